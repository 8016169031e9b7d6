//! What functions return that an instance calls: templates with the arguments that are deduced, and functions whose body
//! says it.

use super::body::{Elsewhere, MAX_FUNCTIONS, Results};
use super::candidate::{Argument, ArgumentKind, Callee, Candidate, Passed};
use super::signature::Signature;
use crate::class::{ClassInfo, Member, MemberKind, deduces_return};
use crate::here::Here;
use crate::ty::{Bound, ClassTy, Scope, Ty, bare};
use culambda_source::ident;
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

impl<'a> Here<'a> {
    /// What the function template returns that a call can only mean.
    pub(crate) fn returned_by_template(&self, call: Node<'a>) -> Option<Ty> {
        let function = call.field(Field::Function).filter(|_| self.asks_of_bodies())?;
        let arguments = call.field(Field::Arguments)?;
        let mut callee = self.callee_of(function)?;
        // What others return is known without the arguments.
        let is_open = |c: &Candidate| self.overload(c.spot).is_some_and(|o| o.templates > 0) || self.is_deduced(c);
        if !callee.candidates.iter().any(is_open) {
            return None;
        }
        let passed = self.passed_objects(&arguments.children().collect::<Vec<_>>());
        self.with_associated(function, Some(&passed), &mut callee);
        if callee.candidates.iter().any(|c| c.special) {
            return None;
        }
        let Some(one) = self.only_one(&callee, Some(&passed)) else {
            return self.returned_by_all(&callee, &passed);
        };
        self.returned_by_one(&one, &callee, &passed)
    }

    /// What all functions return that a call may mean.
    fn returned_by_all(&self, callee: &Callee<'a>, passed: &[Passed]) -> Option<Ty> {
        let explicit = callee.explicit.map(|list| self.number_of_types(list));
        let takes = |c: &&Candidate| {
            self.overload(c.spot).is_none_or(|o| {
                let (fewest, most) = o.arity;
                fewest <= passed.len() && passed.len() <= most && explicit.is_none_or(|n| o.has_arguments(n))
            }) && self.may_take(c, passed, explicit.is_some())
        };
        let all: Vec<&Candidate> = callee.candidates.iter().filter(takes).collect();
        let mut results = Results::default();
        for one in Some(all).filter(|all| all.len() <= MAX_FUNCTIONS)? {
            results.add(self.returned_by_one(one, callee, passed)?)?;
        }
        results.of_all()
    }

    /// What one of the functions returns that a call may mean.
    fn returned_by_one(&self, one: &Candidate, callee: &Callee<'a>, passed: &[Passed]) -> Option<Ty> {
        if self.is_specialised(one) {
            return None;
        }
        let syntax = self.index.syntax_of(one.spot.file, one.spot.item);
        let signature = Signature::at(&syntax, one.spot.name_at)?;
        let own = self.deduced(&signature, one, callee.explicit, Some(passed));
        let of_class = self.class_arguments(one, &signature);
        let bound: Bound = of_class.iter().chain(&own).filter_map(as_bound).collect();
        self.returned_with(one, &signature, bound, None)
    }

    /// Whether bodies of other functions are asked: what is found out about captures does not hang on these. In the definition
    /// of a template nobody knows which functions the arguments bring in.
    fn asks_of_bodies(&self) -> bool {
        self.is_everywhere() || self.follows_uses() && !self.in_template()
    }

    /// Whether only the body of a function says what it returns.
    fn is_deduced(&self, one: &Candidate) -> bool {
        let syntax = self.syntax_of_signature(one.spot);
        let signature = Signature::at(&syntax, one.spot.name_at);
        signature.is_some_and(|s| deduces_return(s.syntax, s.declaration, s.function))
    }

    /// What a function at namespace scope returns for arguments.
    pub(crate) fn returned_for(&self, one: &Candidate, passed: &[Passed]) -> Option<Ty> {
        let syntax = self.index.syntax_of(one.spot.file, one.spot.item);
        let signature = Signature::at(&syntax, one.spot.name_at)?;
        let own = self.deduced(&signature, one, None, Some(passed));
        let bound: Bound = own.iter().filter_map(as_bound).collect();
        self.returned_with(one, &signature, bound, None)
    }

    /// What a member function returns whose body says it.
    pub(crate) fn returned_by_body(&self, class: &ClassTy, info: &Rc<ClassInfo>, member: &Member) -> Option<Ty> {
        if !member.deduced || !self.asks_of_bodies() {
            return None;
        }
        let candidates = self.member_candidates(class, info, std::slice::from_ref(member))?;
        let one = candidates.first()?;
        let syntax = self.index.syntax_of(one.spot.file, one.spot.item);
        let signature = Signature::at(&syntax, one.spot.name_at).filter(|s| s.head.is_none())?;
        self.returned_with(one, &signature, self.bound_of(class), None)
    }

    /// What a member template returns whose template parameters are not in that.
    pub(crate) fn returned_whatever_taken(&self, class: &ClassTy, info: &Rc<ClassInfo>, member: &Member) -> Option<Ty> {
        let template = matches!(member.kind, MemberKind::Function { template: true, .. });
        if !template || member.deduced || !self.asks_of_bodies() {
            return None;
        }
        let candidates = self.member_candidates(class, info, std::slice::from_ref(member))?;
        let one = candidates.first()?;
        let syntax = self.index.syntax_of(one.spot.file, one.spot.item);
        let signature = Signature::at(&syntax, one.spot.name_at)?;
        let own = signature.template_names();
        let says = signature
            .declaration
            .field(Field::Type)
            .map_or("", |ty| syntax.text_of(ty));
        let hangs = ident::words_of(says).any(|word| own.iter().any(|name| name == word));
        let trailing = signature.function.child(Kind::TrailingReturnType).is_some();
        (!hangs && !trailing).then(|| self.returned_with(one, &signature, self.bound_of(class), None))?
    }

    pub(super) fn returned_with(
        &self,
        one: &Candidate,
        signature: &Signature<'_>,
        bound: Bound,
        outer: Option<&Elsewhere<'_, '_>>,
    ) -> Option<Ty> {
        let scope = Scope {
            bound,
            ..one.scope(signature, &[])
        };
        let _step = self.index.budget.enter()?;
        if !deduces_return(signature.syntax, signature.declaration, signature.function) {
            return match self.declared_type(signature.declaration, Some(signature.declarator), &scope) {
                Ty::Function(mut all) if !all.is_empty() => is_known(all.remove(0)),
                Ty::Pointer(t) | Ty::Reference(t) => match *t {
                    Ty::Function(mut all) if !all.is_empty() => is_known(all.remove(0)),
                    _ => None,
                },
                _ => None,
            };
        }
        is_known(self.deduced_from_body(Elsewhere::new(one, signature, scope, outer))?)
    }
}

/// A template argument as what its parameter is bound to.
fn as_bound(argument: &Argument) -> Option<(String, Ty)> {
    let ty = match &argument.kind {
        ArgumentKind::Types { all, pack: false } => all.first()?.clone(),
        ArgumentKind::Value(value) => Ty::Value(value.to_string()),
        _ => Ty::Unknown,
    };
    Some((argument.name.clone(), ty))
}

fn is_known(ty: Ty) -> Option<Ty> {
    (!matches!(bare(ty.clone()), Ty::Unknown | Ty::Dependent | Ty::Parameter(_))).then_some(ty)
}
