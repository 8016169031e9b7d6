//! Names that may be macros which nothing visible defines, and the words that `##` makes of them: `CATEGORY_case_Test`.
//!
//! A macro that hands its argument to another one, which pastes it, lets it be expanded first. A name that is pasted where
//! it is written is not a macro there, whoever defines it.

use rustc_hash::FxHashMap;

use crate::span::slice;
use crate::tok::{TextRef, Tok};

/// The macro that counts how often it was expanded in a unit: a part of one does not tell.
pub const COUNTER: &str = "__COUNTER__";

/// Those of one run of expansion.
#[derive(Debug, Default)]
pub(crate) struct Unseen {
    /// By the places of their tokens.
    met: FxHashMap<TextRef, Vec<u8>>,
    /// The words that were made, with the token of the name in them.
    made: FxHashMap<TextRef, TextRef>,
}

impl Unseen {
    /// A name in an argument was to be expanded and has no definition.
    pub(crate) fn meet(&mut self, tok: &Tok, name: Vec<u8>) {
        self.met.insert(tok.text, name);
    }

    /// Two tokens were pasted.
    pub(crate) fn paste(&mut self, left: &Tok, right: &Tok, made: &Tok) {
        let own = |tok: &Tok| match self.made.get(&tok.text) {
            Some(name) => Some(*name),
            None => self.met.contains_key(&tok.text).then_some(tok.text),
        };
        if let Some(name) = own(left).or_else(|| own(right)) {
            self.made.insert(made.text, name);
        }
    }

    /// The words that are left among tokens, with the names in them.
    pub(crate) fn in_tokens(&self, tokens: &[Tok], made: &[u8]) -> Vec<(String, String)> {
        if self.made.is_empty() {
            return Vec::new();
        }
        let mut out: Vec<(String, String)> = Vec::new();
        for tok in tokens.iter().filter(|tok| tok.is_identifier()) {
            let name = self.made.get(&tok.text).and_then(|name| self.met.get(name));
            let (Some(name), TextRef::Made { span }) = (name, tok.text) else {
                continue;
            };
            let word = String::from_utf8_lossy(slice(made, span)).into_owned();
            out.push((word, String::from_utf8_lossy(name).into_owned()));
        }
        out.sort_unstable();
        out.dedup();
        out
    }
}
