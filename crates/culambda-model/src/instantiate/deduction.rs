//! Template arguments of a call: written out, deduced, or by default.

use super::candidate::{Argument, ArgumentKind};
use super::candidate::{Candidate, Passed};
use super::signature::Signature;
use crate::class::Access;
use crate::declarator::{bare_name, is_pack_parameter, path_of};
use crate::facts::Named;
use crate::here::Here;
use crate::ty::{ClassTy, Scope, Ty, decay, same, substitute};
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

/// What is known of one parameter's argument.
#[derive(Default)]
struct Slot {
    types: Vec<Ty>,
    /// Set for a template: whether it is a private or protected member.
    template: Option<Template>,
    value: Option<i64>,
    /// Not to be known: said twice differently, or something that was not understood.
    unknown: bool,
}

/// A template as an argument.
enum Template {
    Accessible,
    Private(Named),
}

/// The arguments of one template, as they are found.
pub(super) struct Deduction<'w, 'a, 's> {
    w: &'w Here<'a>,
    signature: &'w Signature<'s>,
    scope: Scope<'s>,
    params: Vec<Node<'s>>,
    names: Vec<String>,
    slots: Vec<Slot>,
    /// How many slots explicit arguments fill.
    fixed: usize,
}

fn is_pack(parameter: Node<'_>) -> bool {
    parameter.kind().is_pack()
}

fn is_type(parameter: Node<'_>) -> bool {
    parameter.kind().is_type_parameter()
}

impl<'w, 'a, 's> Deduction<'w, 'a, 's> {
    pub(super) fn new(w: &'w Here<'a>, signature: &'w Signature<'s>, candidate: &Candidate) -> Self {
        let (params, names) = (signature.template_parameters(), signature.template_names());
        Deduction {
            w,
            signature,
            scope: candidate.scope(signature, &names),
            slots: params.iter().map(|_| Slot::default()).collect(),
            params,
            names,
            fixed: 0,
        }
    }

    /// Takes the arguments that are written out.
    pub(super) fn explicit(&mut self, list: Option<Node<'a>>) {
        let here = self.w.type_scope();
        let mut at = 0;
        for node in list.into_iter().flat_map(Node::children) {
            if let Some(types) = self.w.types_expanded(node) {
                for ty in types {
                    let Some(param) = self.params.get(at).copied().filter(|p| is_type(*p)) else {
                        return;
                    };
                    self.slots[at].types.push(ty);
                    at += usize::from(!is_pack(param));
                    self.fixed = at;
                }
                continue;
            }
            let Some(param) = self.params.get(at).copied() else {
                return;
            };
            if param.kind() == Kind::TemplateTemplateParameterDeclaration {
                let private = self.w.private_template(node);
                self.slots[at].template = Some(private.map_or(Template::Accessible, Template::Private));
                if self.w.is_everywhere() && node.kind() == Kind::TypeDescriptor {
                    let class = self.w.descriptor(node, &here);
                    self.slots[at].types.push(class);
                }
            } else if is_type(param) {
                if node.kind() == Kind::TypeDescriptor {
                    let ty = self.w.descriptor(node, &here);
                    self.slots[at].types.push(ty);
                } else {
                    self.slots[at].unknown = true;
                }
            } else {
                self.slots[at].value = crate::types::evaluate(self.w, value_of(node), &here);
            }
            if !is_pack(param) {
                at += 1;
            }
            self.fixed = at;
        }
    }

    /// Deduces the others from what is passed.
    pub(super) fn parameters(&mut self, passed: &[Passed]) {
        let mut rest = passed.iter();
        for p in self.signature.parameters() {
            let pattern = self.w.declared_type(p, p.field(Field::Declarator), &self.scope);
            let forwarding = self.is_forwarding(p);
            if is_pack_parameter(p) {
                for a in rest.by_ref() {
                    self.argument(&pattern, forwarding, a);
                }
            } else if let Some(a) = rest.next() {
                self.argument(&pattern, forwarding, a);
            }
        }
    }

    /// `T &&`, and no `const`.
    fn is_forwarding(&self, parameter: Node<'_>) -> bool {
        let text = |n: Option<Node<'_>>| n.map_or("", |n| self.signature.syntax.text_of(n)).trim_start();
        text(parameter.field(Field::Declarator)).starts_with("&&")
    }

    fn argument(&mut self, pattern: &Ty, forwarding: bool, (ty, lvalue): &Passed) {
        match pattern {
            Ty::Reference(t) => match t.as_ref() {
                Ty::Parameter(i) if forwarding && *lvalue => self.bind(*i, Ty::Reference(Box::new(ty.clone()))),
                inner => self.deduce(inner, ty),
            },
            pattern => self.deduce(unqualified(pattern), unqualified(&decay(ty.clone()))),
        }
    }

    /// Matches a pattern with a type.
    fn deduce(&mut self, pattern: &Ty, ty: &Ty) {
        match (pattern, ty) {
            (Ty::Parameter(i), t) => self.bind(*i, t.clone()),
            (Ty::Const(p), t) => self.deduce(p, unqualified(t)),
            (Ty::Pointer(p), Ty::Const(t)) => self.deduce(&Ty::Pointer(p.clone()), t),
            (Ty::Pointer(p), Ty::Pointer(t))
            | (Ty::Array(p, _), Ty::Array(t, _))
            | (Ty::Reference(p), Ty::Reference(t)) => {
                self.deduce(p, t);
            }
            (Ty::MemberPointer(pc, p), Ty::MemberPointer(tc, t)) => {
                self.deduce(pc, tc);
                self.deduce(p, t);
            }
            (Ty::Function(ps), Ty::Function(ts)) if ps.len() == ts.len() => {
                ps.iter().zip(ts).for_each(|(p, t)| self.deduce(p, t));
            }
            (Ty::Class(p), t) => {
                if let Ty::Class(t) = unqualified(t) {
                    let named = |t: &ClassTy| p.levels.last().map(|l| &l.name) == t.levels.last().map(|l| &l.name);
                    if named(t) {
                        self.deduce_arguments(p, t);
                    } else if let Some(base) = self.base_like(p, t) {
                        self.deduce_arguments(p, &base);
                    }
                }
            }
            _ => {}
        }
    }

    /// Matches the arguments of two classes of one template.
    fn deduce_arguments(&mut self, pattern: &ClassTy, ty: &ClassTy) {
        let given = self.w.all_arguments(ty, pattern.arguments.len());
        if pattern.arguments.len() == given.len() {
            for (p, t) in pattern.arguments.iter().zip(&given) {
                self.deduce(p, t);
            }
        }
    }

    /// The only base of a class that is one of the template which a pattern names.
    fn base_like(&self, pattern: &ClassTy, ty: &ClassTy) -> Option<ClassTy> {
        let place = pattern.info.as_ref().filter(|_| self.w.is_everywhere())?.place;
        let mut all: Vec<ClassTy> = Vec::new();
        let like = |base: &ClassTy| {
            let is_it = base.info.as_ref().is_some_and(|info| info.place == place);
            if is_it {
                all.push(base.clone());
            }
            None::<()>
        };
        let _ = self.w.search_bases(ty, |_| true, like);
        let fits = |base: &ClassTy| {
            let each = pattern.arguments.iter().zip(&base.arguments);
            each.into_iter()
                .all(|pair| !matches!(pair, (Ty::Value(a), Ty::Value(b)) if a != b))
        };
        all.retain(fits);
        match all.as_slice() {
            [only] => Some(only.clone()),
            _ => None,
        }
    }

    fn bind(&mut self, index: usize, ty: Ty) {
        let pack = self.params.get(index).is_some_and(|p| is_pack(*p));
        if index < self.fixed && !pack {
            return;
        }
        let Some(slot) = self.slots.get_mut(index) else { return };
        match &ty {
            Ty::Unknown | Ty::Dependent | Ty::List => slot.unknown = true,
            _ if pack || slot.types.is_empty() => slot.types.push(ty),
            other => slot.unknown |= !same(&slot.types[0], other),
        }
    }

    /// The arguments, with those that defaults give.
    pub(super) fn finish(mut self) -> Vec<Argument> {
        for i in 0..self.params.len() {
            let missing = self.slots[i].types.is_empty() && !self.slots[i].unknown && is_type(self.params[i]);
            if let Some(default) = self.params[i].field(Field::DefaultType).filter(|_| missing) {
                let known: Vec<Ty> = self.slots.iter().map(Slot::ty).collect();
                let ty = substitute(self.w.descriptor(default, &self.scope), &known);
                self.bind(i, ty);
            }
        }
        let of = |(i, slot): (usize, Slot)| Argument {
            name: self.names.get(i).cloned().unwrap_or_default(),
            kind: slot.kind(self.params[i]),
        };
        self.slots.into_iter().enumerate().map(of).collect()
    }
}

impl Slot {
    fn ty(&self) -> Ty {
        match self.types.as_slice() {
            [one] if !self.unknown => one.clone(),
            _ => Ty::Unknown,
        }
    }

    fn kind(self, parameter: Node<'_>) -> ArgumentKind {
        if let Some(template) = self.template {
            let private = match template {
                Template::Accessible => None,
                Template::Private(named) => Some(named),
            };
            let class = self.types.into_iter().next().unwrap_or(Ty::Unknown);
            return ArgumentKind::Template { private, class };
        }
        if let Some(value) = self.value.filter(|_| !is_pack(parameter)) {
            return ArgumentKind::Value(value);
        }
        if is_pack(parameter) && is_type(parameter) {
            return ArgumentKind::Types {
                all: self.types,
                pack: true,
            };
        }
        match self.types.as_slice() {
            [Ty::Unknown | Ty::Dependent | Ty::List] => ArgumentKind::Other,
            // Deduced from the argument of a class.
            [Ty::Value(text)] if !self.unknown => text.trim().parse().map_or(ArgumentKind::Other, ArgumentKind::Value),
            [_] if !self.unknown => ArgumentKind::Types {
                all: self.types,
                pack: false,
            },
            _ => ArgumentKind::Other,
        }
    }
}

/// The expression of an argument; a lone name is read as a type.
fn value_of(argument: Node<'_>) -> Node<'_> {
    argument
        .field(Field::Type)
        .filter(|_| argument.kind() == Kind::TypeDescriptor)
        .unwrap_or(argument)
}

fn unqualified(ty: &Ty) -> &Ty {
    match ty {
        Ty::Const(t) => t,
        t => t,
    }
}

impl<'a> Here<'a> {
    /// The member template that a template argument names, when it is private or protected.
    fn private_template(&self, argument: Node<'a>) -> Option<Named> {
        let name = argument.field(Field::Type).unwrap_or(argument);
        let path = path_of(self.syntax, name);
        let (last, outer) = path.split_last()?;
        let info = if outer.is_empty() {
            let classes = self.classes.iter().rev().map(|c| &c.info);
            classes
                .into_iter()
                .find(|i| i.members.contains_key(last))
                .map(Rc::clone)
        } else {
            match self.resolve_path(outer, Vec::new(), &self.type_scope()) {
                Ty::Class(c) => c.info,
                _ => None,
            }
        }?;
        let member = info.members.get(last)?.first()?;
        let shown = || {
            format!(
                "{}::{}",
                info.name,
                bare_name(self.syntax, crate::declarator::last_name(name))
            )
        };
        (member.access != Access::Public).then(|| Named {
            name: shown(),
            place: member.access_place,
        })
    }
}
