//! Which files of a database include a header: a header has no command of its own and is read as they read it.

use std::path::{Path, PathBuf};

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::{Database, arguments};
use crate::{io, trust};

/// For each header, by its real path, the first entry whose file includes it directly; those that compile CUDA
/// come first.
pub(super) fn of(database: &Database) -> FxHashMap<PathBuf, usize> {
    let files: Vec<&Path> = database.entries.iter().map(|entry| entry.file.as_path()).collect();
    // A database may name a file as often as it likes.
    let mut distinct = files.clone();
    distinct.sort_unstable();
    distinct.dedup();
    let includes: FxHashMap<&Path, Vec<String>> = distinct
        .par_iter()
        .map(|file| (*file, names(&trust::read(file, trust::HEADER).unwrap_or_default())))
        .collect();
    let included: Vec<&[String]> = files
        .iter()
        .map(|file| includes.get(file).map_or(&[][..], Vec::as_slice))
        .collect();
    let mut with_includes: Vec<usize> = (0..files.len()).filter(|&index| !included[index].is_empty()).collect();
    with_includes.sort_by_cached_key(|&index| !arguments::compiles_cuda(&database.words(index)));
    let mut out = FxHashMap::default();
    for index in with_includes {
        let layer = database.layer(index);
        let folders = layer.include.iter().map(|folder| folder.value.as_path());
        let folders: Vec<&Path> = std::iter::once(io::folder_of(files[index])).chain(folders).collect();
        for name in included[index] {
            let found = folders
                .iter()
                .find_map(|folder| std::fs::canonicalize(folder.join(name)).ok());
            if let Some(header) = found {
                out.entry(header).or_insert(index);
            }
        }
    }
    out
}

/// The names after `#include`.
fn names(text: &[u8]) -> Vec<String> {
    let mut out = Vec::new();
    for line in text.split(|&byte| byte == b'\n') {
        let line = line.trim_ascii_start();
        let Some(rest) = line.strip_prefix(b"#").map(<[u8]>::trim_ascii_start) else {
            continue;
        };
        let Some(rest) = rest.strip_prefix(b"include").map(<[u8]>::trim_ascii_start) else {
            continue;
        };
        let close = match rest.first() {
            Some(b'"') => b'"',
            Some(b'<') => b'>',
            _ => continue,
        };
        let name = rest[1..].split(|&byte| byte == close).next().unwrap_or_default();
        out.extend(std::str::from_utf8(name).map(str::to_owned));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn include_lines() {
        assert_eq!(
            names(b"#include \"a.h\"\n  # include <b/c.h> // x\n#include M\n// #include \"d\"\n#include"),
            ["a.h", "b/c.h"]
        );
    }
}
