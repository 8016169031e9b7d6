//! The names that a function declares in its parameters and its outermost block.

use crate::declarator::{function_declarator, name_node, parameters};
use culambda_syntax::Syntax;
use culambda_syntax::node::{child_of_kind, children, field, fields};
use rustc_hash::FxHashSet;
use tree_sitter::Node;

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
        let list = field(definition, "declarator")
            .and_then(function_declarator)
            .and_then(parameters);
        for declarator in list
            .into_iter()
            .flat_map(children)
            .filter_map(|p| field(p, "declarator"))
            .filter(|d| !matches!(d.kind(), "parenthesized_declarator" | "abstract_function_declarator"))
        {
            add(syntax, declarator, &mut out.parameters);
        }
        let body = field(definition, "body").or_else(|| child_of_kind(definition, "compound_statement"));
        let body = body.filter(|b| b.kind() == "compound_statement").or_else(|| {
            child_of_kind(definition, "try_statement").and_then(|t| child_of_kind(t, "compound_statement"))
        });
        for statement in body.into_iter().flat_map(children) {
            out.statement(syntax, statement);
        }
        out
    }

    fn statement(&mut self, syntax: &Syntax, statement: Node<'_>) {
        let block = &mut self.block;
        match statement.kind() {
            "declaration" | "type_definition" => {
                for declarator in fields(statement, "declarator") {
                    add(syntax, declarator, block);
                }
                if let Some(ty) = field(statement, "type") {
                    self.defined(syntax, ty);
                }
            }
            "alias_declaration" | "namespace_alias_definition" => {
                block.extend(field(statement, "name").map(|n| syntax.text_of(n).to_owned()));
            }
            "labeled_statement" => {
                block.extend(field(statement, "label").map(|n| syntax.text_of(n).to_owned()));
            }
            _ => self.defined(syntax, statement),
        }
    }

    /// What the definition of a class or enumeration declares.
    fn defined(&mut self, syntax: &Syntax, node: Node<'_>) {
        let Some(body) = field(node, "body").filter(|_| node.kind().ends_with("_specifier")) else {
            return;
        };
        let mut named = vec![node];
        if node.kind() == "enum_specifier" {
            named.extend(children(body).filter(|c| c.kind() == "enumerator"));
        }
        let names = named.into_iter().filter_map(|n| field(n, "name"));
        self.block.extend(names.map(|n| syntax.text_of(n).to_owned()));
    }

    pub(crate) fn hide(&self, name: &str) -> bool {
        self.parameters.contains(name) || self.block.contains(name)
    }
}

/// Adds the names that a declarator declares.
fn add(syntax: &Syntax, declarator: Node<'_>, out: &mut FxHashSet<String>) {
    let Some(name) = name_node(declarator) else { return };
    if name.kind() == "structured_binding_declarator" {
        out.extend(children(name).map(|n| syntax.text_of(n).to_owned()));
    } else {
        out.insert(syntax.text_of(name).to_owned());
    }
}
