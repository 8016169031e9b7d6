//! Constant expressions, as far as template arguments need their values.
//!
//! The reference prints a template argument that does not depend on a template as its value. Only what is plain
//! is computed here: integers that stay in the range of `int`, and truth values. Everything else has no value
//! and is printed as it is written.

use super::names::Name;
use super::parser::Parser;
use culambda_source::Builtin;
use std::fmt;

/// The value of a constant expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Constant {
    Integer(i32),
    Truth(bool),
    /// An unscoped enumerator, which is a number only where one is asked for.
    Enumerator(i32),
    /// A character literal, the same.
    Character(i32),
}

impl fmt::Display for Constant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Constant::Integer(value) | Constant::Enumerator(value) | Constant::Character(value) => value.fmt(f),
            Constant::Truth(value) => value.fmt(f),
        }
    }
}

impl Constant {
    /// The value of an integer literal without a suffix, or of a word.
    pub(super) fn literal(text: &str) -> Option<Constant> {
        match text {
            "true" => Some(Constant::Truth(true)),
            "false" => Some(Constant::Truth(false)),
            _ => text.parse().ok().map(Constant::Integer),
        }
    }

    /// Whether it is written as it is where nothing says which type the value has.
    pub(super) fn is_named(self) -> bool {
        matches!(self, Constant::Enumerator(_) | Constant::Character(_))
    }

    /// Its value in a fundamental type, if all values of that are in the range of `int`.
    pub(super) fn converted(self, to: Builtin) -> Option<Constant> {
        match to {
            Builtin::Int => Some(Constant::Integer(self.number())),
            Builtin::Bool => Some(Constant::Truth(self.number() != 0)),
            _ => None,
        }
    }

    /// Whether it is less than zero.
    pub(super) fn is_negative(self) -> bool {
        self.number() < 0
    }

    fn number(self) -> i32 {
        match self {
            Constant::Integer(value) | Constant::Enumerator(value) | Constant::Character(value) => value,
            Constant::Truth(value) => value.into(),
        }
    }

    /// The value of a prefix operator.
    pub(super) fn prefix(self, operator: &str) -> Option<Constant> {
        Some(match operator {
            "-" => Constant::Integer(self.number().checked_neg()?),
            "+" => Constant::Integer(self.number()),
            "~" => Constant::Integer(!self.number()),
            "!" => Constant::Truth(self.number() == 0),
            _ => return None,
        })
    }

    /// The value of a binary operator.
    pub(super) fn binary(self, operator: &str, other: Constant) -> Option<Constant> {
        let (a, b) = (self.number(), other.number());
        let shift = || u32::try_from(b).ok().filter(|s| *s < 31 && a >= 0);
        Some(match operator {
            "+" => Constant::Integer(a.checked_add(b)?),
            "-" => Constant::Integer(a.checked_sub(b)?),
            "*" => Constant::Integer(a.checked_mul(b)?),
            "/" => Constant::Integer(a.checked_div(b)?),
            "%" => Constant::Integer(a.checked_rem(b)?),
            "&" => Constant::Integer(a & b),
            "|" => Constant::Integer(a | b),
            "^" => Constant::Integer(a ^ b),
            "<<" => Constant::Integer(a.checked_mul(1 << shift()?)?),
            ">>" => Constant::Integer(a >> shift()?),
            "==" => Constant::Truth(a == b),
            "!=" => Constant::Truth(a != b),
            "<" => Constant::Truth(a < b),
            ">" => Constant::Truth(a > b),
            "<=" => Constant::Truth(a <= b),
            ">=" => Constant::Truth(a >= b),
            "&&" => Constant::Truth(a != 0 && b != 0),
            "||" => Constant::Truth(a != 0 || b != 0),
            _ => return None,
        })
    }
}

impl Parser<'_> {
    /// The value of an unscoped enumerator that is named in a template argument without its enumeration.
    pub(super) fn enumerator(&self, name: &Name) -> Option<Constant> {
        let is_plain = !name.global && !name.typename && name.components.iter().all(|c| c.arguments.is_none());
        let path = name.path();
        let names = self.env.names;
        if !self.within.argument_value || !is_plain || path.len() > 1 && names.is_enumeration(&path[..path.len() - 1]) {
            return None;
        }
        let value = names.enumerator_value(&path.join("::"))?;
        value.parse().ok().map(Constant::Enumerator)
    }
}

/// The size of a fundamental type or pointer under LP64.
pub(super) fn size(ty: &str) -> Option<Constant> {
    if ty.ends_with('*') && !ty.contains(['(', '[']) {
        return Some(Constant::Integer(8));
    }
    let name = ty.trim_start_matches("::").trim_start_matches("std::");
    let size = Builtin::parse(ty).or_else(|| Builtin::of_library(name))?.size()?;
    Some(Constant::Integer(size.into()))
}

#[cfg(test)]
mod tests {
    use super::{Constant, size};

    #[test]
    fn what_overflows_has_no_value() {
        let big = Constant::Integer(i32::MAX);
        let one = Constant::Integer(1);
        assert_eq!(big.binary("+", one), None);
        assert_eq!(one.binary("/", Constant::Integer(0)), None);
        assert_eq!(one.binary("<<", Constant::Integer(31)), None);
        assert_eq!(
            one.binary("<<", Constant::Integer(30)),
            Some(Constant::Integer(1 << 30))
        );
        assert_eq!(Constant::Integer(i32::MIN).prefix("-"), None);
    }

    #[test]
    fn sizes_are_those_of_lp64() {
        assert_eq!(size("long"), Some(Constant::Integer(8)));
        assert_eq!(size("const char *"), Some(Constant::Integer(8)));
        assert_eq!(size("T"), None);
        assert_eq!(size("int (*)[3]"), None);
    }
}
