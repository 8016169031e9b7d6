//! How many files are looked at at a time.

use std::sync::OnceLock;

/// What somebody says.
static JOBS: OnceLock<usize> = OnceLock::new();

/// Says how many files are looked at at a time; 0 is as many as there are cores. The first word counts.
pub(crate) fn set(count: usize) {
    let _ = JOBS.set(count);
}

/// How many files are to be looked at at a time; 0 if nobody says so.
pub(crate) fn wanted() -> usize {
    JOBS.get().copied().unwrap_or(0)
}

/// How many threads there are for some work that has so many parts.
pub(crate) fn threads(parts: usize) -> usize {
    let cores = match wanted() {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        count => count,
    };
    cores.min(parts).max(1)
}
