//! Original names in what a compiler wrote: dependencies and preprocessed text.

use std::path::Path;

use super::views::View;

/// Files and what they stand for.
pub(super) struct Names {
    /// The names of files, or what they begin with, and what stands there instead; longer ones first.
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
        let known = self.known.iter().map(|(path, name)| (for_make(path), for_make(name)));
        let text = known.fold(text.to_vec(), |text, (path, name)| replaced(&text, &path, &name));
        self.without_own(&text)
    }

    /// Takes out words that name files of the store.
    fn without_own(&self, text: &[u8]) -> Vec<u8> {
        let own = for_make(&self.own);
        let mut out = Vec::with_capacity(text.len());
        let mut rest = text;
        while let Some(at) = memchr::memmem::find(rest, &own) {
            let (before, word) = rest.split_at(at);
            out.extend_from_slice(before);
            let end = word.iter().position(u8::is_ascii_whitespace);
            rest = word.get(end.unwrap_or(word.len())..).unwrap_or_default();
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

/// A name as rules have it.
fn for_make(name: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(name.len());
    for &byte in name {
        match byte {
            b' ' | b'\t' | b'#' => out.push(b'\\'),
            b'$' => out.push(b'$'),
            _ => {}
        }
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
