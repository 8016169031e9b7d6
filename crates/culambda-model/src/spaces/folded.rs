//! Code that the front end of the device may fold away with the call of what it is in.
//!
//! From C++17 on a lambda is `constexpr` as far as it can be. A call of it whose arguments are constants is a constant if
//! nothing on the way that it takes is not, and of its body no code is made: what it does not come to is not told of.

use crate::here::Here;
use crate::instantiate::candidate::Candidate;
use culambda_source::{Standard, ViewOffset};
use culambda_syntax::{Field, Kind, Node};

/// So many nodes are looked at for the calls of one lambda.
const MAX_NODES: usize = 1 << 12;

impl<'a> Here<'a> {
    /// Whether code in a lambda, which is evaluated if a condition says so, may be folded away with all calls of it.
    pub(super) fn may_be_folded(&self, lambda: Node<'a>, node: Node<'a>) -> bool {
        self.target.standard >= Standard::Cpp17
            && self.is_conditional(lambda, node)
            && self.is_called_with_constants(lambda)
            && !self.is_surely_no_constant(lambda)
    }

    /// Whether a call of a lambda is no constant whatever its arguments are: what is evaluated first calls functions that are
    /// not `constexpr`.
    fn is_surely_no_constant(&self, lambda: Node<'a>) -> bool {
        let statements = lambda.field(Field::Body).into_iter().flat_map(Node::children);
        for statement in statements {
            let first = match statement.kind() {
                Kind::ExpressionStatement | Kind::Declaration | Kind::ReturnStatement => Some(statement),
                Kind::Comment => None,
                _ => statement.field(Field::Condition),
            };
            if first.is_some_and(|first| self.calls_at_run_time(first)) {
                return true;
            }
            if !matches!(
                statement.kind(),
                Kind::ExpressionStatement | Kind::Declaration | Kind::Comment
            ) {
                return false;
            }
        }
        false
    }

    /// Whether a function that is surely not `constexpr` is called wherever an expression is evaluated.
    fn calls_at_run_time(&self, expression: Node<'a>) -> bool {
        let mut pending = vec![expression];
        while let Some(node) = pending.pop() {
            if !self.index.budget.step() {
                return false;
            }
            match node.kind() {
                Kind::SizeofExpression | Kind::Decltype | Kind::TemplateArgumentList | Kind::LambdaExpression => {}
                Kind::CallExpression if self.is_unevaluated_operator(node) => {}
                Kind::CallExpression if self.is_call_at_run_time(node) => return true,
                Kind::ConditionalExpression => pending.extend(node.field(Field::Condition)),
                Kind::BinaryExpression if is_lazy(node) => pending.extend(node.field(Field::Left)),
                _ => pending.extend(node.children()),
            }
        }
        false
    }

    /// Whether all functions that a call may mean are read, and none is `constexpr`.
    pub(crate) fn is_call_at_run_time(&self, call: Node<'a>) -> bool {
        let Some((function, arguments)) = call.field(Field::Function).zip(call.field(Field::Arguments)) else {
            return false;
        };
        let Some(named) = self.functions_named(function, arguments) else {
            return false;
        };
        let plain = |c: &Candidate| self.declared_space(c.spot).is_some_and(|s| !s.constexpr && !s.special);
        !named.all.is_empty() && named.all.iter().all(plain)
    }

    /// Whether something in a lambda decides that code is evaluated, or may leave the body before it, and is no constant that
    /// nobody knows where the lambda is called.
    fn is_conditional(&self, lambda: Node<'a>, node: Node<'a>) -> bool {
        let mut inside = node;
        for around in node.ancestors().take_while(|a| *a != lambda) {
            let hangs = match around.kind() {
                Kind::ConditionalExpression => {
                    let condition = around.field(Field::Condition);
                    condition != Some(inside) && !self.is_captured(condition, lambda) && !self.is_known(condition)
                }
                Kind::BinaryExpression => {
                    let left = around.field(Field::Left);
                    is_lazy(around) && left != Some(inside) && !self.is_captured(left, lambda) && !self.is_known(left)
                }
                Kind::CompoundStatement => around
                    .children()
                    .take_while(|statement| *statement != inside)
                    .any(|statement| self.branches(statement, lambda)),
                Kind::CaseStatement => true,
                Kind::ReturnStatement => false,
                _ => around.field(Field::Condition) != Some(inside) && self.branches(around, lambda),
            };
            if hangs {
                return true;
            }
            inside = around;
        }
        false
    }

    /// Whether a condition is known: what it takes is reached, or that is decided elsewhere.
    fn is_known(&self, condition: Option<Node<'a>>) -> bool {
        condition.is_some_and(|c| crate::types::evaluate(self, c, &self.type_scope()).is_some())
    }

    /// Whether a statement has parts that are evaluated if something says so that is known where the lambda is called.
    fn branches(&self, statement: Node<'a>, lambda: Node<'a>) -> bool {
        let branch = matches!(
            statement.kind(),
            Kind::IfStatement
                | Kind::SwitchStatement
                | Kind::WhileStatement
                | Kind::DoStatement
                | Kind::ForStatement
                | Kind::ForRangeLoop
                | Kind::TryStatement
                | Kind::GotoStatement
                | Kind::ReturnStatement
        );
        branch && !self.is_captured(statement.field(Field::Condition), lambda)
    }

    /// Whether an expression reads, first of all, a variable of the code around the lambda that is no constant.
    fn is_captured(&self, expression: Option<Node<'a>>, lambda: Node<'a>) -> bool {
        let mut first = expression;
        while let Some(node) = first {
            if node.kind() == Kind::Identifier {
                let name = self.text(node);
                let declared = self.scopes.lookup(name).and_then(|symbol| symbol.declaration);
                let outside = declared.is_some_and(|d| !lambda.span().contains(d.start()));
                return outside && self.is_variable_at_run_time(name);
            }
            first = node.children().next();
        }
        false
    }

    /// Whether all calls of a lambda that are seen have constants for arguments. Where it is handed on that is not asked.
    fn is_called_with_constants(&self, lambda: Node<'a>) -> bool {
        let Some(parent) = lambda.parent() else { return false };
        match parent.kind() {
            Kind::ParenthesizedExpression => self.is_called_with_constants(parent),
            Kind::CallExpression => parent.field(Field::Function) == Some(lambda) && self.has_constants(parent),
            Kind::InitDeclarator => self.is_held_and_called_with_constants(parent),
            _ => false,
        }
    }

    fn is_held_and_called_with_constants(&self, declarator: Node<'a>) -> bool {
        let name = crate::declarator::name_node(declarator).filter(|n| n.kind() == Kind::Identifier);
        let around = declarator.ancestors();
        let body = around.filter(|n| n.kind() == Kind::CompoundStatement).last();
        let (Some(name), Some(body)) = (name, body) else {
            return false;
        };
        let (name, from) = (self.text(name), declarator.end());
        let mut pending = vec![body];
        let mut steps = 0;
        while let Some(node) = pending.pop() {
            steps += 1;
            if steps > MAX_NODES || !self.index.budget.step() {
                return true;
            }
            if node.kind() == Kind::Identifier && self.text(node) == name && node.start() >= from {
                let call = node.parent().filter(|p| p.field(Field::Function) == Some(node));
                if !call.is_some_and(|call| self.has_constants(call)) {
                    return false;
                }
            }
            pending.extend(node.children().filter(|c| ends_after(*c, from)));
        }
        true
    }

    /// Whether no argument of a call has a variable in it that is not a constant.
    fn has_constants(&self, call: Node<'a>) -> bool {
        let arguments = call.field(Field::Arguments).into_iter().flat_map(Node::children);
        let mut all = arguments;
        all.all(|a| !self.is_decided_at_run_time(a))
    }
}

fn ends_after(node: Node<'_>, at: ViewOffset) -> bool {
    node.end() > at
}

/// Whether the right side of an operator is evaluated if the left one says so.
fn is_lazy(node: Node<'_>) -> bool {
    let operator = node.field(Field::Operator).map(Node::kind);
    matches!(operator, Some(Kind::AmpAmp | Kind::PipePipe))
}
