//! A whole project: its folders walked, its files read, and each file that may hold lambdas looked at with what it
//! needs from the others.

use std::path::{Component, Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use culambda_index::{Project, Summary, Surroundings};
use culambda_model::Analysis;
use culambda_source::{Loaded, Loader, MacroOption, Text, UnitOptions};
use ignore::{WalkBuilder, WalkState};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::report::Message;
use crate::trust::ignored::Guard;
use crate::{io, layout};

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
    /// All of its files.
    project: Project,
    /// The files that were asked about.
    asked: Vec<usize>,
    /// Those of them that may hold lambdas, by their names.
    suspects: FxHashMap<String, usize>,
    /// Those of them that nvcc does not compile, as it seems, and that were not named themselves.
    of_the_host: FxHashSet<String>,
}

type Read = (String, Vec<u8>, Summary);

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
            found.map_err(|error| Message::error(format!("cannot read `{}`: {error}", path.display())))?;
        }
        let asked: Vec<PathBuf> = paths.iter().map(|path| plain(path)).collect();
        let mut roots: Vec<PathBuf> = asked.iter().map(|path| root_of(path)).collect();
        roots.sort();
        roots.dedup();
        let mut files = walk(&roots)?;
        files.sort_by(|a, b| a.0.cmp(&b.0));
        files.dedup_by(|a, b| a.0 == b.0);
        let project = Project::new(files, macros);
        let here = std::env::current_dir().unwrap_or_default();
        let whole: Vec<PathBuf> = asked.iter().map(|path| layout::plain(&here.join(path))).collect();
        let is_asked = |file: usize| {
            let name = Path::new(project.name(file));
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
        let all: Vec<usize> = (0..project.len()).filter(|&file| is_asked(file)).collect();
        let suspects = project.suspects();
        let named = |name: &str| asked.iter().any(|path| path.as_os_str() == name);
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
            asked: all,
        })
    }

    /// The files that were asked about, in the order of their paths.
    pub fn asked(&self) -> impl Iterator<Item = &Path> {
        self.asked.iter().map(|&file| Path::new(self.project.name(file)))
    }

    /// Whether a file is one of them.
    pub fn has(&self, path: &Path) -> bool {
        let path = plain(path);
        let name = path.to_string_lossy();
        // They are in the order of their names.
        let found = self.asked.binary_search_by(|&file| self.project.name(file).cmp(&name));
        found.is_ok()
    }

    /// The files that were asked about and may hold lambdas, in the order of their paths.
    pub fn suspects(&self) -> Vec<PathBuf> {
        let mut all: Vec<&String> = self.suspects.keys().collect();
        all.sort_unstable();
        all.into_iter().map(PathBuf::from).collect()
    }

    /// Whether nvcc does not compile one of them, as it seems.
    pub fn is_of_the_host(&self, path: &Path) -> bool {
        self.of_the_host.contains(&*path.to_string_lossy())
    }

    /// The text of one of them.
    pub fn text(&self, name: &str) -> Option<Text> {
        self.suspects.get(name).map(|&file| self.project.text(file))
    }

    /// What can be known of one of them, of this text, with the help of the others.
    pub fn analyse(&self, name: &str, text: &Text, include: &dyn Loader, options: &UnitOptions) -> Analysis {
        let Some(&file) = self.suspects.get(name) else {
            return culambda_model::analyse(name, text, include, options);
        };
        let mut surroundings = Surroundings::new(&self.project, file, options);
        let mut rounds = 0;
        loop {
            let loader = Around {
                surroundings: &surroundings,
                include,
            };
            let analysis = culambda_model::analyse(name, text, &loader, surroundings.options());
            rounds += 1;
            let asked: Vec<Vec<String>> = analysis.variants.iter().flat_map(|v| v.asked.iter().cloned()).collect();
            if rounds >= MAX_ROUNDS || !surroundings.find(&asked) {
                return analysis;
            }
        }
    }
}

/// What the project gives, and includes that were found with `-I`.
struct Around<'a> {
    surroundings: &'a Surroundings<'a>,
    include: &'a dyn Loader,
}

impl Loader for Around<'_> {
    fn include(&self, includer: &str, name: &str, quoted: bool) -> Option<Loaded> {
        self.include.include(includer, name, quoted)
    }

    fn before(&self) -> Vec<Loaded> {
        let mut all = self.include.before();
        all.extend(self.surroundings.before());
        all
    }
}

/// What a file is called that was met on a walk: as people would write it from here.
fn name_of(path: &Path) -> String {
    let path = path.strip_prefix(".").unwrap_or(path);
    if path.starts_with("..") {
        let way = layout::relative(Path::new("."), path).unwrap_or_else(|_| path.to_owned());
        return way.to_string_lossy().into_owned();
    }
    path.to_string_lossy().into_owned()
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
fn root_of(path: &Path) -> PathBuf {
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
    if own.is_absolute() || leads_up || depth <= MANY_PROJECTS {
        own
    } else {
        ".".into()
    }
}

/// Reads all C++ and CUDA files below some folders, several at a time.
fn walk(roots: &[PathBuf]) -> Result<Vec<Read>, Message> {
    let Some((first, more)) = roots.split_first() else {
        return Ok(Vec::new());
    };
    let mut builder = WalkBuilder::new(first);
    for root in more {
        builder.add(root);
    }
    let guard = Guard::of(builder.require_git(false), roots)?;
    let done: Mutex<Vec<Read>> = Mutex::default();
    let failed: Mutex<Option<Message>> = Mutex::default();
    builder.build_parallel().run(|| {
        let mut own = Own {
            files: Vec::new(),
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
                Err(_) => {}
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
    files: Vec<Read>,
    all: &'a Mutex<Vec<Read>>,
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
        // A file that cannot be read is none of the project's.
        let Ok(text) = std::fs::read(path) else { return };
        if text.len() >= u32::MAX as usize {
            return;
        }
        let summary = Summary::of(&text);
        self.files.push((name_of(path), text, summary));
    }
}

impl Drop for Own<'_> {
    fn drop(&mut self) {
        self.all
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .append(&mut self.files);
    }
}
