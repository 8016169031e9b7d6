//! Introducers that the scan meets: whether an annotation follows.

use super::Scan;
use crate::annotation;
use crate::ident::is_continue;
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
        let before = text.get(..start as usize).unwrap_or_default().trim_ascii_end();
        if before.ends_with(b"operator") && !before.iter().rev().nth(8).is_some_and(|b| is_continue(*b)) {
            return;
        }
        let macros = if self.preprocessed { None } else { Some(&pre.macros) };
        if matches!(byte, b')' | b',') {
            // A macro may put the introducer in front of what follows its parentheses, or the next argument.
            if let Some(end) = macros.and_then(|macros| handed_on(text, start, next, macros)) {
                self.add_candidate(Span::new(start, end), CandidateKind::Introducer, active);
            }
            return;
        }
        if is_continue(byte) || matches!(byte, b'/' | b'\\' | b'#' | b'\r') {
            if let Some(end) = annotation::run_end(text, self.pos as u32, macros) {
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

/// The end of an annotation after the macro arguments that an introducer from `start` to `close` seems to end:
/// `PASS([=]) __device__`, `JOIN([=], __device__)`.
fn handed_on(text: &[u8], start: u32, close: usize, macros: &Macros) -> Option<u32> {
    let before = slice(text, Span::new(0, start)).trim_ascii_end();
    if !matches!(before.last(), Some(b'(' | b',')) {
        return None;
    }
    let blank = |byte: &u8| matches!(byte, b' ' | b'\n' | b'\t' | b')');
    let skipped = text.get(close + 1..)?.iter().take_while(|byte| blank(byte)).count();
    let next = close + 1 + skipped;
    text.get(next).filter(|byte| is_continue(**byte))?;
    annotation::run_end(text, next as u32, Some(macros))
}
