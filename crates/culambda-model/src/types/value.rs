//! Values of integral constants, where they are evident.

use crate::class::{ClassInfo, initialiser};
use crate::declarator::{has_specifier, name_node, path_of};
use crate::here::Here;
use crate::index::{ClassLookup, DeclaredKind};
use crate::scope::SymbolKind;
use crate::ty::{Bound, Scope};
use culambda_source::builtin::{self, Builtin};
use culambda_syntax::Syntax;
use culambda_syntax::node::{children, field, fields};
use std::cell::Cell;
use std::rc::Rc;
use tree_sitter::Node;

/// The value of a constant that a path names: a `const` or `constexpr` variable with an evident initialiser; and
/// whether it is a truth value.
pub(crate) fn constant_value(w: &Here<'_>, path: &[String]) -> Option<(i64, bool)> {
    let truth = Cell::new(false);
    let value = named(w, path, &w.type_scope(), &|ty| {
        let ty = Builtin::parse(ty);
        truth.set(ty == Some(Builtin::Bool));
        // A character or a floating value is printed in its own way.
        !ty.is_some_and(|ty| ty.is_character() || ty.is_floating())
    })?;
    Some((value, truth.get()))
}

/// The type of a template's parameter that is a value, when that is fundamental.
pub(crate) fn template_parameter_type(w: &Here<'_>, path: &[String], index: usize) -> Option<Builtin> {
    let found = w.index.lookup_path(w.namespace, path);
    let f = found.iter().find(|f| {
        matches!(
            f.declared.kind,
            DeclaredKind::Class {
                specialisation: false,
                ..
            } | DeclaredKind::Alias
        )
    })?;
    let syntax = w.index.syntax_of(f.declared.file, f.declared.item);
    let head = children(syntax.root()).find(|n| n.kind() == "template_declaration")?;
    let list: Vec<Node<'_>> = children(field(head, "parameters")?).collect();
    let parameter = list
        .get(index)
        .or_else(|| list.last().filter(|p| p.kind().starts_with("variadic")))?;
    let ty = syntax.text_of(field(*parameter, "type")?);
    let plain =
        field(*parameter, "declarator").is_none_or(|d| matches!(d.kind(), "identifier" | "variadic_declarator"));
    Builtin::parse(ty).or_else(|| Builtin::of_library(ty)).filter(|_| plain)
}

fn named(w: &Here<'_>, path: &[String], scope: &Scope<'_>, accept: &dyn Fn(&str) -> bool) -> Option<i64> {
    let _step = w.index.budget.enter()?;
    if let [name] = path {
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
    if let [outer @ .., name] = path
        && let (ClassLookup::Found(class), false) = (w.index.class(scope.namespace, outer), outer.is_empty())
    {
        return member(w, &class, name, scope, accept);
    }
    at_namespace_scope(w, path, scope, accept)
}

/// The value of an enumerator of an enumeration in the function: its own, or one more than that before it.
fn enumerator(w: &Here<'_>, enumeration: Node<'_>, name: &str, scope: &Scope<'_>) -> Option<i64> {
    let list = field(enumeration, "body").filter(|_| enumeration.kind() == "enum_specifier")?;
    let mut next = Some(0_i64);
    for each in children(list).filter(|n| n.kind() == "enumerator") {
        let own = field(each, "value").map_or(next, |v| value(w, v, scope));
        if field(each, "name").is_some_and(|n| w.syntax.text_of(n) == name) {
            return own;
        }
        next = own.and_then(|v| v.checked_add(1));
    }
    None
}

fn is_constant(syntax: &Syntax, declaration: Node<'_>) -> bool {
    ["const", "constexpr"]
        .iter()
        .any(|s| has_specifier(syntax, declaration, s))
}

/// A static data member with its initialiser in the class.
fn member(
    w: &Here<'_>,
    class: &Rc<ClassInfo>,
    name: &str,
    scope: &Scope<'_>,
    accept: &dyn Fn(&str) -> bool,
) -> Option<i64> {
    let member = class
        .members
        .get(name)?
        .first()
        .filter(|m| m.is_static && m.field().is_some_and(|f| !f.dependent))?;
    let syntax = w.syntax_of_class(class)?;
    let mut inner = Scope {
        syntax: &syntax,
        local: false,
        ..scope.clone()
    };
    inner.classes.push(Rc::clone(class));
    let (node, declarator) = member.declared(&syntax)?;
    if !is_constant(&syntax, node) || !accept(type_text(&syntax, node)) {
        return None;
    }
    value(w, initialiser(node, declarator)?, &inner)
}

fn at_namespace_scope(w: &Here<'_>, path: &[String], scope: &Scope<'_>, accept: &dyn Fn(&str) -> bool) -> Option<i64> {
    let found = w.index.lookup_path(scope.namespace, path);
    let f = found
        .first()
        .filter(|f| matches!(f.declared.kind, DeclaredKind::Variable { .. }))?;
    let syntax = w.index.syntax_of(f.declared.file, f.declared.item);
    let inner = Scope {
        syntax: &syntax,
        local: false,
        classes: Vec::new(),
        namespace: f.namespace,
        bound: Bound::default(),
    };
    let node = children(syntax.root())
        .find(|n| n.kind() == "declaration")
        .filter(|n| is_constant(&syntax, *n) && accept(type_text(&syntax, *n)))?;
    let name = path.last()?;
    let own = fields(node, "declarator")
        .into_iter()
        .find(|d| d.kind() == "init_declarator" && name_node(*d).is_some_and(|n| syntax.text_of(n) == name))?;
    value(w, field(own, "value")?, &inner)
}

/// The value of a constant expression of literals, constants and arithmetic.
pub(crate) fn evaluate(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Option<i64> {
    value(w, node, scope)
}

fn value(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Option<i64> {
    let _step = w.index.budget.enter()?;
    let of = |n: Option<Node<'_>>| value(w, n?, scope);
    match node.kind() {
        "number_literal" => {
            let (value, _) = builtin::integer(scope.syntax.text_of(node))?;
            i64::try_from(value).ok()
        }
        "parenthesized_expression" | "initializer_list" | "argument_list" => {
            let mut all = children(node);
            let one = all.next();
            if all.next().is_some() { None } else { of(one) }
        }
        "template_function" | "template_type" => super::traits::value(w, node, scope),
        "identifier" | "qualified_identifier" | "type_identifier" => {
            named(w, &path_of(scope.syntax, node), scope, &|_| true).or_else(|| super::traits::value(w, node, scope))
        }
        "true" => Some(1),
        "false" => Some(0),
        "conditional_expression" => {
            let side = if of(field(node, "condition"))? != 0 {
                "consequence"
            } else {
                "alternative"
            };
            of(field(node, side))
        }
        "sizeof_expression" => super::traits::size_of(w, node, scope),
        "call_expression" | "compound_literal_expression" => super::traits::value(w, node, scope),
        "unary_expression" => {
            let operand = of(field(node, "argument"))?;
            match field(node, "operator")?.kind() {
                "-" => operand.checked_neg(),
                "+" => Some(operand),
                "~" => Some(!operand),
                "!" => Some((operand == 0).into()),
                _ => None,
            }
        }
        "binary_expression" => {
            let operator = field(node, "operator")?.kind();
            let (a, b) = (of(field(node, "left")), of(field(node, "right")));
            match (operator, a, b) {
                ("&&", Some(0), _) | ("&&", _, Some(0)) => return Some(0),
                ("||", Some(1), _) | ("||", _, Some(1)) => return Some(1),
                _ => {}
            }
            let (a, b) = (a?, b?);
            match operator {
                "+" => a.checked_add(b),
                "-" => a.checked_sub(b),
                "*" => a.checked_mul(b),
                "/" => a.checked_div(b),
                "%" => a.checked_rem(b),
                "<<" => u32::try_from(b).ok().and_then(|b| a.checked_shl(b)),
                "|" => Some(a | b),
                "&" => Some(a & b),
                "^" => Some(a ^ b),
                ">>" => u32::try_from(b).ok().and_then(|b| a.checked_shr(b)),
                "==" => Some((a == b).into()),
                "!=" => Some((a != b).into()),
                "<" => Some((a < b).into()),
                ">" => Some((a > b).into()),
                "<=" => Some((a <= b).into()),
                ">=" => Some((a >= b).into()),
                "&&" => Some((a != 0 && b != 0).into()),
                "||" => Some((a != 0 || b != 0).into()),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The words of a declaration's type.
fn type_text<'s>(syntax: &'s Syntax, declaration: Node<'_>) -> &'s str {
    field(declaration, "type").map_or("", |t| syntax.text_of(t))
}
