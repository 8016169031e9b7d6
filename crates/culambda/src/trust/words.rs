//! Words of files whose text is not shown, taken out of what is printed.
//!
//! A type, a macro or a constant of a header gets into messages and lists. Where the header may not be shown, its
//! words may not either: those that it has and that no file has that may be shown.

use culambda_source::ident;
use std::borrow::Cow;

use culambda_source::Text;
use rustc_hash::FxHashSet;

/// What is printed instead of such a word.
pub(crate) const LEFT_OUT: &str = "…";

/// Words that say nothing about a file.
#[rustfmt::skip]
const KEYWORDS: &[&str] = &[
    "auto", "class", "const", "constexpr", "decltype", "delete",
    "enum", "explicit", "false", "for", "friend", "if", "inline", "mutable",
    "namespace", "new", "noexcept", "nullptr", "operator", "private", "protected", "public", "return",
    "sizeof", "static", "struct", "template", "this", "true", "typedef", "typename", "union",
    "using", "virtual", "volatile", "while", "std", "type", "value", "__device__", "__global__",
    "__host__", "__nvdl_remove_ref",
];

/// What may not be printed.
#[derive(Debug, Default)]
pub struct Words {
    hidden: FxHashSet<Box<[u8]>>,
}

impl Words {
    /// The words of what is to be printed that hidden texts have, and none of those that are shown.
    pub fn of<'t>(
        printed: impl Iterator<Item = &'t str>,
        hidden: impl Iterator<Item = &'t Text>,
        shown: impl Iterator<Item = &'t Text>,
    ) -> Words {
        // Few are left after the shown texts, mostly none: then the hidden ones, which are long, are not looked at.
        let mut left: FxHashSet<&[u8]> = printed.flat_map(|text| words(text.as_bytes())).collect();
        let says_nothing = |word: &str| KEYWORDS.contains(&word) || culambda_source::builtin::is_word(word);
        left.retain(|word| !std::str::from_utf8(word).is_ok_and(says_nothing));
        for text in shown {
            for word in words(text) {
                left.remove(word);
            }
        }
        let mut out = Words::default();
        if left.is_empty() {
            return out;
        }
        for text in hidden {
            let found = words(text).filter(|word| left.contains(word));
            out.hidden.extend(found.map(Box::from));
        }
        out
    }

    /// Whether nothing has to be taken out.
    pub fn is_empty(&self) -> bool {
        self.hidden.is_empty()
    }

    /// Whether a text has such a word.
    pub fn are_in(&self, text: &str) -> bool {
        !self.is_empty() && words(text.as_bytes()).any(|word| self.hidden.contains(word))
    }

    /// Source text without such words.
    pub fn without<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if !self.are_in(text) {
            return Cow::Borrowed(text);
        }
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(start) = rest.find(is_part) {
            let (before, word) = rest.split_at(start);
            let end = word.find(|c| !is_part(c)).unwrap_or(word.len());
            let (word, after) = word.split_at(end);
            out.push_str(before);
            out.push_str(if self.are_in(word) { LEFT_OUT } else { word });
            rest = after;
        }
        out.push_str(rest);
        Cow::Owned(out)
    }

    /// A message without such words: source text is in quotes there.
    pub fn without_quoted(&self, text: &mut String) {
        if !self.are_in(text) {
            return;
        }
        let mut out = String::with_capacity(text.len());
        for (part, in_quotes) in parts(text) {
            out.push_str(&if in_quotes { self.without(part) } else { part.into() });
        }
        *text = out;
    }
}

/// What is in quotes in a message.
pub fn quoted(message: &str) -> impl Iterator<Item = &str> {
    parts(message).filter_map(|(part, in_quotes)| in_quotes.then_some(part))
}

/// The parts of a message, in quotes or not; the quotes are among those that are not.
fn parts(message: &str) -> impl Iterator<Item = (&str, bool)> {
    let mut rest = message;
    let mut open: Option<char> = None;
    // Whether what follows begins with the quote that ends the part before.
    let mut closing = 0;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let in_quotes = open.is_some();
        let end = if let Some(quote) = open.take() {
            let end = rest.find(quote);
            closing = usize::from(end.is_some());
            end.unwrap_or(rest.len())
        } else {
            let start = std::mem::take(&mut closing);
            let found = rest.get(start..).and_then(|rest| rest.find(['`', '"']));
            open = found.and_then(|at| rest.get(start + at..)?.chars().next());
            found.map_or(rest.len(), |at| start + at + 1)
        };
        let (part, after) = rest.split_at(end);
        rest = after;
        Some((part, in_quotes))
    })
}

fn is_part(c: char) -> bool {
    ident::is_whole(c.encode_utf8(&mut [0; 4]))
}

/// The words of a text; of a number only its digits, as its suffix may be printed in another way.
fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    ident::words(text).filter_map(|word| {
        let number = word.first().is_some_and(u8::is_ascii_digit);
        let word = if number { word.trim_ascii_end_suffix() } else { word };
        // A digit alone tells nothing.
        (word.len() > usize::from(number)).then_some(word)
    })
}

trait Suffix {
    fn trim_ascii_end_suffix(&self) -> &Self;
}

impl Suffix for [u8] {
    fn trim_ascii_end_suffix(&self) -> &[u8] {
        let end = self
            .iter()
            .rposition(|byte| !b"uUlLzZ".contains(byte))
            .map_or(0, |at| at + 1);
        self.get(..end).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words_of(printed: &[&str], hidden: &str, shown: &str) -> Words {
        let (hidden, shown) = (Text::from(hidden.as_bytes()), Text::from(shown.as_bytes()));
        Words::of(printed.iter().copied(), [&hidden].into_iter(), [&shown].into_iter())
    }

    #[test]
    fn only_words_of_hidden_files_alone() {
        let code = "Secret x[8] = int(123456UL)";
        let message = "Secret in \"Secret::x\" and `int hunter2`, `` and `hunter2";
        let hidden = "struct Secret { int hunter2 = 123456L; char x[8]; };";
        let words = words_of(&[code, message], hidden, "int x = 12;");
        assert_eq!(words.without(code), "… x[8] = int(…)");
        let mut text = message.to_owned();
        words.without_quoted(&mut text);
        assert_eq!(text, "Secret in \"…::x\" and `int …`, `` and `…");
        assert_eq!(
            quoted(message).collect::<Vec<_>>(),
            ["Secret::x", "int hunter2", "", "hunter2"]
        );
        assert!(Words::default().is_empty());
        assert_eq!(Words::default().without("Secret"), "Secret");
    }
}
