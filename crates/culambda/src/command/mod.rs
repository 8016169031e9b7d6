//! The commands, one module each.

pub mod check;
pub mod config;
pub mod diff;
pub mod explain;
mod left_out;
pub mod list;
pub mod preamble;
pub mod report;
pub mod rewrite;
pub mod shell;
pub mod show;
pub mod toolkit;

use crate::report::{Message, Reporter};
use crate::{Status, io};

/// Prints what a command says, or tells why that cannot be done.
pub(crate) fn print(text: std::io::Result<impl AsRef<[u8]>>, reporter: &mut Reporter) -> Status {
    match text.and_then(|text| io::write_stdout(text.as_ref())) {
        Ok(()) => Status::Done,
        Err(error) => {
            reporter.show(&unprinted(&error));
            Status::Failed
        }
    }
}

/// What is said when nothing can be printed.
pub(crate) fn unprinted(error: &std::io::Error) -> Message {
    Message::error(format!("cannot write the standard output: {error}"))
}
