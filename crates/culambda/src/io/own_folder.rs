//! A folder that a command writes whole, and may write again.

use std::fs;
use std::io;
use std::path::Path;

/// Makes a folder, or takes out of one that was written so before what would be in the way. The file `mark` in it tells
/// that; `what` is what the folder is.
///
/// # Errors
/// It has something else in it, or cannot be written.
pub fn prepare_own(root: &Path, mark: &str, what: &str, parts: &[&str]) -> io::Result<()> {
    fs::create_dir_all(root)?;
    let is_ours = root.join(mark).is_file();
    if !is_ours && fs::read_dir(root)?.next().is_some() {
        return Err(io::Error::other(format!(
            "it is not empty, and no {what} that culambda wrote"
        )));
    }
    for part in parts {
        let path = root.join(part);
        if path.is_dir() && !path.is_symlink() {
            fs::remove_dir_all(path)?;
        }
    }
    let text = format!("Written by `culambda {what}`, which may write it again.\n");
    super::write(&root.join(mark), text.as_bytes())
}
