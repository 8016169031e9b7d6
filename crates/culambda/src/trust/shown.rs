//! Of which files the text may be shown.
//!
//! An `#include` can name any file of the machine, and a message would show its lines. So the text of a file is shown
//! only if it lies in a project that is checked, or in a folder that the command line names.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHashMap;

use super::{leads_out, project_of, resolved};
use crate::io::folder_of;

/// What is said in the place of a text.
pub(crate) const NOT_SHOWN: &str =
    "its text is not shown, because it lies outside of the project (name its folder with -I to see it)";

/// The folders whose files may be shown, links followed.
#[derive(Debug, Default)]
pub struct Shown {
    folders: Vec<PathBuf>,
    /// What was asked before: many inputs include the same files.
    known: Mutex<FxHashMap<PathBuf, bool>>,
}

impl Shown {
    /// What the command line names: inputs, which are files or folders, and other folders.
    pub fn of<'p>(inputs: impl Iterator<Item = &'p Path>, folders: impl Iterator<Item = &'p Path>) -> Shown {
        let mut out = Shown::default();
        for path in inputs {
            if path.as_os_str() == "-" {
                out.add(project_of(Path::new(".")));
            } else if path.is_dir() {
                out.add(resolved(path));
                out.add_project(path, path);
            } else {
                out.add_project(path, folder_of(path));
            }
        }
        folders.for_each(|folder| out.add(resolved(folder)));
        out
    }

    /// The same with the folders of a project that was looked at.
    #[must_use]
    pub fn with<'p>(mut self, folders: impl Iterator<Item = &'p Path>) -> Shown {
        folders.for_each(|folder| self.add(resolved(folder)));
        self
    }

    /// Adds the project of something in a folder, unless a link of a project has led there.
    fn add_project(&mut self, path: &Path, folder: &Path) {
        if !leads_out(path) {
            self.add(project_of(folder));
        }
    }

    fn add(&mut self, folder: PathBuf) {
        if !self.folders.contains(&folder) {
            self.folders.push(folder);
        }
    }

    /// Whether the text of a file may be shown that some input includes.
    pub fn shows(&self, path: &Path) -> bool {
        if let Some(known) = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(path) {
            return *known;
        }
        let inside = |real: PathBuf| self.folders.iter().any(|folder| real.starts_with(folder));
        // What the build would write is made of templates of the project.
        let shown = std::fs::canonicalize(path).map_or_else(|_| is_of_the_build(path), inside);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(path.to_owned(), shown);
        shown
    }

    /// Whether the text of an input may be shown: it is named, but its name may be a link that came with a project.
    pub fn shows_input(&self, path: Option<&Path>) -> bool {
        path.is_none_or(|path| !leads_out(path) || self.shows(path))
    }
}

/// Whether a name that no file has is that of a header which the build writes.
fn is_of_the_build(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == culambda_build::BUILD)
}

/// What is wrong with JSON: of a hidden file without its values.
pub(crate) fn why(error: &serde_json::Error, hidden: bool) -> String {
    if hidden {
        format!("something else is in line {}, column {}", error.line(), error.column())
    } else {
        error.to_string()
    }
}
