//! What the command does to files: whole or not at all, patches that apply, dependencies, pipes.

mod place;

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Stdio;

use place::Place;

const TWO_LAMBDAS: &str = "\
void f(int n) {
  auto a = [n] __device__ () { return n; };
  auto b = [n] __host__ __device__ () { return n; };
}
";

const REFUSED: &str = "void f(int n) { auto a = [&n] __device__ () { return n; }; }\n";

#[test]
fn a_refused_file_leaves_the_old_output_alone() {
    let place = Place::new(&[("a.cu", REFUSED.as_bytes()), ("out.cpp", b"old")]);
    place.expect(1, &["rewrite", "a.cu", "-o", "out.cpp"]);
    assert_eq!(place.text("out.cpp"), "old");
    assert_eq!(fs::read_dir(place.folder()).unwrap().count(), 2, "nothing else is left");
    let output = place.expect(1, &["rewrite", "a.cu"]);
    assert!(output.stdout.is_empty());
    assert!(String::from_utf8_lossy(&output.stderr).contains("a.cu:1:"));
}

#[test]
fn an_output_that_cannot_be_written_is_an_error() {
    let place = Place::new(&[("a.cu", TWO_LAMBDAS.as_bytes()), ("folder/x", b"")]);
    let output = place.expect(2, &["rewrite", "a.cu", "-o", "folder"]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("`folder`"));
    place.expect(2, &["rewrite", "a.cu", "-o", "a.cu/b"]);
}

#[test]
fn keep_going_writes_the_rest_and_says_so() {
    let text = format!("{TWO_LAMBDAS}{}", REFUSED.replace("f(", "g("));
    let place = Place::new(&[("a.cu", text.as_bytes())]);
    place.expect(1, &["rewrite", "a.cu", "-o", "out.cpp", "--preamble", "none"]);
    assert!(!place.path("out.cpp").exists());
    let output = place.expect(
        1,
        &["rewrite", "a.cu", "-o", "out.cpp", "--preamble", "none", "--keep-going"],
    );
    assert!(String::from_utf8_lossy(&output.stderr).contains("left as it is"));
    let text = place.text("out.cpp");
    assert!(
        text.contains("[&n] __device__") && text.contains("__nv_dl_wrapper_t<"),
        "{text}"
    );
}

#[test]
fn the_standard_output_is_the_same_text() {
    let place = Place::new(&[("a.cu", TWO_LAMBDAS.as_bytes())]);
    place.expect(0, &["rewrite", "a.cu", "-o", "out.cpp"]);
    let shown = place.expect(0, &["rewrite", "a.cu"]).stdout;
    assert_eq!(shown, place.read("out.cpp"));
    assert_eq!(place.expect(0, &["rewrite", "a.cu", "-o", "-"]).stdout, shown);
    let program = env!("CARGO_BIN_EXE_culambda");
    for args in [
        &["rewrite", "-", "--stdin-filename", "a.cu"][..],
        &["rewrite", "--stdin-filename", "a.cu"],
    ] {
        assert_eq!(place.with_stdin(program, args, TWO_LAMBDAS.as_bytes()).stdout, shown);
    }
    let unnamed = place.with_stdin(program, &["rewrite"], REFUSED.as_bytes());
    assert!(String::from_utf8_lossy(&unnamed.stderr).contains("<stdin>:1:"));
    assert_eq!(unnamed.status.code(), Some(1));
}

#[test]
fn a_text_without_lambdas_keeps_its_bytes() {
    let text = b"\xef\xbb\xbfint a;\r\n\xff\xfe // no line end";
    let place = Place::new(&[("a.cu", text)]);
    assert_eq!(place.expect(0, &["rewrite", "a.cu"]).stdout, text);
    assert!(place.expect(0, &["diff", "a.cu", "--exit-code"]).stdout.is_empty());
}

/// Patches are applied by both tools, to texts with everything that is hard on a patch.
#[test]
fn patches_apply() {
    let crlf = TWO_LAMBDAS.replace('\n', "\r\n");
    let mut latin = TWO_LAMBDAS.replace("return n", "/* \u{1} */ return n").into_bytes();
    latin.splice(0..0, *b"// gr\xf6\xdfe\r alone \x0c\n");
    let open = format!("{TWO_LAMBDAS}{}", TWO_LAMBDAS.replace("f(", "g(").trim_end());
    let texts: [&[u8]; 4] = [TWO_LAMBDAS.as_bytes(), crlf.as_bytes(), &latin, open.as_bytes()];
    for text in texts {
        for name in ["a.cu", "in side/b c.cu"] {
            for preamble in ["--with-preamble", "--color=never"] {
                applies(text, name, preamble);
            }
        }
    }
}

fn applies(text: &[u8], name: &str, preamble: &str) {
    let place = Place::new(&[(name, text)]);
    let patch = place.expect(1, &["diff", name, "--exit-code", preamble]).stdout;
    assert_eq!(place.expect(0, &["diff", name, preamble]).stdout, patch);
    let with = if preamble == "--with-preamble" { "front" } else { "none" };
    let want = place.expect(0, &["rewrite", name, "--preamble", with]).stdout;
    let shown = || String::from_utf8_lossy(&patch).into_owned();
    // Not the repository that the tests may be in.
    let ceiling = place.folder().parent().unwrap().to_owned();
    let tools: [(&str, &[&str]); 2] = [("git", &["apply", "-p1", "-"]), ("patch", &["-p1", "--binary"])];
    for (tool, args) in tools {
        fs::write(place.path(name), text).unwrap();
        let mut command = place.command(tool);
        command
            .args(args)
            .env("GIT_CEILING_DIRECTORIES", &ceiling)
            .env_remove("GIT_DIR");
        let piped = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = piped
            .spawn()
            .unwrap_or_else(|error| panic!("{tool} is needed here: {error}"));
        child.stdin.take().unwrap().write_all(&patch).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(
            output.status.success(),
            "{tool}: {}\n{}",
            String::from_utf8_lossy(&output.stderr),
            shown()
        );
        assert!(
            place.read(name) == want,
            "{tool} makes something else of {name}:\n{}",
            shown()
        );
    }
}

#[test]
fn colours_only_when_asked_for() {
    let place = Place::new(&[("a.cu", TWO_LAMBDAS.as_bytes()), ("b.cu", REFUSED.as_bytes())]);
    let colored = |bytes: &[u8]| bytes.contains(&0x1b);
    assert!(!colored(&place.expect(0, &["diff", "a.cu"]).stdout));
    assert!(colored(&place.expect(0, &["diff", "a.cu", "--color", "always"]).stdout));
    assert!(!colored(&place.expect(1, &["diff", "b.cu"]).stderr));
    assert!(colored(&place.expect(1, &["diff", "b.cu", "--color=always"]).stderr));
}

#[test]
fn several_files_with_one_preamble() {
    let main = format!("#include \"in/b.cuh\"\n{TWO_LAMBDAS}");
    let header = "#pragma once\ninline void g(int a, int b) { auto c = [a, b] __device__ () { return a + b; }; }\n";
    let place = Place::new(&[("src/a.cu", main.as_bytes()), ("src/in/b.cuh", header.as_bytes())]);
    let output = place.expect(
        0,
        &[
            "rewrite",
            "src/a.cu",
            "src/in/b.cuh",
            "--out-dir",
            "out",
            "--preamble",
            "out/p.h",
        ],
    );
    assert!(output.stdout.is_empty() && output.stderr.is_empty());
    let preamble = place.text("out/p.h");
    let counts = place
        .expect(0, &["preamble", "--device", "1,2", "--host-device", "1"])
        .stdout;
    assert!(preamble.contains(std::str::from_utf8(&counts).unwrap()));
    let (main, header) = (place.text("out/a.cu"), place.text("out/in/b.cuh"));
    assert!(
        main.starts_with("#include \"p.h\"\n#line 1 \"src/a.cu\"\n#include \"in/b.cuh\"\n"),
        "{main}"
    );
    assert!(
        header.starts_with("#include \"../p.h\"\n#line 1 \"src/in/b.cuh\"\n#pragma once\n"),
        "{header}"
    );
    assert!(header.contains("__nv_dl_wrapper_t<"));
}

#[test]
fn headers_that_need_a_rewrite_are_named() {
    let main = format!("#include \"b.cuh\"\n#include <c.cuh>\n#include \"d.cuh\"\n{TWO_LAMBDAS}");
    let lambda = |f: &str| TWO_LAMBDAS.replace("f(", f);
    let place = Place::new(&[
        ("a.cu", main.as_bytes()),
        ("b.cuh", lambda("b(").as_bytes()),
        ("c.cuh", lambda("c(").as_bytes()),
        (
            "d.cuh",
            b"__device__ inline void d() { auto a = [] __device__ () {}; }\n",
        ),
    ]);
    let told = |args: &[&str]| String::from_utf8(place.expect(0, args).stderr).unwrap();
    let alone = told(&["rewrite", "a.cu", "-o", "out.cpp", "-I", "."]);
    assert!(alone.contains("`b.cuh`") && alone.contains("a.cu:1:1"), "{alone}");
    assert!(!alone.contains("c.cuh") && !alone.contains("d.cuh"), "{alone}");
    let both = told(&["rewrite", "a.cu", "b.cuh", "--out-dir", "out", "--preamble", "out/p.h"]);
    assert_eq!(both, "");
    let apart = told(&["rewrite", "a.cu", "b.cuh", "--out-dir", "out"]);
    assert!(apart.contains("--preamble FILE"), "{apart}");
}

#[test]
fn dependencies() {
    let main = format!("#include \"b c.h\"\n#include <d.h>\n#include \"none.h\"\n{TWO_LAMBDAS}");
    let place = Place::new(&[
        ("a.cu", main.as_bytes()),
        ("b c.h", b"#include \"e.h\"\n"),
        ("inc/d.h", b""),
        ("e.h", b""),
    ]);
    place.expect(
        0,
        &["rewrite", "a.cu", "-I", "inc", "-o", "out.cpp", "--depfile", "out.d"],
    );
    assert_eq!(
        place.text("out.d"),
        "out.cpp: \\\n  a.cu \\\n  b\\ c.h \\\n  e.h \\\n  inc/d.h\n"
    );
    fs::write(place.path("bad.cu"), REFUSED).unwrap();
    place.expect(1, &["rewrite", "bad.cu", "-o", "bad.cpp", "--depfile", "bad.d"]);
    assert!(!place.path("bad.d").exists());
}

#[cfg(unix)]
#[test]
fn pipes() {
    let place = Place::new(&[("a.cu", TWO_LAMBDAS.as_bytes())]);
    let shown = place.expect(0, &["rewrite", "a.cu"]).stdout;
    let shell = |script: &str| {
        let script = script.replace("culambda", env!("CARGO_BIN_EXE_culambda"));
        place.command("sh").args(["-c", &script]).output().unwrap()
    };
    let through = shell("mkfifo p && (cat p > got & culambda rewrite a.cu -o p; wait) && test -p p");
    assert!(through.status.success() && through.stderr.is_empty());
    assert_eq!(place.read("got"), shown);
    assert_eq!(
        shell("cat a.cu | culambda rewrite /dev/stdin -o /dev/stdout | wc -c")
            .status
            .code(),
        Some(0)
    );
    // The reader goes away before anything is written.
    let gone =
        shell("(sleep 0.2; culambda preamble --device 1,2,3,4,5,6,7,8,9 --host-device 1,2,3,4,5,6,7,8,9) | true");
    assert!(gone.stderr.is_empty(), "{}", String::from_utf8_lossy(&gone.stderr));
}

#[cfg(unix)]
#[test]
fn links_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let place = Place::new(&[("a.cu", TWO_LAMBDAS.as_bytes()), ("in/real.cpp", b"old")]);
    fs::set_permissions(place.path("in/real.cpp"), fs::Permissions::from_mode(0o600)).unwrap();
    symlink(Path::new("in/real.cpp"), place.path("out.cpp")).unwrap();
    place.expect(0, &["rewrite", "a.cu", "-o", "out.cpp"]);
    assert!(place.path("out.cpp").is_symlink());
    assert!(place.text("in/real.cpp").contains("__nv_dl_wrapper_t<"));
    assert_eq!(
        fs::metadata(place.path("in/real.cpp")).unwrap().permissions().mode() & 0o777,
        0o600
    );
}

#[test]
fn many_files_in_their_order() {
    let names: Vec<String> = (0..40).map(|i| format!("f{i}.cu")).collect();
    let files: Vec<(&str, &[u8])> = names
        .iter()
        .map(|name| (name.as_str(), TWO_LAMBDAS.as_bytes()))
        .collect();
    let place = Place::new(&files);
    let mut args = vec!["list", "--format", "json"];
    args.extend(names.iter().map(String::as_str));
    let first = place.expect(0, &args).stdout;
    let list: serde_json::Value = serde_json::from_slice(&first).unwrap();
    assert_eq!(list["schema"], 1);
    let order: Vec<&str> = list["sites"]
        .as_array()
        .unwrap()
        .iter()
        .map(|s| s["file"].as_str().unwrap())
        .collect();
    let want: Vec<&str> = names.iter().flat_map(|name| [name.as_str(); 2]).collect();
    assert_eq!(order, want);
    assert_eq!(place.expect(0, &args).stdout, first, "the same again");
}

#[test]
fn preamble_of_every_kind() {
    let place = Place::new(&[]);
    let of = |args: &[&str]| place.expect(0, &[&["preamble"], args].concat()).stdout;
    assert_eq!(of(&[]), of(&["--device", "", "--host-device="]));
    assert_eq!(
        of(&["--device", "3,1", "--host-device", "0,2"]),
        of(&["--device=1,3,3", "--host-device=2,0"])
    );
    assert_eq!(of(&["--cuda", "13.4"]), of(&["--cuda", "13.2.86"]));
    assert_ne!(of(&["--cuda", "13.2"]), of(&["--cuda", "13.0"]));
    assert_ne!(of(&["--std", "14"]), of(&["--std", "gnu++17"]));
    assert!(of(&["--device", "1022"]).len() > 100_000);
}
