//! The namespaces that a file opens whatever is defined.
//!
//! That a name is a namespace can be told without reading the file that opens it: its head alone is enough. This only
//! tells what is certain by the text. A macro among the declarations may open or close a namespace itself, so what
//! follows it is not told.

use culambda_source::ident::{is_start, prefix};
use rustc_hash::FxHashSet;

use crate::outline::{Kind, Outline};
use crate::words::{skip_blanks, word_at};

/// The head of a namespace.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Opened {
    /// Its path, from the global namespace on.
    pub(crate) path: String,
    /// The number of its line, from 1 on.
    pub(crate) number: u32,
}

impl Opened {
    /// Whether its own name is this one.
    pub(crate) fn is_named(&self, name: &str) -> bool {
        self.path.rsplit("::").next() == Some(name)
    }

    /// What declares it.
    pub(crate) fn declaration(&self) -> String {
        let names = self.path.split("::");
        let heads: String = names.clone().map(|name| format!("namespace {name} {{ ")).collect();
        heads + &"}".repeat(names.count())
    }
}

/// Goes through the declarations at namespace scope.
struct Reader<'t> {
    text: &'t [u8],
    outline: &'t Outline,
    may_open: &'t dyn Fn(&[u8]) -> bool,
    at: usize,
    /// The next directive.
    line: usize,
    /// The braces that are open: how long the path was in front of each namespace, none for other braces.
    open: Vec<Option<usize>>,
    /// How many braces were open at the conditions around.
    conditions: Vec<usize>,
    path: String,
    /// An offset, and the number of its line.
    counted: (usize, u32),
    found: Vec<Opened>,
    known: FxHashSet<String>,
}

/// The namespaces that a text opens for certain, each where that is first. `may_open` tells of a word at the beginning of
/// a declaration whether it may be a macro that opens or closes one.
pub(crate) fn opened(text: &[u8], outline: &Outline, may_open: &dyn Fn(&[u8]) -> bool) -> Vec<Opened> {
    let mut reader = Reader {
        text,
        outline,
        may_open,
        at: 0,
        line: 0,
        open: Vec::new(),
        conditions: Vec::new(),
        path: String::new(),
        counted: (0, 1),
        found: Vec::new(),
        known: FxHashSet::default(),
    };
    while reader.declaration().is_some() {}
    reader.found
}

impl<'t> Reader<'t> {
    /// What is next, after blanks, comments and directives; none at the end, or where braces do not match.
    fn byte(&mut self) -> Option<u8> {
        loop {
            self.at = skip_blanks(self.text, self.at);
            let byte = *self.text.get(self.at)?;
            if byte != b'#' {
                return Some(byte);
            }
            self.directive()?;
        }
    }

    fn directive(&mut self) -> Option<()> {
        let lines = self.outline.lines.iter().skip(self.line);
        let before = lines.take_while(|line| (line.span.0 as usize) < self.at).count();
        self.line += before;
        let line = self.outline.lines.get(self.line);
        let Some(line) = line.filter(|line| line.span.0 as usize == self.at) else {
            // One that says nothing of macros, or an operator.
            let rest = self.text.get(self.at..)?;
            self.at += memchr::memchr(b'\n', rest)?;
            return Some(());
        };
        self.at = line.span.1 as usize;
        if line.group.is_some() && line.group == self.outline.guard {
            return Some(());
        }
        match line.kind {
            Kind::If => self.conditions.push(self.open.len()),
            Kind::Branch => return (self.conditions.last() == Some(&self.open.len())).then_some(()),
            Kind::Endif => return (self.conditions.pop() == Some(self.open.len())).then_some(()),
            _ => {}
        }
        Some(())
    }

    /// Takes one declaration, the head of a namespace, or the end of one.
    fn declaration(&mut self) -> Option<()> {
        match self.byte()? {
            b';' => self.at += 1,
            b'}' => {
                self.at += 1;
                let length = self.open.pop()??;
                self.path.truncate(length);
            }
            _ => match self.word() {
                b"namespace" => return self.namespace(),
                b"inline" => {
                    self.at += b"inline".len();
                    self.byte()?;
                    if self.word() == b"namespace" {
                        return self.namespace();
                    }
                    return self.rest();
                }
                // What a linkage specification encloses is in the namespace around.
                b"extern" if self.is_linkage() => return None,
                word if word.is_empty() || (self.may_open)(word) => return None,
                _ => return self.rest(),
            },
        }
        Some(())
    }

    fn word(&self) -> &'t [u8] {
        word_at(self.text, self.at)
    }

    fn is_linkage(&self) -> bool {
        let next = skip_blanks(self.text, self.at + self.word().len());
        self.text.get(next) == Some(&b'"')
    }

    /// Takes the head of a namespace, or an alias of one.
    fn namespace(&mut self) -> Option<()> {
        let start = self.at;
        self.at += b"namespace".len();
        let length = self.path.len();
        let mut names = Vec::new();
        while self.byte().is_some_and(is_start) {
            let word = std::str::from_utf8(self.word()).ok()?;
            self.at += word.len();
            if word != "inline" {
                if !self.path.is_empty() {
                    self.path.push_str("::");
                }
                self.path.push_str(word);
                names.push(self.path.len());
            }
            if self.byte()? != b':' {
                break;
            }
            self.at += 2;
        }
        match self.byte()? {
            b'{' => {
                self.at += 1;
                self.open.push(Some(length));
                let number = self.number(start);
                for path in names.into_iter().filter_map(|end| self.path.get(..end)) {
                    if self.conditions.is_empty() && self.known.insert(path.to_owned()) {
                        self.found.push(Opened {
                            path: path.to_owned(),
                            number,
                        });
                    }
                }
                Some(())
            }
            b'=' => {
                self.path.truncate(length);
                self.rest()
            }
            // An attribute, or a macro.
            _ => None,
        }
    }

    /// The number of the line of an offset, which is not before the last one that was asked for.
    fn number(&mut self, at: usize) -> u32 {
        let (before, number) = self.counted;
        let between = self.text.get(before..at).unwrap_or_default();
        self.counted = (at, number + memchr::memchr_iter(b'\n', between).count() as u32);
        self.counted.1
    }

    /// Goes to the end of a declaration: its `;`, or the brace that closes what it opens.
    fn rest(&mut self) -> Option<()> {
        let outside = self.open.len();
        loop {
            match self.byte()? {
                b';' if self.open.len() == outside => return Some(()),
                b'{' => self.open.push(None),
                b'}' => {
                    if self.open.len() == outside {
                        return None;
                    }
                    self.open.pop();
                    if self.open.len() == outside {
                        self.at += 1;
                        return Some(());
                    }
                }
                quote @ (b'"' | b'\'') => {
                    let rest = self.text.get(self.at + 1..)?;
                    self.at += 1 + memchr::memchr2(quote, b'\n', rest)?;
                }
                first if is_start(first) => {
                    self.at += prefix(self.text.get(self.at..)?).max(1);
                    continue;
                }
                _ => {}
            }
            self.at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use culambda_source::ident::looks_like_macro;

    fn paths(text: &str) -> Vec<(String, u32)> {
        let text = text.as_bytes();
        let may_open = |word: &[u8]| looks_like_macro(word);
        let found = opened(text, &Outline::of(text), &may_open);
        found.into_iter().map(|one| (one.path, one.number)).collect()
    }

    fn names(text: &str) -> Vec<String> {
        paths(text).into_iter().map(|(path, _)| path).collect()
    }

    #[test]
    fn namespaces_and_their_lines() {
        let text = "#ifndef A\n#define A\n// namespace no {\nnamespace a::b {\nclass C { int f() { return '{'; } };\n\
                    namespace d { }\nusing namespace d;\n}\ninline namespace e { }\nnamespace f = a::b;\nnamespace a { namespace g { } }\n#endif\n";
        let found: Vec<(String, u32)> = [("a", 4), ("a::b", 4), ("a::b::d", 6), ("e", 9), ("a::g", 11)]
            .map(|(path, number)| (path.to_owned(), number))
            .into();
        assert_eq!(paths(text), found);
    }

    #[test]
    fn what_is_not_certain_is_not_told() {
        assert_eq!(names("BEGIN_ALL\nnamespace a { }"), [""; 0]);
        assert_eq!(names("namespace a { }\nclass B;\nEND_ALL\nnamespace c { }"), ["a"]);
        assert_eq!(names("#if X\nnamespace a { }\n#endif\nnamespace b { }"), ["b"]);
        assert_eq!(names("#if X\nnamespace a {\n#endif\nnamespace b { }"), [""; 0]);
        assert_eq!(names("extern \"C\" { namespace a { } }"), [""; 0]);
        assert_eq!(
            names("void f() { namespace a { } }\nnamespace b MACRO { }\nnamespace c { }"),
            [""; 0]
        );
        assert_eq!(names("} namespace a { }"), [""; 0]);
    }

    #[test]
    fn any_bytes() {
        for text in [
            "namespace",
            "namespace a::",
            "inline",
            "\"",
            "f(\"",
            "#",
            "# if\n",
            "{",
            "extern",
        ] {
            assert_eq!(names(text), [""; 0], "{text}");
        }
    }
}
