//! Calls that name no function: constructors and calls of objects.

use super::callee::{Callee, callee_name};
use crate::declarator::{last_name, path_of};
use crate::types::{ClassTy, Ty, bare};
use crate::walk::Walker;
use culambda_syntax::node::field;
use tree_sitter::Node;

impl<'a> Walker<'a> {
    /// `S<T>(a)`: the constructor.
    pub(super) fn note_construction(&mut self, function: Node<'a>, arguments: Option<Node<'a>>) {
        let scope = self.type_scope();
        let explicit = callee_name(function).and_then(|n| field(n, "arguments"));
        let explicit = self.template_arguments(explicit, &scope);
        if function.kind() != "field_expression"
            && let Ty::Class(class) = self.resolve_path(&path_of(self.syntax, function), explicit, &scope)
        {
            self.constructed(&class, arguments, function.start_byte());
        }
    }

    /// `S<T> s(a);`, `S<T>{a}`, `new S<T>(a)`: the constructor.
    pub(crate) fn note_object(&mut self, ty: Node<'a>, arguments: Option<Node<'a>>) {
        let named = matches!(ty.kind(), "type_identifier" | "template_type" | "qualified_identifier");
        if !named || !self.is_live() || !self.is_wanted(last_name(ty)) {
            return;
        }
        let list = arguments.filter(|a| matches!(a.kind(), "argument_list" | "initializer_list"));
        if let Ty::Class(class) = self.resolve(ty, &self.type_scope()) {
            self.constructed(&class, list, ty.start_byte());
        }
    }

    fn constructed(&mut self, class: &ClassTy, arguments: Option<Node<'a>>, at: usize) {
        let Some(name) = class.info.as_ref().map(|i| i.name.clone()) else {
            return;
        };
        self.note_member(class, &name, arguments, at);
    }

    /// `object(a)`: the call operator of its class.
    pub(super) fn note_functor(&mut self, function: Node<'a>, arguments: Option<Node<'a>>) {
        let wanted = self.instance.as_ref().is_some_and(|i| i.interest.call_operators);
        if !wanted || arguments.is_none() || matches!(function.kind(), "template_function" | "qualified_identifier") {
            return;
        }
        if let Ty::Class(class) = bare(self.type_of_expression(function, &self.type_scope())) {
            self.note_member(&class, "operator()", arguments, function.start_byte());
        }
    }

    fn note_member(&mut self, class: &ClassTy, name: &str, arguments: Option<Node<'a>>, at: usize) {
        let Some(place) = self.reported(at) else { return };
        let Some(candidates) = self.members_named(class, name) else {
            return;
        };
        let callee = Callee {
            candidates,
            explicit: None,
        };
        let passed = arguments.map(|a| self.passed(a)).unwrap_or_default();
        if let Some(found) = self.chosen(&callee, Some(&passed), place, false) {
            self.push_found(found);
        }
    }
}
