//! Files that matter when they change on the disk.

use std::path::Path;

use crate::tree;

/// The files in which something may be that matters: sources, settings, build files, templates of headers.
pub(super) fn all() -> impl Iterator<Item = String> {
    let sources = format!("*.{{{}}}", tree::EXTENSIONS.join(","));
    let all = std::iter::once(sources).chain(SETTINGS.map(str::to_owned));
    all.map(|name| format!("**/{name}"))
}

/// Files that say how others are compiled or checked.
const SETTINGS: [&str; 13] = [
    "culambda.toml",
    "culambda-baseline.json",
    "compile_commands.json",
    "CMakeLists.txt",
    "*.cmake",
    "*.in",
    "CMake*Presets.json",
    "GNUmakefile",
    "[Mm]akefile",
    "*.mk",
    "meson.build",
    "setup.py",
    ".gitignore",
];

/// Whether a file is none of those that are read as C++: it may say how these are compiled or checked.
pub(super) fn is_setting(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    !ending.is_some_and(|ending| tree::EXTENSIONS.contains(&ending))
}
