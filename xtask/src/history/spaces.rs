//! `cargo xtask history spaces`: breakages across execution spaces, in `xtask/history/spaces.json`.
//!
//! A record is a commit that repairs one, with the lines that it changes, before and after. It is named if at its parent a
//! finding is there, or points there: at a call, or at the declaration of what is called. At the repair none may.
//! Two levels are run: what `check` does by itself, and `--spaces all`.
//! What no look at the tree can tell has the reason in its record (`beyond`), and counts in a column of its own only.
//! Half of the first records were set aside until November 2026: those whose commit ends with an odd digit. Records that were
//! added `later` were looked at as they were found. Those with `aside` are run, never looked at.

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
    /// Why nothing in the tree can tell, if that is so: a fact about the commit.
    beyond: Option<String>,
    /// Whether it was found after the halves were made.
    later: bool,
    /// Whether it is one of those that are set aside now.
    aside: bool,
    places: Vec<Place>,
}

/// Lines that the repair changes.
struct Place {
    path: String,
    repaired_path: String,
    broken: Vec<Lines>,
    repaired: Vec<Lines>,
}

/// The levels that are run, the one that `check` has by itself first.
const LEVELS: [&str; 2] = ["lambdas", "all"];

/// How a breakage is named at a level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Named {
    No,
    /// As far as it is known that the code is compiled for the device: in a note.
    Note,
    Surely,
}

/// What became of some breakages.
#[derive(Default)]
struct Count {
    all: usize,
    visible: usize,
    /// Of those that are visible at each level: in whatever way, and in an error or a warning.
    named: [(usize, usize); 2],
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
            let mut named = [Named::No; 2];
            for (named, level) in named.iter_mut().zip(LEVELS) {
                let found = crossings(&binary, tree.folder(), level)?;
                *named = one.named(&found, tree.folder());
            }
            tree.go_to(&one.repair)?;
            let repaired = crossings(&binary, tree.folder(), LEVELS[1])?;
            one.judge(named, &repaired, tree.folder(), &mut counts);
        }
        tree.remove()?;
    }
    println!(
        "\n| half | repair | breakages | visible | named by `check` | with `--spaces all` | still named at the repair |"
    );
    println!("|---|---|---|---|---|---|---|");
    for ((half, kind), count) in &counts {
        let [own, all] = count.named.map(|(named, surely)| {
            let share = (named * 100).checked_div(count.visible).unwrap_or_default();
            format!("{named} ({share} %), {} of them in notes", named - surely)
        });
        println!(
            "| {half} | {kind} | {} | {} | {own} | {all} | {} |",
            count.all, count.visible, count.alarms
        );
    }
    Ok(counts.values().all(|count| count.alarms == 0))
}

/// The half that was looked at from the beginning.
const TUNED: &str = "looked at";

/// What was found later, and looked at.
const LATER: &str = "found later";

/// The half that was set aside at first.
const FORMER: &str = "set aside at first";

/// What is run, and not looked at.
const ASIDE: &str = "set aside";

impl Breakage {
    /// Which half it belongs to.
    fn half(&self) -> &'static str {
        if self.aside {
            return ASIDE;
        }
        if self.later {
            return LATER;
        }
        let last = self.repair.chars().last().and_then(|c| c.to_digit(16));
        if last.is_some_and(|digit| digit % 2 == 0) {
            TUNED
        } else {
            FORMER
        }
    }

    /// How some findings at the parent name it.
    fn named(&self, findings: &[Value], folder: &Path) -> Named {
        let at = |p: &Place| points_at(findings, folder, &p.path, &p.broken);
        self.places.iter().map(at).max().unwrap_or(Named::No)
    }

    /// Counts how it was named at the parent, and what was found at the repair; says what is not well, of the half that may
    /// be looked at.
    fn judge<'a>(
        &'a self,
        named: [Named; 2],
        repaired: &[Value],
        folder: &Path,
        counts: &mut BTreeMap<(&'a str, &'a str), Count>,
    ) {
        let at_repair = |p: &Place| points_at(repaired, folder, &p.repaired_path, &p.repaired) != Named::No;
        let alarm = self.places.iter().any(at_repair);
        let missed = named[1] == Named::No;
        if self.half() != ASIDE && (missed || alarm) {
            let what = if missed { "missed" } else { "still named" };
            println!(
                "{what}: {} {} {}",
                self.repo,
                self.repair.get(..10).unwrap_or(&self.repair),
                self.beyond.as_deref().unwrap_or_default()
            );
        }
        for kind in [self.kind.as_str(), "all"] {
            let count = counts.entry((self.half(), kind)).or_default();
            count.all += 1;
            count.alarms += usize::from(alarm);
            if self.beyond.is_some() {
                continue;
            }
            count.visible += 1;
            for (sum, named) in count.named.iter_mut().zip(named) {
                sum.0 += usize::from(named != Named::No);
                sum.1 += usize::from(named == Named::Surely);
            }
        }
    }

    fn new(record: &Value) -> Option<Self> {
        let places = record["places"].as_array()?.iter();
        Some(Self {
            repo: record["repo"].as_str()?.to_owned(),
            repair: record["repair"].as_str()?.to_owned(),
            kind: record["kind"].as_str()?.to_owned(),
            beyond: record["beyond"].as_str().map(str::to_owned),
            later: record["later"].as_bool().unwrap_or(false),
            aside: record["aside"].as_bool().unwrap_or(false),
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

/// What nvcc says of a lambda of the host that a loop launches through a lambda of its own.
const OF_LOOPS: &str = "extended_lambda_parent_local_type";

/// The findings across execution spaces in a folder.
fn crossings(binary: &Path, folder: &Path, level: &str) -> Result<Vec<Value>, String> {
    let report = check(binary, folder, &["--spaces", level, "."])?;
    let of_spaces = |finding: &&Value| {
        let rule = finding["rule"].as_str().unwrap_or_default();
        rule == OF_LOOPS || !rule.starts_with("extended_") && !rule.starts_with("this_")
    };
    let all = report["findings"].as_array().into_iter().flatten();
    Ok(all.filter(of_spaces).cloned().collect())
}

/// How findings name some lines of a file: where they are, or where they point.
fn points_at(findings: &[Value], folder: &Path, path: &str, ranges: &[Lines]) -> Named {
    let text = std::fs::read(folder.join(path)).unwrap_or_default();
    let lines: Vec<&[u8]> = text.split(|byte| *byte == b'\n').collect();
    let is_there = |place: &Value| {
        let file = place["file"].as_str().unwrap_or_default();
        let line = place["line"].as_u64().unwrap_or_default();
        file.strip_prefix("./").unwrap_or(file) == path
            && ranges.iter().any(|range| is_of_declaration(&lines, *range, line))
    };
    let names = |finding: &&Value| {
        let labels = finding["labels"].as_array().into_iter().flatten();
        is_there(finding) || labels.into_iter().any(is_there)
    };
    let level = |finding: &Value| match finding["severity"].as_str() {
        Some("note") => Named::Note,
        _ => Named::Surely,
    };
    findings.iter().filter(names).map(level).max().unwrap_or(Named::No)
}

/// Whether a line, counted from 1, is in a range, or in the declaration that goes on after it: annotations are lines above
/// the name that they are for.
fn is_of_declaration(lines: &[&[u8]], (start, end): Lines, line: u64) -> bool {
    let number = |line: u64| usize::try_from(line).unwrap_or(usize::MAX);
    let ends = |line: &&[u8]| line.iter().any(|byte| b";{}".contains(byte));
    let between = || lines.get(number(end).saturating_sub(1)..number(line).saturating_sub(1));
    start <= line && (line <= end || between().is_some_and(|lines| !lines.iter().any(ends)))
}
