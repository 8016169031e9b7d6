//! Expressions: read by precedence, printed with the reference's parentheses.

use super::arguments::without_own_parentheses;
use super::constant::{self, Constant};
use super::names::Use;
use super::operators::converted;
use super::parser::{Meaning, Parser, Read, Written, is_name};
use super::quoted;
use crate::value_parameter::ValueType;
use culambda_source::builtin::{self, Builtin};
use culambda_source::ident::words_of;
use std::fmt::Write as _;

/// What an expression is, as far as its parentheses depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A name.
    Name,
    /// A field of `this`, by its name alone.
    Field,
    /// `a.b`, `a->b`.
    Member,
    /// The same of an object that depends on a template parameter and is no plain name: `T{}.f`, `(*t).f`, `T::s.f`.
    OpenMember,
    /// What never needs parentheses: literals, calls, what has some.
    Atom,
    /// A literal of type `int`, or such; a conversion shows by parentheses.
    Integer,
    /// `sizeof`, `alignof` and what is computed with them: of type `size_t`.
    Size { atom: bool },
    /// `T{}`, `T()` in an operand of `decltype` and the like, where `T` is a parameter of a template.
    Made,
    /// `(a, b)`, `("s")`, `((int)3)`: parentheses belong to it.
    Enclosed,
    /// A chain of `&&`, which stays flat.
    Chain,
    /// Anything else.
    Operator,
}

/// An expression that was read.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub(super) text: String,
    pub(super) kind: Kind,
    /// Its value, if it is plain.
    pub(super) constant: Option<Constant>,
    /// Its type, where that is told without asking for names.
    pub(super) ty: Option<ValueType>,
    /// Whether a `>` would end the template arguments around it, as the reference sees it.
    pub(super) closes: bool,
    /// How it is written where it is a whole template argument, if that is another way.
    pub(super) whole: Option<String>,
    /// The class that it was just made of, as that is printed.
    pub(super) made: Option<String>,
}

impl Value {
    pub(super) fn new(text: impl Into<String>, kind: Kind) -> Value {
        Value {
            text: text.into(),
            kind,
            constant: None,
            ty: None,
            closes: false,
            whole: None,
            made: None,
        }
    }

    /// The same of a type.
    pub(super) fn of(self, ty: ValueType) -> Value {
        Value { ty: Some(ty), ..self }
    }

    /// The same of a fundamental type, if it is known.
    pub(super) fn of_builtin(self, ty: Option<Builtin>) -> Value {
        Value {
            ty: ty.map(ValueType::Of),
            ..self
        }
    }

    /// The same with a value.
    pub(super) fn valued(self, constant: Option<Constant>) -> Value {
        Value { constant, ..self }
    }

    pub(super) fn atom(text: impl Into<String>) -> Value {
        Value::new(text, Kind::Atom)
    }

    /// A size, which is an operand as it is.
    fn size(text: String) -> Value {
        Value::new(text, Kind::Size { atom: true }).of_builtin(Some(Builtin::UnsignedLong))
    }

    /// A name or a member access.
    pub(super) fn is_named(&self) -> bool {
        matches!(self.kind, Kind::Name | Kind::Field | Kind::Member | Kind::OpenMember)
    }

    /// Whether it is an enumerator, of whatever type.
    pub(super) fn is_enumerator(&self) -> bool {
        matches!(self.constant, Some(Constant::Enumerator(_)))
    }

    /// Whether parentheses belong to it.
    pub(super) fn is_enclosed(&self) -> bool {
        self.kind == Kind::Enclosed
    }

    /// The expression as an operand.
    pub(super) fn operand(self) -> String {
        match self.kind {
            Kind::Name | Kind::Atom | Kind::Integer | Kind::Made | Kind::Enclosed | Kind::Size { atom: true } => {
                self.text
            }
            Kind::Field
            | Kind::Member
            | Kind::OpenMember
            | Kind::Operator
            | Kind::Chain
            | Kind::Size { atom: false } => {
                format!("({})", self.text)
            }
        }
    }

    /// The expression beside a comma: an operand, but a string as it is, and `T{}` in parentheses.
    fn beside_comma(self) -> String {
        match quoted::inside(&self.text) {
            Some(string) => string.to_owned(),
            None if self.text.ends_with('}') && !self.needs_parentheses() => format!("({})", self.text),
            None => self.operand(),
        }
    }

    /// Whether it is `T{}`, which has parentheses where `T()` has none.
    pub(super) fn is_made_of_braces(&self) -> bool {
        self.kind == Kind::Made && self.text.ends_with('}')
    }

    /// Whether it is not an operand as it is.
    pub(super) fn needs_parentheses(&self) -> bool {
        matches!(
            self.kind,
            Kind::Field | Kind::Member | Kind::OpenMember | Kind::Operator | Kind::Chain | Kind::Size { atom: false }
        )
    }

    pub(super) fn is_size(&self) -> bool {
        matches!(self.kind, Kind::Size { .. })
    }
}

/// The binary operators with their precedence; assignments are read elsewhere.
const BINARY: &[(&str, u8)] = &[
    ("||", 1),
    ("&&", 2),
    ("|", 3),
    ("^", 4),
    ("&", 5),
    ("==", 6),
    ("!=", 6),
    ("<", 7),
    (">", 7),
    ("<=", 7),
    (">=", 7),
    ("<=>", 8),
    ("<<", 9),
    (">>", 9),
    ("+", 10),
    ("-", 10),
    ("*", 11),
    ("/", 11),
    ("%", 11),
    (".*", 12),
    ("->*", 12),
];

/// Whether a value is that of `int{}`: a zero that no token of it says.
pub(super) fn is_made_of_braces<'t>(text: &str, mut tokens: impl Iterator<Item = &'t str>) -> bool {
    text == "0" && !tokens.any(|token| token.starts_with(|c: char| c.is_ascii_digit()))
}

/// Whether an expression is one with a comma.
fn is_comma(value: &Value) -> bool {
    let mut depth = 0_i32;
    let mut bytes = value.text.bytes();
    value.is_enclosed()
        && bytes.any(|byte| {
            depth += i32::from(matches!(byte, b'(' | b'[' | b'{')) - i32::from(matches!(byte, b')' | b']' | b'}'));
            byte == b',' && depth == 1
        })
}

/// Whether an operator assigns.
fn assigns(text: &str) -> bool {
    matches!(
        text,
        "=" | "+=" | "-=" | "*=" | "/=" | "%=" | "<<=" | ">>=" | "&=" | "|=" | "^="
    )
}

impl Parser<'_> {
    /// An expression, commas included: those come in parentheses.
    pub(super) fn expression(&mut self) -> Read<Value> {
        let mut left = self.assignment()?;
        while self.eat(",") {
            let right = self.assignment()?;
            self.spend(left.text.len())?;
            let (left_text, right_text) = (left.beside_comma(), right.beside_comma());
            left = Value::new(format!("({left_text}, {right_text})"), Kind::Enclosed);
        }
        Ok(left)
    }

    /// An expression without a comma.
    pub(super) fn assignment(&mut self) -> Read<Value> {
        self.nested(|p| {
            if p.peek() == "{" {
                return Ok(Value::atom(p.braces(None)?));
            }
            if p.peek() == "throw" || p.peek() == "co_yield" {
                return Err(p.unexpected());
            }
            let left = p.binary(1)?;
            if p.peek() == "?" {
                return p.conditional(left);
            }
            let operator = p.peek();
            if !assigns(operator) {
                return Ok(left);
            }
            p.bump();
            let right = p.assignment()?;
            Ok(Value::new(
                format!("{} {} {}", left.operand(), operator, right.operand()),
                Kind::Operator,
            ))
        })
    }

    /// `c ? a : b`.
    fn conditional(&mut self, condition: Value) -> Read<Value> {
        self.bump();
        let first = self.within_angles(false, Parser::expression)?;
        self.expect(":")?;
        let second = self.assignment()?;
        let constant = match condition.constant {
            Some(c) if c.prefix("!") == Some(Constant::Truth(true)) => second.constant,
            Some(_) => first.constant,
            None => None,
        };
        if self.is_declared_argument() && (is_comma(&first) || is_comma(&second)) {
            return Err("nvcc writes a comma beside `?:` with other parentheses".to_owned());
        }
        let closes = condition.closes || first.closes || second.closes;
        let condition = self.condition(condition);
        let (second, ty) = self.alternatives(&first, second);
        let first = without_own_parentheses(&first).unwrap_or(first.text);
        Ok(Value {
            closes,
            ..Value::new(format!("{condition} ? {first} : {}", second.operand()), Kind::Operator)
                .valued(constant)
                .of(ty)
        })
    }

    /// Operators of at least a precedence.
    fn binary(&mut self, least: u8) -> Read<Value> {
        self.nested(|p| {
            let mut left = p.unary()?;
            while let Some((operator, precedence)) = p.binary_operator(least) {
                p.bump();
                if p.peek() == "..." || p.peek() == ")" {
                    return Err(p.unexpected());
                }
                let right = p.binary(precedence + 1)?;
                p.spend(left.text.len() + right.text.len())?;
                // What binds less tightly than `>`, or as much, is looked into.
                let closes = precedence <= 7 && (left.closes || right.closes) || matches!(operator, ">" | ">>");
                left = Value {
                    closes,
                    ..p.combine(left, operator, right)
                };
            }
            Ok(left)
        })
    }

    /// The operator at the cursor, if it binds at least so tightly.
    fn binary_operator(&self, least: u8) -> Option<(&'static str, u8)> {
        let text = self.peek();
        if self.within.angles && matches!(text, ">" | ">>") {
            return None;
        }
        // A fold's operator is read by the parentheses around it.
        let found = *BINARY.iter().find(|(o, p)| *o == text && *p >= least)?;
        (self.ahead(1) != "...").then_some(found)
    }

    /// Prefix operators.
    pub(super) fn unary(&mut self) -> Read<Value> {
        self.nested(|p| {
            let text = p.peek();
            match text {
                "-" | "+" | "!" | "~" | "*" | "&" | "++" | "--" => {
                    p.bump();
                    p.address = text == "&" && (is_name(p.peek()) || p.peek() == "::");
                    let operand = p.unary()?;
                    Ok(p.prefix(text, operand))
                }
                "co_await" => {
                    p.bump();
                    let operand = p.unary()?.operand();
                    Ok(Value::new(format!("co_await {operand}"), Kind::Operator))
                }
                "sizeof" => p.sizeof(),
                "alignof" | "_Alignof" | "__alignof__" | "__alignof" => {
                    p.bump();
                    p.expect("(")?;
                    let operand = p.position();
                    let ty = p.within_angles(false, Parser::type_or_expression)?;
                    let ty = p.aligned(ty, operand)?;
                    p.expect(")")?;
                    Ok(Value::size(format!("__alignof__({ty})")))
                }
                "noexcept" => p.noexcept(),
                "new" => p.new_expression(),
                "::" if p.ahead(1) == "new" => p.new_expression(),
                "(" => match p.attempt(Parser::cast) {
                    Some(value) => Ok(value),
                    None => p.postfix(),
                },
                _ => p.postfix(),
            }
        })
    }

    /// `(T)e`.
    fn cast(&mut self) -> Read<Value> {
        self.expect("(")?;
        let (first, mark) = (self.peek(), self.mark());
        let ty = self.within_angles(false, |p| p.converted_type(Use::Either))?;
        let alone = self.since(mark) == 1;
        let last = self.behind();
        self.expect(")")?;
        // A name alone may be a value: `(a) - b`, `(f)(x)`. Then only an operand that cannot follow a value decides.
        let named = match self.env.meaning(first) {
            Meaning::Type => true,
            Meaning::Unknown => self.env.is_parameter(first),
            _ => false,
        };
        let begins =
            builtin::is_word(first) || matches!(first, "const" | "volatile" | "typename" | "struct" | "union" | "enum");
        let ends = matches!(last, "*" | "&" | "&&" | "const" | "volatile") || ty.contains("(*)") || ty.contains("(&)");
        let sure = ends || (alone && named) || (begins && last != ")" && last != "]");
        let next = self.peek();
        let operand_for_sure = is_name(next)
            || next.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '"' | '\'' | '\\'))
            || matches!(
                next,
                "this" | "sizeof" | "nullptr" | "true" | "false" | "new" | "!" | "~" | "noexcept" | "alignof"
            )
            || next.ends_with("_cast");
        let may_begin = matches!(
            next,
            "(" | "-" | "+" | "*" | "&" | "++" | "--" | "{" | "::" | "typename"
        ) || builtin::is_word(next);
        if !(operand_for_sure || (sure && may_begin)) {
            return Err(self.unexpected());
        }
        if next == "{" {
            let braces = self.braces(None)?;
            return Ok(Value::new(format!("({ty}){braces}"), Kind::Operator));
        }
        let operand = self.unary()?;
        if self.is_cast_left_out(&ty, &operand) {
            return Ok(operand);
        }
        let constant = self.constant_in(&ty, &operand);
        let (of, whole) = (self.type_of_cast(&ty), self.whole_library_cast(&ty, &operand));
        let cast = Value {
            ty: of,
            whole,
            ..converted(&ty, operand).valued(constant)
        };
        Ok(self.made_of(&ty, cast))
    }

    /// The value of a constant that is converted to a fundamental type.
    pub(super) fn constant_in(&self, ty: &str, operand: &Value) -> Option<Constant> {
        let to = Builtin::parse(ty)?;
        let scoped = || {
            let is_name = self.within.argument_value && operand.kind == Kind::Name;
            let value = is_name.then(|| self.env.names.enumerator_value(&operand.text))??;
            value.parse().ok().map(Constant::Enumerator)
        };
        operand.constant.or_else(scoped)?.converted(to)
    }

    /// `sizeof e`, `sizeof(T)`, `sizeof...(p)`.
    fn sizeof(&mut self) -> Read<Value> {
        self.bump();
        if self.eat("...") {
            self.expect("(")?;
            let name = self.peek().to_owned();
            self.bump();
            self.expect(")")?;
            return Ok(Value::size(format!("sizeof...({name})")));
        }
        let ty = self.attempt(|p| {
            p.expect("(")?;
            let variable = matches!(p.env.meaning(p.peek()), Meaning::Variable | Meaning::Field);
            if variable && p.ahead(1) != "::" || p.at_value() || p.at_own_member() {
                return Err(p.unexpected());
            }
            let ty = p.within_angles(false, |p| p.type_id(Use::Either))?;
            p.expect(")")?;
            // `sizeof(a)[0]` and `sizeof(a).b` have an expression after `sizeof`.
            if matches!(p.peek(), "[" | "." | "->" | "(") {
                Err(p.unexpected())
            } else {
                Ok(ty)
            }
        });
        if let Some(ty) = ty {
            let of_template = |word: &str| self.env.classes().any(|c| c.params.is_some() && c.name == word);
            let depends = self.env.in_template() && (self.depends(&ty) || words_of(&ty).any(of_template));
            let size = constant::size(&ty).filter(|_| !depends);
            let blank = if ty.ends_with('>') { " " } else { "" };
            return Ok(Value::size(format!("sizeof({ty}{blank})")).valued(size));
        }
        let operand = self.operand_of(Parser::unary)?;
        if self.within.argument_value && self.written == Some(Written::Return) && !self.env.in_template() {
            return Err(format!(
                "nvcc prints the type of `{}`, whose size is asked for",
                operand.text
            ));
        }
        if self
            .env
            .names
            .is_function(operand.text.trim_start_matches('(').trim_end_matches(')'))
        {
            return Err(format!("nvcc prints the type of the function `{}`", operand.text));
        }
        // The object of a class template depends on its parameters.
        let in_class_template = self.env.in_class_template();
        let own = |word: &str| word == "this" || self.env.meaning(word) == Meaning::Field;
        let of_object = || in_class_template && words_of(&operand.text).next().is_some_and(own);
        let depends = || self.depends(&operand.text) || of_object();
        let made = matches!(operand.kind, Kind::Made);
        let text = if !self.env.in_template() || made && !self.is_declared() || !depends() {
            format!("sizeof {}", operand.operand())
        } else if made {
            format!("sizeof(({}))", operand.text)
        } else {
            format!("sizeof({})", operand.operand())
        };
        Ok(Value::size(text))
    }

    /// `noexcept(e)`: in templates the operand has parentheses, elsewhere the whole.
    fn noexcept(&mut self) -> Read<Value> {
        self.bump();
        self.expect("(")?;
        let value = self.operand_of(|p| p.within_angles(false, Parser::expression))?;
        self.expect(")")?;
        if self.env.in_template() {
            let plain = matches!(value.kind, Kind::Name | Kind::Atom | Kind::Field | Kind::Enclosed);
            let text = if plain { value.text } else { format!("({})", value.text) };
            return Ok(Value::atom(format!("noexcept({text})")).of_builtin(Some(Builtin::Bool)));
        }
        let text = format!("noexcept({})", value.text);
        Ok(Value::new(text, Kind::Operator).of_builtin(Some(Builtin::Bool)))
    }

    /// `new T(..)`, `new (p) T[n]`.
    fn new_expression(&mut self) -> Read<Value> {
        let mut text = if self.eat("::") {
            "::new".to_owned()
        } else {
            "new".to_owned()
        };
        self.bump();
        if self.peek() == "(" {
            let mark = self.mark();
            self.bump();
            let placement = self.call_arguments()?;
            if matches!(self.peek(), "" | ";" | ")" | "," | "[" | "{" | "]" | "}") {
                self.rewind(mark);
                self.bump();
                let ty = self.within_angles(false, |p| p.type_id(Use::Type))?;
                self.expect(")")?;
                let _ = write!(text, " ({ty})");
                return self.new_initialiser(text);
            }
            let _ = write!(text, " ({placement})");
        }
        let specifiers = self.specifiers(Use::Type, false)?;
        if specifiers.base.is_empty() {
            return Err(self.unexpected());
        }
        let _ = write!(text, " {}", specifiers.text(true));
        let mut blank = " ";
        while matches!(self.peek(), "*" | "const" | "volatile") {
            text += blank;
            text += self.peek();
            blank = if self.peek() == "*" { "" } else { " " };
            self.bump();
        }
        while self.eat("[") {
            let bound = self.within_angles(false, Parser::expression)?.text;
            self.expect("]")?;
            let _ = write!(text, "{blank}[{bound}]");
            blank = "";
        }
        self.new_initialiser(text)
    }

    /// What a new object is made from.
    fn new_initialiser(&mut self, mut text: String) -> Read<Value> {
        if self.eat("(") {
            let arguments = self.call_arguments()?;
            let _ = write!(text, "({arguments})");
        } else if self.peek() == "{" {
            text += &self.braces(None)?;
        }
        Ok(Value::new(text, Kind::Operator))
    }
}
