//! What build files say in plain words of how the files of a tree are compiled.
//!
//! A checkout has no compile commands, but it has the files that would make them. A [`Build`] reads these, `CMakeLists.txt`
//! above all, and says of each file of the tree what it found ([`Compilation`]): the folders of includes, the macros, the
//! standard, and whether nvcc compiles it or the host compiler alone. Every value has its file and line.
//!
//! It is a reader, not an interpreter. What is there in plain words counts: variables that are set in plain words, lists,
//! options with their defaults, functions of the project. Where something hangs on what is not known, both ways are
//! looked at, and a macro that is not the same in both is *open* ([`OpenMacro`]). The CUDA build is chosen first: a variable
//! that chooses a back end ([`culambda_source::presets::setting`]) is as that build has it, whatever its default says.
//!
//! The crate opens no file: [`Files`] gives texts and lists folders, and its implementation decides what may be read.
//! Everything ends: commands, files and texts have a budget in steps, blocks and folders a depth.
//!
//! * `cmake`: the language of `CMakeLists.txt`; `configured`: headers that they make; `presets`: `CMakePresets.json`;
//! * `plain`: Make, Meson and `setup.py`;
//! * [`arguments`], [`definition`]: options of compilers, which compile commands have as well;
//! * `context`: what several targets agree on; `optional`: files that only other options compile; [`included`]: what holds for files that others include; `paths`, `glob`: names of files.

pub mod arguments;
mod cmake;
mod configured;
mod context;
pub mod definition;
mod glob;
pub mod included;
mod optional;
mod paths;
mod plain;
mod presets;
mod read;
#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::{Arc, OnceLock};

use culambda_source::{MacroOption, Standard, Text};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::included::{Named, Others, WrittenUnit};
use crate::optional::Optional;

pub use culambda_source::BUILD;

/// Bytes that mean something to the crate alone, and that no build file has any use for.
const OWN_BYTES: [char; 2] = ['\0', '\u{1}'];

/// The text of a file, without bytes that mean something here.
fn text(files: &dyn Files, name: &str) -> Option<Text> {
    let text = files.text(name)?;
    if memchr::memchr2(0, 1, &text).is_none() {
        return Some(text);
    }
    let blank = |byte: &u8| if *byte <= 1 { b' ' } else { *byte };
    Some(text.iter().map(blank).collect::<Vec<u8>>().into())
}

/// The files of a tree. Names are relative to its root, with `/` between folders, without `.` and `..`.
pub trait Files {
    /// The text of a file, if it may be read.
    fn text(&self, name: &str) -> Option<Text>;
    /// What a folder has, by name; `""` is the root.
    fn list(&self, folder: &str) -> Vec<Entry>;
}

/// A file or folder in a folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry {
    /// Its name there.
    pub name: String,
    /// Whether it is a folder.
    pub is_folder: bool,
}

/// A line of a file of the tree.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The name of the file.
    pub file: Arc<str>,
    /// The line, from 1.
    pub line: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A value, and where it is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given<T> {
    /// The value.
    pub value: T,
    /// Where it is said.
    pub place: Place,
}

impl<T> Given<T> {
    /// A value with its place.
    pub fn new(value: T, place: Place) -> Self {
        Given { value, place }
    }
}

/// What compiles a file in the CUDA build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Compiler {
    /// nvcc, as CUDA.
    Nvcc(Place),
    /// The host compiler alone.
    Host(Place),
    /// That of another programming model: HIP, SYCL.
    Other(Place),
    /// The build files do not say it in plain words.
    NotVisible,
}

/// A macro that the build decides, but not in plain words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenMacro {
    /// Its name.
    pub name: String,
    /// What it may be, as far as that is known; `None` is a body that is not, or no definition.
    pub bodies: Vec<Given<Option<String>>>,
    /// Why it is open, for people.
    pub why: String,
}

impl OpenMacro {
    /// What a unit needs to know of it.
    pub fn seen(&self) -> culambda_source::OpenMacro {
        culambda_source::OpenMacro {
            name: self.name.clone(),
            bodies: self.bodies.iter().map(|body| body.value.clone()).collect(),
        }
    }
}

/// How a file is compiled.
#[derive(Clone, Debug)]
pub struct Compilation {
    /// What compiles it.
    pub compiler: Compiler,
    /// Folders of includes in the order of the search: names in the tree, or names that begin with [`BUILD`].
    pub include: Vec<Given<String>>,
    /// Files that are included by force.
    pub forced: Vec<Given<String>>,
    /// Macros, each once. One that is undefined is not defined by the build: it is in a branch that is not taken.
    pub macros: Vec<Given<MacroOption>>,
    /// The C++ standard.
    pub std: Option<Given<Standard>>,
    /// Whether nvcc gets `--expt-relaxed-constexpr`; none if the build files do not say it.
    pub relaxed_constexpr: Option<Given<bool>>,
    /// Whether it gets `-Werror cross-execution-space-call`; none if they do not say it.
    pub space_errors: Option<Given<bool>>,
    /// Macros that are not decided.
    pub open: Vec<OpenMacro>,
}

impl Compilation {
    /// One of which only the compiler is known.
    pub fn of(compiler: Compiler) -> Compilation {
        Compilation {
            compiler,
            include: Vec::new(),
            forced: Vec::new(),
            macros: Vec::new(),
            std: None,
            relaxed_constexpr: None,
            space_errors: None,
            open: Vec::new(),
        }
    }
}

/// A file that the build writes, with what is known of its text.
#[derive(Clone, Debug)]
pub struct Generated {
    /// Its name, which begins with [`BUILD`] or is one in the tree.
    pub name: String,
    /// Its text; a line that is not decided is empty. Lines are those of the template, if there is one.
    pub text: Text,
    /// Who writes it.
    pub place: Place,
    /// Macros that it defines or not.
    pub open: Vec<OpenMacro>,
}

/// Something in a build file that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Where it is.
    pub place: Place,
    /// What it is, for people.
    pub what: String,
}

/// What the build files of a tree say.
#[derive(Debug)]
pub struct Build {
    /// The files that targets name.
    files: FxHashMap<String, Named>,
    /// What holds for the others, by folder; the deepest folder above a file counts.
    others: Vec<Others>,
    /// What targets compile and the build writes.
    written: Vec<WrittenUnit>,
    /// The files that only other options compile.
    optional: Option<Optional>,
    /// What is known where nothing is.
    nothing: Arc<Compilation>,
    generated: Vec<Generated>,
    unread: Vec<Unread>,
    read: Vec<String>,
    may_relax_constexpr: bool,
    /// The files that some target includes by force, or the last parts of their names, once somebody asked.
    forced: OnceLock<FxHashSet<String>>,
}

impl Default for Build {
    /// No build files.
    fn default() -> Build {
        Build {
            files: FxHashMap::default(),
            others: Vec::new(),
            written: Vec::new(),
            optional: None,
            nothing: Arc::new(Compilation::of(Compiler::NotVisible)),
            generated: Vec::new(),
            unread: Vec::new(),
            read: Vec::new(),
            may_relax_constexpr: false,
            forced: OnceLock::new(),
        }
    }
}

impl Build {
    /// Reads the build files of a tree: those at the root with all that they add; where the root has none, those that
    /// are highest below it.
    pub fn read(files: &Arc<dyn Files + Send + Sync>) -> Build {
        read::read(files)
    }

    /// How a file of the tree is compiled, whether or not a target names it. What includes one that none names is not asked:
    /// [`Build::within`] does so.
    pub fn of(&self, name: &str) -> Arc<Compilation> {
        if let Some(known) = self.target_says(name) {
            return Arc::clone(&known.compilation);
        }
        let own = self.others_of(name).map(|others| &others.compilation);
        Arc::clone(own.unwrap_or(&self.nothing))
    }

    /// What the targets say that name a file.
    pub(crate) fn target_says(&self, name: &str) -> Option<&Named> {
        let optional = self.optional.as_ref();
        let found = optional.and_then(|optional| optional.named(name, &self.generated));
        found.or_else(|| self.files.get(name))
    }

    /// The files that targets name, in order.
    pub fn named(&self) -> Vec<&str> {
        let mut all: Vec<&str> = self.files.keys().map(String::as_str).collect();
        all.sort_unstable();
        all
    }

    /// The headers that the build writes.
    pub fn generated(&self) -> &[Generated] {
        &self.generated
    }

    /// What could not be read.
    pub fn unread(&self) -> &[Unread] {
        &self.unread
    }

    /// The build files that were read, in order.
    pub fn sources(&self) -> &[String] {
        &self.read
    }

    /// Whether a build file that was read names `--expt-relaxed-constexpr`, whoever gets it and under whatever condition, or a
    /// library that hands it on: `AMReX`, MFEM.
    pub fn may_relax_constexpr(&self) -> bool {
        self.may_relax_constexpr
    }

    /// Whether there is nothing to say: no build file was read.
    pub fn is_empty(&self) -> bool {
        self.read.is_empty()
    }
}
