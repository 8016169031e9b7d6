//! Which names the scopes around a place in a function declare, before and after it.
//!
//! What conditions and the loop over a range declare does not count: the reference leaves it out where it asks whether
//! a data member is hidden.

use super::own::{OwnNames, add_declared, add_parameters};
use crate::declarator::{parameters, path_of};
use culambda_source::ViewOffset;
use culambda_source::ident::words_of;
use culambda_syntax::{Field, Kind, Node, Syntax};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{OnceCell, RefCell};

/// The names of the scopes of a function that somebody asked for.
#[derive(Debug, Default)]
pub(super) struct Around {
    /// By where the scopes begin.
    scopes: RefCell<FxHashMap<ViewOffset, FxHashSet<String>>>,
    /// The labels of the function, wherever they are.
    labels: OnceCell<FxHashSet<String>>,
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
        let labels = self.around.labels.get_or_init(|| labels(syntax, inner));
        self.parameters.contains(name) || labels.contains(name)
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
                // A directive declares nothing.
                Kind::UsingDeclaration if is_directive(syntax, statement) => {}
                Kind::UsingDeclaration => {
                    let named = statement.children().last().map(|n| path_of(syntax, n));
                    out.extend(named.and_then(|mut path| path.pop()));
                }
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

/// Whether a using declaration is `using namespace n;`.
fn is_directive(syntax: &Syntax, using: Node<'_>) -> bool {
    words_of(syntax.text_of(using)).nth(1) == Some("namespace")
}

/// The labels in a function.
fn labels(syntax: &Syntax, body: Node<'_>) -> FxHashSet<String> {
    let labels = body
        .descendants()
        .filter(|n| n.kind() == Kind::LabeledStatement)
        .filter_map(|n| n.field(Field::Label));
    labels.map(|label| syntax.text_of(label).to_owned()).collect()
}
