//! Functions that one branch of a condition declares which nothing decides: the other branches may declare the same.

use super::FunctionSpace;
use super::callee::Named;
use super::function::is_around;
use super::overload::Viable;
use crate::crossing::Crossing;
use crate::facts::Place;
use crate::here::Here;
use crate::instantiate::candidate::Spot;
use culambda_source::{DirectiveKind, File, Span, Undecided, Unit};
use std::rc::Rc;

impl Here<'_> {
    /// What a declaration says of where its function runs, also in one branch of several: whether the other branches say
    /// the same is asked of further readings.
    pub(super) fn space_in_branch(&self, spot: Spot) -> Option<Rc<FunctionSpace>> {
        let found = self.declared_space(spot)?;
        let hidden = found.under_condition.filter(|_| found.annotations.is_none());
        let counts = |place: Place| self.is_in_one_of_branches(place);
        if hidden.is_none() || !self.follows_uses() || !found.place.is_some_and(counts) {
            return Some(found);
        }
        Some(Rc::new(FunctionSpace {
            annotations: hidden,
            ..(*found).clone()
        }))
    }

    /// Whether other branches may declare one of some functions otherwise.
    pub(super) fn is_of_one_branch(&self, viable: &[Viable<'_>], named: &Named) -> bool {
        let hidden = |space: &FunctionSpace| space.annotations.is_some() && space.under_condition.is_some();
        let name = || {
            let spot = viable.first()?.0.spot;
            let syntax = self.syntax_of_signature(spot);
            Some(crate::class::member_key(&syntax, syntax.node_at(spot.name_at.byte())))
        };
        viable.iter().any(|(_, space)| hidden(space))
            && !name().is_some_and(|name| self.is_of_host_anyway(&named.all, &name))
    }

    /// Whether all conditions around a place that do not hold where the walk is have another branch.
    fn is_in_one_of_branches(&self, place: Place) -> bool {
        let view = &self.syntax.view;
        let mut all = open_around(self.unit, place, (view.file, view.span.start));
        let file = self.unit.files.get(place.file);
        file.is_some_and(|file| all.all(|u| has_other_branch(file, u.region)))
    }
}

/// The conditions around a place that nothing decides, and that are not around another one.
fn open_around(unit: &Unit, place: Place, from: (usize, u32)) -> impl Iterator<Item = &Undecided> {
    let around = unit.undecided.iter();
    let around = around.filter(move |u| u.file == place.file && u.region.contains(place.span.start));
    around.filter(move |u| !is_around(unit, u, from))
}

/// What the conditions ask that decide about the branches in which a use finds what is declared.
pub(crate) fn deciding<'u>(unit: &'u Unit, crossing: &Crossing) -> Vec<&'u str> {
    let declared = [crossing.declared.at, crossing.declared.also];
    let from = (crossing.place.file, crossing.place.span.start);
    let all = declared
        .into_iter()
        .flatten()
        .flat_map(|place| open_around(unit, place, from));
    all.map(|u| u.atom.as_str()).collect()
}

/// Whether a conditional part of a file has more than one branch.
fn has_other_branch(file: &File, region: Span) -> bool {
    let first = file.directives.partition_point(|d| d.span.start < region.start);
    let inside = file.directives[first..].iter();
    let mut depth = 0_u32;
    for directive in inside.take_while(|d| d.span.start < region.end) {
        match directive.kind {
            DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => depth += 1,
            DirectiveKind::Endif => depth = depth.saturating_sub(1),
            DirectiveKind::Else | DirectiveKind::Elif | DirectiveKind::Elifdef | DirectiveKind::Elifndef
                if depth == 1 =>
            {
                return true;
            }
            _ => {}
        }
    }
    false
}
