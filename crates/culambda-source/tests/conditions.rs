//! Conditions that are asked again: what one came to before counts only where all of its names mean the same.

use culambda_source::{Assumptions, MacroOption, NoLoader, Target, Unit, UnitOptions};
use proptest::prelude::*;
use std::sync::atomic::{AtomicU32, Ordering};

const CONDITIONS: [&str; 8] = [
    "A",
    "A && B",
    "defined(A) || B > 1",
    "F(A) == B",
    "defined A && !defined(B) && C",
    "F(B)",
    "C <= A",
    "__CUDA_ARCH__ || A",
];

/// Whether a branch is taken, and which conditions nothing decides.
fn outcome(front: &str, condition: &str, assume: &Assumptions, options: &UnitOptions) -> (bool, Vec<String>) {
    let text = format!("{front}#if ({condition})\nint taken;\n#endif\n");
    let unit = Unit::read("a.cu", text.as_bytes().into(), &NoLoader, options, assume);
    let at = text.find("int taken").unwrap() as u32;
    let atoms = unit.undecided.iter().map(|undecided| undecided.atom.clone()).collect();
    (!unit.files[0].is_inactive(at), atoms)
}

/// A text that nobody had before means what it means now.
fn anew(front: &str, condition: &str, assume: &Assumptions, options: &UnitOptions) -> (bool, Vec<String>) {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    outcome(front, &format!("/* {number} */ {condition}"), assume, options)
}

#[test]
fn other_definitions_other_values() {
    let of = |front: &str| {
        outcome(
            front,
            "FIRST && SECOND",
            &Assumptions::default(),
            &UnitOptions::default(),
        )
        .0
    };
    for _ in 0..2 {
        assert!(of("#define FIRST 1\n#define SECOND 1\n"));
        assert!(!of("#define FIRST 0\n#define SECOND 1\n"));
        assert!(!of("#define FIRST THIRD\n#define THIRD 0\n#define SECOND 1\n"));
        assert!(of("#define FIRST THIRD\n#define THIRD 2\n#define SECOND 1\n"));
        assert!(!of("#define FIRST 1\n#undef SECOND\n"));
    }
}

/// What says something of a name.
fn line() -> impl Strategy<Value = String> {
    let name = prop::sample::select(vec!["A", "B", "C", "F"]);
    let body = prop::sample::select(vec!["", "0", "1", "2", "A", "B", "C", "F(C)", "(1 + B)", "defined(C)"]);
    let parameters = prop::sample::select(vec!["", "", "(x)"]);
    let define = (name.clone(), parameters, body).prop_map(|(name, parameters, body)| {
        let body = if parameters.is_empty() {
            body.to_owned()
        } else {
            format!("{body} x")
        };
        format!("#define {name}{parameters} {body}\n")
    });
    prop_oneof![4 => define, 1 => name.prop_map(|name| format!("#undef {name}\n"))]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn what_was_known_before_is_what_is_found_anew(
        lines in prop::collection::vec(line(), 0..6),
        condition in prop::sample::select(CONDITIONS.to_vec()),
        assumed in prop::collection::vec((prop::sample::select(vec!["A", "B", "C", "F(A)"]), any::<bool>()), 0..3),
        given in prop::option::of(prop::sample::select(vec!["0", "1", "A"])),
    ) {
        let front: String = lines.concat();
        let mut assume = Assumptions::default();
        for (atom, value) in assumed {
            assume.assume(atom, value);
        }
        let options = UnitOptions {
            macros: given.map(|body| MacroOption::Define("B".into(), body.into())).into_iter().collect(),
            target: Target::default(),
            ..UnitOptions::default()
        };
        let expected = anew(&front, condition, &assume, &options);
        prop_assert_eq!(outcome(&front, condition, &assume, &options), expected.clone());
        prop_assert_eq!(outcome(&front, condition, &assume, &options), expected);
    }
}
