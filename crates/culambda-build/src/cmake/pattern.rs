//! Regular expressions of `CMakeLists.txt`, as those of the library.
//!
//! They know `^ $ . [] [^] * + ? | ()` and nothing else: braces are plain characters, a backslash takes away what the next
//! character means, and in brackets it is a plain character.

use std::rc::Rc;

use regex::{Regex, RegexBuilder};
use rustc_hash::FxHashMap;

/// The largest program that is made of a pattern, in bytes.
const MAX_SIZE: usize = 1 << 18;

/// Patterns that were made: functions of a project ask for the same ones again and again.
#[derive(Debug, Default)]
pub(crate) struct Patterns(FxHashMap<String, Option<Rc<Regex>>>);

impl Patterns {
    /// A pattern, if it is one.
    pub(crate) fn get(&mut self, text: &str) -> Option<Rc<Regex>> {
        if let Some(known) = self.0.get(text) {
            return known.clone();
        }
        let made = pattern(text).map(Rc::new);
        self.0.insert(text.to_owned(), made.clone());
        made
    }
}

fn pattern(text: &str) -> Option<Regex> {
    let mut out = String::with_capacity(text.len() + 8);
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' => out.push_str(&regex::escape(chars.next()?.encode_utf8(&mut [0; 4]))),
            '{' | '}' => out.extend(['\\', c]),
            '[' => {
                out.push('[');
                if chars.next_if_eq(&'^').is_some() {
                    out.push('^');
                }
                let mut first = true;
                loop {
                    match chars.next()? {
                        ']' if !first => break,
                        c @ ('[' | ']' | '\\' | '&' | '~' | '^') => out.extend(['\\', c]),
                        '-' if first || chars.peek() == Some(&']') => out.push_str("\\-"),
                        c => out.push(c),
                    }
                    first = false;
                }
                out.push(']');
            }
            // What is lazy elsewhere is an error in CMake.
            '*' | '+' | '?' if matches!(chars.peek(), Some('*' | '+' | '?')) => return None,
            c => out.push(c),
        }
    }
    let mut builder = RegexBuilder::new(&out);
    builder.dot_matches_new_line(true).size_limit(MAX_SIZE);
    builder.build().ok()
}

/// What takes the place of a match: `\1` is the first group.
pub(crate) fn replacement(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '$' => out.push_str("$$"),
            '\\' => match chars.next() {
                Some(digit @ '0'..='9') => out.extend(['$', '{', digit, '}']),
                Some('n') => out.push('\n'),
                Some(other) => out.push(other),
                None => {}
            },
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns() {
        for (text, subject, matches) in [
            ("^a.*b$", "axxb", true),
            ("\\.H", "x.H", true),
            ("\\.H", "xxH", false),
            ("[0-9]+", "v12", true),
            ("[]a-]", "-", true),
            ("[^0-9]", "12", false),
            ("a{2}", "aa", false),
            ("a{2}", "a{2}", true),
            ("x|y", "y", true),
            ("[a\\]", "\\", true),
        ] {
            assert_eq!(
                pattern(text).map(|p| p.is_match(subject)),
                Some(matches),
                "{text} {subject}"
            );
        }
        for text in ["a**", "[a", "(", "a+?", "\\"] {
            assert!(pattern(text).is_none(), "{text}");
        }
    }

    #[test]
    fn replacements() {
        let p = pattern("lib(.)([0-9])").unwrap();
        assert_eq!(p.replace_all("liba1 libb2", &*replacement("$\\2\\1")), "$1a $2b");
    }
}
