//! Macros that bear a lambda where no condition of a reading lets them be defined.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::annotation::annotates;
use crate::candidates::{Bearing, bears};
use crate::directive::DirectiveKind;
use crate::ident::{prefix, words};
use crate::lex::{Lexer, Token, spelling};
use crate::macros::{MacroDef, MacroOrigin};
use crate::span::Span;
use crate::unit::{CandidateKind, Unit};

/// Definitions that are looked at.
const MAX_DEFINITIONS: usize = 4000;
/// Macros that use macros are followed this far.
const MAX_ROUNDS: usize = 16;

/// A definition in text that conditions leave out.
struct LeftOut {
    file: usize,
    span: Span,
    def: MacroDef,
}

impl Unit {
    /// Where macros are defined that the main file names and that bear a lambda there, in text that is left out although
    /// something around it cannot be decided: `#define LOOP(i) for (..)` under `#ifdef SERIAL`, then another definition
    /// under `#ifndef SERIAL`. By file and directive; what has a lambda in this reading is not among them. So are macros
    /// that annotate there, if the main file names them after a bracket: `] LIB_LAMBDA (int i)`.
    pub fn lambda_macros_left_out(&self) -> Vec<(usize, Span)> {
        let all = self.definitions_left_out();
        if all.is_empty() {
            return Vec::new();
        }
        let annotating = self.annotating_among(&all);
        let names = self.bearing_among(&all, &annotating);
        let any = !names.is_empty() || !annotating.is_empty();
        let Some(main) = self.files.first().filter(|main| !main.preprocessed && any) else {
            return Vec::new();
        };
        let items = || main.items.iter().filter_map(|item| main.text.get(item.span.range()));
        let mut used: FxHashSet<&[u8]> = FxHashSet::default();
        if !names.is_empty() {
            used.extend(items().flat_map(words).filter(|word| names.contains(word)));
        }
        for candidate in self
            .candidates
            .iter()
            .filter(|c| c.file == 0 && c.kind == CandidateKind::Invocation)
        {
            let text = main.text.get(candidate.span.range()).unwrap_or_default();
            used.remove(words(text).next().unwrap_or_default());
        }
        if !annotating.is_empty() {
            let annotates = |word: &&[u8]| annotating.contains(word) && !annotates(&self.macros, word);
            used.extend(items().flat_map(after_brackets).filter(annotates));
        }
        let own = all.iter().filter(|one| used.contains(one.def.name.as_bytes()));
        own.map(|one| (one.file, one.span)).collect()
    }

    /// The definitions in the files in which something is not decided.
    fn definitions_left_out(&self) -> Vec<LeftOut> {
        let mut files: Vec<usize> = self.undecided.iter().map(|undecided| undecided.file).collect();
        files.sort_unstable();
        files.dedup();
        let mut out = Vec::new();
        for index in files {
            let Some(file) = self.files.get(index) else { continue };
            let defines = file
                .directives
                .iter()
                .filter(|d| d.kind == DirectiveKind::Define && !d.active);
            for directive in defines.take(MAX_DEFINITIONS.saturating_sub(out.len())) {
                let text = file.text.get(directive.argument.range()).unwrap_or_default();
                if let Ok(def) = MacroDef::read(text, MacroOrigin::File) {
                    let span = directive.span;
                    out.push(LeftOut { file: index, span, def });
                }
            }
        }
        out
    }

    /// The names of those that annotate, themselves or through each other.
    fn annotating_among<'l>(&self, all: &'l [LeftOut]) -> FxHashSet<&'l [u8]> {
        let mut names: FxHashSet<&[u8]> = FxHashSet::default();
        for _ in 0..MAX_ROUNDS {
            let annotates = |word: &[u8]| names.contains(word) || annotates(&self.macros, word);
            let new = all.iter().filter(|one| words(&one.def.text).any(annotates));
            let new: Vec<&[u8]> = new.map(|one| one.def.name.as_bytes()).collect();
            let before = names.len();
            names.extend(new);
            if names.len() == before {
                break;
            }
        }
        names
    }

    /// Where the main file names one of some macros in text that conditions leave out: `MY_LAMBDA (int i)`.
    pub fn uses_left_out(&self, names: &[Box<[u8]>]) -> Vec<Span> {
        let Some(main) = self
            .files
            .first()
            .filter(|main| !main.preprocessed && !names.is_empty())
        else {
            return Vec::new();
        };
        let mut out = Vec::new();
        for region in &main.inactive {
            let tokens = Lexer::new(&main.text, region.start, region.end).filter(Token::is_identifier);
            let is_use = |token: &Token| {
                let word = spelling(&main.text, token.span, token.spliced);
                names.iter().any(|name| **name == *word)
            };
            out.extend(tokens.filter(is_use).map(|token| token.span));
        }
        out
    }

    /// The names of those that bear a lambda, themselves or through each other.
    fn bearing_among<'l>(&self, all: &'l [LeftOut], annotating: &FxHashSet<&[u8]>) -> FxHashSet<&'l [u8]> {
        let known = Bearing::new(&self.macros);
        let mut names: FxHashSet<&[u8]> = FxHashSet::default();
        let mut mentions: FxHashMap<&[u8], Vec<&[u8]>> = FxHashMap::default();
        for one in all {
            let name = one.def.name.as_bytes();
            let through = |word: &[u8]| known.has(word);
            let is_annotated = || after_brackets(&one.def.text).any(|word| annotating.contains(word));
            if memchr::memchr(b'[', &one.def.text).is_some() && (bears(&self.macros, &one.def) || is_annotated()) {
                names.insert(name);
            }
            for word in words(&one.def.text).filter(|word| *word != name) {
                if through(word) {
                    names.insert(name);
                }
                mentions.entry(word).or_default().push(name);
            }
        }
        let mut grown: Vec<&[u8]> = names.iter().copied().collect();
        for _ in 0..MAX_ROUNDS {
            let users = grown.iter().filter_map(|name| mentions.get(name)).flatten();
            grown = users.copied().filter(|name| !names.contains(name)).collect();
            if grown.is_empty() {
                break;
            }
            names.extend(grown.iter().copied());
        }
        names
    }
}

/// The words right after closing square brackets.
fn after_brackets(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let rest = memchr::memchr_iter(b']', text).filter_map(|at| text.get(at + 1..));
    rest.filter_map(|rest| {
        let rest = rest.trim_ascii_start();
        rest.get(..prefix(rest)).filter(|word| !word.is_empty())
    })
}

#[cfg(test)]
mod tests {
    use crate::{Assumptions, NoLoader, Unit, UnitOptions};

    fn found(text: &str) -> Vec<&str> {
        let (options, assume) = (UnitOptions::default(), Assumptions::default());
        let unit = Unit::read("a.cu", text.as_bytes().into(), &NoLoader, &options, &assume);
        let all = unit.lambda_macros_left_out().into_iter();
        all.map(|(_, span)| &text[span.range()]).collect()
    }

    #[test]
    fn definitions_under_the_opposite_of_what_is_assumed() {
        let text = "#ifdef SERIAL\n#define LOOP(i) for (;;)\n#endif\n#ifndef SERIAL\n#define L [=] __device__\n\
                    #define LOOP(i) RUN(L (int i))\n#define OTHER(i) RUN(L (int i))\n#define AT(i) a[i]\n#endif\n\
                    void f() { LOOP(i) AT(i); }\n";
        assert_eq!(found(text), ["#define LOOP(i) RUN(L (int i))"]);
        // Nobody compiles what is certainly left out, and what has a lambda here is found here.
        assert!(found(&text.replace("#ifdef SERIAL", "#define SERIAL\n#ifdef SERIAL")).is_empty());
        assert!(found(&text.replace("for (;;)", "RUN([=] __device__ (int i))")).is_empty());
    }

    #[test]
    fn annotations_under_the_opposite_of_what_is_assumed() {
        let text = "#if defined(__CUDACC__) && !defined(SERIAL)\n#define DEV __device__\n#define ON DEV\n#define L [=] ON\n\
                    #define KERNEL __global__ void\n#else\n#define ON\n#endif\nvoid f() { run([=] ON (int i) {}); KERNEL; }\n";
        assert_eq!(found(text), ["#define ON DEV"]);
        let through = text.replace("[=] ON (int", "L (int");
        assert_eq!(found(&through), ["#define L [=] ON"]);
        assert!(found(&text.replace("#define ON\n", "#define ON __host__ __device__\n")).is_empty());
    }
}
