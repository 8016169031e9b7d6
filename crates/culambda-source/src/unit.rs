//! A translation unit: its files, and what is known of them.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use rustc_hash::FxHashSet;

use crate::candidates::Bearing;
use crate::directive::{Directive, DirectiveKind};
use crate::ident;
use crate::lines::LineIndex;
use crate::macros::{MacroDef, Macros};
use crate::markers::{Markers, Presumed, starts_preprocessed};
use crate::presets::Presets;
use crate::problem::Problem;
use crate::span::Span;
use crate::target::{Spaces, Target};
use crate::text::Text;

/// A macro given on the command line or by a project; later ones win over earlier ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MacroOption {
    /// Name, or name with parameters (`F(x)`), and body; `-DNAME` means the body `1`.
    Define(String, String),
    /// Name.
    Undefine(String),
    /// The same as `Define`, but only as long as no definition is known, as with presets.
    Assume(String, String),
}

/// A macro that the build decides, but not in plain words: facts that depend on it are not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenMacro {
    /// Its name.
    pub name: String,
    /// What it may be; `None` is a body that nobody sees, or no definition.
    pub bodies: Vec<Option<String>>,
}

/// How a unit is read.
#[derive(Clone, Debug, Default)]
pub struct UnitOptions {
    /// What it is compiled for.
    pub target: Target,
    /// `-D` and `-U`, in order.
    pub macros: Vec<MacroOption>,
    /// Macros that the build decides, but nobody knows how; none of them is among `macros`.
    pub open: Vec<OpenMacro>,
    /// Whether the text is preprocessed already; by default that is seen from its line markers.
    pub preprocessed: Option<bool>,
    /// What is known of libraries and of the build without their headers being visible.
    pub presets: Presets,
    /// The presets that hold whether or not a text seems to use them.
    pub libraries: Vec<String>,
    /// Macros of the project that may hold a lambda and that the file mentions: their uses in text that conditions leave out
    /// are told, even if the definition is left out as well.
    pub lambda_macros: Vec<Box<[u8]>>,
    /// Which code is looked at for calls and variables across execution spaces.
    pub spaces: Spaces,
}

impl UnitOptions {
    /// Whether a text is read as preprocessed: every macro is expanded in it, so that presets have nothing to say.
    pub fn reads_as_preprocessed(&self, text: &[u8]) -> bool {
        self.preprocessed.unwrap_or_else(|| starts_preprocessed(text))
    }
}

/// Values for the atoms of conditions that cannot be decided ([`Undecided`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assumptions {
    values: BTreeMap<String, bool>,
    others: bool,
}

impl Default for Assumptions {
    /// Every atom is true.
    fn default() -> Self {
        Assumptions::all(true)
    }
}

impl Assumptions {
    /// Assumes one value for every atom. False is what a compiler does for which everything is in
    /// sight: what is not defined there is not defined.
    pub fn all(value: bool) -> Self {
        Assumptions {
            values: BTreeMap::new(),
            others: value,
        }
    }

    /// Everything true but these atoms.
    pub fn all_but(atoms: &[&str]) -> Self {
        let mut assume = Assumptions::default();
        for atom in atoms {
            assume.assume(atom, false);
        }
        assume
    }

    /// Assumes a value for an atom.
    pub fn assume(&mut self, atom: &str, value: bool) {
        self.values.insert(atom.to_owned(), value);
    }

    /// The atoms that are assumed to be false by name.
    pub fn without(&self) -> impl Iterator<Item = &str> {
        let all = self.values.iter().filter(|(_, value)| !**value);
        all.map(|(atom, _)| atom.as_str())
    }

    /// The value of an atom.
    pub fn value(&self, atom: &str) -> bool {
        self.values.get(atom).copied().unwrap_or(self.others)
    }
}

/// A unit as it was read.
#[derive(Debug)]
pub struct Unit {
    /// The main file, then every include that was found, once, in order of first inclusion.
    pub files: Vec<File>,
    /// What could not be understood.
    pub problems: Vec<Problem>,
    /// The conditions that could not be decided.
    pub undecided: Vec<Undecided>,
    /// Where extended lambdas may be: by file, then by place. Of the files that are included only what their own
    /// texts show; [`Unit::candidates_of_includes`] has those that macros make, too.
    pub candidates: Vec<Candidate>,
    pub(crate) macros: Macros,
}

impl Unit {
    /// The conditions that could not be decided and only ask whether defaults hold, wherever they are asked.
    pub fn by_default(&self) -> FxHashSet<&str> {
        let of = |u: &&Undecided| u.by_default;
        let mut all: FxHashSet<&str> = self.undecided.iter().filter(of).map(|u| &*u.atom).collect();
        for undecided in self.undecided.iter().filter(|u| !u.by_default) {
            all.remove(&*undecided.atom);
        }
        all
    }

    /// Whether a macro of a name is defined somewhere.
    pub fn has_macro(&self, name: &str) -> bool {
        self.macros.all().iter().any(|def| def.name == name)
    }

    /// Whether a macro of a name is defined under a condition that nothing decides.
    pub fn is_open_macro(&self, name: &str) -> bool {
        let open = |(file, directive): (usize, Span)| {
            let mut all = self.undecided.iter();
            all.any(|u| u.file == file && u.region.contains(directive.start))
        };
        let all = self.macros.all().iter().filter(|def| def.name == name);
        all.filter_map(|def| def.place).any(open)
    }

    /// Some words and the macros that have one of them in what they stand for, also through other macros.
    pub fn mentioning<'u>(&'u self, words: &[&'u str]) -> FxHashSet<&'u str> {
        let mut found: FxHashSet<&str> = words.iter().copied().collect();
        let mut open: Vec<_> = self.macros.all().iter().filter(|def| !def.body.is_empty()).collect();
        loop {
            let known = |def: &&MacroDef| crate::ident::words_of(&def.replacement()).any(|word| found.contains(word));
            let (new, rest): (Vec<_>, Vec<_>) = open.into_iter().partition(known);
            if new.is_empty() {
                return found;
            }
            found.extend(new.into_iter().map(|def| def.name.as_str()));
            open = rest;
        }
    }

    /// The macros without parameters that stand for some words and nothing else, in any order: how a program spells them.
    pub fn spellings<'u>(&'u self, words: &'u [&str]) -> impl Iterator<Item = &'u str> {
        let stands = |def: &&MacroDef| {
            let text = def.replacement();
            let mut own: Vec<&str> = text.split_whitespace().collect();
            let all = own.len() == words.len();
            own.retain(|word| !words.contains(word));
            def.parameters.is_none() && all && own.is_empty()
        };
        self.macros.all().iter().filter(stands).map(|def| def.name.as_str())
    }
}

/// A file of a unit.
#[derive(Debug)]
pub struct File {
    /// Its name, as the caller or the loader gave it.
    pub name: String,
    /// Its bytes.
    pub text: Text,
    /// Its directives, in order; of preprocessed text all but the line markers.
    pub directives: Vec<Directive>,
    /// The parts that conditions leave out, without the directives around them.
    pub inactive: Vec<Span>,
    /// The declarations at namespace scope, in order.
    pub items: Vec<Item>,
    /// The scopes; `scopes[0]` is the file itself.
    pub scopes: Vec<Scope>,
    /// The `#include` directives that are active.
    pub includes: Vec<IncludeSite>,
    /// Whether it is empty when it is included again: it has an include guard, or `#pragma once`.
    pub guarded: bool,
    /// Whether the text is preprocessed: it has line markers, and no macros.
    pub preprocessed: bool,
    pub(crate) markers: Markers,
    /// What views leave out: directives and inactive parts.
    pub(crate) skips: OnceLock<Vec<Span>>,
    /// Offsets from which on macro definitions changed, with the number of the change.
    pub(crate) epochs: Vec<(u32, u32)>,
    pub(crate) lines: OnceLock<LineIndex>,
    /// The declaration of another file that it is a part of.
    pub(crate) enclosed: Option<Enclosed>,
    /// The directive by which it was read first, with the index of its file.
    pub(crate) first_site: Option<(usize, Span)>,
    /// Whether its end is within a declaration.
    pub left_open: bool,
}

/// Where a file is that is a part of a declaration: of the body of a class, or of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Enclosed {
    /// The file of that declaration, as an index into [`Unit::files`].
    pub(crate) file: usize,
    /// The declaration there.
    pub(crate) item: Span,
}

impl File {
    /// The lines, found when first asked for.
    pub fn lines(&self) -> &LineIndex {
        self.lines.get_or_init(|| LineIndex::new(self.text.clone()))
    }

    /// The name after the word of a directive; empty where none is there.
    pub fn name_in(&self, directive: &Directive) -> &[u8] {
        let text = self.text.get(directive.name.range()).unwrap_or_default();
        text.get(..ident::prefix(text)).unwrap_or_default()
    }

    /// The names of the macros that a part of the file defines, whatever its conditions say.
    pub fn defined_in(&self, part: Span) -> impl Iterator<Item = &[u8]> {
        let first = self.directives.partition_point(|d| d.span.start < part.start);
        let all = self.directives.iter().skip(first);
        let inside = all.take_while(move |d| d.span.start < part.end);
        let defines = inside.filter(|d| d.kind == DirectiveKind::Define);
        defines.map(|d| self.name_in(d))
    }

    /// Whether its name is that of a file that compilers are given: others are included somewhere.
    pub fn is_compiled_by_itself(&self) -> bool {
        is_source(&self.name)
    }

    /// Whether an include led to it, so that it is not the main file, nor one that is read before that.
    pub const fn is_included(&self) -> bool {
        self.first_site.is_some()
    }

    /// Whether it is a part of a declaration of the file that includes it: it has one item, whose view shows all of that
    /// declaration.
    pub const fn is_enclosed(&self) -> bool {
        self.enclosed.is_some()
    }

    /// Its line markers.
    pub fn markers(&self) -> &Markers {
        &self.markers
    }

    /// Where line markers and `#line` say that an offset is.
    pub fn presumed(&self, offset: u32) -> Presumed<'_> {
        self.markers.presumed(self.lines(), offset)
    }

    /// Whether conditions leave out what is at an offset.
    pub fn is_inactive(&self, offset: u32) -> bool {
        Span::any_contains(&self.inactive, offset)
    }

    /// The declaration that holds an offset.
    pub fn item_at(&self, offset: u32) -> Option<&Item> {
        self.items.get(self.item_index(offset)?)
    }

    /// The number of that declaration.
    pub fn item_index(&self, offset: u32) -> Option<usize> {
        let after = self.items.partition_point(|item| item.span.start <= offset);
        let index = after.checked_sub(1)?;
        self.items.get(index).filter(|item| item.span.contains(offset))?;
        Some(index)
    }
}

/// Whether a file of a name is compiled by itself, and not only where others include it.
pub fn is_source(name: &str) -> bool {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    matches!(
        ending,
        "" | "cu" | "cc" | "cpp" | "cxx" | "c++" | "C" | "CPP" | "c" | "cppm" | "ixx" | "hip" | "ii" | "i"
    )
}

/// One declaration at namespace scope, from its first token to its `;` or `}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// The declaration.
    pub span: Span,
    /// Where its last group of braces begins that is in no other brackets, after the `{`; of a macro that opens one, after its
    /// use. That is the body, if there is one: the names are before it, or after it where a class is defined.
    pub brace: Option<u32>,
    /// The scope that it is in.
    pub scope: ScopeId,
}

/// Index into [`File::scopes`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ScopeId(pub u32);

/// A scope that holds declarations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scope {
    /// The scope around it; `None` for the file.
    pub parent: Option<ScopeId>,
    /// What it is.
    pub kind: ScopeKind,
    /// From its first token to its `}`, or to the end of the file.
    pub span: Span,
}

/// What a scope is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScopeKind {
    /// The file.
    File,
    /// A namespace; `namespace a::b` makes two scopes.
    Namespace {
        /// `None` for an unnamed namespace.
        name: Option<String>,
        /// Whether it is declared `inline`.
        inline: bool,
    },
    /// `extern "C" {` or `extern "C++" {`.
    Linkage,
    /// A namespace that a macro that is not visible seems to open: its path is unknown.
    Unknown {
        /// The macro.
        macro_name: String,
    },
}

/// An `#include` directive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IncludeSite {
    /// The directive.
    pub span: Span,
    /// What is included, without its delimiters.
    pub name: String,
    /// Whether the delimiters are quotes.
    pub quoted: bool,
    /// The file, if the loader found it.
    pub file: Option<usize>,
    /// Whether it is in brackets that a declaration has opened: what is included is a part of that one.
    pub(crate) in_brackets: bool,
}

/// A place where an extended lambda may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Index into [`Unit::files`].
    pub file: usize,
    /// From `[` to the end of the last annotation, or the invocation.
    pub span: Span,
    /// What it is.
    pub kind: CandidateKind,
    /// Whether it is in text that conditions keep.
    pub active: bool,
}

/// What a [`Candidate`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CandidateKind {
    /// A lambda introducer with an annotation after it.
    Introducer,
    /// An invocation of a macro whose expansion has a lambda introducer.
    Invocation,
    /// An annotation that may be that of a lambda's call operator, where none may be.
    Misplaced,
    /// The use of a macro that nothing visible defines, where it must begin a lambda.
    UnknownMacro,
}

/// A condition that cannot be decided from what is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undecided {
    /// A macro name, to be settled by `-D` or `-U`, or an expression.
    pub atom: String,
    /// Index into [`Unit::files`].
    pub file: usize,
    /// From `#if` to the end of `#endif`.
    pub region: Span,
    /// Whether it is decided by defaults (`#ifndef X`, `#define X 1`), so that only a build that nobody sees may say otherwise.
    pub by_default: bool,
}

impl Candidate {
    /// By file, then by place.
    pub(crate) fn order(&self) -> (usize, u32, u32) {
        (self.file, self.span.start, self.span.end)
    }
}

impl Unit {
    /// Where extended lambdas may be in the files that the main file includes: by file, then by place.
    pub fn candidates_of_includes(&self) -> Vec<Candidate> {
        let bearing = Bearing::new(&self.macros);
        let mut all: Vec<Candidate> = self.candidates.iter().filter(|c| c.file != 0).copied().collect();
        let includes = self.files.iter().enumerate().skip(1);
        for (index, file) in includes.filter(|(_, file)| !file.preprocessed) {
            bearing.find(&self.macros, index, file, &mut all);
        }
        all.sort_by_key(Candidate::order);
        all
    }

    /// The scope and those around it, from inside out.
    pub fn scope_chain(&self, file: usize, scope: ScopeId) -> impl Iterator<Item = &Scope> {
        let scopes = self.files.get(file).map_or(&[][..], |file| &file.scopes);
        let mut next = Some(scope);
        std::iter::from_fn(move || {
            let scope = scopes.get(next?.0 as usize)?;
            // A parent is before its children, so this ends.
            next = scope.parent;
            Some(scope)
        })
    }

    /// The namespaces around a scope, from outside in, with the scope itself.
    pub fn namespace_path(&self, file: usize, scope: ScopeId) -> Vec<&Scope> {
        let mut path: Vec<&Scope> = self
            .scope_chain(file, scope)
            .filter(|scope| !matches!(scope.kind, ScopeKind::File | ScopeKind::Linkage))
            .collect();
        path.reverse();
        path
    }
}
