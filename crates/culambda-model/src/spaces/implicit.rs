//! What special members of a class call that nobody writes: those of its bases and of its members.
//!
//! Such a function is on the sides of all that use it, so only where code of both sides does, it is known where it runs. Of the
//! lines the compiler of the device says nothing: it reports that behind the last code it has made.

use super::callee::Named;
use super::copies::copies;
use super::{Called, Side};
use crate::class::{ClassInfo, Member};
use crate::declarator::{bare_name, last_name};
use crate::here::{Frame, Here};
use crate::ty::{ClassTy, Ty};
use culambda_syntax::{Field, Kind, Node};

/// So many classes that are in each other are looked at.
const MAX_CLASSES: usize = 32;

/// A special member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Special {
    /// The default constructor.
    Default,
    /// The copy constructor.
    Copy,
    /// The destructor.
    Destroy,
}

impl Special {
    /// How messages name that of a class; for a base the compiler makes a function of its own.
    fn of(self, class: &str, base: bool) -> String {
        let tilde = if self == Special::Destroy { "~" } else { "" };
        let part = if base { " [subobject]" } else { "" };
        format!("{class}::{tilde}{class}{part}")
    }
}

/// A function that a special member calls which nobody writes, with the name of that.
pub(crate) struct Implicit {
    pub(crate) called: Called,
    pub(crate) caller: String,
}

impl<'a> Here<'a> {
    /// The functions of the host that a special member of a class calls, if nobody writes it, and those of its parts.
    pub(crate) fn called_implicitly(&self, class: &ClassTy, special: Special) -> Vec<Implicit> {
        let mut out = Vec::new();
        let mut pending = vec![class.clone()];
        for _ in 0..MAX_CLASSES {
            let Some(class) = pending.pop().filter(|_| self.index.budget.step()) else {
                break;
            };
            let Some(name) = self.is_not_written(&class, special) else {
                continue;
            };
            for (part, base) in self.parts_of_class(&class, special) {
                match self.written(&part, special) {
                    Some(called) if called.side == Side::Host && !called.constexpr => {
                        // One that is virtual has a function for bases already.
                        let own = base && !called.is_virtual;
                        let of = part.info.as_ref().filter(|_| own).map_or(&name, |info| &info.name);
                        let caller = special.of(of, own);
                        out.push(Implicit { called, caller });
                    }
                    Some(_) => {}
                    None => pending.push(part),
                }
            }
        }
        out
    }

    /// What `object.~T()` calls.
    pub(super) fn destructor_called(&self, function: Node<'a>) -> Option<Called> {
        let object = function.field(Field::Argument)?;
        let class = self.class_accessed(object, function)?;
        let key = format!("~{}", class.info.as_ref()?.name);
        let all = self.member_functions(&class, &key)?;
        self.judged_by(&Named { all, by_name: false }, &|_| Some(0), key)
    }

    /// The class of a constructor or a destructor that is defined, and which of them it is.
    pub(crate) fn special_defined(&self, node: Node<'_>) -> Option<(ClassTy, Special)> {
        let Some(Frame::Function(f)) = self.frames.last() else {
            return None;
        };
        f.owner.member.as_ref()?;
        let class = self.walked_class(self.this_class()?);
        let info = class.info.as_ref().filter(|i| i.complete && !i.name.is_empty())?;
        let name = last_name(self.function_name_node(node)?);
        let special = match name.kind() {
            Kind::DestructorName => Special::Destroy,
            _ if bare_name(self.syntax, name) == info.name => Special::Default,
            _ => return None,
        };
        Some((class, special))
    }

    /// What such a function calls of members that it does not name.
    pub(crate) fn called_for_members(&self, class: &ClassTy, special: Special, node: Node<'_>) -> Vec<Called> {
        let Some(info) = class.info.as_ref().filter(|info| !self.is_union(info)) else {
            return Vec::new();
        };
        let list = node.child(Kind::FieldInitializerList);
        let initialisers = list
            .into_iter()
            .flat_map(Node::children)
            .filter_map(|i| i.children().next());
        let named: Vec<&str> = initialisers.map(|n| self.text(n)).collect();
        // One that hands on to another constructor makes nothing itself.
        if named.iter().any(|name| *name == info.name) {
            return Vec::new();
        }
        let left = self.members_of_class(class, special, |name| !named.contains(&name));
        let called = left.iter().filter_map(|part| self.written(part, special));
        called
            .filter(|called| called.side == Side::Host && !called.constexpr)
            .collect()
    }

    /// Whether a class is a union, or has members in one, which nobody makes.
    fn is_union(&self, class: &ClassInfo) -> bool {
        self.syntax_of_class(class).is_none_or(|syntax| {
            let mut all = syntax.root().descendants();
            all.any(|n| n.kind() == Kind::UnionSpecifier)
        })
    }

    /// The name of a class, if nobody writes the special member.
    fn is_not_written(&self, class: &ClassTy, special: Special) -> Option<String> {
        let info = class.info.as_ref().filter(|i| i.complete && !class.is_enum)?;
        if info.params.is_some() && (info.arguments.is_some() || self.has_specialisations(class)) {
            return None;
        }
        let not_written = match special {
            Special::Default => self.has_implicit_default(info),
            Special::Destroy => !info.members.contains_key(&format!("~{}", info.name)),
            Special::Copy => {
                let all = info.members.get(&info.name).map_or(&[][..], Vec::as_slice);
                let all = self.member_candidates(class, info, all)?;
                let mut none = true;
                for candidate in all {
                    let space = self.declared_space(candidate.spot)?;
                    // A template may fit better than a copy.
                    let taken = copies(info, &space) && !space.special || space.shape.0 > 0 && space.arity.0 <= 1;
                    none &= !taken;
                }
                none
            }
        };
        not_written.then(|| info.name.clone())
    }

    /// The special member of a class, if it is written.
    pub(crate) fn written(&self, class: &ClassTy, special: Special) -> Option<Called> {
        match special {
            Special::Destroy => self.own_destructor(class),
            Special::Default => self.constructor(class, None),
            Special::Copy => {
                let info = class.info.as_ref().filter(|i| i.complete && i.params.is_none())?;
                let mut own = Vec::new();
                for candidate in self.member_functions(class, &info.name)? {
                    let space = self.declared_space(candidate.spot)?;
                    if space.shape.0 > 0 && space.arity.0 <= 1 || space.special && copies(info, &space) {
                        return None;
                    }
                    if copies(info, &space) {
                        own.push(candidate);
                    }
                }
                self.judged_unwritten(own, 1, &info.name)
            }
        }
    }

    /// The classes of the bases of a class, and those of its members, with whether it is a base. The elements of an array are
    /// made in a loop, in which the compiler does not look at calls. A member with an initialiser is made by that.
    fn parts_of_class(&self, class: &ClassTy, special: Special) -> Vec<(ClassTy, bool)> {
        let Some(info) = class.info.as_ref() else {
            return Vec::new();
        };
        let types = self.base_types(class);
        let bases = (0..info.bases.len()).map(|number| (*self.base_type(class, &types, number)).clone());
        let bases = bases.filter_map(|ty| Some((class_of_part(ty)?, true)));
        let members = self.members_of_class(class, special, |_| true);
        bases.chain(members.into_iter().map(|part| (part, false))).collect()
    }

    /// The classes of those members of a class that are wanted.
    fn members_of_class(&self, class: &ClassTy, special: Special, wanted: impl Fn(&str) -> bool) -> Vec<ClassTy> {
        let Some((info, syntax)) = class.info.as_ref().and_then(|i| Some((i, self.syntax_of_class(i)?))) else {
            return Vec::new();
        };
        let initialised = |member: &Member| {
            let declared = member.declared(&syntax);
            let by_default = |node: Node<'_>| node.field(Field::DefaultValue).is_some();
            declared.is_none_or(|(node, own)| crate::class::initialiser(node, own).is_some() || by_default(node))
        };
        let initialised = |member: &Member| special == Special::Default && initialised(member);
        let mut fields: Vec<_> = info
            .members
            .iter()
            .filter_map(|(name, list)| {
                let is_made = |m: &&Member| m.field().is_some() && !m.is_static && !initialised(m);
                let field = list.first().filter(|_| wanted(name)).filter(is_made)?;
                Some((field.at, name))
            })
            .collect();
        fields.sort_unstable();
        let types = fields.into_iter().map(|(_, name)| self.data_member(class, name));
        types.filter_map(class_of_part).collect()
    }
}

/// The class of an object that is a part of another one.
fn class_of_part(part: Ty) -> Option<ClassTy> {
    match part {
        Ty::Const(inner) => class_of_part(*inner),
        Ty::Class(class) if !class.is_enum && class.info.is_some() => Some(*class),
        _ => None,
    }
}
