//! Where classes are defined.

use rustc_hash::{FxHashMap, FxHashSet};

use culambda_source::is_source;

use crate::heads::{annotated_members, bases, classes_of_members};
use crate::includes::nearness;
use crate::project::Project;
use crate::words::{ends_of, part, skip_blanks, word_at};

impl ClassHead {
    pub(crate) fn name<'t>(&self, text: &'t [u8]) -> &'t [u8] {
        part(text, self.name)
    }
}

/// Words and attributes between the keyword and the name.
const MAX_WORDS: usize = 4;

/// The head of a class definition: where its name is, and where the `:` or `{` after it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ClassHead {
    pub(crate) name: (u32, u32),
    pub(crate) end: u32,
}

/// The classes that a text seems to define, by the last components of their names.
pub(crate) fn defined_in(text: &[u8]) -> Vec<ClassHead> {
    [&b"class"[..], b"struct"]
        .into_iter()
        .flat_map(|keyword| ends_of(text, keyword).map(|end| (end, end - keyword.len())))
        .filter(|(_, start)| !is_in_comment(text, *start))
        .filter_map(|(end, _)| definition(text, end))
        .collect()
}

/// Bytes of a line in which the beginning of a comment is looked for.
const MAX_COMMENT: usize = 200;

/// Whether the line of an offset is a comment as far as there, or goes on with one that is written as most are.
fn is_in_comment(text: &[u8], at: usize) -> bool {
    let front = text.get(at.saturating_sub(MAX_COMMENT)..at).unwrap_or_default();
    let line = memchr::memrchr(b'\n', front).map_or(0, |end| end + 1);
    let line = front.get(line..).unwrap_or_default();
    let last = |mark: &[u8]| memchr::memmem::rfind(line, mark);
    last(b"/*") > last(b"*/")
        || memchr::memmem::find(line, b"//").is_some()
        || line.trim_ascii_start().starts_with(b"* ")
}

/// The class whose head goes on at an offset, if it is a definition.
fn definition(text: &[u8], mut at: usize) -> Option<ClassHead> {
    let mut name = None;
    let head = |name: Option<(u32, u32)>, at: usize| name.map(|name| ClassHead { name, end: at as u32 });
    for _ in 0..MAX_WORDS * 2 {
        at = skip_blanks(text, at);
        match text.get(at)? {
            b'{' => return head(name, at),
            b':' if text.get(at + 1) == Some(&b':') => at += 2,
            b':' => return head(name, at),
            b'<' if name.is_some() => at = close(text, at, b'<', b'>')?,
            b'(' if name.is_some() => at = close(text, at, b'(', b')')?,
            b'[' if text.get(at + 1) == Some(&b'[') => at = close(text, at, b'[', b']')?,
            _ => {
                let word = word_at(text, at);
                if word.is_empty() {
                    return None;
                }
                if word != b"final" {
                    name = Some((at as u32, (at + word.len()) as u32));
                }
                at += word.len();
            }
        }
    }
    None
}

/// Bytes that a bracket in the head of a class may hold.
const MAX_BRACKET: usize = 2000;

/// After the bracket that opens here.
fn close(text: &[u8], at: usize, open: u8, close: u8) -> Option<usize> {
    let mut depth = 0_u32;
    for (offset, &byte) in text.get(at..)?.iter().take(MAX_BRACKET).enumerate() {
        if byte == open {
            depth += 1;
        } else if byte == close {
            depth -= 1;
            if depth == 0 {
                return Some(at + offset + 1);
            }
        } else if matches!(byte, b';' | b'{') {
            return None;
        }
    }
    None
}

impl Project {
    /// The names of the classes that a file defines.
    pub(crate) fn classes(&self, file: usize) -> &[ClassHead] {
        let own = &self.files[file];
        own.classes.get_or_init(|| defined_in(&own.text))
    }

    /// The bases of the classes of a name that a file defines.
    pub(crate) fn bases_of(&self, file: usize, name: &str) -> Vec<Vec<String>> {
        let text = &self.files[file].text;
        let own = self
            .classes(file)
            .iter()
            .filter(|class| class.name(text) == name.as_bytes());
        own.filter(|class| text.get(class.end as usize) == Some(&b':'))
            .flat_map(|class| bases(text, class.end as usize))
            .collect()
    }

    /// The files of the nearest folder that define a class.
    pub(crate) fn nearest_class(&self, file: usize, name: &str) -> Vec<usize> {
        let all = self.all_classes().get(name.as_bytes()).map_or(&[][..], Vec::as_slice);
        self.nearest_of(file, all)
    }

    /// Whether a file defines a member function (`Class::name`) outside of its class, with what may be an annotation.
    pub(crate) fn defines_member(&self, file: usize, member: &[u8]) -> bool {
        let own = &self.files[file];
        let all = own.members.get_or_init(|| annotated_members(&own.text));
        all.binary_search_by(|known| (**known).cmp(member)).is_ok()
    }

    /// The headers of the nearest folder that do.
    pub(crate) fn nearest_definition(&self, from: usize, member: &[u8]) -> Vec<usize> {
        use rayon::prelude::*;
        let headers = (0..self.own)
            .into_par_iter()
            .filter(|&f| f != from && !is_source(&self.files[f].name));
        let all: Vec<usize> = headers.filter(|&file| self.defines_member(file, member)).collect();
        self.nearest_of(from, &all)
    }

    /// Those of some files that are in the nearest folder.
    fn nearest_of(&self, from: usize, all: &[usize]) -> Vec<usize> {
        let from = &self.files[from].name;
        let near = |f: usize| nearness(from, &self.files[f].name);
        let best = all.iter().map(|&f| near(f)).max();
        all.iter().copied().filter(|&f| Some(near(f)) == best).collect()
    }

    /// All classes of the project by name.
    fn all_classes(&self) -> &FxHashMap<Box<[u8]>, Vec<usize>> {
        self.class_table.get_or_init(|| {
            use rayon::prelude::*;
            (0..self.files.len()).into_par_iter().for_each(|file| {
                self.classes(file);
            });
            let mut table: FxHashMap<Box<[u8]>, Vec<usize>> = FxHashMap::default();
            for file in 0..self.files.len() {
                let text = &self.files[file].text;
                for class in self.classes(file) {
                    let name = class.name(text);
                    match table.get_mut(name) {
                        Some(files) if files.last() == Some(&file) => {}
                        Some(files) => files.push(file),
                        None => {
                            table.insert(name.into(), vec![file]);
                        }
                    }
                }
            }
            table
        })
    }
}

/// The classes of which a text defines members without having the class itself.
pub(crate) fn missing_classes(text: &[u8]) -> Vec<Vec<String>> {
    let mut missing = classes_of_members(text);
    if !missing.is_empty() {
        // Another class of the name is that of another file.
        let heads = defined_in(text);
        let own: FxHashSet<&[u8]> = heads.iter().map(|class| class.name(text)).collect();
        missing.retain(|path| path.last().is_none_or(|name| !own.contains(name.as_bytes())));
    }
    missing
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<&str> {
        let mut spans = defined_in(text.as_bytes());
        spans.sort_unstable();
        spans
            .iter()
            .map(|class| std::str::from_utf8(class.name(text.as_bytes())).unwrap())
            .collect()
    }

    #[test]
    fn definitions_and_nothing_else() {
        assert_eq!(
            names(
                "template <class T> class A { }; struct B : C {}; class D; friend struct E; struct X_API F final\n: G {};\n\
                 class alignas(16) H {}; struct I<int> {}; struct J::K {}; class [[nodiscard]] L {}; enum class M { a };"
            ),
            ["A", "B", "F", "H", "I", "K", "L", "M"]
        );
        assert!(names("subclass A {}; template <class T, class U = int> void f(); struct S s;").is_empty());
    }

    #[test]
    fn classes_that_a_file_defines_are_not_looked_for() {
        let missing = |text: &str| missing_classes(text.as_bytes());
        assert_eq!(missing("int S::f(int) { return 1; }"), [["S"]]);
        assert!(missing("struct S { int f(int); };\nint S::f(int) { return 1; }").is_empty());
    }
}
