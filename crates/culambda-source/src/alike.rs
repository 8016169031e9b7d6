//! What the text of a part of a file tells of its view, before there is one.

use std::ops::Range;
use std::sync::{Arc, LazyLock};

use rustc_hash::FxHashSet;

use crate::expand::is_made_by_compiler;
use crate::ident::{word_places, words};
use crate::kept::ByText;
use crate::macros::{MacroDef, MacroOrigin, Macros};
use crate::span::{Span, slice};
use crate::unit::{File, Unit};

/// What a view is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ingredients<'u> {
    /// The text as it is written.
    pub text: &'u [u8],
    /// Which parts of it are left out, and what the macros in it say; nothing, where there are none.
    pub rest: Vec<u8>,
}

impl Unit {
    /// What the view of a part of a file is made of, where that is certainly no more than its text, what is left out of it
    /// and the macros in it: nothing is pasted. All parts that are made of the same have the same view but for their places.
    pub fn made_of(&self, file: usize, span: Span) -> Option<Ingredients<'_>> {
        let found = self.files.get(file).filter(|file| !file.preprocessed)?;
        let text = slice(&found.text, span);
        let is_plain = !found.changes_in(span) && !has_splices(text) && !self.has_pieces(file, span);
        if !is_plain {
            return None;
        }
        let mut rest = self.definitions_in(text, found.seq_at(span.start))?;
        let skips = found.skips_in(span).map(|skip| {
            let within = Span::new(skip.start.max(span.start), skip.end.min(span.end));
            [within.start - span.start, within.end - span.start]
        });
        let skips: Vec<u8> = skips.flatten().flat_map(u32::to_le_bytes).collect();
        if !skips.is_empty() {
            rest.extend(&skips);
            rest.extend(u32::try_from(skips.len()).ok()?.to_le_bytes());
        } else if !rest.is_empty() {
            rest.extend(0_u32.to_le_bytes());
        }
        Some(Ingredients { text, rest })
    }

    /// The macros in a text, and those that these use, one after the other with their lengths; none if one is made by the
    /// compiler, or pastes.
    fn definitions_in(&self, text: &[u8], seq: u32) -> Option<Vec<u8>> {
        let mut out = Vec::new();
        let mut seen: FxHashSet<&[u8]> = FxHashSet::default();
        let mut todo = vec![text];
        while let Some(text) = todo.pop() {
            for word in Words::of(text).iter() {
                if is_made_by_compiler(word) {
                    return None;
                }
                let Some(def) = self.macros.at(word, seq).and_then(|def| self.macros.get(def)) else {
                    continue;
                };
                if !seen.insert(word) {
                    continue;
                }
                if pastes(def) {
                    return None;
                }
                let count = def.parameters.as_ref().map_or(0, |all| all.len() + 1);
                out.extend(u32::try_from(count).ok()?.to_le_bytes());
                let parameters = def.parameters.iter().flatten().map(String::as_bytes);
                for part in parameters.chain([word, &*def.text]) {
                    out.extend(u32::try_from(part.len()).ok()?.to_le_bytes());
                    out.extend(part);
                }
                out.push(u8::from(def.variadic) | u8::from(def.origin == MacroOrigin::Preset) << 1);
                todo.push(&def.text);
            }
        }
        Some(out)
    }

    /// Whether a part of a file certainly has the same text in its view as in another reading of the file: the same is
    /// left out of it, and its words and those of the macros in it mean the same.
    pub fn reads_as_in(&self, other: &Unit, file: usize, span: Span) -> bool {
        let (Some(own), Some(known)) = (self.files.get(file), other.files.get(file)) else {
            return false;
        };
        let both = [own, known];
        let text = slice(&own.text, span);
        let is_shared = std::ptr::eq(own.text.as_ptr(), known.text.as_ptr()) && own.text.len() == known.text.len();
        is_shared
            && !self.has_pieces(file, span)
            && both.iter().all(|file| !file.preprocessed && !file.changes_in(span))
            && own.skips_in(span).eq(known.skips_in(span))
            && (&own.name, &own.markers) == (&known.name, &known.markers)
            && !has_splices(text)
            && mean_the_same(
                text,
                (&self.macros, own.seq_at(span.start)),
                (&other.macros, known.seq_at(span.start)),
            )
    }
}

impl File {
    /// What is left out of a part.
    fn skips_in(&self, span: Span) -> impl Iterator<Item = Span> {
        let first = self.skips().partition_point(|skip| skip.end <= span.start);
        let rest = self.skips().get(first..).unwrap_or_default().iter();
        rest.take_while(move |skip| skip.start < span.end).copied()
    }

    /// Whether definitions of macros change within a part.
    fn changes_in(&self, span: Span) -> bool {
        let behind = self.epochs.partition_point(|&(at, _)| at <= span.start);
        self.epochs.get(behind).is_some_and(|&(at, _)| at < span.end)
    }
}

/// Whether all words of a text, and those of the macros that they name, mean the same at two places.
fn mean_the_same(text: &[u8], (macros, seq): (&Macros, u32), (others, other_seq): (&Macros, u32)) -> bool {
    let mut seen: FxHashSet<&[u8]> = FxHashSet::default();
    let mut todo = vec![text];
    while let Some(text) = todo.pop() {
        for word in Words::of(text).iter() {
            if !seen.insert(word) {
                continue;
            }
            let own = macros.at(word, seq).and_then(|def| macros.get(def));
            let other = others.at(word, other_seq).and_then(|def| others.get(def));
            match (own, other) {
                (None, None) => {}
                (Some(own), Some(other)) if is_same(own, other) => todo.push(&own.text),
                _ => return false,
            }
        }
    }
    true
}

/// Bytes of a text of which it is worth while to keep the words.
const MANY: usize = 256;

/// The words of a text, each once, where they are first.
struct Words<'t> {
    text: &'t [u8],
    first: Option<Arc<Vec<Range<usize>>>>,
}

impl<'t> Words<'t> {
    fn of(text: &'t [u8]) -> Words<'t> {
        static KNOWN: LazyLock<ByText<Vec<Range<usize>>>> = LazyLock::new(ByText::default);
        let find = || {
            let mut seen: FxHashSet<&[u8]> = FxHashSet::default();
            let is_new = |place: &Range<usize>| text.get(place.clone()).is_some_and(|word| seen.insert(word));
            word_places(text).filter(is_new).collect()
        };
        Words {
            text,
            first: (text.len() >= MANY).then(|| KNOWN.of(text, find)),
        }
    }

    /// All words; in a short text some of them more than once.
    fn iter(&self) -> impl Iterator<Item = &'t [u8]> {
        let text = self.text;
        let known = self.first.as_deref().into_iter().flatten();
        let known = known.filter_map(move |place| text.get(place.clone()));
        let others = self.first.is_none().then(|| words(text));
        known.chain(others.into_iter().flatten())
    }
}

/// Whether words may go on in the next line, or have characters that are spelled by their numbers.
fn has_splices(text: &[u8]) -> bool {
    memchr::memchr_iter(b'\\', text).any(|at| matches!(text.get(at + 1), Some(b'\n' | b'\r' | b'u' | b'U')))
}

fn pastes(def: &MacroDef) -> bool {
    def.body.iter().any(crate::expand::is_paste)
}

/// Whether two definitions are replaced with the same, none of it pasted: what is pasted may be the name of any macro.
fn is_same(a: &MacroDef, b: &MacroDef) -> bool {
    (&a.parameters, a.variadic, &a.text, &a.body) == (&b.parameters, b.variadic, &b.text, &b.body) && !pastes(a)
}

#[cfg(test)]
mod tests {
    use crate::{Assumptions, MacroOption, NoLoader, Text, UnitOptions};

    use super::*;

    fn read(text: &Text, defines: &[(&str, &str)]) -> Unit {
        let define = |(name, body): &(&str, &str)| MacroOption::Define((*name).into(), (*body).into());
        let options = UnitOptions {
            macros: defines.iter().map(define).collect(),
            ..UnitOptions::default()
        };
        Unit::read("a.cu", text.clone(), &NoLoader, &options, &Assumptions::default())
    }

    #[test]
    fn parts_that_are_made_of_themselves() {
        for (text, macros, expected) in [
            ("int a; // A", &[][..], true),
            ("__device__ int b;", &[], true),
            ("int A;", &[("A", "b")], true),
            ("#define A 1\nint A;", &[], true),
            ("int J(a, b);", &[("J(x,y)", "x##y")], false),
            ("int a[B];", &[("B", "__LINE__")], false),
            ("int b = __LINE__;", &[], false),
            ("int b\n#ifdef X\n(int)\n#endif\n;", &[], true),
            ("int b = sizeof \"\\n\";", &[], true),
            ("int b\n#define B\n;", &[], false),
            ("int b\\\nc;", &[], false),
            ("int __cplusplus;", &[], true),
        ] {
            let unit = read(&text.into(), macros);
            let span = unit.files[0].items[0].span;
            assert_eq!(unit.made_of(0, span).is_some(), expected, "{text}");
        }
    }

    #[test]
    fn parts_that_are_made_of_the_same_have_the_same_view() {
        let text = Text::from("int a = A;\nint b = B(A);\nint c = C;\nint d = B(B(D));\n");
        let macros = [
            "A 1",
            "A 2",
            "A B",
            "B(x) x",
            "B(y) y",
            "B(x) A",
            "B 3",
            "B(x...) x",
            "C A",
        ];
        let options: Vec<(&str, &str)> = macros.iter().filter_map(|one| one.split_once(' ')).collect();
        let mut units = vec![read(&text, &[])];
        for (at, one) in options.iter().enumerate() {
            units.push(read(&text, &[*one]));
            units.extend(options[at + 1..].iter().map(|other| read(&text, &[*one, *other])));
        }
        let mut same = 0;
        for (left, right) in units
            .iter()
            .flat_map(|left| units.iter().map(move |right| (left, right)))
        {
            for item in &left.files[0].items {
                let views = [left, right].map(|unit| unit.view(0, item.span).text);
                let parts = [left, right].map(|unit| unit.made_of(0, item.span).unwrap());
                assert!(parts[0] != parts[1] || views[0] == views[1], "{views:?}");
                same += usize::from(parts[0] == parts[1]);
            }
        }
        assert!(same > units.len() * 4, "{same}");
    }

    #[test]
    fn parts_that_read_the_same() {
        let text = "#define TWICE(x) x x\n#define JOIN(x, y) x##y\n#ifdef B\n#define HIDDEN B\n#else\n#define HIDDEN 1\n#endif\n\
                    int a = A;\nint b = TWICE(A);\nint c = C;\nint d = JOIN(e, f);\nint e = HIDDEN;\nint f\n#ifdef B\n= 1\n#endif\n;\n";
        let text = Text::from(text);
        let alike = |left: &[(&str, &str)], right: &[(&str, &str)]| {
            let (left, right) = (read(&text, left), read(&text, right));
            let items = left.files[0].items.iter();
            let alike = items.map(|item| {
                let alike = left.reads_as_in(&right, 0, item.span);
                let views = [&left, &right].map(|unit| unit.view(0, item.span).text);
                assert!(!alike || views[0] == views[1], "{views:?}");
                alike
            });
            alike.collect::<Vec<bool>>()
        };
        assert_eq!(alike(&[], &[]), [true, true, true, false, true, true]);
        assert_eq!(
            alike(&[("A", "1")], &[("A", "2")]),
            [false, false, true, false, true, true]
        );
        assert_eq!(
            alike(&[("A", "1")], &[("A", "1"), ("C", "1")]),
            [true, true, false, false, true, true]
        );
        assert_eq!(alike(&[("B", "1")], &[]), [true, true, true, false, false, false]);
        let other = Text::from("int a = A;\n");
        assert!(!read(&text, &[]).reads_as_in(&read(&other, &[]), 0, Span::new(0, 5)));
    }
}
