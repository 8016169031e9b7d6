//! Includes that no file answers.

use culambda_source::presets;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::includes::is_elsewhere;
use crate::outline::Kind;
use crate::project::{Project, is_of_another_backend};

/// Files that are asked.
const MAX_FILES: usize = 20_000;

/// An include that no file of the project answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// The name in it.
    pub name: String,
    /// The first file that has it.
    pub by: String,
    /// The line of that file.
    pub line: u32,
    /// Whether it is of a library that is known without it, but for its types.
    pub of_library: bool,
    /// How many others have it.
    pub others: usize,
    /// Files of the project that it may be, if there are several: the first three.
    pub several: Vec<String>,
}

impl Project {
    /// What some files, and those that they include, include whatever conditions say and nothing answers; those first that
    /// most files want, and those of libraries that are known without them last. Headers of the standard library and of CUDA
    /// are not missed.
    pub fn missing_includes(
        &self,
        mains: &[usize],
        folders: &[String],
        is_there: &dyn Fn(&str) -> bool,
    ) -> Vec<Missing> {
        let mut wanted: FxHashMap<&str, (usize, u32, usize)> = FxHashMap::default();
        let mut todo: Vec<usize> = mains.to_vec();
        let mut seen: FxHashSet<usize> = mains.iter().copied().collect();
        while let Some(file) = todo.pop() {
            for (name, quoted, line) in self.includes_always(file) {
                // Nobody builds it for CUDA.
                if is_of_another_backend(name) || is_of_another_backend(self.name(file)) {
                    continue;
                }
                if self.resolve(file, name, quoted, file, folders).is_none() && !is_elsewhere(name) {
                    let entry = wanted.entry(name).or_insert((file, line, 0));
                    if file < entry.0 {
                        (entry.0, entry.1) = (file, line);
                    }
                    entry.2 += 1;
                }
            }
            for edge in self.edges(file) {
                let to = self.targets(file, edge, file, folders);
                todo.extend(to.into_iter().filter(|to| seen.len() < MAX_FILES && seen.insert(*to)));
            }
        }
        let found = wanted.into_iter().filter(|(name, _)| !is_there(name));
        let mut out: Vec<Missing> = found
            .map(|(name, (by, line, times))| Missing {
                name: name.to_owned(),
                by: self.name(by).to_owned(),
                line,
                of_library: is_of_library(name),
                others: times - 1,
                several: self
                    .ending(name, true)
                    .take(3)
                    .map(|file| self.name(file).to_owned())
                    .collect(),
            })
            .collect();
        out.sort_by(|a, b| (a.of_library, b.others, &a.name).cmp(&(b.of_library, a.others, &b.name)));
        out
    }

    /// The names in the includes of a file that no condition decides about, whether they are quoted, and their lines.
    pub(crate) fn includes_always(&self, file: usize) -> Vec<(&str, bool, u32)> {
        let outline = self.outline(file);
        let lines = (0_u32..).zip(&outline.lines);
        let own = lines.filter(|(at, line)| line.kind == Kind::Include && outline.groups(*at).next().is_none());
        own.filter_map(|(at, line)| {
            let (name, quoted) = self.include_name(file, at)?;
            Some((name, quoted, line.number))
        })
        .collect()
    }
}

/// Whether a header is of a library that is known without it.
fn is_of_library(name: &str) -> bool {
    presets::all().iter().any(|preset| preset.is_seen_in(name.as_bytes()))
}
