//! How an `#include` finds its file.
//!
//! As compilers do: `#include "x"` looks beside the file that includes it and then in the folders
//! given with `-I`; `#include <x>` in those alone. Only regular files are read that are not the system's
//! own, each once for all inputs ([`Cache`]). A file that is reached by two ways is one file, under the name by which it was found
//! first.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};

use culambda_source::{Loaded, Loader};
use rustc_hash::FxHashMap;

use crate::config::built::Built;
pub use crate::texts::Cache;
use crate::{io, layout, names};

/// Finds the files that one input includes.
#[derive(Debug)]
pub struct FileLoader<'a> {
    search: &'a [PathBuf],
    /// Files that are read before the input.
    forced: Vec<&'a Path>,
    cache: &'a Cache,
    /// Headers that the build writes.
    built: Option<&'a Built>,
    state: RefCell<State>,
}

#[derive(Debug, Default)]
struct State {
    /// Where the files are that names stand for.
    paths: FxHashMap<String, PathBuf>,
    /// The names of files by their canonical paths.
    names: FxHashMap<PathBuf, String>,
    /// What was asked for before: folder of the including file if it matters, name.
    answers: FxHashMap<(Option<PathBuf>, String), Option<Loaded>>,
    /// The files that were found, in order.
    read: Vec<PathBuf>,
}

impl<'a> FileLoader<'a> {
    /// A loader for the input that is known as `name` and is at `path`, if it is anywhere.
    pub fn new(name: &str, path: Option<&Path>, search: &'a [PathBuf], cache: &'a Cache) -> Self {
        let mut state = State::default();
        if let Some(path) = path {
            state.paths.insert(name.to_owned(), path.to_owned());
            if let Ok(identity) = fs::canonicalize(path) {
                state.names.insert(identity, name.to_owned());
            }
        }
        FileLoader {
            search,
            forced: Vec::new(),
            cache,
            built: None,
            state: RefCell::new(state),
        }
    }

    /// Lets files be read before the input, as with `g++ -include`.
    #[must_use]
    pub fn before(mut self, files: impl IntoIterator<Item = &'a Path>) -> Self {
        self.forced.extend(files);
        self
    }

    /// Lets headers be found that the build writes.
    #[must_use]
    pub fn with_built(mut self, built: Option<&'a Built>) -> Self {
        self.built = built;
        self
    }

    /// The files that were found, in the order in which they were first asked for.
    pub fn into_read(self) -> Vec<PathBuf> {
        self.state.into_inner().read
    }

    /// The path of a file of the unit.
    pub fn path_of(&self, name: &str) -> Option<PathBuf> {
        self.state.borrow().paths.get(name).cloned()
    }

    fn find(&self, folder: Option<&Path>, name: &str) -> Option<Loaded> {
        let folders = || folder.into_iter().chain(self.search.iter().map(PathBuf::as_path));
        let path = folders()
            // `./x.h` is called `x.h`, as people do.
            .map(|folder| {
                if folder == Path::new(".") {
                    name.into()
                } else {
                    folder.join(name)
                }
            })
            .find(|path| fs::metadata(path).is_ok_and(|found| found.is_file()));
        let Some(path) = path else {
            let in_folders = folders().find_map(|folder| self.generated(&folder.join(name)));
            return in_folders.or_else(|| self.generated(&self.built?.made_as(name)?));
        };
        let identity = fs::canonicalize(&path).ok()?;
        let text = self.cache.header(&identity)?;
        let mut state = self.state.borrow_mut();
        if let Some(known) = state.names.get(&identity) {
            return Some(Loaded {
                name: known.clone(),
                text,
            });
        }
        let name = names::name(&path);
        state.paths.insert(name.clone(), path.clone());
        state.names.insert(identity, name.clone());
        state.read.push(path);
        Some(Loaded { name, text })
    }

    /// A header that the build writes.
    fn generated(&self, path: &Path) -> Option<Loaded> {
        let generated = self.built?.generated(path)?;
        let path = layout::shown(path);
        let name = names::name(&path);
        self.state.borrow_mut().paths.insert(name.clone(), path);
        Some(Loaded {
            name,
            text: generated.text.clone(),
        })
    }
}

impl Loader for FileLoader<'_> {
    fn include(&self, includer: &str, name: &str, quoted: bool) -> Option<Loaded> {
        let folder = quoted.then(|| {
            let path = self.path_of(includer);
            path.as_deref().map_or(Path::new("."), io::folder_of).to_owned()
        });
        let key = (folder, name.to_owned());
        if let Some(answer) = self.state.borrow().answers.get(&key) {
            return answer.clone();
        }
        let answer = self.find(key.0.as_deref(), name);
        self.state.borrow_mut().answers.insert(key, answer.clone());
        answer
    }

    fn before(&self) -> Vec<Loaded> {
        let find = |path: &&Path| self.find(Some(Path::new(".")), path.to_str()?);
        self.forced.iter().filter_map(find).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Tree(tempfile::TempDir);

    impl Tree {
        fn new(files: &[&str]) -> Tree {
            let tree = Tree(tempfile::tempdir().unwrap());
            for file in files {
                let path = tree.path(file);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(path, file).unwrap();
            }
            tree
        }
        fn path(&self, name: &str) -> PathBuf {
            self.0.path().join(name)
        }
    }

    fn text(loaded: Option<Loaded>) -> String {
        loaded.map_or("-".into(), |l| String::from_utf8(l.text.to_vec()).unwrap())
    }

    #[test]
    fn beside_the_including_file_then_in_the_search_folders() {
        let tree = Tree::new(&["src/a.cu", "src/x.h", "src/in/y.h", "src/in/x.h", "inc/x.h", "inc/z.h"]);
        let (search, cache) = ([tree.path("inc")], Cache::default());
        let main = tree.path("src/a.cu");
        let name = main.to_string_lossy();
        let loader = FileLoader::new(&name, Some(&main), &search, &cache);
        assert_eq!(text(loader.include(&name, "x.h", true)), "src/x.h");
        assert_eq!(text(loader.include(&name, "x.h", false)), "inc/x.h");
        assert_eq!(text(loader.include(&name, "z.h", true)), "inc/z.h");
        let inner = loader.include(&name, "in/y.h", true).unwrap();
        assert_eq!(text(loader.include(&inner.name, "x.h", true)), "src/in/x.h");
        assert_eq!(text(loader.include(&name, "in", true)), "-", "a folder");
        assert_eq!(text(loader.include(&name, "none.h", true)), "-");
        assert_eq!(loader.into_read().len(), 5);
    }

    #[test]
    fn files_that_come_first() {
        let tree = Tree::new(&["a.cu", "in/x.h"]);
        let (first, none) = (tree.path("in/x.h"), tree.path("none.h"));
        let cache = Cache::default();
        let loader = FileLoader::new("a.cu", None, &[], &cache).before([none.as_path(), &first]);
        let found: Vec<String> = Loader::before(&loader).into_iter().map(|l| text(Some(l))).collect();
        assert_eq!(found, ["in/x.h"]);
        assert_eq!(loader.into_read(), [first]);
    }

    #[test]
    fn one_file_has_one_name() {
        let tree = Tree::new(&["a.cu", "in/x.h"]);
        let (main, cache) = (tree.path("a.cu"), Cache::default());
        let name = main.to_string_lossy();
        let loader = FileLoader::new(&name, Some(&main), &[], &cache);
        let first = loader.include(&name, "in/x.h", true).unwrap();
        let second = loader.include(&name, "in/../in/x.h", true).unwrap();
        assert_eq!(first.name, second.name);
        assert_eq!(loader.include(&first.name, "../a.cu", true).unwrap().name, name);
        assert_eq!(loader.into_read().len(), 1);
    }
}
