//! The parameters of what a call means.

use super::overload::Viable;
use super::usage::{Uses, is_scalar};
use super::{Called, FunctionSpace, library};
use crate::crossing::Body;
use crate::declarator::{is_pack_parameter, path_of};
use crate::here::Here;
use crate::instantiate::candidate::Candidate;
use crate::instantiate::signature::Signature;
use crate::ty::{Ty, bare};
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

impl<'a> Here<'a> {
    /// A call with what is in for the arguments that it leaves out.
    pub(super) fn with_left_out(&self, mut called: Called, viable: &[Viable<'_>], given: Option<usize>) -> Called {
        let Some(given) = given.filter(|_| !called.bodies.is_empty()) else {
            return called;
        };
        for (candidate, _) in viable.iter().filter(|(_, s)| given < s.arity.1) {
            let syntax = self.syntax_of_signature(candidate.spot);
            let Some(signature) = Signature::at(&syntax, candidate.spot.name_at) else {
                continue;
            };
            for parameter in signature.parameters().iter().skip(given) {
                let value = parameter.field(Field::DefaultValue);
                let body = value.and_then(|v| Body::at(&syntax.view, v.start()));
                called.bodies.extend(body);
            }
        }
        called
    }

    /// Whether the functions that a call may mean all take an argument of a type by value, or all by reference.
    pub(crate) fn takes_by_value(
        &self,
        function: Node<'a>,
        arguments: Node<'a>,
        index: usize,
        of: &Ty,
    ) -> Option<bool> {
        if matches!(self.text(function), "printf" | "::printf" | "std::printf") {
            return Some(true);
        }
        if let Some(lambda) = self.lambda_held_by(function) {
            return self.parameter_of_lambda(lambda, index, of);
        }
        let count = arguments.children().count();
        if let Some(named) = self.functions_named(function, arguments) {
            let name = crate::declarator::callee_name(function);
            let written = name.and_then(|n| n.field(Field::Arguments));
            return self.all_take_by_value(named.all, (count, index), of, written);
        }
        if self.is_mathematical(function) {
            return Some(true);
        }
        self.members_take_by_value(function, "operator()", (count, index), of)
    }

    /// The same for an operator of the class of an object.
    pub(super) fn members_take_by_value(
        &self,
        object: Node<'a>,
        key: &str,
        at: (usize, usize),
        of: &Ty,
    ) -> Option<bool> {
        let Ty::Class(class) = bare(self.type_of_object(object)) else {
            return None;
        };
        self.all_take_by_value(self.member_functions(&class, key)?, at, of, None)
    }

    /// Whether all functions that take so many arguments take the one at an index by value, or all by reference.
    fn all_take_by_value(
        &self,
        all: Vec<Candidate>,
        (count, index): (usize, usize),
        of: &Ty,
        written: Option<Node<'a>>,
    ) -> Option<bool> {
        let mut by_value = None;
        for candidate in all {
            let space = self.declared_space(candidate.spot)?;
            if count < space.arity.0 || space.arity.1 < count {
                continue;
            }
            let syntax = self.syntax_of_signature(candidate.spot);
            let signature = Signature::at(&syntax, candidate.spot.name_at)?;
            let pack = signature.parameters().iter().any(|p| is_pack_parameter(*p));
            // A reference may be among the types that are written for a pack.
            if pack && written.is_some_and(|list| !self.text(list).bytes().all(|b| b != b'&' && b != b'(')) {
                return None;
            }
            let own = self.parameter_is_value(&signature, &candidate, index, of, written.is_some())?;
            if by_value.is_some_and(|known| known != own) {
                return None;
            }
            by_value = Some(own);
        }
        by_value
    }

    /// Whether the operators that an expression may call all take an operand of a type by value, or all by reference.
    pub(super) fn operator_takes_by_value(&self, node: Node<'a>, number: Node<'a>, of: &Ty) -> Option<bool> {
        let right = node.field(Field::Right) == Some(number);
        let mut by_value = None;
        for candidate in self.operators_of_two(node)?.all {
            let index = match (candidate.class.is_some(), right) {
                (true, false) if is_scalar(of) => return None,
                // The object that the operator is a member of.
                (true, false) => None,
                (true, true) => Some(0),
                (false, right) => Some(usize::from(right)),
            };
            let syntax = self.syntax_of_signature(candidate.spot);
            let signature = Signature::at(&syntax, candidate.spot.name_at)?;
            let own = match index {
                Some(index) => self.parameter_is_value(&signature, &candidate, index, of, false)?,
                None => false,
            };
            if by_value.is_some_and(|known| known != own) {
                return None;
            }
            by_value = Some(own);
        }
        by_value
    }

    /// Whether a callee is a function of the standard library that takes its arguments by reference, for which no header was
    /// read.
    pub(super) fn is_reference_of_library(&self, function: Node<'a>) -> bool {
        let path = path_of(self.syntax, function);
        let parts: Vec<&str> = path.iter().map(String::as_str).filter(|p| !p.is_empty()).collect();
        let known = matches!(
            parts.as_slice(),
            [
                "std",
                "move" | "forward" | "max" | "min" | "clamp" | "make_pair" | "pair"
            ]
        );
        known && self.scopes.lookup("std").is_none() && self.index.first(self.namespace, &path).is_none()
    }

    /// Whether a callee is a function of the mathematical library, for which no header was read.
    pub(super) fn is_mathematical(&self, function: Node<'a>) -> bool {
        let path = path_of(self.syntax, function);
        let parts: Vec<&str> = path.iter().map(String::as_str).filter(|p| !p.is_empty()).collect();
        match parts.as_slice() {
            [name] => {
                library::is_mathematical(name) && self.everywhere(name).is_empty() && self.scopes.lookup(name).is_none()
            }
            ["std", name] => library::is_mathematical(name) && self.index.first(self.namespace, &path).is_none(),
            _ => false,
        }
    }

    /// The lambda that is called where it stands, or by the variable of the body that holds it.
    fn lambda_held_by(&self, function: Node<'a>) -> Option<Node<'a>> {
        let node = match function.kind() {
            Kind::Identifier => self.scopes.lookup(self.text(function))?.value?,
            _ => function,
        };
        (node.kind() == Kind::LambdaExpression).then_some(node)
    }

    /// Whether a lambda takes an argument of a type by value.
    fn parameter_of_lambda(&self, lambda: Node<'a>, index: usize, of: &Ty) -> Option<bool> {
        let list = lambda.field(Field::Declarator)?.field(Field::Parameters)?;
        let parameter = list.children().nth(index)?;
        if parameter.kind() != Kind::ParameterDeclaration {
            return None;
        }
        let reference = parameter
            .field(Field::Declarator)
            .is_some_and(crate::declarator::is_reference);
        let plain = parameter.field(Field::Type)?;
        match plain.kind() {
            Kind::PlaceholderTypeSpecifier if reference => Some(false),
            _ if reference => {
                let ty = self.declared_type(parameter, parameter.field(Field::Declarator), &self.type_scope());
                self.reference_is_value(&ty, of, false)
            }
            Kind::PrimitiveType | Kind::SizedTypeSpecifier | Kind::PlaceholderTypeSpecifier => Some(true),
            _ => None,
        }
    }

    /// The types of the parameters of the function that a callee means, if it can mean one only.
    pub(super) fn types_of_parameters(&self, function: Node<'a>, arguments: Node<'a>) -> Option<Vec<Ty>> {
        let count = arguments.children().count();
        let mut chosen: Option<(Candidate, Rc<FunctionSpace>)> = None;
        for candidate in self.functions_named(function, arguments)?.all {
            let space = self.declared_space(candidate.spot)?;
            if space.shape.0 > 0 || candidate.special {
                return None;
            }
            if chosen.as_ref().is_some_and(|(_, s)| s.shape != space.shape) {
                return None;
            }
            chosen.get_or_insert((candidate, space));
        }
        let (candidate, space) = chosen?;
        if count < space.arity.0 || space.arity.1 < count {
            return None;
        }
        let syntax = self.index.syntax_of(candidate.spot.file, candidate.spot.item);
        let signature = Signature::at(&syntax, candidate.spot.name_at)?;
        let scope = candidate.scope(&signature, &[]);
        let all = signature.parameters();
        Some(
            all.iter()
                .map(|p| self.declared_type(*p, p.field(Field::Declarator), &scope))
                .collect(),
        )
    }

    fn parameter_is_value(
        &self,
        signature: &Signature<'_>,
        candidate: &Candidate,
        index: usize,
        of: &Ty,
        written: bool,
    ) -> Option<bool> {
        let parameters = signature.parameters();
        let last = parameters.last().filter(|p| is_pack_parameter(**p));
        if let Some(pack) = last.filter(|_| index + 1 >= parameters.len()) {
            // The parser does not see the `&&` in front of the dots.
            let text = signature.syntax.view.text_of(pack.span());
            return Some(!text.contains('&'));
        }
        let parameter = *parameters.get(index)?;
        if is_pack_parameter(parameter) {
            return None;
        }
        let declarator = parameter.field(Field::Declarator);
        let reference = declarator.is_some_and(crate::declarator::is_reference);
        let mut scope = candidate.scope(signature, &signature.template_names());
        let of_class = candidate.class.as_ref().map(crate::ty::of_class).unwrap_or_default();
        scope.bound = scope.bound.iter().chain(of_class.iter()).cloned().collect();
        match self.declared_type(parameter, declarator, &scope) {
            ty if reference || matches!(ty, Ty::Reference(_)) => self.reference_is_value(&ty, of, written),
            Ty::Unknown | Ty::Dependent => None,
            _ => Some(true),
        }
    }

    /// Whether a reference of a type refers to a copy of an argument: where a number is converted first. What a parameter of a
    /// template stands for is the type of the argument, unless it is `written`.
    fn reference_is_value(&self, parameter: &Ty, of: &Ty, written: bool) -> Option<bool> {
        if !is_scalar(of) {
            return Some(false);
        }
        let to = match parameter {
            Ty::Reference(to) => bare((**to).clone()),
            _ => Ty::Unknown,
        };
        match to {
            Ty::Parameter(_) => (!written).then_some(false),
            to => self.use_for_reference(&to, of).map(|uses| uses == Uses::READ),
        }
    }
}
