//! Whether a name may have declarations that were not read.

use super::function::is_around;
use super::overload::{Viable, is_another};
use super::{FunctionSpace, library};
use crate::class::member_key;
use crate::crossing::Declared;
use crate::declarator::{bare_name, path_of};
use crate::facts::Place;
use crate::here::Here;
use crate::index::DeclaredKind;
use crate::instantiate::candidate::Candidate;
use crate::space::Annotations;
use crate::ty::{ClassTy, Ty};
use culambda_source::{
    DEFINED_MEMBER, DEVICE_FUNCTION, FUNCTION, File, INCLUDED_CLASS, Loader, Undecided, Unit, declarations, may_declare,
};
use culambda_syntax::{Kind, Node};
use rustc_hash::FxHashMap;

impl<'a> Here<'a> {
    /// Asks for the class of an object, or of what it points to: what that is may say which function is called.
    pub(super) fn ask_for_class_of(&self, ty: &Ty) {
        match ty {
            Ty::Const(inner) | Ty::Reference(inner) | Ty::Pointer(inner) => self.ask_for_class_of(inner),
            Ty::Class(class) => self.ask_for_class(class),
            _ => {}
        }
    }

    /// Asks for a class of which code for the device does something, if it is followed which functions use which: each class
    /// that is asked for may cost a further reading. What macros mean in a file that is not included, nobody knows.
    pub(crate) fn ask_on_device(&self, class: &ClassTy) {
        if !class.is_known() && self.follows_uses() && self.code().is_some_and(|code| code.on_device()) {
            let names = class.levels.iter().flat_map(|level| level.name.split("::"));
            let path: Vec<String> = std::iter::once(INCLUDED_CLASS)
                .chain(names)
                .map(str::to_owned)
                .collect();
            self.index.ask(&path);
        }
    }

    /// Asks for a class, if no file defines it that was read.
    pub(crate) fn ask_for_class(&self, class: &ClassTy) {
        if !class.is_known() {
            let names = class.levels.iter().flat_map(|level| level.name.split("::"));
            self.index.ask(&names.map(str::to_owned).collect::<Vec<_>>());
        }
    }

    /// Asks the project for the functions that a callee may mean and that nothing in sight declares.
    pub(crate) fn ask_for_functions(&self, callee: Node<'a>) {
        if let Some(name) = self.asked_function(callee) {
            self.index.ask(&[FUNCTION.to_owned(), name]);
        }
        self.ask_for_device_functions(callee);
    }

    /// The same for those that have to do with the device, if it is followed which functions use which.
    pub(crate) fn ask_for_device_functions(&self, callee: Node<'a>) {
        if self.follows_uses()
            && let Some(name) = self.asked_function(callee)
        {
            self.index.ask(&[DEVICE_FUNCTION.to_owned(), name]);
        }
    }

    /// Asks for what defines member functions of the host that nothing defines which was read, where code for the device uses
    /// them: with an annotation the definition makes them functions of both sides.
    pub(super) fn ask_for_definitions(&self, all: &[Viable<'_>]) {
        let defined = |one: &FunctionSpace| all.iter().any(|(_, o)| o.definition && !is_another(o, one));
        for (candidate, space) in all {
            let class = candidate.class.as_ref().and_then(|class| class.info.as_ref());
            let Some(class) = class.filter(|_| !defined(space)) else {
                continue;
            };
            if !self.code().is_some_and(|code| code.on_device()) {
                return;
            }
            let syntax = self.index.syntax_of(candidate.spot.file, candidate.spot.item);
            let key = member_key(&syntax, syntax.node_at(candidate.spot.name_at.byte()));
            self.index
                .ask(&[DEFINED_MEMBER.to_owned(), format!("{}::{key}", class.name)]);
        }
    }

    /// Whether members that their class declares without annotation get one only after the code of the walk: until then they are
    /// functions of the host for its front end.
    pub(super) fn is_defined_after(&self, all: &[Viable<'_>]) -> bool {
        let plain = |s: &FunctionSpace| s.annotations.is_some_and(|a| !a.any());
        let after = |c: &Candidate| c.spot.file == self.syntax.view.file && !self.stands_before(c);
        let member = |(c, _): &&Viable<'_>| c.class.is_some();
        all.iter().filter(member).any(|(c, s)| plain(s) && self.is_in_class(c))
            && all.iter().any(|(c, s)| !plain(s) && s.definition && after(c))
    }

    /// The name by which the functions are asked for that a callee may mean.
    fn asked_function(&self, callee: Node<'a>) -> Option<String> {
        let name = match callee.kind() {
            Kind::Identifier | Kind::TemplateFunction => bare_name(self.syntax, callee).to_owned(),
            Kind::QualifiedIdentifier => match path_of(self.syntax, callee).as_slice() {
                [first, .., last] if first != "std" => last.clone(),
                _ => return None,
            },
            _ => return None,
        };
        let free = self.scopes.lookup(&name).is_none() || self.path_of_using(&name).is_some();
        (free && !library::runs_on_device(&name)).then_some(name)
    }

    /// Whether no class that was read may declare a member of a name. A base outside of the project has none either, then:
    /// it would hide the function of the project that is called.
    pub(crate) fn no_class_declares(&self, name: &str) -> bool {
        let kept = &self.index.kept.no_members;
        if let Some(known) = kept.borrow().get(name) {
            return *known;
        }
        // Each name is looked for in all texts.
        let few = kept.borrow().len() < MAX_NAMES;
        let in_class = |file: usize, at: usize| {
            let item = self.unit.files.get(file).and_then(|f| f.item_index(at as u32));
            item.is_none_or(|item| {
                let class = |kind| matches!(kind, DeclaredKind::Class { .. });
                self.index.declared(file, item).iter().any(|d| class(d.kind))
            })
        };
        let declares = |(number, file): (usize, &File)| {
            let mut all = declarations(&file.text, name.as_bytes());
            all.any(|at| in_class(number, at))
        };
        let found = few && !self.unit.files.iter().enumerate().any(declares);
        kept.borrow_mut().insert(name.to_owned(), found);
        found
    }

    /// Whether a function is one of the host whatever the conditions say that cannot be decided and have declarations of it:
    /// all that the texts under them declare of the name is known, and nothing puts it on the device.
    pub(super) fn is_of_host_anyway(&self, all: &[Candidate], name: &str) -> bool {
        let name = name.rsplit("::").next().unwrap_or(name);
        let mut places = Vec::new();
        let mut open = false;
        for candidate in all {
            let Some(space) = self.declared_space(candidate.spot) else {
                return false;
            };
            let host = |a: Annotations| !a.device && !a.global;
            open |= space.under_condition.is_some();
            if !space.annotations.or(space.under_condition).is_some_and(host) || space.constexpr || space.special {
                return false;
            }
            places.extend(space.place.map(|p| (p.file, p.span.start)));
        }
        let known = |u: &Undecided| {
            let text = self.unit.files.get(u.file).and_then(|f| f.text.get(u.region.range()));
            let mut declared = declarations(text.unwrap_or_default(), name.as_bytes());
            declared.all(|at| places.contains(&(u.file, u.region.start + at as u32)))
        };
        open && self.index.budget.steps(self.unit.undecided.len()) && self.unit.undecided.iter().all(known)
    }
}

/// So many names are looked for; of the others nothing is known.
const MAX_NAMES: usize = 200;

/// What may be declared where nobody looked.
pub(crate) struct Unseen<'u> {
    unit: &'u Unit,
    loader: &'u dyn Loader,
    known: FxHashMap<String, Other>,
}

/// Where other declarations of a name may be.
struct Other {
    /// Parts of files under conditions that cannot be decided, by their numbers in the unit.
    parts: Vec<usize>,
    /// What was not read.
    elsewhere: bool,
}

impl<'u> Unseen<'u> {
    /// In what a unit leaves out.
    pub(crate) fn new(unit: &'u Unit, loader: &'u dyn Loader) -> Unseen<'u> {
        Unseen {
            unit,
            loader,
            known: FxHashMap::default(),
        }
    }

    /// Whether a name that is used at a place may have another declaration: under a condition that cannot be decided and is
    /// not one of those around the place, or in an included file that was not read. All branches are known of a condition
    /// in one branch of which the name is declared.
    pub(crate) fn may_declare(&mut self, name: &str, place: Place, declared: Declared) -> bool {
        if !self.known.contains_key(name) {
            // Each name is looked for in all texts.
            let elsewhere = self.known.len() >= MAX_NAMES || self.is_elsewhere(name);
            let parts = if elsewhere { Vec::new() } else { self.parts(name) };
            self.known.insert(name.to_owned(), Other { parts, elsewhere });
        }
        let Some(other) = self.known.get(name) else { return true };
        let at = (place.file, place.span.start);
        let branch = declared.at.filter(|_| declared.in_branch);
        let has = |u: &Undecided, d: Place| u.file == d.file && u.region.contains(d.span.start);
        let read = |part: &usize| {
            self.unit
                .undecided
                .get(*part)
                .is_some_and(|u| is_around(self.unit, u, at) || branch.is_some_and(|d| has(u, d)))
        };
        other.elsewhere || !other.parts.iter().all(read)
    }

    fn parts(&self, name: &str) -> Vec<usize> {
        let declares = |u: &Undecided| {
            let text = self.unit.files.get(u.file).and_then(|f| f.text.get(u.region.range()));
            text.is_some_and(|t| may_declare(t, name))
        };
        let all = self.unit.undecided.iter().enumerate();
        all.filter(|(_, u)| declares(u)).map(|(number, _)| number).collect()
    }

    fn is_elsewhere(&self, name: &str) -> bool {
        let missing = || {
            let mut all = self.unit.files.iter().flat_map(|f| &f.includes);
            all.any(|i| i.quoted && i.file.is_none())
        };
        self.loader.may_declare(name).unwrap_or_else(missing)
    }
}
