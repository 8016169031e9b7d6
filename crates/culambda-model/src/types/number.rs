//! Numbers of constant expressions with their types: unsigned ones wrap around, and a signed one that overflows has no
//! value.

use culambda_source::Builtin;
use culambda_syntax::Kind;

/// The value of a constant expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    value: i128,
    /// Its integral type, where that is known: that of an enumerator is not.
    ty: Option<Builtin>,
}

impl Number {
    /// A value of a type that is not known.
    pub(super) const fn of(value: i64) -> Number {
        Number {
            value: value as i128,
            ty: None,
        }
    }

    /// A value of a type.
    pub(super) fn typed(value: i128, ty: Builtin) -> Number {
        Number {
            value,
            ty: Some(ty).filter(|ty| ty.is_integral()),
        }
    }

    /// A truth value.
    pub(super) fn truth(value: bool) -> Number {
        Number::typed(value.into(), Builtin::Bool)
    }

    /// The value, if it is not too large.
    pub(super) fn get(self) -> Option<i64> {
        i64::try_from(self.value).ok()
    }

    /// The value, however large it is.
    pub(super) const fn whole(self) -> i128 {
        self.value
    }

    /// Whether it is not zero.
    pub(super) fn holds(self) -> bool {
        self.value != 0
    }

    /// The value that a variable has which is declared with a type: `unsigned`, `std::size_t`; any other changes nothing.
    pub(super) fn declared(self, ty: &str) -> Number {
        let name = ty.trim_start_matches("::").trim_start_matches("std::");
        let to = Builtin::parse(ty).or_else(|| Builtin::of_library(name));
        match to.filter(|to| to.is_integral()) {
            Some(to) => self.converted(to),
            // What an alias stands for is not known here, and `auto` is the type that it has.
            None => Number {
                ty: self.ty.filter(|_| ty == "auto"),
                ..self
            },
        }
    }

    /// The same in a type: modulo its size.
    pub(super) fn converted(self, to: Builtin) -> Number {
        let Some(bits) = to
            .size()
            .map(|size| u32::from(size) * 8)
            .filter(|_| to != Builtin::Bool)
        else {
            return Number::truth(self.holds());
        };
        let rest = self.value.rem_euclid(1 << bits);
        let value = if to.holds(rest) { rest } else { rest - (1 << bits) };
        Number::typed(value, to)
    }

    /// What an arithmetic operator makes in a type.
    fn made(value: i128, ty: Option<Builtin>) -> Option<Number> {
        match ty {
            Some(ty) if ty.is_unsigned() => Some(Number { value, ty: None }.converted(ty)),
            Some(ty) => ty.holds(value).then(|| Number::typed(value, ty)),
            None => Number { value, ty: None }.get().map(Number::of),
        }
    }

    /// The value of a prefix operator.
    pub(super) fn prefix(self, operator: Kind) -> Option<Number> {
        let ty = self.ty.map(Builtin::promoted);
        match operator {
            Kind::Minus => Number::made(-self.value, ty),
            Kind::Plus => Number::made(self.value, ty),
            Kind::Tilde => Number::made(!self.value, ty),
            Kind::Bang => Some(Number::truth(!self.holds())),
            _ => None,
        }
    }

    /// The value of a binary operator.
    pub(super) fn binary(self, operator: Kind, other: Number) -> Option<Number> {
        if matches!(operator, Kind::LtLt | Kind::GtGt) {
            return self.shifted(operator, other);
        }
        let common = self.ty.zip(other.ty).and_then(|(a, b)| a.common(b));
        let in_common = |number: Number| common.map_or(number, |ty| number.converted(ty)).value;
        let (a, b) = (in_common(self), in_common(other));
        // A negative number beside an unsigned one of another type that is not known is another number, perhaps.
        let is_unsigned = |number: Number| number.ty.is_some_and(Builtin::is_unsigned);
        if common.is_none() && (is_unsigned(self) || is_unsigned(other)) && (a < 0 || b < 0) {
            return None;
        }
        let truth = match operator {
            Kind::EqEq => a == b,
            Kind::BangEq => a != b,
            Kind::Lt => a < b,
            Kind::Gt => a > b,
            Kind::LtEq => a <= b,
            Kind::GtEq => a >= b,
            Kind::AmpAmp => a != 0 && b != 0,
            Kind::PipePipe => a != 0 || b != 0,
            _ => {
                let value = match operator {
                    Kind::Plus => a.checked_add(b),
                    Kind::Minus => a.checked_sub(b),
                    Kind::Star => a.checked_mul(b),
                    Kind::Slash => a.checked_div(b),
                    Kind::Percent => a.checked_rem(b),
                    Kind::Pipe => Some(a | b),
                    Kind::Amp => Some(a & b),
                    Kind::Caret => Some(a ^ b),
                    _ => None,
                }?;
                let wraps = common.is_none() && (is_unsigned(self) || is_unsigned(other)) && value < 0;
                return Number::made(value, common).filter(|_| !wraps);
            }
        };
        Some(Number::truth(truth))
    }

    /// `a << b`, `a >> b`: in the type of the left operand.
    fn shifted(self, operator: Kind, other: Number) -> Option<Number> {
        let ty = self.ty.map(Builtin::promoted);
        let bits = ty.and_then(Builtin::size).map_or(32, |size| u32::from(size) * 8);
        let by = u32::try_from(other.value).ok().filter(|by| *by < bits)?;
        if operator == Kind::GtGt {
            return Number::made(self.value >> by, ty);
        }
        let value = self.value.checked_mul(1 << by)?;
        match ty {
            // `1 << 31` is the least `int`.
            Some(ty) => Some(Number { value, ty: None }.converted(ty)),
            None => Number::made(value, None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Number;
    use culambda_source::Builtin as B;
    use culambda_syntax::Kind;

    #[test]
    fn unsigned_numbers_wrap_around() {
        let unsigned = |value| Number::typed(value, B::Unsigned);
        let all = unsigned(0).prefix(Kind::Tilde).unwrap();
        assert_eq!(all.get(), Some(0xffff_ffff));
        assert_eq!(all.binary(Kind::GtGt, unsigned(1)).unwrap().get(), Some(0x7fff_ffff));
        assert_eq!(all.binary(Kind::Plus, Number::typed(1, B::Int)).unwrap().get(), Some(0));
        assert!(unsigned(0).binary(Kind::Lt, Number::typed(-1, B::Int)).unwrap().holds());
        assert_eq!(unsigned(1).binary(Kind::Minus, Number::of(2)), None);
        assert_eq!(
            Number::typed(0x1_0000, B::Int).declared("unsigned short").get(),
            Some(0)
        );
        assert_eq!(Number::typed(-1, B::Int).declared("std::size_t").get(), None);
    }

    #[test]
    fn signed_numbers_that_overflow_have_no_value() {
        let most = Number::typed(i32::MAX.into(), B::Int);
        assert_eq!(most.binary(Kind::Plus, Number::typed(1, B::Int)), None);
        assert_eq!(
            most.binary(Kind::Plus, Number::typed(1, B::Long)).unwrap().get(),
            Some(1 << 31)
        );
        assert_eq!(most.binary(Kind::Slash, Number::typed(0, B::Int)), None);
        let one = Number::typed(1, B::Int);
        assert_eq!(
            one.binary(Kind::LtLt, Number::typed(31, B::Int)).unwrap().get(),
            Some(i32::MIN.into())
        );
        assert_eq!(one.binary(Kind::LtLt, Number::typed(32, B::Int)), None);
    }
}
