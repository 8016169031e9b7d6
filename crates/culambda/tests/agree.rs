//! What is said of a lambda does not depend on who asks: `list .`, `list FILE` and `rewrite FILE` agree.

mod place;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn run(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_culambda"));
    command.args(args).current_dir(folder).output().unwrap()
}

/// The lambdas of a list by file.
fn listed(folder: &Path, what: &str) -> BTreeMap<String, Vec<Value>> {
    let output = run(folder, &["list", "--format", "json", what]);
    assert!(output.status.success(), "{what}: {output:?}");
    let all: Value = serde_json::from_slice(&output.stdout).unwrap();
    let mut out: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for kind in ["sites", "ordinary", "not_analysed"] {
        for one in all[kind].as_array().unwrap() {
            let file = one["file"].as_str().unwrap().to_owned();
            out.entry(file).or_default().push(one.clone());
        }
    }
    out
}

/// What a rewrite writes of a file, against its list.
fn rewritten(folder: &Path, file: &str, sites: &[Value]) {
    let output = run(folder, &["rewrite", file, "--keep-going", "--preamble", "none"]);
    let text = String::from_utf8_lossy(&output.stdout);
    let told = String::from_utf8_lossy(&output.stderr);
    let refused = sites.iter().filter(|site| site["refused"].is_string());
    let said = told.matches("cannot rewrite this lambda").count();
    assert_eq!(said, refused.count(), "{}: {file}\n{told}", folder.display());
    for site in sites
        .iter()
        .filter(|site| site["fn"].is_string() && site["refused"].is_null())
    {
        let part = |name: &str| site[name].as_str().unwrap_or_default();
        let returns = match part("return") {
            "" => String::new(),
            returns if returns.ends_with('>') => format!("{returns} , "),
            returns => format!("{returns}, "),
        };
        let tag = format!("{},{},{returns}{}", part("fn_type"), part("fn"), part("id"));
        assert!(
            text.contains(&tag),
            "{}: {file}: {tag}\n{text}\n{told}",
            folder.display()
        );
    }
}

#[test]
fn a_lambda_is_the_same_whoever_asks() {
    let trees = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests/trees");
    let mut lambdas = 0;
    for entry in fs::read_dir(trees).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        if !entry.path().is_dir() || name.ends_with(".generated") {
            continue;
        }
        let place = tempfile::tempdir().unwrap();
        place::copy(&entry.path(), place.path());
        fs::create_dir(place.path().join(".git")).unwrap();
        for (file, all) in listed(place.path(), ".") {
            lambdas += all.len();
            let own = listed(place.path(), &file);
            assert_eq!(own.get(&file), Some(&all), "{name}: {file}");
            let sites: Vec<Value> = all.into_iter().filter(|one| one.get("id").is_some()).collect();
            rewritten(place.path(), &file, &sites);
        }
    }
    assert!(lambdas > 150, "{lambdas}");
}

/// Nothing marks a project, and the folder may be one of those that hold many.
#[test]
fn files_of_a_folder_without_a_project() {
    let place = tempfile::tempdir().unwrap();
    fs::create_dir(place.path().join("sub")).unwrap();
    let lambda = "[=] AMREX_GPU_DEVICE (int i, int j, int k) { a(i, j, k) = n; }";
    let of_library = format!(
        "#include <AMReX_Box.H>\nusing namespace amrex;\n\
         void f(int n, const Box &bx, const Array4<Real> &a) {{ ParallelFor(bx, {lambda}); }}\n"
    );
    for (name, text) in [
        ("library.cpp", of_library.as_str()),
        (
            "own.h",
            "#include \"sub/part.h\"\nstruct Own { Part p; void run(int i); };\n",
        ),
        ("sub/part.h", "struct Part { int n; };\n"),
        (
            "own.cu",
            "#include \"own.h\"\nvoid Own::run(int i) { auto f = [q = p, i] __device__ () { return q.n + i; }; }\n",
        ),
    ] {
        fs::write(place.path().join(name), text).unwrap();
    }
    let all = listed(place.path(), ".");
    assert_eq!(all.len(), 2, "{all:?}");
    for (file, all) in all {
        assert_eq!(listed(place.path(), &file).get(&file), Some(&all), "{file}");
    }
}

#[test]
fn an_isolated_file_asks_nobody() {
    let place = tempfile::tempdir().unwrap();
    for (name, text) in [
        (".git/config", ""),
        (
            "CMakeLists.txt",
            "project(p CUDA)\nadd_definitions(-DREAL=double)\nadd_library(p a.cu)\n",
        ),
        ("lib/own.h", "struct Own { int n; void run(REAL x); };\n"),
        ("lib/ours.h", "#define OURS [=] __device__\n"),
        (
            "a.cu",
            "#include \"lib/own.h\"\nvoid Own::run(REAL x) { auto f = [x] __device__ () { return x; }; }\nvoid g(int i) { auto f = OURS () { return i; }; }\n",
        ),
    ] {
        let path = place.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let list = |more: &[&str]| {
        let output = run(place.path(), &[&["list", "--format", "json", "a.cu"], more].concat());
        let all: Value = serde_json::from_slice(&output.stdout).unwrap();
        all["sites"].as_array().unwrap().clone()
    };
    let (all, alone) = (list(&[]), list(&["--isolated"]));
    assert_eq!(all.len(), 2, "{all:?}");
    assert_eq!(all[0]["fn_type"], "void (Own::*)(double x)");
    assert_eq!(list(&["--project"]), all);
    assert_eq!(alone.len(), 1, "{alone:?}");
    assert_ne!(alone[0]["fn_type"], all[0]["fn_type"]);
    let dependencies = |more: &[&str]| {
        let args = [
            "rewrite",
            "a.cu",
            "-o",
            "out/a.cpp",
            "--depfile",
            "out/a.d",
            "--keep-going",
        ];
        run(place.path(), &[&args, more].concat());
        fs::read_to_string(place.path().join("out/a.d")).unwrap_or_default()
    };
    let written = dependencies(&[]);
    assert!(
        written.contains("lib/own.h") && !written.contains("ours.h"),
        "{written}"
    );
}

#[test]
fn a_name_that_nothing_included_defines_is_no_macro_of_another_file() {
    let place = tempfile::tempdir().unwrap();
    fs::create_dir(place.path().join(".git")).unwrap();
    let other = "#define F [] __device__ () { return 1; }\n#define SIZE [] __device__ () { return 2; }\n";
    fs::write(place.path().join("other.h"), other).unwrap();
    let text = "template <class F> void run(F f);\nenum { SIZE };\nvoid g(int i) { run([=] __device__ () { return i + SIZE; }); }\n";
    fs::write(place.path().join("a.cu"), text).unwrap();
    for what in [".", "a.cu"] {
        let all = listed(place.path(), what);
        assert_eq!(all["a.cu"].len(), 1, "{what}: {all:?}");
    }
}

/// A project with a class, a file that is a part of it, and another one after it.
fn with_part(class: &str) -> tempfile::TempDir {
    let place = tempfile::tempdir().unwrap();
    fs::create_dir(place.path().join(".git")).unwrap();
    let header = format!("template <class F> void run(F f);\n{class}#include \"behind.inl\"\n");
    fs::write(place.path().join("a.h"), header).unwrap();
    fs::write(place.path().join("a.cu"), "#include \"a.h\"\n").unwrap();
    let function = "void f(int i) { run([=] __device__ () { return i; }); }\n";
    for name in ["part.inl", "behind.inl"] {
        fs::write(place.path().join(name), function).unwrap();
    }
    place
}

#[test]
fn a_part_of_a_class_is_read_with_it() {
    let place = with_part("struct A {\n  int n;\n#include \"part.inl\"\n};\n");
    let all = listed(place.path(), ".");
    assert_eq!(all["part.inl"][0]["fn"], "(&A::f)");
    assert_eq!(all["behind.inl"][0]["fn"], "(& ::f)");
    let output = run(place.path(), &["rewrite", "part.inl"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    // Its includer has the templates: they may not be in the body of a class.
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.starts_with("void f(int i) { run(__nv_dl_wrapper_t<"), "{text}");
}

#[test]
fn a_part_of_two_classes_is_not_read_with_one_of_them() {
    let place = with_part("struct A {\n#include \"part.inl\"\n};\nstruct B {\n#include \"part.inl\"\n};\n");
    let all = listed(place.path(), ".");
    let reason = all["part.inl"][0]["reason"].as_str().unwrap();
    assert!(reason.contains("is included within a declaration"), "{reason}");
    let output = run(place.path(), &["rewrite", "part.inl"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
}
