//! How masked CUDA parses: the cases of `grammar-tests/corpus`.
//!
//! A case is a name, a source, the text that the parser reads of it, and the tree, item by item; the format is
//! that of tree-sitter's own corpus with the text as a further part. `UPDATE=1 cargo test --test corpus` writes
//! what is found into the files; read the difference before you commit it.

use culambda_source::{Assumptions, NoLoader, Unit, UnitOptions};
use culambda_syntax::{Kind, Node, Syntax};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// One case of a file.
#[derive(Debug, PartialEq, Eq)]
struct Case {
    name: String,
    source: String,
    text: String,
    tree: String,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests/corpus")
}

/// The files of the corpus, in the order of their names.
fn files() -> Vec<PathBuf> {
    let listed = std::fs::read_dir(folder()).expect("the corpus is there");
    let mut paths: Vec<PathBuf> = listed.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    paths.sort();
    paths
}

/// Whether a line is made of at least three times the same sign.
fn ruled(line: &str, sign: char) -> bool {
    let line = line.trim_end();
    line.len() >= 3 && line.chars().all(|c| c == sign)
}

/// Splits a file into its cases.
fn read(text: &str) -> Vec<Case> {
    let lines: Vec<&str> = text.lines().collect();
    let heads: Vec<usize> = (2..lines.len())
        .filter(|&i| ruled(lines[i], '=') && ruled(lines[i - 2], '=') && !lines[i - 1].is_empty())
        .map(|i| i - 2)
        .collect();
    let ends = heads.iter().skip(1).copied().chain([lines.len()]);
    let case = |(head, end): (&usize, usize)| {
        let mut parts = lines[head + 3..end].split(|line| ruled(line, '-'));
        let mut part = || {
            parts
                .next()
                .map(|lines| lines.join("\n").trim_matches('\n').to_owned())
                .unwrap_or_default()
        };
        Case {
            name: lines[head + 1].to_owned(),
            source: part(),
            text: part(),
            tree: part(),
        }
    };
    heads.iter().zip(ends).map(case).collect()
}

/// Writes a file of cases.
fn write(cases: &[Case]) -> String {
    let mut out = String::new();
    let (double, single) = ("=".repeat(80), "-".repeat(80));
    for Case {
        name,
        source,
        text,
        tree,
    } in cases
    {
        let _ = write!(out, "{double}\n{name}\n{double}\n\n{source}\n\n{single}\n\n");
        let _ = write!(out, "{text}\n\n{single}\n\n{tree}\n\n");
    }
    out.pop();
    out
}

/// The same case as it is found to be.
fn found(case: &Case) -> Case {
    let source = format!("{}\n", case.source);
    let unit = Unit::read(
        "case.cu",
        source.as_bytes().into(),
        &NoLoader,
        &UnitOptions::default(),
        &Assumptions::default(),
    );
    let items: Vec<Syntax> = unit.files[0]
        .items
        .iter()
        .map(|item| Syntax::parse(unit.view(0, item.span)))
        .collect();
    for syntax in &items {
        every_head_is_a_lambda(syntax, &case.name);
    }
    // Blanks that a mask leaves at the end of a line are not shown.
    let text = |syntax: &Syntax| syntax.text().lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    Case {
        name: case.name.clone(),
        source: case.source.clone(),
        text: items.iter().map(text).collect::<Vec<_>>().join("\n"),
        tree: items.iter().map(tree).collect::<Vec<_>>().join("\n"),
    }
}

/// Every lambda that the tokens show is one in the tree, unless the tree has an error there.
fn every_head_is_a_lambda(syntax: &Syntax, name: &str) {
    for head in &syntax.heads {
        let at = head.start;
        let mut around = syntax.node_at(at.byte()).self_and_ancestors();
        let lambda = around.find(|n| n.kind() == Kind::LambdaExpression);
        let found = lambda.is_some_and(|n| n.start() == at);
        assert!(
            found || syntax.touches_error(at.byte()),
            "{name}: no lambda at {at:?} of\n{}",
            syntax.text()
        );
    }
}

/// The named nodes of a tree as an s-expression, one a line.
fn tree(syntax: &Syntax) -> String {
    let mut out = String::new();
    open(&mut out, syntax.root(), 0);
    out
}

fn open(out: &mut String, node: Node<'_>, depth: usize) {
    let shown = node.is_named() || node.is_missing();
    if shown {
        if depth > 0 {
            let _ = write!(out, "\n{}", "  ".repeat(depth));
        }
        if let Some(field) = node.own_field() {
            let _ = write!(out, "{}: ", field.name());
        }
        let missing = if node.is_missing() { "MISSING " } else { "" };
        let _ = write!(out, "({missing}{}", node.kind().name());
    }
    for child in node.all_children() {
        open(out, child, depth + 1);
    }
    if shown {
        out.push(')');
    }
}

#[test]
fn every_case_parses_as_recorded() {
    let update = std::env::var_os("UPDATE").is_some();
    let mut different = String::new();
    let mut count = 0;
    for path in files() {
        let cases = read(&std::fs::read_to_string(&path).expect("a file of the corpus"));
        assert!(!cases.is_empty(), "{} has no case", path.display());
        let now: Vec<Case> = cases.iter().map(found).collect();
        count += now.len();
        if update {
            std::fs::write(&path, write(&now)).expect("a file of the corpus");
            continue;
        }
        for (old, new) in cases.iter().zip(&now).filter(|(old, new)| old != new) {
            let name = path.file_name().unwrap_or_default().display();
            let _ = write!(different, "{name}: {}\n{}\n\n{}\n\n", old.name, new.text, new.tree);
        }
    }
    assert!(count > 0, "the corpus is empty");
    assert!(
        different.is_empty(),
        "these cases are read differently now:\n\n{different}"
    );
}

#[test]
fn a_file_is_written_as_it_was_read() {
    let cases = [
        Case {
            name: "One".into(),
            source: "a;\n\nb;".into(),
            text: "a;".into(),
            tree: "(a\n  (b))".into(),
        },
        Case {
            name: "Two".into(),
            source: "c == d;".into(),
            text: String::new(),
            tree: "(c)".into(),
        },
    ];
    let text = write(&cases);
    assert_eq!(read(&text), cases);
    assert_eq!(write(&read(&text)), text);
}
