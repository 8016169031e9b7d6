//! Macros at the start of a declaration: they may open or close a namespace, or stand alone.

mod closed;

use std::borrow::Cow;

pub(crate) use closed::Closed;

use crate::expand::Texts;
use crate::head::{Head, Opens};
use crate::ident::looks_like_macro;
use crate::lex::{Lexer, Token, TokenKind, punct, spelling};
use crate::macros::{LATEST, MacroDef, Macros};
use crate::mask;
use crate::preprocess::{FileState, Preprocessor};
use crate::presets;
use crate::span::Span;
use crate::span::slice;
use crate::tok::{Spell, Tok};
use crate::unit::ScopeKind;

/// Tokens that an invocation here may have.
const MAX_TOKENS: usize = 4096;

/// So many macros are looked at in front of one that opens or closes a scope.
const MAX_IN_FRONT: usize = 4;

/// What a macro at the start of a declaration does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Opening {
    /// The end of the invocation.
    pub(crate) end: u32,
    /// The braces of scopes in it, in order.
    pub(crate) steps: Vec<Step>,
    /// What the brace of a declaration opens that the macro begins and the text ends: `STRUCT(S) int m; };`.
    pub(crate) opens: Option<Opens>,
    /// Where that brace is closed, in a file with macros that close braces.
    pub(crate) closed: Option<Closed>,
    /// The text goes on with the declaration that it ends with.
    pub(crate) goes_on: bool,
}

/// A brace of a scope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Opens these scopes, one in the other.
    Open(Vec<ScopeKind>),
    /// Declares something, in the scope that is open then.
    Declaration,
    /// Closes what one brace opened.
    Close,
    /// Closes a scope that a macro that is not visible opened, if it is the innermost one.
    CloseUnknown,
}

/// Looks at the word at `at`; `None` if it is an ordinary start of a declaration.
pub(crate) fn opening(pre: &Preprocessor<'_>, state: &FileState, text: &[u8], at: u32) -> Option<Opening> {
    let word = Word::at(text, at)?;
    by_itself(pre, state, text, &word).or_else(|| in_front(pre, state, text, word))
}

/// A word at the start of a declaration, and what follows.
struct Word<'t> {
    token: Token,
    name: Cow<'t, [u8]>,
    rest: Lexer<'t>,
}

impl<'t> Word<'t> {
    fn at(text: &'t [u8], at: u32) -> Option<Self> {
        let mut rest = Lexer::new(text, at, text.len() as u32);
        let token = rest.next().filter(Token::is_identifier)?;
        let name = spelling(text, token.span, token.spliced);
        Some(Word { token, name, rest })
    }
}

/// What a word does, whatever follows its invocation.
fn by_itself(pre: &Preprocessor<'_>, state: &FileState, text: &[u8], word: &Word<'_>) -> Option<Opening> {
    match pre.macros.at(&word.name, LATEST) {
        Some(def) => {
            let found = pre.macros.get(def)?;
            if !may_open(&pre.macros, found) {
                return None;
            }
            let tokens = invocation(word.token, word.rest.clone(), found.parameters.is_some())?;
            in_sight(pre, state, text, &tokens)
        }
        None => unseen(text, word.token, &word.rest, &word.name),
    }
}

/// A macro in front of one that opens or closes a scope: no declaration begins with it, whatever it is.
fn in_front(pre: &Preprocessor<'_>, state: &FileState, text: &[u8], word: Word<'_>) -> Option<Opening> {
    let end = end_of_macro(pre, &word)?;
    let mut after = end;
    for _ in 0..MAX_IN_FRONT {
        let next = Word::at(text, after)?;
        let found = by_itself(pre, state, text, &next);
        match found.as_ref().map(|found| (found.steps.first(), &found.opens)) {
            Some((None, None)) | None => {}
            Some((None | Some(Step::Declaration), _)) => return None,
            Some(_) => {
                return Some(Opening {
                    end,
                    ..Opening::default()
                });
            }
        }
        after = end_of_macro(pre, &next)?;
    }
    None
}

/// The end of an invocation, if a word is a macro, or looks like one.
fn end_of_macro(pre: &Preprocessor<'_>, word: &Word<'_>) -> Option<u32> {
    let own = pre.macros.at(&word.name, LATEST);
    if own.is_none() && !looks_like_macro(&word.name) {
        return None;
    }
    let function_like = own
        .and_then(|def| pre.macros.get(def))
        .is_none_or(|def| def.parameters.is_some());
    let tokens = invocation(word.token, word.rest.clone(), function_like);
    let last = tokens.as_ref().and_then(|all| all.last()).unwrap_or(&word.token);
    Some(last.span.end)
}

/// Whether the replacement list can hold what matters here.
fn may_open(macros: &Macros, found: &MacroDef) -> bool {
    found.body.is_empty()
        || found.body.iter().any(|token| match token.kind {
            TokenKind::Punctuator => matches!(token.punct, b'{' | b'}' | b';'),
            TokenKind::Identifier => token.parameter.is_some() || macros.at(found.spelling(token), LATEST).is_some(),
            _ => false,
        })
}

/// The tokens of an invocation: its name, and its arguments if it has any.
fn invocation(word: Token, mut lexer: Lexer<'_>, function_like: bool) -> Option<Vec<Token>> {
    let mut tokens = vec![word];
    if function_like {
        let mut depth = 0_u32;
        loop {
            let token = lexer.next()?;
            let directive = token.newline && token.is(b'#');
            if (tokens.len() == 1 && !token.is(b'(')) || directive || tokens.len() >= MAX_TOKENS {
                return None;
            }
            tokens.push(token);
            depth += u32::from(token.is(b'('));
            if token.is(b')') {
                depth -= 1;
                if depth == 0 {
                    break;
                }
            }
        }
    }
    Some(tokens)
}

/// A macro whose definition is known.
fn in_sight(pre: &Preprocessor<'_>, state: &FileState, text: &[u8], tokens: &[Token]) -> Option<Opening> {
    let end = tokens.last()?.span.end;
    let source: Vec<Tok> = tokens.iter().map(Tok::from_file).collect();
    let expansion = pre.expand(text, &source, &state.name);
    let texts = Texts {
        text,
        macros: &pre.macros,
        made: &expansion.made,
    };
    let mut rest = expansion.tokens.as_slice();
    let mut steps = Vec::new();
    while let Some((first, behind)) = rest.split_first() {
        if first.is(b'}') {
            steps.push(Step::Close);
            rest = behind;
        } else if first.is(b';') {
            rest = behind;
        } else if let Some(behind) = past_namespace(rest, &texts) {
            declare(&mut steps);
            rest = behind;
        } else if let Some(behind) = namespace(rest, &texts, &mut steps) {
            rest = behind;
        } else if let Some(behind) = past_declared(rest) {
            declare(&mut steps);
            rest = behind;
        } else {
            break;
        }
    }
    if is_end_of_several(rest, tokens, &steps) {
        return Some(Opening {
            end,
            goes_on: true,
            ..Opening::default()
        });
    }
    // A declaration that merely starts with a macro that expands to nothing starts after it.
    let (opens, closed) = match rest {
        [] => (None, None),
        _ if is_complete(rest) => {
            declare(&mut steps);
            (None, None)
        }
        _ => {
            let opens = left_open(rest, &texts)?;
            let closed = (pre.macros.close_braces()).then(|| closed::after(pre, (state, text), end, &opens));
            (Some(opens), closed.map_or(Some(None), |found| found.map(Some))?)
        }
    };
    Some(Opening {
        end,
        steps,
        opens,
        closed,
        goes_on: false,
    })
}

/// Whether an invocation with several declarations among its arguments, which declares something in the scope that is
/// open, ends with the beginning of another declaration: `NAMESPACE(a, int f(); int g());` where the macro has a
/// `static_assert(true, "")` at its end.
fn is_end_of_several(rest: &[Tok], invocation: &[Token], steps: &[Step]) -> bool {
    let in_one_scope = matches!(steps, [] | [Step::Declaration]);
    let several = invocation.iter().any(|token| token.is(b';'));
    in_one_scope && several && !rest.is_empty() && !is_complete(rest) && closing(rest) == Err(0)
}

/// What the only brace opens that some tokens leave open.
fn left_open(tokens: &[Tok], spell: &dyn Spell) -> Option<Opens> {
    let mut open = Vec::new();
    let mut start = 0;
    for (at, tok) in tokens.iter().enumerate() {
        if tok.is(b'{') {
            open.push(at);
        } else if tok.is(b'}') {
            open.pop()?;
        }
        if open.is_empty() && (tok.is(b'}') || tok.is(b';')) {
            start = at + 1;
        }
    }
    let &[brace] = open.as_slice() else { return None };
    let mut head = Vec::new();
    for tok in tokens.get(start..brace)? {
        head.extend_from_slice(&spell.spelling(tok));
        head.push(b' ');
    }
    let mut judged = Head::default();
    judged.feed(&head, Span::new(0, head.len() as u32));
    let opens = judged.judge();
    matches!(opens, Opens::Function { .. } | Opens::Other).then_some(opens)
}

/// Whether some tokens are declarations as a whole.
fn is_complete(tokens: &[Tok]) -> bool {
    tokens.last().is_some_and(|last| last.is(b';') || last.is(b'}')) && closing(tokens) == Err(0)
}

/// Notes that something is declared: what is declared in one scope is one item.
fn declare(steps: &mut Vec<Step>) {
    if steps.last() != Some(&Step::Declaration) {
        steps.push(Step::Declaration);
    }
}

/// What follows a namespace that has declarations and that some tokens begin and end: it is a part of their item.
fn past_namespace<'t>(tokens: &'t [Tok], spell: &dyn Spell) -> Option<&'t [Tok]> {
    let mut steps = Vec::new();
    let inside = namespace(tokens, spell, &mut steps)?;
    let (inside, behind) = inside.split_at(closing(inside).ok()?);
    let is_linkage = steps.contains(&Step::Open(vec![ScopeKind::Linkage]));
    let declares = inside.iter().any(|tok| tok.is(b';') || tok.is(b'('));
    behind.get(1..).filter(|_| declares && !is_linkage)
}

/// The brace that closes a scope around, and what follows, where only declarations are in front of it.
fn past_declared(tokens: &[Tok]) -> Option<&[Tok]> {
    let (declared, behind) = tokens.split_at(closing(tokens).ok()?);
    is_complete(declared).then_some(behind)
}

/// The first brace that closes what was opened before some tokens; if there is none, how many braces they leave open.
fn closing(tokens: &[Tok]) -> Result<usize, u32> {
    let mut depth = 0_u32;
    for (at, tok) in tokens.iter().enumerate() {
        if tok.is(b'{') {
            depth += 1;
        } else if tok.is(b'}') {
            let Some(less) = depth.checked_sub(1) else {
                return Ok(at);
            };
            depth = less;
        }
    }
    Err(depth)
}

/// Reads the head of a namespace or linkage block at the start of some tokens, with its brace.
fn namespace<'t>(tokens: &'t [Tok], spell: &dyn Spell, steps: &mut Vec<Step>) -> Option<&'t [Tok]> {
    let is = |tok: Option<&Tok>, word: &[u8]| tok.is_some_and(|tok| *spell.spelling(tok) == *word);
    if is(tokens.first(), b"extern") && tokens.get(1).is_some_and(|tok| tok.kind == TokenKind::String) {
        let behind = tokens.get(2..)?.split_first().filter(|(brace, _)| brace.is(b'{'))?.1;
        steps.push(Step::Open(vec![ScopeKind::Linkage]));
        return Some(behind);
    }
    let mut at = 0;
    let mut inline = is(tokens.first(), b"inline");
    at += usize::from(inline);
    if !is(tokens.get(at), b"namespace") {
        return None;
    }
    let mut names = Vec::new();
    let mut depth = 0_u32;
    let mut open = true;
    loop {
        at += 1;
        let tok = tokens.get(at)?;
        match tok.punct {
            b'{' if depth == 0 && tok.kind == TokenKind::Punctuator => break,
            b'(' | b'[' if tok.kind == TokenKind::Punctuator => depth += 1,
            b')' | b']' if tok.kind == TokenKind::Punctuator => depth = depth.saturating_sub(1),
            punct::SCOPE => open = true,
            b';' | b'=' => return None,
            _ if depth == 0 && tok.is_identifier() => {
                let word = spell.spelling(tok);
                if *word == *b"inline" {
                    inline = true;
                    open = true;
                } else if open && mask::word(&word).is_none() {
                    names.push((String::from_utf8_lossy(&word).into_owned(), std::mem::take(&mut inline)));
                    open = false;
                }
            }
            _ => {}
        }
    }
    let scope = |(name, inline)| ScopeKind::Namespace {
        name: Some(name),
        inline,
    };
    steps.push(Step::Open(if names.is_empty() {
        vec![ScopeKind::Namespace { name: None, inline }]
    } else {
        names.into_iter().map(scope).collect()
    }));
    tokens.get(at + 1..)
}

/// The scopes that the head of a namespace opens whose names are macros; the span ends with its brace.
pub(crate) fn expanded_namespace(
    pre: &Preprocessor<'_>,
    state: &FileState,
    text: &[u8],
    head: Span,
) -> Option<Vec<ScopeKind>> {
    let source: Vec<Tok> = Lexer::new(text, head.start, head.end)
        .map(|token| Tok::from_file(&token))
        .collect();
    let expansion = pre.expand(text, &source, &state.name);
    let texts = Texts {
        text,
        macros: &pre.macros,
        made: &expansion.made,
    };
    let mut steps = Vec::new();
    namespace(&expansion.tokens, &texts, &mut steps)?;
    match steps.pop() {
        Some(Step::Open(kinds)) => Some(kinds),
        _ => None,
    }
}

/// A word without a visible definition.
fn unseen(text: &[u8], word: Token, lexer: &Lexer<'_>, name: &[u8]) -> Option<Opening> {
    if !looks_like_macro(name) {
        return None;
    }
    let called = invocation(word, lexer.clone(), true);
    let end = called
        .as_ref()
        .and_then(|tokens| tokens.last())
        .unwrap_or(&word)
        .span
        .end;
    if let Some(opens) = presets::looks_like_namespace(name) {
        let macro_name = String::from_utf8_lossy(name).into_owned();
        let unknown = ScopeKind::Unknown { macro_name };
        let step = if opens {
            Step::Open(vec![unknown])
        } else {
            Step::CloseUnknown
        };
        return Some(Opening {
            end,
            steps: vec![step],
            ..Opening::default()
        });
    }
    called?;
    if is_prefix(name) {
        return None;
    }
    // An invocation on lines of its own is a declaration of its own.
    let next = Lexer::new(text, end, text.len() as u32).next();
    let alone = next.is_none_or(|next| {
        let declares = next.is_identifier() && !matches!(slice(text, next.span), b"const" | b"noexcept" | b"try");
        next.newline && (declares || next.is(b'#') || next.is(b'}'))
    });
    alone.then(|| Opening {
        end,
        steps: vec![Step::Declaration],
        ..Opening::default()
    })
}

/// Whether a macro by its name is before a declaration rather than for one.
fn is_prefix(name: &[u8]) -> bool {
    const WORDS: [&[u8]; 12] = [
        b"EXPORT",
        b"API",
        b"ATTRIBUTE",
        b"ATTR",
        b"BOUNDS",
        b"TEMPLATE",
        b"REQUIRES",
        b"INLINE",
        b"ALIGN",
        b"VISIBILITY",
        b"DECL",
        b"KERNEL",
    ];
    presets::looks_like_annotation(name)
        || name
            .split(|&b| b == b'_')
            .any(|word| WORDS.contains(&word) || word == b"DEPRECATED")
}

#[cfg(test)]
mod tests;
