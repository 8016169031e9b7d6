//! What the file itself says about findings: the reference's pragmas and our comments.
//!
//! Both are read from the text of the files (`trivia`), at their places. A file that has none of the words costs
//! one search for them.

pub(crate) mod comments;
pub(crate) mod pragma_macros;
pub(crate) mod pragmas;
pub(crate) mod trivia;
pub mod write;
