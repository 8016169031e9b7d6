//! What a search through bases gave, and the bases that were found.

use super::{Bound, Choice, ClassTy, KeptChoice, Ty};
use crate::class::ClassInfo;
use crate::namespace::NamespaceId;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// What a search through the bases of a class gave.
#[derive(Debug)]
pub(crate) enum Searched<T> {
    /// The answer of the first that had one.
    Found(T),
    /// None of them has one.
    Nothing,
    /// None of those that are known has one.
    Open,
}

impl<T> Searched<T> {
    /// The answer, if there is one.
    pub(crate) fn found(self) -> Option<T> {
        match self {
            Searched::Found(answer) => Some(answer),
            Searched::Nothing | Searched::Open => None,
        }
    }
}

/// A class with template arguments: the address of the class, which [`Bases`] keeps alive, its namespace, and what the
/// parameters stand for.
type Key = (usize, Option<NamespaceId>, String);

/// The types of the bases of a class, in their order, each found when it is first asked for.
pub(crate) type BaseTypes = Rc<[OnceCell<Rc<Ty>>]>;

/// The head of a specialisation: its place, for a horizon, in an instance or not.
type Head = ((usize, u32), usize, bool);

/// The types of bases that were found. Where a class is defined decides what the names of its bases mean, so they are
/// the same for whoever asks.
#[derive(Debug, Default)]
pub(crate) struct Bases {
    found: RefCell<FxHashMap<Key, (Rc<ClassInfo>, BaseTypes)>>,
    /// By the name of a member, and whether dependent bases were asked, too: classes, as [`class_identity`] has them,
    /// that have none with all of their bases.
    without: RefCell<FxHashMap<(String, bool), FxHashSet<Identity>>>,
    /// The arguments in the heads of specialisations.
    pub(crate) patterns: RefCell<FxHashMap<Head, Vec<Ty>>>,
    /// The definitions of class templates that arguments choose.
    pub(crate) chosen: RefCell<FxHashMap<Choice, KeptChoice>>,
}

impl Bases {
    /// Those of a class that is defined in a namespace and whose parameters stand for these types.
    pub(crate) fn of(&self, info: &Rc<ClassInfo>, namespace: Option<NamespaceId>, bound: &Bound) -> BaseTypes {
        let arguments = identities(bound.iter().map(|(_, ty)| ty));
        let key = (Rc::as_ptr(info).addr(), namespace, arguments);
        let mut found = self.found.borrow_mut();
        let new = || (Rc::clone(info), info.bases.iter().map(|_| OnceCell::new()).collect());
        Rc::clone(&found.entry(key).or_insert_with(new).1)
    }

    /// Whether a class is known to have no such member, with all of its bases.
    pub(crate) fn is_without(&self, class: &Identity, member: &(String, bool)) -> bool {
        self.without
            .borrow()
            .get(member)
            .is_some_and(|classes| classes.contains(class))
    }

    /// Keeps that a class has no such member, with all of its bases.
    pub(crate) fn keep_without(&self, class: Identity, member: &(String, bool)) {
        let mut without = self.without.borrow_mut();
        without.entry(member.clone()).or_default().insert(class);
    }
}

/// The classes from the one that is asked to the one that is looked at, each with what a search notes of it.
#[derive(Debug)]
pub(crate) struct Path<T> {
    classes: Vec<(ClassTy, T)>,
    /// How many of them are at each place: hierarchies may be thousands deep.
    places: FxHashMap<(usize, u32), u32>,
}

impl<T> Default for Path<T> {
    fn default() -> Self {
        Path {
            classes: Vec::new(),
            places: FxHashMap::default(),
        }
    }
}

impl<T> Path<T> {
    /// Goes on to a class.
    pub(crate) fn push(&mut self, class: ClassTy, note: T) {
        *self.places.entry(place_of(&class)).or_default() += 1;
        self.classes.push((class, note));
    }

    /// Goes back to the class before.
    pub(crate) fn pop(&mut self) -> Option<ClassTy> {
        let (class, _) = self.classes.pop()?;
        if let Some(count) = self.places.get_mut(&place_of(&class)) {
            *count -= 1;
        }
        Some(class)
    }

    /// The class that is looked at, with its note.
    pub(crate) fn last(&mut self) -> Option<&mut (ClassTy, T)> {
        self.classes.last_mut()
    }

    pub(crate) fn len(&self) -> usize {
        self.classes.len()
    }

    /// Whether a class is among them, with whatever arguments.
    pub(crate) fn has(&self, class: &ClassTy) -> bool {
        self.places.get(&place_of(class)).is_some_and(|count| *count > 0)
            && self.classes.iter().any(|(c, _)| is_same_class(c, class))
    }
}

/// Where a class is defined; types of one class are of one place.
fn place_of(class: &ClassTy) -> (usize, u32) {
    class.info.as_ref().map_or((0, 0), |info| info.place)
}

/// Whether two types are of one class, with whatever arguments.
fn is_same_class(a: &ClassTy, b: &ClassTy) -> bool {
    match (&a.info, &b.info) {
        (Some(a), Some(b)) => Rc::ptr_eq(a, b) || (a.place == b.place && a.name == b.name && !a.name.is_empty()),
        _ => false,
    }
}

/// What tells a class with its arguments apart from others: its address, and those.
type Identity = (usize, String);

/// The identity of a class.
pub(crate) fn class_identity(class: &ClassTy) -> Identity {
    let arguments = identities(class.outer_arguments.iter().chain(&class.arguments));
    (class.info.as_ref().map_or(0, |i| Rc::as_ptr(i).addr()), arguments)
}

/// What tells a list of template arguments apart from others.
pub(crate) fn identities<'t>(types: impl Iterator<Item = &'t Ty>) -> String {
    let mut out = String::new();
    for ty in types {
        super::identify(ty, &mut out);
        out.push(',');
    }
    out
}
