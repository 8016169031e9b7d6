//! Types that templates of the standard library make of others, whose headers are rarely read: `std::decay_t<T>`,
//! `typename std::conditional<B, T, U>::type`.

use crate::ty::{Ty, bare, decay};

/// What a name of the standard library with these arguments stands for, if that is evident; what comes after `::` is
/// `member`.
pub(super) fn by_library(path: &[String], arguments: &[Ty], member: Option<&str>) -> Option<Ty> {
    let parts: Vec<&str> = path
        .iter()
        .map(String::as_str)
        .filter(|part| !part.is_empty())
        .collect();
    let ([std, name] | ["cuda", std, name]) = parts.as_slice() else {
        return None;
    };
    let name = match member {
        None => name.strip_suffix("_t")?,
        Some("type") => name,
        Some(_) => return None,
    };
    if *std != "std" {
        return None;
    }
    let [first, rest @ ..] = arguments else { return None };
    if let ("conditional", [yes, no]) = (name, rest) {
        let chosen = if super::special::number_of(first)? != 0 {
            yes
        } else {
            no
        };
        return known(chosen);
    }
    if name == "enable_if" {
        let holds = super::special::number_of(first)? != 0;
        return rest.first().filter(|_| holds).and_then(known);
    }
    let one = known(first).filter(|_| rest.is_empty())?;
    Some(match name {
        "remove_reference" => without_reference(one),
        "remove_cv" | "remove_const" | "remove_volatile" => without_const(one),
        "remove_cvref" => without_const(without_reference(one)),
        "decay" => decay(without_const(without_reference(one))),
        "type_identity" => one,
        "remove_pointer" => match without_const(one) {
            Ty::Pointer(t) => *t,
            other => other,
        },
        "add_pointer" => Ty::Pointer(Box::new(without_reference(one))),
        "add_const" if matches!(one, Ty::Class(_) | Ty::Builtin(_) | Ty::Pointer(_)) => Ty::Const(Box::new(one)),
        "add_lvalue_reference" => Ty::Reference(Box::new(without_reference(one))),
        "remove_extent" => match one {
            Ty::Array(t, _) => *t,
            other => other,
        },
        "remove_all_extents" => element(one),
        _ => return None,
    })
}

/// A type of which all is known that is asked here.
fn known(ty: &Ty) -> Option<Ty> {
    match bare(ty.clone()) {
        Ty::Builtin(_) | Ty::Pointer(_) | Ty::Array(..) | Ty::Closure { .. } => Some(ty.clone()),
        Ty::Class(class) if class.is_known() => Some(ty.clone()),
        _ => None,
    }
}

fn without_reference(ty: Ty) -> Ty {
    match ty {
        Ty::Reference(t) => *t,
        other => other,
    }
}

fn without_const(ty: Ty) -> Ty {
    match ty {
        Ty::Const(t) => *t,
        other => other,
    }
}

fn element(ty: Ty) -> Ty {
    match ty {
        Ty::Array(t, _) => element(*t),
        other => other,
    }
}
