//! Files as URIs.

use std::path::{Path, PathBuf};
use std::str::FromStr as _;

use lsp_types::Uri;

use crate::names;

/// The file that a URI names, if it names one of this machine.
pub(super) fn path(uri: &Uri) -> Option<PathBuf> {
    if !uri.scheme()?.as_str().eq_ignore_ascii_case("file") {
        return None;
    }
    let bytes = decoded(uri.path().as_str());
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStringExt as _;
        Some(std::ffi::OsString::from_vec(bytes).into())
    }
    #[cfg(not(unix))]
    {
        let text = String::from_utf8(bytes).ok()?;
        // `/c:/folder`
        let drive = text
            .strip_prefix('/')
            .filter(|rest| rest.as_bytes().get(1) == Some(&b':'));
        Some(drive.unwrap_or(&text).into())
    }
}

/// The URI of a file.
pub(super) fn uri(path: &Path) -> Option<Uri> {
    let whole = std::path::absolute(path).ok()?;
    let name = names::name(&whole);
    let name = if cfg!(windows) { name.replace('\\', "/") } else { name };
    let slash = if name.starts_with('/') { "" } else { "/" };
    Uri::from_str(&format!("file://{slash}{}", names::encoded(&name))).ok()
}

/// A text with its `%20` as what they stand for.
fn decoded(text: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, behind)) = rest.split_first() {
        let escaped = behind.get(..2).and_then(|digits| {
            let digits = std::str::from_utf8(digits).ok()?;
            u8::from_str_radix(digits, 16).ok().filter(|_| first == b'%')
        });
        out.push(escaped.unwrap_or(first));
        rest = behind.get(if escaped.is_some() { 2 } else { 0 }..).unwrap_or_default();
    }
    out
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn there_and_back() {
        for name in ["/a/b c.cu", "/\u{e4}/%20[x]#?.h", "/a:b"] {
            let there = uri(Path::new(name)).unwrap();
            assert_eq!(path(&there).as_deref(), Some(Path::new(name)), "{}", there.as_str());
        }
        let odd = PathBuf::from(<std::ffi::OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(
            b"/\xff.cu",
        ));
        assert_eq!(path(&uri(&odd).unwrap()), Some(odd));
        let named = |text: &str| path(&Uri::from_str(text).unwrap());
        assert_eq!(named("FILE://host/a%2fb"), Some("/a/b".into()));
        assert_eq!(named("untitled:Untitled-1"), None);
        assert_eq!(named("https://a/b"), None);
    }
}
