//! Identifiers: which bytes they are made of, and which are written like macros.
//!
//! Bytes after ASCII count as parts of identifiers: they are those of letters wherever a compiler accepts the text.
//! `$` is a letter to g++, clang++ and nvcc.

use std::ops::Range;

const START: u8 = 1;
const CONTINUE: u8 = 2;

const CLASS: [u8; 256] = classes();

#[expect(clippy::indexing_slicing, reason = "evaluated when it is compiled")]
const fn classes() -> [u8; 256] {
    let mut table = [0; 256];
    let mut at = 0;
    while at < 256 {
        let byte = at as u8;
        table[at] = match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' | 0x80.. => START | CONTINUE,
            b'0'..=b'9' => CONTINUE,
            _ => 0,
        };
        at += 1;
    }
    table
}

/// Whether an identifier can begin with a byte.
#[inline]
#[expect(clippy::indexing_slicing, reason = "there is one for each byte")]
pub const fn is_start(byte: u8) -> bool {
    CLASS[byte as usize] & START != 0
}

/// Whether a byte can be part of an identifier.
#[inline]
#[expect(clippy::indexing_slicing, reason = "there is one for each byte")]
pub const fn is_continue(byte: u8) -> bool {
    CLASS[byte as usize] & CONTINUE != 0
}

/// Whether a token is an identifier or a keyword; one may begin with a universal character name.
pub fn is_word(token: &str) -> bool {
    let first = token.bytes().next();
    first.is_some_and(|b| is_start(b) || b == b'\\') && !token.contains(['"', '\''])
}

/// Whether a text consists of the characters of identifiers alone; so does an empty one.
pub fn is_whole(text: impl AsRef<[u8]>) -> bool {
    text.as_ref().iter().all(|byte| is_continue(*byte))
}

/// How many bytes of identifiers a text begins with.
pub fn prefix(text: impl AsRef<[u8]>) -> usize {
    text.as_ref().iter().take_while(|byte| is_continue(**byte)).count()
}

/// The identifier characters that a text ends with.
pub fn last(text: &[u8]) -> &[u8] {
    let length = text.iter().rev().take_while(|byte| is_continue(**byte)).count();
    text.get(text.len() - length..).unwrap_or_default()
}

/// The identifiers, keywords and numbers of a text, those in comments and literals too.
pub fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|byte| !is_continue(*byte)).filter(|word| !word.is_empty())
}

/// Where they are.
pub(crate) fn word_places(text: &[u8]) -> impl Iterator<Item = Range<usize>> {
    let mut next = 0;
    let all = text.split(|byte| !is_continue(*byte)).map(move |word| {
        let start = next;
        next += word.len() + 1;
        start..start + word.len()
    });
    all.filter(|place| !place.is_empty())
}

/// The same of a string.
pub fn words_of(text: &str) -> impl Iterator<Item = &str> {
    // Only ASCII characters are between words.
    let between = |c: char| u8::try_from(c).is_ok_and(|byte| c.is_ascii() && !is_continue(byte));
    text.split(between).filter(|word| !word.is_empty())
}

/// Whether a part of a text is a word of its own: nothing of an identifier is right before or after it.
pub fn is_word_at(text: &[u8], at: usize, len: usize) -> bool {
    let continues = |at: Option<usize>| at.and_then(|at| text.get(at)).is_some_and(|byte| is_continue(*byte));
    // A byte order mark is no part of the first word.
    let is_first = at == 3 && text.starts_with(b"\xef\xbb\xbf");
    (is_first || !continues(at.checked_sub(1))) && !continues(at.checked_add(len))
}

/// Whether a name is written as macros are: at least two capitals, digits and underscores, one of them a capital.
pub fn looks_like_macro(name: impl AsRef<[u8]>) -> bool {
    let name = name.as_ref();
    name.len() > 1
        && name
            .iter()
            .all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || *b == b'_')
        && name.iter().any(u8::is_ascii_uppercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_what_is_between_them() {
        let text = "a b_1+(c\u{e9}::$x) /*12*/";
        let found = ["a", "b_1", "c\u{e9}", "$x", "12"];
        assert_eq!(words_of(text).collect::<Vec<_>>(), found);
        assert!(words(text.as_bytes()).eq(found.iter().map(|word| word.as_bytes())));
        assert_eq!(prefix("x1 y"), 2);
        assert_eq!(last(b"(x y1"), b"y1");
        assert!(is_whole("a1") && !is_whole("a 1"));
        let whole = |at, len| is_word_at(b"ab ab1 ab", at, len);
        assert_eq!(
            [whole(0, 2), whole(1, 1), whole(3, 2), whole(7, 2)],
            [true, false, false, true]
        );
    }

    #[test]
    fn words_are_no_literals() {
        for word in ["int", "_x", "$", "\\u00e4", "\u{e9}"] {
            assert!(is_word(word), "{word}");
        }
        for other in ["", "1", "+", "L\"x\"", "u8'c'", "\"", "'"] {
            assert!(!is_word(other), "{other}");
        }
    }

    #[test]
    fn macros_are_written_in_capitals() {
        for name in ["HD", "MY_MACRO", "_X", "A1"] {
            assert!(looks_like_macro(name), "{name}");
        }
        for name in ["T", "kWidth", "Macro", "__", "_1", "12", "\u{c9}A", ""] {
            assert!(!looks_like_macro(name), "{name}");
        }
    }
}
