//! Numbers in the reference's canonical form.
//!
//! Integers become decimal with the suffix that keeps their type, floating literals take the shortest digits
//! that give the same value. What has no canonical form here (user-defined suffixes, hexadecimal floats that
//! are not exact) stays as it is written, which means the same.

use std::borrow::Cow;

/// The type of an integer literal under LP64, as far as its suffix tells it.
#[derive(Clone, Copy)]
struct IntegerType {
    unsigned: bool,
    longs: u8,
}

/// A number in canonical form; floating literals come in parentheses, as the reference prints them.
pub(super) fn number(text: &str) -> String {
    let digits: String = text.chars().filter(|c| *c != '\'').collect();
    // Of one with a suffix of the program's own the number is canonical as well.
    if let Some((number, suffix)) = digits.split_once('_')
        && let Some(number) = Some(number)
            .filter(|n| n.bytes().all(|b| b.is_ascii_alphanumeric()))
            .and_then(integer)
    {
        return format!("{number}_{suffix}");
    }
    let hexadecimal = digits.starts_with("0x") || digits.starts_with("0X");
    let floating = if hexadecimal {
        digits.contains(['p', 'P'])
    } else {
        digits.contains(['.', 'e', 'E']) && !digits.starts_with("0b")
    };
    let canonical = if floating {
        if hexadecimal {
            hexadecimal_float(&digits)
        } else {
            decimal_float(&digits)
        }
        .map(|f| format!("({f})"))
    } else {
        integer(&digits)
    };
    canonical.unwrap_or(digits)
}

/// A token with what it is as a literal in canonical form.
pub(super) fn canonical(text: &str, char8: bool) -> Cow<'_, str> {
    if text.starts_with(|c: char| c.is_ascii_digit()) {
        return Cow::Owned(number(text));
    }
    let quote = text.find(['"', '\'']).and_then(|at| text.as_bytes().get(at));
    let literal = match quote {
        Some(b'"') => super::quoted::string(&[text], char8),
        Some(_) => super::quoted::character(text, char8),
        None => None,
    };
    literal.map_or(Cow::Borrowed(text), Cow::Owned)
}

/// An integer in decimal, with the suffix of its type; `None` when it has a suffix of its own or no type.
fn integer(text: &str) -> Option<String> {
    let lower = text.to_ascii_lowercase();
    let (radix, rest) = match lower.as_bytes() {
        [b'0', b'x', ..] => (16, lower.get(2..)?),
        [b'0', b'b', ..] => (2, lower.get(2..)?),
        [b'0', b'0'..=b'9', ..] => (8, lower.get(1..)?),
        _ => (10, lower.as_str()),
    };
    let end = rest.find(|c: char| !c.is_digit(radix)).unwrap_or(rest.len());
    let (digits, suffix) = rest.split_at(end);
    let value = u64::from_str_radix(digits, radix).ok()?;
    let (least, fixed) = match suffix {
        "" => (
            IntegerType {
                unsigned: false,
                longs: 0,
            },
            false,
        ),
        "u" => (
            IntegerType {
                unsigned: true,
                longs: 0,
            },
            false,
        ),
        "l" | "z" => (
            IntegerType {
                unsigned: false,
                longs: 1,
            },
            false,
        ),
        "ul" | "lu" | "uz" | "zu" => (
            IntegerType {
                unsigned: true,
                longs: 1,
            },
            true,
        ),
        "ll" => (
            IntegerType {
                unsigned: false,
                longs: 2,
            },
            false,
        ),
        "ull" | "llu" => (
            IntegerType {
                unsigned: true,
                longs: 2,
            },
            true,
        ),
        _ => return None,
    };
    let ty = if fixed { least } else { fit(value, least, radix != 10)? };
    Some(format!(
        "{value}{}{}",
        if ty.unsigned { "U" } else { "" },
        &"LL"[..usize::from(ty.longs)]
    ))
}

/// The first type of the standard's list that holds the value.
fn fit(value: u64, least: IntegerType, may_be_unsigned: bool) -> Option<IntegerType> {
    for longs in least.longs..=2 {
        let bits = if longs == 0 { 32 } else { 64 };
        let (signed_max, unsigned_max) = (u64::MAX >> (65 - bits), u64::MAX >> (64 - bits));
        if !least.unsigned && value <= signed_max {
            return Some(IntegerType { unsigned: false, longs });
        }
        if (least.unsigned || may_be_unsigned) && value <= unsigned_max {
            return Some(IntegerType { unsigned: true, longs });
        }
    }
    None
}

/// A decimal floating literal with the fewest digits that give its value.
fn decimal_float(text: &str) -> Option<String> {
    let end = text
        .find(|c: char| !matches!(c, '0'..='9' | '.' | 'e' | 'E' | '+' | '-'))
        .unwrap_or(text.len());
    let (body, suffix) = text.split_at(end);
    match suffix {
        "" => shortest(&format!("{:e}", body.parse::<f64>().ok().filter(|v| v.is_finite())?)),
        "f" | "F" => Some(shortest(&format!("{:e}", body.parse::<f32>().ok().filter(|v| v.is_finite())?))? + "F"),
        "l" | "L" => Some(plain_digits(body)? + "L"),
        _ => None,
    }
}

/// Digits and exponent of a long double literal: up to 18 digits are always the shortest for their value.
fn plain_digits(body: &str) -> Option<String> {
    let (mantissa, exponent) = body.split_once(['e', 'E']).unwrap_or((body, "0"));
    let exponent: i32 = exponent.parse().ok()?;
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let all = format!("{whole}{fraction}");
    let zeros = all.len() - all.trim_start_matches('0').len();
    let digits = all.trim_start_matches('0').trim_end_matches('0');
    if digits.is_empty() {
        return Some("0.0".to_owned());
    }
    let exponent = exponent
        .checked_add(i32::try_from(whole.len()).ok()?)?
        .checked_sub(i32::try_from(zeros).ok()? + 1)?;
    Some(layout(digits, exponent))
}

/// A hexadecimal floating literal whose value is exact in its type.
fn hexadecimal_float(text: &str) -> Option<String> {
    let body = text.get(2..)?;
    let (mantissa, rest) = body.split_once(['p', 'P'])?;
    let end = rest
        .find(|c: char| !matches!(c, '0'..='9' | '+' | '-'))
        .unwrap_or(rest.len());
    let (exponent, suffix) = rest.split_at(end);
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let bits = u64::from_str_radix(&format!("{whole}{fraction}"), 16).ok()?;
    let exponent = exponent
        .parse::<i32>()
        .ok()?
        .checked_sub(4 * i32::try_from(fraction.len()).ok()?)?;
    let limit = match suffix {
        "" => 53,
        "f" | "F" => 24,
        _ => return None,
    };
    if bits >> limit != 0 || !(-120..=60).contains(&exponent) {
        return None;
    }
    // Both factors and their product are exact: the mantissa fits, the power of two is far from the ends.
    #[allow(clippy::cast_precision_loss)]
    let value = bits as f64 * 2f64.powi(exponent);
    #[allow(clippy::cast_possible_truncation)]
    match limit {
        53 => shortest(&format!("{value:e}")),
        _ => Some(shortest(&format!("{:e}", value as f32))? + "F"),
    }
}

/// Turns `1.5e-10` into the reference's layout.
fn shortest(scientific: &str) -> Option<String> {
    let (mantissa, exponent) = scientific.split_once('e')?;
    let digits: String = mantissa.chars().filter(|c| *c != '.').collect();
    Some(layout(&digits, exponent.parse().ok()?))
}

/// `d.ddd * 10^exponent`: plain from a thousandth up to ten million, `d.dddEn` elsewhere.
fn layout(digits: &str, exponent: i32) -> String {
    if digits == "0" {
        return "0.0".to_owned();
    }
    let or_zero = |s: &str| if s.is_empty() { "0".to_owned() } else { s.to_owned() };
    match usize::try_from(exponent) {
        Ok(e) if e < 7 => {
            let padded = format!("{digits:0<width$}", width = e + 1);
            let (whole, fraction) = padded.split_at(e + 1);
            format!("{whole}.{}", or_zero(fraction))
        }
        Err(_) if exponent >= -3 => format!("0.{}{digits}", "0".repeat(usize::try_from(-exponent - 1).unwrap_or(0))),
        _ => {
            let (first, rest) = digits.split_at(1);
            format!("{first}.{}E{exponent}", or_zero(rest))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn integers_keep_their_type() {
        for (written, printed) in [
            ("0x10", "16"),
            ("077", "63"),
            ("0b11", "3"),
            ("10u", "10U"),
            ("5ull", "5ULL"),
            ("1llu", "1ULL"),
            ("1'000", "1000"),
            ("0", "0"),
            ("0xFFFFFFFF", "4294967295U"),
            ("2147483648", "2147483648L"),
            ("0xFFFFFFFFFFFFFFFF", "18446744073709551615UL"),
            ("18446744073709551615u", "18446744073709551615UL"),
            ("07777777777777l", "549755813887L"),
            ("12_km", "12_km"),
            ("99999999999999999999", "99999999999999999999"),
        ] {
            assert_eq!(number(written), printed, "{written}");
        }
    }

    #[test]
    fn floating_literals_are_shortest() {
        for (written, printed) in [
            ("2.5f", "(2.5F)"),
            ("1e3", "(1000.0)"),
            (".5", "(0.5)"),
            ("1.f", "(1.0F)"),
            ("1.0L", "(1.0L)"),
            ("1.5e-10", "(1.5E-10)"),
            ("1e10", "(1.0E10)"),
            ("1e-5", "(1.0E-5)"),
            ("0.0001", "(1.0E-4)"),
            ("1e-3f", "(0.001F)"),
            ("1e6", "(1000000.0)"),
            ("1e7f", "(1.0E7F)"),
            ("123456789.123", "(1.23456789123E8)"),
            ("3.14159265358979323846", "(3.141592653589793)"),
            ("3.14159265358979323846f", "(3.1415927F)"),
            ("16777216.f", "(1.6777216E7F)"),
            ("1.7976931348623157e308", "(1.7976931348623157E308)"),
            ("0x1.8p3", "(12.0)"),
            ("0.", "(0.0)"),
            ("0.00L", "(0.0L)"),
            ("12.50e2L", "(1250.0L)"),
            ("1e999", "1e999"),
            ("1.5_km", "1.5_km"),
        ] {
            assert_eq!(number(written), printed, "{written}");
        }
    }
}
