//! Files that are read whole.

use std::fs::{self, File, Metadata};
use std::io::{self, Read};
use std::path::Path;

use culambda_source::Text;

/// Offsets in a file are 32-bit numbers.
const MAX_SIZE: u64 = u32::MAX as u64 - 1;

/// What may be read.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Whether it has to be a regular file: a pipe may never end, a device neither.
    pub regular: bool,
    /// How many bytes it may have.
    pub most: u64,
}

impl Bounds {
    /// What the command line names may be anything.
    pub const NAMED: Bounds = Bounds {
        regular: false,
        most: MAX_SIZE,
    };
    /// What is found otherwise is a regular file.
    pub const FOUND: Bounds = Bounds {
        regular: true,
        most: MAX_SIZE,
    };
}

/// Reads a file, a pipe or a device.
///
/// # Errors
/// As for [`read_input`].
pub fn read(path: &Path) -> io::Result<Text> {
    read_input(path, Bounds::NAMED)
}

/// Reads the text of a program.
///
/// # Errors
/// As for [`read_input`]; an encoding in which nothing would be found.
pub fn read_source(path: &Path, bounds: Bounds) -> io::Result<Text> {
    let text = read_input(path, bounds)?;
    match foreign_encoding(&text) {
        Some(error) => Err(error),
        None => Ok(text),
    }
}

/// Reads a file within bounds. It is copied, not mapped: what happens to it later changes nothing.
///
/// # Errors
/// Those of the system; a folder; what is out of bounds; a file that changes while it is read.
pub fn read_input(path: &Path, bounds: Bounds) -> io::Result<Text> {
    if bounds.regular {
        // Before it is opened: whoever opens a pipe waits for the other end.
        admit(&fs::metadata(path)?, bounds)?;
    }
    let mut file = File::open(path)?;
    let before = file.metadata()?;
    admit(&before, bounds)?;
    let mut text = Vec::new();
    if before.is_file() {
        let size = usize::try_from(before.len()).map_err(io::Error::other)?;
        text.try_reserve_exact(size)
            .map_err(|_| io::Error::other("there is not enough memory for it"))?;
    }
    read_limited(&mut file, bounds.most, &mut text)?;
    let after = file.metadata()?;
    // Files of the kernel have a length of 0.
    let whole = before.len() == 0 || text.len() as u64 == before.len();
    if before.is_file() && !(whole && same_state(&before, &after)) {
        return Err(io::Error::other("it changed while it was read"));
    }
    Ok(text.into())
}

/// Whether a file may be read.
fn admit(found: &Metadata, bounds: Bounds) -> io::Result<()> {
    if found.is_dir() {
        return Err(io::Error::other("it is a folder, not a file"));
    }
    if bounds.regular && !found.is_file() {
        return Err(io::Error::other("it is not a regular file"));
    }
    if found.is_file() && found.len() > bounds.most {
        return Err(too_large(bounds.most));
    }
    Ok(())
}

fn same_state(before: &Metadata, after: &Metadata) -> bool {
    before.len() == after.len() && before.modified().ok() == after.modified().ok()
}

pub(super) fn read_all(input: impl Read) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    read_limited(input, MAX_SIZE, &mut text)?;
    Ok(text)
}

fn read_limited(input: impl Read, most: u64, text: &mut Vec<u8>) -> io::Result<()> {
    let read = input.take(most.saturating_add(1)).read_to_end(text)?;
    if read as u64 > most {
        return Err(too_large(most));
    }
    Ok(())
}

fn too_large(most: u64) -> io::Error {
    const MIB: u64 = 1 << 20;
    io::Error::other(if most >= MAX_SIZE {
        "it has 4 GiB or more".to_owned()
    } else if most >= MIB {
        format!("it has more than {} MiB", most / MIB)
    } else {
        format!("it has more than {most} bytes")
    })
}

/// What is wrong with a text whose byte order mark is of an encoding with wide units: everything is found byte by
/// byte, so nothing would be found in it.
pub fn foreign_encoding(text: &[u8]) -> Option<io::Error> {
    let encoding = if text.starts_with(b"\xff\xfe\0\0") || text.starts_with(b"\0\0\xfe\xff") {
        "UTF-32"
    } else if text.starts_with(b"\xff\xfe") || text.starts_with(b"\xfe\xff") {
        "UTF-16"
    } else {
        return None;
    };
    Some(io::Error::other(format!("it is {encoding}: convert it to UTF-8")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_no_file() {
        let folder = tempfile::tempdir().unwrap();
        assert!(read(folder.path()).is_err());
    }

    #[test]
    fn bounds() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        fs::write(&path, "12345").unwrap();
        let most = |most| Bounds { regular: true, most };
        assert_eq!(&*read_input(&path, most(5)).unwrap(), b"12345");
        let error = read_input(&path, most(4)).unwrap_err();
        assert_eq!(error.to_string(), "it has more than 4 bytes");
        #[cfg(unix)]
        {
            let error = read_input(Path::new("/dev/zero"), most(4)).unwrap_err();
            assert_eq!(error.to_string(), "it is not a regular file");
            let endless = Bounds {
                regular: false,
                most: 4,
            };
            assert!(read_input(Path::new("/dev/zero"), endless).is_err());
        }
    }

    #[test]
    fn a_file_that_is_too_large_is_not_even_begun() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        File::create(&path).unwrap().set_len(1 << 40).unwrap();
        assert_eq!(read(&path).unwrap_err().to_string(), "it has 4 GiB or more");
    }

    #[test]
    fn wide_units() {
        for text in [
            &b"\xff\xfea\0"[..],
            b"\xfe\xff\0a",
            b"\xff\xfe\0\0a\0\0\0",
            b"\0\0\xfe\xff",
        ] {
            assert!(foreign_encoding(text).is_some(), "{text:?}");
        }
        for text in [&b"\xef\xbb\xbfint a;"[..], b"", b"\xff", b"\0\0", b"int a; \xff\xfe"] {
            assert!(foreign_encoding(text).is_none(), "{text:?}");
        }
    }
}
