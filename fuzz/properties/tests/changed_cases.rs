//! The properties on the recorded cases, whole and changed at random.

use culambda_properties::cases::{self, Dice, PATHS, TEXTS as SEEDS};
use proptest::prelude::*;

/// Texts that change the meaning of what is around them.
const PIECES: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    "<<<",
    ">>>",
    "\"",
    "'",
    "R\"(",
    ")\"",
    "//",
    "/*",
    "*/",
    "\\\n",
    "\n",
    "#",
    "##",
    "#if X\n",
    "\n#else\n",
    "\n#endif\n",
    "#define A(x) [x] __device__ x\n",
    "A(A(1))",
    "__VA_ARGS__",
    ",",
    ";",
    "[=] __device__",
    "[n] __host__ __device__ (int k) { return n; }",
    "<:",
    ":>",
    "%:",
    "??(",
    "\u{feff}",
    "\r\n",
    "\u{e000}",
    "ä",
    "template <",
    "if constexpr (",
    "decltype(",
    "operator",
    "->",
    "...",
    "this",
    "namespace {",
    "# 1 \"a.h\" 1 3\n",
    "1'000",
    "0x",
    "u8",
    "L'",
    "\0",
];

/// One change: what is done, where, with what, how far.
type Change = (u8, prop::sample::Index, prop::sample::Index, prop::sample::Index);

fn changed(seed: &[u8], changes: &[Change]) -> Vec<u8> {
    let mut text = seed.to_vec();
    for (kind, place, other, length) in changes {
        let at = place.index(text.len() + 1);
        let end = (at + 1 + length.index(64)).min(text.len());
        match kind {
            0 => drop(text.drain(at..end)),
            1 => {
                let copy = text[at..end].to_vec();
                let to = other.index(text.len() + 1);
                text.splice(to..to, copy);
            }
            2 => {
                let from = &SEEDS[other.index(SEEDS.len())];
                let start = length.index(from.len() + 1);
                let part = from[start..(start + 200).min(from.len())].to_vec();
                text.splice(at..at, part);
            }
            3 => text.truncate(at),
            _ => {
                let piece = PIECES[other.index(PIECES.len())].as_bytes().to_vec();
                text.splice(at..at, piece);
            }
        }
    }
    text
}

fn everything(text: &[u8]) {
    culambda_properties::scan(text);
    culambda_properties::rewrite(text);
    culambda_properties::one_answer(text);
    culambda_properties::host_view(text);
    culambda_properties::fixes(text);
}

/// Files around a program, from which those of the next tests are made.
const SETTINGS: &[&str] = &[
    "[target]\nstd = \"20\"\ncuda = \"13.0\"\n",
    "exclude = [\"a/**\"]\nbaseline = \"b.json\"\n[rules]\nselect = [\"all\"]\n",
    "define = [\"A=1\", \"B\"]\ninclude = [\"include\", \"../x\"]\n",
];
const COMMANDS: &[&str] = &[
    r#"[{"directory": ".", "file": "x.cu", "command": "nvcc -std=c++20 -DA=1 -I inc -c x.cu"}]"#,
    r#"[{"directory": "/d", "file": "a/b.cu", "arguments": ["nvcc", "@r.rsp", "-include", "a.h", "--std", "c++17"]}]"#,
];
const BASELINES: &[&str] = &[
    r#"{"schema": 1, "findings": [{"file": "x.cu", "rule": "extended_lambda_reference_capture", "text": "f([&]", "count": 2}]}"#,
    r#"{"schema": 1, "findings": []}"#,
];

#[test]
fn recorded_cases() {
    assert!(SEEDS.len() > 100, "the recorded cases are there");
    let fails = |seed: &Vec<u8>| std::panic::catch_unwind(|| everything(seed)).is_err();
    let failed = PATHS.iter().zip(SEEDS.iter()).filter(|(_, seed)| fails(seed));
    let names: Vec<&str> = failed.filter_map(|(path, _)| path.file_name()?.to_str()).collect();
    assert!(names.is_empty(), "what failed is above, in this order: {names:?}");
}

/// As many tests as `PROPTEST_CASES` says, else a number that takes seconds.
fn config(cases: u32) -> ProptestConfig {
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|text| text.parse().ok());
    ProptestConfig {
        cases: asked.unwrap_or(cases),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn changed_cases(
        seed in any::<prop::sample::Index>(),
        changes in prop::collection::vec((0..8u8, any::<prop::sample::Index>(), any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..6),
    ) {
        everything(&changed(&SEEDS[seed.index(SEEDS.len())], &changes));
    }

    #[test]
    fn pieces_in_any_order(pieces in prop::collection::vec(prop::sample::select(PIECES), 0..40)) {
        everything(pieces.join(" ").as_bytes());
    }

    #[test]
    fn mixed_cases(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let text = &SEEDS[dice.below(SEEDS.len())];
        everything(&cases::mixed(text, &SEEDS, &mut dice, 1 << 14));
    }

    #[test]
    fn files_around_a_program(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let mut mix = |texts: &[&str]| {
            let texts: Vec<Vec<u8>> = texts.iter().map(|text| text.as_bytes().to_vec()).collect();
            cases::mixed(&texts[dice.below(texts.len())], &texts, &mut dice, 1 << 12)
        };
        culambda_properties::configuration(&mix(SETTINGS));
        culambda_properties::compile_commands(&mix(COMMANDS));
        culambda_properties::baseline(&mix(BASELINES));
    }

    #[test]
    fn projects_of_cases(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let mut text = Vec::new();
        for name in ["", "\n//// a.h\n", "\n//// b/c.cuh\n#include \"../a.h\"\n"] {
            text.extend_from_slice(name.as_bytes());
            text.extend(cases::mixed(&SEEDS[dice.below(SEEDS.len())], &SEEDS, &mut dice, 1 << 12));
        }
        culambda_properties::project(&text);
    }

    #[test]
    fn any_bytes(text in prop::collection::vec(any::<u8>(), 0..300)) {
        everything(&text);
    }
}

/// The introducers of annotated lambdas that are in a text.
const ANNOTATED: &str = "] __device__";

#[test]
fn every_candidate_is_accounted_for() {
    let text = "#define DROP(x)\n#define TWICE(x) x, x\nauto a = [] __device__ () {};\n\
        void f(int n) { g([n] __device__ () { return [] __device__ () {}; }, DROP([n] __device__ () {})); }\n\
        void h(int n) { g(TWICE([n] __device__ () {})); int x = ; ) k([n] __device__ () {}); }\n\
        void i(int n) { g([n] __device__ ( }\n";
    let analysis = culambda_properties::analyse(text.as_bytes());
    let spans = analysis.entries.iter().map(|entry| analysis.span(entry));
    let spans: Vec<_> = spans
        .chain(analysis.not_analysed.iter().map(|lost| lost.span))
        .collect();
    for (at, _) in text.match_indices(ANNOTATED) {
        let dropped = text[..at].ends_with("DROP([n");
        let found = spans
            .iter()
            .any(|span| (span.start as usize) <= at && at < span.end as usize);
        assert!(found || dropped, "the lambda at {at} is lost: {:?}", &text[at..]);
    }
}

#[test]
fn only_items_with_lambdas_are_parsed() {
    let plain = "struct S { int m; };\nint g(int n) { return n; }\n".repeat(10);
    let text = format!("{plain}void f(int n) {{ h([n] __device__ () {{ return g(n); }}); }}\n{plain}");
    let analysis = culambda_properties::analyse(text.as_bytes());
    assert_eq!(analysis.entries.len(), 1);
    assert_eq!(analysis.variants[0].unit.files[0].items.len(), 41);
    assert_eq!(analysis.variants[0].items.len(), 1);
    assert_eq!(
        culambda_properties::analyse(plain.as_bytes()).variants[0].items.len(),
        0
    );
}
