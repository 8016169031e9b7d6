//! Lays the tokens of a view out as text.

use std::borrow::Cow;

use crate::ident::is_continue;
use crate::lex::TokenKind;
use crate::mask::{Mask, Writing, adjacent};
use crate::offset::{ViewOffset, ViewSpan};
use crate::span::{Span, slice};
use crate::tok::{Spell, TextRef, Tok};
use crate::view::{Invocation, Mark, MarkKind, TokenOrigin, View, ViewToken};

/// Writes tokens: those of the file where they are, expansions in between.
pub(crate) struct Writer<'a> {
    text: &'a [u8],
    spell: &'a dyn Spell,
    out: Vec<u8>,
    /// How far the file is written.
    pos: u32,
    /// Offset and length in the output of every token, blanks for masked ones.
    places: Vec<(u32, u32)>,
    invocations: Vec<Invocation>,
    /// Literals and attributes of replacement lists, as they are spelled.
    literals: Vec<(ViewOffset, Box<[u8]>)>,
    /// The outermost invocation of every one.
    roots: Vec<u32>,
    /// The next outermost invocation in the order of the file.
    next_root: usize,
}

impl<'a> Writer<'a> {
    /// A writer for a part of a file. Parents must be before their children in `invocations`,
    /// and outermost ones in the order of the file.
    pub(crate) fn new(text: &'a [u8], spell: &'a dyn Spell, invocations: Vec<Invocation>) -> Self {
        let mut roots: Vec<u32> = Vec::with_capacity(invocations.len());
        for (index, invocation) in invocations.iter().enumerate() {
            let parent = invocation.parent.and_then(|parent| roots.get(parent as usize).copied());
            roots.push(parent.unwrap_or(index as u32));
        }
        Writer {
            text,
            spell,
            out: Vec::new(),
            pos: 0,
            places: Vec::new(),
            invocations,
            literals: Vec::new(),
            roots,
            next_root: 0,
        }
    }

    /// Writes everything.
    pub(crate) fn write(mut self, file: usize, span: Span, tokens: &[Tok], mask: &Mask) -> View {
        self.pos = span.start;
        self.out.reserve(span.len() as usize + 16);
        self.places.reserve_exact(tokens.len());
        let mut at = 0;
        while let Some(tok) = tokens.get(at) {
            match self.root(tok) {
                None => {
                    self.gap(tok.source.start);
                    self.token(tok, mask.writing.get(at).copied().unwrap_or(Writing::Blank), true);
                    self.pos = tok.source.end;
                    at += 1;
                }
                Some(root) => at = self.expansion(tokens, mask, at, root),
            }
        }
        self.gap(span.end);
        self.finish(file, span, tokens, mask)
    }

    /// The outermost invocation that a token comes from.
    fn root(&self, tok: &Tok) -> Option<u32> {
        match tok.origin {
            TokenOrigin::Source => None,
            TokenOrigin::Argument(index) | TokenOrigin::Macro(index) => self.roots.get(index as usize).copied(),
        }
    }

    /// Writes the blanks up to an offset of the file.
    fn gap(&mut self, to: u32) {
        if to <= self.pos {
            return;
        }
        let gap = Span::new(self.pos, to);
        let base = self.out.len() as u32;
        while let Some(invocation) = self.invocations.get_mut(self.next_root) {
            if invocation.parent.is_none() {
                if !gap.covers(invocation.span) {
                    break;
                }
                let start = ViewOffset::new(base + (invocation.span.start - gap.start));
                invocation.out = start.to_len(invocation.span.len());
            }
            self.next_root += 1;
        }
        match slice(self.text, gap) {
            b" " => self.out.push(b' '),
            bytes => self.out.extend(blanks(bytes)),
        }
        self.pos = self.pos.max(to);
    }

    /// Writes the tokens of one outermost invocation from `first` on; gives the token after them.
    fn expansion(&mut self, tokens: &[Tok], mask: &Mask, first: usize, root: u32) -> usize {
        let group = tokens.get(first..).unwrap_or_default();
        let count = group.iter().take_while(|tok| self.root(tok) == Some(root)).count();
        let group = group.get(..count).unwrap_or_default();
        let writing = mask.writing.get(first..first + count).unwrap_or_default();
        let Some(span) = self.invocations.get(root as usize).map(|invocation| invocation.span) else {
            return first + count.max(1);
        };
        self.gap(span.start);
        let start = self.out.len() as u32;
        if writing.iter().all(|&writing| writing == Writing::Blank) {
            self.gap(span.end);
            self.places.extend(group.iter().map(|_| (start, span.len())));
            self.set_out(root, start, start + span.len());
        } else {
            self.separate();
            let start = self.out.len() as u32;
            for (at, tok) in group.iter().enumerate() {
                let before = at.checked_sub(1).and_then(|before| group.get(before));
                let is_masked = |at: usize| writing.get(at).is_none_or(|writing| *writing == Writing::Blank);
                if before.is_some_and(|before| tok.space || self.pastes(before, tok)) {
                    // What is masked is blank already, but will be written again where the expansion is.
                    if at > 0 && (is_masked(at - 1) || is_masked(at)) {
                        self.out.push(b' ');
                    } else {
                        self.separate();
                    }
                }
                self.token(tok, writing.get(at).copied().unwrap_or(Writing::Blank), false);
                self.note_nested(tok, root);
            }
            self.set_out(root, start, self.out.len() as u32);
            self.separate();
            self.pos = self.pos.max(span.end);
        }
        self.next_root = self.next_root.max(root as usize + 1);
        first + count
    }

    fn set_out(&mut self, index: u32, start: u32, end: u32) {
        if let Some(invocation) = self.invocations.get_mut(index as usize) {
            invocation.out = ViewSpan::new(ViewOffset::new(start), ViewOffset::new(end));
        }
    }

    /// Extends the output range of the invocation in an argument that made a token.
    fn note_nested(&mut self, tok: &Tok, root: u32) {
        let TokenOrigin::Macro(index) = tok.origin else {
            return;
        };
        let Some(&(at, len)) = self.places.last() else {
            return;
        };
        if index == root {
            return;
        }
        if let Some(invocation) = self.invocations.get_mut(index as usize) {
            let place = ViewOffset::new(at).to_len(len);
            if invocation.out.is_empty() {
                invocation.out = place;
            } else if place.start <= invocation.out.end + 1 {
                invocation.out.end = place.end;
            }
        }
    }

    /// Writes a blank unless one is there.
    fn separate(&mut self) {
        if self.out.last().is_some_and(|last| !matches!(last, b' ' | b'\n')) {
            self.out.push(b' ');
        }
    }

    /// Whether two tokens without a blank would be read as others.
    fn pastes(&self, before: &Tok, tok: &Tok) -> bool {
        if adjacent(before, tok) {
            return false;
        }
        let last = self.spell.kept(before).last().copied().unwrap_or(b' ');
        let first = self.spell.kept(tok).first().copied().unwrap_or(b' ');
        let quote = |byte| matches!(byte, b'"' | b'\'');
        let operator = |byte: u8| byte.is_ascii_punctuation() && !b"()[]{},;\"'_~?".contains(&byte);
        (is_continue(last) || quote(last)) && (is_continue(first) || quote(first) || first == b'.')
            || operator(last) && (operator(first) || first.is_ascii_digit())
            || before.kind == TokenKind::Number && operator(first)
    }

    /// Writes one token; one of the file is padded to its length there.
    fn token(&mut self, tok: &Tok, writing: Writing, pad: bool) {
        let start = self.out.len();
        let spelling = match tok.text {
            // Nearly all are as the file has them.
            TextRef::File { span, spliced: false } => Cow::Borrowed(slice(self.text, span)),
            _ => self.spell.spelling(tok),
        };
        let primary = primary(tok, &spelling);
        match writing {
            Writing::Keep => match tok.kind {
                TokenKind::String | TokenKind::Character | TokenKind::RawString => {
                    if matches!(tok.origin, TokenOrigin::Macro(_)) {
                        self.literals.push((ViewOffset::of(start), Box::from(&*spelling)));
                    }
                    write_literal(&mut self.out, &spelling, tok.kind);
                }
                _ => write_plain(&mut self.out, &spelling, primary),
            },
            Writing::Blank => self.out.extend(spelling.iter().map(|_| b' ')),
            Writing::Open => {
                self.out.push(b'(');
                self.out.extend(spelling.iter().skip(1).map(|_| b' '));
            }
            Writing::Close => {
                self.out.extend(spelling.iter().skip(1).map(|_| b' '));
                self.out.push(b')');
            }
        }
        let whole = self.out.len() - start;
        let len = match primary {
            Some(stands_for) if writing == Writing::Keep => stands_for.len(),
            _ => whole,
        };
        let missing = (tok.source.len() as usize).saturating_sub(whole);
        if pad && missing > 0 {
            self.out.resize(self.out.len() + missing, b' ');
        }
        self.places.push((start as u32, len as u32));
    }

    /// Keeps how attributes of replacement lists are spelled that are more than a word which their kind tells.
    fn keep_attributes(&mut self, tokens: &[Tok], mask: &Mask) {
        let told = |kind: MarkKind| kind.word().is_some() || kind.is_launch();
        let known = self.literals.len();
        for masked in mask.masked.iter().filter(|masked| !told(masked.kind)) {
            let Some(run) = tokens.get(masked.first..=masked.last) else {
                continue;
            };
            let is_made = run
                .first()
                .is_some_and(|tok| matches!(tok.origin, TokenOrigin::Macro(_)));
            let Some(&(at, _)) = self.places.get(masked.first).filter(|_| is_made) else {
                continue;
            };
            let mut text = Vec::new();
            for (index, tok) in run.iter().enumerate() {
                let before = index.checked_sub(1).and_then(|before| run.get(before));
                if before.is_some_and(|before| tok.space || self.pastes(before, tok)) {
                    text.push(b' ');
                }
                text.extend_from_slice(&self.spell.spelling(tok));
            }
            self.literals.push((ViewOffset::new(at), text.into()));
        }
        if self.literals.len() == known {
            return;
        }
        self.literals.sort_by_key(|literal| literal.0);
        // An attribute list with two meanings is masked twice.
        self.literals.dedup_by_key(|literal| literal.0);
    }

    /// Puts the view together.
    fn finish(mut self, file: usize, span: Span, tokens: &[Tok], mask: &Mask) -> View {
        self.keep_attributes(tokens, mask);
        let mut view_tokens = Vec::with_capacity(tokens.len());
        for ((tok, &writing), &(at, len)) in tokens.iter().zip(&mask.writing).zip(&self.places) {
            let (at, len) = match writing {
                Writing::Keep => (at, len),
                Writing::Open => (at, 1),
                Writing::Close => (at + len.saturating_sub(1), 1),
                Writing::Blank => continue,
            };
            // `and` is written as the operator that it is.
            let is_word = |first: &u8| !matches!(first, b'&' | b'|' | b'~' | b'!' | b'^');
            let kept = writing == Writing::Keep && self.out.get(at as usize).is_some_and(is_word);
            let kind = if kept { tok.kind } else { TokenKind::Punctuator };
            view_tokens.push(ViewToken::new(ViewOffset::new(at), len, tok.source, kind, tok.origin));
        }
        let marks = mask.masked.iter().filter_map(|masked| {
            let (at, len) = *self.places.get(masked.first)?;
            let (last_at, last_len) = *self.places.get(masked.last)?;
            let run = tokens.get(masked.first..=masked.last)?;
            let source = run.iter().map(|tok| tok.source).reduce(Span::to)?;
            let len = (last_at + last_len).saturating_sub(at).max(len);
            Some(Mark {
                at: ViewOffset::new(at),
                len,
                kind: masked.kind,
                source,
                origin: run.first()?.origin,
            })
        });
        let marks = marks.collect();
        View {
            text: String::from_utf8(self.out)
                .unwrap_or_else(|bytes| String::from_utf8_lossy(bytes.as_bytes()).into_owned()),
            tokens: view_tokens,
            marks,
            invocations: self.invocations,
            file,
            span,
            problems: Vec::new(),
            too_long: false,
            literals: self.literals,
            pasted: Vec::new(),
            parts: Vec::new(),
        }
    }
}

/// As many blanks as a text has bytes, and its line ends.
pub(crate) fn blanks(text: &[u8]) -> impl Iterator<Item = u8> {
    text.iter().map(|&byte| if byte == b'\n' { b'\n' } else { b' ' })
}

/// Writes an identifier, number or punctuator; an alternative token becomes what it stands for, and blanks.
fn write_plain(out: &mut Vec<u8>, spelling: &[u8], primary: Option<&[u8]>) {
    let Some(text) = primary else {
        return out.extend_from_slice(spelling);
    };
    out.extend_from_slice(text);
    out.extend(spelling.iter().skip(text.len()).map(|_| b' '));
}

/// The token that an alternative one stands for: a digraph, or an operator that is a word.
fn primary(tok: &Tok, spelling: &[u8]) -> Option<&'static [u8]> {
    // Nearly every token stands for itself.
    if !matches!(
        spelling.first(),
        Some(b'<' | b':' | b'%' | b'a' | b'b' | b'c' | b'n' | b'o' | b'x')
    ) {
        return None;
    }
    match (tok.kind, spelling) {
        (TokenKind::Punctuator, b"<:") => Some(b"["),
        (TokenKind::Punctuator, b":>") => Some(b"]"),
        (TokenKind::Punctuator, b"<%") => Some(b"{"),
        (TokenKind::Punctuator, b"%>") => Some(b"}"),
        (TokenKind::Punctuator, b"%:") => Some(b"#"),
        (TokenKind::Identifier, b"and") => Some(b"&&"),
        (TokenKind::Identifier, b"and_eq") => Some(b"&="),
        (TokenKind::Identifier, b"bitand") => Some(b"&"),
        (TokenKind::Identifier, b"bitor") => Some(b"|"),
        (TokenKind::Identifier, b"compl") => Some(b"~"),
        (TokenKind::Identifier, b"not") => Some(b"!"),
        (TokenKind::Identifier, b"not_eq") => Some(b"!="),
        (TokenKind::Identifier, b"or") => Some(b"||"),
        (TokenKind::Identifier, b"or_eq") => Some(b"|="),
        (TokenKind::Identifier, b"xor") => Some(b"^"),
        (TokenKind::Identifier, b"xor_eq") => Some(b"^="),
        _ => None,
    }
}

/// Writes a literal with letters for its contents, so that any reader understands it. An escape sequence that is all of
/// a character literal is one letter and underscores: the type of a literal depends on whether it has one character.
fn write_literal(out: &mut Vec<u8>, spelling: &[u8], kind: TokenKind) {
    let quote = if kind == TokenKind::Character { b'\'' } else { b'"' };
    let (Some(open), Some(close)) = (memchr::memchr(quote, spelling), memchr::memrchr(quote, spelling)) else {
        out.extend(spelling.iter().map(|_| b' '));
        return;
    };
    // The `R` of a raw string goes; the quote takes its place.
    let open = if kind == TokenKind::RawString {
        open.saturating_sub(1)
    } else {
        open
    };
    out.extend_from_slice(spelling.get(..open).unwrap_or_default());
    out.push(quote);
    let rest = match spelling.get(open + 1..close) {
        Some(body) if kind == TokenKind::Character && is_escape(body) => b'_',
        _ => b'x',
    };
    out.extend((open + 1..close).map(|at| if at == open + 1 { b'x' } else { rest }));
    out.extend_from_slice(spelling.get(close..).unwrap_or_default());
}

/// Whether the body of a character literal is one escape sequence.
fn is_escape(body: &[u8]) -> bool {
    match body {
        [b'\\', b'x', digits @ ..] => digits.iter().all(u8::is_ascii_hexdigit),
        [b'\\', b'u', digits @ ..] => digits.len() == 4,
        [b'\\', b'U', digits @ ..] => digits.len() == 8,
        [b'\\', digits @ ..] if digits.len() <= 3 && digits.iter().all(|b| (b'0'..=b'7').contains(b)) => true,
        [b'\\', _] => true,
        _ => false,
    }
}
