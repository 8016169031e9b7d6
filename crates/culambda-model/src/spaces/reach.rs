//! Whether code is evaluated for certain: not folded away, not discarded, not what a macro may do without.

use super::library;
use crate::declarator::{has_specifier, is_constexpr};
use crate::here::Here;
use crate::scope::SymbolKind;
use culambda_syntax::{Field, Kind, Node};

impl<'a> Here<'a> {
    /// Whether an expression is evaluated as far as it is in a body that is. The front end of the device folds
    /// `0 && f()` and `true ? 1 : f()`; that of the host does not.
    pub(crate) fn is_reached(&self, node: Node<'a>, folds: bool) -> bool {
        !self.is_unevaluated() && self.around.discarded == 0 && self.reaches(node, folds, false)
    }

    pub(crate) fn reaches(&self, node: Node<'a>, folds: bool, discarded: bool) -> bool {
        if self.syntax.lies_in_lost_lambda(node.start()) {
            return false;
        }
        let mut inside = node;
        for around in node.ancestors() {
            if around.is_error() || around.is_missing() {
                return false;
            }
            match around.kind() {
                Kind::LambdaExpression if folds && self.may_be_folded(around, node) => return false,
                Kind::LambdaExpression => return discarded || !self.in_template() || self.is_lambda_kept(around),
                Kind::FunctionDefinition => return true,
                Kind::BinaryExpression if folds && !self.is_right_taken(around, inside) => return false,
                Kind::ConditionalExpression if folds && !self.is_side_taken(around, inside) => return false,
                Kind::IfStatement if !discarded && is_constexpr(around) && !self.is_branch_taken(around, inside) => {
                    return false;
                }
                Kind::ConditionClause
                    if around.parent().is_some_and(is_constexpr)
                        && self.in_definition_of_template()
                        && !self.is_read_by_host() =>
                {
                    return false;
                }
                Kind::CallExpression if self.may_be_macro(around) => return false,
                Kind::ExpressionStatement | Kind::Declaration | Kind::ReturnStatement
                    if self.syntax.touches_error(around.span()) =>
                {
                    return false;
                }
                _ => {}
            }
            inside = around;
        }
        true
    }

    /// Whether no `if constexpr` of the functions and lambdas around discards a lambda: in a template it is not there then.
    fn is_lambda_kept(&self, lambda: Node<'a>) -> bool {
        let mut inside = lambda;
        for around in lambda.ancestors() {
            match around.kind() {
                Kind::FunctionDefinition => return true,
                Kind::IfStatement if is_constexpr(around) && !self.is_branch_taken(around, inside) => return false,
                _ => {}
            }
            inside = around;
        }
        true
    }

    /// Whether the compiler of the device folds away what an expression in the function or lambda around is an operand of.
    pub(super) fn is_folded_away(&self, node: Node<'a>) -> bool {
        let mut inside = node;
        for around in node.ancestors() {
            match around.kind() {
                Kind::LambdaExpression | Kind::FunctionDefinition => return false,
                Kind::BinaryExpression if !self.is_right_taken(around, inside) => return true,
                Kind::ConditionalExpression if !self.is_side_taken(around, inside) => return true,
                _ => {}
            }
            inside = around;
        }
        false
    }

    /// Whether the walk is in an operand that nobody evaluates, not even the compiler.
    pub(crate) fn is_unevaluated(&self) -> bool {
        self.around.unevaluated > 0 && !self.around.constant && self.around.later.is_none()
    }

    /// Whether something is looked at as far as what is said while code is read goes: folded operands count, and outside of
    /// templates what `if constexpr` discards, but for what is returned there where that says the return type.
    pub(crate) fn is_read_anyway(&self, node: Node<'a>) -> bool {
        if self.instance.is_none() && !self.in_definition_of_template() && !is_in_deduced_return(node) {
            self.is_mentioned(node)
        } else {
            self.is_reached(node, false)
        }
    }

    /// Whether a name is looked at as far as the host front end looks at variables: what `if constexpr` discards counts.
    pub(crate) fn is_mentioned(&self, name: Node<'a>) -> bool {
        !self.is_unevaluated() && self.reaches(name, false, true)
    }

    /// Whether code is in an `if constexpr` of the function or lambda around.
    pub(crate) fn is_in_constexpr_if(&self, node: Node<'a>) -> bool {
        let body = |n: &Node<'_>| matches!(n.kind(), Kind::LambdaExpression | Kind::FunctionDefinition);
        let mut around = node.ancestors().take_while(|n| !body(n));
        around.any(|n| n.kind() == Kind::IfStatement && is_constexpr(n))
    }

    /// Whether the right side of `a && b` and `a || b` is evaluated.
    fn is_right_taken(&self, node: Node<'a>, inside: Node<'a>) -> bool {
        let and = match node.field(Field::Operator).map(Node::kind) {
            Some(Kind::AmpAmp) => true,
            Some(Kind::PipePipe) => false,
            _ => return true,
        };
        node.field(Field::Right) != Some(inside) || self.is_open(node.field(Field::Left), |v| (v != 0) == and)
    }

    fn is_side_taken(&self, node: Node<'a>, inside: Node<'a>) -> bool {
        arm(node, inside).is_none_or(|first| self.is_open(node.field(Field::Condition), |v| (v != 0) == first))
    }

    fn is_branch_taken(&self, node: Node<'a>, inside: Node<'a>) -> bool {
        arm(node, inside).is_none_or(|first| {
            let value = condition(node).and_then(|v| crate::types::evaluate(self, v, &self.type_scope()));
            value.is_some_and(|v| (v != 0) == first)
        })
    }

    /// Whether a condition is known to be this, or evidently is decided at run time.
    fn is_open(&self, condition: Option<Node<'a>>, taken: impl Fn(i64) -> bool) -> bool {
        let Some(condition) = condition else { return false };
        match crate::types::evaluate(self, condition, &self.type_scope()) {
            Some(value) => taken(value),
            None => self.is_decided_at_run_time(condition),
        }
    }

    /// Whether an expression has a variable in it that is not a constant, or calls a function that is not `constexpr`.
    pub(crate) fn is_decided_at_run_time(&self, expression: Node<'a>) -> bool {
        let mut pending = vec![expression];
        while let Some(node) = pending.pop() {
            if !self.index.budget.step() {
                return false;
            }
            match node.kind() {
                Kind::Identifier if self.is_variable_at_run_time(self.text(node)) => return true,
                Kind::Identifier => pending.extend(self.value_of_constant(node)),
                Kind::CallExpression if self.is_unevaluated_operator(node) => {}
                Kind::CallExpression if self.is_call_at_run_time(node) => return true,
                Kind::SizeofExpression | Kind::Decltype | Kind::LambdaExpression | Kind::TemplateArgumentList => {}
                _ => pending.extend(node.children()),
            }
        }
        false
    }

    /// Whether a node is `noexcept(x)` or the like, which the grammar takes for a call.
    pub(crate) fn is_unevaluated_operator(&self, call: Node<'a>) -> bool {
        let function = call.field(Field::Function);
        function.is_some_and(|f| matches!(self.text(f), "noexcept" | "alignof" | "typeid" | "decltype"))
    }

    pub(crate) fn is_variable_at_run_time(&self, name: &str) -> bool {
        let Some(symbol) = self.scopes.lookup(name) else {
            return library::is_device_variable(name);
        };
        let constant = |d: Node<'a>| {
            ["const", "constexpr", "static"]
                .iter()
                .any(|w| has_specifier(self.syntax, d, w))
        };
        // What a constant parameter is depends on the call.
        let varies = |d: Node<'a>| d.kind().is_parameter() || !constant(d);
        symbol.kind == SymbolKind::Variable && symbol.declaration.is_some_and(varies)
    }

    /// What a local constant is initialised with.
    fn value_of_constant(&self, name: Node<'a>) -> Option<Node<'a>> {
        let symbol = self.scopes.lookup(self.text(name))?;
        let constant = symbol.declaration.filter(|_| symbol.kind == SymbolKind::Variable)?;
        let kept = ["constexpr", "static"]
            .iter()
            .any(|w| has_specifier(self.syntax, constant, w));
        symbol.value.filter(|value| !kept && value.end() <= name.start())
    }
}

/// Whether something is what the first arm of a condition, `if` or `?:`, holds, or the second; none if it is neither.
pub(super) fn arm(branch: Node<'_>, inside: Node<'_>) -> Option<bool> {
    let is = |field| branch.field(field) == Some(inside);
    (is(Field::Consequence) || is(Field::Alternative)).then(|| is(Field::Consequence))
}

/// The expression that an `if` asks.
pub(super) fn condition(branch: Node<'_>) -> Option<Node<'_>> {
    let clause = branch.field(Field::Condition)?;
    Some(clause.field(Field::Value).unwrap_or(clause))
}

/// Whether an expression is in a `return` of a function or lambda that does not say what it returns.
fn is_in_deduced_return(node: Node<'_>) -> bool {
    let mut returned = false;
    for around in node.ancestors() {
        match around.kind() {
            Kind::ReturnStatement => returned = true,
            Kind::LambdaExpression => {
                let declarator = around.field(Field::Declarator);
                return returned && declarator.is_none_or(|d| d.child(Kind::TrailingReturnType).is_none());
            }
            Kind::FunctionDefinition => {
                let ty = around.field(Field::Type);
                return returned && ty.is_none_or(|ty| ty.kind() == Kind::PlaceholderTypeSpecifier);
            }
            _ => {}
        }
    }
    false
}
