//! Folders that are checked from within a repository of git: the project around them is read, what was asked for
//! is reported, by the names that people would write.

use std::fs;
use std::path::Path;
use std::process::Command;

/// The lines that `culambda check` prints in a folder.
fn check(folder: &Path, args: &[&str]) -> Vec<String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_culambda"));
    let output = command
        .args(["check", "--format", "concise"])
        .args(args)
        .current_dir(folder)
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines()
        .map(|line| line.split(": ").next().unwrap().to_owned())
        .collect()
}

#[test]
fn folders_within_a_repository() {
    let temporary = tempfile::tempdir().unwrap();
    let root = fs::canonicalize(temporary.path()).unwrap();
    for folder in [".git", "sub/in", "other"] {
        fs::create_dir_all(root.join(folder)).unwrap();
    }
    let text = "void Solver::step(int n) { auto op = [n] __device__ () { return n; }; }\n";
    for file in ["a.cu", "sub/b.cu", "sub/in/c.cu", "other/d.cu"] {
        fs::write(root.join(file), text).unwrap();
    }
    fs::write(root.join("other/solver.h"), "class Solver { void step(int n); };\n").unwrap();
    let at = ":1:53";
    let found = |folder: &str, args: &[&str]| -> String {
        let lines = check(&root.join(folder), args);
        lines
            .iter()
            .map(|line| line.strip_suffix(at).unwrap_or(line))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(found("", &["."]), "a.cu other/d.cu sub/b.cu sub/in/c.cu");
    assert_eq!(found("", &["sub"]), "sub/b.cu sub/in/c.cu");
    assert_eq!(found("sub", &["."]), "b.cu in/c.cu");
    assert_eq!(found("sub", &[".."]), "../a.cu ../other/d.cu b.cu in/c.cu");
    assert_eq!(found("sub/in", &["../../other", ".."]), "../../other/d.cu ../b.cu c.cu");
    assert_eq!(found("sub", &["in/c.cu", "../a.cu", "--project"]), "../a.cu in/c.cu");
    assert_eq!(found("sub", &["b.cu"]), "", "the class is not in sight");
    let absolute = root.join("other");
    let name = absolute.join("d.cu");
    assert_eq!(found("sub", &[absolute.to_str().unwrap()]), name.to_str().unwrap());
}
