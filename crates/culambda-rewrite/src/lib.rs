//! culambda-rewrite
pub mod preamble;
