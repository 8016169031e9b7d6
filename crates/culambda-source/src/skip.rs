//! Ends of comments, literals and spliced lines, found byte by byte.
//!
//! The structural scan and the lexer share these, so that both agree on where a literal ends.

use memchr::{memchr, memchr3, memmem};

/// The offset after a line splice at `at`: a backslash, blanks, a line end. `None` if none is there.
///
/// Blanks between the backslash and the line end are taken, as g++ and clang++ do.
pub(crate) fn splice(text: &[u8], at: usize) -> Option<usize> {
    if text.get(at) != Some(&b'\\') {
        return None;
    }
    let mut pos = at + 1;
    while matches!(text.get(pos), Some(b' ' | b'\t')) {
        pos += 1;
    }
    match text.get(pos) {
        Some(b'\n') => Some(pos + 1),
        Some(b'\r') if text.get(pos + 1) == Some(&b'\n') => Some(pos + 2),
        _ => None,
    }
}

/// The offset of the first byte at or after `at` that is not part of a line splice.
pub(crate) fn behind_splices(text: &[u8], mut at: usize) -> usize {
    while let Some(next) = splice(text, at) {
        at = next;
    }
    at
}

/// Whether the line end at `newline` is spliced away by what is before it.
pub(crate) fn is_spliced(text: &[u8], newline: usize) -> bool {
    let before = text.get(..newline).unwrap_or_default();
    let before = before.strip_suffix(b"\r").unwrap_or(before);
    let trimmed = before.iter().rposition(|b| !matches!(b, b' ' | b'\t'));
    trimmed.is_some_and(|last| before.get(last) == Some(&b'\\'))
}

/// The end of a `//` comment that starts at `at`: the offset of its line end, or of the text's end.
pub(crate) fn line_comment(text: &[u8], at: usize) -> usize {
    let mut pos = at;
    while let Some(found) = memchr(b'\n', text.get(pos..).unwrap_or_default()) {
        let newline = pos + found;
        if !is_spliced(text, newline) {
            return newline;
        }
        pos = newline + 1;
    }
    text.len()
}

/// The offset after a block comment whose text starts at `body`, and whether it is closed.
pub(crate) fn block_comment(text: &[u8], body: usize) -> (usize, bool) {
    let mut pos = body;
    while let Some(found) = memchr(b'/', text.get(pos..).unwrap_or_default()) {
        let slash = pos + found;
        if last_before_splices(text, body, slash) == Some(b'*') {
            return (slash + 1, true);
        }
        pos = slash + 1;
    }
    (text.len(), false)
}

/// The byte before `at`, leaving out line splices, if it lies at or after `from`.
fn last_before_splices(text: &[u8], from: usize, at: usize) -> Option<u8> {
    let mut before = text.get(from..at)?;
    while before.last() == Some(&b'\n') && is_spliced(before, before.len() - 1) {
        let backslash = before.iter().rposition(|&b| b == b'\\')?;
        before = before.get(..backslash)?;
    }
    before.last().copied()
}

/// The offset after a string or character literal whose contents start at `body`, and whether it
/// is closed. One that is not closed on its line ends before the line end.
pub(crate) fn quoted(text: &[u8], body: usize, quote: u8) -> (usize, bool) {
    let mut pos = body;
    while let Some(found) = memchr3(quote, b'\\', b'\n', text.get(pos..).unwrap_or_default()) {
        let at = pos + found;
        match text.get(at) {
            Some(b'\\') => match splice(text, at) {
                Some(next) => pos = next,
                // The escaped byte may itself follow a splice.
                None if matches!(text.get(at + 1), Some(b'\n')) => pos = at + 1,
                None => pos = behind_splices(text, at + 1) + 1,
            },
            Some(b'\n') => return (at, false),
            _ => return (at + 1, true),
        }
    }
    (text.len(), false)
}

/// The offset after a raw string literal whose delimiter starts at `delimiter` (after the quote),
/// and whether it is closed. `None` if no valid delimiter and `(` follow: then it is not a raw string.
pub(crate) fn raw_string(text: &[u8], delimiter: usize) -> Option<(usize, bool)> {
    let rest = text.get(delimiter..)?;
    let open = rest.iter().take(17).position(|&b| b == b'(')?;
    let name = rest.get(..open)?;
    if name
        .iter()
        .any(|b| matches!(b, b' ' | b')' | b'\\' | b'\t' | 0x0b | 0x0c | b'\n' | b'"'))
    {
        return None;
    }
    let mut closer = Vec::with_capacity(name.len() + 2);
    closer.push(b')');
    closer.extend_from_slice(name);
    closer.push(b'"');
    match memmem::find(rest, &closer) {
        Some(found) => Some((delimiter + found + closer.len(), true)),
        None => Some((text.len(), false)),
    }
}

/// Length of the UTF-8 character of two or more bytes at `at`, or `None` if there is none.
pub(crate) fn utf8_len(text: &[u8], at: usize) -> Option<usize> {
    let len = match text.get(at)? {
        0xc2..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf4 => 4,
        _ => return None,
    };
    std::str::from_utf8(text.get(at..at + len)?).ok().map(|_| len)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splices_take_blanks_and_carriage_returns() {
        assert_eq!(splice(b"\\\nx", 0), Some(2));
        assert_eq!(splice(b"\\ \t\r\nx", 0), Some(5));
        assert_eq!(splice(b"\\x\n", 0), None);
        assert_eq!(behind_splices(b"\\\n\\\n a", 0), 4);
    }

    #[test]
    fn comments_see_through_splices() {
        assert_eq!(line_comment(b"// a \\\n b\nc", 0), 9);
        assert_eq!(block_comment(b"/* a *\\\n/ b", 2), (9, true));
        assert_eq!(block_comment(b"/*/ a", 2), (5, false));
        assert_eq!(block_comment(b"/**/ a", 2), (4, true));
    }

    #[test]
    fn literals_end_at_their_quote_or_line() {
        assert_eq!(quoted(b"\"a\\\"b\" c", 1, b'"'), (6, true));
        assert_eq!(quoted(b"\"a\\\nb\" c", 1, b'"'), (6, true));
        assert_eq!(quoted(b"'ab\nc'", 1, b'\''), (3, false));
        assert_eq!(quoted(b"\"a\\", 1, b'"'), (3, false));
    }

    #[test]
    fn raw_strings_want_their_delimiter() {
        assert_eq!(raw_string(b"R\"x(a)\" )x\" b", 2), Some((11, true)));
        assert_eq!(raw_string(b"R\"x y(a)\"", 2), None);
        assert_eq!(raw_string(b"R\"(abc", 2), Some((6, false)));
    }

    #[test]
    fn utf8_is_checked() {
        assert_eq!(utf8_len("\u{f6}".as_bytes(), 0), Some(2));
        assert_eq!(utf8_len(b"\xc3", 0), None);
        assert_eq!(utf8_len(b"\xff\xff", 0), None);
    }
}
