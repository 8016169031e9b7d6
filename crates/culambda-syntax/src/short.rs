//! A text as short as the parser can have it.
//!
//! The parser spends half of its time on single bytes, and what names are called and how many blanks are between them
//! makes no difference to a tree. So names get one letter, plain numbers one digit, and blanks as few as keep tokens apart;
//! where a node begins and ends in the text itself is known for every byte.
//!
//! Only where something is wrong with a text does its length matter: what the parser skips it weighs by that.

use crate::grammar::is_word_of_grammar;
use crate::tree::NUMBER;
use culambda_source::ViewOffset;
use culambda_source::ident;
use std::ops::Range;

/// A shortened text.
#[derive(Debug, Default)]
pub(crate) struct Short {
    /// What the parser reads.
    pub(crate) text: String,
    /// For each of its bytes where that begins in the text itself.
    starts: Vec<ViewOffset>,
    /// For each of its bytes where that ends there; of a name, where the name does.
    ends: Vec<ViewOffset>,
}

impl Short {
    /// That of a text; none if it has something in it that is not made of plain tokens.
    pub(crate) fn of(text: &str) -> Option<Short> {
        let mut writer = Writer::with_room_for(text.len() / 2);
        let all = text.as_bytes();
        let mut at = 0;
        while let Some(&byte) = all.get(at) {
            let rest = all.get(at..)?;
            let len = match byte {
                b' ' | b'\t' | b'\n' | b'\r' => {
                    writer.blank = true;
                    1
                }
                b'"' | b'\'' => writer.verbatim(at, literal(rest)?),
                b'0'..=b'9' => writer.number(at, number(rest)),
                b'/' if matches!(rest.get(1), Some(b'/' | b'*')) => return None,
                // What is after a backslash or in a directive ends with its line.
                b'#' | b'\\' | 0x80.. => return None,
                _ if ident::is_start(byte) => writer.word(at, rest)?,
                _ => writer.verbatim(at, rest.get(..1)?),
            };
            at += len;
        }
        writer.finished().filter(|short| !short.text.is_empty())
    }

    /// The same with an empty statement in place of some parts, and nothing else of them; notes where it is.
    pub(crate) fn without<'r>(&self, parts: impl Iterator<Item = (Range<usize>, &'r mut usize)>) -> Short {
        let mut writer = Writer::with_room_for(self.text.len());
        let mut done = 0;
        for (part, place) in parts {
            writer.copy(self, done..part.start);
            *place = writer.text.len();
            let (start, end) = (self.start(part.start), self.end(part.end));
            writer.push(b';', start.index(), end.index());
            done = part.end;
        }
        writer.copy(self, done..self.text.len());
        writer.finished().unwrap_or_default()
    }

    /// Where a node begins in the text itself that begins at an offset of the short one.
    pub(crate) fn start(&self, at: usize) -> ViewOffset {
        self.starts.get(at).or(self.ends.last()).copied().unwrap_or_default()
    }

    /// Where a node ends there.
    pub(crate) fn end(&self, at: usize) -> ViewOffset {
        let last = at.checked_sub(1).and_then(|last| self.ends.get(last));
        last.copied().unwrap_or_default()
    }
}

/// What makes a shortened text.
struct Writer {
    text: Vec<u8>,
    starts: Vec<ViewOffset>,
    ends: Vec<ViewOffset>,
    /// Whether blanks came after what was written last.
    blank: bool,
}

impl Writer {
    fn with_room_for(bytes: usize) -> Writer {
        Writer {
            text: Vec::with_capacity(bytes),
            starts: Vec::with_capacity(bytes),
            ends: Vec::with_capacity(bytes),
            blank: false,
        }
    }

    /// A word, and the literal that it is a prefix of. Gives how long they are.
    fn word(&mut self, at: usize, rest: &[u8]) -> Option<usize> {
        let len = ident::prefix(rest);
        let word = rest.get(..len)?;
        match rest.get(len) {
            Some(b'"' | b'\'') => {
                let literal = literal(rest.get(len..)?)?;
                Some(self.verbatim(at, rest.get(..len + literal.len())?))
            }
            // A name may have other letters.
            Some(b'\\' | 0x80..) => None,
            _ if len > 1 && !is_word_of_grammar(word) && word.first() != Some(&NUMBER) => {
                self.separate(at, b'a');
                self.push(b'a', at, at + len);
                Some(len)
            }
            _ => Some(self.verbatim(at, word)),
        }
    }

    /// A number, all of which are one to the parser but the zero of `= 0`. Gives how long it is.
    fn number(&mut self, at: usize, text: &[u8]) -> usize {
        let is_plain = text.iter().all(|byte| byte.is_ascii_digit() || *byte == b'.');
        if text == b"0" || !is_plain || memchr::memchr_iter(b'.', text).nth(1).is_some() {
            return self.verbatim(at, text);
        }
        self.separate(at, b'1');
        self.push(b'1', at, at + text.len());
        text.len()
    }

    /// What stays as it is. Gives how long it is.
    fn verbatim(&mut self, at: usize, part: &[u8]) -> usize {
        if let Some(first) = part.first() {
            self.separate(at, *first);
        }
        for (place, byte) in part.iter().enumerate() {
            self.push(*byte, at + place, at + place + 1);
        }
        part.len()
    }

    /// Writes the blank in front of a byte, where one is needed.
    fn separate(&mut self, at: usize, next: u8) {
        if !std::mem::take(&mut self.blank) {
            return;
        }
        let is_needed = self.text.last().is_some_and(|&last| {
            let is_alone = |byte| matches!(byte, b'(' | b')' | b'{' | b'}' | b'[' | b']' | b',' | b';');
            let apart = |one, other| is_alone(one) && ident::is_start(other);
            !apart(last, next) && !apart(next, last)
        });
        if is_needed {
            self.push(b' ', at, at);
        }
    }

    fn copy(&mut self, short: &Short, part: Range<usize>) {
        let text = short.text.as_bytes().get(part.clone());
        self.text.extend_from_slice(text.unwrap_or_default());
        self.starts
            .extend_from_slice(short.starts.get(part.clone()).unwrap_or_default());
        self.ends.extend_from_slice(short.ends.get(part).unwrap_or_default());
    }

    fn push(&mut self, byte: u8, start: usize, end: usize) {
        self.text.push(byte);
        self.starts.push(ViewOffset::of(start));
        self.ends.push(ViewOffset::of(end));
    }

    fn finished(self) -> Option<Short> {
        Some(Short {
            text: String::from_utf8(self.text).ok()?,
            starts: self.starts,
            ends: self.ends,
        })
    }
}

/// The literal at the start of a text; none if it does not end. Views have letters for what is in it.
pub(crate) fn literal(text: &[u8]) -> Option<&[u8]> {
    let (quote, rest) = text.split_first()?;
    let end = memchr::memchr3(*quote, b'\\', b'\n', rest)?;
    text.get(..end + 2).filter(|_| rest.get(end) == Some(quote))
}

/// The number at the start of a text, with what belongs to it.
pub(crate) fn number(text: &[u8]) -> &[u8] {
    let mut len = 0;
    while let Some(&byte) = text.get(len) {
        let before = len.checked_sub(1).and_then(|before| text.get(before));
        let is_in_word = |next: Option<&u8>| next.is_some_and(|next| ident::is_continue(*next));
        let goes_on = match byte {
            b'.' => true,
            b'\'' => is_in_word(text.get(len + 1)),
            b'+' | b'-' => before.is_some_and(|before| b"eEpP".contains(before)),
            _ => ident::is_continue(byte),
        };
        if !goes_on {
            break;
        }
        len += 1;
    }
    text.get(..len).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_short() {
        for (text, short) in [
            (
                "  int  main ( int argc , char * * argv )\n{\n}\n",
                "int a(int a,char * * a) { }",
            ),
            ("operator ( ) ; a [ [ bc ] ]", "operator( ) ;a[ [a] ]"),
            ("u8\"xxx\" \"x\"_suffix + L'x'", "u8\"xxx\" \"x\"a + L'x'"),
            ("1'000.5e+3f + 0x1p-2 . size", "1'000.5e+3f + 0x1p-2 . a"),
            ("uint64_t size = NULL;", "uint64_t a = NULL;"),
            ("a[12] = 0.25 + 10 * 0 - 7 + 1.5f;", "a[1] = 1 + 1 * 0 - 1 + 1.5f;"),
            ("R\"(xx)\"", "R\"(xx)\""),
        ] {
            assert_eq!(Short::of(text).unwrap().text, short, "{text}");
        }
        for text in ["", " ", "#if 1", "a // b", "a /* b */", "a\\\nb", "\"x", "é"] {
            assert!(Short::of(text).is_none(), "{text}");
        }
    }

    #[test]
    fn places_are_those_of_the_text() {
        let text = "  int  main ( int argc )";
        let short = Short::of(text).unwrap();
        let part = |start: usize, end: usize| &text[short.start(start).index()..short.end(end).index()];
        assert_eq!(short.text, "int a(int a)");
        assert_eq!(
            (part(0, 3), part(4, 5), part(5, 6), part(4, 12)),
            ("int", "main", "(", "main ( int argc )")
        );
    }
}
