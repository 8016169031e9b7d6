//! The `culambda` command; everything is in the library beside it.

use std::process::ExitCode;

#[cfg(feature = "allocator")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    culambda::run()
}
