//! What words and signs around a gap tell.

use culambda_source::ident::{self, is_word};

/// Whether an operand of an expression follows this token, and no declaration can.
pub(super) fn starts_operand(word: &str) -> bool {
    matches!(
        word,
        "return" | "(" | "," | "=" | "+" | "-" | "*" | "/" | "?" | "!" | "&&" | "||" | "["
    )
}

/// Whether a word follows `&&` at the end of a type or of the head of a function.
pub(super) fn ends_type(word: &str) -> bool {
    matches!(word, ">" | "," | ")" | ";" | "{" | "=" | "->" | "..." | "noexcept" | "")
}

/// Whether a word is a specifier that a type follows in a declaration.
pub(super) fn is_specifier(word: &str) -> bool {
    matches!(
        word,
        "static" | "inline" | "extern" | "constexpr" | "consteval" | "constinit" | "friend" | "virtual" | "explicit"
    )
}

/// Whether a token is one of the most frequent, which no form begins or ends with that is looked for.
pub(super) fn shows_no_gap(word: &str) -> bool {
    match word.as_bytes() {
        [byte] => matches!(byte, b',' | b';' | b'.') || ident::is_continue(*byte),
        _ => false,
    }
}

/// Whether a token is a layer of a declarator.
pub(super) fn is_declarator(word: &str) -> bool {
    matches!(word, "*" | "&" | "&&")
}

/// Whether a word after `(this` begins a type: then `this` marks an explicit object parameter.
pub(super) fn names_type(word: &str) -> bool {
    is_word(word) || word == "::"
}
