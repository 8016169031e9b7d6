//! The fundamental types: how they are written, how the reference spells them, sizes and conversions under LP64.

use std::cmp::Ordering;

/// A fundamental type.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Builtin {
    Void,
    Nullptr,
    Bool,
    Char,
    SignedChar,
    UnsignedChar,
    Char8,
    Char16,
    Char32,
    Wchar,
    Short,
    UnsignedShort,
    Int,
    Unsigned,
    Long,
    UnsignedLong,
    LongLong,
    UnsignedLongLong,
    Int128,
    UnsignedInt128,
    Float,
    Double,
    LongDouble,
}

use Builtin as B;

/// Each type with the reference's spelling, its size in bytes, and its conversion rank (above 10 that of a floating type).
const TABLE: [(B, &str, u8, u8); 23] = [
    (B::Void, "void", 0, 0),
    (B::Nullptr, "std::nullptr_t", 8, 0),
    (B::Bool, "bool", 1, 1),
    (B::Char, "char", 1, 2),
    (B::SignedChar, "signed char", 1, 2),
    (B::UnsignedChar, "unsigned char", 1, 2),
    (B::Char8, "char8_t", 1, 2),
    (B::Char16, "char16_t", 2, 3),
    (B::Char32, "char32_t", 4, 4),
    (B::Wchar, "wchar_t", 4, 4),
    (B::Short, "short", 2, 3),
    (B::UnsignedShort, "unsigned short", 2, 3),
    (B::Int, "int", 4, 5),
    (B::Unsigned, "unsigned", 4, 5),
    (B::Long, "long", 8, 6),
    (B::UnsignedLong, "unsigned long", 8, 6),
    (B::LongLong, "long long", 8, 7),
    (B::UnsignedLongLong, "unsigned long long", 8, 7),
    (B::Int128, "__int128", 16, 8),
    (B::UnsignedInt128, "unsigned __int128", 16, 8),
    (B::Float, "float", 4, 11),
    (B::Double, "double", 8, 12),
    (B::LongDouble, "long double", 16, 13),
];

/// Signed types with their unsigned counterparts.
const UNSIGNED: [(B, B); 6] = [
    (B::SignedChar, B::UnsignedChar),
    (B::Short, B::UnsignedShort),
    (B::Int, B::Unsigned),
    (B::Long, B::UnsignedLong),
    (B::LongLong, B::UnsignedLongLong),
    (B::Int128, B::UnsignedInt128),
];

/// What C's library calls a fundamental type: `size_t`, `int32_t`.
const LIBRARY: [(&str, B); 14] = [
    ("size_t", B::UnsignedLong),
    ("ssize_t", B::Long),
    ("ptrdiff_t", B::Long),
    ("intptr_t", B::Long),
    ("uintptr_t", B::UnsignedLong),
    ("nullptr_t", B::Nullptr),
    ("int8_t", B::SignedChar),
    ("uint8_t", B::UnsignedChar),
    ("int16_t", B::Short),
    ("uint16_t", B::UnsignedShort),
    ("int32_t", B::Int),
    ("uint32_t", B::Unsigned),
    ("int64_t", B::Long),
    ("uint64_t", B::UnsignedLong),
];

impl Builtin {
    /// The type that words name in whatever order: `long unsigned int`.
    pub fn parse(text: &str) -> Option<Builtin> {
        let mut words = Words::default();
        let all = text.split_ascii_whitespace().all(|word| words.take(word));
        words.builtin().filter(|_| all)
    }

    /// The type that a name of C's library stands for.
    pub fn of_library(name: &str) -> Option<Builtin> {
        LIBRARY.iter().find(|row| row.0 == name).map(|row| row.1)
    }

    fn row(self) -> &'static (B, &'static str, u8, u8) {
        TABLE.iter().find(|row| row.0 == self).unwrap_or(&TABLE[0])
    }

    /// As the reference writes it in the text that it makes.
    pub fn spelling(self) -> &'static str {
        self.row().1
    }

    /// As the reference writes it in messages.
    pub fn name(self) -> &'static str {
        if self == B::Unsigned {
            "unsigned int"
        } else {
            self.spelling()
        }
    }

    /// Its size in bytes; `void` has none.
    pub fn size(self) -> Option<u8> {
        Some(self.row().2).filter(|size| *size > 0)
    }

    fn rank(self) -> u8 {
        self.row().3
    }

    /// Whether it is a floating type.
    pub fn is_floating(self) -> bool {
        self.rank() > 10
    }

    /// Whether it is an integral or floating type.
    pub fn is_arithmetic(self) -> bool {
        self.rank() > 0
    }

    /// Whether it is an integral type; `bool` and the character types are.
    pub fn is_integral(self) -> bool {
        self.is_arithmetic() && !self.is_floating()
    }

    /// Whether it is the type of characters: the reference prints constants of it in another way.
    pub fn is_character(self) -> bool {
        matches!(self, B::Char | B::Char8 | B::Char16 | B::Char32 | B::Wchar)
    }

    /// Whether the reference prints constants of it with a cast to it.
    pub fn is_cast_to(self) -> bool {
        matches!(
            self,
            B::Short | B::UnsignedShort | B::SignedChar | B::UnsignedChar | B::Char8 | B::Char16
        )
    }

    /// Whether it is an integral type that has no negative values.
    pub fn is_unsigned(self) -> bool {
        matches!(self, B::Bool | B::Char8 | B::Char16 | B::Char32) || UNSIGNED.iter().any(|pair| pair.1 == self)
    }

    /// The type that operators convert it to, if it is a small integer.
    #[must_use]
    pub fn promoted(self) -> Builtin {
        match self {
            B::Char32 => B::Unsigned,
            small if small.is_integral() && small.rank() < B::Int.rank() => B::Int,
            other => other,
        }
    }

    /// The type that two operands of an arithmetic operator are converted to.
    pub fn common(self, other: Builtin) -> Option<Builtin> {
        if !self.is_arithmetic() || !other.is_arithmetic() {
            return None;
        }
        let (a, b) = (self.promoted(), other.promoted());
        let greater = if a.rank() < b.rank() { b } else { a };
        if greater.is_floating() || a == b || a.is_unsigned() == b.is_unsigned() {
            return Some(greater);
        }
        let (unsigned, signed) = if a.is_unsigned() { (a, b) } else { (b, a) };
        Some(match unsigned.rank().cmp(&signed.rank()) {
            Ordering::Less if signed.size() > unsigned.size() => signed,
            Ordering::Less => UNSIGNED
                .iter()
                .find(|pair| pair.0 == signed)
                .map_or(unsigned, |pair| pair.1),
            _ => unsigned,
        })
    }

    /// The type of `c ? a : b`.
    pub fn of_alternatives(self, other: Builtin) -> Option<Builtin> {
        if self == other { Some(self) } else { self.common(other) }
    }

    /// The type of a binary operator's result.
    pub fn of_operator(operator: &str, left: Builtin, right: Builtin) -> Option<Builtin> {
        match operator {
            "<" | ">" | "<=" | ">=" | "==" | "!=" | "&&" | "||" => left.common(right).map(|_| B::Bool),
            "+" | "-" | "*" | "/" => left.common(right),
            "%" | "&" | "|" | "^" => left.common(right).filter(|common| common.is_integral()),
            "<<" | ">>" => Some(left.promoted()).filter(|_| left.is_integral() && right.is_integral()),
            _ => None,
        }
    }

    /// The type of a literal as a view shows it: a number, a character, a truth value, `nullptr`.
    pub fn of_literal(text: &str) -> Option<Builtin> {
        match text {
            "true" | "false" => return Some(B::Bool),
            "nullptr" => return Some(B::Nullptr),
            _ => {}
        }
        if let Some((prefix, character)) = text
            .split_once('\'')
            .filter(|(prefix, _)| !prefix.starts_with(|c: char| c.is_ascii_digit()))
        {
            // Underscores are the rest of an escape sequence.
            let several = character.trim_end_matches(['\'', '_']).len() > 1;
            return match prefix {
                "" => Some(if several { B::Int } else { B::Char }),
                "L" => Some(B::Wchar),
                "u" => Some(B::Char16),
                "U" => Some(B::Char32),
                _ => None,
            };
        }
        integer(text).map(|found| found.1).or_else(|| floating(text))
    }
}

/// The type of a floating literal.
fn floating(text: &str) -> Option<Builtin> {
    let lower = text.to_ascii_lowercase();
    let hex = lower.starts_with("0x");
    if !lower.starts_with(|c: char| c.is_ascii_digit() || c == '.')
        || !lower.contains(if hex { ['p', '.'] } else { ['e', '.'] })
    {
        return None;
    }
    let end = lower.rfind(|c: char| c.is_ascii_digit() || c == '.')? + 1;
    match lower.get(end..)? {
        "" => Some(B::Double),
        "f" => Some(B::Float),
        "l" => Some(B::LongDouble),
        _ => None,
    }
}

/// The value of an integer literal, and its type.
pub fn integer(text: &str) -> Option<(i128, Builtin)> {
    let clean: String = text
        .chars()
        .filter(|c| *c != '\'')
        .collect::<String>()
        .to_ascii_lowercase();
    let digits = clean.trim_end_matches(['u', 'l', 'z']);
    let suffix = clean.get(digits.len()..)?;
    let (radix, digits) = match digits.as_bytes() {
        [b'0', b'x', ..] => (16, digits.get(2..)?),
        [b'0', b'b', ..] => (2, digits.get(2..)?),
        [b'0', _, ..] => (8, digits),
        _ => (10, digits),
    };
    let value = i128::from_str_radix(digits, radix)
        .ok()
        .filter(|_| !digits.starts_with(['+', '-']))?;
    let types: &[B] = match suffix {
        "" => &[B::Int, B::Unsigned, B::Long, B::UnsignedLong],
        "u" => &[B::Unsigned, B::UnsignedLong],
        "l" | "z" => &[B::Long, B::UnsignedLong],
        "ll" => &[B::LongLong, B::UnsignedLongLong],
        "ul" | "lu" | "uz" | "zu" => &[B::UnsignedLong],
        "ull" | "llu" => &[B::UnsignedLongLong],
        _ => return None,
    };
    // A decimal literal without `u` is never unsigned.
    let fits = |ty: &B| (radix != 10 || suffix.contains('u') || !ty.is_unsigned()) && ty.holds(value);
    types.iter().copied().find(fits).map(|ty| (value, ty))
}

impl Builtin {
    /// Whether a value is one of an integral type.
    pub fn holds(self, value: i128) -> bool {
        let Some(size) = self.size().filter(|size| self.is_integral() && *size < 16) else {
            return false;
        };
        let bits = if self == B::Bool { 1 } else { u32::from(size) * 8 };
        if self.is_unsigned() {
            (0..1 << bits).contains(&value)
        } else {
            (-(1 << (bits - 1))..1 << (bits - 1)).contains(&value)
        }
    }
}

/// The words of a fundamental type, as far as they were read.
#[derive(Default)]
pub struct Words {
    unsigned: bool,
    signed: bool,
    short: bool,
    longs: u8,
    word: Option<Builtin>,
}

impl Words {
    /// Takes a word if it belongs to a fundamental type.
    pub fn take(&mut self, word: &str) -> bool {
        match word {
            "unsigned" | "__unsigned" | "__unsigned__" => self.unsigned = true,
            "signed" | "__signed__" | "__signed" => self.signed = true,
            "short" => self.short = true,
            "long" => self.longs = (self.longs + 1).min(2),
            "_Bool" => self.word = Some(B::Bool),
            "__int128_t" => self.word = Some(B::Int128),
            "__uint128_t" => self.word = Some(B::UnsignedInt128),
            _ => match TABLE.iter().find(|row| row.1 == word && row.0 != B::Unsigned) {
                Some(row) => self.word = Some(row.0),
                None => return false,
            },
        }
        true
    }

    /// Whether no word was taken.
    pub fn is_empty(&self) -> bool {
        !(self.unsigned || self.signed || self.short || self.longs > 0) && self.word.is_none()
    }

    /// The type that the words name.
    pub fn builtin(&self) -> Option<Builtin> {
        let sized = match (self.longs, self.short) {
            (0, false) => B::Int,
            (0, true) => B::Short,
            (1, _) => B::Long,
            _ => B::LongLong,
        };
        let signed = match self.word {
            None if self.is_empty() => return None,
            None | Some(B::Int) => sized,
            Some(B::Double) if self.longs > 0 => B::LongDouble,
            Some(B::Char) if self.signed => B::SignedChar,
            Some(B::Char) if self.unsigned => B::UnsignedChar,
            Some(word) => word,
        };
        let unsigned = UNSIGNED.iter().find(|pair| self.unsigned && pair.0 == signed);
        Some(unsigned.map_or(signed, |pair| pair.1))
    }

    /// The reference's spelling, which keeps a `signed` that is written.
    pub fn spelling(&self) -> String {
        let spelling = self.builtin().map_or("", Builtin::spelling);
        let sign = if self.signed && !spelling.starts_with("signed") {
            "signed "
        } else {
            ""
        };
        format!("{sign}{spelling}")
    }

    /// The same in messages.
    pub fn name(&self) -> String {
        match self.builtin() {
            Some(B::Unsigned) => B::Unsigned.name().to_owned(),
            _ => self.spelling(),
        }
    }
}

/// Whether a word says the size or the sign of a number, with another one or alone.
pub fn is_size_or_sign(word: &str) -> bool {
    matches!(word, "long" | "short" | "signed" | "unsigned")
}

/// The words that the names of fundamental types are made of.
pub fn words() -> impl Iterator<Item = &'static str> {
    TABLE.iter().flat_map(|row| row.1.split(' '))
}

/// Whether a word begins or is a fundamental type.
pub fn is_word(word: &str) -> bool {
    Words::default().take(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_any_order() {
        for (text, spelling, name) in [
            ("int", "int", "int"),
            ("unsigned int", "unsigned", "unsigned int"),
            ("long unsigned", "unsigned long", "unsigned long"),
            ("long long int", "long long", "long long"),
            ("int long unsigned long", "unsigned long long", "unsigned long long"),
            ("signed", "signed int", "signed int"),
            ("long signed int", "signed long", "signed long"),
            ("signed char", "signed char", "signed char"),
            ("char unsigned", "unsigned char", "unsigned char"),
            ("long double", "long double", "long double"),
            ("unsigned __int128", "unsigned __int128", "unsigned __int128"),
            ("__uint128_t", "unsigned __int128", "unsigned __int128"),
            ("wchar_t", "wchar_t", "wchar_t"),
        ] {
            let mut words = Words::default();
            assert!(text.split(' ').all(|word| words.take(word)), "{text}");
            assert_eq!((words.spelling().as_str(), words.name().as_str()), (spelling, name));
        }
        assert_eq!(Builtin::parse("signed int"), Some(B::Int));
        assert_eq!(Builtin::parse("unsigned Number"), None);
        assert_eq!(Builtin::parse(""), None);
    }

    #[test]
    fn literals_have_the_first_type_that_holds_them() {
        for (text, ty) in [
            ("1", B::Int),
            ("4000000000", B::Long),
            ("0xffffffff", B::Unsigned),
            ("037777777777", B::Unsigned),
            ("0x7fff'ffff", B::Int),
            ("10u", B::Unsigned),
            ("10UL", B::UnsignedLong),
            ("10ll", B::LongLong),
            ("10ull", B::UnsignedLongLong),
            ("1.5", B::Double),
            ("1.f", B::Float),
            ("1e5L", B::LongDouble),
            ("0x1p3", B::Double),
            ("'a'", B::Char),
            ("'x_'", B::Char),
            ("'xx'", B::Int),
            ("L'a'", B::Wchar),
            ("true", B::Bool),
        ] {
            assert_eq!(Builtin::of_literal(text), Some(ty), "{text}");
        }
        for other in ["1_km", "1.5_m", "x", "", "0x", "99999999999999999999", "\"a\""] {
            assert_eq!(Builtin::of_literal(other), None, "{other}");
        }
        assert_eq!(integer("0b101"), Some((5, B::Int)));
    }

    #[test]
    fn operands_are_converted_to_what_they_have_in_common() {
        for (a, b, common) in [
            (B::Char, B::Bool, B::Int),
            (B::Unsigned, B::Int, B::Unsigned),
            (B::Long, B::Unsigned, B::Long),
            (B::LongLong, B::UnsignedLong, B::UnsignedLongLong),
            (B::Int, B::Float, B::Float),
            (B::LongDouble, B::Double, B::LongDouble),
            (B::Char32, B::Char, B::Unsigned),
        ] {
            assert_eq!(a.common(b), Some(common));
            assert_eq!(b.common(a), Some(common));
        }
        assert_eq!(B::Void.common(B::Int), None);
        assert_eq!(Builtin::of_operator("<<", B::Int, B::UnsignedLong), Some(B::Int));
        assert_eq!(Builtin::of_operator("%", B::Float, B::Int), None);
        assert!(B::UnsignedLong.holds(u64::MAX.into()) && !B::Long.holds(u64::MAX.into()));
    }
}
