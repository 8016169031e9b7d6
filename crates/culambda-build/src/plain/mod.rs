//! Build files of other sorts, as far as options of compilers are there in plain words.

mod make;
mod quoted;

use crate::context::Context;
use crate::{Files, paths};

/// A sort of build files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Make,
    Meson,
    Python,
}

/// Which sort a file is, by its name.
pub(crate) fn kind(name: &str) -> Option<Kind> {
    let last = paths::split(name).1;
    match last {
        "Makefile" | "makefile" | "GNUmakefile" => Some(Kind::Make),
        "meson.build" => Some(Kind::Meson),
        "setup.py" => Some(Kind::Python),
        _ if paths::ending(name) == "mk" => Some(Kind::Make),
        _ => None,
    }
}

/// Whether a file builds a Python package, which may call another build system for what is below.
pub(crate) fn is_package(name: &str) -> bool {
    matches!(kind(name), Some(Kind::Python))
}

/// The files that such a file is read with, by their names.
pub(crate) fn includes(name: &str, text: &[u8]) -> Vec<String> {
    match kind(name) {
        Some(Kind::Make) => make::includes(name, text),
        _ => Vec::new(),
    }
}

/// What such a file says of the files below it that nvcc compiles; `None` if it says nothing of nvcc.
pub(crate) fn context(name: &str, text: &[u8], files: &dyn Files) -> Option<Context> {
    match kind(name)? {
        Kind::Make => make::context(name, text, files),
        Kind::Meson | Kind::Python => quoted::context(name, text, files),
    }
}
