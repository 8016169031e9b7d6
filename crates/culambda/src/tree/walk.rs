//! The walk over the folders of a project.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use culambda_index::Summary;
use culambda_source::Text;
use ignore::{DirEntry, WalkBuilder, WalkState};

use crate::loader::Cache;
use crate::report::Message;
use crate::trust::ignored::Guard;
use crate::{jobs, layout, names};

/// The endings of C++ and CUDA files.
pub(crate) const EXTENSIONS: &[&str] = &[
    "cu", "cuh", "h", "hh", "hpp", "hxx", "h++", "H", "hip", "inl", "inc", "ipp", "tpp", "txx", "tcc", "impl", "icc",
    "def", "cc", "cpp", "cxx", "c++", "C", "cppm", "ixx",
];

/// The ending of C files. Some builds give them to nvcc as CUDA: those that mention what only CUDA has, or include headers
/// of C++.
const C_FILE: &str = "c";

/// The endings of headers that no C file includes as C.
const CPP_HEADERS: [&[u8]; 5] = [b"cuh", b"hpp", b"hxx", b"hh", b"h++"];

/// Entries of folders that nothing says to be those of a project: more are not a project.
const MAX_ENTRIES: usize = 20_000;
/// Entries of one folder that nothing marks: where there are more, they have nothing to do with each other.
const MAX_BESIDE: usize = 2_000;

/// The folders of a project.
#[derive(Clone, Debug, Default)]
pub(super) struct Roots {
    /// Where they are.
    pub(super) folders: Vec<PathBuf>,
    /// Whether their own files are all of it: other projects may be below them.
    pub(super) alone: bool,
}

impl Roots {
    /// Some folders with all that is below them.
    pub(super) fn whole(mut folders: Vec<PathBuf>) -> Roots {
        folders.sort();
        folders.dedup();
        Roots { folders, alone: false }
    }

    /// Some folders without those below them.
    pub(super) fn alone(folders: Vec<PathBuf>) -> Roots {
        Roots {
            alone: true,
            ..Roots::whole(folders)
        }
    }
}

/// What is wanted of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Where they are, if that is no more than a project has.
    Names {
        /// Whether something says that there is a project.
        marked: bool,
    },
    /// Their texts.
    Texts,
}

/// Files that were met on a walk.
#[derive(Default)]
pub(super) struct Met {
    /// Where they are whose texts were not wanted.
    pub(super) names: Vec<PathBuf>,
    /// Those that were read, with where they are.
    pub(super) files: Vec<(PathBuf, (String, Text, Summary))>,
    /// Those that cannot be read, with the reason.
    pub(super) unread: Vec<(PathBuf, String)>,
    /// Folders that cannot be read.
    pub(super) folders: Vec<String>,
    /// Whether it was given up.
    pub(super) too_many: bool,
}

impl Met {
    fn take(&mut self, other: &mut Met) {
        self.names.append(&mut other.names);
        self.files.append(&mut other.files);
        self.unread.append(&mut other.unread);
        self.folders.append(&mut other.folders);
    }
}

/// Whether an entry is a file. So is a link that lets nvcc compile a C++ file of its folder as CUDA: `a.cu`, which leads to
/// `a.cpp`. What other links lead to is met where it is.
fn is_source(entry: &DirEntry) -> bool {
    let of_cuda = |path: &Path| path.extension().is_some_and(|ending| ending == "cu");
    let leads_to_cpp = |path: &Path| {
        let target = std::fs::read_link(path).ok();
        target.is_some_and(|target| {
            let beside = target.file_name().is_some_and(|name| name == target.as_os_str()) && !of_cuda(&target);
            let found = path.parent().map(|folder| folder.join(target).symlink_metadata());
            beside && found.is_some_and(|found| found.is_ok_and(|found| found.is_file()))
        })
    };
    entry
        .file_type()
        .is_some_and(|kind| kind.is_file() || kind.is_symlink() && of_cuda(entry.path()) && leads_to_cpp(entry.path()))
}

/// Where a file is that was met on a walk: as people would write it from here.
fn way_to(path: &Path) -> PathBuf {
    let path = path.strip_prefix(".").unwrap_or(path);
    if path.starts_with("..") {
        return layout::relative(Path::new("."), path).unwrap_or_else(|_| path.to_owned());
    }
    path.to_owned()
}

/// Finds or reads all C++ and CUDA files below some folders but one, several at a time.
///
/// # Errors
/// One of the folders cannot be read.
pub(super) fn walk(roots: &Roots, wanted: Wanted, apart: Option<&Path>, cache: &Cache) -> Result<Met, Message> {
    let Some((first, more)) = roots.folders.split_first() else {
        return Ok(Met::default());
    };
    let mut builder = WalkBuilder::new(first);
    for root in more {
        builder.add(root);
    }
    builder.max_depth(roots.alone.then_some(1));
    let guard = Guard::of(builder.require_git(false), &roots.folders, apart.map(Path::to_owned))?;
    let done: Mutex<Met> = Mutex::default();
    let failed: Mutex<Option<Message>> = Mutex::default();
    let met = AtomicUsize::new(0);
    let most = match wanted {
        Wanted::Names { marked: false } if roots.alone => MAX_BESIDE,
        Wanted::Names { marked: false } => MAX_ENTRIES,
        _ => usize::MAX,
    };
    builder.threads(jobs::wanted()).build_parallel().run(|| {
        let mut own = Own {
            met: Met::default(),
            all: &done,
        };
        let (failed, met) = (&failed, &met);
        Box::new(move |entry| {
            if met.fetch_add(1, Ordering::Relaxed) >= most {
                return WalkState::Quit;
            }
            match entry {
                Ok(entry) if is_source(&entry) => {
                    own.take(entry.path(), wanted, cache);
                }
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
    if let Some(message) = failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(message);
    }
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.too_many = met.into_inner() > most;
    done.folders.sort();
    done.folders.dedup();
    Ok(done)
}

/// What one thread has read.
struct Own<'a> {
    met: Met,
    all: &'a Mutex<Met>,
}

impl Own<'_> {
    fn take(&mut self, path: &Path, wanted: Wanted, cache: &Cache) {
        let ending = path.extension().and_then(|e| e.to_str()).unwrap_or_default();
        if !EXTENSIONS.contains(&ending) && ending != C_FILE {
            return;
        }
        let way = way_to(path);
        if wanted != Wanted::Texts {
            self.met.names.push(way);
            return;
        }
        match cache.source(path) {
            Ok(text) => {
                let summary = Summary::of(&text);
                let of_cpp =
                    |name: &[u8]| CPP_HEADERS.contains(&name.rsplit(|byte| *byte == b'.').next().unwrap_or_default());
                let is_cuda =
                    || memchr::memmem::find(&text, b"__device__").is_some() || summary.includes(&text).any(of_cpp);
                if ending == C_FILE && !is_cuda() {
                    return;
                }
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
