//! Texts as editors count them: lines and units of an encoding.

use lsp_types::{Position, PositionEncodingKind, Range, TextDocumentContentChangeEvent};

use culambda_source::Span;

/// What the columns of positions count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Encoding {
    /// Units of UTF-16, which every client knows.
    #[default]
    Utf16,
    /// Bytes of UTF-8.
    Utf8,
}

impl Encoding {
    /// The best one that a client knows.
    pub(super) fn of(known: Option<&[PositionEncodingKind]>) -> Encoding {
        let known = known.unwrap_or_default();
        if known.contains(&PositionEncodingKind::UTF8) {
            Encoding::Utf8
        } else {
            Encoding::Utf16
        }
    }

    /// Its name.
    pub(super) fn kind(self) -> PositionEncodingKind {
        match self {
            Encoding::Utf16 => PositionEncodingKind::UTF16,
            Encoding::Utf8 => PositionEncodingKind::UTF8,
        }
    }

    /// The units of a text, in which other bytes count as the sign that takes their place.
    fn units(self, text: &[u8]) -> u32 {
        let of_chunk = |chunk: std::str::Utf8Chunk<'_>| {
            let invalid = usize::from(!chunk.invalid().is_empty());
            match self {
                Encoding::Utf16 => chunk.valid().encode_utf16().count() + invalid,
                Encoding::Utf8 => chunk.valid().len() + invalid * char::REPLACEMENT_CHARACTER.len_utf8(),
            }
        };
        text.utf8_chunks().map(of_chunk).sum::<usize>() as u32
    }

    /// How many bytes of a line so many units are; never a part of a character.
    fn bytes(self, line: &str, units: u32) -> usize {
        let mut left = units;
        for (at, c) in line.char_indices() {
            let own = match self {
                Encoding::Utf16 => c.len_utf16(),
                Encoding::Utf8 => c.len_utf8(),
            } as u32;
            if own > left {
                return at;
            }
            left -= own;
        }
        line.len()
    }
}

/// Where the lines of a text begin: after `\n`, `\r\n` and `\r`.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    starts: Vec<u32>,
}

impl Lines {
    pub(super) fn of(text: &[u8]) -> Lines {
        let ends = memchr::memchr2_iter(b'\n', b'\r', text);
        let ends = ends.filter(|&at| text.get(at) == Some(&b'\n') || text.get(at + 1) != Some(&b'\n'));
        Lines {
            starts: std::iter::once(0).chain(ends.map(|at| at as u32 + 1)).collect(),
        }
    }

    /// The line of an offset, from 0.
    pub(super) fn line(&self, offset: u32) -> u32 {
        self.starts.partition_point(|&start| start <= offset).saturating_sub(1) as u32
    }

    /// Where a line begins; the end of the text after the last one.
    pub(super) fn start(&self, line: u32, text: &[u8]) -> u32 {
        self.starts.get(line as usize).copied().unwrap_or(text.len() as u32)
    }

    /// The position of an offset.
    pub(super) fn position(&self, text: &[u8], offset: u32, encoding: Encoding) -> Position {
        let offset = offset.min(text.len() as u32);
        let line = self.line(offset);
        let before = text.get(self.start(line, text) as usize..offset as usize);
        Position::new(line, encoding.units(before.unwrap_or_default()))
    }

    /// The range of a part.
    pub(super) fn range(&self, text: &[u8], span: Span, encoding: Encoding) -> Range {
        let end = span.end.max(span.start);
        Range::new(
            self.position(text, span.start, encoding),
            self.position(text, end, encoding),
        )
    }

    /// The offset of a position: that of the end of its line, or of the text, if that is shorter.
    pub(super) fn offset(&self, text: &str, position: Position, encoding: Encoding) -> u32 {
        let start = self.start(position.line, text.as_bytes());
        let end = self.start(position.line.saturating_add(1), text.as_bytes());
        let line = text.get(start as usize..end as usize).unwrap_or_default();
        let line = line.trim_end_matches('\n').trim_end_matches('\r');
        start + encoding.bytes(line, position.character) as u32
    }

    /// The part that a range means.
    pub(super) fn span(&self, text: &str, range: Range, encoding: Encoding) -> Span {
        let start = self.offset(text, range.start, encoding);
        Span::new(start, self.offset(text, range.end, encoding).max(start))
    }
}

/// A text after some changes, made one after the other.
pub(super) fn changed(mut text: String, changes: Vec<TextDocumentContentChangeEvent>, encoding: Encoding) -> String {
    for change in changes {
        match change.range {
            Some(range) => {
                let span = Lines::of(text.as_bytes()).span(&text, range, encoding);
                text.replace_range(span.start as usize..span.end as usize, &change.text);
            }
            None => text = change.text,
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "a\u{e4}\u{1f600}b\r\nc\rd\n";

    #[test]
    fn there_and_back() {
        let lines = Lines::of(TEXT.as_bytes());
        for encoding in [Encoding::Utf8, Encoding::Utf16] {
            for (at, _) in TEXT.char_indices().filter(|(_, c)| *c != '\n') {
                let position = lines.position(TEXT.as_bytes(), at as u32, encoding);
                assert_eq!(lines.offset(TEXT, position, encoding), at as u32, "{at}");
            }
        }
        let at = |offset| {
            let position = lines.position(TEXT.as_bytes(), offset, Encoding::Utf16);
            (position.line, position.character)
        };
        assert_eq!((at(7), at(10), at(12), at(14)), ((0, 4), (1, 0), (2, 0), (3, 0)));
        assert_eq!(at(99), (3, 0));
        let utf8 = lines.position(TEXT.as_bytes(), 7, Encoding::Utf8);
        assert_eq!(utf8, Position::new(0, 7));
    }

    #[test]
    fn positions_that_are_none() {
        let lines = Lines::of(TEXT.as_bytes());
        let offset = |line, character| lines.offset(TEXT, Position::new(line, character), Encoding::Utf16);
        assert_eq!(offset(0, 99), 8, "the end of the line");
        assert_eq!(offset(0, 3), 3, "in the middle of a character");
        assert_eq!((offset(9, 0), offset(u32::MAX, u32::MAX)), (14, 14));
        let backwards = Range::new(Position::new(1, 0), Position::new(0, 0));
        assert_eq!(lines.span(TEXT, backwards, Encoding::Utf8), Span::at(10));
    }

    #[test]
    fn changes_follow_each_other() {
        let change = |range: Option<[u32; 4]>, text: &str| TextDocumentContentChangeEvent {
            range: range.map(|[a, b, c, d]| Range::new(Position::new(a, b), Position::new(c, d))),
            range_length: None,
            text: text.to_owned(),
        };
        let changes = vec![
            change(Some([0, 2, 0, 4]), "x"),
            change(Some([0, 2, 0, 3]), ""),
            change(Some([1, 1, 2, 0]), ""),
        ];
        assert_eq!(changed(TEXT.to_owned(), changes, Encoding::Utf16), "a\u{e4}b\r\ncd\n");
        let all = vec![change(None, "new"), change(Some([0, 3, 0, 3]), "er")];
        assert_eq!(changed(TEXT.to_owned(), all, Encoding::Utf8), "newer");
    }
}
