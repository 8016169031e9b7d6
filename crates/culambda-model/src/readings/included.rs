//! Conditions of included files that decide which definition a macro has that lambdas see: `#if DIM == 2`, where nothing
//! says what `DIM` is. Each is read both ways, and what then differs is unknown.

use culambda_source::ident::words;
use culambda_source::{Assumptions, DirectiveKind, File, Span, Unit};
use rustc_hash::FxHashSet;

use crate::analyse::Variant;

/// Readings that are tried.
const MAX_READINGS: usize = 8;
/// Macros that are followed from one to the other.
const MAX_NAMES: usize = 400;
/// Conditions about macros that other conditions decide about are followed this far.
const MAX_ROUNDS: usize = 8;
/// Bytes of conditional parts that are looked through for definitions.
const MAX_BYTES: usize = 1 << 20;

/// The conditions of included files, and what they may decide about.
pub(crate) struct Included {
    /// The macros that lambdas see.
    names: FxHashSet<Vec<u8>>,
    /// Further readings: without each of the conditions, then without any of them.
    pub(crate) readings: Vec<Assumptions>,
    /// Whether the last one tells what those before it would, because the conditions decide about different things.
    are_apart: bool,
    /// Where the items with lambdas begin, the first and the last of them.
    places: Vec<u32>,
    /// The macros between declarations, which may open namespaces.
    between: FxHashSet<Vec<u8>>,
}

impl Included {
    /// Those that a first reading met.
    pub(crate) fn of(first: &Variant) -> Included {
        let unit = &first.unit;
        let mut out = Included {
            names: FxHashSet::default(),
            readings: Vec::new(),
            are_apart: false,
            places: Vec::new(),
            between: FxHashSet::default(),
        };
        let candidates: Vec<u32> = unit
            .candidates
            .iter()
            .filter(|c| c.file == 0)
            .map(|c| c.span.start)
            .collect();
        if candidates.is_empty() || unit.undecided.iter().all(|u| u.file == 0) {
            return out;
        }
        let items = [first.items.first(), first.items.last()].into_iter().flatten();
        let items = items.map(|item| item.syntax.view.span.start);
        let ends = [candidates.first(), candidates.last()].into_iter().flatten();
        out.places = items.chain(ends.copied()).collect();
        out.between = macros_between(unit);
        out.names = macros_of(first, &candidates, &out.between);
        // A default that does not hold changes no fact.
        let mut atoms = out.atoms(unit);
        let defaults = unit.by_default();
        atoms.retain(|atom| !defaults.contains(atom));
        let alone = atoms.iter().take(MAX_READINGS - 1);
        out.readings = alone.map(|atom| Assumptions::all_but(&[atom])).collect();
        if atoms.len() > 1 {
            out.readings.push(Assumptions::all_but(&atoms));
            out.are_apart = super::apart::are_apart(unit, &atoms);
        }
        out
    }

    /// The conditions around definitions of the macros, and of those that decide about these.
    fn atoms<'u>(&self, unit: &'u Unit) -> Vec<&'u str> {
        let names = deciding(unit, &self.names);
        let mut left = MAX_BYTES;
        let mut atoms: Vec<&str> = Vec::new();
        for undecided in unit.undecided.iter().filter(|u| u.file != 0 && !is_refusal(&u.atom)) {
            let Some(file) = unit.files.get(undecided.file) else {
                continue;
            };
            let length = undecided.region.range().len();
            if length > left {
                break;
            }
            left -= length;
            let mut defined = file.defined_in(undecided.region);
            if !atoms.contains(&&*undecided.atom) && defined.any(|name| names.contains(name)) {
                atoms.push(&undecided.atom);
            }
        }
        atoms
    }

    /// The reading that may tell what all others would.
    pub(crate) fn together(&self) -> Option<&Assumptions> {
        self.readings.last().filter(|_| self.are_apart)
    }

    /// Whether another reading is one that somebody compiles, and has another definition of one of the macros.
    pub(crate) fn differs(&self, unit: &Unit, first: &Unit) -> bool {
        super::is_compiled(unit, first) && self.has_others(&self.names, unit, first)
    }

    /// Whether declarations may be in other namespaces there.
    pub(crate) fn moves_declarations(&self, unit: &Unit, first: &Unit) -> bool {
        self.has_others(&self.between, unit, first)
    }

    fn has_others(&self, names: &FxHashSet<Vec<u8>>, unit: &Unit, first: &Unit) -> bool {
        let body =
            |unit: &Unit, name: &[u8], at: u32| unit.macro_at(name, 0, at).map(|def| def.replacement().into_owned());
        let other = |name: &Vec<u8>| {
            self.places
                .iter()
                .any(|&at| body(unit, name, at) != body(first, name, at))
        };
        names.iter().any(other)
    }
}

/// Whether a condition asks whether somebody does not want a macro: `GTEST_DONT_DEFINE_TEST`. Whoever uses the macro wants
/// it.
fn is_refusal(atom: &str) -> bool {
    atom.split('_').any(|word| word == "DONT")
}

/// Some macros, and those in the conditions around their definitions, and around definitions of these.
fn deciding<'u>(unit: &'u Unit, names: &'u FxHashSet<Vec<u8>>) -> FxHashSet<&'u [u8]> {
    let mut out: FxHashSet<&[u8]> = names.iter().map(Vec::as_slice).collect();
    let files = unit.files.iter().skip(1);
    let definitions: Vec<(&[u8], Vec<&[u8]>)> = files.flat_map(conditional_definitions).collect();
    for _ in 0..MAX_ROUNDS {
        let before = out.len();
        for (name, conditions) in &definitions {
            if out.contains(name) {
                out.extend(conditions.iter().flat_map(|condition| words(condition)));
            }
        }
        if out.len() == before {
            break;
        }
    }
    out
}

/// The macros that a file defines, or not, under conditions, with these.
fn conditional_definitions(file: &File) -> Vec<(&[u8], Vec<&[u8]>)> {
    let mut out = Vec::new();
    let mut open: Vec<Vec<&[u8]>> = Vec::new();
    for directive in &file.directives {
        let argument = || file.text.get(directive.argument.range());
        match directive.kind {
            DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => {
                open.push(argument().into_iter().collect());
            }
            DirectiveKind::Elif | DirectiveKind::Elifdef | DirectiveKind::Elifndef => {
                if let Some(group) = open.last_mut() {
                    group.extend(argument());
                }
            }
            DirectiveKind::Endif => {
                open.pop();
            }
            DirectiveKind::Define | DirectiveKind::Undef if !open.is_empty() => {
                out.push((file.name_in(directive), open.concat()));
            }
            _ => {}
        }
    }
    out
}

/// The macros of the main file outside of its declarations and directives that open namespaces or name them, and those
/// that these use.
fn macros_between(unit: &Unit) -> FxHashSet<Vec<u8>> {
    let mut out = FxHashSet::default();
    let Some(main) = unit.files.first() else { return out };
    let mut spans: Vec<Span> = main.items.iter().map(|item| item.span).collect();
    spans.extend(main.directives.iter().map(|directive| directive.span));
    spans.sort_unstable_by_key(|span| span.start);
    let end = main.text.len() as u32;
    let starts = std::iter::once(0).chain(spans.iter().map(|span| span.end));
    let ends = spans.iter().map(|span| span.start).chain([end]);
    let gaps = starts
        .zip(ends)
        .filter_map(|(start, end)| main.text.get(start as usize..end.max(start) as usize));
    let mut known: FxHashSet<&[u8]> = FxHashSet::default();
    let mut before: &[u8] = b"";
    for word in gaps.flat_map(words) {
        let named = std::mem::replace(&mut before, word) == b"namespace";
        if (known.insert(word) || named) && unit.macro_at(word, 0, end).is_some() {
            let all = with_those_used(unit, std::iter::once(word.to_vec()).collect(), end);
            if named || all.contains(&b"namespace"[..]) {
                out.extend(all);
            }
        }
    }
    out
}

/// Some names, and the words in the definitions of those that are macros, and so on. Headers of tables take the macro away
/// that is used in them.
fn with_those_used(unit: &Unit, mut names: FxHashSet<Vec<u8>>, end: u32) -> FxHashSet<Vec<u8>> {
    let mut todo: Vec<Vec<u8>> = names.iter().cloned().collect();
    let mut followed = 0;
    while let Some(name) = todo.pop() {
        let Some(def) = unit.last_macro_before(&name, 0, end) else {
            continue;
        };
        followed += 1;
        if followed > MAX_NAMES {
            break;
        }
        for word in words(def.replacement().as_bytes()) {
            if names.insert(word.to_vec()) {
                todo.push(word.to_vec());
            }
        }
    }
    names
}

/// The macros that items with lambdas mention, and conditions around candidates, and those that these use.
fn macros_of(first: &Variant, candidates: &[u32], between: &FxHashSet<Vec<u8>>) -> FxHashSet<Vec<u8>> {
    let unit = &first.unit;
    let Some(main) = unit.files.first() else {
        return FxHashSet::default();
    };
    let spans: Vec<Span> = first.items.iter().map(|item| item.syntax.view.span).collect();
    let texts = spans.iter().filter_map(|span| main.text.get(span.range()));
    let texts = texts.chain(conditions_around(main, candidates));
    let names = texts.flat_map(words).map(<[u8]>::to_vec);
    let names = names.chain(between.iter().cloned()).collect();
    with_those_used(unit, names, main.text.len() as u32)
}

/// The conditions of a file in whose groups some sorted places are, also of the branches before and after.
fn conditions_around<'f>(main: &'f File, places: &[u32]) -> Vec<&'f [u8]> {
    let mut open: Vec<(u32, usize)> = Vec::new();
    let mut found: Vec<&[u8]> = Vec::new();
    for directive in &main.directives {
        match directive.kind {
            DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => {
                open.push((directive.span.start, found.len()));
                found.extend(main.text.get(directive.argument.range()));
            }
            DirectiveKind::Elif | DirectiveKind::Elifdef | DirectiveKind::Elifndef => {
                found.extend(main.text.get(directive.argument.range()));
            }
            DirectiveKind::Endif => {
                let Some((start, count)) = open.pop() else { continue };
                let first = places.partition_point(|place| *place < start);
                if places.get(first).is_none_or(|place| *place > directive.span.end) {
                    found.truncate(count);
                }
            }
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use culambda_source::UnitOptions;

    use crate::analyse::analyse;
    use crate::testing::Header;

    /// The unknown fields of the lambdas with their reasons.
    fn unknown(header: &'static str, text: &str) -> Vec<Vec<(&'static str, String)>> {
        let text = format!("#include \"h\"\n{text}");
        let found = analyse(
            "a.cu",
            &text.as_bytes().into(),
            &Header(header),
            &UnitOptions::default(),
        );
        assert!(found.not_analysed.is_empty(), "{:?}", found.not_analysed);
        found.entries.into_iter().map(|entry| entry.unknown).collect()
    }

    #[test]
    fn a_macro_of_a_header_under_an_open_condition() {
        let header = "#if DIM == 2\n#define P(T) T x, T y\n#else\n#define P(T) T x, T y, T z\n#endif\n";
        let text = "void f(P(int)) { run([=] __device__ () { return x; }); }\nvoid g(int x) { run([=] __device__ () { return x; }); }\n";
        let why = "it depends on `DIM == 2`, which nothing that was read decides: give -D DIM=2";
        assert_eq!(unknown(header, text), [vec![("fn_type", why.to_owned())], Vec::new()]);
    }

    #[test]
    fn a_condition_about_a_macro_under_an_open_condition() {
        let header = "#ifndef FOO\n#define BAR\n#endif\n#ifdef BAR\n#define NAME yes\n#else\n#define NAME no\n#endif\n";
        let text =
            "void NAME(int x) { run([=] __device__ () { return x; }); }\nvoid g() { run([=] __device__ () {}); }\n";
        let found = unknown(header, text);
        let fields: Vec<Vec<&str>> = found
            .iter()
            .map(|all| all.iter().map(|(field, _)| *field).collect())
            .collect();
        assert_eq!(fields, [vec!["fn"], Vec::new()]);
    }

    #[test]
    fn a_head_that_no_other_reading_has_is_lost_in_none() {
        let header = "#if defined(P) && !defined(D)\n#elif !defined(P) && !defined(D)\n#define CASE(name) static void name()\n#endif\n";
        let text = "CASE(one) { int n = 1; run([=] __device__ () { return n; }); }\n";
        assert_eq!(unknown(header, text), [Vec::new()]);
    }

    #[test]
    fn conditions_about_other_macros_do_not_matter() {
        let header = "#ifdef LOG\n#define LOG_IT(x) x\n#else\n#define LOG_IT(x)\n#endif\n#define P(T) T x\n";
        let text = "void f(P(int)) { run([=] __device__ () { return x; }); }\n";
        assert_eq!(unknown(header, text), [Vec::new()]);
    }

    #[test]
    fn a_reading_that_nobody_compiles_tells_nothing() {
        let header = "#ifdef DIM\n#define P(T) T x\n#else\n#error \"give DIM\"\n#endif\n";
        let text = "void f(P(int)) { run([=] __device__ () { return x; }); }\n";
        assert_eq!(unknown(header, text), [Vec::new()]);
    }

    #[test]
    fn the_name_of_a_macro_is_no_type() {
        let header = "#if REAL_SIZE == 8\n#endif\n#ifdef REAL\n#endif\n";
        let text = "void f(REAL x) { run([=] __device__ () { return x; }); }\n";
        let why = "`REAL` in it is a macro that nothing that was read defines: give -D REAL=.. or -U REAL";
        assert_eq!(unknown(header, text), [vec![("fn_type", why.to_owned())]]);
    }
}
