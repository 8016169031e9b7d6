//! Template parameters, and whether a node mentions names.

use crate::declarator::name_node;
use culambda_syntax::Syntax;
use culambda_syntax::node::{children, field};
use tree_sitter::Node;

/// The names of a template's parameters; an unnamed one is empty.
pub fn template_parameter_names(syntax: &Syntax, template: Node<'_>) -> Vec<String> {
    let Some(list) = field(template, "parameters") else {
        return Vec::new();
    };
    children(list)
        .filter(|p| p.kind().ends_with("_declaration"))
        .map(|p| template_parameter_name(syntax, p).unwrap_or_default())
        .collect()
}

/// The name that a template parameter declares.
pub fn template_parameter_name(syntax: &Syntax, parameter: Node<'_>) -> Option<String> {
    let node = match parameter.kind() {
        "type_parameter_declaration" | "variadic_type_parameter_declaration" => {
            children(parameter).last().filter(|n| n.kind() == "type_identifier")
        }
        "optional_type_parameter_declaration" => field(parameter, "name"),
        "template_template_parameter_declaration" => {
            return children(parameter)
                .last()
                .and_then(|inner| template_parameter_name(syntax, inner));
        }
        _ => field(parameter, "declarator").and_then(name_node),
    }?;
    Some(syntax.text_of(node).to_owned())
}

/// Whether one of the names occurs in a node as a name of its own.
pub fn mentions(syntax: &Syntax, node: Node<'_>, names: &[String]) -> bool {
    mentions_as(
        &["identifier", "type_identifier", "namespace_identifier"],
        syntax,
        node,
        names,
    )
}

/// Whether one of the names occurs in a node as that of a value.
pub fn mentions_value(syntax: &Syntax, node: Node<'_>, names: &[String]) -> bool {
    mentions_as(&["identifier", "type_identifier"], syntax, node, names)
}

fn mentions_as(kinds: &[&str], syntax: &Syntax, node: Node<'_>, names: &[String]) -> bool {
    if names.is_empty() {
        return false;
    }
    let mut cursor = node.walk();
    loop {
        let at = cursor.node();
        if kinds.contains(&at.kind()) && names.iter().any(|n| n == syntax.text_of(at)) {
            return true;
        }
        if cursor.goto_first_child() {
            continue;
        }
        loop {
            if at_end(&cursor, node) {
                return false;
            }
            if cursor.goto_next_sibling() {
                break;
            }
            if !cursor.goto_parent() {
                return false;
            }
        }
    }
}

fn at_end(cursor: &tree_sitter::TreeCursor<'_>, node: Node<'_>) -> bool {
    cursor.node() == node
}
