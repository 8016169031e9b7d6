//! Virtual functions: which override others, and which calls are bound while they are compiled.

use super::FunctionSpace;
use crate::here::Here;
use crate::instantiate::candidate::Candidate;
use crate::ty::Ty;
use culambda_syntax::{Field, Kind, Node};

/// So many classes on the way to the function that is overridden are looked at.
const MAX_CLASSES: usize = 16;

impl<'a> Here<'a> {
    /// Whether a member function is virtual because one of a base is, without a word about that.
    pub(super) fn overrides(&self, candidate: &Candidate, space: &FunctionSpace, shown: &str) -> bool {
        let name = shown.rsplit("::").next().unwrap_or(shown);
        let mut class = candidate.class.clone();
        for _ in 0..MAX_CLASSES {
            let Some(at) = class.filter(|c| c.info.as_ref().is_some_and(|i| !i.bases.is_empty())) else {
                return false;
            };
            let Some(base) = self.base_with_member(&at, name, true) else {
                return false;
            };
            let all = self.member_functions(&base, name).unwrap_or_default();
            let mut spaces = all.iter().filter_map(|c| self.declared_space(c.spot));
            if spaces.any(|o| o.is_virtual && o.shape == space.shape && o.of_constant == space.of_constant) {
                return true;
            }
            class = Some(base);
        }
        false
    }

    /// Whether it is known while a call of a virtual function is compiled which one is meant: it is named with its class, or
    /// called on an object that is no other one's base.
    pub(crate) fn is_bound_early(&self, call: Node<'a>) -> bool {
        let Some(function) = call.field(Field::Function) else {
            return false;
        };
        if function.kind() == Kind::QualifiedIdentifier {
            return true;
        }
        let member = function.field(Field::Field);
        if member.is_some_and(|f| f.kind() == Kind::QualifiedIdentifier) {
            return true;
        }
        let arrow = function
            .field(Field::Operator)
            .is_some_and(|o| o.kind() == Kind::MinusGt);
        let Some(object) = function.field(Field::Argument).filter(|_| member.is_some() && !arrow) else {
            return false;
        };
        match object.kind() {
            Kind::Identifier => {
                let name = self.text(object);
                let symbol = self.scopes.lookup(name);
                symbol.is_some_and(|s| matches!(self.type_of_symbol(name, s, &self.type_scope()), Ty::Class(_)))
            }
            Kind::CompoundLiteralExpression => true,
            Kind::CallExpression => object
                .field(Field::Function)
                .is_some_and(|f| self.class_of_callee(f).is_some()),
            _ => false,
        }
    }
}
