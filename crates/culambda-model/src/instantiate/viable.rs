//! Which overloads the types of arguments rule out.

use super::candidate::{Candidate, Passed};
use super::signature::Signature;
use crate::class::ClassInfo;
use crate::declarator::is_pack_parameter;
use crate::here::Here;
use crate::ty::{ClassTy, Ty, bare, decay, mentions_parameter};
use culambda_source::Builtin;
use culambda_syntax::Field;
use std::rc::Rc;

impl Here<'_> {
    /// Whether nothing evident speaks against calling a candidate with these arguments.
    pub(super) fn takes(&self, signature: &Signature<'_>, c: &Candidate, passed: &[Passed], explicit: bool) -> bool {
        let constant = |ty: &Ty| crate::types::constant_of_class(self, ty);
        let other = |pattern: &Ty, ty: &Ty| {
            let pair = constant(pattern).zip(constant(&bare(ty.clone())));
            pair.is_some_and(|(a, b)| a != b)
        };
        !self.any_pair(signature, c, passed, |pattern, ty| {
            other(&pattern, ty)
                || !explicit && self.is_of_other_template(&pattern, ty)
                || excluded(pattern, ty, explicit)
        })
    }

    /// Whether arguments of a class template are to be deduced from an object of a class that has bases, and that is no object
    /// of one.
    fn is_of_other_template(&self, pattern: &Ty, ty: &Ty) -> bool {
        let Ty::Class(template) = pattern else { return false };
        match (&template.info, bare(ty.clone())) {
            (Some(template), Ty::Class(class)) if self.follows_uses() && mentions_parameter(pattern) => {
                let has_bases = |info: &Rc<ClassInfo>| info.arguments.is_none() && !info.bases.is_empty();
                class.info.as_ref().is_some_and(has_bases) && self.is_apart(&class, template)
            }
            _ => false,
        }
    }

    /// Whether a call needs a conversion that nobody has seen. The class of an argument may be declared where another
    /// overload is, which takes it as it is.
    pub(super) fn converts_unseen(&self, c: &Candidate, passed: &[Passed]) -> bool {
        let unseen = |ty: &Ty| matches!(bare(ty.clone()), Ty::Class(t) if !t.is_known());
        if !passed.iter().any(|(ty, _)| unseen(ty)) {
            return false;
        }
        let syntax = self.syntax_of_signature(c.spot);
        let converts = |pattern: Ty, ty: &Ty| match (&pattern, bare(ty.clone())) {
            (Ty::Class(asked), Ty::Class(given)) if unseen(ty) && !mentions_parameter(&pattern) => {
                asked.info.is_some() || last_name(asked) != last_name(&given)
            }
            _ => false,
        };
        Signature::at(&syntax, c.spot.name_at).is_some_and(|s| self.any_pair(&s, c, passed, converts))
    }

    /// Whether a parameter, by its type without references and `const` around it, and the argument for it are found.
    fn any_pair(
        &self,
        signature: &Signature<'_>,
        c: &Candidate,
        passed: &[Passed],
        found: impl Fn(Ty, &Ty) -> bool,
    ) -> bool {
        let scope = c.scope(signature, &signature.template_names());
        let parameters = signature.parameters();
        let mut pairs = parameters.iter().take_while(|p| !is_pack_parameter(**p)).zip(passed);
        pairs.any(|(p, a)| found(bare(self.declared_type(*p, p.field(Field::Declarator), &scope)), &a.0))
    }
}

/// Whether no argument of a type fits a parameter. What is not known fits.
fn excluded(pattern: Ty, ty: &Ty, explicit: bool) -> bool {
    let ty = decay(bare(ty.clone()));
    let pattern = match &pattern {
        Ty::Class(class) => class.of_library().map_or(pattern, Ty::Builtin),
        _ => pattern,
    };
    let deduced = !explicit && mentions_parameter(&pattern);
    match (&pattern, &ty) {
        (_, Ty::Unknown | Ty::Dependent | Ty::List) => false,
        // A closure without captures converts to a pointer to a function.
        (Ty::Pointer(p), Ty::Closure { .. }) => points_to_object(p),
        (Ty::Pointer(p), Ty::Class(_)) if deduced => points_to_object(p),
        (Ty::Pointer(_), Ty::Builtin(_)) => deduced,
        (Ty::Builtin(_), Ty::Closure { .. }) => true,
        (Ty::Builtin(number), Ty::Pointer(_)) => *number != Builtin::Bool,
        (Ty::Builtin(_) | Ty::Pointer(_), t) => never_converts(t),
        (Ty::Class(p), Ty::Class(t)) if deduced => {
            let base = t.info.as_ref().is_none_or(|i| !i.bases.is_empty() || !i.complete);
            !base && p.levels.last().map(|l| &l.name) != t.levels.last().map(|l| &l.name)
        }
        (Ty::Class(_), Ty::Builtin(_) | Ty::Pointer(_) | Ty::Closure { .. }) => deduced,
        _ => false,
    }
}

/// Whether what a pointer points to is no function.
fn points_to_object(target: &Ty) -> bool {
    !matches!(bare(target.clone()), Ty::Function(_) | Ty::Unknown | Ty::Dependent)
}

/// The name of a class, which may be qualified where nobody has read the class.
fn last_name(class: &ClassTy) -> Option<&str> {
    let level = class.levels.last()?;
    level.name.rsplit("::").next()
}

/// A class without bases and conversions converts to nothing that is not a class.
fn never_converts(ty: &Ty) -> bool {
    let Ty::Class(c) = ty else { return false };
    let plain =
        |i: &Rc<ClassInfo>| i.complete && i.bases.is_empty() && !i.members.keys().any(|k| k.starts_with("operator "));
    !c.is_enum && c.info.as_ref().is_some_and(plain)
}
