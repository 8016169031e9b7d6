//! The files of the repository, for tests that read them.

use std::path::{Path, PathBuf};

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

pub(crate) fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files with an ending under folders of the repository.
pub(crate) fn files(folders: &[&str], ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = folders.iter().map(|folder| root().join(folder)).collect();
    while let Some(folder) = folders.pop() {
        let listed = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for path in listed.map(|entry| entry.expect("an entry").path()) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir()
                && !matches!(
                    name.as_str(),
                    "target" | ".git" | "corpus" | "artifacts" | "node_modules"
                )
            {
                folders.push(path);
            } else if name.ends_with(ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "no file ends in {ending}");
    found
}

/// Whether a file is below a folder of that name in the repository.
pub(crate) fn is_in(path: &Path, folder: &str) -> bool {
    let inside = path.strip_prefix(root()).expect("a file of the repository");
    inside.components().any(|part| part.as_os_str() == folder)
}

/// The code of a source file, without comments and without the tests at its end.
pub(crate) fn code(path: &Path) -> String {
    let text = read(path);
    let end = text.find("#[cfg(test)]\nmod ").unwrap_or(text.len());
    let lines = text[..end].lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}
