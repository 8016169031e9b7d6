//! Files that only a build with other options compiles.
//!
//! By default a project leaves out what an option turns on: `if(LIB_LOOPS) add_library(loops loops.cu) endif()`. Who compiles
//! such a file has turned the option, and all that hangs on it. So the build files are read once more, with the fewest
//! options turned that lead to the file, and what they say then holds for it.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, OnceLock};

use rustc_hash::FxHashMap;

use crate::cmake::usage::Usages;
use crate::cmake::value::Turn;
use crate::configured::undefined;
use crate::context::Word;
use crate::definition::is_name;
use crate::included::{Named, is_unit};
use crate::{Files, Generated, read};

/// Builds that are looked at, those of most files: each takes as long as the default. In those of the first sort options are
/// macros of a header that the build writes, which most files see.
const MAX_CONFIGURED: usize = 8;
const MAX_OTHERS: usize = 3;

/// What it takes to read the build files of a tree once more.
pub(crate) struct Again {
    pub(crate) files: Arc<dyn Files + Send + Sync>,
    /// The topmost of them.
    pub(crate) tops: Vec<String>,
    pub(crate) backends: FxHashMap<String, String>,
}

impl fmt::Debug for Again {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Again")
            .field("tops", &self.tops)
            .finish_non_exhaustive()
    }
}

/// The files that the default does not compile, by the options that they need.
#[derive(Debug)]
pub(crate) struct Optional {
    again: Again,
    builds: Vec<Other>,
    /// The build of each file.
    by_name: FxHashMap<String, usize>,
}

/// A build with other options.
#[derive(Debug)]
struct Other {
    turns: Vec<Turn>,
    /// The files that need them.
    names: Vec<String>,
    /// What it says of these, once somebody asked.
    found: OnceLock<FxHashMap<String, Named>>,
}

impl Optional {
    /// Those of a project, without what they are compiled with.
    pub(crate) fn of(usages: &Usages<'_, '_>, again: Again) -> Optional {
        let mut by_turns: BTreeMap<Vec<Turn>, Vec<String>> = BTreeMap::new();
        for name in usages.files().into_iter().filter(|name| is_unit(name)) {
            if let Some(turns) = usages.turns_of(name) {
                by_turns.entry(turns).or_default().push(name.to_owned());
            }
        }
        let other = |(turns, names)| Other {
            turns,
            names,
            found: OnceLock::new(),
        };
        let all: Vec<Other> = by_turns.into_iter().map(other).collect();
        let (mut builds, mut others): (Vec<Other>, Vec<Other>) =
            all.into_iter().partition(|build| usages.are_configured(&build.turns));
        others.retain(|build| usages.define_more(&build.turns));
        for (list, most) in [(&mut builds, MAX_CONFIGURED), (&mut others, MAX_OTHERS)] {
            list.sort_by_key(|build| Reverse(build.names.len()));
            list.truncate(most);
        }
        builds.append(&mut others);
        let own = builds.iter().enumerate();
        let by_name = own.flat_map(|(at, build)| build.names.iter().map(move |name| (name.clone(), at)));
        Optional {
            again,
            by_name: by_name.collect(),
            builds,
        }
    }

    /// The options that some need and that headers of the default say are not defined: whoever is included in these files
    /// alone sees them defined.
    pub(crate) fn defined_otherwise<'o>(&'o self, default: &'o [Generated]) -> impl Iterator<Item = &'o str> {
        let names = default.iter().flat_map(|header| undefined(&header.text));
        let turns = || self.builds.iter().flat_map(|build| &build.turns);
        names.filter(move |name| turns().any(|turn| *turn.name == **name))
    }

    /// What is said of a file, if it is one of them and nothing contradicts the headers that the default writes.
    pub(crate) fn named(&self, name: &str, default: &[Generated]) -> Option<&Named> {
        let build = self.builds.get(*self.by_name.get(name)?)?;
        let found = || read::with_options(&self.again, &build.turns, &build.names, default);
        build.found.get_or_init(found).get(name)
    }
}

/// The macros that headers of one build define and those of another one do not. `None` if it is the other way round
/// somewhere: a header has one text.
pub(crate) fn otherwise(default: &[Generated], own: &[Generated]) -> Option<Vec<Word<String>>> {
    let mut out = Vec::new();
    for header in own {
        let Some(known) = default.iter().find(|known| known.name == header.name) else {
            continue;
        };
        if known.text == header.text {
            continue;
        }
        let ends = |byte: &u8| *byte == b'\n';
        let both = header.text.split(ends).zip(known.text.split(ends));
        for (new, old) in both.filter(|(new, old)| new != old) {
            match (defined(new), defined(old)) {
                (Some(value), None) => out.push(Word {
                    value,
                    place: header.place.clone(),
                    open: None,
                }),
                (None, None) if decides_nothing(new) && decides_nothing(old) => {}
                _ => return None,
            }
        }
    }
    Some(out)
}

/// Whether a line of a header is empty, or stands for the comment that a macro is not defined.
fn decides_nothing(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    line.is_empty() || line.starts_with(b"#undef")
}

/// What a line of a header defines, as `-D` has it.
fn defined(line: &[u8]) -> Option<String> {
    let line = std::str::from_utf8(line).ok()?;
    let rest = line.trim().strip_prefix('#')?.trim_start().strip_prefix("define")?;
    let rest = rest.strip_prefix([' ', '\t'])?.trim();
    let (name, body) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    is_name(name).then(|| format!("{name}={}", body.trim()))
}

#[cfg(test)]
mod tests {
    use crate::tests::{Tree, read, shown, within};

    #[test]
    fn files_that_only_other_options_compile() {
        let text = "project(p LANGUAGES CXX CUDA)\noption(LOOPS \"\" OFF)\noption(TESTS \"\" OFF)\noption(PLAIN \"\" ON)\n\
                    configure_file(c.h.in c.h)\nset(all a.cu)\nif(LOOPS)\nadd_compile_definitions(HAS_LOOPS)\nlist(APPEND all b.cu)\nendif()\n\
                    add_library(p ${all})\nif(TESTS AND LOOPS)\nadd_executable(t src/c.cu)\nendif()\n\
                    if(PLAIN)\nadd_definitions(-DPLAINLY)\nelse()\nadd_executable(o d.cu)\nendif()\n\
                    if(LOOPS OR TESTS)\nadd_executable(e e.cu)\nendif()\n";
        let header = (
            "c.h.in",
            "#cmakedefine LOOPS\n#cmakedefine TESTS 2\n#cmakedefine PLAIN\n#define ALWAYS\n",
        );
        let build = read(Tree::of(&[("CMakeLists.txt", text), header]));
        assert_eq!(
            shown(&build, "a.cu"),
            "nvcc(CMakeLists.txt:6) !HAS_LOOPS:2 PLAINLY=1:16"
        );
        assert_eq!(
            shown(&build, "b.cu"),
            "nvcc(CMakeLists.txt:9) HAS_LOOPS=1:8 LOOPS=:5 PLAINLY=1:16"
        );
        assert_eq!(
            shown(&build, "src/c.cu"),
            "nvcc(CMakeLists.txt:13) HAS_LOOPS=1:8 LOOPS=:5 PLAINLY=1:16 TESTS=2:5"
        );
        // The header of the default defines what that build does not, and nobody knows which of two options is turned.
        assert_eq!(
            shown(&build, "d.cu"),
            "nvcc(CMakeLists.txt:18) !HAS_LOOPS:2 PLAINLY=1:16"
        );
        assert_eq!(
            shown(&build, "e.cu"),
            "nvcc(CMakeLists.txt:21) !HAS_LOOPS:2 PLAINLY=1:16"
        );
        assert_eq!(
            within(&build, "x.h", &["b.cu"]),
            "- HAS_LOOPS=1:8 LOOPS=:5 PLAINLY=1:16"
        );
        assert_eq!(build.asked_of_includers("x.h"), ["LOOPS", "TESTS"]);
    }
}
