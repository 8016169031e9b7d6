//! Closure types: what messages show of them, and what sets them apart.

use crate::class::{parameter_types, place_of};
use crate::declarator::name_node;
use crate::ty::Ty;
use culambda_source::Builtin;
use culambda_source::MarkKind;
use culambda_source::ident;
use culambda_syntax::{Field, Kind, Node, Syntax};

/// So much of a body is read for what it returns.
const MAX_BODY: usize = 512;

/// The type of a lambda.
pub(super) fn of(node: Node<'_>, syntax: &Syntax, in_function: bool, in_device: bool) -> Ty {
    let head = syntax.head_at(node.start());
    let annotated = |kind| head.is_some_and(|h| h.annotated(&syntax.view, kind));
    let list = node.field(Field::Declarator).and_then(|d| d.child(Kind::ParameterList));
    let generic = head.is_some_and(|h| h.template.is_some()) || list.is_some_and(|l| has_placeholder(syntax, l));
    // A host-device lambda that is generic is not an extended one: it is an error of its own, and its type stays local.
    let device = annotated(MarkKind::Device) && !(generic && annotated(MarkKind::Host));
    let parameters = list.map(|l| parameter_types(syntax, l)).unwrap_or_default();
    let parameters: Vec<String> = parameters.iter().map(|ty| shown(ty)).collect();
    let returned = returned(node, (list, generic), syntax).map_or_else(String::new, |t| format!("->{}", shown(&t)));
    Ty::Closure {
        extended: device && in_function,
        in_function,
        in_device,
        device_alone: device && !annotated(MarkKind::Host),
        text: format!("lambda []({}){returned}", parameters.join(", ")),
        place: place_of(syntax, node),
    }
}

/// A type with a blank in front of its pointers and references, as messages show it.
fn shown(ty: &str) -> String {
    let mut out = String::with_capacity(ty.len() + 1);
    for c in ty.chars() {
        let ends_type = |last: &u8| ident::is_continue(*last) || *last == b'>';
        if matches!(c, '*' | '&') && out.as_bytes().last().is_some_and(ends_type) {
            out.push(' ');
        }
        out.push(c);
    }
    out
}

/// Whether a parameter of a list is declared with `auto`.
pub(crate) fn has_placeholder(syntax: &Syntax, list: Node<'_>) -> bool {
    list.children().any(|p| {
        p.field(Field::Type).is_some_and(|t| {
            let text = syntax.text_of(t);
            t.kind() == Kind::PlaceholderTypeSpecifier || text == "auto" || text.ends_with(" auto")
        })
    })
}

/// The return type as text: a trailing one, or what the body says plainly.
fn returned(node: Node<'_>, (list, generic): (Option<Node<'_>>, bool), syntax: &Syntax) -> Option<String> {
    let trailing = node
        .field(Field::Declarator)
        .and_then(|d| d.child(Kind::TrailingReturnType));
    if let Some(t) = trailing.and_then(|t| t.child(Kind::TypeDescriptor)) {
        return Some(syntax.text_of(t).split_whitespace().collect::<Vec<_>>().join(" "));
    }
    if generic {
        return Some("auto".into());
    }
    let mut pending = vec![node.field(Field::Body)?];
    let mut budget = MAX_BODY;
    while let Some(at) = pending.pop() {
        budget = budget.checked_sub(1)?;
        match at.kind() {
            Kind::LambdaExpression | Kind::ClassSpecifier | Kind::StructSpecifier | Kind::UnionSpecifier => {}
            Kind::ReturnStatement => {
                return match at.children().next() {
                    Some(value) => value_type(value, list, syntax),
                    None => Some("void".into()),
                };
            }
            _ => pending.extend(at.children()),
        }
    }
    Some("void".into())
}

/// The type of a literal, or of a parameter of fundamental type.
fn value_type(value: Node<'_>, list: Option<Node<'_>>, syntax: &Syntax) -> Option<String> {
    match value.kind() {
        Kind::NumberLiteral | Kind::True | Kind::False => {
            Builtin::of_literal(syntax.text_of(value)).map(|ty| ty.name().to_owned())
        }
        Kind::StringLiteral if syntax.text_of(value).starts_with('"') => Some("const char *".into()),
        Kind::Identifier => list.into_iter().flat_map(Node::children).find_map(|p| {
            let declared = p.field(Field::Declarator).filter(|d| d.kind() == Kind::Identifier)?;
            let same = name_node(declared).is_some_and(|n| syntax.text_of(n) == syntax.text_of(value));
            let ty = p.field(Field::Type).filter(|t| same && t.kind().is_builtin_type())?;
            Some(syntax.text_of(ty).to_owned())
        }),
        _ => None,
    }
}
