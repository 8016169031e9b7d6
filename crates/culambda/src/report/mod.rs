//! Messages: what is wrong where, and what to do about it.
//!
//! A [`Message`] is data. A [`Printer`] turns messages into text, one printer for each format;
//! [`pretty`] is the one for people.

mod color;
mod excerpt;
pub(crate) mod paint;
pub mod pretty;
mod printable;

pub use color::ColorChoice;
pub(crate) use paint::Paint;
pub(crate) use pretty::{clauses, wrapped};
pub(crate) use printable::{acts, json, printable, printable_json, printable_lines};

use std::io::{IsTerminal as _, Write};
use std::sync::{Arc, OnceLock};

use culambda_source::{LineIndex, Markers, Span, Text};

/// A text that messages point into.
#[derive(Debug)]
pub struct Source {
    /// What people know it by.
    pub name: String,
    /// Its bytes, in any encoding.
    pub text: Text,
    /// Whether messages show none of it.
    pub hidden: bool,
    lines: OnceLock<LineIndex>,
    markers: OnceLock<Markers>,
}

impl Source {
    /// A text under a name.
    pub fn new(name: impl Into<String>, text: Text) -> Arc<Source> {
        Source::with(name, text, false)
    }

    /// The same; of a hidden text messages show no line.
    pub fn with(name: impl Into<String>, text: Text, hidden: bool) -> Arc<Source> {
        Arc::new(Source {
            name: name.into(),
            text,
            hidden,
            lines: OnceLock::new(),
            markers: OnceLock::new(),
        })
    }

    /// Says where line markers in it put its lines.
    pub fn set_markers(&self, markers: &Markers) {
        if !markers.is_empty() {
            // Whoever comes second says the same.
            let _ = self.markers.set(markers.clone());
        }
    }

    /// File and line of an offset, as line markers say.
    pub fn place(&self, offset: u32) -> (&str, u32) {
        match self.markers.get() {
            Some(markers) => {
                let presumed = markers.presumed(self.lines(), offset);
                (presumed.file.unwrap_or(&self.name), presumed.line)
            }
            None => (&self.name, self.lines().line_column(offset).0),
        }
    }

    /// Its lines, found when first asked for.
    pub fn lines(&self) -> &LineIndex {
        self.lines.get_or_init(|| LineIndex::new(self.text.clone()))
    }
}

/// How grave a message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Good to know.
    Note,
    /// Probably not what was meant.
    Warning,
    /// Something was not done.
    Error,
}

/// A place that a message is about.
#[derive(Clone, Debug)]
pub struct Label {
    /// The text.
    pub source: Arc<Source>,
    /// The place in it.
    pub span: Span,
    /// What is to be seen there; may be empty.
    pub message: String,
    /// Whether this is the place, or one that explains it.
    pub primary: bool,
}

/// One message.
#[derive(Clone, Debug)]
pub struct Message {
    /// How grave it is.
    pub severity: Severity,
    /// The name of the rule that is broken, if it is one.
    pub code: Option<Box<str>>,
    /// What is wrong.
    pub text: String,
    /// Where.
    pub labels: Vec<Label>,
    /// Why.
    pub notes: Vec<String>,
    /// What to do about it.
    pub help: Vec<String>,
}

impl Message {
    /// A message without a place.
    pub fn new(severity: Severity, text: impl Into<String>) -> Message {
        Message {
            severity,
            code: None,
            text: text.into(),
            labels: Vec::new(),
            notes: Vec::new(),
            help: Vec::new(),
        }
    }

    /// An error without a place.
    pub fn error(text: impl Into<String>) -> Message {
        Message::new(Severity::Error, text)
    }

    /// A warning without a place.
    pub fn warning(text: impl Into<String>) -> Message {
        Message::new(Severity::Warning, text)
    }

    /// Puts the message at a place.
    #[must_use]
    pub fn at(mut self, source: &Arc<Source>, span: Span, message: impl Into<String>) -> Message {
        self.labels.push(Label {
            source: Arc::clone(source),
            span,
            message: message.into(),
            primary: true,
        });
        self
    }

    /// Adds a place that explains it.
    #[must_use]
    pub fn seen(mut self, source: &Arc<Source>, span: Span, message: impl Into<String>) -> Message {
        self.labels.push(Label {
            source: Arc::clone(source),
            span,
            message: message.into(),
            primary: false,
        });
        self
    }

    /// Adds a reason.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Message {
        self.notes.push(note.into());
        self
    }

    /// Adds what another program says, line by line.
    #[must_use]
    pub fn quote(mut self, text: &str) -> Message {
        self.notes.extend(text.lines().map(str::to_owned));
        self
    }

    /// Adds a remedy.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Message {
        self.help.push(help.into());
        self
    }
}

/// Turns messages into text of one format.
pub trait Printer {
    /// Writes one message.
    ///
    /// # Errors
    /// Those of `out`.
    fn print(&mut self, message: &Message, out: &mut dyn Write) -> std::io::Result<()>;
}

/// Shows messages on the standard error stream.
pub struct Reporter {
    printer: Box<dyn Printer>,
}

/// How wide a stream is, if it is a terminal.
#[cfg(unix)]
pub(crate) fn width_of(stream: &impl std::os::fd::AsFd) -> Option<usize> {
    terminal_size::terminal_size_of(stream).map(|(width, _)| usize::from(width.0))
}

/// How wide a stream is, if it is a terminal.
#[cfg(windows)]
pub(crate) fn width_of(stream: &impl std::os::windows::io::AsHandle) -> Option<usize> {
    terminal_size::terminal_size_of(stream).map(|(width, _)| usize::from(width.0))
}

impl Reporter {
    /// A reporter for people, in colour if that is wanted.
    pub fn new(color: ColorChoice) -> Reporter {
        let colored = color.wanted(std::io::stderr().is_terminal());
        Reporter {
            printer: Box::new(pretty::Pretty::new(colored, width_of(&std::io::stderr()))),
        }
    }

    /// Shows a message.
    pub fn show(&mut self, message: &Message) {
        // Each message is written at once, so that those of several processes do not mingle.
        let mut text = Vec::new();
        let printed = self.printer.print(message, &mut text);
        // Nobody is left to tell when the error stream itself is gone.
        let _ = printed.and_then(|()| std::io::stderr().lock().write_all(&text));
    }

    /// Shows messages in their order.
    pub fn show_all(&mut self, messages: &[Message]) {
        for message in messages {
            self.show(message);
        }
    }

    /// Says something by the way; it has lines of its own.
    pub fn aside(&mut self, text: &str) {
        // Nobody is left to tell when the error stream itself is gone.
        let _ = writeln!(std::io::stderr().lock(), "{}", text.trim_end());
    }

    /// Shows an error without a place.
    pub fn error(&mut self, text: impl Into<String>) {
        self.show(&Message::error(text));
    }
}
