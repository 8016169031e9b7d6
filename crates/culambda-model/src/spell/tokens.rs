//! The tokens that the speller reads: those of a view, with literals as the file writes them.

use culambda_source::ident::prefix;
use culambda_source::{MarkKind, TokenOrigin, Unit, ViewOffset, ViewSpan};
use culambda_syntax::{GapKind, Node, Syntax};
use std::borrow::Cow;
use std::fmt::Write as _;

/// One token.
#[derive(Clone, Debug)]
pub(super) struct Token<'a> {
    /// Its text; of a literal as it is in the source.
    pub(super) text: Cow<'a, str>,
    /// Its index in the view; tokens of hidden macros are left out, so indices may skip.
    pub(super) index: usize,
}

/// The tokens of a node: first, and past the last.
pub fn token_range(syntax: &Syntax, node: Node<'_>) -> (usize, usize) {
    let tokens = &syntax.view.tokens;
    let at = |offset: ViewOffset| tokens.partition_point(|t| t.at < offset);
    (at(node.start()), at(node.end()))
}

/// Collects tokens `from..to` of a view.
pub(super) fn tokens<'a>(unit: &'a Unit, syntax: &'a Syntax, from: usize, to: usize) -> Result<Vec<Token<'a>>, String> {
    let mut out: Vec<Token<'_>> = shown(syntax, from, to)
        .map(|index| {
            Ok(Token {
                text: text(unit, syntax, index)?,
                index,
            })
        })
        .collect::<Result<_, String>>()?;
    attributes(unit, syntax, &mut out);
    restricted(syntax, &mut out, to);
    Ok(out)
}

/// What a pointer has after its star that is printed among template arguments.
pub(super) const RESTRICT: &str = "__restrict__";

/// Puts `__restrict__` back after the stars of pointers: the reference keeps it among template arguments.
fn restricted<'a>(syntax: &'a Syntax, tokens: &mut Vec<Token<'a>>, to: usize) {
    let view = &syntax.view;
    let Some(first) = tokens.first().map(|token| view.tokens[token.index].at) else {
        return;
    };
    let end = view
        .tokens
        .get(to)
        .map_or(ViewOffset::of(view.text.len()), |token| token.at);
    let marks = view.marks_in(ViewSpan::new(first, end)).iter();
    let marks: Vec<ViewOffset> = marks.filter(|m| m.kind == MarkKind::Restrict).map(|m| m.at).collect();
    if marks.is_empty() {
        return;
    }
    let mut marks = marks.into_iter().peekable();
    let mut last: Option<(usize, bool)> = None;
    let mut out = Vec::with_capacity(tokens.len() + 2);
    let end = tokens.len();
    for (i, token) in std::mem::take(tokens).into_iter().map(Some).chain([None]).enumerate() {
        let at = token.as_ref().map(|token| view.tokens[token.index].at);
        while marks
            .next_if(|mark| i == end || at.is_some_and(|at| *mark < at))
            .is_some()
        {
            if let Some((index, true)) = last {
                let text = Cow::Borrowed(RESTRICT);
                out.push(Token { text, index });
            }
        }
        if let Some(token) = token {
            last = Some((token.index, matches!(&*token.text, "*" | "&" | "const" | "volatile")));
            out.push(token);
        }
    }
    *tokens = out;
}

/// The texts of tokens `from..to` of a view, with their indices in it.
pub(crate) fn texts<'a>(
    unit: &'a Unit,
    syntax: &'a Syntax,
    from: usize,
    to: usize,
) -> Result<impl Iterator<Item = (usize, Cow<'a, str>)>, String> {
    Ok(tokens(unit, syntax, from, to)?
        .into_iter()
        .filter(|token| token.text != RESTRICT)
        .map(|token| (token.index, token.text)))
}

/// Words and single signs of a text; `&&`, `::` and `...` are one sign each.
pub(crate) fn pieces(text: &str) -> Vec<&str> {
    let (mut out, mut rest) = (Vec::new(), text.trim_start());
    while let Some(first) = rest.chars().next() {
        let sign = || {
            let long = ["...", "&&", "::"].into_iter().find(|sign| rest.starts_with(sign));
            long.map_or(first.len_utf8(), str::len)
        };
        let length = Some(prefix(rest)).filter(|length| *length > 0).unwrap_or_else(sign);
        let (token, tail) = rest.split_at(length);
        out.push(token);
        rest = tail.trim_start();
    }
    out
}

/// Writes what parameters of a template stand for in their place: other names, or arguments. Members of the same name
/// stay.
pub(super) fn substitute<'a>(tokens: Vec<Token<'a>>, parameters: &[(String, String)]) -> Vec<Token<'a>> {
    if parameters.is_empty() {
        return tokens;
    }
    let mut out = Vec::with_capacity(tokens.len());
    let mut member = false;
    for token in tokens {
        let found = parameters.iter().find(|(name, _)| !member && *name == token.text);
        member = matches!(&*token.text, "::" | "." | "->");
        match found {
            None => out.push(token),
            Some((_, text)) => out.extend(pieces(text).into_iter().map(|part| Token {
                text: Cow::Owned(part.to_owned()),
                index: token.index,
            })),
        }
    }
    out
}

/// Whether a template argument can be written in the place of its parameter: it is a name or a number, not a type with a
/// declarator nor an expression.
pub(crate) fn is_plain(argument: &str) -> bool {
    // A number begins like the rest of a word.
    let plain = |part: &&str| prefix(part) == part.len() || matches!(*part, "::" | "<" | ">" | ",");
    let parts = pieces(argument);
    !parts.is_empty() && parts.iter().all(plain)
}

/// Whether a template argument can be written in the place of its parameter wherever a declaration, given as its words,
/// names that: a plain one, or a pointer or a reference where nothing binds to it that binds to a name.
pub(crate) fn stands_for(argument: &str, parameter: &str, declaration: &[&str]) -> bool {
    let Some(plain) = argument.trim_end().strip_suffix(['*', '&']) else {
        return is_plain(argument);
    };
    if !is_plain(plain.trim_end_matches(['*', ' '])) {
        return false;
    }
    let is_reference = argument.trim_end().ends_with('&');
    declaration.iter().enumerate().all(|(at, word)| {
        let before = at.checked_sub(1).and_then(|at| declaration.get(at)).copied();
        let after = declaration.get(at + 1).copied().unwrap_or_default();
        let binds = matches!(before, Some("const" | "volatile"))
            || matches!(after, "const" | "volatile" | "::" | "[")
            || is_reference && matches!(after, "*" | "&" | "&&");
        *word != parameter || !binds
    })
}

/// Puts the attributes of parameters back, each as one token: the reference keeps them.
fn attributes<'a>(unit: &'a Unit, syntax: &'a Syntax, tokens: &mut Vec<Token<'a>>) {
    let view = &syntax.view;
    let (Some(first), Some(last)) = (tokens.first(), tokens.last()) else {
        return;
    };
    let marks = view.marks_in(ViewSpan::new(view.tokens[first.index].at, view.tokens[last.index].at));
    let marks = marks.iter().filter(|m| {
        matches!(m.kind, MarkKind::StandardAttribute | MarkKind::Attribute)
            && !matches!(m.origin, TokenOrigin::Macro(_))
    });
    let mut added: Vec<(usize, Token<'a>)> = Vec::new();
    for mark in marks {
        let behind = tokens.partition_point(|t| view.tokens[t.index].at < mark.at);
        let (Some(previous), Some(next)) = (behind.checked_sub(1).map(|i| &tokens[i]), tokens.get(behind)) else {
            continue;
        };
        if !matches!(&*previous.text, "(" | ",") && !matches!(&*next.text, ")" | ",") {
            continue;
        }
        let source = unit.files.get(view.file).and_then(|f| f.text.get(mark.source.range()));
        let plain = source.and_then(|s| std::str::from_utf8(s).ok()).map(without_digraphs);
        if let Some(text) = plain.filter(|s| is_attribute(s)) {
            let text = text
                .split_whitespace()
                .collect::<String>()
                .replace(',', ", ")
                .replace("__attribute__", "__attribute");
            added.push((
                behind,
                Token {
                    text: Cow::Owned(text),
                    index: previous.index,
                },
            ));
        }
    }
    if !added.is_empty() {
        let mut added = added.into_iter().peekable();
        for (i, token) in std::mem::take(tokens).into_iter().enumerate() {
            while let Some((_, attribute)) = added.next_if(|(at, _)| *at <= i) {
                tokens.push(attribute);
            }
            tokens.push(token);
        }
    }
}

/// An attribute with its brackets as such, on one line.
fn without_digraphs(text: &str) -> String {
    let joined = text.replace("\\\r\n", "").replace("\\\n", "");
    joined.replace("<:", "[").replace(":>", "]")
}

/// Collects tokens `from..to` of a view, with literals as the view shows them.
pub(super) fn masked(syntax: &Syntax, from: usize, to: usize) -> Vec<Token<'_>> {
    shown(syntax, from, to)
        .map(|index| Token {
            text: identifier(syntax.view.word(index)),
            index,
        })
        .collect()
}

/// The tokens that no hidden macro covers.
fn shown(syntax: &Syntax, from: usize, to: usize) -> impl Iterator<Item = usize> {
    let mut gaps = syntax.gaps.iter().filter(|g| hides(g.kind)).peekable();
    (from..to.min(syntax.view.tokens.len())).filter(move |index| {
        let at = syntax.view.tokens[*index].at;
        while gaps.next_if(|g| g.at + g.len <= at).is_some() {}
        gaps.peek().is_none_or(|g| at < g.at)
    })
}

/// Whether a token is an attribute.
pub(super) fn is_attribute(text: &str) -> bool {
    text.starts_with("[[") || text.starts_with("__attribute")
}

/// Whether what a gap covers is not part of the declaration.
fn hides(kind: GapKind) -> bool {
    matches!(
        kind,
        GapKind::Alignas | GapKind::UnknownMacro | GapKind::UnknownMacroCall
    )
}

/// The text of a token of a view, a literal as it is in the source.
pub(crate) fn word_at<'a>(unit: &'a Unit, syntax: &'a Syntax, index: usize) -> Option<Cow<'a, str>> {
    text(unit, syntax, index).ok()
}

/// The text of a token.
fn text<'a>(unit: &'a Unit, syntax: &'a Syntax, index: usize) -> Result<Cow<'a, str>, String> {
    let masked = syntax.view.word(index);
    // A digit in front: a number with digit separators.
    if !masked.contains(['"', '\'']) || masked.starts_with(|c: char| c.is_ascii_digit()) {
        return Ok(identifier(masked));
    }
    let token = syntax.view.tokens[index];
    if matches!(token.origin(), TokenOrigin::Macro(_)) {
        let literal = syntax
            .view
            .literal_at(token.at)
            .and_then(|b| std::str::from_utf8(b).ok());
        if let Some(text) = literal {
            return Ok(Cow::Borrowed(text));
        }
        return Err("a literal comes from a macro".to_owned());
    }
    let bytes = unit
        .files
        .get(syntax.view.file)
        .and_then(|f| f.text.get(token.source.range()));
    let text = bytes.and_then(|b| std::str::from_utf8(b).ok());
    text.map(Cow::Borrowed)
        .ok_or_else(|| "a literal is not UTF-8".to_owned())
}

/// An identifier with characters outside ASCII as universal character names, as the reference writes them.
fn identifier(word: &str) -> Cow<'_, str> {
    if word.is_ascii() {
        // A preprocessor writes them all with eight digits.
        return if word.contains("\\U0000") {
            Cow::Owned(word.replace("\\U0000", "\\u"))
        } else {
            Cow::Borrowed(word)
        };
    }
    let mut out = String::with_capacity(word.len() * 3);
    for c in word.chars() {
        match u32::from(c) {
            0..=0x7f => out.push(c),
            code @ 0x80..=0xffff => _ = write!(out, "\\u{code:04x}"),
            code => _ = write!(out, "\\U{code:08x}"),
        }
    }
    Cow::Owned(out)
}
