//! The type of a variable as its declaration has it, where nothing better is known.

use culambda_source::{View, ViewOffset, ViewToken};

/// Words in front of a type that are none of it.
const STORAGE: [&str; 6] = ["static", "constexpr", "inline", "thread_local", "register", "extern"];
/// A declaration that has more tokens is none that anybody wants to read.
const MOST_TOKENS: usize = 40;

/// The type of what is declared by a name at an offset of the text: all in front of it, and the bounds after it.
/// Nothing where the name is not the only one that is declared there, or is within its declarator.
pub(super) fn written_type(view: &View, at: ViewOffset) -> Option<String> {
    let name = view.token_at(at)?;
    let text = |token: &ViewToken| view.text.get(token.span().range());
    let before = view.tokens.get(name.saturating_sub(MOST_TOKENS)..name)?;
    let (mut words, mut depth) = (Vec::new(), 0_usize);
    let mut is_whole = before.len() == name;
    for token in before.iter().rev() {
        let word = text(token)?;
        match word {
            ">" => depth += 1,
            ">>" => depth += 2,
            "<" => depth = depth.checked_sub(1)?,
            // The first parameter, a statement.
            "(" | ";" | "{" | "}" | "," if depth == 0 => {
                is_whole = true;
                break;
            }
            // A structured binding, an attribute.
            "[" | "]" if depth == 0 => return None,
            _ => {}
        }
        words.push(word);
    }
    words.reverse();
    let first = words.iter().position(|word| !STORAGE.contains(word))?;
    let words = words.get(first..)?;
    let is_named = words
        .first()?
        .starts_with(|c: char| c.is_alphabetic() || c == '_' || c == ':');
    if !is_whole || !is_named || depth > 0 {
        return None;
    }
    let mut out = joined(words);
    out.push_str(&bounds(view, name, &text)?);
    Some(out)
}

/// The bounds of an array after its name; nothing if a further name is declared there.
fn bounds<'v>(view: &'v View, name: usize, text: &dyn Fn(&ViewToken) -> Option<&'v str>) -> Option<String> {
    let mut out = String::new();
    let behind = view.tokens.get(name + 1..).unwrap_or_default();
    let mut depth = 0_usize;
    for token in behind.iter().take(MOST_TOKENS) {
        let word = text(token)?;
        match word {
            "[" => depth += 1,
            "]" => depth = depth.checked_sub(1)?,
            _ if depth == 0 => break,
            _ => {}
        }
        out.push_str(word);
    }
    Some(if out.is_empty() { out } else { format!(" {out}") })
}

/// Tokens as people write a type.
fn joined(words: &[&str]) -> String {
    let mut out = String::new();
    for (at, word) in words.iter().enumerate() {
        let is_word = |text: &str| text.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        let before = at
            .checked_sub(1)
            .and_then(|at| words.get(at))
            .copied()
            .unwrap_or_default();
        let starts_word = word.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        let gap = match (before, *word) {
            ("" | "::" | "<" | "(" | "[", _) | (_, "::" | "<" | ">" | ">>" | "," | ")" | "]" | "[") => false,
            (_, "*" | "&" | "&&") => is_word(before) || before.ends_with('>'),
            (before, _) => starts_word || is_word(before),
        };
        if gap {
            out.push(' ');
        }
        out.push_str(word);
    }
    out
}
