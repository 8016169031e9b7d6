//! Operators with their operands, and the parentheses that conversions show by.

use super::constant::Constant;
use super::expr::{Kind, Value};
use super::parser::Parser;
use culambda_source::Builtin;

impl Parser<'_> {
    /// A prefix operator with its operand.
    pub(super) fn prefix(&mut self, operator: &str, operand: Value) -> Value {
        let (integer, size) = (operand.kind == Kind::Integer, operand.is_size());
        let constant = operand.constant.and_then(|c| c.prefix(operator));
        let (operand, ty) = self.operand_of_prefix(operator, operand);
        let text = match operator {
            "*" | "&" if operand.is_made_of_braces() => format!("{operator}({})", operand.text),
            _ => format!("{operator}{}", operand.operand()),
        };
        let value = match operator {
            // A negative constant is an operand like any literal.
            "-" if integer => Value::atom(format!("({text})")),
            "-" | "+" | "~" if size => Value::new(text, Kind::Size { atom: false }),
            _ => Value::new(text, Kind::Operator),
        };
        Value {
            ty,
            ..value.valued(constant)
        }
    }

    /// A binary operator with its operands.
    pub(super) fn combine(&mut self, left: Value, operator: &str, right: Value) -> Value {
        let is_size = left.is_size() || right.is_size();
        let constant = left
            .constant
            .zip(right.constant)
            .and_then(|(a, b)| a.binary(operator, b));
        // `size_t` wraps around where `int` is negative.
        let operands = [left.constant, right.constant, constant];
        let constant = constant.filter(|_| !is_size || operands.iter().flatten().all(|c| !c.is_negative()));
        let (left, right, ty) = self.operands(operator, left, right);
        if operator == "&&" {
            let side = |v: Value| if v.kind == Kind::Chain { v.text } else { v.operand() };
            let text = format!("{} && {}", side(left), side(right));
            return Value::new(text, Kind::Chain).valued(constant).of(ty);
        }
        let kind = if is_size && computes(operator) {
            Kind::Size { atom: false }
        } else {
            Kind::Operator
        };
        let blank = if matches!(operator, ".*" | "->*") { "" } else { " " };
        let text = format!("{}{blank}{operator}{blank}{}", left.operand(), right.operand());
        Value::new(text, kind).valued(constant).of(ty)
    }
}

/// Whether the operands of an operator are brought to one type.
pub(super) fn converts(operator: &str) -> bool {
    computes(operator) || compares(operator)
}

/// Whether an operator compares.
pub(super) fn compares(operator: &str) -> bool {
    matches!(operator, "==" | "!=" | "<" | ">" | "<=" | ">=")
}

/// Whether what an operator gives is of the type of its operands.
fn computes(operator: &str) -> bool {
    matches!(operator, "+" | "-" | "*" | "/" | "%" | "&" | "|" | "^")
}

/// A conversion of a value to a type; a constant has parentheses around it.
pub(super) fn converted(ty: &str, operand: Value) -> Value {
    let is_constant = matches!(operand.kind, Kind::Integer | Kind::Atom) && is_literal(&operand.text);
    let text = format!("({ty}){}", operand.operand());
    if is_constant {
        Value::new(format!("({text})"), Kind::Enclosed)
    } else {
        Value::new(text, Kind::Operator)
    }
}

/// Whether a printed atom is a literal.
fn is_literal(text: &str) -> bool {
    text.trim_start_matches(['(', '-'])
        .starts_with(|c: char| c.is_ascii_digit() || c == '\'')
}

/// What `T{}` is of a fundamental type.
pub(super) fn zero(ty: Builtin) -> Option<Value> {
    let text = match ty {
        Builtin::Int => return Some(Value::new("0", Kind::Integer).valued(Constant::literal("0"))),
        Builtin::Double => "(0.0)",
        Builtin::Float => "(0.0F)",
        Builtin::LongDouble => "(0.0L)",
        Builtin::Bool => "false",
        Builtin::Char => "'\\000'",
        Builtin::SignedChar => "((signed char)'\\000')",
        Builtin::UnsignedChar => "((unsigned char)'\\000')",
        Builtin::Unsigned => "0U",
        Builtin::Long => "0L",
        Builtin::UnsignedLong => "0UL",
        Builtin::LongLong => "0LL",
        Builtin::UnsignedLongLong => "0ULL",
        _ => return None,
    };
    Some(Value::atom(format!("(({}){text})", ty.spelling())))
}

/// What is called.
pub(super) fn callee(value: Value) -> String {
    match value.kind {
        Kind::Operator | Kind::Chain | Kind::Field | Kind::Size { .. } => format!("({})", value.text),
        _ => value.text,
    }
}

/// The object of a member access or a subscript.
pub(super) fn object(value: Value) -> String {
    match value.kind {
        Kind::Name | Kind::Atom | Kind::Made | Kind::Enclosed | Kind::Integer => value.text,
        _ => format!("({})", value.text),
    }
}
