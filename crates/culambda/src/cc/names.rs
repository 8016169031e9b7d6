//! Original names in what a compiler wrote: dependencies and preprocessed text.

use std::path::Path;

use super::views::View;
use crate::depfile::escaped;

/// Files and what they stand for.
pub(super) struct Names {
    /// The names of files, or what they begin with, and what is there instead; longer ones first.
    known: Vec<(Vec<u8>, Vec<u8>)>,
    /// The folder of files that nobody has to know.
    own: Vec<u8>,
}

impl Names {
    /// The names of views.
    pub(super) fn of(views: &[View], include: &Path) -> Names {
        let bytes = |path: &Path| path.as_os_str().as_encoded_bytes().to_vec();
        let all = views.iter().flat_map(|view| &view.stands_for);
        let mut known: Vec<(Vec<u8>, Vec<u8>)> = all
            .map(|(path, name)| (bytes(path), crate::names::bytes(name)))
            .collect();
        known.sort_by_key(|(path, _)| std::cmp::Reverse(path.len()));
        known.dedup();
        let mut own = bytes(include);
        own.push(b'/');
        Names { known, own }
    }

    /// Preprocessed text.
    pub(super) fn in_text(&self, text: &[u8]) -> Vec<u8> {
        let own = [(&self.own, &b"<culambda>/".to_vec())].map(|(path, name)| (in_quotes(path), in_quotes(name)));
        let known = self.known.iter().map(|(path, name)| (in_quotes(path), in_quotes(name)));
        let all = known.chain(own);
        all.fold(text.to_vec(), |text, (path, name)| replaced(&text, &path, &name))
    }

    /// Dependencies, as make reads them: without files of the store.
    pub(super) fn in_dependencies(&self, text: &[u8]) -> Vec<u8> {
        let known = self
            .known
            .iter()
            .map(|(path, name)| (by_compilers(path), escaped(name)));
        let text = known.fold(text.to_vec(), |text, (path, name)| replaced(&text, &path, &name));
        self.without_own(&text)
    }

    /// Takes out words that name files of the store.
    fn without_own(&self, text: &[u8]) -> Vec<u8> {
        let own = by_compilers(&self.own);
        let mut out = Vec::with_capacity(text.len());
        let mut rest = text;
        while let Some(at) = memchr::memmem::find(rest, &own) {
            out.extend_from_slice(rest.get(..at).unwrap_or_default());
            // The name of the store may have blanks in it, those of its files have none.
            let inner = rest.get(at + own.len()..).unwrap_or_default();
            let end = inner.iter().position(u8::is_ascii_whitespace);
            rest = inner.get(end.unwrap_or(inner.len())..).unwrap_or_default();
        }
        out.extend_from_slice(rest);
        out
    }
}

/// The beginning of a name as line markers have it.
fn in_quotes(name: &[u8]) -> Vec<u8> {
    let mut out = vec![b'"'];
    for &byte in name {
        if matches!(byte, b'"' | b'\\') {
            out.push(b'\\');
        }
        out.push(byte);
    }
    out
}

/// A name as g++ and clang++ write it in rules: not all that make would need.
fn by_compilers(name: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(name.len());
    let mut slashes = 0;
    for &byte in name {
        match byte {
            b' ' | b'\t' => out.extend(std::iter::repeat_n(b'\\', slashes + 1)),
            b'#' => out.push(b'\\'),
            b'$' => out.push(b'$'),
            _ => {}
        }
        slashes = if byte == b'\\' { slashes + 1 } else { 0 };
        out.push(byte);
    }
    out
}

fn replaced(text: &[u8], from: &[u8], to: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut at = 0;
    for hit in memchr::memmem::find_iter(text, from) {
        out.extend_from_slice(text.get(at..hit).unwrap_or_default());
        out.extend_from_slice(to);
        at = hit + from.len();
    }
    out.extend_from_slice(text.get(at..).unwrap_or_default());
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_rules() {
        let names = Names {
            known: vec![(b"/b #1/.culambda/a:b.cu".to_vec(), b"src/a:b #.cu".to_vec())],
            own: b"/b #1/.culambda/include/".to_vec(),
        };
        let rule = b"a.o: /b\\ \\#1/.culambda/a:b.cu /b\\ \\#1/.culambda/include/x.h other.h\n";
        let renamed = names.in_dependencies(rule);
        let want = if cfg!(unix) {
            "a.o: src/a\\:b\\ \\#.cu  other.h\n"
        } else {
            "a.o: src/a:b\\ \\#.cu  other.h\n"
        };
        assert_eq!(String::from_utf8(renamed).unwrap(), want);
    }
}
