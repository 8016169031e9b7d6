//! What a rewrite changes, for people: lines that fit the terminal, tags of lambdas by their names, and what is new
//! within a line told from what was there.

use std::fmt::Write as _;

use anstyle::Style;
use culambda_rewrite::Edit;
use unicode_width::UnicodeWidthStr as _;

use crate::generated::lines;
use crate::generated::rows::{Lines, Piece, Row, rows, without_end};
use crate::generated::tags::{self, Part};
use crate::report::paint::{ADDED, ASIDE, Paint, REMOVED, TITLE};
use crate::report::{printable, printable_lines};

/// Lines that stay the same around those that change.
const CONTEXT: usize = 3;
/// Narrower terminals get lines that do not fit.
const LEAST_WIDTH: usize = 60;

/// How changes are shown.
pub(super) struct Readable {
    /// Whether colours are wanted.
    pub(super) colored: bool,
    /// How wide the terminal is.
    pub(super) width: usize,
}

/// What is shown of a file.
struct Shown<'s> {
    style: &'s Readable,
    out: String,
    /// How wide the numbers of lines are.
    gutter: usize,
    /// The tags that occur, by the names that they go by here.
    tags: Vec<(String, String)>,
}

impl Readable {
    /// What changes in a file; empty if nothing does.
    pub(super) fn text(&self, name: &str, text: &[u8], edits: &[Edit]) -> String {
        if edits.is_empty() {
            return String::new();
        }
        let all = Lines::of(text);
        let mut shown = Shown {
            style: self,
            out: String::new(),
            gutter: all.len().to_string().len(),
            tags: Vec::new(),
        };
        shown.out = format!("{}\n", self.paint(TITLE, &printable(name)));
        let line = |at: usize| text.get(all.range(at)).unwrap_or_default();
        let (mut old, mut new): (Vec<usize>, Vec<Vec<Piece<'_>>>) = (Vec::new(), Vec::new());
        let rows = rows(text, &all, edits, &[], CONTEXT);
        let last = rows.len().saturating_sub(1);
        for (at, row) in rows.into_iter().enumerate() {
            if let Row::Changed(before, after) = row {
                // What comes of a line is after it, not after all that change.
                if before.is_some() && new.len() > old.len() {
                    shown.changes(&std::mem::take(&mut old), &std::mem::take(&mut new), text, &all, edits);
                }
                old.extend(before);
                new.extend(after);
                continue;
            }
            shown.changes(&std::mem::take(&mut old), &std::mem::take(&mut new), text, &all, edits);
            match row {
                Row::Same(number) => shown.same(number, line(number)),
                Row::Fold(_) if at > 0 && at < last => shown.gap(),
                _ => {}
            }
        }
        shown.changes(&old, &new, text, &all, edits);
        shown.legend();
        shown.out
    }

    fn paint(&self, style: Style, text: &str) -> String {
        Paint::new(self.colored).text(style, text)
    }
}

impl Shown<'_> {
    fn begin(&mut self, number: Option<usize>, sign: &str) {
        let number = number.map(|number| (number + 1).to_string()).unwrap_or_default();
        let number = self.style.paint(ASIDE, &format!("{number:>0$}", self.gutter));
        let _ = write!(self.out, "{number} {sign} ");
    }

    fn same(&mut self, number: usize, line: &[u8]) {
        self.begin(Some(number), " ");
        self.out.push_str(&shown(line));
        self.end();
    }

    fn gap(&mut self) {
        let dots = self.style.paint(ASIDE, &format!("{:>0$}", self.gutter + 1));
        let _ = writeln!(self.out, "{dots}\u{22ee}");
    }

    /// Ends a line without blanks.
    fn end(&mut self) {
        let length = self.out.trim_end_matches(' ').len();
        self.out.truncate(length);
        self.out.push('\n');
    }

    /// Lines that go, then those that come.
    fn changes(&mut self, old: &[usize], new: &[Vec<Piece<'_>>], text: &[u8], all: &Lines, edits: &[Edit]) {
        for number in old {
            let sign = self.style.paint(REMOVED, "-");
            self.begin(Some(*number), &sign);
            let whole = all.range(*number);
            let end = whole.start + without_end(text.get(whole.clone()).unwrap_or_default()).len();
            let mut at = whole.start;
            let first = edits.partition_point(|edit| (edit.span.end as usize) <= whole.start);
            for edit in edits.get(first..).unwrap_or_default() {
                let (from, to) = (edit.span.start as usize, edit.span.end as usize);
                if from >= end {
                    break;
                }
                let (from, to) = (from.clamp(at, end), to.clamp(at, end));
                self.part(REMOVED, text.get(at..from).unwrap_or_default(), false);
                self.part(REMOVED, text.get(from..to).unwrap_or_default(), true);
                at = to;
            }
            self.part(REMOVED, text.get(at..end).unwrap_or_default(), false);
            self.end();
        }
        for line in new {
            self.added(line);
        }
    }

    fn part(&mut self, style: Style, text: &[u8], changed: bool) {
        let style = if changed { style.bold() } else { style };
        let text = self.style.paint(style, &shown(text));
        self.out.push_str(&text);
    }

    /// A new line; what was written in it is broken where it does not fit.
    fn added(&mut self, line: &[Piece<'_>]) {
        let sign = self.style.paint(ADDED, "+");
        self.begin(None, &sign);
        let parts: Vec<(String, bool)> = line
            .iter()
            .map(|piece| {
                let text = shown(piece.text);
                (if piece.made { self.folded(&text) } else { text }, piece.made)
            })
            .collect();
        let room = self.style.width.max(LEAST_WIDTH).saturating_sub(self.gutter + 3);
        let fits = parts.iter().map(|(text, _)| text.width()).sum::<usize>() <= room;
        let indent: String = parts.first().map_or_else(String::new, |(text, _)| {
            text.chars().take_while(|c| c.is_whitespace()).collect()
        });
        for (text, made) in &parts {
            let style = if *made { ADDED.bold() } else { ADDED };
            if fits || !made {
                self.out.push_str(&self.style.paint(style, text));
                continue;
            }
            for (at, one) in lines::lines(text).iter().enumerate() {
                if at > 0 {
                    self.end();
                    self.begin(None, &sign);
                    self.out.push_str(&indent);
                    self.out.push_str("  ");
                }
                self.out.push_str(&self.style.paint(style, one));
            }
        }
        self.end();
    }

    /// Generated text with the names of its tags.
    fn folded(&mut self, text: &str) -> String {
        let mut out = String::new();
        for part in tags::parts(text) {
            match part {
                Part::Text(text) => out.push_str(text),
                Part::Tag { whole, name } => out.push_str(&self.name(&name, whole)),
            }
        }
        out
    }

    /// The name that a tag goes by in this file: two that people would call the same have a number each.
    fn name(&mut self, name: &str, whole: &str) -> String {
        if let Some((known, _)) = self.tags.iter().find(|(_, tag)| tag == whole) {
            return known.clone();
        }
        let plain = name.trim_end_matches('\u{203a}');
        let mut own = name.to_owned();
        for count in 2.. {
            if self.tags.iter().all(|(known, _)| *known != own) {
                break;
            }
            own = format!("{plain}\u{b7}{count}\u{203a}");
        }
        self.tags.push((own.clone(), whole.to_owned()));
        own
    }

    /// What the names of tags stand for, once.
    fn legend(&mut self) {
        let tags = std::mem::take(&mut self.tags);
        let width = tags.iter().map(|(name, _)| name.width()).max().unwrap_or_default();
        if !tags.is_empty() {
            self.out.push('\n');
        }
        for (name, whole) in tags {
            let blanks = " ".repeat(width - name.width());
            let _ = writeln!(self.out, "{}{blanks}  {whole}", self.style.paint(ADDED.bold(), &name));
        }
    }
}

/// Text of a line as a terminal may have it.
fn shown(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(without_end(text));
    printable_lines(&text).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use culambda_source::Span;

    const TAG: &str = "__nv_dl_tag<void (*)(float * data, int count, float factor),(& ::scale),1>";

    fn edit(start: u32, end: u32, text: &str) -> Edit {
        Edit {
            span: Span::new(start, end),
            text: text.as_bytes().to_vec(),
        }
    }

    #[test]
    fn lines_fit_and_tags_are_named_once() {
        let text = b"void scale() {\n  each(count, [=] {});\n}\n";
        let made =
            format!("__nv_dl_wrapper_t< {TAG} , typename __nvdl_remove_ref<decltype(data)>::type>( {TAG} {{}} , data)");
        let style = Readable {
            colored: false,
            width: 80,
        };
        let got = style.text("a.cu", text, &[edit(29, 35, &made)]);
        let want = "\
a.cu
1   void scale() {
2 -   each(count, [=] {});
  +   each(count, __nv_dl_wrapper_t<
  +       \u{2039}scale#1\u{203a},
  +       typename __nvdl_remove_ref<decltype(data)>::type
  +     >( \u{2039}scale#1\u{203a} {} , data));
3   }

\u{2039}scale#1\u{203a}  __nv_dl_tag<void (*)(float * data, int count, float factor),(& ::scale),1>
";
        assert_eq!(got, want);
        assert_eq!(style.text("a.cu", text, &[]), "");
    }

    #[test]
    fn two_functions_of_one_name() {
        let other = TAG.replace("float factor", "double factor");
        let style = Readable {
            colored: false,
            width: 80,
        };
        let got = style.text("a.cu", b"x", &[edit(0, 1, &format!("{TAG} {other} {TAG}"))]);
        assert!(
            got.contains("+ \u{2039}scale#1\u{203a} \u{2039}scale#1\u{b7}2\u{203a} \u{2039}scale#1\u{203a}\n"),
            "{got}"
        );
    }

    #[test]
    fn changes_within_a_line_and_nothing_that_acts() {
        let style = Readable {
            colored: true,
            width: 80,
        };
        let got = style.text("a\x1b.cu", b"f(a\x1b, b);\n", &[edit(6, 7, "c")]);
        let want = "\x1b[1ma\\x1b.cu\x1b[0m\n\x1b[2m1\x1b[0m \x1b[31m-\x1b[0m \x1b[31mf(a\\x1b, \x1b[0m\x1b[1m\x1b[31mb\x1b[0m\x1b[31m);\x1b[0m\n";
        assert!(got.starts_with(want), "{got:?}");
    }
}
