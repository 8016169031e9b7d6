//! Pointers that are constants: addresses of objects with static storage.

use super::{Verdict, conditional, deeper, integer, local_reference, lvalue, object_type, same, single, undecided};
use crate::declarator::has_specifier;
use crate::here::Here;
use crate::index::DeclaredKind;
use crate::scope::SymbolKind;
use crate::ty::{Scope, Ty};
use culambda_syntax::Syntax;
use culambda_syntax::node::{children, field};
use tree_sitter::Node;

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
    let function = field(call, "function").filter(|f| f.kind() == "template_function")?;
    let target = field(function, "arguments")
        .and_then(|a| children(a).next())
        .filter(|t| t.kind() == "type_descriptor");
    let operand = field(call, "arguments").and_then(|a| children(a).next());
    Some(Cast {
        name: field(function, "name")?,
        target,
        operand,
        call,
        to_reference: target.is_some_and(names_reference),
    })
}

/// Whether a type descriptor is that of a reference.
pub(super) fn names_reference(descriptor: Node<'_>) -> bool {
    field(descriptor, "declarator").is_some_and(|d| d.kind() == "abstract_reference_declarator")
}

/// Whether an expression is a pointer to an object with static storage, or what decays to one, that is constant.
pub(super) fn constant(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let _step = deeper(w)?;
    match node.kind() {
        "parenthesized_expression" => children(node).next().map_or(Ok(false), |n| constant(w, n, scope)),
        "pointer_expression" if field(node, "operator").is_some_and(|o| o.kind() == "&") => {
            field(node, "argument").map_or(Ok(false), |n| lvalue(w, n, scope))
        }
        "string_literal" | "concatenated_string" | "raw_string_literal" => Ok(true),
        "conditional_expression" => conditional(w, node, scope, constant),
        "binary_expression" => sum(w, node, scope),
        "cast_expression" => match (field(node, "type"), field(node, "value")) {
            (Some(t), Some(v)) => {
                Ok(constant(w, v, scope)? && same(w, &w.descriptor(t, scope), &object_type(w, v, scope), true)?)
            }
            _ => Ok(false),
        },
        "call_expression" => called(w, node, scope),
        "identifier" | "qualified_identifier" | "field_expression" | "subscript_expression" => {
            match object_type(w, node, scope) {
                // Arrays and functions decay.
                Ty::Array(..) | Ty::Function(_) => lvalue(w, node, scope),
                Ty::Builtin(_) | Ty::Class(_) | Ty::Dependent => Ok(false),
                _ => variable(w, node, scope),
            }
        }
        "this" | "null" => Ok(false),
        _ => undecided(w, node, scope),
    }
}

/// `p + 1`, `1 + p`, `p - 1`.
fn sum(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let (Some(a), Some(b)) = (field(node, "left"), field(node, "right")) else {
        return Ok(false);
    };
    if field(node, "operator").is_none_or(|o| !matches!(o.kind(), "+" | "-")) {
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
    let path = field(node, "function")
        .map(|f| crate::declarator::path_of(scope.syntax, f))
        .unwrap_or_default();
    if path.len() == 2 && path[0] == "std" && matches!(path[1].as_str(), "addressof" | "__addressof") {
        return field(node, "arguments")
            .and_then(|a| children(a).next())
            .map_or(Ok(false), |n| lvalue(w, n, scope));
    }
    super::called(w, node, scope)
}

/// A pointer variable: constant when it is `const` or `constexpr` and its initialiser is.
fn variable(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Verdict {
    if node.kind() == "field_expression" || node.kind() == "subscript_expression" {
        return if matches!(object_type(w, node, scope), Ty::Pointer(_)) {
            Ok(false)
        } else {
            undecided(w, node, scope)
        };
    }
    if let Some(s) = w
        .scopes
        .lookup(scope.syntax.text_of(node))
        .filter(|_| scope.local && node.kind() == "identifier")
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
    let literal = value.kind().ends_with("string_literal") || value.kind() == "concatenated_string";
    Ok((constexpr || !literal) && constant(w, value, scope)?)
}

/// Whether the pointer itself is `const`: `T *const p`, or `const` on an alias of a pointer.
fn is_const(syntax: &Syntax, declaration: Node<'_>, declarator: Node<'_>) -> bool {
    match crate::declarator::layer_next_to_name(declarator) {
        Some(l) => children(l).any(|c| c.kind() == "type_qualifier" && syntax.text_of(c) == "const"),
        None => has_specifier(syntax, declaration, "const"),
    }
}
