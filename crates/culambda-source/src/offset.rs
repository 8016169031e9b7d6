//! Places in the text of a view, which are of another kind than those of a file ([`Span`](crate::Span)): the text of a
//! view has expansions in it.

use std::ops::{Add, Range};

/// A byte offset in the text of a view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ViewOffset(u32);

impl ViewOffset {
    /// The offset of a byte, counted from 0.
    pub const fn new(offset: u32) -> ViewOffset {
        ViewOffset(offset)
    }

    /// The offset of a byte whose index is known; views are smaller than 4 GiB.
    pub fn of(index: usize) -> ViewOffset {
        ViewOffset(u32::try_from(index).unwrap_or(u32::MAX))
    }

    /// How many bytes are before it.
    pub const fn get(self) -> u32 {
        self.0
    }

    /// The index of the byte.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// So many bytes before, or the start of the text.
    #[must_use]
    pub const fn back(self, bytes: u32) -> ViewOffset {
        ViewOffset(self.0.saturating_sub(bytes))
    }

    /// So many bytes on, as the length of a text.
    #[must_use]
    pub fn after(self, text: &str) -> ViewOffset {
        ViewOffset::of(self.index() + text.len())
    }

    /// The range of so many bytes from here.
    pub const fn to_len(self, bytes: u32) -> ViewSpan {
        ViewSpan {
            start: self,
            end: ViewOffset(self.0.saturating_add(bytes)),
        }
    }

    /// The range of the one byte here.
    pub const fn byte(self) -> ViewSpan {
        self.to_len(1)
    }
}

impl Add<u32> for ViewOffset {
    type Output = ViewOffset;

    fn add(self, bytes: u32) -> ViewOffset {
        ViewOffset(self.0 + bytes)
    }
}

/// A half-open range of byte offsets in the text of a view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ViewSpan {
    /// Offset of the first byte.
    pub start: ViewOffset,
    /// Offset after the last byte.
    pub end: ViewOffset,
}

impl ViewSpan {
    /// The range from `start` to `end`.
    pub const fn new(start: ViewOffset, end: ViewOffset) -> ViewSpan {
        ViewSpan { start, end }
    }

    /// Number of bytes.
    pub const fn len(self) -> u32 {
        self.end.0.saturating_sub(self.start.0)
    }

    /// Whether no byte is in the range.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Whether the byte at `offset` is in the range.
    pub fn contains(self, offset: ViewOffset) -> bool {
        self.start <= offset && offset < self.end
    }

    /// Whether all of `other` lies in this range.
    pub fn covers(self, other: ViewSpan) -> bool {
        self.start <= other.start && other.end <= self.end
    }

    /// Whether one of `sorted` ranges, which lie apart, has the byte at `offset`.
    pub fn any_contains(sorted: &[ViewSpan], offset: ViewOffset) -> bool {
        let behind = sorted.partition_point(|span| span.start <= offset);
        let last = behind.checked_sub(1).and_then(|at| sorted.get(at));
        last.is_some_and(|span| span.contains(offset))
    }

    /// The range for slicing.
    pub const fn range(self) -> Range<usize> {
        self.start.index()..self.end.index()
    }
}
