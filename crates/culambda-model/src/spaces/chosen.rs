//! What a call gives where the arguments choose one of several functions.

use super::overload::{Viable, several};
use super::ranks::Operands;
use crate::here::Here;
use crate::ty::Ty;
use culambda_syntax::{Field, Kind, Node};

/// So many functions of a name are compared.
const MAX_FUNCTIONS: usize = 32;

impl<'a> Here<'a> {
    /// What the function returns that arguments choose of several ones; what one alone returns its declaration says.
    pub(super) fn returned_by_chosen(&self, call: Node<'a>) -> Option<Ty> {
        let function = call.field(Field::Function)?;
        let plain = matches!(
            function.kind(),
            Kind::Identifier | Kind::QualifiedIdentifier | Kind::FieldExpression
        );
        if !plain || !self.follows_uses() || self.in_definition_of_template() {
            return None;
        }
        let arguments = call.field(Field::Arguments)?;
        let named = self.functions_named(function, arguments)?;
        let few = 1 < named.all.len() && named.all.len() <= MAX_FUNCTIONS;
        if !few || named.all.iter().any(|one| one.special) {
            return None;
        }
        let count = self.number_of(arguments)?;
        let mut viable = self.viable(&named, &|_| Some(count))?;
        viable.retain(|one| self.is_deducible(one));
        let nodes: Vec<Node<'a>> = arguments.children().collect();
        let passed = self.passed_objects(&nodes);
        if several(&viable) {
            let given = Operands {
                passed: &passed,
                nodes: &nodes,
                with_object: false,
            };
            viable.retain(|(one, _)| self.may_take(one, &passed, false));
            viable = self.best(viable, &given, false);
        }
        if viable.is_empty() || several(&viable) {
            return None;
        }
        let result = |(one, _): &Viable<'_>| match &one.class {
            Some(class) => {
                let info = class.info.as_ref()?;
                let mut all = info.members.values().flatten();
                let member = all.find(|member| member.at == one.spot.name_at)?;
                let by_body = self.returned_by_body(class, info, member);
                Some(by_body.unwrap_or_else(|| self.returned_by(class, info, member)))
            }
            None => self.returned_for(one, &passed),
        };
        let known = |ty: &Ty| !matches!(ty, Ty::Unknown | Ty::Dependent);
        viable.iter().find_map(result).filter(known).map(crate::ty::bare)
    }
}
