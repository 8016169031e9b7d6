//! Which names the scopes around a place in a function declare, before and after it.
//!
//! What conditions and the loop over a range declare does not count: the reference leaves it out where it asks whether
//! a data member is hidden.

use super::own::{OwnNames, add_declared, add_parameters, is_directive};
use crate::declarator::{parameters, path_of};
use culambda_source::{ViewOffset, ViewSpan};
use culambda_syntax::{Field, Kind, Node, Syntax};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{OnceCell, RefCell};

/// Aliases of aliases are followed this far.
const MAX_ALIASES: usize = 16;

/// The names of the scopes of a function that somebody asked for.
#[derive(Debug, Default)]
pub(super) struct Around {
    /// By where the scopes begin.
    scopes: RefCell<FxHashMap<ViewOffset, FxHashSet<String>>>,
    /// What counts wherever it is in the function.
    whole: OnceCell<Whole>,
}

/// Labels, and what blocks say of namespaces.
#[derive(Debug, Default)]
struct Whole {
    labels: FxHashSet<String>,
    /// The namespaces that using directives name, each with the block that has it.
    directives: Vec<(ViewSpan, Vec<String>)>,
    /// The aliases of namespaces, with what they stand for.
    aliases: Vec<(ViewSpan, String, Vec<String>)>,
}

impl OwnNames {
    /// Whether a name of the function hides one from further out at a node. The capture list of the lambda around it
    /// is outside of that lambda.
    ///
    /// `step` pays for each scope; where it cannot, the answer is no.
    pub(super) fn hide_at(&self, syntax: &Syntax, at: Node<'_>, name: &str, step: impl Fn() -> bool) -> bool {
        let mut inner = at;
        for node in at.ancestors() {
            if node.kind() == Kind::FunctionDefinition {
                break;
            }
            if !step() {
                return false;
            }
            let of_body = node.kind() != Kind::LambdaExpression || node.field(Field::Body) == Some(inner);
            if of_body && is_scope(node.kind()) && self.scope_declares(syntax, node, name) {
                return true;
            }
            inner = node;
        }
        self.parameters.contains(name) || self.whole(syntax, inner).labels.contains(name)
    }

    /// The namespaces that using directives of the blocks around a node name, before and after it.
    pub(super) fn directives_at(&self, syntax: &Syntax, at: Node<'_>) -> Vec<Vec<String>> {
        if self.around.whole.get().is_some_and(|whole| whole.directives.is_empty()) {
            return Vec::new();
        }
        let mut inside = at.self_and_ancestors();
        let mut body = at;
        inside
            .by_ref()
            .take_while(|node| node.kind() != Kind::FunctionDefinition)
            .for_each(|node| body = node);
        let whole = self.whole(syntax, body);
        let around = |block: &ViewSpan| block.contains(at.start());
        let directives = whole.directives.iter().filter(|(block, _)| around(block));
        let real = |path: &Vec<String>| {
            let mut path = path.clone();
            for _ in 0..MAX_ALIASES {
                let is_meant =
                    |(block, name, _): &&(ViewSpan, String, Vec<String>)| around(block) && path.first() == Some(name);
                let Some((_, _, target)) = whole.aliases.iter().rfind(is_meant) else {
                    break;
                };
                path.splice(..1, target.iter().cloned());
            }
            path
        };
        directives.map(|(_, path)| real(path)).collect()
    }

    /// What is the same at all places of a function, of which a node is the outermost one.
    fn whole(&self, syntax: &Syntax, body: Node<'_>) -> &Whole {
        self.around.whole.get_or_init(|| whole(syntax, body))
    }

    fn scope_declares(&self, syntax: &Syntax, scope: Node<'_>, name: &str) -> bool {
        let mut scopes = self.around.scopes.borrow_mut();
        let names = scopes
            .entry(scope.start())
            .or_insert_with(|| declared_in(syntax, scope));
        names.contains(name)
    }
}

/// Whether a node is a scope whose names hide data members.
fn is_scope(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::CompoundStatement | Kind::ForStatement | Kind::CatchClause | Kind::LambdaExpression
    )
}

/// The names that a scope declares itself.
fn declared_in(syntax: &Syntax, scope: Node<'_>) -> FxHashSet<String> {
    let mut out = FxHashSet::default();
    match scope.kind() {
        Kind::CompoundStatement => add_statements(syntax, scope, &mut out),
        Kind::ForStatement => {
            if let Some(initialiser) = scope.field(Field::Initializer) {
                add_declared(syntax, initialiser, &mut out);
            }
        }
        Kind::CatchClause => {
            if let Some(list) = scope.field(Field::Parameters) {
                add_parameters(syntax, list, &mut out);
            }
        }
        _ => {
            let captures = scope.field(Field::Captures).into_iter().flat_map(Node::children);
            let made = captures
                .filter(|c| c.kind() == Kind::LambdaCaptureInitializer)
                .filter_map(|c| c.field(Field::Left));
            out.extend(made.map(|name| syntax.text_of(name).to_owned()));
            if let Some(list) = scope.field(Field::Declarator).and_then(parameters) {
                add_parameters(syntax, list, &mut out);
            }
        }
    }
    out
}

/// Adds what the statements of a block declare in it, those after `case` and labels too.
fn add_statements(syntax: &Syntax, block: Node<'_>, out: &mut FxHashSet<String>) {
    let mut pending = vec![block];
    while let Some(node) = pending.pop() {
        for statement in node.children() {
            match statement.kind() {
                Kind::CaseStatement => pending.push(statement),
                kind => {
                    if kind == Kind::LabeledStatement {
                        pending.push(statement);
                    }
                    add_declared(syntax, statement, out);
                }
            }
        }
    }
}

/// What is looked for in all of a function.
fn whole(syntax: &Syntax, body: Node<'_>) -> Whole {
    let mut out = Whole::default();
    for node in body.descendants() {
        match node.kind() {
            Kind::LabeledStatement => {
                let label = node.field(Field::Label).map(|label| syntax.text_of(label).to_owned());
                out.labels.extend(label);
            }
            Kind::UsingDeclaration if is_directive(syntax, node) => {
                if let Some(named) = node.children().last() {
                    out.directives.push((block_of(node), path_of(syntax, named)));
                }
            }
            Kind::NamespaceAliasDefinition => {
                let name = node.field(Field::Name);
                let target = node.children().filter(|n| n.own_field() != Some(Field::Name)).last();
                if let Some((name, target)) = name.zip(target) {
                    let name = syntax.text_of(name).to_owned();
                    out.aliases.push((block_of(node), name, path_of(syntax, target)));
                }
            }
            _ => {}
        }
    }
    out
}

/// The block, or the statement that is one by itself, that a declaration is in.
fn block_of(declaration: Node<'_>) -> ViewSpan {
    let is_label = |node: &Node<'_>| matches!(node.kind(), Kind::CaseStatement | Kind::LabeledStatement);
    let block = declaration.ancestors().find(|node| !is_label(node));
    block.unwrap_or(declaration).span()
}
