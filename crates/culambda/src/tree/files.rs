//! The texts of a project: those of its own files, and those that folders outside of it have.

use std::fs;
use std::path::{Path, PathBuf};

use culambda_index::{Project, Summary, Texts};
use culambda_source::Text;

use super::Given;
use crate::loader::Cache;
use crate::{layout, names};

/// Reads texts by their names.
pub(super) struct Files<'p> {
    /// The files of the project, in the order of their names.
    pub(super) inside: &'p [PathBuf],
    /// What was read before.
    pub(super) before: Option<&'p Project>,
    /// Where texts are kept.
    pub(super) cache: &'p Cache,
}

impl Texts for Files<'_> {
    fn text(&self, name: &str) -> Option<Text> {
        if let Some(text) = self.before.and_then(|before| before.read_text(name)) {
            return Some(text);
        }
        let path = names::path(name);
        let found = self
            .inside
            .binary_search_by(|other| names::name(other).as_str().cmp(name));
        if found.is_ok() {
            return self.cache.source(&path).ok();
        }
        self.cache.header(&fs::canonicalize(&path).ok()?)
    }

    fn is_file(&self, name: &str) -> bool {
        fs::metadata(names::path(name)).is_ok_and(|found| found.is_file())
    }
}

/// A project of all files that were read, and where they are.
pub(super) fn whole(
    mut files: Vec<(PathBuf, (String, Text, Summary))>,
    given: &Given,
    roots: &[PathBuf],
    before: Option<&Project>,
    cache: &Cache,
) -> (Vec<PathBuf>, Project) {
    files.sort_by(|(_, a), (_, b)| a.0.cmp(&b.0));
    files.dedup_by(|(_, a), (_, b)| a.0 == b.0);
    let (paths, files): (Vec<PathBuf>, Vec<_>) = files.into_iter().unzip();
    let texts = Files {
        inside: &paths,
        before,
        cache,
    };
    let outside = outside(&given.include, roots);
    let project = Project::with_outside(files, &texts, &given.of(&outside));
    (paths, project)
}

/// The folders of includes that are not in the project.
pub(super) fn outside(folders: &[PathBuf], roots: &[PathBuf]) -> Vec<String> {
    let whole = |path: &Path| layout::absolute(path).unwrap_or_else(|_| path.to_owned());
    let roots: Vec<PathBuf> = roots.iter().map(|root| whole(root)).collect();
    let is_outside = |folder: &&PathBuf| {
        let folder = whole(folder);
        !roots.iter().any(|root| folder.starts_with(root))
    };
    let folders = folders.iter().filter(is_outside);
    folders.map(|folder| names::name(folder)).collect()
}
