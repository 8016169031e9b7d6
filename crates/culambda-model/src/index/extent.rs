//! How much of an item names things: as much is read of it before anybody asks for more.

use culambda_source::{Span, ident};

/// Heads without a brace are read up to here; what is longer is not a declaration that a lookup needs whole.
const HEAD: u32 = 1 << 16;

/// Enumerations are read up to here, because what is kept of each enumerator is many times its text.
const ENUM: u32 = 1 << 22;

/// The part of an item in which the names are that it declares.
pub(super) fn extent(text: &[u8], item: Span) -> Span {
    let short = head_span(text, item);
    if defines_class_and_more(text, short, item) {
        item
    } else {
        short
    }
}

/// The part of an item that names things: up to the brace that opens its body, but all of an enumeration.
fn head_span(text: &[u8], span: Span) -> Span {
    let bytes = text.get(span.range()).unwrap_or(&[]);
    let start = bytes.get(..67).unwrap_or(bytes);
    let is_enum = memchr::memchr_iter(b'm', start).any(|at| start[..at].ends_with(b"enu"));
    let length = match memchr::memchr(b'{', bytes) {
        _ if is_enum => bytes.len().min(ENUM as usize),
        Some(brace) => brace + 1,
        None => bytes.len().min(HEAD as usize),
    };
    Span {
        start: span.start,
        end: span.start + length as u32,
    }
}

/// Whether declarators follow the body of a class: `struct S { .. } s;`.
fn defines_class_and_more(text: &[u8], head: Span, item: Span) -> bool {
    let bytes = |s: Span| text.get(s.start as usize..s.end as usize).unwrap_or(&[]);
    let is_class = || ident::words(bytes(head)).any(|w| matches!(w, b"struct" | b"class" | b"union"));
    let last = bytes(item)
        .iter()
        .rev()
        .find(|b| !b.is_ascii_whitespace() && **b != b';');
    head.end < item.end && last.is_some_and(|b| *b != b'}') && is_class()
}

/// Whether what follows the head of an item in braces are members, and no initialiser.
pub(super) fn holds_members(text: &[u8], head: Span, item: Span) -> bool {
    let rest = text.get(Span::new(head.end, item.end).range()).unwrap_or_default();
    let end = memchr::memrchr(b'}', rest).unwrap_or(0);
    memchr::memchr(b';', &rest[..end]).is_some()
}
