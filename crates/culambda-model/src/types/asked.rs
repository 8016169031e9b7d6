//! Types of expressions that were asked already. An operator asks for the types of its operands, so does every
//! operator around it, and so do the questions about conversions and constructors: without memory the work grows with
//! the square of the nesting.

use crate::here::Here;
use crate::ty::{Scope, Ty};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use tree_sitter::Node;

/// Types of expressions, which hold as long as no local name is declared or goes away.
#[derive(Debug, Default)]
pub(crate) struct Asked(RefCell<FxHashMap<Place, Ty>>);

/// An expression, and how many frames and classes are around the place that asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Place {
    node: usize,
    frames: usize,
    classes: usize,
}

impl Asked {
    /// A local name is declared or goes away: what was found may be something else now.
    pub(crate) fn forget(&mut self) {
        self.0.get_mut().clear();
    }
}

impl Here<'_> {
    /// Where the type of an expression is kept: only types that no fact depends on are, so that facts do not depend on
    /// what else was asked before.
    pub(super) fn place_of_kept(&self, node: Node<'_>, scope: &Scope<'_>) -> Option<Place> {
        let own = std::ptr::eq(scope.syntax, self.syntax) && scope.local && scope.namespace == self.namespace;
        let kept = own && scope.bound.is_empty() && scope.classes.len() == self.classes.len();
        (kept && self.index.budget.is_aside()).then(|| Place {
            node: node.id(),
            frames: self.frames.len(),
            classes: self.classes.len(),
        })
    }

    pub(super) fn kept_type(&self, place: Option<Place>) -> Option<Ty> {
        self.scopes.asked.0.borrow().get(&place?).cloned()
    }

    /// Keeps a type, unless the search for it was cut short since then.
    pub(super) fn keep_type(&self, place: Option<Place>, cut_before: u32, ty: &Ty) {
        if let Some(place) = place.filter(|_| self.index.budget.cut() == cut_before) {
            self.scopes.asked.0.borrow_mut().insert(place, ty.clone());
        }
    }
}
