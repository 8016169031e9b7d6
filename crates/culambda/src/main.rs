//! The `culambda` command; everything is in the library beside it.

use std::process::ExitCode;

/// Also serves the parser, which is C: the crate's feature `override` puts it in place of `malloc`.
#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    culambda::run()
}
