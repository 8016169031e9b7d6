//! Class templates of which some definitions have a function of the host where others have one for the device: which of them
//! a call in a template means is decided where that is instantiated.

use super::{Called, FunctionSpace, Side};
use crate::class::{ClassInfo, MemberKind};
use crate::declarator::{bare_name, callee_name, last_name, path_of};
use crate::here::Here;
use crate::instantiate::candidate::Candidate;
use crate::space::Annotations;
use crate::ty::{ClassTy, Ty};
use crate::types::MAX_SPECIALISATIONS;
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

/// Steps for looking at one definition of a class template.
const STEPS: usize = 4;

/// The functions of a name in one definition of a class template.
type Own = Vec<(Candidate, Rc<FunctionSpace>)>;

impl<'a> Here<'a> {
    /// What a call in a template means in some instances: the function of the host that a definition of a class template has,
    /// where other definitions have one for the device.
    pub(crate) fn called_in_some(&self, function: Node<'a>, arguments: Node<'a>, written: bool) -> Option<Called> {
        let header = !self.unit.files.first()?.is_compiled_by_itself();
        if !header || !self.follows_uses() || self.instance.is_some() {
            return None;
        }
        let (class, definitions) = self.definitions_meant(function, written)?;
        let name = bare_name(self.syntax, last_name(callee_name(function)?));
        if !differ(&definitions, name) {
            return None;
        }
        let count = self.number_of(arguments);
        let mut of_host: Vec<Own> = Vec::new();
        let mut for_device = 0;
        for info in &definitions {
            let own = self.functions_in(&class, info, name, count)?;
            if own.iter().any(|(_, s)| s.special || s.is_virtual) {
                return None;
            }
            let all = |is: fn(&FunctionSpace) -> bool| !own.is_empty() && own.iter().all(|(_, s)| is(s));
            let on_device = |s: &FunctionSpace| s.annotations.is_some_and(|a: Annotations| a.device);
            if all(FunctionSpace::is_host) {
                of_host.push(own);
            } else {
                for_device += usize::from(all(on_device));
            }
        }
        // One that is not like the others was forgotten; where many are, each may be for a side of its own.
        let own = of_host.first().filter(|_| of_host.len() < for_device)?;
        let viable: Vec<_> = own.iter().map(|(c, s)| (c, Rc::clone(s))).collect();
        let place = own.iter().find_map(|(_, s)| s.place)?;
        Some(Called {
            constexpr: own.iter().all(|(_, s)| s.constexpr),
            inline: self.inline_of(&viable),
            is_only: true,
            name: name.to_owned(),
            declared: Some(place).into(),
            ..Called::unnamed(Side::Host)
        })
    }

    /// The definitions of a class template, one of which has the function that is called, if nothing says which.
    fn definitions_meant(&self, function: Node<'a>, written: bool) -> Option<(ClassTy, Vec<Rc<ClassInfo>>)> {
        let class = match function.kind() {
            Kind::QualifiedIdentifier => {
                let first = path_of(self.syntax, function).into_iter().next()?;
                if self.is_template_parameter(&first) {
                    return None;
                }
                self.class_of_path(function)
            }
            Kind::FieldExpression => Some(self.class_accessed(function.field(Field::Argument)?, function)?),
            _ => return None,
        };
        if let Some(class) = class.filter(|class| class.info.is_some()) {
            let primary = class
                .info
                .as_ref()
                .filter(|i| i.params.is_some() && i.arguments.is_none())?;
            let path = std::slice::from_ref(&primary.name);
            let special = self.specialisations_meant(&class, path)?;
            if class.chain.last().is_some() || self.definition_chosen(&class).is_some() {
                return None;
            }
            let all = std::iter::once(Rc::clone(primary)).chain(special).collect();
            return Some((class, all));
        }
        // A template that is only declared.
        let path = path_of(self.syntax, function);
        let (_, outer) = path.split_last().filter(|_| written)?;
        let mut named = function;
        while let Some(inner) = named
            .field(Field::Name)
            .filter(|n| n.kind() == Kind::QualifiedIdentifier)
        {
            named = inner;
        }
        let written = named.field(Field::Scope).and_then(|s| s.field(Field::Arguments));
        let class = ClassTy {
            namespace: self.namespace,
            arguments: self.arguments_as_far_as_known(written),
            ..ClassTy::default()
        };
        let all = self.specialisations_meant(&class, outer)?;
        Some((class, all))
    }

    /// Template arguments; those that hang on parameters of the templates around may be anything.
    fn arguments_as_far_as_known(&self, written: Option<Node<'a>>) -> Vec<Ty> {
        let mut names = self.template_names();
        names.extend(self.class_template_parameters());
        let all = self.template_arguments(written, &self.type_scope());
        let nodes: Vec<Node<'a>> = written.into_iter().flat_map(Node::children).collect();
        let known = |(number, ty): (usize, Ty)| {
            let hangs = |n: &Node<'a>| crate::class::mentions(self.syntax, *n, &names);
            let hangs = nodes.get(number).is_none_or(hangs);
            if hangs { Ty::Dependent } else { ty }
        };
        all.into_iter().enumerate().map(known).collect()
    }

    /// The specialisations of a class template that some arguments may choose, if there are any, and few.
    fn specialisations_meant(&self, class: &ClassTy, path: &[String]) -> Option<Vec<Rc<ClassInfo>>> {
        let namespace = class.namespace;
        if self.index.specialisation_count(namespace, path) > MAX_SPECIALISATIONS {
            return None;
        }
        // Those that come later count as well, where the template is instantiated.
        let all = self.index.anywhere(|| self.index.specialisations(namespace, path));
        let all = all.into_iter().filter(|special| self.may_choose(special, class));
        Some(all.collect::<Vec<_>>()).filter(|all| !all.is_empty())
    }

    /// The functions of a name that a definition declares, and that take so many arguments; none if one is not known.
    fn functions_in(&self, class: &ClassTy, info: &Rc<ClassInfo>, name: &str, count: Option<usize>) -> Option<Own> {
        let Some(list) = info.members.get(name) else {
            return Some(Own::new());
        };
        let of = ClassTy {
            info: Some(Rc::clone(info)),
            ..class.clone()
        };
        let mut out = Own::new();
        for candidate in self.member_candidates(&of, info, list)? {
            if !self.index.budget.steps(STEPS) {
                return None;
            }
            let space = self.declared_space(candidate.spot)?;
            // A body elsewhere may have annotations of its own.
            if !space.definition {
                return None;
            }
            if count.is_none_or(|n| space.arity.0 <= n && n <= space.arity.1) {
                out.push((candidate, space));
            }
        }
        Some(out)
    }
}

/// Whether the heads of functions of a name differ in the sides that they say.
fn differ(definitions: &[Rc<ClassInfo>], name: &str) -> bool {
    let lists = || definitions.iter().filter_map(|info| info.members.get(name)).flatten();
    let functions = || lists().filter(|m| matches!(m.kind, MemberKind::Function { .. }));
    functions().any(|m| m.annotations.device) && functions().any(|m| !m.annotations.device)
}
