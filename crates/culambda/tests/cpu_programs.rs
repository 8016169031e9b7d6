//! Programs that `culambda cc` builds, and what they say when they run (`grammar-tests/cpu/run`).
//!
//! They are compiled with CUDA's own headers: those that `cargo xtask oracle` has fetched, or a folder that
//! `CULAMBDA_CUDA_PATH` names. Without them, or without g++, nothing is run, and the test says so.
#![cfg(unix)]
// A test that has nothing to run says so.
#![allow(clippy::print_stderr)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Programs at one time.
const WORKERS: usize = 2;

mod wheels;

use wheels::{has, headers};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests/cpu/run")
}

/// A program: its text says how it is built and how it ends.
struct Program {
    name: String,
    text: String,
}

impl Program {
    /// What a line `// KEY: VALUE` at the top says.
    fn says(&self, key: &str) -> &str {
        let mut lines = self.text.lines().take_while(|line| line.starts_with("//"));
        lines
            .find_map(|line| line.strip_prefix("// ")?.strip_prefix(key)?.strip_prefix(": "))
            .unwrap_or("")
    }

    fn build(&self, compiler: &str, headers: &Path, place: &Path) -> Result<PathBuf, String> {
        let program = place.join(&self.name);
        let run = Command::new(env!("CARGO_BIN_EXE_culambda"))
            .arg("cc")
            .arg("--cuda-path")
            .arg(headers)
            .args([compiler, &format!("-std=c++{}", self.says("std")), "-Wall", "-Wextra"])
            .args(self.says("flags").split_whitespace())
            .arg(format!("{}.cu", self.name))
            .args(self.says("with").split_whitespace())
            .arg("-o")
            .arg(&program)
            .current_dir(folder())
            .env("CULAMBDA_CACHE", place.join("cache"))
            .output()
            .expect("the program runs");
        let said = String::from_utf8_lossy(&run.stderr);
        if !run.status.success() || said.contains("warning") {
            return Err(format!("{}: {compiler} says\n{said}", self.name));
        }
        Ok(program)
    }

    /// What is wrong with how it ran.
    fn fault(&self, run: &Output) -> Option<String> {
        let said = String::from_utf8_lossy(&run.stderr);
        let ends = self.says("ends");
        if ends.is_empty() != run.status.success() || !said.contains(ends) {
            return Some(format!("{}: it ended with {} and said\n{said}", self.name, run.status));
        }
        let expected = fs::read_to_string(folder().join(format!("{}.out", self.name))).ok()?;
        let printed = String::from_utf8_lossy(&run.stdout);
        (printed != expected).then(|| format!("{}: it printed\n{printed}", self.name))
    }

    fn run(&self, compiler: &str, headers: &Path, place: &Path) -> Option<String> {
        let program = match self.build(compiler, headers, place) {
            Ok(program) => program,
            Err(why) => return Some(why),
        };
        let run = Command::new(program).env("OMP_NUM_THREADS", "4").output();
        self.fault(&run.expect("what was built runs"))
    }
}

fn programs() -> Vec<Program> {
    let entries = fs::read_dir(folder()).expect("the programs are there");
    let mut all: Vec<Program> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "cu"))
        .map(|path| Program {
            name: path.file_stem().expect("a name").to_string_lossy().into_owned(),
            text: fs::read_to_string(&path).expect("a program is text"),
        })
        .collect();
    all.sort_by(|one, other| one.name.cmp(&other.name));
    all
}

fn has_compiler(name: &str) -> bool {
    Command::new(name)
        .arg("--version")
        .output()
        .is_ok_and(|run| run.status.success())
}

/// Runs programs on a few threads; returns what is wrong.
fn faults(programs: &[Program], compiler: &str, headers: &Path) -> Vec<String> {
    let place = tempfile::tempdir().expect("a folder");
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
            found.extend(program.run(compiler, headers, place.path()));
        }
        found
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..WORKERS).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("no panic"))
            .collect()
    })
}

#[test]
fn programs_run_on_the_cpu() {
    let Some(headers) = headers().filter(|_| has_compiler("g++")) else {
        eprintln!("no g++, or no headers of CUDA (`cargo xtask oracle` fetches them): programs are not run");
        return;
    };
    let (ours, rest): (Vec<Program>, Vec<Program>) = programs()
        .into_iter()
        .partition(|program| program.says("needs").is_empty() || has(&headers, program.says("needs")));
    for program in rest {
        eprintln!("{} is not run: no {}", program.name, program.says("needs"));
    }
    let found = faults(&ours, "g++", &headers);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Another compiler, for what does not depend on sanitizers or OpenMP, which it may not have.
#[test]
fn programs_run_with_clang() {
    let Some(headers) = headers().filter(|_| has_compiler("clang++")) else {
        eprintln!("no clang++, or no headers of CUDA: programs are not run with it");
        return;
    };
    let names = ["atomics", "half", "launches", "nested", "numbers", "shared", "stops"];
    let mut ours = programs();
    ours.retain(|program| names.contains(&program.name.as_str()));
    assert_eq!(ours.len(), names.len());
    let found = faults(&ours, "clang++", &headers);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// What the runtime and the prelude do not have is an error of the build that names it.
#[test]
fn what_is_missing_is_no_silent_success() {
    let Some(headers) = headers().filter(|_| has_compiler("g++")) else {
        eprintln!("no g++, or no headers of CUDA: what is missing is not tried");
        return;
    };
    let cases = fs::read_to_string(folder().join("../missing.tsv")).expect("the cases are there");
    let place = tempfile::tempdir().expect("a folder");
    let build = |statement: &str| {
        let includes = "#include <cuda.h>\n#include <cuda/ptx>\n#include <mma.h>\n";
        let source = place.path().join("a.cu");
        fs::write(&source, format!("{includes}int main() {{ {statement} }}\n")).expect("the folder is ours");
        let run = Command::new(env!("CARGO_BIN_EXE_culambda"))
            .args(["cc", "--cuda-path"])
            .arg(&headers)
            .args(["g++", "-std=c++17"])
            .arg(&source)
            .arg("-o")
            .arg(place.path().join("a"))
            .output()
            .expect("the program runs");
        let said = String::from_utf8_lossy(&run.stderr).into_owned();
        (run.status.success(), said)
    };
    let (succeeds, said) = build("cudaDeviceSynchronize();");
    assert!(succeeds, "{said}");
    for case in cases.lines().filter(|line| !line.starts_with('#')) {
        let (statement, names) = case.split_once('\t').expect("a statement and what is said");
        let (succeeds, said) = build(statement);
        assert!(!succeeds && said.contains(names), "{statement}\n{said}");
    }
}
