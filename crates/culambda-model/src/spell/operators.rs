//! Operators with their operands, and the parentheses that conversions show by.

use super::constant::Constant;
use super::expr::{Kind, Value};
use super::parser::{Parser, Read};
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

/// A binary operator with its operands. `depends` says of each whether it depends on a template parameter: then nothing
/// converts an enumerator to its type yet.
pub(super) fn combine(left: Value, operator: &str, right: Value, depends: (bool, bool)) -> Value {
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
    let converts = converts(operator);
    let promotes = converts || matches!(operator, "<<" | ">>");
    let (left_size, right_size) = (left.is_size(), right.is_size());
    // A constant that is converted to the type that is computed with is in parentheses.
    let (left_suffix, right_suffix) = (has_suffix(&left.text), has_suffix(&right.text));
    let side = |value: Value, other: bool, beside_dependent: bool| {
        let literal = value.kind == Kind::Integer;
        let promoted = promotes && value.is_named_constant() && !(beside_dependent && value.is_enumerator());
        let text = value.operand();
        if promoted || literal && converts && other {
            format!("({text})")
        } else {
            text
        }
    };
    let (left, right) = (
        side(left, right_size || right_suffix, depends.1),
        side(right, left_size || left_suffix, depends.0),
    );
    let kind = if computes(operator) && (left_size || right_size) {
        Kind::Size { atom: false }
    } else {
        Kind::Operator
    };
    let blank = if matches!(operator, ".*" | "->*") { "" } else { " " };
    Value::new(format!("{left}{blank}{operator}{blank}{right}"), kind).valued(constant)
}

/// Whether the operands of an operator are brought to one type.
fn converts(operator: &str) -> bool {
    computes(operator) || matches!(operator, "==" | "!=" | "<" | ">" | "<=" | ">=")
}

/// Whether what an operator gives is of the type of its operands.
fn computes(operator: &str) -> bool {
    matches!(operator, "+" | "-" | "*" | "/" | "%" | "&" | "|" | "^")
}

impl Parser<'_> {
    /// Operands in a template argument, of which template parameters that are converted are in parentheses.
    pub(super) fn with_conversions(&self, left: Value, operator: &str, right: Value) -> Read<(Value, Value)> {
        if !self.within.argument_value || !converts(operator) {
            return Ok((left, right));
        }
        let (a, b) = (self.number(&left), self.number(&right));
        for (one, value, other) in [(a, &left, b), (b, &right, a)] {
            if one == (true, None) && other == (false, Some(Builtin::UnsignedLong)) {
                return Err(format!(
                    "nvcc writes a conversion of `{}` unless it is a `size_t`",
                    value.text
                ));
            }
        }
        let ((_, Some(first)), (_, Some(second))) = (a, b) else {
            return Ok((left, right));
        };
        let common = first.common(second);
        let convert = |value: Value, (is_parameter, ty): (bool, Option<Builtin>)| {
            if is_parameter && ty != common {
                Value::new(format!("({})", value.text), Kind::Enclosed)
            } else {
                value
            }
        };
        Ok((convert(left, a), convert(right, b)))
    }

    /// Whether an operand is a template parameter, and its type, as far as that is evident.
    fn number(&self, value: &Value) -> (bool, Option<Builtin>) {
        match value.kind {
            Kind::Name | Kind::Size { atom: true } if self.env.is_parameter(&value.text) => {
                (true, self.env.type_of_parameter(&value.text))
            }
            Kind::Size { atom: true } => (false, Some(Builtin::UnsignedLong)),
            Kind::Integer => (false, Some(Builtin::Int)),
            _ => (false, None),
        }
    }
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
