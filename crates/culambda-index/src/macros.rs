//! Macros that have to do with lambdas: annotations, whole introducers, access specifiers.

use std::sync::{Arc, OnceLock};

use culambda_source::{Assumptions, MacroDef, MacroOption, NoLoader, Unit, UnitOptions, presets};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::closure::Closure;
use crate::includes::nearness;
use crate::mentioned::MacroName;
use crate::project::{Project, SourceFile};
use crate::words::{annotates, is_attribute, skip_blanks, word_at};
use culambda_source::ident::{last, looks_like_macro, words};

/// Rounds in which macros that use macros are followed.
const MAX_ROUNDS: usize = 16;
/// Bytes of the name of a macro.
const MAX_NAME: usize = 200;
/// Macros that use macros are followed this far where their text is looked at.
const MAX_NESTED: usize = 4;
/// Macros that one file is given.
const MAX_GIVEN: usize = 400;
/// Macros that one word may be the beginning of.
const MAX_BEGUN: usize = 64;

/// What a macro of the project may be in one of its definitions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kind {
    /// It may annotate a lambda.
    pub(crate) annotation: bool,
    /// It may hold the introducer of one.
    pub(crate) bears: bool,
    /// It may be an access specifier.
    pub(crate) access: bool,
    /// The libraries whose macros it stands for: a bit for each of the presets, by its place.
    libraries: u32,
}

impl Kind {
    fn add(&mut self, other: Kind) -> bool {
        let before = *self;
        self.libraries |= other.libraries;
        self.annotation |= other.annotation;
        self.bears |= other.bears;
        self.access |= other.access;
        *self != before
    }
}

/// The bit of a preset by its place.
fn bit(at: usize) -> u32 {
    let at = u32::try_from(at).unwrap_or(u32::MAX);
    1_u32.checked_shl(at).unwrap_or_default()
}

/// The macros of a project.
#[derive(Debug, Default)]
pub(crate) struct MacroTable {
    /// The names that files define.
    names: FxHashMap<Box<[u8]>, MacroName>,
    /// Every definition of each of them: file, and index in its summary.
    sites: Vec<Vec<(usize, usize)>>,
    /// Those that have to do with lambdas.
    kinds: FxHashMap<Box<[u8]>, Kind>,
    /// Names of those that may stand for statements, or for the begin or the end of some.
    statements: FxHashSet<Box<[u8]>>,
    /// The libraries that macros of the project stand for, as bits.
    aliased: u32,
    /// Files that take the place of a library where no device is: all that the project says of a macro of it that holds a
    /// lambda is one without an annotation.
    stand_ins: FxHashSet<usize>,
    /// All names in order, once somebody looks for the beginning of some.
    in_order: OnceLock<Vec<Box<[u8]>>>,
}

/// A definition that others may make one that matters.
struct Open<'f> {
    name: &'f [u8],
    body: &'f [u8],
}

impl<'f> Open<'f> {
    fn new(name: &'f str, body: &'f str) -> Self {
        Open {
            name: name.as_bytes(),
            body: body.as_bytes(),
        }
    }
}

impl MacroTable {
    pub(crate) fn new(files: &[SourceFile], given: &[MacroOption]) -> MacroTable {
        let mut table = MacroTable::default();
        for (at, preset) in presets::all().iter().enumerate() {
            for def in &preset.macros {
                let replacement = def.replacement();
                // What uses another one comes after it in the file of a preset.
                let through = |word: &[u8]| table.kinds.get(word).is_some_and(|kind| kind.bears);
                let bears = replacement.contains('[') || words(replacement.as_bytes()).any(through);
                let annotation = !bears && replacement.contains("__");
                if !annotation && !bears {
                    continue;
                }
                let kind = Kind {
                    annotation,
                    bears,
                    access: false,
                    libraries: bit(at),
                };
                table.kinds.entry(def.name.as_bytes().into()).or_default().add(kind);
            }
        }
        let given: Vec<(&str, String)> = given.iter().filter_map(definition_of).collect();
        let mut open: Vec<Open<'_>> = given.iter().map(|(name, body)| Open::new(name, body)).collect();
        for (index, file) in files.iter().enumerate() {
            for (at, define) in file.summary.defines.iter().enumerate() {
                let (name, body) = define.parts(&file.text);
                table.enter(name, (index, at));
                if !body.trim_ascii().is_empty() {
                    open.push(Open { name, body });
                }
                if may_be_a_statement(name, body) {
                    table.statements.insert(name.into());
                }
            }
        }
        table.close(&open);
        let own = table.kinds.iter().filter(|(name, _)| table.names.contains_key(*name));
        table.aliased = own.fold(0, |all, (_, kind)| all | kind.libraries);
        table.find_stand_ins(files);
        table
    }

    fn enter(&mut self, name: &[u8], site: (usize, usize)) {
        if let Some(known) = self.names.get(name) {
            self.sites[known.index()].push(site);
        } else {
            self.names.insert(name.into(), MacroName(self.sites.len() as u32));
            self.sites.push(vec![site]);
        }
    }

    fn find_stand_ins(&mut self, files: &[SourceFile]) {
        for def in presets::all().iter().flat_map(|preset| &preset.macros) {
            let name = def.name.as_bytes();
            let replacement = def.replacement();
            let introduces = def.parameters.is_none() && replacement.starts_with('[') && replacement.contains("__");
            let sites = self.sites(name);
            if sites.is_empty() || !introduces {
                continue;
            }
            let is_bare = |body: &[u8]| body.starts_with(b"[") && body.ends_with(b"]");
            if sites.iter().all(|site| is_bare(body_at(files, *site).trim_ascii())) {
                let files: Vec<usize> = sites.iter().map(|(file, _)| *file).collect();
                self.stand_ins.extend(files);
            }
        }
    }

    /// Whether a file takes the place of a library where no device is.
    pub(crate) fn stands_in(&self, file: usize) -> bool {
        self.stand_ins.contains(&file)
    }

    /// Finds what follows from what is known, until nothing new does.
    fn close(&mut self, open: &[Open<'_>]) {
        for _ in 0..MAX_ROUNDS {
            let mut grown = false;
            for define in open {
                let kind = self.judge(define);
                if kind != Kind::default() {
                    if let Some(known) = self.kinds.get_mut(define.name) {
                        grown |= known.add(kind);
                    } else {
                        self.kinds.insert(define.name.into(), kind);
                        grown = true;
                    }
                }
            }
            if !grown {
                return;
            }
        }
    }

    fn judge(&self, define: &Open<'_>) -> Kind {
        let (parameters, body) = split_parameters(define.body);
        let mut kind = Kind::default();
        let first = word_at(body, skip_blanks(body, 0));
        kind.access = matches!(first, b"public" | b"private" | b"protected")
            && words(body).nth(1).is_none_or(|word| word == first);
        let mut attributes = is_attribute(first) || self.kinds.get(first).is_some_and(|kind| kind.annotation);
        let mut annotated = false;
        for word in words(body) {
            let known = self.kinds.get(word).copied().unwrap_or_default();
            kind.bears |= known.bears;
            kind.libraries |= known.libraries;
            attributes |= known.annotation && word == first;
            annotated |= known.annotation || is_attribute(word);
        }
        kind.annotation = attributes && annotated;
        kind.bears = kind.bears || self.introduces(parameters, body);
        if !kind.annotation && !kind.bears {
            kind.libraries = 0;
        }
        kind
    }

    /// Whether a replacement list has a `]` that an annotation follows or may follow.
    fn introduces(&self, parameters: &[u8], body: &[u8]) -> bool {
        let mut brackets = memchr::memchr_iter(b']', body);
        brackets.any(|at| {
            let before = |back: usize| at.checked_sub(back).and_then(|at| body.get(at));
            if before(1) == Some(&b']') || (before(1) == Some(&b'[') && before(2) == Some(&b'e')) {
                return false;
            }
            let next = skip_blanks(body, at + 1);
            let word = word_at(body, next);
            if word.is_empty() {
                return next >= body.len() || body.get(next..).is_some_and(|rest| rest.starts_with(b"##"));
            }
            annotates(word)
                || self.kinds.get(word).is_some_and(|kind| kind.annotation)
                || words(parameters).any(|parameter| parameter == word)
                || (word == b"__VA_ARGS__" && parameters.ends_with(b"...)"))
        })
    }

    /// The definitions of a name: file, and index in its summary.
    pub(crate) fn sites(&self, name: &[u8]) -> &[(usize, usize)] {
        self.named(name).map_or(&[], |name| self.sites_of(name))
    }

    /// The same of a name that the table has.
    pub(crate) fn sites_of(&self, name: MacroName) -> &[(usize, usize)] {
        &self.sites[name.index()]
    }

    /// A name that is defined somewhere.
    pub(crate) fn named(&self, name: &[u8]) -> Option<MacroName> {
        self.names.get(name).copied()
    }

    /// Whether nothing was entered yet: the presets are in every table.
    pub(crate) fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// A name that is defined somewhere, as the table has it.
    pub(crate) fn name(&self, name: &[u8]) -> Option<&[u8]> {
        self.names.get_key_value(name).map(|(name, _)| &**name)
    }

    /// The macros that a word may become which is the beginning of their names, and all or a number is lacking: `CASE_` in
    /// `CAT(CASE_, n)(x)`, `X` where `X0` and `X1` are macros.
    pub(crate) fn begun_by<'t>(&'t self, word: &'t [u8]) -> impl Iterator<Item = &'t [u8]> {
        let all = self.beginning_with(word).iter().map(|name| &**name);
        all.filter(move |name| {
            let rest = name.get(word.len()..).unwrap_or_default();
            word.ends_with(b"_") || rest.iter().all(u8::is_ascii_digit)
        })
    }

    fn beginning_with(&self, word: &[u8]) -> &[Box<[u8]>] {
        // A name without letters (`_`) is not the beginning of others, but one of its own.
        let is_whole = !word.ends_with(b"_") && self.names.contains_key(word);
        if is_whole || word.iter().all(|byte| *byte == b'_') {
            return &[];
        }
        let all = self.in_order.get_or_init(|| {
            let mut names: Vec<Box<[u8]>> = self.names.keys().cloned().collect();
            names.sort_unstable();
            names
        });
        let from = all.partition_point(|name| &**name < word);
        let rest = all.get(from..).unwrap_or_default();
        let count = rest
            .iter()
            .take(MAX_BEGUN)
            .take_while(|name| name.starts_with(word))
            .count();
        rest.get(..count).unwrap_or_default()
    }

    /// What is known of a name.
    pub(crate) fn kind(&self, name: &[u8]) -> Kind {
        self.kinds.get(name).copied().unwrap_or_default()
    }

    /// Whether any macro of the project stands for one of a library, by the place of its preset.
    fn aliases(&self, library: usize) -> bool {
        self.aliased & bit(library) != 0
    }

    /// Whether a name has to do with lambdas.
    pub(crate) fn matters(&self, name: &[u8]) -> bool {
        self.kinds.contains_key(name)
    }

    /// Whether a file that mentions a name is to have its definition.
    fn is_needed(&self, name: &[u8]) -> bool {
        self.matters(name) || self.statements.contains(name)
    }

    /// The names of macros that may hold a lambda.
    pub(crate) fn bearing(&self) -> Vec<&[u8]> {
        self.names_of(|kind| kind.bears)
    }

    /// The names of macros that may be annotations.
    pub(crate) fn annotating(&self) -> Vec<&[u8]> {
        self.names_of(|kind| kind.annotation)
    }

    fn names_of(&self, wanted: impl Fn(&Kind) -> bool) -> Vec<&[u8]> {
        let mut names: Vec<&[u8]> = self
            .kinds
            .iter()
            .filter(|(_, kind)| wanted(kind))
            .map(|(name, _)| &**name)
            .collect();
        names.sort_unstable();
        names
    }
}

/// Name and body of a macro that is given, the body with its parameters.
fn definition_of(option: &MacroOption) -> Option<(&str, String)> {
    let (MacroOption::Define(head, body) | MacroOption::Assume(head, body)) = option else {
        return None;
    };
    let (name, parameters) = head.split_at(head.find('(').unwrap_or(head.len()));
    Some((name, format!("{parameters} {body}")))
}

/// The parameter list of a definition, and its replacement list.
fn split_parameters(body: &[u8]) -> (&[u8], &[u8]) {
    if body.first() != Some(&b'(') {
        return (&[], body);
    }
    let close = memchr::memchr(b')', body).map_or(body.len(), |close| close + 1);
    body.split_at(close)
}

/// A definition that holds at the end of a file.
#[derive(Debug)]
pub(crate) struct Active {
    /// The one that holds if all conditions do that cannot be decided.
    def: Arc<MacroDef>,
    /// The one that takes its place if they do not: after the `#else`.
    otherwise: Option<Arc<MacroDef>>,
}

/// What was assumed to be true around a definition: where it is not, the definition does not hold.
fn conditions_around(unit: &Unit, def: &MacroDef) -> Box<[String]> {
    let around = |undecided: &&culambda_source::Undecided| {
        def.place
            .is_some_and(|(file, at)| file == undecided.file && undecided.region.contains(at.start))
    };
    let atoms = unit.undecided.iter().filter(around);
    atoms.map(|undecided| undecided.atom.clone()).collect()
}

/// Whether a macro may stand for statements in the body of a function (`MFEM_FOREACH_THREAD(i, x, n)`, `LOOP_END`), which
/// cannot be read without it. One that makes classes or functions is better taken for the function that it looks like.
fn may_be_a_statement(name: &[u8], body: &[u8]) -> bool {
    let (parameters, body) = split_parameters(body);
    let around = |word: &[u8]| matches!(word, b"class" | b"struct" | b"namespace" | b"template" | b"void");
    let looks_so = !parameters.is_empty() || body.iter().any(|b| matches!(b, b'{' | b'}' | b';'));
    looks_so && looks_like_macro(name) && !words(body).any(around)
}

/// What a definition says after the name, by its file and its index there.
fn body_at(files: &[SourceFile], (file, at): (usize, usize)) -> &[u8] {
    let body = files.get(file).and_then(|file| {
        let define = file.summary.defines.get(at)?;
        Some(define.parts(&file.text).1)
    });
    body.unwrap_or_default()
}

/// Whether a bracket in a replacement list is no subscript.
fn has_introducer(body: &[u8]) -> bool {
    memchr::memchr_iter(b'[', body).any(|at| {
        let front = body.get(..at).unwrap_or_default().trim_ascii_end();
        let word = last(front);
        (word.is_empty() || word == b"return") && !front.ends_with(b")") && !front.ends_with(b"]")
    })
}

/// Whether a preset has a macro.
fn is_of_library(name: &[u8]) -> bool {
    let mut macros = presets::all().iter().flat_map(|preset| &preset.macros);
    macros.any(|def| def.name.as_bytes() == name)
}

impl Project {
    /// The macros that hold at the end of a file, as a CUDA build sees it alone.
    fn active(&self, file: usize) -> &[Active] {
        let own = &self.files[file];
        own.active.get_or_init(|| {
            let options = UnitOptions {
                presets: presets::Presets::seen_in(&own.text, &[]),
                ..UnitOptions::default()
            };
            let text = self.text(file);
            let end = text.len() as u32;
            let read =
                |assume: bool| Unit::read(&own.name, text.clone(), &NoLoader, &options, &Assumptions::all(assume));
            let unit = read(true);
            let other = (!unit.undecided.is_empty()).then(|| read(false));
            let last = |unit: &Unit, name: &str| unit.macro_at(name.as_bytes(), 0, end).cloned();
            let holds = |def: &&MacroDef| {
                def.place.is_some() && last(&unit, &def.name).is_some_and(|last| last.place == def.place)
            };
            let with_other = |def: &MacroDef| {
                let otherwise = other.as_ref().and_then(|other| last(other, &def.name));
                let otherwise = otherwise.filter(|other| other.place.is_some() && other.place != def.place);
                let mut def = def.clone();
                if otherwise.is_some() {
                    def.requires = conditions_around(&unit, &def);
                }
                Active {
                    def: def.into(),
                    otherwise: otherwise.map(Arc::new),
                }
            };
            unit.macros().iter().filter(holds).map(with_other).collect()
        })
    }

    /// The macros of the project that a file mentions.
    pub(crate) fn mentioned_in(&self, file: usize) -> &[Box<[u8]>] {
        let own = &self.files[file];
        own.mentioned.get_or_init(|| {
            let mut names: FxHashSet<&[u8]> = FxHashSet::default();
            for word in words(&own.text) {
                if self.macros.names.contains_key(word) {
                    names.insert(word);
                } else if word.ends_with(b"_") && looks_like_macro(word) {
                    names.extend(self.macros.begun_by(word));
                }
            }
            let mut names: Vec<Box<[u8]>> = names.into_iter().map(Into::into).collect();
            names.sort_unstable();
            names
        })
    }

    /// Those that may hold a lambda.
    pub(crate) fn lambda_macros_in(&self, file: usize) -> Vec<Box<[u8]>> {
        let all = self.mentioned_in(file).iter();
        all.filter(|name| looks_like_macro(name) && self.may_begin_lambda(name, MAX_NESTED))
            .cloned()
            .collect()
    }

    /// Whether a definition of a macro has a bracket that is no subscript, itself or through others.
    fn may_begin_lambda(&self, name: &[u8], rounds: usize) -> bool {
        if rounds == 0 || !self.macros.kind(name).bears {
            return false;
        }
        self.macros.sites(name).iter().any(|site| {
            let body = split_parameters(body_at(&self.files, *site)).1;
            let mut others = words(body).filter(|word| *word != name);
            has_introducer(body) || others.any(|word| self.may_begin_lambda(word, rounds - 1))
        })
    }

    /// Whether a file mentions a macro of the project that stands for one of a library, by the place of its preset.
    pub(crate) fn mentions_alias(&self, file: usize, library: usize) -> bool {
        let leads = |name: &[u8]| self.macros.kind(name).libraries & bit(library) != 0;
        self.macros.aliases(library) && self.mentioned_in(file).iter().any(|name| leads(name))
    }

    /// Definitions for the names that some files mention and that nothing defines which they include, and for all that
    /// those use.
    pub(crate) fn definitions(&self, files: &[usize], closure: &Closure<'_>) -> Vec<Arc<MacroDef>> {
        let Some((&main, others)) = files.split_first() else {
            return Vec::new();
        };
        let found = self.finds_all_includes(main).then(|| self.used_in(main));
        let is_open = |name: &&[u8]| !closure.defines(name);
        let open = found.as_ref().is_none_or(|used| used.iter().any(is_open));
        if (open || !others.is_empty()) && !self.is_whole() {
            return Vec::new();
        }
        let mut todo: Vec<&[u8]> = Vec::new();
        for &file in files {
            let mentioned = self.mentioned_in(file).iter().map(|name| &**name);
            let used = found.as_ref().filter(|_| file == main);
            let mentioned = mentioned.filter(|name| used.is_none_or(|used| used.contains(name)));
            todo.extend(mentioned.filter(|name| self.macros.is_needed(name)));
        }
        let mut given: FxHashSet<&[u8]> = FxHashSet::default();
        let mut out: Vec<Arc<MacroDef>> = Vec::new();
        while let Some(name) = todo.pop() {
            if out.len() >= MAX_GIVEN || !given.insert(name) || closure.defines(name) {
                continue;
            }
            let Some(found) = self.definition(main, name) else {
                continue;
            };
            // What comes last wins, if it holds.
            for def in found.otherwise.iter().chain([&found.def]) {
                let replacement = def.replacement();
                todo.extend(words(replacement.as_bytes()).filter_map(|word| self.macros.name(word)));
                out.push(def.clone());
            }
        }
        out.sort_by(|a, b| a.name.cmp(&b.name));
        out
    }

    /// The names that a file uses like macros and does not define: those with parentheses, and those of annotations. Of a
    /// file that finds its includes, a name that none of them defines and that is not used like this is not a macro.
    fn used_in(&self, file: usize) -> FxHashSet<&[u8]> {
        let own = &self.files[file];
        let behind = own.summary.behind.iter();
        let behind = behind.filter_map(|&(start, end)| own.text.get(start as usize..end as usize));
        let invoked = memchr::memchr_iter(b'(', &own.text).map(|at| {
            let front = own.text.get(..at).unwrap_or_default().trim_ascii_end();
            last(front.get(front.len().saturating_sub(MAX_NAME)..).unwrap_or_default())
        });
        let mut used: FxHashSet<&[u8]> = behind.chain(invoked).filter(|name| looks_like_macro(name)).collect();
        for define in &own.summary.defines {
            used.remove(define.parts(&own.text).0);
        }
        used
    }

    /// The definition of a macro that a file means which includes none: that of the nearest folder, rather one that makes
    /// an annotation or a lambda. A name in small letters, or of one letter, may be that of anything (`#define main(...)`
    /// is in a header for tests): its macro is meant only where that is included.
    fn definition(&self, file: usize, name: &[u8]) -> Option<&Active> {
        if !looks_like_macro(name) {
            return None;
        }
        let mut definers: Vec<usize> = self.macros.sites(name).iter().map(|&(definer, _)| definer).collect();
        definers.dedup();
        // What the file defines itself it sees itself.
        definers.retain(|&definer| definer != file);
        let from = self.files[file].name.as_str();
        let rank = |definer: usize, def: &MacroDef| (nearness(from, &self.files[definer].name), self.tells(def));
        let all = definers.iter().flat_map(|&definer| {
            let active = self.active(definer).iter();
            active
                .filter(|found| found.def.name.as_bytes() == name)
                .map(move |found| (definer, found))
        });
        let best = all.max_by_key(|(definer, found)| (rank(*definer, &found.def), std::cmp::Reverse(*definer)));
        let best = best.map(|(_, found)| found);
        // What the library says of a CUDA build is nearer to one than a default for all other builds.
        let default = |found: &&Active| !self.tells(&found.def) && is_of_library(name);
        best.filter(|found| !default(found))
    }

    /// Whether a definition makes an annotation, a lambda or an access specifier.
    fn tells(&self, def: &MacroDef) -> bool {
        let replacement = def.replacement();
        let matters = |word: &[u8]| is_attribute(word) || self.macros.matters(word) || word == b"public";
        words(replacement.as_bytes()).any(matters)
    }
}
