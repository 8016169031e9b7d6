//! What one file needs from the rest of its project.

use std::cell::Cell;

use culambda_source::ident::words;
use culambda_source::{
    Around, Assumptions, DEFINED_MEMBER, DIRECTIVES, INCLUDED, INCLUDED_CLASS, Loaded, Loader, MacroOption, Preset,
    Scope, ScopeKind, Text, Unit, UnitOptions, presets,
};
use rustc_hash::FxHashSet;

use crate::classes::missing_classes;
use crate::closure::Closure;
use crate::heads::qualifiers;
use crate::includers::Chain;
use crate::project::Project;
use crate::search::Search;
use crate::types::declares_type;

/// Values of macros, scopes, and the file around it if it is a part of a declaration there.
type Print = (Vec<Option<String>>, Vec<ScopeKind>, Option<usize>);

/// Included files among which types that are merely mentioned are looked for: each of their headers brings its macros,
/// which takes as long as everything else where hundreds are included.
const MAX_INCLUDED: usize = 100;
/// Bytes of a header that is read because a name is merely mentioned, and of all of these.
const MAX_MENTIONED: usize = 32 << 10;
const MAX_MENTIONED_IN_ALL: usize = 96 << 10;
/// Bytes of a header that is read because it has a using directive.
const MAX_SHORT: usize = 4 << 10;
/// Headers that one file is given.
const MAX_HEADERS: usize = 96;
/// Files with using directives that are read.
const MAX_DIRECTIVES: usize = 8;
/// Files that are read for definitions of member functions.
const MAX_DEFINITIONS: usize = 16;
/// Files that are given for a class which no included file defines.
const MAX_NEAREST: usize = 4;

/// What one file needs from elsewhere: definitions of the macros that it mentions, and the headers with the classes
/// that were asked for. As a [`Loader`] it gives of an include what is needed there, and nothing if that is nothing; classes of
/// files that are not included are read before the file.
#[derive(Debug)]
pub struct Surroundings<'p> {
    project: &'p Project,
    /// The file itself, then the headers that were found which it does not include.
    files: Vec<usize>,
    /// What it includes.
    closure: Closure<'p>,
    /// Bytes of headers that may still be read for names that are merely mentioned.
    left: usize,
    /// Where others include it.
    chain: Chain,
    /// Whether that is within a declaration.
    enclosed: Enclosed,
    /// How many files of these are read whole.
    whole: usize,
    /// How many names are known to be namespaces.
    spaces: usize,
    /// How many files were taken for definitions of member functions.
    definitions: usize,
    /// Whether the files with using directives were taken.
    directives: bool,
    /// What was asked for, and whether it may be in a file that is not included.
    asked: FxHashSet<(Vec<String>, bool)>,
    /// Libraries whose classes were asked for.
    libraries: Vec<&'static Preset>,
    /// The file whose include was asked for last.
    includer: Cell<usize>,
    options: UnitOptions,
}

/// Whether a file is a part of a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Enclosed {
    No,
    /// It is read together with that.
    Once,
    /// Its includer includes it more than once, so that what is known of it in one place may be wrong of the others, or
    /// includes very many files.
    Often,
}

impl<'p> Surroundings<'p> {
    /// Those of a file, which is read with these options, with the classes whose members it defines: in each place
    /// where others include it, if it is not complete by itself, and in each other set of the macros that it mentions.
    pub fn each(project: &'p Project, file: usize, search: &Search, options: &UnitOptions) -> Vec<Self> {
        let chains = project.chains(file);
        let mut all: Vec<Self> = Vec::new();
        let mut known: Vec<Print> = Vec::new();
        let several = chains.len() > 1;
        for chain in chains {
            let new = Surroundings::at(project, file, chain, search, options);
            let print = if several { new.print() } else { Print::default() };
            if !known.contains(&print) {
                known.push(print);
                all.push(new);
            }
        }
        if all.is_empty() {
            all.push(Surroundings::at(project, file, Vec::new(), search, options));
        }
        all
    }

    /// What the file sees of its surroundings: the macros that it mentions, and the scopes around it.
    fn print(&self) -> Print {
        let unit = self.unit();
        let of = |name: &[u8]| Some(unit.macro_at(name, 0, 0)?.replacement().into_owned());
        let macros = self
            .project
            .mentioned_in(self.files[0])
            .iter()
            .map(|name| of(name))
            .collect();
        let scopes = unit.files.first().map(|file| &file.scopes[..]).unwrap_or_default();
        let around = |scope: &&Scope| scope.span.start == 0 && scope.kind != ScopeKind::File;
        (
            macros,
            scopes
                .iter()
                .take_while(|scope| scope.span.start == 0)
                .filter(around)
                .map(|scope| scope.kind.clone())
                .collect(),
            self.chain.first().map(|(root, _)| *root).filter(|_| self.is_enclosed()),
        )
    }

    /// The unit of the file as far as it is given.
    fn unit(&self) -> Unit {
        let (name, text) = (self.project.name(self.files[0]), self.project.text(self.files[0]));
        Unit::read(name, text, self, &self.options, &Assumptions::default())
    }

    fn at(project: &'p Project, file: usize, chain: Chain, search: &Search, options: &UnitOptions) -> Self {
        let forced: Vec<usize> = search
            .forced
            .iter()
            .filter_map(|name| project.file_named(name))
            .collect();
        let mut new = Surroundings {
            project,
            files: vec![file],
            closure: Closure::new(project, file, search, &forced, &chain, defined_by(options)),
            whole: 0,
            spaces: 0,
            left: MAX_MENTIONED_IN_ALL,
            chain,
            enclosed: Enclosed::No,
            definitions: 0,
            directives: false,
            asked: FxHashSet::default(),
            libraries: Vec::new(),
            includer: Cell::new(file),
            options: options.clone(),
        };
        new.collect(&missing_classes(&project.files[file].text), &new.mentioned_types());
        for name in qualifiers(&project.files[file].text) {
            // What must be read to know it waits until somebody asks.
            new.want_namespace(&name, false);
        }
        for file in new.closure.with_silencing() {
            new.take(file);
        }
        new.take_macros();
        new.find_enclosing();
        new
    }

    /// Finds out whether the file is a part of a declaration.
    fn find_enclosing(&mut self) {
        if self.chain.is_empty() || !self.project.seems_in_declaration(&self.chain) {
            return;
        }
        let unit = self.unit();
        let root = self.chain.first().map(|(root, _)| self.project.name(*root));
        let around = unit.files.iter().find(|file| Some(&*file.name) == root);
        if around.is_some_and(|file| file.left_open) {
            self.enclosed = if self.project.leads_once(&self.chain, self.files[0]) {
                Enclosed::Once
            } else {
                Enclosed::Often
            };
        }
    }

    /// Whether a file takes the place of a library for tools that read the sources: it is no part of a unit of nvcc.
    pub fn is_stand_in(&self, name: &str) -> bool {
        let file = self.project.file_named(name);
        file.is_some_and(|file| self.project.macros.stands_in(file))
    }

    /// How the file is to be read.
    pub fn options(&self) -> &UnitOptions {
        &self.options
    }

    /// The files that were asked, by their names: another text of one of them may have told something else.
    pub fn read(&self) -> impl Iterator<Item = &'p str> {
        let around = self.chain.iter().map(|(file, _)| file);
        let all = self.files.iter().chain(&self.closure.order).chain(around).copied();
        self.names_of(all)
    }

    /// What the file, and those that it includes, include in quotes and the project does not have: by includer and name.
    pub fn unfound_in_quotes(&self) -> impl Iterator<Item = (&'p str, &'p str)> {
        let (project, main) = (self.project, self.files[0]);
        let others = self.closure.order.iter().copied().filter(move |file| *file != main);
        let of = move |file| {
            project
                .unfound_in_quotes(file)
                .map(move |name| (project.name(file), name))
        };
        std::iter::once(main).chain(others).flat_map(of)
    }

    /// Whether the file is a part of the body of a class, or of a function: what is in it means nothing without that.
    pub fn is_enclosed(&self) -> bool {
        self.enclosed != Enclosed::No
    }

    /// The files of which something was read, by their names.
    pub fn told(&self) -> impl Iterator<Item = &'p str> {
        let around = self.chain.iter().map(|(file, _)| *file);
        let included = self
            .closure
            .order
            .iter()
            .copied()
            .filter(|&file| self.closure.text(file).is_some());
        self.names_of(self.files.iter().copied().chain(included).chain(around))
    }

    /// The names of some files, but for those that the build writes.
    fn names_of(&self, files: impl Iterator<Item = usize>) -> impl Iterator<Item = &'p str> {
        let project = self.project;
        let there = files.filter(|&file| !project.is_made(file));
        there.map(|file| project.name(file))
    }

    fn take_macros(&mut self) {
        let project = self.project;
        let used = |at: usize| project.uses(self.files[0], &self.files, &self.closure.order, at);
        let all = presets::all().iter().enumerate();
        let seen = all
            .filter(|(at, preset)| preset.is_named_in(&self.options.libraries) || used(*at))
            .map(|(_, preset)| preset);
        let seen: Vec<&Preset> = seen.collect();
        let definitions = project.definitions(&self.files, &self.closure);
        self.closure.give(definitions.iter().map(|def| def.name.as_bytes()));
        for def in &definitions {
            let replacement = def.replacement();
            let names: Vec<&[u8]> = words(replacement.as_bytes()).collect();
            self.closure.ask_names(&names);
        }
        self.options.lambda_macros = project.lambda_macros_in(self.files[0]);
        self.options.presets = presets::Presets::of(seen).with(definitions.iter().map(|def| &**def));
    }

    /// Looks for classes by their paths, and for their bases. Says whether there is anything that was not there before,
    /// so that another look at the file is worth while.
    pub fn find(&mut self, asked: &[Vec<String>]) -> bool {
        let found = |own: &Self| own.files.len() + own.whole + own.spaces + own.libraries.len();
        let known = found(self);
        self.collect(asked, &[]);
        let new = found(self) > known;
        if new {
            self.take_macros();
        }
        new
    }

    /// Takes the headers of classes that were asked for, and of types that are mentioned; those of the latter only where they
    /// are included and small.
    fn collect(&mut self, asked: &[Vec<String>], mentioned: &[Vec<String>]) {
        let asked = asked.iter().map(|path| (path, true));
        let mentioned = mentioned.iter().map(|path| (path, false));
        let mut todo: Vec<(Vec<String>, bool)> = mentioned
            .chain(asked)
            .map(|(path, near)| (path.clone(), near))
            .collect();
        while let Some((path, near)) = todo.pop() {
            if self.take_part(&path) || self.take_definition(&path) {
                continue;
            }
            if self.files.len() + self.whole >= MAX_HEADERS {
                if near {
                    self.take_without_headers(&path);
                }
                continue;
            }
            if !self.asked.insert((path.clone(), near)) {
                continue;
            }
            if let Some(files) = self.closure.files_declaring(&path) {
                for file in files {
                    self.take(file);
                }
                continue;
            }
            if path == [DIRECTIVES] {
                // Where everything is found the classes that directives bring are found by their names, but for those that
                // are declared and never defined.
                let project = self.project;
                let is_short = |file: usize| project.files[file].text.len() <= MAX_SHORT;
                let mut all = self.with_directives();
                let is_outer = |file: usize| project.has_outer_directive(file);
                all.retain(|file| is_short(*file) || is_outer(*file) || project.lacks_an_include(*file));
                for file in all {
                    self.take(file);
                }
                continue;
            }
            if let Some(path) = path.strip_prefix(&[INCLUDED_CLASS.to_owned()]) {
                for (file, name) in self.headers_of(path) {
                    let bases = self.project.bases_of(file, &name);
                    todo.extend(bases.into_iter().map(|base| (of_included(&base), true)));
                    self.take(file);
                }
                continue;
            }
            let mut headers = self.headers_of(&path);
            // A name by itself may be what is in front of another one: then a namespace may be meant, whatever types there are.
            if near && (headers.is_empty() || path.len() == 1) {
                self.take_namespace(&path);
            }
            if headers.is_empty() && near {
                headers = self.nearest(&path);
            }
            if headers.is_empty() && near {
                self.take_library(&path);
            }
            for (file, name) in headers {
                if !near && !self.affords(file) {
                    continue;
                }
                let bases = self.project.bases_of(file, &name);
                todo.extend(bases.into_iter().map(|base| (base, true)));
                self.take(file);
            }
        }
    }

    /// Takes what is known of a path without another header: that it begins with a namespace, or a library that has it.
    fn take_without_headers(&mut self, path: &[String]) {
        if let Some(name) = path.iter().find(|name| !name.is_empty()) {
            self.want_namespace(name, false);
        }
        let is_here = |name: &String| !self.closure.type_files(name.as_bytes()).is_empty();
        if !path.last().is_some_and(is_here) {
            self.take_library(path);
        }
    }

    /// Takes a file that is a part of a declaration, if a path asks for one: of the rest of that declaration nothing is sure
    /// without it, however many headers there are.
    fn take_part(&mut self, path: &[String]) -> bool {
        let [kind, includer, name] = path else { return false };
        if kind != INCLUDED {
            return false;
        }
        if let Some(file) = self.resolve(includer, name, true) {
            self.whole += usize::from(self.closure.want_whole(file));
        }
        true
    }

    /// Takes the files with the definition of a member function, if a path asks for one: without it the function may be on the
    /// wrong side, however many headers there are.
    fn take_definition(&mut self, path: &[String]) -> bool {
        let [kind, member] = path else { return false };
        if kind != DEFINED_MEMBER {
            return false;
        }
        if self.definitions < MAX_DEFINITIONS && self.asked.insert((path.to_vec(), true)) {
            let files = self.closure.files_defining(member);
            self.definitions += files.len();
            for file in files {
                self.take(file);
            }
        }
        true
    }

    /// The types of included files that the file mentions, in that order.
    fn mentioned_types(&self) -> Vec<Vec<String>> {
        if self.closure.order.len() > MAX_INCLUDED {
            return Vec::new();
        }
        let text = self.project.text(self.files[0]);
        let mut seen = FxHashSet::default();
        let mut names: Vec<&[u8]> = words(&text).filter(|word| seen.insert(*word)).collect();
        self.closure.retain_types(&mut names);
        // What is taken last is asked for first.
        let paths = names
            .iter()
            .rev()
            .map(|name| vec![String::from_utf8_lossy(name).into_owned()]);
        paths.collect()
    }

    /// Whether a header is small enough to be read for a name that is merely mentioned: its classes are parsed then.
    fn affords(&mut self, file: usize) -> bool {
        let bytes = self.project.files[file].text.len();
        let taken = self.closure.is_whole(file) || self.files.contains(&file);
        if taken || bytes > MAX_MENTIONED || bytes > self.left {
            return taken;
        }
        self.left -= bytes;
        true
    }

    /// Takes a header: where it is included, or else before the file.
    fn take(&mut self, file: usize) {
        if self.closure.contains(file) {
            self.whole += usize::from(self.closure.want_whole(file));
        } else if !self.files.contains(&file) {
            self.files.push(file);
            self.closure.ask_all(file);
        }
    }

    /// Takes the declarations of a library that has a class which the project does not define, or which has a namespace of
    /// that name and is not in the project.
    fn take_library(&mut self, path: &[String]) {
        let (Some(first), Some(name)) = (path.iter().find(|name| !name.is_empty()), path.last()) else {
            return;
        };
        let is_there = |core: &str| self.project.ending(core, false).next().is_some();
        let opens = |preset: &Preset| {
            let apart = preset.core.is_some_and(|core| !is_there(core));
            apart && preset.opens_namespace(first)
        };
        let declares =
            |preset: &&Preset| declares_type(preset.declarations.as_bytes(), name.as_bytes()) || opens(preset);
        if let Some(preset) = presets::all().iter().find(declares)
            && !self.libraries.iter().any(|known| known.name == preset.name)
        {
            self.libraries.push(preset);
        }
    }

    /// The text of a file by which others include the main file within a declaration, or of that file itself.
    fn text_on_the_way(&self, file: usize) -> Option<Text> {
        if self.enclosed != Enclosed::Once {
            return None;
        }
        let place = self.chain.iter().find(|(known, _)| *known == file);
        let through = place.map(|&(file, line)| self.project.text_that_holds(file, line));
        through.or_else(|| (file == self.files[0]).then(|| self.project.text(file)))
    }

    /// The file with an include: most have several, one after the other.
    fn includer(&self, name: &str) -> Option<usize> {
        let last = self.includer.get();
        if self.project.name(last) == name {
            return Some(last);
        }
        let file = self.project.file_named(name)?;
        self.includer.set(file);
        Some(file)
    }

    /// The file of the project that an include means.
    fn resolve(&self, includer: &str, name: &str, quoted: bool) -> Option<usize> {
        self.closure.resolve(self.includer(includer)?, name, quoted)
    }

    /// Takes the file with the namespace that a path begins with, and those that may bring its names elsewhere.
    fn take_namespace(&mut self, path: &[String]) {
        let first = path.iter().find(|name| !name.is_empty());
        if let Some(name) = first {
            self.want_namespace(name, true);
        }
    }

    /// Wants to know that a name is a namespace; `reads` tells that a header may be read for that.
    fn want_namespace(&mut self, name: &str, reads: bool) {
        match self.closure.want_namespace(name) {
            Ok(new) => self.spaces += usize::from(new),
            Err(file) if reads => self.take(file),
            Err(_) => {}
        }
    }

    /// The included files that declare the type at the end of a path, or those that it is nested in, with their names.
    fn headers_of(&mut self, path: &[String]) -> Vec<(usize, String)> {
        let mut found: Vec<(usize, String)> = Vec::new();
        for name in path.iter().rev().filter(|name| !name.is_empty()) {
            let files = self.closure.type_files(name.as_bytes());
            found.extend(files.into_iter().map(|file| (file, name.clone())));
        }
        if !found.is_empty() && !self.directives {
            self.directives = true;
            let more = self.with_directives().into_iter();
            found.extend(more.map(|file| (file, String::new())));
        }
        found
    }

    /// The first included files with using directives.
    fn with_directives(&self) -> Vec<usize> {
        let mut all = self.closure.with_directives();
        all.truncate(MAX_DIRECTIVES);
        all
    }

    /// The nearest files that define the class at the end of a path, or the one that it is nested in, with its name.
    fn nearest(&self, path: &[String]) -> Vec<(usize, String)> {
        if !self.project.is_whole() {
            return Vec::new();
        }
        let names = path.iter().rev().filter(|name| !name.is_empty());
        let near = names.map(|name| (self.project.nearest_class(self.files[0], name), name));
        let first = near.into_iter().find(|(files, _)| !files.is_empty());
        let Some((files, name)) = first else { return Vec::new() };
        let files = files.into_iter().take(MAX_NEAREST);
        files.map(|file| (file, name.clone())).collect()
    }
}

/// What asks for a class where it is included.
fn of_included(path: &[String]) -> Vec<String> {
    std::iter::once(INCLUDED_CLASS.to_owned())
        .chain(path.iter().cloned())
        .collect()
}

/// The names that the options of a file may define.
fn defined_by(options: &UnitOptions) -> FxHashSet<Vec<u8>> {
    let names = options.macros.iter().filter_map(|option| match option {
        MacroOption::Define(name, _) | MacroOption::Assume(name, _) => name.split('(').next(),
        MacroOption::Undefine(_) => None,
    });
    let open = options.open.iter().map(|open| &*open.name);
    names.chain(open).map(|name| name.as_bytes().to_vec()).collect()
}

impl Loader for Surroundings<'_> {
    fn include(&self, includer: &str, name: &str, quoted: bool) -> Option<Loaded> {
        let found = self.resolve(includer, name, quoted)?;
        Some(Loaded {
            name: self.project.name(found).to_owned(),
            text: self.text_on_the_way(found).or_else(|| self.closure.text(found))?,
        })
    }

    fn has(&self, includer: &str, name: &str, quoted: bool) -> bool {
        self.resolve(includer, name, quoted).is_some()
    }

    fn may_declare(&self, name: &str) -> Option<bool> {
        Some(self.closure.unread_may_declare(name))
    }

    fn defines_elsewhere(&self, name: &str) -> bool {
        !self.project.finds_all_includes(self.files[0])
            && self.project.is_whole()
            && !self.project.macros.sites(name.as_bytes()).is_empty()
    }

    fn defines_otherwise(&self, name: &str) -> bool {
        let mut sites = self.project.macros.sites(name.as_bytes()).iter();
        self.project.is_whole() && sites.any(|(file, _)| !self.closure.contains(*file))
    }

    fn is_guard(&self, includer: &str, name: &str, quoted: bool, guard: &str) -> bool {
        let found = self.resolve(includer, name, quoted);
        found.is_some_and(|file| self.project.guard(file) == Some(guard.as_bytes()))
    }

    fn around(&self) -> Option<Around> {
        let &(root, _) = self.chain.first()?;
        let name = self.project.name(root).to_owned();
        let all = self.text_on_the_way(root);
        let whole = all.is_some();
        let text = all.unwrap_or_else(|| self.project.text_around(&self.chain).into());
        Some(Around {
            file: Loaded { name, text },
            whole,
        })
    }

    fn before(&self) -> Vec<Loaded> {
        let libraries = self.libraries.iter().map(|preset| Loaded {
            name: preset.header(),
            text: preset.declarations.as_bytes().into(),
        });
        // What was asked for last is what the others stand on.
        let headers = self.files[1..].iter().rev().map(|&file| Loaded {
            name: self.project.name(file).to_owned(),
            text: self.project.text(file),
        });
        libraries.chain(headers).collect()
    }
}
