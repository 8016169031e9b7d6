//! Whether `decltype` of an expression is a reference.

use super::pointer;
use super::verdict::Verdict;
use crate::declarator::{is_reference, path_of};
use crate::here::Here;
use crate::scope::Symbol;
use crate::ty::{Scope, Ty};
use culambda_syntax::{Field, Kind, Node};

/// Whether `decltype` of an expression is a reference: that of a name if it is declared as one, that of all else if it
/// denotes an object.
pub(super) fn is_reference_by_decltype(w: &Here<'_>, e: Node<'_>, scope: &Scope<'_>) -> Verdict {
    match e.kind() {
        Kind::Identifier => match w.scopes.lookup(w.text(e)) {
            Some(Symbol {
                declaration: Some(d),
                declarator: Some(n),
                ..
            }) => Ok(is_reference(*n) || matches!(w.declared_type(*d, Some(*n), scope), Ty::Reference(_))),
            Some(_) => Ok(false),
            None => by_type(w, e, scope),
        },
        Kind::QualifiedIdentifier | Kind::FieldExpression => by_type(w, e, scope),
        Kind::ParenthesizedExpression
        | Kind::SubscriptExpression
        | Kind::StringLiteral
        | Kind::ConcatenatedString
        | Kind::RawStringLiteral => Ok(true),
        Kind::PointerExpression => Ok(e.field(Field::Operator).is_some_and(|o| o.kind() == Kind::Star)),
        Kind::AssignmentExpression => of_operand(w, e, Field::Left, true, scope),
        // `++x` is the object, `x++` its value before.
        Kind::UpdateExpression => {
            let operand = e.field(Field::Argument);
            let prefix = operand.is_some_and(|operand| operand.start() > e.start());
            of_operand(w, e, Field::Argument, prefix, scope)
        }
        Kind::ConditionalExpression => {
            let arms = [Field::Consequence, Field::Alternative].map(|arm| e.field(arm));
            let types = arms.map(|arm| arm.map_or(Ty::Unknown, |arm| w.type_of_expression_in(arm, scope)));
            match types.map(crate::ty::bare) {
                [Ty::Builtin(a), Ty::Builtin(b)] if a != b => Ok(false),
                _ if arms.iter().flatten().all(|arm| arm.kind() == Kind::Identifier) => Ok(true),
                _ if arms.iter().flatten().any(|arm| arm.kind() == Kind::NumberLiteral) => Ok(false),
                _ => unknown(w, e),
            }
        }
        Kind::CallExpression => match pointer::cast(e) {
            Some(cast) => Ok(cast.to_reference),
            None => called(w, e, scope),
        },
        Kind::CastExpression => Ok(e.field(Field::Type).is_some_and(pointer::names_reference)),
        _ => Ok(false),
    }
}

fn unknown(w: &Here<'_>, e: Node<'_>) -> Verdict {
    Err(format!("`decltype({})` may be a reference type", w.text(e)))
}

/// What is declared is a reference as it says.
fn by_type(w: &Here<'_>, e: Node<'_>, scope: &Scope<'_>) -> Verdict {
    match w.type_of_expression_in(e, scope) {
        Ty::Reference(_) => Ok(true),
        Ty::Unknown | Ty::Dependent => unknown(w, e),
        _ => Ok(false),
    }
}

/// An operator gives a reference to an object of a fundamental type as it says; that of a class may return anything.
fn of_operand(w: &Here<'_>, e: Node<'_>, operand: Field, built_in: bool, scope: &Scope<'_>) -> Verdict {
    let ty = e
        .field(operand)
        .map_or(Ty::Unknown, |n| w.type_of_expression_in(n, scope));
    match crate::ty::bare(ty) {
        Ty::Builtin(_) | Ty::Pointer(_) => Ok(built_in),
        _ => unknown(w, e),
    }
}

fn called(w: &Here<'_>, e: Node<'_>, scope: &Scope<'_>) -> Verdict {
    let path = e.field(Field::Function).map(|f| path_of(scope.syntax, f));
    let path: Vec<&str> = path.iter().flatten().map(String::as_str).collect();
    match path.as_slice() {
        ["std", "move" | "forward" | "as_const"] => Ok(true),
        _ => by_type(w, e, scope),
    }
}
