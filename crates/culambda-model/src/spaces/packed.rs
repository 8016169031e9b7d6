//! Values in packs of parameters: `f...` hands each of them on, and what is done with `f` in a fold is done with each.

use crate::declarator::is_pack_parameter;
use crate::instantiate::signature::Signature;
use culambda_source::ident;
use culambda_syntax::{Field, Kind, Node, Syntax};

/// Which one of the values in a pack something is.
#[derive(Clone, Copy)]
pub(super) struct Element {
    index: usize,
    size: usize,
}

impl Element {
    /// That of an argument of a call, if it goes into the pack that ends the parameters.
    pub(super) fn of_argument(parameters: &[Node<'_>], index: usize, count: usize) -> Option<Element> {
        let (last, before) = parameters.split_last()?;
        let alone = is_pack_parameter(*last) && !before.iter().any(|p| is_pack_parameter(*p));
        let fits = alone && before.len() <= index && index < count;
        fits.then(|| Element {
            index: index - before.len(),
            size: count - before.len(),
        })
    }
}

/// Where a value is among the arguments of a call, and how many these are.
pub(super) fn place_of(list: Node<'_>, value: Node<'_>, pack: Option<Element>) -> (Option<usize>, usize) {
    let place = list.children().position(|argument| argument == value);
    let count = list.children().count();
    match pack.filter(|_| value.kind() == Kind::ParameterPackExpansion) {
        Some(_) if expansions(list) > 1 => (None, count),
        Some(element) => (place.map(|place| place + element.index), count - 1 + element.size),
        None => (place, count),
    }
}

/// Whether a call has its arguments from the pack that a value is in: it may be of the function around then, with fewer.
pub(super) fn is_handed_on(call: Option<Node<'_>>, pack: Option<Element>) -> bool {
    let list = call.and_then(|call| call.field(Field::Arguments));
    pack.is_some() && list.is_some_and(|list| expansions(list) > 0)
}

/// How many arguments are expansions of packs.
fn expansions(list: Node<'_>) -> usize {
    let expands = |argument: &Node<'_>| argument.kind() == Kind::ParameterPackExpansion;
    list.children().filter(expands).count()
}

/// Whether a cast gives the object that it gets: `static_cast<F &&>(f)`.
pub(super) fn is_reference_cast(callee: Node<'_>, syntax: &Syntax) -> bool {
    let text = syntax.text_of(callee);
    let to = text.strip_prefix("static_cast").map(str::trim_end);
    to.and_then(|to| to.strip_suffix('>'))
        .is_some_and(|to| to.trim_end().ends_with('&'))
}

/// Whether a condition of the number of values in the pack of a function holds: `sizeof...(rest) > 0`.
pub(super) fn holds_of_number(condition: Node<'_>, syntax: &Syntax, pack: Option<Element>) -> Option<bool> {
    let size = pack?.size;
    let mut around = condition.ancestors();
    let function = around.find(|n| n.kind() == Kind::FunctionDefinition)?;
    let own = function.parent().and_then(|p| p.field(Field::Parameters));
    let declared = [own, function.field(Field::Declarator)];
    let text: String = syntax.text_of(condition).split_whitespace().collect();
    let inner = text.trim_start_matches('(');
    let opened = text.len() - inner.len();
    let inner = inner.strip_suffix(&")".repeat(opened)).filter(|_| opened <= 1)?;
    let (counted, rest) = inner.strip_prefix("sizeof...(")?.split_once(')')?;
    let names = |n: Node<'_>| ident::words_of(syntax.text_of(n)).any(|word| word == counted);
    if !declared.into_iter().flatten().any(names) {
        return None;
    }
    let number = |text: &str| text.parse::<usize>().ok();
    Some(match rest {
        "" => size != 0,
        _ if rest.starts_with(">=") => size >= number(&rest[2..])?,
        _ if rest.starts_with("==") => size == number(&rest[2..])?,
        _ if rest.starts_with("!=") => size != number(&rest[2..])?,
        _ if rest.starts_with('>') => size > number(&rest[1..])?,
        _ => return None,
    })
}

/// Whether the function has no other pack than the one that ends its parameters: what counts values counts those.
pub(super) fn has_one_pack(signature: &Signature<'_>) -> bool {
    let all = signature.template_parameters();
    all.iter().filter(|p| p.kind().is_pack()).count() == 1
}
