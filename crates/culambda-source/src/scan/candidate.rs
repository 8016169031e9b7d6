//! Introducers that the scan meets: whether an annotation follows.

use super::Scan;
use crate::annotation;
use crate::ident::{is_continue, last};
use crate::lex::Lexer;
use crate::macros::Macros;
use crate::misplaced;
use crate::preprocess::Preprocessor;
use crate::span::{Span, slice};
use crate::unit::{Candidate, CandidateKind};

impl Scan {
    /// Looks for candidates in the arguments of an invocation that makes whole declarations.
    pub(super) fn invoked(&mut self, pre: &Preprocessor<'_>, text: &[u8], end: usize) {
        for token in Lexer::new(text, self.pos as u32, end as u32) {
            if token.is(b'[') {
                self.squares.push(token.span.start);
            } else if token.is(b']') {
                self.pos = token.span.end as usize;
                let start = self.squares.pop().unwrap_or(token.span.start);
                self.candidate(pre, text, start, true);
            }
        }
        self.squares.clear();
        self.pos = end.max(self.pos + 1);
    }

    /// Looks after the `]` before the current place for an annotation.
    pub(super) fn candidate(&mut self, pre: &Preprocessor<'_>, text: &[u8], start: u32, active: bool) {
        let mut next = self.pos;
        while matches!(text.get(next), Some(b' ' | b'\n' | b'\t')) {
            next += 1;
        }
        let Some(&byte) = text.get(next) else { return };
        if text.get(start as usize + 1) == Some(&b'[') {
            // After `[[..]]` a declaration goes on.
            return;
        }
        if is_of_operator(text.get(..start as usize).unwrap_or_default()) {
            return;
        }
        let macros = if self.preprocessed { None } else { Some(&pre.macros) };
        let ends_argument = |byte| matches!(byte, b')' | b',');
        // A comment, or a line that goes on, may be between.
        let far = matches!(byte, b'/' | b'\\' | b'\r') && macros.is_some();
        let end = if far { token_after(text, next) } else { Some(next) };
        let end = end.filter(|end| text.get(*end).is_some_and(|byte| ends_argument(*byte)));
        if let Some(close) = end {
            // A macro may put the introducer in front of what follows its parentheses, or the next argument.
            if let Some(end) = macros.and_then(|macros| handed_on(text, start, close, macros)) {
                self.add_candidate(Span::new(start, end), CandidateKind::Introducer, active);
            }
            return;
        }
        if is_continue(byte) || matches!(byte, b'/' | b'\\' | b'#' | b'\r') {
            if let Some(end) = annotation::run_end(text, self.pos as u32, macros) {
                self.add_candidate(Span::new(start, end), CandidateKind::Introducer, active);
                return;
            }
            let unseen = |macros| misplaced::unseen(text, self.pos as u32, macros);
            if let Some(end) = macros
                .and_then(unseen)
                .filter(|_| misplaced::may_introduce(text, start))
            {
                self.add_candidate(Span::new(start, end), CandidateKind::Introducer, active);
                return;
            }
        } else if !matches!((byte, text.get(next + 1)), (b'(' | b'<', _) | (b'[', Some(b'['))) {
            return;
        }
        if misplaced::may_introduce(text, start)
            && let Some(span) = misplaced::behind(text, self.pos as u32, macros)
        {
            self.add_candidate(span, CandidateKind::Misplaced, active);
        }
    }

    pub(super) fn add_candidate(&mut self, span: Span, kind: CandidateKind, active: bool) {
        self.candidates.push(Candidate {
            file: self.state.file,
            span,
            kind,
            active,
        });
    }
}

/// Whether a bracket after a text is one of the name of an operator: `operator[]`, `operator new[]`.
fn is_of_operator(before: &[u8]) -> bool {
    let mut before = before.trim_ascii_end();
    let word = last(before);
    if matches!(word, b"new" | b"delete") {
        before = before.strip_suffix(word).unwrap_or_default().trim_ascii_end();
    }
    last(before) == b"operator"
}

/// The end of an annotation after the macro arguments that an introducer from `start` to `close` seems to end:
/// `PASS([=]) __device__`, `JOIN([=], __device__)`.
fn handed_on(text: &[u8], start: u32, close: usize, macros: &Macros) -> Option<u32> {
    let before = without_gap(slice(text, Span::new(0, start)));
    if !matches!(before.last(), Some(b'(' | b',')) {
        return None;
    }
    let after = Lexer::new(text, close as u32 + 1, text.len() as u32).find(|token| !token.is(b')'))?;
    after.is_identifier().then_some(())?;
    annotation::run_end(text, after.span.start, Some(macros))
}

/// Where the next token begins.
fn token_after(text: &[u8], from: usize) -> Option<usize> {
    let token = Lexer::new(text, from as u32, text.len() as u32).next()?;
    Some(token.span.start as usize)
}

/// A text without the blanks, comments in stars and spliced line ends at its end.
fn without_gap(mut text: &[u8]) -> &[u8] {
    loop {
        let trimmed = text.trim_ascii_end();
        let shorter = match trimmed.strip_suffix(b"*/") {
            Some(comment) => memchr::memmem::rfind(comment, b"/*")
                .and_then(|open| comment.get(..open))
                .unwrap_or(trimmed),
            None => trimmed.strip_suffix(b"\\").unwrap_or(trimmed),
        };
        if shorter.len() == trimmed.len() {
            return trimmed;
        }
        text = shorter;
    }
}
