//! Which classes and namespaces a file will ask for, by a look at its text: those whose members it defines, and names in
//! front of `::`.
//!
//! This only saves a second reading. What it finds too much is read in vain; what it misses is asked for later.

use crate::words::{MAX_HEAD, MAX_PARAMETERS, after_parameters, annotates, ends_of, skip_blanks, word_at};
use culambda_source::ident::{is_continue, last, looks_like_macro, words};
use rustc_hash::FxHashSet;
use std::borrow::Cow;

/// The paths of classes in definitions like `void A::B<T>::f(..) {`, each once.
pub(crate) fn classes_of_members(text: &[u8]) -> Vec<Vec<String>> {
    let mut out: Vec<Vec<String>> = Vec::new();
    for at in memchr::memmem::find_iter(text, b"::") {
        let mut name = at + 2;
        name += usize::from(text.get(name) == Some(&b'~'));
        let word = word_at(text, name);
        let behind = skip_blanks(text, name + word.len());
        let call = word == b"operator" && text.get(behind..behind + 2) == Some(b"()");
        let behind = if call { skip_blanks(text, behind + 2) } else { behind };
        if word.is_empty() || text.get(behind) != Some(&b'(') || !is_definition(text, behind) {
            continue;
        }
        let path = path_before(text, at);
        if !path.is_empty() && !out.contains(&path) {
            out.push(path);
        }
    }
    out
}

/// The member functions that a text seems to define outside of their classes with an annotation in front, or a macro that may
/// be one: `Class::name`, each once, in order.
pub(crate) fn annotated_members(text: &[u8]) -> Vec<Box<[u8]>> {
    let mut out: Vec<Box<[u8]>> = Vec::new();
    for at in memchr::memmem::find_iter(text, b"::") {
        let (name, behind) = member_name(text, at + 2);
        if name.is_empty() || text.get(behind) != Some(&b'(') || !is_definition(text, behind) {
            continue;
        }
        let Some(class) = path_before(text, at).pop().filter(|_| is_annotated_before(text, at)) else {
            continue;
        };
        out.push([class.as_bytes(), b"::", &name].concat().into());
    }
    out.sort_unstable();
    out.dedup();
    out
}

/// The name of a member function at an offset, an operator with what it is for, and the offset of what follows.
fn member_name(text: &[u8], at: usize) -> (Cow<'_, [u8]>, usize) {
    let start = skip_blanks(text, at);
    let tilde = usize::from(text.get(start) == Some(&b'~'));
    let word = word_at(text, start + tilde);
    let end = start + tilde + word.len();
    if word != b"operator" {
        let name = text.get(start..end).filter(|_| !word.is_empty()).unwrap_or_default();
        return (name.into(), skip_blanks(text, end));
    }
    let rest = text.get(start..).unwrap_or_default();
    let Some(key) = culambda_source::operators(rest).next() else {
        return (Cow::default(), end);
    };
    let mut behind = end;
    for byte in &key[word.len()..] {
        behind = skip_blanks(text, behind);
        if text.get(behind) != Some(byte) {
            return (Cow::default(), end);
        }
        behind += 1;
    }
    (key.into(), skip_blanks(text, behind))
}

/// Whether the declaration of which an offset is a part begins with what may be an annotation.
fn is_annotated_before(text: &[u8], at: usize) -> bool {
    let head = text.get(at.saturating_sub(MAX_HEAD)..at).unwrap_or_default();
    let start = head.iter().rposition(|byte| matches!(byte, b';' | b'{' | b'}'));
    let head = head.get(start.map_or(0, |at| at + 1)..).unwrap_or_default();
    let lines = head.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii_start);
    let code = lines.filter(|line| !line.starts_with(b"//") && !line.starts_with(b"#") && !line.starts_with(b"*"));
    code.into_iter()
        .any(|line| words(line).any(|word| annotates(word) || looks_like_macro(word)))
}

/// The names in front of `::` in a text, and those in its using directives and aliases of namespaces, each once.
pub(crate) fn qualifiers(text: &[u8]) -> Vec<String> {
    let mut seen = FxHashSet::default();
    let before =
        memchr::memmem::find_iter(text, b"::").map(|at| last(text.get(..at).unwrap_or_default().trim_ascii_end()));
    let directives = ends_of(text, b"namespace").map(|at| word_at(text, skip_blanks(text, at)));
    let names = before
        .chain(directives)
        .filter(|name| !name.is_empty() && seen.insert(*name));
    names.map(|name| String::from_utf8_lossy(name).into_owned()).collect()
}

/// Whether the parenthesis that opens at an offset is followed by the body of a function.
fn is_definition(text: &[u8], at: usize) -> bool {
    after_parameters(text, at).is_some_and(|next| {
        let word = word_at(text, next);
        let two = text.get(next..next + 2).unwrap_or_default();
        matches!(word, b"const" | b"noexcept" | b"override" | b"try")
            || two.first() == Some(&b'{')
            || two == b"->"
            || (two.first() == Some(&b':') && two != b"::")
    })
}

/// The names in front of a `::`, without template arguments.
fn path_before(text: &[u8], mut end: usize) -> Vec<String> {
    let mut path = Vec::new();
    while let Some(front) = text.get(..end).and_then(skip_arguments_back) {
        let len = last(front).len();
        if len == 0 {
            break;
        }
        let name = &front[front.len() - len..];
        path.insert(0, String::from_utf8_lossy(name).into_owned());
        let before = &front[..front.len() - len];
        if !before.ends_with(b"::") {
            break;
        }
        end = before.len() - 2;
        // `auto ::A::f()`: what is before the global scope is not part of the name.
        if !before
            .get(..end)
            .is_some_and(|b| b.last().is_some_and(|&b| is_continue(b) || b == b'>'))
        {
            break;
        }
    }
    path
}

/// A text without the template arguments at its end; `None` if they cannot be read.
fn skip_arguments_back(front: &[u8]) -> Option<&[u8]> {
    let front = front.trim_ascii_end();
    if front.last() != Some(&b'>') {
        return Some(front);
    }
    let mut depth = 0_u32;
    for (offset, byte) in front.iter().rev().enumerate().take(MAX_PARAMETERS) {
        match byte {
            b'>' => depth += 1,
            b'<' if depth == 1 => return front.get(..front.len() - offset - 1).map(<[u8]>::trim_ascii_end),
            b'<' => depth -= 1,
            b';' | b'{' | b'}' => return None,
            _ => {}
        }
    }
    None
}

/// The paths of the bases in a class head, from its `:` on.
pub(crate) fn bases(text: &[u8], colon: usize) -> Vec<Vec<String>> {
    let rest = text.get(colon + 1..).unwrap_or_default();
    let end = memchr::memchr(b'{', rest).unwrap_or(0);
    let head = rest.get(..end).unwrap_or_default();
    let (mut out, mut path, mut depth) = (Vec::new(), Vec::new(), 0_u32);
    let mut at = 0;
    while at < head.len() {
        let next = skip_blanks(head, at);
        let word = word_at(head, next);
        if !word.is_empty() {
            let keyword = matches!(word, b"public" | b"private" | b"protected" | b"virtual" | b"typename");
            if depth == 0 && !keyword {
                path.push(String::from_utf8_lossy(word).into_owned());
            }
            at = next + word.len();
            continue;
        }
        match head.get(next) {
            Some(b'<' | b'(') => depth += 1,
            Some(b'>' | b')') => depth = depth.saturating_sub(1),
            Some(b',') if depth == 0 => out.push(std::mem::take(&mut path)),
            _ => {}
        }
        at = next + 1;
    }
    out.push(path);
    out.retain(|path| !path.is_empty());
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn members(text: &str) -> Vec<String> {
        classes_of_members(text.as_bytes())
            .iter()
            .map(|path| path.join("::"))
            .collect()
    }

    #[test]
    fn members_with_annotations() {
        let text = b"BOTH int A::f(int i) { B::g(i); }\nint A::h() {}\ninline __device__\nN::C<T>::C(T t) : x(t) {}\n\
                     // BOTH\nint D::d() {}\n__device__ E::~E() {}\nBOTH A & A::operator += (int) { }\n\
                     BOTH int F::operator()(int) const { return G::h(); }\nBOTH int H::declared(int);\n";
        let all = annotated_members(text);
        let names: Vec<_> = all.iter().map(|name| std::str::from_utf8(name).unwrap()).collect();
        assert_eq!(names, ["A::f", "A::operator+=", "C::C", "E::~E", "F::operator()"]);
    }

    #[test]
    fn definitions_of_members() {
        let text = "void A::f(int i) { B::g(i); std::max(a, b); }\ntemplate <class T> N::C<T, D<int>>::C(T t) : x(t) {}\n\
                    E::~E() noexcept {}\nint F::operator()(int) const { return G::h(); }\nauto ::I::j() -> int { }\n\
                    if (K::l(1)) { }";
        assert_eq!(members(text), ["A", "N::C", "E", "F", "I"]);
    }

    #[test]
    fn bases_of_a_class() {
        let text = b"struct A : public N::B<int, C>, D, virtual private E {};";
        let found: Vec<String> = bases(text, 9).iter().map(|path| path.join("::")).collect();
        assert_eq!(found, ["N::B", "D", "E"]);
    }
}
