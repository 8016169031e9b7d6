//! Annotations that are where they may be those of a lambda's call operator: `[] () __device__ {}`.
//!
//! No lambda is extended by them, but the reference rejects them, so the declarations around are worth reading.

use crate::annotation::{run_end, without_directives};
use crate::ident::is_continue;
use crate::lex::{Lexer, Token, punct, spelling};
use crate::macros::{LATEST, Macros};
use crate::presets::may_annotate;
use crate::span::{Span, slice};
use crate::view::{View, ViewToken};

/// Tokens that are looked at after an introducer.
const MAX_TOKENS: usize = 200;

/// The annotations of a call operator in what follows the `]` of an introducer at `from`.
///
/// `macros` are those in sight; `None` in preprocessed text.
pub(crate) fn behind(text: &[u8], from: u32, macros: Option<&Macros>) -> Option<Span> {
    let lexer = Lexer::new(text, from, text.len() as u32);
    let mut tokens = without_directives(lexer).take(MAX_TOKENS);
    let mut parameters = false;
    loop {
        let token = tokens.next()?;
        if token.is_identifier() {
            let word = spelling(text, token.span, token.spliced);
            if is_specifier(&word) {
                continue;
            }
            let end = run_end(text, token.span.start, macros)?;
            return goes_on(text, end, parameters).then_some(Span::new(token.span.start, end));
        }
        if token.is(b'<') {
            skip_angles(&mut tokens)?;
        } else if token.is(b'(') || token.is(b'[') {
            parameters |= token.is(b'(');
            skip_bracket(&mut tokens)?;
        } else {
            return None;
        }
    }
}

/// The end of a word that nothing defines and that is where only a macro may be: `[=] LIB_FN (int i) {`. It may be an
/// annotation.
pub(crate) fn unseen(text: &[u8], from: u32, macros: &Macros) -> Option<u32> {
    let word = unseen_word(text, from)?;
    macros
        .at(&spelling(text, word.span, word.spliced), LATEST)
        .is_none()
        .then_some(word.span.end)
}

impl View {
    /// The word that follows an introducer which the use of a macro makes, where it may be an annotation that nothing
    /// defines.
    pub fn unseen_annotation(&self, invocation: Span) -> Option<&str> {
        let closes = |token: &&ViewToken| token.source == invocation && self.text_of(token.span()) == "]";
        let mut closed = self.tokens.iter().filter(closes);
        let word = closed.find_map(|token| unseen_word(self.text.as_bytes(), token.at.get() + token.len))?;
        self.text.get(word.span.range())
    }
}

/// A word that may be an annotation, and that is where only a macro may be.
fn unseen_word(text: &[u8], from: u32) -> Option<Token> {
    let mut tokens = Lexer::new(text, from, text.len() as u32).take(MAX_TOKENS);
    let token = tokens.next().filter(Token::is_identifier)?;
    let word = spelling(text, token.span, token.spliced);
    if !may_annotate(&word) || !tokens.next()?.is(b'(') {
        return None;
    }
    skip_bracket(&mut tokens)?;
    let next = tokens.next()?;
    let specifies = || next.is_identifier() && is_specifier(slice(text, next.span));
    (next.is(b'{') || next.is(punct::ARROW) || specifies()).then_some(token)
}

fn is_specifier(word: &[u8]) -> bool {
    matches!(word, b"mutable" | b"constexpr" | b"consteval" | b"noexcept" | b"static")
}

/// Whether what follows an annotation can follow one in a lambda.
fn goes_on(text: &[u8], end: u32, parameters: bool) -> bool {
    let next = Lexer::new(text, end, text.len() as u32).next();
    next.is_some_and(|next| {
        next.is(b'{')
            || next.is(punct::ARROW)
            || (next.is(b'(') && !parameters)
            || (next.is_identifier() && is_specifier(slice(text, next.span)))
    })
}

/// Skips to the bracket that closes the one that was read.
fn skip_bracket(tokens: &mut impl Iterator<Item = Token>) -> Option<()> {
    let mut depth = 1_u32;
    while depth > 0 {
        match tokens.next()?.punct {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            _ => {}
        }
    }
    Some(())
}

/// Skips template parameters after their `<`.
fn skip_angles(tokens: &mut impl Iterator<Item = Token>) -> Option<()> {
    let mut depth = 1_u32;
    while depth > 0 {
        match tokens.next()?.punct {
            b'<' => depth += 1,
            b'>' => depth -= 1,
            punct::SHIFT_RIGHT => depth = depth.saturating_sub(2),
            b'(' => skip_bracket(tokens)?,
            b';' | b'{' => return None,
            _ => {}
        }
    }
    Some(())
}

/// Whether the `[` at `at` can begin a lambda, judged by what is before it.
pub(crate) fn may_introduce(text: &[u8], at: u32) -> bool {
    let before = slice(text, Span::new(0, at)).trim_ascii_end();
    match before.last() {
        Some(b')' | b']' | b'"' | b'\'' | b'>') => false,
        Some(&byte) if is_continue(byte) => {
            let word = before.iter().rev().take(10).take_while(|&&b| is_continue(b)).count();
            let word = before.get(before.len() - word..).unwrap_or_default();
            matches!(
                word,
                b"return" | b"co_return" | b"co_yield" | b"co_await" | b"throw" | b"else" | b"do" | b"case"
            )
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use crate::{Assumptions, CandidateKind, NoLoader, Unit, UnitOptions};

    fn found(text: &str) -> Vec<&str> {
        let unit = Unit::read(
            "a.cu",
            text.as_bytes().into(),
            &NoLoader,
            &UnitOptions::default(),
            &Assumptions::default(),
        );
        unit.candidates
            .iter()
            .filter(|c| c.kind == CandidateKind::Misplaced)
            .map(|c| &text[c.span.range()])
            .collect()
    }

    #[test]
    fn annotations_of_call_operators_are_found() {
        assert_eq!(found("auto l = [] () __host__ __device__ {};"), ["__host__ __device__"]);
        assert_eq!(found("auto l = [] () mutable __device__ -> int { };"), ["__device__"]);
        assert_eq!(found("auto l = [] [[nodiscard]] __device__ () { };"), ["__device__"]);
        assert_eq!(found("#define HD __host__ __device__\nauto l = [] () HD { };"), ["HD"]);
        assert_eq!(found("auto l = [] <class T> __device__ (T t) { };"), ["__device__"]);
        assert_eq!(
            found("void f() { return [a] (int (*b)(int)) noexcept(true) __device__ { }; }"),
            ["__device__"]
        );
    }

    #[test]
    fn declarations_are_left_alone() {
        assert!(
            found("template <class T> __device__ void f() {}\n__launch_bounds__(1) __global__ void k() {}").is_empty()
        );
        assert!(found("auto l = [] __device__ () {};").is_empty());
        assert!(
            found("int f() { a[1](2) __device__ {}; [] () { } __device__ {} [] () -> int __device__ {}; }").is_empty()
        );
    }
}
