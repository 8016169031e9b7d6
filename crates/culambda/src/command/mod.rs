//! The commands, one module each.

pub mod check;
pub mod config;
pub mod diff;
pub mod explain;
pub mod list;
pub mod preamble;
pub mod rewrite;
pub mod shell;
pub mod show;
pub mod toolkit;
