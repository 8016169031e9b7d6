//! Lambdas among the arguments of macros that are not known.
//!
//! Such a call looks like one of a function. By its name, all in capitals, it may be a macro, whose arguments
//! must hold neither directives nor commas outside of parentheses.

use culambda_source::ident::looks_like_macro;
use culambda_syntax::Syntax;

/// Function-like macros of the standard library that are not written in capitals.
const STANDARD: [&str; 2] = ["assert", "offsetof"];

/// For every lambda head of the syntax whether it is in the parentheses of such a call.
pub(crate) fn calls(syntax: &Syntax) -> Vec<bool> {
    let (view, tokens) = (&syntax.view, syntax.tokens());
    let mut out = Vec::with_capacity(syntax.heads.len());
    // The tokens at which the calls end that are open.
    let mut ends: Vec<usize> = Vec::new();
    let mut heads = syntax.heads.iter().map(|head| head.open).peekable();
    for token in 0..view.tokens.len() {
        if heads.peek().is_none() {
            break;
        }
        while ends.last().is_some_and(|end| *end < token) {
            ends.pop();
        }
        while heads.next_if(|open| *open == token).is_some() {
            out.push(!ends.is_empty());
        }
        if view.word(token) == "(" {
            let name = token.checked_sub(1).map_or("", |before| view.word(before));
            if let Some(end) = tokens.mate(token).filter(|_| may_be_macro(name)) {
                ends.push(end);
            }
        }
    }
    out
}

/// Whether a name is one that macros have.
fn may_be_macro(name: &str) -> bool {
    looks_like_macro(name) || STANDARD.contains(&name)
}
