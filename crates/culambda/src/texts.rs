//! The texts of files: each is read once, and one that somebody is writing is taken from there.

use std::io::Result;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use culambda_source::Text;
use rustc_hash::FxHashMap;

use crate::{io, trust};

/// The texts of files by their canonical paths.
#[derive(Debug, Default)]
pub struct Cache {
    /// What was read; `None` for a file that cannot be read.
    read: Mutex<FxHashMap<PathBuf, Option<Text>>>,
    /// What takes the place of what the disk has.
    open: Mutex<FxHashMap<PathBuf, Text>>,
    /// Whether the files of a project are kept here, too: else whoever asks for one keeps it.
    lasts: bool,
    /// How many files were read.
    count: AtomicUsize,
}

impl Cache {
    /// One that outlives projects: what is read stays until it is forgotten.
    pub fn lasting() -> Cache {
        Cache {
            lasts: true,
            ..Cache::default()
        }
    }

    /// The files that were looked for, links followed.
    pub fn files(&self) -> Vec<PathBuf> {
        lock(&self.read).keys().cloned().collect()
    }

    /// How many times a file was read.
    pub fn reads(&self) -> usize {
        self.count.load(Ordering::Relaxed)
    }

    /// Lets a text take the place of what the disk has.
    pub fn open(&self, path: &Path, text: Text) {
        lock(&self.open).insert(identity(path), text);
    }

    /// Takes what the disk has again, as it is now.
    pub fn close(&self, path: &Path) {
        lock(&self.open).remove(&identity(path));
        self.forget(path);
    }

    /// Forgets what was read of a file: it may have changed.
    pub fn forget(&self, path: &Path) {
        let mut read = lock(&self.read);
        read.remove(&identity(path));
        read.remove(path);
    }

    /// Forgets all that was read.
    pub fn forget_all(&self) {
        lock(&self.read).clear();
    }

    /// The text of a file of the project.
    ///
    /// # Errors
    /// It cannot be read, or is not text of a program.
    pub(crate) fn source(&self, path: &Path) -> Result<Text> {
        if !self.lasts {
            return io::read_source(path, io::Bounds::FOUND);
        }
        let identity = std::fs::canonicalize(path)?;
        let text = self.text(&identity, |path| io::read_source(path, io::Bounds::FOUND));
        text.ok_or_else(|| std::io::Error::other("it cannot be read"))
    }

    /// The text of a file that an include leads to, by its canonical path.
    pub(crate) fn header(&self, identity: &Path) -> Option<Text> {
        let read = |path: &Path| {
            let text = trust::read_real(path, trust::HEADER)?;
            io::foreign_encoding(&text).map_or(Ok(text), Err)
        };
        let text = self.text(identity, read)?;
        // Whoever read it may have had other bounds.
        let admitted = !self.lasts || (!trust::is_of_the_system(identity) && text.len() as u64 <= trust::HEADER);
        admitted.then_some(text)
    }

    fn text(&self, identity: &Path, read: impl FnOnce(&Path) -> Result<Text>) -> Option<Text> {
        if self.lasts
            && let Some(text) = lock(&self.open).get(identity)
        {
            return Some(text.clone());
        }
        if let Some(text) = lock(&self.read).get(identity) {
            return text.clone();
        }
        // Not under the lock: other threads go on, and at worst a file is read twice.
        self.count.fetch_add(1, Ordering::Relaxed);
        let text = read(identity).ok();
        lock(&self.read).entry(identity.to_owned()).or_insert(text).clone()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The path of a file without links; its own if it is not there.
fn identity(path: &Path) -> PathBuf {
    std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_once_until_it_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.h");
        std::fs::write(&path, "one").unwrap();
        let cache = Cache::lasting();
        let text = || cache.source(&path).map(|text| text.to_vec()).unwrap_or_default();
        assert_eq!((text(), cache.reads()), (b"one".to_vec(), 1));
        std::fs::write(&path, "two").unwrap();
        assert_eq!((text(), cache.reads()), (b"one".to_vec(), 1));
        cache.open(&path, "three".into());
        assert_eq!((text(), cache.reads()), (b"three".to_vec(), 1));
        cache.close(&path);
        assert_eq!((text(), cache.reads()), (b"two".to_vec(), 2));
        std::fs::remove_file(&path).unwrap();
        cache.forget(&path);
        assert_eq!((text(), cache.reads()), (Vec::new(), 2));
    }
}
