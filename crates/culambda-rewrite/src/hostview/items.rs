//! The declarations of a file, and where they are.

use culambda_source::{File, Item, ScopeKind, Unit};

use super::walk::Scope;

/// The declarations of a file that can matter.
pub(super) struct Wanted<'a> {
    file: &'a File,
    /// Where preprocessed text has something of CUDA.
    signs: Vec<u32>,
}

/// What annotations, launches and alignments look like after a preprocessor.
const SIGNS: [&[u8]; 10] = [
    b"<<<",
    b"__device__",
    b"__global__",
    b"__noinline__",
    b"((device",
    b"((global",
    b"((shared",
    b"((constant",
    b"((managed",
    b"alignof(",
];

impl<'a> Wanted<'a> {
    pub(super) fn of(file: &'a File) -> Wanted<'a> {
        let mut signs = Vec::new();
        if file.preprocessed {
            for sign in SIGNS {
                signs.extend(memchr::memmem::find_iter(&file.text, sign).map(|at| at as u32));
            }
            signs.sort_unstable();
        }
        Wanted { file, signs }
    }

    /// All declarations of a raw file. Preprocessed text is long and has little of CUDA, but the program's own part
    /// of it may hold functions that are annotated elsewhere.
    pub(super) fn items(self, own: bool) -> impl Iterator<Item = &'a Item> {
        let file = self.file;
        let name = file.presumed(0).file;
        file.items.iter().filter(move |item| {
            let from = self.signs.partition_point(|&at| at < item.span.start);
            !file.preprocessed
                || self.signs.get(from).is_some_and(|&at| at < item.span.end)
                || own && name.is_some() && file.presumed(item.span.start).file == name
        })
    }
}

/// The namespaces around an item.
pub(super) fn scope_of(unit: &Unit, file: usize, scope: culambda_source::ScopeId) -> Scope {
    let mut path = String::new();
    for scope in unit.namespace_path(file, scope) {
        let name = match &scope.kind {
            ScopeKind::Namespace { inline: true, .. } => continue,
            ScopeKind::Namespace { name: Some(name), .. } => name,
            ScopeKind::Unknown { macro_name } => macro_name,
            _ => continue,
        };
        if !path.is_empty() {
            path.push_str("::");
        }
        path.push_str(name);
    }
    Scope {
        path,
        ..Scope::default()
    }
}
