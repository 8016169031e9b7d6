//! Whether a lambda is in a block within the outermost one of its function.
//!
//! In templates the reference prints what the aliases of classes stand for where they are template arguments in the tag of
//! such a lambda; in the outermost block it prints their names.

use culambda_syntax::{Field, Kind, Node};

/// Whether a scope of a statement is between a lambda and the body of the function or lambda around it.
pub(crate) fn is_in_nested_block(lambda: Node<'_>) -> bool {
    let mut at = lambda;
    while let Some(parent) = at.parent() {
        if let Some(answer) = scope_of(parent, at) {
            return answer;
        }
        at = parent;
    }
    false
}

/// What a node says of its part, if it is a body or the scope of a statement.
fn scope_of(node: Node<'_>, part: Node<'_>) -> Option<bool> {
    let is_body = || node.field(Field::Body) == Some(part);
    match node.kind() {
        Kind::CompoundStatement => {
            let around = node.parent().map(Node::kind);
            Some(!matches!(
                around,
                Some(Kind::FunctionDefinition | Kind::LambdaExpression)
            ))
        }
        Kind::FunctionDefinition => Some(false),
        Kind::TryStatement | Kind::CatchClause => Some(true),
        Kind::ForStatement => {
            let declares = node
                .field(Field::Initializer)
                .is_some_and(|init| init.kind() == Kind::Declaration);
            (is_body() || declares).then_some(true)
        }
        Kind::ForRangeLoop | Kind::DoStatement => is_body().then_some(true),
        Kind::IfStatement | Kind::WhileStatement | Kind::SwitchStatement => {
            (node.field(Field::Condition) != Some(part) || declares(part)).then_some(true)
        }
        _ => None,
    }
}

/// Whether the condition of a statement declares something.
fn declares(condition: Node<'_>) -> bool {
    condition.field(Field::Initializer).is_some()
        || condition
            .field(Field::Value)
            .is_some_and(|value| value.kind() == Kind::Declaration)
}
