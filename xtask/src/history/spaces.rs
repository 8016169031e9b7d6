//! `cargo xtask history spaces`: breakages across execution spaces, in `xtask/history/spaces.json`.
//!
//! A record is a commit that repairs one, with the lines that it changes, before and after. It is named if at its parent a
//! finding is there, or points there: at a call, or at the declaration of what is called. At the repair none may.
//! Half of the records are set aside: those whose commit ends with an odd digit. They are run, never looked at.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::Value;

use super::pairs::{Lines, lines, records};
use super::tree::{self, Tree};
use super::{Options, Outcome, check};
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
    let all = records(&repository::root().join("xtask/history/spaces.json"), Breakage::new)?;
    let binary = repository::release_binary()?;
    let mut projects: BTreeMap<&str, Vec<&Breakage>> = BTreeMap::new();
    for one in all.iter().filter(|one| one.repo.contains(&options.only)) {
        projects.entry(&one.repo).or_default().push(one);
    }
    let mut counts: BTreeMap<(&str, &str), Count> = BTreeMap::new();
    for (repo, breakages) in projects {
        let mirror = super::tree::mirror(repo, options.mirrors.as_deref())?;
        let folder = repository::target().join("history").join(repo.replace('/', "+"));
        let mut tree = Tree::new(&mirror, &folder)?;
        for one in breakages {
            let parent = tree::git(&mirror, &["rev-parse", &format!("{}^", one.repair)])?;
            tree.go_to(parent.trim())?;
            let broken = crossings(&binary, tree.folder())?;
            tree.go_to(&one.repair)?;
            let repaired = crossings(&binary, tree.folder())?;
            one.judge(&broken, &repaired, &mut counts);
        }
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

    /// Counts what was found at the parent and at the repair; says what is not well, of the half that may be looked at.
    fn judge<'a>(&'a self, broken: &[Value], repaired: &[Value], counts: &mut BTreeMap<(&'a str, &'a str), Count>) {
        let named = self.places.iter().any(|p| points_at(broken, &p.path, &p.broken));
        let at_repair = |p: &Place| points_at(repaired, &p.repaired_path, &p.repaired);
        let alarm = self.places.iter().any(at_repair);
        if self.half() == TUNED && (!named || alarm) {
            let what = if named { "still named" } else { "missed" };
            println!(
                "{what}: {} {}",
                self.repo,
                self.repair.get(..10).unwrap_or(&self.repair)
            );
        }
        for kind in [self.kind.as_str(), "all"] {
            let count = counts.entry((self.half(), kind)).or_default();
            count.all += 1;
            count.named += usize::from(named);
            count.alarms += usize::from(alarm);
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

/// The findings across execution spaces in a folder.
fn crossings(binary: &Path, folder: &Path) -> Result<Vec<Value>, String> {
    let report = check(binary, folder, &["--spaces", "all", "."])?;
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
