//! Files that the build makes of others of the tree, and compiles in their place.

use std::collections::BTreeMap;

use super::reader::Reader;
use super::world::Folder;
use crate::paths;

/// The paths under which targets compile copies of files, by those of the originals.
pub(crate) struct Copies<'r>(BTreeMap<&'r str, Vec<String>>);

impl<'r> Copies<'r> {
    /// Those of which somebody compiles the path.
    pub(crate) fn of(reader: &'r Reader<'_>, is_compiled: &dyn Fn(&str) -> bool) -> Copies<'r> {
        let folders = reader.world.folders.iter();
        let sources: BTreeMap<&str, &Folder> = folders.map(|folder| (&*folder.binary, folder)).collect();
        let mut out: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for (copy, originals) in &reader.world.copies {
            let beside = beside(copy, &sources).filter(|path| is_compiled(path) && !is_there(reader, path));
            for path in beside.into_iter().chain(is_compiled(copy).then(|| copy.clone())) {
                for original in originals {
                    out.entry(original).or_default().push(path.clone());
                }
            }
        }
        Copies(out)
    }

    /// The paths of the originals.
    pub(crate) fn originals(&self) -> impl Iterator<Item = &'r str> {
        self.0.keys().copied()
    }

    /// The paths of the copies of a file.
    pub(crate) fn of_original(&self, path: &str) -> &[String] {
        self.0.get(path).map(Vec::as_slice).unwrap_or_default()
    }
}

/// Where a file that is written in a folder of the build would be in the tree. A target may name it by its name alone: it is
/// found in the folder that is built in as long as there is none in the other one.
fn beside(copy: &str, folders: &BTreeMap<&str, &Folder>) -> Option<String> {
    let mut above = paths::split(copy).0;
    while !above.is_empty() {
        if let Some(folder) = folders.get(above) {
            return Some(format!("{}{}", folder.source, copy.strip_prefix(above)?));
        }
        above = paths::split(above).0;
    }
    None
}

/// Whether the tree has a file of a path.
fn is_there(reader: &Reader<'_>, path: &str) -> bool {
    paths::in_tree(path).is_some_and(|name| reader.files.text(name).is_some())
}
