//! The files that the C++ compiler sees, as they are built into the program.

use crate::file::RuntimeFile;

/// All of them.
const FILES: &[RuntimeFile] = &[];

/// The files of the runtime, by name.
pub fn files() -> &'static [RuntimeFile] {
    FILES
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::{Path, PathBuf};

    fn below(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                below(&path, found);
            } else {
                found.push(path);
            }
        }
    }

    /// A header that is not built in is missed only on the machine of a user.
    #[test]
    fn every_file_of_the_folder_is_built_in() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("runtime");
        let mut found = Vec::new();
        below(&folder, &mut found);
        let mut names: Vec<String> = found
            .iter()
            .filter_map(|path| path.strip_prefix(&folder).ok())
            .map(|path| path.to_string_lossy().replace('\\', "/"))
            .filter(|name| name != "README.md")
            .collect();
        names.sort();
        let built_in: Vec<&str> = files().iter().map(|file| file.name).collect();
        assert_eq!(built_in, names);
    }
}
