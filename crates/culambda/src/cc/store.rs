//! Folders with what was written, each named by what is in it.
//!
//! A folder appears whole, by a rename, so that builds that run at the same time share it. What was not used for a
//! while goes when there are many.

use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::TempDir;

/// The folder beside an output.
const FOLDER: &str = ".culambda";

/// So many folders of a kind stay, whatever their age.
const KEPT: usize = 256;

/// A folder that was used so lately may be in use.
const IN_USE: Duration = Duration::from_secs(15 * 60);

/// A file of a folder: its path there, and its bytes.
pub(super) type Entry = (PathBuf, Vec<u8>);

/// Where folders are.
pub(super) struct Store {
    root: PathBuf,
    /// A root that goes with this run.
    temporary: Option<TempDir>,
}

impl Store {
    /// The store that `CULAMBDA_CACHE` names, or the one in a folder, or a temporary one.
    pub(super) fn beside(folder: Option<&Path>) -> io::Result<Store> {
        let named = std::env::var_os("CULAMBDA_CACHE").filter(|value| !value.is_empty());
        let root = named
            .map(PathBuf::from)
            .or_else(|| folder.map(|folder| folder.join(FOLDER)));
        if let Some(root) = root.filter(|root| fs::create_dir_all(root).is_ok()) {
            let root = std::path::absolute(root)?;
            return Ok(Store { root, temporary: None });
        }
        Store::temporary()
    }

    /// One that goes with this run.
    pub(super) fn temporary() -> io::Result<Store> {
        let temporary = tempfile::Builder::new().prefix("culambda-").tempdir()?;
        Ok(Store {
            root: temporary.path().to_owned(),
            temporary: Some(temporary),
        })
    }

    /// Whether it outlives this run.
    pub(super) fn is_lasting(&self) -> bool {
        self.temporary.is_none()
    }

    /// The folder that has these files; it is made if it is not there.
    pub(super) fn keep(&self, kind: &str, files: &[Entry]) -> io::Result<PathBuf> {
        let parts = files
            .iter()
            .flat_map(|(path, text)| [path.as_os_str().as_encoded_bytes(), text.as_slice()]);
        self.make(kind, &key(parts), |folder| {
            for (path, text) in files {
                let path = folder.join(path);
                fs::create_dir_all(crate::io::folder_of(&path))?;
                fs::write(path, text)?;
            }
            Ok(())
        })
    }

    /// The folder of a kind with a name; `fill` makes what is in it.
    pub(super) fn make(
        &self,
        kind: &str,
        name: &str,
        fill: impl FnOnce(&Path) -> io::Result<()>,
    ) -> io::Result<PathBuf> {
        let all = self.root.join(kind);
        let folder = all.join(name);
        if folder.is_dir() {
            // Its age counts from its last use; a cache that cannot be written can still be read.
            let _ = fs::File::open(&folder).and_then(|folder| folder.set_modified(SystemTime::now()));
            return Ok(folder);
        }
        fs::create_dir_all(&all)?;
        let new = tempfile::Builder::new().prefix(".new-").tempdir_in(&all)?;
        fill(new.path())?;
        let new = new.keep();
        if let Err(error) = fs::rename(&new, &folder) {
            let _ = fs::remove_dir_all(&new);
            // Somebody else made it meanwhile.
            if !folder.is_dir() {
                return Err(error);
            }
        }
        prune(&all);
        Ok(folder)
    }
}

/// Takes away what has not been used for the longest time, as long as there is too much.
fn prune(all: &Path) {
    let Ok(entries) = fs::read_dir(all) else { return };
    let mut known: Vec<(SystemTime, PathBuf)> = entries
        .flatten()
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    if known.len() <= KEPT {
        return;
    }
    known.sort();
    let surplus = known.len() - KEPT;
    for (used, path) in known.into_iter().take(surplus) {
        if used.elapsed().is_ok_and(|age| age > IN_USE) {
            // What cannot be taken away stays for the next run.
            let _ = fs::remove_dir_all(path);
        }
    }
}

/// A name for some bytes.
pub(super) fn key<'b>(parts: impl Iterator<Item = &'b [u8]>) -> String {
    let mut halves = [DefaultHasher::new(), DefaultHasher::new()];
    halves[1].write_u8(1);
    for half in &mut halves {
        half.write(env!("CARGO_PKG_VERSION").as_bytes());
    }
    for part in parts {
        for half in &mut halves {
            half.write_usize(part.len());
            half.write(part);
        }
    }
    halves.map(|half| format!("{:016x}", half.finish())).concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_by_content() {
        let place = tempfile::tempdir().unwrap();
        let store = Store {
            root: place.path().to_owned(),
            temporary: None,
        };
        let files = |text: &str| vec![(PathBuf::from("a/b.h"), text.as_bytes().to_vec())];
        let one = store.keep("x", &files("1")).unwrap();
        assert_eq!(one, store.keep("x", &files("1")).unwrap());
        assert_ne!(one, store.keep("x", &files("2")).unwrap());
        assert_eq!(fs::read_to_string(one.join("a/b.h")).unwrap(), "1");
        assert_eq!(fs::read_dir(place.path().join("x")).unwrap().count(), 2);
    }

    #[test]
    fn old_folders_go() {
        let place = tempfile::tempdir().unwrap();
        let old = SystemTime::now() - 2 * IN_USE;
        for at in 0..KEPT + 3 {
            let folder = place.path().join(format!("{at:04}"));
            fs::create_dir(&folder).unwrap();
            let age = old + Duration::from_secs(at as u64);
            fs::File::open(&folder).unwrap().set_modified(age).unwrap();
        }
        prune(place.path());
        assert_eq!(fs::read_dir(place.path()).unwrap().count(), KEPT);
        assert!(!place.path().join("0002").exists() && place.path().join("0003").exists());
    }
}
