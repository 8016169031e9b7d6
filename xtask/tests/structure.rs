//! How the code hangs together: circles of imports, the walk that once held everything, long modules.

mod files;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use files::{code, files, is_in, read, root};

/// Files that import each other in a circle: so many can still be read together.
const CIRCLE: usize = 4;

/// All that is asked of a project is asked of one type, which keeps the answers of each file of its crate.
const CIRCLE_OF_THE_PROJECT: usize = 6;

/// Lines of a module that somebody still reads.
const MODULE_LINES: usize = 600;

/// And of a file of tests.
const TEST_LINES: usize = 1_000;

/// Fields of a struct, and methods of the walk.
const FIELDS: usize = 12;
const METHODS: usize = 60;

/// The source files below a folder of the repository, with their text up to the tests and without comments.
fn sources(folder: &str) -> BTreeMap<PathBuf, String> {
    let found = files(&[folder], ".rs").into_iter().filter(|path| !is_in(path, "tests"));
    found.map(|path| (path.clone(), code(&path))).collect()
}

/// The path of a module, `["types", "bases"]`; that of the crate is empty.
type Module = Vec<String>;

fn module(file: &Path, source: &Path) -> Module {
    let inside = file
        .strip_prefix(source)
        .expect("a file of the crate")
        .with_extension("");
    let mut path: Module = inside.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if path
        .last()
        .is_some_and(|last| last == "mod" || last == "lib" || last == "main")
    {
        path.pop();
    }
    path
}

/// What a `use` tree names, one path each: `a::{b, c::d}` is `a::b` and `a::c::d`.
fn leaves(tree: &str) -> Vec<String> {
    let Some((front, inside)) = tree.split_once('{') else {
        let name = tree.split(" as ").next().unwrap_or_default().trim();
        return vec![name.to_owned()];
    };
    let inside = inside.strip_suffix('}').unwrap_or(inside);
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (at, c) in inside.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&inside[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&inside[start..]);
    let parts = parts.into_iter().map(str::trim).filter(|part| !part.is_empty());
    parts.flat_map(|part| leaves(&format!("{front}{part}"))).collect()
}

/// The `use` declarations of a file: whether they are exported, and the tree.
fn uses(text: &str) -> Vec<(bool, String)> {
    let mut found = Vec::new();
    for statement in text.split(';') {
        let line = statement
            .lines()
            .rev()
            .take_while(|l| !l.trim().is_empty() && *l != "}");
        let lines: Vec<&str> = line.collect();
        let whole = lines.into_iter().rev().collect::<Vec<_>>().join(" ");
        if let Some(at) = whole.find("use ")
            && whole[..at]
                .trim_start_matches("pub")
                .trim_matches(|c: char| c.is_alphabetic() || "( )".contains(c))
                .is_empty()
        {
            found.push((whole.starts_with("pub"), whole[at + 4..].to_owned()));
        }
    }
    found
}

/// The imports between the modules of a crate; what is exported again counts for where it is.
fn imports(source: &str) -> BTreeMap<Module, BTreeSet<Module>> {
    let (files, source) = (sources(source), root().join(source));
    let modules: BTreeMap<Module, &String> = files.iter().map(|(f, t)| (module(f, &source), t)).collect();
    let absolute = |from: &Module, path: &str| -> Option<Module> {
        let mut parts = path.split("::").map(str::to_owned).peekable();
        let mut base = match parts.peek()?.as_str() {
            "crate" => Vec::new(),
            "self" | "super" => from.clone(),
            name => {
                let mut child = from.clone();
                child.push(name.to_owned());
                return modules.contains_key(&child).then(|| {
                    let mut whole = from.clone();
                    whole.extend(parts);
                    whole
                });
            }
        };
        while let Some(word) = parts.next_if(|p| matches!(p.as_str(), "crate" | "self" | "super")) {
            if word == "super" {
                base.pop();
            }
        }
        base.extend(parts);
        Some(base)
    };
    let mut exported: BTreeMap<Module, Module> = BTreeMap::new();
    for (from, text) in &modules {
        for path in uses(text).iter().filter(|u| u.0).flat_map(|u| leaves(&u.1)) {
            if let Some(to) = absolute(from, &path) {
                let mut name = from.clone();
                name.extend(to.last().cloned());
                exported.insert(name, to);
            }
        }
    }
    let home = |path: Module| -> Option<Module> {
        let mut path = path;
        for _ in 0..6 {
            let length = (0..=path.len()).rev().find(|n| modules.contains_key(&path[..*n]))?;
            match exported.get(&path[..(length + 1).min(path.len())]) {
                Some(to) if length < path.len() => path = [to, &path[length + 1..]].concat(),
                _ => return Some(path[..length].to_vec()),
            }
        }
        None
    };
    let mut found = BTreeMap::new();
    for (from, text) in &modules {
        let mut to = BTreeSet::new();
        let used = uses(text).into_iter().filter(|u| !u.0).flat_map(|u| leaves(&u.1));
        let spelled = text.match_indices("crate::").map(|(at, _)| {
            let path = &text[at..];
            let end = path
                .find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'))
                .unwrap_or(path.len());
            path[..end].trim_end_matches(':').to_owned()
        });
        for path in used.chain(spelled) {
            to.extend(absolute(from, &path).and_then(home));
        }
        to.remove(from);
        to.remove(&Vec::new());
        found.insert(from.clone(), to);
    }
    found
}

/// What can be reached from a module.
fn reached(from: &Module, imports: &BTreeMap<Module, BTreeSet<Module>>) -> BTreeSet<Module> {
    let mut seen = BTreeSet::new();
    let mut pending = vec![from.clone()];
    while let Some(at) = pending.pop() {
        for to in imports.get(&at).into_iter().flatten() {
            if seen.insert(to.clone()) {
                pending.push(to.clone());
            }
        }
    }
    seen
}

#[test]
fn circles_of_imports_are_small() {
    for entry in std::fs::read_dir(root().join("crates")).expect("the crates") {
        let name = entry.expect("an entry").file_name();
        let source = format!("crates/{}/src", name.display());
        let imports = imports(&source);
        assert!(imports.values().any(|to| !to.is_empty()), "{source} imports nothing");
        for from in imports.keys() {
            let there = reached(from, &imports);
            let circle: Vec<String> = there
                .iter()
                .filter(|to| reached(to, &imports).contains(from))
                .map(|m| m.join("::"))
                .collect();
            let project = source.ends_with("culambda-index/src");
            let most = if project { CIRCLE_OF_THE_PROJECT } else { CIRCLE };
            assert!(
                circle.len() <= most,
                "{source}: {} import each other: {circle:?}",
                circle.len()
            );
        }
    }
}

/// The structs of a file, with the number of their fields.
fn structs(text: &str) -> Vec<(String, usize)> {
    let mut found = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let Some((_, head)) = line
            .split_once("struct ")
            .filter(|(v, _)| v.is_empty() || v.starts_with("pub"))
        else {
            continue;
        };
        let name = head.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        if line.ends_with('{') {
            let fields = lines.by_ref().take_while(|l| *l != "}");
            let fields = fields.filter(|l| l.starts_with("    ") && !l.starts_with("     ") && l.contains(": "));
            found.push((name.to_owned(), fields.filter(|l| !l.trim().starts_with('#')).count()));
        }
    }
    found
}

#[test]
fn nothing_in_the_model_knows_everything() {
    let source = "crates/culambda-model/src";
    let mut counted = BTreeMap::new();
    for (path, text) in sources(source) {
        // Facts are results: they are as long as the answer is.
        if path.ends_with("facts.rs") {
            continue;
        }
        for (name, fields) in structs(&text) {
            assert!(fields <= FIELDS, "{}: {name} has {fields} fields", path.display());
            counted.insert(name, fields);
        }
    }
    // What only the walk holds counts as its own: the record without the view that others read, too, and its notes.
    let walker = counted["Walker"] + counted["Record"] + counted["Live"];
    assert!(walker <= FIELDS, "the walk has {walker} fields");
}

#[test]
fn the_walk_only_visits() {
    let source = "crates/culambda-model/src";
    let mut methods = Vec::new();
    for text in sources(source).into_values() {
        let mut inside = false;
        for line in text.lines() {
            if line.starts_with("impl") {
                inside = line.contains(" Walker<") && !line.contains(" for ");
            } else if line == "}" {
                inside = false;
            }
            let rest = line.strip_prefix("    ").filter(|l| inside && !l.starts_with(' '));
            if let Some((_, name)) = rest.and_then(|l| l.split_once("fn ")) {
                methods.push(name.split(['(', '<']).next().unwrap_or_default().to_owned());
            }
        }
    }
    assert!(methods.len() > 20, "the walk was not found");
    assert!(methods.len() <= METHODS, "{} methods: {methods:?}", methods.len());
}

/// Casts between offsets and indices outside of the crate that makes them: each may mix places of two texts.
const CASTS: usize = 276;

#[test]
fn casts_of_offsets_are_few() {
    let mut count = 0;
    for path in files(&["crates"], ".rs") {
        let tests = is_in(&path, "tests") || path.ends_with("tests.rs");
        if is_in(&path, "src") && !is_in(&path, "culambda-source") && !tests {
            let code = code(&path);
            count += ["as usize", "as u32"]
                .map(|cast| code.matches(cast).count())
                .iter()
                .sum::<usize>();
        }
    }
    assert!(count <= CASTS, "{count} casts");
}

/// A place in facts says of which text it is; a bare number is an index, by one of these names.
#[test]
fn facts_have_no_bare_places() {
    let indices = ["file", "head", "function", "parent", "rank"];
    let text = code(&root().join("crates/culambda-model/src/facts.rs"));
    let bare = text
        .lines()
        .filter(|line| line.contains("usize") || line.contains("u32"));
    for line in bare.filter(|line| !line.contains("Fact<u32>")) {
        let name = line
            .trim()
            .trim_start_matches("pub ")
            .split(':')
            .next()
            .unwrap_or_default();
        assert!(indices.contains(&name), "{line}");
    }
}

#[test]
fn modules_can_be_read() {
    for path in files(&["crates", "fuzz", "xtask"], ".rs") {
        let most = if is_in(&path, "src") { MODULE_LINES } else { TEST_LINES };
        let text = read(&path);
        // What is generated is looked up, not read.
        let generated = text.lines().next().is_some_and(|line| line.contains("Generated by"));
        let lines = text.lines().count();
        assert!(generated || lines <= most, "{} has {lines} lines", path.display());
    }
}
