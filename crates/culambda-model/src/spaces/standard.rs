//! Calls of functions and of member functions of the standard library, whose headers are never read.

use super::library::{self, OfHost, host_constructor, host_destructor, host_member, runs_on_both};
use super::{Called, Side};
use crate::declarator::{callee_name, last_name, path_of};
use crate::here::Here;
use crate::ty::{ClassTy, Ty, bare};
use culambda_source::{Builtin, Standard};
use culambda_syntax::{Field, Kind, Node};

impl<'a> Here<'a> {
    /// What is known of a function of the standard library that is called, if it exists on the host alone; nothing if the
    /// arguments decide and are not known.
    pub(super) fn of_host(&self, path: &[&str], name: &str, arguments: Node<'a>) -> Option<OfHost> {
        let literal = |a: Node<'_>| matches!(a.kind(), Kind::StringLiteral | Kind::NumberLiteral | Kind::CharLiteral);
        match library::host_function(path, self.target.standard) {
            None if library::is_folded(name) && !arguments.children().all(literal) => Some(OfHost::Plain),
            // Those that take a container came later than those that take an array.
            Some(OfHost::Constexpr) if matches!(name, "begin" | "end") && self.target.standard < Standard::Cpp17 => {
                match bare(self.type_of_object(arguments.children().next()?)) {
                    Ty::Array(..) => Some(OfHost::Constexpr),
                    Ty::Class(_) => Some(OfHost::ConstexprLater),
                    _ => None,
                }
            }
            known => known,
        }
    }

    /// Whether a call without template arguments has two numbers.
    pub(crate) fn has_numbers(&self, call: Node<'a>) -> bool {
        let name = call.field(Field::Function).and_then(callee_name);
        let plain = name.is_some_and(|n| n.field(Field::Arguments).is_none());
        let list = call.field(Field::Arguments).filter(|_| plain);
        let scope = self.type_scope();
        let number = |a: Node<'a>| matches!(bare(self.type_of_expression(a, &scope)), Ty::Builtin(_));
        list.is_some_and(|l| l.children().count() == 2 && l.children().all(number))
    }

    /// Whether a call is one of a function that CUDA declares for both sides.
    pub(crate) fn runs_anywhere(&self, function: Node<'a>) -> bool {
        let path = path_of(self.syntax, function);
        let parts: Vec<&str> = path.iter().map(String::as_str).collect();
        match parts.as_slice() {
            [name] | ["" | "std", name] | ["", "std", name] => runs_on_both(name),
            _ => false,
        }
    }

    /// `object.name()` and `pointer->name()`, where the object is one of the library.
    pub(super) fn called_of_library_object(&self, function: Node<'a>) -> Option<Called> {
        let (object, name) = (function.field(Field::Argument)?, function.field(Field::Field)?);
        if function.kind() != Kind::FieldExpression || name.kind() != Kind::FieldIdentifier {
            return None;
        }
        let class = self.class_accessed(object, function)?;
        let call = function.parent().and_then(|call| call.field(Field::Arguments));
        let sets = call.is_some_and(|list| list.children().next().is_some());
        let name = self.text(name);
        if sets && matches!(name, "imag" | "real") && class_of_library(&class) == Some("complex") {
            // A part is set as `+=` sets both: that is `constexpr` since C++20.
            let of_host = host_member("complex", "operator+=", self.target.standard)?;
            return Some(of_library("complex", name, of_host));
        }
        self.member_of_library(&class, name)
    }

    /// What a call of a member function means, if the class is one of the library that no header declares.
    pub(super) fn member_of_library(&self, class: &ClassTy, name: &str) -> Option<Called> {
        let own = class_of_library(class)?;
        let of_host = host_member(own, name, self.target.standard)?;
        Some(of_library(own, name, of_host))
    }

    /// The class of the library that an expression with a type in it makes an object of: `std::pair<int, int>(1, 2)`.
    pub(crate) fn library_class_named(&self, named: Node<'a>) -> Option<ClassTy> {
        let scope = self.type_scope();
        let found = match named.kind() {
            Kind::TypeDescriptor => self.descriptor(named, &scope),
            Kind::TypeIdentifier | Kind::TemplateType => self.resolve(named, &scope),
            Kind::QualifiedIdentifier => {
                let path = path_of(self.syntax, named);
                let first = path.iter().find(|part| !part.is_empty())?;
                if first != "std" || self.scopes.lookup(first).is_some() {
                    return None;
                }
                let arguments = last_name(named).field(Field::Arguments);
                self.resolve_path(&path, self.template_arguments(arguments, &scope), &scope)
            }
            _ => return None,
        };
        object_of_library(found)
    }

    /// The constructor of a class of the library that makes an object from arguments, in parentheses, braces or none.
    pub(crate) fn library_constructor(&self, class: &ClassTy, arguments: Option<Node<'a>>) -> Option<Called> {
        let list: Vec<Node<'a>> = arguments.into_iter().flat_map(Node::children).collect();
        if list.iter().any(|a| a.kind() == Kind::ParameterPackExpansion) {
            return None;
        }
        let scope = self.type_scope();
        let types: Vec<Ty> = list.iter().map(|a| bare(self.type_of_expression(*a, &scope))).collect();
        let called = self.library_constructor_taking(class, &types)?;
        if !called.constexpr || !called.evaluated {
            return Some(called);
        }
        Some(Called {
            evaluated: self.has_constant_arguments(arguments)?,
            ..called
        })
    }

    /// The same where the arguments read like parameters: names of variables.
    pub(crate) fn library_constructor_in_disguise(&self, class: &ClassTy, list: Node<'a>) -> Option<Called> {
        let mut types = Vec::new();
        let mut at_run_time = false;
        for argument in list.children() {
            let name = argument
                .field(Field::Type)
                .filter(|t| t.kind() == Kind::TypeIdentifier && argument.field(Field::Declarator).is_none())?;
            let symbol = self.scopes.lookup(self.text(name)).copied()?;
            types.push(bare(self.type_of_symbol(self.text(name), &symbol, &self.type_scope())));
            at_run_time |= self.is_variable_at_run_time(self.text(name));
        }
        let called = self.library_constructor_taking(class, &types)?;
        (!called.constexpr || at_run_time).then_some(Called {
            evaluated: false,
            ..called
        })
    }

    fn library_constructor_taking(&self, class: &ClassTy, given: &[Ty]) -> Option<Called> {
        let own = class_of_library(class)?;
        let number = |ty: &Ty| matches!(ty, Ty::Builtin(_) | Ty::Pointer(_));
        // An only argument that is an object may be moved, and then nobody has written what is called.
        let taken = match (own, given) {
            ("pair", given) => given.iter().chain(&class.arguments).all(number),
            (_, [only]) => number(only) || matches!(only, Ty::Array(..)),
            _ => true,
        };
        let of_host = host_constructor(own, given.len(), self.target.standard).filter(|_| taken)?;
        Some(Called {
            // What takes memory is no constant.
            evaluated: own == "pair",
            ..of_library(own, own, of_host)
        })
    }

    /// The constructor of a class of the library that copies a value into a variable, if that names another object of it.
    pub(crate) fn library_copy(&self, class: &ClassTy, value: Node<'a>) -> Option<Called> {
        let own = class_of_library(class).filter(|own| matches!(*own, "vector" | "string"))?;
        let ty = object_of_library(bare(self.type_of_expression(value, &self.type_scope())))?;
        if class_of_library(&ty) != Some(own) || !self.is_named_object(value) {
            return None;
        }
        let of_host = host_member(own, own, self.target.standard)?;
        Some(Called {
            evaluated: false,
            ..of_library(own, own, of_host)
        })
    }

    /// The destructor of a class of the library.
    pub(crate) fn library_destructor(&self, class: &ClassTy) -> Option<Called> {
        let own = class_of_library(class)?;
        let of_host = host_destructor(own, self.target.standard)?;
        Some(Called {
            evaluated: false,
            ..of_library(own, &format!("~{own}"), of_host)
        })
    }
}

/// The name of a class that no header declares, if it is one of the namespace `std` whose members it is known of.
pub(super) fn class_of_library(class: &ClassTy) -> Option<&str> {
    let [only] = class.levels.as_slice() else { return None };
    let own = only.name.strip_prefix("std::").filter(|_| !class.is_known())?;
    // That of bits has members of its own.
    let of_bits = || matches!(class.arguments.first(), Some(Ty::Builtin(Builtin::Bool)));
    (own != "vector" || !of_bits()).then_some(own)
}

/// The class of an object of the library with the arguments that tell who makes it.
pub(crate) fn object_of_library(ty: Ty) -> Option<ClassTy> {
    let Ty::Class(class) = ty else { return None };
    let told = match class_of_library(&class)? {
        "pair" => class.arguments.len() == 2,
        "vector" => class.arguments.len() == 1 && !matches!(class.arguments[0], Ty::Unknown),
        "string" => true,
        _ => false,
    };
    told.then_some(*class)
}

fn of_library(class: &str, name: &str, of_host: OfHost) -> Called {
    Called {
        constexpr: of_host == OfHost::Constexpr,
        name: format!("std::{class}::{name}"),
        ..Called::unnamed(Side::Host)
    }
}
