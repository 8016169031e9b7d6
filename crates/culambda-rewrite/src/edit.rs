//! Edits of a text: what is replaced by what, sorted and disjoint.
//!
//! Output is the input with edits, so every byte that no edit names is the input's own.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt;

use culambda_source::Span;

/// A part of the original text, and what is there instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// What is replaced; empty for an insertion.
    pub span: Span,
    /// The bytes that take its place.
    pub text: Vec<u8>,
}

/// Two edits want the same bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EditOverlap {
    /// The edit that was there.
    pub first: Span,
    /// The edit that was to be added.
    pub second: Span,
}

impl fmt::Display for EditOverlap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = (self.first, self.second);
        write!(
            f,
            "an edit of bytes {} to {} meets one of bytes {} to {}",
            second.start, second.end, first.start, first.end
        )
    }
}

impl std::error::Error for EditOverlap {}

/// Edits on their way to a text.
///
/// Invariant: no two of them share a byte, and none is an insertion inside of another. Insertions at
/// one offset are joined in the order in which they came. Adding costs logarithmic time.
#[derive(Clone, Debug, Default)]
pub struct EditList {
    edits: BTreeMap<(u32, u32), Vec<u8>>,
}

impl EditList {
    /// An empty list.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds text at an offset, after what was inserted there before.
    ///
    /// # Errors
    /// The offset lies inside of bytes that are replaced.
    pub fn insert(&mut self, offset: u32, text: &[u8]) -> Result<(), EditOverlap> {
        self.replace(Span::at(offset), text)
    }

    /// Replaces bytes.
    ///
    /// # Errors
    /// Another edit replaces some of them, or inserts inside.
    pub fn replace(&mut self, span: Span, text: &[u8]) -> Result<(), EditOverlap> {
        if let Some(first) = self.rivals(span).next() {
            return Err(EditOverlap { first, second: span });
        }
        match self.edits.entry((span.start, span.end)) {
            Entry::Vacant(place) => drop(place.insert(text.to_vec())),
            // Another reading of the file says the same.
            Entry::Occupied(there) if there.get() == text => {}
            Entry::Occupied(mut there) if span.is_empty() => there.get_mut().extend_from_slice(text),
            Entry::Occupied(_) => {
                return Err(EditOverlap {
                    first: span,
                    second: span,
                });
            }
        }
        Ok(())
    }

    /// The edits that a new one would meet.
    fn rivals(&self, span: Span) -> impl Iterator<Item = Span> {
        let key = |(start, end): &(u32, u32)| Span::new(*start, *end);
        let before = self.edits.range(..(span.start, 0)).next_back();
        let before = before.map(|(at, _)| key(at)).filter(|before| before.end > span.start);
        let (from, to) = ((span.start, 0), (span.end.max(span.start), 0));
        let inside = self
            .edits
            .range(from..)
            .take_while(move |((start, _), _)| *start < to.0.max(span.start + 1));
        let inside = inside.map(move |(at, _)| key(at));
        let inside = inside.filter(move |other| {
            let same = *other == span;
            let edges = other.start == span.start && (other.is_empty() || span.is_empty());
            !same && !edges
        });
        before.into_iter().chain(inside)
    }

    /// The edits that those of another list would meet, each perhaps several times.
    pub(crate) fn clashes<'l>(&'l self, other: &'l EditList) -> impl Iterator<Item = Span> {
        other.edits.iter().flat_map(|(&(start, end), text)| {
            let span = Span::new(start, end);
            let own = self.edits.get(&(start, end));
            let unlike = own.is_some_and(|own| !span.is_empty() && own != text);
            self.rivals(span).chain(unlike.then_some(span))
        })
    }

    /// Adds those of another list.
    ///
    /// # Errors
    /// Two of them meet.
    pub(crate) fn join(&mut self, other: &EditList) -> Result<(), EditOverlap> {
        for (&(start, end), text) in &other.edits {
            self.replace(Span::new(start, end), text)?;
        }
        Ok(())
    }

    /// What is edited.
    pub(crate) fn spans(&self) -> impl Iterator<Item = Span> {
        self.edits.keys().map(|&(start, end)| Span::new(start, end))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.edits.is_empty()
    }

    /// The edits, ascending and disjoint.
    pub fn finish(self) -> Vec<Edit> {
        let edits = self.edits.into_iter();
        edits
            .map(|((start, end), text)| Edit {
                span: Span::new(start, end),
                text,
            })
            .collect()
    }
}

/// The text with edits, which must be ascending and disjoint: what [`EditList::finish`] gives.
///
/// Parts that do not lie in the text, or not after the edit before, are left out.
pub fn apply<'e>(text: &'e [u8], edits: impl IntoIterator<Item = &'e Edit>) -> Vec<u8> {
    pieces(text, edits).concat()
}

/// What [`apply`] puts together.
pub(crate) fn pieces<'e>(text: &'e [u8], edits: impl IntoIterator<Item = &'e Edit>) -> Vec<&'e [u8]> {
    let mut out = Vec::new();
    let mut at = 0;
    for edit in edits {
        let start = edit.span.start as usize;
        out.push(text.get(at..start).unwrap_or_default());
        out.push(&edit.text);
        at = at.max(edit.span.end as usize);
    }
    out.push(text.get(at..).unwrap_or_default());
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replaces_inserts_and_copies_the_rest() {
        let mut list = EditList::new();
        list.replace(Span::new(4, 6), b"XY!").unwrap();
        list.insert(2, b"<").unwrap();
        list.insert(2, b">").unwrap();
        list.insert(6, b"]").unwrap();
        list.insert(4, b"[").unwrap();
        let edits = list.finish();
        assert!(edits.windows(2).all(|w| w[0].span.end <= w[1].span.start));
        assert_eq!(apply(b"abcdefgh", &edits), b"ab<>cd[XY!]gh");
    }

    #[test]
    fn overlap_is_an_error_where_it_is_made() {
        let mut list = EditList::new();
        list.replace(Span::new(4, 8), b"").unwrap();
        for (start, end) in [(5, 6), (0, 5), (7, 9), (2, 20), (4, 6), (6, 6)] {
            let second = Span::new(start, end);
            let first = Span::new(4, 8);
            assert_eq!(
                list.replace(second, b"x"),
                Err(EditOverlap { first, second }),
                "{start} {end}"
            );
        }
        for (start, end) in [(0, 4), (4, 4), (8, 8), (8, 9)] {
            list.replace(Span::new(start, end), b"x").unwrap();
        }
    }

    #[test]
    fn an_insertion_inside_is_an_overlap_too() {
        let mut list = EditList::new();
        list.insert(5, b"x").unwrap();
        assert!(list.replace(Span::new(4, 6), b"").is_err());
        list.replace(Span::new(5, 6), b"").unwrap();
        list.replace(Span::new(3, 5), b"").unwrap();
        assert_eq!(apply(b"0123456789", &list.finish()), b"012x6789");
    }

    #[test]
    fn the_same_edit_twice_is_one() {
        let mut list = EditList::new();
        for _ in 0..2 {
            list.insert(1, b"x").unwrap();
            list.replace(Span::new(2, 3), b"y").unwrap();
        }
        assert!(list.replace(Span::new(2, 3), b"z").is_err());
        assert_eq!(apply(b"abc", &list.finish()), b"axby");
    }

    #[test]
    fn nothing_changes_nothing() {
        assert!(EditList::new().is_empty());
        assert_eq!(apply(b"\xff\r\n", &EditList::new().finish()), b"\xff\r\n");
    }
}
