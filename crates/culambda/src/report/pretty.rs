//! Messages for people: an excerpt of the source with the places marked.

use std::io::Write;

use codespan_reporting::diagnostic as codespan;
use codespan_reporting::term::{self, termcolor::Buffer};

use super::excerpt::{Excerpts, printable};
use super::{Message, Printer, Severity};

/// Shows messages with excerpts of the source.
pub struct Pretty {
    colored: bool,
    config: term::Config,
}

impl Pretty {
    /// A printer with or without colours.
    pub fn new(colored: bool) -> Pretty {
        Pretty {
            colored,
            config: term::Config::default(),
        }
    }
}

impl Printer for Pretty {
    fn print(&mut self, message: &Message, out: &mut dyn Write) -> std::io::Result<()> {
        let (excerpts, labels) = Excerpts::of(&message.labels);
        let help = message.help.iter().map(|help| format!("help: {help}"));
        let notes = message.notes.iter().map(|note| format!("note: {note}"));
        let diagnostic = codespan::Diagnostic {
            severity: match message.severity {
                Severity::Error => codespan::Severity::Error,
                Severity::Warning => codespan::Severity::Warning,
                Severity::Note => codespan::Severity::Note,
            },
            code: message.code.as_deref().map(str::to_owned),
            message: printable(&message.text),
            labels,
            notes: notes.chain(help).map(|note| printable(&note)).collect(),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Source;
    use culambda_source::Span;

    fn shown(message: &Message) -> String {
        let mut out = Vec::new();
        Pretty::new(false).print(message, &mut out).unwrap();
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
    fn any_bytes_and_any_length() {
        let mut text = vec![b'a'; 5000];
        text.extend(b"\xff\x1b[31m\xe4\xb8\xad LAMBDA ");
        text.extend(vec![b'b'; 5000]);
        let at = text.iter().position(|&b| b == b'L').unwrap() as u32;
        let source = Source::new("a\x1b.cu", text.into());
        let out = shown(&Message::error("x").at(&source, Span::new(at, at + 6), "here"));
        assert!(out.contains("a\u{fffd}.cu:1:5011"), "{out}");
        assert!(out.contains("\u{fffd}\u{fffd}[31m中 LAMBDA bbb"), "{out}");
        assert!(
            !out.contains('\x1b') && out.contains("^^^^^^ here") && out.len() < 1500,
            "{out}"
        );
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
