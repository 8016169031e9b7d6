//! The `culambda` command.
fn main() {}
