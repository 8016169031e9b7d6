//! Lambdas that only a build has which gives macros other values than the sources do: `#ifndef DIM`, `#define DIM 1` in
//! front of `#if DIM == 2`. What the default says is not true there, so such a macro stands for a name that nothing defines,
//! and what has it in it is not known.

use super::source::Source;
use super::{PlaceKey, Variant, places};
use crate::crossing::Across;
use crate::doubt::{OTHERWISE, Without};
use crate::fact::Fact;
use crate::reasons::BESIDE_DEFAULT;
use culambda_source::ident::{is_word_at, looks_like_macro, words, words_of};
use culambda_source::{Assumptions, MacroOption, Unit, UnitOptions};
use rustc_hash::FxHashSet;
use std::rc::Rc;

/// Adds the readings in which macros with a default stand for such names, if some lambdas need them. Where these read a
/// lambda, the readings with the default have nothing to say of it.
pub(super) fn add(source: &Source<'_>, variants: &mut Vec<Variant>) {
    let is_of_defaults = |variant: &Variant| variant.without == Without::Defaults;
    let known = lambdas(variants.iter().filter(|v| !is_of_defaults(v)));
    let others = lambdas(variants.iter().filter(|v| is_of_defaults(v)));
    if others.is_subset(&known) {
        return;
    }
    let unit = &variants[0].unit;
    let atoms: Vec<&str> = variants.iter().flat_map(|variant| variant.unit.by_default()).collect();
    let names: FxHashSet<&str> = atoms.iter().flat_map(|atom| words_of(atom)).collect();
    let mut names: Vec<&str> = names.into_iter().filter(|name| has_value(unit, name)).collect();
    names.sort_unstable();
    let Some(first) = names.first().copied() else { return };
    let other = |name: &str| format!("{name}{OTHERWISE}");
    let mut options = UnitOptions::clone(source.options);
    let define = |name: &&str| MacroOption::Define((*name).to_owned(), other(name));
    options.macros.extend(names.iter().map(define));
    let renamed = |atom: &str| {
        names
            .iter()
            .fold(atom.to_owned(), |atom, name| replaced(&atom, name, &other(name)))
    };
    let atoms: Vec<String> = atoms.into_iter().map(renamed).collect();
    let atoms: Vec<&str> = atoms.iter().map(String::as_str).collect();
    let open = Source {
        options: &options,
        // What reads the same as before may hang on such a value elsewhere.
        parsed: Rc::default(),
        ..*source
    };
    let mut found = Vec::new();
    for assume in [Assumptions::default(), Assumptions::all_but(&atoms)] {
        let mut variant = open.variant(open.read(&assume), &assume, &[]);
        variant.without = Without::Defaults;
        variant
            .doubtful
            .add(names.iter().map(|name| (other(name), (*name).to_owned())));
        leave_numbers_open(&mut variant, first);
        variant.across = Across::default();
        variant.launches.clear();
        variant.speaks_of_its_lambdas();
        found.push(variant);
    }
    let before = variants.iter().position(is_of_defaults).unwrap_or(variants.len());
    variants.splice(before..before, found);
}

/// Takes the numbers of lambdas whose items use macros that such values decide: another lambda may come from one.
fn leave_numbers_open(variant: &mut Variant, name: &str) {
    let Variant { unit, items, .. } = variant;
    let Some(main) = unit.files.first() else { return };
    for item in items {
        let text = main.text.get(item.syntax.view.span.range()).unwrap_or_default();
        let mut words = words(text).filter_map(|word| std::str::from_utf8(word).ok());
        if words.any(|word| looks_like_macro(word) && unit.is_open_macro(word)) {
            for lambda in &mut item.lambdas {
                lambda.id = Fact::Unknown(format!("it depends on `{name}`, {BESIDE_DEFAULT}: give -D {name}=.."));
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

/// Whether a macro has a definition somewhere that stands for something.
fn has_value(unit: &Unit, name: &str) -> bool {
    unit.macros()
        .iter()
        .any(|def| def.name == name && !def.replacement().is_empty())
}

/// The places of the lambdas of some readings.
fn lambdas<'v>(variants: impl Iterator<Item = &'v Variant>) -> FxHashSet<PlaceKey> {
    variants.flat_map(|variant| &variant.items).flat_map(places).collect()
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
    }

    #[test]
    fn words_are_replaced() {
        assert_eq!(replaced("A > 1 && BA + A", "A", "C"), "C > 1 && BA + C");
    }
}
