//! Macro expansion with origins.
//!
//! Follows the preprocessor of GCC: replacement lists are pushed as contexts on a stack, a macro is
//! disabled while its context is there, and a name that is met while it is disabled is never
//! expanded again. Arguments are expanded on a stack of their own, bounded in depth. An invocation
//! that grows beyond [`MAX_SIZE`] is left as it is.

mod plain;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ident::looks_like_macro;
use crate::lex::{TokenKind, punct};
use crate::macros::{Known, MacroDef, MacroOrigin, Macros};
use crate::span::{Span, slice};
use crate::tok::{Spell, TextRef, Tok};
use crate::unseen::{COUNTER, Unseen};
use crate::view::{Invocation, TokenOrigin};

/// Bytes that one outermost invocation may grow to.
const MAX_SIZE: u64 = 1 << 20;
/// Nesting of invocations in arguments.
const MAX_DEPTH: u32 = 200;
/// Steps for a whole run, and more for every token that it is given.
const MAX_WORK: u64 = 1 << 23;
const WORK_PER_TOKEN: u64 = 200;

/// Where a text is, for `__FILE__` and `__LINE__`.
pub(crate) trait Place {
    /// The presumed name of the file and the presumed line of an offset.
    fn presumed(&self, offset: u32) -> (String, u32);
}

/// What holds where in a text.
#[derive(Clone, Copy)]
pub(crate) struct Holds<'a> {
    /// The number at the first token.
    pub(crate) seq: u32,
    /// Offsets from which on other numbers hold, in order.
    pub(crate) epochs: &'a [(u32, u32)],
}

/// Tokens after expansion.
#[derive(Debug)]
pub(crate) struct Expansion {
    pub(crate) tokens: Vec<Tok>,
    pub(crate) invocations: Vec<Invocation>,
    pub(crate) problems: Vec<(Span, String)>,
    /// The text of tokens that were made.
    pub(crate) made: Vec<u8>,
    /// The macros that grew too large, with those that were known before.
    pub(crate) bombs: FxHashSet<u32>,
    /// Words that were made by `##` of the name of a macro that nothing defines, with that name.
    pub(crate) pasted: Vec<(String, String)>,
    /// The names that a condition asked for.
    pub(crate) asked: FxHashSet<Vec<u8>>,
}

/// Looks spellings up after expansion.
pub(crate) struct Texts<'a> {
    pub(crate) text: &'a [u8],
    pub(crate) macros: &'a Macros,
    pub(crate) made: &'a [u8],
}

impl Spell for Texts<'_> {
    fn kept(&self, tok: &Tok) -> &[u8] {
        match tok.text {
            TextRef::File { span, .. } => slice(self.text, span),
            TextRef::Body { def, span } => self.macros.get(def).map_or(b"", |def| slice(&def.text, span)),
            TextRef::Made { span } => slice(self.made, span),
        }
    }
}

/// Tokens that are read before anything further out.
struct Context {
    tokens: Vec<Tok>,
    at: usize,
    /// The macro that is disabled while this is read.
    def: Option<u32>,
    /// Nothing further out is read: an argument.
    barrier: bool,
}

/// Where an argument list begins.
#[derive(Clone, Copy)]
pub(crate) struct Before<'a> {
    cursor: usize,
    holds: Holds<'a>,
    /// All of it is in the source.
    source: bool,
}

/// What to return to when an outermost invocation cannot be expanded.
#[derive(Clone, Copy, Default)]
struct Mark {
    cursor: usize,
    out: usize,
    invocations: usize,
}

/// One run of expansion.
pub(crate) struct Expander<'a> {
    pub(crate) text: &'a [u8],
    pub(crate) macros: &'a Macros,
    holds: Holds<'a>,
    place: &'a dyn Place,
    source: &'a [Tok],
    cursor: usize,
    stack: Vec<Context>,
    disabled: FxHashMap<u32, u32>,
    pub(crate) made: Vec<u8>,
    pub(crate) invocations: Vec<Invocation>,
    pub(crate) problems: Vec<(Span, String)>,
    /// Argument tokens that met `#` or `##`, with their invocation.
    pub(crate) stringised: Vec<(u32, Span)>,
    /// Names without a definition that were pasted.
    pub(crate) unseen: Unseen,
    depth: u32,
    size: u64,
    work: u64,
    aborted: bool,
    /// Macros that grew too large once.
    bombs: FxHashSet<u32>,
    /// The parentheses of the source that nothing closes, once one was met.
    unclosed: Option<FxHashSet<usize>>,
    mark: Mark,
    counter: u32,
    /// The names that a condition asks for. Operands of `defined` and its like are left alone in one.
    asked: Option<FxHashSet<Vec<u8>>>,
}

impl<'a> Expander<'a> {
    pub(crate) fn new(
        text: &'a [u8],
        macros: &'a Macros,
        holds: Holds<'a>,
        place: &'a dyn Place,
        source: &'a [Tok],
    ) -> Self {
        Expander {
            text,
            macros,
            holds,
            place,
            source,
            cursor: 0,
            stack: Vec::new(),
            disabled: FxHashMap::default(),
            made: Vec::new(),
            invocations: Vec::new(),
            problems: Vec::new(),
            stringised: Vec::new(),
            unseen: Unseen::default(),
            depth: 0,
            size: 0,
            work: MAX_WORK + WORK_PER_TOKEN * source.len() as u64,
            aborted: false,
            bombs: FxHashSet::default(),
            unclosed: None,
            mark: Mark::default(),
            counter: 0,
            asked: None,
        }
    }

    /// Leaves macros alone that are known to grow too large.
    pub(crate) fn without(mut self, bombs: FxHashSet<u32>) -> Self {
        self.bombs = bombs;
        self
    }

    /// Leaves the operands of `defined`, `__has_include` and their like as they are.
    pub(crate) fn for_condition(mut self) -> Self {
        self.asked = Some(FxHashSet::default());
        self
    }

    /// Expands everything.
    pub(crate) fn run(mut self) -> Expansion {
        let mut out = Vec::with_capacity(self.source.len());
        loop {
            self.take_plain(&mut out);
            let next = self.pull();
            if self.stack.is_empty() {
                self.mark.out = out.len();
            }
            let emitted = next.and_then(|tok| self.step(tok));
            out.extend(emitted);
            if std::mem::take(&mut self.aborted) {
                self.give_up(&mut out);
            } else if next.is_none() {
                return self.finish(out);
            }
        }
    }

    /// Undoes the outermost invocation that is being expanded and leaves it as it is.
    fn give_up(&mut self, out: &mut Vec<Tok>) {
        self.stack.clear();
        self.disabled.clear();
        self.depth = 0;
        out.truncate(self.mark.out);
        self.invocations.truncate(self.mark.invocations);
        self.stringised
            .retain(|&(index, _)| (index as usize) < self.mark.invocations);
        let tokens = self.source.get(self.mark.cursor..self.cursor).unwrap_or_default();
        if let (Some(first), Some(last)) = (tokens.first(), tokens.last()) {
            let name = String::from_utf8_lossy(&self.spelling(first)).into_owned();
            let message = format!("the expansion of `{name}` is too large: it is left as it is");
            self.problems.push((first.source.to(last.source), message));
            if let Some(def) = self.macros.at(&self.spelling(first), self.holds.seq) {
                self.bombs.insert(def);
            }
        }
        out.extend_from_slice(tokens);
        // The verbatim tokens are not tried again: nothing but them was taken from the source.
        self.mark.cursor = self.cursor;
    }

    fn finish(mut self, mut tokens: Vec<Tok>) -> Expansion {
        for tok in &mut tokens {
            if let TokenOrigin::Macro(index) = tok.origin {
                // An invocation may have grown after the token was made.
                if let Some(invocation) = self.invocations.get(index as usize) {
                    tok.source = invocation.span;
                }
            }
        }
        for (index, place) in self.stringised {
            let Some(invocation) = self.invocations.get_mut(index as usize) else {
                continue;
            };
            let at = invocation.args.partition_point(|arg| arg.start <= place.start);
            let Some(&arg) = at.checked_sub(1).and_then(|at| invocation.args.get(at)) else {
                continue;
            };
            if arg.covers(place) && !invocation.stringised.contains(&arg) {
                invocation.stringised.push(arg);
            }
        }
        let pasted = self.unseen.in_tokens(&tokens, &self.made);
        Expansion {
            pasted,
            tokens,
            invocations: self.invocations,
            problems: self.problems,
            made: self.made,
            bombs: self.bombs,
            asked: self.asked.unwrap_or_default(),
        }
    }

    /// The next token, from the innermost context that has one.
    fn pull(&mut self) -> Option<Tok> {
        if self.aborted {
            return None;
        }
        self.work = self.work.saturating_sub(1);
        if self.work == 0 && !self.stack.is_empty() {
            self.aborted = true;
            return None;
        }
        while let Some(context) = self.stack.last_mut() {
            if let Some(&tok) = context.tokens.get(context.at) {
                context.at += 1;
                return Some(tok);
            }
            if context.barrier {
                return None;
            }
            self.pop();
        }
        let tok = *self.source.get(self.cursor)?;
        self.mark.cursor = self.cursor;
        self.mark.invocations = self.invocations.len();
        self.size = 0;
        self.cursor += 1;
        self.hold(&tok);
        Some(tok)
    }

    /// Goes on to the macros that hold at a token of the source.
    fn hold(&mut self, tok: &Tok) {
        while let Some(&(offset, seq)) = self.holds.epochs.first() {
            if offset > tok.source.start {
                break;
            }
            self.holds.seq = seq;
            self.holds.epochs = self.holds.epochs.get(1..).unwrap_or_default();
        }
    }

    /// What [`Expander::put_back`] needs to know.
    pub(crate) fn before_arguments(&self) -> Before<'a> {
        Before {
            cursor: self.cursor,
            holds: self.holds,
            source: self.stack.is_empty(),
        }
    }

    /// Makes tokens be read again that were taken for an argument list.
    pub(crate) fn put_back(&mut self, before: Before<'a>, tokens: Vec<Tok>) {
        if before.source {
            self.cursor = before.cursor;
            self.holds = before.holds;
            if self.unclosed.is_none() {
                self.unclosed = Some(unclosed(self.source));
            }
        } else {
            self.push(tokens, None, false);
        }
    }

    /// The next token of an argument list, which leaves the mark where the invocation starts.
    pub(crate) fn pull_argument(&mut self) -> Option<Tok> {
        let mark = self.mark;
        let size = self.size;
        let tok = self.pull();
        self.mark = mark;
        self.size = size;
        tok
    }

    fn pop(&mut self) {
        let Some(context) = self.stack.pop() else {
            return;
        };
        if let Some(def) = context.def
            && let Some(count) = self.disabled.get_mut(&def)
        {
            *count -= 1;
            if *count == 0 {
                self.disabled.remove(&def);
            }
        }
    }

    pub(crate) fn push(&mut self, tokens: Vec<Tok>, def: Option<u32>, barrier: bool) {
        if let Some(def) = def {
            *self.disabled.entry(def).or_insert(0) += 1;
        }
        self.stack.push(Context {
            tokens,
            at: 0,
            def,
            barrier,
        });
    }

    /// Handles one token: gives it back, or begins to expand it.
    fn step(&mut self, mut tok: Tok) -> Option<Tok> {
        if !tok.is_identifier() || tok.painted {
            return Some(tok);
        }
        if let Some(mut asked) = self.asked.take() {
            asked.insert(self.spelling(&tok).into_owned());
            self.asked = Some(asked);
        }
        let name = self.spelling(&tok);
        if self.asked.is_some() && is_operator(&name) {
            self.protect(&tok);
            return Some(tok);
        }
        let Some(def) = self.macros.at(&name, self.holds.seq) else {
            if name.starts_with(b"__") {
                if !is_made_by_compiler(&name) {
                    return Some(tok);
                }
                let name = name.into_owned();
                return Some(self.builtin(&name, tok));
            }
            let is_open = || self.macros.defined(&name, self.holds.seq) == Known::Unknown;
            if self.depth > 0 && looks_like_macro(&name) && is_open() {
                let name = name.into_owned();
                self.unseen.meet(&tok, name);
            }
            return Some(tok);
        };
        if self.disabled.contains_key(&def) {
            tok.painted = true;
            return Some(tok);
        }
        let Some(found) = self.macros.get(def) else {
            return Some(tok);
        };
        if self.bombs.contains(&def) || self.work == 0 {
            return Some(tok);
        }
        let tokens = if found.parameters.is_some() {
            if !self.open_follows() || self.is_unclosed() {
                return Some(tok);
            }
            let Some((arguments, close)) = self.collect(found, &tok) else {
                tok.painted = true;
                return Some(tok);
            };
            let index = self.register(found, &tok, Some((&arguments, &close)));
            self.replacement(def, found, index, &tok, Some(&arguments))
        } else {
            let index = self.register(found, &tok, None);
            self.replacement(def, found, index, &tok, None)
        };
        if self.aborted {
            return None;
        }
        self.push(tokens, Some(def), false);
        None
    }

    /// Whether `(` is the next token, looking out of contexts that are read to their end.
    pub(crate) fn open_follows(&mut self) -> bool {
        while let Some(context) = self.stack.last() {
            if let Some(tok) = context.tokens.get(context.at) {
                return tok.is(b'(');
            }
            if context.barrier {
                return false;
            }
            self.pop();
        }
        self.source.get(self.cursor).is_some_and(|tok| tok.is(b'('))
    }

    /// Whether the token at hand was read directly from an argument.
    pub(crate) fn innermost_is_argument(&self) -> bool {
        self.stack.last().is_some_and(|context| context.barrier)
    }

    /// Paints a name whose macro is disabled.
    pub(crate) fn paint(&self, mut tok: Tok) -> Tok {
        if !self.disabled.is_empty() && tok.is_identifier() && !tok.painted {
            let def = self.macros.at(&self.spelling(&tok), self.holds.seq);
            tok.painted = def.is_some_and(|def| self.disabled.contains_key(&def));
        }
        tok
    }

    /// Expands the tokens of an argument by themselves.
    pub(crate) fn expand_argument(&mut self, tokens: Vec<Tok>) -> Vec<Tok> {
        if self.depth >= MAX_DEPTH {
            self.aborted = true;
            return Vec::new();
        }
        if !tokens.iter().any(Tok::is_identifier) {
            return tokens;
        }
        let mut out = Vec::with_capacity(tokens.len());
        self.depth += 1;
        let base = self.stack.len();
        self.push(tokens, None, true);
        while let Some(tok) = self.pull() {
            if let Some(tok) = self.step(tok) {
                out.push(tok);
            }
        }
        if !self.aborted {
            self.stack.truncate(base);
        }
        self.depth -= 1;
        out
    }

    /// Whether the next token is a parenthesis of the source that nothing closes.
    fn is_unclosed(&self) -> bool {
        self.stack.is_empty()
            && self
                .unclosed
                .as_ref()
                .is_some_and(|unclosed| unclosed.contains(&self.cursor))
    }

    /// Counts a token of an argument: those within arguments are read once for every level.
    pub(crate) fn grow_argument(&mut self, tok: &Tok) {
        if self.depth > 0 {
            self.grow(tok);
        }
    }

    /// Counts a token of an expansion against the limit of its outermost invocation.
    pub(crate) fn grow(&mut self, tok: &Tok) {
        self.size += u64::from(tok.kept_len()) + 1;
        if self.size > MAX_SIZE {
            self.aborted = true;
        }
    }

    pub(crate) fn is_aborted(&self) -> bool {
        self.aborted
    }

    /// Expands a macro that the compiler builds in. The line of a word in an argument is its own.
    fn builtin(&mut self, name: &[u8], tok: Tok) -> Tok {
        if self.asked.is_some() && matches!(name, b"__LINE__" | b"__COUNTER__") {
            // A condition has no place where lines are counted: it stays open.
            return tok;
        }
        let root = match tok.origin {
            TokenOrigin::Source | TokenOrigin::Argument(_) => tok.source.start,
            TokenOrigin::Macro(index) => self
                .invocations
                .get(index as usize)
                .map_or(tok.source.start, |found| found.span.start),
        };
        let (text, kind) = match name {
            b"__LINE__" => (self.place.presumed(root).1.to_string(), TokenKind::Number),
            b"__COUNTER__" => {
                self.counter += 1;
                ((self.counter - 1).to_string(), TokenKind::Number)
            }
            b"__FILE__" | b"__BASE_FILE__" => (format!("{:?}", self.place.presumed(root).0), TokenKind::String),
            b"__DATE__" => ("\"Jan  1 1970\"".to_owned(), TokenKind::String),
            b"__TIME__" => ("\"00:00:00\"".to_owned(), TokenKind::String),
            _ => return tok,
        };
        let def = MacroDef::empty(String::from_utf8_lossy(name).into_owned(), MacroOrigin::Predefined);
        let index = self.register(&def, &tok, None);
        let made = Tok {
            origin: TokenOrigin::Macro(index),
            ..self.make(text.as_bytes(), kind, 0, &tok)
        };
        if name == COUNTER.as_bytes() {
            // What was counted before is not seen here.
            self.unseen.meet(&made, name.to_owned());
        }
        made
    }

    /// Makes a token with a text of its own, in the place of another.
    pub(crate) fn make(&mut self, text: &[u8], kind: TokenKind, punct: u8, like: &Tok) -> Tok {
        let start = self.made.len() as u32;
        self.made.extend_from_slice(text);
        let span = Span::new(start, self.made.len() as u32);
        Tok {
            text: TextRef::Made { span },
            kind,
            punct,
            painted: false,
            ..*like
        }
    }
}

impl Spell for Expander<'_> {
    fn kept(&self, tok: &Tok) -> &[u8] {
        match tok.text {
            TextRef::File { span, .. } => slice(self.text, span),
            TextRef::Body { def, span } => self.macros.get(def).map_or(b"", |def| slice(&def.text, span)),
            TextRef::Made { span } => slice(&self.made, span),
        }
    }
}

/// Whether the compiler expands a name that is not in any table.
pub(crate) fn is_made_by_compiler(name: &[u8]) -> bool {
    matches!(
        name,
        b"__LINE__" | b"__COUNTER__" | b"__FILE__" | b"__BASE_FILE__" | b"__DATE__" | b"__TIME__"
    )
}

/// Operators of `#if` whose operands are not expressions.
pub(crate) fn is_operator(name: &[u8]) -> bool {
    name == b"defined"
        || matches!(
            name,
            b"__has_include"
                | b"__has_include_next"
                | b"__has_attribute"
                | b"__has_cpp_attribute"
                | b"__has_builtin"
                | b"__has_feature"
                | b"__has_extension"
                | b"__has_embed"
                | b"__has_declspec_attribute"
                | b"__has_warning"
                | b"__is_identifier"
        )
}

/// The parentheses that nothing closes.
fn unclosed(tokens: &[Tok]) -> FxHashSet<usize> {
    let mut open = Vec::new();
    for (at, tok) in tokens.iter().enumerate() {
        if tok.is(b'(') {
            open.push(at);
        } else if tok.is(b')') {
            open.pop();
        }
    }
    open.into_iter().collect()
}

/// Whether a token is the paste operator.
pub(crate) fn is_paste(tok: &crate::macros::BodyTok) -> bool {
    tok.kind == TokenKind::Punctuator && tok.punct == punct::PASTE
}
