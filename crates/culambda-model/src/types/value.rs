//! Values of integral constants, where they are evident.

use super::enumerator::enumeration;
use crate::class::{ClassInfo, Member, MemberKind, TypeKind, initialiser};
use crate::declarator::{is_constant, last_name, path_of, variable_in};
use crate::here::Here;
use crate::index::{ClassLookup, DeclaredKind};
use crate::scope::SymbolKind;
use crate::ty::{Bound, ClassTy, Scope, Ty};
use culambda_source::builtin::{self, Builtin};
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::cell::Cell;
use std::rc::Rc;

/// The value of a constant that a path names: a `const` or `constexpr` variable with an evident initialiser; and
/// whether it is a truth value.
pub(crate) fn constant_value(w: &Here<'_>, path: &[String]) -> Option<(i64, bool)> {
    let truth = Cell::new(false);
    let value = named(w, path, &w.type_scope(), &|ty| {
        if ty == ENUMERATION {
            return false;
        }
        let ty = Builtin::parse(ty);
        truth.set(ty == Some(Builtin::Bool));
        // A character or a floating value is printed in its own way.
        !ty.is_some_and(|ty| ty.is_character() || ty.is_floating())
    })?;
    Some((value, truth.get()))
}

/// What stands for the type of an enumerator.
const ENUMERATION: &str = "enum";

/// The value of an enumerator at namespace scope or of a class, of an enumeration that is not scoped.
pub(crate) fn enumerator_value(w: &Here<'_>, path: &[String]) -> Option<i64> {
    if w.scopes.lookup(path.first()?).is_some() {
        return None;
    }
    let found = w.index.first(w.namespace, path);
    let Some(f) = found.filter(|f| matches!(f.declared.kind, DeclaredKind::Enumerator)) else {
        // Those of class templates depend on their parameters.
        let depends = path.len() == 1 && w.classes.iter().any(|class| class.info.params.is_some());
        return (!depends).then(|| named(w, path, &w.type_scope(), &|ty| ty == ENUMERATION))?;
    };
    let syntax = w.index.syntax_of(f.declared.file, f.declared.item);
    let name = path.last()?;
    let is_it = |node: &Node<'_>| {
        let own = node.field(Field::Name).filter(|_| node.kind() == Kind::Enumerator);
        own.is_some_and(|own| syntax.text_of(own) == name)
    };
    let node = syntax.root().descendants().find(is_it)?;
    let enumeration = node.ancestors().find(|node| node.kind() == Kind::EnumSpecifier)?;
    enumerator(w, enumeration, name, &Scope::of_namespace(&syntax, f.namespace))
}

fn named(w: &Here<'_>, path: &[String], scope: &Scope<'_>, accept: &dyn Fn(&str) -> bool) -> Option<i64> {
    let _step = w.index.budget.enter()?;
    if let [name] = path {
        if let Some(bound) = scope.bound_to(name) {
            return super::special::number_of(&bound);
        }
        if let Some(symbol) = w.scopes.lookup(name).filter(|_| scope.local) {
            if let Some(bound) = w
                .instance
                .as_ref()
                .and_then(|i| i.values.get(name))
                .filter(|_| symbol.declaration.is_none())
            {
                return Some(*bound);
            }
            let declaration = symbol.declaration?;
            if symbol.kind == SymbolKind::Constant {
                return enumerator(w, declaration, name, scope);
            }
            if !matches!(symbol.kind, SymbolKind::Variable | SymbolKind::Static) {
                return None;
            }
            return if is_constant(w.syntax, declaration) && accept(type_text(w.syntax, declaration)) {
                value(w, symbol.value?, scope)
            } else {
                None
            };
        }
        if let Some(found) = scope.classes.iter().rev().find(|c| c.members.contains_key(name)) {
            return member(w, found, name, scope, accept);
        }
    }
    let class = |outer: &[String]| match w.index.class(scope.namespace, outer) {
        ClassLookup::Found(class) if !outer.is_empty() => Some(class),
        _ => None,
    };
    let of_enumeration = |outer: &[String], of: &str, name: &str| class(outer).filter(|c| has_enumerator(c, of, name));
    let found = match path {
        [outer @ .., of, name] => class(&path[..=outer.len()]).or_else(|| of_enumeration(outer, of, name)),
        _ => None,
    };
    if let (Some(class), [.., name]) = (found, path) {
        return member(w, &class, name, scope, accept);
    }
    at_namespace_scope(w, path, scope, accept)
}

/// Whether a class has an enumeration and an enumerator, which is of an enumeration that is not scoped.
pub(crate) fn has_enumerator(class: &ClassInfo, enumeration: &str, enumerator: &str) -> bool {
    let first = |name: &str| class.members.get(name).and_then(|all| all.first());
    let is = |name: &str, kind: &MemberKind| first(name).is_some_and(|member: &Member| member.kind == *kind);
    is(enumeration, &MemberKind::Type(TypeKind::Enumeration)) && is(enumerator, &MemberKind::Enumerator)
}

/// The value of an enumerator of an enumeration: its own, or one more than that before it.
fn enumerator(w: &Here<'_>, enumeration: Node<'_>, name: &str, scope: &Scope<'_>) -> Option<i64> {
    let list = enumeration
        .field(Field::Body)
        .filter(|_| enumeration.kind() == Kind::EnumSpecifier)?;
    let mut next = Some(0_i64);
    for each in list.children().filter(|n| n.kind() == Kind::Enumerator) {
        let own = each.field(Field::Value).map_or(next, |v| value(w, v, scope));
        if each.field(Field::Name).is_some_and(|n| scope.syntax.text_of(n) == name) {
            return own;
        }
        next = own.and_then(|v| v.checked_add(1));
    }
    None
}

/// A static data member with its initialiser in the class, or an enumerator.
fn member(
    w: &Here<'_>,
    class: &Rc<ClassInfo>,
    name: &str,
    scope: &Scope<'_>,
    accept: &dyn Fn(&str) -> bool,
) -> Option<i64> {
    let member = class.members.get(name)?.first()?;
    let is_enumerator = member.kind == MemberKind::Enumerator;
    let is_plain = || member.is_static && member.field().is_some_and(|f| !f.dependent);
    if !is_enumerator && !is_plain() {
        return None;
    }
    let syntax = w.syntax_of_class(class)?;
    let mut inner = Scope {
        syntax: &syntax,
        local: false,
        ..scope.clone()
    };
    inner.classes.push(Rc::clone(class));
    if is_enumerator {
        let enumeration = enumeration(member.node(&syntax)?)?;
        return enumerator(w, enumeration, name, &inner).filter(|_| accept(ENUMERATION));
    }
    let (node, declarator) = member.declared(&syntax)?;
    if !is_constant(&syntax, node) || !accept(type_text(&syntax, node)) {
        return None;
    }
    value(w, initialiser(node, declarator)?, &inner)
}

fn at_namespace_scope(w: &Here<'_>, path: &[String], scope: &Scope<'_>, accept: &dyn Fn(&str) -> bool) -> Option<i64> {
    let f = w
        .index
        .first(scope.namespace, path)
        .filter(|f| matches!(f.declared.kind, DeclaredKind::Variable { .. }))?;
    let syntax = w.index.syntax_of(f.declared.file, f.declared.item);
    let inner = Scope {
        syntax: &syntax,
        local: false,
        classes: Vec::new(),
        namespace: f.namespace,
        bound: Bound::default(),
    };
    let (node, own) = variable_in(&syntax, path.last()?)?;
    let is_known = is_constant(&syntax, node) && accept(type_text(&syntax, node));
    if !is_known || own.kind() != Kind::InitDeclarator {
        return None;
    }
    value(w, own.field(Field::Value)?, &inner)
}

/// The value of a constant expression of literals, constants and arithmetic.
pub(crate) fn evaluate(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Option<i64> {
    value(w, node, scope)
}

fn value(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Option<i64> {
    let _step = w.index.budget.enter()?;
    let of = |n: Option<Node<'_>>| value(w, n?, scope);
    match node.kind() {
        Kind::NumberLiteral => {
            let (value, _) = builtin::integer(scope.syntax.text_of(node))?;
            i64::try_from(value).ok()
        }
        Kind::ParenthesizedExpression | Kind::InitializerList | Kind::ArgumentList => {
            let mut all = node.children();
            let one = all.next();
            if all.next().is_some() { None } else { of(one) }
        }
        Kind::TemplateFunction | Kind::TemplateType => super::traits::value(w, node, scope),
        Kind::QualifiedIdentifier if (w.instance.is_some() || w.follows_uses()) && is_of_arguments(node) => {
            of_qualifier(w, node, scope).or_else(|| super::traits::value(w, node, scope))
        }
        Kind::Identifier | Kind::QualifiedIdentifier | Kind::TypeIdentifier => {
            named(w, &path_of(scope.syntax, node), scope, &|_| true).or_else(|| super::traits::value(w, node, scope))
        }
        Kind::True => Some(1),
        Kind::False => Some(0),
        Kind::ConditionalExpression => {
            let side = if of(node.field(Field::Condition))? != 0 {
                Field::Consequence
            } else {
                Field::Alternative
            };
            of(node.field(side))
        }
        Kind::SizeofExpression => {
            let pack = || w.length_of_pack(node, scope);
            super::traits::size_of(w, node, scope).or_else(pack)
        }
        Kind::CallExpression | Kind::CompoundLiteralExpression => super::traits::value(w, node, scope),
        Kind::UnaryExpression => {
            let operand = of(node.field(Field::Argument))?;
            match node.field(Field::Operator)?.kind() {
                Kind::Minus => operand.checked_neg(),
                Kind::Plus => Some(operand),
                Kind::Tilde => Some(!operand),
                Kind::Bang => Some((operand == 0).into()),
                _ => None,
            }
        }
        Kind::BinaryExpression => {
            let operator = node.field(Field::Operator)?.kind();
            let (a, b) = (of(node.field(Field::Left)), of(node.field(Field::Right)));
            match (operator, a, b) {
                (Kind::AmpAmp, Some(0), _) | (Kind::AmpAmp, _, Some(0)) => return Some(0),
                (Kind::PipePipe, Some(1), _) | (Kind::PipePipe, _, Some(1)) => return Some(1),
                _ => {}
            }
            let (a, b) = (a?, b?);
            match operator {
                Kind::Plus => a.checked_add(b),
                Kind::Minus => a.checked_sub(b),
                Kind::Star => a.checked_mul(b),
                Kind::Slash => a.checked_div(b),
                Kind::Percent => a.checked_rem(b),
                Kind::LtLt => u32::try_from(b).ok().and_then(|b| a.checked_shl(b)),
                Kind::Pipe => Some(a | b),
                Kind::Amp => Some(a & b),
                Kind::Caret => Some(a ^ b),
                Kind::GtGt => u32::try_from(b).ok().and_then(|b| a.checked_shr(b)),
                Kind::EqEq => Some((a == b).into()),
                Kind::BangEq => Some((a != b).into()),
                Kind::Lt => Some((a < b).into()),
                Kind::Gt => Some((a > b).into()),
                Kind::LtEq => Some((a <= b).into()),
                Kind::GtEq => Some((a >= b).into()),
                Kind::AmpAmp => Some((a != 0 && b != 0).into()),
                Kind::PipePipe => Some((a != 0 || b != 0).into()),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Whether the class that a name is in has template arguments.
fn is_of_arguments(name: Node<'_>) -> bool {
    let mut at = name;
    while let Some(scope) = at.field(Field::Scope) {
        if scope.field(Field::Arguments).is_some() {
            return true;
        }
        match at.field(Field::Name) {
            Some(inner) => at = inner,
            None => break,
        }
    }
    false
}

/// `S<T>::value`: the constant in the definition that the arguments choose.
fn of_qualifier(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Option<i64> {
    let name = scope.syntax.text_of(last_name(node));
    match w.qualifier(node, scope)? {
        Ty::Class(class) => of_class(w, &class, name, scope),
        _ => None,
    }
}

/// A constant of a class or of its bases.
fn of_class(w: &Here<'_>, class: &ClassTy, name: &str, scope: &Scope<'_>) -> Option<i64> {
    let _step = w.index.budget.enter()?;
    if class.info.is_none() {
        return of_library(class).filter(|_| name == "value");
    }
    let class = w.definition_chosen(class)?;
    let info = class.info.as_ref()?;
    if info.members.contains_key(name) {
        let inner = Scope {
            classes: class.chain.clone(),
            local: false,
            namespace: class.namespace,
            bound: w.bound_of(&class),
            ..scope.clone()
        };
        return member(w, info, name, &inner, &|_| true);
    }
    let types = w.base_types(&class);
    (0..info.bases.len()).find_map(|number| match &*w.base_type(&class, &types, number) {
        Ty::Class(base) => of_class(w, base, name, scope),
        _ => None,
    })
}

/// The constant that a class of the standard library is about: `std::true_type`, or a trait that is known.
pub(crate) fn constant_of_class(w: &Here<'_>, ty: &Ty) -> Option<i64> {
    let Ty::Class(class) = ty else { return None };
    let [level] = class.levels.as_slice() else { return None };
    let trait_of = || super::traits::holds(w, level.name.strip_prefix("std::")?, &class.arguments);
    let known = class.info.is_none() && !class.is_enum;
    known.then(|| of_library(class).or_else(|| trait_of().map(i64::from)))?
}

/// `std::true_type` and the like.
fn of_library(class: &ClassTy) -> Option<i64> {
    let [level] = class.levels.as_slice() else { return None };
    match (level.name.strip_prefix("std::")?, class.arguments.as_slice()) {
        ("true_type", []) => Some(1),
        ("false_type", []) => Some(0),
        ("bool_constant", [value]) | ("integral_constant", [_, value]) => super::special::number_of(value),
        _ => None,
    }
}

/// The words of a declaration's type.
fn type_text<'s>(syntax: &'s Syntax, declaration: Node<'_>) -> &'s str {
    declaration.field(Field::Type).map_or("", |t| syntax.text_of(t))
}
