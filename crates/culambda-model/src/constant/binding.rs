//! Whether a reference is bound to the object itself, or to a copy that a conversion makes.

use super::verdict::{Verdict, object_type};
use crate::class::ClassInfo;
use crate::declarator::{is_reference, layer_next_to_name};
use crate::here::Here;
use crate::index::DeclaredKind;
use crate::ty::{ClassTy, Scope, Searched, Ty};
use culambda_syntax::{Field, Kind, Node};

/// Whether the elements that a structured binding names are constants: those that `get` gives are.
pub(super) fn bound_elements(
    w: &Here<'_>,
    declaration: Node<'_>,
    declarator: Node<'_>,
    value: Node<'_>,
    scope: &Scope<'_>,
) -> Verdict {
    if !is_reference(declarator) && !w.text(declaration).contains('&') {
        return Ok(false);
    }
    let tuples = w
        .index
        .lookup_path(scope.namespace, &["std".to_owned(), "tuple_size".to_owned()]);
    let specialised = tuples.iter().any(|f| {
        matches!(
            f.declared.kind,
            DeclaredKind::Class {
                specialisation: true,
                ..
            }
        )
    });
    match object_type(w, value, scope) {
        Ty::Array(..) => Ok(false),
        Ty::Class(c) if c.info.is_some() && !specialised => Ok(false),
        _ => Err("whether what it binds is a tuple is not known".into()),
    }
}

/// Whether a reference of the declared type is bound to the object itself, and not to a converted copy.
pub(super) fn binds_directly(
    w: &Here<'_>,
    declaration: Node<'_>,
    declarator: Node<'_>,
    value: Node<'_>,
    scope: &Scope<'_>,
) -> Verdict {
    let placeholder = declaration
        .field(Field::Type)
        .is_some_and(|t| matches!(t.kind(), Kind::PlaceholderTypeSpecifier | Kind::Decltype | Kind::Auto));
    if placeholder {
        return Ok(true);
    }
    // After `T &r(x)` the declarator reads like that of a function.
    let function = layer_next_to_name(declarator).is_some_and(|l| l.kind() == Kind::FunctionDeclarator)
        && declarator.kind() == Kind::ReferenceDeclarator;
    let declared = if function {
        declaration
            .field(Field::Type)
            .map_or(Ty::Unknown, |t| w.resolve(t, scope))
    } else {
        w.declared_type(declaration, Some(declarator), scope)
    };
    let rvalue = layer_next_to_name(declarator).is_some_and(|l| scope.syntax.text_of(l).starts_with("&&"));
    let target = match &declared {
        Ty::Reference(t) => t.as_ref().clone(),
        t => t.clone(),
    };
    let may_copy = rvalue || matches!(target, Ty::Const(_));
    same(w, &crate::ty::bare(target), &object_type(w, value, scope), !may_copy)
}

/// Whether two types are the same, or the first is a base of the second; `lenient` decides what is not known.
pub(super) fn same(w: &Here<'_>, want: &Ty, object: &Ty, lenient: bool) -> Verdict {
    let unknown = || {
        if lenient {
            Ok(true)
        } else {
            Err("whether it is bound to a converted copy is not known".into())
        }
    };
    match (want, object) {
        (Ty::Dependent, _) | (_, Ty::Dependent) if w.in_template() => Ok(false),
        // A member of a class template, whose arguments were not put in.
        (Ty::Dependent, _) | (_, Ty::Dependent) => unknown(),
        (Ty::Builtin(a), Ty::Builtin(b)) => Ok(a == b),
        (Ty::Class(a), Ty::Class(b)) => match (&a.info, &b.info) {
            _ if a.is_enum || b.is_enum => {
                Ok(a.is_enum == b.is_enum && crate::ty::text(want) == crate::ty::text(object))
            }
            (Some(x), Some(_)) => match derives(w, b, x) {
                Some(yes) => Ok(yes),
                None => unknown(),
            },
            _ if crate::ty::text(want) == crate::ty::text(object) => Ok(true),
            _ => unknown(),
        },
        (Ty::Builtin(_) | Ty::Pointer(_), Ty::Class(c)) | (Ty::Class(c), Ty::Builtin(_)) if c.is_known() => Ok(false),
        (Ty::Array(..), Ty::Array(..)) | (Ty::Function(_), Ty::Function(_)) => Ok(true),
        (Ty::Pointer(a), Ty::Pointer(b)) if crate::ty::text(a) == crate::ty::text(b) => Ok(true),
        _ => unknown(),
    }
}

/// Whether a class is another one or derives from it; `None` when a base is not known.
pub(super) fn derives(w: &Here<'_>, class: &ClassTy, base: &ClassInfo) -> Option<bool> {
    let is_it = |c: &ClassTy| c.info.as_ref().is_some_and(|i| i.place == base.place);
    class.info.as_ref()?;
    if is_it(class) {
        return Some(true);
    }
    match w.search_bases(class, |_| true, |c| is_it(c).then_some(())) {
        Searched::Found(()) => Some(true),
        Searched::Nothing => Some(false),
        Searched::Open => None,
    }
}
