//! String and character literals: joined, decoded and escaped as the reference escapes them.

use std::fmt::Write as _;

/// A string or character literal taken apart.
struct Quoted<'a> {
    /// `L`, `u`, `U`, `u8` or nothing.
    prefix: &'a str,
    raw: bool,
    body: &'a str,
    /// The suffix of a user-defined literal.
    suffix: &'a str,
}

/// A literal taken apart at its first and last quote.
fn quoted(text: &str, quote: char) -> Option<Quoted<'_>> {
    let open = text.find(quote)?;
    let close = text.rfind(quote).filter(|c| *c > open)?;
    let (head, body, suffix) = (text.get(..open)?, text.get(open + 1..close)?, text.get(close + 1..)?);
    let (prefix, raw) = head.strip_suffix('R').map_or((head, false), |p| (p, true));
    let body = if raw {
        body.split_once('(')?.1.rsplit_once(')')?.0
    } else {
        body
    };
    Some(Quoted {
        prefix,
        raw,
        body,
        suffix,
    })
}

/// Adjacent string literals as one, in parentheses; `None` when one of them cannot be read.
///
/// `char8` says that `u8""` has a type of its own (since C++20).
pub(super) fn string(literals: &[&str], char8: bool) -> Option<String> {
    let parts: Vec<Quoted<'_>> = literals.iter().map(|l| quoted(l, '"')).collect::<Option<_>>()?;
    if parts.iter().any(|p| !p.suffix.is_empty()) {
        return Some(literals.join(" "));
    }
    let prefix = parts.iter().map(|p| p.prefix).find(|p| !p.is_empty()).unwrap_or("");
    let wide = matches!(prefix, "L" | "u" | "U");
    let prefix = if prefix == "u8" && !char8 { "" } else { prefix };
    let mut out = format!("({prefix}\"");
    for part in &parts {
        for unit in units(part, wide, prefix == "u")? {
            escape(&mut out, unit, !prefix.is_empty());
        }
    }
    Some(out + "\")")
}

/// The literal in a text that is nothing but one in parentheses.
pub(super) fn inside(text: &str) -> Option<&str> {
    let literal = text.strip_prefix('(')?.strip_suffix(')')?;
    let (prefix, rest) = literal.split_once('"')?;
    let mut escaped = false;
    let end = rest.bytes().position(|byte| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    })?;
    (matches!(prefix, "" | "L" | "u" | "U" | "u8") && end + 1 == rest.len()).then_some(literal)
}

/// A character literal; a number for one of several characters. `None` when it cannot be read.
pub(super) fn character(literal: &str, char8: bool) -> Option<String> {
    let part = quoted(literal, '\'')?;
    if !part.suffix.is_empty() {
        return Some(literal.to_owned());
    }
    let prefix = if part.prefix == "u8" && !char8 { "" } else { part.prefix };
    let units = units(&part, matches!(prefix, "L" | "u" | "U"), prefix == "u")?;
    match units.as_slice() {
        [] => None,
        [unit] => {
            let mut out = format!("{prefix}'");
            escape(&mut out, *unit, !prefix.is_empty());
            Some(out + "'")
        }
        several if prefix.is_empty() && several.len() <= 4 => {
            // The first character is the most significant; the result is an `int`.
            let value = several.iter().fold(0u32, |v, u| (v << 8) | (u & 0xff));
            Some(value.cast_signed().to_string())
        }
        _ => None,
    }
}

/// The value of a literal of one narrow character.
pub(super) fn unit_of(literal: &str) -> Option<i128> {
    let part = quoted(literal, '\'').filter(|part| part.prefix.is_empty() && part.suffix.is_empty())?;
    let [unit] = units(&part, false, false)?[..] else {
        return None;
    };
    // Plain characters are signed.
    Some(if unit > 127 {
        i128::from(unit) - 256
    } else {
        i128::from(unit)
    })
}

/// The narrow character of a value.
pub(super) fn of_unit(unit: u32) -> String {
    let mut out = "'".to_owned();
    escape(&mut out, unit, false);
    out + "'"
}

/// Writes one code unit as it is in a literal.
fn escape(out: &mut String, unit: u32, by_number: bool) {
    let simple = match unit {
        7 => Some('a'),
        8 => Some('b'),
        9 => Some('t'),
        10 => Some('n'),
        11 => Some('v'),
        12 => Some('f'),
        13 => Some('r'),
        34 => Some('"'),
        39 => Some('\''),
        63 => Some('?'),
        92 => Some('\\'),
        _ => None,
    };
    let _ = match (by_number, simple, u8::try_from(unit)) {
        // A hexadecimal escape would swallow a digit after it, so everything is escaped then.
        (true, ..) | (_, _, Err(_)) => write!(out, "\\x{unit:x}"),
        (_, Some(c), _) => write!(out, "\\{c}"),
        (_, _, Ok(b @ 32..=126)) => write!(out, "{}", char::from(b)),
        (_, _, Ok(b)) => write!(out, "\\{b:03o}"),
    };
}

/// Code units of a body: bytes of a narrow literal, UTF-16 or code points of a wide one.
fn units(literal: &Quoted<'_>, wide: bool, utf16: bool) -> Option<Vec<u32>> {
    let mut out = Vec::new();
    let mut chars = literal.body.chars().peekable();
    while let Some(c) = chars.next() {
        if literal.raw || c != '\\' {
            // The end of a line in a raw string is one newline, however the file writes it.
            if c != '\r' || chars.peek() != Some(&'\n') {
                push(&mut out, c, wide, utf16);
            }
            continue;
        }
        let c = chars.next()?;
        let control = match c {
            'n' => 10,
            't' => 9,
            'r' => 13,
            'a' => 7,
            'b' => 8,
            'f' => 12,
            'v' => 11,
            'e' | 'E' => 27,
            '\\' | '\'' | '"' | '?' => u32::from(c),
            _ => 0,
        };
        let (radix, limit) = match c {
            // A spliced line.
            '\n' => continue,
            '\r' => {
                chars.next_if_eq(&'\n');
                continue;
            }
            'x' => (16, usize::MAX),
            'u' => (16, 4),
            'U' => (16, 8),
            '0'..='7' => (8, 2),
            _ if control != 0 => {
                out.push(control);
                continue;
            }
            _ => return None,
        };
        let mut value = if radix == 8 { c.to_digit(8)? } else { 0 };
        let mut digits = 0;
        while digits < limit
            && let Some(d) = chars.peek().and_then(|d| d.to_digit(radix))
        {
            value = value.checked_mul(radix)?.checked_add(d)?;
            digits += 1;
            chars.next();
        }
        match c {
            'u' | 'U' => push(&mut out, char::from_u32(value)?, wide, utf16),
            _ => out.push(value),
        }
    }
    Some(out)
}

/// Adds a character in the encoding of its literal.
fn push(out: &mut Vec<u32>, c: char, wide: bool, utf16: bool) {
    if utf16 {
        out.extend(c.encode_utf16(&mut [0; 2]).iter().map(|u| u32::from(*u)));
    } else if wide {
        out.push(u32::from(c));
    } else {
        out.extend(c.encode_utf8(&mut [0; 4]).bytes().map(u32::from));
    }
}

#[cfg(test)]
mod tests {
    use super::{character, string};

    #[test]
    fn strings_are_joined_and_escaped() {
        for (written, printed) in [
            (&["\"cat\"", "\"dog\""][..], r#"("catdog")"#),
            (&[r#""\x41z""#], r#"("Az")"#),
            (&["R\"(a\nb\"c\\d)\""], r#"("a\nb\"c\\d")"#),
            (&["R\"--(a)\")--\""], r#"("a)\"")"#),
            (&[r#""?\?=""#], r#"("\?\?=")"#),
            (&[r#"L"ab""#], r#"(L"\x61\x62")"#),
            (&[r#""n""#, r#"L"b""#], r#"(L"\x6e\x62")"#),
            (&["\"é\""], r#"("\303\251")"#),
            (&[r#""\u00e9""#], r#"("\303\251")"#),
            (&[r#""\1""#, r#""2""#], r#"("\0012")"#),
            (&[r#""\a\b\f\v\r\e\0""#], r#"("\a\b\f\v\r\033\000")"#),
            (&[r#"u8"y""#], r#"("y")"#),
            (&[r#""abc"s"#], r#""abc"s"#),
            (&[r#""""#], r#"("")"#),
        ] {
            assert_eq!(string(written, false).as_deref(), Some(printed), "{written:?}");
        }
        assert_eq!(string(&[r#"u8"y""#], true).as_deref(), Some(r#"(u8"\x79")"#));
        assert_eq!(string(&[r#""\"#], true), None);
        assert_eq!(string(&[r#""\q""#], true), None);
    }

    #[test]
    fn characters_are_escaped() {
        for (written, printed) in [
            ("'c'", "'c'"),
            (r"'\0'", r"'\000'"),
            (r"'\x41'", "'A'"),
            ("'\"'", r#"'\"'"#),
            (r"'\xff'", r"'\377'"),
            ("L'x'", r"L'\x78'"),
            (r"L'\n'", r"L'\xa'"),
            (r"u'\u00e9'", r"u'\xe9'"),
            ("'ab'", "24930"),
            (r"'\?'", r"'\?'"),
        ] {
            assert_eq!(character(written, false).as_deref(), Some(printed), "{written}");
        }
        assert_eq!(character("''", false), None);
    }
}
