//! `cargo xtask deliver`: tries everything that the program is delivered by.
//!
//! The trials themselves are a Python script, because wheels, hooks and actions are at home there.

use std::process::Command;

use crate::{Outcome, repository};

/// Runs the trials that are named, or all.
pub(crate) fn run(args: &[String]) -> Outcome {
    let binary = repository::binary()?;
    let script = repository::root().join("xtask").join("deliver").join("deliver.py");
    let mut command = Command::new("python3");
    repository::succeeds(command.arg(script).args(args).env("CULAMBDA", binary))
}
