//! The standard input and output.
//!
//! Both are used as files: the streams of the standard library take a descriptor that cannot be written to for one
//! that takes everything.

use std::fs::File;
use std::io::{self, ErrorKind, Write};

use culambda_source::Text;

use super::read;

/// Reads the standard input.
///
/// # Errors
/// Those of the system; more than 4 GiB; an encoding in which nothing would be found.
pub fn read_stdin() -> io::Result<Text> {
    let text = read::read_all(stdin()?)?;
    match read::foreign_encoding(&text) {
        Some(error) => Err(error),
        None => Ok(text.into()),
    }
}

/// Writes to the standard output.
///
/// # Errors
/// Those of the system, but for a pipe whose reader went away.
pub fn write_stdout(bytes: &[u8]) -> io::Result<()> {
    write_stdout_pieces(&[bytes])
}

pub(super) fn write_stdout_pieces(pieces: &[&[u8]]) -> io::Result<()> {
    quietly(write_to(&mut stdout()?, pieces))
}

#[cfg(unix)]
fn stdin() -> io::Result<File> {
    use std::os::fd::AsFd as _;
    Ok(io::stdin().as_fd().try_clone_to_owned()?.into())
}

#[cfg(unix)]
fn stdout() -> io::Result<File> {
    use std::os::fd::AsFd as _;
    Ok(io::stdout().as_fd().try_clone_to_owned()?.into())
}

#[cfg(windows)]
fn stdin() -> io::Result<File> {
    use std::os::windows::io::AsHandle as _;
    Ok(io::stdin().as_handle().try_clone_to_owned()?.into())
}

#[cfg(windows)]
fn stdout() -> io::Result<File> {
    use std::os::windows::io::AsHandle as _;
    Ok(io::stdout().as_handle().try_clone_to_owned()?.into())
}

/// Writes all pieces: small ones together, large ones as they lie.
pub(super) fn write_to(out: &mut impl Write, pieces: &[&[u8]]) -> io::Result<()> {
    let mut out = io::BufWriter::with_capacity(1 << 16, out);
    pieces.iter().try_for_each(|piece| out.write_all(piece))?;
    out.flush()
}

/// A reader that has seen enough is not an error.
pub(super) fn quietly(result: io::Result<()>) -> io::Result<()> {
    match result {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}
