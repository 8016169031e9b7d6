//! The names that a function declares in its parameters and its outermost block.

use crate::declarator::{function_declarator, name_node, parameters};
use culambda_syntax::{Field, Kind, Node, Syntax};
use rustc_hash::FxHashSet;

/// The names that a function declares in its parameters and its outermost block, before and after a lambda.
#[derive(Debug, Default)]
pub(crate) struct OwnNames {
    pub(crate) parameters: FxHashSet<String>,
    pub(crate) block: FxHashSet<String>,
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
        for declarator in list
            .into_iter()
            .flat_map(Node::children)
            .filter_map(|p| p.field(Field::Declarator))
            .filter(|d| {
                !matches!(
                    d.kind(),
                    Kind::ParenthesizedDeclarator | Kind::AbstractFunctionDeclarator
                )
            })
        {
            add(syntax, declarator, &mut out.parameters);
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
            out.statement(syntax, statement);
        }
        out
    }

    fn statement(&mut self, syntax: &Syntax, statement: Node<'_>) {
        let block = &mut self.block;
        match statement.kind() {
            Kind::Declaration | Kind::TypeDefinition => {
                for declarator in statement.fields(Field::Declarator) {
                    add(syntax, declarator, block);
                }
                if let Some(ty) = statement.field(Field::Type) {
                    self.defined(syntax, ty);
                }
            }
            Kind::AliasDeclaration | Kind::NamespaceAliasDefinition => {
                block.extend(statement.field(Field::Name).map(|n| syntax.text_of(n).to_owned()));
            }
            Kind::LabeledStatement => {
                block.extend(statement.field(Field::Label).map(|n| syntax.text_of(n).to_owned()));
            }
            _ => self.defined(syntax, statement),
        }
    }

    /// What the definition of a class or enumeration declares.
    fn defined(&mut self, syntax: &Syntax, node: Node<'_>) {
        let Some(body) = node.field(Field::Body).filter(|_| node.kind().is_class_or_enum()) else {
            return;
        };
        let mut named = vec![node];
        if node.kind() == Kind::EnumSpecifier {
            named.extend(body.children().filter(|c| c.kind() == Kind::Enumerator));
        }
        let names = named.into_iter().filter_map(|n| n.field(Field::Name));
        self.block.extend(names.map(|n| syntax.text_of(n).to_owned()));
    }

    pub(crate) fn hide(&self, name: &str) -> bool {
        self.parameters.contains(name) || self.block.contains(name)
    }
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
