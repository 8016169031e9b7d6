//! What was said: folders, targets, source files, as the commands leave them.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;

use super::value::{At, Branch, Item, Value};

/// What is compiled with; each element may be a generator expression.
#[derive(Clone, Debug, Default)]
pub(crate) struct Usage {
    /// Whole paths of folders.
    pub(crate) include: Vec<Item>,
    /// `NAME`, `NAME=BODY`, with or without `-D`.
    pub(crate) definitions: Vec<Item>,
    /// Options of compilers.
    pub(crate) options: Vec<Item>,
    /// `cxx_std_17`.
    pub(crate) features: Vec<Item>,
}

impl Usage {
    /// How many elements it has.
    pub(crate) fn len(&self) -> usize {
        self.include.len() + self.definitions.len() + self.options.len() + self.features.len()
    }
}

/// A folder with a `CMakeLists.txt`.
#[derive(Debug, Default)]
pub(crate) struct Folder {
    /// Its path.
    pub(crate) source: String,
    /// Where it is built.
    pub(crate) binary: String,
    /// The topmost of the folders that are read together.
    pub(crate) top: usize,
    pub(crate) usage: Usage,
    /// `CMAKE_CUDA_FLAGS` and `CMAKE_CXX_FLAGS` at the end of the file.
    pub(crate) cuda_flags: Value,
    pub(crate) cxx_flags: Value,
}

/// What compiles the files of a target whose endings do not tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Kind {
    #[default]
    Plain,
    /// Nothing is compiled for it: it hands on what others are compiled with.
    Interface,
    /// Another GPU's compiler.
    OtherGpu,
    /// A command that no file of the tree defines: what it does is not visible.
    Unseen,
}

/// A library or a program.
#[derive(Debug)]
pub(crate) struct Target {
    pub(crate) at: At,
    pub(crate) branch: Branch,
    pub(crate) folder: usize,
    pub(crate) kind: Kind,
    /// Whole paths of files.
    pub(crate) sources: Vec<Item>,
    pub(crate) own: Usage,
    pub(crate) interface: Usage,
    /// What it links: name, whether it is used itself, whether it is handed on.
    pub(crate) links: Vec<(Item, bool, bool)>,
    /// `CUDA_STANDARD`, `CXX_STANDARD`.
    pub(crate) cuda_std: Value,
    pub(crate) cxx_std: Value,
    /// How many options of the folder hold for it: those that were given before it.
    pub(crate) folder_options: usize,
}

/// Properties of a source file.
#[derive(Debug, Default)]
pub(crate) struct Source {
    pub(crate) language: Vec<Item>,
    /// The folders in which it is said to be CUDA: properties of a file hold for the targets of a folder alone.
    pub(crate) cuda_in: Vec<usize>,
    pub(crate) definitions: Vec<Item>,
    pub(crate) options: Vec<Item>,
}

/// A file that the build writes.
#[derive(Debug)]
pub(crate) struct Written {
    /// Its path, for others.
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) at: At,
    /// Whether that is in a branch that is not taken.
    pub(crate) aside: bool,
    /// Macros in it that are not decided.
    pub(crate) open: Vec<(String, Item)>,
}

/// What a topmost folder says for all below it.
#[derive(Debug, Default)]
pub(crate) struct Top {
    /// Where CUDA is enabled as a language.
    pub(crate) cuda: Option<At>,
    /// Files that are compiled as CUDA have names that are not known: any may be one.
    pub(crate) any_cuda: bool,
    /// Its targets by their names.
    pub(crate) by_name: FxHashMap<String, usize>,
}

/// All of it.
#[derive(Debug, Default)]
pub(crate) struct World {
    pub(crate) folders: Vec<Folder>,
    pub(crate) tops: Vec<Top>,
    pub(crate) targets: Vec<Target>,
    /// The targets by their names, of the topmost folder that is read.
    pub(crate) by_name: FxHashMap<String, usize>,
    pub(crate) sources: FxHashMap<String, Source>,
    pub(crate) written: Vec<Written>,
    /// Files that are made of others of the tree, by their paths, with the paths of these.
    pub(crate) copies: BTreeMap<String, BTreeSet<String>>,
}

impl World {
    pub(crate) fn target(&mut self, name: &str) -> Option<&mut Target> {
        let at = *self.by_name.get(name)?;
        self.targets.get_mut(at)
    }

    pub(crate) fn folder(&mut self, at: usize) -> Option<&mut Folder> {
        self.folders.get_mut(at)
    }
}
