//! What one file sees of the files that it includes: only what somebody asks for by name.
//!
//! The graph of includes is followed, texts are not. Of a file on the way the preprocessor gets a digest: the definitions
//! of macros that were asked for, the conditions around them, and the includes that lead to more of these. So it comes to
//! the same definitions as a compiler, in the same order, and reads nothing else. A file whose classes are wanted is read
//! whole.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeSet;
use std::collections::hash_map::Entry;

use culambda_source::{
    BROUGHT, CUDA_VERSION, DECLARED_TEMPLATE, DEVICE_FUNCTION, FUNCTION, Mention, Text, WRITTEN, presets,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::digest::{Own, digest};
use crate::mentioned::{MacroName, Names};
use crate::namespaces::Opened;
use crate::outline::{End, Kind, Takes};
use crate::project::Project;
use crate::search::Search;
use crate::ways::{Graph, Include, Places, Walk, Ways};
use crate::words::{NAMESPACE, part};

/// Names of macros that are followed for one file.
const MAX_NAMES: usize = 20_000;
/// Headers that are read because of their pragmas, and bytes of one.
const MAX_SILENCING: usize = 8;
const MAX_SILENCING_BYTES: usize = 8 << 10;

/// Files that are given for one member function.
const MAX_DEFINING: usize = 2;

/// The files that the names in the includes of one file mean.
type Meant = FxHashMap<Box<str>, Option<usize>>;

/// The files that one file includes, directly or not.
#[derive(Debug)]
pub(crate) struct Closure<'p> {
    project: &'p Project,
    main: usize,
    /// Folders in which includes are looked for first.
    roots: Vec<String>,
    /// The files, each where it is first included; the main file first.
    pub(crate) order: Vec<usize>,
    /// Their places there.
    places: Places,
    /// Whether what they declare is in the table of the project.
    entered: OnceCell<()>,
    /// Whether their namespaces are.
    with_namespaces: OnceCell<()>,
    /// Whether their functions are.
    with_functions: OnceCell<()>,
    /// What leads to them.
    ways: Ways,
    /// The files whose later inclusions count, too: what is wanted of them is not only the includes of files that are read
    /// once.
    repeat: FxHashSet<usize>,
    /// The directives that are wanted of each file.
    wanted: FxHashMap<usize, BTreeSet<u32>>,
    /// The heads of namespaces that are wanted of each file.
    spaces: FxHashMap<usize, Vec<Opened>>,
    /// The files that are read whole, but for the main file.
    whole: FxHashSet<usize>,
    /// The digests that were made of what is wanted.
    made: RefCell<FxHashMap<usize, Text>>,
    /// What includes mean that mean another file in another unit: every reading of the file asks for all of them again.
    meant: RefCell<FxHashMap<(usize, bool), Meant>>,
    asked: Names,
    todo: Vec<MacroName>,
    /// The files with directives that end definitions, set them aside or bring them back.
    ending: Vec<usize>,
    /// Names that may be defined before the first file, or outside of the files.
    given: FxHashSet<Vec<u8>>,
    /// Names of which a definition may be set aside.
    pushed: FxHashSet<Vec<u8>>,
    /// Whether the release of CUDA was asked for.
    asks_release: bool,
}

impl<'p> Closure<'p> {
    /// The closure of a file, before which some others are read. `given` are names that its options may define.
    pub(crate) fn new(
        project: &'p Project,
        main: usize,
        search: &Search,
        forced: &[usize],
        around: &[(usize, u32)],
        given: FxHashSet<Vec<u8>>,
    ) -> Self {
        let around = around.iter().map(|(file, _)| file);
        let starts = forced.iter().chain(around.clone()).chain([&main]);
        let graph = OfUnit { project, main, search };
        let walk = Walk::from(&graph, starts.copied());
        let ends = |file: &usize| *file != main && !project.outline(*file).ends.is_empty();
        let ending = walk.order.iter().copied().filter(ends).collect();
        let mut closure = Closure {
            project,
            main,
            roots: search.folders.clone(),
            order: walk.order,
            places: walk.places,
            entered: OnceCell::new(),
            with_namespaces: OnceCell::new(),
            with_functions: OnceCell::new(),
            ways: walk.ways,
            repeat: FxHashSet::default(),
            wanted: FxHashMap::default(),
            spaces: FxHashMap::default(),
            whole: FxHashSet::default(),
            made: RefCell::default(),
            meant: RefCell::default(),
            asked: Names::default(),
            todo: Vec::new(),
            ending,
            given,
            pushed: FxHashSet::default(),
            asks_release: false,
        };
        // What the build writes also says which macros are not defined.
        let is_told = |&file: &usize| project.is_made(file) || project.outline(file).uneven;
        let told: Vec<usize> = closure.order.iter().copied().filter(is_told).collect();
        for file in forced.iter().copied().chain(told) {
            closure.want_whole(file);
        }
        for &file in around.chain([&main]) {
            closure.ask_all(file);
        }
        closure
    }

    /// Whether a file is included.
    pub(crate) fn contains(&self, file: usize) -> bool {
        self.places.of(file).is_some()
    }

    /// Whether an included file of which only a digest is read may declare a function.
    pub(crate) fn unread_may_declare(&self, name: &str) -> bool {
        let unread = |file: &&usize| **file != self.main && !self.whole.contains(*file);
        let mut files = self.order.iter().filter(unread);
        files.any(|&file| self.project.text(file).may_declare(name))
    }

    /// The included files that a path of two asks for, whose first name is what is wanted of the second: those that declare
    /// a function of that name, of one kind ([`FUNCTION`], [`DEVICE_FUNCTION`], [`DECLARED_TEMPLATE`]), a type
    /// ([`WRITTEN`]), or bring it by a using declaration ([`BROUGHT`]). `None` for any other path.
    pub(crate) fn files_declaring(&self, path: &[String]) -> Option<Vec<usize>> {
        let [kind, name] = path else { return None };
        match &**kind {
            FUNCTION | DEVICE_FUNCTION | DECLARED_TEMPLATE => {
                let enter = || self.project.enter_functions(&self.order);
                self.with_functions.get_or_init(enter);
                Some(self.files_with(&[kind.as_bytes(), name.as_bytes()].concat()))
            }
            BROUGHT => Some(self.type_files(&[kind.as_bytes(), name.as_bytes()].concat())),
            WRITTEN => Some(self.type_files(name.as_bytes())),
            _ => None,
        }
    }

    /// The included files that may define a member function (`Class::name`) outside of its class with annotations; if none
    /// does, the nearest headers, which others may include beside the file.
    pub(crate) fn files_defining(&self, member: &str) -> Vec<usize> {
        let (project, member) = (self.project, member.as_bytes());
        let others = self.order.iter().copied().filter(|&file| file != self.main);
        let mut all: Vec<usize> = others.filter(|&file| project.defines_member(file, member)).collect();
        if all.is_empty() && project.is_whole() {
            all = project.nearest_definition(self.main, member);
        }
        all.truncate(MAX_DEFINING);
        all
    }

    /// Enters what the files declare into the table of the project.
    fn enter(&self) {
        self.entered.get_or_init(|| self.project.enter_all(&self.order));
    }

    /// The included files that declare a type of a name.
    pub(crate) fn type_files(&self, name: &[u8]) -> Vec<usize> {
        self.enter();
        self.files_with(name)
    }

    /// Those that the table of the project has for a name.
    fn files_with(&self, name: &[u8]) -> Vec<usize> {
        let among = |file: usize| self.places.of(file).filter(|_| file != self.main);
        self.project.type_files(among, name)
    }

    /// Keeps those of some names that are types of included files.
    pub(crate) fn retain_types(&self, names: &mut Vec<&[u8]>) {
        self.enter();
        let is_here = |file: usize| file != self.main && self.contains(file);
        self.project.retain_types(names, is_here);
    }

    /// Wants the head of a namespace of a name in the first included file that opens one. Says whether that is new; gives
    /// that file, if it must be read to know what it opens.
    pub(crate) fn want_namespace(&mut self, name: &str) -> Result<bool, usize> {
        let enter = || self.project.enter_namespaces(&self.order);
        self.with_namespaces.get_or_init(enter);
        let files = self.files_with(&[NAMESPACE, name.as_bytes()].concat());
        let Some(&first) = files.first().filter(|first| !self.whole.contains(first)) else {
            return Ok(false);
        };
        let mut opening = files.into_iter().map(|file| (file, self.project.opened_as(file, name)));
        let (file, heads) = match opening.find(|(_, heads)| !heads.is_empty()) {
            Some(found) => found,
            // It is in every unit of nvcc, whatever a file says.
            None if name == "std" => (first, vec![self.project.opened_anyway(first, name)]),
            None => return Err(first),
        };
        let wanted = self.spaces.entry(file).or_default();
        let known = wanted.len();
        for head in heads {
            if !wanted.contains(&head) {
                wanted.push(head);
            }
        }
        if wanted.len() == known {
            return Ok(false);
        }
        self.made.get_mut().remove(&file);
        if let Entry::Vacant(new) = self.wanted.entry(file) {
            new.insert(BTreeSet::new());
            self.want_ways(file);
        }
        self.answer();
        Ok(true)
    }

    /// The included headers with pragmas that silence messages of nvcc, or bring them back, if they are short and not many.
    pub(crate) fn with_silencing(&self) -> Vec<usize> {
        let is_one = |file: &&usize| {
            let own = &self.project.files[**file];
            own.summary.silences && own.text.len() <= MAX_SILENCING_BYTES
        };
        self.order.iter().filter(is_one).take(MAX_SILENCING).copied().collect()
    }

    /// The included files with using directives.
    pub(crate) fn with_directives(&self) -> Vec<usize> {
        let all = self.order.iter().copied().filter(|&file| file != self.main);
        all.filter(|&file| self.project.has_directives(file)).collect()
    }

    /// Whether a file that is included defines a macro, under whatever conditions.
    pub(crate) fn defines(&self, name: &[u8]) -> bool {
        self.project
            .macros
            .sites(name)
            .iter()
            .any(|(file, _)| self.contains(*file))
    }

    /// The file that an include means here.
    pub(crate) fn resolve(&self, from: usize, name: &str, quoted: bool) -> Option<usize> {
        let project = self.project;
        if let Some(file) = project.meant_everywhere(from, name, quoted) {
            return Some(file).filter(|&file| !project.macros.stands_in(file));
        }
        let mut meant = self.meant.borrow_mut();
        let of_file = meant.entry((from, quoted)).or_default();
        if let Some(known) = of_file.get(name) {
            return *known;
        }
        let found = project.resolve(from, name, quoted, self.main, &self.roots);
        of_file.insert(name.into(), found);
        found
    }

    /// What the preprocessor is to read of an included file; `None` if nothing that matters here is in it.
    pub(crate) fn text(&self, file: usize) -> Option<Text> {
        // What is read before the main file may include it: that would be its first reading, and leave the second one
        // empty.
        if file == self.main {
            return None;
        }
        if self.whole.contains(&file) {
            return Some(self.project.text(file));
        }
        let wanted = self.wanted.get(&file)?;
        let mut made = self.made.borrow_mut();
        let digest = made.entry(file).or_insert_with(|| {
            let spaces = self.spaces.get(&file).cloned().unwrap_or_default();
            let own = Own {
                lines: wanted.iter().copied().collect(),
                spaces,
            };
            let (of_file, outline) = (&self.project.files[file], self.project.outline(file));
            of_file.digests.of(own, |own| digest(outline, &of_file.text, own))
        });
        Some(digest.clone())
    }

    /// Whether a file is read whole.
    pub(crate) fn is_whole(&self, file: usize) -> bool {
        self.whole.contains(&file)
    }

    /// Wants all of a file that is included, with the macros that it mentions.
    /// Says whether that is new.
    pub(crate) fn want_whole(&mut self, file: usize) -> bool {
        if file == self.main || !self.whole.insert(file) {
            return false;
        }
        self.repeat.insert(file);
        self.want_ways(file);
        self.ask_all(file);
        true
    }

    /// Asks for all macros that a file mentions which is read whole.
    pub(crate) fn ask_all(&mut self, file: usize) {
        let project = self.project;
        if !self.contains(file) {
            self.given.extend(project.files[file].defined().map(<[u8]>::to_vec));
        }
        let outline = project.outline(file);
        let text = &project.files[file].text;
        let pushed = outline.ends.iter().filter(|end| end.takes == Takes::Aside);
        self.pushed.extend(pushed.map(|end| part(text, end.name).to_vec()));
        for name in project.mentioned_in(file) {
            self.ask(name);
        }
        if text.mentions(Mention::Release) {
            self.ask_release();
        }
        self.answer();
    }

    /// Asks for macros by name.
    pub(crate) fn ask_names(&mut self, names: &[&[u8]]) {
        for name in names {
            self.ask(name);
        }
        self.answer();
    }

    /// Takes further names that may be defined outside of the files.
    pub(crate) fn give<'n>(&mut self, names: impl Iterator<Item = &'n [u8]>) {
        let mut new = false;
        for name in names {
            let is_asked = || self.project.macros.named(name).is_some_and(|name| self.asked.has(name));
            new |= self.given.insert(name.to_vec()) && is_asked();
        }
        if new {
            self.answer();
        }
    }

    /// Wants the includes of CUDA's headers that define its release, of which no file of the project is one.
    fn ask_release(&mut self) {
        if std::mem::replace(&mut self.asks_release, true) {
            return;
        }
        let project = self.project;
        let others: Vec<usize> = self.order.iter().copied().filter(|&file| file != self.main).collect();
        for file in others {
            for &line in &project.outline(file).releases {
                self.want(file, line, true);
            }
        }
    }

    fn ask(&mut self, name: &[u8]) {
        if name == CUDA_VERSION.as_bytes() {
            self.ask_release();
        }
        if let Some(name) = self.project.macros.named(name) {
            self.ask_named(name);
        }
    }

    fn ask_named(&mut self, name: MacroName) {
        if self.asked.count < MAX_NAMES && self.asked.add(name) {
            self.todo.push(name);
        }
    }

    /// Finds all that the names which were asked for need.
    fn answer(&mut self) {
        let project = self.project;
        loop {
            while let Some(name) = self.todo.pop() {
                for &(file, define) in project.macros.sites_of(name) {
                    if file != self.main && self.contains(file) {
                        self.want_definition(file, define);
                    }
                }
            }
            let more = self.take_back();
            if self.todo.is_empty() && !more {
                return;
            }
        }
    }

    fn want_definition(&mut self, file: usize, define: usize) {
        let own = &self.project.files[file];
        let Some(define) = own.summary.defines.get(define) else {
            return;
        };
        let lines = &self.project.outline(file).lines;
        if let Ok(line) = lines.binary_search_by_key(&define.start, |line| line.span.0) {
            self.want(file, line as u32, true);
        }
    }

    /// Wants what ends, sets aside or brings back the definition of a name that was asked for. Says whether there may be
    /// more of that.
    fn take_back(&mut self) -> bool {
        let project = self.project;
        let pushed = self.pushed.len();
        for at in 0..self.ending.len() {
            let file = self.ending[at];
            if self.whole.contains(&file) {
                continue;
            }
            let text = &project.files[file].text;
            for (end, known) in project.outline(file).ends.iter().zip(project.ended(file)) {
                if !known.is_some_and(|known| self.asked.has(known)) {
                    continue;
                }
                let name = part(text, end.name);
                if !self.has_effect(file, end, name) {
                    continue;
                }
                if end.takes == Takes::Aside {
                    self.pushed.insert(name.to_vec());
                }
                self.want(file, end.line, true);
            }
        }
        self.pushed.len() > pushed
    }

    /// Whether a directive that ends, sets aside or brings back a definition may find one. Headers of libraries protect
    /// their names from macros of programs: `#ifdef max`, `#pragma push_macro("max")`, `#undef max`.
    fn has_effect(&self, file: usize, end: &End, name: &[u8]) -> bool {
        let text = &self.project.files[file].text;
        let outline = self.project.outline(file);
        let line = end.line;
        let is_protection = match end.takes {
            Takes::Back => return self.pushed.contains(name),
            Takes::Aside => outline.is_only_if_defined(text, line, name),
            Takes::Away => {
                let before = line.checked_sub(1);
                before.and_then(|before| outline.end_at(before)).is_some_and(|before| {
                    before.takes == Takes::Aside
                        && part(text, before.name) == name
                        && outline.is_only_if_defined(text, before.line, name)
                })
            }
        };
        !is_protection
            || self.defines(name)
            || self.given.contains(name)
            || presets::all().iter().any(|preset| preset.defines(name))
    }

    /// Wants a directive, what decides whether it is read, and what is needed to come there. `repeats` says whether it
    /// counts each time that the file is included.
    fn want(&mut self, file: usize, line: u32, repeats: bool) {
        let new_file = !self.wanted.contains_key(&file);
        let new_line = self.wanted.entry(file).or_default().insert(line);
        let project = self.project;
        let outline = project.outline(file);
        let own = outline.line(line);
        let is_plain_include = own.is_some_and(|line| line.is_plain_include);
        let always = is_plain_include && outline.groups(line).next().is_none();
        let repeats = (repeats || !always) && self.repeat.insert(file);
        if !new_line {
            if repeats {
                self.want_ways(file);
            }
            return;
        }
        self.made.get_mut().remove(&file);
        let kind = own.map(|line| line.kind);
        if kind == Some(Kind::Define) || (kind == Some(Kind::Include) && !is_plain_include) {
            self.ask_line(file, line);
        }
        for group in outline.groups(line) {
            for branch in outline.branches(group) {
                self.ask_line(file, branch);
            }
        }
        if new_file || repeats {
            self.want_ways(file);
        }
    }

    /// Asks for what a directive mentions.
    fn ask_line(&mut self, file: usize, line: u32) {
        let mentioned = self.project.mentioned_by(file, line);
        if mentioned.release {
            self.ask_release();
        }
        for &name in &mentioned.names {
            self.ask_named(name);
        }
    }

    /// Wants the includes that bring a file; the later ones only if they count, too.
    fn want_ways(&mut self, file: usize) {
        let Some(place) = self.places.of(file) else {
            return;
        };
        let repeats = self.repeat.contains(&file) && !self.project.outline(file).once;
        for (includer, line) in self.ways.to(place, repeats).to_vec() {
            if includer != self.main && includer != file {
                self.want(includer, line, repeats);
            }
        }
    }
}

/// The includes of a project as one of its units has them.
struct OfUnit<'p> {
    project: &'p Project,
    main: usize,
    search: &'p Search,
}

impl Graph for OfUnit<'_> {
    fn include(&self, file: usize, number: usize, to: &mut Vec<usize>) -> Option<Include> {
        let edge = self.project.edges(file).get(number)?;
        self.project
            .add_targets(file, edge, self.main, &self.search.folders, to);
        self.project.add_named(file, edge, self.main, self.search, to);
        Some(Include {
            line: edge.line,
            conditional: edge.conditional,
        })
    }

    fn is_read_once(&self, file: usize) -> bool {
        self.project.outline(file).once
    }
}
