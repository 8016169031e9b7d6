//! Constants that are about types: `sizeof`, and the traits of the standard library.

use super::resolve::components_of;
use crate::declarator::{last_name, path_of};
use crate::here::Here;
use crate::index::DeclaredKind;
use crate::ty::{Extent, Scope, Ty, same};
use culambda_source::{Builtin, ident};
use culambda_syntax::{Field, Kind, Node};

/// The value of `sizeof`.
pub(super) fn size_of(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Option<i64> {
    let value = || {
        let value = node.field(Field::Value)?;
        let inside = || value.children().next();
        if value.kind() == Kind::ParenthesizedExpression {
            inside()
        } else {
            Some(value)
        }
    };
    let operand = node.field(Field::Type).or_else(value)?;
    let ty = match operand.kind() {
        // The parser takes the name of a variable for that of a type, and the other way round.
        Kind::TypeDescriptor => match w.descriptor(operand, scope) {
            Ty::Class(c) if c.info.is_none() => of_variable(w, operand.children().next()?, scope)?,
            t => t,
        },
        Kind::Identifier | Kind::QualifiedIdentifier | Kind::TemplateFunction => {
            match Builtin::parse(scope.syntax.text_of(operand)) {
                Some(builtin) => Ty::Builtin(builtin),
                None => match w.resolve_components(&components_of(scope, operand, w), scope) {
                    Ty::Class(c) if c.info.is_none() => of_variable(w, operand, scope)?,
                    Ty::Unknown => of_variable(w, operand, scope)?,
                    t => t,
                },
            }
        }
        Kind::SubscriptExpression => match of_variable(w, operand.field(Field::Argument)?, scope)? {
            Ty::Array(element, _) => *element,
            _ => return None,
        },
        Kind::PrimitiveType | Kind::SizedTypeSpecifier => w.resolve(operand, scope),
        _ => return None,
    };
    super::layout::of(w, &ty).map(|layout| layout.size)
}

/// The type of a variable at namespace scope: a parameter may have become a pointer.
fn of_variable(w: &Here<'_>, name: Node<'_>, scope: &Scope<'_>) -> Option<Ty> {
    let path = path_of(scope.syntax, name);
    let first = path.first()?;
    let found = w.index.first(scope.namespace, &path)?;
    let is_variable = matches!(found.declared.kind, DeclaredKind::Variable { template: false, .. });
    let is_own = w.scopes.lookup(first).is_some() || w.classes.iter().any(|c| c.info.members.contains_key(first));
    (is_variable && !is_own).then(|| w.global(&path, scope))
}

/// `std::is_same_v<A, B>`, `std::is_same<A, B>::value`, `std::is_same<A, B>{}`, for traits of which the answer is
/// evident.
pub(super) fn value(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Option<i64> {
    let name = match node.kind() {
        Kind::CallExpression => node.field(Field::Function)?,
        Kind::CompoundLiteralExpression => node.field(Field::Type)?,
        _ => node,
    };
    let mut path = path_of(scope.syntax, name);
    let mut at = name;
    let last = path.pop()?;
    let name = if last == "value" {
        while let Some(inner) = at.field(Field::Name).filter(|n| n.kind() == Kind::QualifiedIdentifier) {
            at = inner;
        }
        at = at.field(Field::Scope)?;
        path.pop()?
    } else {
        at = last_name(at);
        last
    };
    let path: Vec<&str> = path.iter().map(String::as_str).filter(|p| !p.is_empty()).collect();
    let std = matches!(path.as_slice(), ["std"] | ["cuda", "std"]);
    let arguments = w.template_arguments(at.field(Field::Arguments).filter(|_| std), scope);
    holds(w, name.strip_suffix("_v").unwrap_or(&name), &arguments).map(i64::from)
}

pub(super) fn holds(w: &Here<'_>, name: &str, arguments: &[Ty]) -> Option<bool> {
    let [first, rest @ ..] = arguments else { return None };
    let known = is_known(first);
    let fundamental = |is: fn(Builtin) -> bool| matches!(bare_const(first), Ty::Builtin(t) if is(*t));
    match (name, rest) {
        _ if !known => None,
        ("is_same", [second]) => is_known(second).then(|| same(first, second)),
        ("is_pointer", []) => Some(matches!(bare_const(first), Ty::Pointer(_))),
        ("is_reference", []) => Some(matches!(first, Ty::Reference(_))),
        ("is_array", []) => Some(matches!(first, Ty::Array(..))),
        ("is_const", []) => Some(matches!(first, Ty::Const(_))),
        ("is_enum", []) => Some(matches!(bare_const(first), Ty::Class(c) if c.is_enum)),
        ("is_class", []) if is_class(w, first) => Some(true),
        ("is_class", []) => {
            matches!(bare_const(first), Ty::Builtin(_) | Ty::Pointer(_) | Ty::Array(..)).then_some(false)
        }
        ("is_void", []) => Some(fundamental(|t| t == Builtin::Void)),
        ("is_floating_point", []) => Some(fundamental(Builtin::is_floating)),
        ("is_integral", []) => Some(fundamental(Builtin::is_integral)),
        ("is_arithmetic", []) => Some(fundamental(Builtin::is_arithmetic)),
        _ => None,
    }
}

/// Whether a type is a class and no union, by the text in front of its name.
fn is_class(w: &Here<'_>, ty: &Ty) -> bool {
    let Ty::Class(class) = bare_const(ty) else { return false };
    let Some(info) = class.info.as_ref().filter(|_| !class.is_enum) else {
        return false;
    };
    let (file, start) = info.place;
    let text = w.unit.files.get(file).and_then(|f| f.text.get(start as usize..));
    let head = text.map(|text| text.split(|b| matches!(b, b'{' | b';')).next().unwrap_or_default());
    head.is_some_and(|head| {
        let key = |word: &[u8]| matches!(word, b"struct" | b"class");
        ident::words(head).any(key) && ident::words(head).all(|word| word != b"union")
    })
}

fn bare_const(ty: &Ty) -> &Ty {
    match ty {
        Ty::Const(t) => t,
        t => t,
    }
}

/// Whether it is known what a type is: a class that is not known may be an alias of anything.
fn is_known(ty: &Ty) -> bool {
    match ty {
        Ty::Builtin(_) | Ty::Closure { .. } => true,
        Ty::Class(c) => (c.is_known() || c.levels.iter().any(|l| l.local)) && c.arguments.is_empty(),
        Ty::Const(t) | Ty::Pointer(t) | Ty::Reference(t) | Ty::Array(t, Extent::Known(_)) => is_known(t),
        _ => false,
    }
}
