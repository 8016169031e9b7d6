//! Line markers: `# 12 "file" 1 3` of a preprocessor, `#line 12 "file"` of a programmer.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::directive::Line;
use crate::lex::TokenKind;
use crate::lines::LineIndex;
use crate::span::{Span, slice};

/// The markers of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Markers {
    list: Vec<Marker>,
    names: Vec<String>,
    /// Raw spellings of names.
    index: FxHashMap<Arc<[u8]>, u32>,
    /// Some spellings with their indices, each at its [`slot`]: most come again soon.
    recent: Vec<Option<(Arc<[u8]>, u32)>>,
}

/// Spellings that are at hand.
const RECENT: usize = 256;

/// Where a spelling is at hand: names mostly differ in their ends.
fn slot(literal: &[u8]) -> usize {
    let end = literal.last_chunk::<8>().map_or(0, |end| u64::from_le_bytes(*end));
    let mixed = (end ^ literal.len() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 56) as usize % RECENT
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Marker {
    /// Where the line begins that has the number.
    offset: u32,
    line: u32,
    /// `u32::MAX` for the file itself.
    name: u32,
    system: bool,
}

const ITSELF: u32 = u32::MAX;

/// Where a marker says that a place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Presumed<'a> {
    /// The file; `None` if no marker names one, so that it is the file itself.
    pub file: Option<&'a str>,
    /// The line, which counts from 1.
    pub line: u32,
    /// Whether it is a system header.
    pub system: bool,
}

impl Markers {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether an offset is in a system header.
    pub fn in_system_header(&self, offset: u32) -> bool {
        let behind = self.list.partition_point(|marker| marker.offset <= offset);
        behind
            .checked_sub(1)
            .and_then(|at| self.list.get(at))
            .is_some_and(|marker| marker.system)
    }

    /// The parts of the text that are not of system headers, in order, without the lines of the markers.
    pub fn user_parts(&self, text: &[u8]) -> Vec<Span> {
        let end = |next: Option<&Marker>| next.map_or(text.len() as u32, |next| line_before(text, next.offset));
        let mut parts = vec![Span::new(0, end(self.list.first()))];
        for (at, marker) in self.list.iter().enumerate().filter(|(_, marker)| !marker.system) {
            let end = end(self.list.get(at + 1));
            if marker.offset < end {
                parts.push(Span::new(marker.offset, end));
            }
        }
        parts
    }

    /// The presumed place of an offset.
    pub fn presumed(&self, lines: &LineIndex, offset: u32) -> Presumed<'_> {
        let behind = self.list.partition_point(|marker| marker.offset <= offset);
        let Some(marker) = behind.checked_sub(1).and_then(|at| self.list.get(at)) else {
            return Presumed {
                file: None,
                line: lines.line_column(offset).0,
                system: false,
            };
        };
        Presumed {
            file: self.names.get(marker.name as usize).map(String::as_str),
            line: marker.line.saturating_add(lines.ends_between(marker.offset, offset)),
            system: marker.system,
        }
    }

    /// Adds a marker or a `#line`; one that cannot be read is left out.
    pub(crate) fn directive(&mut self, text: &[u8], line: &Line) {
        let mut tokens = line.tokens(text).iter();
        let number = tokens
            .next()
            .and_then(|token| std::str::from_utf8(slice(text, token.span)).ok());
        let Some(number) = number.and_then(|digits| digits.parse().ok()) else {
            return;
        };
        let before = self
            .list
            .last()
            .map_or((ITSELF, false), |marker| (marker.name, marker.system));
        let (mut name, mut system) = before;
        if let Some(token) = tokens.next().filter(|token| token.kind == TokenKind::String) {
            name = self.name(slice(text, token.span));
            system = tokens.any(|token| slice(text, token.span) == b"3");
        }
        let offset = line.directive.span.end.saturating_add(1);
        self.list.push(Marker {
            offset,
            line: number,
            name,
            system,
        });
    }

    /// Adds the marker whose digits start at `at`, after `# `, if it has the plain form that
    /// preprocessors write. Gives the end of its line.
    pub(crate) fn fast(&mut self, text: &[u8], at: usize) -> Option<usize> {
        let mut line = 0_u32;
        let mut pos = at;
        while let Some(digit) = text.get(pos).filter(|b| b.is_ascii_digit()) {
            line = line.checked_mul(10)?.checked_add(u32::from(digit - b'0'))?;
            pos += 1;
        }
        let literal = text.get(pos + 1..)?;
        if pos == at || text.get(pos) != Some(&b' ') || literal.first() != Some(&b'"') {
            return None;
        }
        let len = memchr::memchr3(b'"', b'\\', b'\n', literal.get(1..)?)? + 2;
        if literal.get(len - 1) != Some(&b'"') {
            return None;
        }
        pos += 1 + len;
        let mut system = false;
        loop {
            match text.get(pos)? {
                b'\n' => break,
                b' ' | b'1' | b'2' | b'4' => {}
                b'3' => system = true,
                _ => return None,
            }
            pos += 1;
        }
        let name = self.name(literal.get(..len)?);
        self.list.push(Marker {
            offset: pos as u32 + 1,
            line,
            name,
            system,
        });
        Some(pos)
    }

    /// The index of a name, given as a string literal.
    fn name(&mut self, literal: &[u8]) -> u32 {
        if self.recent.is_empty() {
            self.recent.resize(RECENT, None);
        }
        let slot = slot(literal);
        if let Some(Some((recent, index))) = self.recent.get(slot)
            && **recent == *literal
        {
            return *index;
        }
        let (spelling, index) = match self.index.get_key_value(literal) {
            Some((spelling, index)) => (Arc::clone(spelling), *index),
            None => (literal.into(), self.names.len() as u32),
        };
        if index as usize == self.names.len() {
            self.names.push(unescape(literal));
            self.index.insert(Arc::clone(&spelling), index);
        }
        if let Some(place) = self.recent.get_mut(slot) {
            *place = Some((spelling, index));
        }
        index
    }
}

/// Where the line begins whose end is before an offset.
fn line_before(text: &[u8], offset: u32) -> u32 {
    let before = text.get(..(offset as usize).saturating_sub(1)).unwrap_or(text);
    memchr::memrchr(b'\n', before).map_or(0, |at| at as u32 + 1)
}

/// The contents of a string literal in a marker: `\\`, `\"` and octal escapes.
fn unescape(literal: &[u8]) -> String {
    let inner = literal.strip_prefix(b"\"").unwrap_or(literal);
    let inner = inner.strip_suffix(b"\"").unwrap_or(inner);
    let mut out = Vec::with_capacity(inner.len());
    let mut bytes = inner.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        let mut value = 0_u32;
        let mut digits = 0;
        while let Some(digit) = bytes.next_if(|b| digits < 3 && (b'0'..=b'7').contains(b)) {
            value = value * 8 + u32::from(digit - b'0');
            digits += 1;
        }
        if digits > 0 {
            out.push(value as u8);
        } else {
            out.extend(bytes.next());
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// Whether a text begins like the output of a preprocessor.
pub(crate) fn starts_preprocessed(text: &[u8]) -> bool {
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let start = text.iter().position(|b| !b.is_ascii_whitespace()).unwrap_or(0);
    let rest = text.get(start..).unwrap_or_default();
    let Some(rest) = rest.strip_prefix(b"# ").or_else(|| rest.strip_prefix(b"#line ")) else {
        return false;
    };
    let digits = rest.iter().take_while(|b| b.is_ascii_digit()).count();
    digits > 0 && rest.get(digits..).is_some_and(|rest| rest.starts_with(b" \""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::directive;

    fn read(text: &str) -> (Markers, LineIndex) {
        let mut markers = Markers::default();
        for (at, _) in text.match_indices('#') {
            let at_digit = text.as_bytes().get(at + 2).is_some_and(u8::is_ascii_digit);
            if !at_digit || markers.fast(text.as_bytes(), at + 2).is_none() {
                let mut line = directive::read(text.as_bytes(), at);
                if line.directive.kind == directive::DirectiveKind::Line
                    || line.directive.kind == directive::DirectiveKind::Marker
                {
                    line.directive.active = true;
                    markers.directive(text.as_bytes(), &line);
                }
            }
        }
        (markers, LineIndex::new(text.as_bytes()))
    }

    #[test]
    fn places_are_presumed() {
        let text = "a\n# 7 \"x.h\" 1 3\nb\nc\n#line 90\nd\n# 3 \"a\\\\b\"\ne";
        let (markers, lines) = read(text);
        let at = |needle: &str| markers.presumed(&lines, text.find(needle).unwrap() as u32);
        assert_eq!(
            at("a"),
            Presumed {
                file: None,
                line: 1,
                system: false
            }
        );
        assert_eq!(
            at("b\n"),
            Presumed {
                file: Some("x.h"),
                line: 7,
                system: true
            }
        );
        assert_eq!(
            at("c\n"),
            Presumed {
                file: Some("x.h"),
                line: 8,
                system: true
            }
        );
        assert_eq!(
            at("d\n"),
            Presumed {
                file: Some("x.h"),
                line: 90,
                system: true
            }
        );
        let last = markers.presumed(&lines, text.len() as u32);
        assert_eq!(
            last,
            Presumed {
                file: Some("a\\b"),
                line: 3,
                system: false
            }
        );
    }

    #[test]
    fn preprocessed_text_is_recognised() {
        assert!(starts_preprocessed(b"# 0 \"a.cu\"\n") && starts_preprocessed(b"\n#line 1 \"a\"\n"));
        assert!(!starts_preprocessed(b"#include <a>\n") && !starts_preprocessed(b"# 12\n"));
    }
}
