//! Functions as their tokens tell them, beside the tree of the whole item.
//!
//! `HEADS_OF=FOLDER` reads the sources of another folder, of which the grammar may misread some.

use crate::hostview::tokens::Tokens;
use crate::hostview::walk::{Body, Scope, walk};
use culambda_source::{Assumptions, File, NoLoader, Unit, UnitOptions, View};
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::path::{Path, PathBuf};

/// A function with a body: the last part of its name, and where its parameters and its body begin and end.
type Told = (String, [usize; 4]);

/// The functions of a view, as host view reads them.
fn told(view: &View) -> Vec<Told> {
    let tokens = Tokens::of(view);
    let mut all = Vec::new();
    walk(&tokens, Scope::default(), |declaration, _| {
        if let Some(((name, parameters), body)) = declaration.name.zip(declaration.parameters).zip(declaration.body) {
            let place = |at: usize| tokens.in_view(at).map_or(0, |token| view.tokens[token].at.index());
            let places = [parameters.0, parameters.1, body.0, body.1].map(place);
            all.push((tokens.text(name).to_owned(), places));
        }
        Body::Stays
    });
    all.sort_by_key(|(_, places)| places[0]);
    all
}

/// The same of a tree.
fn of_tree(syntax: &Syntax) -> Vec<Told> {
    let mut all = Vec::new();
    for node in syntax
        .root()
        .descendants()
        .filter(|n| n.kind() == Kind::FunctionDefinition)
    {
        let body = node.field(Field::Body).or_else(|| node.child(Kind::TryStatement));
        // The use of a macro with a body in braces: no function is defined in another one.
        let around = node.ancestor(&[Kind::CompoundStatement, Kind::FieldDeclarationList]);
        if around.is_some_and(|around| around.kind() == Kind::CompoundStatement) {
            continue;
        }
        let function = node.field(Field::Declarator).and_then(function);
        let (Some(body), Some(function)) = (body, function) else {
            continue;
        };
        let Some(parameters) = function.field(Field::Parameters) else {
            continue;
        };
        let places = [parameters, body]
            .map(|node| [node.start().index(), node.end().index() - 1])
            .concat();
        let name = match function.kind() {
            Kind::AbstractFunctionDeclarator => "operator".to_owned(),
            _ => function
                .field(Field::Declarator)
                .map(|name| last(syntax, name))
                .unwrap_or_default(),
        };
        all.push((name, [places[0], places[1], places[2], places[3]]));
    }
    all.sort_by_key(|(_, places)| places[0]);
    all
}

/// The innermost function of a declarator: `(*f(int))()`, `A::operator int()`.
fn function(declarator: Node<'_>) -> Option<Node<'_>> {
    let inner = match declarator.kind() {
        Kind::QualifiedIdentifier => declarator.field(Field::Name),
        Kind::ParenthesizedDeclarator | Kind::ReferenceDeclarator | Kind::AbstractReferenceDeclarator => {
            declarator.children().last()
        }
        _ => declarator.field(Field::Declarator),
    };
    let own = matches!(
        declarator.kind(),
        Kind::FunctionDeclarator | Kind::AbstractFunctionDeclarator
    );
    inner.and_then(function).or(own.then_some(declarator))
}

/// The last part of a name.
fn last(syntax: &Syntax, node: Node<'_>) -> String {
    match node.kind() {
        Kind::QualifiedIdentifier | Kind::TemplateFunction | Kind::TemplateMethod => node
            .field(Field::Name)
            .map(|name| last(syntax, name))
            .unwrap_or_default(),
        Kind::OperatorName | Kind::OperatorCast => "operator".to_owned(),
        Kind::ParenthesizedDeclarator | Kind::DependentName | Kind::DestructorName => node
            .children()
            .last()
            .map(|name| last(syntax, name))
            .unwrap_or_default(),
        _ => syntax.text_of(node).to_owned(),
    }
}

fn accounts(unit: &Unit, file: &File, item: usize) -> Option<(Vec<Told>, Vec<Told>)> {
    let syntax = Syntax::parse(unit.view(0, file.items[item].span));
    let readable = syntax.errors.is_empty() && syntax.gaps.is_empty();
    let mut all = syntax.root().descendants();
    if !readable || all.any(Node::is_missing) {
        return None;
    }
    Some((told(&syntax.view), of_tree(&syntax)))
}

/// All files below a folder that are CUDA C++.
fn sources(folder: &Path, all: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            sources(&path, all);
        } else if path
            .extension()
            .is_some_and(|e| ["cu", "cuh", "h", "hpp", "cpp"].iter().any(|x| e == *x))
        {
            all.push(path);
        }
    }
}

#[test]
fn host_view_reads_the_functions_that_the_tree_has() {
    let mut files = Vec::new();
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests");
    sources(
        std::env::var_os("HEADS_OF").map(PathBuf::from).as_ref().unwrap_or(&own),
        &mut files,
    );
    let (mut compared, mut other) = (0, Vec::new());
    for path in files {
        let Ok(text) = std::fs::read(&path) else { continue };
        let (options, assume) = (UnitOptions::default(), Assumptions::default());
        let unit = Unit::read("a.cu", text.into(), &NoLoader, &options, &assume);
        let file = &unit.files[0];
        for item in 0..file.items.len() {
            let Some((told, tree)) = accounts(&unit, file, item) else {
                continue;
            };
            compared += 1;
            if told != tree {
                let text = String::from_utf8_lossy(&file.text[file.items[item].span.range()]);
                let text: String = text.chars().take(200).collect();
                let only = |a: &[Told], b: &[Told]| {
                    a.iter()
                        .filter(|one| !b.contains(one))
                        .take(3)
                        .cloned()
                        .collect::<Vec<_>>()
                };
                other.push(format!(
                    "{}: {text:?}\n  told {:?}\n  tree {:?}",
                    path.display(),
                    only(&told, &tree),
                    only(&tree, &told)
                ));
            }
        }
    }
    assert!(
        other.is_empty(),
        "{} of {compared} items differ\n{}",
        other.len(),
        other.join("\n")
    );
}
