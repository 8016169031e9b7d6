//! `cargo xtask history`: the release build over revisions of public projects that nvcc refused.
//!
//! A pair is a commit that repairs a breakage by a restriction, and its parent. At the parent the rule has to be
//! named in the function with the lambda, at the repair it must not be. The program runs as a new user would run
//! it: `culambda check .` in a checkout, without flags; `CULAMBDA` in the environment names another build of it.
//! The records are in `xtask/history/pairs.json`; of the projects nothing is kept but names and numbers of lines.
//! Their histories are cloned into the target folder unless `--mirrors` names a folder that has them.
//!
//! `history spaces` does the same with commits that repair calls and variables across execution spaces.

mod pairs;
mod spaces;
mod tally;
pub(crate) mod tree;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;

use self::pairs::{Lines, Pair};
use self::tally::Tally;
use self::tree::Tree;
use crate::{Outcome, repository};

/// What the command line says.
#[derive(Default)]
struct Options {
    mirrors: Option<PathBuf>,
    only: String,
    /// Check the files of the pairs by themselves, from the root of the checkout.
    files: bool,
}

/// Runs all pairs, or those of projects that `--only` selects.
pub(crate) fn run(args: &[String]) -> Outcome {
    if let Some((first, rest)) = args.split_first()
        && first == "spaces"
    {
        return spaces::run(&Options::new(rest)?);
    }
    let options = Options::new(args)?;
    let pairs = pairs::records(&repository::root().join("xtask/history/pairs.json"), Pair::new)?;
    let binary = repository::release_binary()?;
    let mut projects: BTreeMap<&str, BTreeMap<&str, Vec<&Pair>>> = BTreeMap::new();
    for pair in pairs.iter().filter(|pair| pair.repo.contains(&options.only)) {
        let repairs = projects.entry(&pair.repo).or_default();
        repairs.entry(&pair.repair).or_default().push(pair);
    }
    if projects.is_empty() {
        return Err(format!("no project is called `{}`", options.only));
    }
    let mut tally = Tally::default();
    for (repo, repairs) in projects {
        eprintln!("{repo}: {} repairs", repairs.len());
        let mirror = tree::mirror(repo, options.mirrors.as_deref())?;
        let folder = repository::target().join("history").join(repo.replace('/', "+"));
        let mut project = Project {
            repo,
            binary: &binary,
            files: options.files,
            tree: Tree::new(&mirror, &folder)?,
        };
        for (repair, pairs) in repairs {
            let parent = tree::git(&mirror, &["rev-parse", &format!("{repair}^")])?;
            project.pairs(parent.trim(), repair, &pairs, &mut tally)?;
        }
        project.tree.remove()?;
    }
    tally.print();
    Ok(tally.is_well())
}

impl Options {
    fn new(args: &[String]) -> Result<Self, String> {
        let mut options = Self::default();
        let mut rest = args.iter();
        while let Some(arg) = rest.next() {
            match arg.as_str() {
                "--files" => options.files = true,
                "--mirrors" => options.mirrors = Some(rest.next().ok_or("--mirrors wants a folder")?.into()),
                "--only" => options
                    .only
                    .clone_from(rest.next().ok_or("--only wants a part of a name")?),
                other => return Err(format!("`{other}` is not --mirrors, --only or --files")),
            }
        }
        Ok(options)
    }
}

/// A project whose revisions are being checked.
struct Project<'a> {
    repo: &'a str,
    binary: &'a Path,
    files: bool,
    tree: Tree,
}

impl Project<'_> {
    /// Checks a repair and its parent.
    fn pairs(&mut self, parent: &str, repair: &str, pairs: &[&Pair], tally: &mut Tally) -> Result<(), String> {
        self.tree.go_to(parent)?;
        let broken = self.check(pairs.iter().map(|pair| pair.path.as_str()), tally)?;
        for pair in pairs {
            let named = broken.lines(&pair.path, &pair.broken, &pair.rule);
            let instead = broken.instead(&pair.path, &pair.broken);
            tally.broken(pair, !named.is_empty(), &instead);
        }
        self.tree.go_to(repair)?;
        let repaired = self.check(pairs.iter().map(|pair| pair.repaired_path.as_str()), tally)?;
        for pair in pairs {
            tally.repaired(pair, &repaired.lines(&pair.repaired_path, &pair.repaired, &pair.rule));
        }
        Ok(())
    }

    /// Runs the program over the revision that is there.
    fn check<'p>(&self, paths: impl Iterator<Item = &'p str>, tally: &mut Tally) -> Result<Report, String> {
        let mut report = Report::default();
        if self.files {
            let mut paths: Vec<&str> = paths.collect();
            paths.sort_unstable();
            paths.dedup();
            for path in paths.into_iter().filter(|path| self.tree.folder().join(path).exists()) {
                report.add(self.culambda(path, tally)?);
            }
        } else {
            report.add(self.culambda(".", tally)?);
        }
        Ok(report)
    }

    /// Runs `culambda check` on something in the folder.
    fn culambda(&self, what: &str, tally: &mut Tally) -> Result<Value, String> {
        let start = Instant::now();
        let report = check(self.binary, self.tree.folder(), &[what]);
        let took: Duration = start.elapsed();
        tally.run(self.repo, took);
        report
    }
}

/// What `culambda check` with some arguments says in a folder.
fn check(binary: &Path, folder: &Path, arguments: &[&str]) -> Result<Value, String> {
    let mut command = Command::new(binary);
    command
        .args(["check", "--format", "json"])
        .args(arguments)
        .current_dir(folder);
    let run = command
        .output()
        .map_err(|error| format!("cannot run {command:?}: {error}"))?;
    if !matches!(run.status.code(), Some(0 | 1)) {
        let errors = String::from_utf8_lossy(&run.stderr);
        return Err(format!(
            "`culambda check {}` ended with {}: {errors}",
            arguments.join(" "),
            run.status
        ));
    }
    serde_json::from_slice(&run.stdout).map_err(|error| format!("the report is not JSON: {error}"))
}

/// What the program said about a revision.
#[derive(Default)]
struct Report {
    /// File, line, and the rule or the reason why something was not analysed.
    said: Vec<(String, u64, String)>,
}

impl Report {
    fn add(&mut self, report: Value) {
        for (part, key) in [("findings", "rule"), ("not_analysed", "reason")] {
            for entry in report[part].as_array().into_iter().flatten() {
                if let (Some(file), Some(line)) = (entry["file"].as_str(), entry["line"].as_u64()) {
                    let file = file.strip_prefix("./").unwrap_or(file);
                    let what = entry[key].as_str().unwrap_or_default();
                    self.said.push((file.to_owned(), line, what.to_owned()));
                }
            }
        }
    }

    /// What was said about some lines of a file.
    fn within<'r>(&'r self, path: &'r str, ranges: &'r [Lines]) -> impl Iterator<Item = &'r (String, u64, String)> {
        self.said.iter().filter(move |(file, line, _)| {
            file == path && ranges.iter().any(|(start, end)| (start..=end).contains(&line))
        })
    }

    /// The lines where a rule was named.
    fn lines(&self, path: &str, ranges: &[Lines], rule: &str) -> Vec<u64> {
        let named = self.within(path, ranges).filter(|(_, _, what)| what == rule);
        named.map(|(_, line, _)| *line).collect()
    }

    /// Everything that was said about some lines.
    fn instead(&self, path: &str, ranges: &[Lines]) -> String {
        let mut all: Vec<&str> = self.within(path, ranges).map(|(_, _, what)| what.as_str()).collect();
        all.sort_unstable();
        all.dedup();
        if all.is_empty() {
            "nothing was said".into()
        } else {
            all.join("; ")
        }
    }
}
