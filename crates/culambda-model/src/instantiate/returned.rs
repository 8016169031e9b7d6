//! What functions return that an instance calls: templates with the arguments that are deduced, and functions whose body
//! says it.

use super::candidate::{Argument, ArgumentKind, Candidate, Passed};
use super::signature::Signature;
use crate::class::{ClassInfo, Member, deduces_return};
use crate::declarator::{name_node, parameters};
use crate::here::Here;
use crate::ty::{Bound, ClassTy, Scope, Ty, bare};
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

impl<'a> Here<'a> {
    /// What the function template returns that a call can only mean.
    pub(crate) fn returned_by_template(&self, call: Node<'a>) -> Option<Ty> {
        let function = call.field(Field::Function).filter(|_| self.is_everywhere())?;
        let arguments = call.field(Field::Arguments)?;
        let mut callee = self.callee_of(function)?;
        // What others return is known without the arguments.
        let is_open = |c: &Candidate| self.overload(c.spot).is_some_and(|o| o.templates > 0);
        if !callee.candidates.iter().any(is_open) {
            return None;
        }
        let passed = self.passed_objects(&arguments.children().collect::<Vec<_>>());
        self.with_associated(function, Some(&passed), &mut callee);
        if callee.candidates.iter().any(|c| c.special) {
            return None;
        }
        let one = self
            .only_one(&callee, Some(&passed))
            .filter(|one| !self.is_specialised(one))?;
        let syntax = self.index.syntax_of(one.spot.file, one.spot.item);
        let signature = Signature::at(&syntax, one.spot.name_at)?;
        let own = self.deduced(&signature, &one, callee.explicit, Some(&passed));
        let of_class = self.class_arguments(&one, &signature);
        let bound: Bound = of_class.iter().chain(&own).filter_map(as_bound).collect();
        self.returned_with(&one, &signature, bound)
    }

    /// What a function at namespace scope returns for arguments.
    pub(crate) fn returned_for(&self, one: &Candidate, passed: &[Passed]) -> Option<Ty> {
        let syntax = self.index.syntax_of(one.spot.file, one.spot.item);
        let signature = Signature::at(&syntax, one.spot.name_at)?;
        let own = self.deduced(&signature, one, None, Some(passed));
        let bound: Bound = own.iter().filter_map(as_bound).collect();
        self.returned_with(one, &signature, bound)
    }

    /// What a member function returns whose body says it.
    pub(crate) fn returned_by_body(&self, class: &ClassTy, info: &Rc<ClassInfo>, member: &Member) -> Option<Ty> {
        if !member.deduced || !self.is_everywhere() {
            return None;
        }
        let candidates = self.member_candidates(class, info, std::slice::from_ref(member))?;
        let one = candidates.first()?;
        let syntax = self.index.syntax_of(one.spot.file, one.spot.item);
        let signature = Signature::at(&syntax, one.spot.name_at).filter(|s| s.head.is_none())?;
        self.returned_with(one, &signature, self.bound_of(class))
    }

    fn returned_with(&self, one: &Candidate, signature: &Signature<'_>, bound: Bound) -> Option<Ty> {
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
        let mut statements = signature.declaration.field(Field::Body)?.children();
        let only = statements.next().filter(|s| s.kind() == Kind::ReturnStatement)?;
        let value = only.children().next().filter(|_| statements.next().is_none())?;
        is_known(self.type_in_body(value, one, signature, &scope)?)
    }

    /// The type of an expression in the body of another function.
    fn type_in_body(
        &self,
        value: Node<'_>,
        one: &Candidate,
        signature: &Signature<'_>,
        scope: &Scope<'_>,
    ) -> Option<Ty> {
        let _step = self.index.budget.enter()?;
        let this = || one.class.clone().map(|class| Ty::Class(Box::new(class)));
        match value.kind() {
            Kind::Identifier => {
                let name = scope.syntax.text_of(value);
                match parameter_named(signature, name) {
                    Some(p) => Some(bare(self.declared_type(p, p.field(Field::Declarator), scope))),
                    None => Some(bare(self.data_member(one.class.as_ref()?, name))),
                }
            }
            Kind::ParenthesizedExpression => self.type_in_body(value.children().next()?, one, signature, scope),
            Kind::PointerExpression if scope.syntax.text_of(value) == "*this" => this(),
            Kind::FieldExpression => {
                let object = value.field(Field::Argument)?;
                let of = match object.kind() {
                    Kind::This => this()?,
                    _ => self.type_in_body(object, one, signature, scope)?,
                };
                match of {
                    Ty::Class(class) => Some(bare(
                        self.data_member(&class, scope.syntax.text_of(value.field(Field::Field)?)),
                    )),
                    _ => None,
                }
            }
            Kind::CompoundLiteralExpression | Kind::CastExpression | Kind::CallExpression => {
                Some(bare(self.type_of_expression_in(value, scope)))
            }
            _ => None,
        }
    }
}

/// The parameter of a function that has a name.
fn parameter_named<'s>(signature: &Signature<'s>, name: &str) -> Option<Node<'s>> {
    let list = parameters(signature.function)?;
    let declares = |p: &Node<'_>| {
        let own = p.field(Field::Declarator).and_then(name_node);
        own.is_some_and(|own| signature.syntax.text_of(own) == name)
    };
    list.children().filter(|p| p.kind().is_parameter()).find(declares)
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
