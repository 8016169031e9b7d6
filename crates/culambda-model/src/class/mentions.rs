//! Template parameters, and whether a node mentions names.

use crate::declarator::name_node;
use culambda_syntax::{Field, Kind, Node, Syntax};

/// The names of a template's parameters; an unnamed one is empty.
pub fn template_parameter_names(syntax: &Syntax, template: Node<'_>) -> Vec<String> {
    let Some(list) = template.field(Field::Parameters) else {
        return Vec::new();
    };
    list.children()
        .filter(|p| p.kind().is_parameter())
        .map(|p| template_parameter_name(syntax, p).unwrap_or_default())
        .collect()
}

/// Whether a parameter of a template is a pack.
pub(crate) fn is_template_pack(parameter: Node<'_>) -> bool {
    parameter.kind().is_pack() || parameter.children().any(|c| c.kind().is_pack())
}

/// The name that a template parameter declares.
pub fn template_parameter_name(syntax: &Syntax, parameter: Node<'_>) -> Option<String> {
    let node = match parameter.kind() {
        Kind::TypeParameterDeclaration | Kind::VariadicTypeParameterDeclaration => {
            parameter.children().last().filter(|n| n.kind() == Kind::TypeIdentifier)
        }
        Kind::OptionalTypeParameterDeclaration => parameter.field(Field::Name),
        Kind::TemplateTemplateParameterDeclaration => {
            return parameter
                .children()
                .last()
                .and_then(|inner| template_parameter_name(syntax, inner));
        }
        _ => parameter.field(Field::Declarator).and_then(name_node),
    }?;
    Some(syntax.text_of(node).to_owned())
}

/// Whether one of the names occurs in a node as a name of its own.
pub fn mentions(syntax: &Syntax, node: Node<'_>, names: &[String]) -> bool {
    mentions_as(
        &[Kind::Identifier, Kind::TypeIdentifier, Kind::NamespaceIdentifier],
        syntax,
        node,
        names,
    )
}

/// Whether one of the names occurs in a node as that of a value.
pub fn mentions_value(syntax: &Syntax, node: Node<'_>, names: &[String]) -> bool {
    mentions_as(&[Kind::Identifier, Kind::TypeIdentifier], syntax, node, names)
}

fn mentions_as(kinds: &[Kind], syntax: &Syntax, node: Node<'_>, names: &[String]) -> bool {
    let named = |n: Node<'_>| kinds.contains(&n.kind()) && names.iter().any(|name| name == syntax.text_of(n));
    !names.is_empty() && node.descendants().any(named)
}
