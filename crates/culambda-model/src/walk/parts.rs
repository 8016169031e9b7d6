//! What constructors and destructors that are written call of the members that they do not name.

use super::record::Record;
use crate::facts::CaptureDefault;
use crate::here::LambdaFrame;
use crate::spaces::{Side, Special};
use crate::ty::{Ty, bare};
use culambda_syntax::{CaptureToken, Field, Kind, LambdaHead, Node};

impl<'a> Record<'a> {
    /// A lambda without annotation that is made: objects are copied into it.
    pub(crate) fn copies_are_captured(&mut self, node: Node<'a>, head: &LambdaHead, done: &LambdaFrame) {
        if !self.question().is_some_and(|q| q.device) || !self.follows_uses() || self.is_unevaluated() {
            return;
        }
        let view = &self.syntax.view;
        let written = head.captures.iter().filter_map(|c| match c.form {
            CaptureToken::Simple {
                by_reference: false, ..
            } => c.name(view),
            _ => None,
        });
        let mut names: Vec<&str> = written.collect();
        if done.default == Some(CaptureDefault::Copy) {
            names.extend(done.implicit.iter().map(String::as_str));
        }
        names.sort_unstable();
        let index = self.index;
        index.budget.aside(|| {
            let Some(code) = self.code() else { return };
            for name in names {
                let ty = self
                    .scopes
                    .lookup(name)
                    .map(|symbol| self.type_of_symbol(name, symbol, &self.type_scope()));
                let Some(Ty::Class(class)) = ty.map(bare) else { continue };
                let called = self.written(&class, Special::Copy);
                if let Some(called) = called.filter(|c| c.side != Side::Device && !class.is_enum) {
                    let template = self.in_definition_of_template();
                    self.note_called(&code, &called, node, template);
                }
            }
        });
    }

    /// A function that is defined: the constructors of members that a constructor leaves out, at the brace that begins its
    /// body, and the destructors of members, at the one that ends it.
    pub(crate) fn parts_cross(&mut self, node: Node<'a>) {
        let asked = self.question().is_some_and(|q| q.device) && self.follows_uses() && !self.is_unevaluated();
        let body = node
            .field(Field::Body)
            .filter(|b| asked && b.kind() == Kind::CompoundStatement);
        let Some((body, (class, special))) = body.and_then(|body| Some((body, self.special_defined(node)?))) else {
            return;
        };
        let index = self.index;
        index.budget.aside(|| {
            let Some(code) = self.code() else { return };
            let at = match special {
                Special::Destroy => body.all_children().last().unwrap_or(body),
                _ => body,
            };
            let template = self.in_definition_of_template();
            for called in self.called_for_members(&class, special, node) {
                self.note_called(&code, &called, at, template);
            }
        });
    }
}
