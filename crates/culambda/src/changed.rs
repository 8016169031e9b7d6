//! Files that changed since a revision, as git has it.
//!
//! The configuration in a repository can name programs for nearly everything that git does. It may have come with the
//! repository, so git runs with other values for all of them.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use rustc_hash::FxHashSet;

use crate::names;
use crate::report::Message;

/// Names of files that differ from a commit, without any program that could say how.
const DIFFER: &[&str] = &[
    "diff",
    "--name-only",
    "--no-renames",
    "--no-ext-diff",
    "--no-textconv",
    "--no-relative",
    "--no-color",
    "--ignore-submodules=all",
    "--diff-filter=d",
    "-O/dev/null",
    "-z",
];

/// The files of a repository that changed.
#[derive(Debug)]
pub struct Changed {
    /// The folder of the repository.
    root: PathBuf,
    files: FxHashSet<PathBuf>,
}

impl Changed {
    /// What differs from a revision in the work tree around the current folder, and what is not tracked. With
    /// `...` after it, the revision is where the current branch left it.
    ///
    /// # Errors
    /// There is no git, no repository or no such revision.
    pub fn since(revision: &str) -> Result<Changed, Message> {
        let here = Git::of(Path::new("."));
        let top = here.and_then(|here| here.run(&["rev-parse", "--show-toplevel"]));
        let top =
            top.map_err(|error| Message::error("--changed-since works in a git repository only").quote(&error))?;
        let root = std::fs::canonicalize(names::path_of(strip_line_end(&top)))
            .map_err(|error| Message::error(format!("cannot find the git repository: {error}")))?;
        // `core.worktree` may name any folder, with all that is in it.
        if std::env::var_os("GIT_DIR").is_none() && !root.join(".git").exists() {
            let text = "the configuration of the git repository puts its files elsewhere";
            return Err(Message::error(text).help("name the repository with GIT_DIR if that is meant"));
        }
        let git = Git::of(&root).map_err(|error| Message::error("git cannot be run here").quote(&error))?;
        let from = commit(&git, revision)
            .map_err(|error| Message::error(format!("git knows no revision `{revision}` here")).quote(&error))?;
        let differ = [DIFFER, &[&from, "--"]].concat();
        let mut files = FxHashSet::default();
        for args in [&differ[..], &["ls-files", "--others", "--exclude-standard", "-z"]] {
            let names = git
                .run(args)
                .map_err(|error| Message::error("git cannot list files").quote(&error))?;
            let names = names.split(|&byte| byte == 0).filter(|name| !name.is_empty());
            files.extend(names.map(|name| root.join(names::path_of(name))));
        }
        Ok(Changed { root, files })
    }

    /// Whether a file of the repository is among them, links followed.
    pub fn has(&self, file: &Path) -> bool {
        std::fs::canonicalize(file).is_ok_and(|file| self.files.contains(&file))
    }

    /// Whether a file is among them. One outside of the repository may be.
    pub fn contains(&self, file: &Path) -> bool {
        match std::fs::canonicalize(file) {
            Ok(file) => !file.starts_with(&self.root) || self.files.contains(&file),
            // Whoever reads it will tell.
            Err(_) => true,
        }
    }
}

/// The commit that a revision names.
fn commit(git: &Git<'_>, revision: &str) -> Result<String, String> {
    let (revision, fork) = match revision.strip_suffix("...") {
        Some(revision) => (revision, true),
        None => (revision, false),
    };
    let name = format!("{revision}^{{commit}}");
    let id = git.run(&["rev-parse", "--verify", "--end-of-options", &name])?;
    let id = String::from_utf8_lossy(strip_line_end(&id)).into_owned();
    if !fork {
        return Ok(id);
    }
    let base = git.run(&["merge-base", &id, "HEAD"])?;
    Ok(String::from_utf8_lossy(strip_line_end(&base)).into_owned())
}

/// Settings of a repository that would run programs, or read files, given another value. They win over those of the
/// repository, what it includes and its work tree.
const HARMLESS: &[&str] = &[
    "core.fsmonitor=false",
    "core.hooksPath=/dev/null",
    "core.attributesFile=/dev/null",
    "core.excludesFile=/dev/null",
    "core.pager=cat",
    "core.sshCommand=false",
    "core.askPass=",
    "core.gitProxy=",
    "credential.helper=",
    "diff.external=",
    "diff.ignoreSubmodules=all",
    "submodule.recurse=false",
    "fetch.recurseSubmodules=false",
    "protocol.allow=never",
    // A folder of the repository that looks like a bare one would be taken for one, with its settings.
    "safe.bareRepository=explicit",
];

/// What is in the environment of git: nothing is fetched, nothing is asked, the index stays as it is.
const ENVIRONMENT: &[(&str, &str)] = &[
    ("GIT_OPTIONAL_LOCKS", "0"),
    ("GIT_NO_LAZY_FETCH", "1"),
    ("GIT_ALLOW_PROTOCOL", "none"),
    ("GIT_TERMINAL_PROMPT", "0"),
    ("GIT_PAGER", "cat"),
];

/// git in a work tree that may have come from strangers: nothing that its configuration names is run.
#[derive(Debug)]
struct Git<'f> {
    folder: &'f Path,
    /// Settings that switch off the filters of the repository.
    filters: Vec<OsString>,
}

impl<'f> Git<'f> {
    /// Looks for filters: each has a name of its own, and git has no option against all of them.
    fn of(folder: &'f Path) -> Result<Git<'f>, String> {
        let mut git = Git {
            folder,
            filters: Vec::new(),
        };
        let names = git.run(&["config", "--null", "--name-only", "--list"])?;
        let mut seen = FxHashSet::default();
        for name in names.split(|&byte| byte == 0) {
            let Some(filter) = name.strip_prefix(b"filter.") else {
                continue;
            };
            let Some(end) = filter.iter().rposition(|&byte| byte == b'.') else {
                continue;
            };
            let filter = filter.get(..end).unwrap_or_default();
            if !seen.insert(filter) {
                continue;
            }
            if filter.contains(&b'=') {
                let name = String::from_utf8_lossy(filter);
                return Err(format!(
                    "the filter `{name}` of its configuration cannot be switched off"
                ));
            }
            for setting in ["clean=", "smudge=", "process=", "required=false"] {
                let setting = [b"filter.", filter, b".", setting.as_bytes()].concat();
                git.filters
                    .extend(["-c".into(), names::path_of(&setting).into_os_string()]);
            }
        }
        Ok(git)
    }

    /// Runs git; what it prints, or what it complains about.
    fn run(&self, args: &[&str]) -> Result<Vec<u8>, String> {
        let mut command = Command::new("git");
        command.arg("--no-pager").arg("-C").arg(self.folder);
        for setting in HARMLESS {
            command.args(["-c", setting]);
        }
        command.args(&self.filters).args(args);
        command
            .envs(ENVIRONMENT.iter().copied())
            .env_remove("GIT_EXTERNAL_DIFF");
        let output = command.stdin(Stdio::null()).output();
        let output = output.map_err(|error| format!("the program `git` cannot be run: {error}"))?;
        if output.status.success() {
            return Ok(output.stdout);
        }
        let complaint = String::from_utf8_lossy(&output.stderr);
        Err(match complaint.trim() {
            "" => format!("git ended with {}", output.status),
            complaint => complaint.to_owned(),
        })
    }
}

fn strip_line_end(text: &[u8]) -> &[u8] {
    text.strip_suffix(b"\n").unwrap_or(text)
}
