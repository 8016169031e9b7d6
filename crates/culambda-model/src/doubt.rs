//! Facts that are in doubt: because of lambdas that could not be read, and of macros and conditions that nothing decides.

use crate::fact::Fact;
use crate::facts::{ItemFacts, Role, Space};
use crate::here::source_span;
use culambda_source::ident::{looks_like_macro, words_of};
use culambda_source::{Span, Unit};
use culambda_syntax::Syntax;
use culambda_syntax::head::word;
use rustc_hash::FxHashSet;

/// A lambda that was not analysed may have taken a number: those behind it in its function have no sure one.
pub(crate) fn ids(facts: &mut ItemFacts) {
    let made = made_by_macros(&facts.syntax);
    if facts.not_analysed.is_empty() && made.is_empty() {
        return;
    }
    let view = &facts.syntax.view;
    let source = |start: u32, end: u32| source_span(view, start as usize, end as usize);
    let bodies: Vec<Span> = facts
        .lambdas
        .iter()
        .filter(|l| l.space == Space::Device)
        .map(|l| source(view.tokens[facts.syntax.heads[l.head].body].at, l.text.end))
        .collect();
    // Nothing in a device lambda takes a number.
    let inside = |n: &Span, s: &Span| s.start <= n.start && n.start < s.end;
    let lost: Vec<Span> = facts
        .not_analysed
        .iter()
        .map(|n| n.span)
        .filter(|n| !bodies.iter().any(|b| inside(n, b)))
        .collect();
    let lost: Vec<Span> = lost.into_iter().chain(made).collect();
    for l in facts.lambdas.iter_mut().filter(|l| l.role == Role::Site) {
        let Some(function) = l.function.map(|f| facts.functions[f].text) else {
            continue;
        };
        let around = source(function.0 as u32, function.1 as u32);
        let introducer = source(l.text.start, view.tokens[facts.syntax.heads[l.head].close].at + 1);
        if lost.iter().any(|n| inside(n, &around) && n.start < introducer.end) {
            l.id = Fact::Unknown("a lambda in front of it could not be read and may have taken a number".into());
        }
    }
}

/// `run(MY_LAMBDA (int i) { .. })`: words in capitals in front of a body, where an operand is expected. A macro that is
/// not in sight may make a lambda there.
fn made_by_macros(syntax: &Syntax) -> Vec<Span> {
    let view = &syntax.view;
    let is_body = |open: usize| {
        let Some(close) = syntax.pairs.partner(open).filter(|_| word(view, open) == "{") else {
            return false;
        };
        (open..close).any(|t| matches!(word(view, t), ";" | "return"))
    };
    let makes = |t: &usize| {
        let operand = t
            .checked_sub(1)
            .is_some_and(|p| matches!(word(view, p), "(" | "," | "=" | "return"));
        let next = match syntax.pairs.partner(t + 1) {
            Some(close) if word(view, t + 1) == "(" => close + 1,
            _ => t + 1,
        };
        operand && looks_like_macro(word(view, *t)) && is_body(next)
    };
    (0..view.tokens.len())
        .filter(makes)
        .map(|t| view.tokens[t].source)
        .collect()
}

/// Conditions that are named in a reason.
const MAX_NAMED: usize = 3;

/// Why a fact is not known that conditions decide about, and what would decide them.
pub(crate) fn of_conditions(conditions: &[String]) -> String {
    let Some(first) = conditions.first() else {
        return "it depends on a condition that cannot be decided: give -D or -U".to_owned();
    };
    let named: Vec<String> = conditions
        .iter()
        .take(MAX_NAMED)
        .map(|one| format!("`{one}`"))
        .collect();
    let more = if conditions.len() > MAX_NAMED {
        " and others"
    } else {
        ""
    };
    let which = if conditions.len() > 1 {
        "none of which anything in sight decides"
    } else {
        "which nothing in sight decides"
    };
    format!(
        "it depends on {}{more}, {which}: give {}",
        named.join(", "),
        remedy(first)
    )
}

/// The macros that conditions ask for.
pub(crate) fn macros_of(conditions: &[String]) -> impl Iterator<Item = &str> {
    let words = conditions.iter().flat_map(|condition| words_of(condition));
    words.filter(|word| looks_like_macro(word))
}

/// The options that would decide a condition.
fn remedy(condition: &str) -> String {
    let Some(name) = words_of(condition).find(|word| is_name(word)) else {
        return "-D or -U".to_owned();
    };
    if name == condition {
        return format!("-D {name} or -U {name}");
    }
    let value = condition
        .strip_prefix(name)
        .and_then(|rest| rest.trim_start().strip_prefix("=="));
    let value = value.map(str::trim).filter(|value| words_of(value).eq([*value]));
    format!("-D {name}={}", value.unwrap_or(".."))
}

/// The macros that conditions ask for and that nothing defines: what has one of these names in it is not known.
pub(crate) fn open_macros(unit: &Unit) -> FxHashSet<&str> {
    let end = unit.files.first().map_or(0, |file| file.text.len() as u32);
    let atoms = unit.undecided.iter().flat_map(|undecided| words_of(&undecided.atom));
    let open = atoms.filter(|name| looks_like_macro(name) && unit.macro_at(name.as_bytes(), 0, end).is_none());
    open.collect()
}

/// Why a text is not known that has the name of an open macro in it.
pub(crate) fn of_name(text: &str, open: &FxHashSet<&str>) -> Option<String> {
    if open.is_empty() {
        return None;
    }
    let name = words_of(text).find(|word| open.contains(word))?;
    Some(format!(
        "`{name}` in it is a macro that nothing in sight defines: give -D {name}=.. or -U {name}"
    ))
}

fn is_name(word: &str) -> bool {
    word != "defined" && !word.starts_with("__") && !word.starts_with(|c: char| c.is_ascii_digit())
}
