//! Annotations that `##` joins from parts: whether one may come out.

use crate::expand::is_paste;
use crate::lex::TokenKind;
use crate::macros::MacroDef;

/// The words that annotate a lambda.
const WORDS: [&[u8]; 2] = [b"__device__", b"__host__"];

/// How many tokens the paste that begins at an index of a replacement list takes, where it may make an annotation:
/// `__dev##x##__`. Parameters alone may make any word: what they stand for is read where the macro is used.
pub(crate) fn annotation_at(def: &MacroDef, at: usize) -> Option<usize> {
    let mut end = at;
    while def.body.get(end + 1).is_some_and(is_paste) && end + 2 < def.body.len() {
        end += 2;
    }
    let parts = def.body.get(at..=end).filter(|_| end > at)?;
    let parts = || parts.iter().step_by(2);
    let written: Vec<u8> = parts()
        .filter(|part| part.parameter.is_none())
        .flat_map(|part| def.spelling(part))
        .copied()
        .collect();
    if parts().all(|part| part.parameter.is_none()) {
        return WORDS.contains(&&*written).then_some(end + 1 - at);
    }
    let literal = |part: &&_| is_literal(def, part);
    let before: Vec<u8> = parts()
        .take_while(literal)
        .flat_map(|part| def.spelling(part))
        .copied()
        .collect();
    let after: Vec<&[u8]> = parts()
        .rev()
        .take_while(literal)
        .map(|part| def.spelling(part))
        .collect();
    let after: Vec<u8> = after.into_iter().rev().flatten().copied().collect();
    let may_be = |word: &&[u8]| word.len() > written.len() && word.starts_with(&before) && word.ends_with(&after);
    (!written.is_empty() && WORDS.iter().any(may_be)).then_some(end + 1 - at)
}

fn is_literal(def: &MacroDef, part: &crate::macros::BodyTok) -> bool {
    part.parameter.is_none() && !def.spelling(part).is_empty()
}

/// Words that are handed to macros one after the other, which may join them: `CAT(__dev, ice__)`.
#[derive(Debug, Default)]
pub(crate) struct Handed(Vec<u8>);

impl Handed {
    /// Takes the next token; says whether the words so far make an annotation together.
    pub(crate) fn take(&mut self, kind: TokenKind, punct: u8, word: &[u8]) -> bool {
        match kind {
            TokenKind::Identifier => self.0.extend(word),
            _ if punct == b',' => {}
            _ => self.0.clear(),
        }
        WORDS.contains(&&*self.0)
    }
}
