//! Revisions of a repository as folders.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::repository;

/// How a step ended.
type Outcome = Result<(), String>;

/// Endings of files that are made: sources, and what configures the check.
const ENDINGS: [&str; 24] = [
    "h", "H", "hh", "hpp", "hxx", "h++", "c", "C", "cc", "cpp", "cxx", "c++", "cu", "cuh", "inl", "ipp", "icc", "tpp",
    "txx", "in", "def", "inc", "cmake", "mk",
];

/// Names of other files that say how something is built or checked.
const NAMES: [&str; 9] = [
    ".gitignore",
    "culambda.toml",
    "CMakeLists.txt",
    "CMakePresets.json",
    "Makefile",
    "GNUmakefile",
    "makefile",
    "meson.build",
    "setup.py",
];

/// A folder that holds one revision at a time; going to the next one writes only what differs.
pub(crate) struct Tree {
    repository: PathBuf,
    folder: PathBuf,
    /// Files that are there, and their blobs.
    files: BTreeMap<String, String>,
}

impl Tree {
    /// An empty folder for revisions of the git directory.
    pub(crate) fn new(repository: &Path, folder: &Path) -> Result<Self, String> {
        remove(folder)?;
        make(folder)?;
        Ok(Self {
            repository: repository.to_owned(),
            folder: folder.to_owned(),
            files: BTreeMap::new(),
        })
    }

    /// Makes the folder hold the revision.
    pub(crate) fn go_to(&mut self, revision: &str) -> Result<(), String> {
        let listing = git(&self.repository, &["ls-tree", "-r", "-z", revision])?;
        let wanted: BTreeMap<String, String> = listing.split('\0').filter_map(entry).collect();
        for path in self.files.keys().filter(|path| !wanted.contains_key(*path)) {
            let path = self.folder.join(path);
            match std::fs::remove_file(&path) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                    return Err(format!("cannot remove {}: {error}", path.display()));
                }
                _ => {}
            }
        }
        let (paths, wanted_blobs): (Vec<&str>, Vec<&str>) = wanted
            .iter()
            .filter(|(path, blob)| self.files.get(*path) != Some(*blob))
            .map(|(path, blob)| (path.as_str(), blob.as_str()))
            .unzip();
        blobs(&self.repository, &wanted_blobs, |place, bytes| {
            let Some(path) = paths.get(place) else { return Ok(()) };
            let path = self.folder.join(path);
            make(path.parent().unwrap_or(&self.folder))?;
            repository::write(&path, bytes)
        })?;
        self.files = wanted;
        Ok(())
    }

    /// The folder.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Takes everything away.
    pub(crate) fn remove(self) -> Result<(), String> {
        remove(&self.folder)
    }
}

/// The path and the blob of a regular file that matters, from `MODE blob HASH TAB PATH`.
fn entry(line: &str) -> Option<(String, String)> {
    let (meta, path) = line.split_once('\t')?;
    let mut words = meta.split(' ');
    let regular = words.next()?.starts_with("100");
    let blob = words.nth(1)?;
    let name = path.rsplit('/').next()?;
    let source = name
        .rsplit_once('.')
        .is_some_and(|(_, ending)| ENDINGS.contains(&ending));
    (regular && (source || NAMES.contains(&name))).then(|| (path.to_owned(), blob.to_owned()))
}

/// Reads blobs and hands each one over with its place in the list; those that the mirror lacks are left out.
///
/// All are asked for at once: an answer at a time would cost a change of process each.
fn blobs(repository: &Path, wanted: &[&str], mut take: impl FnMut(usize, &[u8]) -> Outcome) -> Outcome {
    let broken = |error: std::io::Error| format!("git cat-file: {error}");
    let mut child = Command::new("git")
        .arg("-C")
        .arg(repository)
        .args(["cat-file", "--batch", "--buffer"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot run git: {error}"))?;
    let (Some(mut asked), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
        return Err("git has no pipes".into());
    };
    let mut answers = BufReader::new(answers);
    std::thread::scope(|scope| {
        scope.spawn(move || {
            // An error here shows as an answer that is missing.
            let _ = asked.write_all((wanted.join("\n") + "\n").as_bytes());
        });
        let mut bytes = Vec::new();
        for place in 0..wanted.len() {
            let mut head = String::new();
            answers.read_line(&mut head).map_err(broken)?;
            let mut words = head.split_whitespace();
            match (words.nth(1), words.next().and_then(|size| size.parse().ok())) {
                (Some("missing"), _) => {}
                (_, Some(size)) => {
                    bytes.resize(size, 0);
                    answers.read_exact(&mut bytes).map_err(broken)?;
                    answers.read_exact(&mut [0]).map_err(broken)?;
                    take(place, &bytes)?;
                }
                _ => return Err(format!("git cat-file answers `{head}`")),
            }
        }
        Ok(())
    })?;
    child.wait().map_err(broken)?;
    Ok(())
}

/// The git directory of a project's history: in the folder of mirrors, else cloned into the target folder.
pub(crate) fn mirror(project: &str, mirrors: Option<&Path>) -> Result<PathBuf, String> {
    let name = project.replace('/', "+");
    if let Some(mirrors) = mirrors {
        let folder = mirrors.join(name);
        return [folder.join("repo"), folder]
            .into_iter()
            .find(|folder| folder.exists())
            .ok_or_else(|| format!("{} has no mirror of {project}", mirrors.display()));
    }
    let folder = repository::target().join("history-mirrors").join(name);
    if !folder.exists() {
        let url = format!("https://github.com/{project}");
        let mut clone = Command::new("git");
        clone.args(["clone", "--quiet", "--bare", &url]).arg(&folder);
        if !repository::succeeds(&mut clone)? {
            return Err(format!("cannot clone {url}"));
        }
    }
    Ok(folder)
}

/// What git prints.
pub(crate) fn git(repository: &Path, arguments: &[&str]) -> Result<String, String> {
    let run = Command::new("git")
        .arg("-C")
        .arg(repository)
        .args(arguments)
        .output()
        .map_err(|error| format!("cannot run git: {error}"))?;
    if !run.status.success() {
        let errors = String::from_utf8_lossy(&run.stderr);
        return Err(format!("git {}: {}", arguments.join(" "), errors.trim()));
    }
    Ok(String::from_utf8_lossy(&run.stdout).into_owned())
}

/// Makes a folder and those around it.
fn make(folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))
}

/// Removes a folder, if there is one.
fn remove(folder: &Path) -> Result<(), String> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(format!("cannot remove {}: {error}", folder.display()))
        }
        _ => Ok(()),
    }
}
