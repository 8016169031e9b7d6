//! The lines of a source that a message shows.
//!
//! codespan-reporting wants whole files as `str`. A source may have any encoding, megabytes of
//! text, and lines as long as the file, so it is given an excerpt: the lines that have labels, made
//! printable, long ones cut around the label, with the numbers that they have in the source.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

use codespan_reporting::diagnostic::{Label as Shown, LabelStyle};
use codespan_reporting::files::{Error, Files};
use culambda_source::Span;

use super::printable::{acts, printable};
use super::{Label, Source};

/// At most so many bytes of a line are shown.
const MAX_LINE: usize = 240;
/// So many of them are in front of the label, if the line is cut.
const IN_FRONT: usize = 80;

/// What a character is in an excerpt, where all keep their places.
fn shown(c: char) -> char {
    if acts(c) && c != '\t' {
        char::REPLACEMENT_CHARACTER
    } else {
        c
    }
}

/// One line of an excerpt.
#[derive(Debug)]
struct Line {
    /// Its index in the source, from 0.
    index: usize,
    /// The number that it goes by.
    number: u32,
    /// Where it is in the excerpt.
    range: Range<usize>,
    /// Offset of its first byte in the source.
    start: u32,
    /// Where each shown character comes from: offset in the source, offset in the excerpt.
    places: Vec<(u32, usize)>,
}

/// The excerpt of one source.
#[derive(Debug)]
struct Excerpt {
    name: String,
    text: String,
    lines: Vec<Line>,
}

/// The excerpts that one message needs.
#[derive(Debug)]
pub(super) struct Excerpts(Vec<Excerpt>);

impl Excerpts {
    /// The excerpts for some labels, and the labels as places in them.
    pub(super) fn of(labels: &[Label]) -> (Excerpts, Vec<Shown<usize>>) {
        // Preprocessed text holds the lines of many files.
        let file = |label: &Label| label.source.place(label.span.start).0.to_owned();
        let mut sources: Vec<(&Arc<Source>, String)> = Vec::new();
        for label in labels {
            let name = file(label);
            if !sources.iter().any(|(s, n)| Arc::ptr_eq(s, &label.source) && *n == name) {
                sources.push((&label.source, name));
            }
        }
        let (mut excerpts, mut out) = (Vec::new(), Vec::new());
        for (id, (source, name)) in sources.into_iter().enumerate() {
            let own = || {
                labels
                    .iter()
                    .filter(|l| Arc::ptr_eq(&l.source, source) && file(l) == name)
            };
            let excerpt = Excerpt::new(&name, source, own().map(|l| l.span));
            out.extend(own().map(|label| {
                let style = if label.primary {
                    LabelStyle::Primary
                } else {
                    LabelStyle::Secondary
                };
                let range = excerpt.range(source, label.span);
                Shown::new(style, id, range).with_message(printable(&label.message).into_owned())
            }));
            excerpts.push(excerpt);
        }
        (Excerpts(excerpts), out)
    }

    fn file(&self, id: usize) -> Result<&Excerpt, Error> {
        self.0.get(id).ok_or(Error::FileMissing)
    }
}

impl Excerpt {
    fn new(name: &str, source: &Source, spans: impl Iterator<Item = Span>) -> Excerpt {
        let places: BTreeSet<(usize, u32)> = spans.map(|span| (line_of(source, span.start), span.start)).collect();
        let mut excerpt = Excerpt {
            name: printable(name).into_owned(),
            text: String::new(),
            lines: Vec::new(),
        };
        for (index, at) in places {
            match excerpt.lines.last().map(|line| line.index) {
                Some(last) if last == index => continue,
                // A single line between two labels is shown as well.
                Some(last) if last + 2 == index => excerpt.add(source, last + 1, 0),
                _ => {}
            }
            excerpt.add(source, index, at);
        }
        excerpt
    }

    /// Adds a line, cut around an offset of the source if it is long.
    fn add(&mut self, source: &Source, index: usize, at: u32) {
        let start = source.lines().line_start(index as u32 + 1).unwrap_or(0) as usize;
        let end = line_end(source, index);
        let mut from = start;
        if end - start > MAX_LINE {
            from = (at as usize).saturating_sub(IN_FRONT).clamp(start, end);
            // Not in the middle of a character.
            let inside = |at: usize| source.text.get(at).is_some_and(|b| b & 0xc0 == 0x80);
            from = (from..end).take(3).find(|&at| !inside(at)).unwrap_or(from);
        }
        let to = end.min(from + MAX_LINE);
        let first = self.text.len();
        if from > start {
            self.text.push('…');
        }
        let mut places = Vec::new();
        let mut offset = from;
        for chunk in source.text.get(from..to).unwrap_or_default().utf8_chunks() {
            for c in chunk.valid().chars() {
                places.push((offset as u32, self.text.len()));
                self.text.push(shown(c));
                offset += c.len_utf8();
            }
            if !chunk.invalid().is_empty() {
                places.push((offset as u32, self.text.len()));
                self.text.push(char::REPLACEMENT_CHARACTER);
                offset += chunk.invalid().len();
            }
        }
        places.push((offset as u32, self.text.len()));
        if to < end {
            self.text.push('…');
        }
        self.lines.push(Line {
            index,
            number: source.place(start as u32).1,
            range: first..self.text.len(),
            start: start as u32,
            places,
        });
        self.text.push('\n');
    }

    /// The place of a span in the excerpt, cut to its first line.
    fn range(&self, source: &Source, span: Span) -> Range<usize> {
        let index = line_of(source, span.start);
        let Some(line) = self.lines.iter().find(|line| line.index == index) else {
            return 0..0;
        };
        let start = line.place(span.start);
        start..line.place(span.end).max(start)
    }

    fn line(&self, index: usize) -> Result<&Line, Error> {
        let missing = Error::LineTooLarge {
            given: index,
            max: self.lines.len(),
        };
        self.lines.iter().find(|line| line.index == index).ok_or(missing)
    }
}

impl Line {
    /// Where a place of the source is in the excerpt.
    fn place(&self, offset: u32) -> usize {
        let behind = self.places.partition_point(|place| place.0 < offset);
        self.places
            .get(behind)
            .or(self.places.last())
            .map_or(self.range.start, |place| place.1)
    }
}

/// Index of the line of an offset, from 0.
fn line_of(source: &Source, offset: u32) -> usize {
    (source.lines().line_column(offset).0 as usize).saturating_sub(1)
}

/// Offset after the last byte of a line, without its line end.
fn line_end(source: &Source, index: usize) -> usize {
    let text = &source.text;
    let next = source.lines().line_start(index as u32 + 2);
    let mut end = next.map_or(text.len(), |next| next as usize - 1);
    if next.is_some() && end > 0 && text.get(end - 1) == Some(&b'\r') {
        end -= 1;
    }
    end.max(source.lines().line_start(index as u32 + 1).unwrap_or(0) as usize)
}

impl<'a> Files<'a> for Excerpts {
    type FileId = usize;
    type Name = &'a str;
    type Source = &'a str;

    fn name(&'a self, id: usize) -> Result<&'a str, Error> {
        Ok(&self.file(id)?.name)
    }

    fn source(&'a self, id: usize) -> Result<&'a str, Error> {
        Ok(&self.file(id)?.text)
    }

    fn line_index(&'a self, id: usize, byte_index: usize) -> Result<usize, Error> {
        let lines = &self.file(id)?.lines;
        let behind = lines.partition_point(|line| line.range.start <= byte_index);
        let line = lines.get(behind.saturating_sub(1)).ok_or(Error::FileMissing)?;
        Ok(line.index)
    }

    fn line_number(&'a self, id: usize, line_index: usize) -> Result<usize, Error> {
        Ok(self.file(id)?.line(line_index)?.number as usize)
    }

    fn column_number(&'a self, id: usize, line: usize, byte_index: usize) -> Result<usize, Error> {
        let line = self.file(id)?.line(line)?;
        let at = line.places.partition_point(|place| place.1 < byte_index);
        let place = line.places.get(at).or(line.places.last());
        // In bytes, as compilers and `culambda list` count them.
        Ok(place.map_or(1, |place| (place.0 - line.start) as usize + 1))
    }

    fn line_range(&'a self, id: usize, line_index: usize) -> Result<Range<usize>, Error> {
        Ok(self.file(id)?.line(line_index)?.range.clone())
    }
}
