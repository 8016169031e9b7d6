//! Templates of headers that are compiled for the device where the main file uses them: kernels, functions with
//! annotations, and functions of the host that lead to one, also as members of class templates. What they do with their
//! arguments only an instance tells.

use crate::index::{Declared, DeclaredKind, Index};
use crate::spaces::library;
use culambda_source::{Unit, ident};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// Templates of the host that lead to others are followed this far.
const ROUNDS: usize = 8;

/// Namespaces of libraries whose own code is not looked at.
const OF_LIBRARIES: [&str; 4] = ["std", "cuda", "thrust", "cub"];

/// What of headers is followed.
#[derive(Debug, Default)]
pub(super) struct Followed {
    /// Function templates, by their names.
    pub(super) functions: BTreeSet<String>,
    /// Class templates, by their names: their members may be compiled for the device, or lead to what is.
    pub(super) classes: BTreeSet<String>,
    /// Where members are defined outside of their class, by the names of both.
    pub(super) outside: FxHashMap<(String, String), Vec<(usize, usize)>>,
}

/// A template that matters if its text leads to another one.
struct Open<'t> {
    name: &'t str,
    class: bool,
    text: &'t [u8],
}

/// These templates. What libraries launch is known without their bodies.
pub(super) fn followed(unit: &Unit, index: &Index<'_>) -> Followed {
    let device = unit.mentioning(&["__device__", "__global__"]);
    let device: FxHashSet<&[u8]> = device.into_iter().map(str::as_bytes).collect();
    let on_device = |text: &[u8]| {
        memchr::memmem::find(text, b"<<<").is_some() || ident::words(text).any(|word| device.contains(word))
    };
    let mut found = Followed::default();
    let mut open: Vec<Open<'_>> = Vec::new();
    for (number, file) in unit.files.iter().enumerate().skip(1) {
        for (item, span) in file.items.iter().map(|item| item.span).enumerate() {
            let text = file.text.get(span.range()).unwrap_or_default();
            for declared in index.declared(number, item) {
                let Some(name) = declared.path.last().filter(|_| is_template(declared, text)) else {
                    continue;
                };
                if is_of_library(unit, index, (number, item), name) {
                    continue;
                }
                let class = declared.kind.is_class_definition();
                match declared.path.as_slice() {
                    [.., class, name] => {
                        let of = (class.clone(), name.clone());
                        found.outside.entry(of).or_default().push((number, item));
                        open.push(Open {
                            name: class,
                            class: true,
                            text,
                        });
                    }
                    _ => open.push(Open { name, class, text }),
                }
            }
        }
    }
    let annotated = |one: &Open<'_>| on_device(one.text);
    follow(&mut found, open, annotated);
    found
}

/// Whether what an item declares is a template that is defined.
fn is_template(declared: &Declared, text: &[u8]) -> bool {
    match declared.kind {
        DeclaredKind::Function {
            template: true,
            specialisation: false,
            definition: true,
        } => true,
        DeclaredKind::Class {
            defined: true,
            specialisation: false,
        } => text.trim_ascii_start().starts_with(b"template"),
        _ => false,
    }
}

/// Sorts out those that are for the device, and those that lead to one.
fn follow(found: &mut Followed, open: Vec<Open<'_>>, annotated: impl Fn(&Open<'_>) -> bool) {
    let mut known: FxHashSet<&[u8]> = FxHashSet::default();
    let (mut new, mut open): (Vec<_>, Vec<_>) = open.into_iter().partition(annotated);
    for _ in 0..=ROUNDS {
        if new.is_empty() {
            break;
        }
        for one in new {
            let all = if one.class {
                &mut found.classes
            } else {
                &mut found.functions
            };
            all.insert(one.name.to_owned());
            known.insert(one.name.as_bytes());
        }
        let leads = |one: &Open<'_>| {
            let mut others = ident::words(one.text).filter(|word| *word != one.name.as_bytes());
            others.any(|word| known.contains(word))
        };
        (new, open) = open.into_iter().partition(leads);
    }
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
