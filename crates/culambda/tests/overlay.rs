//! `culambda overlay`: what it writes for a build, and what clang-tidy and cppcheck say with it.
#![cfg(unix)]
// A test that has nothing to run says so.
#![allow(clippy::print_stderr)]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

mod wheels;

const SOURCE: &str = r#"#include "fill.cuh"
#include <first.cuh>
template <class F> void each(int n, F f) { for (int i = 0; i < n; ++i) f(i); }
__global__ void divide(int *p, int n) {
  int zero = 0;
  if (n > 3) p[0] = n / zero;
}
void run(int *p) {
  int a[3] = {1, 2, 3};
  each(4, [=] __device__ (int) {
    int i = 3;
    p[0] += a[i];
    p[0] /= i - 3;
  });
  divide<<<1,
           32>>>(p, 5);
  fill(p);
}
"#;

const HEADER: &str = "#pragma once
#ifdef __CUDACC__
__global__ void set(int *p) { *p = 1; }
inline void fill(int *p) { set<<<1, 1>>>(p); }
#endif
";

/// A build of one CUDA source, with a C++ source beside it.
fn build() -> tempfile::TempDir {
    let place = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = place.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    file("src/a.cu", SOURCE);
    file("src/fill.cuh", HEADER);
    file("inc/first.cuh", "#pragma once\nint first();\n");
    file("cuda/include/cuda_runtime.h", "");
    file("cuda/include/cuda_runtime_api.h", "#define CUDART_VERSION 13000\n");
    file("build/options.rsp", "-I../inc -DSIZE=3");
    let directory = place.path().join("build");
    let commands = serde_json::json!([
        {"directory": directory, "file": "../src/a.cu",
         "command": "ccache nvcc -arch=sm_80 --extended-lambda --options-file options.rsp -Xcompiler -Wall -std=c++17 -c ../src/a.cu -o a.o"},
        {"directory": directory, "file": "../src/b.cpp", "arguments": ["g++", "-c", "../src/b.cpp"]},
    ]);
    file("build/compile_commands.json", &commands.to_string());
    place
}

fn overlay(place: &Path, cuda: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_culambda"))
        .args(["overlay", "build", "-o", "lint", "--cuda-path"])
        .arg(cuda)
        .current_dir(place)
        .output()
        .unwrap()
}

fn json(path: &Path) -> serde_json::Value {
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

/// The words of the only command of a database.
fn words(path: &Path) -> Vec<String> {
    let commands = json(path);
    assert_eq!(commands.as_array().unwrap().len(), 1, "{commands}");
    let words = commands[0]["arguments"].as_array().unwrap();
    words.iter().map(|word| word.as_str().unwrap().to_owned()).collect()
}

/// Whether a program is there; a test that needs it is left out else.
fn has_program(name: &str) -> bool {
    let there = Command::new(name).arg("--version").output().is_ok();
    if !there {
        eprintln!("no {name}: it is not tried");
    }
    there
}

#[test]
fn what_is_written() {
    let place = build();
    let root = fs::canonicalize(place.path()).unwrap();
    let run = overlay(&root, &root.join("cuda"));
    assert!(run.status.success() && run.stderr.is_empty(), "{run:?}");
    let all = json(&root.join("lint/overlay.yaml"));
    let roots: Vec<(&str, &str)> = all["roots"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            (
                one["name"].as_str().unwrap(),
                one["external-contents"].as_str().unwrap(),
            )
        })
        .collect();
    let names: Vec<&str> = roots.iter().map(|(name, _)| *name).collect();
    let path = |name: &str| root.join(name).to_string_lossy().into_owned();
    assert_eq!(
        names,
        [path("src/a.cu"), path("src/fill.cuh")],
        "what has its text is not there"
    );
    let view = fs::read_to_string(roots[0].1).unwrap();
    assert_eq!(view.lines().count(), SOURCE.lines().count());
    let lambda = |text: &str| text.lines().position(|line| line.contains("[=] __device__"));
    assert_eq!(lambda(&view), lambda(SOURCE));
    assert!(!view.contains("<<<") && !view.contains("#line"), "{view}");
    let words = words(&root.join("lint/compile_commands.json"));
    for word in [
        "g++",
        "../src/a.cu",
        "-I../inc",
        "-DSIZE=3",
        "-Wall",
        "-include",
        "-ivfsoverlay",
    ] {
        assert!(words.iter().any(|have| have == word), "{word}: {words:?}");
    }
    assert!(words.iter().any(|word| word == "-std=c++17") && !words.iter().any(|word| word == "-std=gnu++17"));
    assert!(
        !words.iter().any(|word| word == "none" || word.contains("sm_80")),
        "{words:?}"
    );
}

#[test]
fn a_command_without_a_standard_gets_that_of_gcc() {
    let place = build();
    let database = place.path().join("build/compile_commands.json");
    let text = fs::read_to_string(&database).unwrap();
    fs::write(&database, text.replace("-std=c++17 ", "")).unwrap();
    assert!(overlay(place.path(), &place.path().join("cuda")).status.success());
    let words = words(&place.path().join("lint/compile_commands.json"));
    assert!(words.iter().any(|word| word == "-std=gnu++17"), "{words:?}");
}

#[test]
fn a_folder_is_written_again() {
    let place = build();
    let cuda = place.path().join("cuda");
    assert!(overlay(place.path(), &cuda).status.success());
    fs::write(place.path().join("src/fill.cuh"), "#pragma once\nvoid fill(int *);\n").unwrap();
    assert!(overlay(place.path(), &cuda).status.success());
    let all = json(&place.path().join("lint/overlay.yaml"));
    assert_eq!(all["roots"].as_array().unwrap().len(), 1, "{all}");
    let views = place.path().join("lint/views");
    let below = place.path().strip_prefix("/").unwrap();
    assert!(!views.join(below).join("src/fill.cuh").exists());
    fs::remove_file(place.path().join("lint/culambda-overlay.txt")).unwrap();
    let run = overlay(place.path(), &cuda);
    assert_eq!(run.status.code(), Some(2), "{run:?}");
}

#[test]
fn builds_without_cuda_and_sources_that_cannot_be_written() {
    let place = build();
    let cuda = place.path().join("cuda");
    fs::write(
        place.path().join("src/a.cu"),
        "__global__ void k() { __syncthreads(); }\nvoid f(int *p, int n) { k<<<1, 1>>>({p, n}); }\n",
    )
    .unwrap();
    let run = overlay(place.path(), &cuda);
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    assert_eq!(run.status.code(), Some(2), "{said}");
    assert!(said.contains("a.cu:2:"), "{said}");
    fs::write(place.path().join("build/compile_commands.json"), "[]").unwrap();
    let run = overlay(place.path(), &cuda);
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    assert!(run.status.code() == Some(2) && said.contains("compiles CUDA"), "{said}");
}

#[test]
fn cppcheck_names_the_originals() {
    if !has_program("cppcheck") {
        return;
    }
    let place = build();
    let root = fs::canonicalize(place.path()).unwrap();
    assert!(overlay(&root, &root.join("cuda")).status.success());
    let run = Command::new("cppcheck")
        .args(["--quiet", "--enable=warning", "--template={file}:{line}: {id}"])
        .arg("--project=lint/cppcheck/compile_commands.json")
        .current_dir(&root)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    let source = root.join("src/a.cu");
    for (line, what) in [(6, "zerodiv"), (12, "arrayIndexOutOfBounds")] {
        assert!(said.contains(&format!("{}:{line}: {what}", source.display())), "{said}");
    }
    assert!(
        !said.contains("unknownMacro") && !said.contains("syntaxError"),
        "{said}"
    );
}

#[test]
fn clang_tidy_names_the_originals() {
    let Some(headers) = wheels::headers().filter(|headers| wheels::has(headers, "cuda_runtime.h")) else {
        eprintln!("no headers of CUDA: clang-tidy is not tried");
        return;
    };
    if !has_program("clang-tidy") {
        return;
    }
    let place = build();
    let root = fs::canonicalize(place.path()).unwrap();
    let run = overlay(&root, &headers);
    assert!(run.status.success(), "{run:?}");
    let run = Command::new("clang-tidy")
        .args(["--vfsoverlay=lint/overlay.yaml", "-p", "lint", "--quiet"])
        .args(["--checks=-*,clang-analyzer-*", "src/a.cu"])
        .current_dir(&root)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stdout).into_owned();
    for place in [
        "src/a.cu:6:23: warning: Division by zero",
        "src/a.cu:13:10: warning: Division by zero",
    ] {
        assert!(
            said.contains(place),
            "{place}\n{said}\n{}",
            String::from_utf8_lossy(&run.stderr)
        );
    }
    assert!(!said.contains("error:"), "{said}");
}
