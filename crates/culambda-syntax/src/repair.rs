//! Second attempt at a text that did not parse: macros that are not known are hidden.
//!
//! `API void f()` and `ASSERT(x)` without a semicolon read well to a person because capital letters say "macro".
//! `lib::run(List<A<x, y>, A<x, z>, B<y>>{}, ..)` may compare, so often that the parser gives up.
//! Only when the plain text has errors, such words are masked and the better of the two trees is kept.

use crate::gaps::{Gap, GapKind};
use crate::{Syntax, tree_of};
use culambda_source::ViewSpan;
use culambda_source::ident::{is_word, looks_like_macro};

/// Parses again with words hidden that look like macros; keeps whichever tree has less wrong with it.
pub(crate) fn repair(first: Syntax) -> Syntax {
    let Hidden {
        text,
        gaps: found,
        lists,
    } = hide(&first);
    if text == first.text() {
        return first;
    }
    let tree = tree_of(&text);
    let weight = |e: &[ViewSpan]| (e.len(), e.iter().map(|s| u64::from(s.len())).sum::<u64>());
    if weight(&tree.errors) >= weight(&first.errors) {
        return first;
    }
    let mut gaps = first.gaps;
    gaps.extend(found);
    gaps.sort_by_key(|g| g.at);
    let mut errors = tree.errors.clone();
    let apart = |list: &ViewSpan| {
        let after = tree.errors.partition_point(|e| e.end <= list.start);
        tree.errors.get(after).is_none_or(|e| list.end <= e.start)
    };
    errors.extend(lists.into_iter().filter(apart));
    errors.sort_by_key(|e| e.start);
    Syntax {
        masked: Some(text),
        gaps,
        errors,
        too_deep: tree.too_deep,
        tree,
        ..first
    }
}

/// A text in which something is hidden.
struct Hidden {
    text: String,
    gaps: Vec<Gap>,
    /// Lists of template arguments, which count as what could not be parsed.
    lists: Vec<ViewSpan>,
}

/// The text without words that look like macros where no name may be.
fn hide(syntax: &Syntax) -> Hidden {
    let view = &syntax.view;
    let mut text = syntax.text().as_bytes().to_vec();
    let (mut gaps, mut lists) = (Vec::new(), Vec::new());
    let types = declared_types(syntax);
    // The brackets around: macros that follow each other in parentheses are arguments.
    let mut around: Vec<usize> = Vec::new();
    let mut i = 0;
    while i < view.tokens.len() {
        match view.word(i) {
            "(" | "[" | "{" => around.push(i),
            ")" | "]" | "}" => drop(around.pop_if(|open| syntax.tokens().mate(*open) == Some(i))),
            _ => {}
        }
        if let Some(open) = around.last().filter(|open| view.word(**open) == "(") {
            if separate(syntax, i, &mut text) {
                i += 1;
                continue;
            }
            if let Some(close) = hide_lists(syntax, *open, i, &mut text, &mut lists) {
                i = close;
                continue;
            }
        }
        let step = match types.binary_search(&view.word(i)) {
            Ok(_) => 1,
            Err(_) => hide_at(syntax, i, &mut text, &mut gaps),
        };
        i += step.max(1);
    }
    Hidden {
        text: String::from_utf8_lossy(&text).into_owned(),
        gaps,
        lists,
    }
}

/// The types in capitals that the text itself declares, in order: `template <typename INDEX_TYPE>`, `using REAL = double`.
/// No macro has their names.
fn declared_types(syntax: &Syntax) -> Vec<&str> {
    let view = &syntax.view;
    let declares = |i: usize| {
        let key = match view.word(i) {
            "..." => i.checked_sub(1)?,
            _ => i,
        };
        let name = view.word(i + 1);
        let declares = match view.word(key) {
            "typename" | "class" => matches!(view.word(i + 2), "," | ">" | "="),
            "using" => view.word(i + 2) == "=",
            _ => false,
        };
        (declares && looks_like_macro(name)).then_some(name)
    };
    let mut names: Vec<&str> = (0..view.tokens.len()).filter_map(declares).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// `List<A<x, y>, A<x, z>, B<y>>{}` as an argument that could not be parsed: hides the lists in the list that begins at
/// a token. Gives where that ends.
fn hide_lists(
    syntax: &Syntax,
    around: usize,
    first: usize,
    text: &mut [u8],
    lists: &mut Vec<ViewSpan>,
) -> Option<usize> {
    let (view, tokens) = (&syntax.view, syntax.tokens());
    let makes = |close: &usize| matches!(view.word(close + 1), "{" | "(");
    let is_name = first.checked_sub(1).is_some_and(|before| is_word(view.word(before)));
    if view.word(first) != "<" || !is_name {
        return None;
    }
    let close = tokens.close_angle(first).filter(makes)?;
    let arguments = ViewSpan::new(tokens.place(around)?, tokens.end_of(tokens.mate(around)?));
    if !syntax.touches_error(arguments) {
        return None;
    }
    let mut at = first + 1;
    while at < close {
        let end = match view.word(at) {
            "<" => tokens.close_angle(at)?,
            _ => tokens.past(at) - 1,
        };
        if view.word(at) == "<" {
            // `>>` ends both lists.
            let behind = if view.word(end) == ">>" {
                tokens.place(end)? + 1
            } else {
                tokens.end_of(end)
            };
            let list = ViewSpan::new(tokens.place(at)?, behind);
            blank(text, list);
            lists.push(list);
        }
        at = end + 1;
    }
    Some(close)
}

/// `SWITCH(type, CASE(a, [] { .. }) CASE(b, [] { .. }))`: puts a comma after a macro that another one follows in
/// parentheses, if it has a lambda among its arguments, where a blank is.
fn separate(syntax: &Syntax, i: usize, text: &mut [u8]) -> bool {
    let view = &syntax.view;
    let is_call = |at: usize| looks_like_macro(view.word(at)) && view.word(at + 1) == "(";
    let Some(close) = is_call(i).then(|| syntax.tokens().mate(i + 1)).flatten() else {
        return false;
    };
    // The heads are in order.
    let next = || syntax.heads.partition_point(|h| h.open < i);
    let has_lambda = || syntax.heads.get(next()).is_some_and(|h| h.open < close);
    let (true, Some(end)) = (is_call(close + 1) && has_lambda(), view.tokens.get(close)) else {
        return false;
    };
    match text.get_mut((end.at + 1).index()) {
        Some(blank) if blank.is_ascii_whitespace() => {
            *blank = b',';
            true
        }
        _ => false,
    }
}

/// Hides the macro at a token, if there is one; returns how many tokens are done.
fn hide_at(syntax: &Syntax, i: usize, text: &mut [u8], gaps: &mut Vec<Gap>) -> usize {
    let view = &syntax.view;
    if !looks_like_macro(view.word(i))
        || (i > 0
            && matches!(
                view.word(i - 1),
                "." | "->" | "::" | "struct" | "class" | "enum" | "union" | "typename" | "namespace" | "<"
            ))
    {
        return 1;
    }
    let next = view.word(i + 1);
    let Some(token) = view.tokens.get(i) else { return 1 };
    if is_word(next) || (next == "~" && i > 0) {
        blank(text, token.span());
        gaps.push(Gap {
            at: token.at,
            len: token.len,
            kind: GapKind::UnknownMacro,
        });
        return 1;
    }
    let at_statement = i == 0 || matches!(view.word(i - 1), ";" | "{" | "}" | ")" | ":");
    let Some(close) = (next == "(").then(|| syntax.tokens().mate(i + 1)).flatten() else {
        return 1;
    };
    let after = view.word(close + 1);
    if !is_word(after) && after != "}" {
        return 1;
    }
    let Some(end) = view.tokens.get(close).map(|close| close.at + 1) else {
        return 1;
    };
    if at_statement
        && let Some(behind) = text.get_mut(end.index()).filter(|behind| behind.is_ascii_whitespace())
        && syntax.heads.iter().any(|h| h.body < i && i < h.end)
    {
        // A statement in a lambda: its arguments matter, the semicolon goes where a blank was.
        *behind = b';';
        return close - i;
    }
    blank(text, ViewSpan::new(token.at, end));
    gaps.push(Gap {
        at: token.at,
        len: ViewSpan::new(token.at, end).len(),
        kind: GapKind::UnknownMacroCall,
    });
    close - i
}

fn blank(text: &mut [u8], place: ViewSpan) {
    for b in text.get_mut(place.range()).unwrap_or_default() {
        if !b.is_ascii_whitespace() {
            *b = b' ';
        }
    }
}
