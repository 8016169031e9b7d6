//! Text of a translation unit.
pub mod target;
