//! `cargo xtask ecosystem`: whole units of public projects, compared with the reference site by site.
//!
//! `ecosystem.py` preprocesses files of pinned projects with the headers of CUDA and records what the reference makes
//! of them. Here the release build lists and checks the same text. Sites are paired by their order, because in half
//! of them the line that the reference prints is that of the statement; compared are all fields of a site.
//! `--cases` does the same with the cases of `grammar-tests`, preprocessed.
//! `--trees` compares what is said of the checkouts themselves ([`trees`]).

mod trees;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use culambda_model::compare::differences;
use serde_json::Value;

use crate::{Outcome, repository};

/// Differences of one project that are printed.
const MAX_SHOWN: usize = 100;

/// Compares the named projects, all without a name.
pub(crate) fn run(args: &[String]) -> Outcome {
    let (mut projects, mut options, mut cases, mut trees) = (BTreeSet::new(), Vec::new(), false, false);
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        match arg.as_str() {
            "--cases" => cases = true,
            "--trees" => trees = true,
            "--sources" | "--files" => {
                let value = rest.next().ok_or_else(|| format!("{arg} wants a value"))?;
                options.extend([arg.clone(), value.clone()]);
            }
            name if name.starts_with('-') => {
                return Err(format!("`{name}` is none of --cases, --trees, --sources, --files"));
            }
            name => {
                projects.insert(name.to_owned());
            }
        }
    }
    let out = repository::target().join("ecosystem");
    let mut script = repository::script("ecosystem.py");
    script.arg("--out").arg(&out).args(&options);
    script.args(if cases {
        vec!["--cases".to_owned()]
    } else {
        projects.iter().cloned().collect()
    });
    if !repository::succeeds(&mut script)? {
        return Err("the units could not be made".into());
    }
    let binary = repository::release_binary()?;
    if cases {
        return compare_cases(&binary, &out.join("cases"));
    }
    let folders = folders(&out, &projects)?;
    if trees {
        return trees::compare(&binary, &folders);
    }
    println!(
        "| project | units | text | sites | equal | refused | not analysed | findings |\n|---|---|---|---|---|---|---|---|"
    );
    let mut well = true;
    for folder in folders {
        well &= compare_project(&binary, &folder)?;
    }
    Ok(well)
}

/// The folders of the projects that were recorded.
fn folders(out: &Path, names: &BTreeSet<String>) -> Result<Vec<PathBuf>, String> {
    let is_project = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let ours = ["sources", "configured", "cases"].contains(&&*name);
        path.is_dir() && !ours && (names.is_empty() || names.contains(&*name))
    };
    Ok(entries(out)?.into_iter().filter(is_project).collect())
}

/// What is in a folder, in order.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let listed = std::fs::read_dir(folder).map_err(|error| format!("cannot list {}: {error}", folder.display()))?;
    let mut out: Vec<PathBuf> = listed.filter_map(|entry| Some(entry.ok()?.path())).collect();
    out.sort();
    Ok(out)
}

fn with_ending(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let mut out = entries(folder)?;
    out.retain(|path| path.extension().is_some_and(|e| e == ending));
    Ok(out)
}

fn json(path: &Path) -> Result<Value, String> {
    let bytes = repository::read(path)?;
    serde_json::from_slice(&bytes).map_err(|error| format!("{}: {error}", path.display()))
}

/// What a command of the binary prints as JSON of a file.
fn culambda(binary: &Path, arguments: &[&str], file: &Path) -> Result<Value, String> {
    let mut command = Command::new(binary);
    command.args(arguments).arg("--no-config").arg(file);
    printed(command, file)
}

/// What a command of the binary prints as JSON of a folder, in that folder.
fn culambda_in(binary: &Path, folder: &Path, arguments: &[&str]) -> Result<Value, String> {
    let mut command = Command::new(binary);
    command.args(arguments).arg(".").current_dir(folder);
    printed(command, folder)
}

fn printed(mut command: Command, about: &Path) -> Result<Value, String> {
    let run = command
        .args(["--format", "json"])
        .output()
        .map_err(|error| format!("cannot run {command:?}: {error}"))?;
    serde_json::from_slice(&run.stdout).map_err(|_| {
        let errors = String::from_utf8_lossy(&run.stderr);
        format!(
            "{}: {} {}",
            about.display(),
            run.status,
            errors.lines().next().unwrap_or_default()
        )
    })
}

fn list<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value[key].as_array().map(Vec::as_slice).unwrap_or_default()
}

fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value[key].as_str().unwrap_or_default()
}

/// Counts of a project.
#[derive(Default)]
struct Tally {
    units: usize,
    bytes: u64,
    sites: usize,
    equal: usize,
    refused: usize,
    not_analysed: usize,
    findings: usize,
    /// What differs, once for each place: headers are in many units.
    differences: BTreeMap<String, usize>,
}

impl Tally {
    fn differs(&mut self, what: String) {
        *self.differences.entry(what).or_default() += 1;
    }

    /// Compares one unit.
    fn add(&mut self, binary: &Path, record: &Path) -> Result<(), String> {
        let (want, unit) = (json(record)?, record.with_extension("ii"));
        let std = text(&want, "std").to_owned();
        self.units += 1;
        self.bytes += want["size"].as_u64().unwrap_or_default();
        self.sites += list(&want, "sites").len();
        let got = culambda(binary, &["list", "--system-headers", "--std", &std], &unit)?;
        for lost in list(&got, "not_analysed") {
            self.not_analysed += 1;
            self.differs(format!("{}: not analysed: {}", place(lost), text(lost, "reason")));
        }
        self.sites(list(&want, "sites"), list(&got, "sites"), &unit);
        let reported = list(&want, "diagnostics")
            .iter()
            .any(|d| text(d, "message").contains("lambda"));
        let checked = culambda(binary, &["check", "--spaces", "off", "--std", &std], &unit)?;
        for finding in list(&checked, "findings")
            .iter()
            .filter(|f| !reported && !f["number"].is_null())
        {
            self.findings += 1;
            self.differs(format!(
                "{}: {}: {}",
                place(finding),
                text(finding, "rule"),
                text(finding, "message")
            ));
        }
        Ok(())
    }

    fn sites(&mut self, want: &[Value], got: &[Value], unit: &Path) {
        if want.len() != got.len() {
            let name = unit.file_name().unwrap_or_default().to_string_lossy();
            self.differs(format!("{name}: {} sites, and {} of ours", want.len(), got.len()));
            return;
        }
        for (want, got) in want.iter().zip(got) {
            let mut found: Vec<String> = differences(want, got).iter().map(ToString::to_string).collect();
            if let Some(why) = got["refused"].as_str() {
                self.refused += 1;
                found.push(format!("refused: {why}"));
            }
            if found.is_empty() {
                self.equal += 1;
            } else {
                self.differs(format!("{}: {}", place(got), found.join("; ")));
            }
        }
    }
}

fn place(value: &Value) -> String {
    format!("{}:{}", text(value, "file"), value["line"])
}

fn compare_project(binary: &Path, folder: &Path) -> Outcome {
    let mut tally = Tally::default();
    for record in with_ending(folder, "json")? {
        if let Err(message) = tally.add(binary, &record) {
            tally.differs(message);
        }
    }
    println!(
        "| {} | {} | {} MB | {} | {} | {} | {} | {} |",
        folder.file_name().unwrap_or_default().to_string_lossy(),
        tally.units,
        tally.bytes / 1_000_000,
        tally.sites,
        tally.equal,
        tally.refused,
        tally.not_analysed,
        tally.findings
    );
    for (what, times) in tally.differences.iter().take(MAX_SHOWN) {
        eprintln!("  {what} ({times} times)");
    }
    Ok(tally.differences.is_empty())
}

/// Cases whose preprocessed text may say something else than the raw one; docs/measured/ecosystem.md has the reasons.
const PREPROCESSING_CHANGES: [&str; 2] = ["forms_array_rank_aliases.cu", "launch_lines.cu"];

/// Compares the preprocessed cases with their records, and with what is found in the raw ones.
fn compare_cases(binary: &Path, folder: &Path) -> Outcome {
    let grammar = repository::root().join("grammar-tests");
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let (mut sites, mut cases) = (0, 0);
    for unit in with_ending(&folder.join("sites"), "ii")? {
        let record = json(&grammar.join("sites").join(with_name(&unit, "json")))?;
        let std = record["std"].to_string();
        let got = culambda(binary, &["list", "--std", &std], &unit)?;
        let (want, got) = (list(&record, "sites"), list(&got, "sites"));
        let mut found: Vec<String> = want
            .iter()
            .zip(got)
            .flat_map(|(want, got)| differences(want, got))
            .map(|difference| difference.to_string())
            .collect();
        if want.len() != got.len() {
            found.push(format!("{} sites, and {} of ours", want.len(), got.len()));
        }
        (sites, cases) = (sites + want.len(), cases + 1);
        wrong.insert(with_name(&unit, "cu"), found);
    }
    for unit in with_ending(&folder.join("diagnostics"), "ii")? {
        let raw = grammar.join("diagnostics").join(with_name(&unit, "cu"));
        let record = json(&raw.with_extension("json"))?;
        let std = text(&record, "std").to_owned();
        let options = record["options"].to_string();
        let mut arguments = vec!["check", "--spaces", "off", "--std", &std];
        arguments.extend(options.contains("no-extended-lambda").then_some("--no-extended-lambda"));
        let (want, got) = (
            culambda(binary, &arguments, &raw)?,
            culambda(binary, &arguments, &unit)?,
        );
        // Messages name files as they were given; the markers of a unit have no folder.
        let place = format!("{}/", grammar.join("diagnostics").display());
        let keys = |value: &Value| -> Vec<String> {
            let message = |f: &Value| text(f, "message").replace(&place, "");
            let key = |f: &Value| format!("line {} {}: {}", f["line"], text(f, "rule"), message(f));
            list(value, "findings").iter().map(key).collect()
        };
        let (want, got) = (keys(&want), keys(&got));
        let missing = want
            .iter()
            .filter(|key| !got.contains(key))
            .map(|key| format!("missing: {key}"));
        let found = missing.chain(
            got.iter()
                .filter(|key| !want.contains(key))
                .map(|key| format!("only here: {key}")),
        );
        wrong.insert(with_name(&unit, "cu"), found.collect());
        cases += 1;
    }
    wrong.retain(|name, found| !found.is_empty() && !PREPROCESSING_CHANGES.contains(&name.as_str()));
    println!("{cases} cases, {sites} sites, {} cases differ", wrong.len());
    for (name, found) in &wrong {
        println!("{name}\n    {}", found.join("\n    "));
    }
    Ok(wrong.is_empty())
}

fn with_name(path: &Path, ending: &str) -> String {
    let name = path.with_extension(ending);
    name.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sites_are_compared_field_by_field() {
        let site = |id: &str, fn_type: &str, value: &str| {
            serde_json::json!({"wrapper": "dl", "mutable": null, "trailing_return": false, "id": id, "fn_type": fn_type,
                "fn": "(& ::f)", "return": null,
                "captures": [{"type": "typename __nvdl_remove_ref<decltype(n)>::type", "value": value}]})
        };
        let want = site("1", "void (*)(const int & n)", "n");
        assert!(differences(&want, &site("1", "void (*)(const int &n)", "n")).is_empty());
        assert_eq!(differences(&want, &site("2", "void (*)(int n)", "m")).len(), 3);
    }
}
