//! Calls of functions and of member functions of the standard library, whose headers are never read.

use super::library::{OfHost, host_member, runs_on_both};
use super::{Called, Side};
use crate::declarator::callee_name;
use crate::declarator::path_of;
use crate::here::Here;
use crate::ty::{ClassTy, Ty, bare};
use culambda_source::Builtin;
use culambda_syntax::{Field, Kind, Node};

impl<'a> Here<'a> {
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
        self.member_of_library(&self.class_accessed(object, function)?, self.text(name))
    }

    /// What a call of a member function means, if the class is one of the library that no header declares.
    pub(super) fn member_of_library(&self, class: &ClassTy, name: &str) -> Option<Called> {
        if class.is_known() {
            return None;
        }
        let levels: Vec<&str> = class.levels.iter().map(|level| level.name.as_str()).collect();
        let path = levels.join("::");
        let own = path.strip_prefix("std::")?;
        // It has members of its own.
        let of_bits = matches!(class.arguments.first(), Some(Ty::Builtin(Builtin::Bool)));
        if own == "vector" && of_bits {
            return None;
        }
        let of_host = host_member(own, name, self.target.standard)?;
        Some(Called {
            constexpr: of_host == OfHost::Constexpr,
            name: format!("{path}::{name}"),
            ..Called::unnamed(Side::Host)
        })
    }
}
