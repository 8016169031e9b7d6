//! Where the brace is closed that a macro opens, where macros close braces as well: `BEGIN(C) int m; END`.

use super::{invocation, may_open};
use crate::head::Opens;
use crate::lex::{Lexer, Token, spelling};
use crate::macros::LATEST;
use crate::preprocess::{FileState, Preprocessor};
use crate::tok::Tok;

/// Tokens that are read for one brace.
const MAX_TOKENS: usize = 1 << 14;
/// Searches in vain in one file: each of them may read all that is left of it.
const MAX_IN_VAIN: u32 = 64;

/// The end of a declaration whose brace a macro opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Closed {
    /// Where the brace is that closes it, or the macro that has this brace.
    pub(crate) at: u32,
    /// The end of the declaration, if a macro has the brace.
    pub(crate) end: Option<u32>,
}

/// Finds what closes a brace that is open at `from`; `None` where that cannot be told.
pub(super) fn after(
    pre: &Preprocessor<'_>,
    (state, text): (&FileState, &[u8]),
    from: u32,
    opens: &Opens,
) -> Option<Closed> {
    let in_vain = state.unclosed.get();
    if in_vain >= MAX_IN_VAIN {
        return None;
    }
    let found = search(pre, (state, text), from, opens);
    state.unclosed.set(in_vain + u32::from(found.is_none()));
    found
}

fn search(pre: &Preprocessor<'_>, (state, text): (&FileState, &[u8]), from: u32, opens: &Opens) -> Option<Closed> {
    let mut lexer = Lexer::new(text, from, text.len() as u32);
    let mut nesting = Nesting::default();
    let mut pending = None;
    for _ in 0..MAX_TOKENS {
        let token = pending.take().map_or_else(|| lexer.next(), Some)?;
        if token.newline && token.is(b'#') {
            pending = lexer.next();
            nesting.directive(text, pending?)?;
            while pending.is_some_and(|token| !token.newline) {
                pending = lexer.next();
            }
            pending?;
        } else if token.is(b'{') {
            nesting.depth += 1;
        } else if token.is(b'}') {
            if nesting.depth == 0 {
                let closed = Closed {
                    at: token.span.start,
                    end: None,
                };
                return nesting.conditions.is_empty().then_some(closed);
            }
            nesting.depth -= 1;
        } else if let Some(whole) = use_of_macro(pre, text, token, &lexer) {
            let end = whole.last()?.span.end;
            lexer = Lexer::new(text, end, text.len() as u32);
            let source: Vec<Tok> = whole.iter().map(Tok::from_file).collect();
            let made = pre.expand(text, &source, &state.name).tokens;
            if let Some(rest) = nesting.expansion(&made) {
                let at = token.span.start;
                let end = end_of_declaration(opens, rest, (end, lexer.next()))?;
                return nesting.conditions.is_empty().then_some(Closed { at, end: Some(end) });
            }
        }
    }
    None
}

/// The braces that are open, and how many were at the conditions that are.
#[derive(Default)]
struct Nesting {
    depth: u32,
    conditions: Vec<Condition>,
}

struct Condition {
    before: u32,
    /// After its first part.
    after: Option<u32>,
}

impl Nesting {
    /// Reads what follows the `#` of a directive; `None` where the parts of a condition open different braces.
    fn directive(&mut self, text: &[u8], name: Token) -> Option<()> {
        if name.newline {
            return Some(());
        }
        match &*spelling(text, name.span, name.spliced) {
            b"if" | b"ifdef" | b"ifndef" => self.conditions.push(Condition {
                before: self.depth,
                after: None,
            }),
            b"else" | b"elif" | b"elifdef" | b"elifndef" => {
                self.ends_part()?;
                self.depth = self.conditions.last()?.before;
            }
            b"endif" => {
                self.ends_part()?;
                self.conditions.pop();
            }
            _ => {}
        }
        Some(())
    }

    fn ends_part(&mut self) -> Option<()> {
        let depth = self.depth;
        let condition = self.conditions.last_mut()?;
        (*condition.after.get_or_insert(depth) == depth).then_some(())
    }

    /// Counts the braces of an expansion; gives what is left of it from the one on that closes the outermost.
    fn expansion<'t>(&mut self, made: &'t [Tok]) -> Option<&'t [Tok]> {
        for (at, tok) in made.iter().enumerate() {
            if tok.is(b'{') {
                self.depth += 1;
            } else if tok.is(b'}') {
                match self.depth.checked_sub(1) {
                    Some(less) => self.depth = less,
                    None => return made.get(at..),
                }
            }
        }
        None
    }
}

/// The tokens of a use of a macro that can have braces.
fn use_of_macro(pre: &Preprocessor<'_>, text: &[u8], token: Token, lexer: &Lexer<'_>) -> Option<Vec<Token>> {
    if !token.is_identifier() {
        return None;
    }
    let name = spelling(text, token.span, token.spliced);
    let def = pre.macros.get(pre.macros.at(&name, LATEST)?)?;
    if !may_open(&pre.macros, def) {
        return None;
    }
    invocation(token, lexer.clone(), def.parameters.is_some())
}

/// The end of a declaration of which a macro has the closing brace and what is left of its expansion.
fn end_of_declaration(opens: &Opens, rest: &[Tok], (end, next): (u32, Option<Token>)) -> Option<u32> {
    let semicolon = next.filter(|token| token.is(b';'));
    match (opens, rest) {
        (Opens::Function { tries: false }, [_]) => Some(end),
        (Opens::Other, [_]) => semicolon.map(|token| token.span.end),
        (_, [_, last]) if last.is(b';') => Some(end),
        _ => None,
    }
}
