//! The tokens of a view with everything that was masked, in one list.
//!
//! What a host compiler has to be told is found by looking at tokens, not at a tree: a tree would have to be
//! made of every function of a file, and most text between annotations does not matter.

use std::collections::HashMap;

use culambda_source::{MarkKind, Span, TokenKind, TokenOrigin, View};
use culambda_syntax::Brackets;

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
}

/// The tokens of a view.
#[derive(Debug)]
pub(super) struct Tokens<'v> {
    view: &'v View,
    brackets: Brackets,
    list: Vec<Entry>,
    /// For each mark that is in the list the token of the view that follows it.
    followed: Vec<u32>,
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

impl From<TokenKind> for Kind {
    fn from(kind: TokenKind) -> Kind {
        match kind {
            TokenKind::Identifier => Kind::Word,
            TokenKind::Number | TokenKind::Character | TokenKind::String | TokenKind::RawString => Kind::Value,
            TokenKind::Punctuator | TokenKind::Other => Kind::Punct,
        }
    }
}

impl<'v> Tokens<'v> {
    /// The tokens of a view.
    pub(super) fn of(view: &'v View) -> Tokens<'v> {
        let mut list = Vec::with_capacity(view.tokens.len() + view.marks.len());
        let (mut launches, mut followed) = (HashMap::new(), Vec::new());
        let mut marks = (0..).zip(&view.marks).peekable();
        for (index, token) in (0..).zip(&view.tokens) {
            let mut kind = Kind::from(token.kind());
            while let Some((mark, found)) = marks.next_if(|(_, mark)| mark.at < token.span().end) {
                kind = match found.kind {
                    MarkKind::LaunchOpen => Kind::LaunchOpen,
                    MarkKind::LaunchClose => Kind::LaunchClose,
                    masked => {
                        list.push(Entry {
                            kind: Kind::Mark(masked),
                            index: mark,
                        });
                        followed.push(index);
                        continue;
                    }
                };
                launches.insert(index, mark);
            }
            list.push(Entry { kind, index });
        }
        // Of a replacement list the mark may be all there is.
        list.extend(marks.map(|(index, mark)| Entry {
            kind: Kind::Mark(mark.kind),
            index,
        }));
        Tokens {
            view,
            brackets: Brackets::of(view),
            list,
            followed,
            launches,
        }
    }

    /// The tokens of the view, without what is masked.
    fn plain(&self) -> culambda_syntax::Tokens<'_> {
        culambda_syntax::Tokens::new(self.view, &self.brackets)
    }

    /// The index among the tokens of the view.
    pub(super) fn in_view(&self, at: usize) -> Option<usize> {
        let own = self.list.get(at).filter(|entry| !matches!(entry.kind, Kind::Mark(_)));
        own.map(|entry| entry.index as usize)
    }

    /// Where a token of the view is in this list.
    fn outer(&self, token: usize) -> usize {
        token + self.followed.partition_point(|next| *next as usize <= token)
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
            place: place(token.origin()),
            text: self.view.text_of(token.span()),
            source: launch.map_or(token.source, |mark| mark.source),
        })
    }

    /// Its spelling; empty for what is masked, and after the end.
    pub(super) fn text(&self, at: usize) -> &'v str {
        self.in_view(at).map_or("", |token| self.view.word(token))
    }

    /// Whether it is an identifier or a keyword.
    pub(super) fn is_word(&self, at: usize) -> bool {
        self.list.get(at).is_some_and(|tok| tok.kind == Kind::Word)
    }

    /// Whether it is masked, and no launch.
    pub(super) fn is_mark(&self, at: usize) -> bool {
        self.list.get(at).is_some_and(|tok| matches!(tok.kind, Kind::Mark(_)))
    }

    /// The bracket that belongs to the one at `at`.
    pub(super) fn mate(&self, at: usize) -> Option<usize> {
        let mate = self.plain().mate(self.in_view(at)?)?;
        Some(self.outer(mate))
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
        let close = self.plain().close_angle(self.in_view(at)?)?;
        Some(self.outer(close) + 1).filter(|behind| *behind <= end)
    }
}
