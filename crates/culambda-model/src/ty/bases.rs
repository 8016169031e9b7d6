//! What a search through bases gave, and the bases that were found.

use super::{Bound, ClassTy, Ty};
use crate::class::{Base, ClassInfo};
use crate::namespace::NamespaceId;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
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

/// A base of a class with template arguments: the address of the class, which [`Bases`] keeps alive, its namespace, the
/// base as written, and what the parameters stand for.
pub(crate) type Key = (usize, Option<NamespaceId>, String, String);

/// The types of bases that were found. Where a class is defined decides what the names of its bases mean, so they are
/// the same for whoever asks.
#[derive(Debug, Default)]
pub(crate) struct Bases {
    found: RefCell<FxHashMap<Key, (Rc<ClassInfo>, Ty)>>,
    /// Classes that, with all of their bases, have no member of a name.
    pub(crate) without: RefCell<FxHashSet<Without>>,
}

/// A class as [`class_identity`] has it, and the name of a member that it does not have; whether its dependent bases
/// were asked, too.
pub(crate) type Without = ((usize, String), String, bool);

impl Bases {
    pub(crate) fn key(&self, info: &Rc<ClassInfo>, namespace: Option<NamespaceId>, base: &Base, bound: &Bound) -> Key {
        let arguments = identities(bound.iter().map(|(_, ty)| ty));
        (Rc::as_ptr(info).addr(), namespace, base.text.clone(), arguments)
    }

    pub(crate) fn get(&self, key: &Key) -> Option<Ty> {
        self.found.borrow().get(key).map(|(_, ty)| ty.clone())
    }

    pub(crate) fn keep(&self, key: Key, info: &Rc<ClassInfo>, ty: &Ty) {
        self.found.borrow_mut().insert(key, (Rc::clone(info), ty.clone()));
    }
}

/// Whether two types are of one class, with whatever arguments.
pub(crate) fn is_same_class(a: &ClassTy, b: &ClassTy) -> bool {
    match (&a.info, &b.info) {
        (Some(a), Some(b)) => Rc::ptr_eq(a, b) || (a.place == b.place && a.name == b.name && !a.name.is_empty()),
        _ => false,
    }
}

/// What tells a class with its arguments apart from others.
pub(crate) fn class_identity(class: &ClassTy) -> (usize, String) {
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
