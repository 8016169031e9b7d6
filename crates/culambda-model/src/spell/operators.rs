//! Operators with their operands, and the parentheses that conversions show by.

use super::constant::Constant;
use super::expr::{Kind, Value};
use culambda_source::Builtin;

/// A prefix operator with its operand.
pub(super) fn prefix(operator: &str, operand: Value) -> Value {
    let (integer, size) = (operand.kind == Kind::Integer, operand.is_size());
    let constant = operand.constant.and_then(|c| c.prefix(operator));
    let text = match (operator, operand.kind) {
        ("*" | "&", _) if operand.is_made_of_braces() => format!("{operator}({})", operand.text),
        ("!", Kind::Integer) => format!("!({})", operand.text),
        ("!" | "-" | "+" | "~", _) if operand.is_named_constant() => format!("{operator}({})", operand.text),
        _ => format!("{operator}{}", operand.operand()),
    };
    let value = match operator {
        // A negative constant is an operand like any literal.
        "-" if integer => Value::atom(format!("({text})")),
        "-" | "+" | "~" if size => Value::new(text, Kind::Size { atom: false }),
        _ => Value::new(text, Kind::Operator),
    };
    value.valued(constant)
}

/// A binary operator with its operands.
pub(super) fn combine(left: Value, operator: &str, right: Value) -> Value {
    let unsigned = left.is_size() || right.is_size();
    let constant = left
        .constant
        .zip(right.constant)
        .and_then(|(a, b)| a.binary(operator, b));
    // `size_t` wraps around where `int` is negative.
    let operands = [left.constant, right.constant, constant];
    let constant = constant.filter(|_| !unsigned || operands.iter().flatten().all(|c| !c.is_negative()));
    if operator == "&&" {
        let side = |v: Value| if v.kind == Kind::Chain { v.text } else { v.operand() };
        return Value::new(format!("{} && {}", side(left), side(right)), Kind::Chain).valued(constant);
    }
    let computes = matches!(operator, "+" | "-" | "*" | "/" | "%" | "&" | "|" | "^");
    let converts = computes || matches!(operator, "==" | "!=" | "<" | ">" | "<=" | ">=");
    let promotes = converts || matches!(operator, "<<" | ">>");
    let (left_size, right_size) = (left.is_size(), right.is_size());
    // A constant that is converted to the type that is computed with is in parentheses.
    let (left_suffix, right_suffix) = (has_suffix(&left.text), has_suffix(&right.text));
    let side = |value: Value, other: bool| {
        let literal = value.kind == Kind::Integer;
        let promoted = promotes && value.is_named_constant();
        let text = value.operand();
        if promoted || literal && converts && other {
            format!("({text})")
        } else {
            text
        }
    };
    let (left, right) = (
        side(left, right_size || right_suffix),
        side(right, left_size || left_suffix),
    );
    let kind = if computes && (left_size || right_size) {
        Kind::Size { atom: false }
    } else {
        Kind::Operator
    };
    let blank = if matches!(operator, ".*" | "->*") { "" } else { " " };
    Value::new(format!("{left}{blank}{operator}{blank}{right}"), kind).valued(constant)
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

/// Whether a printed literal is of another type than `int`.
fn has_suffix(text: &str) -> bool {
    is_literal(text) && text.trim_end_matches(')').ends_with(['L', 'U', 'F'])
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
