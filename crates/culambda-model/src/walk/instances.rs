//! What a further walk notes: the templates that calls and mentions instantiate, and the launches of kernels.

use super::Walker;
use crate::crossing::{Crossing, Emission};
use crate::declarator::last_name;
use crate::here::LambdaFrame;
use crate::instantiate::candidate::{Found, User};
use crate::instantiate::launch::Launched;
use crate::ty::Ty;
use culambda_syntax::{Field, Node};
use rustc_hash::FxHashSet;

/// The calls of generic lambdas in one walk have so many bytes in all, and as many more as it walks itself.
const GENERIC_CALLS: usize = 1 << 16;

/// What a further walk found.
#[derive(Debug)]
pub(crate) struct Live {
    /// How many bytes calls of generic lambdas may still have.
    generic_calls: usize,
    /// Lambdas in branches that are not taken, or not known to be, by their heads.
    pub(crate) discarded: FxHashSet<usize>,
    pub(crate) noted: Noted,
}

/// The instantiations and launches among it.
#[derive(Debug, Default)]
pub(crate) struct Noted {
    pub(crate) found: Vec<Found>,
    pub(crate) launched: Vec<Launched>,
    /// Uses across execution spaces in generic lambdas that code outside of templates calls.
    pub(crate) in_generic: Vec<Crossing>,
}

impl Live {
    /// For a walk through a text of so many bytes.
    pub(super) fn of(bytes: usize) -> Live {
        Live {
            generic_calls: GENERIC_CALLS + 4 * bytes,
            discarded: FxHashSet::default(),
            noted: Noted::default(),
        }
    }
}

/// An expression that may call an operator of a class.
pub(super) fn operator<'a>(w: &mut Walker<'a>, node: Node<'a>) {
    if w.may_be_operator(node) {
        // No fact hangs on the steps that this takes.
        let index = w.index;
        let found = index.budget.aside(|| w.instantiated_by_operator(node));
        let found = w.unless_folded(found, node);
        w.note(found);
    }
    w.operator_crosses(node);
}

/// An expansion or a fold of packs: in an instance it is looked at once for each element, as far as execution spaces go.
pub(super) fn each_element<'a>(w: &mut Walker<'a>, node: Node<'a>) {
    let asked = w.question().is_some() && w.is_live();
    let Some(elements) = asked.then(|| w.elements_of(node)).flatten() else {
        return w.each_child(node);
    };
    if elements.is_empty() {
        w.record.here.around.discarded += 1;
        w.each_child(node);
        w.record.here.around.discarded -= 1;
    }
    for element in elements {
        let element = element.into_iter().map(|(name, ty)| (name, Some(ty))).collect();
        let before = bound_as(w, element);
        w.each_child(node);
        bound_as(w, before);
    }
}

/// Lets names stand for types in the instance that is walked; what they stood for before.
fn bound_as(w: &mut Walker<'_>, names: Vec<(String, Option<Ty>)>) -> Vec<(String, Option<Ty>)> {
    w.record.here.scopes.asked.forget_all();
    let Some(instance) = &mut w.record.here.instance else {
        return Vec::new();
    };
    let bindings = &mut instance.bindings;
    let bind = |(name, ty): (String, Option<Ty>)| {
        let before = match ty {
            Some(ty) => bindings.insert(name.clone(), ty),
            None => bindings.remove(&name),
        };
        (name, before)
    };
    names.into_iter().map(bind).collect()
}

impl<'a> Walker<'a> {
    /// A call in a further walk.
    pub(super) fn note_call(&mut self, call: Node<'a>) {
        let (Some(function), true) = (call.field(Field::Function), self.is_live()) else {
            return;
        };
        let Some(arguments) = call.field(Field::Arguments).filter(|a| !self.is_launch(*a)) else {
            return;
        };
        if let Some(inner) = self.launched_by(function) {
            let launched = self.launched(inner, arguments);
            self.live.noted.launched.extend(launched);
            // What it calls hangs on what the kernel is launched with.
            let found = self.instantiated_by_launch(inner, arguments);
            // A kernel is compiled whoever launches it.
            let user = User::Code(Emission::Emitted);
            self.note(found.map(|found| Found { user, ..found }));
        } else if let Some(lambda) = self.generic_lambda(function) {
            self.generic_call(lambda, arguments);
        } else {
            let of_loop = self.instantiated_by_loop(function, arguments);
            self.note(of_loop);
            let found = self.instantiated_by(function, Some(arguments));
            let found = self.unless_folded(found, call);
            self.note(found);
        }
    }

    /// A name with template arguments that is not called: `&f<T>`.
    pub(super) fn note_reference(&mut self, name: Node<'a>) {
        if self.is_live() && last_name(name).field(Field::Arguments).is_some() {
            let found = self.instantiated_by(name, None);
            let found = self.unless_folded(found, name);
            self.note(found);
        }
    }

    /// Notes what is instantiated, for the code that the walk is in if nobody else asks, unless the search was given up.
    pub(super) fn note(&mut self, found: impl IntoIterator<Item = Found>) {
        if self.index.budget.is_spent() {
            return;
        }
        for found in found {
            let user = match found.user {
                User::Unknown => self.user(),
                known => known,
            };
            self.live.noted.found.push(Found { user, ..found });
        }
    }

    /// Walks the body of a generic lambda once more with the types of the arguments.
    fn generic_call(&mut self, lambda: Node<'a>, arguments: Node<'a>) {
        let Some((head, bound)) = self.generic_parameters(lambda, arguments) else {
            return;
        };
        let bytes = lambda.span().len() as usize;
        let Some(left) = self.live.generic_calls.checked_sub(bytes) else {
            return;
        };
        self.live.generic_calls = left;
        let by_host = self.is_seen_by_host() && self.is_read_at_once(lambda);
        let Some(instance) = &mut self.record.here.instance else {
            return;
        };
        let before = (instance.placeholders.clone(), instance.by_host);
        instance.placeholders.extend(bound);
        instance.by_host = by_host;
        let outside = instance.only.is_none();
        let device = self.question().is_some_and(|q| q.device);
        self.record.here.scopes.asked.forget_all();
        let looked_at = by_host || device && self.is_unannotated(lambda);
        let frame = LambdaFrame {
            at: looked_at.then(|| lambda.start()),
            ..LambdaFrame::default()
        };
        let crossings = self.record.across.crossings.len();
        self.lambda_frame(frame, |w| w.lambda_inside(lambda, head));
        if outside && device {
            let made = self.record.across.crossings.split_off(crossings);
            self.live.noted.in_generic.extend(made);
        }
        if let Some(instance) = &mut self.record.here.instance {
            (instance.placeholders, instance.by_host) = before;
            self.record.here.scopes.asked.forget_all();
        }
    }

    /// `if constexpr` in a further walk: branches that are not taken, or not known to be, instantiate nothing.
    pub(super) fn branches(&mut self, node: Node<'a>) {
        let condition = node.field(Field::Condition);
        let value = condition.and_then(|c| c.field(Field::Value)).or(condition);
        let taken = value
            .and_then(|v| crate::types::evaluate(self, v, &self.type_scope()))
            .map(|v| v != 0);
        if let Some(condition) = condition {
            self.statement(condition);
        }
        for (name, side) in [(Field::Consequence, true), (Field::Alternative, false)] {
            let Some(branch) = node.field(name) else { continue };
            let discarded = u32::from(taken != Some(side));
            self.record.here.around.discarded += discarded;
            self.statement(branch);
            self.record.here.around.discarded -= discarded;
        }
    }
}
