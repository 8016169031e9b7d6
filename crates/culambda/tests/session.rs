//! What a session reads: each file once, and nothing but buffers while somebody types.
#![cfg(feature = "server")]

mod place;

use clap::Parser as _;
use culambda::options::{Cli, Command, ServerArgs};
use culambda::session::Session;
use culambda_source::Text;
use place::Place;

fn args(more: &[&str]) -> ServerArgs {
    match Cli::parse_from([&["culambda", "server"], more].concat()).command {
        Command::Server(args) => args,
        _ => unreachable!("that is what was asked for"),
    }
}

/// One test: a session works where its process does.
#[test]
fn a_keystroke_reads_no_file() {
    let place = Place::new(&[
        (".git/config", b""),
        (
            "lib/a.h",
            b"#include \"b.h\"\n#define REAL float\nstruct A { int n; void f(REAL x); };\n",
        ),
        (
            "lib/b.h",
            b"#pragma once\n#include <outside.h>\n#define HD __host__ __device__\n",
        ),
        ("lib/unseen.h", b"struct Unseen { int m; void f(int n); };\n"),
        ("a.cu", b""),
        ("b.cu", b""),
    ]);
    let outside = Place::new(&[("outside.h", b"#define OUTSIDE [=]\n")]);
    let folder = outside.folder().display().to_string();
    std::env::set_current_dir(place.folder()).unwrap();
    let mut session = Session::new(place.folder().to_owned(), args(&["-I", &folder]));
    let path = place.path("a.cu");
    let text = |more: &str| -> Text {
        format!("#include \"lib/a.h\"\nvoid A::f(REAL x) {{ auto l = OUTSIDE HD () {{ return x; }}; {more} }}\n").into()
    };
    let look = |session: &mut Session, text: &Text| {
        session.open(&path, text);
        let looked = session.look(&path, text).unwrap().expect("it is not left out");
        (looked.analysis.entries.len(), session.reads())
    };
    let (lambdas, first) = look(&mut session, &text(""));
    assert_eq!(lambdas, 1);
    assert!((3..=6).contains(&first), "{first} files were read");
    for at in 0..5 {
        let more = format!("int i{at} = {at};");
        assert_eq!(look(&mut session, &text(&more)), (1, first), "{more}");
    }
    // Another directive makes the project anew, of texts that were read.
    let with_macro: Text = [b"#define MINE 1\n", &*text("")].concat().into();
    assert_eq!(look(&mut session, &with_macro), (1, first));
    // What only the whole project tells is read once.
    let of_all: Text = [
        b"void Unseen::f(int n) { auto l = [=] __device__ () { return m; }; }\n",
        &*text(""),
    ]
    .concat()
    .into();
    let (lambdas, all) = look(&mut session, &of_all);
    assert_eq!(lambdas, 2);
    assert!(all > first);
    let more: Text = [b"\n", &*of_all].concat().into();
    assert_eq!(look(&mut session, &more), (2, all));
    // One that changed is read again, and no other.
    std::fs::write(
        place.path("lib/a.h"),
        "#include \"b.h\"\n#define REAL double\nstruct A { int n; void f(REAL x); };\n",
    )
    .unwrap();
    session.changed(&place.path("lib/a.h"));
    assert_eq!(look(&mut session, &more), (2, all + 1));
    a_header_asks_who_includes_it();
}

/// What targets say of those that include a header is known as soon as it mentions a macro of theirs.
fn a_header_asks_who_includes_it() {
    let place = Place::new(&[
        (".git/config", b""),
        (
            "CMakeLists.txt",
            b"project(p LANGUAGES CUDA)\nadd_library(one one.cu)\nadd_library(two two.cu)\n\
              target_compile_definitions(one PRIVATE SIDE=first)\ntarget_compile_definitions(two PRIVATE SIDE=second)\n",
        ),
        ("one.cu", b"#include \"h.h\"\n"),
        ("two.cu", b"#include \"both.h\"\n"),
        ("h.h", b"#include \"both.h\"\n"),
        ("both.h", b""),
    ]);
    std::env::set_current_dir(place.folder()).unwrap();
    let mut session = Session::new(place.folder().to_owned(), args(&[]));
    let mut look = |name: &str, text: &str| {
        let (path, text) = (place.path(name), Text::from(text));
        session.open(&path, &text);
        let looked = session.look(&path, &text).unwrap().expect("it is not left out");
        let entries = looked.analysis.entries.iter();
        let known: Vec<bool> = entries.map(|entry| entry.unknown.is_empty()).collect();
        (known, session.reads())
    };
    let lambda = "inline void f(int n) { auto l = [=] __device__ () { return n; }; }";
    let alone = format!("#pragma once\n#include \"both.h\"\n{lambda}\n");
    let within = format!("#pragma once\n#include \"both.h\"\nnamespace SIDE {{ {lambda} }}\n");
    assert_eq!(look("h.h", &alone).0, [true]);
    let (known, reads) = look("h.h", &within);
    assert_eq!(known, [true]);
    assert_eq!(look("h.h", &format!("{within}// more\n")), (vec![true], reads));
    // Those that include the other one do not agree.
    assert_eq!(look("both.h", &alone).0, [true]);
    assert_eq!(look("both.h", &within).0, [false]);
}
