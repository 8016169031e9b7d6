//! How much of an item names things: as much is read of it before anybody asks for more.

use culambda_source::{Item, Span};

/// Items without a body are read up to here; what is longer is not a declaration that a lookup needs whole.
const HEAD: u32 = 1 << 16;

/// Enumerations are read up to here, because what is kept of each enumerator is many times its text.
const ENUM: u32 = 1 << 22;

/// The part of an item in which the names are that it declares: up to the brace that opens its body; all of it where more
/// follows the body, and of an enumeration.
pub(super) fn extent(text: &[u8], item: Item) -> Span {
    let span = item.span;
    let bytes = text.get(span.range()).unwrap_or(&[]);
    let start = bytes.get(..67).unwrap_or(bytes);
    let is_enum = memchr::memchr_iter(b'm', start).any(|at| start[..at].ends_with(b"enu"));
    let end = match item.brace {
        _ if is_enum => span.start + span.len().min(ENUM),
        Some(brace) if ends_with_brace(bytes) => brace,
        Some(_) => span.end,
        None => span.start + span.len().min(HEAD),
    };
    Span::new(span.start, end)
}

/// Whether a declaration ends with its last group of braces.
fn ends_with_brace(item: &[u8]) -> bool {
    let mut all = item.iter().rev().filter(|b| !b.is_ascii_whitespace() && **b != b';');
    match all.next() {
        Some(b'}') => true,
        Some(b'>') => all.next() == Some(&b'%'),
        _ => false,
    }
}

/// Whether what follows the head of an item in braces are members, and no initialiser.
pub(super) fn holds_members(text: &[u8], head: Span, item: Span) -> bool {
    let rest = text.get(Span::new(head.end, item.end).range()).unwrap_or_default();
    let end = memchr::memrchr(b'}', rest).unwrap_or(0);
    memchr::memchr(b';', &rest[..end]).is_some()
}
