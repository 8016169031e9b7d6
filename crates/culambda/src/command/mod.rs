//! The commands, one module each.

pub mod diff;
pub mod list;
pub mod preamble;
pub mod rewrite;
