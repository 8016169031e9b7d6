//! Pointers that are constants: addresses of objects with static storage.

use super::{Verdict, conditional, deeper, integer, local_reference, lvalue, object_type, same, single, undecided};
use crate::declarator::has_specifier;
use crate::here::Here;
use crate::index::DeclaredKind;
use crate::scope::SymbolKind;
use crate::ty::{Scope, Ty};
use culambda_syntax::{Field, Kind, Node, Syntax};

/// A cast by name, or a call of a template that reads like one.
pub(super) struct Cast<'t> {
    pub(super) name: Node<'t>,
    /// The type in the angle brackets.
    pub(super) target: Option<Node<'t>>,
    pub(super) operand: Option<Node<'t>>,
    pub(super) call: Node<'t>,
    pub(super) to_reference: bool,
}

/// Reads `static_cast<T>(e)`.
pub(super) fn cast(call: Node<'_>) -> Option<Cast<'_>> {
    let function = call
        .field(Field::Function)
        .filter(|f| f.kind() == Kind::TemplateFunction)?;
    let target = function
        .field(Field::Arguments)
        .and_then(|a| a.children().next())
        .filter(|t| t.kind() == Kind::TypeDescriptor);
    let operand = call.field(Field::Arguments).and_then(|a| a.children().next());
    Some(Cast {
        name: function.field(Field::Name)?,
        target,
        operand,
        call,
        to_reference: target.is_some_and(names_reference),
    })
}

/// Whether a type descriptor is that of a reference.
pub(super) fn names_reference(descriptor: Node<'_>) -> bool {
    descriptor
        .field(Field::Declarator)
        .is_some_and(|d| d.kind() == Kind::AbstractReferenceDeclarator)
}

/// Whether an expression is a pointer to an object with static storage, or what decays to one, that is constant.
pub(super) fn constant(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let _step = deeper(w)?;
    match node.kind() {
        Kind::ParenthesizedExpression => node.children().next().map_or(Ok(false), |n| constant(w, n, scope)),
        Kind::PointerExpression if node.field(Field::Operator).is_some_and(|o| o.kind() == Kind::Amp) => {
            node.field(Field::Argument).map_or(Ok(false), |n| lvalue(w, n, scope))
        }
        Kind::StringLiteral | Kind::ConcatenatedString | Kind::RawStringLiteral => Ok(true),
        Kind::ConditionalExpression => conditional(w, node, scope, constant),
        Kind::BinaryExpression => sum(w, node, scope),
        Kind::CastExpression => match (node.field(Field::Type), node.field(Field::Value)) {
            (Some(t), Some(v)) => {
                Ok(constant(w, v, scope)? && same(w, &w.descriptor(t, scope), &object_type(w, v, scope), true)?)
            }
            _ => Ok(false),
        },
        Kind::CallExpression => called(w, node, scope),
        Kind::Identifier | Kind::QualifiedIdentifier | Kind::FieldExpression | Kind::SubscriptExpression => {
            match object_type(w, node, scope) {
                // Arrays and functions decay.
                Ty::Array(..) | Ty::Function(_) => lvalue(w, node, scope),
                Ty::Builtin(_) | Ty::Class(_) | Ty::Dependent => Ok(false),
                _ => variable(w, node, scope),
            }
        }
        Kind::This | Kind::Null => Ok(false),
        _ => undecided(w, node, scope),
    }
}

/// `p + 1`, `1 + p`, `p - 1`.
fn sum(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let (Some(a), Some(b)) = (node.field(Field::Left), node.field(Field::Right)) else {
        return Ok(false);
    };
    if node
        .field(Field::Operator)
        .is_none_or(|o| !matches!(o.kind(), Kind::Plus | Kind::Minus))
    {
        return Ok(false);
    }
    let (pointer, offset) = match object_type(w, a, scope) {
        Ty::Builtin(_) => (b, a),
        _ => (a, b),
    };
    Ok(constant(w, pointer, scope)? && integer::constant(w, offset, scope)?)
}

fn called(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    if let Some(c) = cast(node) {
        let operand = c.operand.map_or(Ok(false), |o| constant(w, o, scope));
        return match (scope.syntax.text_of(c.name), c.target, c.operand) {
            ("const_cast", ..) => operand,
            ("static_cast", Some(t), Some(o)) => {
                Ok(operand? && same(w, &w.descriptor(t, scope), &object_type(w, o, scope), true)?)
            }
            ("reinterpret_cast" | "dynamic_cast" | "static_cast", ..) => Ok(false),
            _ => undecided(w, node, scope),
        };
    }
    let path = node
        .field(Field::Function)
        .map(|f| crate::declarator::path_of(scope.syntax, f))
        .unwrap_or_default();
    if path.len() == 2 && path[0] == "std" && matches!(path[1].as_str(), "addressof" | "__addressof") {
        return node
            .field(Field::Arguments)
            .and_then(|a| a.children().next())
            .map_or(Ok(false), |n| lvalue(w, n, scope));
    }
    super::called(w, node, scope)
}

/// A pointer variable: constant when it is `const` or `constexpr` and its initialiser is.
fn variable(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    if node.kind() == Kind::FieldExpression || node.kind() == Kind::SubscriptExpression {
        return if matches!(object_type(w, node, scope), Ty::Pointer(_)) {
            Ok(false)
        } else {
            undecided(w, node, scope)
        };
    }
    if let Some(s) = w
        .scopes
        .lookup(scope.syntax.text_of(node))
        .filter(|_| scope.local && node.kind() == Kind::Identifier)
    {
        let (Some(declaration), Some(declarator)) = (s.declaration, s.declarator) else {
            return Ok(false);
        };
        if !matches!(s.kind, SymbolKind::Variable | SymbolKind::Static) {
            return Ok(s.kind == SymbolKind::Static);
        }
        if crate::declarator::is_reference(declarator) {
            return Ok(local_reference(w, s, scope)? && undecided(w, node, scope)?);
        }
        let _names = w.scopes.as_of(s);
        let inner = Scope {
            syntax: w.syntax,
            ..scope.clone()
        };
        return initialised(w, declaration, declarator, s.value.and_then(single), &inner);
    }
    let path = crate::declarator::path_of(scope.syntax, node);
    let found = w.index.lookup_path(scope.namespace, &path);
    let Some(f) = found.first() else {
        return undecided(w, node, scope);
    };
    match f.declared.kind {
        DeclaredKind::Function { .. } => Ok(true),
        DeclaredKind::Variable { .. } => {
            let name = path.last().map_or("", String::as_str);
            super::object::with_global(w, f, name, |declaration, declarator, value, s| {
                initialised(w, declaration, declarator, value, s)
            })
            .unwrap_or_else(|| undecided(w, node, scope))
        }
        _ => undecided(w, node, scope),
    }
}

fn initialised(
    w: &Here<'_>,
    declaration: Node<'_>,
    declarator: Node<'_>,
    value: Option<Node<'_>>,
    scope: &Scope<'_>,
) -> Verdict {
    let constexpr = has_specifier(scope.syntax, declaration, "constexpr");
    let Some(value) = value.filter(|_| constexpr || is_const(scope.syntax, declaration, declarator)) else {
        return Ok(false);
    };
    let literal = value.kind().is_string() || value.kind() == Kind::ConcatenatedString;
    Ok((constexpr || !literal) && constant(w, value, scope)?)
}

/// Whether the pointer itself is `const`: `T *const p`, or `const` on an alias of a pointer.
fn is_const(syntax: &Syntax, declaration: Node<'_>, declarator: Node<'_>) -> bool {
    match crate::declarator::layer_next_to_name(declarator) {
        Some(l) => l
            .children()
            .any(|c| c.kind() == Kind::TypeQualifier && syntax.text_of(c) == "const"),
        None => has_specifier(syntax, declaration, "const"),
    }
}
