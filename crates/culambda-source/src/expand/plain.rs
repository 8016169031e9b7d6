//! Tokens of the source that no macro has to do with: nearly all.

use super::Expander;
use crate::span::slice;
use crate::tok::{TextRef, Tok};

impl Expander<'_> {
    /// Takes the next tokens of the source as they are, up to one that may name a macro: most do not.
    pub(super) fn take_plain(&mut self, out: &mut Vec<Tok>) {
        if !self.stack.is_empty() || self.asked.is_some() || self.aborted {
            return;
        }
        let rest = self.source.get(self.cursor..).unwrap_or_default();
        let plain = rest.iter().take_while(|tok| !tok.is_identifier() || self.is_plain(tok));
        let plain = rest.get(..plain.count()).unwrap_or_default();
        let Some(last) = plain.last() else { return };
        out.extend_from_slice(plain);
        self.cursor += plain.len();
        self.work = self.work.saturating_sub(plain.len() as u64);
        self.hold(last);
    }

    /// Whether a name of the source is never that of a macro, nor one that the compiler knows.
    fn is_plain(&self, tok: &Tok) -> bool {
        let TextRef::File { span, spliced: false } = tok.text else {
            return false;
        };
        let name = slice(self.text, span);
        !name.starts_with(b"__") && !self.macros.has(name)
    }
}
