//! Calls of member functions of the standard library's classes, whose headers are never read.

use super::library::{OfHost, host_member};
use super::{Called, Side};
use crate::here::Here;
use crate::ty::{ClassTy, Ty};
use culambda_source::Builtin;
use culambda_syntax::{Field, Kind, Node};

impl<'a> Here<'a> {
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
        if class.info.is_some() || class.is_enum {
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
