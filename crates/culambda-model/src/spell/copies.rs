//! Objects of a class that are made of others of it. A cast to the class of an object that was just made is left out, and so
//! is `T(T(e))`, but not in a template.

use super::expr::{Kind, Value};
use super::parser::{Parser, Read};
use culambda_source::builtin;
use culambda_source::ident::words_of;

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

    /// Whether a cast to a type is left out, because its operand is an object of that class which was just made.
    pub(super) fn is_cast_left_out(&mut self, ty: &str, value: &Value) -> bool {
        self.is_copy(ty, value) || self.returns_object(ty, value)
    }

    /// The same of `T(e)`.
    pub(super) fn is_copy_left_out(&mut self, ty: &str, value: &Value) -> bool {
        if self.env.in_template() {
            return false;
        }
        if self.returns_object(ty, value) {
            self.doubt_copy(ty);
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

    /// Whether a value is a call that returns an object of a class.
    fn returns_object(&mut self, ty: &str, value: &Value) -> bool {
        let is_call =
            value.made.is_none() && value.text.ends_with(')') && !value.text.starts_with(['(', '-', '!', '~']);
        if !is_call || !self.may_be_class(ty) || !self.env.names.is_of_class(plain(ty), &value.text) {
            return false;
        }
        // A cast that is not the whole value is written in another way if it becomes that.
        let is_cast = value.kind == Kind::Operator;
        if is_cast {
            self.doubt_copy(ty);
        }
        !is_cast
    }

    /// Notes that the braces of an object hold another one of its class, which nvcc leaves out.
    pub(super) fn check_copy_in_braces(&mut self, ty: &str, braces: &str) {
        let rest = braces.trim_start_matches(['(', '{']).strip_prefix(plain(ty));
        if rest.is_some_and(|rest| rest.trim_start().starts_with(['(', '{', ')', '>'])) && self.may_be_class(ty) {
            self.doubt_copy(ty);
        }
    }

    /// Refuses a cast of what a call may return, if that may be an object of the class.
    pub(super) fn check_copy_of_call(&self, ty: &str, value: &Value) -> Read<()> {
        let begins = value
            .text
            .starts_with(|first: char| first.is_alphabetic() || first == ':');
        // Objects that are called are rare, pointers to functions are not.
        let callee = words_of(&value.text).next().unwrap_or_default();
        let open =
            self.type_of(value) == crate::value_parameter::ValueType::Unknown && !self.env.names.is_of_function(callee);
        let open = open || self.env.names.is_alias(&[ty]);
        if value.made.is_none() && begins && value.text.ends_with([')', '}']) && open {
            return Err(format!(
                "nvcc leaves out a copy of an object of `{ty}` that `{}` may return",
                value.text
            ));
        }
        Ok(())
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
