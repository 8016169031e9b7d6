//! Macros that bear a lambda introducer, and where they are invoked.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::annotation::yields;
use crate::ident::is_continue;
use crate::lex::{Lexer, Token, TokenKind, spelling};
use crate::macros::{LATEST, MacroDef, MacroOrigin, Macros};
use crate::mask;
use crate::presets;
use crate::skip::behind_splices;
use crate::span::Span;
use crate::text::Text;
use crate::unit::{Candidate, CandidateKind, File};

/// Up to so many names are searched one by one; for more, all words of a text are looked up.
const MAX_SEARCHES: usize = 8;

/// The names of macros whose replacement, followed through others, has a lambda introducer that an
/// annotation follows or may follow.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bearing {
    names: FxHashSet<Vec<u8>>,
    /// The definitions: another one of the same name may bear nothing.
    defs: FxHashMap<u32, Bears>,
}

/// Where the introducer comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bears {
    /// From the replacement list.
    Introducer,
    /// From an argument that an annotation follows in the replacement list.
    Argument,
}

impl Bearing {
    /// Finds them among all definitions of a unit.
    pub(crate) fn new(macros: &Macros) -> Bearing {
        let mut bearing = Bearing::default();
        let mut todo: Vec<(u32, Bears)> = Vec::new();
        for (index, def) in macros.indexed() {
            if memchr::memchr2(b'[', b':', &def.text).is_some() && bears(macros, def) {
                todo.push((index, Bears::Introducer));
            } else if annotates_argument(macros, def) {
                todo.push((index, Bears::Argument));
            }
        }
        if todo.is_empty() {
            return bearing;
        }
        // Which definitions mention a word.
        let mut mentions: FxHashMap<&[u8], Vec<u32>> = FxHashMap::default();
        for (index, def) in macros
            .indexed()
            .filter(|(_, def)| def.origin != MacroOrigin::Predefined)
        {
            let words = def.body.iter().filter(|token| token.kind == TokenKind::Identifier);
            for word in words
                .map(|token| def.spelling(token))
                .filter(|word| macros.may_have(word))
            {
                mentions.entry(word).or_default().push(index);
            }
        }
        while let Some((index, bears)) = todo.pop() {
            let known = bearing.defs.get(&index);
            let Some(def) = macros.get(index) else { continue };
            if known.is_some_and(|known| *known == Bears::Introducer || bears == Bears::Argument) {
                continue;
            }
            // An argument may be given where the macro is mentioned.
            let written =
                bears == Bears::Argument && known.is_none() && def.body.iter().any(|token| token.punct == b'[');
            let bears = if written { Bears::Introducer } else { bears };
            bearing.defs.insert(index, bears);
            let name = def.name.as_bytes();
            bearing.names.insert(name.to_vec());
            todo.extend(mentions.get(name).into_iter().flatten().map(|index| (*index, bears)));
        }
        bearing
    }

    /// Whether a macro of a name bears one.
    pub(crate) fn has(&self, name: &[u8]) -> bool {
        self.names.contains(name)
    }

    /// Adds the invocations in one file.
    pub(crate) fn find(&self, macros: &Macros, index: usize, file: &File, out: &mut Vec<Candidate>) {
        let places = self.known_occurrences(&file.text);
        if places.is_empty() {
            return;
        }
        let mut regions: Vec<(Span, bool)> = file.items.iter().map(|item| (item.span, true)).collect();
        regions.extend(file.inactive.iter().map(|&span| (span, false)));
        for (region, active) in regions {
            let first = places.partition_point(|&place| place < region.start);
            let own = places.get(first..).unwrap_or_default();
            let own = own
                .get(..own.partition_point(|&place| place < region.end))
                .unwrap_or_default();
            if own.is_empty() {
                continue;
            }
            self.find_in(macros, file, (region, own), active, &mut |span| {
                out.push(Candidate {
                    file: index,
                    span,
                    kind: CandidateKind::Invocation,
                    active,
                });
            });
        }
    }

    /// Where one of the names may be, found once for a text: its readings differ in few macros.
    fn known_occurrences(&self, text: &Text) -> Arc<Vec<u32>> {
        let mut names: Vec<&[u8]> = self.names.iter().map(Vec::as_slice).collect();
        names.sort_unstable();
        // No name has a blank in it.
        text.places(names.join(&b' '), || self.occurrences(text))
    }

    /// Where one of the names may be: in comments and literals too.
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
            let begins: FxHashSet<u8> = self.names.iter().filter_map(|name| name.first().copied()).collect();
            let begins: Vec<bool> = (0..=u8::MAX).map(|byte| begins.contains(&byte)).collect();
            let may_be = |word: &[u8]| word.first().and_then(|first| begins.get(usize::from(*first))) == Some(&true);
            let own = crate::ident::word_places(text).filter(|place| {
                // Most words begin with a small letter, and most names with a capital.
                text.get(place.clone())
                    .is_some_and(|word| may_be(word) && self.names.contains(word))
            });
            places.extend(own.map(|place| place.start as u32));
        } else {
            for needle in searches {
                places.extend(memchr::memmem::find_iter(text, needle).map(|at| at as u32));
            }
        }
        places.extend(spliced_words(text).map(|at| at as u32));
        places.sort_unstable();
        places
    }

    /// The invocations in a region, which are at some of these places.
    fn find_in(
        &self,
        macros: &Macros,
        file: &File,
        (region, places): (Span, &[u32]),
        active: bool,
        found: &mut dyn FnMut(Span),
    ) {
        let lexed = || Lexer::new(&file.text, region.start, region.end);
        if !active {
            return self.find_among(macros, file, (lexed().collect(), places), LATEST, found);
        }
        if let Some(tokens) = crate::render::tokens(file, region) {
            return self.find_among(macros, file, (tokens, places), None, found);
        }
        // Too long to be kept, and so to be analysed: the names alone, to be accounted for.
        let names = lexed().filter(|token| self.bearing(macros, file, token, None).is_some());
        names.for_each(|token| found(token.span));
    }

    /// The invocations among tokens, with the macros that hold where each is or with those of one place.
    fn find_among(
        &self,
        macros: &Macros,
        file: &File,
        (tokens, places): (Vec<Token>, &[u32]),
        seq: impl Into<Option<u32>>,
        found: &mut dyn FnMut(Span),
    ) {
        let seq = seq.into();
        let mut brackets = None;
        let mut places = places.iter().peekable();
        for (at, token) in tokens.iter().enumerate() {
            while places.next_if(|&&place| place < token.span.start).is_some() {}
            if places.peek().is_none_or(|&&place| place >= token.span.end) {
                continue;
            }
            let Some((def, bears)) = self.bearing(macros, file, token, seq) else {
                continue;
            };
            let behind = tokens.get(at + 1);
            let called = def.parameters.is_some() && behind.is_some_and(|next| next.is(b'('));
            let brackets = brackets.get_or_insert_with(|| Brackets::of(&tokens));
            let end = match brackets.ends.get(&(at + 1)).filter(|_| called) {
                Some(&end) => end,
                // Its name alone may be handed to another macro.
                None if at == 0 || !handed_on(tokens.get(at - 1), behind) => match def.parameters {
                    None => token.span.end,
                    Some(_) => continue,
                },
                None => token.span.end,
            };
            if bears == Bears::Argument && called && !brackets.square_in(Span::new(token.span.end, end)) {
                continue;
            }
            found(Span::new(token.span.start, end));
        }
    }

    /// The macro with a lambda that a token names, and where that lambda comes from.
    fn bearing<'m>(
        &self,
        macros: &'m Macros,
        file: &File,
        token: &Token,
        seq: Option<u32>,
    ) -> Option<(&'m MacroDef, Bears)> {
        let word = spelling(&file.text, token.span, token.spliced);
        if !token.is_identifier() || !self.names.contains(&*word) {
            return None;
        }
        let seq = seq.unwrap_or_else(|| file.seq_at(token.span.start));
        let def = macros.at(&word, seq)?;
        Some((macros.get(def)?, *self.defs.get(&def)?))
    }
}

/// Whether a name between two tokens is an argument, or a part of one.
fn handed_on(before: Option<&Token>, behind: Option<&Token>) -> bool {
    before.is_some_and(|before| before.is(b'(') || before.is(b','))
        && behind.is_some_and(|behind| behind.is(b')') || behind.is(b','))
}

/// The brackets of some tokens.
struct Brackets {
    /// The ends of parentheses, by the index of the token that opens them.
    ends: FxHashMap<usize, u32>,
    /// Where square brackets open.
    squares: Vec<u32>,
}

impl Brackets {
    fn of(tokens: &[Token]) -> Brackets {
        let (mut open, mut ends, mut squares) = (Vec::new(), FxHashMap::default(), Vec::new());
        for (at, token) in tokens.iter().enumerate() {
            if token.is(b'(') {
                open.push(at);
            } else if token.is(b'[') {
                squares.push(token.span.start);
            } else if token.is(b')')
                && let Some(start) = open.pop()
            {
                ends.insert(start, token.span.end);
            }
        }
        Brackets { ends, squares }
    }

    /// Whether a square bracket opens in a part of the file.
    fn square_in(&self, span: Span) -> bool {
        let first = self.squares.partition_point(|&at| at < span.start);
        self.squares.get(first).is_some_and(|&at| at < span.end)
    }
}

/// Whether a replacement list itself has an introducer that an annotation follows or may follow.
pub(crate) fn bears(macros: &Macros, def: &MacroDef) -> bool {
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
        // What is handed to another macro may go on after its parentheses.
        let closed = body.get(at + 1..).unwrap_or_default();
        let closed = closed
            .iter()
            .take_while(|token| token.kind == TokenKind::Punctuator && token.punct == b')');
        let behind = at + 1 + closed.count();
        let follows = match body.get(behind) {
            None => true,
            Some(next) if next.kind == TokenKind::Identifier => {
                let pasted = || crate::pasted::annotation_at(def, behind).is_some();
                next.parameter.is_some() || annotates(macros, def.spelling(next)) || pasted()
            }
            Some(next) => crate::expand::is_paste(next),
        };
        if follows {
            return true;
        }
    }
    false
}

/// Whether an annotation follows a parameter in a replacement list.
fn annotates_argument(macros: &Macros, def: &MacroDef) -> bool {
    def.body.windows(2).any(|pair| match pair {
        [parameter, next] => {
            parameter.parameter.is_some()
                && next.kind == TokenKind::Identifier
                && next.parameter.is_none()
                && crate::annotation::annotates(macros, def.spelling(next))
        }
        _ => false,
    })
}

/// Whether a word in a replacement list is, or may become, an attribute.
fn annotates(macros: &Macros, name: &[u8]) -> bool {
    match macros.at(name, LATEST) {
        Some(def) => yields(macros, def, &mut 100).is_some(),
        None => mask::word(name).is_some() || presets::looks_like_annotation(name),
    }
}

/// Where a word goes on in the next line after a backslash: it may be any name.
fn spliced_words(text: &[u8]) -> impl Iterator<Item = usize> {
    let is_part = |at: usize| text.get(at).is_some_and(|byte| is_continue(*byte));
    memchr::memmem::find_iter(text, b"\\\n")
        .chain(memchr::memmem::find_iter(text, b"\\\r\n"))
        .filter(move |at| at.checked_sub(1).is_some_and(is_part) && is_part(behind_splices(text, *at)))
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
    fn macros_that_are_handed_on_and_introducers_that_are() {
        let text = "#define ONE(n) void f##n() { run([=] __device__ {}); }\n#define LIST(V) V(a) V(b)\n\
                    #define ID(x) x\n#define ANN ID(__device__)\n#define L [=] ANN\n#define DEV(i) i __device__ (int)\n\
                    #define OUTER(i) run(DEV(i) {})\n#define FULL DEV([&]) {}\n\
                    LIST(ONE)\nvoid f() { L (); run(DEV([=]) {}); DEV(T) g(); OUTER([=]); FULL; ONE; }";
        let expect = ["ONE", "L", "DEV([=])", "OUTER([=])", "FULL"];
        assert_eq!(found(text), expect.map(|name| (name, true)));
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
