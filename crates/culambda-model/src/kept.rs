//! Answers that hold for the whole unit, found once and kept.

use crate::crossing::Body;
use crate::facts::TypeFacts;
use crate::index::{ClassPath, Specialisations};
use crate::instantiate::candidate::{Overload, Spot};
use crate::meaning::Meaning;
use crate::spaces::{FreeOperators, FunctionSpace, Texts};
use crate::ty::{Aliases, Bases};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

/// What was found for a unit and does not depend on who asks.
#[derive(Default)]
pub(crate) struct Kept {
    /// What choosing between overloads asked of each.
    pub(crate) overloads: RefCell<FxHashMap<Spot, Rc<Overload>>>,
    /// What names mean in classes and their bases, where that does not depend on the place of the walk.
    pub(crate) meanings: RefCell<FxHashMap<(usize, String, String), Meaning>>,
    /// The specialisations of class templates, by where they are looked for and their path.
    pub(crate) specialisations: RefCell<FxHashMap<ClassPath, Rc<Specialisations>>>,
    /// What aliases stand for.
    pub(crate) aliases: Aliases,
    /// The facts of types that were found: those of one type are shared by all captures of it.
    facts: RefCell<FxHashSet<Arc<TypeFacts>>>,
    /// Where functions run, by their declarations; none for what is not a function.
    pub(crate) functions: RefCell<FxHashMap<Spot, Option<Rc<FunctionSpace>>>>,
    /// Where functions are declared that lookup found, by the addresses of their declarations in the index.
    pub(crate) spots: RefCell<FxHashMap<usize, Option<Spot>>>,
    /// The operators at namespace scope.
    pub(crate) operators: OnceCell<Rc<FreeOperators>>,
    /// Whether names are known to be members of no class that was read.
    pub(crate) no_members: RefCell<FxHashMap<String, bool>>,
    /// What the texts of all files say, found once.
    pub(crate) texts: Texts,
    /// The bases of classes.
    pub(crate) bases: Bases,
    /// What is taken for granted of functions.
    assumed: Assumed,
}

/// What is taken for granted of functions.
#[derive(Default)]
struct Assumed {
    /// Those that are taken for functions of both sides, by the names in their declarations.
    functions: RefCell<FxHashSet<Body>>,
    /// Whether one of these calls what is not known.
    in_doubt: Cell<bool>,
}

impl Kept {
    /// Takes functions for functions of both sides.
    pub(crate) fn assume(&self, functions: impl Iterator<Item = Body>) {
        self.assumed.functions.borrow_mut().extend(functions);
    }

    /// Whether a function is taken for one of both sides.
    pub(crate) fn is_assumed(&self, function: Body) -> bool {
        self.assumed.functions.borrow().contains(&function)
    }

    /// Whether there are such functions.
    pub(crate) fn assumes(&self) -> bool {
        !self.assumed.functions.borrow().is_empty()
    }

    /// Notes that one of these functions calls what is not known.
    pub(crate) fn doubt(&self) {
        self.assumed.in_doubt.set(true);
    }

    /// Whether one of these functions calls what is not known.
    pub(crate) fn is_in_doubt(&self) -> bool {
        self.assumed.in_doubt.get()
    }

    /// The facts of a type, shared with all that have the same.
    pub(crate) fn type_facts(&self, facts: TypeFacts) -> Arc<TypeFacts> {
        let mut kept = self.facts.borrow_mut();
        if let Some(known) = kept.get(&facts) {
            return Arc::clone(known);
        }
        let new = Arc::new(facts);
        kept.insert(Arc::clone(&new));
        new
    }
}
