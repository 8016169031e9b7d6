//! Texts for the CPU: each `grammar-tests/cpu/view/NAME.cu` becomes `NAME.cpp`, with the messages after it.
//!
//! `UPDATE=1` writes what comes out; look at the difference before it is committed.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use culambda_rewrite::cpu;
use culambda_rewrite::{CpuOptions, CpuView, Edit, apply};
use culambda_source::{Assumptions, NoLoader, Unit, UnitOptions};
use proptest::prelude::*;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests/cpu/view")
}

fn unit(text: &[u8]) -> Unit {
    let options = UnitOptions::default();
    Unit::read("a.cu", text.into(), &NoLoader, &options, &Assumptions::default())
}

fn view(text: &[u8], options: CpuOptions) -> (CpuView, Vec<u8>) {
    let view = cpu::view(&unit(text), &options);
    let mut edits: Vec<Edit> = view.line.iter().chain(&view.edits).cloned().collect();
    edits.sort_by_key(|edit| edit.span);
    (view, apply(text, &edits))
}

fn with_messages(text: &[u8], stubs: bool) -> String {
    let options = CpuOptions {
        stubs,
        line: true,
        ..CpuOptions::default()
    };
    let (view, out) = view(text, options);
    let mut out = String::from_utf8(out).expect("cases are UTF-8");
    let unit = unit(text);
    let messages = [("error", &view.unwritten), ("warning", &view.warnings)];
    for (level, one) in messages
        .iter()
        .flat_map(|(level, list)| list.iter().map(move |one| (level, one)))
    {
        let (line, column) = unit.files[0].lines().line_column(one.span.start);
        writeln!(out, "// {line}:{column}: {level}: {}", one.message).unwrap();
    }
    for side in &view.sides {
        let (line, column) = unit.files[0].lines().line_column(side.start);
        writeln!(out, "// {line}:{column}: chooses a side").unwrap();
    }
    out
}

#[test]
fn recorded_views() {
    let mut found: Vec<PathBuf> = fs::read_dir(folder())
        .expect("the cases")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "cu"))
        .collect();
    found.sort();
    assert!(found.len() >= 8);
    let mut faults = String::new();
    for case in found {
        let text = fs::read(&case).expect("a case");
        for (stubs, ending) in [(false, "cpp"), (true, "stubs.cpp")] {
            let path = case.with_extension(ending);
            let have = with_messages(&text, stubs);
            if stubs && have == with_messages(&text, false) {
                assert!(!path.exists(), "{} is not needed", path.display());
                continue;
            }
            if std::env::var_os("UPDATE").is_some() {
                fs::write(&path, &have).expect("the folder can be written");
            }
            let want = fs::read_to_string(&path).unwrap_or_default();
            if have != want {
                writeln!(faults, "{}:\n{have}", path.display()).unwrap();
            }
        }
    }
    assert!(faults.is_empty(), "{faults}");
}

/// Tools that do not read `#line` count the lines of the text itself.
#[test]
fn lines_stay() {
    for entry in fs::read_dir(folder()).expect("the cases") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "cu") {
            continue;
        }
        let text = fs::read(&path).expect("a case");
        for stubs in [false, true] {
            let options = CpuOptions {
                stubs,
                ..CpuOptions::default()
            };
            let (_, out) = view(&text, options);
            let lines = |text: &[u8]| text.split(|byte| *byte == b'\n').count();
            assert_eq!(lines(&out), lines(&text), "{}", path.display());
        }
    }
}

/// A header is read by itself: what it does not define is left to those who include it.
#[test]
fn included_files_leave_open_what_others_define() {
    let text = b"#if defined(__CUDACC__) && defined(MINE)\nvoid go() { k<<<1, 2>>>(); }\n#endif\n#ifdef MINE\n#endif\n";
    let options = CpuOptions {
        included: true,
        ..CpuOptions::default()
    };
    let (_, out) = view(text, options);
    let out = String::from_utf8(out).unwrap();
    let want = "#if 1 && defined(MINE) /* #if defined(__CUDACC__) && defined(MINE) */\n\
                void go() { ::culambda_cpu::launch_as(\"k\", 1, 2)([=]() { k(); }); }\n#endif\n#ifdef MINE\n#endif\n";
    assert_eq!(out, want);
}

/// A condition that another file decides may lead to one that asks for a side.
#[test]
fn sides_behind_open_conditions() {
    let text = b"#if !defined(MINE_OFF) && defined(__CUDACC__)\n#ifdef __CUDA_ARCH__\n#define DEVICE\n#endif\n#endif\n";
    for included in [false, true] {
        let options = CpuOptions {
            included,
            ..CpuOptions::default()
        };
        assert_eq!(view(text, options).0.sides.len(), 1, "{included}");
    }
}

/// Pieces of programs, whole and broken, in any order.
const PIECES: &[&str] = &[
    "k<<<1, 2>>>(p, 0);",
    "k<<<g,\n b>>>({1, 2},\n NULL);\n",
    "k<<<",
    ">>>(",
    "extern __shared__ ",
    "float s[];",
    "__shared__ int x;",
    "__global__ void k(int *p) {",
    "__device__ int f(int x) {",
    "}",
    "{",
    ")",
    "(",
    "__syncthreads();\n",
    "#define L(k, ...) k<<<1, \\\n 2>>>(__VA_ARGS__)\n",
    "L(k, 1);",
    "\n#ifdef __CUDACC__\n",
    "\n#if X && __CUDA_ARCH__\n",
    "\n#else\n",
    "\n#endif\n",
    "__device__ int v = 3;",
    "[] __device__ (int i) {",
    "namespace cg = cooperative_groups;",
    "cg::this_grid()",
    "template <class T> ",
    "volatile ",
    ", ",
    "<",
    ">",
    "\r\n",
    "// \n",
    "\"",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_pieces(pieces in proptest::collection::vec(0..PIECES.len(), 0..40)) {
        let text: String = pieces.iter().map(|piece| PIECES[*piece]).collect();
        for (stubs, included) in [(false, false), (true, false), (true, true)] {
            let options = CpuOptions { stubs, included, ..CpuOptions::default() };
            let (view, out) = view(text.as_bytes(), options);
            let mut end = 0;
            for edit in &view.edits {
                prop_assert!(edit.span.start >= end && edit.span.end as usize <= text.len());
                end = edit.span.end;
            }
            let lines = |text: &[u8]| text.split(|byte| *byte == b'\n').count();
            prop_assert_eq!(lines(&out), lines(text.as_bytes()), "{}", String::from_utf8_lossy(&out));
        }
    }
}

#[test]
fn a_text_without_cuda_keeps_its_bytes() {
    let text = b"#include <x.h>\nint main() { auto f = [] (int a) { return a << 2; }; return f(1); }\n";
    let (view, out) = view(text, CpuOptions::default());
    assert!(view.edits.is_empty());
    assert_eq!(out, text);
}
