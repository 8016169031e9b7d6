//! How objects of a class are copied: by functions that are written, or like numbers.

use super::FunctionSpace;
use crate::class::ClassInfo;
use crate::here::Here;
use crate::ty::{ClassTy, Ty, bare};
use culambda_source::ident;
use std::rc::Rc;

/// What makes a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Copying {
    /// A constructor.
    Construction,
    /// `operator=`.
    Assignment,
}

impl Here<'_> {
    /// Whether copying an object of a class calls no function that is written, for the class, its bases or its members;
    /// none if that is not known.
    pub(super) fn is_copied_like_a_number(&self, class: &ClassTy, how: Copying) -> Option<bool> {
        let _step = self.index.budget.enter()?;
        let known = |i: &&Rc<ClassInfo>| i.complete && !class.is_enum && i.arguments.is_none();
        let info = class.info.as_ref().filter(known)?;
        if info.params.is_some() && self.has_specialisations(class) {
            return None;
        }
        if info.polymorphic {
            return Some(false);
        }
        let key = match how {
            Copying::Construction => info.name.as_str(),
            Copying::Assignment => "operator=",
        };
        if let Some(list) = info.members.get(key) {
            for candidate in self.member_candidates(class, info, list)? {
                let space = self.declared_space(candidate.spot)?;
                if copies(info, &space) && !space.special {
                    return Some(false);
                }
            }
        }
        let types = self.base_types(class);
        let bases = (0..info.bases.len()).map(|n| (*self.base_type(class, &types, n)).clone());
        let fields = info.members.iter().filter(|(_, list)| {
            let field = |m: &crate::class::Member| m.field().is_some() && !m.is_static;
            list.first().is_some_and(field)
        });
        let fields = fields.map(|(name, _)| self.data_member(class, name));
        let parts: Vec<Ty> = bases.chain(fields).collect();
        let mut all = Some(true);
        for part in parts {
            match self.part_is_copied_like_a_number(part, how) {
                Some(false) => return Some(false),
                None => all = None,
                Some(true) => {}
            }
        }
        all
    }

    fn part_is_copied_like_a_number(&self, mut part: Ty, how: Copying) -> Option<bool> {
        loop {
            part = match part {
                Ty::Builtin(_) | Ty::Pointer(_) | Ty::MemberPointer(..) => return Some(true),
                Ty::Class(class) if class.is_enum => return Some(true),
                Ty::Class(class) => return self.is_copied_like_a_number(&class, how),
                Ty::Array(element, _) => *element,
                // What is constant, or refers to something, is not assigned.
                Ty::Const(inner) if how == Copying::Construction => *inner,
                Ty::Reference(_) if how == Copying::Construction => return Some(true),
                _ => return None,
            };
        }
    }
}

/// Whether a constructor or an assignment takes an object of the class.
pub(super) fn copies(info: &ClassInfo, space: &FunctionSpace) -> bool {
    let own = |p: &String| p.contains('&') && !p.contains("&&") && ident::words_of(p).any(|word| word == info.name);
    space.shape.0 == 0 && space.arity.0 <= 1 && space.shape.1.first().is_some_and(own)
}

/// Whether two types are that of one class.
pub(super) fn is_same_class(a: &Ty, b: &Ty) -> bool {
    let (Ty::Class(a), Ty::Class(b)) = (bare(a.clone()), bare(b.clone())) else {
        return false;
    };
    !a.is_enum && a.info.is_some() && b.info.is_some() && crate::ty::same(&Ty::Class(a), &Ty::Class(b))
}
