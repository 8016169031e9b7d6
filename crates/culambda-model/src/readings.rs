//! Which readings of a file there are: conditions that cannot be decided are tried both ways where they matter.

use std::cell::OnceCell;

use culambda_source::{Assumptions, Directive, DirectiveKind, File, Span, Text, Undecided, Unit};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::analyse::Variant;
use crate::class::Access;
use crate::facts::{EnclosingClass, FunctionFacts};

mod apart;
mod branches;
mod declared;
mod hangs;
mod included;
mod left_out;
mod values;

pub(crate) use branches::{chooses_names, has_code};
pub(crate) use declared::{Concerned, OpenDeclaration, open_declarations};
pub(crate) use included::Included;
pub(crate) use left_out::{of_includes_left_out, of_lambda_left_out, of_macros_left_out};
pub(crate) use values::{may_differ, of_open_macros};

/// More undecided conditions than this around lambdas are not tried one by one.
const MAX_VARIANTS: usize = 16;

/// Conditions one in the other.
const MAX_AROUND: usize = 16;

/// Further readings: everything the other way, then all but one of the conditions around lambdas, for each of them.
pub(crate) fn of_main_file(unit: &Unit) -> Vec<Assumptions> {
    let any = unit.undecided.iter().any(|u| u.file == 0) && unit.candidates.iter().any(|c| c.file == 0);
    if !any {
        return Vec::new();
    }
    let concerns = Concerns::of(unit);
    let of_main = unit
        .undecided
        .iter()
        .filter(|u| u.file == 0 && concerns.touches(u.region));
    let all: Vec<(&str, Span)> = of_main.map(|u| (u.atom.as_str(), u.region)).collect();
    let mut seen: FxHashSet<&str> = FxHashSet::default();
    let concerned: Vec<(&str, Span)> = all.iter().copied().filter(|(atom, _)| seen.insert(atom)).collect();
    // What differs only where defaults do not hold is told apart from what is not known.
    let defaults = unit.by_default();
    let (by_default, open): (Vec<_>, Vec<_>) = concerned.into_iter().partition(|(atom, _)| defaults.contains(atom));
    let inside = inside_of_several(&all, &open);
    let others = [open, by_default].into_iter();
    let others = others.flat_map(|conditions| the_other_way(&conditions, &concerns));
    others.chain(inside).collect()
}

/// Readings for conditions inside of others that need several things at once, `#if defined(A) && defined(B)`: those around
/// hold, and all that are open besides go the other way. Where but one is around, it is the one that is left as it is in
/// [`the_other_way`].
fn inside_of_several(all: &[(&str, Span)], open: &[(&str, Span)]) -> Vec<Assumptions> {
    let mut around: Vec<(&str, Span)> = Vec::new();
    let mut known: Vec<Vec<&str>> = Vec::new();
    for &(atom, region) in all {
        around.retain(|(_, outer)| outer.end > region.start);
        let outer = around
            .iter()
            .filter(|(_, outer)| *outer != region)
            .map(|(atom, _)| *atom);
        let mut outer: Vec<&str> = outer.filter(|outer| *outer != atom).collect();
        outer.sort_unstable();
        outer.dedup();
        if outer.len() > 1 && known.len() < MAX_VARIANTS / 2 && !known.contains(&outer) {
            known.push(outer);
        }
        if around.len() < MAX_AROUND {
            around.push((atom, region));
        }
    }
    let others = |outer: &Vec<&str>| {
        let others = open.iter().map(|(atom, _)| *atom).filter(|atom| !outer.contains(atom));
        others.collect::<Vec<&str>>()
    };
    let others = known.iter().map(others).filter(|others| !others.is_empty());
    others.map(|others| Assumptions::all_but(&others)).collect()
}

/// Readings with conditions the other way: all of them, then all but one of those around lambdas, for each, then all but one
/// of those that compare a macro with values.
fn the_other_way(conditions: &[(&str, Span)], concerns: &Concerns) -> Vec<Assumptions> {
    let atoms: Vec<&str> = conditions.iter().map(|(atom, _)| *atom).collect();
    let others = |atom: &str| atoms.iter().copied().filter(|a| *a != atom).collect::<Vec<&str>>();
    let mut out = Vec::new();
    if !atoms.is_empty() {
        out.push(Assumptions::all_but(&atoms));
    }
    if atoms.len() > 1 {
        let around = conditions
            .iter()
            .filter(|(_, region)| any_in(&concerns.candidates, *region));
        out.extend(
            around
                .take(MAX_VARIANTS / 2)
                .map(|(atom, _)| Assumptions::all_but(&others(atom))),
        );
        let values = other_values(&atoms).take(MAX_VARIANTS / 2);
        out.extend(values.map(|others| Assumptions::all_but(&others)));
    }
    out
}

/// The bodies of the functions of a file without lambdas.
struct Bodies<'u> {
    main: &'u File,
    concerns: Concerns,
}

impl<'u> Bodies<'u> {
    /// Those of the main file, if something in it cannot be decided.
    fn of(unit: &'u Unit) -> Option<Bodies<'u>> {
        let undecided = unit.undecided.iter().any(|u| u.file == 0);
        let lambdas = unit.candidates.iter().any(|c| c.file == 0);
        let main = unit.files.first().filter(|_| undecided && !lambdas)?;
        Some(Bodies {
            main,
            concerns: Concerns::of(unit),
        })
    }

    /// Whether a conditional region lies in one of them, with code in it and nothing that changes what other code means.
    fn has(&self, region: Span) -> bool {
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

/// Further readings: the conditions in bodies the other way, and those that decide about other parts of the file as well.
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
    // What is included and declared is another file's text, then: they are read apart from the others.
    let (of_file, of_bodies): (Vec<&str>, Vec<&str>) = atoms.iter().partition(|atom| other_use.contains(*atom));
    let mut out = Vec::new();
    for atoms in [of_bodies, of_file].into_iter().filter(|atoms| !atoms.is_empty()) {
        out.push(Assumptions::all_but(&atoms));
        let values = other_values(&atoms).take(MAX_VARIANTS / 8);
        out.extend(values.map(|others| Assumptions::all_but(&others)));
    }
    out
}

/// For each value that one of several conditions compares a macro with, as in `DIM == 2` and `DIM == 3`: the conditions
/// that do not hold then. They cannot all hold, and where none does the macro has yet another value.
fn other_values<'a>(atoms: &[&'a str]) -> impl Iterator<Item = Vec<&'a str>> {
    let compared = |atom: &&'a str| Some((atom.split_once("==")?.0.trim(), *atom));
    let compared: Vec<(&str, &str)> = atoms.iter().filter_map(compared).collect();
    let mut by_name: FxHashMap<&str, Vec<&str>> = FxHashMap::default();
    for (name, atom) in &compared {
        by_name.entry(name).or_default().push(atom);
    }
    // Only a few are asked for, and there may be thousands.
    compared.into_iter().filter_map(move |(name, atom)| {
        let same = by_name.get(name).filter(|same| same.len() > 1)?;
        Some(same.iter().copied().filter(|one| *one != atom).collect())
    })
}

/// Branches with conditions that are asked about only where those before them do not hold: `#elif !defined(X)`, and what is
/// inside of such a branch.
pub(crate) struct LaterBranches {
    /// Where the groups begin whose first conditions cannot be decided.
    groups: FxHashSet<u32>,
    /// The atoms that the first reading asks about.
    atoms: FxHashSet<String>,
    /// Those that some reading has the other way.
    flipped: FxHashSet<String>,
    /// Readings that may still be added.
    left: usize,
    /// Whether those in bodies of functions count where a file has no lambdas.
    bodies: bool,
}

impl LaterBranches {
    /// Those of the main file, by its first reading and those that follow from it.
    pub(crate) fn of(unit: &Unit, others: &[Assumptions], bodies: bool) -> LaterBranches {
        let of_main = || unit.undecided.iter().filter(|u| u.file == 0);
        LaterBranches {
            groups: of_main().map(|u| u.region.start).collect(),
            atoms: of_main().map(|u| u.atom.clone()).collect(),
            flipped: others
                .iter()
                .flat_map(Assumptions::without)
                .map(str::to_owned)
                .collect(),
            left: MAX_VARIANTS / 2,
            bodies,
        }
    }

    /// Further readings for what a reading asks about first that has to do with lambdas: each alone the other way. Those in
    /// bodies of functions go the other way together.
    pub(crate) fn readings(&mut self, unit: &Unit, assume: &Assumptions) -> Vec<Assumptions> {
        let mut out = Vec::new();
        let concerns = OnceCell::new();
        let touches = |region: Span| concerns.get_or_init(|| Concerns::of(unit)).touches(region);
        for u in unit.undecided.iter().filter(|u| u.file == 0) {
            if self.left > 0 && !self.flipped.contains(&u.atom) && touches(u.region) {
                self.flipped.insert(u.atom.clone());
                self.atoms.insert(u.atom.clone());
                self.left -= 1;
                let mut other = assume.clone();
                other.assume(&u.atom, !assume.value(&u.atom));
                out.push(other);
            }
        }
        out.extend(self.in_bodies(unit, assume));
        out
    }

    fn in_bodies(&mut self, unit: &Unit, assume: &Assumptions) -> Option<Assumptions> {
        let bodies = Bodies::of(unit).filter(|_| self.bodies && self.left > 0)?;
        let mut other = assume.clone();
        let mut any = false;
        for u in unit.undecided.iter().filter(|u| u.file == 0) {
            let later = self.groups.contains(&u.region.start) && !self.atoms.contains(&u.atom);
            if later && bodies.has(u.region) {
                self.atoms.insert(u.atom.clone());
                other.assume(&u.atom, !assume.value(&u.atom));
                any = true;
            }
        }
        self.left -= usize::from(any);
        any.then_some(other)
    }
}

/// What in the main file conditions may have to do with: sorted, so that many conditions are asked about quickly.
struct Concerns {
    candidates: Vec<u32>,
    /// Macros may mean a lambda or an annotation elsewhere.
    defines: Vec<u32>,
    /// Includes that the first reading leaves out may bring other macros.
    left_out: Vec<u32>,
    /// Items that hold candidates.
    items: Vec<Span>,
    text: Text,
    /// Where lines begin that hold more than a directive; found when first asked for.
    code: OnceCell<Vec<u32>>,
}

impl Concerns {
    fn of(unit: &Unit) -> Concerns {
        let mut candidates: Vec<u32> = unit
            .candidates
            .iter()
            .filter(|c| c.file == 0)
            .map(|c| c.span.start)
            .collect();
        candidates.sort_unstable();
        let defines = memchr::memmem::find_iter(&unit.files[0].text, "#define").map(|at| at as u32);
        let items = unit.files[0]
            .items
            .iter()
            .map(|i| i.span)
            .filter(|s| any_in(&candidates, *s))
            .collect();
        let is_left_out = |d: &&Directive| d.kind == DirectiveKind::Include && !d.active;
        let left_out = unit.files[0].directives.iter().filter(is_left_out);
        Concerns {
            defines: defines.collect(),
            left_out: left_out.map(|directive| directive.span.start).collect(),
            items,
            candidates,
            text: unit.files[0].text.clone(),
            code: OnceCell::new(),
        }
    }

    /// Whether a conditional region has to do with lambdas: it holds one, or it lies in an item that does.
    fn touches(&self, region: Span) -> bool {
        let behind = self.items.partition_point(|i| i.start < region.end);
        any_in(&self.defines, region)
            || any_in(&self.left_out, region)
            || any_in(&self.candidates, region)
            || (self.items[..behind].last().is_some_and(|i| region.start < i.end) && !self.is_empty(region))
    }

    /// Whether a region has nothing but directives in it: `#pragma omp` most of the time.
    fn is_empty(&self, region: Span) -> bool {
        !any_in(self.code.get_or_init(|| lines_with_code(&self.text)), region)
    }
}

/// The first bytes of all lines that are neither blank nor a directive of one line.
fn lines_with_code(text: &[u8]) -> Vec<u32> {
    let mut start = 0;
    let mut found = Vec::new();
    for line in text.split(|&b| b == b'\n') {
        let code = line.trim_ascii();
        if !code.is_empty() && (!code.starts_with(b"#") || code.ends_with(b"\\")) {
            found.push((start + line.len() - line.trim_ascii_start().len()) as u32);
        }
        start += line.len() + 1;
    }
    found
}

/// Whether somebody compiles what another reading has: it comes to no more `#error` directives than the first one.
pub(crate) fn is_compiled(unit: &Unit, first: &Unit) -> bool {
    let errors = |unit: &Unit| {
        let all = unit.problems.iter();
        all.filter(|problem| problem.message.starts_with("#error")).count()
    };
    errors(unit) <= errors(first)
}

/// Whether one of the sorted offsets lies in a span.
fn any_in(sorted: &[u32], span: Span) -> bool {
    sorted
        .get(sorted.partition_point(|at| *at < span.start))
        .is_some_and(|at| *at < span.end)
}

/// Further readings of the classes that lambdas are in: where conditions in them decide about the access of the
/// enclosing function, or about its declaration.
pub(crate) fn of_classes(first: &Variant) -> Vec<Assumptions> {
    let unit = &first.unit;
    let functions = first.items.iter().flat_map(|item| &item.functions);
    let (mut atoms, mut missing): (Vec<&str>, bool) = (Vec::new(), false);
    let (mut known, mut asked) = (FxHashSet::default(), FxHashSet::default());
    for function in functions {
        let Some((class, words)) = function
            .class
            .as_ref()
            .and_then(|c| Some((c, wanted_words(function, c)?)))
        else {
            continue;
        };
        // Many functions of one class ask for the same words.
        let place = class.place.map(|p| (p.file, p.span));
        if !asked.insert((place, words.clone())) && !function.undeclared_member {
            continue;
        }
        let found = conditions_in(unit, class, &words);
        missing |= function.undeclared_member && !found.is_empty();
        atoms.extend(found.into_iter().filter(|atom| known.insert(*atom)));
    }
    let defaults = unit.by_default();
    let (by_default, open): (Vec<&str>, Vec<&str>) = atoms.into_iter().partition(|atom| defaults.contains(atom));
    let mut out = Vec::new();
    for atoms in [open, by_default].into_iter().filter(|atoms| !atoms.is_empty()) {
        out.push(Assumptions::all_but(&atoms));
        if atoms.len() > 1 && missing {
            let alone = atoms.iter().take(MAX_VARIANTS / 2);
            out.extend(alone.map(|atom| Assumptions::all_but(&[atom])));
        }
    }
    out
}

/// The words that matter in the conditional parts of a class.
fn wanted_words<'f>(function: &'f FunctionFacts, class: &EnclosingClass) -> Option<Vec<&'f str>> {
    let hidden = class.access.known().is_some_and(|a| *a != Access::Public) || !class.nested.is_empty();
    if function.undeclared_member {
        Some(vec![&function.name])
    } else {
        hidden.then(|| vec!["public", "private", "protected"])
    }
}

/// The atoms of undecided conditions in the definition of a class that have one of the words between them.
fn conditions_in<'u>(unit: &'u Unit, class: &EnclosingClass, words: &[&str]) -> Vec<&'u str> {
    let found = class.place.and_then(|place| {
        let file = unit.files.get(place.file)?;
        Some((place.file, file, file.item_at(place.span.start)?))
    });
    let Some((index, file, item)) = found else {
        return Vec::new();
    };
    let within = |u: &&Undecided| u.file == index && item.span.start <= u.region.start && u.region.end <= item.span.end;
    let matters = |u: &&Undecided| words.iter().any(|word| mentions(file, u.region, word));
    let all = unit.undecided.iter().filter(within).filter(matters);
    all.map(|u| u.atom.as_str()).collect()
}

/// Whether a part of a file has a word in it.
fn mentions(file: &File, region: Span, word: &str) -> bool {
    let text = file.text.get(region.range()).unwrap_or_default();
    !word.is_empty() && memchr::memmem::find(text, word.as_bytes()).is_some()
}
