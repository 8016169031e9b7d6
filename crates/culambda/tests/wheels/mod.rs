//! Where CUDA's own headers are: those that `cargo xtask oracle` has fetched, or a folder that `CULAMBDA_CUDA_PATH`
//! names.

use std::fs;
use std::path::{Path, PathBuf};

/// Whether a header is below a folder.
pub(crate) fn has(folder: &Path, header: &str) -> bool {
    let mut waiting = vec![folder.to_owned()];
    while let Some(next) = waiting.pop() {
        if next.join(header).is_file() {
            return true;
        }
        let deep = next.strip_prefix(folder).map_or(0, |below| below.components().count());
        let entries = fs::read_dir(&next).into_iter().flatten().flatten();
        waiting.extend(
            entries
                .map(|entry| entry.path())
                .filter(|path| deep < 4 && path.is_dir()),
        );
    }
    false
}

/// Where CUDA's headers are.
pub(crate) fn headers() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("CULAMBDA_CUDA_PATH") {
        return Some(named.into());
    }
    let fetched = match std::env::var_os("CUDA_ORACLE_HOME") {
        Some(home) => PathBuf::from(home),
        None => PathBuf::from(std::env::var_os("HOME")?).join(".cache/cuda-oracle"),
    };
    let mut versions: Vec<PathBuf> = fs::read_dir(fetched)
        .ok()?
        .flatten()
        .map(|entry| entry.path())
        .collect();
    versions.sort();
    let whole = |path: &PathBuf| has(path, "cuda_runtime.h") && has(path, "thrust/device_vector.h");
    versions.into_iter().rev().find(whole)
}
