//! Function templates of headers that are compiled for the device where the main file uses them: kernels, those with
//! annotations, and those of the host that lead to one. What they do with their arguments only an instance tells.

use crate::index::{DeclaredKind, Index};
use crate::spaces::library;
use culambda_source::{Unit, ident};
use std::collections::BTreeSet;

/// Templates of the host that lead to others are followed this far.
const ROUNDS: usize = 8;

/// Namespaces of libraries whose own code is not looked at.
const OF_LIBRARIES: [&str; 4] = ["std", "cuda", "thrust", "cub"];

/// The names of these templates. What libraries launch is known without their bodies.
pub(super) fn names(unit: &Unit, index: &Index<'_>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open: Vec<(&str, &[u8])> = Vec::new();
    for (number, file) in unit.files.iter().enumerate().skip(1) {
        for (item, span) in file.items.iter().map(|item| item.span).enumerate() {
            for declared in index.declared(number, item) {
                let [name] = declared.path.as_slice() else { continue };
                let template = matches!(
                    declared.kind,
                    DeclaredKind::Function {
                        template: true,
                        specialisation: false,
                        definition: true
                    }
                );
                if !template || is_of_library(unit, index, (number, item), name) {
                    continue;
                }
                let text = file.text.get(span.range()).unwrap_or_default();
                let device = declared.annotations.device || declared.annotations.global;
                if device || memchr::memmem::find(text, b"<<<").is_some() {
                    found.insert(name.clone());
                } else {
                    open.push((name, text));
                }
            }
        }
    }
    for _ in 0..ROUNDS {
        let known = |word: &[u8]| std::str::from_utf8(word).is_ok_and(|word| found.contains(word));
        let leads = |(name, text): &(&str, &[u8])| {
            let mut others = ident::words(text).filter(|word| *word != name.as_bytes());
            others.any(known)
        };
        let (new, rest): (Vec<_>, Vec<_>) = open.into_iter().partition(leads);
        open = rest;
        if new.is_empty() {
            break;
        }
        found.extend(new.into_iter().map(|(name, _)| name.to_owned()));
    }
    found
}

/// Whether a function is one of a library's own.
fn is_of_library(unit: &Unit, index: &Index<'_>, (file, item): (usize, usize), name: &str) -> bool {
    let scope = unit.files.get(file).and_then(|f| Some(f.items.get(item)?.scope));
    let namespace = scope.map(|scope| index.namespace_of(file, scope));
    let Some(path) = namespace.and_then(|namespace| index.path(namespace).ok()) else {
        return true;
    };
    let whole: Vec<&str> = path.iter().map(String::as_str).chain([name]).collect();
    OF_LIBRARIES.contains(&whole[0]) || library::calls(&whole).is_some()
}
