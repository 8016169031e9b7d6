//! Values of calls of `constexpr` functions that only return an expression, and of templates of variables.

use super::number::Number;
use super::value::value;
use crate::class::{MemberKind, template_parameter_names};
use crate::declarator::{has_specifier, is_constant, name_node, parameters, path_of, variable_in};
use crate::here::Here;
use crate::index::{ClassLookup, DeclaredKind, Found};
use crate::instantiate::signature::Signature;
use crate::ty::{Scope, Ty, mentions_dependent, pairs};
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::rc::Rc;
use std::sync::Arc;

/// The value of a call of the one function of its name, which is no template.
pub(super) fn of_call(w: &Here<'_>, call: Node<'_>, scope: &Scope<'_>) -> Option<Number> {
    let _step = w.index.budget.enter()?;
    let name = call.field(Field::Function)?;
    if !matches!(name.kind(), Kind::Identifier | Kind::QualifiedIdentifier) {
        return None;
    }
    let path = path_of(scope.syntax, name);
    let given = call.field(Field::Arguments)?.children();
    let given: Option<Vec<Number>> = given.map(|argument| value(w, argument, scope)).collect();
    let hidden = scope.local && path.first().is_some_and(|first| w.scopes.lookup(first).is_some());
    let of_class = |word: &String| scope.classes.iter().any(|class| class.members.contains_key(word));
    if hidden || path.first().is_some_and(of_class) {
        return None;
    }
    match path.split_last()? {
        (name, outer) if !outer.is_empty() && is_class(w, scope, outer) => of_member(w, (outer, name), given?, scope),
        _ => {
            let is_function = |f: &Found<'_>| matches!(f.declared.kind, DeclaredKind::Function { .. });
            let found = w.index.lookup_kinds(scope.namespace, &path);
            let [found] = found.as_slice() else { return None };
            let found = Some(found).filter(|found| is_function(found))?;
            let syntax = w.index.syntax_of(found.declared.file, found.declared.item);
            let function = Signature::declared(&syntax, found.declared.name(), found.declared.nth)?;
            returned(w, &function, given?, &Scope::of_namespace(&syntax, found.namespace))
        }
    }
}

fn is_class(w: &Here<'_>, scope: &Scope<'_>, path: &[String]) -> bool {
    matches!(w.index.class(scope.namespace, path), ClassLookup::Found(_))
}

/// The value of a call of a static function of a class that is no template.
fn of_member(
    w: &Here<'_>,
    (outer, name): (&[String], &String),
    given: Vec<Number>,
    scope: &Scope<'_>,
) -> Option<Number> {
    let ClassLookup::Found(class) = w.index.class(scope.namespace, outer) else {
        return None;
    };
    let around = std::iter::successors(Some(Rc::clone(&class)), |class| class.outer());
    if around.into_iter().any(|class| class.params.is_some()) {
        return None;
    }
    let [member] = class.members.get(name)?.as_slice() else {
        return None;
    };
    if !member.is_static || !matches!(member.kind, MemberKind::Function { .. }) {
        return None;
    }
    let syntax = w.syntax_of_class(&class)?;
    let function = Signature::at(&syntax, member.at)?;
    let inner = Scope::within(&syntax, w.class_where_defined(&class));
    returned(w, &function, given, &inner)
}

/// What a function returns for some arguments, where its body is nothing but that.
fn returned(w: &Here<'_>, function: &Signature<'_>, given: Vec<Number>, scope: &Scope<'_>) -> Option<Number> {
    let says = |word: &&str| has_specifier(function.syntax, function.declaration, word);
    if !function.is_definition() || function.head.is_some() || !["constexpr", "consteval"].iter().any(says) {
        return None;
    }
    let list: Vec<Node<'_>> = parameters(function.function)?.children().collect();
    let is_void = |list: &[Node<'_>]| matches!(list, [only] if function.syntax.text_of(*only) == "void");
    let list = if is_void(&list) { Vec::new() } else { list };
    if list.len() != given.len() {
        return None;
    }
    let (mut names, mut values) = (Vec::new(), Vec::new());
    for (parameter, number) in list.into_iter().zip(given) {
        let plain = parameter
            .field(Field::Declarator)
            .filter(|own| own.kind() == Kind::Identifier && parameter.kind() == Kind::ParameterDeclaration)?;
        let number = in_type(w, parameter.field(Field::Type)?, number, scope)?;
        names.push(function.syntax.text_of(name_node(plain)?).to_owned());
        values.push(Ty::Value(number.get()?.to_string()));
    }
    let mut body = function.declaration.field(Field::Body)?.children();
    let statement = body.next().filter(|only| only.kind() == Kind::ReturnStatement)?;
    if body.next().is_some() || function.declarator != function.function {
        return None;
    }
    let inner = Scope {
        bound: pairs(&names, &values),
        ..scope.clone()
    };
    let result = value(w, statement.children().next()?, &inner)?;
    in_type(w, function.declaration.field(Field::Type)?, result, scope)
}

/// A value that is converted to the type of a declaration.
fn in_type(w: &Here<'_>, ty: Node<'_>, number: Number, scope: &Scope<'_>) -> Option<Number> {
    match crate::ty::bare(w.resolve(ty, scope)) {
        Ty::Builtin(to) if to.is_integral() => Some(number.converted(to)),
        _ => None,
    }
}

/// The value of a template of variables with its arguments, if nothing specialises it: `v<int>`, `n::v<3>`.
pub(super) fn of_template(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Option<Number> {
    let _step = w.index.budget.enter()?;
    let last = crate::declarator::last_name(node);
    let given = w.template_arguments(Some(last.field(Field::Arguments)?), scope);
    let path = path_of(scope.syntax, node);
    if scope.local && w.scopes.lookup(path.first()?).is_some() || given.iter().any(is_open) {
        return None;
    }
    let found = w.index.lookup_kinds(scope.namespace, &path);
    let [found] = found.as_slice() else { return None };
    if !matches!(found.declared.kind, DeclaredKind::Variable { template: true, .. }) {
        return None;
    }
    let syntax: Arc<Syntax> = w.index.syntax_of(found.declared.file, found.declared.item);
    let (node, own) = variable_in(&syntax, path.last()?)?;
    let head = node.parent().filter(|head| head.kind() == Kind::TemplateDeclaration)?;
    let names = template_parameter_names(&syntax, head);
    if names.len() != given.len() || names.iter().any(|name| name.ends_with("...")) || !is_constant(&syntax, node) {
        return None;
    }
    let outer = Scope::of_namespace(&syntax, found.namespace);
    let inner = Scope {
        bound: pairs(&names, &given),
        ..outer
    };
    let result = value(w, own.field(Field::Value)?, &inner)?;
    in_type(w, node.field(Field::Type)?, result, &inner)
}

/// Whether an argument is not known for what it is.
fn is_open(argument: &Ty) -> bool {
    mentions_dependent(argument) || matches!(argument, Ty::Unknown | Ty::Class(_))
}
