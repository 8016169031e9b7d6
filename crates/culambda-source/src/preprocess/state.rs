//! What is known of a file while it is read: the conditions that are open, and its include guard.

use super::only_not_defined;
use crate::directive::{Directive, DirectiveKind, Line};
use crate::lex::spelling;
use crate::markers::Markers;
use crate::span::{Span, slice};
use crate::unit::IncludeSite;

/// What the directives of one file have done so far.
#[derive(Debug, Default)]
pub(crate) struct FileState {
    pub(crate) file: usize,
    /// Searches in vain for what closes the brace that a macro opens.
    pub(crate) unclosed: std::cell::Cell<u32>,
    pub(crate) name: String,
    pub(crate) directives: Vec<Directive>,
    pub(crate) inactive: Vec<Span>,
    pub(crate) includes: Vec<IncludeSite>,
    /// Whether the directive at hand is in brackets that a declaration has opened.
    pub(crate) in_brackets: bool,
    /// Offsets from which on another number of [`Macros`] holds.
    pub(crate) epochs: Vec<(u32, u32)>,
    pub(crate) markers: Markers,
    /// What makes a second inclusion empty.
    pub(super) guard: Guard,
    pub(super) groups: Vec<Group>,
    /// Where inactive text began.
    pub(super) inactive_from: Option<u32>,
}

/// Whether a file is empty when it is included again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Guard {
    /// No directive was met.
    #[default]
    Unseen,
    /// All of it is in `#ifndef` of this name.
    Name(Vec<u8>),
    /// `#pragma once`.
    Once,
    None,
}

/// A conditional group that is open.
#[derive(Debug)]
pub(super) struct Group {
    pub(super) start: u32,
    /// The text around it is kept.
    pub(super) around: bool,
    pub(super) branch: Branch,
    pub(super) had_else: bool,
    /// The condition that was tested last.
    pub(super) condition: Span,
    /// Its entries among the undecided conditions.
    pub(super) undecided: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Branch {
    /// The text here is kept.
    Kept,
    /// A branch before was kept.
    Past,
    /// No branch was kept so far.
    Wanted,
}

impl FileState {
    pub(crate) fn new(file: usize, name: &str, seq: u32) -> Self {
        FileState {
            file,
            name: name.to_owned(),
            epochs: vec![(0, seq)],
            ..FileState::default()
        }
    }

    /// Looks for an include guard: the first directive opens it, and none is outside of it.
    pub(super) fn see_guard(&mut self, text: &[u8], line: &Line) {
        let next = match (&self.guard, line.directive.kind) {
            (Guard::Once, _) => return,
            (_, DirectiveKind::Pragma) if slice(text, line.directive.name) == b"once" => Guard::Once,
            (Guard::Unseen, DirectiveKind::Ifndef) => line.tokens(text).first().map_or(Guard::None, |token| {
                Guard::Name(spelling(text, token.span, token.spliced).into_owned())
            }),
            (Guard::Unseen, DirectiveKind::If) => {
                only_not_defined(text, line).map_or(Guard::None, |name| Guard::Name(name.into_owned()))
            }
            (Guard::Name(_), kind) => {
                let branch = matches!(
                    kind,
                    DirectiveKind::Else | DirectiveKind::Elif | DirectiveKind::Elifdef | DirectiveKind::Elifndef
                );
                let outermost = self.groups.len() == 1;
                if !self.groups.is_empty() && (!branch || !outermost) {
                    return;
                }
                Guard::None
            }
            (Guard::Unseen | Guard::None, _) => Guard::None,
        };
        self.guard = next;
    }

    pub(crate) fn guard(&self) -> &Guard {
        &self.guard
    }

    /// Whether the text here is kept.
    pub(crate) fn active(&self) -> bool {
        self.groups
            .last()
            .is_none_or(|group| group.around && group.branch == Branch::Kept)
    }
}
