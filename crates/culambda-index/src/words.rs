//! Words of a text.

use culambda_source::presets::looks_like_annotation;

/// Whether a byte belongs to a word.
pub(crate) fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

/// The word that begins at an offset; empty if none does.
pub(crate) fn word_at(text: &[u8], at: usize) -> &[u8] {
    let rest = text.get(at..).unwrap_or_default();
    let len = rest.iter().position(|&b| !is_word(b)).unwrap_or(rest.len());
    match rest.first() {
        Some(first) if !first.is_ascii_digit() => rest.get(..len).unwrap_or_default(),
        _ => &[],
    }
}

/// All words of a text, in comments and literals too.
pub(crate) fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = text.get(at..)?;
        let start = at + rest.iter().position(|&b| is_word(b))?;
        let behind = text.get(start..)?;
        let len = behind.iter().position(|&b| !is_word(b)).unwrap_or(behind.len());
        at = start + len;
        behind.get(..len)
    })
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

/// Whether a word behind the `]` of a lambda introducer annotates it, as far as its spelling tells.
pub(crate) fn annotates(word: &[u8]) -> bool {
    is_attribute(word) || looks_like_annotation(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_what_is_between_them() {
        assert_eq!(words(b"a b_1+(c)").collect::<Vec<_>>(), [&b"a"[..], b"b_1", b"c"]);
        assert_eq!(word_at(b"x1 y", 0), b"x1");
        assert_eq!(word_at(b"1x", 0), b"");
        assert_eq!(skip_blanks(b" /* a */ // b\n\t\\\n x", 0), 18);
        assert_eq!(skip_blanks(b"/* open", 0), 7);
    }
}
