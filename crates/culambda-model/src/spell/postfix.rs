//! Primary and postfix expressions.

use super::constant::Constant;
use super::expr::{Kind, Value};
use super::literal;
use super::names::{Component, Name, Use, angle};
use super::operators::{callee, converted, object, zero};
use super::parser::{Meaning, Parser, Read, Written, is_name};
use super::{Qualified, quoted};
use culambda_source::builtin::{self, Builtin};
use culambda_source::ident::words_of;

impl Parser<'_> {
    /// A primary expression and what follows it.
    pub(super) fn postfix(&mut self) -> Read<Value> {
        let mut value = self.primary()?;
        loop {
            self.spend(1 + value.text.len())?;
            value = match self.peek() {
                "(" => {
                    self.bump();
                    let arguments = self.call_arguments()?;
                    self.check_called(&value, &arguments)?;
                    let is_trait = ["__is_", "__has_"].iter().any(|own| value.text.starts_with(own));
                    let ty = is_trait.then_some(Builtin::Bool);
                    Value::atom(format!("{}({arguments})", callee(value))).of_builtin(ty)
                }
                "[" => {
                    self.bump();
                    let index = if self.peek() == "{" {
                        self.braces(None)?
                    } else {
                        self.within_angles(false, Parser::expression)?.text
                    };
                    self.expect("]")?;
                    Value::new(format!("{}[{index}]", object(value)), Kind::Operator)
                }
                operator @ ("." | "->") => {
                    self.bump();
                    if value.text == "this" && self.is_plain_method() {
                        value = self.named()?;
                        continue;
                    }
                    let member = self.member(value.text == "this")?;
                    let kind = self.kind_of_member(&value);
                    Value::new(format!("{}{operator}{member}", object(value)), kind)
                }
                operator @ ("++" | "--") => {
                    self.bump();
                    Value::new(format!("{}{operator}", object(value)), Kind::Operator)
                }
                _ => return Ok(value),
            };
        }
    }

    /// Whether after `this->` a member function of a class template is called, which the reference prints alone.
    fn is_plain_method(&self) -> bool {
        self.ahead(1) == "("
            && self.env.meaning(self.peek()) == Meaning::Method
            && self.env.in_class_template()
            && self.env.names.inherited_method(self.peek()).is_none()
    }

    /// The name after `.` or `->`.
    fn member(&mut self, of_this: bool) -> Read<String> {
        if self.peek() == "~" {
            self.bump();
            let text = self.peek();
            self.bump();
            return Ok(format!("~{text}"));
        }
        if self.peek() == "operator" {
            return Err("an operator is called by its name".to_owned());
        }
        let template = self.eat("template");
        let mut name = self.name(if template { Use::Type } else { Use::Value })?;
        // In templates every member template with arguments has the keyword, whatever the object is.
        let keyword = self.env.in_template();
        if let Some(last) = name.components.last_mut() {
            last.template = keyword && (last.template || last.arguments.is_some());
        }
        let first = &name.components[0];
        if template {
            self.check_arguments_of_member(first.arguments.as_deref().unwrap_or_default());
        }
        if name.components.len() > 1 {
            self.shows_no_class(&name, of_this)?;
            let field = self.qualified(&name) == Some(Qualified::Field);
            let last = name.components.last().map_or("", |c| &c.name);
            return Ok(if field {
                last.to_owned()
            } else {
                self.spell_value(&name)
            });
        }
        let keyword = if keyword && (template || first.arguments.is_some()) {
            "template "
        } else {
            ""
        };
        let arguments = first.arguments.as_ref().map(|a| angle(a)).unwrap_or_default();
        let blank = if first.arguments.is_some() && self.peek() == "(" {
            " "
        } else {
            ""
        };
        Ok(format!("{keyword}{}{arguments}{blank}", first.name))
    }

    /// A literal, a name, something in brackets, a cast by keyword.
    fn primary(&mut self) -> Read<Value> {
        let text = self.peek();
        let first = text.chars().next().ok_or_else(|| self.unexpected())?;
        if first.is_ascii_digit() || (first == '.' && text.len() > 1 && text != "..." && text != ".*") {
            self.bump();
            let number = literal::number(text);
            let kind = if number.starts_with('(') {
                Kind::Atom
            } else {
                Kind::Integer
            };
            let constant = Constant::literal(&number);
            let ty = Builtin::of_literal(text);
            return Ok(Value::new(number, kind).valued(constant).of_builtin(ty));
        }
        if is_string(text) {
            return self.string();
        }
        if text.contains('\'') {
            self.bump();
            let ty = self.type_of_character(text);
            let text = quoted::character(text, self.env.char8)
                .ok_or_else(|| "a character literal is not understood".to_owned())?;
            let constant = quoted::unit_of(&text).and_then(|unit| i32::try_from(unit).ok());
            let value = Value::atom(text).of_builtin(ty);
            return Ok(value.valued(constant.map(Constant::Character)));
        }
        match text {
            "this" | "nullptr" | "true" | "false" => {
                self.bump();
                let ty = Builtin::of_literal(text);
                Ok(Value::atom(text).valued(Constant::literal(text)).of_builtin(ty))
            }
            "(" if self.ahead(1) == "{" => self.verbatim(),
            "requires" => self.verbatim(),
            "(" => self.parentheses(),
            "[" => self.lambda(),
            "static_cast" | "reinterpret_cast" | "const_cast" | "dynamic_cast" => self.named_cast(text),
            "typeid" => {
                self.bump();
                self.expect("(")?;
                let inner = self.within_angles(false, Parser::type_or_expression)?;
                self.expect(")")?;
                Ok(Value::new(format!("typeid({inner})"), Kind::Operator))
            }
            "typename" | "decltype" | "__decltype" | "__typeof__" | "typeof" => {
                let ty = if text == "typename" {
                    let name = self.name(Use::Type)?;
                    self.spell_type(&name, Use::Type)
                } else {
                    self.decltype()?
                };
                self.made(&ty, true)
            }
            _ if builtin::is_word(text) => {
                let ty = self.specifiers(Use::Type, false)?.text(true);
                self.made(&ty, true)
            }
            _ if is_name(text) || text == "::" => self.named(),
            _ => Err(self.unexpected()),
        }
    }

    /// A statement expression `({ .. })` or `requires (..) { .. }`: its tokens as they are, with canonical literals.
    fn verbatim(&mut self) -> Read<Value> {
        let requires = self.peek() == "requires";
        let mut text = String::new();
        if requires {
            text.push_str("requires ");
            self.bump();
        }
        if requires && self.peek() == "(" {
            self.verbatim_group(&mut text)?;
        }
        self.verbatim_group(&mut text)?;
        Ok(Value::atom(text))
    }

    /// The token at the cursor after some text; a class template around is written with its arguments in front of a member.
    fn verbatim_token(&self, before: &str) -> String {
        let token = self.peek();
        let qualifies = self.ahead(1) == "::" && !before.ends_with([':', '.']) && !before.ends_with("->");
        let class = self.env.classes().find(|class| qualifies && class.name == token);
        let params = class.and_then(|class| class.params.as_ref());
        match params.filter(|params| params.iter().all(|p| !p.is_empty())) {
            Some(params) => format!("{token}{}", angle(params)),
            None => literal::canonical(token, self.env.char8).into_owned(),
        }
    }

    /// The brackets at the cursor with everything in them.
    fn verbatim_group(&mut self, text: &mut String) -> Read<()> {
        let mut depth = 0usize;
        while !self.at_end() {
            match self.peek() {
                "[" if self.index().and_then(|i| (self.env.lambda)(i)).is_some() => {
                    let lambda = self.lambda()?.text;
                    self.spend(lambda.len())?;
                    text.push_str(&lambda);
                    continue;
                }
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth = depth.saturating_sub(1),
                _ => {}
            }
            let token = self.verbatim_token(text);
            self.spend(token.len() + 1)?;
            if !matches!(self.peek(), "." | "->" | "::" | ")" | "]" | ";" | "," | "++" | "--")
                && !text.ends_with(['(', '[', '.', ' '])
                && !text.ends_with("->")
                && !text.ends_with("::")
            {
                text.push(' ');
            }
            text.push_str(&token);
            self.bump();
            if depth == 0 {
                return Ok(());
            }
        }
        Err(self.unexpected())
    }

    /// Adjacent strings.
    fn string(&mut self) -> Read<Value> {
        let mut parts = Vec::new();
        while is_string(self.peek()) {
            parts.push(self.peek());
            self.bump();
        }
        let text =
            quoted::string(&parts, self.env.char8).ok_or_else(|| "a string literal is not understood".to_owned())?;
        self.spend(text.len())?;
        Ok(Value::new(text, Kind::Enclosed))
    }

    /// What is in parentheses; they are dropped unless they hold a comma or a fold.
    fn parentheses(&mut self) -> Read<Value> {
        self.bump();
        self.within_angles(false, |p| {
            if p.holds_fold()? {
                return p.fold();
            }
            let value = p.expression()?;
            p.expect(")")?;
            Ok(value)
        })
    }

    /// A lambda, whose text comes from the caller.
    fn lambda(&mut self) -> Read<Value> {
        let found = self.index().and_then(|i| (self.env.lambda)(i));
        let (end, text) = found.ok_or_else(|| "it contains a lambda".to_owned())?;
        self.bump_past(end);
        let called = self.peek() == "(";
        Ok(Value::new(if called { format!("({text})") } else { text }, Kind::Atom))
    }

    /// `static_cast< T>(e)`.
    fn named_cast(&mut self, keyword: &str) -> Read<Value> {
        let first = self.position();
        self.bump();
        self.expect("<")?;
        let ty = self.within_angles(true, |p| p.converted_type(Use::Type))?;
        let object = !self.behind().starts_with('&');
        self.expect_close()?;
        self.expect("(")?;
        let value = self.within_angles(false, Parser::expression)?;
        self.expect(")")?;
        if keyword == "static_cast" && object && self.is_cast_left_out(&ty, &value) {
            return Ok(value);
        }
        if keyword == "static_cast" && object && self.is_whole(first) && self.makes_object(&ty)? {
            return Ok(self.made_of(&ty, Value::new(format!("(({ty})({}))", value.text), Kind::Enclosed)));
        }
        let constant = self.constant_in(&ty, &value).filter(|_| keyword == "static_cast");
        let of = self.type_of_cast(&ty);
        let whole = (keyword == "static_cast")
            .then(|| self.whole_cast(&ty, &value))
            .flatten();
        let text = format!("{keyword}{}({})", angle(&[ty]), value.text);
        Ok(Value {
            ty: of,
            whole,
            ..Value::new(text, Kind::Operator).valued(constant)
        })
    }

    /// Whether a cast to a type makes an object of a class, which the reference writes as such where it is the whole value.
    pub(super) fn makes_object(&self, ty: &str) -> Read<bool> {
        let builtin = ty.split(' ').all(builtin::is_word);
        let of_value = ty.starts_with("__decltype(");
        if builtin || self.depends(ty) || !of_value && ty.ends_with(['&', '*', ')', ']']) {
            return Ok(false);
        }
        match self.env.names.is_class(ty) {
            Some(true) if of_value => Err(format!("nvcc prints the class that `{ty}` is")),
            None if !of_value => Err(format!(
                "whether `{ty}` is a class decides how nvcc writes a cast to it"
            )),
            class => Ok(class == Some(true)),
        }
    }

    /// A value made from a type that was just read: `T(e)`, `T{e}`, `T()`.
    pub(super) fn made(&mut self, ty: &str, scalar: bool) -> Read<Value> {
        let blank = if ty.ends_with('>') { " " } else { "" };
        let fundamental = scalar && ty.split(' ').all(builtin::is_word);
        if self.peek() == "{" {
            if ty.starts_with("__decltype(") && !self.depends(ty) && self.env.names.is_class(ty) != Some(true) {
                return Err(format!("nvcc writes `{ty}{{..}}` as a value of the type that it is"));
            }
            let (begin, first) = (self.index(), self.position());
            let braces = self.braces(Some(ty))?;
            self.check_copy_in_braces(ty, &braces);
            let empty = Builtin::parse(ty).filter(|made| fundamental && braces == "{}" && made.spelling() == ty);
            if let Some(zero) = empty.and_then(zero) {
                let is_all = self.stands_alone(first.saturating_sub(1));
                let met = || begin.is_none_or(|token| self.env.names.value_initialised_before(token));
                return match ty {
                    _ if is_all => Ok(zero),
                    "int" if !met() => Err(INT_MADE_OF_BRACES.to_owned()),
                    // Before C++20 no header makes one.
                    "bool" if self.env.char8 => Err(BOOL_MADE_OF_BRACES.to_owned()),
                    _ => Ok(zero),
                };
            }
            return Ok(match (fundamental, braces.as_str()) {
                (true, "{}") => Value::new(format!("(({ty})0)"), Kind::Atom),
                (true, _) => {
                    let inside = braces.trim_matches(['{', '}']);
                    let constant = Builtin::parse(ty).and_then(|to| Constant::literal(inside)?.converted(to));
                    Value::new(format!("(({ty}){inside})"), Kind::Atom).valued(constant)
                }
                _ => self.made_of(ty, Value::new(format!("{ty}{blank}{braces}"), Kind::Atom)),
            });
        }
        if !self.eat("(") {
            return Err(self.unexpected());
        }
        if self.eat(")") {
            let text = if fundamental {
                format!("(({ty})0)")
            } else {
                format!("{ty}{blank}()")
            };
            let value = self.made_of(ty, Value::atom(text));
            return Ok(if self.env.is_parameter(ty) {
                self.dependent(&value)
            } else {
                value
            });
        }
        if let Some(value) = self.attempt(|p| {
            let value = p.within_angles(false, Parser::assignment)?;
            p.expect(")")?;
            Ok(value)
        }) {
            if !fundamental && self.is_copy_left_out(ty, &value) {
                return Ok(value);
            }
            let is_folded = self.written != Some(Written::Initialiser);
            let constant = self.constant_in(ty, &value).filter(|_| is_folded);
            let cast = Value {
                ty: self.type_of_cast(ty),
                ..converted(ty, value).valued(constant)
            };
            // Of a class it would be a call of its constructor, which parentheses make plain.
            let cast = if fundamental || cast.is_enclosed() {
                cast
            } else {
                Value {
                    text: format!("({})", cast.text),
                    kind: Kind::Enclosed,
                    constant: None,
                    ..cast
                }
            };
            return Ok(self.made_of(ty, cast));
        }
        let arguments = self.call_arguments()?;
        self.check_braced(ty, &arguments)?;
        Ok(self.made_of(ty, Value::new(format!("{ty}{blank}({arguments})"), Kind::Atom)))
    }

    /// A value that is made of a dependent type has parentheses, but not in every operand.
    pub(super) fn dependent(&self, value: &Value) -> Value {
        let plain = self.is_declared_argument() && value.text.ends_with("()");
        if self.within.unevaluated || plain {
            Value::new(value.text.clone(), Kind::Made)
        } else {
            Value::new(format!("({})", value.text), Kind::Enclosed)
        }
    }

    /// Whether no name in a text is that of a variable whose value is not known.
    pub(super) fn is_constant_text(&self, text: &str) -> bool {
        let names = self.env.names;
        // What is in quotes is every other part.
        let unquoted = text.split('\'').step_by(2);
        let mut words = unquoted.flat_map(words_of).filter(|word| is_name(word));
        words.all(|word| names.constant(word).is_some() || names.is_type(word))
    }

    /// The value of a constant by its name, and by how that is written.
    fn constant_named(&self, name: &Name, text: &str) -> Option<Constant> {
        let names = self.env.names;
        let [first, rest @ ..] = name.components.as_slice() else {
            return None;
        };
        let alone = rest.is_empty() && !name.global;
        let constant = if alone && first.arguments.is_none() {
            names.constant(&first.name)
        } else if !alone && !name.global && is_name(text) {
            names.constant(text)
        } else if !name.global && !name.typename && name.components.iter().all(|c| c.arguments.is_none()) {
            names.constant(&name.path().join("::"))
        } else {
            None
        };
        constant
            .and_then(|c| Constant::literal(&c))
            .or_else(|| self.enumerator(name))
    }

    /// How a type of the head is written that a value is made of, where a variable of a block has its name, which is not
    /// what the head means.
    fn hidden_type(&self, name: &Component) -> Option<String> {
        if !self.within.head || self.peek() != "(" {
            return None;
        }
        let shown = self
            .env
            .names
            .shown(&[name.name.as_str()], None, self.position_of(false));
        shown.map(|shown| shown.text)
    }

    /// How a type is written that a value is made of, and that a class has from a plain base beside a dependent one.
    fn type_of_plain_base(&self, name: &Component) -> Option<String> {
        let arguments = name.arguments.as_deref();
        let dependent = self.has_dependent_arguments(name);
        let is_made = self.peek() == "(" && self.env.in_template();
        let path = is_made.then(|| self.env.names.type_of_plain_base(&name.name, dependent))??;
        Some(path + &arguments.map(super::names::angle).unwrap_or_default())
    }

    /// Whether the parentheses at the cursor may hold one argument: a comma may be among template arguments of it.
    pub(super) fn holds_one(&mut self) -> Read<bool> {
        let (mut depth, mut at, mut commas, mut angles) = (0_u32, 0, false, false);
        let closed = loop {
            match self.ahead(at) {
                "" => break false,
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" if depth == 1 => break true,
                ")" | "]" | "}" => depth -= 1,
                "," if depth == 1 => commas = true,
                "<" => angles = true,
                _ => {}
            }
            at += 1;
        };
        self.spend(at)?;
        Ok(closed && at > 1 && (!commas || angles))
    }

    /// A name: of a value, of a function, of a type that something is made of.
    fn named(&mut self) -> Read<Value> {
        let address = std::mem::take(&mut self.address);
        let token = self.index();
        let name = self.name(Use::Value)?;
        let (first, last) = (&name.components[0], &name.components[name.components.len() - 1]);
        let alone = name.components.len() == 1 && !name.global;
        if let Some(made) = self.made_by_late_alias(&name)? {
            return Ok(made);
        }
        if self.peek() == "{" {
            return self.made_in_braces(&name, alone);
        }
        let meaning = self.env.meaning(&last.name);
        let is_parameter = alone && self.env.is_parameter(&first.name);
        // What every host knows needs no declaration.
        let of_library = meaning == Meaning::Unknown && last.arguments.is_none() && is_of_library(&name.path());
        let is_type = is_parameter || (alone && (meaning == Meaning::Type || of_library));
        let shown = || self.hidden_type(first).or_else(|| self.type_of_plain_base(first));
        if let Some(shown) = (alone && !is_type).then(shown).flatten() {
            return self.made(&shown, false);
        }
        if self.peek() == "(" && (is_type || !alone && (of_library || self.is_type_path(&name))) {
            let place = if alone { Use::Value } else { Use::Either };
            let ty = self.spell_type(&name, place);
            if let Some(made) = self.made_by_alias(&ty)? {
                return Ok(made);
            }
            if last.arguments.is_none() && self.env.names.is_class_template(&name.path()) {
                // The arguments are deduced, which no cast does.
                self.expect("(")?;
                let arguments = if self.eat(")") {
                    String::new()
                } else {
                    self.call_arguments()?
                };
                return Ok(Value::new(format!("{ty}({arguments})"), Kind::Atom));
            }
            return self.made(&ty, false);
        }
        if !alone && !name.global {
            self.env.names.check_scope(&first.name);
        }
        if self.peek() == "(" && meaning == Meaning::Unknown && self.written == Some(Written::Initialiser) {
            let one = self.holds_one()?;
            self.env.names.check_called(&name.path(), one);
        }
        let text = match self
            .shown_alone(&name)
            .filter(|_| !address && !self.within.argument_value)
        {
            Some(alone) => alone.to_owned(),
            None => (self.member_of_partial(&name, address)).unwrap_or_else(|| self.spell_value(&name)),
        };
        if let Some(value) = self.of_base(&name, &text, token.filter(|_| !address))? {
            return Ok(value);
        }
        if alone && meaning == Meaning::Field {
            return self.field(&name, &text, token);
        }
        if self.peek() == "("
            && meaning == Meaning::Method
            && alone
            && let Some(value) = self.of_base_in_template(&name, &text)?
        {
            return Ok(value);
        }
        if self.peek() == "(" && meaning == Meaning::Method && self.of_this(&name) {
            let keyword = if last.arguments.is_some() && alone && self.env.in_template() {
                "template "
            } else {
                ""
            };
            return Ok(Value::new(format!("this->{keyword}{text}"), Kind::Name));
        }
        let blank = last.arguments.is_some() && self.peek() == "(";
        if self.substitutes
            && self.within.argument_value
            && alone
            && let Some(value) = self.env.names.local_constant(&first.name)
        {
            let constant = Constant::literal(&value);
            let ty = Builtin::of_literal(&value);
            return Ok(Value::new(value, Kind::Integer).valued(constant).of_builtin(ty));
        }
        let constant = self.constant_named(&name, &text);
        Ok(Value::new(if blank { format!("{text} ") } else { text }, Kind::Name).valued(constant))
    }
}

/// Whether a path is that of a type of C's library: `size_t`, `std::size_t`.
fn is_of_library(path: &[&str]) -> bool {
    match path {
        [name] | ["std", name] => Builtin::of_library(name).is_some(),
        _ => false,
    }
}

/// Whether a token is a string literal.
fn is_string(text: &str) -> bool {
    text.find(['"', '\'']).is_some_and(|i| text[i..].starts_with('"'))
}

/// Why a value that is made by `int{}` cannot be written.
const INT_MADE_OF_BRACES: &str = "`int{}` is written in one way after the first `int()` of a unit and in another before \
    it; CUDA's headers, which have one, are not in this text";
/// The same of `bool{}`, whose other way a C++20 header of the standard library brings about.
const BOOL_MADE_OF_BRACES: &str = "`bool{}` is written in one way after the first value of the kind in a unit and in \
    another before it";
