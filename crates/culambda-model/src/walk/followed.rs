//! Which functions code uses, as far as that decides what is compiled for the device.

use super::record::Record;
use crate::crossing::{Body, Emission, Use};
use crate::facts::Space;
use crate::here::Frame;
use crate::instantiate::candidate::{Found, User};
use crate::spaces::Code;
use crate::ty::ClassTy;
use culambda_syntax::{Field, Kind, Node};

impl<'a> Record<'a> {
    /// What an expression instantiates: where it is folded away it asks for no code.
    pub(super) fn unless_folded(&self, found: impl IntoIterator<Item = Found>, node: Node<'a>) -> Vec<Found> {
        let mut found: Vec<Found> = found.into_iter().collect();
        let open = |one: &Found| one.user == User::Unknown;
        if found.iter().any(open) && !self.is_reached(node, true) {
            for one in found.iter_mut().filter(|one| open(one)) {
                one.user = User::Nobody;
            }
        }
        found
    }

    /// Notes that code uses functions.
    pub(super) fn note_uses(&mut self, code: &Code, bodies: &[Body], node: Node<'a>) {
        if bodies.is_empty() || !self.follows_uses() || !self.is_reached(node, true) {
            return;
        }
        self.note_uses_of(code, bodies, false, node);
    }

    /// What a constructor uses that is not written.
    pub(super) fn note_implicit_uses(&mut self, code: &Code, class: &ClassTy, bodies: &[Body], node: Node<'a>) {
        if bodies.is_empty() || !self.follows_uses() || !self.is_reached(node, true) {
            return;
        }
        let space = if code.space == Space::Global {
            Space::Device
        } else {
            code.space
        };
        let mut code = Code { space, ..code.clone() };
        // Of a default argument or initialiser nobody says here where it runs.
        if self.around.later.is_none() {
            code.caller = class.info.as_ref().map_or_else(String::new, |i| i.name.clone());
        }
        self.note_uses_of(&code, bodies, true, node);
    }

    fn note_uses_of(&mut self, code: &Code, bodies: &[Body], implicit: bool, node: Node<'a>) {
        let from = match self.emission(code) {
            Some(Emission::Emitted) => None,
            Some(Emission::Used(body)) => Some(body),
            _ => return,
        };
        let template = self.in_template() && self.instance.is_none();
        let instance = self.instance.is_some();
        let place = self.said_at(node);
        let uses = bodies.iter().map(|to| Use {
            from,
            to: *to,
            template,
            space: code.space,
            caller: code.caller.clone(),
            implicit,
            instance,
            place,
            at: place.at,
            begins: None,
        });
        self.across.uses.extend(uses);
    }

    /// Where a use is said.
    fn said_at(&self, node: Node<'a>) -> Body {
        Body {
            file: self.syntax.view.file,
            at: self.source_span(node.start().byte()).start,
        }
    }

    /// A function that is defined: whether it is compiled whoever uses it, and which declarations mean it.
    pub(crate) fn function_is_used(&mut self, node: Node<'a>) {
        if !self.follows_uses() {
            return;
        }
        let index = self.index;
        index.budget.aside(|| {
            let frame = self.frames.len().saturating_sub(1);
            if let Some(Frame::Function(f)) = self.frames.last() {
                self.across.functions += usize::from(self.space_of_function(f).is_some());
            }
            let Some(to) = self.body_of_function(frame) else { return };
            let (template, place) = (self.in_template(), self.said_at(node));
            let mut all: Vec<Option<Body>> = self.declared_elsewhere(frame).into_iter().map(Some).collect();
            if self.is_emitted(frame) {
                all.push(None);
            }
            for from in all.into_iter().filter(|from| *from != Some(to)) {
                self.across.uses.push(Use {
                    from,
                    to,
                    // That it is declared instantiates nothing.
                    template: template || from.is_some(),
                    space: Space::Host,
                    caller: String::new(),
                    implicit: false,
                    instance: false,
                    place,
                    at: 0,
                    begins: None,
                });
            }
            self.initialisers_are_used(node, to);
        });
    }

    /// The function around code that is in no annotated lambda.
    pub(super) fn within(&self, code: &Code) -> Option<Body> {
        let frame = code.function.filter(|_| code.lambda.is_none())?;
        self.body_of_function(frame)
    }

    /// Notes that code calls what is not known, if it is taken for code of both sides.
    pub(super) fn doubt(&self, code: &Code) {
        if self.within(code).is_some_and(|body| self.index.kept.is_assumed(body)) {
            self.index.kept.doubt();
        }
    }

    /// The default initialisers of members that a constructor uses.
    fn initialisers_are_used(&mut self, node: Node<'a>, from: Body) {
        let Some(Frame::Function(f)) = self.frames.last() else {
            return;
        };
        let Some((space, members)) = self.space_of_function(f).zip(self.initialised_by(node)) else {
            return;
        };
        let (template, place) = (self.in_template(), self.said_at(node));
        let from = (!self.is_emitted(self.frames.len() - 1)).then_some(from);
        let body = node.field(Field::Body).filter(|b| b.kind() == Kind::CompoundStatement);
        let begins = body.and_then(|body| self.reported(body.start()));
        for to in members {
            self.across.uses.push(Use {
                from,
                to,
                template,
                space,
                caller: "constructor".to_owned(),
                implicit: false,
                instance: false,
                place,
                at: 0,
                begins,
            });
        }
    }

    /// `k<<<g, b>>>(x)` and `template int f<int>(int);`: a kernel, a template that is compiled wherever that is.
    pub(super) fn launch_uses(&mut self, code: &Code, kernel: Node<'a>, arguments: Node<'a>) {
        if !self.follows_uses() || self.in_template() && self.instance.is_none() {
            return;
        }
        let found = self.called(kernel, arguments, code);
        self.are_compiled(found.into_iter().flat_map(|c| c.bodies), &code.caller, kernel);
    }

    /// `template int f<int>(int);`: code is made of the template.
    pub(super) fn instantiation_uses(&mut self, node: Node<'a>) {
        self.are_compiled(self.instantiated_explicitly(node), "", node);
    }

    /// Functions that are compiled whoever else uses them, because of a function, as messages show it.
    fn are_compiled(&mut self, bodies: impl IntoIterator<Item = Body>, caller: &str, node: Node<'a>) {
        let place = self.said_at(node);
        let uses = bodies.into_iter().map(|to| Use {
            from: None,
            to,
            template: false,
            space: Space::Host,
            caller: caller.to_owned(),
            implicit: false,
            instance: false,
            place,
            at: 0,
            begins: None,
        });
        self.across.uses.extend(uses);
    }
}
