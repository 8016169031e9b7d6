//! Types that were asked for already.

use super::Ty;
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// Types that were found.
#[derive(Debug, Default)]
pub(crate) struct Asked {
    /// Those of expressions hold as long as no local name is declared or goes away.
    pub(crate) expressions: RefCell<FxHashMap<Asker, Ty>>,
    /// The same of objects that something is called on, where more is looked at than for a fact.
    pub(crate) objects: RefCell<FxHashMap<Asker, Ty>>,
    /// Those of local variables, by their declarators, hold as long as parameters stand for the same.
    pub(crate) variables: RefCell<FxHashMap<Asker, Ty>>,
}

/// An expression or a declarator, and how many frames and classes are around the place that asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Asker {
    pub(crate) node: culambda_syntax::NodeId,
    pub(crate) frames: usize,
    pub(crate) classes: usize,
}

impl Asked {
    /// A local name is declared or goes away: what was found may be something else now.
    pub(crate) fn forget(&mut self) {
        self.expressions.get_mut().clear();
        self.objects.get_mut().clear();
    }

    /// Parameters stand for something else now.
    pub(crate) fn forget_all(&mut self) {
        self.forget();
        self.variables.get_mut().clear();
    }
}
