//! What could not be read as it is.

use crate::span::Span;

/// Something in a text that could not be read, with its place. Reading goes on after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Index into [`crate::Unit::files`].
    pub file: usize,
    /// The place.
    pub span: Span,
    /// What is wrong, as the start of a sentence in lower case.
    pub message: String,
    /// What was done about it, or what would help.
    pub note: Option<String>,
}
