//! The structural pass over one file: brackets, declarations, scopes, candidates.

mod candidate;
mod directives;
mod opened;
mod scopes;
mod word;

use scopes::Effect;
pub use scopes::MAX_UNEVEN;
pub(crate) use word::opens_digraph;
use word::word_before;

use crate::directive::Directive;
use crate::head::{Head, Opens};
use crate::ident::is_continue;
use crate::lex::{Lexer, is_blank, is_literal_prefix};
use crate::loader::Loaded;
use crate::macros::LATEST;
use crate::opening::{Closed, expanded_namespace};
use crate::preprocess::{FileState, Preprocessor};
use crate::skip::{behind_splices, block_comment, line_comment, quoted, raw_string};
use crate::span::{Span, slice};
use crate::stops::{Set, Stops};
use crate::text::Text;
use crate::unit::{Candidate, Enclosed, Item, Scope, ScopeId, ScopeKind};

/// A declaration that is being read.
#[derive(Debug, Default)]
struct Open {
    start: u32,
    head: Head,
    /// From where on no part of the head was kept; nothing in brackets is.
    unjudged: u32,
    /// Nesting of parentheses and square brackets outside of braces.
    parens: u32,
    /// Nesting of braces.
    braces: u32,
    /// After the last brace that was opened in the head.
    brace: Option<u32>,
    /// What the outermost of the open braces is.
    opens: Option<Opens>,
    /// What closes it, if a macro has opened it and macros close braces.
    closed: Option<Closed>,
}

impl Open {
    /// A bracket of the head opens, up to `end`.
    fn opened(&mut self, pieces: &mut Vec<Span>, end: u32) {
        if self.parens == 0 {
            pieces.push(Span::new(self.unjudged, end));
        }
        self.parens += 1;
    }

    /// A bracket of the head closes at `at`.
    fn closed(&mut self, at: u32) {
        if self.parens == 1 {
            self.unjudged = at;
        }
        self.parens = self.parens.saturating_sub(1);
    }
}

/// The scan of one file.
pub(crate) struct Scan {
    pub(crate) state: FileState,
    pub(crate) text: Text,
    pub(crate) preprocessed: bool,
    pos: usize,
    open: Option<Open>,
    /// The square brackets that are open in it.
    squares: Vec<u32>,
    /// The parts of its head outside of brackets that were not judged yet.
    pieces: Vec<Span>,
    pub(crate) items: Vec<Item>,
    pub(crate) scopes: Vec<Scope>,
    /// The open scopes, each brace with all that it closes.
    nesting: Vec<ScopeId>,
    /// How many of them another file has opened, and how many of these this one has closed.
    opened_before: usize,
    closed_before: usize,
    /// Whether a brace closed nothing: where another file opens a scope in front, it closes that.
    pub(crate) closes_nothing: bool,
    effect: Effect,
    /// The scopes that its end leaves open, from outside in.
    pub(crate) left_open: Vec<ScopeKind>,
    /// Whether its end leaves a declaration open.
    pub(crate) is_left_open: bool,
    /// The declaration of another file that it is a part of.
    pub(crate) enclosed: Option<Enclosed>,
    /// The directive by which it is read, with the index of its file.
    pub(crate) site: Option<(usize, Span)>,
    pub(crate) candidates: Vec<Candidate>,
    /// The last run of comments with nothing but blanks between them.
    comments: Span,
    /// The end of the last literal: a word before a quote does not reach back after it.
    literal_end: usize,
    stops: Stops,
    /// The directives that are still to be read, if nothing else is.
    directives: Option<Left>,
}

/// Directives that are still to be read of a file of which nothing else counts.
enum Left {
    /// Where they are, last one first.
    Starts(Vec<u32>),
    /// How many of those that are all of the text were handled.
    Read(usize),
}

/// A file that must be read before the scan goes on, with the entry of its `#include`.
pub(crate) type Wanted = (Loaded, usize);

impl Scan {
    pub(crate) fn new(mut state: FileState, text: Text, preprocessed: bool) -> Self {
        let span = Span::new(0, text.len() as u32);
        let pos = if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
        let known = text.directives().filter(|_| !preprocessed);
        state.directives.reserve(known.map_or(0, <[_]>::len));
        let directives = known.map(|_| Left::Read(0));
        let stops = if directives.is_none() {
            Stops::of(&text)
        } else {
            Stops::new(false)
        };
        Scan {
            state,
            text,
            preprocessed,
            pos,
            open: None,
            squares: Vec::new(),
            pieces: Vec::new(),
            items: Vec::new(),
            scopes: vec![Scope {
                parent: None,
                kind: ScopeKind::File,
                span,
            }],
            nesting: Vec::new(),
            opened_before: 0,
            closed_before: 0,
            closes_nothing: false,
            effect: Effect::default(),
            left_open: Vec::new(),
            is_left_open: false,
            enclosed: None,
            site: None,
            candidates: Vec::new(),
            comments: Span::default(),
            literal_end: 0,
            stops,
            directives,
        }
    }

    /// Reads a file again whose directives are known: of a second reading nothing else counts.
    pub(crate) fn again(state: FileState, text: Text, directives: &[Directive]) -> Self {
        if text.directives().is_some() {
            return Scan::new(state, text, false);
        }
        let starts = directives.iter().rev().map(|directive| directive.span.start);
        Scan {
            directives: Some(Left::Starts(starts.collect())),
            text,
            ..Scan::new(state, Text::default(), false)
        }
    }

    /// Reads on in the directives alone.
    fn next_directives(&mut self, pre: &mut Preprocessor<'_>, text: &Text, mut left: Left) -> Option<Wanted> {
        loop {
            let effect = match &mut left {
                Left::Starts(starts) => {
                    let line = starts.pop().map(|at| text.line(at as usize));
                    line.map(|line| pre.line(&mut self.state, text, &line))
                }
                Left::Read(handled) => {
                    let line = text.directives().and_then(|all| all.get(*handled));
                    *handled += 1;
                    line.map(|line| pre.line(&mut self.state, text, line))
                }
            };
            let Some(effect) = effect else { break };
            self.pos = effect.end;
            if effect.include.is_some() {
                self.directives = Some(left);
                return effect.include;
            }
        }
        self.finish(pre, text.len() as u32);
        None
    }

    /// Reads the file, or reads on: up to its end (`None`), or to an include that must be read first.
    pub(crate) fn run(&mut self, pre: &mut Preprocessor<'_>) -> Option<Wanted> {
        let text = self.text.clone();
        if let Some(left) = self.directives.take() {
            return self.next_directives(pre, &text, left);
        }
        while self.pos < text.len() {
            let wanted = match &self.open {
                None => self.between(pre, &text),
                Some(open) if open.braces == 0 => self.head(pre, &text),
                Some(open) => {
                    let braces = open.braces;
                    self.body(pre, &text, braces)
                }
            };
            if wanted.is_some() {
                return wanted;
            }
        }
        self.finish(pre, text.len() as u32);
        None
    }

    /// Notes that an include was read, and that other macros hold after it.
    pub(crate) fn after_include(&mut self, seq: u32) {
        self.state.epochs.push((self.pos as u32, seq));
    }

    /// Notes which file an `#include` means.
    pub(crate) fn included(&mut self, site: usize, file: usize) {
        if let Some(site) = self.state.includes.get_mut(site) {
            site.file = Some(file);
        }
    }

    /// Reads on in the head of a declaration.
    fn head(&mut self, pre: &mut Preprocessor<'_>, text: &[u8]) -> Option<Wanted> {
        loop {
            let open = self.open.as_mut().filter(|open| open.braces == 0)?;
            let at = self.stops.next(text, self.pos, Set::Head);
            let next = text.get(at + 1).copied().unwrap_or(b' ');
            self.pos = at;
            match text.get(at)? {
                b'(' => {
                    self.pos = at + 1;
                    open.opened(&mut self.pieces, at as u32 + 1);
                }
                b')' => {
                    self.pos = at + 1;
                    open.closed(at as u32);
                }
                b'/' if !matches!(next, b'/' | b'*' | b'\\') => self.pos = at + 1,
                b'#' if self.marker(text) => {}
                _ => {
                    let wanted = self.stop(pre, text);
                    if wanted.is_some() {
                        return wanted;
                    }
                }
            }
        }
    }

    /// Reads on within braces, counting them, up to something that needs more than that.
    fn body(&mut self, pre: &mut Preprocessor<'_>, text: &[u8], mut braces: u32) -> Option<Wanted> {
        let closed = self.open.as_ref().and_then(|open| open.closed);
        let until = closed.map_or(usize::MAX, |closed| closed.at as usize);
        loop {
            let at = self.stops.next(text, self.pos, Set::Body);
            if at >= until {
                self.close_opened(pre, text);
                return None;
            }
            let next = text.get(at + 1).copied().unwrap_or(b' ');
            self.pos = at + 1;
            match text.get(at) {
                Some(b'{') => braces += 1,
                Some(b'}') if braces > 1 => braces -= 1,
                // One that a macro opens.
                Some(b'}') if until < usize::MAX => {}
                Some(b'[') => self.squares.push(at as u32),
                Some(b']') => {
                    let start = self.squares.pop().unwrap_or(at as u32);
                    let judged = matches!(next, b'_' | b'/' | b'\\' | b'#' | b'[' | b'(' | b'<' | b')' | b',');
                    if judged || !next.is_ascii_punctuation() {
                        self.candidate(pre, text, start, true);
                    }
                }
                Some(b'/') if !matches!(next, b'/' | b'*' | b'\\') => {}
                Some(&quote @ (b'"' | b'\'')) => {
                    self.pos = at;
                    self.literal(pre, text, quote);
                }
                Some(_) if self.marker_at(text, at) => {}
                Some(_) => {
                    self.pos = at;
                    if let Some(open) = &mut self.open {
                        open.braces = braces;
                    }
                    return self.stop(pre, text);
                }
                None => {
                    self.pos = at;
                    if let Some(open) = &mut self.open {
                        open.braces = braces;
                    }
                    return None;
                }
            }
        }
    }

    fn problem(&self, pre: &mut Preprocessor<'_>, span: Span, message: &str) {
        pre.problem(self.state.file, span, message);
    }

    /// One step between declarations.
    fn between(&mut self, pre: &mut Preprocessor<'_>, text: &[u8]) -> Option<Wanted> {
        let empty = |byte: &u8| matches!(byte, b'\n' | b' ' | b';') || is_blank(*byte);
        while text.get(self.pos).is_some_and(empty) {
            self.pos += 1;
        }
        let at = self.pos;
        match *text.get(at)? {
            b'/' if self.comment(pre, text) => {}
            b'#' if self.marker(text) => {}
            b'#' if self.begins_directive(text, 1) => return self.directive(pre, text),
            b'%' if text.get(at + 1) == Some(&b':') && self.begins_directive(text, 2) => {
                return self.directive(pre, text);
            }
            b'\\' if behind_splices(text, at) > at => self.pos = behind_splices(text, at),
            b'}' => {
                self.pos += 1;
                self.close_scope(pre, at as u32);
            }
            b'%' if text.get(at + 1) == Some(&b'>') => {
                self.pos += 2;
                self.close_scope(pre, at as u32);
            }
            byte => {
                let start = at as u32;
                if self.preprocessed || !is_continue(byte) || !self.opening(pre, text) {
                    self.open = Some(Open {
                        start,
                        unjudged: start,
                        ..Open::default()
                    });
                }
            }
        }
        None
    }

    /// Skips a comment at the `/` here, if there is one.
    fn comment(&mut self, pre: &mut Preprocessor<'_>, text: &[u8]) -> bool {
        let start = self.pos;
        let next = behind_splices(text, start + 1);
        match text.get(next) {
            Some(b'/') => self.pos = line_comment(text, next + 1),
            Some(b'*') => {
                let (end, closed) = block_comment(text, next + 1);
                if !closed {
                    let span = Span::new(start as u32, next as u32 + 1);
                    self.problem(pre, span, "this comment is not closed");
                }
                self.pos = end;
                let gap = slice(text, Span::new(self.comments.end, start as u32));
                let from = if gap.len() < 100 && gap.iter().all(|&b| is_blank(b)) && self.comments.end > 0 {
                    self.comments.start
                } else {
                    start as u32
                };
                self.comments = Span::new(from, end as u32);
            }
            _ => return false,
        }
        true
    }

    /// Handles the stop byte here, within a declaration.
    fn stop(&mut self, pre: &mut Preprocessor<'_>, text: &[u8]) -> Option<Wanted> {
        let at = self.pos;
        let second = text.get(at + 1).copied().unwrap_or(0);
        match (text.get(at).copied().unwrap_or(0), second) {
            (b'/', _) => {
                if !self.comment(pre, text) {
                    self.pos += 1;
                }
            }
            (quote @ (b'"' | b'\''), _) => self.literal(pre, text, quote),
            (b'#', _) if self.begins_directive(text, 1) => return self.directive(pre, text),
            (b'%', b':') if self.begins_directive(text, 2) => return self.directive(pre, text),
            (b'%', b'>') => self.bracket(pre, text, b'}', 2),
            (b':', b'>') => self.bracket(pre, text, b']', 2),
            (b'%', _) if opens_digraph(text, at) => self.second_of_digraph(pre, text, b'{'),
            (b':', _) if opens_digraph(text, at) => self.second_of_digraph(pre, text, b'['),
            (b'%' | b'#' | b':', _) => self.pos += 1,
            (byte, _) => self.bracket(pre, text, byte, 1),
        }
        None
    }

    /// Handles an opening digraph, of which the second byte is here.
    fn second_of_digraph(&mut self, pre: &mut Preprocessor<'_>, text: &[u8], byte: u8) {
        self.pos -= 1;
        self.bracket(pre, text, byte, 2);
    }

    /// Skips the literal whose quote is here.
    fn literal(&mut self, pre: &mut Preprocessor<'_>, text: &[u8], quote: u8) {
        let at = self.pos as u32;
        let (end, problem) = self.literal_end(text, quote);
        if let Some(message) = problem {
            self.problem(pre, Span::new(at, at + 1), message);
        }
        self.pos = end;
    }

    /// The end of the literal whose quote is here, and what is wrong with it.
    fn literal_end(&mut self, text: &[u8], quote: u8) -> (usize, Option<&'static str>) {
        let at = self.pos;
        let (word, number) = word_before(text, self.literal_end, at);
        if number && quote == b'\'' {
            // A digit separator: the rest of the number is skipped, so that it is read once.
            let rest = text.get(at..).unwrap_or_default();
            let end = rest.iter().position(|&b| !is_continue(b) && b != b'\'' && b != b'.');
            self.literal_end = end.map_or(text.len(), |end| at + end);
            return (self.literal_end, None);
        }
        let raw = is_literal_prefix(word, quote) && word.last() == Some(&b'R');
        let raw_end = if raw { raw_string(text, at + 1) } else { None };
        let (end, closed) = raw_end.unwrap_or_else(|| quoted(text, at + 1, quote));
        self.literal_end = end;
        (end.max(at + 1), (!closed).then_some("this literal is not closed"))
    }

    /// Handles a bracket or `;` of `len` bytes.
    fn bracket(&mut self, pre: &mut Preprocessor<'_>, text: &[u8], byte: u8, len: usize) {
        let at = self.pos as u32;
        let end = at + len as u32;
        self.pos += len;
        let Some(open) = &mut self.open else { return };
        match byte {
            b'[' => {
                self.squares.push(at);
                if open.braces == 0 {
                    open.opened(&mut self.pieces, end);
                }
            }
            b']' => {
                if open.braces == 0 {
                    open.closed(at);
                }
                let start = self.squares.pop().unwrap_or(at);
                self.candidate(pre, text, start, true);
            }
            b'{' if open.braces > 0 => open.braces += 1,
            b'{' if open.parens > 0 => open.braces = 1,
            b'{' => self.head_brace(pre, text, at, end),
            b'}' if open.braces > 1 => open.braces -= 1,
            b'}' if open.braces == 1 => self.close_brace(text, end),
            b'}' => {
                // Closes the scope around an unfinished declaration.
                self.item(at);
                self.close_scope(pre, at);
            }
            b';' if open.parens == 0 => self.item(end),
            b';' => {
                let start = open.start;
                self.problem(
                    pre,
                    Span::new(start, end),
                    "a bracket in this declaration is not closed",
                );
                self.item(end);
            }
            _ => {}
        }
    }

    /// `{` outside of all brackets of a declaration.
    fn head_brace(&mut self, pre: &Preprocessor<'_>, text: &[u8], at: u32, end: u32) {
        let Some(open) = &mut self.open else { return };
        for piece in self.pieces.drain(..).chain([Span::new(open.unjudged, at)]) {
            open.head.feed(text, piece);
        }
        let opens = open.head.judge();
        let span = Span::new(open.start, text.len() as u32);
        match opens {
            Opens::Namespace { names, inline } => {
                self.open = None;
                let named = |(name, inline)| ScopeKind::Namespace {
                    name: Some(name),
                    inline,
                };
                let is_macro = |name: &String| !self.preprocessed && pre.macros.at(name.as_bytes(), LATEST).is_some();
                let expanded = names.iter().any(is_macro).then(|| {
                    let head = Span::new(span.start, end);
                    expanded_namespace(pre, &self.state, text, head)
                });
                let kinds = expanded.flatten();
                let mut kinds: Vec<ScopeKind> =
                    kinds.unwrap_or_else(|| names.into_iter().zip(inline).map(named).collect());
                if kinds.is_empty() {
                    let inline = slice(text, Span::new(span.start, end)).starts_with(b"inline");
                    kinds.push(ScopeKind::Namespace { name: None, inline });
                }
                self.open_scopes(kinds, span);
            }
            Opens::Linkage => {
                self.open = None;
                self.open_scopes(vec![ScopeKind::Linkage], span);
            }
            opens => {
                open.braces = 1;
                open.brace = Some(end);
                open.opens = Some(opens);
            }
        }
    }

    /// `}` that closes the outermost brace of a declaration.
    fn close_brace(&mut self, text: &[u8], end: u32) {
        let Some(open) = &mut self.open else { return };
        open.braces = 0;
        let ends = match open.opens.take() {
            Some(Opens::Function { tries: false }) => true,
            Some(Opens::Function { tries: true }) => {
                let mut next = Lexer::new(text, end, text.len() as u32);
                let handler = next.next().is_some_and(|token| slice(text, token.span) == b"catch");
                if handler {
                    open.opens = Some(Opens::Function { tries: true });
                }
                !handler
            }
            Some(Opens::Unclear) => !next_byte(text, end).is_some_and(Head::goes_on),
            Some(Opens::Argument { function }) => {
                let goes_on = |byte| Head::goes_on_with_arguments(byte) || !function && Head::goes_on(byte);
                !next_byte(text, end).is_some_and(goes_on)
            }
            _ => false,
        };
        if ends {
            self.item(end);
        } else if open.parens == 0 {
            open.head.resume();
            open.unjudged = end;
        }
    }

    /// Ends the open declaration.
    fn item(&mut self, end: u32) {
        let Some(open) = self.open.take() else { return };
        self.squares.clear();
        self.pieces.clear();
        let scope = self.scope();
        self.items.push(Item {
            span: Span::new(open.start, end),
            brace: open.brace,
            scope,
        });
    }

    fn finish(&mut self, pre: &mut Preprocessor<'_>, end: u32) {
        pre.finish(&mut self.state, end);
        if let Some(open) = &self.open {
            let at = open.start;
            self.is_left_open = open.braces > 0 || open.parens > 0;
            if self.is_left_open {
                self.problem(pre, Span::at(at), "a bracket in this declaration is not closed");
            }
            self.item(end);
        }
        self.left_open = self.open_scopes_here();
        let own = self.take_open_scopes();
        // Who includes it may close what it opens.
        let included = self.site.is_some() && self.may_be_uneven();
        for scope in own.into_iter().rev().filter(|_| !included) {
            let start = self.scopes.get(scope.0 as usize).map_or(end, |scope| scope.span.start);
            self.problem(pre, Span::at(start), "this scope is not closed");
        }
    }
}

/// The first byte of the token after a place.
fn next_byte(text: &[u8], from: u32) -> Option<u8> {
    let next = Lexer::new(text, from, text.len() as u32).next()?;
    text.get(next.span.start as usize).copied()
}

#[cfg(test)]
mod tests;
