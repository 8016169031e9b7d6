//! Everything that is generated or re-recorded.
fn main() {}
