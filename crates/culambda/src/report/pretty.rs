//! Messages for people: an excerpt of the source with the places marked.

use std::io::Write;

use codespan_reporting::diagnostic as codespan;
use codespan_reporting::term::{self, termcolor::Buffer};
use unicode_width::UnicodeWidthStr as _;

use super::excerpt::Excerpts;
use super::printable::printable;
use super::{Label, Message, Printer, Severity};
use crate::trust::shown::NOT_SHOWN;

/// Columns in front of a reason: the numbers of lines, a bar.
const BEFORE_NOTES: usize = 10;
/// Columns in front of what goes on in another line.
const INDENT: usize = 4;
/// Lines are not made shorter than this.
const LEAST_WIDTH: usize = 40;

/// Shows messages with excerpts of the source.
pub struct Pretty {
    colored: bool,
    /// How wide the terminal is that they go to, if it is one.
    width: Option<usize>,
    config: term::Config,
}

impl Pretty {
    /// A printer with or without colours, for a terminal of a width or for none.
    pub fn new(colored: bool, width: Option<usize>) -> Pretty {
        Pretty {
            colored,
            width,
            config: term::Config::default(),
        }
    }

    /// What a message says, in lines that the terminal can hold after its severity and code.
    fn titled(&self, message: &Message) -> String {
        let text = printable(&message.text);
        let Some(width) = self.width else {
            return text.into_owned();
        };
        let severity = match message.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        };
        let code = message.code.as_deref().map_or(0, |code| code.width() + "[]".len());
        wrapped_after(severity.len() + code + ": ".len(), &text, width)
    }

    /// A reason or remedy in lines that the terminal can hold.
    fn wrapped(&self, note: &str) -> String {
        let note = printable(note);
        let Some(width) = self.width else {
            return note.into_owned();
        };
        // What is before it depends on the numbers of the lines, and is not much.
        wrapped(&note, width.saturating_sub(BEFORE_NOTES))
    }
}

/// A text in lines of a width; a word that is too long is not cut.
pub(crate) fn wrapped(text: &str, width: usize) -> String {
    wrapped_after(0, text, width)
}

/// The same of a text whose first line begins after some columns.
fn wrapped_after(before: usize, text: &str, width: usize) -> String {
    let width = width.max(LEAST_WIDTH);
    let (mut out, mut used) = (String::with_capacity(text.len() + 8), before);
    for word in text.split(' ') {
        let own = word.width();
        if used > 0 && used + 1 + own > width {
            out.push('\n');
            used = 0;
        } else if !out.is_empty() {
            out.push(' ');
            used += 1;
        }
        out.push_str(word);
        used += own;
    }
    out
}

/// What is said of a run: in one line, or where that is too long for a terminal, in a line for each part of it.
pub(crate) fn clauses(all: &[String], width: Option<usize>) -> String {
    let line = all.join("; ");
    let Some(width) = width.filter(|width| line.width() > *width) else {
        return line;
    };
    let lines = all.iter().map(|clause| wrapped(clause, width.saturating_sub(INDENT)));
    let lines: Vec<String> = lines.map(|lines| lines.replace('\n', "\n    ")).collect();
    lines.join("\n  ")
}

impl Printer for Pretty {
    fn print(&mut self, message: &Message, out: &mut dyn Write) -> std::io::Result<()> {
        let (hidden, shown): (Vec<Label>, Vec<Label>) =
            message.labels.iter().cloned().partition(|label| label.source.hidden);
        let (excerpts, labels) = Excerpts::of(&shown);
        let places = hidden.iter().map(|label| format!("note: {}", place(label)));
        let help = message.help.iter().map(|help| format!("help: {help}"));
        let notes = message.notes.iter().map(|note| format!("note: {note}"));
        let diagnostic = codespan::Diagnostic {
            severity: match message.severity {
                Severity::Error => codespan::Severity::Error,
                Severity::Warning => codespan::Severity::Warning,
                Severity::Note => codespan::Severity::Note,
            },
            code: message.code.as_deref().map(str::to_owned),
            message: self.titled(message),
            labels,
            notes: places
                .chain(notes)
                .chain(help)
                .map(|note| self.wrapped(&note))
                .collect(),
        };
        let mut buffer = if self.colored {
            Buffer::ansi()
        } else {
            Buffer::no_color()
        };
        term::emit_to_write_style(&mut buffer, &self.config, &excerpts, &diagnostic).map_err(std::io::Error::other)?;
        out.write_all(buffer.as_slice())
    }
}

/// A place in a text of which nothing is shown.
fn place(label: &Label) -> String {
    let start = label.span.start;
    let (file, line) = label.source.place(start);
    let column = label.source.lines().column(start);
    let what = if label.message.is_empty() {
        String::new()
    } else {
        format!(" {},", label.message)
    };
    format!("at {file}:{line}:{column}{what} {NOT_SHOWN}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Source;
    use culambda_source::Span;

    fn shown(message: &Message) -> String {
        let mut out = Vec::new();
        Pretty::new(false, None).print(message, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn place_reason_and_remedy() {
        let source = Source::new("a.cu", b"one\ntwo three\nfour\nfive"[..].into());
        let message = Message::error("bad")
            .at(&source, Span::new(8, 13), "here")
            .seen(&source, Span::new(19, 23), "because of this")
            .note("why")
            .help("what");
        let want = "\
error: bad
  ┌─ a.cu:2:5
  │
2 │ two three
  │     ^^^^^ here
3 │ four
4 │ five
  │ ---- because of this
  │
  = note: why
  = help: what

";
        assert_eq!(shown(&message), want);
    }

    #[test]
    fn reasons_fit_the_terminal() {
        let mut out = Vec::new();
        let long = "a reason with many words in it, ".repeat(4);
        let message = Message::warning(long.trim()).note(long.trim()).help("short");
        Pretty::new(false, Some(60)).print(&message, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(text.lines().all(|line| line.width() <= 60), "{text}");
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(words(&text), words(&shown(&message)));
        // A word that is too long is not cut.
        let word = "x".repeat(200);
        let mut out = Vec::new();
        let message = Message::error("bad").note(&*word);
        Pretty::new(false, Some(60)).print(&message, &mut out).unwrap();
        assert!(String::from_utf8(out).unwrap().contains(&word));
    }

    #[test]
    fn parts_get_lines_where_one_line_is_too_long() {
        let all = [
            "3 errors in 2 files".to_owned(),
            "7 lambdas in 2 files: all are known".to_owned(),
        ];
        let line = "3 errors in 2 files; 7 lambdas in 2 files: all are known";
        assert_eq!(clauses(&all, None), line);
        assert_eq!(clauses(&all, Some(56)), line);
        let lines = "3 errors in 2 files\n  7 lambdas in 2 files: all are known";
        assert_eq!(clauses(&all, Some(55)), lines);
    }

    #[test]
    fn any_bytes_and_any_length() {
        let mut text = vec![b'a'; 5000];
        text.extend(b"\xff\x1b[31m\xe4\xb8\xad LAMBDA ");
        text.extend(vec![b'b'; 5000]);
        let at = text.iter().position(|&b| b == b'L').unwrap() as u32;
        let source = Source::new("a\x1b.cu", text.into());
        let out = shown(&Message::error("x").at(&source, Span::new(at, at + 6), "here"));
        assert!(out.contains("a\\x1b.cu:1:5011"), "{out}");
        assert!(out.contains("\u{fffd}\u{fffd}[31m中 LAMBDA bbb"), "{out}");
        assert!(
            !out.contains('\x1b') && out.contains("^^^^^^ here") && out.len() < 1500,
            "{out}"
        );
    }

    #[test]
    fn one_line_stays_one_line() {
        let source = Source::new("a\n::error::b.cu", b"ab\n"[..].into());
        let message = Message::error("x\n::error::").note("\n::y").help("\r::z");
        let out = shown(&message.at(&source, Span::new(0, 1), "\n::error::"));
        assert!(out.lines().all(|line| !line.trim_start().starts_with("::")), "{out}");
    }

    #[test]
    fn hidden_text() {
        let (own, other) = (
            Source::new("a.cu", b"own"[..].into()),
            Source::with("/x.h", b"\nsecret"[..].into(), true),
        );
        let message = Message::error("bad").at(&own, Span::new(0, 3), "here");
        let out = shown(&message.seen(&other, Span::new(1, 7), "because of this"));
        assert!(out.contains("1 │ own") && !out.contains("secret"), "{out}");
        let want = "= note: at /x.h:2:1 because of this, its text is not shown, because";
        assert!(out.contains(want), "{out}");
    }

    #[test]
    fn places_outside_the_text() {
        let source = Source::new("a.cu", b"ab\n"[..].into());
        for span in [Span::new(0, 9), Span::new(3, 3), Span::new(7, 9), Span::new(2, 2)] {
            assert!(shown(&Message::error("x").at(&source, span, "")).contains("a.cu:"));
        }
        let empty = Source::new("e.cu", b""[..].into());
        assert!(shown(&Message::error("x").at(&empty, Span::at(0), "")).contains("e.cu:1:1"));
    }
}
