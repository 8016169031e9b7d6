//! Which files of the project an `#include` means.

use culambda_source::presets;

use crate::project::Project;
use crate::words::part;

/// The last component of a path.
pub(crate) fn base(path: &str) -> &str {
    let slash = memchr::memrchr(b'/', path.as_bytes());
    slash.and_then(|at| path.get(at + 1..)).unwrap_or(path)
}

/// A name without some text at its start, however often that is there.
fn without<'n>(mut name: &'n str, front: &str) -> &'n str {
    while let Some(rest) = name.strip_prefix(front) {
        name = rest;
    }
    name
}

/// The folder of a path.
pub(crate) fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// How many folders two files have in common, from the root on, which does not count.
fn shared(from: &str, to: &str) -> usize {
    let (from, to) = (folder(from), folder(to));
    let both = from.split('/').zip(to.split('/'));
    both.take_while(|(a, b)| a == b && !a.is_empty()).count()
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
pub(crate) fn normal(folder: &str, name: &str) -> String {
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
    // The empty folder of a plain name is not a root.
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
    /// The file that a name means beside another file.
    pub(crate) fn beside(&self, file: usize, name: &str) -> Option<usize> {
        let name = self.as_made_for_cuda(name);
        self.file_named(&normal(folder(&self.files[file].name), name))
    }

    /// The header that a name means which the build of a library makes: the one of the library that it includes in a build
    /// for CUDA, unless the tree has one that does so. One that includes nothing like it was made for another device, and a
    /// build for CUDA makes it anew. Any other name stays as it is.
    fn as_made_for_cuda<'a>(&self, name: &'a str) -> &'a str {
        let Some(other) = presets::made_of(name) else {
            return name;
        };
        let there = self.by_base.get(base(name)).map_or(&[][..], Vec::as_slice);
        let for_cuda = there.iter().any(|&file| self.names_in_include(file, other));
        let known = there.is_empty() || self.by_base.contains_key(base(other));
        if for_cuda || !known { name } else { other }
    }

    /// Whether an include of a file has this name.
    fn names_in_include(&self, file: usize, name: &str) -> bool {
        let own = &self.files[file];
        let of = |&(start, end): &(u32, u32)| own.text.get(start as usize + 1..(end as usize).saturating_sub(1));
        own.summary.includes.iter().any(|at| of(at) == Some(name.as_bytes()))
    }

    /// The files whose paths end with a name. A header of the standard library is not meant by its name alone.
    pub(crate) fn ending<'a>(&'a self, name: &'a str, quoted: bool) -> impl Iterator<Item = usize> + 'a {
        let name = self.as_made_for_cuda(name);
        let known = if !quoted && is_standard(name) || is_of_toolkit(name) {
            None
        } else {
            self.by_base.get(base(name))
        };
        let name = without(without(name, "./"), "../");
        let ends = move |path: &str| {
            path.strip_suffix(name)
                .is_some_and(|front| front.is_empty() || front.ends_with('/'))
        };
        let all = known.map_or(&[][..], Vec::as_slice).iter().copied();
        all.filter(move |&file| ends(&self.files[file].name))
    }

    /// The file that an include means in the unit of a main file: the one beside it, that of the first folder which has
    /// it, else the nearest one whose path ends like this.
    pub(crate) fn resolve(
        &self,
        file: usize,
        name: &str,
        quoted: bool,
        main: usize,
        roots: &[String],
    ) -> Option<usize> {
        // A stand-in of a library for tools that read the sources is no part of a unit of nvcc.
        let is_it = |file: &usize| !self.macros.stands_in(*file);
        if let Some(beside) = quoted.then(|| self.beside(file, name)).flatten() {
            return Some(beside).filter(is_it);
        }
        // Nor is one of the toolkit for builds without CUDA.
        if is_of_toolkit(name) {
            return None;
        }
        let made = self.as_made_for_cuda(name);
        if let Some(found) = roots
            .iter()
            .find_map(|root| self.file_named(&normal(root, made)).filter(is_it))
        {
            return Some(found);
        }
        let named = self.ending(name, quoted).filter(is_it);
        let (made, all): (Vec<usize>, Vec<usize>) = named.partition(|&file| self.is_made(file));
        match (&all[..], &made[..]) {
            // One that the build writes is meant by its name alone where nothing else has it.
            ([], [one]) | ([one], _) => return Some(*one),
            ([], _) => return None,
            _ => {}
        }
        let (from, unit) = (self.files[file].name.as_str(), self.files[main].name.as_str());
        let path = |file: usize| self.files[file].name.as_str();
        let place = |file: usize| {
            let foreign = vendored(path(file)).is_some_and(|folder| !from.starts_with(folder));
            (!foreign, shared(from, path(file)), shared(unit, path(file)))
        };
        let rank = |file: &usize| {
            let near = (nearness(from, path(*file)), nearness(unit, path(*file)));
            (place(*file), near, std::cmp::Reverse(path(*file)))
        };
        let best = all.iter().copied().max_by_key(rank)?;
        // Of several that have no folder in common with those who include them, and say different things, the build takes
        // one that nobody sees.
        let apart = !name.contains('/') && matches!(place(best), (_, 0, 0));
        let differs = |other: usize| place(other) == place(best) && self.files[other].text != self.files[best].text;
        (!(apart && all.into_iter().any(differs))).then_some(best)
    }

    /// Whether a file is compiled by itself, and each of its includes is found, or one of the standard library or CUDA: then
    /// it sees what it mentions. A C++ file that includes nothing is rather a part of another one.
    pub(crate) fn finds_all_includes(&self, file: usize) -> bool {
        let own = &self.files[file];
        let is_cuda = own.name.as_bytes().ends_with(b".cu");
        let mut names = own.summary.includes.iter();
        let is_source = is_cuda || (crate::project::is_of_the_host(&own.name) && names.len() > 0);
        is_source && names.all(|place| self.finds_include(file, *place))
    }

    /// Whether a file includes something that is neither in the project nor a header of the standard library or of CUDA.
    pub(crate) fn lacks_an_include(&self, file: usize) -> bool {
        let mut names = self.files[file].summary.includes.iter();
        names.any(|place| !self.finds_include(file, *place))
    }

    /// What a file includes in quotes that is neither in the project nor a header of the standard library or of CUDA.
    pub(crate) fn unfound_in_quotes(&self, file: usize) -> impl Iterator<Item = &str> {
        let all = self.files[file].summary.includes.iter();
        let unfound = all.filter(move |place| !self.finds_include(file, **place));
        let named = unfound.filter_map(move |place| self.included_at(file, *place));
        named.filter(|(_, quoted)| *quoted).map(|(name, _)| name)
    }

    /// What an include of a file names, and whether that is in quotes.
    fn included_at(&self, file: usize, (start, end): (u32, u32)) -> Option<(&str, bool)> {
        let text = &self.files[file].text;
        let name = text.get(start as usize + 1..end as usize - 1).unwrap_or_default();
        let quoted = text.get(start as usize) == Some(&b'"');
        Some((std::str::from_utf8(name).ok()?, quoted))
    }

    /// Whether some file, or a library, may be what an include of a file means.
    fn finds_include(&self, file: usize, place: (u32, u32)) -> bool {
        self.included_at(file, place).is_some_and(|(name, quoted)| {
            let beside = || quoted && self.beside(file, name).is_some();
            beside() || self.ending(name, quoted).next().is_some() || is_elsewhere(name)
        })
    }

    /// Whether a file that seems to hold tests includes the library for them by way of other files.
    fn reaches_tests(&self, file: usize, reached: &[usize], library: usize) -> bool {
        let words: &[&str] = match presets::all().get(library).map(|preset| preset.name) {
            Some("googletest") => &["TEST"],
            Some("catch2") => &["TEST_CASE", "SCENARIO"],
            _ => return false,
        };
        let text = &self.files[file].text;
        if !words
            .iter()
            .any(|word| memchr::memmem::find(text, word.as_bytes()).is_some())
        {
            return false;
        }
        let mut reached = reached.iter().copied();
        reached.any(|other| self.includes_of(other).contains(&library))
    }

    /// Whether a file uses a library of the presets, as far as its own text shows, the macros of the project that it
    /// mentions, or what is read with it, the others.
    pub(crate) fn uses(&self, file: usize, others: &[usize], reached: &[usize], library: usize) -> bool {
        let mut own = others.iter().map(|&other| self.libraries(other));
        own.any(|libraries| libraries.contains(&library))
            || self.mentions_alias(file, library)
            || self.reaches_tests(file, reached, library)
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
            let names: Vec<&[u8]> = names.map(|&name| part(&own.text, name)).collect();
            // No word that is looked for goes on in the next line.
            seen_in(&names.join(&b'\n'))
        })
    }
}

/// The folder of a library that a project has a copy of, if a path leads there.
fn vendored(path: &str) -> Option<&str> {
    const NAMES: [&str; 12] = [
        "third_party",
        "thirdparty",
        "third-party",
        "3rdparty",
        "external",
        "extern",
        "externals",
        "vendor",
        "vendored",
        "tpls",
        "deps",
        "submodules",
    ];
    let mut end = 0;
    for part in path.split_inclusive('/') {
        end += part.len();
        if NAMES.contains(&part.trim_end_matches('/').to_ascii_lowercase().as_str()) {
            let next = path.get(end..)?.find('/')?;
            return path.get(..end + next + 1);
        }
    }
    None
}

/// Whether a name is that of a header of the standard library, of the system or of CUDA, which defines no macro of a project.
pub(crate) fn is_elsewhere(name: &str) -> bool {
    const FOLDERS: [&str; 6] = ["thrust/", "cub/", "cuda/", "cooperative_groups/", "nv/", "sys/"];
    const POSIX: [&str; 4] = ["unistd.h", "pthread.h", "dlfcn.h", "getopt.h"];
    const CUDA: [&str; 8] = [
        "cuda",
        "cublas",
        "cufft",
        "curand",
        "cusolver",
        "cusparse",
        "cooperative_groups",
        "nvtx",
    ];
    let is_header = |front: &str| name.starts_with(front) && !name.contains('/') && name.as_bytes().ends_with(b".h");
    !name.contains('.') && !name.contains('/')
        || is_standard(name)
        || POSIX.contains(&name)
        || FOLDERS.iter().any(|folder| name.starts_with(folder))
        || CUDA.iter().any(|front| is_header(front))
}

/// Whether a name is that of a header of CUDA's toolkit that gives annotations their meaning: nvcc has its own in front.
fn is_of_toolkit(name: &str) -> bool {
    matches!(
        name,
        "cuda_runtime.h"
            | "cuda_runtime_api.h"
            | "device_launch_parameters.h"
            | "host_defines.h"
            | "crt/host_defines.h"
    )
}

/// Whether `<name>` is a header of C, which many projects have files of the same name for.
fn is_standard(name: &str) -> bool {
    const NAMES: [&str; 29] = [
        "assert.h",
        "complex.h",
        "ctype.h",
        "errno.h",
        "fenv.h",
        "float.h",
        "inttypes.h",
        "iso646.h",
        "limits.h",
        "locale.h",
        "math.h",
        "memory.h",
        "sched.h",
        "setjmp.h",
        "signal.h",
        "stdalign.h",
        "stdarg.h",
        "stdatomic.h",
        "stdbool.h",
        "stddef.h",
        "stdint.h",
        "stdio.h",
        "stdlib.h",
        "string.h",
        "strings.h",
        "threads.h",
        "time.h",
        "wchar.h",
        "wctype.h",
    ];
    NAMES.contains(&name)
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
