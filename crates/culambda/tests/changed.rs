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
    // The folder of temporary files may be within another repository.
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

/// A repository in which everything that git runs by its configuration leaves a mark.
#[cfg(unix)]
struct Trap {
    folder: tempfile::TempDir,
}

#[cfg(unix)]
impl Trap {
    fn new() -> Trap {
        use std::os::unix::fs::PermissionsExt as _;
        let trap = Trap {
            folder: tempfile::tempdir().unwrap(),
        };
        git(trap.path(), &["init", "-q"]);
        write(trap.path(), &["a.cu", "b.cu"], BAD);
        git(trap.path(), &["add", "."]);
        git(trap.path(), &["commit", "-qm", "one"]);
        let script = format!("#!/bin/sh\necho \"$0 $@\" >> '{}'\ncat\n", trap.mark().display());
        for name in ["run", "hooks/post-index-change", ".git/hooks/post-index-change"] {
            write(trap.path(), &[name], &script);
            fs::set_permissions(trap.path().join(name), fs::Permissions::from_mode(0o755)).unwrap();
        }
        trap
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn mark(&self) -> std::path::PathBuf {
        self.path().join(".git/ran")
    }

    fn script(&self) -> String {
        self.path().join("run").display().to_string()
    }

    fn set(&self, name: &str, value: &str) {
        git(self.path(), &["config", name, value]);
    }

    /// Other times than those in the index, so that texts have to be compared.
    fn touch(&self) {
        write(self.path(), &["a.cu"], &format!("{BAD}\n"));
        write(self.path(), &["b.cu"], BAD);
    }

    /// Nothing was run, and what changed is found all the same.
    #[track_caller]
    fn is_not_sprung(&self, what: &str) {
        let _ = fs::remove_file(self.mark());
        self.touch();
        let output = check(self.path(), &["a.cu", "b.cu", "--changed-since", "HEAD"]);
        assert!(
            !self.mark().exists(),
            "{what}: {}",
            fs::read_to_string(self.mark()).unwrap()
        );
        assert_eq!(
            found(&output),
            ["a.cu"],
            "{what}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
    }

    /// git itself falls for it.
    #[track_caller]
    fn springs(&self, args: &[&str]) {
        let _ = fs::remove_file(self.mark());
        self.touch();
        let output = Command::new("git")
            .current_dir(self.path())
            .args(args)
            .output()
            .unwrap();
        assert!(
            self.mark().exists(),
            "{args:?}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
}

#[cfg(unix)]
#[test]
fn configuration_runs_nothing() {
    let plain = |name: &str, value: &dyn Fn(&Trap) -> String, by_git: Option<&[&str]>| {
        let trap = Trap::new();
        trap.set(name, &value(&trap));
        if let Some(args) = by_git {
            trap.springs(args);
        }
        trap.is_not_sprung(name);
    };
    plain("core.fsmonitor", &Trap::script, Some(&["status"]));
    plain(
        "core.hooksPath",
        &|trap| trap.path().join("hooks").display().to_string(),
        Some(&["status"]),
    );
    plain("diff.external", &Trap::script, Some(&["diff", "HEAD"]));
    plain("core.pager", &Trap::script, None);
    plain("pager.diff", &Trap::script, None);
    plain("core.sshCommand", &Trap::script, None);
    plain("alias.diff", &|trap| format!("!{}", trap.script()), None);
    plain("core.excludesFile", &|_| "/dev/zero".to_owned(), None);
    plain("diff.orderFile", &|_| "/dev/zero".to_owned(), None);
    Trap::new().is_not_sprung("hooks of the repository");
}

#[cfg(unix)]
#[test]
fn attributes_run_nothing() {
    for (part, name) in [
        ("clean", "evil"),
        ("process", "evil"),
        ("clean", "E v.i\"l"),
        ("smudge", "evil"),
    ] {
        let trap = Trap::new();
        let place = [".gitattributes", ".git/info/attributes", "attributes"];
        for file in place {
            write(trap.path(), &[file], "*.cu filter=evil diff=evil\n");
        }
        trap.set("core.attributesFile", "attributes");
        trap.set(&format!("filter.{name}.{part}"), &trap.script());
        trap.set(&format!("filter.{name}.required"), "true");
        trap.set("diff.evil.textconv", &trap.script());
        trap.set("diff.evil.command", &trap.script());
        if (part, name) == ("clean", "evil") {
            trap.springs(&["diff", "--name-only", "HEAD"]);
        }
        trap.is_not_sprung(part);
    }
    // One whose name has the sign that ends names on git's command line cannot be switched off.
    let trap = Trap::new();
    write(trap.path(), &[".git/info/attributes"], "*.cu filter=e=f\n");
    trap.set("filter.e=f.clean", &trap.script());
    let output = check(trap.path(), &["a.cu", "--changed-since", "HEAD"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot be switched off"));
    assert!(!trap.mark().exists());
}

#[cfg(unix)]
#[test]
fn included_configuration_and_work_trees_run_nothing() {
    let trap = Trap::new();
    let settings = format!(
        "[core]\n\tfsmonitor = {0}\n[filter \"evil\"]\n\tclean = {0}\n",
        trap.script()
    );
    write(trap.path(), &[".gitattributes"], "*.cu filter=evil\n");
    write(trap.path(), &["settings", ".git/config.worktree"], &settings);
    trap.set("include.path", "../settings");
    trap.springs(&["diff", "--name-only", "HEAD"]);
    trap.is_not_sprung("include.path");
    git(trap.path(), &["config", "--unset", "include.path"]);
    trap.set("extensions.worktreeConfig", "true");
    trap.springs(&["diff", "--name-only", "HEAD"]);
    trap.is_not_sprung("config.worktree");
}

#[cfg(unix)]
#[test]
fn submodules_and_missing_objects_run_nothing() {
    // A repository within, whose own configuration git would ask for changes.
    let trap = Trap::new();
    let inner = trap.path().join("inner");
    fs::create_dir(&inner).unwrap();
    git(&inner, &["init", "-q"]);
    write(&inner, &["c.cu"], BAD);
    git(&inner, &["add", "."]);
    git(&inner, &["commit", "-qm", "one"]);
    git(trap.path(), &["-c", "advice.addEmbeddedRepo=false", "add", "inner"]);
    git(trap.path(), &["commit", "-qm", "two"]);
    git(&inner, &["config", "core.fsmonitor", &trap.script()]);
    trap.set("submodule.recurse", "true");
    trap.set("diff.ignoreSubmodules", "none");
    trap.springs(&["diff", "--name-only", "HEAD"]);
    trap.is_not_sprung("a submodule");
    // An object that is promised is fetched, by whatever the remote says.
    let trap = Trap::new();
    trap.set("core.repositoryFormatVersion", "1");
    trap.set("extensions.partialClone", "origin");
    trap.set("remote.origin.promisor", "true");
    // A helper that does not answer would be waited for.
    let helper = fs::read_to_string(trap.path().join("run"))
        .unwrap()
        .replace("cat\n", "exit 1\n");
    fs::write(trap.path().join("run"), helper).unwrap();
    trap.set("remote.origin.url", &format!("ext::{}", trap.script()));
    trap.set("protocol.ext.allow", "always");
    let lost = "0123456789012345678901234567890123456789";
    let _ = fs::remove_file(trap.mark());
    let output = check(trap.path(), &["a.cu", "--changed-since", lost]);
    assert_eq!(output.status.code(), Some(2));
    assert!(!trap.mark().exists());
    trap.springs(&["cat-file", "-p", lost]);
}

/// A folder that is tracked and looks like a bare repository is none.
#[cfg(unix)]
#[test]
fn a_tracked_folder_is_no_repository() {
    let trap = Trap::new();
    let bare = trap.path().join("bare");
    git(trap.path(), &["init", "-q", "--bare", "bare"]);
    let settings = format!(
        "[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = ..\n\tfsmonitor = {}\n",
        trap.script()
    );
    fs::write(bare.join("config"), settings).unwrap();
    write(&bare, &["x.cu"], BAD);
    check(&bare, &["x.cu", "--changed-since", "HEAD"]);
    assert!(!trap.mark().exists());
}

#[cfg(unix)]
#[test]
fn a_work_tree_is_where_its_repository_is() {
    let (trap, elsewhere) = (Trap::new(), tempfile::tempdir().unwrap());
    trap.set("core.worktree", elsewhere.path().to_str().unwrap());
    let output = check(trap.path(), &["a.cu", "--changed-since", "HEAD"]);
    assert_eq!(output.status.code(), Some(2));
}

/// `.git` may be a file that names the repository, or a link to it.
#[cfg(unix)]
#[test]
fn repositories_that_lie_elsewhere() {
    let trap = Trap::new();
    trap.set("core.fsmonitor", &trap.script());
    git(trap.path(), &["worktree", "add", "-q", "tree"]);
    let tree = trap.path().join("tree");
    let _ = fs::remove_file(trap.mark());
    write(&tree, &["a.cu"], &format!("{BAD}\n"));
    assert_eq!(
        found(&check(&tree, &["a.cu", "b.cu", "--changed-since", "HEAD"])),
        ["a.cu"]
    );
    let linked = tempfile::tempdir().unwrap();
    std::os::unix::fs::symlink(trap.path().join(".git"), linked.path().join(".git")).unwrap();
    write(linked.path(), &["a.cu"], &format!("{BAD}\n"));
    assert_eq!(
        found(&check(linked.path(), &["a.cu", "--changed-since", "HEAD"])),
        ["a.cu"]
    );
    assert!(!trap.mark().exists());
}

#[test]
fn files_whose_lambdas_see_a_change() {
    let temporary = tempfile::tempdir().unwrap();
    let root = temporary.path();
    git(root, &["init", "-q", "-b", "main"]);
    let class = "struct Solver {\n  int n;\n  void step();\n};\n";
    write(root, &["solver.h"], class);
    write(root, &["other.h"], "struct Other {};\n");
    let uses = "#include \"solver.h\"\n#include \"other.h\"\nvoid Solver::step() { int m = n; auto op = [m] __device__ () { return m; }; }\n";
    write(root, &["sees.cu"], uses);
    write(root, &["includes.cu"], &format!("#include \"solver.h\"\n{BAD}"));
    git(root, &["add", "."]);
    git(root, &["commit", "-q", "-m", "first"]);
    assert!(found(&check(root, &[".", "--changed-since", "HEAD"])).is_empty());
    // The member becomes private: that breaks a file which did not change, and the other one has seen nothing of it.
    write(root, &["solver.h"], &class.replace("int n;", "int n;\nprivate:"));
    assert_eq!(found(&check(root, &[".", "--changed-since", "HEAD"])), ["sees.cu"]);
    assert_eq!(found(&check(root, &["solver.h", "--affected"])), ["sees.cu"]);
    assert_eq!(found(&check(root, &["includes.cu", "--affected"])), ["includes.cu"]);
    assert!(found(&check(root, &["other.h", "--affected"])).is_empty());
    write(root, &["solver.h"], class);
    write(root, &["other.h"], "struct Other { int i; };\n");
    assert!(found(&check(root, &[".", "--changed-since", "HEAD"])).is_empty());
}
