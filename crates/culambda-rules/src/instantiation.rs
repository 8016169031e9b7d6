//! Whether a template is evidently instantiated in the main file.
//!
//! What depends on template parameters the reference reports in the device pass, and only where the template is
//! instantiated. Here a call by name counts that stands in code which is no template itself, or an explicit
//! instantiation. Anything less evident does not: then nothing is reported.

use crate::suppress::trivia::{Reader, Trivia};
use culambda_source::{Span, Unit};

/// Whether a function of a name is called, or explicitly instantiated, outside of its own definition.
pub(crate) fn is_evident(unit: &Unit, name: &str, definition: Span) -> bool {
    let Some(main) = unit.files.first() else { return false };
    let plain_name = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    if !plain_name || memchr::memmem::find_iter(&main.text, name).nth(1).is_none() {
        return false;
    }
    Reader::new(&main.text).any(|trivia| {
        let Trivia::Word(span) = trivia else { return false };
        main.text.get(span.range()) == Some(name.as_bytes())
            && !definition.contains(span.start)
            && is_call(&main.text, span)
            && counts(&main.text, item_start(main, span.start))
    })
}

/// The first byte of the declaration at namespace scope around a place.
fn item_start(file: &culambda_source::File, offset: u32) -> Option<usize> {
    let behind = file.items.partition_point(|i| i.span.start <= offset);
    let item = file.items.get(behind.checked_sub(1)?)?;
    item.span.contains(offset).then_some(item.span.start as usize)
}

/// Whether code in a declaration counts: it is no template, or it is an explicit instantiation.
fn counts(text: &[u8], start: Option<usize>) -> bool {
    let Some(rest) = start.and_then(|at| text.get(at..)) else {
        return false;
    };
    let behind = rest.strip_prefix(b"template").map(<[u8]>::trim_ascii_start);
    behind.is_none_or(|b| b.first() != Some(&b'<'))
}

/// Whether a name is followed by arguments and stands where an expression can.
fn is_call(text: &[u8], name: Span) -> bool {
    let (Some(before), Some(behind)) = (text.get(..name.start as usize), text.get(name.end as usize..)) else {
        return false;
    };
    let (before, behind) = (before.trim_ascii_end(), behind.trim_ascii_start());
    if !matches!(behind.first(), Some(b'(' | b'<')) {
        return false;
    }
    let explicit = behind.first() == Some(&b'<');
    match before.last() {
        None | Some(b'*' | b'&' | b'~') => false,
        Some(b'>') => before.ends_with(b"->"),
        // `void f(` declares; `return f(` and `template void f<int>(` do not.
        Some(b) if b.is_ascii_alphanumeric() || *b == b'_' => explicit || before.ends_with(b"return"),
        Some(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use culambda_source::{Assumptions, NoLoader, UnitOptions};

    fn evident(rest: &str) -> bool {
        let definition = "template <class T> void f(T v) { f(v); }\n";
        let text = format!("{definition}{rest}");
        let unit = Unit::read(
            "a.cu",
            text.as_bytes().into(),
            &NoLoader,
            &UnitOptions::default(),
            &Assumptions::default(),
        );
        is_evident(&unit, "f", Span::new(0, definition.len() as u32))
    }

    #[test]
    fn calls_and_explicit_instantiations_count() {
        assert!(evident("void g() { f(1); }"));
        assert!(evident("int g() { return f<int>(1); }"));
        assert!(evident("void g() { S<int>().f(); }"));
        assert!(evident("template void f<int>(int);"));
    }

    #[test]
    fn what_is_less_evident_does_not() {
        assert!(!evident(""));
        assert!(!evident("template <class T> void g(T v) { f(v); }"));
        assert!(!evident("void f(int);"));
        assert!(!evident("void g() { int f = 1; /* f(1) */ }"));
    }
}
