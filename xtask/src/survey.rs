//! `cargo xtask real --check FOLDER..`: what `check` says about source trees that nobody here wrote.
//!
//! Every error is printed, grouped by rule, to be looked at by hand: on code that nvcc accepts each of them is
//! either a finding of ours that nvcc is silent on, or a false alarm. A crash fails the task, an error does not.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::{Outcome, repository};

/// Names of files that may hold lambdas.
const ENDINGS: [&str; 9] = [".cu", ".cuh", ".h", ".hpp", ".hxx", ".H", ".inl", ".cpp", ".cc"];

/// Folders of headers that projects have.
const INCLUDE: [&str; 5] = ["", "include", "src", "cpp/include", "cpp/src"];

/// Words without which there is no lambda to be found.
const WORDS: [&str; 6] = ["__device__", "_LAMBDA", "DEVICE", "_HD", "_GPU", "HOST"];

/// Files for one run of the program.
const BATCH: usize = 20;

/// What was found in a tree.
#[derive(Default)]
struct Survey {
    files: usize,
    not_analysed: usize,
    /// For each level and rule how often.
    counts: BTreeMap<(String, String), usize>,
    /// For each rule its errors, as lines.
    errors: BTreeMap<String, Vec<String>>,
    failures: Vec<String>,
}

/// Surveys source trees.
pub(crate) fn run(folders: &[String]) -> Outcome {
    if folders.is_empty() {
        return Err("--check wants folders of sources".into());
    }
    let binary = repository::release_binary()?;
    let mut well = true;
    for folder in folders {
        let survey = Survey::of(&binary, Path::new(folder))?;
        survey.print(folder);
        well &= survey.failures.is_empty();
    }
    Ok(well)
}

impl Survey {
    fn of(binary: &Path, root: &Path) -> Result<Survey, String> {
        let mut files = Vec::new();
        crate::real::collect(root, &ENDINGS, &mut files)?;
        files.retain(|path| may_hold_lambdas(path));
        files.sort();
        let mut survey = Survey {
            files: files.len(),
            ..Survey::default()
        };
        for batch in files.chunks(BATCH) {
            survey.batch(binary, root, batch)?;
        }
        Ok(survey)
    }

    fn batch(&mut self, binary: &Path, root: &Path, files: &[PathBuf]) -> Result<(), String> {
        let mut command = Command::new(binary);
        command.args(["check", "--format", "json"]);
        for folder in INCLUDE.map(|f| root.join(f)).iter().filter(|f| f.is_dir()) {
            command.arg("-I").arg(folder);
        }
        let output = command
            .args(files)
            .output()
            .map_err(|error| format!("cannot run {}: {error}", binary.display()))?;
        let Ok(report) = serde_json::from_slice::<Value>(&output.stdout) else {
            let why = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            match files {
                [one] => self.failures.push(format!("{}: {why}", one.display())),
                // One of them; the others count all the same.
                many => {
                    for one in many {
                        self.batch(binary, root, std::slice::from_ref(one))?;
                    }
                }
            }
            return Ok(());
        };
        let lambdas = report["not_analysed"].as_array().into_iter().flatten();
        self.not_analysed += lambdas.filter(|lambda| lambda["partly"] != true).count();
        for finding in report["findings"].as_array().into_iter().flatten() {
            let text = |key: &str| finding[key].as_str().unwrap_or_default().to_owned();
            let (rule, severity) = (text("rule"), text("severity"));
            if severity == "error" {
                let line = format!("{}:{}: {}", text("file"), finding["line"], text("message"));
                self.errors.entry(rule.clone()).or_default().push(line);
            }
            *self.counts.entry((severity, rule)).or_default() += 1;
        }
        Ok(())
    }

    fn print(&self, name: &str) {
        println!(
            "{name}: {} files, {} lambdas not analysed",
            self.files, self.not_analysed
        );
        for ((severity, rule), count) in &self.counts {
            println!("  {count:6} {severity} {rule}");
        }
        for (rule, lines) in &self.errors {
            println!("  {rule}");
            for line in lines {
                println!("    {line}");
            }
        }
        for line in &self.failures {
            println!("  FAILED {line}");
        }
    }
}

fn may_hold_lambdas(path: &Path) -> bool {
    let text = std::fs::read(path).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    text.contains('[') && WORDS.iter().any(|word| text.contains(word))
}
