//! Macros that bear a lambda introducer, and where they are invoked.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::annotation::yields;
use crate::lex::{Lexer, Token, TokenKind, spelling};
use crate::macros::{LATEST, MacroDef, MacroOrigin, Macros};
use crate::mask;
use crate::presets;
use crate::span::{Span, slice};
use crate::unit::{Candidate, CandidateKind, File};

/// Up to so many names are searched one by one; for more, all words of a text are looked up.
const MAX_SEARCHES: usize = 8;

/// The names of macros whose replacement, followed through others, has a lambda introducer that an
/// annotation follows or may follow.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bearing {
    names: FxHashSet<Vec<u8>>,
    /// The definitions: another one of the same name may bear nothing.
    defs: FxHashSet<u32>,
}

impl Bearing {
    /// Finds them among all definitions of a unit.
    pub(crate) fn new(macros: &Macros) -> Bearing {
        let mut bearing = Bearing::default();
        let mut todo: Vec<u32> = Vec::new();
        for (index, def) in macros.indexed() {
            if memchr::memchr2(b'[', b':', &def.text).is_some() && bears(macros, def) {
                todo.push(index);
            }
        }
        // Which definitions mention a word.
        let mut mentions: FxHashMap<&[u8], Vec<u32>> = FxHashMap::default();
        for (index, def) in macros
            .indexed()
            .filter(|(_, def)| def.origin != MacroOrigin::Predefined)
        {
            for token in def.body.iter().filter(|token| token.kind == TokenKind::Identifier) {
                mentions.entry(def.spelling(token)).or_default().push(index);
            }
        }
        while let Some(index) = todo.pop() {
            let Some(def) = macros.get(index).filter(|_| bearing.defs.insert(index)) else {
                continue;
            };
            let name = def.name.as_bytes();
            if bearing.names.insert(name.to_vec()) {
                todo.extend(mentions.get(name).into_iter().flatten());
            }
        }
        bearing
    }

    /// Adds the invocations in one file.
    pub(crate) fn find(&self, macros: &Macros, index: usize, file: &File, out: &mut Vec<Candidate>) {
        let places = self.occurrences(&file.text);
        if places.is_empty() {
            return;
        }
        let mut regions: Vec<(Span, bool)> = file.items.iter().map(|item| (item.span, true)).collect();
        regions.extend(file.inactive.iter().map(|&span| (span, false)));
        for (region, active) in regions {
            let first = places.partition_point(|&place| place < region.start);
            if places.get(first).is_none_or(|&place| place >= region.end) {
                continue;
            }
            self.find_in(macros, file, region, active, &mut |span| {
                out.push(Candidate {
                    file: index,
                    span,
                    kind: CandidateKind::Invocation,
                    active,
                });
            });
        }
    }

    /// Where one of the names may stand: in comments and literals too.
    fn occurrences(&self, text: &[u8]) -> Vec<u32> {
        let mut places = Vec::new();
        // Most of the well-known names share their end.
        let end_of = |name: &'_ Vec<u8>| name.ends_with(b"_LAMBDA");
        let mut searches: Vec<&[u8]> = self
            .names
            .iter()
            .map(|name| if end_of(name) { b"_LAMBDA" } else { name.as_slice() })
            .collect();
        searches.sort_unstable();
        searches.dedup();
        if searches.len() > MAX_SEARCHES {
            let tokens = Lexer::new(text, 0, text.len() as u32).filter(Token::is_identifier);
            places.extend(
                tokens
                    .filter(|t| self.names.contains(slice(text, t.span)))
                    .map(|t| t.span.start),
            );
            return places;
        }
        for needle in searches {
            places.extend(memchr::memmem::find_iter(text, needle).map(|at| at as u32));
        }
        places.sort_unstable();
        places
    }

    /// The invocations in a region.
    fn find_in(&self, macros: &Macros, file: &File, region: Span, active: bool, found: &mut dyn FnMut(Span)) {
        let text = &file.text;
        let tokens: Vec<Token> = if active {
            crate::render::tokens(file, region)
        } else {
            Lexer::new(text, region.start, region.end).collect()
        };
        for (at, token) in tokens.iter().enumerate() {
            let word = spelling(text, token.span, token.spliced);
            if !token.is_identifier() || !self.names.contains(&*word) {
                continue;
            }
            let seq = if active { file.seq_at(token.span.start) } else { LATEST };
            let def = macros.at(&word, seq).filter(|def| self.defs.contains(def));
            let Some(def) = def.and_then(|def| macros.get(def)) else {
                continue;
            };
            let end = if def.parameters.is_none() {
                token.span.end
            } else {
                match close(tokens.get(at + 1..).unwrap_or_default()) {
                    Some(end) => end,
                    None => continue,
                }
            };
            found(Span::new(token.span.start, end));
        }
    }
}

/// The end of the parenthesis that some tokens begin with.
fn close(tokens: &[Token]) -> Option<u32> {
    tokens.first().filter(|token| token.is(b'('))?;
    let mut depth = 0_u32;
    for token in tokens {
        depth += u32::from(token.is(b'('));
        if token.is(b')') {
            depth = depth.checked_sub(1)?;
            if depth == 0 {
                return Some(token.span.end);
            }
        }
    }
    None
}

/// Whether a replacement list itself has an introducer that an annotation follows or may follow.
fn bears(macros: &Macros, def: &MacroDef) -> bool {
    let body = &def.body;
    let is = |at: usize, code: u8| {
        body.get(at)
            .is_some_and(|token| token.kind == TokenKind::Punctuator && token.punct == code)
    };
    let mut open = Vec::new();
    for at in 0..body.len() {
        if is(at, b'[') {
            open.push(at);
        }
        if !is(at, b']') {
            continue;
        }
        let Some(start) = open.pop() else { continue };
        let before = start.checked_sub(1).and_then(|before| body.get(before));
        let subscript = before.is_some_and(|before| match before.kind {
            TokenKind::Identifier => !matches!(def.spelling(before), b"return" | b"co_return" | b"co_yield"),
            TokenKind::Punctuator => matches!(before.punct, b')' | b']' | b'['),
            TokenKind::String | TokenKind::RawString | TokenKind::Number => true,
            _ => false,
        });
        if subscript || is(start + 1, b'[') {
            continue;
        }
        let follows = match body.get(at + 1) {
            None => true,
            Some(next) if next.kind == TokenKind::Identifier => {
                next.parameter.is_some() || annotates(macros, def.spelling(next))
            }
            Some(next) => crate::expand::is_paste(next),
        };
        if follows {
            return true;
        }
    }
    false
}

/// Whether a word in a replacement list is, or may become, an attribute.
fn annotates(macros: &Macros, name: &[u8]) -> bool {
    match macros.at(name, LATEST) {
        Some(def) => yields(macros, def, &mut 100).is_some(),
        None => mask::word(name).is_some() || presets::looks_like_annotation(name),
    }
}

#[cfg(test)]
mod tests {
    use crate::{Assumptions, CandidateKind, NoLoader, Unit, UnitOptions};

    fn found(text: &str) -> Vec<(&str, bool)> {
        let (options, assume) = (UnitOptions::default(), Assumptions::default());
        let unit = Unit::read("a.cu", text.as_bytes().into(), &NoLoader, &options, &assume);
        let invocations = unit.candidates.iter().filter(|c| c.kind == CandidateKind::Invocation);
        invocations.map(|c| (&text[c.span.range()], c.active)).collect()
    }

    #[test]
    fn invocations_of_macros_that_bear_lambdas() {
        let text = "#define HD __host__ __device__\n#define L [=] HD\n#define CAP(...) [__VA_ARGS__] HD\n\
                    #define FOR(n, ...) run(n, L (int i) __VA_ARGS__)\n#define AT(a, i) a[i] HD\n\
                    #define PLAIN [=] (int i) {}\n#define BY(x) [&] x\n\
                    void f() { L (); CAP(a, b) (); FOR(3, { g(); }); AT(a, 1); PLAIN; \"L\"; BY(y); CAP; }\n\
                    #if 0\nL ()\n#endif\nvoid g() { KOKKOS_LAMBDA (int i) {}; }";
        assert_eq!(
            found(text),
            [
                ("L", true),
                ("CAP(a, b)", true),
                ("FOR(3, { g(); })", true),
                ("BY(y)", true),
                ("L", false),
                ("KOKKOS_LAMBDA", true)
            ]
        );
    }

    #[test]
    fn a_definition_in_sight_wins_over_a_preset() {
        assert!(found("#define KOKKOS_LAMBDA [=]() {}\nvoid g() { KOKKOS_LAMBDA; }").is_empty());
        assert!(found("#undef KOKKOS_LAMBDA\nvoid g() { KOKKOS_LAMBDA; }").is_empty());
    }

    #[test]
    fn many_names_are_found_by_words() {
        let lines: Vec<String> = (0..20).map(|n| format!("#define L{n} [=] __device__")).collect();
        let mut text = lines.join(
            "
",
        );
        text.push_str("\nvoid f() { L7 () {}; }");
        assert_eq!(found(&text), [("L7", true)]);
    }
}
