//! Functions of the device whose return type nothing but their bodies tell.

use super::{Called, Code, Side};
use crate::declarator::function_declarator;
use crate::here::Here;
use crate::instantiate::signature::Signature;
use culambda_syntax::{Field, Kind, Node};

impl<'a> Here<'a> {
    /// The function of the device alone that a call means, if its return type is deduced from its body and it is not
    /// `constexpr`.
    pub(crate) fn deduced_by_body(&self, function: Node<'a>, arguments: Node<'a>, code: &Code) -> Option<Called> {
        let name = crate::declarator::callee_name(function)?;
        let name = crate::declarator::bare_name(self.syntax, crate::declarator::last_name(name));
        // Few functions are of the device: others are not looked up again.
        let member = matches!(function.kind(), Kind::FieldExpression | Kind::QualifiedIdentifier);
        if !member && !self.index.names_device(name) {
            return None;
        }
        let called = self.called(function, arguments, code)?;
        if called.side != Side::Device || called.constexpr {
            return None;
        }
        let mut some = false;
        for candidate in self.functions_named(function, arguments)?.all {
            let space = self.declared_space(candidate.spot)?;
            let syntax = self.index.syntax_of(candidate.spot.file, candidate.spot.item);
            let signature = Signature::at(&syntax, candidate.spot.name_at)?;
            let ty = signature.declaration.field(Field::Type)?;
            let declarator = signature
                .declaration
                .field(Field::Declarator)
                .and_then(function_declarator);
            let says = declarator.is_none_or(|d| d.child(Kind::TrailingReturnType).is_some());
            if ty.kind() != Kind::PlaceholderTypeSpecifier || says || space.constexpr {
                return None;
            }
            some = true;
        }
        some.then_some(called)
    }
}
