//! Uses across execution spaces that hang on what conditions choose which nothing decides: an alias, a base, a specialisation,
//! what a function returns. They are told only if the code has them whichever way these conditions go.

use std::collections::{BTreeMap, BTreeSet};

use super::source::Source;
use super::{Variant, confirmed};
use crate::crossing::{Body, Crossing, CrossingKind, Emission};
use crate::doubt::Without;
use crate::facts::{ItemFacts, Place};
use crate::here::source_span;
use crate::readings;
use culambda_source::{Assumptions, File, Span, Unit, declarations};
use rustc_hash::FxHashMap;

/// Readings of a file that are tried.
const MAX_READINGS: usize = 12;
/// Conditions that go the other way alone.
const MAX_ALONE: usize = 4;
/// Times that a reading is read once more with what it alone asks about.
const MAX_LATER: usize = 2;

/// The conditions that do not hold in a reading.
type False = BTreeSet<String>;

/// Leaves out of all readings what is not found once the conditions go the other way that are not around it.
pub(super) fn leave_out(variants: &mut [Variant], source: &Source<'_>) {
    if source.options.target.jit.is_some() || variants.iter().all(|v| v.across.crossings.is_empty()) {
        return;
    }
    let all = variants
        .iter_mut()
        .map(|v| std::mem::take(&mut v.across.crossings))
        .collect();
    let kept = settled(variants, all, source);
    for (variant, found) in variants.iter_mut().zip(kept) {
        variant.across.crossings = found;
    }
}

fn settled(variants: &[Variant], mut all: Vec<Vec<Crossing>>, source: &Source<'_>) -> Vec<Vec<Crossing>> {
    let Some(first) = variants.first() else { return all };
    let mut readings = Readings {
        source,
        first: &first.unit,
        known: FxHashMap::default(),
    };
    for (variant, found) in variants.iter().zip(&mut all) {
        // What a reading with values of its own says is told of nothing else.
        let Without::Conditions(open) = &variant.without else {
            continue;
        };
        let base: False = open.iter().cloned().collect();
        let conditions = Condition::all(&variant.unit);
        let mut groups: BTreeMap<Vec<&str>, Vec<Crossing>> = BTreeMap::new();
        for crossing in found.drain(..) {
            let around = around(&variant.unit, &crossing);
            let mut free: Vec<&str> = conditions.iter().map(|c| c.atom).collect();
            free.retain(|atom| !around.contains(atom));
            groups.entry(free).or_default().push(crossing);
        }
        for (free, mut group) in groups {
            // What a flag of nvcc decides is at most a note: it is not worth readings of its own.
            let counts = group
                .iter()
                .any(|c| !matches!(c.kind, CrossingKind::HostCall { constexpr: true }));
            if counts && !free.is_empty() {
                let conditions: Vec<&Condition<'_>> = conditions.iter().filter(|c| free.contains(&c.atom)).collect();
                readings.settle(&variant.unit, &base, &conditions, &mut group);
            }
            found.append(&mut group);
        }
        found.sort_by_key(|c| (c.place.file, c.place.span.start, c.emission.is_open()));
    }
    all
}

/// What a condition asks that nothing decides.
struct Condition<'u> {
    atom: &'u str,
    /// Whether it decides about code.
    code: bool,
    /// Whether several branches may declare one name.
    chooses: bool,
    /// Whether it decides about macros and includes.
    defines: bool,
}

impl<'u> Condition<'u> {
    /// Those that decide about code: what hangs on macros and includes alone is asked of a reading without them.
    fn all(unit: &'u Unit) -> Vec<Condition<'u>> {
        let mut out: Vec<Condition<'_>> = Vec::new();
        for undecided in &unit.undecided {
            let Some(file) = unit.files.get(undecided.file) else {
                continue;
            };
            let region = undecided.region;
            let defines = file.defined_in(region).next().is_some()
                || file.includes.iter().any(|site| region.contains(site.span.start));
            let code = readings::has_code(file, region);
            let chooses = code && readings::chooses_names(file, region);
            match out.iter_mut().find(|known| known.atom == undecided.atom) {
                Some(known) => {
                    known.defines |= defines;
                    known.code |= code;
                    known.chooses |= chooses;
                }
                None => out.push(Condition {
                    atom: &undecided.atom,
                    code,
                    chooses,
                    defines,
                }),
            }
        }
        out.retain(|condition| condition.code);
        out
    }
}

/// What the conditions around a use ask, and around the function and the code that asks for its instance.
fn around<'u>(unit: &'u Unit, crossing: &Crossing) -> Vec<&'u str> {
    let body = crossing.remedy.within.map(|body| (body.file, body.at));
    let of = |place: Place| (place.file, place.span.start);
    let places = [Some(of(crossing.place)), body, crossing.inside.asked.map(of)];
    let is_around = |file: usize, region: Span| {
        let mut places = places.into_iter().flatten();
        places.any(|(own, at)| own == file && region.contains(at))
    };
    let all = unit.undecided.iter().filter(|u| is_around(u.file, u.region));
    all.map(|u| u.atom.as_str()).collect()
}

/// Readings with conditions the other way.
struct Readings<'s> {
    source: &'s Source<'s>,
    first: &'s Unit,
    known: FxHashMap<False, Option<Variant>>,
}

impl Readings<'_> {
    /// Leaves out what is not found with all of some conditions the other way, nor with a few of them.
    fn settle(&mut self, unit: &Unit, base: &False, conditions: &[&Condition<'_>], found: &mut Vec<Crossing>) {
        let atoms = |counts: &dyn Fn(&Condition<'_>) -> bool| -> Vec<String> {
            let counting = conditions.iter().filter(|c| counts(c));
            counting.map(|c| c.atom.to_owned()).collect()
        };
        let says_nothing = self.leave_out(unit, base, atoms(&|_| true), found);
        let of_code = atoms(&|c| !c.defines);
        // With other macros the code may be for the host alone.
        if says_nothing && !of_code.is_empty() && of_code.len() < conditions.len() {
            self.leave_out(unit, base, of_code, found);
        }
        if conditions.len() > 1 {
            let alone = conditions.iter().filter(|c| c.chooses).take(MAX_ALONE);
            for condition in alone {
                self.leave_out(unit, base, vec![condition.atom.to_owned()], found);
            }
        }
    }

    /// Leaves out what is not found with some conditions the other way, and with those that are asked about only then. Whether
    /// that says nothing of one of the others.
    fn leave_out(&mut self, unit: &Unit, base: &False, mut other: Vec<String>, found: &mut Vec<Crossing>) -> bool {
        let mut says_nothing = false;
        for _ in 0..=MAX_LATER {
            if found.is_empty() {
                return says_nothing;
            }
            let assumed = the_other_way(base, &other);
            let Some(there) = self.read(assumed) else { return true };
            found.retain_mut(|c| {
                let is_of_host = is_left_out(c, unit, there);
                says_nothing |= is_of_host;
                is_of_host || is_found(c, there)
            });
            let known = |atom: &str| unit.undecided.iter().any(|u| u.atom == atom);
            let later = Condition::all(&there.unit).into_iter().map(|c| c.atom);
            let later: Vec<String> = later
                .filter(|atom| !known(atom) && !other.iter().any(|o| o == atom))
                .map(str::to_owned)
                .collect();
            if later.is_empty() {
                return says_nothing;
            }
            other.extend(later);
        }
        says_nothing
    }

    /// A reading, if somebody compiles it and there are not too many.
    fn read(&mut self, assumed: False) -> Option<&Variant> {
        if !self.known.contains_key(&assumed) {
            if self.known.len() >= MAX_READINGS {
                return None;
            }
            let atoms: Vec<&str> = assumed.iter().map(String::as_str).collect();
            let assume = Assumptions::all_but(&atoms);
            let unit = self.source.read(&assume);
            let variant =
                readings::is_compiled(&unit, self.first).then(|| self.source.with_what_is_unused(unit, &assume));
            self.known.insert(assumed.clone(), variant);
        }
        self.known.get(&assumed)?.as_ref()
    }
}

/// The conditions that do not hold once some go the other way.
fn the_other_way(base: &False, other: &[String]) -> False {
    let mut out = base.clone();
    for atom in other {
        if !out.remove(atom) {
            out.insert(atom.clone());
        }
    }
    out
}

/// Whether another reading says nothing about a use: the code is left out there, or is no code for the device.
fn is_left_out(crossing: &Crossing, unit: &Unit, there: &Variant) -> bool {
    let other = &there.unit;
    let of = |place: Place| Body::from(place);
    let is_left_out = |at: Body| {
        !confirmed::is_same_file(at.file, unit, other)
            || other.files.get(at.file).is_none_or(|file| file.is_inactive(at.at))
    };
    let (place, body) = (crossing.place, crossing.remedy.within);
    let mut places = [Some(of(place)), body, crossing.inside.asked.map(of)]
        .into_iter()
        .flatten();
    let in_lambda = crossing.inside.head.is_some() && place.file == 0;
    places.any(is_left_out)
        || body.is_some_and(|body| confirmed::is_another(body, unit, other))
        || in_lambda && !is_in_lambda(&there.items, place.span.start)
        || is_declared_in_one_way(crossing, unit, other)
}

/// Whether what is used is declared in one of two readings alone: nobody compiles the use in the other one.
fn is_declared_in_one_way(crossing: &Crossing, unit: &Unit, other: &Unit) -> bool {
    let mut declared = [crossing.declared.at, crossing.declared.also]
        .into_iter()
        .flatten()
        .peekable();
    let is_left_out = |place: Place| {
        let (own, at) = (unit.files.get(place.file), place.span.start);
        let there = own.and_then(|own| other.files.iter().find(|file| file.name == own.name));
        // An include may declare a member.
        let by_include = |file: &File| file.directives.iter().any(|d| !d.active && d.span.contains(at));
        own.is_some() && there.is_none_or(|file| file.is_inactive(at) || by_include(file))
    };
    declared.peek().is_some() && declared.all(is_left_out) && !is_declared(&crossing.name, other)
}

/// Whether a reading may declare something of a name.
fn is_declared(name: &str, unit: &Unit) -> bool {
    let name = name.rsplit("::").next().unwrap_or(name).as_bytes();
    let mut files = unit.files.iter();
    files.any(|file| declarations(&file.text, name).any(|at| u32::try_from(at).is_ok_and(|at| !file.is_inactive(at))))
}

/// Whether another reading has a use, too; what is open there is open.
fn is_found(crossing: &mut Crossing, there: &Variant) -> bool {
    let same = |c: &&Crossing| c.place == crossing.place && c.kind == crossing.kind && c.name == crossing.name;
    let mut same = there.across.crossings.iter().filter(same).peekable();
    if same.peek().is_none() {
        return false;
    }
    if same.all(|c| c.emission == Emission::Open) {
        crossing.emission = Emission::Open;
    }
    true
}

/// Whether a place of the main file is in an annotated lambda.
fn is_in_lambda(items: &[ItemFacts], at: u32) -> bool {
    let lambdas = |item: &ItemFacts| {
        let mut all = item.lambdas.iter().map(|l| source_span(&item.syntax.view, l.text));
        all.any(|span| span.contains(at))
    };
    items.iter().any(lambdas)
}

#[cfg(test)]
mod tests {
    use crate::analyse::confirmed::tests::told;

    const CLASSES: &str = "struct A { int f(); };\nstruct B { __device__ int f(); };\nstruct C { int f(); long l; };\n";

    /// What is told of a use of what conditions choose.
    fn of(chosen: &str) -> Vec<String> {
        let mut names = told(&format!(
            "{CLASSES}{chosen}\n__device__ int g(U u) {{ return u.f(); }}\n"
        ));
        names.dedup();
        names
    }

    #[test]
    fn what_an_alias_of_one_branch_has_alone() {
        let between = |one: &str, other: &str| {
            of(&format!(
                "#ifdef X\nusing U = {one};\n#else\nusing U = {other};\n#endif"
            ))
        };
        assert_eq!(between("A", "C"), ["f"]);
        assert_eq!(between("A", "A"), ["f"]);
        assert!(between("A", "B").is_empty());
        assert!(between("B", "A").is_empty());
    }

    #[test]
    fn branches_that_are_asked_about_later() {
        let of = |third: &str| {
            of(&format!(
                "#if X\ntypedef A U;\n#elif Y\ntypedef C U;\n#else\ntypedef {third} U;\n#endif"
            ))
        };
        assert_eq!(of("A"), ["f"]);
        assert!(of("B").is_empty());
    }

    #[test]
    fn what_two_conditions_choose_together() {
        let of = |fourth: &str| {
            let first =
                format!("#ifdef X\nusing V = A;\nusing W = C;\n#else\nusing V = C;\nusing W = {fourth};\n#endif\n");
            of(&format!("{first}#ifdef Y\nusing U = V;\n#else\nusing U = W;\n#endif"))
        };
        assert_eq!(of("A"), ["f"]);
        assert!(of("B").is_empty());
    }

    #[test]
    fn conditions_around_a_use_hold() {
        let with = |condition: &str| {
            let chosen = "#ifdef X\nusing U = A;\n#else\nusing U = B;\n#endif\n";
            told(&format!(
                "{CLASSES}{chosen}{condition}\n__device__ int g(U u) {{ return u.f(); }}\n#endif\n"
            ))
        };
        assert_eq!(with("#ifdef X"), ["f"]);
        assert!(with("#ifdef Y").is_empty());
    }

    #[test]
    fn code_that_is_for_the_device_with_one_definition_alone() {
        let text = "int f();\n#ifdef X\n#define D __device__\nint a;\n#else\n#define D\nint b;\n#endif\nD int g() { return f(); }\n";
        assert_eq!(told(text), ["f"]);
    }
}
