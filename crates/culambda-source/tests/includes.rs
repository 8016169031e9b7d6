//! Headers that are read again, and texts that are too long.

use culambda_source::{Assumptions, Loaded, Loader, NoLoader, Span, Unit, UnitOptions};

/// Headers by their names.
struct Headers<'t>(&'t [(&'t str, &'t str)]);

impl Loader for Headers<'_> {
    fn include(&self, _includer: &str, name: &str, _quoted: bool) -> Option<Loaded> {
        let (_, text) = self.0.iter().find(|(known, _)| *known == name)?;
        Some(Loaded {
            name: name.to_owned(),
            text: text.as_bytes().into(),
        })
    }
}

fn read(text: &str, headers: &[(&str, &str)]) -> Unit {
    let options = UnitOptions::default();
    let loader = Headers(headers);
    Unit::read(
        "a.cu",
        text.as_bytes().into(),
        &loader,
        &options,
        &Assumptions::default(),
    )
}

/// What a name at the end of the main file means.
fn value(unit: &Unit, name: &str) -> Option<String> {
    let end = unit.files[0].text.len() as u32;
    let found = unit.macro_at(name.as_bytes(), 0, end)?;
    Some(found.replacement().into_owned())
}

fn too_often(unit: &Unit) -> usize {
    let told = |problem: &&culambda_source::Problem| problem.message.contains("included too often");
    unit.problems.iter().filter(told).count()
}

#[test]
fn headers_without_a_guard_define_again() {
    let x = "#ifndef A\n#define A 1\n#else\n#define B A + 1\n#endif\nint i;\n";
    let unit = read("#include \"x.h\"\n#include \"x.h\"\n", &[("x.h", x)]);
    assert_eq!(value(&unit, "B").as_deref(), Some("A + 1"));
    // What it declares is there once, as it was read first.
    assert_eq!((unit.files.len(), unit.files[1].items.len()), (2, 1));
    // What is inside of conditions counts each time.
    let list = "#ifdef ONE\n#define FIRST ONE\n#undef ONE\n#endif\n#ifdef TWO\n#define SECOND TWO\n#endif\n";
    let main = "#define ONE 1\n#include \"list.h\"\n#define TWO 2\n#include \"list.h\"\n";
    let unit = read(main, &[("list.h", list)]);
    assert_eq!(value(&unit, "FIRST").as_deref(), Some("ONE"));
    assert_eq!(value(&unit, "SECOND").as_deref(), Some("TWO"));
}

#[test]
fn headers_with_a_guard_do_not() {
    for guard in ["#pragma once\n", "#ifndef X_H\n#define X_H\n"] {
        let end = if guard.contains("once") { "" } else { "#endif\n" };
        let x = format!("{guard}#ifdef A\n#define B\n#endif\n#define A\n{end}");
        // Without the first line, the build might define it.
        let unit = read("#undef A\n#include \"x.h\"\n#include \"x.h\"\n", &[("x.h", &x)]);
        assert!(value(&unit, "A").is_some() && value(&unit, "B").is_none(), "{guard}");
        assert!(unit.files[1].guarded, "{guard}");
    }
    // A guard that is taken away is none.
    let x = "#ifndef X_H\n#define X_H\n#ifdef A\n#define B\n#endif\n#define A\n#endif\n";
    let unit = read("#include \"x.h\"\n#undef X_H\n#include \"x.h\"\n", &[("x.h", x)]);
    assert!(value(&unit, "B").is_some());
}

#[test]
fn libraries_iterate_by_including_themselves() {
    let steps: String = (0..100)
        .map(|n| format!("#elif N == {n}\n#undef N\n#define N {}\n", n + 1))
        .collect();
    let x = format!("#if 0\n{steps}#endif\n#if N < 100\n#include \"x.h\"\n#endif\n");
    let unit = read("#define N 0\n#include \"x.h\"\n", &[("x.h", &x)]);
    assert_eq!(value(&unit, "N").as_deref(), Some("100"));
    assert_eq!(too_often(&unit), 0);
}

#[test]
fn headers_that_include_each_other_come_to_an_end() {
    let names: Vec<String> = (0..30).map(|n| format!("h{n}.h")).collect();
    // Each includes the next one twice: without a bound, the last would be read 2^29 times.
    let texts: Vec<String> = (1..=30)
        .map(|n| format!("#include \"h{n}.h\"\n#pragma nv_diag_suppress 20136\n#include \"h{n}.h\"\nint i{n};\n"))
        .collect();
    let headers: Vec<(&str, &str)> = names
        .iter()
        .zip(&texts)
        .map(|(name, text)| (&**name, &**text))
        .collect();
    let unit = read("#include \"h0.h\"\nint last;\n", &headers);
    assert!(too_often(&unit) > 0);
    // Nothing is lost but what reading again would have defined.
    assert!(unit.files.len() == 31 && unit.files.iter().all(|file| file.items.len() == 1));
    // In a circle, and each itself.
    let circle = [
        ("a.h", "#include \"b.h\"\n#include \"a.h\"\n#include \"b.h\"\n"),
        ("b.h", "#include \"a.h\"\n#include \"b.h\"\n#include \"a.h\"\n"),
    ];
    // The depth ends it first, and that is told as often as problems are told at all.
    assert!(!read("#include \"a.h\"\n", &circle).problems.is_empty());
}

#[test]
fn a_part_of_too_many_tokens_has_no_view() {
    let long = format!("int f() {{ return 0{}; }}\nint g();\n", "+1".repeat(1 << 21));
    let options = UnitOptions::default();
    let unit = Unit::read(
        "a.cu",
        long.as_bytes().into(),
        &NoLoader,
        &options,
        &Assumptions::default(),
    );
    let items: Vec<Span> = unit.files[0].items.iter().map(|item| item.span).collect();
    assert_eq!(items.len(), 2);
    let view = unit.view(0, items[0]);
    assert!(view.too_long && view.tokens.is_empty() && view.text.is_empty());
    let view = unit.view(0, items[1]);
    assert!(!view.too_long && view.tokens.len() == 5);
}
