//! Template arguments: where a list of them begins, and what of them is a type and what a value.

use super::Position;
use super::conversions::is_in_parentheses;
use super::expr::{Kind, Value};
use super::names::Use;
use super::parser::{Meaning, Parser, Read, Written, is_name};
use super::value_of;
use crate::value_parameter::{ValueParameter, ValueType};
use culambda_source::{builtin, ident};

/// Longer lists are not looked through.
const FAR: usize = 200;

/// Angle brackets that are open among the words of a text, outside of other brackets.
#[derive(Default)]
pub(super) struct Angles {
    /// Below zero more were closed than opened.
    pub(super) depth: i32,
    brackets: i32,
}

impl Angles {
    /// Takes the next word.
    pub(super) fn take(&mut self, word: &str) {
        match word {
            "(" | "[" | "{" => self.brackets += 1,
            ")" | "]" | "}" => self.brackets -= 1,
            "<" if self.brackets == 0 => self.depth += 1,
            ">" if self.brackets == 0 => self.depth -= 1,
            ">>" if self.brackets == 0 => self.depth -= 2,
            _ => {}
        }
    }
}

impl Parser<'_> {
    /// Template arguments after a name, or nothing where `<` compares.
    pub(super) fn arguments_of(
        &mut self,
        place: Use,
        template: bool,
        name: &str,
        path: &str,
    ) -> Read<Option<Vec<String>>> {
        if place == Use::Type || template {
            return self.arguments(path).map(Some);
        }
        let is_path = path != name;
        let variable = !is_path && matches!(self.env.meaning(name), Meaning::Variable | Meaning::Field);
        if (variable || is_path) && self.env.names.is_variable_template(path) {
            return self.arguments(path).map(Some);
        }
        if self.within.angles && !is_path && self.env.meaning(name) == Meaning::Variable {
            return Ok(None);
        }
        let mut undecided = false;
        let arguments = self.attempt(|p| {
            let arguments = p.arguments(path)?;
            // What may follow template arguments and begins no operand: after these nothing is compared.
            let ends = match p.peek() {
                // What is around would not be closed.
                "" => !p.within.angles,
                ")" | "}" | "]" | "," | ";" | ":" | "?" => true,
                // Of a variable this may still be a comparison.
                "::" | "(" | "{" | "[" | "." | "->" | "..." | ">" | ">>" | "==" | "!=" | "&&" | "||" | "=" => !variable,
                "+" | "-" | "*" | "&" | "/" | "%" | "<" | "<=" | "^" | "|" => {
                    undecided = true;
                    false
                }
                _ => false,
            };
            if ends { Ok(arguments) } else { Err(p.unexpected()) }
        });
        // A sum of a variable template reads like a comparison with a sign.
        let is_known = || !is_path || self.env.names.is_value_path(&path.split("::").collect::<Vec<_>>());
        if undecided && !is_known() {
            return Err(format!("whether `{path}` is a template is not known"));
        }
        Ok(arguments)
    }

    /// Template arguments with their brackets, after the name of a template.
    pub(super) fn arguments(&mut self, template: &str) -> Read<Vec<String>> {
        let outer = (self.substitutes, self.folds);
        let function = self.written == Some(Written::Initialiser) && self.names_function(template);
        self.substitutes = match self.written {
            Some(Written::Initialiser) => function,
            written => written.is_some(),
        };
        self.folds = match self.written {
            Some(Written::Initialiser) => !function && self.env.in_template(),
            Some(Written::Return) => self.env.in_template(),
            None => true,
        };
        let out = self.argument_list(template);
        (self.substitutes, self.folds) = outer;
        out
    }

    /// Whether the template whose arguments begin here is that of a function: those that are called.
    fn names_function(&self, template: &str) -> bool {
        let mut angles = Angles::default();
        for at in 0..FAR {
            let word = self.ahead(at);
            if word.is_empty() {
                return false;
            }
            angles.take(word);
            if angles.depth <= 0 {
                // Below zero it closes the list around as well, and what is called is that template.
                return angles.depth == 0 && self.ahead(at + 1) == "(" && !self.env.names.is_type(template);
            }
        }
        false
    }

    fn argument_list(&mut self, template: &str) -> Read<Vec<String>> {
        self.expect("<")?;
        let mut out = Vec::new();
        let open = std::mem::take(&mut self.within.open_scope);
        self.within_angles(true, |p| {
            while !p.at_close() {
                let argument = p.argument_in(open, template, &out)?;
                out.push(argument);
                if !p.eat(",") {
                    break;
                }
            }
            Ok(())
        })?;
        self.expect_close()?;
        Ok(out)
    }

    /// One template argument: a type where it can be read as one, else an expression.
    pub(super) fn argument(&mut self, template: &str, before: &[String]) -> Read<String> {
        if let Some((constant, keeps_name)) = self.constant_argument() {
            if keeps_name {
                return Ok(constant);
            }
            self.check_cast(&constant, template, before)?;
            return Ok(self.converted(&constant, template, before));
        }
        // Of functions; of classes it is written as it is.
        let of_function = self.written == Some(Written::Initialiser) && self.substitutes;
        if of_function && !self.env.in_template() && self.has_size() {
            self.env.names.unfolded("sizeof");
        }
        let outer = std::mem::replace(&mut self.within.argument_value, true);
        let unevaluated = std::mem::take(&mut self.within.unevaluated);
        let first = self.peek();
        let at_call = self.at_call();
        if at_call && self.written.is_some() && self.env.names.qualify(first, Position::default()).is_some() {
            return Err(format!("nvcc writes the namespace of `{first}` in a template argument"));
        }
        if let Some(own) = self.own_member_of_template().filter(|_| self.written.is_none()) {
            return Err(format!(
                "nvcc writes the member `{own}` in another way in a template argument"
            ));
        }
        let is_cast = builtin::is_word(first) && self.ahead(1) == "(";
        let of_instance = self.prints_values() && self.at_member_value();
        let is_value = at_call
            || self.at_cast_of_value()
            || self.at_zero() && self.is_value(template, before)
            || self.at_dependent_value()
            || is_name(first) && self.env.names.is_variable_template(first)
            || self.at_variable_template()
            || self.at_own_template()
            || is_name(first) && self.ahead(1) == "<" && self.env.names.names_function(first)
            || self.at_value_in_expression()
            || self.written.is_some() && !self.folds && self.at_member_value()
            || self.at_member_call()?;
        let text = self.attempt(|p| {
            if is_value {
                return Err(p.unexpected());
            }
            let text = p.type_id(Use::Either)?;
            if p.at_close() || matches!(p.peek(), "," | "...") {
                Ok(text)
            } else {
                Err(p.unexpected())
            }
        });
        let text = match text {
            Some(text) => Ok(self
                .lone_template(&text)
                .unwrap_or_else(|| self.named_number(text, template, before))),
            None => self.argument_expression(template, before, is_cast),
        };
        self.within.argument_value = outer;
        self.within.unevaluated = unevaluated;
        let text = text?;
        self.check_cast(&text, template, before)?;
        if of_instance && text.contains("::") && !self.depends(&text) && self.takes_enumerator(template, before) {
            self.env.names.unfolded(&text);
        }
        if self.is_member_behind_base(&text) {
            return Err(format!(
                "nvcc writes the namespace of the class in front of the member template `{text}`"
            ));
        }
        Ok(if self.eat("...") { text + "..." } else { text })
    }

    /// Whether the reference writes a value with a cast to the alias that the parameter is declared with, or as the object
    /// that is made of it.
    fn check_cast(&self, text: &str, template: &str, before: &[String]) -> Read<()> {
        if !self.prints_values() || self.depends(text) {
            return Ok(());
        }
        match self.env.names.value_parameter(template, before) {
            ValueParameter::Cast => Err(format!(
                "nvcc writes a cast to the type of its parameter in front of `{text}`"
            )),
            ValueParameter::Object => Err(format!(
                "nvcc writes the object that `{text}` makes as a template argument"
            )),
            _ => Ok(()),
        }
    }

    /// Whether a value is of a member template of a class that depends on nothing, in a class with a base that depends on a
    /// parameter: `A< int> ::template v< T>`.
    fn is_member_behind_base(&self, text: &str) -> bool {
        let class = text.split_once("::template ").map(|(class, _)| class);
        let class = class.filter(|class| self.written.is_none() && !class.contains("::") && !self.depends(class));
        let Some((name, _)) = class.and_then(|class| class.split_once('<')) else {
            return false;
        };
        self.env
            .names
            .behind_dependent_base(name, &[String::new()], false)
            .is_some()
    }

    /// Whether an argument is a value for certain.
    fn is_value(&self, template: &str, before: &[String]) -> bool {
        let parameter = self.env.names.value_parameter(template, before);
        matches!(parameter, ValueParameter::Of(_) | ValueParameter::Deduced)
    }

    /// Whether the argument is `int()`, or of another fundamental type: a value where one is asked for.
    fn at_zero(&self) -> bool {
        builtin::is_word(self.peek())
            && (self.ahead(1), self.ahead(2)) == ("(", ")")
            && matches!(self.ahead(3), "," | ">" | ">>")
    }

    /// Whether an expression begins here with the name of a value.
    fn at_value_in_expression(&self) -> bool {
        is_name(self.peek())
            && !matches!(self.ahead(1), "::" | "," | ">" | ">>" | "...")
            && self.env.meaning(self.peek()) == Meaning::Variable
            && !self.env.names.is_variable_template(self.peek())
    }

    /// Whether an argument is a type for certain: no path, or one that leads to a type.
    fn is_known_type(&self, text: &str) -> bool {
        let path: Vec<&str> = text.split("::").map(str::trim).collect();
        let [first, rest @ ..] = path.as_slice() else {
            return true;
        };
        let is_path = path.iter().all(|part| is_name(part));
        !is_path
            || self.env.is_parameter(first)
            || self.env.names.is_type_path(&path)
            || (rest.is_empty() && self.env.names.is_type(first))
    }

    /// The path of a template, where an argument is nothing else.
    fn lone_template(&self, text: &str) -> Option<String> {
        let path: Vec<&str> = text.split("::").map(str::trim).collect();
        let is_path = path.len() > 1 && path.iter().all(|part| is_name(part));
        is_path.then(|| self.env.names.canonical_template(&path, false))?
    }

    /// Whether an argument is the path of a variable.
    fn names_value(&self, text: &str) -> bool {
        let path: Vec<&str> = text.split("::").map(str::trim).collect();
        path.iter().all(|part| is_name(part))
            && self.env.names.is_value_path(&path)
            && !self.env.names.names_function(text)
    }

    /// Whether an argument has the size or the alignment of something in it: nvcc prints the value, or the type for the
    /// operand.
    fn has_size(&mut self) -> bool {
        let mut depth = 0_u32;
        let mut found = false;
        for at in 0..FAR {
            match self.ahead(at) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth = depth.saturating_sub(1),
                "," | ">" | ">>" if depth == 0 => return found,
                "" => return false,
                word => found |= matches!(word, "sizeof" | "alignof" | "_Alignof" | "__alignof__"),
            }
        }
        false
    }

    /// The value of a constant that is an argument by its name alone; or its path, and whether that is printed whatever its
    /// type.
    fn constant_argument(&mut self) -> Option<(String, bool)> {
        let mut at = 0;
        while is_name(self.ahead(at)) && self.ahead(at + 1) == "::" {
            at += 2;
        }
        if !is_name(self.ahead(at)) || !matches!(self.ahead(at + 1), "," | ">" | ">>") {
            return None;
        }
        let name: String = (0..=at).map(|i| self.ahead(i)).collect();
        let value = match self.written {
            None if self.within.head && self.env.names.is_of_block(&name) => return None,
            None => self.env.names.constant(&name),
            Some(Written::Return) if self.env.in_template() => self.env.names.constant(&name),
            Some(Written::Return) => {
                let names = self.env.names;
                names.local_constant(&name).or_else(|| names.local_enumerator(&name))
            }
            Some(Written::Initialiser) if self.folds => self.env.names.constant(&name),
            Some(Written::Initialiser) if self.env.in_template() => None,
            Some(Written::Initialiser) => self.env.names.local_enumerator(&name),
        };
        let keeps_name = !self.folds && self.written.is_some() && !self.env.in_template();
        let canonical = || Some((self.env.names.canonical_constant(&name, !keeps_name)?, keeps_name));
        let Some(value) = value.map(|value| (value, false)).or_else(canonical) else {
            if self.prints_values() {
                self.env.names.unvalued(&name);
            } else if self.written == Some(Written::Return)
                && self.env.names.is_of_function(&name)
                && self.env.names.value_type(&name) == ValueType::Enumeration
            {
                self.env.names.unfolded(&name);
            }
            return None;
        };
        for _ in 0..=at {
            self.bump();
        }
        Some(value)
    }

    /// Whether arguments that depend on no template parameter are printed as their values: in the types of functions, and in
    /// return types in templates.
    pub(super) fn prints_values(&self) -> bool {
        self.written.is_none() || self.written == Some(Written::Return) && self.env.in_template()
    }

    /// Doubts aliases of blocks among the arguments after `t.template` and `T::template` in initialisers: the reference
    /// writes what they stand for where `t` or `T` depends on a parameter.
    pub(super) fn check_arguments_of_member(&self, arguments: &[String]) {
        if self.written != Some(Written::Initialiser) || !self.env.in_template() {
            return;
        }
        for word in arguments.iter().flat_map(|argument| ident::words_of(argument)) {
            if self.env.names.is_local_type(word) {
                self.env.names.unread_alias(word);
            }
        }
    }

    /// Whether what is read is a value among the template arguments of a declaration.
    pub(super) fn is_declared_argument(&self) -> bool {
        self.within.argument_value && self.written.is_none()
    }

    /// A constant as the type of the template's parameter makes it.
    fn converted(&self, constant: &str, template: &str, before: &[String]) -> String {
        match self.env.names.value_parameter(template, before) {
            ValueParameter::Of(ty) => {
                let enumerator = || value_of(ty, &self.env.names.enumerator_value(constant)?);
                value_of(ty, constant)
                    .or_else(enumerator)
                    .unwrap_or_else(|| constant.to_owned())
            }
            ValueParameter::Unknown if self.prints_values() && !constant.starts_with(is_digit_or_sign) => {
                self.env.names.of_unknown_template(template);
                constant.to_owned()
            }
            // As it is, a number names the same type.
            _ => constant.to_owned(),
        }
    }

    /// The value of an argument that depends on no template parameter.
    fn computed(&self, text: &str) -> Option<String> {
        // What a name alone is was asked for before.
        let computes = self.prints_values() && text.contains(['<', '(', ' ']) && !self.depends(text);
        computes.then(|| self.env.names.value_of(text, self.within.head))?
    }

    /// A name that may be that of a value which its template takes for a number: of an enumerator.
    fn named_number(&self, text: String, template: &str, before: &[String]) -> String {
        let names = self.env.names;
        if !self.prints_values() && !self.folds {
            return text;
        }
        let value = || names.enumerator_value(&text);
        match names.value_parameter(template, before) {
            ValueParameter::Of(ty) => {
                let computed = || self.computed(&text);
                if let Some(value) = value().or_else(computed).and_then(|value| value_of(ty, &value)) {
                    return value;
                }
                names.unfolded(&text);
            }
            // Most arguments are types, which need no template to be asked for.
            ValueParameter::Unknown if !self.is_known_type(&text) || self.computed(&text).is_some() => {
                names.of_unknown_template(template);
            }
            ValueParameter::Pointer | ValueParameter::Deduced
                if self.written.is_none() && names.names_function(&text) =>
            {
                let shown = names.canonical_constant(&text, false);
                return format!("&{}", shown.as_deref().unwrap_or(&text).trim_start_matches("::"));
            }
            ValueParameter::Deduced if self.names_value(&text) && value().is_none() => names.unfolded(&text),
            // Its type decides how the value is written.
            ValueParameter::Deduced if self.computed(&text).is_some() => names.unfolded(&text),
            _ => {}
        }
        text
    }

    /// A template argument that is an expression; a constant one is printed as its value.
    /// Of those of init-captures what begins with `int(` is not.
    fn argument_expression(&mut self, template: &str, before: &[String], is_cast: bool) -> Read<String> {
        let doubted = self.doubt.is_some();
        let mut value = self.assignment()?;
        let unconverted = self.doubt.take_if(|_| !doubted);
        if self.folds && is_name(&value.text) && self.behind() == value.text {
            // `S<T>::n` in `S`: lone names were asked for before.
            if let Some(constant) = self.env.names.constant(&value.text) {
                return Ok(self.converted(&constant, template, before));
            }
        }
        if let Some(constant) = value.constant.filter(|_| self.folds) {
            let number = constant.to_string();
            if !constant.is_named() {
                return Ok(self.converted(&number, template, before));
            }
            if let ValueParameter::Of(ty) = self.env.names.value_parameter(template, before)
                && let Some(value) = value_of(ty, &number)
            {
                return Ok(value);
            }
        }
        self.doubt = self.doubt.take().or(unconverted);
        if let Some(whole) = value.whole.take() {
            value = Value::new(whole, Kind::Operator);
        }
        if let Some(whole) = without_own_parentheses(&value) {
            value = Value {
                text: whole,
                kind: Kind::Operator,
                ..value
            };
        }
        if (self.written.is_some() || self.env.in_template()) && !value.text.starts_with("::") {
            self.check_declared(&value.text);
            self.check_home(&value.text);
        }
        if self.written.is_some() && !self.folds && self.env.names.has_local_enumerator(&value.text) {
            self.env.names.unfolded(&value.text);
        }
        if self.folds && !self.prints_values() && !is_cast && self.may_be_computed(&value.text) {
            self.env.names.unfolded(&value.text);
        }
        if value.text == "nullptr" && self.written.is_none() && self.takes_pointer(template, before) {
            return Err("nvcc prints the type of a null pointer that is a template argument".to_owned());
        }
        if self.folds {
            let of = match self.env.names.value_parameter(template, before) {
                ValueParameter::Of(ty) => {
                    value_of(ty, &value.text).or_else(|| value_of(ty, &self.computed(&value.text)?))
                }
                _ => None,
            };
            if let Some(value) = of {
                return Ok(value);
            }
            if self.prints_values() {
                self.env.names.unfolded(&value.text);
            }
        }
        // A `>` would close the list; an operator would bind to `...` alone.
        // In a name it ends template arguments; around what depends on a parameter what is in parentheses counts even so.
        let is_open = |at: usize| !ends_in_parentheses(&value.text[..at]);
        let is_sign = |at: usize| value.needs_parentheses() || !value.text[..at].ends_with('>');
        let mut signs = value.text.match_indices(" > ").map(|(at, _)| at);
        let closes = if self.env.in_template() {
            value.closes
        } else {
            signs.any(|at| is_sign(at) && is_open(at)) || value.text.match_indices(" >> ").any(|(at, _)| is_open(at))
        };
        let wrap = !value.is_enclosed() && (closes || (self.peek() == "..." && value.needs_parentheses()));
        if let Some(literal) = negative_literal(&value.text).filter(|_| self.prints_values()) {
            return Ok(literal);
        }
        if let Some(whole) = self.made_alone(&value.text) {
            return Ok(whole.to_owned());
        }
        Ok(if wrap { format!("({})", value.text) } else { value.text })
    }

    /// Tells of the names that are alone in an expression, or begin a path.
    fn check_declared(&self, text: &str) {
        let mut before = "";
        for word in super::pieces(text) {
            if is_name(word) && !matches!(before, "::" | "." | "->") {
                self.env.names.check_declared(word);
            }
            before = word;
        }
    }

    /// Tells of a constant that is named with template arguments: `A< int> ::value`.
    fn check_home(&self, text: &str) {
        let mut angles = Angles::default();
        let mut path = Vec::new();
        for word in super::pieces(text) {
            let depth = angles.depth;
            angles.take(word);
            if depth > 0 || angles.depth > 0 || word == "::" {
                continue;
            }
            if !is_name(word) {
                return;
            }
            path.push(word);
        }
        if path.len() > 1 {
            self.env.names.check_home(&path);
        }
    }

    /// Whether the parameter that an argument is for is a pointer.
    fn takes_pointer(&self, template: &str, before: &[String]) -> bool {
        self.env.names.value_parameter(template, before) == ValueParameter::Pointer
    }

    /// Whether the parameter that an argument is for is no type and neither fundamental nor a pointer.
    fn takes_enumerator(&self, template: &str, before: &[String]) -> bool {
        self.env.names.value_parameter(template, before) == ValueParameter::AsWritten
    }

    /// Whether an expression may have a value that takes more than arithmetic to find: nothing in it is a parameter.
    fn may_be_computed(&self, text: &str) -> bool {
        let mut words = ident::words(text.as_bytes()).filter_map(|word| std::str::from_utf8(word).ok());
        (text.contains(['<', '(']) || text.starts_with("sizeof")) && !words.any(|word| self.env.is_parameter(word))
    }

    /// What is in the parentheses around `(T)e` and `T{e}`, of a parameter `T`: a whole argument has none.
    pub(super) fn made_alone<'t>(&self, text: &'t str) -> Option<&'t str> {
        let whole = Some(text).filter(|text| is_in_parentheses(text))?;
        let inside = whole.strip_prefix('(')?.strip_suffix(')')?;
        let (name, end) = match inside.strip_prefix('(') {
            Some(cast) => (cast, ')'),
            None => (inside, '{'),
        };
        let (name, _) = name.split_once(end)?;
        self.env.is_parameter(name).then_some(inside)
    }
}

/// What is in the parentheses that a cast of a constant or a negative number has as an operand, which a whole argument
/// has not.
pub(super) fn without_own_parentheses(value: &Value) -> Option<String> {
    let whole = Some(&value.text).filter(|text| is_in_parentheses(text))?;
    let inside = whole.strip_prefix('(')?.strip_suffix(')')?;
    let is_own = matches!(value.kind, Kind::Atom | Kind::Enclosed) && inside.starts_with(['(', '-']);
    (is_own && !inside.contains(", ") && !inside.contains("...")).then(|| inside.to_owned())
}

/// A negative floating literal, which has its sign in the parentheses where it is a value.
fn negative_literal(text: &str) -> Option<String> {
    let literal = text.strip_prefix("-(")?.strip_suffix(')')?;
    let is_literal = literal.starts_with(|c: char| c.is_ascii_digit()) && !literal.contains([' ', '(', ')']);
    is_literal.then(|| format!("(-{literal})"))
}

const fn is_digit_or_sign(first: char) -> bool {
    matches!(first, '0'..='9' | '-')
}

/// Whether a text ends in parentheses that are open.
fn ends_in_parentheses(text: &str) -> bool {
    let depth = text.bytes().fold(0_i32, |depth, byte| match byte {
        b'(' => depth + 1,
        b')' => depth - 1,
        _ => depth,
    });
    depth > 0
}
