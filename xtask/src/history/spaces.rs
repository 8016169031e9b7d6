//! `cargo xtask history spaces`: breakages across execution spaces, in `xtask/history/spaces.json`.
//!
//! A record is a commit that repairs one, with the lines that it changes, before and after. It is named if at its parent a
//! finding is there, or points there: at a call, or at the declaration of what is called. At the repair none may.
//! Half of the records are set aside: those whose commit ends with an odd digit. They are run, never looked at.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::pairs::{Lines, lines};
use super::tree::{self, Tree};
use super::{Options, Outcome};
use crate::repository;

/// A commit that repairs a breakage.
struct Breakage {
    repo: String,
    repair: String,
    /// What the repair does: `annotated` a function, `replaced` a use, or kept something from the device.
    kind: String,
    places: Vec<Place>,
}

/// Lines that the repair changes.
struct Place {
    path: String,
    repaired_path: String,
    broken: Vec<Lines>,
    repaired: Vec<Lines>,
}

/// What became of some breakages.
#[derive(Default)]
struct Count {
    all: usize,
    named: usize,
    alarms: usize,
}

/// Runs all records, or those of projects that `--only` selects, and prints the table.
pub(super) fn run(options: &Options) -> Outcome {
    let all = read(&repository::root().join("xtask/history/spaces.json"))?;
    let binary = repository::release_binary()?;
    let mut counts: BTreeMap<(&str, &str), Count> = BTreeMap::new();
    let mut trees: BTreeMap<&str, Tree> = BTreeMap::new();
    for one in all.iter().filter(|one| one.repo.contains(&options.only)) {
        let mirror = options.mirror(&one.repo)?;
        let folder = repository::target().join("history").join(one.repo.replace('/', "+"));
        if !trees.contains_key(one.repo.as_str()) {
            for (_, tree) in std::mem::take(&mut trees) {
                tree.remove()?;
            }
            trees.insert(&one.repo, Tree::new(&mirror, &folder)?);
        }
        let Some(tree) = trees.get_mut(one.repo.as_str()) else {
            continue;
        };
        let parent = tree::git(&mirror, &["rev-parse", &format!("{}^", one.repair)])?;
        tree.go_to(parent.trim())?;
        let broken = check(&binary, tree.folder())?;
        tree.go_to(&one.repair)?;
        let repaired = check(&binary, tree.folder())?;
        let named = one.places.iter().any(|p| points_at(&broken, &p.path, &p.broken));
        let alarm = one
            .places
            .iter()
            .any(|p| points_at(&repaired, &p.repaired_path, &p.repaired));
        if one.half() == TUNED && (!named || alarm) {
            let what = if named { "still named" } else { "missed" };
            println!("{what}: {} {}", one.repo, one.repair.get(..10).unwrap_or(&one.repair));
        }
        for kind in [one.kind.as_str(), "all"] {
            let count = counts.entry((one.half(), kind)).or_default();
            count.all += 1;
            count.named += usize::from(named);
            count.alarms += usize::from(alarm);
        }
    }
    for (_, tree) in trees {
        tree.remove()?;
    }
    println!("\n| half | repair | breakages | named | | still named at the repair |\n|---|---|---|---|---|---|");
    for ((half, kind), count) in &counts {
        let share = (count.named * 100).checked_div(count.all).unwrap_or_default();
        println!(
            "| {half} | {kind} | {} | {} | {share} % | {} |",
            count.all, count.named, count.alarms
        );
    }
    Ok(counts.values().all(|count| count.alarms == 0))
}

/// The half that may be looked at.
const TUNED: &str = "looked at";

impl Breakage {
    /// Which half it belongs to.
    fn half(&self) -> &'static str {
        let last = self.repair.chars().last().and_then(|c| c.to_digit(16));
        if last.is_some_and(|digit| digit % 2 == 0) {
            TUNED
        } else {
            "set aside"
        }
    }

    fn new(record: &Value) -> Option<Self> {
        let places = record["places"].as_array()?.iter();
        Some(Self {
            repo: record["repo"].as_str()?.to_owned(),
            repair: record["repair"].as_str()?.to_owned(),
            kind: record["kind"].as_str()?.to_owned(),
            places: places.map(Place::new).collect::<Option<_>>()?,
        })
    }
}

impl Place {
    fn new(record: &Value) -> Option<Self> {
        let path = record["path"].as_str()?;
        Some(Self {
            path: path.to_owned(),
            repaired_path: record["repaired_path"].as_str().unwrap_or(path).to_owned(),
            broken: lines(&record["broken"])?,
            repaired: lines(&record["repaired"])?,
        })
    }
}

fn read(path: &Path) -> Result<Vec<Breakage>, String> {
    let text = repository::read(path)?;
    let records: Vec<Value> =
        serde_json::from_slice(&text).map_err(|error| format!("{} is no list: {error}", path.display()))?;
    let lacking = |record| format!("{} has a record that lacks something: {record}", path.display());
    records
        .iter()
        .map(|record| Breakage::new(record).ok_or_else(|| lacking(record)))
        .collect()
}

/// The findings across execution spaces in a folder.
fn check(binary: &Path, folder: &Path) -> Result<Vec<Value>, String> {
    let mut command = Command::new(binary);
    command
        .args(["check", "--spaces", "all", "--format", "json", "."])
        .current_dir(folder);
    let run = command
        .output()
        .map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if !matches!(run.status.code(), Some(0 | 1)) {
        let errors = String::from_utf8_lossy(&run.stderr);
        return Err(format!("`culambda check` ended with {}: {errors}", run.status));
    }
    let report: Value =
        serde_json::from_slice(&run.stdout).map_err(|error| format!("the report is no JSON: {error}"))?;
    let of_spaces = |finding: &&Value| {
        let rule = finding["rule"].as_str().unwrap_or_default();
        !rule.starts_with("extended_") && !rule.starts_with("this_")
    };
    let all = report["findings"].as_array().into_iter().flatten();
    Ok(all.filter(of_spaces).cloned().collect())
}

/// Whether a finding is in some lines of a file, or points there.
fn points_at(findings: &[Value], path: &str, ranges: &[Lines]) -> bool {
    let is_there = |place: &Value| {
        let file = place["file"].as_str().unwrap_or_default();
        let line = place["line"].as_u64().unwrap_or_default();
        file.strip_prefix("./").unwrap_or(file) == path
            && ranges.iter().any(|(start, end)| (start..=end).contains(&&line))
    };
    findings.iter().any(|finding| {
        let labels = finding["labels"].as_array().into_iter().flatten();
        is_there(finding) || labels.into_iter().any(is_there)
    })
}
