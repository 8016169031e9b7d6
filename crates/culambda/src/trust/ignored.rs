//! What a walk over folders reads by itself: `.gitignore`, `.ignore`, `.git/info/exclude`.
//!
//! The walker opens them whatever they are, and a pipe would let it wait for ever. So they are looked at before.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use ignore::WalkBuilder;

use crate::report::Message;
use crate::{layout, names};

/// The most that such a file has.
const MAX_SIZE: u64 = 1 << 20;

/// What was found in the way of a walk.
#[derive(Clone, Debug, Default)]
pub struct Guard(Arc<Mutex<Option<Message>>>);

impl Guard {
    /// Lets a walk over some folders enter only folders where such files are regular ones, and never one that is set
    /// apart, as the system knows it.
    ///
    /// # Errors
    /// One of the folders itself, or one above it, has another.
    pub fn of(builder: &mut WalkBuilder, roots: &[PathBuf], apart: Option<PathBuf>) -> Result<Guard, Message> {
        for root in roots {
            let whole = layout::absolute(root).unwrap_or_else(|_| root.clone());
            whole.ancestors().try_for_each(check)?;
        }
        let guard = Guard::default();
        let found = guard.clone();
        builder.filter_entry(move |entry| {
            if !entry.file_type().is_some_and(|kind| kind.is_dir()) {
                return true;
            }
            let is_apart = |apart: &PathBuf| entry.path().canonicalize().is_ok_and(|path| path == *apart);
            if apart.as_ref().is_some_and(is_apart) {
                return false;
            }
            let Err(message) = check(entry.path()) else { return true };
            *found.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(message);
            false
        });
        Ok(guard)
    }

    /// Tells what was found in the way.
    ///
    /// # Errors
    /// A message for people.
    pub fn done(&self) -> Result<(), Message> {
        match self.0.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some(message) => Err(message),
            None => Ok(()),
        }
    }
}

/// Looks at the files of a folder that a walk would read.
fn check(folder: &Path) -> Result<(), Message> {
    regular(&folder.join(".gitignore"))?;
    regular(&folder.join(".ignore"))?;
    let git = folder.join(".git");
    if fs::metadata(&git).is_ok_and(|found| found.is_dir()) {
        return regular(&git.join("info/exclude"));
    }
    regular(&git)?;
    // A work tree of its own: the file names a folder, which may name another one.
    let Some(named) = first_line(&git).and_then(|line| Some(line.strip_prefix("gitdir: ")?.to_owned())) else {
        return Ok(());
    };
    // The walker takes a relative one from the current folder.
    for own in [folder.join(&named), PathBuf::from(&named)] {
        let common = own.join("commondir");
        regular(&common)?;
        let common = first_line(&common).map_or_else(|| own.clone(), |line| own.join(line));
        regular(&common.join("info/exclude"))?;
    }
    Ok(())
}

fn first_line(path: &Path) -> Option<String> {
    let text = super::read(path, MAX_SIZE).ok()?;
    let line = text.split(|&byte| byte == b'\n').next()?;
    Some(String::from_utf8_lossy(line).trim_end().to_owned())
}

/// Whether a file is not there, or a regular one.
fn regular(path: &Path) -> Result<(), Message> {
    let what = match fs::canonicalize(path) {
        Err(_) => return Ok(()),
        Ok(real) if super::is_of_the_system(&real) => "it is a file of the system",
        Ok(real) => match fs::metadata(real) {
            Ok(found) if !found.is_file() && !found.is_dir() => "it is not a regular file",
            Ok(found) if found.is_file() && found.len() > MAX_SIZE => "it is too long",
            _ => return Ok(()),
        },
    };
    let name = names::name(&layout::shown(path));
    Err(Message::error(format!("cannot read `{name}`: {what}")))
}
