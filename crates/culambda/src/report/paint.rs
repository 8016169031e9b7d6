//! What is coloured how.

use anstyle::{AnsiColor, Style};

/// Puts colours on texts, or leaves them as they are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    colored: bool,
}

impl Paint {
    /// One that colours, or does not.
    pub(crate) fn new(colored: bool) -> Paint {
        Paint { colored }
    }

    /// A text in a style; nothing stays nothing.
    pub(crate) fn text(self, style: Style, text: &str) -> String {
        if self.colored && !text.is_empty() && style != Style::new() {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }

    /// A heading.
    pub(crate) fn title(self, text: &str) -> String {
        self.text(TITLE, text)
    }

    /// What stands back.
    pub(crate) fn aside(self, text: &str) -> String {
        self.text(ASIDE, text)
    }
}

/// A heading.
pub(crate) const TITLE: Style = Style::new().bold();
/// What stands back: numbers of lines, reasons.
pub(crate) const ASIDE: Style = Style::new().dimmed();
/// A line, or a part of it, that goes.
pub(crate) const REMOVED: Style = AnsiColor::Red.on_default();
/// One that comes.
pub(crate) const ADDED: Style = AnsiColor::Green.on_default();
/// Where a part of a patch belongs; code in a page.
pub(crate) const PLACE: Style = AnsiColor::Cyan.on_default();
