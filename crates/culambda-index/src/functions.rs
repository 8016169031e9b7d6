//! Which functions a text declares, for the host and for the device, by a look at its bytes.
//!
//! They are asked for where code for the device calls what nothing that was read declares. What is found too much is read
//! in vain.

use crate::words::{after_parameters, annotates, word_at};
use culambda_source::ident::{is_continue, last, looks_like_macro, words};
use culambda_source::is_always_member;

/// Bytes that may stand between the end of what is before a declaration and its name.
const MAX_HEAD: usize = 1000;

/// The names of functions, each once; members, and variables that look like functions, may be among them.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Functions<'t> {
    /// Those without annotations.
    pub(crate) host: Vec<&'t [u8]>,
    /// Those with annotations, and all of a text that launches kernels.
    pub(crate) device: Vec<&'t [u8]>,
}

impl<'t> Functions<'t> {
    /// Those of a text.
    pub(crate) fn of(text: &'t [u8]) -> Functions<'t> {
        let mut out = Functions::default();
        let launches = memchr::memmem::find(text, b"<<<").is_some();
        for (name, annotated) in memchr::memchr_iter(b'(', text).filter_map(|at| declared(text, at)) {
            if !annotated {
                out.host.push(name);
            }
            if annotated || launches {
                out.device.push(name);
            }
        }
        for names in [&mut out.host, &mut out.device] {
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

/// The name of the function whose parameter list opens at an offset, and whether that has annotations.
fn declared(text: &[u8], open: usize) -> Option<(&[u8], bool)> {
    let front = text.get(..open)?.trim_ascii_end();
    let name = last(front);
    let end = front.len() - name.len();
    let head = front.get(end.saturating_sub(MAX_HEAD)..end)?;
    if word_at(name, 0).is_empty() || is_of_other(name) || looks_like_macro(name) || !ends_type(head) {
        return None;
    }
    // Most parentheses follow a word of a comment, or have no body behind them.
    if !is_declaration(text, open) {
        return None;
    }
    let start = head.iter().rposition(|byte| matches!(byte, b';' | b'{' | b'}'));
    let head = head.get(start.map_or(0, |at| at + 1)..)?;
    let (mut typed, mut annotated) = (false, false);
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
            typed = true;
        }
    }
    typed.then_some((name, annotated))
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

/// Whether the parenthesis that opens at an offset is followed by what ends the head of a function.
fn is_declaration(text: &[u8], open: usize) -> bool {
    after_parameters(text, open).is_some_and(|next| {
        let two = text.get(next..next + 2).unwrap_or_default();
        matches!(two.first(), Some(b'{' | b';'))
            || two == b"->"
            || matches!(word_at(text, next), b"noexcept" | b"requires")
    })
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
        let all = Functions::of(b"void launch() { k<<<1, 1>>>(); }\nint other(int);\n");
        assert_eq!(names(all.device).collect::<Vec<_>>(), ["launch", "other"]);
    }
}
