//! Execution spaces of functions: which annotations are at the head of a declaration.

use crate::facts::Space;
use culambda_source::{MarkKind, ViewOffset, ViewSpan};
use culambda_syntax::{GapKind, Node, Syntax};

/// The annotations at the head of a declaration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Annotations {
    pub host: bool,
    pub device: bool,
    pub global: bool,
}

impl Annotations {
    /// The space they mean.
    pub fn space(self) -> Space {
        Space::of(self.host, self.device, self.global)
    }

    /// Whether there are any.
    pub fn any(self) -> bool {
        self.host || self.device || self.global
    }
}

/// The part of the text in which the annotations of a declaration are: from the token before it to its parameters.
pub(crate) fn head_range(syntax: &Syntax, start: ViewOffset, parameters: ViewOffset) -> ViewSpan {
    let tokens = &syntax.view.tokens;
    let mut first = tokens.partition_point(|t| t.at < start);
    // Words that were masked belong to the declaration after them, and so do those in front of `friend`, where the
    // declaration does not begin with what is before that: but for `constexpr` these are masked.
    let masked = |at: ViewOffset| syntax.text().as_bytes().get(at.index()) == Some(&b' ');
    let is_specifier = |span: ViewSpan| matches!(syntax.part(span), "friend" | "constexpr");
    while first > 0 && (masked(tokens[first - 1].at) || is_specifier(tokens[first - 1].span())) {
        first -= 1;
    }
    let from = first
        .checked_sub(1)
        .map_or(ViewOffset::default(), |p| tokens[p].span().end);
    ViewSpan::new(from, parameters)
}

/// Whether a declaration of a function is inline by a word in front of its name: `inline`, `__forceinline__`, `__inline__`.
pub(crate) fn says_inline(syntax: &Syntax, declaration: Node<'_>, name: ViewOffset) -> bool {
    let head = head_range(syntax, declaration.start(), name);
    let mut marks = syntax.view.marks_in(head).iter();
    crate::declarator::has_specifier(syntax, declaration, "inline")
        || marks.any(|mark| mark.kind == MarkKind::Forceinline)
}

/// The annotations of a declaration that starts at an offset and whose parameter list starts at another.
pub fn annotations(syntax: &Syntax, start: ViewOffset, parameters: ViewOffset) -> Annotations {
    let range = head_range(syntax, start, parameters);
    let mut found = Annotations::default();
    for mark in syntax.view.marks_in(range) {
        match mark.kind {
            MarkKind::Host => found.host = true,
            MarkKind::Device => found.device = true,
            MarkKind::Global => found.global = true,
            _ => {}
        }
    }
    found
}

/// A macro that is not known at the head of a declaration and that may be an execution space annotation.
pub fn unknown_macro(syntax: &Syntax, start: ViewOffset, parameters: ViewOffset) -> Option<String> {
    const HARMLESS: [&str; 14] = [
        "INLINE",
        "HOST",
        "API",
        "EXPORT",
        "VISIB",
        "NODISCARD",
        "STATIC",
        "CONSTEXPR",
        "DEPRECATED",
        "_HD",
        "MAYBE_UNUSED",
        "NOEXCEPT",
        "EXTERN",
        "EXEC_CHECK",
    ];
    let range = head_range(syntax, start, parameters);
    syntax
        .gaps
        .iter()
        .filter(|g| matches!(g.kind, GapKind::UnknownMacro | GapKind::UnknownMacroCall) && range.contains(g.at))
        .map(|g| syntax.view.text_of(g.span()).to_owned())
        .find(|name| !HARMLESS.iter().any(|h| name.contains(h)))
}
