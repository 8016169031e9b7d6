//! The tokens of a view with everything that was masked, in one list and with their brackets matched.
//!
//! What a host compiler has to be told is found by looking at tokens, not at a tree: a tree would have to be
//! made of every function of a file, and most text between annotations does not matter.

use std::collections::HashMap;

use culambda_source::ident::is_word;
use culambda_source::{MarkKind, Span, TokenOrigin, View, ViewSpan};

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An identifier or a keyword.
    Word,
    /// A number, a literal.
    Value,
    /// A punctuator.
    Punct,
    /// Something that the view masks.
    Mark(MarkKind),
    /// `<<<`.
    LaunchOpen,
    /// `>>>`.
    LaunchClose,
}

/// Where a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// In the file, where directives may be.
    File,
    /// In an argument of a macro.
    Argument,
    /// In a replacement list.
    Macro,
}

/// One token.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tok<'v> {
    pub(super) kind: Kind,
    pub(super) place: Place,
    /// As the view spells it; empty for what is masked.
    pub(super) text: &'v str,
    /// Its place in the file; of a macro's token the invocation.
    pub(super) source: Span,
}

/// What is kept of a token: of a long declaration there are millions.
#[derive(Clone, Copy, Debug)]
struct Entry {
    kind: Kind,
    /// Its index among the tokens of the view; of what is masked, among the marks.
    index: u32,
    /// The bracket that matches it.
    mate: u32,
}

const NONE: u32 = u32::MAX;

/// The tokens of a view.
#[derive(Debug)]
pub(super) struct Tokens<'v> {
    view: &'v View,
    list: Vec<Entry>,
    /// The marks of launches, by the tokens that they mask.
    launches: HashMap<u32, u32>,
}

fn place(origin: TokenOrigin) -> Place {
    match origin {
        TokenOrigin::Source => Place::File,
        TokenOrigin::Argument(_) => Place::Argument,
        TokenOrigin::Macro(_) => Place::Macro,
    }
}

fn kind(text: &str) -> Kind {
    let first = text.chars().next().unwrap_or(' ');
    if text.contains(['"', '\'']) || first.is_ascii_digit() || (first == '.' && text.len() > 1 && text != "...") {
        Kind::Value
    } else if is_word(text) {
        Kind::Word
    } else {
        Kind::Punct
    }
}

impl<'v> Tokens<'v> {
    /// The tokens of a view.
    pub(super) fn of(view: &'v View) -> Tokens<'v> {
        let mut list = Vec::with_capacity(view.tokens.len() + view.marks.len());
        let mut launches = HashMap::new();
        let mut marks = (0..).zip(&view.marks).peekable();
        for (index, token) in (0..).zip(&view.tokens) {
            let end = token.at + token.len;
            let mut launch = None;
            while let Some((mark, found)) = marks.next_if(|(_, mark)| mark.at < end) {
                match found.kind {
                    MarkKind::LaunchOpen => launch = Some((Kind::LaunchOpen, mark)),
                    MarkKind::LaunchClose => launch = Some((Kind::LaunchClose, mark)),
                    kind => list.push(Entry {
                        kind: Kind::Mark(kind),
                        index: mark,
                        mate: NONE,
                    }),
                }
            }
            let kind = match launch {
                Some((kind, mark)) => {
                    launches.insert(index, mark);
                    kind
                }
                None => kind(view.text_of(ViewSpan::new(token.at, end))),
            };
            list.push(Entry {
                kind,
                index,
                mate: NONE,
            });
        }
        // Of a replacement list the mark may be all there is.
        list.extend(marks.map(|(index, mark)| Entry {
            kind: Kind::Mark(mark.kind),
            index,
            mate: NONE,
        }));
        let mut tokens = Tokens { view, list, launches };
        tokens.match_brackets();
        tokens
    }

    fn match_brackets(&mut self) {
        let mut open: Vec<usize> = Vec::new();
        for at in 0..self.list.len() {
            let opener = match self.text(at) {
                "(" | "[" | "{" => {
                    open.push(at);
                    continue;
                }
                ")" => "(",
                "]" => "[",
                "}" => "{",
                _ => continue,
            };
            while opener == "{" && open.last().is_some_and(|&top| self.text(top) != opener) {
                open.pop();
            }
            if let Some(top) = open.last().copied().filter(|&top| self.text(top) == opener) {
                open.pop();
                self.join(top, at);
            }
        }
    }

    fn join(&mut self, open: usize, close: usize) {
        if let Some(tok) = self.list.get_mut(open) {
            tok.mate = close as u32;
        }
        if let Some(tok) = self.list.get_mut(close) {
            tok.mate = open as u32;
        }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// A token.
    pub(super) fn get(&self, at: usize) -> Option<Tok<'v>> {
        let entry = self.list.get(at)?;
        let mark = |index: u32| self.view.marks.get(index as usize);
        if let Kind::Mark(_) = entry.kind {
            let mark = mark(entry.index)?;
            return Some(Tok {
                kind: entry.kind,
                place: place(mark.origin),
                text: "",
                source: mark.source,
            });
        }
        let token = self.view.tokens.get(entry.index as usize)?;
        let launch = self.launches.get(&entry.index).copied().and_then(mark);
        Some(Tok {
            kind: entry.kind,
            place: place(token.origin),
            text: self.view.text_of(token.span()),
            source: launch.map_or(token.source, |mark| mark.source),
        })
    }

    /// Its spelling; empty for what is masked, and after the end.
    pub(super) fn text(&self, at: usize) -> &'v str {
        let own = self.list.get(at).filter(|entry| !matches!(entry.kind, Kind::Mark(_)));
        let token = own.and_then(|entry| self.view.tokens.get(entry.index as usize));
        token.map_or("", |token| self.view.text_of(token.span()))
    }

    /// Whether it is an identifier or a keyword.
    pub(super) fn is_word(&self, at: usize) -> bool {
        self.list.get(at).is_some_and(|tok| tok.kind == Kind::Word)
    }

    /// Whether it is masked, and no launch.
    pub(super) fn is_mark(&self, at: usize) -> bool {
        self.list.get(at).is_some_and(|tok| matches!(tok.kind, Kind::Mark(_)))
    }

    /// The bracket that matches the one at `at`.
    pub(super) fn mate(&self, at: usize) -> Option<usize> {
        let mate = self.list.get(at)?.mate;
        (mate != NONE).then_some(mate as usize)
    }

    /// The token after the bracketed group that opens at `at`; the next token if it does not close.
    pub(super) fn behind_group(&self, at: usize) -> usize {
        match self.mate(at) {
            Some(mate) if mate > at => mate + 1,
            _ => at + 1,
        }
    }

    /// The token before `at` that is not masked, not before `from`.
    pub(super) fn before(&self, at: usize, from: usize) -> Option<usize> {
        (from..at).rev().find(|&before| !self.is_mark(before))
    }

    /// The token after the template arguments or parameters whose `<` is at `at`, not after `end`.
    pub(super) fn behind_angles(&self, at: usize, end: usize) -> Option<usize> {
        let mut depth = 0i32;
        let mut next = at;
        while next < end {
            match self.text(next) {
                "<" => depth += 1,
                ">" => depth -= 1,
                ">>" => depth -= 2,
                "(" | "[" | "{" => {
                    next = self.behind_group(next);
                    continue;
                }
                ";" | ")" | "]" | "}" => return None,
                _ => {}
            }
            next += 1;
            if depth <= 0 {
                return (depth == 0).then_some(next);
            }
        }
        None
    }
}
