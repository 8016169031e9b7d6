//! Names of files as text.
//!
//! A path is carried as the system has it, from where it was found to where it is opened or written. Where it is
//! shown or compared as text it has this form: valid UTF-8 as it is, every other byte as `\xff`. Two paths never
//! have one name, so a name leads back to its path.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The name of a path.
pub fn name(path: &Path) -> String {
    let bytes = path.as_os_str().as_encoded_bytes();
    let mut out = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        valid(chunk.valid(), &mut out);
        for &byte in chunk.invalid() {
            escape(byte, &mut out);
        }
    }
    out
}

/// What is valid stays, but for a backslash that would be read as the start of an escape.
fn valid(text: &str, out: &mut String) {
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        if cfg!(unix) && escaped(from.as_bytes()).is_some() {
            escape(b'\\', out);
        } else {
            out.push('\\');
        }
        rest = from.get(1..).unwrap_or_default();
    }
    out.push_str(rest);
}

fn escape(byte: u8, out: &mut String) {
    use std::fmt::Write as _;
    // Writing to a string cannot fail.
    let _ = write!(out, "\\x{byte:02x}");
}

/// The byte that an escape at the start of a text stands for.
fn escaped(text: &[u8]) -> Option<u8> {
    let [b'\\', b'x', high, low, ..] = *text else {
        return None;
    };
    let digit = |byte: u8| char::from(byte).to_digit(16);
    u8::try_from(digit(high)? * 16 + digit(low)?).ok()
}

/// A path as other programs print it.
pub fn path_of(bytes: &[u8]) -> PathBuf {
    #[cfg(unix)]
    let path = PathBuf::from(<OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(bytes));
    #[cfg(not(unix))]
    let path = PathBuf::from(String::from_utf8_lossy(bytes).into_owned());
    path
}

/// The bytes of the path that has a name.
pub fn bytes(name: &str) -> Vec<u8> {
    if !cfg!(unix) || !name.contains('\\') {
        return name.as_bytes().to_vec();
    }
    let mut out = Vec::with_capacity(name.len());
    let mut rest = name.as_bytes();
    while let Some((&first, others)) = rest.split_first() {
        let byte = escaped(rest);
        out.push(byte.unwrap_or(first));
        rest = if byte.is_some() {
            others.get(3..).unwrap_or_default()
        } else {
            others
        };
    }
    out
}

/// The path that has a name.
pub fn path(name: &str) -> PathBuf {
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt as _;
        PathBuf::from(OsStr::from_bytes(&bytes(name)))
    }
    #[cfg(not(unix))]
    PathBuf::from(OsStr::new(name))
}

/// The path that has a name as a part of a URI.
pub(crate) fn encoded(name: &str) -> String {
    use std::fmt::Write as _;
    let mut out = String::new();
    for byte in bytes(name) {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'/' | b'-' | b'.' | b'_' | b'~') {
            out.push(char::from(byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::ffi::OsStrExt as _;

    #[test]
    fn every_path_has_a_name_of_its_own() {
        let paths: [&[u8]; 9] = [
            b"a/b.cu",
            "ä\u{fffd}.cu".as_bytes(),
            b"\xff.cu",
            b"\\xff.cu",
            b"\\x5cxff.cu",
            b"\\x\xff.cu",
            b"\\\\x4",
            b"\xe4\xb8",
            b"\\",
        ];
        let mut names = Vec::new();
        for bytes in paths {
            let path_of = Path::new(OsStr::from_bytes(bytes));
            let known = name(path_of);
            assert_eq!(path(&known), path_of, "{known}");
            assert!(!names.contains(&known), "{known}");
            names.push(known);
        }
        assert_eq!(names[..3], ["a/b.cu", "ä\u{fffd}.cu", "\\xff.cu"]);
    }
}
