//! Explicit instantiations.

use super::candidate::{Callee, Found, Passed};
use crate::class::MemberKind;
use crate::declarator::name_node;
use crate::facts::Place;
use crate::here::Here;
use crate::ty::{ClassTy, Ty};
use culambda_syntax::{Field, Node};

impl<'a> Here<'a> {
    /// What `template void f<T>(T);` or `template class S<T>;` instantiates.
    pub(crate) fn explicitly_instantiated(&self, node: Node<'a>) -> Vec<Found> {
        if let Some(declarator) = node.field(Field::Declarator).filter(|d| !d.is_missing()) {
            return self.explicit_function(declarator).into_iter().collect();
        }
        let name = node.field(Field::Type).and_then(|t| t.field(Field::Name));
        let class = name.map(|n| self.resolve(n, &self.type_scope()));
        match (class, name.and_then(|n| self.reported(n.start()))) {
            (Some(Ty::Class(class)), Some(place)) => self.explicit_members(&class, place),
            _ => Vec::new(),
        }
    }

    pub(crate) fn explicit_function(&self, declarator: Node<'a>) -> Option<Found> {
        let function = crate::declarator::function_declarator(declarator)?;
        let name = name_node(function)?;
        let place = self.reported(name.start())?;
        let callee = self.callee_of(name)?;
        let scope = self.type_scope();
        let list = crate::declarator::parameters(function);
        let parameters = list
            .into_iter()
            .flat_map(Node::children)
            .filter(|p| p.kind().is_parameter());
        let passed: Vec<Passed> = parameters
            .map(|p| (self.declared_type(p, p.field(Field::Declarator), &scope), false))
            .map(|(t, _)| match t {
                Ty::Reference(t) => (*t, true),
                t => (t, false),
            })
            .collect();
        self.chosen(&callee, Some(&passed), place, true)
    }

    /// All members of a class, but no member templates.
    pub(crate) fn explicit_members(&self, class: &ClassTy, place: Place) -> Vec<Found> {
        let mut out = Vec::new();
        let Some(_step) = self.index.budget.enter() else {
            return out;
        };
        let Some(class) = self.definition_meant(class) else {
            return out;
        };
        let Some(info) = class.info.clone() else { return out };
        let mut names: Vec<&String> = info.members.keys().collect();
        names.sort();
        for name in names {
            for member in &info.members[name] {
                let nested = match member.kind {
                    MemberKind::Class(Some(number)) => self.nested_with(&class, number),
                    _ => None,
                };
                let plain =
                    nested.filter(|c| self.is_everywhere() && c.info.as_ref().is_some_and(|i| i.params.is_none()));
                out.extend(
                    plain
                        .into_iter()
                        .flat_map(|nested| self.explicit_members(&nested, place)),
                );
            }
            let functions = info.members[name]
                .iter()
                .filter(|m| matches!(m.kind, MemberKind::Function { template: false, .. }));
            for m in functions {
                let Some(candidates) = self.member_candidates(&class, &info, std::slice::from_ref(m)) else {
                    continue;
                };
                let callee = Callee {
                    candidates,
                    explicit: None,
                };
                out.extend(self.chosen(&callee, None, place, true));
            }
        }
        out
    }
}
