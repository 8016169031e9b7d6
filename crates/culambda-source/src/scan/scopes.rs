//! The scopes of a file: those that it opens, and those that files open or close for each other.

use super::Scan;
use crate::preprocess::Preprocessor;
use crate::span::Span;
use crate::unit::{Scope, ScopeId, ScopeKind};

/// Bytes of a file that opens scopes which other files close, or the other way round, at most: it does little else.
pub const MAX_UNEVEN: usize = 4 << 10;

/// What a file does to the scopes around the place where it is read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Effect {
    /// So many of them it closes, from inside out.
    closes: usize,
    /// Then it opens these, each brace with all that it closes.
    opens: Vec<Vec<ScopeKind>>,
}

impl Effect {
    /// Whether they are as they were.
    pub(crate) fn is_none(&self) -> bool {
        self.closes == 0 && self.opens.is_empty()
    }
}

impl Scan {
    /// The scopes that are open here, from outside in.
    pub(crate) fn open_scopes_here(&self) -> Vec<ScopeKind> {
        // The first scope is the file.
        self.kinds_between(ScopeId::default(), self.scope())
    }

    /// Begins in scopes that another file has opened.
    pub(crate) fn begin_within(&mut self, kinds: Vec<ScopeKind>) {
        let span = Span::new(0, self.text.len() as u32);
        for kind in kinds {
            self.open_scopes(vec![kind], span);
        }
        self.opened_before = self.nesting.len();
    }

    /// The scope that holds what is in the file, in those that another file has opened.
    pub(crate) fn outermost(&self) -> ScopeId {
        // The first scope is the file.
        ScopeId(self.opened_before as u32)
    }

    /// What the file does to the scopes around it, at its end.
    pub(crate) fn effect(&self) -> &Effect {
        &self.effect
    }

    /// Whether it may do something to them. What a long file leaves open is more likely closed by a macro that is not known.
    pub(super) fn may_be_uneven(&self) -> bool {
        self.text.len() <= MAX_UNEVEN
    }

    /// Takes the scopes that the end leaves open, but those that another file has opened and has not seen closed.
    pub(super) fn take_open_scopes(&mut self) -> Vec<ScopeId> {
        let others = self.opened_before.saturating_sub(self.closed_before);
        let own = self.nesting.split_off(others.min(self.nesting.len()));
        if self.may_be_uneven() {
            let outers = std::iter::once(self.scope()).chain(own.iter().copied());
            let opens = outers.zip(&own).map(|(outer, inner)| self.kinds_between(outer, *inner));
            self.effect = Effect {
                closes: self.closed_before,
                opens: opens.collect(),
            };
        }
        own
    }

    /// The kinds of the scopes in one scope, up to another one.
    fn kinds_between(&self, outer: ScopeId, inner: ScopeId) -> Vec<ScopeKind> {
        let mut kinds = Vec::new();
        let mut next = Some(inner);
        while let Some(id) = next.filter(|&id| id != outer) {
            let Some(scope) = self.scopes.get(id.0 as usize) else {
                break;
            };
            kinds.push(scope.kind.clone());
            next = scope.parent;
        }
        kinds.reverse();
        kinds
    }

    /// Does to the scopes here what a file does that was included here. What is included within a declaration is a part of
    /// that.
    pub(crate) fn take_effect(&mut self, pre: &mut Preprocessor<'_>, effect: Effect) {
        if self.open.is_some() || self.directives.is_some() {
            return;
        }
        let at = self.pos as u32;
        for _ in 0..effect.closes {
            self.close_scope(pre, at.saturating_sub(1));
        }
        for kinds in effect.opens {
            self.open_scopes(kinds, Span::new(at, self.text.len() as u32));
        }
    }

    /// The innermost scope that is open.
    pub(super) fn scope(&self) -> ScopeId {
        self.nesting.last().copied().unwrap_or_default()
    }

    /// A brace closes the innermost scope.
    pub(super) fn close_scope(&mut self, pre: &mut Preprocessor<'_>, at: u32) {
        let Some(inner) = self.nesting.pop() else {
            self.closes_nothing = true;
            self.problem(pre, Span::new(at, at + 1), "this `}` closes nothing");
            return;
        };
        if self.nesting.len() + self.closed_before < self.opened_before {
            self.closed_before += 1;
        }
        let mut id = Some(inner);
        // `namespace a::b {` is closed by one brace.
        let outer = self.nesting.last().copied().unwrap_or_default();
        while let Some(scope) = id.filter(|&id| id != outer) {
            let Some(found) = self.scopes.get_mut(scope.0 as usize) else {
                break;
            };
            found.span.end = at + 1;
            id = found.parent;
        }
    }

    /// Opens scopes, one in the other, that one brace closes.
    pub(super) fn open_scopes(&mut self, kinds: Vec<ScopeKind>, span: Span) {
        let mut parent = self.scope();
        for kind in kinds {
            let id = ScopeId(self.scopes.len() as u32);
            self.scopes.push(Scope {
                parent: Some(parent),
                kind,
                span,
            });
            parent = id;
        }
        self.nesting.push(parent);
    }
}
