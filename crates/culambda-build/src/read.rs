//! Brings together what all build files of a tree say.

use std::cell::Cell;
use std::sync::Arc;

use culambda_source::{MacroOption, Text};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::cmake::reader::Reader;
use crate::cmake::usage::Usages;
use crate::cmake::value::{At, Turn};
use crate::context::{Context, Word, agreed};
use crate::definition::name_of;
use crate::included::{Named, Others, WrittenUnit};
use crate::optional::{self, Again, Optional};
use crate::{Build, Compilation, Compiler, Entry, Files, Generated, Given, OpenMacro, Unread, paths, plain, presets};

/// Places that are told of as not read.
const MAX_UNREAD: usize = 1000;
/// How deep build files are looked for where the root has none, and in how many folders.
const MAX_DEPTH: usize = 3;
const MAX_FOLDERS: usize = 2_000;
/// Macros that are noted as not defined for files, all together.
const MAX_UNDEFINED: usize = 400_000;

pub(crate) fn read(all: &Arc<dyn Files + Send + Sync>) -> Build {
    let files = &Watched {
        files: &**all,
        may_relax_constexpr: Cell::new(false),
    };
    let mut build = Build::default();
    let met = met(files);
    let tops = met.iter().map(String::as_str);
    let tops: Vec<&str> = tops.filter(|name| paths::split(name).1 == "CMakeLists.txt").collect();
    let first = cmake(files, &tops, FxHashMap::default(), &[]);
    let mut chosen = first.backends.clone();
    chosen.retain(|name, _| first.cached.contains(name));
    let reader = if chosen.is_empty() {
        first
    } else {
        // Only now it is known which variables choose a back end.
        drop(first);
        cmake(files, &tops, chosen, &[])
    };
    if !reader.world.folders.is_empty() {
        let again = Again {
            files: Arc::clone(all),
            tops: tops.iter().map(|name| (*name).to_owned()).collect(),
            backends: reader.backends.clone(),
        };
        targets(&reader, again, &mut build);
        build.generated = generated(&reader);
    }
    let unread = reader.unread.iter().take(MAX_UNREAD).map(|(at, what)| Unread {
        place: reader.names.place(*at),
        what: what.clone(),
    });
    build.unread.extend(unread);
    build.read.extend(reader.visited.iter().cloned());
    others(files, &met, &mut build);
    build.read.sort();
    build.may_relax_constexpr = files.may_relax_constexpr.get();
    build
}

/// The files of a tree; what is in those that are read counts, also where no reader comes to it.
struct Watched<'f> {
    files: &'f dyn Files,
    may_relax_constexpr: Cell<bool>,
}

impl Files for Watched<'_> {
    fn text(&self, name: &str) -> Option<Text> {
        let text = self.files.text(name)?;
        let known = self.may_relax_constexpr.get();
        self.may_relax_constexpr
            .set(known || culambda_source::presets::may_relax_constexpr(&text));
        Some(text)
    }

    fn list(&self, folder: &str) -> Vec<Entry> {
        self.files.list(folder)
    }
}

/// The build files at the root; where it has none, those that are highest. The highest come first.
fn met(files: &dyn Files) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![String::new()];
    let mut count = 0;
    for _ in 0..=MAX_DEPTH {
        let mut below = Vec::new();
        for folder in folders {
            count += 1;
            if count > MAX_FOLDERS {
                break;
            }
            let name = |entry: &str| {
                if folder.is_empty() {
                    entry.to_owned()
                } else {
                    format!("{folder}/{entry}")
                }
            };
            let before = found.len();
            let mut inner = Vec::new();
            for entry in files.list(&folder) {
                if !entry.is_folder && is_build_file(&entry.name) {
                    found.push(name(&entry.name));
                } else if entry.is_folder && !entry.name.starts_with(['.', '_']) {
                    inner.push(name(&entry.name));
                }
            }
            // What is below one is its own business; a Python package may have it built by what is below.
            if found[before..].iter().all(|name| plain::is_package(name)) {
                below.extend(inner);
            }
        }
        folders = below;
    }
    found
}

/// Whether a file is one that a build reads, by its name.
fn is_build_file(name: &str) -> bool {
    name == "CMakeLists.txt" || plain::kind(name).is_some()
}

/// Reads `CMakeLists.txt` from some topmost folders on, each once.
fn cmake<'f>(files: &'f dyn Files, tops: &[&str], backends: FxHashMap<String, String>, turns: &[Turn]) -> Reader<'f> {
    let mut reader = Reader::new(files, backends);
    reader.turned = turns.iter().map(|turn| (turn.name.to_string(), turn.on)).collect();
    for top in tops {
        if reader.visited.contains(*top) || reader.script(top).is_none() {
            continue;
        }
        let folder = paths::split(top).0;
        let preset = if folder.is_empty() {
            "CMakePresets.json".to_owned()
        } else {
            format!("{folder}/CMakePresets.json")
        };
        reader.preset.clear();
        if let Some(text) = crate::text(files, &preset) {
            let file = reader.names.add(&preset);
            for (name, value, line) in presets::variables(&text) {
                reader.preset.insert(name, (value, At { file, line }));
            }
        }
        reader.read_top(folder);
    }
    reader
}

/// What targets say of files.
fn targets(reader: &Reader<'_>, again: Again, build: &mut Build) {
    let mut found = Found::of(Usages::new(reader), Vec::new());
    for name in found.usages.files() {
        let named = found.named(&found.usages.paths_of(name));
        build.files.insert(name.to_owned(), named);
    }
    let mut texts: FxHashMap<&str, Vec<&str>> = FxHashMap::default();
    for written in &reader.world.written {
        texts.entry(&written.name).or_default().push(&written.text);
    }
    for path in found.usages.written() {
        let text = paths::told(path).and_then(|name| Some(texts.get(&*name)?.join("\n")));
        let named = found.named(&[path.to_owned()]);
        build.written.push(WrittenUnit::of(path, text.as_deref(), named));
    }
    let tops = reader.world.folders.iter().enumerate();
    for (_, folder) in tops.filter(|(at, folder)| is_top(reader, *at, folder.top)) {
        let voters = found.usages.voters(folder.top);
        let own = found.of_targets(&voters, "CUDA");
        if let Some(name) = paths::in_tree(&folder.source).filter(|_| !own.is_empty()) {
            build.others.push(Others::of(name.to_owned(), own));
        }
    }
    if found.usages.is_exhausted() || reader.is_exhausted() {
        let place = reader.names.place(At::default());
        build.unread.push(Unread {
            place,
            what: "the build files are too long to be read to the end".to_owned(),
        });
        return;
    }
    build.optional = Some(Optional::of(&found.usages, again));
}

/// What a build with other options says of the files that only it compiles.
pub(crate) fn with_options(
    again: &Again,
    turns: &[Turn],
    names: &[String],
    default: &[Generated],
) -> FxHashMap<String, Named> {
    let tops: Vec<&str> = again.tops.iter().map(String::as_str).collect();
    let reader = cmake(&*again.files, &tops, again.backends.clone(), turns);
    let mut out = FxHashMap::default();
    let Some(configured) = optional::otherwise(default, &generated(&reader)) else {
        return out;
    };
    let mut found = Found::of(Usages::new(&reader), configured);
    for name in names.iter().filter(|_| !reader.is_exhausted()) {
        if found.usages.is_made(name) {
            let named = found.named(&found.usages.paths_of(name));
            out.insert(name.clone(), named);
        }
    }
    out
}

/// What was found of targets on the way.
struct Found<'r, 'f> {
    usages: Usages<'r, 'f>,
    contexts: FxHashMap<(usize, &'static str), Arc<Context>>,
    made: FxHashMap<(Vec<usize>, &'static str), Arc<Compilation>>,
    /// What headers that the build writes define besides.
    configured: Vec<Word<String>>,
    /// The macros that are defined for some files.
    defined: Vec<Given<MacroOption>>,
}

/// The macros that are defined for some files, as undefined for all others; none in a tree with very many.
fn defined_somewhere(usages: &Usages<'_, '_>) -> Vec<Given<MacroOption>> {
    let all = usages.defined();
    if all.len() * usages.files().len() > MAX_UNDEFINED {
        return Vec::new();
    }
    let undefined = |(name, at): (&str, At)| Given::new(MacroOption::Undefine(name.to_owned()), usages.place(at));
    all.into_iter().map(undefined).collect()
}

impl<'r, 'f> Found<'r, 'f> {
    fn of(usages: Usages<'r, 'f>, configured: Vec<Word<String>>) -> Self {
        Found {
            defined: defined_somewhere(&usages),
            usages,
            contexts: FxHashMap::default(),
            made: FxHashMap::default(),
            configured,
        }
    }

    /// What targets say of a file that they name by some paths.
    fn named(&mut self, paths: &[String]) -> Named {
        let compiler = paths.first().map(|path| self.usages.compiler(path));
        let compiler = compiler.unwrap_or(Compiler::NotVisible);
        let language = if matches!(compiler, Compiler::Nvcc(_)) {
            "CUDA"
        } else {
            "CXX"
        };
        let (mut own, mut special): (Vec<(usize, Arc<Context>)>, bool) = (Vec::new(), false);
        for path in paths {
            let targets = self.usages.targets_of(path);
            let contexts = self.of_targets(&targets, language);
            for (target, context) in targets.into_iter().zip(contexts) {
                let with_own = self.usages.with_own(&context, path, language);
                special |= with_own.is_some();
                own.push((target, with_own.map_or(context, Arc::new)));
            }
        }
        let mut targets: Vec<usize> = own.iter().map(|(target, _)| *target).collect();
        targets.sort_unstable();
        targets.dedup();
        let of_these = |targets: Vec<usize>| -> Arc<[Arc<Context>]> {
            let those = own.iter().filter(|(target, _)| targets.binary_search(target).is_ok());
            those.map(|(_, context)| Arc::clone(context)).collect()
        };
        let speaking = self.usages.speaking(&compiler, &targets).map(of_these);
        let is_whole = matches!(compiler, Compiler::Nvcc(_)) && self.usages.are_whole(&targets);
        let agreement = || {
            let own: Vec<&Context> = own.iter().map(|(_, context)| &**context).collect();
            let mut found = agreed(&own, Compiler::NotVisible);
            if is_whole {
                undefine(&mut found, &self.defined);
            }
            Arc::new(found)
        };
        let known = if special {
            agreement()
        } else {
            Arc::clone(self.made.entry((targets, language)).or_insert_with(agreement))
        };
        let compilation = Compilation {
            compiler,
            ..Compilation::clone(&known)
        };
        Named {
            compilation: Arc::new(compilation),
            speaking,
        }
    }

    fn of_targets(&mut self, targets: &[usize], language: &'static str) -> Vec<Arc<Context>> {
        let mut out = Vec::new();
        for at in targets {
            if self.usages.is_exhausted() {
                return Vec::new();
            }
            let known = self.contexts.entry((*at, language)).or_insert_with(|| {
                let mut context = self.usages.context(*at, language);
                for word in &self.configured {
                    let (place, open) = (word.place.clone(), None);
                    context.define(Word {
                        value: word.value.as_str(),
                        place,
                        open,
                    });
                }
                Arc::new(context)
            });
            out.push(Arc::clone(known));
        }
        out
    }
}

/// What is defined for others is not for those of which it is known what they are compiled with.
fn undefine(found: &mut Compilation, defined: &[Given<MacroOption>]) {
    let said: FxHashSet<&str> = found.macros.iter().map(|given| name_of(&given.value)).collect();
    let open = |name: &str| found.open.iter().any(|open| open.name == name);
    let is_new = |given: &&Given<MacroOption>| {
        let name = name_of(&given.value);
        !said.contains(name) && !open(name)
    };
    let new: Vec<Given<MacroOption>> = defined.iter().filter(is_new).cloned().collect();
    found.macros.extend(new);
}

/// Whether a folder is the first one of its topmost folder.
fn is_top(reader: &Reader<'_>, at: usize, top: usize) -> bool {
    let before = at.checked_sub(1).and_then(|before| reader.world.folders.get(before));
    before.is_none_or(|before| before.top != top)
}

/// Headers that are written once, or always the same.
fn generated(reader: &Reader<'_>) -> Vec<Generated> {
    let mut out = Vec::new();
    let mut seen: FxHashMap<&str, usize> = FxHashMap::default();
    let mut twice: FxHashSet<&str> = FxHashSet::default();
    // What the default writes comes first.
    let mut order: Vec<usize> = (0..reader.world.written.len()).collect();
    order.sort_by_key(|at| reader.world.written.get(*at).is_some_and(|written| written.aside));
    for at in order {
        let Some(written) = reader.world.written.get(at) else {
            continue;
        };
        if written.aside
            && seen
                .get(written.name.as_str())
                .is_some_and(|at| !reader.world.written.get(*at).is_some_and(|old| old.aside))
        {
            continue;
        }
        let same = seen
            .get(written.name.as_str())
            .and_then(|at| reader.world.written.get(*at));
        if same.is_some_and(|same| same.text != written.text || same.open.len() != written.open.len()) {
            twice.insert(&written.name);
        }
        seen.insert(&written.name, at);
    }
    let mut all: Vec<usize> = seen.into_values().collect();
    all.sort_unstable();
    for written in all.into_iter().filter_map(|at| reader.world.written.get(at)) {
        if written.name.is_empty() || twice.contains(written.name.as_str()) {
            continue;
        }
        let open = written.open.iter().map(|(name, item)| OpenMacro {
            name: name.clone(),
            bodies: vec![Given::new(None, reader.names.place(item.at))],
            why: item.text.to_string(),
        });
        out.push(Generated {
            name: written.name.clone(),
            text: written.text.as_str().into(),
            place: reader.names.place(written.at),
            open: open.collect(),
        });
    }
    out
}

/// Make, Meson and `setup.py`, where no `CMakeLists.txt` says anything.
fn others(files: &dyn Files, met: &[String], build: &mut Build) {
    let names = || met.iter().filter(|name| plain::kind(name).is_some());
    let includes = |name: &String| crate::text(files, name).map(|text| plain::includes(name, &text));
    let parts: FxHashSet<String> = names().filter_map(includes).flatten().collect();
    let mut by_folder: FxHashMap<String, Vec<Arc<Context>>> = FxHashMap::default();
    let mut folders: Vec<String> = Vec::new();
    for name in names().filter(|name| !parts.contains(*name)) {
        let folder = paths::split(name).0.to_owned();
        let known = build.others.iter().any(|others| {
            let top = &others.folder;
            top.is_empty() || folder == *top || folder.strip_prefix(&**top).is_some_and(|rest| rest.starts_with('/'))
        });
        if known {
            continue;
        }
        let Some(context) = crate::text(files, name).and_then(|text| plain::context(name, &text, files)) else {
            continue;
        };
        build.read.push(name.clone());
        let own = by_folder.entry(folder.clone()).or_default();
        if own.is_empty() {
            folders.push(folder);
        }
        own.push(Arc::new(context));
    }
    for folder in folders {
        let contexts = by_folder.remove(&folder).unwrap_or_default();
        build.others.push(Others::of(folder, contexts));
    }
}
