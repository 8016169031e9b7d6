//! Extended lambdas where a constant expression needs a literal type: their closures are of none.

use super::{Frame, Here};
use crate::declarator::{has_specifier, is_reference, name_node};
use crate::facts::NotLiteral;
use crate::ty::text;
use culambda_source::Standard;
use culambda_syntax::{Field, Kind, LambdaHead, Node};

impl<'a> Here<'a> {
    /// What an extended lambda is used for that only a literal type can be. In templates the reference says nothing.
    pub(crate) fn not_literal(&self, lambda: Node<'a>) -> Option<NotLiteral> {
        if self.target.standard < Standard::Cpp17 || self.in_definition_of_template() {
            return None;
        }
        let (at, alone) = self.whole_value(lambda)?;
        // Of several in one expression the first is told.
        let heads = &self.syntax.heads;
        let first = heads.partition_point(|h| h.start < at.start());
        let annotated = |h: &&LambdaHead| !h.annotations.is_empty();
        if heads[first..].iter().find(annotated)?.start != lambda.start() {
            return None;
        }
        let parent = at.parent()?;
        match parent.kind() {
            Kind::StaticAssertDeclaration | Kind::CaseStatement => Some(NotLiteral::Expression { at: at.start() }),
            Kind::ConditionClause => {
                let constant = parent.parent()?.all_children().any(|c| c.kind() == Kind::Constexpr);
                constant.then_some(NotLiteral::Expression { at: at.start() })
            }
            Kind::InitDeclarator => {
                let declarator = parent.field(Field::Declarator)?;
                self.initialises(parent.parent()?, declarator, at, alone.then_some(lambda))
            }
            _ => None,
        }
    }

    /// The lambda is all, or a part, of the value of a variable.
    fn initialises(
        &self,
        declaration: Node<'a>,
        declarator: Node<'a>,
        value: Node<'a>,
        alone: Option<Node<'a>>,
    ) -> Option<NotLiteral> {
        let says = |word| has_specifier(self.syntax, declaration, word);
        let at = name_node(declarator)?.start();
        let constexpr = declaration.all_children().find(|c| self.text(*c) == "constexpr");
        if let Some(constexpr) = constexpr {
            let variable = alone.map(|_| NotLiteral::Variable { at: constexpr.start() });
            return Some(variable.unwrap_or(NotLiteral::Expression { at: value.start() }));
        }
        if is_reference(declarator) || says("static") || !self.in_constexpr_function() {
            return None;
        }
        let closure = text(&self.type_of_expression(alone?, &self.type_scope()));
        let closure = if says("const") {
            format!("const {closure}")
        } else {
            closure
        };
        Some(NotLiteral::InFunction { at, closure })
    }

    /// Whether the innermost function or lambda around is declared `constexpr`. C++23 allows there what is not literal.
    fn in_constexpr_function(&self) -> bool {
        let constexpr = match self.frames.last() {
            Some(Frame::Function(f)) => has_specifier(self.syntax, f.node, "constexpr"),
            Some(Frame::Lambda(l)) => {
                let head = l.at.and_then(|at| self.syntax.head_at(at));
                head.is_some_and(|h| h.has_specifier(&self.syntax.view, "constexpr"))
            }
            _ => false,
        };
        constexpr && self.target.standard < Standard::Cpp23
    }

    /// The whole expression that is evaluated with a lambda in it, and whether it is the lambda alone. Operands that need
    /// not be evaluated are none.
    fn whole_value(&self, lambda: Node<'a>) -> Option<(Node<'a>, bool)> {
        let (mut at, mut alone) = (lambda, true);
        loop {
            let parent = at.parent()?;
            match parent.kind() {
                Kind::ParenthesizedExpression => {}
                Kind::InitializerList | Kind::ArgumentList
                    if parent.parent().is_some_and(|p| p.kind() == Kind::InitDeclarator) =>
                {
                    alone &= parent.children().nth(1).is_none();
                }
                Kind::CallExpression
                | Kind::ArgumentList
                | Kind::InitializerList
                | Kind::CompoundLiteralExpression
                | Kind::CastExpression
                | Kind::UnaryExpression => alone = false,
                Kind::BinaryExpression => {
                    let operator = parent.field(Field::Operator).map_or("", |n| self.text(n));
                    if matches!(operator, "&&" | "||" | "and" | "or") {
                        return None;
                    }
                    alone = false;
                }
                _ => return Some((at, alone)),
            }
            at = parent;
        }
    }
}
