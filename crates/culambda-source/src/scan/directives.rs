//! Directives and line markers between the declarations, and text that conditions leave out.

use super::{Scan, Wanted};
use crate::directive::{self, at_line_start, read_pragma};
use crate::preprocess::Preprocessor;
use crate::skip::{behind_splices, block_comment, line_comment};
use crate::span::Span;
use crate::stops::Set;

impl Scan {
    /// Whether the `#` of `len` bytes here is the start of a directive.
    pub(super) fn begins_directive(&self, text: &[u8], len: usize) -> bool {
        let next = text.get(self.pos + len).copied().unwrap_or(b' ');
        let pastes = if len == 1 {
            next == b'#'
        } else {
            text.get(self.pos + 2..self.pos + 4) == Some(b"%:")
        };
        !pastes && at_line_start(text, self.pos, self.comments)
    }

    /// Skips a line marker at the `#` here, if it has the plain form that preprocessors write.
    pub(super) fn marker(&mut self, text: &[u8]) -> bool {
        self.marker_at(text, self.pos)
    }

    pub(super) fn marker_at(&mut self, text: &[u8], at: usize) -> bool {
        let plain = self.preprocessed && text.get(at..at + 2) == Some(b"# ") && follows_plain_line(text, at);
        let Some(end) = plain.then(|| self.state.markers.fast(text, at + 2)).flatten() else {
            return false;
        };
        self.keep_head(at as u32);
        self.pos = end;
        if let Some(open) = &mut self.open {
            open.unjudged = end as u32;
        }
        true
    }

    /// Handles a directive, and skips text that conditions leave out.
    pub(super) fn directive(&mut self, pre: &mut Preprocessor<'_>, text: &[u8]) -> Option<Wanted> {
        self.keep_head(self.pos as u32);
        let end = if self.preprocessed {
            self.plain_directive(text)
        } else {
            None
        };
        let wanted = match end {
            Some(end) => {
                self.pos = end;
                None
            }
            None => self.directive_and_inactive(pre, text),
        };
        if let Some(open) = &mut self.open {
            open.unjudged = self.pos as u32;
        }
        wanted
    }

    /// Handles what nearly all directives of preprocessed text are; gives the end of the line.
    pub(super) fn plain_directive(&mut self, text: &[u8]) -> Option<usize> {
        if text.get(self.pos + 1) == Some(&b' ') {
            return self.state.markers.fast(text, self.pos + 2);
        }
        let directive = read_pragma(text, self.pos)?;
        self.state.directives.push(directive);
        Some(directive.span.end as usize)
    }

    /// Keeps what is in the head before a directive.
    pub(super) fn keep_head(&mut self, at: u32) {
        if let Some(open) = self.open.as_ref().filter(|open| open.braces == 0 && open.parens == 0) {
            self.pieces.push(Span::new(open.unjudged, at));
        }
    }

    pub(super) fn directive_and_inactive(&mut self, pre: &mut Preprocessor<'_>, text: &[u8]) -> Option<Wanted> {
        self.state.in_brackets = (self.open.as_ref()).is_some_and(|open| open.braces > 0 || open.parens > 0);
        loop {
            let effect = if self.preprocessed {
                pre.line(&mut self.state, text, &directive::read(text, self.pos))
            } else {
                pre.line(&mut self.state, text, &self.text.line(self.pos))
            };
            self.pos = effect.end;
            if self.state.active() {
                return effect.include;
            }
            self.skip_inactive(pre, text);
            if self.pos >= text.len() {
                return None;
            }
        }
    }

    /// Goes on to the next directive in text that conditions leave out.
    pub(super) fn skip_inactive(&mut self, pre: &Preprocessor<'_>, text: &[u8]) {
        let mut squares = Vec::new();
        loop {
            self.pos = self.stops.next(text, self.pos, Set::Body);
            let at = self.pos;
            let Some(&byte) = text.get(at) else { return };
            let second = text.get(at + 1);
            match byte {
                b'#' if self.begins_directive(text, 1) => return,
                b'%' if second == Some(&b':') && self.begins_directive(text, 2) => return,
                b'/' => {
                    let next = behind_splices(text, at + 1);
                    self.pos = match text.get(next) {
                        Some(b'/') => line_comment(text, next + 1),
                        Some(b'*') => block_comment(text, next + 1).0,
                        _ => at + 1,
                    };
                }
                b'"' | b'\'' => self.pos = self.literal_end(text, byte).0,
                b'[' => {
                    squares.push(at as u32);
                    self.pos += 1;
                }
                b']' => {
                    self.pos += 1;
                    let start = squares.pop().unwrap_or(at as u32);
                    self.candidate(pre, text, start, false);
                }
                _ => self.pos += 1,
            }
        }
    }
}

/// Whether `at` begins a line, seen from the two bytes before it.
fn follows_plain_line(text: &[u8], at: usize) -> bool {
    match text.get(at.saturating_sub(2)..at) {
        Some([last, b'\n']) => !matches!(last, b'\\' | b'\r' | b' ' | b'\t'),
        Some([b'\n'] | []) => true,
        _ => false,
    }
}
