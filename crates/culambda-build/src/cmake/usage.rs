//! What the files of a target are compiled with.

use rustc_hash::{FxHashMap, FxHashSet};

use super::copies::Copies;
use super::genex::{self, Around};
use super::reader::Reader;
use super::standard::standard;
use super::value::{At, Branch, Item};
use super::world::{Kind, Source, Target, Usage};
use super::wrapped;
use crate::arguments::{self, Kind as Option_};
use crate::context::{Context, Word};
use crate::definition::defined_name;
use crate::{Compiler, paths};

/// Targets whose usage one target takes.
const MAX_LINKED: usize = 2_000;
/// Elements of all targets together.
const MAX_WORDS: usize = 1_000_000;

/// Targets and files of a project, to be asked about.
pub(crate) struct Usages<'r, 'f> {
    pub(super) reader: &'r Reader<'f>,
    /// The targets that compile a file, by its path.
    by_source: FxHashMap<&'r str, Vec<(usize, &'r Item)>>,
    /// The paths of the copies of a file, by its own.
    copies: Copies<'r>,
    /// Whether targets compile CUDA.
    cuda: Vec<bool>,
    /// The topmost folders below which some do.
    cuda_tops: FxHashSet<usize>,
    words: usize,
}

impl<'r, 'f> Usages<'r, 'f> {
    pub(crate) fn new(reader: &'r Reader<'f>) -> Self {
        let mut by_source: FxHashMap<&str, Vec<(usize, &Item)>> = FxHashMap::default();
        for (at, target) in reader.world.targets.iter().enumerate() {
            for item in &target.sources {
                by_source.entry(&item.text).or_default().push((at, item));
            }
        }
        let targets = reader.world.targets.iter();
        let cuda: Vec<bool> = targets.clone().map(|target| compiles_cuda(reader, target)).collect();
        let of_cuda = targets.zip(&cuda).filter(|(_, cuda)| **cuda);
        Usages {
            cuda_tops: of_cuda.filter_map(|(target, _)| top_of(reader, target)).collect(),
            reader,
            copies: Copies::of(reader, &|path| by_source.contains_key(path)),
            by_source,
            cuda,
            words: 0,
        }
    }

    /// The files that targets compile, themselves or as copies, by their names in the tree.
    pub(crate) fn files(&self) -> Vec<&'r str> {
        let all = self.by_source.keys().copied().chain(self.copies.originals());
        let mut all: Vec<&str> = all.filter_map(paths::in_tree).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The paths of files that targets compile and the build writes, but for copies of files of the tree.
    pub(crate) fn written(&self) -> Vec<&'r str> {
        let world = &self.reader.world;
        let all = self.by_source.keys().copied();
        let own = all.filter(|path| path.starts_with(paths::BUILT) && !world.copies.contains_key(*path));
        let mut own: Vec<&str> = own.collect();
        own.sort_unstable();
        own
    }

    /// The paths under which a file is compiled in the CUDA build: those of the copies that nvcc gets, and its own if nvcc
    /// gets it or no copy. Copies that the default does not make count where it does not make the file either.
    pub(crate) fn paths_of(&self, name: &str) -> Vec<String> {
        let own = paths::of_tree(name);
        let is_cuda = |path: &str| matches!(self.compiler(path), Compiler::Nvcc(_));
        let copies = self.copies.of_original(&own).iter();
        let copies: Vec<&String> = copies.filter(|path| is_cuda(path)).collect();
        let made = |path: &str| {
            let users = self.users(path);
            users
                .iter()
                .any(|(_, item)| self.reader.branches.aside(item.branch).is_none())
        };
        let by_default: Vec<&String> = copies.iter().copied().filter(|path| made(path)).collect();
        let copies = if by_default.is_empty() && !made(&own) {
            copies
        } else {
            by_default
        };
        let mut all: Vec<String> = copies.into_iter().cloned().collect();
        if all.is_empty() || is_cuda(&own) {
            all.push(own);
        }
        all
    }

    /// The targets that compile the file at a path.
    pub(crate) fn targets_of(&self, path: &str) -> Vec<usize> {
        let mut all: Vec<usize> = self.users(path).iter().map(|(at, _)| *at).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The targets that compile a file, with where they name it: those that the default makes, else the others.
    pub(super) fn users(&self, path: &str) -> Vec<(usize, &'r Item)> {
        let all = self.by_source.get(path).map(Vec::as_slice).unwrap_or_default();
        let seen = |at: usize| {
            self.reader
                .world
                .targets
                .get(at)
                .is_some_and(|target| target.kind != Kind::Unseen)
        };
        let made = |item: &Item| self.reader.branches.aside(item.branch).is_none();
        for of_default in [true, false] {
            let own = all.iter().filter(|(at, item)| seen(*at) && (!of_default || made(item)));
            let own: Vec<(usize, &Item)> = own.copied().collect();
            if !own.is_empty() {
                return self.of_cuda(path, own);
            }
        }
        all.to_vec()
    }

    /// Of the users of a file those in the folders that say it is CUDA, if any are there: the others compile it for the
    /// host alone, and nothing of what they say holds for the CUDA build.
    fn of_cuda(&self, path: &str, users: Vec<(usize, &'r Item)>) -> Vec<(usize, &'r Item)> {
        let world = &self.reader.world;
        let folders = world
            .sources
            .get(path)
            .map(|source| source.cuda_in.as_slice())
            .unwrap_or_default();
        let is_there = |at: usize| {
            world
                .targets
                .get(at)
                .is_some_and(|target| folders.contains(&target.folder))
        };
        let own: Vec<(usize, &Item)> = users.iter().filter(|(at, _)| is_there(*at)).copied().collect();
        if own.is_empty() { users } else { own }
    }

    /// The targets that speak for files below a topmost folder whose target is not visible: those that compile CUDA,
    /// else all.
    pub(crate) fn voters(&self, top: usize) -> Vec<usize> {
        let world = &self.reader.world;
        let own = world.targets.iter().zip(&self.cuda).enumerate();
        let own =
            own.filter(|(_, (target, _))| world.folders.get(target.folder).is_some_and(|folder| folder.top == top));
        let own: Vec<(usize, (&Target, &bool))> = own.collect();
        let made = |target: &Target| self.reader.branches.aside(target.branch).is_none();
        let plain = |target: &Target| !matches!(target.kind, Kind::OtherGpu | Kind::Unseen);
        // Those that the default makes speak first.
        for (of_cuda, of_default) in [(true, true), (false, true), (true, false), (false, false)] {
            let own = own
                .iter()
                .filter(|(_, (target, cuda))| plain(target) && (!of_cuda || **cuda) && (!of_default || made(target)));
            let own: Vec<usize> = own.map(|(at, _)| *at).collect();
            if !own.is_empty() {
                return own;
            }
        }
        Vec::new()
    }

    /// Which targets of a file speak for what it includes: those that nvcc compiles it for. `None`: what it is compiled with
    /// is not visible.
    pub(crate) fn speaking(&self, compiler: &Compiler, targets: &[usize]) -> Option<Vec<usize>> {
        let world = &self.reader.world;
        match compiler {
            Compiler::Host(_) | Compiler::Other(_) => return Some(Vec::new()),
            Compiler::Nvcc(_) | Compiler::NotVisible => {}
        }
        let all = targets.iter().filter_map(|at| Some((*at, world.targets.get(*at)?)));
        let all: Vec<(usize, &Target)> = all.collect();
        if all.is_empty() || all.iter().any(|(_, target)| target.kind == Kind::Unseen) {
            return None;
        }
        let of_cuda = |at: usize| self.cuda.get(at) == Some(&true);
        let of_project = |target: &Target| top_of(self.reader, target).is_some_and(|top| self.cuda_tops.contains(&top));
        let speaks =
            |at: usize, target: &Target| matches!(compiler, Compiler::Nvcc(_)) || of_cuda(at) || !of_project(target);
        let own = all
            .iter()
            .filter(|(at, target)| target.kind != Kind::OtherGpu && speaks(*at, target));
        Some(own.map(|(at, _)| *at).collect())
    }

    /// What compiles the file at a path.
    pub(crate) fn compiler(&self, path: &str) -> Compiler {
        let users = self.users(path);
        let place = |item: &Item| self.reader.names.place(item.at);
        let Some((_, listed)) = users.first() else {
            return Compiler::NotVisible;
        };
        let said = self
            .reader
            .world
            .sources
            .get(path)
            .into_iter()
            .flat_map(|source| &source.language);
        let out = |said: &Item| {
            users
                .iter()
                .all(|(_, item)| self.reader.branches.excluded(said.branch, item.branch).is_some())
        };
        if let Some(said) = said.rev().find(|said| !out(said)) {
            let sure = users.iter().all(|(_, item)| self.covers(said.branch, item.branch));
            return match &*said.text {
                _ if !sure => Compiler::NotVisible,
                "CUDA" => Compiler::Nvcc(place(said)),
                "HIP" | "SYCL" => Compiler::Other(place(said)),
                "CXX" | "C" => Compiler::Host(place(said)),
                _ => Compiler::NotVisible,
            };
        }
        let kinds = users.iter().filter_map(|(at, _)| self.reader.world.targets.get(*at));
        let kinds: Vec<&Target> = kinds.collect();
        if kinds.iter().all(|target| target.kind == Kind::OtherGpu) {
            return Compiler::Other(place(listed));
        }
        if paths::ending(path) == "cu" {
            return Compiler::Nvcc(place(listed));
        }
        let host = kinds
            .iter()
            .all(|target| target.kind == Kind::Plain && self.tells_host(target));
        if host && paths::is_host(path) {
            Compiler::Host(place(listed))
        } else {
            Compiler::NotVisible
        }
    }

    /// Whether a C++ file of a target is one for the host compiler alone: its project enables CUDA, and compiles others
    /// as CUDA.
    fn tells_host(&self, target: &Target) -> bool {
        let Some(top) = top_of(self.reader, target) else {
            return false;
        };
        let own = self.reader.world.tops.get(top);
        let is_told = own.is_some_and(|top| top.cuda.is_some() && !top.any_cuda) && self.cuda_tops.contains(&top);
        is_told && !wrapped::links_kokkos(self.reader, target)
    }

    fn covers(&self, outer: Branch, inner: Branch) -> bool {
        self.reader.branches.covers(outer, inner)
    }

    /// Whether the budget is used up.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.words >= MAX_WORDS
    }

    /// What a target compiles its files with, in a language.
    pub(crate) fn context(&mut self, at: usize, language: &str) -> Context {
        let reader = self.reader;
        let mut context = Context::default();
        let Some(target) = reader.world.targets.get(at) else {
            return context;
        };
        let Some(folder) = reader.world.folders.get(target.folder) else {
            return context;
        };
        let config = match reader.build_types.get(folder.top) {
            Some(Some(config)) => Some(config.as_str()),
            _ => None,
        };
        let mut taker = Taker {
            reader,
            target: target.branch,
            link: None,
            around: Around { language, config },
            context: &mut context,
            options: Vec::new(),
            never: Vec::new(),
        };
        let linked = linked(reader, target);
        let flags = if language == "CUDA" {
            &folder.cuda_flags
        } else {
            &folder.cxx_flags
        };
        taker.flags(flags);
        taker.take(&target.own, target.branch);
        if target.kind == Kind::Interface {
            // It stands for those who use it.
            taker.take(&target.interface, target.branch);
        }
        let mut own = folder.usage.clone();
        own.options.truncate(target.folder_options);
        taker.take(&own, target.branch);
        for one in &linked {
            taker.link = one.open;
            taker.take(one.usage, one.branch);
        }
        taker.link = None;
        self.words += linked.iter().map(|one| 1 + one.usage.len()).sum::<usize>();
        self.words += own.len() + target.own.len() + flags.len();
        taker.done();
        standard(reader, target, language, &linked, &mut context);
        context
    }

    /// The same with what is said of the file at a path alone.
    pub(crate) fn with_own(&self, context: &Context, path: &str, language: &str) -> Option<Context> {
        let source: &Source = self.reader.world.sources.get(path)?;
        if source.definitions.is_empty() && source.options.is_empty() {
            return None;
        }
        let mut context = context.clone();
        let users = self.users(path);
        let branch = users.first().map_or(Branch::default(), |(_, item)| item.branch);
        let mut taker = Taker {
            reader: self.reader,
            target: branch,
            link: None,
            around: Around { language, config: None },
            context: &mut context,
            options: Vec::new(),
            never: Vec::new(),
        };
        taker.definitions(&source.definitions, branch);
        taker.flags(&source.options);
        taker.done();
        Some(context)
    }
}

/// The topmost folder of a target.
fn top_of(reader: &Reader<'_>, target: &Target) -> Option<usize> {
    reader.world.folders.get(target.folder).map(|folder| folder.top)
}

/// The targets of its project, by their names.
pub(super) fn names_around<'r>(reader: &'r Reader<'_>, target: &Target) -> Option<&'r FxHashMap<String, usize>> {
    let top = reader.world.tops.get(top_of(reader, target)?)?;
    Some(&top.by_name)
}

fn compiles_cuda(reader: &Reader<'_>, target: &Target) -> bool {
    let is_cuda = |item: &Item| {
        let source = reader.world.sources.get(&*item.text);
        let said = source.and_then(|source| source.language.last());
        said.map_or(paths::ending(&item.text) == "cu", |said| &*said.text == "CUDA")
    };
    // What a target compiles only with other options does not count, unless it is made only then.
    let aside = |branch: Branch| reader.branches.aside(branch).is_some();
    let own = target
        .sources
        .iter()
        .filter(|item| !aside(item.branch) || aside(target.branch));
    target.kind != Kind::OtherGpu && own.clone().any(is_cuda)
}

/// The interface of something that a target links.
pub(crate) struct Linked<'r> {
    pub(crate) usage: &'r Usage,
    /// The branch in which it is made: what is said of it there holds for all who link it.
    branch: Branch,
    /// The branch in which it is linked, if it may not be.
    pub(crate) open: Option<Branch>,
}

/// The interfaces of all that a target links, directly or not.
fn linked<'r>(reader: &'r Reader<'_>, target: &'r Target) -> Vec<Linked<'r>> {
    let Some(names) = names_around(reader, target) else {
        return Vec::new();
    };
    let mut out = Vec::new();
    let mut seen: FxHashSet<usize> = FxHashSet::default();
    let mut open: Vec<(&Target, bool, Option<Branch>)> = vec![(target, true, None)];
    while let Some((user, is_first, before)) = open.pop() {
        for (item, own, interface) in &user.links {
            let is_out = reader.branches.excluded(item.branch, target.branch).is_some();
            if is_out || !(if is_first { *own } else { *interface }) {
                continue;
            }
            let around = Around {
                language: "CUDA",
                config: None,
            };
            let name = if item.text.contains("$<") {
                genex::evaluate(&item.text, around).text
            } else {
                item.text.to_string()
            };
            let Some(at) = names.get(name.trim()).copied().filter(|at| seen.insert(*at)) else {
                continue;
            };
            let Some(other) = reader.world.targets.get(at).filter(|_| out.len() < MAX_LINKED) else {
                continue;
            };
            let sure = reader.branches.covers(item.branch, target.branch);
            let branch = before.or_else(|| (!sure).then_some(item.branch));
            out.push(Linked {
                usage: &other.interface,
                branch: other.branch,
                open: branch,
            });
            open.push((other, false, branch));
        }
    }
    out
}

/// Puts words into a context.
struct Taker<'a, 'f> {
    reader: &'a Reader<'f>,
    /// The branch in which the target is made.
    target: Branch,
    /// The branch in which it links what is taken, if it may not.
    link: Option<Branch>,
    around: Around<'a>,
    context: &'a mut Context,
    /// Options in their order.
    options: Vec<Word<String>>,
    never: Vec<(String, At)>,
}

impl<'a> Taker<'a, '_> {
    fn take(&mut self, usage: &'a Usage, branch: Branch) {
        for item in &usage.include {
            for word in self.words(item, branch) {
                let path = if word.value.starts_with('\u{1}') {
                    paths::normal(&word.value)
                } else {
                    None
                };
                if let Some(path) = path.and_then(|path| paths::told(&path)) {
                    self.context.include.push(Word { value: path, ..word });
                }
            }
        }
        self.definitions(&usage.definitions, branch);
        for item in &usage.options {
            if item.text.starts_with("-D") {
                self.never(item, branch, &item.text);
            }
            self.dropped(item, branch, |part| part.starts_with("-D"));
            let words = self.words(item, branch);
            for word in words {
                match word.value.strip_prefix("SHELL:") {
                    Some(line) => self.split(line, &word),
                    None => self.options.push(word),
                }
            }
        }
    }

    fn definitions(&mut self, items: &[Item], branch: Branch) {
        for item in items {
            self.never(item, branch, &item.text);
            self.dropped(item, branch, |_| true);
            for word in self.words(item, branch) {
                let text = word.value.strip_prefix("-D").unwrap_or(&word.value).to_owned();
                self.context.define(Word {
                    value: &text,
                    place: word.place,
                    open: word.open,
                });
            }
        }
    }

    /// Notes a definition that does not hold for the target.
    fn never(&mut self, item: &Item, branch: Branch, text: &str) {
        if let Some(at) = self.excluded(item, branch) {
            self.never.push((defined_name(text).to_owned(), at));
        }
    }

    /// Notes definitions that generator expressions leave out.
    fn dropped(&mut self, item: &Item, branch: Branch, defines: fn(&str) -> bool) {
        if !item.text.contains("$<") || self.excluded(item, branch).is_some() {
            return;
        }
        for text in genex::evaluate(&item.text, self.around).dropped {
            for part in text.split(';').map(str::trim).filter(|part| defines(part)) {
                self.never.push((defined_name(part).to_owned(), item.at));
            }
        }
    }

    /// Options in one text, with blanks between them.
    fn flags(&mut self, items: &[Item]) {
        for item in items {
            for word in self.words(item, self.target) {
                self.split(&word.value.clone(), &word);
            }
        }
    }

    fn split(&mut self, line: &str, word: &Word<String>) {
        for part in line.split_ascii_whitespace() {
            self.options.push(Word {
                value: part.replace(['"', '\''], ""),
                place: word.place.clone(),
                open: word.open.clone(),
            });
        }
    }

    /// Where it was decided that a word does not hold for the target.
    fn excluded(&self, item: &Item, branch: Branch) -> Option<At> {
        let branches = &self.reader.branches;
        branches.excluded(item.branch, branch)?;
        branches.excluded(item.branch, self.target)
    }

    /// The words of an element, its expressions replaced.
    fn words(&self, item: &Item, branch: Branch) -> Vec<Word<String>> {
        if self.excluded(item, branch).is_some() {
            return Vec::new();
        }
        let covers = |inner: Branch| self.reader.branches.covers(item.branch, inner);
        let mut open = None;
        let own = (!covers(self.target) && !covers(branch)).then_some(item.branch);
        if let Some(branch) = own.or(self.link) {
            let (why, at) = self.reader.branches.why(branch);
            open = Some(format!("{why} ({})", self.reader.names.place(at)));
        }
        let place = self.reader.names.place(item.at);
        let text = if item.text.contains("$<") {
            let found = genex::evaluate(&item.text, self.around);
            if !found.sure {
                open.get_or_insert_with(|| format!("`{}` is not decided", item.text.replace('\0', "..")));
            }
            found.text
        } else {
            item.text.to_string()
        };
        let parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
        parts
            .map(|part| Word {
                value: part.to_owned(),
                place: place.clone(),
                open: open.clone(),
            })
            .collect()
    }

    /// Reads the options that were gathered.
    fn done(self) {
        take_options(&self.options, self.context, |name| {
            let path = if name.starts_with('\u{1}') {
                paths::normal(name)
            } else {
                None
            };
            path.and_then(|path| paths::told(&path))
        });
        for (name, at) in &self.never {
            if !self.reader.loose.contains(name) && !self.reader.is_exhausted() {
                self.context.never(name, self.reader.names.place(*at));
            }
        }
    }
}

/// Puts options into a context; `path` makes names in the tree of theirs.
pub(crate) fn take_options(options: &[Word<String>], context: &mut Context, path: impl Fn(&str) -> Option<String>) {
    let words: Vec<&str> = options.iter().map(|word| word.value.as_str()).collect();
    arguments::read(&words, &mut |at, kind, value| {
        let Some(word) = options.get(at) else { return };
        let (place, open) = (word.place.clone(), word.open.clone());
        match kind {
            Option_::Define => context.define(Word { value, place, open }),
            Option_::Undefine => context.undefine(Word { value, place, open }),
            Option_::Include => {
                if let Some(value) = path(value) {
                    context.include.push(Word { value, place, open });
                }
            }
            Option_::Forced => match path(value) {
                Some(value) => context.forced.push(Word { value, place, open }),
                None => context.searched.push(value.to_owned()),
            },
            Option_::Std => {
                if let Ok(value) = value.parse() {
                    context.standard(Word { value, place, open });
                }
            }
            Option_::RelaxedConstexpr => context.relaxed_constexpr(Word { value, place, open }),
            Option_::SpaceErrors => context.space_errors(Word { value, place, open }),
            _ => {}
        }
    });
}
