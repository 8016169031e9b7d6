//! Macros that nothing visible defines, and that must begin a lambda where they are used: `run(n, LIB_LAMBDA (int i) { .. })`.

use crate::ident::{is_continue, last, looks_like_macro};
use crate::lex::{Token, spelling};
use crate::macros::{LATEST, Macros};
use crate::span::{Span, slice};
use crate::unit::{Candidate, CandidateKind, File};

/// How such names end.
const END: &[u8] = b"LAMBDA";

/// Whether a text has a word of that kind which a predicate takes.
pub fn names_lambda_macro(text: &[u8], is_unknown: impl Fn(&[u8]) -> bool) -> bool {
    memchr::memmem::find_iter(text, END).any(|at| {
        let end = at + END.len();
        let goes_on = text.get(end).is_some_and(|byte| is_continue(*byte));
        let word = last(text.get(..end).unwrap_or_default());
        !goes_on && looks_like_macro(word) && is_unknown(word)
    })
}

/// Adds those of a file: a name without a definition, with parameters and a block after it, where an operand is.
pub(crate) fn find(macros: &Macros, file: &File, out: &mut Vec<Candidate>) {
    let is_unknown = |word: &[u8]| word.len() > END.len() && macros.at(word, LATEST).is_none();
    if !names_lambda_macro(&file.text, is_unknown) {
        return;
    }
    for item in &file.items {
        let text = slice(&file.text, item.span);
        if !names_lambda_macro(text, is_unknown) {
            continue;
        }
        // What is too long is not analysed at all.
        let tokens = crate::render::tokens(file, item.span).unwrap_or_default();
        for (at, token) in tokens.iter().enumerate().filter(|(_, token)| token.is_identifier()) {
            let word = spelling(&file.text, token.span, token.spliced);
            // A macro may be taken back after its use.
            let is_unknown = || is_unknown(&word) && macros.at(&word, file.seq_at(token.span.start)).is_none();
            if word.ends_with(END) && is_unknown() && begins_operand(file, tokens.get(..at).unwrap_or_default()) {
                let end = block_after(file, tokens.get(at + 1..).unwrap_or_default());
                out.extend(end.map(|end| Candidate {
                    file: 0,
                    span: Span::new(token.span.start, end),
                    kind: CandidateKind::UnknownMacro,
                    active: true,
                }));
            }
        }
    }
}

/// Whether an operand follows some tokens.
fn begins_operand(file: &File, before: &[Token]) -> bool {
    before.last().is_some_and(|token| {
        let word = slice(&file.text, token.span);
        matches!(word, b"(" | b"," | b"=" | b"return" | b"<<" | b"?" | b":")
    })
}

/// The end of the parameters that tokens begin with, if the block of a lambda is after them.
fn block_after(file: &File, tokens: &[Token]) -> Option<u32> {
    let mut depth = 0_u32;
    for (at, token) in tokens.iter().enumerate() {
        if token.is(b'(') {
            depth += 1;
        } else if token.is(b')') {
            depth -= 1;
        }
        if depth == 0 {
            let next = tokens.get(at + 1).filter(|_| token.is(b')'))?;
            let word = slice(&file.text, next.span);
            let goes_on = matches!(word, b"{" | b"->") || matches!(word, b"mutable" | b"noexcept");
            return goes_on.then_some(token.span.end);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::{Assumptions, CandidateKind, NoLoader, Unit, UnitOptions};

    fn found(text: &str) -> Vec<&str> {
        let (options, assume) = (UnitOptions::default(), Assumptions::default());
        let unit = Unit::read("a.cu", text.as_bytes().into(), &NoLoader, &options, &assume);
        let all = unit.candidates.iter().filter(|c| c.kind == CandidateKind::UnknownMacro);
        all.map(|c| &text[c.span.range()]).collect()
    }

    #[test]
    fn what_must_begin_a_lambda() {
        assert_eq!(
            found("void f() { run(LIB_LAMBDA (int i) { g(); }); }"),
            ["LIB_LAMBDA (int i)"]
        );
        assert_eq!(
            found("auto l = MY_LAMBDA(int (*p)()) mutable {};\nint x;"),
            ["MY_LAMBDA(int (*p)())"]
        );
        for other in [
            "LIB_LAMBDA(f) { g(); }",
            "void f() { run(LIB_LAMBDA(1)); }",
            "// run(LIB_LAMBDA (int i) { });\nint x;",
            "const char *s = \"(LIB_LAMBDA(int) {})\";",
            "#define LIB_LAMBDA [=]\nvoid f() { run(LIB_LAMBDA (int i) { }); }",
            "#define LIB_LAMBDA [=]\nvoid f() { run(LIB_LAMBDA (int i) { }); }\n#undef LIB_LAMBDA",
            "void f() { run(LIB_LAMBDAS (int i) { }); run(LAMBDA(x) { }); }",
        ] {
            assert!(found(other).is_empty(), "{other}");
        }
    }
}
