//! Macros that the build decides, but nobody knows how: the file is read with each value that they may have, and what then
//! differs is unknown.

use culambda_source::ident::words_of;
use culambda_source::{File, MacroDef, OpenMacro, Unit};
use memchr::memmem;

use super::hangs::{directive_at, may_matter, mentions};

/// Readings that are tried.
const MAX_READINGS: usize = 8;

/// Further readings: each value that build files show, by itself, then the last ones of all of them together.
pub(crate) fn of_open_macros(first: &Unit, open: &[OpenMacro]) -> Vec<Vec<(String, Option<String>)>> {
    if first.candidates.iter().all(|c| c.file != 0) {
        return Vec::new();
    }
    let seen: Vec<&OpenMacro> = open.iter().filter(|open| may_matter(first, &open.name)).collect();
    let end = first.files.first().map_or(0, |main| main.text.len() as u32);
    let mut out: Vec<Vec<(String, Option<String>)>> = Vec::new();
    let mut last: Vec<(String, Option<String>)> = Vec::new();
    for macro_ in seen {
        // Where nothing defines it, its name is what stands for a body that nobody sees.
        let has_default = first.macro_at(macro_.name.as_bytes(), 0, end).is_some();
        let bodies = macro_.bodies.iter().filter(|body| has_default || body.is_some());
        let own: Vec<(String, Option<String>)> = bodies.map(|body| (macro_.name.clone(), body.clone())).collect();
        last.extend(own.last().cloned());
        out.extend(own.into_iter().map(|value| vec![value]));
    }
    out.truncate(MAX_READINGS - 1);
    if last.len() > 1 {
        out.push(last);
    }
    out
}

/// Whether a unit that is read with some values may tell something else than the first reading: other text is left out, or
/// one of the macros is in what is read.
pub(crate) fn may_differ(first: &Unit, other: &Unit, values: &[(String, Option<String>)]) -> bool {
    let same = |(a, b): (&File, &File)| a.name == b.name && a.inactive == b.inactive;
    if first.files.len() != other.files.len() || !first.files.iter().zip(&other.files).all(same) {
        return true;
    }
    values.iter().any(|(name, _)| is_used(first, name))
}

/// Whether a name is in code, or in what other macros are replaced with.
fn is_used(unit: &Unit, name: &str) -> bool {
    let name_in_text = memmem::Finder::new(name);
    let in_code = |file: &File| mentions(&file.text, &name_in_text).any(|at| directive_at(file, at).is_none());
    let has_name = |def: &MacroDef| words_of(&def.replacement()).any(|word| word == name);
    unit.files.iter().any(in_code) || unit.macros().iter().any(has_name)
}

#[cfg(test)]
mod tests {
    use culambda_source::{Loaded, Loader, OpenMacro, UnitOptions};

    use crate::analyse::analyse;

    /// A header with defaults.
    struct Defaults;

    impl Loader for Defaults {
        fn include(&self, _: &str, name: &str, _: bool) -> Option<Loaded> {
            Some(Loaded {
                name: name.to_owned(),
                text: b"#ifndef DIM\n#define DIM 1\n#endif\n#define TWICE (2 * DIM)\n"[..].into(),
            })
        }
    }

    /// The unknown fields of the only lambda, with their reasons.
    fn unknown(open: &[(&str, &[Option<&str>])], text: &str) -> Vec<(&'static str, String)> {
        let open = open.iter().map(|(name, bodies)| OpenMacro {
            name: (*name).to_owned(),
            bodies: bodies.iter().map(|body| body.map(str::to_owned)).collect(),
        });
        let options = UnitOptions {
            open: open.collect(),
            ..UnitOptions::default()
        };
        let text = format!("#include \"h\"\ntemplate <int N> struct I {{}};\n{text}\n");
        let found = analyse("a.cu", &text.as_bytes().into(), &Defaults, &options);
        assert!(found.not_analysed.is_empty(), "{:?}", found.not_analysed);
        assert_eq!(found.entries.len(), 1);
        found.entries.into_iter().flat_map(|entry| entry.unknown).collect()
    }

    #[test]
    fn a_default_does_not_hold_where_the_build_says_otherwise() {
        let why = "it depends on `DIM`, which the build files leave open: give -D DIM=";
        for text in [
            "void f(I<DIM> i) { run([] __device__ () {}); }",
            "void f(I<TWICE> i) { run([] __device__ () {}); }",
        ] {
            assert_eq!(unknown(&[], text), []);
            assert_eq!(unknown(&[("OTHER", &[Some("2")])], text), []);
            assert_eq!(unknown(&[("DIM", &[Some("1")])], text), []);
            assert_eq!(
                unknown(&[("DIM", &[Some("2"), Some("3")])], text),
                [("fn_type", format!("{why}2"))]
            );
            // A body that nobody sees.
            assert_eq!(unknown(&[("DIM", &[None])], text), [("fn_type", format!("{why}.."))]);
        }
    }

    #[test]
    fn what_does_not_depend_on_it_is_known() {
        let open: &[(&str, &[Option<&str>])] = &[("DIM", &[Some("2"), None]), ("NAME", &[Some("x")])];
        assert_eq!(
            unknown(open, "void f(int i) { run([] __device__ () { return DIM; }); }"),
            []
        );
        assert_eq!(
            unknown(open, "void f(I<2> i) { run([] __device__ () {}); }\nI<DIM> g;"),
            []
        );
    }

    #[test]
    fn conditions_that_it_decides() {
        let text = "#if DIM == 3\nvoid f(long i) {\n#else\nvoid f(int i) {\n#endif\nrun([] __device__ () {}); }";
        let why = "it depends on `DIM`, which the build files leave open: give -D DIM=3";
        assert_eq!(unknown(&[("DIM", &[Some("2")])], text), []);
        assert_eq!(unknown(&[("DIM", &[Some("3")])], text), [("fn_type", why.to_owned())]);
    }

    #[test]
    fn a_macro_that_nothing_defines() {
        let text = "namespace NS { void f() { run([] __device__ () {}); } }";
        let why = "`NS` in it is a macro that nothing that was read defines: give -D NS=.. or -U NS";
        assert_eq!(unknown(&[("NS", &[None])], text), [("fn", why.to_owned())]);
    }
}
