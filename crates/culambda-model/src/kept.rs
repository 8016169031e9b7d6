//! Answers that hold for the whole unit, found once and kept.

use crate::instantiate::candidate::{Overload, Spot};
use crate::meaning::Meaning;
use crate::ty::{Aliases, Bases};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// What was found for a unit and does not depend on who asks.
#[derive(Default)]
pub(crate) struct Kept {
    /// What choosing between overloads asked of each.
    pub(crate) overloads: RefCell<FxHashMap<Spot, Rc<Overload>>>,
    /// What names mean in classes and their bases, where that does not depend on the place of the walk.
    pub(crate) meanings: RefCell<FxHashMap<(usize, String, String), Meaning>>,
    /// What aliases stand for.
    pub(crate) aliases: Aliases,
    /// The bases of classes.
    pub(crate) bases: Bases,
}
