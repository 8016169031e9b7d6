//! Declarations of which parts are in other files: what is in these is looked at where they are the main file.

use culambda_source::{Span, Unit};

use crate::crossing::Crossing;
use crate::facts::ItemFacts;

/// Leaves out the lambdas of a declaration that are not in the file.
pub(super) fn leave_out_lambdas(facts: &mut ItemFacts, unit: &Unit) {
    let view = &facts.syntax.view;
    let is_elsewhere = |head: usize| {
        let head = facts.syntax.heads.get(head);
        head.is_some_and(|head| view.is_elsewhere(head.open))
    };
    let mut places: Vec<Option<usize>> = Vec::with_capacity(facts.lambdas.len());
    let mut next = 0;
    for lambda in &facts.lambdas {
        let own = !is_elsewhere(lambda.head);
        places.push(own.then_some(next));
        next += usize::from(own);
    }
    if next < places.len() {
        facts.lambdas.retain(|lambda| !is_elsewhere(lambda.head));
        for lambda in &mut facts.lambdas {
            lambda.parent = lambda.parent.and_then(|parent| places.get(parent).copied().flatten());
        }
        facts.not_analysed.retain(|lost| !stands_for_others(unit, lost.span));
    }
}

/// Leaves out the uses across execution spaces that are not in the file.
pub(super) fn leave_out_crossings(all: &mut Vec<Crossing>, unit: &Unit) {
    all.retain(|crossing| crossing.place.file != 0 || !stands_for_others(unit, crossing.place.span));
}

/// Whether a place stands for what is in another file: a directive, or an end of a file that is a part of a declaration.
fn stands_for_others(unit: &Unit, place: Span) -> bool {
    unit.files.first().is_some_and(|main| {
        let at = main.includes.partition_point(|site| site.span.start <= place.start);
        let before = at.checked_sub(1).and_then(|at| main.includes.get(at));
        before.is_some_and(|site| site.span.contains(place.start)) || main.is_enclosed() && place.is_empty()
    })
}
