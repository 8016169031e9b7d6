//! What would have to be declared for both sides so that a call of a host function is allowed: the function, and all that
//! it calls, down to functions that run there anyway. Their bodies are read again as if they were declared so.

use super::{Source, Variant, crossings};
use crate::crossing::{Body, Crossing, CrossingKind, ForBoth, VariableUse};
use crate::here::{Question, Wanted};
use crate::index::Index;
use crate::instantiate::signature::Signature;
use culambda_source::{Pass, Span, TokenOrigin, Unit};
use culambda_syntax::Kind;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::rc::Rc;

/// Functions that are looked at in one file.
const MOST: usize = 16;
/// How deep they call each other.
const ROUNDS: usize = 8;

/// Notes for each call of a host function what would have to be declared for both sides, and for each variable of the host
/// that is read where in the lambda that is.
pub(super) fn add(variant: &mut Variant, source: &Source<'_>) {
    gather_copies(&mut variant.across.crossings);
    let mut known: FxHashMap<Body, Vec<ForBoth>> = FxHashMap::default();
    for crossing in &variant.across.crossings {
        let callee = crossing
            .declared
            .at
            .filter(|d| d.file == 0 && is_host_call(crossing))
            .map(Body::from);
        if let Some(callee) = callee.filter(|c| known.len() < MOST && !known.contains_key(c)) {
            let found = for_both(&variant.unit, source, callee).unwrap_or_default();
            known.insert(callee, found);
        }
    }
    for crossing in &mut variant.across.crossings {
        let callee = crossing.declared.at.filter(|_| is_host_call(crossing)).map(Body::from);
        if let Some(found) = callee.and_then(|c| known.get(&c)) {
            crossing.remedy.for_both.clone_from(found);
        }
    }
}

fn is_host_call(crossing: &Crossing) -> bool {
    matches!(
        crossing.kind,
        CrossingKind::HostCall { .. } | CrossingKind::Functor { .. } | CrossingKind::GenericCall { .. }
    )
}

/// The reads of one variable in one lambda, at each of them; none if it is used in another way, too.
fn gather_copies(all: &mut [Crossing]) {
    let key = |c: &Crossing| Some((c.inside.item?, c.inside.head?, c.declared.at?));
    let mut reads: FxHashMap<_, (Vec<crate::facts::Place>, bool)> = FxHashMap::default();
    for crossing in all.iter() {
        let CrossingKind::HostVariable(how) = crossing.kind else {
            continue;
        };
        if let Some(key) = key(crossing) {
            let (places, plain) = reads.entry(key).or_insert((Vec::new(), true));
            places.extend(crossing.own.or(Some(crossing.place)));
            *plain &= how == VariableUse::Read && !crossing.remedy.copies.is_empty();
        }
    }
    for crossing in all.iter_mut() {
        let found = key(crossing)
            .and_then(|key| reads.get(&key))
            .filter(|(_, plain)| *plain);
        crossing.remedy.copies = found.map(|(places, _)| places.clone()).unwrap_or_default();
    }
}

/// The declarations that need annotations so that a function whose definition has a name at a place runs on both sides;
/// none if that is not enough, or if the main file does not have them all in plain words.
fn for_both(unit: &Unit, source: &Source<'_>, start: Body) -> Option<Vec<ForBoth>> {
    let options = source.options;
    let mut target = options.target;
    target.pass = Pass::Host;
    let question = Question {
        everywhere: true,
        rejected: false,
        host: true,
        device: true,
        jit: None,
    };
    let mut definitions = vec![start];
    let mut assumed: BTreeSet<Body> = BTreeSet::from([start]);
    for _ in 0..ROUNDS {
        let index = Index::of_reading(unit, Rc::clone(&source.parsed));
        index.kept.assume(assumed.iter().copied());
        let items: BTreeSet<usize> = definitions.iter().map(|d| item_at(unit, d.at)).collect::<Option<_>>()?;
        let wanted = Wanted::Spaces(question);
        let found = crossings::of_items(unit, &index, target, wanted, items.into_iter());
        if index.kept.is_in_doubt() || index.budget.is_spent() {
            return None;
        }
        let mut next = assumed.clone();
        let own = |body: Option<Body>| body.is_some_and(|body| assumed.contains(&body));
        for crossing in found.crossings.iter().filter(|c| own(c.remedy.within)) {
            match crossing.kind {
                CrossingKind::Redeclared(_) | CrossingKind::Ignored { .. } | CrossingKind::Overriding { .. } => {}
                _ if is_host_call(crossing) => {
                    let callee = Body::from(crossing.declared.at.filter(|d| d.file == 0)?);
                    if next.insert(callee) {
                        definitions.push(callee);
                    }
                }
                _ => return None,
            }
        }
        // Its other declarations are noted as those who use the definition.
        let declared = found.uses.iter().filter(|u| u.caller.is_empty() && own(Some(u.to)));
        next.extend(declared.filter_map(|u| u.from));
        if next.len() > MOST {
            return None;
        }
        if next == assumed {
            let mut order = definitions.clone();
            order.extend(assumed.iter().filter(|a| !definitions.contains(a)));
            return order
                .iter()
                .map(|body| declaration(unit, &index, *body, definitions.contains(body)))
                .collect();
        }
        assumed = next;
    }
    None
}

/// The item of the main file at an offset.
fn item_at(unit: &Unit, at: u32) -> Option<usize> {
    let items = &unit.files.first()?.items;
    items.iter().position(|item| item.span.contains(at))
}

/// Where a declaration takes annotations. A definition must have a body; no macro may make the beginning.
fn declaration(unit: &Unit, index: &Index<'_>, body: Body, defines: bool) -> Option<ForBoth> {
    let syntax = index.syntax_of(0, item_at(unit, body.at).filter(|_| body.file == 0)?);
    let tokens = &syntax.view.tokens;
    let plain = |origin| matches!(origin, TokenOrigin::Source);
    let name = tokens.iter().find(|t| t.source.start == body.at && plain(t.origin()))?;
    let signature = Signature::at(&syntax, name.at)?;
    // That of a lambda is not a declaration.
    let declared = crate::declarator::name_node(signature.function).map(crate::declarator::last_name)?;
    if declared.start() != name.at {
        return None;
    }
    let list = crate::declarator::parameters(signature.function)?;
    let own = crate::space::annotations(&syntax, signature.declaration.start(), list.start());
    if own.device || own.global || defines && !signature.is_definition() {
        return None;
    }
    // Standard attributes come first.
    let first = signature
        .declaration
        .children()
        .find(|n| n.kind() != Kind::AttributeDeclaration)?;
    let first = syntax.view.tokens.get(syntax.view.token_at(first.start())?)?;
    plain(first.origin()).then(|| ForBoth {
        name: crate::class::fold(syntax.text_of(declared)),
        at: Span::at(first.source.start),
        host: own.host,
    })
}
