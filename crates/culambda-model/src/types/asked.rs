//! Types of expressions that were asked already. An operator asks for the types of its operands, so does every
//! operator around it, and so do the questions about conversions and constructors: without memory the work grows with
//! the square of the nesting.

use crate::here::Here;
use crate::ty::{Asker, Scope, Ty};
use culambda_syntax::Node;
use rustc_hash::FxHashMap;
use std::cell::RefCell;

impl Here<'_> {
    /// Where the type of an expression is kept: only types that no fact depends on are, so that facts do not depend on
    /// what else was asked before.
    pub(crate) fn place_of_kept(&self, node: Node<'_>, scope: &Scope<'_>) -> Option<Asker> {
        let own = std::ptr::eq(scope.syntax, self.syntax) && scope.local && scope.namespace == self.namespace;
        let kept = own && scope.bound.is_empty() && scope.classes.len() == self.classes.len();
        (kept && self.index.budget.is_aside()).then(|| Asker {
            node: node.id(),
            frames: self.frames.len(),
            classes: self.classes.len(),
        })
    }

    /// The type of an expression: the one that is kept, or the one that is found.
    pub(super) fn expression_at(&self, place: Option<Asker>, find: impl FnOnce() -> Ty) -> Ty {
        self.kept_or(&self.scopes.asked.expressions, place, find)
    }

    /// The type of an object: the one that is kept, or the one that is found.
    pub(crate) fn object_at(&self, place: Option<Asker>, find: impl FnOnce() -> Ty) -> Ty {
        self.kept_or(&self.scopes.asked.objects, place, find)
    }

    /// The type of a local variable: the one that is kept, or the one that is found.
    pub(super) fn variable_at(&self, place: Option<Asker>, find: impl FnOnce() -> Ty) -> Ty {
        self.kept_or(&self.scopes.asked.variables, place, find)
    }

    fn kept_or(&self, kept: &RefCell<FxHashMap<Asker, Ty>>, place: Option<Asker>, find: impl FnOnce() -> Ty) -> Ty {
        let Some(place) = place else { return find() };
        if let Some(known) = kept.borrow().get(&place) {
            return known.clone();
        }
        let before = self.index.budget.cut();
        let found = find();
        // A search that was cut short may be asked for again with more steps.
        if self.index.budget.cut() == before {
            kept.borrow_mut().insert(place, found.clone());
        }
        found
    }
}
