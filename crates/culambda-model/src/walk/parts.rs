//! What constructors and destructors that are written call of the members that they do not name.

use super::exits::end_of_body;
use super::record::Record;
use crate::crossing::CrossingKind;
use crate::facts::{CaptureDefault, Space};
use crate::here::LambdaFrame;
use crate::spaces::{Code, Side, Special};
use crate::ty::{ClassTy, Ty, bare};
use culambda_syntax::{CaptureToken, Field, Kind, LambdaHead, Node};

impl<'a> Record<'a> {
    /// A lambda without annotation that is made: objects are copied into it.
    pub(crate) fn copies_are_captured(&mut self, node: Node<'a>, head: &LambdaHead, done: &LambdaFrame) {
        if !self.question().is_some_and(|q| q.device) || !self.follows_uses() || self.is_unevaluated() {
            return;
        }
        let index = self.index;
        index.budget.aside(|| {
            let Some(code) = self.code() else { return };
            for class in self.classes_captured(head, done) {
                let called = self.written(&class, Special::Copy);
                if let Some(called) = called.filter(|c| c.side != Side::Device && !class.is_enum) {
                    let template = self.in_definition_of_template();
                    self.note_called(&code, &called, node, template);
                }
            }
        });
    }

    /// The classes of the objects that a lambda captures by copy.
    fn classes_captured(&self, head: &LambdaHead, done: &LambdaFrame) -> Vec<ClassTy> {
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
        let class = |name: &str| {
            let symbol = self.scopes.lookup(name)?;
            match bare(self.type_of_symbol(name, symbol, &self.type_scope())) {
                Ty::Class(class) => Some(*class),
                _ => None,
            }
        };
        names.into_iter().filter_map(class).collect()
    }

    /// What the destructor of an annotated lambda calls, which is a function for both sides: those of captured objects, after
    /// the last code of the body.
    pub(crate) fn captured_are_destroyed(&mut self, node: Node<'a>, head: &LambdaHead, done: &LambdaFrame) {
        let asked = self.question().is_some_and(|q| q.device) && self.follows_uses() && !self.is_unevaluated();
        let instantiated = self.in_definition_of_template() == self.instance.is_some();
        let end = node
            .field(Field::Body)
            .filter(|_| asked && instantiated)
            .and_then(end_of_body);
        let Some(end) = end else { return };
        let index = self.index;
        index.budget.aside(|| {
            let destroyed = |class: &ClassTy| {
                let called = self.own_destructor(class).filter(|_| !class.is_enum)?;
                (called.side == Side::Host).then_some(called)
            };
            let classes = self.classes_captured(head, done);
            let called: Vec<_> = classes.iter().filter_map(destroyed).collect();
            if called.is_empty() || !self.is_reached(node, true) {
                return;
            }
            let code = Code {
                space: Space::HostDevice,
                caller: "operator()::~operator()".to_owned(),
                lambda: Some(node.start()),
                plain: Vec::new(),
                function: self.function_around(self.frames.len()),
                host_alone: false,
                of_device: false,
            };
            let Some(emission) = self.emission(&code) else { return };
            for called in called {
                self.note_crossing(
                    &code,
                    &called,
                    end,
                    CrossingKind::HostCall { constexpr: false },
                    emission,
                );
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
