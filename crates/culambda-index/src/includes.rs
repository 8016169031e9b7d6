//! Which files of the project an `#include` means.

use culambda_source::presets;

use crate::project::Project;

/// Files that are followed from one file.
const MAX_REACHED: usize = 5000;

/// The last component of a path.
pub(crate) fn base(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// The folder of a path.
pub(crate) fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// How many folders two paths share from the root on, less those that lead away from there: more is nearer.
pub(crate) fn nearness(from: &str, to: &str) -> usize {
    let (from, to) = (folder(from), folder(to));
    let shared = from.split('/').zip(to.split('/')).take_while(|(a, b)| a == b).count();
    let up = from.split('/').count() - shared;
    let down = to.split('/').count() - shared;
    shared * 16 + 15 - (up + down).min(15)
}

/// A path without `.` and `..` in it.
fn normal(folder: &str, name: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in folder.split('/').chain(name.split('/')) {
        match part {
            "" | "." if !parts.is_empty() || part == "." => {}
            ".." if parts.last().is_some_and(|last| !last.is_empty() && *last != "..") => {
                parts.pop();
            }
            _ => parts.push(part),
        }
    }
    // The empty folder of a plain name is no root.
    if folder.is_empty() && parts.first() == Some(&"") {
        parts.remove(0);
    }
    parts.join("/")
}

/// The libraries that a text seems to use, by their places among all presets.
fn seen_in(text: &[u8]) -> Vec<usize> {
    let all = presets::all().iter().enumerate();
    all.filter(|(_, preset)| preset.is_seen_in(text))
        .map(|(at, _)| at)
        .collect()
}

impl Project {
    /// The files that one includes itself, in order.
    pub(crate) fn included(&self, file: usize) -> &[usize] {
        self.files[file].included.get_or_init(|| {
            let own = &self.files[file];
            let found = own.summary.includes.iter();
            found.filter_map(|&include| self.include_at(file, include)).collect()
        })
    }

    /// The file that the name at a place in a file means, which stands there with its delimiters.
    pub(crate) fn include_at(&self, file: usize, (start, end): (u32, u32)) -> Option<usize> {
        let text = &self.files[file].text;
        let name = text.get(start as usize + 1..(end as usize).checked_sub(1)?)?;
        let quoted = text.get(start as usize) == Some(&b'"');
        self.resolve(file, std::str::from_utf8(name).ok()?, quoted)
    }

    /// The file that an include means: the one beside it, else the nearest one whose path ends like this.
    fn resolve(&self, file: usize, name: &str, quoted: bool) -> Option<usize> {
        let from = self.files[file].name.as_str();
        let known = self.by_base.get(base(name))?;
        if quoted {
            let beside = normal(folder(from), name);
            if let Some(found) = known.iter().find(|&&f| self.files[f].name == beside) {
                return Some(*found);
            }
        }
        let name = name.trim_start_matches("./").trim_start_matches("../");
        let ends = |path: &str| {
            path.strip_suffix(name)
                .is_some_and(|front| front.is_empty() || front.ends_with('/'))
        };
        let all = known.iter().copied().filter(|&f| ends(&self.files[f].name));
        all.max_by_key(|&f| {
            let path = &self.files[f].name;
            (nearness(from, path), std::cmp::Reverse(path))
        })
    }

    /// Whether a file that seems to hold tests includes the library for them by way of other files.
    fn reaches_tests(&self, file: usize, library: usize) -> bool {
        let is_for_tests = presets::all().get(library).is_some_and(|p| p.name == "googletest");
        if !is_for_tests || memchr::memmem::find(&self.files[file].text, b"TEST").is_none() {
            return false;
        }
        let reached = self.reached(file).iter();
        reached.copied().any(|other| self.includes_of(other).contains(&library))
    }

    /// Whether a file uses a library of the presets, as far as its own text shows or what is read with it, the others.
    pub(crate) fn uses(&self, file: usize, others: &[usize], library: usize) -> bool {
        let mut own = others.iter().map(|&other| self.libraries(other));
        own.any(|libraries| libraries.contains(&library)) || self.reaches_tests(file, library)
    }

    /// The libraries that a text shows, by their places among all presets.
    fn libraries(&self, file: usize) -> &[usize] {
        let own = &self.files[file];
        own.libraries.get_or_init(|| seen_in(&own.text))
    }

    /// The libraries that the includes of a file name.
    fn includes_of(&self, file: usize) -> &[usize] {
        let own = &self.files[file];
        own.includes_of.get_or_init(|| {
            let names = own.summary.includes.iter();
            let texts = names.filter_map(|&(start, end)| own.text.get(start as usize..end as usize));
            texts.flat_map(seen_in).collect()
        })
    }

    /// The file and all that it includes, directly or not, nearest first.
    pub(crate) fn reached(&self, file: usize) -> &[usize] {
        self.files[file].reached.get_or_init(|| {
            let mut seen = rustc_hash::FxHashSet::default();
            seen.insert(file);
            let mut order = vec![file];
            let mut at = 0;
            while let Some(&next) = order.get(at).filter(|_| order.len() < MAX_REACHED) {
                at += 1;
                for &inner in self.included(next) {
                    if seen.insert(inner) {
                        order.push(inner);
                    }
                }
            }
            order
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths() {
        assert_eq!(normal("a/b", "../c/./d.h"), "a/c/d.h");
        assert_eq!(normal("", "d.h"), "d.h");
        assert_eq!(normal("/x/y", "d.h"), "/x/y/d.h");
        assert_eq!(normal("..", "../d.h"), "../../d.h");
        assert!(nearness("a/b/x.cpp", "a/b/x.h") > nearness("a/b/x.cpp", "a/x.h"));
        assert!(nearness("a/b/x.cpp", "a/b/include/x.h") > nearness("a/b/x.cpp", "a/c/include/x.h"));
        assert!(nearness("a/b/x.cpp", "a/b/include/x.h") > nearness("a/b/x.cpp", "a/x.h"));
    }
}
