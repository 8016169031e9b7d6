//! What holds for the repository as a whole, and no crate can test for itself.

mod files;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use files::{code, files, is_in, read, root};
use regex::Regex;

/// The crates in the order in which data flows through them; each may use those before it.
const CRATES: [&str; 9] = [
    "culambda-source",
    "culambda-build",
    "culambda-index",
    "culambda-syntax",
    "culambda-model",
    "culambda-rewrite",
    "culambda-rules",
    "culambda-cpu",
    "culambda",
];

fn sources() -> Vec<PathBuf> {
    files(&["crates", "fuzz", "xtask"], ".rs")
}

/// Files of the library crates that hold one of the words.
fn library_code_with(words: &[&str]) -> Vec<String> {
    let libraries = CRATES[..CRATES.len() - 1]
        .iter()
        .map(|name| format!("crates/{name}/src"));
    let folders: Vec<String> = libraries.filter(|folder| root().join(folder).is_dir()).collect();
    let folders: Vec<&str> = folders.iter().map(String::as_str).collect();
    let mut found = Vec::new();
    for path in files(&folders, ".rs") {
        if path
            .file_name()
            .is_some_and(|name| name == "tests.rs" || name == "testing.rs")
            || is_in(&path, "tests")
        {
            continue;
        }
        let code = code(&path);
        for word in words.iter().filter(|word| code.contains(**word)) {
            found.push(format!("{}: {word}", path.display()));
        }
    }
    found
}

#[test]
fn architecture_names_tests_that_exist() {
    let text = read(&root().join("ARCHITECTURE.md"));
    let table = text.split("## Invariants").nth(1).expect("a section of invariants");
    let rows = table
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| #"));
    let known: BTreeSet<String> = sources()
        .iter()
        .flat_map(|path| read(path).lines().filter_map(test_name).collect::<Vec<_>>())
        .collect();
    let mut count = 0;
    for row in rows {
        let tests = row.split('|').nth(3).unwrap_or_default();
        let names: Vec<&str> = tests.split('`').skip(1).step_by(2).collect();
        assert!(!names.is_empty(), "no test is named for {row}");
        for name in names {
            assert!(
                known.contains(name),
                "ARCHITECTURE.md names `{name}`, which is no function"
            );
        }
        count += 1;
    }
    assert!(count >= 8, "the table of invariants has {count} rows");
}

/// The name of the function that a line begins.
fn test_name(line: &str) -> Option<String> {
    let rest = line.trim_start().strip_prefix("fn ")?;
    Some(rest.split(['(', '<']).next()?.to_owned())
}

#[test]
fn library_crates_do_not_touch_the_world() {
    let words = [
        "std::fs",
        "std::env",
        "std::net",
        "std::process",
        "println!",
        "eprintln!",
        "print!(",
        "SystemTime",
    ];
    assert_eq!(library_code_with(&words), Vec::<String>::new());
}

#[test]
fn identifiers_are_defined_once() {
    let words = [
        "alphanumeric() ||",
        "uppercase() ||",
        "fn looks_like_macro",
        "fn is_word(",
    ];
    let mut found = library_code_with(&words);
    found.retain(|place| {
        !place.contains("culambda-source/src/ident.rs") && !place.contains("culambda-source/src/builtin.rs")
    });
    // The word of a token, and what a regular expression takes for one in tests.
    found.retain(|place| !place.contains("hostview/tokens.rs") && !place.contains("culambda-model/src/compare.rs"));
    assert_eq!(found, Vec::<String>::new());
}

/// Fundamental types are listed in `builtin`; what says what is equal in tests has a list of its own, and the grammar has
/// tokens for some of the words.
#[test]
fn fundamental_types_are_listed_once() {
    let words = [
        "\"wchar_t\"",
        "\"char16_t\"",
        "\"unsigned long long\"",
        "\"long double\"",
        "\"unsigned\"",
        "\"signed\"",
    ];
    let mut found = library_code_with(&words);
    found.extend(files(&["crates/culambda/src"], ".rs").iter().filter_map(|path| {
        let code = code(path);
        words
            .iter()
            .find(|word| code.contains(**word))
            .map(|word| format!("{}: {word}", path.display()))
    }));
    found.retain(|place| {
        let lists = ["source/src/builtin.rs", "model/src/compare.rs", "syntax/src/kind.rs"];
        !lists.iter().any(|list| place.contains(list))
    });
    assert_eq!(found, Vec::<String>::new());
}

/// Everybody else asks the tree that is lowered from the parser's.
#[test]
fn one_crate_knows_the_parser() {
    let parser = ["tree_sitter", "tree-sitter."];
    let mut paths = sources();
    paths.extend(files(&["crates", "fuzz", "xtask", "playground"], "Cargo.toml"));
    paths.retain(|path| !is_in(path, "culambda-syntax") && path.file_name() != Path::new(file!()).file_name());
    let found = paths.iter().filter(|path| {
        let code = code(path);
        parser.iter().any(|word| code.contains(word))
    });
    assert_eq!(found.collect::<Vec<_>>(), Vec::<&PathBuf>::new());
}

/// What a node is, is asked of its `Kind`, for which the compiler knows every name: text is for people.
#[test]
fn kinds_of_nodes_are_not_compared_as_text() {
    let compared = Regex::new(concat!(
        r"\bkind\(\)\s*\.name\(\)\s*(==|!=|\.(starts_with|ends_with|contains|strip_|trim_))",
        r"|\bmatch(es!\(|\s)[^{};,]*\bkind\(\)\s*\.name\(\)",
    ));
    let compared = compared.expect("a pattern");
    for text in [
        "n.kind().name() == \"declaration\"",
        "n.kind()\n    .name()\n    .ends_with(\"_specifier\")",
        "match node.kind().name() {",
        "matches!(node.kind().name(), \"a\")",
    ] {
        assert!(compared.is_match(text), "{text}");
    }
    let folders = [
        "culambda-syntax",
        "culambda-model",
        "culambda-rules",
        "culambda-rewrite",
    ];
    let folders = folders.map(|name| format!("crates/{name}"));
    let paths = files(&folders.each_ref().map(String::as_str), ".rs");
    let found = paths.iter().filter(|path| compared.is_match(&read(path)));
    assert_eq!(found.collect::<Vec<_>>(), Vec::<&PathBuf>::new());
}

#[test]
fn nothing_is_unsafe() {
    let marks = ["unsafe {", "unsafe fn", "unsafe impl", "allow(unsafe_code)"];
    let this = Path::new(file!()).file_name();
    let mut found = Vec::new();
    for path in sources().iter().filter(|path| path.file_name() != this) {
        let code = code(path);
        let marks = marks.iter().filter(|mark| code.contains(**mark));
        found.extend(marks.map(|mark| format!("{}: {mark}", path.display())));
    }
    assert_eq!(found, Vec::<String>::new());
    assert!(read(&root().join("Cargo.toml")).contains("unsafe_code = \"forbid\""));
}

#[test]
fn dependencies_point_one_way() {
    for (at, name) in CRATES.iter().enumerate() {
        let manifest = root().join("crates").join(name).join("Cargo.toml");
        if !manifest.exists() {
            continue;
        }
        let text = read(&manifest);
        let used = text.split("[dependencies]").nth(1).unwrap_or_default();
        let used = used.split("\n[").next().unwrap_or_default();
        for later in &CRATES[at + 1..] {
            let names = used
                .lines()
                .any(|line| line.starts_with(&format!("{later}.")) || line.starts_with(&format!("{later} ")));
            assert!(!names, "{name} uses {later}");
        }
    }
}

#[test]
fn rules_do_not_know_each_other() {
    let folder = root().join("crates/culambda-rules/src/rules");
    if !folder.is_dir() {
        return;
    }
    let paths = files(&["crates/culambda-rules/src/rules"], ".rs");
    let stem = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let names: Vec<String> = paths
        .iter()
        .map(|path| stem(path))
        .filter(|name| name != "mod")
        .collect();
    for path in paths.iter().filter(|path| stem(path) != "mod") {
        let code = code(path);
        let uses =
            |name: &&String| code.contains(&format!("super::{name}::")) || code.contains(&format!("rules::{name}::"));
        let others: Vec<&String> = names.iter().filter(|name| **name != stem(path)).filter(uses).collect();
        assert!(others.is_empty(), "{} uses {others:?}", path.display());
    }
}

#[test]
fn lines_end_without_blanks() {
    let mut paths = sources();
    paths.extend(files(&["."], ".md"));
    for path in paths {
        let text = read(&path);
        let line = text.lines().position(|line| line.ends_with([' ', '\t']));
        assert_eq!(line, None, "{}: a line (from 0) ends in blanks", path.display());
        assert!(
            text.is_empty() || text.ends_with('\n'),
            "{} does not end with a line",
            path.display()
        );
    }
}

/// The extension for Visual Studio Code goes with the program.
#[test]
fn the_extension_has_the_version_of_the_program() {
    let version = |text: &str, key: &str| {
        let rest = text.split(key).nth(1).expect("a version");
        rest.split('"').nth(1).expect("a value").to_owned()
    };
    let program = version(&read(&root().join("Cargo.toml")), "\nversion = ");
    for name in ["package.json", "package-lock.json"] {
        let text = read(&root().join("editors/vscode").join(name));
        assert_eq!(version(&text, "\"version\": "), program, "{name}");
    }
    // It looks for what the server writes.
    for name in ["crates/culambda/src/server/actions.rs", "editors/vscode/extension.js"] {
        assert!(read(&root().join(name)).contains("TODO: say why"), "{name}");
    }
}
