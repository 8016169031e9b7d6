//! What returning a number does with the variable that it is in: its value is read, or its address is taken for a reference.

use super::usage::{Uses, is_scalar};
use crate::declarator::inner;
use crate::here::{Frame, Here};
use crate::ty::{Ty, bare};
use culambda_syntax::{Field, Kind, Node};

/// What a function or lambda returns, by what is written.
enum Returns<'a> {
    /// What its body says, by value.
    Deduced,
    /// `auto &`
    DeducedReference,
    /// `decltype(auto)`
    LikeOperand,
    /// `decltype((v))`
    Decltype(Node<'a>),
    /// What a type says.
    Type(Ty),
}

impl<'a> Here<'a> {
    /// What the function or lambda around does with a number that it returns; none if that is not certain.
    pub(super) fn use_in_return(&self, operand: Node<'a>, ty: &Ty) -> Option<Uses> {
        let named = matches!(
            operand.kind(),
            Kind::Identifier | Kind::QualifiedIdentifier | Kind::FieldExpression | Kind::TemplateFunction
        );
        match self.returns()? {
            Returns::Deduced => Some(Uses::READ),
            Returns::DeducedReference => Some(Uses::ADDRESS),
            Returns::LikeOperand => Some(if named { Uses::READ } else { Uses::ADDRESS }),
            Returns::Decltype(of) => self.use_by_decltype(of),
            Returns::Type(Ty::Reference(of)) => self.use_for_reference(&bare(*of), ty),
            Returns::Type(other) => is_scalar(&bare(other)).then_some(Uses::READ),
        }
    }

    /// A reference to an object of the type refers to the variable; to one of another type, to a copy.
    pub(super) fn use_for_reference(&self, of: &Ty, ty: &Ty) -> Option<Uses> {
        match (of, ty) {
            (Ty::Builtin(a), Ty::Builtin(b)) if a != b => Some(Uses::READ),
            (Ty::Builtin(_), Ty::Class(class)) if class.is_enum => Some(Uses::READ),
            _ => (is_scalar(of) && crate::ty::same(of, ty)).then_some(Uses::ADDRESS),
        }
    }

    /// `decltype(v)` is the type of a variable; `decltype((v))` refers to it.
    fn use_by_decltype(&self, of: Node<'a>) -> Option<Uses> {
        let operand = of.children().next()?;
        match operand.kind() {
            Kind::Identifier => {
                let ty = bare(self.type_of_expression(operand, &self.type_scope()));
                is_scalar(&ty).then_some(Uses::READ)
            }
            Kind::ParenthesizedExpression => {
                let named = operand.children().next().map(Node::kind) == Some(Kind::Identifier);
                named.then_some(Uses::ADDRESS)
            }
            _ => None,
        }
    }

    /// What the function or lambda around returns, by its declaration.
    fn returns(&self) -> Option<Returns<'a>> {
        match self.frames.last()? {
            Frame::Lambda(l) => {
                let node = self.lambda_at(l.at?)?;
                let declarator = node.field(Field::Declarator);
                match declarator.and_then(|d| d.child(Kind::TrailingReturnType)) {
                    Some(trailing) => self.returns_by_descriptor(trailing.child(Kind::TypeDescriptor)?),
                    None => Some(Returns::Deduced),
                }
            }
            Frame::Function(f) => self.function_returns(f.node),
            _ => None,
        }
    }

    fn function_returns(&self, function: Node<'a>) -> Option<Returns<'a>> {
        let mut declarator = function.field(Field::Declarator)?;
        if declarator.kind() == Kind::OperatorCast {
            let plain = declarator.field(Field::Declarator)?.kind() == Kind::AbstractFunctionDeclarator;
            let ty = declarator.field(Field::Type).filter(|_| plain)?;
            return Some(Returns::Type(self.resolve(ty, &self.type_scope())));
        }
        let (mut reference, mut pointer) = (false, false);
        while declarator.kind() != Kind::FunctionDeclarator {
            match declarator.kind() {
                Kind::ReferenceDeclarator => reference = true,
                Kind::PointerDeclarator => pointer = true,
                _ => return None,
            }
            declarator = inner(declarator)?;
        }
        if let Some(trailing) = declarator.child(Kind::TrailingReturnType) {
            return self.returns_by_descriptor(trailing.child(Kind::TypeDescriptor)?);
        }
        let ty = function.field(Field::Type)?;
        Some(self.returns_by_specifier(ty, reference, pointer))
    }

    fn returns_by_descriptor(&self, descriptor: Node<'a>) -> Option<Returns<'a>> {
        let ty = descriptor.field(Field::Type)?;
        let (mut reference, mut pointer) = (false, false);
        let mut declarator = descriptor.field(Field::Declarator);
        while let Some(at) = declarator {
            match at.kind() {
                Kind::AbstractReferenceDeclarator => reference = true,
                Kind::AbstractPointerDeclarator => pointer = true,
                _ => return None,
            }
            declarator = at
                .field(Field::Declarator)
                .or_else(|| at.children().find(|c| c.kind().is_declarator()));
        }
        Some(self.returns_by_specifier(ty, reference, pointer))
    }

    fn returns_by_specifier(&self, ty: Node<'a>, reference: bool, pointer: bool) -> Returns<'a> {
        let like_operand = || {
            let text: String = self.text(ty).split_whitespace().collect();
            text == "decltype(auto)"
        };
        if like_operand() {
            return Returns::LikeOperand;
        }
        match ty.kind() {
            Kind::PlaceholderTypeSpecifier if reference => Returns::DeducedReference,
            Kind::PlaceholderTypeSpecifier => Returns::Deduced,
            Kind::Decltype if !reference && !pointer => Returns::Decltype(ty),
            _ => {
                let of = self.resolve(ty, &self.type_scope());
                let of = if pointer { Ty::Pointer(Box::new(of)) } else { of };
                Returns::Type(if reference { Ty::Reference(Box::new(of)) } else { of })
            }
        }
    }
}
