//! `--changed-since`, in repositories of git.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const BAD: &str = "void f(int n) { auto op = [&n] __device__ () { return n; }; }\n";

fn git(folder: &Path, args: &[&str]) {
    let settings = [
        "-c",
        "user.name=a",
        "-c",
        "user.email=a@b",
        "-c",
        "commit.gpgsign=false",
    ];
    let output = Command::new("git")
        .current_dir(folder)
        .args(settings)
        .args(args)
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{args:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
}

fn check(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_culambda"));
    command
        .args(["check", "--format", "concise"])
        .args(args)
        .current_dir(folder);
    // The folder of temporary files may stand within another repository.
    command.env("GIT_CEILING_DIRECTORIES", std::env::temp_dir());
    command.output().unwrap()
}

/// The files with findings, in the order of the output.
fn found(output: &Output) -> Vec<String> {
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines()
        .map(|line| line.split(':').next().unwrap().to_owned())
        .collect()
}

fn write(folder: &Path, names: &[&str], text: &str) {
    for name in names {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
}

#[test]
fn changed_and_untracked_files() {
    let temporary = tempfile::tempdir().unwrap();
    let root = temporary.path();
    let all = ["same.cu", "sub/changed.cu", "staged.cu", "later.cu", "ä b.cu"];
    git(root, &["init", "-q", "-b", "main"]);
    write(root, &all, BAD);
    git(root, &["add", "."]);
    git(root, &["commit", "-q", "-m", "first"]);
    git(root, &["checkout", "-q", "-b", "topic"]);
    write(root, &["later.cu"], &format!("\n{BAD}"));
    git(root, &["commit", "-q", "-a", "-m", "second"]);
    write(
        root,
        &["sub/changed.cu", "staged.cu", "ä b.cu", "new.cu", "ignored.cu"],
        &format!("\n{BAD}"),
    );
    git(root, &["add", "staged.cu"]);
    write(root, &[".gitignore"], "ignored.cu\n");
    let files = [&all[..], &["new.cu", "ignored.cu"]].concat();
    let since = |revision: &str| found(&check(root, &[&files[..], &["--changed-since", revision]].concat()));
    assert_eq!(since("HEAD"), ["sub/changed.cu", "staged.cu", "ä b.cu", "new.cu"]);
    assert_eq!(
        since("main"),
        ["sub/changed.cu", "staged.cu", "later.cu", "ä b.cu", "new.cu"]
    );
    // What happened on the other branch since is not ours.
    git(root, &["stash", "-q", "-u"]);
    git(root, &["checkout", "-q", "main"]);
    write(root, &["same.cu"], &format!("\n{BAD}"));
    git(root, &["commit", "-q", "-a", "-m", "third"]);
    git(root, &["checkout", "-q", "topic"]);
    let since = |revision: &str| found(&check(root, &[&all[..], &["--changed-since", revision]].concat()));
    assert_eq!(since("main"), ["same.cu", "later.cu"]);
    assert_eq!(since("main..."), ["later.cu"]);
    // From a folder below, by other names.
    write(root, &["sub/changed.cu"], "\n\n");
    let below = check(
        &root.join("sub"),
        &["changed.cu", "../same.cu", "--changed-since", "HEAD"],
    );
    assert_eq!((found(&below), below.status.code()), (Vec::new(), Some(0)));
}

#[test]
fn what_git_does_not_know() {
    let temporary = tempfile::tempdir().unwrap();
    let root = temporary.path().join("inner");
    write(&root, &["a.cu"], BAD);
    let error = |args: &[&str]| {
        let output = check(&root, &[&["a.cu", "--changed-since"], args].concat());
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    assert!(error(&["HEAD"]).contains("--changed-since works in a git repository only"));
    git(&root, &["init", "-q"]);
    assert!(error(&["nowhere"]).contains("git knows no revision `nowhere` here"));
    assert!(error(&["--output=x"]).contains("error"), "no option of git");
    assert!(!root.join("x").exists());
}
