//! Nothing that somebody needs is written over, whatever names it goes by, and nothing is lost silently.
#![cfg(unix)]

mod place;

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::Write as _;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::process::Stdio;
use std::time::Duration;

use place::Place;

const GOOD: &str = "void f(int n) { auto a = [n] __device__ () { return n; }; }\n";
/// Its fix is one that is only probably right.
const BAD: &str = "void f(int n) { auto a = [&n] __device__ () { return n; }; }\n";
const FIX: [&str; 4] = ["check", "--no-config", "--fix", "--unsafe-fixes"];

fn said(output: &std::process::Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn raw(bytes: &[u8]) -> OsString {
    OsStr::from_bytes(bytes).to_owned()
}

/// The names of all that is in the folder, links not followed.
fn listing(place: &Place) -> Vec<OsString> {
    let mut names: Vec<OsString> = fs::read_dir(place.folder())
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    names.sort();
    names
}

/// A folder with an input under many names.
fn inputs() -> Place {
    let place = Place::new(&[
        ("a.cu", format!("#include \"in.h\"\n{GOOD}").as_bytes()),
        ("in.h", b"struct S {};\n"),
        ("forced.h", b""),
        ("culambda.toml", b"std = \"17\"\n"),
        ("sub/b.cu", GOOD.as_bytes()),
    ]);
    let database =
        r#"[{"directory": ".", "file": "a.cu", "command": "nvcc --extended-lambda -include forced.h -c a.cu"}]"#;
    fs::write(place.path("compile_commands.json"), database).unwrap();
    symlink("a.cu", place.path("link.cu")).unwrap();
    symlink("link.cu", place.path("link2.cu")).unwrap();
    symlink("sub", place.path("folder")).unwrap();
    place
}

#[test]
fn no_output_is_written_over_what_is_read() {
    let place = inputs();
    let texts = || ["a.cu", "in.h", "culambda.toml", "sub/b.cu", "compile_commands.json"].map(|name| place.read(name));
    let before = texts();
    let absolute = place.path("a.cu");
    let absolute = absolute.to_str().unwrap();
    let names = [
        "a.cu",
        "./a.cu",
        "sub/../a.cu",
        "missing/../a.cu",
        "link.cu",
        "link2.cu",
        "folder/../a.cu",
        absolute,
        "in.h",
        "culambda.toml",
        "compile_commands.json",
        "forced.h",
    ];
    for name in names {
        for args in [
            &["-o", name][..],
            &["-o", "out.cpp", "--depfile", name],
            &["-o", "out.cpp", "--preamble", name],
        ] {
            let args = [&["rewrite", "a.cu", "-p", "."], args].concat();
            let output = place.expect(2, &args);
            assert!(
                said(&output).contains("would be written over"),
                "{args:?}: {}",
                said(&output)
            );
            assert!(!place.path("out.cpp").exists(), "{args:?}");
        }
        let output = format!("json={name}");
        for input in ["a.cu", "."] {
            let args = [
                "check",
                input,
                "-p",
                ".",
                "--output-file",
                "sarif=first",
                "--output-file",
                &output,
            ];
            assert!(
                said(&place.expect(2, &args)).contains("would be written over"),
                "{args:?}"
            );
            assert!(!place.path("first").exists(), "{args:?}");
        }
    }
    // An output of one input is another input, by a link in the folder.
    fs::create_dir(place.path("out")).unwrap();
    symlink("../a.cu", place.path("out/b.cu")).unwrap();
    let args = ["rewrite", "a.cu", "sub/b.cu", "--out-dir", "out"];
    place.expect(0, &args);
    fs::create_dir(place.path("out/sub2")).unwrap();
    fs::rename(place.path("out/b.cu"), place.path("out/sub2/b.cu")).unwrap();
    fs::create_dir(place.path("sub2")).unwrap();
    fs::copy(place.path("sub/b.cu"), place.path("sub2/b.cu")).unwrap();
    fs::remove_file(place.path("out/a.cu")).unwrap();
    place.expect(2, &["rewrite", "a.cu", "sub2/b.cu", "--out-dir", "out"]);
    assert!(
        !place.path("out/a.cu").exists(),
        "nothing is written before all is looked at"
    );
    place.expect(2, &["rewrite", "link.cu", "-o", "a.cu"]);
    place.expect(2, &["rewrite", "a.cu", "sub/b.cu", "--out-dir", "."]);
    assert_eq!(texts(), before);
}

#[test]
fn the_streams_may_be_files_that_are_read() {
    let place = Place::new(&[("a.cu", GOOD.as_bytes())]);
    let file = || fs::File::open(place.path("a.cu")).unwrap();
    let command = |args: &[&str]| {
        let mut command = place.command(env!("CARGO_BIN_EXE_culambda"));
        command.args(args).stdin(file());
        command
    };
    let output = command(&["rewrite", "-", "-o", "a.cu"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let append = fs::OpenOptions::new().append(true).open(place.path("a.cu")).unwrap();
    let status = command(&["rewrite", "a.cu"]).stdout(append).status().unwrap();
    assert_eq!(status.code(), Some(2));
    assert_eq!(place.text("a.cu"), GOOD);
    // What others wrote into the standard output stays.
    fs::write(place.path("all"), "first\n").unwrap();
    let append = fs::OpenOptions::new().append(true).open(place.path("all")).unwrap();
    let status = command(&["rewrite", "a.cu", "-o", "/dev/stdout"])
        .stdout(append)
        .status();
    assert_eq!(status.unwrap().code(), Some(0));
    assert!(place.text("all").starts_with("first\n"));
    assert!(place.text("all").contains("__nv_dl_wrapper_t<"));
}

#[test]
fn no_two_outputs_go_to_one_file() {
    let place = inputs();
    fs::create_dir_all(place.path("real")).unwrap();
    symlink("real", place.path("way")).unwrap();
    symlink("real/new", place.path("dangling")).unwrap();
    for (one, other) in [
        ("x", "./x"),
        ("x", "new/../x"),
        ("real/x", "way/x"),
        ("real/in/x", "way/in/x"),
        ("dangling", "way/new"),
        ("-", "-"),
    ] {
        for option in ["--preamble", "--depfile"] {
            let args = ["rewrite", "a.cu", "-o", one, option, other];
            if (one, option) == ("-", "--depfile") {
                continue;
            }
            let output = place.expect(2, &args);
            assert!(said(&output).contains("two outputs"), "{args:?}: {}", said(&output));
        }
    }
    assert!(fs::read_dir(place.path("real")).unwrap().next().is_none());
    // Two folders of the outputs are one.
    for folder in ["d/s", "d/t"] {
        fs::create_dir_all(place.path(folder)).unwrap();
        fs::write(place.path(folder).join("c.cu"), GOOD).unwrap();
    }
    fs::create_dir_all(place.path("out/s")).unwrap();
    symlink("s", place.path("out/t")).unwrap();
    let args = ["rewrite", "d/s/c.cu", "d/t/c.cu", "--out-dir", "out"];
    assert!(said(&place.expect(2, &args)).contains("two outputs"));
    assert!(!place.path("out/s/c.cu").exists());
    place.expect(0, &["rewrite", "a.cu", "-o", "/dev/null", "--preamble", "/dev/null"]);
}

#[test]
fn what_must_not_be_replaced_is_refused_before_anything_is_written() {
    let place = inputs();
    fs::write(place.path("locked"), "old").unwrap();
    fs::set_permissions(place.path("locked"), fs::Permissions::from_mode(0o444)).unwrap();
    fs::write(place.path("one"), "old").unwrap();
    fs::hard_link(place.path("one"), place.path("two")).unwrap();
    symlink("locked", place.path("to_locked")).unwrap();
    symlink("round", place.path("round")).unwrap();
    for (name, why) in [
        ("locked", "read-only"),
        ("to_locked", "read-only"),
        ("one", "hard links"),
        ("sub", "folder"),
        ("round", "symbolic links"),
        ("round/x", "symbolic links"),
    ] {
        for args in [
            &["-o", name][..],
            &["-o", "out.cpp", "--depfile", name],
            &["-o", "out.cpp", "--preamble", name],
        ] {
            let output = place.expect(2, &[&["rewrite", "a.cu"], args].concat());
            assert!(said(&output).contains(why), "{args:?}: {}", said(&output));
            assert!(!place.path("out.cpp").exists(), "{args:?}");
        }
    }
    assert_eq!(["locked", "one", "two"].map(|name| place.text(name)), ["old"; 3]);
}

#[test]
fn fixes_go_only_where_the_text_was_read() {
    let place = Place::new(&[
        ("locked.cu", BAD.as_bytes()),
        ("one.cu", BAD.as_bytes()),
        ("real/target.cu", BAD.as_bytes()),
        ("plain.cu", BAD.as_bytes()),
    ]);
    fs::set_permissions(place.path("locked.cu"), fs::Permissions::from_mode(0o444)).unwrap();
    fs::hard_link(place.path("one.cu"), place.path("two")).unwrap();
    symlink("real/target.cu", place.path("link.cu")).unwrap();
    let args = [
        "locked.cu",
        "one.cu",
        "link.cu",
        "plain.cu",
        "./plain.cu",
        "real/../plain.cu",
    ];
    let output = place.expect(2, &[&FIX[..], &args].concat());
    let said = said(&output);
    assert!(said.contains("`locked.cu`: it is read-only"), "{said}");
    assert!(said.contains("`one.cu`: it has further hard links"), "{said}");
    assert_eq!(said.matches("error:").count(), 2, "{said}");
    assert_eq!(["locked.cu", "one.cu", "two"].map(|name| place.text(name)), [BAD; 3]);
    assert!(place.path("link.cu").is_symlink());
    for fixed in ["real/target.cu", "plain.cu"] {
        assert_eq!(place.text(fixed), BAD.replace("&n", "n"), "{fixed}");
    }
    // The file of a folder, and a link to it.
    fs::write(place.path("real/target.cu"), BAD).unwrap();
    let output = place.expect(0, &[&FIX[..], &["real", "link.cu", "--format", "json"]].concat());
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["summary"]["fixed"], 1);
}

/// Starts a run that waits for the text of a pipe, does something meanwhile, and lets it go on.
fn meanwhile(place: &Place, args: &[&str], action: impl FnOnce()) -> std::process::Output {
    let made = place.command("mkfifo").arg("pipe.cu").status().unwrap();
    assert!(made.success());
    let mut command = place.command(env!("CARGO_BIN_EXE_culambda"));
    let child = command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = child.spawn().unwrap();
    // Waits for the reader.
    let mut pipe = fs::OpenOptions::new().write(true).open(place.path("pipe.cu")).unwrap();
    // The other files are read at the same time.
    std::thread::sleep(Duration::from_millis(800));
    action();
    pipe.write_all(b"int a;\n").unwrap();
    drop(pipe);
    child.wait_with_output().unwrap()
}

#[test]
fn what_changed_while_it_was_checked_is_not_fixed() {
    let place = Place::new(&[
        ("edited.cu", BAD.as_bytes()),
        ("gone.cu", BAD.as_bytes()),
        ("replaced.cu", BAD.as_bytes()),
        ("same.cu", BAD.as_bytes()),
    ]);
    let edit = format!("{BAD}// an edit\n");
    let args = ["edited.cu", "gone.cu", "replaced.cu", "same.cu", "pipe.cu"];
    let output = meanwhile(&place, &[&FIX[..], &args].concat(), || {
        fs::write(place.path("edited.cu"), &edit).unwrap();
        fs::remove_file(place.path("gone.cu")).unwrap();
        fs::remove_file(place.path("replaced.cu")).unwrap();
        fs::create_dir(place.path("replaced.cu")).unwrap();
        // Written again, and the same.
        fs::write(place.path("same.cu"), BAD).unwrap();
    });
    let said = said(&output);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("`edited.cu`: it changed while it was checked"), "{said}");
    assert!(said.contains("`gone.cu`: it changed while it was checked"), "{said}");
    assert!(said.contains("`replaced.cu`"), "{said}");
    assert_eq!(place.text("edited.cu"), edit);
    assert!(!place.path("gone.cu").exists());
    assert_eq!(place.text("same.cu"), BAD.replace("&n", "n"), "the others are written");
    assert_eq!(listing(&place).len(), 4, "no temporary file stays");
}

#[test]
fn a_baseline_that_changed_while_files_were_checked_stays() {
    let new = r#"{"schema": 1, "findings": []}"#;
    for old in [None, Some("{\"schema\": 1, \"findings\": []}\n")] {
        let place = Place::new(&[("a.cu", BAD.as_bytes())]);
        if let Some(old) = old {
            fs::write(place.path("b.json"), old).unwrap();
        }
        let args = ["check", "a.cu", "pipe.cu", "--baseline", "b.json", "--write-baseline"];
        let output = meanwhile(&place, &args, || fs::write(place.path("b.json"), new).unwrap());
        assert_eq!(output.status.code(), Some(2));
        assert!(
            said(&output).contains("changed while it was checked"),
            "{}",
            said(&output)
        );
        assert_eq!(place.text("b.json"), new);
        fs::remove_file(place.path("pipe.cu")).unwrap();
        place.expect(0, &["check", "a.cu", "--baseline", "b.json", "--write-baseline"]);
        assert!(place.text("b.json").contains("a.cu"));
    }
}

#[test]
fn a_baseline_is_no_input() {
    let place = Place::new(&[
        ("a.cu", BAD.as_bytes()),
        ("locked.json", b"{\"schema\": 1, \"findings\": []}"),
    ]);
    symlink("a.cu", place.path("link.json")).unwrap();
    fs::set_permissions(place.path("locked.json"), fs::Permissions::from_mode(0o444)).unwrap();
    for baseline in ["a.cu", "link.json", "locked.json"] {
        let args = [&FIX[..], &["a.cu", "--write-baseline", "--baseline", baseline]].concat();
        place.expect(2, &args);
        assert_eq!(place.text("a.cu"), BAD, "nothing is fixed either");
    }
}

#[test]
fn names_that_are_not_utf_8() {
    let place = Place::new(&[]);
    // The name of the second is what the first one's looks like, that of the third how it is shown.
    let names: [&[u8]; 5] = [
        b"u/\xff.cu",
        "u/\u{fffd}.cu".as_bytes(),
        b"u/\\xff.cu",
        b"u/\xfe.cu",
        b"u/d\xff/x.cu",
    ];
    fs::create_dir_all(place.folder().join(raw(b"u/d\xff"))).unwrap();
    for name in names {
        let text = format!("// {}\n{BAD}", name.escape_ascii());
        fs::write(place.folder().join(raw(name)), text).unwrap();
    }
    let output = place.expect(1, &["check", "u", "--format", "json"]);
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let mut files: Vec<&str> = report["findings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|finding| finding["file"].as_str().unwrap())
        .collect();
    files.sort_unstable();
    assert_eq!(
        files,
        [
            "u/\\x5cxff.cu",
            "u/\\xfe.cu",
            "u/\\xff.cu",
            "u/d\\xff/x.cu",
            "u/\u{fffd}.cu"
        ]
    );
    let sarif = place.expect(1, &["check", "u", "--format", "sarif"]).stdout;
    let sarif = String::from_utf8(sarif).unwrap();
    for uri in ["u/%FF.cu", "u/%FE.cu", "u/%5Cxff.cu", "u/d%FF/x.cu"] {
        assert!(sarif.contains(&format!("\"{uri}\"")), "{uri}");
    }
    let list = String::from_utf8(place.expect(0, &["list", "u"]).stdout).unwrap();
    assert!(list.contains("u/\\xff.cu:2:26") && list.contains("5 sites"), "{list}");
    place.expect(0, &["check", "u", "--write-baseline"]);
    let again = place.expect(0, &["check", "u", "--baseline", "culambda-baseline.json"]);
    assert!(String::from_utf8_lossy(&again.stdout).contains("5 findings in the baseline"));
    place.expect(0, &[&FIX[..], &["u"]].concat());
    for name in names {
        let text = fs::read_to_string(place.folder().join(raw(name))).unwrap();
        let want = format!("// {}\n{}", name.escape_ascii(), BAD.replace("&n", "n"));
        assert_eq!(text, want);
    }
    assert_eq!(
        fs::read_dir(place.path("u")).unwrap().count(),
        5,
        "and no other file is there"
    );
}

#[test]
fn names_that_are_not_utf_8_on_the_command_line() {
    let place = Place::new(&[]);
    let (input, header) = (raw(b"\xff.cu"), raw(b"\xffin.h"));
    fs::write(place.folder().join(&input), format!("#include \"\u{e4}.h\"\n{GOOD}")).unwrap();
    fs::write(place.folder().join(&header), "").unwrap();
    let run = |args: &[&OsStr]| {
        let mut command = place.command(env!("CARGO_BIN_EXE_culambda"));
        command.args(args).output().unwrap()
    };
    let s = OsStr::new;
    let (out, dep) = (raw(b"\xfe.cpp"), raw(b"\xfe.d"));
    let args = [
        s("rewrite"),
        &input,
        s("-o"),
        &out,
        s("--depfile"),
        &dep,
        s("--preamble"),
        &header,
    ];
    let output = run(&args);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let text = fs::read(place.folder().join(&out)).unwrap();
    assert!(
        text.starts_with(b"#include \"\xffin.h\"\n#line 1 \"\xff.cu\"\n"),
        "{}",
        text.escape_ascii()
    );
    let rules = fs::read(place.folder().join(&dep)).unwrap();
    assert!(
        rules.starts_with(b"\xfe.cpp: \\\n  \xff.cu\n"),
        "{}",
        rules.escape_ascii()
    );
    let output = run(&[s("rewrite"), &input, s("-o"), &raw(b"./\xff.cu")]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        said(&output).contains("`./\\xff.cu` is read as `\\xff.cu`"),
        "{}",
        said(&output)
    );
    let patch = run(&[s("diff"), &input]).stdout;
    assert!(patch.starts_with(b"--- \"a/\\377.cu\"\n"), "{}", patch.escape_ascii());
}

#[test]
fn what_a_kill_left_goes() {
    let place = Place::new(&[("a.cu", GOOD.as_bytes()), ("out/.culambda-AbCdEf012345.tmp", b"half")]);
    let others = [
        ".culambda-notes.tmp",
        ".culambda-AbCdEf012345",
        "culambda-AbCdEf012345.tmp",
    ];
    for other in others {
        fs::write(place.path("out").join(other), "mine").unwrap();
    }
    place.expect(0, &["rewrite", "a.cu", "-o", "out/a.cpp"]);
    assert!(!place.path("out/.culambda-AbCdEf012345.tmp").exists());
    assert!(others.iter().all(|other| place.path("out").join(other).exists()));
}

#[test]
fn texts_with_wide_units() {
    let place = Place::new(&[("u/good.cu", GOOD.as_bytes())]);
    let wide: Vec<u8> = [0xfeff]
        .into_iter()
        .chain(GOOD.encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    let wider: Vec<u8> = "\u{feff}"
        .chars()
        .chain(GOOD.chars())
        .flat_map(|c| u32::from(c).to_be_bytes())
        .collect();
    fs::write(place.path("u/a.cu"), &wide).unwrap();
    fs::write(place.path("u/z.cuh"), &wider).unwrap();
    for command in ["check", "list", "rewrite", "diff"] {
        for (name, encoding) in [("u/a.cu", "UTF-16"), ("u/z.cuh", "UTF-32")] {
            let output = place.expect(2, &[command, name]);
            let want = format!("cannot read `{name}`: it is {encoding}: convert it to UTF-8");
            assert!(said(&output).contains(&want), "{}", said(&output));
        }
        let output = place.with_stdin(env!("CARGO_BIN_EXE_culambda"), &[command, "-"], &wide);
        assert_eq!(output.status.code(), Some(2), "{command}");
    }
    place.expect(2, &["check", "u/a.cu", "--project"]);
    let shown = |args: &[&str], code: i32| String::from_utf8(place.expect(code, args).stdout).unwrap();
    let message = "this file could not be analysed: it is UTF-16: convert it to UTF-8";
    for (format, want) in [
        ("concise", format!("u/a.cu:1:1: warning: {message} [not-analysed]\n")),
        (
            "github",
            format!("::warning file=u/a.cu,line=1,endLine=1,col=1,endColumn=1,title=not-analysed::{message}\n"),
        ),
        ("sarif", format!("\"text\": \"{message}\"")),
        ("pretty", "2 files could not be analysed".to_owned()),
    ] {
        let text = shown(&["check", "u", "--format", format], 0);
        assert!(text.contains(&want), "{text}");
    }
    for command in ["check", "list"] {
        let text = shown(&[command, "u", "--format", "json"], 0);
        let report: serde_json::Value = serde_json::from_str(&text).unwrap();
        let lost = report["not_analysed"].as_array().unwrap();
        let files: Vec<&str> = lost.iter().map(|one| one["file"].as_str().unwrap()).collect();
        assert_eq!(files, ["u/a.cu", "u/z.cuh"], "{command}");
        assert!(lost[0]["reason"].as_str().unwrap().contains("convert it to UTF-8"));
    }
    assert!(shown(&["list", "u"], 0).contains("1 site (0 refused), 0 ordinary, 2 not analysed"));
    assert!(shown(&["list", "u/*.cu"], 0).contains("1 site (0 refused), 0 ordinary, 1 not analysed"));
    shown(&["check", "u", "--deny", "not-analysed"], 1);
    // As an include it is one that cannot be read.
    fs::write(place.path("m.cu"), format!("#include \"u/z.cuh\"\n{GOOD}")).unwrap();
    place.expect(0, &["rewrite", "m.cu", "-o", "m.cpp"]);
}

#[test]
fn a_full_standard_output_is_an_error_everywhere() {
    let place = Place::new(&[("a.cu", GOOD.as_bytes()), ("bad.cu", BAD.as_bytes())]);
    let commands = [
        "--help",
        "-h",
        "--version",
        "help check",
        "rewrite --help",
        "rewrite --version",
        "list a.cu",
        "list a.cu --format json",
        "check bad.cu",
        "check bad.cu --format concise",
        "check bad.cu --format json",
        "check bad.cu --format sarif",
        "check bad.cu --format github",
        "check bad.cu --statistics",
        "check bad.cu --diff --unsafe-fixes",
        "diff a.cu",
        "rewrite a.cu",
        "rewrite a.cu -o -",
        "rewrite a.cu -o /dev/stdout",
        "preamble",
        "preamble --host-view",
        "explain",
        "explain 20151",
        "config show",
        "config schema",
        "completions bash",
        "man",
    ];
    for command in commands {
        let args: Vec<&str> = command.split(' ').collect();
        let run = |stdout: Stdio| {
            let mut child = place.command(env!("CARGO_BIN_EXE_culambda"));
            let output = child.args(&args).stdout(stdout).stderr(Stdio::piped()).spawn();
            output.unwrap().wait_with_output().unwrap()
        };
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = run(full.into());
        assert_eq!(output.status.code(), Some(2), "{command}");
        assert!(said(&output).contains("No space left"), "{command}: {}", said(&output));
        // Neither can this be written to.
        let read_only = fs::File::open("/dev/null").unwrap();
        assert_eq!(run(read_only.into()).status.code(), Some(2), "{command}");
        let script = format!("exec {} {command} >&-", env!("CARGO_BIN_EXE_culambda"));
        let closed = place.command("sh").args(["-c", &script]).output().unwrap();
        assert_eq!(closed.status.code(), Some(2), "{command}");
        assert!(
            said(&closed).contains("Bad file descriptor"),
            "{command}: {}",
            said(&closed)
        );
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = run(writer.into());
        assert_ne!(output.status.code(), Some(2), "{command}");
        assert_eq!(said(&output), "", "{command}");
    }
}

#[test]
fn closed_streams_that_nobody_needs() {
    let place = Place::new(&[("a.cu", GOOD.as_bytes())]);
    let run = |arguments: &str| {
        let script = format!("exec {} {arguments}", env!("CARGO_BIN_EXE_culambda"));
        place.command("sh").args(["-c", &script]).output().unwrap()
    };
    for arguments in [
        "rewrite a.cu -o b.cpp <&- >&- 2>&-",
        "check a.cu --format concise >&-",
        "list a.cu >/dev/null <&- 2>&-",
    ] {
        assert_eq!(run(arguments).status.code(), Some(0), "{arguments}");
    }
    let closed = run("rewrite - <&-");
    assert_eq!(closed.status.code(), Some(2));
    assert!(said(&closed).contains("cannot read `<stdin>`"), "{}", said(&closed));
}

#[test]
fn long_names() {
    let place = Place::new(&[(
        "a.cu",
        GOOD.replace("f(", &format!("{}(", "x".repeat(70_000))).as_bytes(),
    )]);
    let output = place.expect(0, &["list", "a.cu"]);
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 3);
    for format in ["pretty", "concise", "json", "sarif", "github"] {
        place.expect(0, &["check", "a.cu", "--format", format]);
    }
    place.expect(0, &["diff", "a.cu"]);
    fs::write(
        place.path("a.cu"),
        BAD.replace("&n]", &format!("&{}]", "n".repeat(70_000))),
    )
    .unwrap();
    for format in ["pretty", "concise", "json", "sarif", "github"] {
        place.expect(1, &["check", "a.cu", "--format", format]);
    }
}

#[test]
fn names_that_a_format_cannot_express_stop_only_that_format() {
    let place = Place::new(&[("a\nb.cu", GOOD.as_bytes())]);
    place.expect(2, &["rewrite", "a\nb.cu", "-o", "out.cpp", "--depfile", "out.d"]);
    place.expect(2, &["rewrite", "a\nb.cu", "-o", "out.cpp", "--preamble", "p\".h"]);
    place.expect(2, &["rewrite", "a\nb.cu", "-o", "out.cpp", "--preamble", "p.h"]);
    assert_eq!(listing(&place), ["a\nb.cu"]);
    place.expect(0, &["rewrite", "a\nb.cu", "-o", "out.cpp"]);
}
