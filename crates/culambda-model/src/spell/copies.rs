//! Objects of a class that are made of others of it. A cast to the class of an object that was just made is left out, and so
//! is `T(T(e))`, but not in a template.

use super::expr::{Kind, Value};
use super::parser::{Parser, is_name};
use crate::value_parameter::ValueType;
use culambda_source::builtin;

impl Parser<'_> {
    /// A value made by a type as it is written: `T(e)`, `T{e}`, or by a cast.
    pub(super) fn made_of(&self, ty: &str, value: Value) -> Value {
        let made = self.may_be_class(ty).then(|| plain(ty).to_owned());
        Value { made, ..value }
    }

    /// Whether a type, as it is printed, may be a class that depends on no parameter.
    fn may_be_class(&self, ty: &str) -> bool {
        !ty.ends_with(['*', '&', ')', ']']) && !plain(ty).split(' ').all(builtin::is_word) && !self.depends(ty)
    }

    /// Whether a cast to a type is left out, because its operand is an object of that class which was just made, or which
    /// a call or an operator returns.
    pub(super) fn is_cast_left_out(&mut self, ty: &str, value: &Value) -> bool {
        self.doubt_computed(ty);
        if self.is_copy(ty, value) {
            return true;
        }
        let is_returned = self.returns_object(ty, value);
        if is_returned.is_none() {
            let why = || {
                format!(
                    "nvcc leaves out a copy of an object of `{}` that `{}` may be",
                    plain(ty),
                    value.text
                )
            };
            self.doubt.get_or_insert_with(why);
        }
        is_returned == Some(true)
    }

    /// The same of `T(e)`. What a call returns stays where the class has constructors, and does not for an aggregate.
    pub(super) fn is_copy_left_out(&mut self, ty: &str, value: &Value) -> bool {
        self.doubt_computed(ty);
        if self.env.in_template() {
            return false;
        }
        if value.text.ends_with(')') {
            let names = self.env.names;
            let may_be_aggregate =
                || names.is_class(plain(ty)) == Some(true) && names.has_constructors(plain(ty)) != Some(true);
            match self.returns_object(ty, value) {
                Some(true) => self.doubt_copy(ty),
                None if may_be_aggregate() => self.doubt_copy(ty),
                _ => {}
            }
        }
        self.is_copy(ty, value)
    }

    /// Whether a value is an object of a class that was just made; in doubt where two names may be those of one class.
    fn is_copy(&mut self, ty: &str, value: &Value) -> bool {
        let Some(made) = value.made.as_deref().filter(|_| self.may_be_class(ty)) else {
            return false;
        };
        let names = self.env.names;
        let is_alias = |ty: &str| names.is_alias(&ty.split("::").map(str::trim).collect::<Vec<_>>());
        let (is_same, ty) = (made == plain(ty), plain(ty));
        if !is_same && !is_alias(made) && !is_alias(ty) {
            return false;
        }
        let is_class = names.is_class(ty);
        if is_class.is_none() || is_class == Some(true) && !is_same {
            self.doubt_copy(ty);
        }
        is_class == Some(true) && is_same
    }

    /// Whether a value is an object of a class that a call or an operator returns; nothing if that is not known.
    fn returns_object(&self, ty: &str, value: &Value) -> Option<bool> {
        let is_named = matches!(
            value.kind,
            Kind::Name
                | Kind::Field
                | Kind::Member
                | Kind::OpenMember
                | Kind::Integer
                | Kind::Chain
                | Kind::Size { .. }
        );
        let is_literal = value
            .text
            .starts_with(|c: char| c.is_ascii_digit() || matches!(c, '"' | '\''));
        if value.made.is_some() || is_named || is_literal || !self.may_be_class(ty) {
            return Some(false);
        }
        if self.type_of(value) != ValueType::Unknown || self.depends(&value.text) {
            return Some(false);
        }
        let names = self.env.names;
        // What a pointer points to is an object that was there before.
        let pointer = match value.text.strip_prefix('*') {
            Some(operand) => Some(operand),
            None => value.text.split_once('[').map(|(array, _)| array),
        };
        if pointer.is_some_and(|name| is_name(name) && names.value_type(name) == ValueType::Pointer) {
            return Some(false);
        }
        match names.is_of_class(plain(ty), &value.text) {
            // A cast that is not the whole value is written in another way if it becomes that.
            Some(true) if value.text.starts_with("static_cast") => None,
            None if names.is_class(plain(ty)) == Some(false) => Some(false),
            known => known,
        }
    }

    /// Notes that the braces of an object hold another one of its class, which nvcc leaves out.
    pub(super) fn check_copy_in_braces(&mut self, ty: &str, braces: &str) {
        let rest = braces.trim_start_matches(['(', '{']).strip_prefix(plain(ty));
        if rest.is_some_and(|rest| rest.trim_start().starts_with(['(', '{', ')', '>'])) && self.may_be_class(ty) {
            self.doubt_copy(ty);
        }
    }

    /// Notes that a cast to what `decltype` computes may be one to a class or a reference, which the reference prints.
    fn doubt_computed(&mut self, ty: &str) {
        let names = self.env.names;
        let is_computed = ty.starts_with("__decltype(") && !self.depends(ty);
        if is_computed && (names.is_class(ty) != Some(false) || names.ignores_const(ty)) {
            let why = || format!("nvcc prints the type that `{ty}` is, if that is a class or a reference");
            self.doubt.get_or_insert_with(why);
        }
    }

    fn doubt_copy(&mut self, ty: &str) {
        let doubt = || {
            format!(
                "nvcc leaves out a copy of an object of `{}` that was just made",
                plain(ty)
            )
        };
        self.doubt.get_or_insert_with(doubt);
    }
}

/// A type without the `const` in front of it.
fn plain(ty: &str) -> &str {
    ty.strip_prefix("const ").unwrap_or(ty)
}
