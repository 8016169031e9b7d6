//! Calls of functions and of member functions of the standard library, whose headers are never read.

use super::conversion::Wanted;
use super::library::{self, OfHost, host_constructor, host_destructor, host_member, runs_on_both};
use super::{Called, Side};
use crate::declarator::{callee_name, last_name, path_of};
use crate::here::Here;
use crate::meaning::Meaning;
use crate::ty::{ClassTy, Ty, bare};
use culambda_source::{Builtin, Standard};
use culambda_syntax::{Field, Kind, Node};

impl<'a> Here<'a> {
    /// What is known of a function of the standard library that is called, if it exists on the host alone; nothing if the
    /// arguments decide and are not known.
    pub(super) fn of_host(&self, path: &[&str], name: &str, arguments: Node<'a>) -> Option<OfHost> {
        let literal = |a: Node<'_>| matches!(a.kind(), Kind::StringLiteral | Kind::NumberLiteral | Kind::CharLiteral);
        if let Some(of_complex) = library::takes_object(name, "complex", self.target.standard) {
            let scope = self.type_scope();
            let mut types = arguments.children().map(|a| bare(self.type_of_expression(a, &scope)));
            if types.any(|ty| matches!(&ty, Ty::Class(class) if class_of_library(class) == Some("complex"))) {
                return Some(of_complex);
            }
        }
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

    /// What a call means of a function that nothing declares that was read: one of CUDA or of the standard libraries.
    pub(super) fn called_of_library(&self, function: Node<'a>, arguments: Node<'a>) -> Option<Called> {
        let path = path_of(self.syntax, function);
        let parts: Vec<&str> = path.iter().map(String::as_str).collect();
        let name = match (function.kind(), parts.as_slice()) {
            (Kind::Identifier, [name]) => name,
            (Kind::QualifiedIdentifier, ["" | "std", name] | ["", "std", name]) => name,
            (Kind::QualifiedIdentifier, ["std", "numeric_limits", name] | ["", "std", "numeric_limits", name]) => name,
            _ => return None,
        };
        let of_host = self.of_host(&parts, name, arguments);
        let side = match of_host {
            Some(_) => Side::Host,
            None if library::is_device_function(name) && !parts.contains(&"std") => Side::Device,
            None => return None,
        };
        let first = parts.iter().find(|part| !part.is_empty())?;
        let local = self.scopes.lookup(first).is_some() || self.is_brought(first);
        let member = || match self.member(name) {
            Meaning::None => false,
            Meaning::Unknown(_) => self.may_be_member(name),
            _ => true,
        };
        let declared = || match parts.len() {
            1 => !self.everywhere(name).is_empty(),
            _ => self.index.first(self.namespace, &path).is_some(),
        };
        if local || declared() || (parts.len() == 1 && member()) {
            return None;
        }
        Some(Called {
            constexpr: of_host == Some(OfHost::Constexpr),
            later: of_host == Some(OfHost::ConstexprLater),
            name: parts.join("::"),
            // No argument brings another one in.
            is_only: parts.len() > 1,
            by_name: true,
            ..Called::unnamed(side)
        })
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

    /// What the row of a class of the library says, if it has that; the messages have the other name.
    fn row_of_library(&self, class: &str, row: &str, name: &str) -> Option<Called> {
        Some(of_library(
            class,
            name,
            library::host_row(class, row, self.target.standard)?,
        ))
    }

    /// What an operator calls of which the first operand that is an object of a class is one of the library.
    pub(super) fn called_by_operator_of_library(
        &self,
        class: &ClassTy,
        node: Node<'a>,
        (key, others): (&str, usize),
    ) -> Option<Called> {
        let own = class_of_library(class)?;
        let row = |name: &str| self.row_of_library(own, name, key);
        let right = node.field(Field::Right);
        match key {
            // Only what an object is converted to has one.
            "operator!" => None,
            "operator[]" => self.member_of_library(class, key),
            "operator=" => {
                let value = right?;
                match bare(self.type_of_object(value)) {
                    _ if value.kind() == Kind::InitializerList => row("operator=list"),
                    Ty::Class(other) if class_of_library(&other) == Some(own) => row("operator=same"),
                    Ty::Builtin(_) | Ty::Array(..) => row("operator="),
                    _ if is_literal_value(value) => row("operator="),
                    _ => None,
                }
            }
            _ if others == 0 || node.kind() == Kind::UpdateExpression => self.member_of_library(class, key),
            _ => {
                let operands = [node.field(Field::Left)?, right?];
                row(key).filter(|_| self.is_left_to_library(&operands, key))
            }
        }
    }

    /// Whether no operator of a program takes operands one of which is an object of the library.
    pub(super) fn is_left_to_library(&self, operands: &[Node<'a>], key: &str) -> bool {
        if !self.has_free_operators(key) {
            return true;
        }
        // Functions that classes declare as friends are found by these classes alone.
        let fundamental = |ty: &Ty| matches!(ty, Ty::Builtin(_));
        let apart = |operand: &Node<'a>| match bare(self.type_of_object(*operand)) {
            Ty::Class(class) => class_of_library(&class).is_some() && class.arguments.iter().all(fundamental),
            ty => fundamental(&ty) || is_literal_value(*operand),
        };
        let passed = self.passed_objects(operands);
        let free = || self.free_operators_named(key);
        operands.iter().all(apart) && free().is_some_and(|all| !all.iter().any(|c| self.may_take(c, &passed, false)))
    }

    /// The conversion of an object of the library to a truth value, or to the number that it keeps.
    pub(super) fn conversion_of_library(&self, class: &ClassTy, wanted: Wanted, explicit: bool) -> Option<Called> {
        let own = class_of_library(class)?;
        let name = match wanted {
            Wanted::Type(Builtin::Void) => return None,
            _ if own == "atomic" => "operator value",
            Wanted::Type(Builtin::Bool) if explicit => "operator bool",
            Wanted::Condition => "operator bool",
            _ => return None,
        };
        self.row_of_library(own, name, name)
    }

    /// What a loop over an object of the library calls.
    pub(super) fn called_by_range_of_library(&self, class: &ClassTy) -> Option<Called> {
        self.row_of_library(class_of_library(class)?, "range", "begin")
    }

    /// The class of the library that an expression with a type in it makes an object of: `std::pair<int, int>(1, 2)`.
    pub(crate) fn library_class_named(&self, named: Node<'a>) -> Option<ClassTy> {
        object_of_library(self.class_written(named)?)
    }

    /// The call operator of an object of the library that is made where it is called: `std::plus<int>()(1, 2)`.
    pub(super) fn called_where_made(&self, function: Node<'a>) -> Option<Called> {
        let made = function
            .field(Field::Function)
            .filter(|_| function.kind() == Kind::CallExpression)?;
        let qualified = made.kind() == Kind::QualifiedIdentifier;
        let Ty::Class(class) = qualified.then(|| self.class_written(made))?? else {
            return None;
        };
        self.row_of_library(class_of_library(&class)?, "operator()", "operator()")
    }

    fn class_written(&self, named: Node<'a>) -> Option<Ty> {
        let scope = self.type_scope();
        match named.kind() {
            Kind::TypeDescriptor => Some(self.descriptor(named, &scope)),
            Kind::TypeIdentifier | Kind::TemplateType => Some(self.resolve(named, &scope)),
            Kind::QualifiedIdentifier => {
                let path = path_of(self.syntax, named);
                let first = path.iter().find(|part| !part.is_empty())?;
                if first != "std" || self.scopes.lookup(first).is_some() {
                    return None;
                }
                let arguments = last_name(named).field(Field::Arguments);
                Some(self.resolve_path(&path, self.template_arguments(arguments, &scope), &scope))
            }
            _ => None,
        }
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

    /// The constructor that makes an object of the library of a number: `std::complex<double> z = x`.
    pub(crate) fn library_conversion(&self, class: &ClassTy, value: Node<'a>) -> Option<Called> {
        let own = class_of_library(class).filter(|own| *own == "complex")?;
        let Ty::Builtin(_) = bare(self.type_of_expression(value, &self.type_scope())) else {
            return None;
        };
        let of_host = host_constructor(own, 1, self.target.standard)?;
        Some(Called {
            evaluated: self.is_constant_value(value)?,
            ..of_library(own, own, of_host)
        })
    }

    fn library_constructor_taking(&self, class: &ClassTy, given: &[Ty]) -> Option<Called> {
        let own = class_of_library(class)?;
        let number = |ty: &Ty| matches!(ty, Ty::Builtin(_) | Ty::Pointer(_));
        // An only argument that is an object may be moved, and then nobody has written what is called.
        let taken = match (own, given) {
            ("pair", given) => given.iter().chain(&class.arguments).all(number),
            ("string" | "vector", [only]) => number(only) || matches!(only, Ty::Array(..)),
            ("string" | "vector", _) => true,
            (_, given) => given.iter().all(|ty| matches!(ty, Ty::Builtin(_))),
        };
        let of_host = host_constructor(own, given.len(), self.target.standard).filter(|_| taken)?;
        Some(Called {
            // What takes memory is no constant.
            evaluated: is_literal(own),
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
    Some(if own == "vector" && of_bits() {
        "vector<bool>"
    } else {
        own
    })
}

/// The class of an object of the library with the arguments that tell who makes it.
pub(crate) fn object_of_library(ty: Ty) -> Option<ClassTy> {
    let Ty::Class(class) = ty else { return None };
    let told = match class_of_library(&class)? {
        "pair" => class.arguments.len() == 2,
        "vector" => class.arguments.len() == 1 && !matches!(class.arguments[0], Ty::Unknown),
        "complex" => matches!(class.arguments.as_slice(), [Ty::Builtin(_)]),
        "tuple" => class.arguments.iter().all(|ty| matches!(ty, Ty::Builtin(_))),
        "bitset" | "deque" | "function" | "mt19937" | "string" | "unique_ptr" => true,
        _ => false,
    };
    told.then_some(*class)
}

/// Whether a value is a string or a null pointer.
fn is_literal_value(value: Node<'_>) -> bool {
    matches!(value.kind(), Kind::StringLiteral | Kind::Null)
}

/// Whether objects of a class are constants if what they are made of is: they take no memory.
fn is_literal(class: &str) -> bool {
    matches!(class, "bitset" | "complex" | "pair" | "tuple")
}

/// Whether a function that makes an object of a class of the library, by its name, makes a constant of constants.
pub(crate) fn makes_literal(name: &str) -> bool {
    name.strip_prefix("std::")
        .and_then(|n| n.split("::").next())
        .is_some_and(is_literal)
}

fn of_library(class: &str, name: &str, of_host: OfHost) -> Called {
    Called {
        constexpr: of_host == OfHost::Constexpr,
        name: format!("std::{class}::{name}"),
        ..Called::unnamed(Side::Host)
    }
}
