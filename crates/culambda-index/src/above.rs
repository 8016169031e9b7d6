//! All that includes a file, whatever is between, for who asks how it is compiled.
//!
//! Here nothing may be missing: an include that may lead to a file counts, whatever conditions say and whichever of several
//! files it means in a unit.

use aho_corasick::AhoCorasick;
use culambda_source::ident;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::includes::{base, is_elsewhere};
use crate::project::{Project, is_of_another_backend};

/// Files that are followed from one file.
const MAX_FILES: usize = 20_000;

/// What includes files of a project, found once.
#[derive(Debug)]
pub struct Above<'p> {
    project: &'p Project,
    /// The files that include one themselves.
    direct: FxHashMap<usize, Vec<usize>>,
    /// Where macros name what is included: the includer, and the file.
    by_macro: Vec<(usize, usize)>,
}

impl<'p> Above<'p> {
    /// For a project of which all texts are here.
    pub fn of(project: &'p Project) -> Above<'p> {
        let files = (0..project.len()).filter(|&file| project.files[file].summary.by_macro);
        let leads = |file: usize| {
            let edges = project.edges(file).iter().filter(|edge| edge.is_by_macro());
            let to = edges.flat_map(move |edge| project.targets(file, edge, file, &[]));
            to.map(move |to| (file, to))
        };
        Above {
            project,
            direct: FxHashMap::default(),
            by_macro: files.flat_map(leads).collect(),
        }
    }

    /// The files that include one, themselves or through others, and whether others include them, in order; `None` if there
    /// are too many. Those of programming models that no CUDA build compiles are not among them.
    pub fn files(&mut self, file: usize) -> Option<Vec<(usize, bool)>> {
        let mut todo = vec![file];
        // Of each file that was met, whether others include it.
        let mut met: Vec<Option<bool>> = vec![None; self.project.len()];
        let mut count = 0;
        while let Some(next) = todo.pop() {
            let direct = self.direct(next);
            if let Some(included) = met.get_mut(next) {
                *included = Some(!direct.is_empty());
            }
            for &includer in direct {
                if let Some(included @ None) = met.get_mut(includer) {
                    *included = Some(false);
                    todo.push(includer);
                    count += 1;
                }
            }
            if count >= MAX_FILES {
                return None;
            }
        }
        let others = met.into_iter().enumerate().filter(|(met, _)| *met != file);
        Some(others.filter_map(|(met, included)| Some((met, included?))).collect())
    }

    /// The files that include one themselves.
    fn direct(&mut self, file: usize) -> &[usize] {
        let project = self.project;
        let by_macro = self.by_macro.iter().filter(|(_, to)| *to == file);
        self.direct.entry(file).or_insert_with(|| {
            let named = project.includers().get(base(project.name(file)));
            let named = named.map_or(&[][..], Vec::as_slice).iter().copied();
            let named = named.filter(|&includer| project.may_include(includer, file));
            let all = named.chain(by_macro.map(|(includer, _)| *includer));
            let mut all: Vec<usize> = all
                .filter(|&includer| includer != file && !is_of_another_backend(project.name(includer)))
                .collect();
            all.sort_unstable();
            all.dedup();
            all
        })
    }
}

impl Project {
    /// Whether a name in an include of a file may mean another one.
    fn may_include(&self, includer: usize, file: usize) -> bool {
        let own = &self.files[includer];
        let wanted = base(self.name(file));
        let text: &[u8] = &own.text;
        own.summary.includes.iter().any(|&(start, end)| {
            let name = text.get(start as usize + 1..end as usize - 1).unwrap_or_default();
            if !name.ends_with(wanted.as_bytes()) {
                return false;
            }
            let Ok(name) = std::str::from_utf8(name) else {
                return false;
            };
            let quoted = text.get(start as usize) == Some(&b'"');
            base(name) == wanted && self.may_mean(includer, name, quoted, file)
        })
    }

    fn may_mean(&self, includer: usize, name: &str, quoted: bool, file: usize) -> bool {
        if let Some(beside) = quoted.then(|| self.beside(includer, name)).flatten() {
            return beside == file;
        }
        let mut all = self.ending(name, quoted).peekable();
        // A name that no file answers may mean one that the build copies there.
        let nowhere = all.peek().is_none() && !is_elsewhere(name);
        nowhere || all.any(|found| found == file)
    }
}

/// A search for names in what files see.
#[derive(Debug)]
pub struct Mentions {
    names: AhoCorasick,
    /// Whether files have one of them in their own texts.
    known: FxHashMap<usize, bool>,
    /// Files that have none of them, as all that they include.
    nowhere: FxHashSet<usize>,
}

impl Mentions {
    /// A search for some names; `None` if there are too many of them.
    pub fn of(names: &[String]) -> Option<Mentions> {
        Some(Mentions {
            names: AhoCorasick::new(names).ok()?,
            known: FxHashMap::default(),
            nowhere: FxHashSet::default(),
        })
    }

    /// Whether a file or one that it may include has one of the names.
    pub fn are_in(&mut self, project: &Project, file: usize) -> bool {
        let mut todo = vec![file];
        let mut seen: FxHashSet<usize> = std::iter::once(file).collect();
        let mut to = Vec::new();
        while let Some(next) = todo.pop() {
            if self.nowhere.contains(&next) {
                continue;
            }
            let names = &self.names;
            let own = self.known.entry(next);
            if *own.or_insert_with(|| has(names, &project.files[next].text)) || seen.len() > MAX_FILES {
                return true;
            }
            for edge in project.edges(next) {
                project.add_possible(next, edge, &mut to);
            }
            todo.extend(to.drain(..).filter(|to| seen.insert(*to)));
        }
        self.nowhere.extend(seen);
        false
    }

    /// The same for a file and those in which it is read as a part of them, of a project of which all texts are here.
    pub fn are_around(&mut self, project: &Project, file: usize) -> bool {
        self.are_in(project, file) || {
            let chains = project.chains(file).into_iter();
            let mut roots = chains.filter_map(|chain| chain.first().map(|(root, _)| *root));
            roots.any(|root| self.are_in(project, root))
        }
    }
}

/// Whether a text has one of some names as a word.
fn has(names: &AhoCorasick, text: &[u8]) -> bool {
    let continues = |at: Option<usize>| {
        at.and_then(|at| text.get(at))
            .is_some_and(|&byte| ident::is_continue(byte))
    };
    let mut found = names.find_overlapping_iter(text);
    found.any(|found| !continues(found.start().checked_sub(1)) && !continues(Some(found.end())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Summary;

    fn project(texts: &[(&str, &str)]) -> Project {
        let file = |(name, text): &(&str, &str)| {
            let text: culambda_source::Text = (*text).into();
            let summary = Summary::of(&text);
            ((*name).to_owned(), text, summary)
        };
        Project::new(texts.iter().map(file).collect(), &[])
    }

    fn above(texts: &[(&str, &str)], name: &str) -> Vec<String> {
        let project = project(texts);
        let found = Above::of(&project).files(project.file_named(name).unwrap());
        let found = found.unwrap().into_iter();
        let told =
            |(file, included): (usize, bool)| format!("{}{}", if included { "^" } else { "" }, project.name(file));
        found.map(told).collect()
    }

    #[test]
    fn who_includes_a_file() {
        let texts = [
            ("a.cu", "#include \"lib/x.h\"\n"),
            ("b.cu", "#include <y.h>\n#if 0\n#include <string.h>\n#endif\n"),
            ("c.cu", "#include \"other/x.h\"\n"),
            ("d.cu", "#define WHICH \"lib/x.h\"\n#include WHICH\n"),
            ("e.cu", "#include <gone/x.h>\n"),
            ("f.cu", "#include \"x.h\"\n"),
            ("hip/g.cpp", "#include \"lib/x.h\"\n"),
            ("lib/string.h", ""),
            ("lib/x.h", "#include \"y.h\"\n"),
            ("lib/y.h", "#include \"x.h\"\n"),
            ("other/h.cu", "#include \"x.h\"\n"),
            ("other/x.h", ""),
        ];
        assert_eq!(
            above(&texts, "lib/x.h"),
            ["a.cu", "b.cu", "d.cu", "e.cu", "f.cu", "^lib/y.h"]
        );
        assert_eq!(above(&texts, "other/x.h"), ["c.cu", "e.cu", "f.cu", "other/h.cu"]);
        assert_eq!(above(&texts, "lib/string.h"), Vec::<String>::new());
        assert_eq!(above(&texts, "a.cu"), Vec::<String>::new());
    }

    #[test]
    fn names_in_what_a_file_sees() {
        let texts = [
            ("a.cu", "#include \"b.h\"\nint SIZES;\n"),
            ("b.h", "int x = SIZE;\n"),
            ("c.cu", "int SIZES, MY_SIZE;\n"),
        ];
        let project = project(&texts);
        let texts_of_a_part = [
            ("a.cu", "#include \"b.h\"\n"),
            ("b.h", "#pragma once\n#include \"c.h\"\nBEGIN\n#include \"d.inc\"\n}\n"),
            ("c.h", "#pragma once\n#define BEGIN namespace SIZE {\n"),
            ("d.inc", "int n;\n"),
        ];
        let mut mentions = Mentions::of(&["SIZE".to_owned(), "SIZES_".to_owned()]).unwrap();
        let mut are_in = |name: &str| mentions.are_in(&project, project.file_named(name).unwrap());
        assert_eq!(["a.cu", "b.h", "c.cu"].map(&mut are_in), [true, true, false]);
        let parts = self::project(&texts_of_a_part);
        let part = parts.file_named("d.inc").unwrap();
        let mut mentions = Mentions::of(&["SIZE".to_owned()]).unwrap();
        assert!(!mentions.are_in(&parts, part));
        assert!(mentions.are_around(&parts, part));
    }
}
