//! Types of calls: what a function returns, where that is evident.

use crate::class::{Access, ClassInfo, Member, MemberKind, place_of};
use crate::declarator::{name_node, path_of};
use crate::here::Here;
use crate::index::DeclaredKind;
use crate::instantiate::signature::Signature;
use crate::scope::SymbolKind;
use crate::ty::{ClassTy, Level, Scope, Ty, bare, decay};
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::rc::Rc;

impl Here<'_> {
    /// The return type of a member function that is not overloaded.
    fn member_call(&self, class: &ClassTy, name: &str) -> Ty {
        let Some(info) = &class.info else { return Ty::Unknown };
        let Some([member]) = info.members.get(name).map(Vec::as_slice) else {
            return Ty::Unknown;
        };
        self.returned_by(class, info, member)
    }

    /// The return type of a member function that is no template.
    pub(crate) fn returned_by(&self, class: &ClassTy, info: &Rc<ClassInfo>, member: &Member) -> Ty {
        if member.deduced || !matches!(member.kind, MemberKind::Function { template: false, .. }) {
            return Ty::Unknown;
        }
        let Some(syntax) = self.syntax_of_class(info) else {
            return Ty::Unknown;
        };
        let mut chain = class.chain.clone();
        chain.push(Rc::clone(info));
        let inner = Scope {
            syntax: &syntax,
            local: false,
            classes: chain,
            namespace: class.namespace,
            bound: self.bound_of(class),
        };
        let Some((node, declarator)) = member.declared(&syntax) else {
            return Ty::Unknown;
        };
        match self.declared_type(node, Some(declarator), &inner) {
            Ty::Function(mut all) if !all.is_empty() => all.remove(0),
            _ => Ty::Unknown,
        }
    }

    /// A call of a member function by its name alone, or after its class.
    fn member_function_call(&self, function: Node<'_>, scope: &Scope<'_>) -> Option<Ty> {
        if function.kind() == Kind::QualifiedIdentifier {
            let Some(Ty::Class(class)) = self.qualifier(function, scope) else {
                return None;
            };
            let name = scope.syntax.text_of(crate::declarator::last_name(function));
            return class
                .info
                .as_ref()
                .filter(|i| i.members.contains_key(name))
                .map(|_| self.member_call(&class, name));
        }
        let name = scope.syntax.text_of(function);
        if function.kind() != Kind::Identifier || (scope.local && self.scopes.lookup(name).is_some()) {
            return None;
        }
        let depth = scope.classes.iter().rposition(|c| c.members.contains_key(name))?;
        let (class, around) = (&scope.classes[depth], &scope.classes[..depth]);
        let is_function = |m: &crate::class::Member| matches!(m.kind, MemberKind::Function { .. });
        if !class.members.get(name)?.iter().all(is_function) {
            return None;
        }
        match self.class_type(class, around, scope) {
            Ty::Class(class) => Some(self.member_call(&class, name)),
            _ => None,
        }
    }

    /// The type of a call.
    pub(super) fn call_type(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        let Some(function) = node.field(Field::Function) else {
            return Ty::Unknown;
        };
        let argument = || {
            node.field(Field::Arguments)
                .and_then(|a| a.children().next())
                .map_or(Ty::Unknown, |n| self.type_of_expression_in(n, scope))
        };
        match function.kind() {
            Kind::TemplateFunction | Kind::QualifiedIdentifier | Kind::Identifier => {}
            Kind::PrimitiveType => return self.resolve(function, scope),
            Kind::FieldExpression => {
                let object = function
                    .field(Field::Argument)
                    .map_or(Ty::Unknown, |n| self.type_of_expression_in(n, scope));
                let name = function.field(Field::Field).map_or("", |n| scope.syntax.text_of(n));
                return match bare(object) {
                    Ty::Class(c) => self.member_call(&c, name),
                    Ty::Pointer(t) => match bare(*t) {
                        Ty::Class(c) => self.member_call(&c, name),
                        _ => Ty::Unknown,
                    },
                    _ => Ty::Unknown,
                };
            }
            _ => return Ty::Unknown,
        }
        if let Some(ty) = self.member_function_call(function, scope) {
            return ty;
        }
        let path = path_of(scope.syntax, function);
        let last = path.last().map_or("", String::as_str);
        let arguments = crate::declarator::last_name(function).field(Field::Arguments);
        if crate::here::is_cast(last) {
            return self.argument_types(arguments, scope).pop().unwrap_or(Ty::Unknown);
        }
        if path.len() == 2 && path[0] == "std" && matches!(last, "move" | "forward" | "as_const") {
            return argument();
        }
        let values = || -> Vec<Ty> {
            let list = node.field(Field::Arguments).into_iter().flat_map(Node::children);
            list.map(|n| self.type_of_expression_in(n, scope)).collect()
        };
        if let ([std, "make_pair" | "make_tuple"], None) = (strs(&path).as_slice(), arguments)
            && *std == "std"
        {
            return standard(
                last.trim_start_matches("make_"),
                values().into_iter().map(|t| decay(bare(t))).collect(),
            );
        }
        let found = self.index.lookup_path(scope.namespace, &path);
        match found.as_slice() {
            [one] if matches!(one.declared.kind, DeclaredKind::Function { template: false, .. }) => {
                self.returned_type(one)
            }
            [one] if matches!(one.declared.kind, DeclaredKind::Function { template: true, .. }) => {
                self.instance_returned(one, &self.template_arguments(arguments, scope), &values())
            }
            [] if scope.local
                && last != "initializer_list"
                && self.scopes.lookup(last).is_none_or(|s| s.kind != SymbolKind::Type)
                && !self.is_nested_class(&path) =>
            {
                Ty::Unknown
            }
            // `T(x)`: an object of the type.
            _ => match self.resolve_path(&path, self.template_arguments(arguments, scope), scope) {
                Ty::Class(c) if c.info.is_none() && !crate::ty::is_initializer_list(&Ty::Class(c.clone())) => {
                    Ty::Unknown
                }
                t => t,
            },
        }
    }

    /// Whether a name that nothing local hides is that of a class which a class around the walk has.
    fn is_nested_class(&self, path: &[String]) -> bool {
        let [name] = path else { return false };
        let has = |class: &crate::here::ClassFrame| {
            let list = class.info.members.get(name);
            list.map(|list| matches!(list.as_slice(), [only] if matches!(only.kind, MemberKind::Class(_))))
        };
        let declared = self.classes.iter().rev().find_map(has);
        self.scopes.lookup(name).is_none() && declared == Some(true)
    }

    /// The return type of a function template with these arguments.
    fn instance_returned(&self, found: &crate::index::Found<'_>, written: &[Ty], values: &[Ty]) -> Ty {
        let syntax = self.index.syntax_of(found.declared.file, found.declared.item);
        if syntax.too_deep {
            return Ty::Unknown;
        }
        let Some((one, template)) = Signature::declared(&syntax, found.declared.name(), found.declared.nth)
            .and_then(|one| Some((one, one.head?)))
        else {
            return Ty::Unknown;
        };
        let (node, function, declarator) = (one.declaration, one.function, Some(one.declarator));
        if crate::class::deduces_return(&syntax, node, function) {
            return Ty::Unknown;
        }
        let mut inner = Scope::of_namespace(&syntax, found.namespace);
        inner.bound = self.bound_by_call(&syntax, template, function, written, values);
        match self.declared_type(node, declarator, &inner) {
            Ty::Function(mut all) if !all.is_empty() => all.remove(0),
            _ => Ty::Unknown,
        }
    }

    /// The return type of a visible function, also a deduced one where its body says it plainly.
    fn returned_type(&self, found: &crate::index::Found<'_>) -> Ty {
        let syntax = self.index.syntax_of(found.declared.file, found.declared.item);
        if syntax.too_deep {
            return Ty::Unknown;
        }
        let inner = Scope::of_namespace(&syntax, found.namespace);
        let Some(one) = Signature::declared(&syntax, found.declared.name(), found.declared.nth) else {
            return Ty::Unknown;
        };
        let (node, function, declarator) = (one.declaration, one.function, one.declarator);
        if !crate::class::deduces_return(&syntax, node, function) {
            return match self.declared_type(node, Some(declarator), &inner) {
                Ty::Function(mut all) if !all.is_empty() => all.remove(0),
                Ty::Pointer(t) | Ty::Reference(t) => match *t {
                    Ty::Function(mut all) if !all.is_empty() => all.remove(0),
                    _ => Ty::Unknown,
                },
                _ => Ty::Unknown,
            };
        }
        node.field(Field::Body)
            .map_or(Ty::Unknown, |b| self.deduced_from(b, &inner))
    }

    /// The type of the only return statement of another function's body.
    fn deduced_from(&self, body: Node<'_>, scope: &Scope<'_>) -> Ty {
        let statements: Vec<Node<'_>> = body.children().collect();
        let Some(value) = statements
            .last()
            .filter(|s| s.kind() == Kind::ReturnStatement)
            .and_then(|s| s.children().next())
        else {
            return Ty::Unknown;
        };
        let name = match value.kind() {
            Kind::LambdaExpression => return self.closure(value, scope),
            Kind::CompoundLiteralExpression => value.field(Field::Type),
            Kind::CallExpression => value.field(Field::Function),
            Kind::Identifier => local_declaration(body, scope.syntax, value),
            _ => None,
        };
        let Some(name) = name.map(|n| scope.syntax.text_of(n)) else {
            return Ty::Unknown;
        };
        let local = statements.iter().find_map(|s| {
            let class = if s.kind() == Kind::Declaration {
                s.field(Field::Type)?
            } else {
                *s
            };
            (class.kind().is_class_or_enum()
                && class
                    .field(Field::Name)
                    .is_some_and(|n| scope.syntax.text_of(n) == name))
            .then_some(class)
        });
        match local {
            Some(class) => {
                let level = Level {
                    name: name.to_owned(),
                    access: Access::Public,
                    local: true,
                    place: place_of(scope.syntax, class),
                };
                Ty::Class(Box::new(ClassTy {
                    levels: vec![level],
                    namespace: scope.namespace,
                    ..ClassTy::default()
                }))
            }
            None => Ty::Unknown,
        }
    }
}

/// A class template of the standard library, whose headers need not be known.
pub(super) fn standard(name: &str, arguments: Vec<Ty>) -> Ty {
    let level = Level {
        name: format!("std::{name}"),
        access: Access::Public,
        local: false,
        place: None,
    };
    Ty::Class(Box::new(ClassTy {
        levels: vec![level],
        arguments,
        ..ClassTy::default()
    }))
}

fn strs(path: &[String]) -> Vec<&str> {
    path.iter().map(String::as_str).collect()
}

/// The type node of a variable that is declared in a body.
fn local_declaration<'t>(body: Node<'t>, syntax: &Syntax, name: Node<'_>) -> Option<Node<'t>> {
    body.children().filter(|s| s.kind() == Kind::Declaration).find_map(|s| {
        let declares = s
            .fields(Field::Declarator)
            .any(|d| name_node(d).is_some_and(|n| syntax.text_of(n) == syntax.text_of(name)));
        if declares { s.field(Field::Type) } else { None }
    })
}
