//! Parameter lists as what tells overloads apart.

use super::Signature;
use crate::declarator::{name_node, parameters};
use culambda_source::{ViewSpan, ident};
use culambda_syntax::{Field, Kind, Node, Syntax};

/// Text without blanks, except one between words.
pub fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut blank = false;
    for c in text.chars() {
        if c.is_whitespace() {
            blank = true;
            continue;
        }
        let joins = |text: &str| !ident::last(text.as_bytes()).is_empty();
        if blank && joins(&out) && joins(c.encode_utf8(&mut [0; 4])) {
            out.push(' ');
        }
        blank = false;
        out.push(c);
    }
    out
}

/// Whether the first parameter of a list is an explicit object parameter (its `this` was masked).
pub fn explicit_object(syntax: &Syntax, list: Node<'_>) -> bool {
    use culambda_syntax::GapKind;
    let first = list.children().next().map_or(list.end(), Node::end);
    syntax
        .gaps
        .iter()
        .any(|g| g.kind == GapKind::ExplicitObject && list.start() < g.at && g.at < first)
}

/// What tells a function declarator apart from others of its name.
pub fn signature(syntax: &Syntax, function: Node<'_>) -> Signature {
    let qualifiers = function
        .children()
        .filter(|c| matches!(c.kind(), Kind::TypeQualifier | Kind::RefQualifier))
        .map(|c| syntax.text_of(c))
        .collect::<Vec<_>>();
    Signature {
        types: parameters(function)
            .map(|l| parameter_types(syntax, l))
            .unwrap_or_default()
            .iter()
            .map(|ty| of_parameter(ty))
            .collect(),
        qualifiers: qualifiers.join(" "),
    }
}

/// A folded type as that of a parameter: a `const` of the parameter itself makes no other function.
pub(crate) fn of_parameter(ty: &str) -> String {
    let ty = const_first(ty);
    let ty = ty
        .strip_suffix("*const ")
        .map_or(ty.clone(), |inner| format!("{inner}*"));
    match ty.strip_prefix("const ") {
        Some(rest) if !rest.ends_with(['*', '&', ']', ')']) => rest.to_owned(),
        _ => ty,
    }
}

/// A folded type with the `const` of each of its parts in front: `A<T const>const&` as `const A<const T>&`.
fn const_first(ty: &str) -> String {
    const CONST: &str = "const ";
    let mut out = String::with_capacity(ty.len());
    // Where the part that is being read begins, and those around it.
    let (mut start, mut around) = (0, Vec::new());
    let mut rest = ty;
    while let Some(c) = rest.chars().next() {
        let len = ident::prefix(rest).max(c.len_utf8());
        let (token, tail) = rest.split_at(len);
        rest = tail;
        match token {
            "const" => {
                if out.ends_with(' ') {
                    out.pop();
                }
                if !out[start..].starts_with(CONST) {
                    out.insert_str(start, CONST);
                }
                rest = rest.trim_start();
                if ident::prefix(rest) > 0 && !out.ends_with(' ') {
                    out.push(' ');
                }
                continue;
            }
            "<" | "(" => around.push(start),
            ">" | ")" => start = around.pop().unwrap_or(start),
            _ => {}
        }
        out.push_str(token);
        if matches!(token, "<" | "(" | "," | "*" | "&" | "[" | ")") {
            start = out.len();
        }
    }
    out
}

/// The types of a parameter list as texts, blanks folded: without names and default arguments.
pub fn parameter_types(syntax: &Syntax, list: Node<'_>) -> Vec<String> {
    let texts = list.children().map(|p| {
        let name = p.field(Field::Declarator).and_then(name_node).map(Node::span);
        let end = p.field(Field::DefaultValue).map_or(p.end(), Node::start);
        let in_name = |i: usize| name.is_some_and(|place| place.range().contains(&(p.start().index() + i)));
        let span = ViewSpan::new(p.start(), end);
        // The parser does not see what is between the type and the dots of a pack: `T *...all`.
        let text = if crate::declarator::is_pack_parameter(p) {
            syntax.view.text_of(span)
        } else {
            syntax.part(span)
        };
        let text: String = text
            .char_indices()
            .filter(|(i, _)| !in_name(*i))
            .map(|(_, c)| c)
            .collect();
        fold(text.trim_end().trim_end_matches('='))
    });
    texts.filter(|t| t != "void").collect()
}

/// The fewest and the most arguments that a parameter list takes.
pub(super) fn arity(syntax: &Syntax, list: Node<'_>, explicit_object: bool) -> (usize, usize) {
    let all = parameter_types(syntax, list)
        .len()
        .saturating_sub(usize::from(explicit_object));
    let optional = list
        .children()
        .filter(|p| p.field(Field::DefaultValue).is_some())
        .count();
    let packs = list
        .children()
        .filter(|p| crate::declarator::is_pack_parameter(*p))
        .count();
    let open = packs > 0 || list.all_children().any(|c| c.kind() == Kind::DotDotDot);
    (
        all.saturating_sub(optional + packs),
        if open { usize::MAX } else { all },
    )
}
