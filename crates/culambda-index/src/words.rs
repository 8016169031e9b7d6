//! Words of a text.

use culambda_source::ident::{is_start, is_word_at, last, prefix, words};
use culambda_source::presets::looks_like_annotation;

/// A part of a text, from one offset to another; empty if there is none.
pub(crate) fn part(text: &[u8], (start, end): (u32, u32)) -> &[u8] {
    text.get(start as usize..end as usize).unwrap_or_default()
}

/// The word that begins at an offset; empty if none does.
pub(crate) fn word_at(text: &[u8], at: usize) -> &[u8] {
    let rest = text.get(at..).unwrap_or_default();
    match rest.first() {
        Some(first) if is_start(*first) => rest.get(..prefix(rest)).unwrap_or_default(),
        _ => &[],
    }
}

/// Where a keyword ends, wherever it occurs as a whole word.
pub(crate) fn ends_of<'t>(text: &'t [u8], keyword: &'static [u8]) -> impl Iterator<Item = usize> + 't {
    memchr::memmem::find_iter(text, keyword)
        .filter(move |at| is_word_at(text, *at, keyword.len()))
        .map(|at| at + keyword.len())
}

/// What is in front of the name of a namespace where it is among other names.
pub(crate) const NAMESPACE: &[u8] = b"::";

/// Bytes that may stand between the end of what is before a declaration and its name.
pub(crate) const MAX_HEAD: usize = 1000;

/// Bytes that a parameter list may have.
pub(crate) const MAX_PARAMETERS: usize = 4000;

/// The offset of what follows a parameter list, whose parenthesis opens at an offset; none if that is none.
pub(crate) fn after_parameters(text: &[u8], open: usize) -> Option<usize> {
    Some(skip_blanks(text, close_of_parameters(text, open)?))
}

/// The offset after the parenthesis that closes a parameter list; none if that is none.
pub(crate) fn close_of_parameters(text: &[u8], open: usize) -> Option<usize> {
    let mut depth = 0_u32;
    for (offset, byte) in text.get(open..)?.iter().enumerate().take(MAX_PARAMETERS) {
        match byte {
            b'(' => depth += 1,
            b')' if depth == 1 => return Some(open + offset + 1),
            b')' => depth = depth.saturating_sub(1),
            b';' | b'{' => return None,
            _ => {}
        }
    }
    None
}

/// The words of a replacement list that another one may be joined to at their ends: `X` in `CAT(X, n)` and in `X ## n`, and
/// all that end as `CASE_` does.
pub(crate) fn beginnings(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let before =
        memchr::memchr2_iter(b',', b'#', text).map(|at| last(text.get(..at).unwrap_or_default().trim_ascii_end()));
    let before = before.filter(|word| word.first().is_some_and(|first| is_start(*first)));
    before.chain(words(text).filter(|word| word.ends_with(b"_")))
}

/// Skips blanks, line ends (spliced ones too) and comments.
pub(crate) fn skip_blanks(text: &[u8], mut at: usize) -> usize {
    loop {
        match (text.get(at), text.get(at + 1)) {
            (Some(b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c), _) => at += 1,
            (Some(b'\\'), Some(b'\n' | b'\r')) => at += 2,
            (Some(b'/'), Some(b'/')) => {
                let rest = text.get(at..).unwrap_or_default();
                at += memchr::memchr(b'\n', rest).unwrap_or(rest.len());
            }
            (Some(b'/'), Some(b'*')) => {
                let rest = text.get(at + 2..).unwrap_or_default();
                at += 2 + memchr::memmem::find(rest, b"*/").map_or(rest.len(), |end| end + 2);
            }
            _ => return at,
        }
    }
}

/// Skips what may be between the words of a directive: blanks, comments and line ends that are spliced.
pub(crate) fn skip_in_line(text: &[u8], mut at: usize) -> usize {
    loop {
        match (text.get(at), text.get(at + 1), text.get(at + 2)) {
            (Some(b' ' | b'\t' | 0x0b | 0x0c), ..) => at += 1,
            (Some(b'\\'), Some(b'\n'), _) => at += 2,
            (Some(b'\\'), Some(b'\r'), Some(b'\n')) => at += 3,
            (Some(b'/'), Some(b'*'), _) => {
                let rest = text.get(at + 2..).unwrap_or_default();
                at += 2 + memchr::memmem::find(rest, b"*/").map_or(rest.len(), |end| end + 2);
            }
            _ => return at,
        }
    }
}

/// Whether a word is an annotation, or the front of something that may hold one.
pub(crate) fn is_attribute(word: &[u8]) -> bool {
    matches!(
        word,
        b"__device__"
            | b"__host__"
            | b"__global__"
            | b"__attribute__"
            | b"__attribute"
            | b"__declspec"
            | b"__launch_bounds__"
            | b"__forceinline__"
            | b"__noinline__"
            | b"__inline__"
            | b"__nv_parent__"
            | b"__nv_parent"
            | b"_Pragma"
    )
}

/// Whether a word after the `]` of a lambda introducer annotates it, as far as its spelling tells.
pub(crate) fn annotates(word: &[u8]) -> bool {
    is_attribute(word) || looks_like_annotation(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_what_is_between_them() {
        assert_eq!(word_at(b"x1 y", 0), b"x1");
        assert_eq!(word_at(b"1x", 0), b"");
        assert_eq!(skip_blanks(b" /* a */ // b\n\t\\\n x", 0), 18);
        assert_eq!(skip_blanks(b"/* open", 0), 7);
        assert_eq!(skip_in_line(b" \t\\\n /* a */\\\r\n x", 0), 16);
        assert_eq!(skip_in_line(b" // b", 0), 1);
    }
}
