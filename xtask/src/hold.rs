//! `cargo xtask hold`: what holds for any input, and the table of `docs/measured/robustness.md`.
//!
//! Texts that grow, kills, full disks, names and links are the business of a Python script: it makes the texts, and
//! measures CPU time and memory of whole processes.

use std::path::PathBuf;
use std::process::Command;

use crate::{Outcome, repository};

/// Runs the parts that are named, or all, with the release build or the program that `--binary` names.
pub(crate) fn run(args: &[String]) -> Outcome {
    let (mut binary, mut others) = (None, Vec::new());
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        match arg.as_str() {
            "--binary" => binary = Some(PathBuf::from(rest.next().ok_or("--binary wants a path")?)),
            "--write" => {
                let page = repository::root().join("docs/measured/robustness.md");
                others.extend(["--write".into(), page.into_os_string()]);
            }
            other => others.push(other.into()),
        }
    }
    let binary = binary.map_or_else(repository::release_binary, Ok)?;
    let script = repository::root().join("xtask").join("hold").join("hold.py");
    let mut command = Command::new("python3");
    repository::succeeds(command.arg(script).arg(binary).args(others))
}
