//! Declarations of which parts are in files of their own.

use culambda_source::{Around, Assumptions, Loaded, Loader, Unit, UnitOptions};

/// Files by their names; the first may be what is around the main file.
struct Files<'f> {
    all: &'f [(&'f str, &'f str)],
    around: bool,
}

impl Loader for Files<'_> {
    fn include(&self, _: &str, name: &str, _: bool) -> Option<Loaded> {
        let (name, text) = self.all.iter().find(|(known, _)| *known == name)?;
        Some(Loaded {
            name: (*name).to_owned(),
            text: text.as_bytes().into(),
        })
    }

    fn around(&self) -> Option<Around> {
        let (name, _) = self.all.first().filter(|_| self.around)?;
        let file = self.include("", name, true)?;
        Some(Around { file, whole: true })
    }
}

fn read(main: &str, files: &Files<'_>) -> Unit {
    let (name, text) = files.all.iter().find(|(name, _)| *name == main).unwrap();
    let (options, assume) = (UnitOptions::default(), Assumptions::default());
    Unit::read(name, text.as_bytes().into(), files, &options, &assume)
}

/// The words of the view of an item of the main file, those of other files in brackets.
fn words(unit: &Unit, item: usize) -> String {
    let view = unit.view(0, unit.files[0].items[item].span);
    let all = (0..view.tokens.len()).map(|token| {
        if view.is_elsewhere(token) {
            format!("<{}>", view.word(token))
        } else {
            view.word(token).to_owned()
        }
    });
    all.collect::<Vec<_>>().join(" ")
}

#[test]
fn what_is_included_in_a_declaration_is_in_its_place() {
    let files = Files {
        all: &[
            (
                "a.cu",
                "#include \"h\"\nstruct S {\n#include \"p\"\n  int own;\n};\nint after;",
            ),
            ("h", "int header;"),
            ("p", "#define T double\nT part;\n#include \"deep\"\n"),
            ("deep", "T deep;"),
        ],
        around: false,
    };
    let unit = read("a.cu", &files);
    assert_eq!(
        words(&unit, 0),
        "struct S { <double> <part> <;> <double> <deep> <;> int own ; } ;"
    );
    assert_eq!(words(&unit, 1), "int after ;");
    let view = unit.view(0, unit.files[0].items[0].span);
    let text = files.all[0].1;
    let (mut own, mut others) = (String::new(), Vec::new());
    for (at, token) in view.tokens.iter().enumerate() {
        let source = &text[token.source.range()];
        if view.is_elsewhere(at) {
            others.push(source);
        } else {
            own.push_str(source);
        }
    }
    assert_eq!(own, "structS{intown;};");
    assert!(others.iter().all(|source| *source == "#include \"p\""));
}

#[test]
fn a_part_has_all_of_the_declaration_around_it() {
    let files = Files {
        all: &[
            (
                "a.cu",
                "namespace n {\nint before;\nvoid f() {\n#define A 1\n  g(\"x\");\n#include \"p\"\n#include \"q\"\n  h(A);\n}\nint later;\n}\n",
            ),
            ("p", "  own(A, \"y\");\n"),
            ("q", "other();"),
        ],
        around: true,
    };
    let unit = read("p", &files);
    assert!(unit.files[0].is_enclosed());
    assert_eq!(unit.files[0].items.len(), 1);
    assert_eq!(
        words(&unit, 0),
        "<void> <f> <(> <)> <{> <g> <(> <\"x\"> <)> <;> own ( 1 , \"x\" ) ; <other> <(> <)> <;> <h> <(> <1> <)> <;> <}>"
    );
    let view = unit.view(0, unit.files[0].items[0].span);
    let literals = view.tokens.iter().filter_map(|token| view.literal_at(token.at));
    assert_eq!(literals.collect::<Vec<_>>(), [b"\"x\""]);
    let scopes = unit.scope_chain(0, unit.files[0].items[0].scope).count();
    assert_eq!(scopes, 2);
    assert!(unit.problems.is_empty(), "{:?}", unit.problems);
    // What comes after the declaration is not visible in it.
    assert_eq!(unit.files[1].items.len(), 2);
}

#[test]
fn a_part_may_have_parts() {
    let files = Files {
        all: &[
            ("a.cu", "void f() {\n#include \"p\"\n  after();\n}\n"),
            ("p", "first();\n#include \"deep\"\nlast();\n"),
            ("deep", "deep();\n"),
        ],
        around: true,
    };
    let unit = read("p", &files);
    let text = files.all[1].1;
    let view = unit.view(0, unit.files[0].items[0].span);
    let places = (0..view.tokens.len()).map(|at| (view.word(at), &text[view.tokens[at].source.range()]));
    let names = places.filter(|(word, _)| word.len() > 3);
    let include = "#include \"deep\"";
    assert_eq!(
        names.collect::<Vec<_>>(),
        [
            ("void", ""),
            ("first", "first"),
            ("deep", include),
            ("last", "last"),
            ("after", "")
        ]
    );
    assert!(view.tokens.is_sorted_by_key(|token| token.source.start));
}

#[test]
fn what_is_included_again_has_the_macros_of_its_place() {
    let files = Files {
        all: &[
            (
                "a.cu",
                "enum E {\n#define X(a) a,\n#include \"list\"\n#undef X\n};\nvoid f() {\n#define X(a) g(a);\n#include \"list\"\n}\n",
            ),
            ("list", "X(one) X(two)\n"),
        ],
        around: false,
    };
    let unit = read("a.cu", &files);
    assert_eq!(words(&unit, 0), "enum E { <one> <,> <two> <,> } ;");
    assert_eq!(
        words(&unit, 1),
        "void f ( ) { <g> <(> <one> <)> <;> <g> <(> <two> <)> <;> }"
    );
}

#[test]
fn a_header_that_was_included_before_is_empty() {
    let files = Files {
        all: &[
            ("a.cu", "#include \"h\"\nvoid f() {\n#include \"h\"\n}\n"),
            ("h", "#pragma once\nint header;\n"),
        ],
        around: false,
    };
    let unit = read("a.cu", &files);
    assert_eq!(words(&unit, 0), "void f ( ) { }");
    let view = unit.view(0, unit.files[0].items[0].span);
    assert!(view.parts.is_empty());
}

#[test]
fn what_cannot_be_shown_is_left_out() {
    let files = Files {
        all: &[
            (
                "a.cu",
                "enum E {\n#define X(a) a,\n#include \"list\"\n};\nvoid f() {\n#include \"list\"\n  g();\n#include \"missing\"\n}\n",
            ),
            ("list", "#ifdef X\nX(one)\n#undef X\n#endif\n#include \"list\"\n"),
        ],
        around: false,
    };
    let unit = read("a.cu", &files);
    assert_eq!(words(&unit, 0), "enum E { <one> <,> } ;");
    assert_eq!(words(&unit, 1), "void f ( ) { g ( ) ; }");
    let view = unit.view(0, unit.files[0].items[1].span);
    let names: Vec<&str> = view.left_out_of(view.whole()).map(|part| &*part.name).collect();
    assert_eq!(names, ["list", "missing"]);
    assert!(view.parts.is_sorted_by_key(|part| part.at));
}

#[test]
fn a_part_that_its_includer_does_not_compile_is_read_by_itself() {
    let files = Files {
        all: &[
            ("a.cu", "struct S {\n#if 0\n#include \"p\"\n#endif\n};\n"),
            ("p", "int own;\n"),
        ],
        around: true,
    };
    let unit = read("p", &files);
    assert!(!unit.files[0].is_enclosed());
    assert_eq!(words(&unit, 0), "int own ;");
}

#[test]
fn an_include_after_an_unknown_macro_is_no_part_of_the_declaration_after_it() {
    let files = Files {
        all: &[
            ("a.cu", "PUSH_WARNINGS\n#include \"h\"\nvoid f() {\n#include \"p\"\n}"),
            ("h", "int header;"),
            ("p", "int part;"),
        ],
        around: false,
    };
    let unit = read("a.cu", &files);
    assert_eq!(words(&unit, 0), "PUSH_WARNINGS void f ( ) { <int> <part> <;> }");
}
