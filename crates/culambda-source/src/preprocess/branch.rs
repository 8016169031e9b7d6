//! What a branch says of the condition in front of it.

use super::plain_header;
use crate::directive::{self, DirectiveKind};
use crate::lex::{Lexer, spelling};
use crate::span::slice;

/// Bytes and directives that are looked at for a default definition.
const MAX_DEFAULT: u32 = 8192;
const MAX_DEFAULT_DIRECTIVES: usize = 64;

/// What in a branch says that a name is not defined before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settles {
    /// The branch is an include guard, or gives a default.
    ByDefinition,
    /// It includes the file that the name is the include guard of: that is included where it was not yet.
    ByInclude,
}

/// Whether the branch that begins at `from` says that a name is not defined before it. `guards` says whether the name is
/// the include guard of a file that is included as `name`, in quotes.
pub(super) fn settles(text: &[u8], from: u32, name: &[u8], guards: impl Fn(&str, bool) -> bool) -> Option<Settles> {
    let end = from.saturating_add(MAX_DEFAULT).min(text.len() as u32);
    let hashes = Lexer::new(text, from, end).filter(|token| token.newline && token.is(b'#'));
    let mut depth = 0_u32;
    for hash in hashes.take(MAX_DEFAULT_DIRECTIVES) {
        let next = directive::read(text, hash.span.start as usize);
        match next.directive.kind {
            DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => depth += 1,
            DirectiveKind::Endif if depth == 0 => return None,
            DirectiveKind::Endif => depth -= 1,
            DirectiveKind::Elif | DirectiveKind::Elifdef | DirectiveKind::Elifndef | DirectiveKind::Else
                if depth == 0 =>
            {
                return None;
            }
            DirectiveKind::Define if depth == 0 => {
                let defined = next.tokens.first();
                if defined.is_some_and(|token| *spelling(text, token.span, token.spliced) == *name) {
                    return Some(Settles::ByDefinition);
                }
            }
            DirectiveKind::Include if depth == 0 => {
                let header = plain_header(slice(text, next.directive.argument));
                if header.is_some_and(|(header, quoted)| guards(&header, quoted)) {
                    return Some(Settles::ByInclude);
                }
            }
            _ => {}
        }
    }
    None
}
