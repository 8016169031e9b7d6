//! Lambdas of the device that are converted to pointers to functions: the object that nvcc puts in place of one has no such
//! conversion.

use super::{Frame, Here};
use crate::facts::Space;
use crate::ty::{Ty, bare};
use culambda_syntax::{Field, Kind, LambdaHead, Node};

impl<'a> Here<'a> {
    /// Whether a lambda of the device without captures surely is converted to a pointer to a function. In templates that
    /// is for those who instantiate them.
    pub(crate) fn becomes_pointer(&self, lambda: Node<'a>, head: &LambdaHead, space: Space) -> bool {
        if space != Space::Device || !head.captures.is_empty() || self.in_definition_of_template() {
            return false;
        }
        let mut at = lambda;
        while let Some(parent) = at.parent().filter(|p| p.kind() == Kind::ParenthesizedExpression) {
            at = parent;
        }
        let Some(parent) = at.parent() else { return false };
        let operator = || parent.field(Field::Operator).map_or("", |n| self.text(n));
        match parent.kind() {
            Kind::UnaryExpression => operator() == "+",
            Kind::ConditionalExpression => {
                let arms = [Field::Consequence, Field::Alternative].map(|arm| parent.field(arm));
                arms.iter().flatten().all(|arm| arm.kind() == Kind::LambdaExpression)
            }
            Kind::AssignmentExpression => {
                let left = parent
                    .field(Field::Left)
                    .filter(|left| *left != at && operator() == "=");
                left.is_some_and(|left| is_function_pointer(self.type_of_expression(left, &self.type_scope())))
            }
            Kind::ReturnStatement => match self.frames.last() {
                Some(Frame::Function(f)) => {
                    let declarator = f.node.field(Field::Declarator);
                    match bare(self.declared_type(f.node, declarator, &self.type_scope())) {
                        Ty::Function(all) => all.into_iter().next().is_some_and(is_function_pointer),
                        _ => false,
                    }
                }
                _ => false,
            },
            _ => is_function_pointer(self.wanted_type(parent)),
        }
    }

    /// The type that the value of a variable, or the operand of a cast, is converted to.
    fn wanted_type(&self, parent: Node<'a>) -> Ty {
        let scope = self.type_scope();
        let of_variable = |init: Node<'a>| match init.parent().zip(init.field(Field::Declarator)) {
            Some((declaration, declarator)) => self.declared_type(declaration, Some(declarator), &scope),
            None => Ty::Unknown,
        };
        let outer = parent.parent();
        match (parent.kind(), outer.map(Node::kind)) {
            (Kind::InitDeclarator, _) => of_variable(parent),
            (Kind::InitializerList | Kind::ArgumentList, Some(Kind::InitDeclarator)) => {
                let alone = parent.children().count() == 1;
                outer.filter(|_| alone).map_or(Ty::Unknown, of_variable)
            }
            (Kind::CastExpression, _) => self.type_of_expression(parent, &scope),
            (Kind::ArgumentList, Some(Kind::CallExpression)) => {
                let cast = |call: &Node<'a>| self.text(*call).starts_with("static_cast<");
                outer
                    .filter(cast)
                    .map_or(Ty::Unknown, |call| self.type_of_expression(call, &scope))
            }
            _ => Ty::Unknown,
        }
    }
}

fn is_function_pointer(ty: Ty) -> bool {
    matches!(bare(ty), Ty::Pointer(to) if matches!(bare((*to).clone()), Ty::Function(_)))
}
