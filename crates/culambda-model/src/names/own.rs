//! The names that a function declares in its parameters and its blocks.

use super::around::Around;
use crate::declarator::{function_declarator, name_node, parameters, path_of};
use crate::disguised::of_fundamental_type;
use culambda_source::ident::words_of;
use culambda_syntax::{Field, Kind, Node, Syntax};
use rustc_hash::FxHashSet;

/// The names that a function declares in its parameters and its outermost block, before and after a lambda.
#[derive(Debug, Default)]
pub(crate) struct OwnNames {
    pub(crate) parameters: FxHashSet<String>,
    pub(crate) block: FxHashSet<String>,
    /// Those of its inner blocks.
    pub(super) around: Around,
}

impl OwnNames {
    /// Those of a definition.
    pub(crate) fn of(syntax: &Syntax, definition: Node<'_>) -> OwnNames {
        let mut out = OwnNames::default();
        // `int (x)` may be a function that takes an `x`; where it is a parameter, the scopes know it.
        let list = definition
            .field(Field::Declarator)
            .and_then(function_declarator)
            .and_then(parameters);
        if let Some(list) = list {
            add_parameters(syntax, list, &mut out.parameters);
        }
        let body = definition
            .field(Field::Body)
            .or_else(|| definition.child(Kind::CompoundStatement));
        let body = body.filter(|b| b.kind() == Kind::CompoundStatement).or_else(|| {
            definition
                .child(Kind::TryStatement)
                .and_then(|t| t.child(Kind::CompoundStatement))
        });
        for statement in body.into_iter().flat_map(Node::children) {
            add_declared(syntax, statement, &mut out.block);
        }
        out
    }

    pub(crate) fn hide(&self, name: &str) -> bool {
        self.parameters.contains(name) || self.block.contains(name)
    }
}

/// Adds the names of the parameters in a list.
pub(super) fn add_parameters(syntax: &Syntax, list: Node<'_>, out: &mut FxHashSet<String>) {
    let plain = |d: &Node<'_>| {
        let kind = d.kind();
        !matches!(kind, Kind::ParenthesizedDeclarator | Kind::AbstractFunctionDeclarator)
    };
    for declarator in list.children().filter_map(|p| p.field(Field::Declarator)).filter(plain) {
        add(syntax, declarator, out);
    }
}

/// Adds the names that a statement declares in the block that it is in.
pub(super) fn add_declared(syntax: &Syntax, statement: Node<'_>, out: &mut FxHashSet<String>) {
    match statement.kind() {
        Kind::Declaration | Kind::TypeDefinition => {
            for declarator in statement.fields(Field::Declarator) {
                add(syntax, declarator, out);
            }
            if let Some(ty) = statement.field(Field::Type) {
                add_defined(syntax, ty, out);
            }
        }
        Kind::AliasDeclaration | Kind::NamespaceAliasDefinition => {
            out.extend(statement.field(Field::Name).map(|n| syntax.text_of(n).to_owned()));
        }
        Kind::ExpressionStatement => {
            out.extend(of_fundamental_type(statement).map(|n| syntax.text_of(n).to_owned()));
        }
        // What a directive names is no declaration.
        Kind::UsingDeclaration if !is_directive(syntax, statement) => {
            let named = statement.children().last().map(|n| path_of(syntax, n));
            out.extend(named.and_then(|mut path| path.pop()));
        }
        Kind::LabeledStatement => {
            out.extend(statement.field(Field::Label).map(|n| syntax.text_of(n).to_owned()));
        }
        _ => add_defined(syntax, statement, out),
    }
}

/// Adds what the definition of a class or enumeration declares.
fn add_defined(syntax: &Syntax, node: Node<'_>, out: &mut FxHashSet<String>) {
    let Some(body) = node.field(Field::Body).filter(|_| node.kind().is_class_or_enum()) else {
        return;
    };
    let mut named = vec![node];
    let scoped = || {
        words_of(syntax.text_of(node))
            .nth(1)
            .is_some_and(|word| matches!(word, "class" | "struct"))
    };
    if node.kind() == Kind::EnumSpecifier && !scoped() {
        named.extend(body.children().filter(|c| c.kind() == Kind::Enumerator));
    }
    let names = named.into_iter().filter_map(|n| n.field(Field::Name));
    out.extend(names.map(|n| syntax.text_of(n).to_owned()));
}

/// Adds the names that a declarator declares.
fn add(syntax: &Syntax, declarator: Node<'_>, out: &mut FxHashSet<String>) {
    let Some(name) = name_node(declarator) else { return };
    if name.kind() == Kind::StructuredBindingDeclarator {
        out.extend(name.children().map(|n| syntax.text_of(n).to_owned()));
    } else {
        out.insert(syntax.text_of(name).to_owned());
    }
}

/// Whether a using declaration is `using namespace n;`.
pub(super) fn is_directive(syntax: &Syntax, using: Node<'_>) -> bool {
    words_of(syntax.text_of(using)).nth(1) == Some("namespace")
}
