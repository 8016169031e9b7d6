//! Runs of attributes after a lambda introducer: whether they hold an annotation.

use crate::lex::{Lexer, Token, TokenKind, spelling};
use crate::macros::{LATEST, Macros};
use crate::mask::{Word, attribute_word, word};
use crate::pasted::{self, Handed};
use crate::presets;
use crate::view::MarkKind;

/// Tokens that a run of attributes may have.
const MAX_TOKENS: usize = 100;
/// Macros that are followed for one word.
const MAX_MACROS: u32 = 100;

/// The end of the last annotation in the run of attributes at `from`; `None` if it holds none.
///
/// `macros` are those in sight; `None` in preprocessed text, where no word is a macro.
pub(crate) fn run_end(text: &[u8], from: u32, macros: Option<&Macros>) -> Option<u32> {
    let lexer = Lexer::new(text, from, text.len() as u32);
    let mut tokens = without_directives(lexer).take(MAX_TOKENS).peekable();
    let mut found = None;
    while let Some(token) = tokens.next() {
        let meaning = if token.is_identifier() {
            meaning(&spelling(text, token.span, token.spliced), macros)
        } else if token.is(b'[') && tokens.peek().is_some_and(|next| next.is(b'[')) {
            Some(Meaning::default())
        } else {
            None
        };
        let called = tokens.peek().is_some_and(|next| next.is(b'('));
        let Some(meaning) = meaning.filter(|meaning| called || !meaning.unseen) else {
            break;
        };
        let mut annotates = meaning.annotates;
        let mut end = token.span.end;
        let mut depth = u32::from(token.is(b'['));
        let mut handed = Handed::default();
        if depth > 0 || (meaning.call && called) {
            for inner in tokens.by_ref() {
                match inner.punct {
                    b'(' | b'[' => depth += 1,
                    b')' | b']' => depth = depth.saturating_sub(1),
                    b';' | b'{' | b'}' => return found,
                    _ => {}
                }
                let word = spelling(text, inner.span, inner.spliced);
                annotates |= inner.is_identifier() && meaning.takes(&word, macros);
                annotates |= handed.take(inner.kind, inner.punct, &word) && meaning.passes;
                end = inner.span.end;
                if depth == 0 {
                    break;
                }
            }
        }
        if annotates {
            found = Some(end);
        }
    }
    found
}

/// The tokens without those of directives between them.
pub(crate) fn without_directives(lexer: Lexer<'_>) -> impl Iterator<Item = Token> {
    let mut directive = false;
    lexer.filter(move |token| {
        if token.newline {
            directive = token.is(b'#');
        }
        !directive
    })
}

/// What a word does in a run of attributes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Meaning {
    annotates: bool,
    /// It is an attribute list, which may hold annotations.
    list: bool,
    /// A parenthesis after the word belongs to it, and is not the parameter list.
    call: bool,
    /// It is a macro that may hand its arguments on.
    passes: bool,
    /// Nothing visible says what it is: with parentheses after it a macro, without them anything else.
    unseen: bool,
}

impl Meaning {
    /// Whether a word in its parentheses makes an annotation.
    fn takes(self, name: &[u8], macros: Option<&Macros>) -> bool {
        (self.list && attribute_word(name).is_some_and(is_annotation))
            || (self.passes && macros.is_some_and(|macros| annotates(macros, name)))
    }
}

/// Whether a word is an annotation, or a macro that expands to one.
pub(crate) fn annotates(macros: &Macros, name: &[u8]) -> bool {
    match macros.at(name, LATEST) {
        Some(def) => yields(macros, def, &mut 100).is_some_and(|yields| yields.annotates),
        None => is_annotation_word(name),
    }
}

/// Whether a word is an annotation itself: `__device__`.
pub(crate) fn is_annotation_word(name: &[u8]) -> bool {
    matches!(word(name), Some(Word::Alone(kind)) if is_annotation(kind))
}

fn meaning(name: &[u8], macros: Option<&Macros>) -> Option<Meaning> {
    if let Some((macros, def)) = macros.and_then(|macros| Some((macros, macros.at(name, LATEST)?))) {
        let mut budget = MAX_MACROS;
        let Yields { annotates, list } = yields(macros, def, &mut budget)?;
        let def = macros.get(def)?;
        return Some(Meaning {
            annotates,
            list,
            call: def.parameters.is_some(),
            passes: def.body.iter().any(|token| token.parameter.is_some()),
            unseen: false,
        });
    }
    let (annotates, list, call) = match word(name) {
        Some(Word::Alone(kind)) => (is_annotation(kind), false, false),
        Some(Word::Call(_)) => (false, false, true),
        Some(Word::Attributes) => (false, true, true),
        None if macros.is_some() && presets::looks_like_annotation(name) => (true, false, false),
        None => {
            return macros.map(|_| Meaning {
                call: true,
                passes: true,
                unseen: true,
                ..Meaning::default()
            });
        }
    };
    Some(Meaning {
        annotates,
        list,
        call,
        ..Meaning::default()
    })
}

pub(crate) fn is_annotation(kind: MarkKind) -> bool {
    matches!(kind, MarkKind::Device | MarkKind::Host | MarkKind::Global)
}

/// What a macro that expands to attributes yields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Yields {
    /// An annotation.
    pub(crate) annotates: bool,
    /// An attribute list, in which an argument may make an annotation.
    pub(crate) list: bool,
}

/// What a macro yields that expands to attributes; `None` if it begins with anything else.
pub(crate) fn yields(macros: &Macros, def: u32, budget: &mut u32) -> Option<Yields> {
    let mut found = Yields::default();
    let mut listed = false;
    let mut todo = vec![def];
    let mut first = true;
    while let Some(index) = todo.pop() {
        *budget = budget.checked_sub(1)?;
        let Some(def) = macros.get(index) else {
            continue;
        };
        let mut inner = Vec::new();
        let mut leads = std::mem::take(&mut first);
        let (mut handed, mut joined) = (Handed::default(), 0);
        for (at, token) in def.body.iter().enumerate() {
            let name = def.spelling(token);
            let is_word = token.kind == TokenKind::Identifier;
            let nested = if is_word { macros.at(name, LATEST) } else { None };
            let meaning = if is_word { word(name) } else { None };
            found.annotates |= handed.take(token.kind, token.punct, name) && token.parameter.is_none();
            if let Some(count) = pasted::annotation_at(def, at).filter(|_| at >= joined) {
                joined = at + count;
                found.annotates = true;
            }
            if at < joined {
                leads = false;
                continue;
            }
            // What is handed on may begin with attributes, too.
            if token.parameter.is_some() {
                continue;
            }
            if std::mem::take(&mut leads) {
                if meaning.is_none() && nested.is_none() && token.punct != b'[' {
                    return None;
                }
                first = meaning.is_none() && nested.is_some();
            }
            match meaning {
                Some(Word::Alone(kind)) => found.annotates |= is_annotation(kind),
                Some(Word::Attributes) => found.list = true,
                _ => {}
            }
            listed |= is_word && attribute_word(name).is_some_and(is_annotation);
            inner.extend(nested.filter(|&nested| nested != index));
        }
        todo.extend(inner.into_iter().rev());
    }
    found.annotates |= found.list && listed;
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::macros::{MacroDef, MacroOrigin};

    fn end(text: &str) -> Option<&str> {
        let mut macros = Macros::default();
        for (name, body) in [
            ("HD", "__host__ __device__"),
            ("DEV", "ATTR(device)"),
            ("ATTR(x)", "__attribute__((x))"),
            ("NOINLINE", "__attribute__((noinline))"),
            ("EMPTY", ""),
            ("CONST", "const __device__"),
            ("LOOP", "LOOP"),
            ("dev", "DEV"),
            ("PASS(...)", "__VA_ARGS__"),
            ("ANN", "PASS(__device__)"),
            ("DROP(x)", ""),
        ] {
            macros.define(MacroDef::from_option(name, body, MacroOrigin::File).unwrap());
        }
        run_end(text.as_bytes(), 0, Some(&macros)).map(|end| &text[..end as usize])
    }

    #[test]
    fn annotations_of_all_kinds() {
        for text in [
            "__device__",
            " /* a */ __host__ __device__",
            "HD",
            "dev",
            "EMPTY HD",
            "NOINLINE __device__",
            "__attribute__((host, device))",
            "__launch_bounds__(1) __device__",
            "[[maybe_unused]] __device__",
            "\n#if 1\n__device__\n#endif",
            "MY_HOST_DEVICE",
            "ATTR(device)",
            "PASS(__device__)",
            "PASS(HD)",
            "PASS(PASS(__host__) int)",
            "UNSEEN(__device__)",
            "ANN",
        ] {
            let run = format!("{text} (int i) __host__ {{}}");
            let expect = text.trim_end_matches("\n#endif");
            assert_eq!(end(&run), Some(expect), "{text}");
        }
    }

    #[test]
    fn everything_else() {
        for text in [
            "(int i)",
            "NOINLINE ()",
            "CONST x",
            "LOOP ()",
            "mutable",
            "__attribute__((__device__))",
            "",
            "EMPTY",
            "PASS((int i))",
            "PASS() (int i)",
            "DROP(__device__) (int i)",
            "UNSEEN(int i)",
            "and __device__",
        ] {
            assert_eq!(end(text), None, "{text}");
        }
    }
}
