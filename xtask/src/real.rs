//! `cargo xtask real`: the release build over sources that nobody here wrote.
//!
//! Every file is listed and rewritten, refused lambdas left as they are. Looked for: crashes; bytes outside of
//! lambdas that changed; outputs that still have sites, or that a second run changes. Counted: annotated
//! lambdas, sites, refused ones and those not analysed, by reason. The sources are fetched once, pinned by
//! hash, into the target folder; nothing in them is built or run.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;

use crate::{Outcome, repository};

/// Public sources.
struct Project {
    name: &'static str,
    /// Project in the package index, file there, SHA-256 of that.
    file: [&'static str; 3],
    /// Where the sources are in the archive.
    sources: &'static str,
    /// Names of the files that count end like this.
    endings: &'static [&'static str],
    /// Include folders in the archive.
    include: &'static [&'static str],
}

const PROJECTS: [Project; 2] = [
    Project {
        name: "xgboost",
        file: [
            "xgboost",
            "xgboost-3.4.1.tar.gz",
            "6968a4c71efdfa859df0dfcad0d99211c95c28c4ffd6aecff46efff77d18026a",
        ],
        sources: "xgboost-3.4.1/cpp_src",
        endings: &[".cu", ".cuh"],
        include: &[
            "xgboost-3.4.1/cpp_src/include",
            "xgboost-3.4.1/cpp_src/dmlc-core/include",
        ],
    },
    Project {
        name: "cccl",
        file: [
            "nvidia-cuda-cccl",
            "nvidia_cuda_cccl-13.3.5.0.6-py3-none-manylinux2014_x86_64.manylinux_2_17_x86_64.whl",
            "d5230098fa2df5021e1a00c0c4eee41797671a91119d31e892463e5ccf3ee326",
        ],
        sources: "nvidia/cu13/include/cccl",
        // Most headers of the standard library part have no ending.
        endings: &[""],
        include: &["nvidia/cu13/include/cccl"],
    },
];

/// Runs the named projects, all without a name.
pub(crate) fn run(args: &[String]) -> Outcome {
    let (mut names, mut only, mut verbose) = (Vec::new(), String::new(), false);
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        match arg.as_str() {
            "--verbose" => verbose = true,
            "--files" => only.clone_from(rest.next().ok_or("--files wants a part of a path")?),
            name if PROJECTS.iter().any(|project| project.name == name) => names.push(name),
            other => return Err(format!("`{other}` is not a project, nor --files or --verbose")),
        }
    }
    let binary = repository::release_binary()?;
    let mut well = true;
    for project in PROJECTS
        .iter()
        .filter(|project| names.is_empty() || names.contains(&project.name))
    {
        let tally = project.run(&binary, &only)?;
        tally.print(project.name, verbose);
        well &= tally.failures.is_empty();
    }
    Ok(well)
}

/// The folder of the sources of a project.
pub(crate) fn fetched(name: &str) -> Result<PathBuf, String> {
    let project = PROJECTS.iter().find(|project| project.name == name);
    project.ok_or_else(|| format!("`{name}` is not a project"))?.fetch()
}

impl Project {
    /// The folder of the archive's content, fetched if it is not there.
    fn fetch(&self) -> Result<PathBuf, String> {
        let [_, file, _] = self.file;
        let folder = repository::target().join("real").join(file);
        if !repository::succeeds(repository::script("fetch.py").args(self.file).arg(&folder))? {
            return Err(format!("cannot fetch {file}"));
        }
        Ok(folder)
    }

    fn run(&self, binary: &Path, only: &str) -> Result<Tally, String> {
        let archive = self.fetch()?;
        let mut files = Vec::new();
        collect(&archive.join(self.sources), self.endings, &mut files)?;
        files.retain(|path| path.to_string_lossy().contains(only));
        files.sort();
        let include = self
            .include
            .iter()
            .flat_map(|folder| ["-I".into(), archive.join(folder)])
            .collect();
        let scratch = repository::target().join("real").join("scratch");
        std::fs::create_dir_all(&scratch).map_err(|error| format!("cannot make {}: {error}", scratch.display()))?;
        let runner = Runner {
            binary,
            include,
            root: archive.join(self.sources),
            scratch,
        };
        let (next, tally) = (AtomicUsize::new(0), Mutex::new(Tally::default()));
        std::thread::scope(|scope| {
            for worker in 0..std::thread::available_parallelism().map_or(2, usize::from) {
                let (runner, files, next, tally) = (&runner, &files, &next, &tally);
                scope.spawn(move || {
                    while let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let one = runner.file(path, worker);
                        tally.lock().unwrap_or_else(std::sync::PoisonError::into_inner).add(one);
                    }
                });
            }
        });
        Ok(tally
            .into_inner()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
            .sorted())
    }
}

/// The files under a folder whose names end in one of the ways, in no order.
pub(crate) fn collect(folder: &Path, endings: &[&str], into: &mut Vec<PathBuf>) -> Result<(), String> {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let listed =
            std::fs::read_dir(&folder).map_err(|error| format!("cannot list {}: {error}", folder.display()))?;
        for path in listed.filter_map(|entry| Some(entry.ok()?.path())) {
            if path.is_dir() {
                folders.push(path);
            } else if endings.iter().any(|ending| path.to_string_lossy().ends_with(ending)) {
                into.push(path);
            }
        }
    }
    Ok(())
}

/// What runs the binary on files of a project.
struct Runner<'a> {
    binary: &'a Path,
    include: Vec<PathBuf>,
    root: PathBuf,
    scratch: PathBuf,
}

impl Runner<'_> {
    /// What the binary prints; an error if it crashes or cannot read its input.
    fn culambda(&self, arguments: &[&str], file: &Path) -> Result<Vec<u8>, String> {
        let mut command = Command::new(self.binary);
        command.args(arguments).arg(file).args(&self.include);
        let run = command
            .output()
            .map_err(|error| format!("cannot run {command:?}: {error}"))?;
        if let Some(0 | 1) = run.status.code() {
            return Ok(run.stdout);
        }
        let errors = String::from_utf8_lossy(&run.stderr);
        let first: Vec<&str> = errors.lines().take(3).collect();
        Err(format!(
            "`{}` ended with {}: {}",
            arguments.join(" "),
            run.status,
            first.join(" / ")
        ))
    }

    /// Everything about one file.
    fn file(&self, path: &Path, worker: usize) -> Tally {
        let name = path.strip_prefix(&self.root).unwrap_or(path).display().to_string();
        let mut tally = Tally {
            files: 1,
            ..Tally::default()
        };
        if let Err(message) = self.examine(path, &name, worker, &mut tally) {
            tally.failures.push(format!("{name}: {message}"));
        }
        tally
    }

    fn examine(&self, path: &Path, name: &str, worker: usize, tally: &mut Tally) -> Result<(), String> {
        let input = repository::read(path)?;
        let list = self.list(path)?;
        tally.count(name, &list);
        let rewrite = |path: &Path| self.culambda(&["rewrite", "--keep-going", "--preamble", "none"], path);
        let output = rewrite(path)?;
        let spans = outermost(&input, &list);
        if spans.is_empty() {
            let same = input == output;
            return if same {
                Ok(())
            } else {
                Err("no annotated lambda, but the text changed".into())
            };
        }
        if let Some(offset) = lost(&input, &output, &spans) {
            return Err(format!(
                "the text from line {} on, outside of lambdas, is not in the output",
                line(&input, offset)
            ));
        }
        // The second run reads the output in the folder of the original, for its includes.
        let again = self.scratch.join(format!("{worker}.cu"));
        repository::write(&again, &output)?;
        let folder = path.parent().unwrap_or(path).to_string_lossy();
        let second = self.culambda(
            &["rewrite", "--keep-going", "--preamble", "none", "-I", &folder],
            &again,
        )?;
        if second != output {
            return Err("the second run changes the output of the first".into());
        }
        Ok(())
    }

    /// The inventory of a file.
    fn list(&self, path: &Path) -> Result<Value, String> {
        let json = self.culambda(&["list", "--format", "json"], path)?;
        serde_json::from_slice(&json).map_err(|error| format!("the list is not JSON: {error}"))
    }
}

/// The entries of a part of a list.
fn entries<'v>(list: &'v Value, part: &str) -> &'v [Value] {
    list[part].as_array().map(Vec::as_slice).unwrap_or_default()
}

/// Byte ranges of the listed lambdas that lie in no other one, in order.
fn outermost(text: &[u8], list: &Value) -> Vec<(usize, usize)> {
    let newlines = text
        .iter()
        .enumerate()
        .filter(|(_, byte)| **byte == b'\n')
        .map(|(at, _)| at + 1);
    let starts: Vec<usize> = std::iter::once(0).chain(newlines).collect();
    let offset = |entry: &Value, line: &str, column: &str| {
        let number = |key: &str| {
            entry[key]
                .as_u64()
                .map_or(0, |n| usize::try_from(n).unwrap_or(usize::MAX))
        };
        starts
            .get(number(line).saturating_sub(1))
            .map_or(0, |start| start + number(column).saturating_sub(1))
    };
    let parts = ["sites", "ordinary", "not_analysed"]
        .into_iter()
        .flat_map(|part| entries(list, part));
    let mut spans: Vec<(usize, usize)> = parts
        .map(|entry| (offset(entry, "line", "column"), offset(entry, "end_line", "end_column")))
        .collect();
    spans.sort_by_key(|(start, end)| (*start, usize::MAX - end));
    let mut end = 0;
    spans.retain(|span| {
        let outside = span.1 > end;
        end = end.max(span.1);
        outside
    });
    spans
}

/// Looks for the text between the lambdas in the output, part by part; where the first missing part begins.
fn lost(input: &[u8], output: &[u8], lambdas: &[(usize, usize)]) -> Option<usize> {
    let (mut from, mut at) = (0, 0);
    let ends = lambdas
        .iter()
        .map(|(start, end)| (*start, *end))
        .chain([(input.len(), input.len())]);
    for (index, (start, end)) in ends.enumerate() {
        let part = input.get(from..start).unwrap_or_default();
        let place = if index == lambdas.len() {
            output
                .len()
                .checked_sub(part.len())
                .filter(|place| *place >= at && output.ends_with(part))
        } else if index == 0 {
            output.starts_with(part).then_some(0)
        } else {
            find(output.get(at..).unwrap_or_default(), part).map(|place| at + place)
        };
        let Some(place) = place else { return Some(from) };
        (from, at) = (end, place + part.len());
    }
    None
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    if part.is_empty() {
        Some(0)
    } else {
        text.windows(part.len()).position(|window| window == part)
    }
}

/// The line of an offset.
fn line(text: &[u8], offset: usize) -> usize {
    1 + text.iter().take(offset).filter(|byte| **byte == b'\n').count()
}

/// Counts of a project.
#[derive(Default)]
struct Tally {
    files: usize,
    sites: usize,
    ordinary: BTreeMap<String, Vec<String>>,
    refused: BTreeMap<String, Vec<String>>,
    not_analysed: BTreeMap<String, Vec<String>>,
    failures: Vec<String>,
}

impl Tally {
    /// Counts the entries of one list.
    fn count(&mut self, name: &str, list: &Value) {
        self.sites += entries(list, "sites").len();
        let place = |entry: &Value| format!("{name}:{}:{}", entry["line"], entry["column"]);
        for (part, key, into) in [
            ("sites", "refused", &mut self.refused),
            ("ordinary", "reason", &mut self.ordinary),
            ("not_analysed", "reason", &mut self.not_analysed),
        ] {
            for entry in entries(list, part) {
                if let Some(reason) = entry[key].as_str() {
                    into.entry(without_names(reason)).or_default().push(place(entry));
                }
            }
        }
    }

    fn add(&mut self, other: Tally) {
        self.files += other.files;
        self.sites += other.sites;
        self.failures.extend(other.failures);
        for (mine, theirs) in [
            (&mut self.ordinary, other.ordinary),
            (&mut self.refused, other.refused),
            (&mut self.not_analysed, other.not_analysed),
        ] {
            for (reason, places) in theirs {
                mine.entry(reason).or_default().extend(places);
            }
        }
    }

    /// The same in an order that does not depend on threads.
    fn sorted(mut self) -> Tally {
        self.failures.sort();
        let maps = [&mut self.ordinary, &mut self.refused, &mut self.not_analysed];
        maps.into_iter()
            .flat_map(BTreeMap::values_mut)
            .for_each(|places| places.sort());
        self
    }

    fn print(&self, name: &str, verbose: bool) {
        let total = |map: &BTreeMap<String, Vec<String>>| map.values().map(Vec::len).sum::<usize>();
        let (ordinary, lost, refused) = (total(&self.ordinary), total(&self.not_analysed), total(&self.refused));
        println!(
            "{name}: {} files, {} annotated lambdas",
            self.files,
            self.sites + ordinary + lost
        );
        println!("  sites         {:6}", self.sites);
        println!(
            "  refused       {refused:6}  ({} per mille of the sites)",
            1000 * refused / self.sites.max(1)
        );
        print_reasons(&self.refused, verbose);
        println!("  not analysed  {lost:6}");
        print_reasons(&self.not_analysed, verbose);
        println!("  ordinary      {ordinary:6}");
        print_reasons(&self.ordinary, false);
        println!("  failures      {:6}", self.failures.len());
        for failure in &self.failures {
            println!("    {failure}");
        }
    }
}

/// The reasons, most frequent first, with their places if asked for.
fn print_reasons(reasons: &BTreeMap<String, Vec<String>>, verbose: bool) {
    let mut rows: Vec<_> = reasons.iter().collect();
    rows.sort_by_key(|(_, places)| std::cmp::Reverse(places.len()));
    for (reason, places) in rows {
        println!("    {:4}  {reason}", places.len());
        for place in places.iter().take(if verbose { usize::MAX } else { 0 }) {
            println!("            {place}");
        }
    }
}

/// A reason without the names that it mentions, so that reasons of one sort are counted together.
fn without_names(reason: &str) -> String {
    let parts = reason.split('`').enumerate();
    parts
        .map(|(index, part)| if index % 2 == 1 { "`..`" } else { part })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn lambdas_that_lie_in_others_are_passed_over() {
        let at = |line: u32, column: u32, end_line: u32, end_column: u32| json!({"line": line, "column": column, "end_line": end_line, "end_column": end_column});
        let list = json!({"sites": [at(1, 3, 2, 4), at(1, 5, 1, 6)], "not_analysed": [at(2, 6, 2, 8)]});
        assert_eq!(outermost(b"abcdefg\nhijklmnop", &list), [(2, 11), (13, 15)]);
    }

    #[test]
    fn what_changed_outside_of_lambdas_is_noticed() {
        assert_eq!(lost(b"a; L; b", b"a; site(L); b", &[(3, 4)]), None);
        assert_eq!(lost(b"a; L; b", b"a; site(L);  b", &[(3, 4)]), Some(4));
        assert_eq!(lost(b"a; L; b", b"A; site(L); b", &[(3, 4)]), Some(0));
        assert_eq!(lost(b"a L b L c", b"a x b y c", &[(2, 3), (6, 7)]), None);
        assert_eq!(lost(b"a L b L c", b"a x y c", &[(2, 3), (6, 7)]), Some(3));
    }

    #[test]
    fn reasons_are_counted_without_names() {
        assert_eq!(
            without_names("the class `A` of `f` is not known"),
            "the class `..` of `..` is not known"
        );
    }
}
