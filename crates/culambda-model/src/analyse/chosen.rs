//! Parts of the main file of which libcu++'s macros choose the side, where their header was not read.

use culambda_source::ident::is_word_at;
use culambda_source::{Span, Unit};

/// The macros of `<nv/target>` that hold statements.
const MACROS: [&[u8]; 3] = [b"NV_IF_TARGET", b"NV_IF_ELSE_TARGET", b"NV_DISPATCH_TARGET"];
/// Bytes of the arguments of one of them that are looked at.
const MAX_ARGUMENTS: usize = 1 << 16;

/// The uses of such macros that nothing defines which was read: nobody knows on which side their arguments are.
pub(super) fn parts(unit: &Unit) -> Vec<Span> {
    let Some(main) = unit.files.first() else {
        return Vec::new();
    };
    let text = &main.text[..];
    let mut parts = Vec::new();
    for name in MACROS {
        for at in memchr::memmem::find_iter(text, name) {
            let after = at + name.len();
            let before = text.get(..at).unwrap_or_default().trim_ascii_end();
            let defined = before.ends_with(b"define") || unit.macro_at(name, 0, at as u32).is_some();
            if is_word_at(text, at, name.len()) && !defined {
                parts.push(Span::new(at as u32, end(text, after) as u32));
            }
        }
    }
    parts
}

/// Where the parentheses end that open after an offset.
fn end(text: &[u8], from: usize) -> usize {
    let last = text.len().min(from + MAX_ARGUMENTS);
    let mut depth = 0_u32;
    for at in memchr::memchr2_iter(b'(', b')', text.get(from..last).unwrap_or_default()) {
        match text.get(from + at) {
            Some(b'(') => depth += 1,
            _ if depth <= 1 => return from + at + 1,
            _ => depth -= 1,
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_of_macros_that_nobody_defines() {
        let of = |text: &str| {
            let unit = crate::testing::unit(text);
            let parts = parts(&unit).into_iter();
            parts.map(|part| text[part.range()].to_owned()).collect::<Vec<_>>()
        };
        let text = "void f() { NV_IF_TARGET(NV_IS_DEVICE, (g(1);)) h(); MY_NV_IF_TARGET(1); }\n";
        assert_eq!(of(text), ["NV_IF_TARGET(NV_IS_DEVICE, (g(1);))"]);
        assert!(of(&format!("#define NV_IF_TARGET(a, b) b\n{text}")).is_empty());
        assert_eq!(of("NV_IF_TARGET(").len(), 1);
    }
}
