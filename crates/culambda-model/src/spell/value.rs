//! The values of template arguments as the reference prints them: those of the parameter's type, however they are
//! written.

use super::quoted;
use culambda_source::{Builtin, builtin};

/// A value of an integral type; `None` where the text is not a plain literal, or not one of its values.
pub(crate) fn value_of(kind: Builtin, text: &str) -> Option<String> {
    let value = literal(text)?;
    let number = || Some(value).filter(|value| kind.holds(*value));
    let byte = |value: i128| quoted::of_unit(u32::try_from(value & 0xff).unwrap_or_default());
    Some(match kind {
        Builtin::Bool => (value != 0).to_string(),
        Builtin::Char => byte(number()?),
        Builtin::SignedChar | Builtin::UnsignedChar => format!("({}){}", kind.spelling(), byte(number()?)),
        Builtin::Short if value < 0 => format!("(short)({})", number()?),
        Builtin::Short => format!("(short){}", number()?),
        Builtin::UnsignedShort | Builtin::Char8 | Builtin::Char16 => format!("({}){}U", kind.spelling(), number()?),
        Builtin::Int | Builtin::Wchar => lowest(number()?, i32::MIN.into(), ""),
        Builtin::Unsigned | Builtin::Char32 => format!("{}U", number()?),
        Builtin::Long => lowest(number()?, i64::MIN.into(), "L"),
        Builtin::UnsignedLong => format!("{}UL", number()?),
        Builtin::LongLong => lowest(number()?, i64::MIN.into(), "LL"),
        Builtin::UnsignedLongLong => format!("{}ULL", number()?),
        _ => return None,
    })
}

/// A number with its suffix: no literal has the lowest one.
fn lowest(value: i128, least: i128, suffix: &str) -> String {
    if value == least {
        format!("{}{suffix}-1", value + 1)
    } else {
        format!("{value}{suffix}")
    }
}

/// The value of a literal, with or without a sign.
fn literal(text: &str) -> Option<i128> {
    match text {
        "true" => Some(1),
        "false" => Some(0),
        _ if text.ends_with('\'') => quoted::unit_of(text),
        _ => match text.strip_prefix('-') {
            Some(rest) => builtin::integer(rest.trim_start()).map(|(value, _)| -value),
            None => builtin::integer(text).map(|(value, _)| value),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::value_of;
    use culambda_source::Builtin;

    #[test]
    fn values_are_printed_by_their_type() {
        for (kind, text, want) in [
            (Builtin::Char, "98", Some("'b'")),
            (Builtin::Char, "10", Some("'\\n'")),
            (Builtin::Char, "-1", Some("'\\377'")),
            (Builtin::Char, "300", None),
            (Builtin::UnsignedChar, "200", Some("(unsigned char)'\\310'")),
            (Builtin::Bool, "1", Some("true")),
            (Builtin::Int, "'c'", Some("99")),
            (Builtin::Int, "0x10", Some("16")),
            (Builtin::Int, "1'000", Some("1000")),
            (Builtin::Int, "true", Some("1")),
            (Builtin::Int, "K", None),
            (Builtin::Short, "'a'", Some("(short)97")),
            (Builtin::UnsignedShort, "1", Some("(unsigned short)1U")),
            (Builtin::Unsigned, "3", Some("3U")),
            (Builtin::Long, "-4", Some("-4L")),
            (Builtin::UnsignedLong, "4ul", Some("4UL")),
        ] {
            assert_eq!(value_of(kind, text).as_deref(), want, "{kind:?} {text}");
        }
    }
}
