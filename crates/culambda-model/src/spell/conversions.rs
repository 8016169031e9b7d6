//! Conversions of operands that nobody wrote: the reference shows them by parentheses around what is converted.
//!
//! Nothing is converted as long as an operand depends on the type that a template parameter is, or is an enumeration,
//! which may have operators of its own, in what depends on a parameter. A variable shows none: it is read first.

use super::constant::Constant;
use super::expr::{Kind, Value};
use super::names::{Name, Use};
use super::operators::{compares, converts, zero};
use super::parser::{Parser, Read, Written};
use crate::value_parameter::ValueType;
use culambda_source::ident::is_continue;
use culambda_source::{Builtin, builtin};
use std::slice;

impl Parser<'_> {
    /// The type of a value.
    pub(super) fn type_of(&self, value: &Value) -> ValueType {
        if let Some(known) = value.ty {
            return known;
        }
        if value.is_enumerator() {
            return ValueType::Enumeration;
        }
        if let Some(own) = self.env.type_of_parameter(&value.text) {
            return ValueType::Of(own);
        }
        // A call depends on what its arguments depend on, a member on the arguments of its class.
        let is_path = value.kind == Kind::Name && value.text.contains("::");
        if (is_path || value.kind == Kind::Atom) && self.depends(&value.text) {
            return ValueType::Dependent;
        }
        self.env.names.value_type(&value.text)
    }

    /// The type that a cast gives; nothing where nobody will ask.
    pub(super) fn type_of_cast(&self, ty: &str) -> Option<ValueType> {
        if self.written == Some(Written::Initialiser) {
            return None;
        }
        Some(match number_type(ty) {
            Some(known) => ValueType::Of(known),
            None if self.depends(ty) => ValueType::Dependent,
            None => self.env.names.value_type(&format!("({ty})0")),
        })
    }

    /// A value made of a type that is named, with braces.
    pub(super) fn made_in_braces(&mut self, name: &Name, alone: bool) -> Read<Value> {
        let (first, last) = (&name.components[0], &name.components[name.components.len() - 1]);
        let ty = self.spell_type(name, Use::Value);
        if self.ahead(1) == "}"
            && let Some(zero) = self.env.names.fundamental(&ty).and_then(zero)
        {
            self.bump();
            self.bump();
            return Ok(zero);
        }
        if self.ahead(1) == "}" && self.is_enumeration(name) {
            return Err(format!("`{ty}{{}}` is written with the enumerator whose value is zero"));
        }
        if let Some(value) = self.number_of_braces(&ty)? {
            return Ok(value);
        }
        if let Some(value) = self.made_by_alias(&ty)? {
            return Ok(value);
        }
        let deduces = last.arguments.is_none() && self.env.names.is_class_template(&name.path());
        let value = self.made(&ty, false)?;
        if deduces && self.is_constant_text(value.text.get(ty.len()..).unwrap_or_default()) {
            return Err(format!("nvcc may write the arguments of `{ty}` that it deduces"));
        }
        Ok(if alone && self.env.is_parameter(&first.name) {
            self.dependent(&value)
        } else {
            value
        })
    }

    /// A value made by an alias of a class around that is declared later: a number, or what has one argument, is written as a
    /// conversion to what it stands for.
    pub(super) fn made_by_late_alias(&mut self, name: &Name) -> Read<Option<Value>> {
        let is_number = self.peek() == "{";
        let is_made = is_number && self.ahead(1) != "}" || self.peek() == "(";
        let [alias] = name.components.as_slice() else {
            return Ok(None);
        };
        if !is_made || name.global || alias.arguments.is_some() || self.within.argument_value || self.within.head {
            return Ok(None);
        }
        let Some(target) = self.env.names.late_alias(&alias.name) else {
            return Ok(None);
        };
        if self.within.unevaluated && self.ahead(1) == ")" {
            return Err(format!(
                "how nvcc writes `{}()` in an operand that is not evaluated is not known",
                alias.name
            ));
        }
        let is_fundamental = target.split(' ').all(builtin::is_word);
        if if is_number { is_fundamental } else { self.holds_one()? } {
            return self.made(&target, is_fundamental).map(Some);
        }
        Ok(None)
    }

    /// A value made by an alias that stands for a constant, as what the alias stands for.
    pub(super) fn made_by_alias(&mut self, ty: &str) -> Read<Option<Value>> {
        let is_empty = self.peek() == "{" && self.ahead(1) == "}";
        if self.depends(ty) {
            return Ok(None);
        }
        match self.env.names.made_by_alias(ty, is_empty) {
            Some(of) => self.made(of?.spelling(), true).map(Some),
            None => Ok(None),
        }
    }

    /// `size_t{n}` in a template argument of a declaration, which is written as a cast.
    pub(super) fn number_of_braces(&mut self, ty: &str) -> Read<Option<Value>> {
        let known = self.env.names.fundamental(ty).or_else(|| number_type(ty));
        let Some(of) = known.filter(|_| self.is_declared_argument()) else {
            return Ok(None);
        };
        let braces = self.braces(None)?;
        let inside = braces.trim_matches(['{', '}']).trim();
        if !(inside.starts_with("sizeof(") || inside.bytes().all(is_continue)) {
            return Err(format!(
                "how nvcc writes the operand of `{ty}{{..}}` in a template argument is not known"
            ));
        }
        let constant = Constant::literal(inside).and_then(|value| value.converted(of));
        let whole = Some(format!("({}){inside}", of.spelling()));
        let value = Value::new(format!("(({ty}){inside})"), Kind::Atom).valued(constant);
        Ok(Some(Value {
            whole,
            ..value.of_builtin(Some(of))
        }))
    }

    /// How a cast is written that is a whole template argument of a declaration: as a conversion, unless the type of its
    /// operand depends on a parameter.
    pub(super) fn whole_cast(&mut self, ty: &str, value: &Value) -> Option<String> {
        if !self.is_declared_argument() || self.depends(ty) {
            return None;
        }
        let to = match number_type(ty) {
            Some(known) => known.spelling().to_owned(),
            None => ty.to_owned(),
        };
        let operand = match &value.whole {
            Some(whole) => format!("({whole})"),
            None => value.clone().operand(),
        };
        match self.type_of(value) {
            ValueType::Dependent => None,
            ValueType::Unknown => {
                let why = || format!("nvcc writes a cast of `{}` by its type, which is not known", value.text);
                self.doubt.get_or_insert_with(why);
                None
            }
            _ => Some(format!("({to}){operand}")),
        }
    }

    /// The same of `(size_t)n`: of a type of C's library.
    pub(super) fn whole_library_cast(&mut self, ty: &str, value: &Value) -> Option<String> {
        let known = number_type(ty).filter(|known| known.spelling() != ty);
        known.and_then(|_| self.whole_cast(ty, value))
    }

    /// How the value of `int{}` is written in the braces of an object: a member of an aggregate shows its type, the
    /// argument of a constructor does not.
    pub(super) fn zero_in_braces(&self, of: Option<&str>) -> Read<&'static str> {
        let of = of.ok_or("what is made of the braces around `int{}` is not known")?;
        if of.split(' ').all(builtin::is_word) {
            return Ok("0");
        }
        match self.env.names.has_constructors(of) {
            Some(true) => Ok("0"),
            Some(false) => Ok("((int)0)"),
            None => Err(format!("whether `{of}` has constructors is not known")),
        }
    }

    /// The type of a character literal.
    pub(super) fn type_of_character(&self, text: &str) -> Option<Builtin> {
        match text.strip_prefix("u8") {
            Some(_) if self.env.char8 => Some(Builtin::Char8),
            Some(plain) => Builtin::of_literal(plain),
            None => Builtin::of_literal(text),
        }
    }

    /// Whether operands may still have other operators than those of the language, given their types.
    fn is_open(&self, values: &[&Value], types: &[ValueType]) -> bool {
        types.contains(&ValueType::Dependent)
            || types.contains(&ValueType::Enumeration) && values.iter().any(|value| self.depends(&value.text))
    }

    /// The operand of a prefix operator as that takes it, and the type of what comes of it.
    pub(super) fn operand_of_prefix(&mut self, operator: &str, operand: Value) -> (Value, Option<ValueType>) {
        if !matches!(operator, "!" | "-" | "+" | "~") {
            return (operand, (operator == "&").then_some(ValueType::Pointer));
        }
        let ty = self.type_of(&operand);
        if self.is_open(slice::from_ref(&&operand), &[ty]) {
            return (operand, Some(ValueType::Dependent));
        }
        if operator == "!" {
            return (self.truth(operand, ty), Some(ValueType::Of(Builtin::Bool)));
        }
        let promoted = promoted(ty);
        (self.promoted(operand, ty), Some(promoted))
    }

    /// The operands of a binary operator as that takes them, and the type of what comes of them.
    pub(super) fn operands(&mut self, operator: &str, left: Value, right: Value) -> (Value, Value, ValueType) {
        let is_logical = matches!(operator, "&&" | "||");
        let is_shift = matches!(operator, "<<" | ">>");
        if !is_logical && !is_shift && !converts(operator) {
            return (left, right, ValueType::Unknown);
        }
        let (a, b) = (self.type_of(&left), self.type_of(&right));
        let is_open = if is_logical {
            self.is_open(&[&left], &[a]) || self.is_open(&[&right], &[b])
        } else {
            self.is_open(&[&left, &right], &[a, b])
        };
        if is_open {
            return (left, right, ValueType::Dependent);
        }
        if is_logical {
            let (left, right) = (self.truth(left, a), self.truth(right, b));
            return (left, right, ValueType::Of(Builtin::Bool));
        }
        if is_shift {
            let (left, right) = (self.promoted(left, a), self.promoted(right, b));
            return (left, right, promoted(a));
        }
        let (left, right, ty) = self.brought_to_one_type(left, a, right, b);
        let ty = if compares(operator) {
            ValueType::Of(Builtin::Bool)
        } else {
            ty
        };
        (left, right, ty)
    }

    /// Operands that are brought to one type, and that.
    fn brought_to_one_type(
        &mut self,
        left: Value,
        a: ValueType,
        right: Value,
        b: ValueType,
    ) -> (Value, Value, ValueType) {
        use ValueType as T;
        match (number(&left, a), number(&right, b)) {
            (Some(first), Some(second)) => {
                let common = first.common(second);
                let is_other = |value: &Value, ty| value.is_enumerator() || Some(ty) != common;
                let left = if is_other(&left, first) {
                    self.converted_operand(left)
                } else {
                    left
                };
                let right = if is_other(&right, second) {
                    self.converted_operand(right)
                } else {
                    right
                };
                return (left, right, common.map_or(T::Unknown, T::Of));
            }
            _ if (a, b) == (T::Pointer, T::Pointer) => return (left, right, T::Unknown),
            // Of `nullptr` and a pointer it is always the one on the right.
            _ if matches!((a, b), (T::Pointer, T::Of(_)) | (T::Of(Builtin::Nullptr), T::Pointer)) => {
                let is_null = left.text == "nullptr" || matches!(right.text.as_str(), "nullptr" | "0");
                return (
                    left,
                    if is_null { self.converted_operand(right) } else { right },
                    T::Pointer,
                );
            }
            _ => {}
        }
        self.doubt_conversion(&left, &right);
        self.doubt_conversion(&right, &left);
        (left, right, T::Unknown)
    }

    /// An operand as a truth value.
    fn truth(&mut self, value: Value, ty: ValueType) -> Value {
        match ty {
            ValueType::Of(Builtin::Bool) => value,
            ValueType::Unknown => {
                self.doubt_conversion(&value, &value);
                value
            }
            _ => self.converted_operand(value),
        }
    }

    /// An operand whose type is promoted if it is a small one.
    fn promoted(&mut self, value: Value, ty: ValueType) -> Value {
        match ty {
            ValueType::Of(own) if own.promoted() == own => value,
            ValueType::Of(_) | ValueType::Enumeration => self.converted_operand(value),
            ValueType::Unknown => {
                self.doubt_conversion(&value, &value);
                value
            }
            _ => value,
        }
    }

    /// The condition of `c ? a : b`, which is in parentheses unless it is a truth value.
    pub(super) fn condition(&mut self, condition: Value) -> String {
        let is_atom = matches!(
            condition.kind,
            Kind::Name | Kind::Atom | Kind::Integer | Kind::Enclosed | Kind::Made | Kind::Size { atom: true }
        );
        if !is_atom || is_in_parentheses(&condition.text) {
            return condition.operand();
        }
        let is_truth = matches!(condition.constant, Some(Constant::Truth(_)));
        match self.type_of(&condition) {
            _ if is_truth => condition.text,
            ValueType::Of(Builtin::Bool) => condition.text,
            ValueType::Unknown => {
                self.doubt(&condition.text, &condition.text);
                let is_name = condition.kind == Kind::Name;
                if is_name {
                    format!("({})", condition.text)
                } else {
                    condition.text
                }
            }
            _ => format!("({})", condition.text),
        }
    }

    /// The second of two alternatives, whose conversion shows, and the type of both.
    pub(super) fn alternatives(&mut self, first: &Value, second: Value) -> (Value, ValueType) {
        let (a, b) = (self.type_of(first), self.type_of(&second));
        if self.is_open(&[first, &second], &[a, b]) {
            return (second, ValueType::Dependent);
        }
        match (number(first, a), number(&second, b)) {
            (Some(_), Some(_)) if first.is_enumerator() && second.is_enumerator() => (second, a),
            (Some(one), Some(other)) => {
                let common = one.of_alternatives(other);
                let is_same = !second.is_enumerator() && Some(other) == common;
                let second = if is_same {
                    second
                } else {
                    self.converted_operand(second)
                };
                (second, common.map_or(ValueType::Unknown, ValueType::Of))
            }
            _ if a == b && a != ValueType::Unknown => (second, a),
            _ => {
                self.doubt_conversion(&second, first);
                (second, ValueType::Unknown)
            }
        }
    }

    /// A value that is converted.
    fn converted_operand(&self, value: Value) -> Value {
        if self.shows(&value) {
            Value {
                text: format!("({})", value.text),
                kind: Kind::Enclosed,
                ..value
            }
        } else {
            value
        }
    }

    /// Whether a conversion of a value shows beside the parentheses that it has as an operand.
    fn shows(&self, value: &Value) -> bool {
        match value.kind {
            Kind::Name => self.env.is_parameter(&value.text) || value.is_enumerator(),
            Kind::Atom | Kind::Integer | Kind::Made | Kind::Size { atom: true } => !is_in_parentheses(&value.text),
            _ => false,
        }
    }

    /// Doubts a text if a conversion shows in it that another value decides, which is of an unknown type.
    fn doubt_conversion(&mut self, value: &Value, unknown: &Value) {
        if self.shows(value) {
            self.doubt(&value.text, &unknown.text);
        }
    }

    fn doubt(&mut self, value: &str, unknown: &str) {
        if self.written != Some(Written::Initialiser) {
            let why = || format!("nvcc shows a conversion of `{value}` by the type of `{unknown}`, which is not known");
            self.doubt.get_or_insert_with(why);
        }
    }
}

/// The fundamental type of a name, which may be that of a type of C's library.
fn number_type(ty: &str) -> Option<Builtin> {
    let name = ty.trim_start_matches("::").trim_start_matches("std::");
    Builtin::parse(name).or_else(|| Builtin::of_library(name))
}

/// The fundamental type of a value as an operand.
fn number(value: &Value, ty: ValueType) -> Option<Builtin> {
    match ty {
        ValueType::Of(known) => Some(known).filter(|known| known.is_arithmetic()),
        ValueType::Enumeration => value.is_enumerator().then_some(Builtin::Int),
        _ => None,
    }
}

/// The type of a value after promotion.
fn promoted(ty: ValueType) -> ValueType {
    match ty {
        ValueType::Of(own) => ValueType::Of(own.promoted()),
        ValueType::Enumeration => ValueType::Of(Builtin::Int),
        other => other,
    }
}

/// Whether a text begins with a parenthesis that its end closes.
pub(crate) fn is_in_parentheses(text: &str) -> bool {
    let mut depth = 0_i32;
    let mut closed = false;
    for byte in text.bytes() {
        if closed {
            return false;
        }
        depth += i32::from(byte == b'(') - i32::from(byte == b')');
        closed = depth == 0;
        if closed && byte != b')' {
            return false;
        }
    }
    closed
}
