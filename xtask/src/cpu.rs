//! `cargo xtask cpu`: programs that nobody here wrote, built with `culambda cc` and run.
//!
//! `xtask/cpu/programs.py` does it, with the programs of `xtask/cpu/programs.json`; the sources are given, because they
//! are not ours to keep.

use std::process::Command;

use crate::{Outcome, repository};

/// Builds and runs them, and with `--record` writes the table of `docs/measured/cpu-programs.md`.
pub(crate) fn run(args: &[String]) -> Outcome {
    let binary = repository::release_binary()?;
    let mut script = Command::new("python3");
    script.arg(repository::root().join("xtask/cpu/programs.py"));
    script.arg("--culambda").arg(binary);
    for arg in args {
        if arg == "--record" {
            script
                .arg("--table")
                .arg(repository::root().join("docs/measured/cpu-programs.md"));
        } else {
            script.arg(arg);
        }
    }
    repository::succeeds(&mut script)
}
