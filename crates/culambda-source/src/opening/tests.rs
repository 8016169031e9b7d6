//! Macros at the start of declarations, by the items that they make.

use crate::{Assumptions, NoLoader, ScopeKind, Unit, UnitOptions};

fn read(text: &str) -> Unit {
    let (options, assume) = (UnitOptions::default(), Assumptions::default());
    Unit::read("a.cu", text.as_bytes().into(), &NoLoader, &options, &assume)
}

fn items(text: &str) -> Vec<(String, usize)> {
    let unit = read(text);
    let items = unit.files[0].items.iter();
    items
        .map(|item| {
            (
                text[item.span.range()].to_owned(),
                unit.namespace_path(0, item.scope).len(),
            )
        })
        .collect()
}

#[test]
fn macros_in_sight_open_and_close_namespaces() {
    let text = "#define BEGIN(x) namespace a { inline namespace x {\n#define END }}\n#define NOTHING\n\
                BEGIN(b)\nNOTHING int x;\nEND\nint y;";
    assert_eq!(items(text), [("int x;".to_owned(), 2), ("int y;".to_owned(), 0)]);
    assert!(read(text).problems.is_empty());
}

#[test]
fn what_is_in_front_of_them_is_no_part_of_a_declaration() {
    for front in [
        "",
        "#define FRONT _Pragma(\"GCC diagnostic pop\")\n",
        "#ifdef A\n#define FRONT x\n#endif\n",
    ] {
        let text = format!(
            "{front}#define NOTHING\n#define BEGIN namespace a {{\n#define END }}\nFRONT BEGIN\nint x;\nFRONT\nNOTHING FRONT\nEND\nint y;"
        );
        let found = items(&text);
        assert_eq!(found, [("int x;".to_owned(), 1), ("int y;".to_owned(), 0)], "{front}");
        assert!(read(&text).problems.is_empty());
    }
}

#[test]
fn macros_not_in_sight_open_unknown_namespaces() {
    let text = "LIB_NAMESPACE_BEGIN\nvoid f() {}\nLIB_NAMESPACE_END\nint y;";
    assert_eq!(items(text), [("void f() {}".to_owned(), 1), ("int y;".to_owned(), 0)]);
    let unit = read(text);
    assert_eq!(
        unit.files[0].scopes[1].kind,
        ScopeKind::Unknown {
            macro_name: "LIB_NAMESPACE_BEGIN".into()
        }
    );
    assert!(unit.problems.is_empty());
}

#[test]
fn lone_macros_do_not_swallow_what_follows() {
    let text = "REGISTER(a, b)\nvoid f() {}\nEXPORT(x)\nint g();\n#define DECLARE(x) int x;\nDECLARE(z)\nint w;";
    let texts: Vec<String> = items(text).into_iter().map(|item| item.0).collect();
    assert_eq!(
        texts,
        [
            "REGISTER(a, b)",
            "void f() {}",
            "EXPORT(x)\nint g();",
            "DECLARE(z)",
            "int w;"
        ]
    );
}

#[test]
fn ordinary_macros_are_part_of_their_declaration() {
    let text = "#define HD __device__\n#define KERNEL template <class T> __global__ void\nHD int f();\nKERNEL g(T) {}";
    let texts: Vec<String> = items(text).into_iter().map(|item| item.0).collect();
    assert_eq!(texts, ["HD int f();", "KERNEL g(T) {}"]);
}
