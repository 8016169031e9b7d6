//! Closure types: what messages show of them, and what sets them apart.

use crate::class::{parameter_types, place_of};
use crate::declarator::name_node;
use crate::ty::Ty;
use culambda_source::Builtin;
use culambda_source::MarkKind;
use culambda_syntax::Syntax;
use culambda_syntax::node::{child_of_kind, children, field};
use tree_sitter::Node;

/// So much of a body is read for what it returns.
const MAX_BODY: usize = 512;

/// The type of a lambda.
pub(super) fn of(node: Node<'_>, syntax: &Syntax, in_function: bool, in_device: bool) -> Ty {
    let head = syntax.head_at(node.start_byte());
    let annotated = |kind| head.is_some_and(|h| h.annotated(&syntax.view, kind));
    let list = field(node, "declarator").and_then(|d| child_of_kind(d, "parameter_list"));
    let generic = head.is_some_and(|h| h.template.is_some()) || list.is_some_and(|l| has_placeholder(syntax, l));
    // A host-device lambda that is generic is not an extended one: it is an error of its own, and its type stays local.
    let device = annotated(MarkKind::Device) && !(generic && annotated(MarkKind::Host));
    let parameters = list.map(|l| parameter_types(syntax, l)).unwrap_or_default();
    let returned = returned(node, list, syntax).map_or_else(String::new, |t| format!("->{t}"));
    Ty::Closure {
        extended: device && in_function,
        in_function,
        in_device,
        text: format!("lambda []({}){returned}", parameters.join(", ")),
        place: place_of(syntax, node),
    }
}

/// Whether a parameter of a list is declared with `auto`.
pub(crate) fn has_placeholder(syntax: &Syntax, list: Node<'_>) -> bool {
    children(list).any(|p| {
        field(p, "type").is_some_and(|t| {
            let text = syntax.text_of(t);
            t.kind() == "placeholder_type_specifier" || text == "auto" || text.ends_with(" auto")
        })
    })
}

/// The return type as text: a trailing one, or what the body says plainly.
fn returned(node: Node<'_>, list: Option<Node<'_>>, syntax: &Syntax) -> Option<String> {
    let trailing = field(node, "declarator").and_then(|d| child_of_kind(d, "trailing_return_type"));
    if let Some(t) = trailing.and_then(|t| child_of_kind(t, "type_descriptor")) {
        return Some(syntax.text_of(t).split_whitespace().collect::<Vec<_>>().join(" "));
    }
    let mut pending = vec![field(node, "body")?];
    let mut budget = MAX_BODY;
    while let Some(at) = pending.pop() {
        budget = budget.checked_sub(1)?;
        match at.kind() {
            "lambda_expression" | "class_specifier" | "struct_specifier" | "union_specifier" => {}
            "return_statement" => {
                return match children(at).next() {
                    Some(value) => value_type(value, list, syntax),
                    None => Some("void".into()),
                };
            }
            _ => pending.extend(children(at)),
        }
    }
    Some("void".into())
}

/// The type of a literal, or of a parameter of fundamental type.
fn value_type(value: Node<'_>, list: Option<Node<'_>>, syntax: &Syntax) -> Option<String> {
    match value.kind() {
        "number_literal" | "true" | "false" => {
            Builtin::of_literal(syntax.text_of(value)).map(|ty| ty.name().to_owned())
        }
        "identifier" => list.into_iter().flat_map(children).find_map(|p| {
            let declared = field(p, "declarator").filter(|d| d.kind() == "identifier")?;
            let same = name_node(declared).is_some_and(|n| syntax.text_of(n) == syntax.text_of(value));
            let ty =
                field(p, "type").filter(|t| same && matches!(t.kind(), "primitive_type" | "sized_type_specifier"))?;
            Some(syntax.text_of(ty).to_owned())
        }),
        _ => None,
    }
}
