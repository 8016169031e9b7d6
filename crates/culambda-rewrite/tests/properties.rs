//! What holds for every input.

mod support;

use culambda_model::facts::Role;
use culambda_rewrite::{PreamblePlace, Rewritten};
use culambda_source::{Assumptions, LineIndex, NoLoader, Span, Standard, Target, Unit, UnitOptions};
use proptest::prelude::*;
use support::{analysis, rewritten, rewritten_for, standard};

/// The parts of the input that were copied, each with its place in the output.
fn copied(text: &[u8], out: &Rewritten) -> Vec<(Span, usize)> {
    let (mut parts, mut from, mut at) = (Vec::new(), 0, 0);
    for edit in &out.edits {
        let span = Span::new(from, edit.span.start);
        parts.push((span, at));
        at += span.len() as usize + edit.text.len();
        from = edit.span.end;
    }
    parts.push((Span::new(from, text.len() as u32), at));
    parts
}

/// Checks one input.
fn check(text: &[u8], target: Target) {
    let out = rewritten_for(text, target, PreamblePlace::None);
    assert!(
        out.edits.windows(2).all(|pair| pair[0].span.end <= pair[1].span.start),
        "edits are sorted and disjoint"
    );
    let mut rebuilt = 0;
    for (span, at) in copied(text, &out) {
        let there = &out.text[at..at + span.len() as usize];
        assert_eq!(there, &text[span.range()], "bytes outside of edits are copied");
        rebuilt = at + span.len() as usize;
    }
    assert_eq!(rebuilt, out.text.len());
    lines_stay(text, &out);
    again(text, &out, target);
}

/// Every line that was copied is still presumed to be the line that it was.
fn lines_stay(text: &[u8], out: &Rewritten) {
    let options = UnitOptions::default();
    let unit = Unit::read(
        "a.cu",
        out.text.as_slice().into(),
        &NoLoader,
        &options,
        &Assumptions::default(),
    );
    let before = Unit::read("a.cu", text.into(), &NoLoader, &options, &Assumptions::default());
    let hidden_from = |at: usize| out.text[..at].ends_with(b"#if 0\n") || out.text[..at].ends_with(b"#if 0\r\n");
    for (span, at) in copied(text, out)
        .into_iter()
        .filter(|(span, at)| !span.is_empty() && !hidden_from(*at))
    {
        let (was, is) = (before.files[0].presumed(span.start), unit.files[0].presumed(at as u32));
        assert_eq!(was.line, is.line, "{span:?} in\n{}", String::from_utf8_lossy(&out.text));
        let lines = |text: &[u8]| LineIndex::new(text).count();
        assert_eq!(
            lines(&text[span.range()]),
            lines(&out.text[at..at + span.len() as usize])
        );
    }
}

/// The output has no sites but those that were refused, and comes out of a second run as it is.
fn again(text: &[u8], out: &Rewritten, target: Target) {
    let second = analysis(&out.text, target);
    let sites = second
        .entries
        .iter()
        .filter(|entry| second.lambda(entry).role == Role::Site)
        .count();
    assert!(
        sites <= out.refused.len(),
        "sites are left in\n{}",
        String::from_utf8_lossy(&out.text)
    );
    if out.refused.is_empty() && analysis(text, target).not_analysed.is_empty() {
        let twice = rewritten_for(&out.text, target, PreamblePlace::None);
        assert_eq!(String::from_utf8_lossy(&twice.text), String::from_utf8_lossy(&out.text));
    }
}

/// Pieces of programs, whole and broken.
const PIECES: &[&str] = &[
    "void f(int n, int m) {",
    "}",
    "{",
    "(",
    ")",
    ";",
    "\n",
    " ",
    "auto l = ",
    "[n] __device__ (int i) { return n; }",
    "[=] __host__ __device__ (int i) { return n + m; }",
    "[] __device__ { }",
    "run(",
    "ID(",
    "TWICE(",
    "STR(",
    "DROP(",
    "CHECK_OK(",
    "LAM (int i) { return n; }",
    "LAM",
    "HD",
    "[=] HD { }",
    "n",
    ",",
    "template <class T> ",
    "struct S {",
    "int v;",
    "namespace a {",
    "namespace {",
    "__device__ ",
    "__host__ ",
    "#if X\n",
    "#if 1\n",
    "#else\n",
    "#endif\n",
    "#define ID(x) x\n",
    "#define TWICE(x) x, x\n",
    "#define STR(x) #x, x\n",
    "#define DROP(x)\n",
    "#define LAM [=] __host__ __device__\n",
    "#define HD __host__ __device__\n",
    "// it's\n",
    "/* \n */",
    "\"a'b\"",
    "'\\''",
    "R\"(\n#endif\n)\"",
    "\\\n",
    "[",
    "]",
    "[x = g(",
    ")]",
    "[&]",
    "return ",
    "operator",
    "noexcept",
    "->",
    "int",
    "<",
    ">",
    "::",
    "\r\n",
    "\u{e9}",
    "KOKKOS_LAMBDA (int i) { }",
    "mutable ",
    "#line 7\n",
    "this",
    "auto z = [] __device__ (int i) { return i; };",
];

/// Statements that make a program of several lambdas, some of them in macros.
const STATEMENTS: &[&str] = &[
    "run([n] __device__ (int i) {\n    return n;\n  });",
    "run([=] __host__ __device__ (int i) mutable { return n + m; });",
    "ID(run([=] __device__ (int i) {\n    return n;\n  }));",
    "ID(run([=] HD (int i) {\n    return n;\n  }));",
    "TWICE(run([n] __device__ {\n })\n);",
    "TWICE(run([n] HD {\n return n; })\n);",
    "CHECK_OK(run([=] __device__ {\n return m; }), n);",
    "DROP(run([=] __device__ { return m; }));",
    "run(LAM (int i) { return n; });",
    "ID(run(LAM (int i) {\n return n; }));",
    "run(\n  DEV (int i) {\n return n; }\n);",
    "FOR(k, n, {\n    use(k);\n    use(m);\n  });",
    "FOR(k, n, { use([] __device__ { }); });",
    "run([x = n * 2.5f, n] __device__ { return x; });",
    "run([x = g([n] __device__ { })] __device__ { });",
    "run([&] __device__ { return n; });",
    "if (n) run([=] __device__ { return n; }); else run([] __device__ { });",
    "auto o = [=] { run([=] HD { return n; }); };",
    "/* c */ run([] /* [] __device__ {} */ __device__ { s(\"}\"); }); // it's",
];

const MACROS: &str = "#define ID(x) x\n#define TWICE(x) x; x\n#define DROP(x)\n#define HD __host__ __device__\n#define LAM [=] HD\n\
    #define DEV [=] __device__\n#define FOR(i, n, ...) run(n, [=] __host__ __device__ (int i) __VA_ARGS__)\n#define CHECK_OK(x, y) ok(x, y)\n";

fn program(statements: &[usize], newline: &str) -> String {
    let mut text = format!("{MACROS}auto z = [] __device__ (int i) {{ return i; }};\nvoid f(int n, int m) {{\n");
    for statement in statements {
        text += "  ";
        text += STATEMENTS[*statement];
        text += "\n";
    }
    (text + "}\n").replace('\n', newline)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes(text in proptest::collection::vec(any::<u8>(), 0..300)) {
        check(&text, Target::default());
    }

    #[test]
    fn any_pieces(pieces in proptest::collection::vec(0..PIECES.len(), 0..60)) {
        let text: String = pieces.iter().map(|piece| PIECES[*piece]).collect();
        check(text.as_bytes(), Target::default());
    }

    #[test]
    fn any_statements(
        statements in proptest::collection::vec(0..STATEMENTS.len(), 0..8),
        newline in prop::sample::select(vec!["\n", "\r\n"]),
        cpp20 in any::<bool>(),
    ) {
        let text = program(&statements, newline);
        check(text.as_bytes(), standard(if cpp20 { Standard::Cpp20 } else { Standard::Cpp17 }));
    }
}

#[test]
fn every_statement_alone() {
    for statement in 0..STATEMENTS.len() {
        check(program(&[statement, statement], "\n").as_bytes(), Target::default());
    }
}

#[test]
fn all_but_what_the_reference_rejects_is_written() {
    let all: Vec<usize> = (0..STATEMENTS.len()).collect();
    let out = rewritten(program(&all, "\n").as_bytes());
    let messages: Vec<&str> = out
        .refused
        .iter()
        .flat_map(|r| &r.refusals)
        .map(|r| r.message.as_str())
        .collect();
    let nested = "An extended __device__ lambda cannot be defined inside an extended __host__ __device__  lambda expression(\"operator()\").";
    let reference = "An extended __device__ lambda cannot capture variables by reference";
    // The default, and the use that it captures.
    assert_eq!(messages, [nested, reference, reference]);
}

#[test]
fn deep_nesting_is_no_trouble() {
    for (open, close, depth) in [
        ("(", ")", 100_000),
        ("{", "}", 100_000),
        ("[", "]", 100_000),
        ("[x = g(", ")] __device__ { }", 500),
        ("[] __device__ { ", "}", 500),
        ("ID(", ")", 2_000),
    ] {
        let deep = format!(
            "{MACROS}void f() {{ auto l = {}0{}; }}\n",
            open.repeat(depth),
            close.repeat(depth)
        );
        rewritten(deep.as_bytes());
    }
}
