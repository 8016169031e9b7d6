//! The `culambda` command; everything is in the library beside it.

use std::process::ExitCode;

fn main() -> ExitCode {
    culambda::run()
}
