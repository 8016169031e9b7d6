//! A whole project: its folders walked, its files read, and each file that may hold lambdas looked at with what it
//! needs from the others.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Component, Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use culambda_index::{Project, Search, Summary, Surroundings};
use culambda_model::Analysis;
use culambda_source::{Loaded, Loader, MacroOption, Text, UnitOptions};
use ignore::{WalkBuilder, WalkState};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::report::Message;
use crate::trust::ignored::Guard;
use crate::{io, layout, names};

/// The endings of C++ and CUDA files.
const EXTENSIONS: &[&str] = &[
    "cu", "cuh", "h", "hh", "hpp", "hxx", "h++", "H", "hip", "inl", "inc", "ipp", "tpp", "txx", "tcc", "impl", "icc",
    "cc", "cpp", "cxx", "c++", "C", "cppm", "ixx",
];

/// Folders from the root on that hold many projects: `/home/user`.
const MANY_PROJECTS: usize = 3;

/// Rounds in which classes are looked for, and then their bases.
const MAX_ROUNDS: usize = 8;

/// What lies in the folder of a project, and which of it was asked about.
#[derive(Debug)]
pub struct Tree {
    /// All of its files that can be read.
    project: Project,
    /// Where they are.
    paths: Vec<PathBuf>,
    /// The files that were asked about.
    asked: Vec<usize>,
    /// Those of them that may hold lambdas, by their names.
    suspects: FxHashMap<String, usize>,
    /// Those of them that nvcc does not compile, as it seems, and that were not named themselves.
    of_the_host: FxHashSet<String>,
    /// The files that were asked about and cannot be read, by their names: where they are, and why.
    unread: BTreeMap<String, (PathBuf, String)>,
    /// The folders that cannot be read.
    folders: Vec<String>,
}

/// Files that were met on a walk.
#[derive(Default)]
struct Met {
    /// Those that were read, with where they are.
    files: Vec<(PathBuf, (String, Text, Summary))>,
    /// Those that cannot be read, with the reason.
    unread: Vec<(PathBuf, String)>,
    /// Folders that cannot be read.
    folders: Vec<String>,
}

impl Met {
    fn take(&mut self, other: &mut Met) {
        self.files.append(&mut other.files);
        self.unread.append(&mut other.unread);
        self.folders.append(&mut other.folders);
    }
}

impl Tree {
    /// Whether one of the paths is a folder.
    pub fn is_wanted(paths: &[PathBuf]) -> bool {
        paths.iter().any(|path| path.is_dir())
    }

    /// Reads the project around some folders and files; the macros may stand for lambdas or annotations.
    ///
    /// # Errors
    /// A folder cannot be read.
    pub fn read(paths: &[PathBuf], macros: &[MacroOption]) -> Result<Tree, Message> {
        for path in paths {
            let found = std::fs::metadata(path);
            found.map_err(|error| Message::error(format!("cannot read `{}`: {error}", names::name(path))))?;
        }
        let asked: Vec<PathBuf> = paths.iter().map(|path| plain(path)).collect();
        let mut roots: Vec<PathBuf> = asked.iter().map(|path| root_of(path)).collect();
        roots.sort();
        roots.dedup();
        let Met {
            mut files,
            unread,
            mut folders,
        } = walk(&roots)?;
        folders.sort();
        folders.dedup();
        files.sort_by(|(_, a), (_, b)| a.0.cmp(&b.0));
        files.dedup_by(|(_, a), (_, b)| a.0 == b.0);
        let (paths, files): (Vec<PathBuf>, Vec<_>) = files.into_iter().unzip();
        let project = Project::new(files, macros);
        let here = std::env::current_dir().unwrap_or_default();
        let whole: Vec<PathBuf> = asked.iter().map(|path| layout::plain(&here.join(path))).collect();
        let asks_for = |name: &Path| {
            let leads_up = |path: &Path| path.components().next() == Some(Component::ParentDir);
            let below = |path: &PathBuf| {
                let here = path.as_os_str() == "." && name.is_relative() && !leads_up(name);
                here || (name.starts_with(path) && !leads_up(path))
            };
            asked.iter().any(below) || {
                let name = layout::plain(&here.join(name));
                whole.iter().any(|path| name.starts_with(path))
            }
        };
        let is_asked = |file: usize| paths.get(file).is_some_and(|path| asks_for(path));
        let unread = unread.into_iter().filter(|(path, _)| asks_for(path));
        let unread = unread.map(|(path, why)| (names::name(&path), (path, why))).collect();
        let all: Vec<usize> = (0..project.len()).filter(|&file| is_asked(file)).collect();
        let suspects = project.suspects();
        let named = |name: &str| asked.iter().any(|path| names::name(path) == name);
        let of_the_host = project
            .of_the_host(&suspects)
            .into_iter()
            .filter(|&file| is_asked(file));
        let of_the_host = of_the_host.map(|file| project.name(file).to_owned());
        let of_the_host = of_the_host.filter(|name| !named(name)).collect();
        let suspects = suspects.into_iter().filter(|&file| is_asked(file));
        let suspects = suspects.map(|file| (project.name(file).to_owned(), file)).collect();
        Ok(Tree {
            project,
            suspects,
            of_the_host,
            unread,
            folders,
            paths,
            asked: all,
        })
    }

    /// The files that were asked about, in the order of their paths.
    pub fn asked(&self) -> impl Iterator<Item = &Path> {
        self.asked
            .iter()
            .filter_map(|&file| self.paths.get(file))
            .map(PathBuf::as_path)
    }

    /// All files that were read.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        self.paths.iter().map(PathBuf::as_path)
    }

    /// Whether a file is one of them.
    pub fn has(&self, path: &Path) -> bool {
        let name = names::name(&plain(path));
        // They are in the order of their names.
        let found = self.asked.binary_search_by(|&file| self.project.name(file).cmp(&*name));
        found.is_ok()
    }

    /// The files that were asked about and may hold lambdas, in the order of their paths.
    pub fn suspects(&self) -> Vec<PathBuf> {
        let mut all: Vec<usize> = self.suspects.values().copied().collect();
        all.sort_unstable();
        all.into_iter()
            .filter_map(|file| self.paths.get(file).cloned())
            .collect()
    }

    /// The files that were asked about and cannot be read, in the order of their names.
    pub fn unread(&self) -> impl Iterator<Item = &Path> {
        self.unread.values().map(|(path, _)| path.as_path())
    }

    /// Why one of them cannot be read.
    pub fn why_unread(&self, path: &Path) -> Option<&str> {
        let (_, why) = self.unread.get(&names::name(&plain(path)))?;
        Some(why)
    }

    /// What there is to say about folders.
    pub fn warnings(&self) -> Vec<Message> {
        let left_out = |error: &String| Message::warning(format!("a folder is left out: {error}"));
        self.folders.iter().map(left_out).collect()
    }

    /// Whether nvcc does not compile one of them, as it seems.
    pub fn is_of_the_host(&self, path: &Path) -> bool {
        self.of_the_host.contains(&names::name(path))
    }

    /// Whether another file of the project includes one that may be of the host: then it is a part of that one.
    pub fn is_included(&self, path: &Path) -> bool {
        self.project.is_included(&names::name(path))
    }

    /// The text of one of them.
    pub fn text(&self, name: &str) -> Option<Text> {
        self.suspects.get(name).map(|&file| self.project.text(file))
    }

    /// What can be known of one of them, of this text, with the help of the others.
    pub fn analyse(
        &self,
        name: &str,
        text: &Text,
        include: &dyn Loader,
        search: &Search,
        options: &UnitOptions,
    ) -> Analysis {
        let Some(&file) = self.suspects.get(name) else {
            return culambda_model::analyse(name, text, include, options);
        };
        let mut all = Surroundings::each(&self.project, file, search, options);
        for round in 1.. {
            let loaders: Vec<Around<'_>> = all
                .iter()
                .map(|surroundings| Around { surroundings, include })
                .collect();
            let places: Vec<(&dyn Loader, &UnitOptions)> = loaders
                .iter()
                .map(|loader| (loader as &dyn Loader, loader.surroundings.options()))
                .collect();
            let analysis = culambda_model::analyse_each(name, text, &places);
            let asked: Vec<Vec<String>> = analysis.variants.iter().flat_map(|v| v.asked.iter().cloned()).collect();
            let mut found = false;
            for surroundings in &mut all {
                found |= surroundings.find(&asked);
            }
            if !found || round >= MAX_ROUNDS {
                return analysis;
            }
        }
        culambda_model::analyse(name, text, include, options)
    }
}

/// What the project gives, and includes that were found with `-I`.
struct Around<'a> {
    surroundings: &'a Surroundings<'a>,
    include: &'a dyn Loader,
}

impl Loader for Around<'_> {
    fn include(&self, includer: &str, name: &str, quoted: bool) -> Option<Loaded> {
        let found = self.surroundings.include(includer, name, quoted);
        if found.is_some() || self.surroundings.has(includer, name, quoted) {
            return found;
        }
        self.include.include(includer, name, quoted)
    }

    fn has(&self, includer: &str, name: &str, quoted: bool) -> bool {
        self.surroundings.has(includer, name, quoted) || self.include.has(includer, name, quoted)
    }

    fn around(&self) -> Option<Loaded> {
        self.surroundings.around()
    }

    fn before(&self) -> Vec<Loaded> {
        let mut all = self.include.before();
        all.extend(self.surroundings.before());
        all
    }
}

/// Where a file is that was met on a walk: as people would write it from here.
fn way_to(path: &Path) -> PathBuf {
    let path = path.strip_prefix(".").unwrap_or(path);
    if path.starts_with("..") {
        return layout::relative(Path::new("."), path).unwrap_or_else(|_| path.to_owned());
    }
    path.to_owned()
}

/// A path without `.` in it.
fn plain(path: &Path) -> PathBuf {
    let parts: PathBuf = path.components().filter(|part| *part != Component::CurDir).collect();
    if parts.as_os_str().is_empty() {
        ".".into()
    } else {
        parts
    }
}

/// The folder of the project around a path: the nearest one with a `.git`, else the one that the command runs in, else
/// the folder itself.
pub(crate) fn root_of(path: &Path) -> PathBuf {
    let own = if path.is_file() {
        io::folder_of(path).to_owned()
    } else {
        path.to_owned()
    };
    let Ok(whole) = layout::absolute(&own) else { return own };
    let found = whole.ancestors().find(|folder| folder.join(".git").exists());
    match found {
        Some(found) if own.is_absolute() => found.to_owned(),
        Some(found) => layout::relative(Path::new("."), found).map_or(own, |way| plain(&way)),
        None => folder_of_command(own),
    }
}

/// The folder that a command runs in, for a folder below it. Somebody stands at the top of the project, but not in a
/// folder that holds everything.
fn folder_of_command(own: PathBuf) -> PathBuf {
    let leads_up = own.components().any(|part| part == Component::ParentDir);
    let depth = std::env::current_dir().map_or(0, |folder| folder.components().count());
    let is_project = depth > MANY_PROJECTS || Path::new("CMakeLists.txt").is_file();
    if own.is_absolute() || leads_up || !is_project {
        own
    } else {
        ".".into()
    }
}

/// Reads all C++ and CUDA files below some folders, several at a time.
fn walk(roots: &[PathBuf]) -> Result<Met, Message> {
    let Some((first, more)) = roots.split_first() else {
        return Ok(Met::default());
    };
    let mut builder = WalkBuilder::new(first);
    for root in more {
        builder.add(root);
    }
    let guard = Guard::of(builder.require_git(false), roots)?;
    let done: Mutex<Met> = Mutex::default();
    let failed: Mutex<Option<Message>> = Mutex::default();
    builder.build_parallel().run(|| {
        let mut own = Own {
            met: Met::default(),
            all: &done,
        };
        let failed = &failed;
        Box::new(move |entry| {
            match entry {
                Ok(entry) if entry.file_type().is_some_and(|kind| kind.is_file()) => own.read(entry.path()),
                Ok(_) => {}
                Err(error) if error.depth() == Some(0) => {
                    let mut failed = failed.lock().unwrap_or_else(PoisonError::into_inner);
                    *failed = Some(Message::error(format!("cannot read a folder: {error}")));
                    return WalkState::Quit;
                }
                Err(error) => own.met.folders.push(error.to_string()),
            }
            WalkState::Continue
        })
    });
    guard.done()?;
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(message) => Err(message),
        None => Ok(done.into_inner().unwrap_or_else(PoisonError::into_inner)),
    }
}

/// What one thread has read.
struct Own<'a> {
    met: Met,
    all: &'a Mutex<Met>,
}

impl Own<'_> {
    fn read(&mut self, path: &Path) {
        let wanted = path
            .extension()
            .and_then(|e| e.to_str())
            .is_some_and(|e| EXTENSIONS.contains(&e));
        if !wanted {
            return;
        }
        let way = way_to(path);
        match io::read_source(path, io::Bounds::FOUND) {
            Ok(text) => {
                let summary = Summary::of(&text);
                self.met.files.push((way.clone(), (names::name(&way), text, summary)));
            }
            // Somebody deleted it meanwhile.
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => self.met.unread.push((way, error.to_string())),
        }
    }
}

impl Drop for Own<'_> {
    fn drop(&mut self) {
        self.all
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take(&mut self.met);
    }
}
