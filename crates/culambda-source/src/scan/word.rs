//! Words, read backwards.

use crate::ident::is_continue;

/// The word directly before `at` and not before `floor`, and whether it is (part of) a number.
pub(super) fn word_before(text: &[u8], floor: usize, at: usize) -> (&[u8], bool) {
    let before = text.get(floor..at).unwrap_or_default();
    let start = before.iter().rposition(|&b| !is_continue(b) && b != b'\'' && b != b'.');
    let word = before.get(start.map_or(0, |start| start + 1)..).unwrap_or_default();
    let number = word.iter().find(|&&b| b != b'.').is_some_and(u8::is_ascii_digit);
    (word, number)
}

/// Whether the `%` or `:` at a place ends `<%` or `<:`; in `<::` it does only in front of `:` and `>`.
pub(crate) fn opens_digraph(text: &[u8], at: usize) -> bool {
    let byte = |at: usize| text.get(at).copied().unwrap_or(0);
    let less = at.checked_sub(1).is_some_and(|before| byte(before) == b'<');
    let shift = at.checked_sub(2).is_some_and(|before| byte(before) == b'<');
    less && !shift && (byte(at) == b'%' || byte(at + 1) != b':' || matches!(byte(at + 2), b':' | b'>'))
}
