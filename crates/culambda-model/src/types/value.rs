//! Values of integral constants, where they are evident.

use super::called;
use super::enumerator::{enumeration, enumeration_with, enumerations_named};
use super::number::Number;
use crate::class::{ClassInfo, Member, MemberKind, TypeKind, initialiser};
use crate::declarator::{is_constant, last_name, path_of, variable_in};
use crate::here::Here;
use crate::index::{ClassLookup, DeclaredKind};
use crate::scope::SymbolKind;
use crate::ty::{Bound, ClassTy, Scope, Ty};
use culambda_source::builtin::{self, Builtin};
use culambda_source::ident::words_of;
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::cell::Cell;
use std::rc::Rc;

/// The value of a constant that a path names: a `const` or `constexpr` variable with an evident initialiser; and
/// whether it is a truth value.
pub(crate) fn constant_value(w: &Here<'_>, path: &[String]) -> Option<(i64, bool)> {
    let truth = Cell::new(false);
    // Of a type of a class template the value depends on the parameters.
    let of_template = |ty: &str| {
        let mut around = w.classes.iter().filter(|class| class.info.params.is_some());
        around.any(|class| class.info.members.contains_key(ty))
    };
    let value = named(w, path, &w.type_scope(), &|ty| {
        if ty == ENUMERATION || of_template(ty) || is_of_enumeration(w, path, ty) {
            return false;
        }
        let ty = Builtin::parse(ty);
        truth.set(ty == Some(Builtin::Bool));
        // A character or a floating value is printed in its own way.
        !ty.is_some_and(|ty| ty.is_character() || ty.is_floating())
    })?;
    Some((value.get()?, truth.get()))
}

/// Whether the type that a constant is declared with is an enumeration: seen from where it is, or from here.
fn is_of_enumeration(w: &Here<'_>, constant: &[String], ty: &str) -> bool {
    if is_evident(ty) || Builtin::of_library(ty.trim_start_matches("std::")).is_some() {
        return false;
    }
    let named: Vec<String> = ty.split("::").map(|part| part.trim().to_owned()).collect();
    let outer = constant.split_last().map_or(&[][..], |(_, outer)| outer);
    let scope = w.type_scope();
    for count in (0..=outer.len()).rev() {
        let path = [&outer[..count], &named].concat();
        match w.resolve_path(&path, Vec::new(), &scope) {
            Ty::Class(class) if class.is_enum => return true,
            Ty::Class(class) if !class.is_known() => {}
            Ty::Unknown => {}
            _ => return false,
        }
    }
    false
}

/// The value of a constant of type `char`.
pub(crate) fn constant_character(w: &Here<'_>, path: &[String]) -> Option<i64> {
    named(w, path, &w.type_scope(), &|ty| {
        Builtin::parse(ty) == Some(Builtin::Char)
    })?
    .get()
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
        let found = (!depends).then(|| named(w, path, &w.type_scope(), &|ty| ty == ENUMERATION));
        return found.flatten().and_then(Number::get);
    };
    let syntax = w.index.syntax_of(f.declared.file, f.declared.item);
    let name = path.last()?;
    let enumeration = enumeration_with(&syntax, name)?;
    enumerator(w, enumeration, name, &Scope::of_namespace(&syntax, f.namespace)).and_then(Number::get)
}

fn named(w: &Here<'_>, path: &[String], scope: &Scope<'_>, accept: &dyn Fn(&str) -> bool) -> Option<Number> {
    let _step = w.index.budget.enter()?;
    if let [name] = path {
        if let Some(bound) = scope.bound_to(name) {
            return super::special::number_of(&bound).map(Number::of);
        }
        if let Some(symbol) = w.scopes.lookup(name).filter(|_| scope.local) {
            if let Some(bound) = w
                .instance
                .as_ref()
                .and_then(|i| i.values.get(name))
                .filter(|_| symbol.declaration.is_none())
            {
                return Some(Number::of(*bound));
            }
            let declaration = symbol.declaration?;
            let _names = w.scopes.as_of(symbol);
            if symbol.kind == SymbolKind::Constant {
                return enumerator(w, declaration, name, scope);
            }
            if !matches!(symbol.kind, SymbolKind::Variable | SymbolKind::Static) {
                return None;
            }
            let ty = type_text(w.syntax, declaration);
            if !is_constant(w.syntax, declaration) || !accept(ty) {
                return None;
            }
            return value(w, symbol.value?, scope).map(|number| number.declared(ty));
        }
        // A parameter without an argument: nothing further out is meant.
        if scope.classes.iter().any(|class| class.has_parameter(name)) {
            return None;
        }
        if let Some(found) = scope.classes.iter().rev().find(|c| c.members.contains_key(name)) {
            return member(w, found, name, scope, accept);
        }
        for class in scope.classes.iter().rev().filter(|class| !class.bases.is_empty()) {
            if let Some(owner) = base_with(w, class, name) {
                return of_owner(w, &owner, name, accept);
            }
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
        // What is in a class template depends on its parameters.
        let mut around = std::iter::successors(class.outer(), |class| class.outer());
        if w.instance.is_none() && around.any(|class| class.params.is_some()) {
            return None;
        }
        // Of a template the arguments decide which bases it has.
        if class.members.contains_key(name) || class.bases.is_empty() || class.params.is_some() {
            return member(w, &class, name, scope, accept);
        }
        return of_owner(w, &base_with(w, &class, name)?, name, accept);
    }
    if let [outer @ .., name] = path
        && !outer.is_empty()
        && w.index.first(scope.namespace, path).is_none()
        && let Ty::Class(class) = w.resolve_path(outer, Vec::new(), scope)
        && let Some(info) = &class.info
        && (info.params.is_none() || !class.arguments.is_empty())
        && !class.arguments.iter().any(crate::ty::mentions_dependent)
        && !info.bases.iter().any(|base| base.dependent)
    {
        // An alias of a class.
        let (owner, _) = w.find_member(&class, name)?;
        return of_owner(w, &owner, name, accept);
    }
    at_namespace_scope(w, path, scope, accept)
}

/// The base that a class has a name from. What bases have that depend on a parameter is not found.
fn base_with(w: &Here<'_>, class: &Rc<ClassInfo>, name: &str) -> Option<ClassTy> {
    let _step = w.index.budget.enter()?;
    if class.bases.iter().any(|base| base.dependent) {
        return None;
    }
    let (owner, _) = w.find_member(&w.class_where_defined(class), name)?;
    Some(owner)
}

/// A constant of the definition that the arguments of a class choose.
fn of_owner(w: &Here<'_>, owner: &ClassTy, name: &str, accept: &dyn Fn(&str) -> bool) -> Option<Number> {
    let owner = w.definition_chosen(owner)?;
    let of_template = owner.info.as_ref().is_some_and(|info| info.params.is_some());
    let depends = owner.chain.iter().any(|class| class.params.is_some())
        || of_template && owner.arguments.is_empty()
        || owner.arguments.iter().any(crate::ty::mentions_dependent);
    if depends {
        return None;
    }
    let inner = Scope {
        classes: owner.chain.clone(),
        local: false,
        namespace: owner.namespace,
        bound: w.bound_of(&owner),
        syntax: w.syntax,
    };
    member(w, owner.info.as_ref()?, name, &inner, accept)
}

/// Whether a class has an enumeration and an enumerator, which is of an enumeration that is not scoped.
pub(crate) fn has_enumerator(class: &ClassInfo, enumeration: &str, enumerator: &str) -> bool {
    let first = |name: &str| class.members.get(name).and_then(|all| all.first());
    let is = |name: &str, kind: &MemberKind| first(name).is_some_and(|member: &Member| member.kind == *kind);
    is(enumeration, &MemberKind::Type(TypeKind::Enumeration)) && is(enumerator, &MemberKind::Enumerator)
}

/// The value of an enumerator of an enumeration: its own, or one more than that before it.
fn enumerator(w: &Here<'_>, enumeration: Node<'_>, name: &str, scope: &Scope<'_>) -> Option<Number> {
    let list = enumeration
        .field(Field::Body)
        .filter(|_| enumeration.kind() == Kind::EnumSpecifier)?;
    // The type of an enumerator is that of its enumeration, which hangs on all of them.
    let mut next = Some(0_i64);
    for each in list.children().filter(|n| n.kind() == Kind::Enumerator) {
        let own = each.field(Field::Value).map_or(next, |v| value(w, v, scope)?.get());
        if each.field(Field::Name).is_some_and(|n| scope.syntax.text_of(n) == name) {
            return own.map(Number::of);
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
) -> Option<Number> {
    let member = class.members.get(name)?.first()?;
    let is_enumerator = member.kind == MemberKind::Enumerator;
    // What hangs on parameters of the class is known where these are.
    let params = class.params.as_deref().unwrap_or_default();
    let is_bound = |name: &String| {
        let bound = scope.bound_to(name);
        bound.is_some_and(|ty| !crate::ty::mentions_dependent(&ty) && !crate::ty::mentions_parameter(&ty))
    };
    let known = !params.is_empty() && params.iter().all(is_bound);
    let depends = member.field().is_none_or(|field| field.dependent);
    if !is_enumerator && !(member.is_static && (known || !depends)) {
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
    let ty = type_text(&syntax, node);
    if !is_constant(&syntax, node) || !accept(ty) {
        return None;
    }
    let number = value(w, initialiser(node, declarator)?, &inner)?;
    if !depends || is_evident(ty) {
        return Some(number.declared(ty));
    }
    // Its type may be that of an argument.
    match w.resolve(node.field(Field::Type)?, &inner) {
        Ty::Builtin(to) if to.is_integral() => Some(number.converted(to)),
        _ => None,
    }
}

fn at_namespace_scope(
    w: &Here<'_>,
    path: &[String],
    scope: &Scope<'_>,
    accept: &dyn Fn(&str) -> bool,
) -> Option<Number> {
    let f = w
        .index
        .first(scope.namespace, path)
        .filter(|f| matches!(f.declared.kind, DeclaredKind::Variable { template: false, .. }))?;
    let syntax = w.index.syntax_of(f.declared.file, f.declared.item);
    let inner = Scope {
        syntax: &syntax,
        local: false,
        classes: Vec::new(),
        namespace: f.namespace,
        bound: Bound::default(),
    };
    let (node, own) = variable_in(&syntax, path.last()?)?;
    let ty = type_text(&syntax, node);
    let is_known = is_constant(&syntax, node) && accept(ty);
    if !is_known || own.kind() != Kind::InitDeclarator {
        return None;
    }
    value(w, own.field(Field::Value)?, &inner).map(|number| number.declared(ty))
}

/// The value of a constant expression of literals, constants and arithmetic.
pub(crate) fn evaluate(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Option<i64> {
    value(w, node, scope)?.get()
}

pub(super) fn value(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Option<Number> {
    let _step = w.index.budget.enter()?;
    let of_trait = || super::traits::value(w, node, scope).map(Number::of);
    let of = |n: Option<Node<'_>>| value(w, n?, scope);
    match node.kind() {
        Kind::NumberLiteral => {
            let (value, ty) = builtin::integer(scope.syntax.text_of(node))?;
            Some(Number::typed(value, ty))
        }
        Kind::ParenthesizedExpression | Kind::InitializerList | Kind::ArgumentList => {
            let mut all = node.children();
            let one = all.next();
            if all.next().is_some() { None } else { of(one) }
        }
        Kind::TemplateFunction | Kind::TemplateType => of_trait().or_else(|| called::of_template(w, node, scope)),
        Kind::QualifiedIdentifier if last_name(node).field(Field::Arguments).is_some() => {
            let of_member = || named(w, &path_of(scope.syntax, node), scope, &|_| true);
            let of_template = || called::of_template(w, node, scope);
            of_trait().or_else(of_template).or_else(of_member)
        }
        Kind::QualifiedIdentifier if is_of_arguments(node) => {
            of_qualifier(w, node, scope).map(Number::of).or_else(of_trait)
        }
        Kind::Identifier | Kind::QualifiedIdentifier | Kind::TypeIdentifier => {
            named(w, &path_of(scope.syntax, node), scope, &|_| true).or_else(of_trait)
        }
        Kind::CharLiteral => {
            // The tree has no contents of literals.
            let token = scope.syntax.view.token_at(node.start())?;
            let text = crate::spell::word_at(w.unit, scope.syntax, token)?;
            let value = crate::spell::value_of(Builtin::Int, &text).filter(|_| text.starts_with('\''))?;
            Some(Number::typed(value.parse().ok()?, Builtin::Char))
        }
        Kind::True => Some(Number::truth(true)),
        Kind::False => Some(Number::truth(false)),
        Kind::ConditionalExpression => {
            let side = if of(node.field(Field::Condition))?.holds() {
                Field::Consequence
            } else {
                Field::Alternative
            };
            of(node.field(side))
        }
        Kind::SizeofExpression => {
            let pack = || w.length_of_pack(node, scope);
            let size = super::traits::size_of(w, node, scope).or_else(pack)?;
            Some(Number::typed(size.into(), Builtin::UnsignedLong))
        }
        Kind::AlignofExpression => {
            let ty = w.descriptor(node.field(Field::Type)?, scope);
            let layout = super::layout::of(w, &ty)?;
            Some(Number::typed(layout.alignment.into(), Builtin::UnsignedLong))
        }
        Kind::CastExpression | Kind::CallExpression | Kind::CompoundLiteralExpression => {
            let call = || called::of_call(w, node, scope).filter(|_| node.kind() == Kind::CallExpression);
            of_trait().or_else(|| of_cast(w, node, scope)).or_else(call)
        }
        Kind::UnaryExpression => of(node.field(Field::Argument))?.prefix(node.field(Field::Operator)?.kind()),
        Kind::BinaryExpression => {
            let operator = scope.syntax.operator(node)?;
            let (a, b) = (of(node.field(Field::Left)), of(node.field(Field::Right)));
            let is = |side: Option<Number>, truth: bool| side.is_some_and(|side| side.holds() == truth);
            match operator {
                Kind::AmpAmp if is(a, false) || is(b, false) => Some(Number::truth(false)),
                Kind::PipePipe if is(a, true) || is(b, true) => Some(Number::truth(true)),
                _ => a?.binary(operator, b?),
            }
        }
        _ => None,
    }
}

/// The value of an expression that is put together of what is visible: in the head of a function without its blocks.
pub(crate) fn value_of_text(w: &Here<'_>, expression: &str, head: bool) -> Option<i128> {
    // What is in a class template depends on its parameters.
    let mut around = w.classes.iter().filter(|class| class.info.params.is_some());
    if around.any(|class| words_of(expression).any(|word| class.info.members.contains_key(word))) {
        return None;
    }
    let syntax = w.index.syntax_of_text(&format!("int c = {expression};"));
    let scope = Scope {
        syntax: &syntax,
        local: !head,
        ..w.type_scope()
    };
    let (_, own) = variable_in(&syntax, "c").filter(|_| !syntax.too_deep)?;
    value(w, own.field(Field::Value)?, &scope).map(Number::whole)
}

/// The value of a constant that is converted to an integral type: `(int)E::a`, `static_cast<int>(E::a)`.
fn of_cast(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Option<Number> {
    let operand = super::expr::operand_of_cast(scope.syntax, node)?;
    let Ty::Builtin(to) = w.type_of_expression_in(node, scope) else {
        return None;
    };
    let scoped = || scoped_enumerator(w, operand, scope);
    let number = value(w, operand, scope).or_else(scoped)?;
    Some(number)
        .filter(|_| to.is_integral())
        .map(|number| number.converted(to))
}

/// The value of an enumerator that is written with its enumeration.
fn scoped_enumerator(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Option<Number> {
    let is_path = node.kind() == Kind::QualifiedIdentifier && !is_of_arguments(node);
    let path = is_path.then(|| path_of(scope.syntax, node))?;
    let (name, outer) = path.split_last()?;
    let of_enum = |f: &crate::index::Found<'_>| matches!(f.declared.kind, DeclaredKind::Enum);
    let found = w.index.first(scope.namespace, outer).filter(of_enum)?;
    let syntax = w.index.syntax_of(found.declared.file, found.declared.item);
    let enumeration = enumerations_named(&syntax, outer.last()?).next()?;
    enumerator(w, enumeration, name, &Scope::of_namespace(&syntax, found.namespace))
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
        return member(w, info, name, &inner, &|_| true)?.get();
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

/// Whether a type is one that numbers are converted to by its words alone.
fn is_evident(ty: &str) -> bool {
    ty == "auto" || Builtin::parse(ty).is_some()
}

/// The words of a declaration's type.
fn type_text<'s>(syntax: &'s Syntax, declaration: Node<'_>) -> &'s str {
    declaration.field(Field::Type).map_or("", |t| syntax.text_of(t))
}
