//! What a rule says: a finding with its places, reasons and repairs.

use crate::fix::Fix;
use crate::rule::Rule;
use culambda_model::crossing::Body;
use culambda_source::Span;

/// How bad a finding is; a worse level is greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Worth knowing.
    Note,
    /// The build goes on.
    Warning,
    /// The build fails, or the reference says that it must.
    Error,
}

impl Level {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Level::Note => "note",
            Level::Warning => "warning",
            Level::Error => "error",
        }
    }
}

/// A part of a file of the analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Index into [`crate::Report::files`].
    pub file: usize,
    /// The bytes.
    pub span: Span,
}

/// A place that explains a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Where.
    pub place: Place,
    /// What is there, in a few words.
    pub text: String,
}

/// What a finding in a header waits for: that some file uses the function around.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waits {
    /// The function; its file is an index into [`crate::Report::files`].
    pub body: Body,
    /// Whether it is enough that it is read for the device; else it must be compiled.
    pub read: bool,
    /// How bad the finding is then.
    pub level: Level,
    /// Which of its notes says that nothing in the file uses it.
    pub note: usize,
    /// The function, as messages show it.
    pub caller: String,
}

/// Something that a rule found.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The rule.
    pub rule: &'static Rule,
    /// How bad it is, after the command line, pragmas and comments.
    pub level: Level,
    /// Where the reference reports it: for a lambda that a macro carries, the place of the macro's use.
    pub place: Place,
    /// The message, for rules of the reference its exact text.
    pub message: String,
    /// What is at the place, in a few words; may be empty.
    pub here: String,
    /// Further places, most important first.
    pub labels: Vec<Label>,
    /// Why it is so.
    pub notes: Vec<String>,
    /// What to do about it.
    pub help: String,
    /// Repairs, best first.
    pub fixes: Vec<Fix>,
    /// Whether the reference says it only if something holds that was not read: then it is no more than worth knowing.
    pub open: bool,
    /// What other files may tell of that.
    pub waits: Option<Waits>,
    /// Whether it depends on flags of the build, which may not be known.
    pub by_flags: bool,
    /// Whether the reference comes to it only after all of the text was read without an error.
    pub late: bool,
}

impl Finding {
    /// Says what is at the place.
    #[must_use]
    pub fn here(mut self, text: impl Into<String>) -> Finding {
        self.here = text.into();
        self
    }

    /// Adds a place that explains it, unless it is not known.
    #[must_use]
    pub fn label(mut self, place: Option<Place>, text: impl Into<String>) -> Finding {
        self.labels.extend(place.map(|place| Label {
            place,
            text: text.into(),
        }));
        self
    }

    /// Adds a reason.
    #[must_use]
    pub fn note(mut self, text: impl Into<String>) -> Finding {
        self.notes.push(text.into());
        self
    }

    /// Says what to do.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Finding {
        self.help = text.into();
        self
    }

    /// What is reported once it is known that code in a file of this name uses the function around.
    pub fn settle(&mut self, user: &str) {
        let Some(waits) = self.waits.take() else { return };
        self.level = waits.level;
        self.open = false;
        if let Some(note) = self.notes.get_mut(waits.note) {
            let caller = &waits.caller;
            *note = format!(
                "code in `{user}` that is compiled for the GPU uses `{caller}`, directly or through other functions"
            );
        }
    }

    /// Adds a repair, when there is one.
    #[must_use]
    pub fn fix(mut self, fix: Option<Fix>) -> Finding {
        self.fixes.extend(fix);
        self
    }
}
