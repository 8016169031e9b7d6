//! `cargo xtask device`: programs with extended lambdas on a GPU, with culambda in the place of nvcc's host front end.
//!
//! `xtask/device/run.py` builds them, which needs no GPU, and with `--run` runs what was built, which needs nothing but a
//! GPU and its driver.

use std::process::Command;

use crate::{Outcome, repository};

/// Builds the programs into `target/device`, or runs those of a folder.
pub(crate) fn run(args: &[String]) -> Outcome {
    let given = |option: &str| args.iter().any(|arg| arg == option);
    let mut script = Command::new("python3");
    script.arg(repository::root().join("xtask/device/run.py"));
    if !given("--run") {
        script.arg("--culambda").arg(repository::release_binary()?);
        if !given("--out") {
            script.arg("--out").arg(repository::target().join("device"));
        }
    }
    repository::succeeds(script.args(args))
}
