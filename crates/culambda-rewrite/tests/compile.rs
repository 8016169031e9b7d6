//! Rewritten samples, compiled and run.
//!
//! Every program in `samples/` is rewritten, compiled by g++ (and by clang++ where there is one) with nothing but
//! the few definitions at its head, under the address and undefined behaviour sanitizers, and must print what
//! is recorded beside it. A program whose second line says `plain: same` prints that, too, when it is compiled as it
//! is, its annotations being empty there: then the wrappers changed nothing.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use culambda_rewrite::PreamblePlace;
use culambda_source::{Standard, Target};
use support::rewritten_for;

const STANDARDS: [(Standard, &str); 3] = [
    (Standard::Cpp14, "gnu++14"),
    (Standard::Cpp17, "gnu++17"),
    (Standard::Cpp20, "gnu++20"),
];

/// A host compiler that was found.
#[derive(Clone)]
struct Compiler {
    program: &'static str,
    target: Target,
}

impl Compiler {
    fn find(program: &'static str, family: &str) -> Option<Compiler> {
        let out = Command::new(program).arg("-dumpversion").output().ok()?;
        let version = String::from_utf8(out.stdout).ok()?;
        let target = Target {
            host: format!("{family}-{}", version.trim())
                .parse()
                .expect("a version has up to three numbers"),
            ..Target::default()
        };
        Some(Compiler { program, target })
    }

    /// Compiles a file and runs it; what it prints.
    fn run(&self, source: &Path, standard: &str, flags: &[&str]) -> String {
        let program = source.with_extension(format!("{}.{standard}", self.program));
        let mut command = Command::new(self.program);
        command
            .args(["-w", "-x", "c++", &format!("-std={standard}")])
            .args(flags);
        let compiled = command
            .arg(source)
            .arg("-o")
            .arg(&program)
            .output()
            .expect("the compiler was there before");
        let place = format!("{} {standard} {}", self.program, source.display());
        assert!(
            compiled.status.success(),
            "{place}\n{}",
            String::from_utf8_lossy(&compiled.stderr)
        );
        let ran = Command::new(&program).output().expect("it was just written");
        let said = String::from_utf8_lossy(&ran.stderr);
        assert!(
            ran.status.success() && said.is_empty(),
            "{place}: {}\n{said}",
            ran.status
        );
        String::from_utf8_lossy(&ran.stdout).into_owned()
    }
}

fn compilers() -> Vec<Compiler> {
    let gcc = Compiler::find("g++", "gcc").expect("g++ is needed to compile the samples");
    let clang = Compiler::find("clang++", "clang");
    if clang.is_none() {
        // The one message of a test that leaves something out; shown with `--nocapture`.
        #[allow(clippy::print_stderr)]
        {
            eprintln!("there is no clang++: the samples are compiled by g++ alone");
        }
    }
    std::iter::once(gcc).chain(clang).collect()
}

fn samples() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../samples");
    let files = fs::read_dir(folder).expect("the samples are part of the project");
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("it can be listed").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "cu"));
    files.sort();
    assert!(files.len() >= 6, "samples are missing");
    files
}

/// Rewrites a sample for a compiler and standard, writes it and runs it.
fn check(compiler: &Compiler, sample: &Path, folder: &Path) {
    let text = fs::read(sample).expect("the sample can be read");
    let expected = fs::read_to_string(sample.with_extension("expected")).expect("what it prints is recorded");
    for (standard, flag) in STANDARDS {
        let target = Target {
            standard,
            ..compiler.target
        };
        let out = rewritten_for(&text, target, PreamblePlace::Front);
        assert_eq!(out.refused, [], "{}", sample.display());
        assert!(out.needs_preamble, "{}", sample.display());
        let name = format!("{flag}_{}.cpp", sample.file_stem().unwrap().display());
        let path = folder.join(name);
        fs::write(&path, &out.text).expect("the folder is writable");
        let sanitizers = ["-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
        assert_eq!(
            compiler.run(&path, flag, &sanitizers),
            expected,
            "{} {flag} {}",
            compiler.program,
            sample.display()
        );
    }
    if text.split(|&byte| byte == b'\n').any(|line| line == b"// plain: same") {
        let plain = folder.join(sample.file_name().unwrap());
        fs::copy(sample, &plain).expect("the folder is writable");
        assert_eq!(
            compiler.run(&plain, "gnu++17", &[]),
            expected,
            "plain {}",
            sample.display()
        );
    }
}

#[test]
fn rewritten_samples_do_what_plain_lambdas_do() {
    let samples = samples();
    for compiler in compilers() {
        let folder = tempfile::tempdir().expect("there is a folder for temporary files");
        thread::scope(|scope| {
            for sample in &samples {
                scope.spawn(|| check(&compiler, sample, folder.path()));
            }
        });
    }
}

/// A message about a line after a site names that line of the original file.
#[test]
fn messages_name_the_original_lines() {
    let text = b"void f(int n) {\n  auto l = [n] __device__ (int i) {\n    return n;\n  };\n\n  undeclared(l);\n}\n";
    let out = rewritten_for(text, Target::default(), PreamblePlace::Front);
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let path = folder.path().join("a.cpp");
    fs::write(&path, &out.text).expect("the folder is writable");
    let compiled = Command::new("g++")
        .args(["-fsyntax-only", "-std=gnu++17"])
        .arg(&path)
        .output();
    let said = compiled.expect("g++ is needed to compile the samples").stderr;
    let said = String::from_utf8_lossy(&said);
    assert!(said.contains("dir/a.cu:6:"), "{said}");
}
