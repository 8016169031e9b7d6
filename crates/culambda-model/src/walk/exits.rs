//! Where the scope of a variable is left: there the compiler of the device calls its destructor.

use culambda_syntax::{Field, Kind, Node};

/// So many nodes after a variable are looked at.
const MAX_NODES: usize = 4096;

/// How a statement ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// What follows it may be reached.
    Open,
    /// It is not.
    Closed,
    /// That is not known.
    Unknown,
}

/// The nodes at whose lines the scope of a variable is left, by one of its nodes: jumps, and the end of the block. None if
/// these are not known; the variable itself where it is in no block of its own.
pub(super) fn exits(variable: Node<'_>) -> Option<Vec<Node<'_>>> {
    let is_statement = |n: &Node<'_>| n.parent().is_some_and(|p| p.kind() == Kind::CompoundStatement);
    let statement = variable
        .self_and_ancestors()
        .take_while(|n| n.kind() != Kind::CompoundStatement)
        .find(is_statement);
    let Some(statement) = statement.filter(|s| matches!(s.kind(), Kind::Declaration | Kind::ExpressionStatement))
    else {
        return Some(vec![variable]);
    };
    let block = statement.parent()?;
    let mut out = Vec::new();
    let mut seen = 0;
    let behind = || block.children().filter(|n| n.start() > statement.start());
    let mut pending: Vec<(Node<'_>, bool, bool)> = behind().map(|n| (n, false, false)).collect();
    while let Some((node, in_loop, in_switch)) = pending.pop() {
        seen += 1;
        if seen > MAX_NODES || node.is_error() {
            return None;
        }
        let (mut inner_loop, mut inner_switch) = (in_loop, in_switch);
        match node.kind() {
            Kind::ReturnStatement => out.push(node),
            Kind::BreakStatement if !in_loop && !in_switch => out.push(node),
            Kind::ContinueStatement if !in_loop => out.push(node),
            Kind::LambdaExpression | Kind::ClassSpecifier | Kind::StructSpecifier | Kind::UnionSpecifier => continue,
            Kind::GotoStatement | Kind::LabeledStatement | Kind::TryStatement | Kind::CoReturnStatement => return None,
            Kind::ForStatement | Kind::WhileStatement | Kind::DoStatement | Kind::ForRangeLoop => {
                (inner_loop, inner_switch) = (true, false);
            }
            Kind::SwitchStatement => inner_switch = true,
            _ => {}
        }
        pending.extend(node.children().map(|n| (n, inner_loop, inner_switch)));
    }
    let last = behind()
        .filter(|n| n.kind() != Kind::Comment)
        .last()
        .unwrap_or(statement);
    match end(last) {
        End::Closed => {}
        End::Unknown => return None,
        End::Open if is_body(block) => out.push(last_made(last)),
        End::Open => out.push(block.all_children().last()?),
    }
    out.sort_by_key(|n| n.start());
    Some(out)
}

/// The node at whose line the last code of the body of a function or a lambda is: the end of its last return, or the brace
/// that ends it. None if that is not known.
pub(super) fn end_of_body(body: Node<'_>) -> Option<Node<'_>> {
    let brace = body.all_children().last();
    let Some(last) = body.children().filter(|n| n.kind() != Kind::Comment).last() else {
        return brace;
    };
    match end(last) {
        End::Open => brace,
        End::Unknown => None,
        End::Closed => {
            let mut all = last.descendants();
            let nested = all.any(|n| n.kind() == Kind::LambdaExpression);
            let returns = last.descendants().filter(|n| n.kind() == Kind::ReturnStatement);
            returns.filter(|_| !nested).last()?.all_children().last()
        }
    }
}

/// Whether a block is the body of a function or of a lambda.
fn is_body(block: Node<'_>) -> bool {
    let around = block.parent();
    around.is_some_and(|n| matches!(n.kind(), Kind::FunctionDefinition | Kind::LambdaExpression))
}

/// How a statement ends.
fn end(statement: Node<'_>) -> End {
    let mut at = statement;
    loop {
        match at.kind() {
            Kind::ReturnStatement | Kind::BreakStatement | Kind::ContinueStatement | Kind::ThrowStatement => {
                return End::Closed;
            }
            Kind::CompoundStatement => match at.children().filter(|n| n.kind() != Kind::Comment).last() {
                Some(last) => at = last,
                None => return End::Open,
            },
            Kind::IfStatement => {
                let constant = at.all_children().any(|n| n.kind() == Kind::Constexpr);
                let alternative = at.field(Field::Alternative);
                match alternative.and_then(|a| a.children().last()) {
                    _ if constant => return End::Unknown,
                    None => return End::Open,
                    // If the first arm is left open, so is the whole.
                    Some(other) => match at.field(Field::Consequence).map(closes) {
                        Some(true) => at = other,
                        _ => return End::Open,
                    },
                }
            }
            Kind::WhileStatement | Kind::DoStatement | Kind::ForStatement => {
                let condition = at.field(Field::Condition);
                let number = condition.is_none_or(|c| {
                    let value = c.field(Field::Value).unwrap_or(c);
                    matches!(value.kind(), Kind::NumberLiteral | Kind::True)
                        || value
                            .children()
                            .all(|v| matches!(v.kind(), Kind::NumberLiteral | Kind::True))
                            && value.children().next().is_some()
                });
                return if number { End::Unknown } else { End::Open };
            }
            Kind::SwitchStatement
            | Kind::ForRangeLoop
            | Kind::Declaration
            | Kind::ExpressionStatement
            | Kind::AliasDeclaration
            | Kind::UsingDeclaration
            | Kind::StaticAssertDeclaration => return End::Open,
            _ => return End::Unknown,
        }
    }
}

/// Whether a statement is a jump, or a block that ends with one.
fn closes(statement: Node<'_>) -> bool {
    let jump = |n: Node<'_>| {
        matches!(
            n.kind(),
            Kind::ReturnStatement | Kind::BreakStatement | Kind::ContinueStatement | Kind::ThrowStatement
        )
    };
    let mut at = statement;
    while at.kind() == Kind::CompoundStatement {
        match at.children().filter(|n| n.kind() != Kind::Comment).last() {
            Some(last) => at = last,
            None => return false,
        }
    }
    jump(at)
}

/// The statement of which code was made last when the end of a body is reached: its line is that of the end.
fn last_made(statement: Node<'_>) -> Node<'_> {
    let mut at = statement;
    loop {
        let inner = match at.kind() {
            Kind::CompoundStatement | Kind::CaseStatement => at
                .children()
                .filter(|n| n.kind() != Kind::Comment)
                .last()
                .filter(|_| at.kind() != Kind::CaseStatement || at.children().count() > 1),
            Kind::IfStatement => match at.field(Field::Alternative) {
                Some(other) => other.children().last(),
                None => at.field(Field::Consequence),
            },
            Kind::WhileStatement | Kind::SwitchStatement => at.field(Field::Body),
            Kind::DoStatement => return at.field(Field::Condition).unwrap_or(at),
            _ => None,
        };
        match inner {
            Some(inner) => at = inner,
            None => return at,
        }
    }
}
