//! The macros that directives mention, found once for all units that read these.

use std::sync::OnceLock;

/// A name that some file of a project defines as a macro, by its number among all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MacroName(pub(crate) u32);

impl MacroName {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a directive mentions after its word.
#[derive(Debug)]
pub(crate) struct Mentioned {
    /// The macros of the project, and those that a name in it may be made into.
    pub(crate) names: Vec<MacroName>,
    /// Whether it asks for the release of CUDA.
    pub(crate) release: bool,
}

/// Those of a file, by the numbers of its directives.
pub(crate) type OfFile = Box<[OnceLock<Mentioned>]>;

/// Some of the names of a project.
#[derive(Debug, Default)]
pub(crate) struct Names {
    /// A bit for each name.
    bits: Vec<u64>,
    pub(crate) count: usize,
}

impl Names {
    pub(crate) fn has(&self, name: MacroName) -> bool {
        let bits = self.bits.get(name.index() / 64);
        bits.is_some_and(|bits| bits >> (name.index() % 64) & 1 == 1)
    }

    /// Adds a name; says whether it is new.
    pub(crate) fn add(&mut self, name: MacroName) -> bool {
        let (at, bit) = (name.index() / 64, 1 << (name.index() % 64));
        if self.bits.len() <= at {
            self.bits.resize(at + 1, 0);
        }
        let is_new = self.bits[at] & bit == 0;
        self.bits[at] |= bit;
        self.count += usize::from(is_new);
        is_new
    }
}
