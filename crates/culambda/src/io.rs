//! Reading and writing.
//!
//! * `read`: whole files, within bounds; one that changes meanwhile is an error.
//! * `streams`: the standard input and output. Nobody is told of a pipe whose reader went away.
//! * `write`: a regular file is written whole or not at all. What must not be replaced is refused.
//! * `temporary`: what a file is written into before it takes its name.
//! * `identity`: which file a path means.
//! * `own_folder`: a folder that a command writes whole.

mod identity;
mod own_folder;
mod read;
mod streams;
mod temporary;
mod write;

use std::path::Path;

pub use identity::Identity;
pub use own_folder::prepare_own;
pub use read::{Bounds, foreign_encoding, read, read_input, read_source};
pub use streams::{read_stdin, write_stdout};
pub use write::{Before, may_be_written, write, write_pieces};

/// The folder of a file, `.` if it has none.
pub fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder.as_os_str().is_empty() => Path::new("."),
        Some(folder) => folder,
        None => Path::new("."),
    }
}
