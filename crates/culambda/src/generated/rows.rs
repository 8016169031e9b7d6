//! The lines of a text beside those of what becomes of it.

use std::ops::Range;

use culambda_rewrite::Edit;
use similar::{Algorithm, DiffTag, capture_diff_slices};

/// A part of the new text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece<'t> {
    /// Its bytes.
    pub(crate) text: &'t [u8],
    /// Whether it was written, not copied.
    pub(crate) made: bool,
}

/// What stands beside each other.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Row<'t> {
    /// A line that stays as it is.
    Same(usize),
    /// A line of the text, if there is one left, and one of the new text.
    Changed(Option<usize>, Option<Vec<Piece<'t>>>),
    /// Lines that stay as they are, and that have nothing to say.
    Fold(Range<usize>),
}

impl Row<'_> {
    /// The first line of the file that it shows.
    pub(crate) fn first_line(&self) -> Option<usize> {
        match self {
            Row::Same(line) => Some(*line),
            Row::Changed(old, _) => *old,
            Row::Fold(lines) => Some(lines.start),
        }
    }
}

/// A line without its end.
pub(crate) fn without_end(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}

/// Where the lines of a text are, with their ends.
pub(crate) struct Lines(Vec<Range<usize>>);

impl Lines {
    /// Those of a text.
    pub(crate) fn of(text: &[u8]) -> Lines {
        let mut start = 0;
        let one = |line: &[u8]| {
            let whole = start..start + line.len();
            start = whole.end;
            whole
        };
        Lines(text.split_inclusive(|byte| *byte == b'\n').map(one).collect())
    }

    /// How many they are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The bytes of a line, with its end.
    pub(crate) fn range(&self, line: usize) -> Range<usize> {
        self.0.get(line).cloned().unwrap_or_default()
    }

    /// The line that an offset is in.
    pub(crate) fn line_of(&self, offset: u32) -> usize {
        let after = self.0.partition_point(|line| line.start <= offset as usize);
        after.saturating_sub(1)
    }
}

/// Lines that change, with the edits that change them.
struct Chunk<'e> {
    lines: Range<usize>,
    edits: &'e [Edit],
}

fn chunks<'e>(lines: &Lines, edits: &'e [Edit]) -> Vec<Chunk<'e>> {
    let mut out: Vec<Chunk<'e>> = Vec::new();
    let mut begin = 0;
    for (at, edit) in edits.iter().enumerate() {
        let last_byte = edit.span.end.saturating_sub(1).max(edit.span.start);
        let (first, last) = (lines.line_of(edit.span.start), lines.line_of(last_byte));
        match out.last_mut() {
            Some(chunk) if first < chunk.lines.end => {
                chunk.lines.end = chunk.lines.end.max(last + 1);
                chunk.edits = edits.get(begin..=at).unwrap_or_default();
            }
            _ => {
                begin = at;
                out.push(Chunk {
                    lines: first..last + 1,
                    edits: edits.get(at..=at).unwrap_or_default(),
                });
            }
        }
    }
    out
}

/// The new text of a chunk, as lines of pieces.
fn new_lines<'t>(text: &'t [u8], whole: Range<usize>, edits: &'t [Edit]) -> Vec<Vec<Piece<'t>>> {
    let mut pieces = Vec::new();
    let mut at = whole.start;
    for edit in edits {
        let copied = text.get(at..edit.span.start as usize).unwrap_or_default();
        pieces.push(Piece {
            text: copied,
            made: false,
        });
        pieces.push(Piece {
            text: &edit.text,
            made: true,
        });
        at = at.max(edit.span.end as usize);
    }
    let copied = text.get(at..whole.end).unwrap_or_default();
    pieces.push(Piece {
        text: copied,
        made: false,
    });
    let mut out = vec![Vec::new()];
    for piece in pieces {
        for line in piece.text.split_inclusive(|byte| *byte == b'\n') {
            let part = Piece { text: line, ..piece };
            if let Some(last) = out.last_mut() {
                last.push(part);
            }
            if line.ends_with(b"\n") {
                out.push(Vec::new());
            }
        }
    }
    out.retain(|line| !line.is_empty());
    out
}

/// All rows; so many lines around those that matter, and around those that change, are shown.
pub(crate) fn rows<'t>(
    text: &'t [u8],
    lines: &Lines,
    edits: &'t [Edit],
    matters: &[usize],
    context: usize,
) -> Vec<Row<'t>> {
    let mut out = Vec::new();
    let chunks = chunks(lines, edits);
    let mut near: Vec<Range<usize>> = chunks.iter().map(|chunk| chunk.lines.clone()).collect();
    near.extend(matters.iter().map(|line| *line..line + 1));
    near.sort_by_key(|range| range.start);
    let mut near = near
        .into_iter()
        .map(|range| range.start.saturating_sub(context)..(range.end + context).min(lines.len()))
        .peekable();
    let mut chunks = chunks.into_iter().peekable();
    let mut line = 0;
    while line < lines.len() {
        while near.next_if(|range| range.end <= line).is_some() {}
        if let Some(chunk) = chunks.next_if(|chunk| chunk.lines.start <= line) {
            changed(text, lines, &chunk, &mut out);
            line = chunk.lines.end.max(line + 1);
            continue;
        }
        match near.peek() {
            Some(range) if range.start <= line => {
                out.push(Row::Same(line));
                line += 1;
            }
            next => {
                let end = next.map_or(lines.len(), |range| range.start);
                // A single line takes no more room than what is said instead of it.
                out.push(if end == line + 1 {
                    Row::Same(line)
                } else {
                    Row::Fold(line..end)
                });
                line = end;
            }
        }
    }
    if lines.len() == 0
        && let Some(chunk) = chunks.next()
    {
        changed(text, lines, &chunk, &mut out);
    }
    out
}

/// The rows of a chunk: lines that are in both stand beside each other.
fn changed<'t>(text: &'t [u8], lines: &Lines, chunk: &Chunk<'t>, out: &mut Vec<Row<'t>>) {
    let last = chunk.lines.end.min(lines.len()).saturating_sub(1);
    let whole = lines.range(chunk.lines.start).start..lines.range(last).end;
    let old: Vec<&[u8]> = (chunk.lines.start..=last)
        .filter(|line| *line < lines.len())
        .map(|line| text.get(lines.range(line)).unwrap_or_default())
        .collect();
    let made = new_lines(text, whole, chunk.edits);
    let new: Vec<Vec<u8>> = made
        .iter()
        .map(|line| line.iter().flat_map(|piece| piece.text).copied().collect())
        .collect();
    let new: Vec<&[u8]> = new.iter().map(Vec::as_slice).collect();
    for op in capture_diff_slices(Algorithm::Histogram, &old, &new) {
        let (tag, before, after) = op.as_tag_tuple();
        let count = before.len().max(after.len());
        for step in 0..count {
            let old_line = before.clone().nth(step).map(|at| chunk.lines.start + at);
            let new_line = after.clone().nth(step).and_then(|at| made.get(at).cloned());
            out.push(match (tag, old_line) {
                (DiffTag::Equal, Some(line)) => Row::Same(line),
                _ => Row::Changed(old_line, new_line),
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use culambda_source::Span;

    fn told(text: &str, edits: &[(u32, u32, &str)], matters: &[usize]) -> Vec<String> {
        let edits: Vec<Edit> = edits
            .iter()
            .map(|(start, end, text)| Edit {
                span: Span::new(*start, *end),
                text: text.as_bytes().to_vec(),
            })
            .collect();
        let lines = Lines::of(text.as_bytes());
        let rows = rows(text.as_bytes(), &lines, &edits, matters, 6);
        let piece = |piece: &Piece<'_>| {
            let text = String::from_utf8_lossy(piece.text);
            let text = text.trim_end_matches('\n');
            if piece.made {
                format!("<{text}>")
            } else {
                text.to_owned()
            }
        };
        rows.iter()
            .map(|row| match row {
                Row::Same(line) => format!("{line}"),
                Row::Fold(lines) => format!("{}..{}", lines.start, lines.end),
                Row::Changed(old, new) => {
                    let old = old.map(|line| line.to_string()).unwrap_or_default();
                    let new = new.as_ref().map(|line| line.iter().map(piece).collect::<String>());
                    format!("{old}|{}", new.unwrap_or_default())
                }
            })
            .collect()
    }

    #[test]
    fn lines_beside_each_other() {
        let text = "a\nb X c\nd\n";
        assert_eq!(
            told(text, &[(4, 5, "Y\n#if\nX\n#endif\n")], &[]),
            ["0", "1|b <Y>", "|<#if>", "|<X>", "|<#endif>", "| c", "2"]
        );
        // Lines within that stay are found again.
        assert_eq!(
            told("f(X\nin\n)\n", &[(2, 3, "Y\nX"), (7, 8, "]")], &[]),
            ["0|f(<Y>", "|<X>", "1", "2|<]>"]
        );
        assert_eq!(told("", &[(0, 0, "x")], &[]), ["|<x>"]);
        assert_eq!(
            told("ab", &[(0, 0, "x"), (1, 1, "y"), (2, 2, "z")], &[]),
            ["0|<x>a<y>b<z>"]
        );
    }

    #[test]
    fn what_says_nothing_is_folded() {
        let text = "x\n".repeat(40);
        assert_eq!(told(&text, &[], &[]), ["0..40"]);
        let rows = told(&text, &[(40, 41, "y")], &[39]);
        assert_eq!(rows.first().unwrap(), "0..14");
        assert_eq!(rows.iter().filter(|row| row.contains("..")).count(), 2, "{rows:?}");
        assert_eq!(rows.last().unwrap(), "39");
        assert_eq!(told("a\nb\n", &[], &[0]), ["0", "1"]);
    }

    #[test]
    fn every_line_comes_once() {
        let text: String = (0..100).map(|n| format!("{n}\n")).collect();
        for matters in [vec![], vec![0, 99], vec![50], vec![10, 11, 30]] {
            let lines = Lines::of(text.as_bytes());
            let mut next = 0;
            for row in rows(text.as_bytes(), &lines, &[], &matters, 6) {
                let range = match row {
                    Row::Same(line) => line..line + 1,
                    Row::Fold(range) => range,
                    Row::Changed(..) => panic!(),
                };
                assert_eq!(range.start, next);
                next = range.end;
            }
            assert_eq!(next, 100);
        }
    }
}
