//! Where things are in the repository, and how its programs are run.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The folder for what cargo and these tasks make.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Builds the binary in the profile that the tests use.
///
/// # Errors
/// When cargo cannot be run or the build fails.
pub(crate) fn binary() -> Result<PathBuf, String> {
    build(&[]).map(|()| target().join("debug").join("culambda"))
}

/// Builds the release binary, unless `CULAMBDA` in the environment names another build of it.
///
/// # Errors
/// When cargo cannot be run or the build fails.
pub(crate) fn release_binary() -> Result<PathBuf, String> {
    if let Some(path) = std::env::var_os("CULAMBDA") {
        return Ok(path.into());
    }
    build(&["--release"]).map(|()| target().join("release").join("culambda"))
}

fn build(profile: &[&str]) -> Result<(), String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build
        .args(["build", "--quiet", "-p", "culambda"])
        .args(profile)
        .current_dir(root());
    if succeeds(&mut build)? {
        Ok(())
    } else {
        Err("the build failed".into())
    }
}

/// A Python script of `xtask/oracle`, to be given arguments.
pub(crate) fn script(name: &str) -> Command {
    let mut command = Command::new("python3");
    command.arg(root().join("xtask").join("oracle").join(name));
    command
}

/// Runs a command whose output is for the user; says whether it succeeded.
///
/// # Errors
/// When the command cannot be started.
pub(crate) fn succeeds(command: &mut Command) -> Result<bool, String> {
    let status = command
        .status()
        .map_err(|error| format!("cannot run {command:?}: {error}"))?;
    Ok(status.success())
}

/// Reads a file.
///
/// # Errors
/// When that fails, with the name of the file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

/// Writes a file.
///
/// # Errors
/// When that fails, with the name of the file.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    std::fs::write(path, bytes).map_err(|error| format!("cannot write {}: {error}", path.display()))
}
