//! Whether a name may have declarations that were not read.

use crate::here::Here;
use crate::words;
use culambda_source::{Loader, Unit};
use rustc_hash::FxHashMap;

impl Here<'_> {
    /// Whether a function of a name may be declared by a friend declaration alone, where only arguments find it.
    pub(crate) fn may_be_friend(&self, name: &str) -> bool {
        self.index.kept.texts.has_friend(self.unit, name)
    }
}

/// Whether a text has a word.
fn mentions(text: &[u8], word: &str) -> bool {
    memchr::memmem::find_iter(text, word.as_bytes()).any(|at| words::is_whole(text, at, word.len()))
}

/// So many names are looked for; of the others nothing is known.
const MAX_NAMES: usize = 200;

/// What may be declared where nobody looked.
pub(crate) struct Unseen<'u> {
    unit: &'u Unit,
    loader: &'u dyn Loader,
    known: FxHashMap<String, bool>,
}

impl<'u> Unseen<'u> {
    /// In what a unit leaves out.
    pub(crate) fn new(unit: &'u Unit, loader: &'u dyn Loader) -> Unseen<'u> {
        Unseen {
            unit,
            loader,
            known: FxHashMap::default(),
        }
    }

    /// Whether the last part of a name may have another declaration: under a condition that cannot be decided, or in
    /// an included file that was not read.
    pub(crate) fn may_declare(&mut self, name: &str) -> bool {
        let name = name.rsplit("::").next().unwrap_or(name);
        if let Some(known) = self.known.get(name) {
            return *known;
        }
        // Each name is looked for in all texts.
        let found = self.known.len() >= MAX_NAMES || self.is_undecided(name) || self.is_elsewhere(name);
        self.known.insert(name.to_owned(), found);
        found
    }

    fn is_undecided(&self, name: &str) -> bool {
        let text = |file: usize| self.unit.files.get(file).map(|f| &f.text);
        self.unit.undecided.iter().any(|u| {
            let text = text(u.file).and_then(|t| t.get(u.region.range()));
            text.is_some_and(|t| mentions(t, name))
        })
    }

    fn is_elsewhere(&self, name: &str) -> bool {
        let missing = || {
            let mut all = self.unit.files.iter().flat_map(|f| &f.includes);
            all.any(|i| i.quoted && i.file.is_none())
        };
        self.loader.mentions(name).unwrap_or_else(missing)
    }
}
