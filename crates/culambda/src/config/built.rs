//! What the build files of a tree say of a file, as settings.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use culambda_build::{BUILD, Build, Compilation, Entry, Files, Generated, Given, Place};
use culambda_source::Text;
use rustc_hash::FxHashMap;

use super::read::{Layer, SpacesLayer};
use super::{Origin, Sourced};
use crate::{layout, names, trust};

/// The build files of a tree, and where it is.
#[derive(Debug)]
pub struct Built {
    root: PathBuf,
    build: Build,
}

impl Built {
    /// Reads the build files of the tree at a folder.
    pub fn read(root: &Path) -> Built {
        let root = layout::absolute(root).unwrap_or_else(|_| root.to_owned());
        let files: Arc<dyn Files + Send + Sync> = Arc::new(Tree {
            real: trust::resolved(&root),
            root: root.clone(),
            lists: Mutex::default(),
        });
        let build = Build::read(&files);
        Built { root, build }
    }

    /// What they say.
    pub fn build(&self) -> &Build {
        &self.build
    }

    /// How a file is compiled; `None` if it lies outside of the tree, or no build file was read. The path is one
    /// without `.` and `..`.
    pub fn of(&self, path: &Path) -> Option<Arc<Compilation>> {
        if self.build.is_empty() {
            return None;
        }
        Some(self.build.of(&self.name(path)?))
    }

    /// What build files call a file; `None` if it lies outside of the tree. The path is one without `.` and `..`.
    pub fn name(&self, path: &Path) -> Option<String> {
        Some(names::name(path.strip_prefix(&self.root).ok()?))
    }

    /// A header that the build writes, by its path.
    pub fn generated(&self, path: &Path) -> Option<&Generated> {
        if self.build.generated().is_empty() {
            return None;
        }
        let whole = layout::absolute(path).ok()?;
        let name = names::name(whole.strip_prefix(&self.root).ok()?);
        self.build.generated().iter().find(|generated| generated.name == name)
    }

    /// All headers that the build writes, by the names of their paths from here; what it compiles itself is none.
    pub fn made(&self) -> impl Iterator<Item = (String, Text)> {
        let is_compiled = |name: &str| [".cu", ".cpp", ".cc"].iter().any(|end| name.ends_with(end));
        let all = self
            .build
            .generated()
            .iter()
            .filter(move |file| !is_compiled(&file.name));
        all.map(|header| (names::name(&self.path(&header.name)), header.text.clone()))
    }

    /// The path of the one header that the build writes under a name, whatever the folder: for files of which nothing
    /// tells in which folders their includes are looked for.
    pub fn made_as(&self, name: &str) -> Option<PathBuf> {
        let ends = |whole: &str| whole.strip_suffix(name).is_some_and(|front| front.ends_with('/'));
        let mut all = self.build.generated().iter().filter(|header| ends(&header.name));
        let one = all.next().filter(|_| all.next().is_none() && name.contains('.'))?;
        Some(self.path(&one.name))
    }

    /// Where something in a build file is, for people.
    pub fn shown(&self, place: &Place) -> Place {
        Place {
            file: names::name(&self.path(&place.file)).into(),
            line: place.line,
        }
    }

    /// A name in the tree or in the build folder as a path from here.
    pub fn path(&self, name: &str) -> PathBuf {
        layout::shown(&self.root.join(names::path(name)))
    }

    /// A layer of settings.
    pub fn layer(&self, compilation: &Compilation) -> Layer {
        Layer {
            std: compilation.std.as_ref().map(|std| self.sourced(std, std.value)),
            macros: compilation
                .macros
                .iter()
                .map(|given| self.sourced(given, given.value.clone()))
                .collect(),
            include: compilation.include.iter().map(|given| self.folder(given)).collect(),
            forced: compilation.forced.iter().map(|given| self.folder(given)).collect(),
            spaces: SpacesLayer {
                level: None,
                relaxed_constexpr: compilation
                    .relaxed_constexpr
                    .as_ref()
                    .map(|on| self.sourced(on, on.value)),
                errors: compilation.space_errors.as_ref().map(|on| self.sourced(on, on.value)),
            },
            ..Layer::default()
        }
    }

    fn folder(&self, given: &Given<String>) -> Sourced<PathBuf> {
        self.sourced(given, self.path(&given.value))
    }

    fn sourced<T, V>(&self, given: &Given<T>, value: V) -> Sourced<V> {
        Sourced::new(value, Origin::Build(self.shown(&given.place)))
    }
}

/// The files of a tree as a build may see them: regular ones of bounded size that lie in it, links followed.
struct Tree {
    root: PathBuf,
    /// The same, links followed.
    real: PathBuf,
    lists: Mutex<FxHashMap<String, Vec<Entry>>>,
}

impl Files for Tree {
    fn text(&self, name: &str) -> Option<Text> {
        if name.starts_with(BUILD) {
            return None;
        }
        let real = fs::canonicalize(self.root.join(names::path(name))).ok()?;
        let text = trust::read_real(&real, trust::BUILD).ok();
        text.filter(|_| real.starts_with(&self.real))
    }

    fn list(&self, folder: &str) -> Vec<Entry> {
        if let Some(known) = self.lists.lock().ok().and_then(|lists| lists.get(folder).cloned()) {
            return known;
        }
        let mut all: Vec<Entry> = Vec::new();
        // Folders that links lead to are elsewhere, too, and may hold themselves.
        for entry in fs::read_dir(self.root.join(names::path(folder)))
            .into_iter()
            .flatten()
            .flatten()
        {
            let Ok(kind) = entry.file_type() else { continue };
            if kind.is_file() || kind.is_dir() {
                all.push(Entry {
                    name: names::name(Path::new(&entry.file_name())),
                    is_folder: kind.is_dir(),
                });
            }
        }
        all.sort();
        if let Ok(mut lists) = self.lists.lock() {
            lists.insert(folder.to_owned(), all.clone());
        }
        all
    }
}
