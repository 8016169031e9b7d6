//! Arguments that are no constants: with more than one of them the compiler of the device does not say while it reads that a
//! function of the host is called.

use crate::declarator::{is_constant, is_reference};
use crate::facts::Place;
use crate::here::Here;
use crate::instantiate::signature::Signature;
use crate::ty::{Ty, bare};
use culambda_syntax::{Field, Kind, Node};

/// How a parameter takes an argument.
#[derive(Clone, Copy)]
pub(crate) struct Taking {
    by_reference: bool,
    /// Whether what it is, or points to, is said to be constant.
    constant: bool,
}

impl<'a> Here<'a> {
    /// How the parameters of a function that is declared at a place take their arguments.
    pub(crate) fn parameters_taking(&self, declared: Option<Place>) -> Vec<Taking> {
        let find = || {
            let place = declared?;
            let item = self.unit.files.get(place.file)?.item_index(place.span.start)?;
            let syntax = self.index.syntax_of(place.file, item);
            let name = syntax.view.tokens.iter().find(|t| t.source == place.span)?;
            let signature = Signature::at(&syntax, name.at)?;
            let taking = |parameter: &Node<'_>| Taking {
                by_reference: parameter.field(Field::Declarator).is_some_and(is_reference),
                constant: is_constant(&syntax, *parameter),
            };
            Some(signature.parameters().iter().map(taking).collect())
        };
        find().unwrap_or_default()
    }

    /// Whether an argument is no constant for what it is passed to.
    pub(crate) fn is_open_argument(&self, argument: Node<'a>, to: Option<Taking>) -> bool {
        let by_reference = to.is_some_and(|to| to.by_reference);
        let is_text = argument.kind() == Kind::StringLiteral;
        if argument.kind().is_literal() || crate::types::evaluate(self, argument, &self.type_scope()).is_some() {
            // A reference is bound to a copy.
            return by_reference && !is_text;
        }
        let plain = to.is_some_and(|to| !to.by_reference && !to.constant);
        !plain || !self.is_constant_address(argument) && !self.is_enumerator(argument)
    }

    /// Whether an argument is `nullptr`, or the address of a local variable or of a part of it, also of its first element.
    fn is_constant_address(&self, argument: Node<'a>) -> bool {
        let local = |name: Node<'a>| {
            let symbol = self.scopes.lookup(self.text(name))?;
            let variable = symbol.declaration.is_some_and(|d| d.kind() == Kind::Declaration);
            let ty = self.type_of_symbol(self.text(name), symbol, &self.type_scope());
            variable.then_some(ty)
        };
        match argument.kind() {
            Kind::Null => true,
            Kind::Identifier => matches!(local(argument), Some(Ty::Array(..))),
            Kind::PointerExpression if self.text(argument).starts_with('&') => {
                let mut at = argument.field(Field::Argument);
                while let Some(part) = at.filter(|n| n.kind() == Kind::FieldExpression) {
                    let by_dot = part.field(Field::Operator).is_some_and(|o| o.kind() != Kind::MinusGt);
                    at = part.field(Field::Argument).filter(|_| by_dot);
                }
                let ty = at.filter(|n| n.kind() == Kind::Identifier).and_then(local);
                matches!(ty, Some(Ty::Builtin(_) | Ty::Class(_)))
            }
            _ => false,
        }
    }

    /// Whether an argument is an enumerator of an enumeration at namespace scope.
    fn is_enumerator(&self, argument: Node<'a>) -> bool {
        let name = matches!(argument.kind(), Kind::Identifier | Kind::QualifiedIdentifier);
        let local = || self.scopes.lookup(self.text(argument)).is_some();
        let enumeration = || {
            let ty = bare(self.type_of_object(argument));
            matches!(ty, Ty::Class(class) if class.is_enum)
        };
        name && !local() && enumeration() && self.static_variable(argument).is_none()
    }
}
