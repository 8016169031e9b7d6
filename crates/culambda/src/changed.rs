//! Files that changed since a revision, as git has it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use rustc_hash::FxHashSet;

use crate::report::Message;

/// The files of a repository that changed.
#[derive(Debug)]
pub struct Changed {
    /// The folder of the repository.
    root: PathBuf,
    files: FxHashSet<PathBuf>,
}

impl Changed {
    /// What differs from a revision in the work tree around the current folder, and what is not tracked. With
    /// `...` behind it, the revision is where the current branch left it.
    ///
    /// # Errors
    /// There is no git, no repository or no such revision.
    pub fn since(revision: &str) -> Result<Changed, Message> {
        let here = Path::new(".");
        let top = git(here, &["rev-parse", "--show-toplevel"])
            .map_err(|error| Message::error("--changed-since works in a git repository only").note(error))?;
        let root = std::fs::canonicalize(path(strip_line_end(&top)))
            .map_err(|error| Message::error(format!("cannot find the git repository: {error}")))?;
        let from = commit(&root, revision)
            .map_err(|error| Message::error(format!("git knows no revision `{revision}` here")).note(error))?;
        let differ = [
            "diff",
            "--name-only",
            "--no-renames",
            "--diff-filter=d",
            "-z",
            &from,
            "--",
        ];
        let mut files = FxHashSet::default();
        for args in [&differ[..], &["ls-files", "--others", "--exclude-standard", "-z"]] {
            let names = git(&root, args).map_err(|error| Message::error("git cannot list files").note(error))?;
            let names = names.split(|&byte| byte == 0).filter(|name| !name.is_empty());
            files.extend(names.map(|name| root.join(path(name))));
        }
        Ok(Changed { root, files })
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
fn commit(root: &Path, revision: &str) -> Result<String, String> {
    let (revision, fork) = match revision.strip_suffix("...") {
        Some(revision) => (revision, true),
        None => (revision, false),
    };
    let name = format!("{revision}^{{commit}}");
    let id = git(root, &["rev-parse", "--verify", "--end-of-options", &name])?;
    let id = String::from_utf8_lossy(strip_line_end(&id)).into_owned();
    if !fork {
        return Ok(id);
    }
    let base = git(root, &["merge-base", &id, "HEAD"])?;
    Ok(String::from_utf8_lossy(strip_line_end(&base)).into_owned())
}

/// Runs git; what it prints, or what it complains about.
fn git(folder: &Path, args: &[&str]) -> Result<Vec<u8>, String> {
    let output = Command::new("git").arg("-C").arg(folder).args(args).output();
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

fn strip_line_end(text: &[u8]) -> &[u8] {
    text.strip_suffix(b"\n").unwrap_or(text)
}

/// A path as git prints it.
fn path(bytes: &[u8]) -> PathBuf {
    #[cfg(unix)]
    let name = {
        use std::os::unix::ffi::OsStringExt as _;
        OsString::from_vec(bytes.to_vec())
    };
    #[cfg(not(unix))]
    let name = OsString::from(String::from_utf8_lossy(bytes).into_owned());
    name.into()
}
