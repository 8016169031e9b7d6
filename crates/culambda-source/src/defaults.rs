//! Macros that are given a default: `#ifndef X`, `#define X 1`, `#endif`.
//!
//! A build that says something of `X` is read with that. One that nobody sees may have another value, so a condition on it
//! is read both ways, and what is found in the other reading is reported; but facts are those of the default.

use rustc_hash::FxHashMap;

use crate::directive::Line;
use crate::ident;
use crate::lex::spelling;
use crate::macros::{LATEST, Macros};
use crate::span::slice;

/// The macros that were given a default so far.
#[derive(Debug, Default)]
pub(crate) struct Defaults {
    /// How often each was defined from then on.
    seen: FxHashMap<Vec<u8>, u32>,
}

impl Defaults {
    /// A branch begins that gives a default for a name.
    pub(crate) fn begin(&mut self, name: &[u8]) {
        self.seen.insert(name.to_vec(), 0);
    }

    /// A name is defined.
    pub(crate) fn define(&mut self, name: &[u8]) {
        if let Some(count) = self.seen.get_mut(name) {
            *count += 1;
        }
    }

    /// The definitions of macros with a default whose values a condition asks for.
    pub(crate) fn asked_by(&self, text: &[u8], line: &Line, macros: &Macros) -> Vec<u32> {
        if self.seen.is_empty() || !self.may_be_in(slice(text, line.directive.argument)) {
            return Vec::new();
        }
        let condition = line.tokens(text);
        let word = |at: usize| condition.get(at).map(|token| spelling(text, token.span, token.spliced));
        let is_defined = |at: Option<usize>| at.and_then(word).is_some_and(|before| *before == *b"defined");
        let mut out = Vec::new();
        for (at, token) in condition.iter().enumerate() {
            let operand = is_defined(at.checked_sub(1)) || is_defined(at.checked_sub(2));
            if !token.is_identifier() || operand {
                continue;
            }
            let name = spelling(text, token.span, token.spliced);
            let def = macros.at(&name, LATEST).filter(|_| self.seen.get(&*name) == Some(&1));
            out.extend(def.filter(|def| macros.get(*def).is_some_and(|def| !def.body.is_empty())));
        }
        out
    }

    /// Whether one of them may be named in the text of a condition; in most none is. A splice may be in a name.
    fn may_be_in(&self, condition: &[u8]) -> bool {
        let is_whole = condition.is_ascii() && memchr::memchr(b'\\', condition).is_none();
        !is_whole || ident::words(condition).any(|word| self.seen.get(word) == Some(&1))
    }
}
