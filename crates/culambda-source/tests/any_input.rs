//! Any bytes are a valid input: nothing panics, views keep offsets, and time stays linear.

use std::time::{Duration, Instant};

use culambda_source::{
    Assumptions, Loaded, Loader, NoLoader, Span, Text, TokenOrigin, Unit, UnitOptions, ViewOffset, ViewToken,
};
use proptest::prelude::*;

/// Gives every include the text of the main file, under one of two names.
struct Itself(Text);

impl Loader for Itself {
    fn include(&self, _includer: &str, name: &str, quoted: bool) -> Option<Loaded> {
        let name = if quoted { name.to_owned() } else { "main.cu".to_owned() };
        Some(Loaded {
            name,
            text: self.0.clone(),
        })
    }
}

fn read(text: &[u8], loader: &dyn Loader) -> Unit {
    Unit::read(
        "main.cu",
        text.into(),
        loader,
        &UnitOptions::default(),
        &Assumptions::default(),
    )
}

/// Reads a text and checks what must hold for any.
fn check(text: &[u8]) {
    let unit = read(text, &Itself(text.into()));
    for (index, file) in unit.files.iter().enumerate() {
        let len = file.text.len() as u32;
        let whole = Span::new(0, len);
        let mut last = 0;
        for item in &file.items {
            assert!(
                item.span.start >= last && whole.covers(item.span),
                "items are in order and disjoint"
            );
            last = item.span.end;
            check_view(&unit, index, item.span);
        }
        for (number, scope) in file.scopes.iter().enumerate() {
            assert!(scope.parent.is_none_or(|parent| (parent.0 as usize) < number));
            assert!(whole.covers(scope.span));
        }
        check_view(&unit, index, whole);
    }
    for candidate in &unit.candidates {
        assert!((candidate.span.end as usize) <= unit.files[candidate.file].text.len());
    }
}

fn check_view(unit: &Unit, file: usize, span: Span) {
    let view = unit.view(file, span);
    let is_of_file = |token: &ViewToken| token.origin() == TokenOrigin::Source;
    let aligned = !view.parts.iter().any(|part| part.shown) && view.tokens.iter().all(is_of_file);
    if aligned {
        assert_eq!(view.text.len() as u32, span.len());
    }
    let mut end = ViewOffset::default();
    for token in &view.tokens {
        assert!(token.at >= end && token.len > 0, "tokens are in order");
        end = token.span().end;
        assert!(view.text.is_char_boundary(token.at.index()) && view.text.is_char_boundary(end.index()));
        assert!(span.covers(token.source), "{token:?} of {span:?}");
        if aligned && token.origin() == TokenOrigin::Source {
            assert!(span.start + token.at.get() >= token.source.start);
            assert!(span.start + end.get() <= token.source.end);
        }
    }
    assert!(end.index() <= view.text.len());
    for mark in &view.marks {
        assert!(mark.span().end.index() <= view.text.len());
        assert!(view.text.is_char_boundary(mark.at.index()));
    }
    for invocation in &view.invocations {
        assert!(invocation.out.start <= invocation.out.end && invocation.out.end.index() <= view.text.len());
        assert!(span.covers(invocation.span));
    }
}

/// Pieces from which texts are made that come close to programs.
const PIECES: &[&str] = &[
    "\n",
    " ",
    "\\\n",
    "\\",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "[[",
    "]]",
    "<",
    ">",
    "<<<",
    ">>>",
    ";",
    ",",
    ":",
    "::",
    "=",
    "#",
    "##",
    "\n#",
    "%:",
    "<:",
    ":>",
    "<%",
    "%>",
    "\"",
    "'",
    "R\"x(",
    ")x\"",
    "//",
    "/*",
    "*/",
    "...",
    "x",
    "F",
    "F(",
    "G",
    "1'0",
    "0x",
    "u8",
    "L",
    "\u{f6}",
    "\\u00f6",
    "namespace",
    "inline ",
    "extern \"C\" ",
    "template ",
    "class ",
    "struct ",
    "operator",
    "requires ",
    "try",
    "catch",
    "void f()",
    "__device__ ",
    "__host__ ",
    "__attribute__((device))",
    "__attribute__((",
    "__launch_bounds__(1)",
    "[=] __device__ () {}",
    "KOKKOS_LAMBDA ",
    "\n#define F(x) x F(x\n",
    "\n#define F(x, ...) #x x##F __VA_OPT__(x) __VA_ARGS__\n",
    "\n#define G F(G) {\n",
    "\n#define F }\n",
    "\n#define x y\n",
    "\n#define y(a) x a a\n",
    "\n#undef F\n",
    "\n#if F\n",
    "\n#if x(1) > G && defined F\n",
    "\n#ifdef x\n",
    "\n#ifndef H\n",
    "\n#elif 1\n",
    "\n#else\n",
    "\n#endif\n",
    "\n#include \"a.h\"\n",
    "\n#include <b>\n",
    "\n#pragma once\n",
    "\n#line 7 \"x\"\n",
    "\n# 3 \"y\" 3\n",
    "# 1 \"z\"\n",
    "A_NAMESPACE_BEGIN\n",
    "A_NAMESPACE_END\n",
    "_Pragma(\"x\")",
    "\r\n",
    "\r",
    "\u{feff}",
    "\0",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes(text in proptest::collection::vec(any::<u8>(), 0..400)) {
        check(&text);
    }

    #[test]
    fn anything_like_a_program(pieces in proptest::collection::vec(proptest::sample::select(PIECES), 0..60)) {
        check(pieces.concat().as_bytes());
    }

    #[test]
    fn broken_characters(pieces in proptest::collection::vec(proptest::sample::select(PIECES), 0..30), byte in 0x80_u8..) {
        let mut text = Vec::new();
        for piece in pieces {
            text.extend_from_slice(piece.as_bytes());
            text.push(byte);
        }
        check(&text);
    }
}

/// Repetitions that make quadratic time show: fewer where nothing is optimised.
const MANY: usize = if cfg!(debug_assertions) { 10_000 } else { 100_000 };

/// Reads and views a text of many pieces, and gives up on a machine that needs far too long.
#[track_caller]
fn in_time(what: &str, text: &str) {
    let start = Instant::now();
    let unit = read(text.as_bytes(), &NoLoader);
    let view = unit.view(0, Span::new(0, text.len() as u32));
    for item in unit.files[0].items.iter().take(100) {
        let _ = unit.view(0, item.span);
    }
    let took = start.elapsed();
    assert!(
        took < Duration::from_secs(20),
        "{what}: {took:?} for {} bytes",
        text.len()
    );
    assert!(view.problems.len() < 10_000_000);
}

#[test]
fn deep_nesting_takes_linear_time() {
    for (open, close) in [
        ("(", ")"),
        ("[", "]"),
        ("{", "}"),
        ("a<", ">"),
        ("f({", "})"),
        ("[[", "]]"),
        ("<<<", ">>>("),
    ] {
        let n = 100_000;
        in_time(open, &format!("int x = {}{};", open.repeat(n), close.repeat(n)));
        in_time(open, &open.repeat(n));
        in_time(close, &close.repeat(n));
        in_time(open, &format!("void f() {{ {} }}", open.repeat(n)));
    }
    in_time("namespaces", &"namespace a {".repeat(100_000));
    in_time(
        "nested names",
        &format!("namespace {} a {{ int x; }}", "a::".repeat(100_000)),
    );
    in_time(
        "templates",
        &format!("template <{}> void f() {{}}", "class T = a<".repeat(50_000)),
    );
    in_time("lambdas", &"[] __device__ () { ".repeat(50_000));
}

#[test]
fn unfinished_text_takes_linear_time() {
    for piece in [
        "\"",
        "'",
        "R\"(",
        "R\"x(",
        "/*",
        "/",
        "//\\\n",
        "\\",
        "\\\n",
        "#",
        "%:",
        "1'",
        "'a'",
        "u8'",
        "x\\\n",
        "_",
        "\u{f6}",
        "] __attribute__((",
        "] __launch_bounds__(",
        "] __noinline__ ",
        "] /* */ ",
        "operator",
        "A_NAMESPACE_BEGIN ",
        "A(",
        "A()\n",
        "inline ",
        "extern \"C\" {",
        "a::b",
        "try ",
        "[[",
        "<<<a",
        "__attribute__((",
        "requires ",
        ") __device__ ",
        "\n#if A\n",
        "\n#ifndef A\n",
        "\n#if 0\n",
        "\n#else\n",
        "\n#endif\n",
        "\n#define A(x) B(x\n",
        "\n#if A\n#elif B\n#endif\n",
        "\n#ifndef A\n#define B\n#endif\n",
        "\n#include \"x\"\n",
        "\n#define",
        "template <",
        "= {",
    ] {
        in_time(piece, &piece.repeat(MANY));
        in_time(piece, &format!("void f() {{ {}", piece.repeat(MANY)));
    }
}

/// Definitions of `A0` to `A11`, of which each is ten of the one before.
fn bomb() -> String {
    let line = |n: usize| format!("#define A{n} {}", format!("A{} ", n - 1).repeat(10));
    let lines: Vec<String> = (1..12).map(line).collect();
    format!("#define A0 x x x x x x x x x x\n{}\n", lines.join("\n"))
}

/// Definitions of `C0` to the one before `Cn`, of which each is the next one.
fn chain(n: usize) -> String {
    let lines: Vec<String> = (0..n).rev().map(|n| format!("#define C{n} C{}\n", n + 1)).collect();
    lines.concat()
}

#[test]
fn macro_bombs_take_bounded_time() {
    let bomb = bomb();
    in_time(
        "ten times each",
        &format!("{bomb} void f() {{ {} }}", "A11; ".repeat(1000)),
    );
    in_time("at the start", &format!("{bomb} {}", "A11\n".repeat(1000)));
    in_time("in conditions", &format!("{bomb} {}", "#if A11\n#endif\n".repeat(100)));
    let twice = |n: usize| format!("{} 1 {}", "D(".repeat(n), ")".repeat(n));
    in_time("nested", &format!("#define D(x) x x\nint a = {};", twice(100)));
}

#[test]
fn long_invocations_take_linear_time() {
    let nested = |n: usize| format!("{} 1 {}", "I(".repeat(n), ")".repeat(n));
    for (what, define, text) in [
        ("deep", "I(x) x", nested(100_000)),
        ("unclosed", "I(x) x", "I(".repeat(MANY)),
        ("commas", "I(x) x", format!("I({})", "1,".repeat(100_000))),
        ("self", "S S S", "S ".repeat(MANY)),
        ("self with arguments", "T(x) T(x) T(x)", "T(S) ".repeat(MANY / 5)),
        ("pasting", "P(x) x##x##x##x", format!("P({})", "a".repeat(100_000))),
    ] {
        in_time(what, &format!("#define {define}\nint a = {text};"));
    }
    let options = "__VA_OPT__(".repeat(MANY / 10);
    in_time(
        "optional",
        &format!("#define V(...) {options}\nint a = {};", "V(1) ".repeat(100)),
    );
    let n = MANY / 10;
    in_time("chain", &format!("{} int a = {};", chain(n), "C0 ".repeat(100)));
    let bears = format!("#define C{n} [=] __device__\n{}", chain(n));
    in_time(
        "bearing",
        &format!("{bears} void f() {{ {} }}", "C0 () {}; ".repeat(100)),
    );
}

#[test]
fn an_oversized_expansion_is_left_alone_and_named() {
    let text = format!("{}int before = A1, a = A11, b = A11, behind = A0;", bomb());
    let unit = read(text.as_bytes(), &NoLoader);
    let view = unit.view(0, unit.files[0].items[0].span);
    assert!(view.text.contains("a = A11, b = A11, behind ="), "{}", view.text);
    assert!(!view.text.contains("A0") && !view.text.contains("A1,"));
    assert_eq!(view.problems.len(), 1, "{:?}", view.problems);
    assert_eq!(view.invocations.len(), 2);
}

#[test]
fn files_that_include_themselves_end() {
    for text in [
        "#include \"a\"\n#include \"b\"\nint x;",
        "#include <a>\nint x;",
        "#include \"a\"\n#include \"a\"\n#include \"a\"\n",
    ] {
        let start = Instant::now();
        let unit = read(text.as_bytes(), &Itself(text.as_bytes().into()));
        assert!(start.elapsed() < Duration::from_secs(20));
        assert!(unit.files.len() <= 3);
    }
}
