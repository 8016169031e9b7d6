//! Repositories of strangers: what they can make the program read, show, run and write.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

const GOOD: &str = "void f(int n) { auto op = [n] __device__ () { return n; }; }\n";
const BAD: &str = "void f(int n) { auto op = [&n] __device__ () { return n; }; }\n";

/// Nothing that is tried here takes longer.
const PATIENCE: Duration = Duration::from_secs(60);

/// A repository `repo` with `a.cu`, and what lies beside it.
struct Place {
    _folder: tempfile::TempDir,
    root: PathBuf,
}

impl Place {
    fn new() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let root = fs::canonicalize(folder.path()).unwrap();
        let place = Place { _folder: folder, root };
        fs::create_dir_all(place.root.join("repo/.git")).unwrap();
        place.write("repo/a.cu", GOOD);
        place
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.root.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn link(&self, target: &str, name: &str) {
        symlink(target, self.root.join(name)).unwrap();
    }

    fn pipe(&self, name: &str) {
        let made = Command::new("mkfifo").arg(self.root.join(name)).status().unwrap();
        assert!(made.success());
    }

    fn run(&self, args: &[&str]) -> Told {
        Told::by(
            Command::new(env!("CARGO_BIN_EXE_culambda"))
                .args(args)
                .current_dir(self.root.join("repo")),
        )
    }
}

/// What a run has said.
struct Told {
    code: Option<i32>,
    text: String,
}

impl Told {
    /// Runs a command, but not for ever.
    fn by(command: &mut Command) -> Told {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (done, start) = (
            std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false)),
            Instant::now(),
        );
        let id = child.id();
        let watch = std::thread::spawn({
            let done = done.clone();
            move || {
                while !done.load(std::sync::atomic::Ordering::Relaxed) {
                    if start.elapsed() > PATIENCE {
                        let _ = Command::new("kill").args(["-9", &id.to_string()]).status();
                        return;
                    }
                    std::thread::sleep(Duration::from_millis(20));
                }
            }
        });
        let mut out = child.stdout.take().unwrap();
        let reader = std::thread::spawn(move || {
            let mut text = Vec::new();
            std::io::Read::read_to_end(&mut out, &mut text).unwrap();
            text
        });
        let Output { status, stderr, .. } = child.wait_with_output().unwrap();
        done.store(true, std::sync::atomic::Ordering::Relaxed);
        watch.join().unwrap();
        let mut text = reader.join().unwrap();
        text.extend(stderr);
        Told {
            code: status.code(),
            text: String::from_utf8(text).unwrap(),
        }
    }

    /// The run ended as it should, and nothing of the secret was said.
    #[track_caller]
    fn ends(self, code: i32) -> Told {
        assert_eq!(self.code, Some(code), "{}", self.text);
        assert!(!self.text.contains("hunter"), "{}", self.text);
        self
    }

    #[track_caller]
    fn says(self, what: &str) -> Told {
        assert!(self.text.contains(what), "{}", self.text);
        self
    }
}

#[test]
fn settings_that_are_a_link_out_of_the_project() {
    let place = Place::new();
    place.write("credentials", "[default]\naws_secret_access_key = hunter2\n");
    place.link("../credentials", "repo/culambda.toml");
    for args in [
        &["check", "."][..],
        &["check", "a.cu"],
        &["list", "a.cu"],
        &["config", "show"],
    ] {
        place.run(args).ends(2).says("leads out of the project");
    }
    place.run(&["check", ".", "--config", "culambda.toml"]).ends(2);
    place.run(&["check", ".", "--no-config"]).ends(0);
    // Inside the project a link is a file like others.
    fs::remove_file(place.root.join("repo/culambda.toml")).unwrap();
    place.write("repo/ci/settings", "rules = 1");
    place.link("ci/settings", "repo/culambda.toml");
    place.run(&["check", "."]).ends(2).says("rules = 1");
}

#[test]
fn settings_behind_a_linked_folder() {
    let place = Place::new();
    place.write("other/culambda.toml", "hunter2 = 1");
    place.write("other/b.cu", GOOD);
    place.link("../other", "repo/sub");
    place
        .run(&["check", "sub/b.cu"])
        .ends(2)
        .says("leads out of the project");
    place.run(&["check", "."]).ends(0);
}

#[test]
fn settings_that_are_no_file() {
    let place = Place::new();
    place.pipe("repo/culambda.toml");
    place.run(&["check", "a.cu"]).ends(2).says("not a regular file");
    for device in ["/dev/zero", "/proc/kmsg", "/dev/stdin"] {
        fs::remove_file(place.root.join("repo/culambda.toml")).unwrap();
        place.link(device, "repo/culambda.toml");
        place.run(&["check", "."]).ends(2);
    }
}

#[test]
fn what_settings_name_lies_in_the_project() {
    let place = Place::new();
    place.write("s.json", "\"hunter2\"");
    place.write("known/hunter.json", "{}");
    place.link("../s.json", "repo/link.json");
    place.link("../known", "repo/folder");
    place.pipe("repo/pipe");
    let absolute = place.root.join("s.json");
    let names = [
        "../s.json",
        "link.json",
        absolute.to_str().unwrap(),
        "/dev/zero",
        "pipe",
        "/proc/self/environ",
        ".",
        "../none.json",
        "x/../../s.json",
    ];
    for name in names {
        for key in ["baseline", "compile-commands"] {
            place.write("repo/culambda.toml", &format!("{key} = \"{name}\""));
            let (told, fine) = (place.run(&["check", "."]), key == "compile-commands" && name == ".");
            told.ends(if fine { 0 } else { 2 });
        }
    }
    // The same in a part of the project.
    fs::remove_file(place.root.join("repo/culambda.toml")).unwrap();
    place.write("repo/sub/b.cu", GOOD);
    place.write("repo/sub/culambda.toml", "baseline = \"../../s.json\"");
    place.run(&["check", "."]).ends(2).says("outside of the project");
    place.write("repo/sub/culambda.toml", "baseline = \"../known.json\"");
    place.write("repo/known.json", "{\"schema\": 1, \"findings\": []}");
    place.run(&["check", "sub/b.cu"]).ends(0);
    // The command line may name anything.
    place.write("ours.json", "{\"schema\": 1, \"findings\": []}");
    place.run(&["check", "a.cu", "--baseline", "../ours.json"]).ends(0);
}

#[test]
fn a_baseline_is_written_only_where_the_command_line_says() {
    let place = Place::new();
    place.write("repo/a.cu", BAD);
    for name in ["../written.json", "out/written.json"] {
        place.write("repo/culambda.toml", &format!("baseline = \"{name}\""));
        place.write("elsewhere/x", "");
        let _ = fs::remove_file(place.root.join("repo/out"));
        place.link("../elsewhere", "repo/out");
        place.run(&["check", ".", "--write-baseline"]).ends(2);
        assert!(!place.root.join("written.json").exists() && !place.root.join("elsewhere/written.json").exists());
    }
    fs::remove_file(place.root.join("repo/culambda.toml")).unwrap();
    // The default name may be a link, too, also one that leads to nothing yet.
    place.link("../written.json", "repo/culambda-baseline.json");
    place.run(&["check", ".", "--write-baseline"]).ends(2).says("leads out");
    assert!(!place.root.join("written.json").exists());
    place
        .run(&["check", ".", "--write-baseline", "--baseline", "../mine.json"])
        .ends(0);
    assert!(place.root.join("mine.json").exists());
}

/// A name on the command line may be a link that came with the project.
#[test]
fn no_link_leads_a_check_to_write_outside() {
    let place = Place::new();
    let before = "void h(int n) { auto op = [&n] __device__ () { return n; }; }\n";
    place.write("other/b.cu", before);
    place.link("../other/b.cu", "repo/b.cu");
    place.link("../other", "repo/folder");
    place.link("../written", "repo/results.json");
    for args in [
        &["check", "b.cu", "--fix", "--unsafe-fixes"][..],
        &["check", "folder/b.cu", "--fix", "--unsafe-fixes"],
        &["check", "*.cu", "--fix", "--unsafe-fixes"],
        &["check", "a.cu", "--output-file", "json=results.json"],
        &["check", "a.cu", "--output-file", "json=folder/results.json"],
    ] {
        let told = place.run(args);
        // A pattern does not follow links.
        let code = if args.contains(&"*.cu") { 0 } else { 2 };
        assert_eq!(told.code, Some(code), "{args:?}: {}", told.text);
    }
    assert_eq!(fs::read_to_string(place.root.join("other/b.cu")).unwrap(), before);
    assert!(!place.root.join("written").exists() && !place.root.join("other/results.json").exists());
    // Who wants that names the file itself.
    place
        .run(&["check", "../other/b.cu", "--fix", "--unsafe-fixes"])
        .ends(0);
    place
        .run(&["check", "a.cu", "--output-file", "json=../written"])
        .ends(0);
    assert!(place.root.join("written").exists());
}

#[test]
fn compile_commands() {
    let place = Place::new();
    place.write("words", "-DX=1 -Dhunter2=3\n");
    place.write("repo/b.rsp", "-DY=1");
    place.pipe("repo/pipe");
    let entry = |arguments: &[&str], file: &str| {
        let words = [&["nvcc", "-extended-lambda"], arguments].concat();
        serde_json::json!([{"directory": ".", "file": file, "arguments": words}])
    };
    let commands = |value: serde_json::Value| place.write("repo/compile_commands.json", &value.to_string());
    let absolute = format!("@{}", place.root.join("words").display());
    for word in [
        "@../words",
        &absolute,
        "@/etc/passwd",
        "@pipe",
        "@/dev/zero",
        "--options-file=../words",
    ] {
        commands(entry(&[word, "@b.rsp", "a.cu"], "a.cu"));
        place
            .run(&["config", "show", "a.cu", "-p", "."])
            .ends(0)
            .says("warning")
            .says("Y = \"1\"");
    }
    // Files that are entries are read for their includes, but not every kind of file.
    place.write("repo/a.cuh", "");
    for file in ["pipe", "/dev/zero", "/proc/kmsg"] {
        commands(entry(&["a.cu"], file));
        place.run(&["check", "a.cuh", "-p", "."]).ends(0);
    }
    // One that is named shows nothing that it is a link to.
    place.write("s.json", "[\"hunter2\"]");
    fs::remove_file(place.root.join("repo/compile_commands.json")).unwrap();
    place.link("../s.json", "repo/compile_commands.json");
    place.run(&["check", "a.cu", "-p", "."]).ends(2).says("line 1");
    place.run(&["check", "a.cu", "-p", "compile_commands.json"]).ends(2);
    let entry = serde_json::json!([{"directory": "hunter", "file": "a.cu"}, {"directory": "/", "file": "hunter"}]);
    place.write("s.json", &entry.to_string());
    place.run(&["check", "a.cu", "-p", "."]).ends(0).says("cannot be read");
}

/// A class whose head is shown where a lambda in its member is not allowed.
const SECRET: &str = "struct Secret {\nprivate: int hunter2; void step(int n);\n};\n#define HUNTER hunter_in_macro\n";
const MEMBER: &str = "\nvoid Secret::step(int n) { auto op = [n] __device__ () { return n; }; }\n\
                      void other(int HUNTER) { auto op = [=] __device__ () { return HUNTER; }; }\n";

#[test]
fn text_of_other_files() {
    let place = Place::new();
    place.write("secret.h", SECRET);
    place.link("../secret.h", "repo/link.h");
    let absolute = place.root.join("secret.h");
    place.write("repo/c/compile_commands.json", "[]");
    for name in ["../secret.h", "link.h", absolute.to_str().unwrap()] {
        place.write("repo/a.cu", &format!("#include \"{name}\"{MEMBER}"));
        for format in FORMATS {
            let told = place.run(&["check", "a.cu", "--format", format]).ends(1);
            told.says("parent");
            place.run(&["check", ".", "--format", format]).ends(1);
        }
        place
            .run(&["check", "a.cu"])
            .ends(1)
            .says("its text is not shown")
            .says(".h:2:1");
        for format in ["table", "json"] {
            place.run(&["list", "a.cu", "--format", format]).ends(0).says("step");
        }
        place.run(&["check", "a.cu", "--write-baseline"]).ends(0);
        let baseline = fs::read_to_string(place.root.join("repo/culambda-baseline.json")).unwrap();
        assert!(!baseline.contains("hunter"), "{baseline}");
        fs::remove_file(place.root.join("repo/culambda-baseline.json")).unwrap();
    }
    // A folder of the command line is not one of strangers.
    place.write("repo/a.cu", &format!("#include <secret.h>{MEMBER}"));
    let told = place.run(&["check", "a.cu", "-I", ".."]);
    assert!(told.text.contains("int hunter2"), "{}", told.text);
    // One of compile commands may be.
    let entry = serde_json::json!([{"directory": ".", "file": "a.cu", "command": "nvcc -extended-lambda -I.. a.cu"}]);
    place.write("repo/compile_commands.json", &entry.to_string());
    place
        .run(&["check", "a.cu", "-p", "."])
        .ends(1)
        .says("its text is not shown");
    place
        .run(&["check", ".", "-p", "."])
        .ends(1)
        .says("its text is not shown");
    place.run(&["list", "a.cu", "-p", ".", "--format", "json"]).ends(0);
    let forced = serde_json::json!([{"directory": ".", "file": "a.cu", "command": "nvcc -extended-lambda -include ../secret.h a.cu"}]);
    place.write("repo/compile_commands.json", &forced.to_string());
    place
        .run(&["check", "a.cu", "-p", "."])
        .ends(1)
        .says("its text is not shown");
}

/// What is said while a file is rewritten, and what a patch shows of it.
#[test]
fn text_of_other_files_in_rewrites() {
    let place = Place::new();
    place.write("secret.h", SECRET);
    place.write(
        "repo/in.h",
        "void in(int HUNTER) { auto op = [=] __device__ () { return HUNTER; }; }\n",
    );
    place.link("../secret.h", "repo/link.h");
    let absolute = place.root.join("secret.h");
    for name in ["../secret.h", "link.h", absolute.to_str().unwrap()] {
        place.write("repo/a.cu", &format!("#include \"{name}\"{MEMBER}"));
        for view in [&[][..], &["--host-view"]] {
            let run = |args: &[&str]| place.run(&[args, view].concat());
            run(&["rewrite", "a.cu", "-o", "../out.cpp"])
                .ends(1)
                .says("`step` is private in");
            run(&["rewrite", "a.cu", "-o", "../out.cpp", "--keep-going"]).ends(1);
            run(&["diff", "a.cu"]).ends(1).says("`step` is private in");
            run(&["diff", "a.cu", "--keep-going"])
                .ends(1)
                .says("what this becomes is not shown");
        }
        // What a compiler gets has it, as the compiler would have read it.
        let written = fs::read_to_string(place.root.join("out.cpp")).unwrap();
        assert!(written.contains("int hunter_in_macro"), "{written}");
    }
    place.write("repo/a.cu", "#include \"../secret.h\"\n#include \"in.h\"\n");
    place
        .run(&["rewrite", "a.cu", "-o", "../out.cpp"])
        .ends(0)
        .says("`in.h` has an extended lambda");
    place.write("repo/a.cu", &format!("#include <secret.h>{MEMBER}"));
    let told = place.run(&["diff", "a.cu", "-I", "..", "--keep-going"]);
    assert!(told.text.contains("int hunter_in_macro"), "{}", told.text);
}

/// A repair is not a way around that.
#[test]
fn text_of_other_files_in_patches_of_fixes() {
    let place = Place::new();
    place.write("hidden.cu", &format!("/* hunter2 */ {BAD}"));
    place.link("../hidden.cu", "repo/b.cu");
    for args in [
        &["check", "b.cu", "--diff", "--unsafe-fixes"][..],
        &["diff", "b.cu", "--keep-going"],
    ] {
        let told = place.run(args);
        let code = told.code.unwrap();
        told.ends(code).says("not shown");
        assert_ne!(code, 0);
    }
}

#[test]
fn an_input_that_is_a_link_out_of_the_project() {
    let place = Place::new();
    place.write("hidden.cu", &format!("/* hunter2 */ {BAD}"));
    place.link("../hidden.cu", "repo/b.cu");
    place
        .run(&["check", "b.cu"])
        .ends(1)
        .says("b.cu:1:")
        .says("its text is not shown");
    place.run(&["check", "b.cu", "--format", "sarif"]).ends(1);
    place.run(&["check", "."]).ends(0);
    place.run(&["check", "*.cu"]).ends(0);
}

#[test]
fn headers_that_are_no_files() {
    let place = Place::new();
    place.pipe("repo/pipe.h");
    place.link("/dev/zero", "repo/zero.h");
    let includes = [
        "pipe.h",
        "zero.h",
        "/proc/kmsg",
        "/dev/zero",
        "/dev/stdin",
        "/sys/kernel/notes",
        "/proc/self/environ",
    ];
    let lines: String = includes.iter().map(|name| format!("#include \"{name}\"\n")).collect();
    place.write("repo/a.cu", &format!("{lines}{GOOD}"));
    for args in [
        &["check", "a.cu"][..],
        &["check", "."],
        &["list", "a.cu"],
        &["check", ".", "-I", "."],
    ] {
        place.run(args).ends(0);
    }
}

#[test]
fn what_a_walk_reads_by_itself() {
    let place = Place::new();
    place.write("repo/sub/b.cu", GOOD);
    for name in [
        ".gitignore",
        ".ignore",
        "sub/.gitignore",
        ".git/info/exclude",
        "sub/.git",
    ] {
        fs::create_dir_all(place.root.join("repo/.git/info")).unwrap();
        place.pipe(&format!("repo/{name}"));
        place.run(&["check", "."]).ends(2).says("not a regular file");
        place.run(&["check", "**/*.cu"]).ends(2);
        fs::remove_file(place.root.join("repo").join(name)).unwrap();
        place.link("/dev/zero", &format!("repo/{name}"));
        place.run(&["check", "."]).ends(2).says("of the system");
        fs::remove_file(place.root.join("repo").join(name)).unwrap();
    }
    // A work tree of its own.
    fs::remove_dir_all(place.root.join("repo/.git")).unwrap();
    place.write("store/commondir", ".");
    fs::create_dir_all(place.root.join("store/info")).unwrap();
    place.pipe("store/info/exclude");
    place.write(
        "repo/.git",
        &format!("gitdir: {}\n", place.root.join("store").display()),
    );
    place.run(&["check", "."]).ends(2).says("not a regular file");
    fs::remove_file(place.root.join("store/info/exclude")).unwrap();
    place.run(&["check", "."]).ends(0);
}

#[test]
fn an_input_that_is_named_may_be_anything() {
    let place = Place::new();
    place.write("repo/bad.cu", BAD);
    for name in ["/dev/stdin", "-", "/proc/self/fd/0"] {
        let output = Command::new(env!("CARGO_BIN_EXE_culambda"))
            .args(["check", name])
            .current_dir(place.root.join("repo"))
            .stdin(fs::File::open(place.root.join("repo/bad.cu")).unwrap())
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(
            output.status.code() == Some(1) && text.contains("1 │ void f(int n)"),
            "{name}: {text}"
        );
    }
}

/// Whether no line is one that a CI service takes for a command, and nothing acts on a terminal.
#[track_caller]
fn is_tame(text: &str) {
    assert!(
        !text.lines().any(|line| line.trim_start().starts_with("::error file=x")),
        "{text}"
    );
    assert!(
        !text.chars().any(|c| (c.is_control() && c != '\n') || c == '\u{202e}'),
        "{text:?}"
    );
}

/// What `check` can print.
const FORMATS: [&str; 10] = [
    "pretty",
    "concise",
    "json",
    "sarif",
    "github",
    "gitlab",
    "junit",
    "azure",
    "checkstyle",
    "rdjson",
];

#[test]
fn names_that_act() {
    for odd in [
        "b\n::error file=x::injected\nc",
        "b\r::error file=x::y",
        "b\x1b[2Jc\x07",
        "b\u{9b}31m\u{202e}c\x7f",
    ] {
        let place = Place::new();
        place.write(
            &format!("repo/{odd}.cu"),
            "class Q { void h(int a) { f([=] __device__ () { return a; }); } };\n",
        );
        place.write(
            &format!("repo/d{odd}/x.cu"),
            &format!("#include \"none\"\n{BAD}void g() {{ auto x = [a] __device__ (; }}\n"),
        );
        let file = format!("{odd}.cu");
        for format in FORMATS {
            for what in [".", file.as_str()] {
                is_tame(&place.run(&["check", what, "--format", format]).text);
                is_tame(
                    &place
                        .run(&["check", what, "--format", format, "--deny", "not-analysed"])
                        .text,
                );
            }
        }
        for args in [
            &["check", ".", "--statistics"][..],
            &["check", ".", "--baseline", &file],
            &["check", "."],
            &["list", "."],
            &["list", &file, "--format", "json"],
            &["show", &format!("{file}:1")],
            &["show", &format!("{file}:1"), "--format", "json"],
            &["show", &format!("none{odd}:1")],
            &["report", ".", "-o", &format!("r{odd}")],
            &["report", "."],
            &["config", "show", &file],
            &["check", "none", &format!("none{odd}")],
            &["check", &format!("none{odd}"), &file],
            &["list", &format!("none{odd}/*.cu")],
            &["check", ".", "--select", &file],
            &["check", ".", "-p", &file],
            &["check", ".", "--config", &file],
            &["check", ".", "--std", &file],
            &["check", ".", &format!("--{odd}")],
            &["check", ".", "--format", &file],
            &["rewrite", &file],
            &["explain", &file],
            &["check", ".", "--changed-since", odd],
            &["check", ".", "--output-file", &file],
        ] {
            is_tame(&place.run(args).text);
        }
        is_tame(place.run(&["diff", &file]).text.split("@@").next().unwrap());
        place.write(
            "repo/culambda.toml",
            &format!("[rules]\n{} = \"off\"\n", serde_json::Value::from(odd)),
        );
        is_tame(&place.run(&["check", "."]).text);
        place.write(
            "repo/culambda.toml",
            &format!("baseline = {}\n", serde_json::Value::from(odd)),
        );
        is_tame(&place.run(&["check", "."]).text);
        is_tame(&place.run(&["config", "show"]).text);
    }
}

#[test]
fn lines_that_act() {
    let place = Place::new();
    // Latin-1 and tabs do no harm.
    let text = b"/* \x1b[31m \x07 \xe4 \xe2\x80\xae \xc2\x9b */\tvoid f(int n) { auto op = [&n] __device__ () { return n; }; }\r\n";
    fs::write(place.root.join("repo/a.cu"), text).unwrap();
    for format in FORMATS {
        is_tame(&place.run(&["check", "a.cu", "--format", format]).text);
    }
}

#[test]
fn several_outputs_at_once() {
    let place = Place::new();
    place.write("repo/a.cu", BAD);
    let told = place.run(&[
        "check",
        ".",
        "--format",
        "github",
        "--output-file",
        "sarif=o.sarif",
        "--output-file",
        "json=o.json",
    ]);
    told.ends(1).says("::error file=a.cu");
    for (format, name) in [("sarif", "o.sarif"), ("json", "o.json")] {
        let alone = place.run(&["check", ".", "--format", format]);
        assert_eq!(
            fs::read_to_string(place.root.join("repo").join(name)).unwrap(),
            alone.text
        );
    }
    place.link("o.json", "repo/same");
    for two in ["sarif=o.json", "sarif=./o.json", "sarif=same"] {
        place
            .run(&["check", ".", "--output-file", "json=o.json", "--output-file", two])
            .ends(2)
            .says("two outputs");
    }
    place
        .run(&["check", ".", "--output-file", "sarif=no/such/folder"])
        .ends(2)
        .says("cannot write");
    for wrong in ["sarif", "sarif=", "xml=a", "json=-"] {
        place.run(&["check", ".", "--output-file", wrong]).ends(2);
    }
    // Nothing that is read is written over.
    for read in ["sarif=a.cu", "sarif=./a.cu"] {
        place.run(&["check", ".", "--output-file", read]).ends(2);
    }
    assert_eq!(fs::read_to_string(place.root.join("repo/a.cu")).unwrap(), BAD);
}

#[test]
fn many_findings_on_one_line() {
    let place = Place::new();
    let run = |count: usize, args: &[&str]| {
        let lambda = "{ auto op = [&n] __device__ () { return n; }; } ";
        place.write(
            "repo/a.cu",
            &format!("/* \u{e4} */ void f(int n) {{ {} }}\n", lambda.repeat(count)),
        );
        let start = Instant::now();
        assert_ne!(place.run(args).code, Some(2));
        start.elapsed()
    };
    for args in [
        &["check", "a.cu", "--write-baseline"][..],
        &["check", "a.cu", "--format", "sarif"],
    ] {
        // Quadratic time would be seconds.
        let plain = run(4000, &["check", "a.cu", "--format", "concise"]);
        let took = run(4000, args);
        assert!(
            took < plain * 10 + Duration::from_secs(1),
            "{args:?}: {took:?}, {plain:?}"
        );
    }
    assert!(
        fs::read_to_string(place.root.join("repo/culambda-baseline.json"))
            .unwrap()
            .contains("\"count\": 4000")
    );
}

/// The paths of these tests are those of the library.
#[test]
fn the_repository_of_a_test_is_a_project() {
    let place = Place::new();
    assert_eq!(
        culambda::trust::project_of(Path::new(&place.root.join("repo"))),
        place.root.join("repo")
    );
}
