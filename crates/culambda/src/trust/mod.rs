//! What a run may read, and where that may lie.
//!
//! The text that is checked may come from strangers, with its `culambda.toml`, its links and its compile commands. The
//! command line does not. The *project* is what came together: the folder of `.git` around a file, else that of the
//! nearest `culambda.toml`, else the file's own.
//!
//! * What the project names (a baseline, compile commands, response files) lies inside it, links followed.
//! * What is read without being named on the command line is a regular file of bounded size, and none of the system's.
//! * [`ignored`]: the same for what a walk over folders reads by itself.
//! * [`shown`]: of which files the text may be shown; [`words`]: what of it is in messages; `texts`: the files of an
//!   analysis by that.

pub mod ignored;
pub mod shown;
pub(crate) mod texts;
pub mod words;

use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use culambda_source::Text;

use crate::io::{Bounds, folder_of, read_input};
use crate::layout;

/// The most that a file has which somebody includes.
pub const HEADER: u64 = 1 << 28;
/// The most that a baseline or a compilation database has.
pub const DATA: u64 = 1 << 28;
/// The most that a response file has.
pub const RESPONSES: u64 = 1 << 24;
/// The most that a build file has, or a template of a header.
pub const BUILD: u64 = 1 << 22;
/// The most that a `culambda.toml` has.
pub const SETTINGS: u64 = 1 << 20;

/// More links than this in a row are a loop.
const MAX_LINKS: usize = 40;
/// No system takes longer paths.
const MAX_PATH: usize = 1 << 14;

/// Folders whose files are made by the system: reading one may wait for ever, or tell of the machine.
const SYSTEM: &[&str] = &["/proc", "/sys", "/dev"];
/// Memory that programs use as a disk is an exception, for those who work there.
const SHARED_MEMORY: &str = "/dev/shm";

/// The folder of the project around a folder, links followed.
pub fn project_of(folder: &Path) -> PathBuf {
    marked_project(folder).unwrap_or_else(|| resolved(folder))
}

/// The same, where `.git` or a `culambda.toml` tells.
fn marked_project(folder: &Path) -> Option<PathBuf> {
    let folder = resolved(folder);
    let above = |name: &str| {
        let has = |above: &&Path| fs::symlink_metadata(above.join(name)).is_ok();
        folder.ancestors().find(has).map(Path::to_owned)
    };
    above(".git").or_else(|| above(layout::CONFIGURATION))
}

/// Where a path leads, links followed, also if nothing is there yet.
pub fn resolved(path: &Path) -> PathBuf {
    let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    if whole.as_os_str().len() > MAX_PATH {
        return layout::plain(&whole);
    }
    let (mut base, mut missing, mut links) = (whole.clone(), Vec::new(), 0);
    loop {
        if let Ok(real) = fs::canonicalize(&base) {
            return missing.iter().rev().fold(real, |path, name| path.join(name));
        }
        if links < MAX_LINKS
            && let Ok(next) = fs::read_link(&base)
        {
            base = folder_of(&base).join(next);
            links += 1;
            continue;
        }
        let (Some(name), Some(parent)) = (base.file_name(), base.parent()) else {
            return layout::plain(&whole);
        };
        missing.push(name.to_owned());
        base = parent.to_owned();
    }
}

/// Whether a path has a link in it that is in a project and leads out of it.
pub fn leads_out(path: &Path) -> bool {
    let Ok(whole) = std::path::absolute(path) else {
        return false;
    };
    let target = resolved(&whole);
    let mut real = PathBuf::new();
    for part in whole.components() {
        if part == Component::ParentDir {
            real.pop();
            continue;
        }
        real.push(part);
        if !fs::symlink_metadata(&real).is_ok_and(|found| found.is_symlink()) {
            continue;
        }
        let project = marked_project(folder_of(&real));
        if project.is_some_and(|project| !target.starts_with(project)) {
            return true;
        }
        real = resolved(&real);
    }
    false
}

/// Whether a file, links followed, is made by the system.
pub fn is_of_the_system(real: &Path) -> bool {
    let works_there = || std::env::current_dir().is_ok_and(|here| here.starts_with(SHARED_MEMORY));
    SYSTEM.iter().any(|folder| real.starts_with(folder)) && !(real.starts_with(SHARED_MEMORY) && works_there())
}

/// Reads a regular file that nobody named on the command line.
///
/// # Errors
/// Those of the system; another kind of file, one that the system makes, one that is too long.
pub fn read(path: &Path, limit: u64) -> io::Result<Text> {
    read_real(&fs::canonicalize(path)?, limit)
}

/// The same, of a path in which no link is left.
///
/// # Errors
/// As for [`read`].
pub fn read_real(real: &Path, limit: u64) -> io::Result<Text> {
    if is_of_the_system(real) {
        return Err(io::Error::other("files of the system are not read"));
    }
    let bounds = Bounds {
        regular: true,
        most: limit,
    };
    read_input(real, bounds)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;

    /// A repository beside other things.
    fn place() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let root = fs::canonicalize(folder.path()).unwrap();
        for below in ["repo/.git", "repo/src", "other"] {
            fs::create_dir_all(root.join(below)).unwrap();
        }
        for file in ["repo/src/a.cu", "other/secret"] {
            fs::write(root.join(file), file).unwrap();
        }
        (folder, root)
    }

    #[test]
    fn projects() {
        let (_folder, root) = place();
        let repo = root.join("repo");
        assert_eq!(project_of(&repo.join("src")), repo);
        assert_eq!(project_of(&root.join("other")), root.join("other"));
        fs::write(root.join("other/culambda.toml"), "").unwrap();
        fs::create_dir(root.join("other/in")).unwrap();
        assert_eq!(project_of(&root.join("other/in")), root.join("other"));
        // What came together counts, not the settings of a part of it.
        fs::write(repo.join("src/culambda.toml"), "").unwrap();
        assert_eq!(project_of(&repo.join("src")), repo);
    }

    #[test]
    fn links_that_lead_out() {
        let (_folder, root) = place();
        let repo = root.join("repo");
        symlink("../../other/secret", repo.join("src/out")).unwrap();
        symlink("src", repo.join("in")).unwrap();
        symlink("../other", repo.join("folder")).unwrap();
        symlink("../none", repo.join("dangling")).unwrap();
        symlink("repo", root.join("here")).unwrap();
        for out in [
            "src/out",
            "in/out",
            "folder/secret",
            "folder/none",
            "dangling",
            "src/../folder/secret",
        ] {
            assert!(leads_out(&repo.join(out)), "{out}");
        }
        for stays in ["src/a.cu", "in/a.cu", "none", "../other/secret"] {
            assert!(!leads_out(&repo.join(stays)), "{stays}");
        }
        assert!(!leads_out(&root.join("here/src/a.cu")));
        assert!(!leads_out(Path::new("/dev/stdin")));
        assert_eq!(resolved(&repo.join("folder/no/thing")), root.join("other/no/thing"));
        assert_eq!(resolved(&repo.join("dangling")), root.join("none"));
        symlink("round", repo.join("round")).unwrap();
        resolved(&repo.join("round"));
    }

    #[test]
    fn what_is_not_read() {
        let (_folder, root) = place();
        let file = root.join("repo/src/a.cu");
        assert!(read(&file, 100).is_ok());
        assert!(read(&file, 3).is_err(), "too long");
        assert!(read(&root, 100).is_err(), "a folder");
        assert!(read(Path::new("/dev/null"), 100).is_err());
        symlink("/proc/self/status", root.join("link")).unwrap();
        assert!(read(&root.join("link"), 1 << 20).is_err());
    }
}
