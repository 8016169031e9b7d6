//! The tokens that the speller reads: those of a view, with literals as the file writes them.

use culambda_source::{TokenOrigin, Unit};
use culambda_syntax::head::word;
use culambda_syntax::{GapKind, Syntax};
use std::borrow::Cow;
use tree_sitter::Node;

/// One token.
#[derive(Clone, Debug)]
pub(super) struct Token<'a> {
    /// Its text; of a literal as it stands in the source.
    pub(super) text: Cow<'a, str>,
    /// Its index in the view; tokens of hidden macros are left out, so indices may skip.
    pub(super) index: usize,
}

/// The tokens of a node: first, and past the last.
pub fn token_range(syntax: &Syntax, node: Node<'_>) -> (usize, usize) {
    let tokens = &syntax.view.tokens;
    let at = |offset: usize| tokens.partition_point(|t| (t.at as usize) < offset);
    (at(node.start_byte()), at(node.end_byte()))
}

/// Collects tokens `from..to` of a view.
pub(super) fn tokens<'a>(unit: &'a Unit, syntax: &'a Syntax, from: usize, to: usize) -> Result<Vec<Token<'a>>, String> {
    shown(syntax, from, to).map(|index| Ok(Token { text: text(unit, syntax, index)?, index })).collect()
}

/// Collects tokens `from..to` of a view, with literals as the view shows them.
pub(super) fn masked(syntax: &Syntax, from: usize, to: usize) -> Vec<Token<'_>> {
    shown(syntax, from, to).map(|index| Token { text: identifier(word(&syntax.view, index)), index }).collect()
}

/// The tokens that no hidden macro covers.
fn shown(syntax: &Syntax, from: usize, to: usize) -> impl Iterator<Item = usize> {
    let mut gaps = syntax.gaps.iter().filter(|g| g.kind != GapKind::ExplicitObject).peekable();
    (from..to.min(syntax.view.tokens.len())).filter(move |index| {
        let at = syntax.view.tokens[*index].at;
        while gaps.next_if(|g| g.at + g.len <= at).is_some() {}
        gaps.peek().is_none_or(|g| at < g.at)
    })
}

/// The text of a token.
fn text<'a>(unit: &'a Unit, syntax: &'a Syntax, index: usize) -> Result<Cow<'a, str>, String> {
    let masked = word(&syntax.view, index);
    // A digit in front: a number with digit separators.
    if !masked.contains(['"', '\'']) || masked.starts_with(|c: char| c.is_ascii_digit()) {
        return Ok(identifier(masked));
    }
    let token = syntax.view.tokens[index];
    if matches!(token.origin, TokenOrigin::Macro(_)) {
        return Err("a literal comes from a macro".to_owned());
    }
    let bytes = unit.files.get(syntax.view.file).and_then(|f| f.text.get(token.source.range()));
    let text = bytes.and_then(|b| std::str::from_utf8(b).ok());
    text.map(Cow::Borrowed).ok_or_else(|| "a literal is not UTF-8".to_owned())
}

/// An identifier with characters outside ASCII as universal character names, as the reference writes them.
fn identifier(word: &str) -> Cow<'_, str> {
    if word.is_ascii() {
        return Cow::Borrowed(word);
    }
    let mut out = String::with_capacity(word.len() * 3);
    for c in word.chars() {
        match u32::from(c) {
            0..=0x7f => out.push(c),
            code @ 0x80..=0xffff => out.push_str(&format!("\\u{code:04x}")),
            code => out.push_str(&format!("\\U{code:08x}")),
        }
    }
    Cow::Owned(out)
}
