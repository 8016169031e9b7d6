//! `cargo xtask survey`: what `check .` says about public projects that nobody here wrote.
//!
//! The projects and their revisions are in `xtask/survey/repositories.json`, or the folders are named. Every error is
//! printed, to be read by hand: on a main branch, which nvcc accepts, each of them is either code that is not compiled
//! for CUDA, or a false alarm. A crash fails the task, an error does not.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::history::tree::{self, Tree};
use crate::{Outcome, repository};

/// What the command line says.
#[derive(Default)]
struct Options {
    mirrors: Option<PathBuf>,
    only: String,
    folders: Vec<PathBuf>,
}

/// Surveys the listed projects, or the named folders.
pub(crate) fn run(args: &[String]) -> Outcome {
    let options = Options::new(args)?;
    let binary = repository::release_binary()?;
    println!("| project | errors | warnings | not analysed | known in part |\n|---|---|---|---|---|");
    let mut well = true;
    for folder in &options.folders {
        well &= survey(&binary, &folder.to_string_lossy(), folder);
    }
    if !options.folders.is_empty() {
        return Ok(well);
    }
    for (project, revision) in listed()? {
        if !project.contains(&options.only) {
            continue;
        }
        let mirror = match tree::mirror(&project, options.mirrors.as_deref()) {
            Ok(mirror) => mirror,
            Err(message) => {
                println!("| {project} | {message} |");
                continue;
            }
        };
        let folder = repository::target().join("survey").join(project.replace('/', "+"));
        let mut tree = Tree::new(&mirror, &folder)?;
        tree.go_to(&revision)?;
        well &= survey(&binary, &project, tree.folder());
        tree.remove()?;
    }
    Ok(well)
}

impl Options {
    fn new(args: &[String]) -> Result<Self, String> {
        let mut options = Self::default();
        let mut rest = args.iter();
        while let Some(arg) = rest.next() {
            match arg.as_str() {
                "--mirrors" => options.mirrors = Some(rest.next().ok_or("--mirrors wants a folder")?.into()),
                "--only" => options
                    .only
                    .clone_from(rest.next().ok_or("--only wants a part of a name")?),
                other if other.starts_with('-') => return Err(format!("`{other}` is not --mirrors or --only")),
                folder => options.folders.push(folder.into()),
            }
        }
        Ok(options)
    }
}

/// The projects of the list, each with its revision.
fn listed() -> Result<Vec<(String, String)>, String> {
    let path = repository::root()
        .join("xtask")
        .join("survey")
        .join("repositories.json");
    let list: Value = serde_json::from_slice(&repository::read(&path)?).map_err(|error| error.to_string())?;
    let list = list.as_object().ok_or("the list of projects is no object")?;
    let revision = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    Ok(list.iter().map(|(name, at)| (name.clone(), revision(at))).collect())
}

/// Checks a checkout as somebody would who just has it, and prints a row of the table and the errors; `false` after a crash.
fn survey(binary: &Path, name: &str, folder: &Path) -> bool {
    let run = Command::new(binary)
        .args(["check", ".", "--format", "json"])
        .current_dir(folder)
        .output();
    let report = run.map_err(|error| error.to_string()).and_then(|run| {
        let errors = String::from_utf8_lossy(&run.stderr);
        serde_json::from_slice::<Value>(&run.stdout).map_err(|_| errors.trim().to_owned())
    });
    let report = match report {
        Ok(report) => report,
        Err(message) => {
            println!("| {name} | FAILED: {message} |");
            return false;
        }
    };
    let list = |key: &str| report[key].as_array().map(Vec::as_slice).unwrap_or_default();
    let level = |level: &str| {
        let findings = list("findings").iter();
        findings.filter(|f| f["severity"] == level).collect::<Vec<_>>()
    };
    let partly = list("not_analysed")
        .iter()
        .filter(|lambda| lambda["partly"] == true)
        .count();
    println!(
        "| {name} | {} | {} | {} | {partly} |",
        level("error").len(),
        level("warning").len(),
        list("not_analysed").len() - partly
    );
    for error in level("error") {
        let text = |key: &str| error[key].as_str().unwrap_or_default();
        let place = format!("{}:{}", text("file"), error["line"]);
        eprintln!("  {place}: {}: {}", text("rule"), text("message"));
    }
    true
}
