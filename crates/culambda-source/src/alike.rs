//! What the text of a part of a file tells of its view, before there is one.

use rustc_hash::FxHashSet;

use crate::expand::is_made_by_compiler;
use crate::ident::words;
use crate::macros::{MacroDef, Macros};
use crate::span::{Span, slice};
use crate::unit::{File, Unit};

impl Unit {
    /// Whether a part of a file certainly is in its view as it is written, but for what is masked: nothing in it is left
    /// out, and none of its words is a macro. All parts with the same text then have the same view but for their places.
    pub fn is_as_written(&self, file: usize, span: Span) -> bool {
        let Some(found) = self.files.get(file).filter(|file| !file.preprocessed) else {
            return false;
        };
        let text = slice(&found.text, span);
        let seq = found.seq_at(span.start);
        let changes = |word: &[u8]| is_made_by_compiler(word) || self.macros.at(word, seq).is_some();
        found.skips_in(span).next().is_none()
            && !found.changes_in(span)
            && memchr::memchr(b'\\', text).is_none()
            && !words(text).any(changes)
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
            && memchr::memchr_iter(b'\\', text).all(|at| !matches!(text.get(at + 1), Some(b'\n' | b'\r' | b'u' | b'U')))
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
        let first = self.skips.partition_point(|skip| skip.end <= span.start);
        let rest = self.skips.get(first..).unwrap_or_default().iter();
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
        for word in words(text) {
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

/// Whether two definitions are replaced with the same, none of it pasted: what is pasted may be the name of any macro.
fn is_same(a: &MacroDef, b: &MacroDef) -> bool {
    let pastes = |def: &MacroDef| def.body.iter().any(crate::expand::is_paste);
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
    fn parts_that_are_as_they_are_written() {
        for (text, expected) in [
            ("int a; // A", true),
            ("__device__ int b;", true),
            ("int A;", false),
            ("#define A 1\nint A;", false),
            ("int b = __LINE__;", false),
            ("int b\n#ifdef X\n(int)\n#endif\n;", false),
            ("int b\\\nc;", false),
            ("int __cplusplus;", false),
        ] {
            let macros: &[(&str, &str)] = if text == "int A;" { &[("A", "b")] } else { &[] };
            let unit = read(&text.into(), macros);
            let span = unit.files[0].items[0].span;
            assert_eq!(unit.is_as_written(0, span), expected, "{text}");
            if expected {
                let view = unit.view(0, span);
                assert_eq!(
                    view.text.replace(' ', ""),
                    text.replace("__device__", "").replace("// A", "").replace(' ', "")
                );
            }
        }
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
