//! What changes in the lines of a text, by the edits that change it.
//!
//! The edits say where the texts may differ, so only the lines around each of them are compared: a comparison of whole
//! texts looks at every pair of lines that read the same, and of `#else` and `#endif` there may be thousands.

use culambda_rewrite::Edit;
use similar::{Algorithm, DiffOp, capture_diff_slices};

use super::lines;
use crate::generated::rows::Lines;

/// A text with the edits made in it, and what its lines are in the old one.
pub(super) struct Edited {
    pub(super) text: Vec<u8>,
    pub(super) ops: Vec<DiffOp>,
}

/// Lines of the old text with those that take their place.
struct Block {
    /// After the last old line.
    end: usize,
    text: Vec<u8>,
}

impl Edited {
    /// Makes edits, which are ascending and disjoint.
    pub(super) fn of(old: &[u8], mut edits: &[Edit]) -> Edited {
        let places = Lines::of(old);
        let slices = lines(old);
        let mut out = Edited {
            text: Vec::with_capacity(old.len()),
            ops: Vec::new(),
        };
        let (mut old_at, mut new_at) = (0, 0);
        while let Some(edit) = edits.first() {
            let first = places.line_of(edit.span.start);
            out.keep(&slices, old_at..first, &mut new_at);
            let block = block(old, &places, first, &mut edits);
            let before = slices.get(first..block.end).unwrap_or_default();
            let after = lines(&block.text);
            for op in capture_diff_slices(Algorithm::Histogram, before, &after) {
                out.push(moved(op, first, new_at));
            }
            new_at += after.len();
            out.text.extend(&block.text);
            old_at = block.end;
        }
        out.keep(&slices, old_at..slices.len(), &mut new_at);
        out
    }

    /// Takes lines over as they are.
    fn keep(&mut self, slices: &[&[u8]], kept: std::ops::Range<usize>, new_at: &mut usize) {
        let (old_index, new_index, len) = (kept.start, *new_at, kept.len());
        self.push(DiffOp::Equal {
            old_index,
            new_index,
            len,
        });
        for line in slices.get(kept).unwrap_or_default() {
            self.text.extend_from_slice(line);
        }
        *new_at += len;
    }

    /// Adds a part; lines that stay are one part with those that stay before them.
    fn push(&mut self, op: DiffOp) {
        match (self.ops.last_mut(), op) {
            (_, DiffOp::Equal { len: 0, .. }) => {}
            (Some(DiffOp::Equal { len, .. }), DiffOp::Equal { len: more, .. }) => *len += more,
            _ => self.ops.push(op),
        }
    }
}

/// The lines from one on that the first edits change, and those in between, with the new text of all of them. Takes these
/// edits away.
fn block(old: &[u8], places: &Lines, first: usize, edits: &mut &[Edit]) -> Block {
    let mut block = Block {
        end: (first + 1).min(places.len()),
        text: Vec::new(),
    };
    let mut at = places.range(first).start;
    loop {
        // Lines that change one after the other are shown together.
        let begins = |edit: &Edit| places.line_of(edit.span.start) <= block.end;
        if let Some((edit, rest)) = edits.split_first().filter(|(edit, _)| begins(edit)) {
            block
                .text
                .extend(old.get(at..edit.span.range().start).unwrap_or_default());
            block.text.extend(&edit.text);
            at = at.max(edit.span.range().end);
            let touched = places.line_of(edit.span.end.saturating_sub(1).max(edit.span.start));
            block.end = block.end.max((touched + 1).min(places.len()));
            *edits = rest;
            continue;
        }
        let end = places.range(block.end.saturating_sub(1)).end;
        block.text.extend(old.get(at..end).unwrap_or_default());
        at = at.max(end);
        // A line whose end was taken away goes on in the next one.
        if block.text.is_empty() || block.text.ends_with(b"\n") || block.end >= places.len() {
            return block;
        }
        block.end += 1;
    }
}

/// A part of two blocks as a part of the whole texts.
fn moved(op: DiffOp, old_by: usize, new_by: usize) -> DiffOp {
    match op {
        DiffOp::Equal {
            old_index,
            new_index,
            len,
        } => DiffOp::Equal {
            old_index: old_index + old_by,
            new_index: new_index + new_by,
            len,
        },
        DiffOp::Delete {
            old_index,
            old_len,
            new_index,
        } => DiffOp::Delete {
            old_index: old_index + old_by,
            old_len,
            new_index: new_index + new_by,
        },
        DiffOp::Insert {
            old_index,
            new_index,
            new_len,
        } => DiffOp::Insert {
            old_index: old_index + old_by,
            new_index: new_index + new_by,
            new_len,
        },
        DiffOp::Replace {
            old_index,
            old_len,
            new_index,
            new_len,
        } => DiffOp::Replace {
            old_index: old_index + old_by,
            old_len,
            new_index: new_index + new_by,
            new_len,
        },
    }
}

#[cfg(test)]
mod tests {
    use culambda_source::Span;

    use super::*;

    /// The new text, and each old and new line that a part has, as a patch marks them.
    fn edited(old: &str, edits: &[(u32, u32, &str)]) -> (String, String) {
        let edits: Vec<Edit> = edits
            .iter()
            .map(|&(start, end, text)| Edit {
                span: Span::new(start, end),
                text: text.as_bytes().into(),
            })
            .collect();
        let made = Edited::of(old.as_bytes(), &edits);
        let (before, after) = (lines(old.as_bytes()), lines(&made.text));
        let mut marked = String::new();
        for op in &made.ops {
            let (tag, a, b) = op.as_tag_tuple();
            let same = tag == similar::DiffTag::Equal;
            for line in &before[a] {
                marked += if same { " " } else { "-" };
                marked += String::from_utf8_lossy(line).trim_end();
            }
            for line in after[b].iter().filter(|_| !same) {
                marked += "+";
                marked += String::from_utf8_lossy(line).trim_end();
            }
        }
        (String::from_utf8_lossy(&made.text).into_owned(), marked)
    }

    #[test]
    fn lines_that_edits_change() {
        let want = |text: &str, marked: &str| (text.to_owned(), marked.to_owned());
        assert_eq!(edited("a\nb\nc\n", &[(2, 3, "x")]), want("a\nx\nc\n", " a-b+x c"));
        // Where a line begins, at the end, in what is empty.
        assert_eq!(edited("a\nb\n", &[(0, 0, "p\n")]), want("p\na\nb\n", "+p a b"));
        assert_eq!(edited("a\nb\n", &[(2, 2, "p\n")]), want("a\np\nb\n", " a+p b"));
        assert_eq!(edited("a\nb", &[(3, 3, "c\n")]), want("a\nbc\n", " a-b+bc"));
        assert_eq!(edited("a\n", &[(2, 2, "b")]), want("a\nb", " a+b"));
        assert_eq!(edited("", &[(0, 0, "b\n")]), want("b\n", "+b"));
        // Line ends that go, lines that go, lines that come.
        assert_eq!(edited("a\nb\nc\nd\n", &[(3, 4, "")]), want("a\nbc\nd\n", " a-b-c+bc d"));
        assert_eq!(edited("a\nb\nc\n", &[(2, 4, "")]), want("a\nc\n", " a-b c"));
        assert_eq!(
            edited("a\nb\nc\n", &[(2, 3, "x\ny")]),
            want("a\nx\ny\nc\n", " a-b+x+y c")
        );
        // Several in a line, and in lines one after the other.
        assert_eq!(
            edited(
                "ab\ncd\nef\ngh\n",
                &[(0, 1, "x"), (1, 2, "y"), (3, 4, "z"), (9, 9, "q")]
            ),
            want("xy\nzd\nef\nqgh\n", "-ab-cd+xy+zd ef-gh+qgh")
        );
    }
}
