//! What directives do: conditions, definitions, includes.

mod branch;
mod left_out;
mod state;
mod values;

use std::cell::RefCell;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::annotation::is_annotation_word;
use crate::condition::Outcome;
use crate::defaults::Defaults;
use crate::directive::{Directive, DirectiveKind, Line};
use crate::expand::{Expander, Expansion, Holds, Place, Texts};
use crate::ident::words;
use crate::lex::{TokenKind, spelling};
use crate::loader::{BUILD, Loaded, Loader};
use crate::macros::{Known, LATEST, MacroDef, MacroOrigin, Macros};
use crate::mention::CUDA_VERSION;
use crate::predefined::{always_defined, cuda_version, defines_cuda_version, is_of_included_headers, never_predefined};
use crate::presets::{Setting, setting};
use crate::problem::Problem;
use crate::span::{Span, slice};
use crate::target::Target;
use crate::tok::Tok;
use crate::unit::{Assumptions, IncludeSite, Undecided};
use branch::Settles;
use state::{Branch, Group};
pub(crate) use state::{FileState, Guard};

/// Problems that one unit reports at most.
const MAX_PROBLEMS: usize = 1000;

/// What all files of a unit share while it is read.
pub(crate) struct Preprocessor<'a> {
    pub(crate) macros: Macros,
    pub(crate) target: Target,
    pub(crate) assume: &'a Assumptions,
    pub(crate) loader: &'a dyn Loader,
    /// Conditions are read as every CUDA build does: [`setting`] decides what nothing else does.
    cuda_build: bool,
    pub(crate) problems: Vec<Problem>,
    pub(crate) undecided: Vec<Undecided>,
    /// File, place and atom of each of them.
    named: FxHashSet<(usize, u32, String)>,
    /// The words in their atoms.
    asked: FxHashSet<Vec<u8>>,
    /// Macros that are given a default, in a CUDA build of which not everything is known.
    defaults: Defaults,
    /// Macros whose expansion grew too large once.
    bombs: RefCell<FxHashSet<u32>>,
    /// Definitions set aside by `#pragma push_macro`.
    pushed: FxHashMap<Vec<u8>, Vec<Option<u32>>>,
}

/// What a directive asks of the scan.
#[derive(Debug, Default)]
pub(crate) struct Effect {
    /// Where to go on.
    pub(crate) end: usize,
    /// A file to read first, with the entry of the `#include`.
    pub(crate) include: Option<(Loaded, usize)>,
}

impl<'a> Preprocessor<'a> {
    pub(crate) fn new(target: Target, assume: &'a Assumptions, loader: &'a dyn Loader, cuda_build: bool) -> Self {
        Preprocessor {
            macros: Macros::default(),
            target,
            assume,
            loader,
            cuda_build,
            problems: Vec::new(),
            undecided: Vec::new(),
            named: FxHashSet::default(),
            asked: FxHashSet::default(),
            defaults: Defaults::default(),
            bombs: RefCell::default(),
            pushed: FxHashMap::default(),
        }
    }

    /// Expands tokens with the macros that hold here.
    pub(crate) fn expand(&self, text: &[u8], source: &[Tok], name: &str) -> Expansion {
        let place = Somewhere(name);
        let mut expansion = self.expander(text, source, &place).without(self.bombs.take()).run();
        self.bombs.replace(std::mem::take(&mut expansion.bombs));
        expansion
    }

    fn expander<'e>(&'e self, text: &'e [u8], source: &'e [Tok], place: &'e dyn Place) -> Expander<'e> {
        let holds = Holds {
            seq: LATEST,
            epochs: &[],
        };
        Expander::new(text, &self.macros, holds, place, source)
    }

    pub(crate) fn problem(&mut self, file: usize, span: Span, message: impl Into<String>) {
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(Problem {
                file,
                span,
                message: message.into(),
                note: None,
            });
        }
    }

    /// Handles a directive.
    pub(crate) fn line(&mut self, state: &mut FileState, text: &[u8], line: &Line) -> Effect {
        let Span { start, end } = line.directive.span;
        let kept = state.active();
        let mut active = kept;
        let mut effect = Effect {
            end: (end as usize).max(start as usize + 1),
            include: None,
        };
        if let Some(from) = state.inactive_from.take() {
            let span = Span::new(from, start);
            if !span.is_empty() {
                state.inactive.push(span);
            }
        }
        state.see_guard(text, line);
        match line.directive.kind {
            DirectiveKind::If | DirectiveKind::Ifdef | DirectiveKind::Ifndef => {
                self.open_group(state, text, line, kept);
            }
            DirectiveKind::Elif | DirectiveKind::Elifdef | DirectiveKind::Elifndef => {
                active = self.next_branch(state, text, line).unwrap_or(kept);
            }
            DirectiveKind::Else => active = self.else_branch(state, line).unwrap_or(kept),
            DirectiveKind::Endif => active = self.close_group(state, line).unwrap_or(kept),
            DirectiveKind::Define if !kept => self.leave_out(state, text, line),
            _ if !kept => {}
            DirectiveKind::Define => self.define(state, text, line),
            DirectiveKind::Undef => self.undefine(state, text, line),
            DirectiveKind::Include | DirectiveKind::IncludeNext => {
                effect.include = self.include(state, text, line);
            }
            DirectiveKind::Pragma => self.pragma(state, text, line),
            DirectiveKind::Line | DirectiveKind::Marker => state.markers.directive(text, line),
            DirectiveKind::Error => {
                let argument = slice(text, line.directive.argument);
                let argument = String::from_utf8_lossy(argument).into_owned();
                self.problem(state.file, line.directive.span, format!("#error {argument}"));
            }
            DirectiveKind::Warning | DirectiveKind::Null | DirectiveKind::Other => {}
        }
        state.directives.push(Directive {
            active,
            ..line.directive
        });
        if !state.active() {
            state.inactive_from = Some(end);
        }
        effect
    }

    /// Whether a file that was read would be empty now.
    pub(crate) fn is_guarded(&self, guard: &Guard) -> bool {
        match guard {
            Guard::Once => true,
            Guard::Name(name) => self.known(name) == Known::Yes,
            Guard::Unseen | Guard::None => false,
        }
    }

    /// Ends a file: groups that are open are problems.
    pub(crate) fn finish(&mut self, state: &mut FileState, end: u32) {
        if let Some(from) = state.inactive_from.take() {
            state.inactive.push(Span::new(from, end));
        }
        while let Some(group) = state.groups.pop() {
            self.problem(state.file, Span::at(group.start), "this condition has no #endif");
            self.end_region(&group, end);
        }
    }

    fn end_region(&mut self, group: &Group, end: u32) {
        for &index in &group.undecided {
            if let Some(undecided) = self.undecided.get_mut(index) {
                undecided.region.end = end;
            }
        }
    }

    fn open_group(&mut self, state: &mut FileState, text: &[u8], line: &Line, around: bool) {
        let mut group = Group {
            start: line.directive.span.start,
            around,
            branch: Branch::Past,
            had_else: false,
            condition: line.directive.argument,
            undecided: Vec::new(),
        };
        if around {
            let value = self.test(state, text, line, &mut group);
            group.branch = if value { Branch::Kept } else { Branch::Wanted };
        }
        state.groups.push(group);
    }

    /// Begins a further branch; says whether the text around its group is kept, if there is one.
    fn next_branch(&mut self, state: &mut FileState, text: &[u8], line: &Line) -> Option<bool> {
        let Some(mut group) = state.groups.pop() else {
            self.problem(state.file, line.directive.span, "this branch has no #if before it");
            return None;
        };
        if group.had_else {
            self.problem(state.file, line.directive.span, "this branch comes after #else");
        }
        group.branch = if group.branch == Branch::Wanted {
            if self.test(state, text, line, &mut group) {
                Branch::Kept
            } else {
                Branch::Wanted
            }
        } else {
            Branch::Past
        };
        let around = group.around;
        state.groups.push(group);
        Some(around)
    }

    /// Begins the last branch; says whether the text around its group is kept, if there is one.
    fn else_branch(&mut self, state: &mut FileState, line: &Line) -> Option<bool> {
        let Some(group) = state.groups.last_mut() else {
            self.problem(state.file, line.directive.span, "this #else has no #if before it");
            return None;
        };
        let around = group.around;
        let twice = std::mem::replace(&mut group.had_else, true);
        group.branch = if group.branch == Branch::Wanted && !twice {
            Branch::Kept
        } else {
            Branch::Past
        };
        if twice {
            self.problem(state.file, line.directive.span, "this #else is the second one");
        }
        Some(around)
    }

    /// Ends a group; says whether the text around it is kept, if there is one.
    fn close_group(&mut self, state: &mut FileState, line: &Line) -> Option<bool> {
        let Some(group) = state.groups.pop() else {
            self.problem(state.file, line.directive.span, "this #endif has no #if before it");
            return None;
        };
        self.end_region(&group, line.directive.span.end);
        Some(group.around)
    }

    /// The value of a condition, which may go to the undecided ones.
    fn test(&mut self, state: &FileState, text: &[u8], line: &Line, group: &mut Group) -> bool {
        group.condition = line.directive.argument;
        let outcome = match line.directive.kind {
            DirectiveKind::If | DirectiveKind::Elif => self.evaluate(state, text, line),
            kind => {
                let wanted = matches!(kind, DirectiveKind::Ifdef | DirectiveKind::Elifdef);
                self.test_defined(state, text, line, wanted)
            }
        };
        if let Some(problem) = outcome.problem {
            self.problem(state.file, line.directive.span, problem);
        }
        if !outcome.atoms.is_empty() && branch::has_modules(text, line.directive.span.end) {
            return false;
        }
        for atom in outcome.atoms {
            if !self.named.insert((state.file, line.directive.span.start, atom.clone())) {
                // The file is read again.
                continue;
            }
            self.asked.extend(words(atom.as_bytes()).map(<[u8]>::to_vec));
            group.undecided.push(self.undecided.len());
            let region = Span::new(group.start, line.directive.span.end);
            self.undecided.push(Undecided {
                atom,
                file: state.file,
                region,
                by_default: outcome.by_default,
            });
        }
        outcome.value
    }

    fn test_defined(&mut self, state: &FileState, text: &[u8], line: &Line, wanted: bool) -> Outcome {
        let Some(token) = line.tokens(text).first().filter(|token| token.is_identifier()) else {
            return Outcome {
                problem: Some("the name of a macro is missing"),
                ..Outcome::default()
            };
        };
        let name = spelling(text, token.span, token.spliced);
        let known = match self.known(&name) {
            Known::Unknown
                if line.directive.kind == DirectiveKind::Ifndef && self.is_first(state, text, line, &name) =>
            {
                Known::No
            }
            Known::Unknown
                if line.directive.kind == DirectiveKind::Ifdef && branch::is_table(text, line.directive.span.end) =>
            {
                Known::No
            }
            known => known,
        };
        match known {
            Known::Yes => Outcome {
                value: wanted,
                ..Outcome::default()
            },
            Known::No => Outcome {
                value: !wanted,
                ..Outcome::default()
            },
            Known::Unknown => {
                let atom = String::from_utf8_lossy(&name).into_owned();
                let value = self.assume.value(&atom) == wanted;
                Outcome {
                    value,
                    atoms: vec![atom],
                    ..Outcome::default()
                }
            }
        }
    }

    fn evaluate(&mut self, state: &FileState, text: &[u8], line: &Line) -> Outcome {
        if let Some(name) = only_not_defined(text, line)
            && self.known(&name) == Known::Unknown
            && self.is_first(state, text, line, &name)
        {
            return Outcome {
                value: true,
                ..Outcome::default()
            };
        }
        let outcome = self.value_of(state, text, line, &[]);
        let open = self.defaults.asked_by(text, line, &self.macros);
        if open.is_empty() || !outcome.atoms.is_empty() || outcome.problem.is_some() {
            return outcome;
        }
        // Assuming means that the defaults hold.
        let atoms = self.value_of(state, text, line, &open).atoms;
        let hold = atoms.iter().all(|atom| self.assume.value(atom));
        Outcome {
            value: outcome.value == hold,
            atoms,
            by_default: true,
            problem: None,
        }
    }

    /// Whether a name is not defined in front of a condition that asks whether it is not, by what the branch does.
    fn is_first(&mut self, state: &FileState, text: &[u8], line: &Line, name: &[u8]) -> bool {
        let guards = |header: &str, quoted: bool| {
            let name = String::from_utf8_lossy(name);
            self.loader.is_guard(&state.name, header, quoted, &name)
        };
        let is_defined = |name: &[u8]| self.known(name) == Known::Yes;
        let holds = |condition: &Line| branch::asks_for_one(text, condition, is_defined);
        let settled = branch::settles(text, line.directive.span.end, name, guards, holds);
        if settled == Some(Settles::ByDefinition) && self.cuda_build {
            self.defaults.begin(name);
        }
        settled.is_some()
    }

    /// Whether a macro is defined here.
    pub(crate) fn known(&self, name: &[u8]) -> Known {
        match self.macros.defined(name, LATEST) {
            Known::Unknown if always_defined(name) => Known::Yes,
            Known::Unknown if self.target.jit.is_none() && is_of_included_headers(name) => Known::Yes,
            Known::Unknown if never_predefined(name, &self.target) => Known::No,
            Known::Unknown => match self.setting(name) {
                Some(Setting::Defined(_)) => Known::Yes,
                Some(Setting::Undefined) => Known::No,
                None => Known::Unknown,
            },
            known => known,
        }
    }

    /// What the build says of a macro.
    fn setting(&self, name: &[u8]) -> Option<Setting> {
        self.cuda_build.then(|| setting(name)).flatten()
    }

    fn changed(&self, state: &mut FileState, line: &Line) {
        state.epochs.push((line.directive.span.end, self.macros.seq()));
    }

    fn define(&mut self, state: &mut FileState, text: &[u8], line: &Line) {
        match MacroDef::read(slice(text, line.directive.argument), MacroOrigin::File) {
            Ok(def) if self.takes_annotation_away(state, &def) => {}
            Ok(mut def) => {
                def.place = Some((state.file, line.directive.span));
                self.defaults.define(def.name.as_bytes());
                self.macros.define(def);
                self.changed(state, line);
            }
            Err(message) => self.problem(state.file, line.directive.span, message),
        }
    }

    /// Whether a definition is for builds without CUDA or for an editor: `#define __device__` under a condition that cannot
    /// be decided. No CUDA build has it.
    fn takes_annotation_away(&self, state: &FileState, def: &MacroDef) -> bool {
        let is_open = || state.groups.iter().any(|group| !group.undecided.is_empty());
        self.cuda_build && def.body.is_empty() && is_annotation_word(def.name.as_bytes()) && is_open()
    }

    fn undefine(&mut self, state: &mut FileState, text: &[u8], line: &Line) {
        match line.tokens(text).first().filter(|token| token.is_identifier()) {
            Some(token) => {
                let name = spelling(text, token.span, token.spliced);
                // In a header that the build makes it stands for a comment, which says that the build does not define it.
                let is_comment = state.name.starts_with(BUILD);
                if !is_comment || self.macros.at(&name, LATEST).is_none() {
                    self.macros.undefine(&name);
                    self.changed(state, line);
                }
            }
            None => self.problem(state.file, line.directive.span, "the name of a macro is missing"),
        }
    }

    fn include(&mut self, state: &mut FileState, text: &[u8], line: &Line) -> Option<(Loaded, usize)> {
        let Some((name, quoted)) = self.header_name(state, text, line) else {
            self.problem(state.file, line.directive.span, "what is included cannot be read");
            return None;
        };
        let loaded = self.loader.include(&state.name, &name, quoted);
        if loaded.is_none()
            && defines_cuda_version(&name)
            && self.macros.at(CUDA_VERSION.as_bytes(), LATEST).is_none()
            && let Some(def) = cuda_version(&self.target)
        {
            self.macros.define(def);
            self.changed(state, line);
        }
        let site = state.includes.len();
        state.includes.push(IncludeSite {
            span: line.directive.span,
            name,
            quoted,
            file: None,
            in_brackets: state.in_brackets,
        });
        loaded.map(|loaded| (loaded, site))
    }

    /// The name in an `#include`, and whether it is quoted.
    fn header_name(&self, state: &FileState, text: &[u8], line: &Line) -> Option<(String, bool)> {
        let found = plain_header(slice(text, line.directive.argument));
        if found.is_some() {
            return found;
        }
        let source: Vec<Tok> = line.tokens(text).iter().map(Tok::from_file).collect();
        let expansion = self.expand(text, &source, &state.name);
        let texts = Texts {
            text,
            macros: &self.macros,
            made: &expansion.made,
        };
        let mut written = Vec::new();
        for tok in &expansion.tokens {
            if tok.space && !written.is_empty() {
                written.push(b' ');
            }
            written.extend_from_slice(&crate::tok::Spell::spelling(&texts, tok));
        }
        plain_header(&written)
    }

    fn pragma(&mut self, state: &mut FileState, text: &[u8], line: &Line) {
        let [word, open, string, close, ..] = line.tokens(text) else {
            return;
        };
        let name = slice(text, string.span);
        let name = name
            .strip_prefix(b"\"")
            .and_then(|name| name.strip_suffix(b"\""))
            .unwrap_or_default();
        if !open.is(b'(') || !close.is(b')') || name.is_empty() {
            return;
        }
        match slice(text, word.span) {
            b"push_macro" => {
                let def = self.macros.at(name, LATEST);
                self.pushed.entry(name.to_vec()).or_default().push(def);
            }
            b"pop_macro" => {
                if let Some(def) = self.pushed.get_mut(name).and_then(Vec::pop) {
                    self.macros.restore(name, def);
                    self.changed(state, line);
                }
            }
            _ => {}
        }
    }
}

/// `"name"` or `<name>`.
fn plain_header(argument: &[u8]) -> Option<(String, bool)> {
    let (close, quoted) = match argument.first()? {
        b'"' => (b'"', true),
        b'<' => (b'>', false),
        _ => return None,
    };
    let rest = argument.get(1..)?;
    let name = rest.get(..memchr::memchr(close, rest)?)?;
    let name = std::str::from_utf8(name).map_or_else(|_| String::from_utf8_lossy(name).into_owned(), str::to_owned);
    Some((name, quoted))
}

/// The name in `!defined(NAME)` or `!defined NAME`, if that is the whole condition.
fn only_not_defined<'t>(text: &'t [u8], line: &Line) -> Option<std::borrow::Cow<'t, [u8]>> {
    if slice(text, line.directive.name) != b"!" {
        return None;
    }
    let (not, rest) = line.tokens(text).split_first()?;
    let (word, rest) = rest.split_first()?;
    let name = match rest {
        [name] => name,
        [open, name, close] if open.is(b'(') && close.is(b')') => name,
        _ => return None,
    };
    let is = not.is(b'!') && slice(text, word.span) == b"defined" && name.kind == TokenKind::Identifier;
    is.then(|| spelling(text, name.span, name.spliced))
}

/// The place of a directive, which nobody asks for a line.
struct Somewhere<'a>(&'a str);

impl Place for Somewhere<'_> {
    fn presumed(&self, _offset: u32) -> (String, u32) {
        (self.0.to_owned(), 1)
    }
}
