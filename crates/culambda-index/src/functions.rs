//! Which functions a text declares, for the host and for the device, by a look at its bytes.
//!
//! They are asked for where code for the device calls what nothing that was read declares. What is found too much is read
//! in vain.

use crate::words::{MAX_HEAD, annotates, close_of_parameters, skip_blanks, word_at};
use culambda_source::ident::{is_continue, last, looks_like_macro, words};
use culambda_source::{builtin, is_always_member};

/// The names of functions, each once; members, and variables that look like functions, may be among them.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Functions<'t> {
    /// Those without annotations.
    pub(crate) host: Vec<&'t [u8]>,
    /// Those with annotations, and all of a text that launches kernels.
    pub(crate) device: Vec<&'t [u8]>,
    /// Templates that are declared without a body, and what macros declare, which may be templates.
    pub(crate) templates: Vec<&'t [u8]>,
}

/// What a parameter list belongs to.
struct Declared<'t> {
    name: &'t [u8],
    annotated: bool,
    /// Whether the text shows a template, and no body.
    template: bool,
    /// Whether it is the end of the definition of a macro.
    of_macro: bool,
}

impl<'t> Functions<'t> {
    /// Those of a text.
    pub(crate) fn of(text: &'t [u8]) -> Functions<'t> {
        let mut out = Functions::default();
        let launches = memchr::memmem::find(text, b"<<<").is_some();
        for found in memchr::memchr_iter(b'(', text).filter_map(|at| declared(text, at)) {
            if found.template || found.of_macro {
                out.templates.push(found.name);
            }
            if found.of_macro {
                continue;
            }
            if !found.annotated {
                out.host.push(found.name);
            }
            if found.annotated || launches {
                out.device.push(found.name);
            }
        }
        for names in [&mut out.host, &mut out.device, &mut out.templates] {
            names.sort_unstable();
            names.dedup();
        }
        out
    }
}

/// The operators that a text declares wherever they run, each once, without blanks: `operator-`. Members may be among them, but
/// no operators that are always members.
pub(crate) fn operators(text: &[u8]) -> Vec<Vec<u8>> {
    let conversion = |operator: &[u8]| operator == b"operator";
    let mut all: Vec<Vec<u8>> = culambda_source::operators(text)
        .filter(|operator| !conversion(operator) && !is_always_member(operator))
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The function whose parameter list opens at an offset.
fn declared(text: &[u8], open: usize) -> Option<Declared<'_>> {
    let front = text.get(..open)?.trim_ascii_end();
    let name = last(front);
    let end = front.len() - name.len();
    let head = front.get(end.saturating_sub(MAX_HEAD)..end)?;
    if word_at(name, 0).is_empty()
        || is_of_other(name)
        || looks_like_macro(name) && !ends_fundamental(head)
        || !ends_type(head)
    {
        return None;
    }
    // Most parentheses follow a word of a comment, or have no body after them.
    let close = close_of_parameters(text, open)?;
    let of_macro = ends_macro(text, open, close);
    let next = skip_blanks(text, close);
    if !of_macro && !is_declaration(text, next) {
        return None;
    }
    let start = head.iter().rposition(|byte| matches!(byte, b';' | b'{' | b'}'));
    let head = head.get(start.map_or(0, |at| at + 1)..)?;
    let (mut typed, mut annotated, mut template) = (false, false, false);
    for line in head.split(|byte| *byte == b'\n') {
        let line = line.trim_ascii_start();
        if [&b"//"[..], b"*", b"/*", b"#"]
            .iter()
            .any(|front| line.starts_with(front))
        {
            continue;
        }
        let comment = memchr::memchr_iter(b'/', line).find(|at| line.get(at + 1) == Some(&b'/'));
        let line = line.get(..comment.unwrap_or(line.len()))?;
        for word in words(line) {
            if is_of_other(word) {
                return None;
            }
            annotated |= annotates(word) || word.ends_with(b"FUNCTION");
            template |= word == b"template";
            typed = true;
        }
    }
    typed.then(|| Declared {
        name,
        annotated,
        template: template && !has_body(text, next),
        of_macro,
    })
}

/// Whether no declaration of a function begins with a word.
fn is_of_other(word: &[u8]) -> bool {
    matches!(
        word,
        b"return"
            | b"else"
            | b"new"
            | b"delete"
            | b"throw"
            | b"case"
            | b"goto"
            | b"co_return"
            | b"typedef"
            | b"using"
            | b"operator"
            | b"if"
            | b"while"
            | b"for"
            | b"switch"
            | b"define"
    )
}

/// Whether what is in front of a name can be the end of a type.
fn ends_type(head: &[u8]) -> bool {
    let head = head.trim_ascii_end();
    head.last().is_some_and(|end| {
        is_continue(*end) || matches!(end, b'*' | b'&' | b']') || *end == b'>' && !head.ends_with(b"->")
    })
}

/// Whether what is in front of a name in its line ends with a fundamental type: then a name like that of a macro is none.
fn ends_fundamental(head: &[u8]) -> bool {
    let line = head.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
    builtin::is_word(&String::from_utf8_lossy(last(line.trim_ascii_end())))
}

/// Whether what follows a parameter list, at an offset, ends the head of a function.
fn is_declaration(text: &[u8], next: usize) -> bool {
    let two = text.get(next..next + 2).unwrap_or_default();
    matches!(two.first(), Some(b'{' | b';')) || two == b"->" || matches!(word_at(text, next), b"noexcept" | b"requires")
}

/// Whether a body comes before any `;` from an offset on.
fn has_body(text: &[u8], next: usize) -> bool {
    let rest = text.get(next..).unwrap_or_default();
    let end = memchr::memchr2(b';', b'{', rest).and_then(|end| rest.get(end));
    end == Some(&b'{')
}

/// Whether a parameter list, from one offset to another, is the end of the definition of a macro with several lines.
fn ends_macro(text: &[u8], open: usize, close: usize) -> bool {
    let rest = text.get(close..).unwrap_or_default();
    let is_blank = |byte: &u8| byte.is_ascii_whitespace() && *byte != b'\n';
    if rest
        .iter()
        .find(|byte| !is_blank(byte))
        .is_some_and(|byte| *byte != b'\n')
    {
        return false;
    }
    let front = text.get(..open).unwrap_or_default();
    let mut lines = front.rsplit(|byte| *byte == b'\n');
    // The line itself, then those that go on in it.
    lines.next();
    let goes_on = |line: &&[u8]| line.trim_ascii_end().ends_with(b"\\");
    let first = lines.take_while(goes_on).last();
    first.is_some_and(|first| first.trim_ascii_start().starts_with(b"#"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operators_of_a_text() {
        let text =
            b"S operator - (S); S operator-(S, S); bool operator()(int); S& operator=(S); operator int() const;\n\
                     S& operator +=(S); friend bool operator<=>(S, S); my_operator+1; x operator\"\"_s(char);";
        let all: Vec<String> = operators(text)
            .into_iter()
            .map(|o| String::from_utf8(o).unwrap())
            .collect();
        assert_eq!(all, ["operator+=", "operator-", "operator<=>"]);
    }

    #[test]
    fn functions_by_where_they_run() {
        let text = b"int a(int);\n/// Like a(1).\ntemplate <class T = int>\ninline T* b(T t) {\n  c(t); return d(t);\n}\n\
                     __device__ int e(int);\nKOKKOS_INLINE_FUNCTION int f(int);\nstatic inline auto g() -> int { x = h(1); }\n\
                     MY_DEVICE int i();\nMY_EXPORT void j() noexcept;\nvoid S::k() {}\n#define L(x) m(x);\n";
        let all = Functions::of(text);
        let names = |all: Vec<&'static [u8]>| all.into_iter().map(|n| std::str::from_utf8(n).unwrap());
        assert_eq!(names(all.host).collect::<Vec<_>>(), ["a", "b", "g", "j"]);
        assert_eq!(names(all.device).collect::<Vec<_>>(), ["e", "f", "i"]);
        // One that is called like a macro is none where a fundamental type is in front of it.
        let all = Functions::of(
            b"template <class L>\nvoid DO_ALL(int n, L f) { f(n); }\nTEST_ALL(a, b) {}\nstatic A_B TEST_X(a) {}\n",
        );
        assert_eq!(all.host, [&b"DO_ALL"[..]]);
        let all = Functions::of(b"void launch() { k<<<1, 1>>>(); }\nint other(int);\n");
        assert_eq!(names(all.device).collect::<Vec<_>>(), ["launch", "other"]);
    }

    #[test]
    fn templates_without_a_body() {
        let text = b"template <class T> void a(T);\ntemplate <class T>\nvoid b(T t) {}\nint c(int);\n\
                     template <class T> auto d(T t) -> decltype(t.e());\n\
                     #define F(T) \\\n  void f(T *t, \\\n    int i)\n#define G(T) \\\n void g(T) \\\n  { }\n";
        let all = Functions::of(text);
        let names: Vec<_> = all.templates.iter().map(|n| std::str::from_utf8(n).unwrap()).collect();
        assert_eq!(names, ["a", "d", "f"]);
        let text = b"namespace o {\ntemplate <typename T> using items = T*;\n\
                     template <typename T> void sort(int executor, items<T> all, d::rank_type count);\n";
        assert_eq!(Functions::of(text).templates, [&b"sort"[..]]);
    }
}
