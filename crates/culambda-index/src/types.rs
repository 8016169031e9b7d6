//! Which files declare a type or a namespace.

use std::sync::PoisonError;

use culambda_source::{
    Assumptions, BROUGHT, DECLARED_TEMPLATE, DEVICE_FUNCTION, FUNCTION, File, NoLoader, Text, Unit, UnitOptions,
};

use crate::classes::defined_in;
use crate::directive::Directive;
use crate::functions::{self, Functions};
use crate::project::Project;
use crate::words::{NAMESPACE, ends_of, skip_blanks, word_at};

/// Files that are given for one name.
const MAX_FILES: usize = 4;
/// Bytes of a `typedef`.
const MAX_TYPEDEF: usize = 2000;

/// What a text declares besides classes, by name.
#[derive(Debug, Default)]
struct Declared<'t> {
    /// Aliases, enumerations, names that using declarations bring.
    types: Vec<&'t [u8]>,
    /// Those of them that using declarations bring.
    brought: Vec<&'t [u8]>,
    /// Where using directives seem to begin.
    directives: Vec<usize>,
}

impl<'t> Declared<'t> {
    fn of(text: &'t [u8]) -> Declared<'t> {
        let mut out = Declared::default();
        for at in ends_of(text, b"using") {
            out.using(text, at);
        }
        out.types
            .extend(ends_of(text, b"typedef").filter_map(|at| typedef(text, at)));
        for at in ends_of(text, b"enum") {
            let mut start = skip_blanks(text, at);
            while matches!(word_at(text, start), b"class" | b"struct") {
                start = skip_blanks(text, start + word_at(text, start).len());
            }
            let name = word_at(text, start);
            let next = text.get(skip_blanks(text, start + name.len()));
            // A comment may have the word, too.
            if next.is_some_and(|next| b"{:;".contains(next)) {
                out.types.push(name);
            }
        }
        out.types.extend(constants(text));
        out
    }

    /// `using A = ..`, `using a::b::C;`, `using namespace a`.
    fn using(&mut self, text: &'t [u8], at: usize) {
        let mut start = skip_blanks(text, at);
        let mut last = &b""[..];
        let mut names = 0;
        loop {
            let word = word_at(text, start);
            if word == b"namespace" {
                return self.directives.push(at - b"using".len());
            }
            if !word.is_empty() && word != b"typename" {
                last = word;
                names += 1;
            }
            start = skip_blanks(text, start + word.len());
            if text.get(start..start + 2) == Some(b"::") {
                start = skip_blanks(text, start + 2);
            } else if word != b"typename" {
                break;
            }
        }
        // A comment may have the word, too.
        let ends: &[u8] = if names > 1 { b";,.=[<" } else { b"=[<" };
        if !text.get(start).is_some_and(|next| ends.contains(next)) {
            return;
        }
        self.types.push(last);
        if names > 1 && text.get(start) == Some(&b';') {
            self.brought.push(last);
        }
    }
}

/// The names of the namespaces that a text has words for.
fn namespaces(text: &[u8]) -> Vec<&[u8]> {
    let mut out = Vec::new();
    for at in ends_of(text, b"namespace") {
        let mut start = skip_blanks(text, at);
        while !word_at(text, start).is_empty() {
            let word = word_at(text, start);
            out.push(word);
            start = skip_blanks(text, start + word.len());
            if text.get(start..start + 2) != Some(b"::") {
                break;
            }
            start = skip_blanks(text, start + 2);
        }
    }
    out
}

/// Whether a text declares a class, an alias, an enumeration or a constant of a name.
pub(crate) fn declares_type(text: &[u8], name: &[u8]) -> bool {
    // Most names are in no such text at all.
    memchr::memmem::find(text, name).is_some()
        && (defined_in(text).iter().any(|class| class.name(text) == name) || Declared::of(text).types.contains(&name))
}

/// The constants and variables that lines of a text declare which begin with it, without a blank in front: most of those in
/// classes and functions have some. Enumerators of enumerations without a name are among them.
fn constants(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let starts = [&b"constexpr"[..], b"const", b"inline", b"static", b"extern", b"enum"];
    let starts = starts
        .into_iter()
        .flat_map(move |word| ends_of(text, word).map(move |end| (word, end)));
    let at_line = move |(word, end): &(&[u8], usize)| {
        let at = end - word.len();
        at.checked_sub(1).is_none_or(|before| text.get(before) == Some(&b'\n'))
    };
    starts.filter(at_line).flat_map(move |(word, end)| {
        if word == b"enum" {
            enumerators(text, end)
        } else {
            constant(text, end).into_iter().collect()
        }
    })
}

/// The name in front of the first `=`, `{` or `;`, unless parentheses come first: those of a function.
fn constant(text: &[u8], at: usize) -> Option<&[u8]> {
    let (mut last, mut next) = (None, at);
    while next < at + MAX_TYPEDEF {
        next = skip_blanks(text, next);
        let word = word_at(text, next);
        if word.is_empty() {
            match text.get(next)? {
                b'=' | b'{' | b';' | b'[' => return last,
                b'*' | b'&' | b':' | b'<' | b'>' => next += 1,
                _ => return None,
            }
        } else if matches!(
            word,
            b"class" | b"struct" | b"enum" | b"namespace" | b"union" | b"template"
        ) {
            return None;
        } else {
            last = Some(word);
            next += word.len();
        }
    }
    None
}

/// The enumerators of an enumeration without a name, after its keyword.
fn enumerators(text: &[u8], at: usize) -> Vec<&[u8]> {
    let open = skip_blanks(text, at);
    let mut out = Vec::new();
    let mut next = open + 1;
    while text.get(open) == Some(&b'{') && next < open + MAX_TYPEDEF {
        next = skip_blanks(text, next);
        let word = word_at(text, next);
        if word.is_empty() {
            return out;
        }
        out.push(word);
        let rest = text.get(next..).unwrap_or_default();
        match memchr::memchr2(b',', b'}', rest) {
            Some(end) if rest.get(end) == Some(&b',') => next += end + 1,
            _ => return out,
        }
    }
    out
}

/// The name that a `typedef` declares: the one in `(*name)`, else the last one outside of all brackets.
fn typedef(text: &[u8], at: usize) -> Option<&[u8]> {
    let (mut depth, mut last, mut pointer, mut next) = (0_u32, None, None, at);
    while next < at + MAX_TYPEDEF {
        next = skip_blanks(text, next);
        let word = word_at(text, next);
        if !word.is_empty() {
            if depth == 0 {
                last = Some(word);
            } else if text.get(..next)?.trim_ascii_end().ends_with(b"*") && pointer.is_none() {
                pointer = Some(word);
            }
            next += word.len();
            continue;
        }
        match text.get(next)? {
            b';' if depth == 0 => return pointer.or(last),
            b'(' | b'{' | b'[' | b'<' => depth += 1,
            b')' | b'}' | b']' | b'>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        next += 1;
    }
    None
}

/// What those places of a text tell where the words of a using directive are: it may be a comment that has them, and in the
/// body of a function they are nobody else's business.
fn directive_among(text: &Text, places: &[usize]) -> Directive {
    if places.is_empty() {
        return Directive::None;
    }
    let options = UnitOptions::default();
    let unit = Unit::read("", text.clone(), &NoLoader, &options, &Assumptions::default());
    let main = unit.files.first();
    let is_one = |at: usize| {
        let at = u32::try_from(at).unwrap_or(u32::MAX);
        let begins = |main: &File| main.item_at(at).is_some_and(|item| item.span.start == at);
        main.is_none_or(|main| main.is_inactive(at) || begins(main))
    };
    let seen = places.iter().filter(|at| is_one(**at)).map(|&at| {
        let before = at.checked_sub(1).and_then(|before| text.get(before));
        let is_outer = before.is_none_or(|byte| *byte == b'\n');
        if is_outer { Directive::Outer } else { Directive::Inner }
    });
    seen.max().unwrap_or_default()
}

impl Project {
    /// Enters the types that a file declares into the table; says whether it has using directives.
    fn enter_types(&self, file: usize) -> Directive {
        *self.files[file].types.get_or_init(|| {
            let text = &self.files[file].text;
            let declared = Declared::of(text);
            let classes = self.classes(file).iter().map(|class| class.name(text));
            let mut names: Vec<Box<[u8]>> = classes.chain(declared.types).map(Into::into).collect();
            let brought = |name: &[u8]| [BROUGHT.as_bytes(), name].concat().into_boxed_slice();
            names.extend(declared.brought.into_iter().map(brought));
            self.enter(file, names);
            directive_among(text, &declared.directives)
        })
    }

    fn enter(&self, file: usize, mut names: Vec<Box<[u8]>>) {
        names.sort_unstable();
        names.dedup();
        let mut table = self.types.lock().unwrap_or_else(PoisonError::into_inner);
        for name in names {
            table.entry(name).or_default().push(file);
        }
    }

    /// Enters the namespaces of some files into the table: they are asked for much more often than what is in them.
    pub(crate) fn enter_namespaces(&self, files: &[usize]) {
        for &file in files {
            self.files[file].spaces.get_or_init(|| {
                let space = |name: &[u8]| [NAMESPACE, name].concat().into_boxed_slice();
                self.enter(
                    file,
                    namespaces(&self.files[file].text).into_iter().map(space).collect(),
                );
            });
        }
    }

    /// Enters the functions of some files into the table: most asks are about types.
    pub(crate) fn enter_functions(&self, files: &[usize]) {
        let function = |which: &str, name: &[u8]| [which.as_bytes(), name].concat().into_boxed_slice();
        for &file in files {
            self.files[file].functions.get_or_init(|| {
                let text = &self.files[file].text;
                let all = Functions::of(text);
                let kinds = [
                    (FUNCTION, all.host),
                    (DEVICE_FUNCTION, all.device),
                    (DECLARED_TEMPLATE, all.templates),
                ];
                let named =
                    |(which, all): (&'static str, Vec<_>)| all.into_iter().map(move |name| function(which, name));
                let mut names: Vec<Box<[u8]>> = kinds.into_iter().flat_map(named).collect();
                names.extend(functions::operators(text).iter().map(|name| function(FUNCTION, name)));
                self.enter(file, names);
            });
        }
    }

    /// Enters the types of some files into the table.
    pub(crate) fn enter_all(&self, files: &[usize]) {
        for &file in files {
            self.enter_types(file);
        }
    }

    /// Those of some files, in their order, that declare a type of a name; they are in the table.
    pub(crate) fn type_files(&self, among: impl Fn(usize) -> Option<usize>, name: &[u8]) -> Vec<usize> {
        let table = self.types.lock().unwrap_or_else(PoisonError::into_inner);
        let all = table.get(name).map_or(&[][..], Vec::as_slice).iter();
        let mut found: Vec<(usize, usize)> = all.filter_map(|&file| Some((among(file)?, file))).collect();
        found.sort_unstable();
        found.truncate(MAX_FILES);
        found.into_iter().map(|(_, file)| file).collect()
    }

    /// Keeps those of some names that are types of certain files; these are in the table.
    pub(crate) fn retain_types(&self, names: &mut Vec<&[u8]>, is_here: impl Fn(usize) -> bool) {
        let table = self.types.lock().unwrap_or_else(PoisonError::into_inner);
        names.retain(|name| {
            table
                .get(*name)
                .is_some_and(|files| files.iter().any(|&file| is_here(file)))
        });
    }

    /// Whether a file has using directives.
    pub(crate) fn has_directives(&self, file: usize) -> bool {
        self.enter_types(file) != Directive::None
    }

    /// Whether one of these seems to hold for all that includes the file.
    pub(crate) fn has_outer_directive(&self, file: usize) -> bool {
        self.enter_types(file) == Directive::Outer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_and_namespaces() {
        let text = b"using A = int; using b::C; using ::b::D; using typename E<int>::F; typedef unsigned long G; typedef int (*H)(int i);\n\
                     typedef struct { int x; } I; typedef float J[2][2]; enum K { a }; enum class L : int { a }; namespace m::n { } namespace { }";
        let found = Declared::of(text);
        let names: Vec<&str> = found
            .types
            .iter()
            .map(|name| std::str::from_utf8(name).unwrap())
            .collect();
        assert_eq!(names, ["A", "C", "D", "E", "G", "H", "I", "J", "K", "L"]);
        assert_eq!(namespaces(text), [&b"m"[..], b"n"]);
        let constant =
            b"constexpr int a = 1;\ninline constexpr std::size_t b{2};\nconst char *c[] = {};\nextern Params d;\n\
                         static int f(int);\nenum { E = 1, F };\n  constexpr int g = 2;\nconst struct S s;\n";
        assert_eq!(
            constants(constant).collect::<Vec<_>>(),
            [&b"a"[..], b"c", b"b", b"d", b"E", b"F"]
        );
    }

    #[test]
    fn directives_that_others_see() {
        for (text, expected) in [
            ("int a;", Directive::None),
            ("int a;\nusing namespace a;", Directive::Outer),
            ("namespace b { using namespace a; }", Directive::Inner),
            ("void f() { using namespace a; }", Directive::None),
            ("struct S { void f() {\n  using namespace a;\n} };", Directive::None),
            ("// with using namespace a;\nint b;", Directive::None),
            ("/*\nusing namespace a;\n*/", Directive::None),
            (
                "#ifdef A\nusing namespace a;\n#else\nusing namespace b;\n#endif",
                Directive::Outer,
            ),
            (
                "NAMESPACE_BEGIN\n  using namespace a;\nNAMESPACE_END\n",
                Directive::Inner,
            ),
        ] {
            let found = Declared::of(text.as_bytes());
            assert_eq!(directive_among(&text.into(), &found.directives), expected, "{text}");
        }
    }
}
