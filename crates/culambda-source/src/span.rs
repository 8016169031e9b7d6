//! Byte ranges of a file.

use std::ops::Range;

/// A half-open range of byte offsets in one file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Span {
    /// The range from `start` to `end`; an end before the start gives an empty range.
    pub const fn new(start: u32, end: u32) -> Self {
        Span {
            start,
            end: if end < start { start } else { end },
        }
    }

    /// The empty range at an offset.
    pub const fn at(offset: u32) -> Self {
        Span {
            start: offset,
            end: offset,
        }
    }

    /// Number of bytes.
    pub const fn len(self) -> u32 {
        self.end - self.start
    }

    /// Whether no byte is in the range.
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// Whether the byte at `offset` is in the range.
    pub const fn contains(self, offset: u32) -> bool {
        self.start <= offset && offset < self.end
    }

    /// Whether all of `other` lies in this range.
    pub const fn covers(self, other: Span) -> bool {
        self.start <= other.start && other.end <= self.end
    }

    /// Whether one of `sorted` ranges, which lie apart, has the byte at `offset`.
    pub fn any_contains(sorted: &[Span], offset: u32) -> bool {
        let behind = sorted.partition_point(|span| span.start <= offset);
        let last = behind.checked_sub(1).and_then(|at| sorted.get(at));
        last.is_some_and(|span| span.contains(offset))
    }

    /// The smallest range that covers both.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span {
            start: self.start.min(other.start),
            end: self.end.max(other.end),
        }
    }

    /// The range for slicing.
    pub const fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// The bytes of a span, cut to what the text has.
pub(crate) fn slice(text: &[u8], span: Span) -> &[u8] {
    let end = (span.end as usize).min(text.len());
    let start = (span.start as usize).min(end);
    text.get(start..end).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn containment_is_half_open() {
        let span = Span::new(2, 5);
        assert!(span.contains(2) && span.contains(4) && !span.contains(5));
        assert!(span.covers(Span::new(2, 5)) && !span.covers(Span::new(4, 6)));
        assert_eq!(span.len(), 3);
    }

    #[test]
    fn slices_never_leave_the_text() {
        assert_eq!(slice(b"abc", Span::new(1, 9)), b"bc");
        assert_eq!(slice(b"abc", Span::new(7, 9)), b"");
        assert_eq!(Span::new(5, 3), Span::at(5));
    }
}
