//! The reference's pragmas: what holds at which place.

use super::pragma_macros::PragmaMacros;
use super::trivia::{Reader, Trivia};
use crate::registry;
use crate::rule::Rule;
use culambda_source::{Directive, DirectiveKind, File, Mention, Span, Unit};
use rustc_hash::FxHashMap;

/// What a pragma makes of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Severity {
    /// `nv_diag_suppress`, `nv_diag_remark`: not shown.
    Hidden,
    /// `nv_diag_warning`.
    Warning,
    /// `nv_diag_error`.
    Error,
    /// `nv_diag_default`: as the command line has it.
    Default,
}

/// The pragmas of a unit, as they hold in its main file.
#[derive(Debug, Default)]
pub(crate) struct Pragmas {
    /// For each rule the places from which a severity holds, ascending.
    events: FxHashMap<&'static str, Vec<(u32, Severity)>>,
    /// For each rule the place of its first `nv_diag_once`.
    once: FxHashMap<&'static str, u32>,
}

/// Includes nested deeper than this no compiler reads.
const MAX_DEPTH: usize = 200;
/// How often files without an include guard are looked at again: so often in all, and so often for each file, as often
/// as the unit reads them.
const AGAIN: usize = 2048;
const AGAIN_FOR_EACH: usize = 8;
/// Bytes of a file that count as one more.
const WHOLE: usize = 1 << 13;

impl Pragmas {
    /// Reads the pragmas of a unit.
    pub(crate) fn read(unit: &Unit) -> Pragmas {
        let mut state = State {
            unit,
            out: Pragmas::default(),
            current: FxHashMap::default(),
            stack: Vec::new(),
            macros: PragmaMacros::default(),
            included_operators: false,
            seen: vec![false; unit.files.len()],
            again: AGAIN + AGAIN_FOR_EACH * unit.files.len(),
        };
        if unit.files.iter().any(|f| f.text.mentions(Mention::Diagnostics)) {
            state.included_operators = unit.files.iter().skip(1).any(|file| has_operator(&file.text));
            state.file(0, None, 0);
        }
        state.out
    }

    /// What holds for a rule at a place of the main file.
    pub(crate) fn at(&self, rule: &Rule, offset: u32) -> Severity {
        let Some(events) = self.events.get(rule.name) else {
            return Severity::Default;
        };
        let behind = events.partition_point(|e| e.0 <= offset);
        behind
            .checked_sub(1)
            .and_then(|i| events.get(i))
            .map_or(Severity::Default, |e| e.1)
    }

    /// Whether a message of the rule at a place is not repeated if it was given before.
    pub(crate) fn once(&self, rule: &Rule, offset: u32) -> bool {
        self.once.get(rule.name).is_some_and(|from| *from <= offset)
    }
}

/// Whether the word after `#pragma` is one of the reference's.
fn names_rule(text: &[u8], word: Span) -> bool {
    text.get(word.range())
        .is_some_and(|word| word.starts_with(Mention::Diagnostics.word()))
}

/// Whether a preprocessed file has something left that may make pragmas, or other files that may.
fn has_operators(file: &File) -> bool {
    let makes = |d: &Directive| {
        matches!(
            d.kind,
            DirectiveKind::Define | DirectiveKind::Include | DirectiveKind::IncludeNext
        )
    };
    has_operator(&file.text) || file.directives.iter().any(makes)
}

/// Whether a text has a pragma that is not a directive.
fn has_operator(text: &[u8]) -> bool {
    memchr::memmem::find_iter(text, b"ragma").any(|at| {
        let before = text.get(..at).unwrap_or_default();
        before.ends_with(b"_P") || before.ends_with(b"__p")
    })
}

struct State<'a> {
    unit: &'a Unit,
    out: Pragmas,
    current: FxHashMap<&'static str, Severity>,
    stack: Vec<FxHashMap<&'static str, Severity>>,
    macros: PragmaMacros,
    /// Whether an included file may define such a macro: those that include it may use it.
    included_operators: bool,
    /// The files that were looked at.
    seen: Vec<bool>,
    /// How many may still be looked at again.
    again: usize,
}

impl State<'_> {
    /// Whether a file says something here: one with an include guard does once.
    fn enter(&mut self, file: usize, found: &File) -> bool {
        let seen = self.seen.get_mut(file).is_none_or(|seen| std::mem::replace(seen, true));
        if !seen {
            return true;
        }
        let left = self
            .again
            .checked_sub(1 + found.text.len() / WHOLE)
            .filter(|_| !found.guarded);
        self.again = left.unwrap_or(self.again);
        left.is_some()
    }

    /// The pragmas of a file; those of an included one hold from the place of the include in the main file.
    fn file(&mut self, file: usize, at: Option<u32>, depth: usize) {
        let unit = self.unit;
        let Some(found) = unit.files.get(file).filter(|_| depth < MAX_DEPTH) else {
            return;
        };
        if !self.enter(file, found) {
            return;
        }
        let mut includes = found
            .includes
            .iter()
            .filter_map(|i| Some((i.span.start, i.file?)))
            .peekable();
        if found.preprocessed && !has_operators(found) {
            // The scan has seen all that can matter, and there are no includes.
            let pragmas = found.directives.iter().filter(|d| d.kind == DirectiveKind::Pragma);
            for pragma in pragmas.filter(|d| d.active && names_rule(&found.text, d.name)) {
                self.trivia(&found.text, Trivia::Directive(pragma.span), at);
            }
            return;
        }
        let may_use_included = self.included_operators && !found.includes.is_empty();
        let relevant =
            found.text.mentions(Mention::Diagnostics) || may_use_included || self.macros.is_named_in(&found.text);
        let trivia = if relevant {
            Reader::new(&found.text)
        } else {
            Reader::new(&[])
        };
        for t in trivia {
            let (Trivia::Comment(span) | Trivia::Directive(span) | Trivia::Word(span)) = t;
            while let Some((start, file)) = includes.next_if(|i| i.0 < span.start) {
                self.file(file, Some(at.unwrap_or(start)), depth + 1);
            }
            let hidden = found.inactive.partition_point(|s| s.end <= span.start);
            if found.inactive.get(hidden).is_some_and(|s| s.contains(span.start)) {
                continue;
            }
            self.trivia(&found.text, t, at);
        }
        for (start, file) in includes {
            self.file(file, Some(at.unwrap_or(start)), depth + 1);
        }
    }

    fn trivia(&mut self, text: &[u8], trivia: Trivia, at: Option<u32>) {
        match trivia {
            Trivia::Comment(_) => {}
            Trivia::Directive(span) => {
                let line = unspliced(text, span);
                let rest = line.trim_start_matches(['#', ' ', '\t']);
                if let Some(pragma) = rest.strip_prefix("pragma") {
                    self.pragma(pragma, at.unwrap_or(span.start));
                } else if let Some(definition) = rest.strip_prefix("define") {
                    self.macros.define(definition);
                }
            }
            Trivia::Word(span) => {
                for pragma in self.macros.use_of(text, span) {
                    self.pragma(&pragma, at.unwrap_or(span.start));
                }
            }
        }
    }

    /// One pragma, without `#pragma`.
    fn pragma(&mut self, text: &str, at: u32) {
        let text = text.trim();
        let (word, arguments) = text.split_at(culambda_source::ident::prefix(text));
        let severity = match word {
            "nv_diag_suppress" | "nv_diag_remark" => Severity::Hidden,
            "nv_diag_warning" => Severity::Warning,
            "nv_diag_error" => Severity::Error,
            "nv_diag_default" => Severity::Default,
            "nv_diag_once" => {
                for rule in named(arguments) {
                    self.out.once.entry(rule.name).or_insert(at);
                }
                return;
            }
            "nv_diagnostic" => return self.nest(arguments.trim(), at),
            _ => return,
        };
        for rule in named(arguments) {
            self.set(rule.name, severity, at);
        }
    }

    fn set(&mut self, rule: &'static str, severity: Severity, at: u32) {
        self.current.insert(rule, severity);
        self.out.events.entry(rule).or_default().push((at, severity));
    }

    fn nest(&mut self, word: &str, at: u32) {
        match word {
            "push" => self.stack.push(self.current.clone()),
            "pop" => {
                let Some(before) = self.stack.pop() else { return };
                let mut changed: Vec<&'static str> = self
                    .current
                    .iter()
                    .filter(|(rule, s)| before.get(*rule) != Some(*s))
                    .map(|(rule, _)| *rule)
                    .collect();
                changed.sort_unstable();
                for rule in changed {
                    let severity = before.get(rule).copied().unwrap_or(Severity::Default);
                    self.set(rule, severity, at);
                }
            }
            _ => {}
        }
    }
}

/// The rules of the reference in a list: `X`, `= X`, `X, Y`. After a missing comma nothing counts.
fn named(arguments: &str) -> Vec<&'static Rule> {
    let list = arguments.trim_start().trim_start_matches('=');
    let mut out = Vec::new();
    for entry in list.split(',') {
        let mut words = entry.split_whitespace();
        let rule = words.next().and_then(registry::find).filter(|r| r.follows_pragmas());
        out.extend(rule);
        if words.next().is_some() {
            break;
        }
    }
    out
}

/// A directive without its splices and comments.
fn unspliced(text: &[u8], span: Span) -> String {
    let line = String::from_utf8_lossy(text.get(span.range()).unwrap_or_default());
    let mut out = String::with_capacity(line.len());
    let mut rest = line.as_ref();
    while let Some(at) = rest.find(['\\', '/']) {
        let (before, special) = rest.split_at(at);
        out.push_str(before);
        let behind = special[1..].trim_start_matches([' ', '\t', '\r']);
        rest = if special.starts_with("//") {
            ""
        } else if let Some(comment) = special.strip_prefix("/*") {
            out.push(' ');
            comment.find("*/").map_or("", |end| &comment[end + 2..])
        } else if let Some(next) = behind.strip_prefix('\n').filter(|_| special.starts_with('\\')) {
            next
        } else {
            out.push_str(&special[..1]);
            &special[1..]
        };
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use culambda_source::{Assumptions, Loaded, Loader, NoLoader, UnitOptions};

    /// Gives every include the same text.
    struct Header(String);

    impl Loader for Header {
        fn include(&self, _includer: &str, name: &str, _quoted: bool) -> Option<Loaded> {
            Some(Loaded {
                name: name.to_owned(),
                text: self.0.as_bytes().into(),
            })
        }
    }

    fn at(text: &str, rule: &str, mark: &str) -> Severity {
        at_with(&NoLoader, text, rule, mark)
    }

    fn at_with(loader: &dyn Loader, text: &str, rule: &str, mark: &str) -> Severity {
        let (options, assume) = (UnitOptions::default(), Assumptions::default());
        let unit = Unit::read("a.cu", text.as_bytes().into(), loader, &options, &assume);
        let rule = registry::find(rule).expect("it is in the list");
        Pragmas::read(&unit).at(rule, text.find(mark).expect("the mark is in the text") as u32)
    }

    #[test]
    fn lists_numbers_tags_and_equals_signs_are_read() {
        let text = "#pragma nv_diag_suppress = 20136, extended_lambda_hd_init_capture\nA\n";
        assert_eq!(at(text, "20136", "A"), Severity::Hidden);
        assert_eq!(at(text, "20158", "A"), Severity::Hidden);
        assert_eq!(at(text, "20157", "A"), Severity::Default);
        assert_eq!(
            at("#pragma nv_diag_error 20136 20137\nA", "20137", "A"),
            Severity::Default
        );
    }

    #[test]
    fn spliced_pragmas_and_comments_in_them_are_read() {
        assert_eq!(
            at(
                "# /* b */ pragma \\\n nv_diag_warning /* x */ 20136 // y\nA\n",
                "20136",
                "A"
            ),
            Severity::Warning
        );
        assert_eq!(
            at("/*\n#pragma nv_diag_warning 20136\n*/\nA\n", "20136", "A"),
            Severity::Default
        );
        assert_eq!(
            at("auto s = R\"(\n#pragma nv_diag_warning 20136\n)\";\nA\n", "20136", "A"),
            Severity::Default
        );
    }

    #[test]
    fn operators_and_macros_of_them_are_read() {
        assert_eq!(
            at("_Pragma(\"nv_diag_suppress 20136\") A", "20136", "A"),
            Severity::Hidden
        );
        assert_eq!(
            at(
                "#define QUIET _Pragma(\"nv_diag_suppress 20136\")\nB\nQUIET\nC\n",
                "20136",
                "B"
            ),
            Severity::Default
        );
        assert_eq!(
            at(
                "#define QUIET _Pragma(\"nv_diag_suppress 20136\")\nB\nQUIET\nC\n",
                "20136",
                "C"
            ),
            Severity::Hidden
        );
        assert_eq!(
            at(
                "#define DO(x) _Pragma(#x)\n#define OFF(n) DO(nv_diag_suppress n)\nOFF(20136) C\n",
                "20136",
                "C"
            ),
            Severity::Hidden
        );
    }

    #[test]
    fn pragmas_of_preprocessed_text_are_read() {
        let text = "# 1 \"a.cu\"\n#pragma nv_diag_suppress 20136\nA\n#pragma nv_diag_default 20136\nauto s = R\"(\n\
                    #pragma nv_diag_error 20136\n)\";\nB\n";
        for text in [text.to_owned(), format!("{text} _Pragma(\"x\")")] {
            assert_eq!(at(&text, "20136", "A"), Severity::Hidden);
            assert_eq!(at(&text, "20136", "B\n"), Severity::Default);
        }
    }

    #[test]
    fn push_and_pop_nest() {
        let text = "#pragma nv_diagnostic push\n#pragma nv_diag_suppress 20136\nA\n#pragma nv_diagnostic pop\nB\n#pragma nv_diagnostic pop\nC\n";
        assert_eq!(at(text, "20136", "A\n"), Severity::Hidden);
        assert_eq!(at(text, "20136", "B\n"), Severity::Default);
    }

    #[test]
    fn pragmas_of_headers_count_as_often_as_they_are_read() {
        let pragma = "#pragma nv_diag_suppress 20136\n";
        let main = "#include \"x.h\"\nA\n#pragma nv_diag_default 20136\nB\n#include \"x.h\"\nC\n";
        for (header, again) in [
            (pragma.to_owned(), Severity::Hidden),
            (format!("#pragma once\n{pragma}"), Severity::Default),
            (format!("#ifndef X_H\n#define X_H\n{pragma}#endif\n"), Severity::Default),
        ] {
            let seen = |mark| at_with(&Header(header.clone()), main, "20136", mark);
            assert_eq!(seen("A\n"), Severity::Hidden, "{header}");
            assert_eq!(seen("B\n"), Severity::Default, "{header}");
            assert_eq!(seen("C\n"), again, "{header}");
        }
    }

    #[test]
    fn headers_that_include_themselves_come_to_an_end() {
        let header = "#include \"x.h\"\n#pragma nv_diag_suppress 20136\n#include \"y.h\"\n";
        let main = "#include \"x.h\"\nA\n";
        assert_eq!(at_with(&Header(header.into()), main, "20136", "A\n"), Severity::Hidden);
    }
}
