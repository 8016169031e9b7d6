//! The template that a further walk sees, with its parameters bound.

use super::candidate::{Free, User};
use super::interest::Interest;
use crate::ty::Ty;
use culambda_source::{ViewOffset, ViewSpan};
use culambda_syntax::NodeId;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// What a further walk over an item looks for.
#[derive(Debug)]
pub(crate) struct Instance {
    /// The definition that is instantiated, in the text; without one, all that is not a template is walked.
    pub(crate) only: Option<ViewSpan>,
    /// Whether the host front end reads it where it is used.
    pub(crate) by_host: bool,
    /// What is known of the code that asks for it.
    pub(crate) user: User,
    /// What template parameters stand for.
    pub(crate) bindings: FxHashMap<String, Ty>,
    /// The values that they stand for.
    pub(crate) values: FxHashMap<String, i64>,
    /// The types that packs stand for.
    pub(crate) packs: FxHashMap<String, Vec<Ty>>,
    /// The types of parameters that are declared with `auto`, by the declaration, in the call of a generic lambda.
    pub(crate) placeholders: FxHashMap<NodeId, Ty>,
    /// Where in the text names are that are worth a look, in order.
    pub(crate) mentions: Vec<ViewOffset>,
    pub(crate) interest: Rc<Interest>,
    /// The functions at namespace scope that were looked for, by the namespace and the name.
    pub(crate) free: RefCell<Free>,
}

impl Instance {
    /// Whether the walk goes into a part of the text.
    pub(crate) fn enters(&self, place: ViewSpan) -> bool {
        if let Some(only) = self.only {
            return place.covers(only) || only.covers(place);
        }
        let first = self.mentions.partition_point(|m| *m < place.start);
        self.mentions.get(first).is_some_and(|m| *m < place.end)
    }
}
