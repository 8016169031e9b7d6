//! Integers of the preprocessor: two types, signed and unsigned, of 64 bits.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    pub(super) bits: i64,
    pub(super) unsigned: bool,
}

impl Number {
    pub(super) fn of(value: bool) -> Number {
        Number {
            bits: i64::from(value),
            unsigned: false,
        }
    }
}

/// The value of an operation as the preprocessor computes it: 64 bits, wrapping. `None` for a
/// division by zero.
pub(super) fn arithmetic(operator: &[u8], a: Number, b: Number) -> Option<Number> {
    let unsigned = a.unsigned || b.unsigned;
    let (x, y) = (a.bits, b.bits);
    let (ux, uy) = (x.cast_unsigned(), y.cast_unsigned());
    let number = |bits| Some(Number { bits, unsigned });
    let truth = |value| Some(Number::of(value));
    let less = if unsigned { ux < uy } else { x < y };
    match operator {
        b"|" | b"bitor" => number(x | y),
        b"^" | b"xor" => number(x ^ y),
        b"&" | b"bitand" => number(x & y),
        b"==" => truth(x == y),
        b"!=" | b"not_eq" => truth(x != y),
        b"<" => truth(less),
        b">" => truth(!less && x != y),
        b"<=" => truth(less || x == y),
        b">=" => truth(!less),
        b"<<" => Some(Number {
            bits: u32::try_from(y).ok().and_then(|y| x.checked_shl(y)).unwrap_or(0),
            ..a
        }),
        b">>" => Some(shift_right(a, y)),
        b"+" => number(x.wrapping_add(y)),
        b"-" => number(x.wrapping_sub(y)),
        b"*" => number(x.wrapping_mul(y)),
        b"/" if unsigned => number(ux.checked_div(uy)?.cast_signed()),
        b"%" if unsigned => number(ux.checked_rem(uy)?.cast_signed()),
        b"/" if y != 0 => number(x.wrapping_div(y)),
        b"%" if y != 0 => number(x.wrapping_rem(y)),
        _ => None,
    }
}

pub(super) fn shift_right(a: Number, by: i64) -> Number {
    let by = u32::try_from(by.clamp(0, 64)).unwrap_or(0);
    let bits = if a.unsigned {
        a.bits.cast_unsigned().checked_shr(by).unwrap_or(0).cast_signed()
    } else {
        a.bits >> by.min(63)
    };
    Number { bits, ..a }
}

/// The value of an integer literal.
pub(super) fn number(word: &[u8]) -> Option<Number> {
    let clean: String = word
        .iter()
        .filter(|&&b| b != b'\'')
        .map(|&b| char::from(b.to_ascii_lowercase()))
        .collect();
    let (radix, digits) = match clean.as_bytes() {
        [b'0', b'x', ..] => (16, clean.get(2..)?),
        [b'0', b'b', ..] => (2, clean.get(2..)?),
        [b'0', ..] => (8, clean.as_str()),
        _ => (10, clean.as_str()),
    };
    let end = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len());
    let (digits, suffix) = (digits.get(..end)?, digits.get(end..)?);
    if !matches!(
        suffix,
        "" | "u" | "l" | "ul" | "lu" | "ll" | "ull" | "llu" | "z" | "uz" | "zu"
    ) {
        return None;
    }
    let value = u64::from_str_radix(digits, radix).ok()?;
    let bits = value.cast_signed();
    Some(Number {
        bits,
        unsigned: suffix.contains('u') || bits < 0,
    })
}

/// The value of a character literal of one plain character.
pub(super) fn character(word: &[u8]) -> Option<Number> {
    let open = memchr::memchr(b'\'', word)?;
    let bits = match word.get(open + 1..)? {
        [b'\\', b'0', b'\''] => 0,
        [b'\\', b'n', b'\''] => 10,
        [b'\\', b't', b'\''] => 9,
        [b'\\', byte @ (b'\\' | b'\'' | b'"' | b'?'), b'\''] => i64::from(*byte),
        [byte, b'\''] if byte.is_ascii() => i64::from(*byte),
        _ => return None,
    };
    Some(Number { bits, unsigned: false })
}
