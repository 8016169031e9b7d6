//! Annotations between the name of a function and its parameters.
//!
//! nvcc takes `It operator+ __device__(int)`. In preprocessed text the annotation is an attribute, and after a name
//! g++ takes it for the end of the declarator: what follows is no parameter list any more. Elsewhere it only warns.

use std::collections::BTreeSet;

use culambda_source::{File, Span, attribute_word, ident};

use super::Views;
use super::tokens::{Place, Tokens};

const OPENS: &[u8] = b"__attribute__((";

/// Where those of the main file are.
pub(super) fn in_file(views: &Views<'_>) -> BTreeSet<Span> {
    let mut found = BTreeSet::new();
    let Some(file) = views.unit.files.first() else {
        return found;
    };
    let mut read = 0;
    for at in memchr::memmem::find_iter(&file.text, OPENS).map(|at| at as u32) {
        if at < read || !is_before_bracket(&file.text, at) {
            continue;
        }
        let Some(item) = file.item_at(at) else { continue };
        let view = views.get(0, item.span);
        if !view.too_long {
            in_item(file, &Tokens::of(&view), &mut found);
        }
        read = item.span.end;
    }
    found
}

fn in_item(file: &File, tokens: &Tokens<'_>, found: &mut BTreeSet<Span>) {
    for at in (0..tokens.len()).filter(|&at| tokens.is_mark(at)) {
        let tok = tokens.get(at).filter(|tok| tok.place == Place::File);
        let attribute = |span: Span| after_attribute(&file.text, span.start as usize) == Some(span.end as usize);
        if let Some(tok) = tok.filter(|tok| attribute(tok.source))
            && opens_next(tokens, at)
            && follows_name(tokens, at)
        {
            found.insert(tok.source);
        }
    }
}

fn opens_next(tokens: &Tokens<'_>, at: usize) -> bool {
    let next = (at + 1..tokens.len()).find(|&next| !tokens.is_mark(next));
    next.is_some_and(|next| matches!(tokens.text(next), "(" | "[" | ")"))
}

/// Whether what is before is a name, or the sign of an operator; what follows `]` is a lambda's.
fn follows_name(tokens: &Tokens<'_>, at: usize) -> bool {
    let before = |at: usize| tokens.before(at, 0);
    let Some(first) = before(at) else { return false };
    // `operator new[]` has the most tokens.
    let three = std::iter::successors(Some(first), |&at| before(at)).skip(1).take(3);
    tokens.is_word(first) || three.into_iter().any(|at| tokens.text(at) == "operator")
}

/// Whether a bracket follows the annotations at an offset: a look that takes no view.
fn is_before_bracket(text: &[u8], at: u32) -> bool {
    let mut at = at as usize;
    while let Some(after) = after_attribute(text, at) {
        at = after_blanks(text, after);
    }
    matches!(text.get(at), Some(b'(' | b'[' | b')'))
}

/// The end of an attribute that is one annotation and nothing besides.
fn after_attribute(text: &[u8], at: usize) -> Option<usize> {
    let rest = text.get(at..)?.strip_prefix(OPENS)?;
    let word = rest
        .get(..ident::prefix(rest))
        .filter(|word| attribute_word(word).is_some())?;
    let end = at + OPENS.len() + word.len() + b"))".len();
    rest.get(word.len()..)?.starts_with(b"))").then_some(end)
}

/// The next byte that is not blank, and not in a line marker.
fn after_blanks(text: &[u8], mut at: usize) -> usize {
    loop {
        match text.get(at) {
            Some(b'#') => at += memchr::memchr(b'\n', text.get(at..).unwrap_or_default()).unwrap_or(1),
            Some(byte) if byte.is_ascii_whitespace() => at += 1,
            _ => return at,
        }
    }
}
