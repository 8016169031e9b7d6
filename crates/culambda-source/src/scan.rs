//! The structural pass over one file: brackets, declarations, scopes, candidates.

use std::sync::Arc;

use crate::head::{Head, Opens};
use crate::lex::{Lexer, TokenKind, is_blank, is_literal_prefix, is_word};
use crate::mask::{Word, attribute_word, word};
use crate::problem::Problem;
use crate::skip::{behind_splices, block_comment, line_comment, quoted, raw_string};
use crate::span::{Span, slice};
use crate::unit::{Candidate, CandidateKind, Item, Scope, ScopeId, ScopeKind};
use crate::view::MarkKind;

/// Bytes at which the scan stops outside of braces.
const HEAD: u8 = 1;
/// Bytes at which the scan stops within the braces of a declaration.
const BODY: u8 = 2;

static STOPS: [u8; 256] = stops();

const fn stops() -> [u8; 256] {
    let mut table = [0; 256];
    let mut at = 0;
    while at < 256 {
        table[at] = match at as u8 {
            b'{' | b'}' | b'[' | b']' | b'"' | b'\'' | b'/' | b'#' | b'%' => HEAD | BODY,
            b'(' | b')' | b';' => HEAD,
            _ => 0,
        };
        at += 1;
    }
    table
}

/// A declaration that is being read.
#[derive(Debug, Default)]
struct Open {
    start: u32,
    head: Head,
    /// From where the head was not judged yet.
    unjudged: u32,
    /// Nesting of parentheses and square brackets outside of braces.
    parens: u32,
    /// Nesting of braces.
    braces: u32,
    /// What the outermost of the open braces is.
    opens: Option<Opens>,
    /// The square brackets that are open.
    squares: Vec<u32>,
}

/// The scan of one file.
pub(crate) struct Scan {
    file: usize,
    text: Arc<[u8]>,
    pos: usize,
    open: Option<Open>,
    pub(crate) items: Vec<Item>,
    pub(crate) scopes: Vec<Scope>,
    /// The open scopes, each brace with all that it closes.
    nesting: Vec<ScopeId>,
    pub(crate) candidates: Vec<Candidate>,
    pub(crate) problems: Vec<Problem>,
}

impl Scan {
    pub(crate) fn new(file: usize, text: Arc<[u8]>) -> Self {
        let span = Span::new(0, text.len() as u32);
        let pos = if text.starts_with(b"\xef\xbb\xbf") {
            3
        } else {
            0
        };
        Scan {
            file,
            text,
            pos,
            open: None,
            items: Vec::new(),
            scopes: vec![Scope {
                parent: None,
                kind: ScopeKind::File,
                span,
            }],
            nesting: Vec::new(),
            candidates: Vec::new(),
            problems: Vec::new(),
        }
    }

    /// Reads the file.
    pub(crate) fn run(&mut self) {
        let text = Arc::clone(&self.text);
        while self.pos < text.len() {
            match &mut self.open {
                None => self.between(&text),
                Some(open) => {
                    let set = if open.braces == 0 { HEAD } else { BODY };
                    self.pos = next_stop(&text, self.pos, set);
                    if self.pos < text.len() {
                        self.stop(&text);
                    }
                }
            }
        }
        self.finish(text.len() as u32);
    }

    fn scope(&self) -> ScopeId {
        self.nesting.last().copied().unwrap_or_default()
    }

    fn problem(&mut self, span: Span, message: &str) {
        self.problems.push(Problem {
            file: self.file,
            span,
            message: message.to_owned(),
            note: None,
        });
    }

    /// One step between declarations.
    fn between(&mut self, text: &[u8]) {
        let at = self.pos;
        match text.get(at).copied().unwrap_or(b' ') {
            b'\n' | b';' => self.pos += 1,
            byte if is_blank(byte) => self.pos += 1,
            b'/' if self.comment(text) => {}
            b'#' => self.directive(text),
            b'\\' if behind_splices(text, at) > at => self.pos = behind_splices(text, at),
            b'}' => {
                self.pos += 1;
                self.close_scope(at as u32);
            }
            b'%' if text.get(at + 1) == Some(&b'>') => {
                self.pos += 2;
                self.close_scope(at as u32);
            }
            _ => {
                let start = at as u32;
                self.open = Some(Open {
                    start,
                    unjudged: start,
                    ..Open::default()
                });
            }
        }
    }

    fn close_scope(&mut self, at: u32) {
        let Some(inner) = self.nesting.pop() else {
            self.problem(Span::new(at, at + 1), "this `}` closes nothing");
            return;
        };
        let mut id = Some(inner);
        // `namespace a::b {` is closed by one brace.
        let outer = self.nesting.last().copied().unwrap_or_default();
        while let Some(scope) = id.filter(|&id| id != outer) {
            let Some(found) = self.scopes.get_mut(scope.0 as usize) else {
                break;
            };
            found.span.end = at + 1;
            id = found.parent;
        }
    }

    /// Skips a comment at the `/` here, if there is one.
    fn comment(&mut self, text: &[u8]) -> bool {
        let next = behind_splices(text, self.pos + 1);
        match text.get(next) {
            Some(b'/') => self.pos = line_comment(text, next + 1),
            Some(b'*') => {
                let (end, closed) = block_comment(text, next + 1);
                if !closed {
                    self.problem(
                        Span::new(self.pos as u32, next as u32 + 1),
                        "this comment is not closed",
                    );
                }
                self.pos = end;
            }
            _ => return false,
        }
        true
    }

    /// Skips a directive.
    fn directive(&mut self, text: &[u8]) {
        self.pos = line_comment(text, self.pos);
    }

    /// Handles the stop byte here, within a declaration.
    fn stop(&mut self, text: &[u8]) {
        let at = self.pos;
        match text.get(at).copied().unwrap_or(0) {
            b'/' => {
                if !self.comment(text) {
                    self.pos += 1;
                }
            }
            quote @ (b'"' | b'\'') => self.literal(text, quote),
            b'#' if at_line_start(text, at) => self.directive(text),
            b'%' => match text.get(at + 1) {
                Some(b':') if at_line_start(text, at) => self.directive(text),
                Some(b'>') => self.bracket(text, b'}', 2),
                _ => self.pos += 1,
            },
            byte => self.bracket(text, byte, 1),
        }
    }

    fn literal(&mut self, text: &[u8], quote: u8) {
        let at = self.pos;
        let (word, number) = word_before(text, at);
        if number && quote == b'\'' {
            // A digit separator.
            self.pos += 1;
            return;
        }
        let prefix = if is_literal_prefix(word, quote) {
            word
        } else {
            b""
        };
        if prefix.last() == Some(&b'R') && quote == b'"' {
            if let Some((end, closed)) = raw_string(text, at + 1) {
                if !closed {
                    self.problem(
                        Span::new(at as u32, at as u32 + 1),
                        "this raw string is not closed",
                    );
                }
                self.pos = end;
                return;
            }
        }
        let (end, closed) = quoted(text, at + 1, quote);
        if !closed {
            self.problem(
                Span::new(at as u32, end as u32),
                "this literal is not closed",
            );
        }
        self.pos = end.max(at + 1);
    }

    /// Handles a bracket or `;` of `len` bytes.
    fn bracket(&mut self, text: &[u8], byte: u8, len: usize) {
        let at = self.pos as u32;
        let end = at + len as u32;
        self.pos += len;
        let Some(open) = &mut self.open else { return };
        match byte {
            b'[' => {
                open.squares.push(at);
                open.parens += u32::from(open.braces == 0);
            }
            b']' => {
                if open.braces == 0 {
                    open.parens = open.parens.saturating_sub(1);
                }
                let start = open.squares.pop().unwrap_or(at);
                self.candidate(text, start);
            }
            b'(' => open.parens += 1,
            b')' => open.parens = open.parens.saturating_sub(1),
            b'{' if open.braces > 0 => open.braces += 1,
            b'{' if open.parens > 0 => open.braces = 1,
            b'{' => self.head_brace(text, at, end),
            b'}' if open.braces > 1 => open.braces -= 1,
            b'}' if open.braces == 1 => self.close_brace(text, end),
            b'}' => {
                // Closes the scope around an unfinished declaration.
                self.item(at);
                self.close_scope(at);
            }
            b';' if open.parens == 0 => self.item(end),
            b';' => {
                let start = open.start;
                self.problem(
                    Span::new(start, end),
                    "a bracket in this declaration is not closed",
                );
                self.item(end);
            }
            _ => {}
        }
    }

    /// `{` outside of all brackets of a declaration.
    fn head_brace(&mut self, text: &[u8], at: u32, end: u32) {
        let Some(open) = &mut self.open else { return };
        let opens = open.head.read(text, Span::new(open.unjudged, at));
        let span = Span::new(open.start, text.len() as u32);
        match opens {
            Opens::Namespace { names, inline } => {
                self.open = None;
                let mut names = names.into_iter().zip(inline).peekable();
                if names.peek().is_none() {
                    let inline = slice(text, Span::new(span.start, end)).starts_with(b"inline");
                    self.open_scope(
                        ScopeKind::Namespace { name: None, inline },
                        span,
                        self.scope(),
                    );
                    return;
                }
                let mut parent = self.scope();
                let before = self.nesting.len();
                for (name, inline) in names {
                    self.nesting.truncate(before);
                    parent = self.open_scope(
                        ScopeKind::Namespace {
                            name: Some(name),
                            inline,
                        },
                        span,
                        parent,
                    );
                }
            }
            Opens::Linkage => {
                self.open = None;
                self.open_scope(ScopeKind::Linkage, span, self.scope());
            }
            opens => {
                open.braces = 1;
                open.opens = Some(opens);
            }
        }
    }

    fn open_scope(&mut self, kind: ScopeKind, span: Span, parent: ScopeId) -> ScopeId {
        let id = ScopeId(self.scopes.len() as u32);
        self.scopes.push(Scope {
            parent: Some(parent),
            kind,
            span,
        });
        self.nesting.push(id);
        id
    }

    /// `}` that closes the outermost brace of a declaration.
    fn close_brace(&mut self, text: &[u8], end: u32) {
        let Some(open) = &mut self.open else { return };
        open.braces = 0;
        let ends = match open.opens.take() {
            Some(Opens::Function { tries: false }) => true,
            Some(Opens::Function { tries: true }) => {
                let mut next = Lexer::new(text, end, text.len() as u32);
                let handler = next
                    .next()
                    .is_some_and(|token| slice(text, token.span) == b"catch");
                if handler {
                    open.opens = Some(Opens::Function { tries: true });
                }
                !handler
            }
            Some(Opens::Unclear) => {
                let next = Lexer::new(text, end, text.len() as u32).next();
                !next
                    .and_then(|token| text.get(token.span.start as usize))
                    .is_some_and(|&byte| Head::goes_on(byte))
            }
            _ => false,
        };
        if ends {
            self.item(end);
        } else {
            open.unjudged = end;
        }
    }

    /// Ends the open declaration.
    fn item(&mut self, end: u32) {
        let Some(open) = self.open.take() else { return };
        let scope = self.scope();
        self.items.push(Item {
            span: Span::new(open.start, end),
            scope,
        });
    }

    /// Looks behind the `]` before the current place for an annotation.
    fn candidate(&mut self, text: &[u8], start: u32) {
        let mut next = self.pos;
        while matches!(text.get(next), Some(b' ' | b'\n' | b'\t')) {
            next += 1;
        }
        let Some(&byte) = text.get(next) else { return };
        if !(is_word(byte) || matches!(byte, b'/' | b'\\' | b'#' | b'\r')) {
            return;
        }
        if let Some(end) = annotations(text, self.pos as u32) {
            let span = Span::new(start, end);
            self.candidates.push(Candidate {
                file: self.file,
                span,
                kind: CandidateKind::Introducer,
                active: true,
            });
        }
    }

    fn finish(&mut self, end: u32) {
        if let Some(open) = &self.open {
            let at = open.start;
            if open.braces > 0 || open.parens > 0 {
                self.problem(
                    Span::new(at, at),
                    "a bracket in this declaration is not closed",
                );
            }
            self.item(end);
        }
        while let Some(scope) = self.nesting.pop() {
            let start = self
                .scopes
                .get(scope.0 as usize)
                .map_or(end, |scope| scope.span.start);
            self.problem(Span::at(start), "this scope is not closed");
        }
    }
}

/// The first byte of a set at or behind `pos`, or the end of the text.
fn next_stop(text: &[u8], pos: usize, set: u8) -> usize {
    let rest = text.get(pos..).unwrap_or_default();
    rest.iter()
        .position(|&byte| STOPS[byte as usize] & set != 0)
        .map_or(text.len(), |found| pos + found)
}

/// Whether only blanks stand before `at` on its line.
fn at_line_start(text: &[u8], at: usize) -> bool {
    let before = text.get(..at).unwrap_or_default();
    match before.iter().rposition(|&byte| !is_blank(byte)) {
        None => true,
        Some(last) => before.get(last) == Some(&b'\n') && !crate::skip::is_spliced(text, last),
    }
}

/// The word directly before `at`, and whether it is (part of) a number.
fn word_before(text: &[u8], at: usize) -> (&[u8], bool) {
    let before = text.get(..at).unwrap_or_default();
    let start = before
        .iter()
        .rposition(|&b| !is_word(b) && b != b'\'' && b != b'.');
    let word = before
        .get(start.map_or(0, |start| start + 1)..)
        .unwrap_or_default();
    let number = word
        .iter()
        .find(|&&b| b != b'.')
        .is_some_and(u8::is_ascii_digit);
    (word, number)
}

/// The end of the last annotation in a run of attributes at `from`, if it has one.
fn annotations(text: &[u8], from: u32) -> Option<u32> {
    let mut lexer = Lexer::new(text, from, text.len() as u32);
    let mut found = None;
    let mut next = lexer.next();
    while let Some(token) = next {
        if token.kind != TokenKind::Identifier {
            break;
        }
        let meaning = word(slice(text, token.span))?;
        next = lexer.next();
        let mut annotates = matches!(
            meaning,
            Word::Alone(MarkKind::Device | MarkKind::Host | MarkKind::Global)
        );
        let mut end = token.span.end;
        if meaning == Word::Attributes || matches!(meaning, Word::Call(_)) {
            let mut depth = 0_u32;
            while let Some(inner) = next {
                depth += u32::from(inner.is(b'('));
                if inner.is(b')') {
                    depth = depth.saturating_sub(1);
                }
                annotates |= meaning == Word::Attributes
                    && inner.is_identifier()
                    && attribute_word(slice(text, inner.span)).is_some();
                end = inner.span.end;
                next = lexer.next();
                if depth == 0 {
                    break;
                }
            }
        }
        if annotates {
            found = Some(end);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scan(text: &str) -> Scan {
        let mut scan = Scan::new(0, text.as_bytes().into());
        scan.run();
        scan
    }

    fn items(text: &str) -> Vec<&str> {
        scan(text)
            .items
            .iter()
            .map(|item| &text[item.span.range()])
            .collect()
    }

    #[test]
    fn declarations_end_where_they_should() {
        let parts = [
            "struct A { int a; } x;",
            "A::A() : a{1}, b(2) { f(\"}\"); }",
            "int a[] = {1, 2}, b{3};",
            "void f() try { } catch (...) { } catch (int) { }",
            "template <class T> requires requires (T t) { t; } void g(T) { '}'; }",
            "extern \"C\" int h(void);",
            "auto l = [] { return R\"x(})x\"; }();",
            "int n = 1'000;",
        ];
        let text = parts.join("\n\n");
        assert_eq!(items(&text), parts);
    }

    #[test]
    fn scopes_hold_their_declarations() {
        let text = "namespace a::b { int x; inline namespace v { int y; } } extern \"C\" { namespace { int z; } }";
        let scan = scan(text);
        let paths: Vec<Vec<String>> = scan
            .items
            .iter()
            .map(|item| {
                let mut path = Vec::new();
                let mut at = Some(item.scope);
                while let Some(id) = at {
                    let scope = &scan.scopes[id.0 as usize];
                    path.push(format!("{:?}", scope.kind));
                    at = scope.parent;
                }
                path.reverse();
                path
            })
            .collect();
        assert_eq!(
            paths[1],
            [
                "File",
                "Namespace { name: Some(\"a\"), inline: false }",
                "Namespace { name: Some(\"b\"), inline: false }",
                "Namespace { name: Some(\"v\"), inline: true }"
            ]
        );
        assert_eq!(
            paths[2],
            ["File", "Linkage", "Namespace { name: None, inline: false }"]
        );
        assert!(scan.problems.is_empty());
        assert_eq!(scan.scopes[1].span.end, scan.scopes[2].span.end);
    }

    #[test]
    fn annotated_introducers_are_candidates() {
        let text = "void f() { auto l = [a, b = c[1]] /* x */ __host__ __device__ (int i) {}; \
                    [] __attribute__((device)) {}; a[1] = 2; [] __noinline__ () {}; }";
        let scan = scan(text);
        let found: Vec<&str> = scan
            .candidates
            .iter()
            .map(|c| &text[c.span.range()])
            .collect();
        assert_eq!(
            found,
            [
                "[a, b = c[1]] /* x */ __host__ __device__",
                "[] __attribute__((device))"
            ]
        );
    }

    #[test]
    fn unbalanced_text_is_a_problem_and_goes_on() {
        let text = "} int a; void f( ; int b;";
        assert_eq!(items(text), ["int a;", "void f( ;", "int b;"]);
        assert_eq!(scan(text).problems.len(), 2);
        assert_eq!(scan("namespace a { void f() {").problems.len(), 2);
    }
}
