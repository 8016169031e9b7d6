//! Words of a text.

use culambda_source::ident::{is_continue, is_start, prefix};
use culambda_source::presets::looks_like_annotation;

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
    let is_word = |b: Option<&u8>| b.is_some_and(|&b| is_continue(b));
    memchr::memmem::find_iter(text, keyword)
        .filter(move |&at| !at.checked_sub(1).is_some_and(|before| is_word(text.get(before))))
        .map(|at| at + keyword.len())
        .filter(move |&end| !is_word(text.get(end)))
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
    }
}
