//! Temporary files beside those whose names they take.
//!
//! Each is locked as long as its process lives. One that is not locked was left by a process that was killed, and
//! goes when somebody writes into its folder.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use tempfile::NamedTempFile;

const PREFIX: &str = ".culambda-";
const SUFFIX: &str = ".tmp";
/// Letters and digits between them.
const RANDOM: usize = 12;
/// Another process may take a file for a left one in the moment before it is locked.
const TRIES: usize = 20;

/// A temporary file in a folder, from which those are taken that were left there.
pub(super) fn new_in(folder: &Path, usual_permissions: bool) -> io::Result<NamedTempFile> {
    clean(folder);
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX).suffix(SUFFIX).rand_bytes(RANDOM);
    if usual_permissions {
        as_any_new_file(&mut builder);
    }
    for _ in 0..TRIES {
        let file = builder.tempfile_in(folder)?;
        match file.as_file().try_lock() {
            Err(TryLockError::WouldBlock) => continue,
            // Where nothing can be locked nobody takes anything away either.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        if is_there(file.as_file())? {
            return Ok(file);
        }
    }
    Err(io::Error::other("its temporary file is taken away again and again"))
}

/// Asks for the permissions of any new file; the system takes the mask of the process from them.
#[cfg(unix)]
fn as_any_new_file(builder: &mut tempfile::Builder<'_, '_>) {
    use std::os::unix::fs::PermissionsExt as _;
    builder.permissions(fs::Permissions::from_mode(0o666));
}

#[cfg(not(unix))]
fn as_any_new_file(_: &mut tempfile::Builder<'_, '_>) {}

#[cfg(unix)]
fn is_there(file: &File) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt as _;
    Ok(file.metadata()?.nlink() > 0)
}

#[cfg(not(unix))]
fn is_there(_: &File) -> io::Result<bool> {
    Ok(true)
}

/// Removes what killed processes left in a folder, once in a run.
fn clean(folder: &Path) {
    static CLEANED: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    let mut cleaned = CLEANED.lock().unwrap_or_else(PoisonError::into_inner);
    if cleaned.insert(folder.to_owned()) {
        remove_left(folder);
    }
}

fn remove_left(folder: &Path) {
    // Nothing depends on this, so nothing is said if it fails.
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_file = || entry.file_type().is_ok_and(|kind| kind.is_file());
        if !name.to_str().is_some_and(is_ours) || !is_file() {
            continue;
        }
        let opened = OpenOptions::new().read(true).write(true).open(entry.path());
        if opened.is_ok_and(|file| file.try_lock().is_ok()) {
            drop(fs::remove_file(entry.path()));
        }
    }
}

/// Whether a name is one of those that are given here.
fn is_ours(name: &str) -> bool {
    let random = name.strip_prefix(PREFIX).and_then(|rest| rest.strip_suffix(SUFFIX));
    random.is_some_and(|random| random.len() == RANDOM && random.bytes().all(|b| b.is_ascii_alphanumeric()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_left_goes_and_what_is_used_stays() {
        let folder = tempfile::tempdir().unwrap();
        let used = new_in(folder.path(), true).unwrap();
        assert!(is_ours(used.path().file_name().unwrap().to_str().unwrap()));
        let left = folder.path().join(".culambda-AbCdEf012345.tmp");
        let others = [
            "culambda-AbCdEf012345.tmp",
            ".culambda-config.tmp",
            ".culambda-AbCdEf01234_.tmp",
        ];
        for name in others {
            fs::write(folder.path().join(name), "").unwrap();
        }
        fs::write(&left, "half").unwrap();
        remove_left(folder.path());
        assert!(!left.exists());
        #[cfg(unix)]
        assert!(used.path().exists(), "its lock is held");
        assert!(others.iter().all(|name| folder.path().join(name).exists()));
    }
}
