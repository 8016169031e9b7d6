//! Integral constant expressions, as far as indices and conditions need them.

use super::object::with_global;
use super::{Verdict, deeper, mentions_variable, undecided};
use crate::class::MemberKind;
use crate::declarator::{is_constant, path_of};
use crate::here::Here;
use crate::index::DeclaredKind;
use crate::meaning::Meaning;
use crate::scope::SymbolKind;
use crate::ty::{Scope, Ty};
use culambda_syntax::{Field, Kind, Node};

/// Whether an expression is a constant.
pub(super) fn constant(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let _step = deeper(w)?;
    let all = |nodes: Vec<Node<'_>>| {
        for n in nodes {
            if !constant(w, n, scope)? {
                return Ok(false);
            }
        }
        Ok(true)
    };
    match node.kind() {
        Kind::NumberLiteral
        | Kind::CharLiteral
        | Kind::True
        | Kind::False
        | Kind::SizeofExpression
        | Kind::AlignofExpression => Ok(true),
        Kind::ParenthesizedExpression
        | Kind::UnaryExpression
        | Kind::BinaryExpression
        | Kind::ConditionalExpression
        | Kind::InitializerList
        | Kind::ArgumentList => all(node.children().collect()),
        Kind::CastExpression | Kind::CompoundLiteralExpression => all(node.field(Field::Value).into_iter().collect()),
        Kind::Identifier => named(w, &[scope.syntax.text_of(node).to_owned()], node, scope),
        Kind::QualifiedIdentifier => named(w, &path_of(scope.syntax, node), node, scope),
        Kind::CallExpression => called(w, node, scope),
        Kind::UpdateExpression
        | Kind::AssignmentExpression
        | Kind::This
        | Kind::LambdaExpression
        | Kind::NewExpression => Ok(false),
        _ => undecided(w, node, scope),
    }
}

/// `int(x)`, `TI(x)` and calls.
fn called(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let function = node.field(Field::Function);
    let cast = super::pointer::cast(node).is_some_and(|c| scope.syntax.text_of(c.name) == "static_cast");
    let builtin = function.is_some_and(|f| {
        f.kind() == Kind::PrimitiveType
            || matches!(
                w.resolve_path(&path_of(scope.syntax, f), Vec::new(), scope),
                Ty::Builtin(_)
            )
    });
    if cast || builtin {
        return node
            .field(Field::Arguments)
            .map_or(Ok(false), |a| constant(w, a, scope));
    }
    if mentions_variable(w, node, scope) {
        Ok(false)
    } else {
        super::called(w, node, scope)
    }
}

fn named(w: &Here<'_>, path: &[String], node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    if let ([name], true) = (path, scope.local) {
        if let Some(s) = w.scopes.lookup(name) {
            let _names = w.scopes.as_of(s);
            return match (s.kind, s.declaration, s.value) {
                (SymbolKind::Constant, ..) => Ok(!w.is_template_parameter(name)),
                (SymbolKind::Variable | SymbolKind::Static, Some(d), Some(value)) if is_constant(w.syntax, d) => {
                    constant(
                        w,
                        value,
                        &Scope {
                            syntax: w.syntax,
                            ..scope.clone()
                        },
                    )
                }
                _ => Ok(false),
            };
        }
        match w.member(name) {
            Meaning::Field | Meaning::Functions(_) => return Ok(false),
            Meaning::Unknown(why) => return Err(why),
            Meaning::Other | Meaning::None => {}
        }
    }
    if crate::types::evaluate(w, node, scope).is_some() {
        return Ok(true);
    }
    let found = w.index.lookup_path(scope.namespace, path);
    match found.first().map(|f| f.declared.kind) {
        Some(DeclaredKind::Enumerator) => Ok(true),
        Some(DeclaredKind::Variable { .. }) => {
            let name = path.last().map_or("", String::as_str);
            let value = |declaration: Node<'_>, _: Node<'_>, value: Option<Node<'_>>, s: &Scope<'_>| match value {
                Some(v) if is_constant(s.syntax, declaration) => constant(w, v, s),
                _ => Ok(false),
            };
            found
                .first()
                .and_then(|f| with_global(w, f, name, value))
                .unwrap_or_else(|| undecided(w, node, scope))
        }
        Some(DeclaredKind::Function { .. }) => Ok(true),
        _ => member(w, path, node, scope),
    }
}

/// An enumerator or a static constant of a class.
fn member(w: &Here<'_>, path: &[String], node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let Some((name, outer)) = path.split_last() else {
        return Ok(false);
    };
    let class = if outer.is_empty() {
        w.this_class().map(|c| std::rc::Rc::clone(&w.classes[c].info))
    } else {
        None
    };
    let class = class.or_else(|| match w.resolve_path(outer, Vec::new(), scope) {
        Ty::Class(c) => c.info,
        _ => None,
    });
    match class.and_then(|c| super::find(w, &c, name)) {
        Some((_, m)) if m.kind == MemberKind::Enumerator => Ok(true),
        Some((_, m)) => Ok(m
            .field()
            .is_some_and(|f| m.is_static && (f.constexpr || f.constant && f.has_default))),
        None => undecided(w, node, scope),
    }
}
