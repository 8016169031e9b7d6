//! Virtual functions: which override others, and which calls are bound while they are compiled.

use super::FunctionSpace;
use crate::declarator::{has_specifier, last_name, name_node, parameters};
use crate::facts::{Place, Space};
use crate::here::{Frame, Here};
use crate::instantiate::candidate::Candidate;
use crate::instantiate::signature::Signature;
use crate::space::annotations;
use crate::ty::{ClassTy, Searched, Ty};
use culambda_source::Builtin;
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

/// So many classes on the way to the function that is overridden are looked at.
const MAX_CLASSES: usize = 16;

/// A member function that overrides one which runs elsewhere.
pub(crate) struct Overriding {
    /// Both with their classes, the one that is overridden first.
    pub(crate) names: (String, String),
    /// Where they run.
    pub(crate) spaces: (Space, Space),
    /// The one that is overridden.
    pub(crate) declared: Option<Place>,
}

/// A member function that may override another one, by its declaration.
struct Own<'s> {
    name: String,
    destructor: bool,
    /// Whether it says that it overrides one.
    says: bool,
    space: Space,
    shape: &'s (usize, Rc<[String]>),
    of_constant: bool,
}

impl<'a> Here<'a> {
    /// The function of a base that a declaration in a class overrides, if it runs elsewhere.
    pub(crate) fn overridden_elsewhere(&self, node: Node<'a>) -> Option<Overriding> {
        let class = self.walked_class(self.this_class()?);
        let info = class.info.as_ref().filter(|info| !info.bases.is_empty())?;
        if !self.is_in_list_of_members(node)
            || has_specifier(self.syntax, node, "static")
            || self.is_local_in_template(node)
        {
            return None;
        }
        let signature = Signature::of(self.syntax, node)?;
        let declared = name_node(signature.function).or_else(|| node.field(Field::Declarator).and_then(name_node))?;
        let (name, list) = (last_name(declared), parameters(signature.function)?);
        let text = crate::class::fold(self.text(name));
        let shape = signature.shape();
        let hangs = crate::class::mentions(self.syntax, list, &self.class_template_parameters());
        let own = annotations(self.syntax, node.start(), list.start());
        if text == info.name || shape.0 > 0 || hangs || own.global || !self.is_sure(&signature, own) {
            return None;
        }
        let mut words = signature.function.children();
        let own = Own {
            destructor: name.kind() == Kind::DestructorName,
            says: words.any(|n| n.kind() == Kind::VirtualSpecifier),
            space: own.space(),
            shape: &shape,
            of_constant: is_of_constant(&signature),
            name: text,
        };
        let found = self.search_bases(&class, |base| !base.dependent, |base| self.overridden_in(base, &own));
        let Searched::Found((base, space, declared)) = found else {
            return None;
        };
        let of_base = if own.destructor {
            format!("~{base}")
        } else {
            own.name.clone()
        };
        Some(Overriding {
            names: (format!("{base}::{of_base}"), format!("{}::{}", info.name, own.name)),
            spaces: (space, own.space),
            declared,
        })
    }

    /// The function of a base that another one overrides, if it runs elsewhere: the class, where, and its place.
    fn overridden_in(&self, base: &ClassTy, own: &Own<'_>) -> Option<(String, Space, Option<Place>)> {
        let info = base.info.as_ref()?;
        let name = if own.destructor {
            format!("~{}", info.name)
        } else {
            own.name.clone()
        };
        info.members.get(&name)?;
        let mut all = Vec::new();
        for candidate in self.member_functions(base, &name)? {
            let space = self.declared_space(candidate.spot)?;
            if self.is_in_class(&candidate) && space.of_constant == own.of_constant {
                all.push((candidate, space));
            }
        }
        let alike = |s: &FunctionSpace| s.shape == *own.shape && (own.says || s.shape.1.iter().all(|p| is_plain(p)));
        let only = all.len() == 1 && (own.says || own.destructor);
        let mut fitting = all.iter().filter(|(_, s)| only || alike(s));
        let (candidate, space) = fitting.next().filter(|_| fitting.next().is_none())?;
        let is_virtual = space.is_virtual || self.overrides(candidate, space, &name);
        let runs = space.annotations.filter(|a| !a.global)?.space();
        (is_virtual && runs != own.space).then(|| (info.name.clone(), runs, space.place))
    }

    /// Whether a member function is one of a local class in a template, which is made where that is instantiated.
    fn is_local_in_template(&self, node: Node<'a>) -> bool {
        let around = |f: &Frame<'a>| !matches!(f, Frame::Function(own) if own.node == node);
        self.in_template() && self.frames.iter().any(around)
    }

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

/// Whether a member function is one of constant objects.
pub(super) fn is_of_constant(signature: &Signature<'_>) -> bool {
    let says = |n: Node<'_>| n.kind() == Kind::TypeQualifier && signature.syntax.text_of(n) == "const";
    signature.function.children().any(says)
}

/// Whether a parameter is one of a fundamental type, or a pointer or a reference to one: it means the same everywhere.
fn is_plain(parameter: &str) -> bool {
    let words = parameter.split(|c: char| !c.is_alphanumeric() && c != '_');
    let mut words = words.filter(|word| !word.is_empty() && *word != "const");
    words.all(|word| Builtin::parse(word).is_some())
}
