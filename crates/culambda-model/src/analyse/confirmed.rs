//! Uses across execution spaces that hang on macros and includes which nothing decides: `#ifdef VERBOSE`,
//! `#define LOG(x) print(x)`.
//!
//! Lambdas are read with all definitions of the macros that they see. Other code is read once more where something was found
//! in it, with none of the conditions around definitions and includes, and what is not found then is not told.

use culambda_source::ident::words;
use culambda_source::{Assumptions, Span, Unit};
use rustc_hash::FxHashSet;

use crate::crossing::{Body, Crossing};
use crate::readings;

/// Bytes of the head of a function that are looked at.
const MAX_HEAD: usize = 1 << 10;

/// A reading, and what was found in it.
pub(super) type Found<'v> = (&'v Unit, &'v mut Vec<Crossing>);

/// Leaves out of all readings what another one has not: `read` reads the unit, `find` tells what is in it, but for some items.
/// `unconcerned` are those in which nothing was found, if that is all that is asked of them.
pub(super) fn leave_out(
    variants: &mut [Found<'_>],
    unconcerned: Option<&[Span]>,
    read: impl Fn(&Assumptions) -> Unit,
    find: impl Fn(Unit, &Assumptions, &[Span]) -> (Unit, Vec<Crossing>),
) {
    if variants.iter().all(|(_, found)| found.is_empty()) {
        return;
    }
    let Some((assume, names)) = variants.first().and_then(|(first, _)| other_reading(first)) else {
        return;
    };
    let unit = read(&assume);
    let differ: Vec<bool> = variants.iter().map(|(own, _)| may_differ(own, &unit, &names)).collect();
    if differ.first() != Some(&true) {
        return;
    }
    let (other, there) = find(unit, &assume, unconcerned.unwrap_or_default());
    let (other, there) = if unconcerned.is_some() && !confirms_all(variants, &differ, (&other, &there)) {
        // What was found may come from the others.
        find(other, &assume, &[])
    } else {
        (other, there)
    };
    leave_out_unconfirmed(variants, &differ, (&other, &there));
}

/// Whether the other reading has everything that was found.
fn confirms_all(variants: &[Found<'_>], differ: &[bool], there: (&Unit, &[Crossing])) -> bool {
    let differing = variants.iter().zip(differ).filter(|(_, differs)| **differs);
    let mut found = differing.flat_map(|((unit, found), _)| found.iter().map(move |c| (unit, c)));
    found.all(|(unit, c)| is_confirmed(&mut c.clone(), unit, there))
}

/// Leaves out of the readings what the other one has not, or what the first has not, if they are the other one.
fn leave_out_unconfirmed(variants: &mut [Found<'_>], differ: &[bool], there: (&Unit, &[Crossing])) {
    // A reading that is the other one has it in common with the first what is told.
    let first = variants.first().filter(|_| differ.contains(&false));
    let first = first.map(|(unit, found)| (*unit, (*found).clone()));
    for ((unit, found), differs) in variants.iter_mut().zip(differ) {
        let beside = match &first {
            Some((first, own)) if !differs => (*first, own.as_slice()),
            _ => there,
        };
        found.retain_mut(|c| is_confirmed(c, unit, beside));
    }
}

/// Whether a reading for the device leaves conditions open that the one for the host decides: what both leave open is asked
/// of both together.
pub(super) fn leaves_more_open(device: &Unit, host: &Unit) -> bool {
    let known: FxHashSet<_> = open_places(host).collect();
    open_places(device).any(|place| !known.contains(&place))
}

/// The files and regions of the conditions that a reading leaves open.
fn open_places(unit: &Unit) -> impl Iterator<Item = (Option<&str>, Span)> {
    let name = |file: usize| unit.files.get(file).map(|file| file.name.as_str());
    unit.undecided.iter().map(move |u| (name(u.file), u.region))
}

/// A reading without the conditions around definitions of macros and includes, and the names of these macros.
fn other_reading(unit: &Unit) -> Option<(Assumptions, FxHashSet<Vec<u8>>)> {
    let mut atoms: Vec<&str> = Vec::new();
    let mut names: FxHashSet<Vec<u8>> = FxHashSet::default();
    for undecided in &unit.undecided {
        let Some(file) = unit.files.get(undecided.file) else {
            continue;
        };
        let defined: Vec<&[u8]> = file.defined_in(undecided.region).collect();
        let includes = || {
            file.includes
                .iter()
                .any(|site| undecided.region.contains(site.span.start))
        };
        if !defined.is_empty() || includes() {
            atoms.push(&undecided.atom);
        }
        names.extend(defined.into_iter().map(<[u8]>::to_vec));
    }
    (!atoms.is_empty()).then(|| (Assumptions::all_but(&atoms), names))
}

/// Whether somebody compiles what the other reading has, and it has other definitions.
fn may_differ(first: &Unit, other: &Unit, names: &FxHashSet<Vec<u8>>) -> bool {
    let files = |unit: &Unit| unit.files.iter().map(|file| file.name.clone()).collect::<Vec<_>>();
    let macros = || names.iter().any(|name| differs(first, other, name, 0, u32::MAX));
    readings::is_compiled(other, first) && (macros() || files(first) != files(other))
}

/// Whether a macro has another definition in front of a place.
fn differs(first: &Unit, other: &Unit, name: &[u8], file: usize, at: u32) -> bool {
    let body = |unit: &Unit| unit.macro_at(name, file, at).map(|def| def.replacement().into_owned());
    body(first) != body(other)
}

/// Whether the other reading has a use, too, or says nothing about it: it leaves the place out, perhaps, or the function
/// around is another one there. What is open there is open.
fn is_confirmed(crossing: &mut Crossing, unit: &Unit, (other, found): (&Unit, &[Crossing])) -> bool {
    let body = crossing.remedy.within;
    if body.is_none() && !is_declared_otherwise(crossing, unit, other) {
        return true;
    }
    let place = crossing.place;
    let undecided = |at: u32| {
        let mut all = other.undecided.iter();
        all.any(|u| u.file == place.file && u.region.contains(at))
    };
    let inactive = |at: u32| other.files.get(place.file).is_none_or(|file| file.is_inactive(at));
    let is_left_out = |at: u32| inactive(at) || undecided(at);
    if !is_same_file(place.file, unit, other)
        || is_left_out(place.span.start)
        || body.is_some_and(|body| is_another(body, unit, other))
    {
        return true;
    }
    let mut same = found
        .iter()
        .filter(|c| c.place == place && c.kind == crossing.kind && c.name == crossing.name);
    let Some(first) = same.next() else { return false };
    if first.emission.is_open() && same.all(|c| c.emission.is_open()) {
        crossing.emission = first.emission;
    }
    true
}

/// Whether two readings have the same file under a number.
pub(super) fn is_same_file(file: usize, unit: &Unit, other: &Unit) -> bool {
    unit.files.get(file).map(|file| &file.name) == other.files.get(file).map(|file| &file.name)
}

/// Whether a macro in the head of what is used has another definition in the other reading.
pub(super) fn is_declared_otherwise(crossing: &Crossing, unit: &Unit, other: &Unit) -> bool {
    let declared = [crossing.declared.at, crossing.declared.also];
    let mut heads = declared.into_iter().flatten().map(|place| Body {
        file: place.file,
        at: place.span.start,
    });
    heads.any(|head| is_another(head, unit, other))
}

/// Whether a macro in the head of a function has another definition in the other reading.
pub(super) fn is_another(body: Body, unit: &Unit, other: &Unit) -> bool {
    let at = body.at as usize;
    let Some(front) = unit.files.get(body.file).and_then(|file| file.text.get(..at)) else {
        return true;
    };
    let front = front.get(front.len().saturating_sub(MAX_HEAD)..).unwrap_or_default();
    let begin = front.iter().rposition(|b| matches!(b, b';' | b'{' | b'}'));
    let head = front.get(begin.map_or(0, |at| at + 1)..).unwrap_or_default();
    words(head).any(|word| differs(unit, other, word, body.file, body.at))
}

#[cfg(test)]
pub(super) mod tests {
    use culambda_source::{NoLoader, Spaces, UnitOptions};

    use crate::analyse::analyse;

    /// What all readings tell of a text.
    pub(in crate::analyse) fn told(text: &str) -> Vec<String> {
        let options = UnitOptions {
            spaces: Spaces::All,
            ..UnitOptions::default()
        };
        let found = analyse("a.cu", &text.as_bytes().into(), &NoLoader, &options);
        let all = found.variants.iter().flat_map(|variant| &variant.across.crossings);
        all.map(|c| c.name.clone()).collect()
    }

    #[test]
    fn what_one_definition_alone_has_is_not_told() {
        let text = "int host();\n#ifdef X\n#define D\n#else\n#define D __device__\n#endif\nD int f();\n\
                    __device__ int g() { return f(); }\n__device__ int h() { return host(); }\n";
        assert_eq!(told(text), ["host"]);
    }

    #[test]
    fn what_a_lambda_calls_may_be_for_the_device_with_one_definition() {
        let text = |condition: &str| {
            format!(
                "int host();\n#if {condition}\n#define D __device__\n#else\n#define D\n#endif\nD int f();\n\
                 void g() {{ run([] __device__ {{ return f() + host(); }}); }}\n"
            )
        };
        assert_eq!(told(&text("!X")), ["host"]);
        assert_eq!(told(&text("0")), ["f", "host"]);
    }

    #[test]
    fn a_function_that_is_for_the_device_with_one_definition_alone_is_told_of() {
        let text =
            "int host();\n#ifdef X\n#define D __device__\n#else\n#define D\n#endif\nD int f() { return host(); }\n";
        assert_eq!(told(text), ["host"]);
    }

    #[test]
    fn a_reading_that_nobody_compiles_tells_nothing() {
        let text = "#ifdef X\n#define D\n#else\n#error \"X is needed\"\n#define D __device__\n#endif\nD int f();\n\
                    __device__ int g() { return f(); }\n";
        assert_eq!(told(text), ["f"]);
    }

    #[test]
    fn all_branches_in_bodies_are_told_of() {
        let text = "void a();\nvoid b();\n__device__ void f() {\n#if DIM == 3\n  a();\n#else\n  b();\n#endif\n}\n";
        assert_eq!(told(text), ["a", "b"]);
        // What a condition decides at namespace scope is not tried in every way.
        let text =
            "void b();\n#ifdef X\nvoid a();\n#else\n__device__ void a();\n#endif\n__device__ void f() { a(); }\n";
        assert!(told(text).is_empty());
    }
}
