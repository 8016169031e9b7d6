//! Readings where all functions are looked at: conditions in the bodies of functions, for files without lambdas.

use culambda_source::{Assumptions, DirectiveKind, File, Span, Unit};
use rustc_hash::FxHashSet;

use super::{Concerns, MAX_VARIANTS, other_values};

/// The bodies of the functions of a file without lambdas.
pub(super) struct Bodies<'u> {
    main: &'u File,
    concerns: Concerns,
}

impl<'u> Bodies<'u> {
    /// Those of the main file, if something in it cannot be decided.
    pub(super) fn of(unit: &'u Unit) -> Option<Bodies<'u>> {
        let undecided = unit.undecided.iter().any(|u| u.file == 0);
        let lambdas = unit.candidates.iter().any(|c| c.file == 0);
        let main = unit.files.first().filter(|_| undecided && !lambdas)?;
        Some(Bodies {
            main,
            concerns: Concerns::of(unit),
        })
    }

    /// Whether a conditional region lies in one of them, with code in it and nothing that changes what other code means.
    pub(super) fn has(&self, region: Span) -> bool {
        self.is_inside(region) && !self.concerns.is_empty(region)
    }

    fn is_inside(&self, region: Span) -> bool {
        let behind = self.main.items.partition_point(|item| item.span.start < region.start);
        let item = behind.checked_sub(1).and_then(|at| self.main.items.get(at));
        item.is_some_and(|item| region.end < item.span.end) && self.is_plain(region)
    }

    /// What is included or defined elsewhere means something else where the condition goes the other way.
    fn is_plain(&self, region: Span) -> bool {
        let others = self.main.directives.iter().filter(|d| region.contains(d.span.start));
        !others.into_iter().any(|d| {
            matches!(
                d.kind,
                DirectiveKind::Define | DirectiveKind::Undef | DirectiveKind::Include
            )
        })
    }
}

/// Further readings: the conditions in bodies the other way.
pub(crate) fn of_bodies(unit: &Unit) -> Vec<Assumptions> {
    let Some(bodies) = Bodies::of(unit) else {
        return Vec::new();
    };
    let mut other_use: FxHashSet<&str> = FxHashSet::default();
    let mut atoms: Vec<&str> = Vec::new();
    for u in unit.undecided.iter().filter(|u| u.file == 0) {
        if bodies.is_inside(u.region) {
            let new = !atoms.contains(&u.atom.as_str()) && atoms.len() < MAX_VARIANTS;
            if new && bodies.has(u.region) {
                atoms.push(&u.atom);
            }
        } else {
            other_use.insert(&u.atom);
        }
    }
    atoms.retain(|atom| !other_use.contains(atom));
    if atoms.is_empty() {
        return Vec::new();
    }
    let mut out = vec![Assumptions::all_but(&atoms)];
    let values = other_values(&atoms).take(MAX_VARIANTS / 8);
    out.extend(values.map(|others| Assumptions::all_but(&others)));
    out
}
