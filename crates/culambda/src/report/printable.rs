//! Text from outside made fit for terminals and logs.
//!
//! A name or a message may hold anything. A line feed in it would begin a line of its own, which a CI service takes for
//! a command; an escape character would do as it likes with a terminal; marks of direction would show text in an order
//! that it has not.

use std::borrow::Cow;
use std::fmt::Write as _;

use serde::Serialize;

/// Whether a character does something instead of showing something.
pub(crate) fn acts(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// A text of one line: what acts is written as in a literal of C++, `\n` or `\x1b`.
pub(crate) fn printable(text: &str) -> Cow<'_, str> {
    if !text.chars().any(acts) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if acts(c) {
            escape(c, &mut out);
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

fn escape(c: char, out: &mut String) {
    // Writing to a string cannot fail.
    let _ = match c {
        '\n' => out.write_str("\\n"),
        '\r' => out.write_str("\\r"),
        '\t' => out.write_str("\\t"),
        c if (c as u32) < 0x100 => write!(out, "\\x{:02x}", c as u32),
        c => write!(out, "\\u{:04x}", c as u32),
    };
}

/// A text of several lines: line feeds and tabs stay, the rest is as in [`printable`].
pub(crate) fn printable_lines(text: &str) -> Cow<'_, str> {
    let stays = |c: char| matches!(c, '\n' | '\t') || !acts(c);
    if text.chars().all(stays) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if stays(c) {
            out.push(c);
        } else {
            escape(c, &mut out);
        }
    }
    Cow::Owned(out)
}

/// A value as JSON in lines, whose strings show everything that acts as `\u001b`: the formatter does so for the first of
/// them alone.
///
/// # Errors
/// What cannot be said in JSON.
pub(crate) fn json(value: &impl Serialize) -> std::io::Result<String> {
    let mut text = serde_json::to_string_pretty(value)?;
    text.push('\n');
    Ok(printable_json(text))
}

/// A text of JSON in which nothing acts.
pub(crate) fn printable_json(text: String) -> String {
    let stays = |c: char| c == '\n' || !acts(c);
    if text.chars().all(stays) {
        return text;
    }
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if stays(c) {
            out.push(c);
        } else {
            // All of them are below U+10000. Writing to a string cannot fail.
            let _ = write!(out, "\\u{:04x}", c as u32);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_acts_any_more() {
        let text = "a\nb\r\t\x07\x1b[31m\x7f\u{9b}\u{202e}\u{2028}ä中`\\";
        assert_eq!(
            printable(text),
            "a\\nb\\r\\t\\x07\\x1b[31m\\x7f\\x9b\\u202e\\u2028ä中`\\"
        );
        assert_eq!(printable_lines("a\n\tb\x1b"), "a\n\tb\\x1b");
        assert!(matches!(printable("ä中 x"), Cow::Borrowed(_)));
    }

    #[test]
    fn json_says_the_same() {
        let value = serde_json::json!({"a\u{9b}": "\u{7f}\u{202e}\n\x1b ä"});
        let text = json(&value).unwrap();
        assert_eq!(serde_json::from_str::<serde_json::Value>(&text).unwrap(), value);
        assert!(text.chars().all(|c| c == '\n' || !acts(c)), "{text}");
    }
}
