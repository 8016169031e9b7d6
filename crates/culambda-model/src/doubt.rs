//! Facts that lambdas which could not be read cast doubt on.

use crate::fact::Fact;
use crate::facts::{ItemFacts, Role, Space};
use crate::here::source_span;
use culambda_source::Span;
use culambda_source::ident::looks_like_macro;
use culambda_syntax::Syntax;
use culambda_syntax::head::word;

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
