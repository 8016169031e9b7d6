//! How included files come to a unit: the crate itself reads none.

use crate::text::Text;

/// A file that an `#include` names.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// Its name, which identifies it: two includes that give one name mean one file.
    pub name: String,
    /// Its bytes.
    pub text: Text,
}

/// What is around the main file where another one includes it.
#[derive(Clone, Debug)]
pub struct Around {
    /// The file that includes it.
    pub file: Loaded,
    /// Whether that is all of the file, which leads to the main file by its includes; else it is what is in front of that.
    pub whole: bool,
}

/// What the names of files in the folder that is built in begin with, where others have a path in the tree.
pub const BUILD: &str = "<build>";

/// Finds included files.
pub trait Loader {
    /// The file that `#include "name"` (`quoted`) or `#include <name>` in the file `includer` means,
    /// or `None` if it is not known.
    fn include(&self, includer: &str, name: &str, quoted: bool) -> Option<Loaded>;

    /// Whether there is such a file, which need not be given: it may have nothing that matters.
    fn has(&self, includer: &str, name: &str, quoted: bool) -> bool {
        self.include(includer, name, quoted).is_some()
    }

    /// Whether an included file that is not given may declare a function of a name, which has its namespaces in front; none if
    /// that is not known.
    fn may_declare(&self, _name: &str) -> Option<bool> {
        None
    }

    /// Whether a file that is not included defines a macro, so that somebody may define it where the main file is read.
    fn defines_elsewhere(&self, _name: &str) -> bool {
        false
    }

    /// Whether a file that is not included defines a macro that is defined in the main file or what it includes: who includes
    /// both may have the other definition.
    fn defines_otherwise(&self, _name: &str) -> bool {
        false
    }

    /// Whether a name is the include guard of the file that an `#include` means.
    fn is_guard(&self, _includer: &str, _name: &str, _quoted: bool, _guard: &str) -> bool {
        false
    }

    /// What is around the main file where another one includes it: the scopes that are open there are around the main file,
    /// and so is a declaration. It is read last of those before it.
    fn around(&self) -> Option<Around> {
        None
    }

    /// Files that are read before the main file, as with `g++ -include`: what it needs from elsewhere, without all that
    /// lies on the way there.
    fn before(&self) -> Vec<Loaded> {
        Vec::new()
    }
}

/// A loader that finds nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoLoader;

impl Loader for NoLoader {
    fn include(&self, _includer: &str, _name: &str, _quoted: bool) -> Option<Loaded> {
        None
    }
}
