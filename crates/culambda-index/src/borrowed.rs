//! Macros that a header takes from those that include it: neither it nor what it includes defines them.

use culambda_source::ident::{is_word_at, looks_like_macro};
use memchr::memmem::find_iter;
use rustc_hash::FxHashSet;

use crate::graph::Edge;
use crate::macros::Kind;
use crate::project::Project;
use crate::words::{ends_of, skip_in_line, word_at};

/// Files that are followed from one file.
const MAX_FILES: usize = 5000;
/// Places where a file is included that are looked at.
const MAX_PLACES: usize = 16;

impl Project {
    /// Where a file is included after the definition of a macro that it uses and that nothing defines which it includes, or
    /// for which it has a default. Those that have to do with lambdas are found wherever they are defined.
    pub(crate) fn places_that_lend(&self, file: usize, places: &[(usize, u32)]) -> &[(usize, u32)] {
        self.files[file].lent.get_or_init(|| {
            let definers = self.definers_elsewhere(file);
            let places = places.iter().take(MAX_PLACES).filter(|_| !definers.is_empty());
            places
                .copied()
                .filter(|place| self.is_after(*place, &definers))
                .collect()
        })
    }

    /// The files that define macros which a file uses and does not see the definition of.
    fn definers_elsewhere(&self, file: usize) -> FxHashSet<usize> {
        let own = &self.files[file];
        let defined: FxHashSet<&[u8]> = own.defined().collect();
        let missing = |name: &&[u8]| {
            let is_missing = if defined.contains(name) {
                self.is_default(file, name)
            } else {
                self.macros.kind(name) == Kind::default()
            };
            looks_like_macro(name) && is_missing && is_used(&own.text, name)
        };
        let mentioned = self.mentioned_in(file).iter().map(|name| &**name);
        let mut names: Vec<&[u8]> = mentioned.filter(missing).collect();
        if names.is_empty() || self.includes_without_ending(file) {
            return FxHashSet::default();
        }
        let settled = self.walk(file, self.edges(file), |reached| {
            names.retain(|name| self.macros.sites(name).iter().all(|(definer, _)| *definer != reached));
            names.is_empty() || self.includes_without_ending(reached)
        });
        if settled {
            return FxHashSet::default();
        }
        let sites = names.iter().flat_map(|name| self.macros.sites(name));
        sites
            .map(|(definer, _)| *definer)
            .filter(|definer| *definer != file)
            .collect()
    }

    /// Whether a file defines a macro only where nothing else has: `#ifndef BLOCK`, `#define BLOCK 256`. Its guard is none.
    fn is_default(&self, file: usize, name: &[u8]) -> bool {
        let text = &self.files[file].text;
        let after = |end: usize| text.get(skip_in_line(text, end)..).unwrap_or_default();
        let asked = ends_of(text, b"ifndef").any(|end| word_at(after(end), 0) == name);
        asked && self.guard(file) != Some(name)
    }

    /// Whether a file includes one whose name has no ending, in a folder: such a file is not read, and may define anything.
    fn includes_without_ending(&self, file: usize) -> bool {
        let own = &self.files[file];
        let mut names = own.summary.includes(&own.text);
        names.any(|name| {
            let last = name.rsplit(|byte| *byte == b'/').next().unwrap_or_default();
            last.len() < name.len() && !last.contains(&b'.')
        })
    }

    /// Whether one of some files is read before the include directive of a place, the includer up to there among them.
    fn is_after(&self, (includer, line): (usize, u32), definers: &FxHashSet<usize>) -> bool {
        let before = self.edges(includer).partition_point(|edge| edge.line < line);
        let before = &self.edges(includer)[..before];
        definers.contains(&includer) || self.walk(includer, before, |reached| definers.contains(&reached))
    }

    /// Goes through the files that some of the includes of a file may lead to, the nearest first, up to one for which `ends`
    /// is true; says whether there is one.
    fn walk(&self, file: usize, edges: &[Edge], mut ends: impl FnMut(usize) -> bool) -> bool {
        let mut todo = Vec::new();
        for edge in edges {
            self.add_possible(file, edge, &mut todo);
        }
        let mut seen = FxHashSet::default();
        let mut at = 0;
        while let Some(&next) = todo.get(at).filter(|_| seen.len() < MAX_FILES) {
            at += 1;
            if seen.insert(next) {
                if ends(next) {
                    return true;
                }
                for edge in self.edges(next) {
                    self.add_possible(next, edge, &mut todo);
                }
            }
        }
        false
    }
}

/// Whether a name occurs outside of directives, and of comments up to the end of a line.
fn is_used(text: &[u8], name: &[u8]) -> bool {
    find_iter(text, name).any(|at| {
        let start = memchr::memrchr(b'\n', &text[..at]).map_or(0, |end| end + 1);
        let before = text[start..at].trim_ascii_start();
        let commented = memchr::memmem::find(before, b"//").is_some() || before.starts_with(b"*");
        is_word_at(text, at, name.len()) && !before.starts_with(b"#") && !commented
    })
}
