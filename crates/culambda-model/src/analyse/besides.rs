//! Lambdas that only a build has which gives macros other values than the sources do: `#ifndef DIM`, `#define DIM 1` in
//! front of `#if DIM == 2`. What the default says is not true there. They are read with each value that conditions tell apart,
//! and what these differ in is not known.

use crate::doubt::{OTHERWISE, beside_default};
use crate::fact::Fact;
use crate::facts::ItemFacts;
use culambda_source::ident::{is_word_at, looks_like_macro, words, words_of};
use culambda_source::{Assumptions, MacroOption, Unit, UnitOptions};
use rustc_hash::FxHashSet;

/// Values of one macro that are tried.
const MAX_VALUES: usize = 8;
/// Readings with such values.
const MAX_READINGS: usize = 16;

/// The macros with a value that conditions ask for, in order.
pub(super) fn names_in<'a>(atoms: &[&'a str], unit: &'a Unit) -> Vec<&'a str> {
    let asked: FxHashSet<&str> = atoms.iter().flat_map(|atom| words_of(atom)).collect();
    let macros = unit.macros().iter().filter(|def| !def.replacement().is_empty());
    let mut names: Vec<&str> = macros
        .map(|def| &*def.name)
        .filter(|name| asked.contains(name))
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// Options with other values of macros, each by itself, with the macro.
pub(super) fn with_values<'a>(
    options: &'a UnitOptions,
    names: &'a [&'a str],
    atoms: &'a [&'a str],
) -> impl Iterator<Item = (&'a str, UnitOptions)> {
    let values = names
        .iter()
        .flat_map(move |name| values_of(name, atoms).into_iter().map(move |value| (*name, value)));
    let values = values.take(MAX_READINGS);
    values.map(|(name, value)| (name, with(options, std::iter::once((name, value.to_string())))))
}

/// Values of a macro that conditions on it may tell apart: those that they compare it with, and others beside these.
fn values_of(name: &str, atoms: &[&str]) -> Vec<u32> {
    let of_name = atoms.iter().filter(|atom| words_of(atom).any(|word| word == name));
    let compared = of_name
        .flat_map(|atom| words_of(atom))
        .filter_map(|word| word.parse::<u32>().ok());
    let around = |value: u32| {
        [
            value.saturating_sub(1),
            value,
            value.saturating_add(1),
            value.saturating_add(2),
        ]
    };
    let mut values: Vec<u32> = compared.flat_map(around).chain([0, 1, 2]).collect();
    values.sort_unstable();
    values.dedup();
    values.truncate(MAX_VALUES);
    values
}

/// Options with some macros besides.
fn with<'n>(options: &UnitOptions, macros: impl Iterator<Item = (&'n str, String)>) -> UnitOptions {
    let mut options = UnitOptions::clone(options);
    let define = |(name, body): (&str, String)| MacroOption::Define(name.to_owned(), body);
    options.macros.extend(macros.map(define));
    options
}

/// Options with macros of values that are not numbers which conditions name: each stands for a name that nothing defines.
/// With them what to assume: conditions on all of them are true, or false.
pub(super) fn with_names(options: &UnitOptions, names: &[&str], atoms: &[&str]) -> (UnitOptions, [Assumptions; 2]) {
    let options = with(options, names.iter().map(|name| (*name, other(name))));
    let renamed = |atom: &&str| {
        let own = words_of(atom).filter(|word| names.binary_search(word).is_ok());
        own.fold((*atom).to_owned(), |atom, name| replaced(&atom, name, &other(name)))
    };
    let atoms: Vec<String> = atoms.iter().map(renamed).collect();
    let atoms: Vec<&str> = atoms.iter().map(String::as_str).collect();
    (options, [Assumptions::default(), Assumptions::all_but(&atoms)])
}

/// What stands for a macro.
pub(super) fn other(name: &str) -> String {
    format!("{name}{OTHERWISE}")
}

/// Takes the numbers of lambdas whose items use macros that such values decide: another lambda may come from one.
pub(super) fn leave_numbers_open(unit: &Unit, items: &mut [ItemFacts], name: &str) {
    let Some(main) = unit.files.first() else { return };
    for item in items {
        let text = main.text.get(item.syntax.view.span.range()).unwrap_or_default();
        let mut words = words(text).filter_map(|word| std::str::from_utf8(word).ok());
        if words.any(|word| looks_like_macro(word) && unit.is_open_macro(word)) {
            for lambda in &mut item.lambdas {
                lambda.id = Fact::Unknown(beside_default(name));
            }
        }
    }
}

/// A text with another word in the place of one.
fn replaced(text: &str, word: &str, by: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for (at, _) in text.match_indices(word) {
        if is_word_at(text.as_bytes(), at, word.len()) {
            out.push_str(text.get(done..at).unwrap_or_default());
            out.push_str(by);
            done = at + word.len();
        }
    }
    out.push_str(text.get(done..).unwrap_or_default());
    out
}

#[cfg(test)]
mod tests {
    use super::replaced;
    use crate::analyse::analyse;
    use culambda_source::presets::Presets;
    use culambda_source::{NoLoader, UnitOptions};

    /// The unknown fields of the lambdas, with their reasons.
    fn unknown(text: &str) -> Vec<Vec<(&'static str, String)>> {
        let text = format!("#ifndef DIM\n#define DIM 1\n#endif\ntemplate <int N> struct I {{}};\n{text}\n");
        let options = UnitOptions {
            presets: Presets::seen_in(text.as_bytes(), &[]),
            ..UnitOptions::default()
        };
        let found = analyse("a.cu", &text.as_bytes().into(), &NoLoader, &options);
        found.entries.into_iter().map(|entry| entry.unknown).collect()
    }

    #[test]
    fn what_another_value_decides_is_not_that_of_the_default() {
        let why = "it depends on `DIM`, whose default leaves this code out: give -D DIM=..";
        let body = "\n#if DIM > 1\nrun([] __device__ () {});\n#endif\nrun([] __device__ () {}); }";
        let of_type = vec![("fn_type", why.to_owned())];
        assert_eq!(
            unknown(&format!("void f(I<DIM> i) {{{body}")),
            [of_type.clone(), Vec::new()]
        );
        assert_eq!(
            unknown(&format!("void f(int (&a)[DIM]) {{{body}")),
            [of_type, Vec::new()]
        );
        assert_eq!(unknown(&format!("void f(int a) {{{body}")), [Vec::new(), Vec::new()]);
        // Where but one value compiles it, everything is known.
        let body = "\n#if DIM == 3\nrun([] __device__ () {});\n#endif\nrun([] __device__ () {}); }";
        assert_eq!(unknown(&format!("void f(I<DIM> i) {{{body}")), [Vec::new(), Vec::new()]);
    }

    #[test]
    fn words_are_replaced() {
        assert_eq!(replaced("A > 1 && BA + A", "A", "C"), "C > 1 && BA + C");
    }
}
