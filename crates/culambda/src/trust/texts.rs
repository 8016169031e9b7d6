//! The texts of a unit, by whether they may be shown.

use std::path::Path;

use culambda_model::Analysis;
use culambda_source::{Span, Text, Unit, presets};
use rustc_hash::FxHashSet;

use super::shown::Shown;
use super::words::{Words, quoted};
use crate::names;
use crate::report::Message;

/// What an analysis was made of.
#[derive(Debug)]
pub(crate) struct Texts<'t> {
    hidden: Vec<&'t Text>,
    shown: Vec<&'t Text>,
    /// Whether the input itself may not be shown.
    pub(crate) input_is_hidden: bool,
}

impl<'t> Texts<'t> {
    /// The texts of all files that were read for an input, which is at `input` if it is anywhere.
    pub(crate) fn of(analysis: &'t Analysis, shown: &Shown, input: Option<&Path>) -> Texts<'t> {
        Texts::of_units(analysis.variants.iter().map(|variant| &variant.unit), shown, input)
    }

    /// The same of units that were read without an analysis.
    pub(crate) fn of_units(units: impl Iterator<Item = &'t Unit>, shown: &Shown, input: Option<&Path>) -> Texts<'t> {
        let mut out = Texts {
            hidden: Vec::new(),
            shown: Vec::new(),
            input_is_hidden: !shown.shows_input(input),
        };
        let mut known: FxHashSet<&str> = FxHashSet::default();
        for unit in units {
            for (index, file) in unit.files.iter().enumerate() {
                if !known.insert(&file.name) {
                    continue;
                }
                let hidden = match index {
                    0 => out.input_is_hidden,
                    _ => !presets::is_header(&file.name) && !shown.shows(&names::path(&file.name)),
                };
                let list = if hidden { &mut out.hidden } else { &mut out.shown };
                list.push(&file.text);
            }
        }
        out
    }

    /// Whether all of them may be shown.
    pub(crate) fn are_shown(&self) -> bool {
        self.hidden.is_empty()
    }

    /// The words of what is to be printed that hidden texts alone have.
    pub(crate) fn words<'p>(&self, printed: impl Iterator<Item = &'p str>) -> Words
    where
        't: 'p,
    {
        Words::of(printed, self.hidden.iter().copied(), self.shown.iter().copied())
    }

    /// Takes such words out of messages.
    pub(crate) fn clean(&self, messages: &mut [Message]) {
        if self.are_shown() {
            return;
        }
        let words = self.words(messages.iter().flat_map(said).flat_map(quoted));
        for message in messages {
            let labels = message.labels.iter_mut().map(|label| &mut label.message);
            let own = std::iter::once(&mut message.text).chain(&mut message.notes);
            let all = own.chain(&mut message.help).chain(labels);
            all.for_each(|text| words.without_quoted(text));
        }
    }

    /// The place of the first change whose new text has such a word; `own` are words that culambda itself writes.
    pub(crate) fn told_by<'c>(
        &self,
        changes: impl Iterator<Item = (Span, &'c [u8])> + Clone,
        own: &Text,
    ) -> Option<Span> {
        if self.are_shown() {
            return None;
        }
        let new: Vec<(Span, String)> = changes.map(|(span, text)| (span, without_directives(text))).collect();
        let shown = self.shown.iter().copied().chain([own]);
        let printed = new.iter().map(|(_, text)| text.as_str());
        let words = Words::of(printed, self.hidden.iter().copied(), shown);
        new.iter().find(|(_, text)| words.are_in(text)).map(|(span, _)| *span)
    }
}

/// All that a message says.
fn said(message: &Message) -> impl Iterator<Item = &str> {
    let labels = message.labels.iter().map(|label| &label.message);
    let all = std::iter::once(&message.text).chain(&message.notes);
    all.chain(&message.help).chain(labels).map(String::as_str)
}

/// A text without the lines that give back numbers of lines.
fn without_directives(text: &[u8]) -> String {
    let lines = text.split(|&byte| byte == b'\n');
    let kept = lines.filter(|line| !line.starts_with(b"#line ") && !line.starts_with(b"# "));
    kept.map(String::from_utf8_lossy).collect::<Vec<_>>().join("\n")
}
