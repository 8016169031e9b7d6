//! Declarators: read in any shape, printed in the reference's.

use super::names::{Use, angle};
use super::parser::{Parser, Read, is_name};
use super::tokens::{RESTRICT, is_attribute};
use super::types::Specifiers;
use culambda_source::ident;

/// What a declarator does to the type in front of it, from the name outwards.
#[derive(Clone, Debug)]
pub(super) enum Part {
    /// `*`, `&`, `&&` or `C::*`, with its qualifiers.
    Pointer {
        operator: String,
        constant: bool,
        volatile: bool,
    },
    /// `[n]`.
    Array(String),
    /// `(params) qualifiers -> trailing`.
    Function(Function),
}

/// The parameters of a function and what follows them.
#[derive(Clone, Debug, Default)]
pub(super) struct Function {
    pub(super) params: Vec<Param>,
    pub(super) variadic: bool,
    /// Qualifiers and exception specification, each with a blank in front.
    pub(super) tail: String,
    /// The trailing return type.
    pub(super) trailing: Option<String>,
    /// The first parameter is an explicit object parameter.
    pub(super) explicit_object: bool,
}

/// One parameter.
#[derive(Clone, Debug)]
pub(super) struct Param {
    pub(super) specifiers: Specifiers,
    pub(super) parts: Vec<Part>,
    pub(super) name: String,
    pub(super) pack: bool,
    /// Attributes after it, each with a blank in front.
    pub(super) attributes: String,
}

/// A declarator that was read.
#[derive(Clone, Debug, Default)]
pub(super) struct Declared {
    pub(super) parts: Vec<Part>,
    pub(super) id: Option<Id>,
    pub(super) pack: bool,
}

/// The name of what is declared, without what qualifies it.
#[derive(Clone, Debug, Default)]
pub(super) struct Id {
    /// `f`, `operator==`, `operator int`, `~S`.
    pub(super) text: String,
    pub(super) arguments: Option<Vec<String>>,
    /// The type of a conversion function.
    pub(super) conversion: Option<(Specifiers, Vec<Part>)>,
    /// A constructor or destructor, as far as the name tells.
    pub(super) destructor: bool,
    /// The last component of what qualifies it.
    pub(super) scope: Option<String>,
}

/// Whether a declarator has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Naming {
    /// Never: a type-id.
    Abstract,
    /// Maybe: a parameter.
    Optional,
    /// Always, and it may be qualified: a function.
    Function,
}

impl Parser<'_> {
    /// Reads a declarator.
    pub(super) fn declarator(&mut self, naming: Naming) -> Read<Declared> {
        self.nested(|p| {
            let mut pointers = Vec::new();
            while let Some(pointer) = p.pointer()? {
                p.spend(1)?;
                pointers.push(pointer);
            }
            let mut out = p.direct(naming)?;
            p.suffixes(&mut out.parts)?;
            out.parts.extend(pointers.into_iter().rev());
            Ok(out)
        })
    }

    /// One pointer operator with its qualifiers.
    fn pointer(&mut self) -> Read<Option<Part>> {
        let mut operator = match self.peek() {
            text @ ("*" | "&" | "&&") => {
                self.bump();
                text.to_owned()
            }
            text if (is_name(text) || text == "::") && self.env_may_point() => {
                let Some(class) = self.attempt(Parser::class_of_pointer) else {
                    return Ok(None);
                };
                self.env.names.class_of_pointer(&class);
                let blank = if class.ends_with('>') { " " } else { "" };
                format!("{class}{blank}::*")
            }
            _ => return Ok(None),
        };
        let (mut constant, mut volatile, mut restrict) = (false, false, false);
        loop {
            match self.peek() {
                "const" | "__const" => constant = true,
                "volatile" | "__volatile__" => volatile = true,
                // It is dropped from the types of functions, but for their template arguments.
                "__restrict__" | "__restrict" | "restrict" => restrict = true,
                _ => {
                    let keeps = self.within.argument_value || self.written.is_some();
                    if restrict && keeps && (constant || volatile) {
                        return Err("nvcc prints `__restrict__` beside `const`".to_owned());
                    }
                    if restrict && keeps {
                        operator += RESTRICT;
                    }
                    return Ok(Some(Part::Pointer {
                        operator,
                        constant,
                        volatile,
                    }));
                }
            }
            self.bump();
        }
    }

    /// Whether a name here can qualify a `*`: something must join it.
    fn env_may_point(&self) -> bool {
        self.peek() == "::" || matches!(self.ahead(1), "::" | "<")
    }

    /// `C::*`: the class.
    fn class_of_pointer(&mut self) -> Read<String> {
        let name = self.name(Use::Type)?;
        if self.peek() == "::" && self.ahead(1) == "*" {
            self.bump();
            self.bump();
            // A class template around is written with its parameters.
            let [only] = name.components.as_slice() else {
                let own = self.class_in_namespace(&name);
                return Ok(own.unwrap_or_else(|| self.spell_type(&name, Use::Value)));
            };
            let own = self
                .env
                .classes()
                .find(|class| class.name == only.name && class.params.is_some());
            let own = own.filter(|_| !name.global && only.arguments.is_none());
            let text = own.map_or_else(|| self.spell_type(&name, Use::Value), super::ClassContext::in_pointer);
            // In front of `::` a class that a parameter hides has no keyword.
            let plain = ["struct ", "class ", "union "]
                .iter()
                .find_map(|key| text.strip_prefix(key));
            Ok(plain.map_or_else(|| text.clone(), str::to_owned))
        } else {
            Err(self.unexpected())
        }
    }

    /// The name, a declarator in parentheses, or nothing.
    fn direct(&mut self, naming: Naming) -> Read<Declared> {
        if self.peek() == "(" && self.opens_declarator(naming) {
            self.bump();
            let inner = self.within_angles(false, |p| p.declarator(naming))?;
            self.expect(")")?;
            return Ok(inner);
        }
        let mut out = Declared::default();
        if naming == Naming::Function {
            out.id = Some(self.id()?);
            return Ok(out);
        }
        if naming == Naming::Optional && self.peek() == "..." && !matches!(self.ahead(1), "...") {
            self.bump();
            out.pack = true;
        }
        if naming == Naming::Optional && is_name(self.peek()) {
            out.id = Some(Id {
                text: self.peek().to_owned(),
                ..Id::default()
            });
            self.bump();
        }
        Ok(out)
    }

    /// Whether a `(` opens a nested declarator and not parameters.
    fn opens_declarator(&self, naming: Naming) -> bool {
        match self.ahead(1) {
            "*" | "&" | "&&" => true,
            "(" => {
                naming == Naming::Function
                    || matches!(self.ahead(2), "*" | "&" | "&&" | "(")
                    || (naming == Naming::Optional && self.ahead(3) == ")" && self.declares(self.ahead(2)))
            }
            "..." => naming == Naming::Optional && is_name(self.ahead(2)),
            text if is_name(text) || text == "::" => match naming {
                Naming::Function => true,
                _ if self.opens_member_pointer() => true,
                Naming::Optional => matches!(self.ahead(2), ")" | "[") && self.declares(text),
                Naming::Abstract => false,
            },
            "operator" | "~" => naming == Naming::Function,
            _ => false,
        }
    }

    /// Whether a name in parentheses is that of a parameter, and no type.
    fn declares(&self, name: &str) -> bool {
        is_name(name) && !self.env.is_parameter(name) && !self.env.names.is_type(name)
    }

    /// Whether `( A::B< C> ::*` is here.
    fn opens_member_pointer(&self) -> bool {
        let mut at = 1;
        while self.ahead(at) == "::" || is_name(self.ahead(at)) {
            if self.ahead(at) == "::" && self.ahead(at + 1) == "*" {
                return true;
            }
            at = self.past(at + 1, "<", ">");
        }
        false
    }

    /// Array bounds and parameter lists.
    fn suffixes(&mut self, parts: &mut Vec<Part>) -> Read<()> {
        loop {
            self.spend(1)?;
            if self.eat("[") {
                let bound = if self.peek() == "]" {
                    String::new()
                } else {
                    self.within_angles(false, Parser::expression)?.text
                };
                self.expect("]")?;
                parts.push(Part::Array(bound));
            } else if self.peek() == "(" {
                parts.push(Part::Function(self.function()?));
            } else {
                return Ok(());
            }
        }
    }

    /// A parameter list and what belongs to it.
    fn function(&mut self) -> Read<Function> {
        self.bump();
        let mut out = Function::default();
        self.within_angles(false, |p| {
            if p.peek() == "void" && p.ahead(1) == ")" {
                p.bump();
            }
            while p.peek() != ")" {
                if p.peek() == "..." {
                    p.bump();
                    out.variadic = true;
                    break;
                }
                if p.eat("this") {
                    out.explicit_object = true;
                }
                out.params.push(p.param()?);
                if p.peek() != "..." && !p.eat(",") {
                    break;
                }
            }
            p.expect(")")
        })?;
        self.tail(&mut out)?;
        Ok(out)
    }

    /// One parameter with its default argument, which is dropped.
    fn param(&mut self) -> Read<Param> {
        let outer = std::mem::replace(&mut self.within.parameters, true);
        let read = self.declared_param();
        self.within.parameters = outer;
        read
    }

    fn declared_param(&mut self) -> Read<Param> {
        let specifiers = self.specifiers(Use::Type, false)?;
        if specifiers.base.is_empty() {
            return Err(self.unexpected());
        }
        let declared = self.declarator(Naming::Optional)?;
        let mut attributes = String::new();
        while is_attribute(self.peek()) {
            attributes.push(' ');
            attributes += self.peek();
            self.bump();
        }
        if self.eat("=") {
            self.skip_default()?;
        }
        let name = declared.id.map(|i| i.text).unwrap_or_default();
        self.spend(specifiers.base.len() + name.len())?;
        Ok(Param {
            specifiers,
            parts: declared.parts,
            name,
            pack: declared.pack,
            attributes,
        })
    }

    /// Passes over a default argument: an expression where it can be read, else all up to the next comma.
    fn skip_default(&mut self) -> Read<()> {
        let (problem, doubted) = (self.problem, self.doubt.is_some());
        let read = self.attempt(|p| {
            if p.peek() == "{" {
                p.skip_brackets()?;
            } else {
                p.assignment()?;
            }
            if matches!(p.peek(), "," | ")") {
                Ok(())
            } else {
                Err(p.unexpected())
            }
        });
        self.problem = problem;
        self.doubt.take_if(|_| !doubted);
        if read.is_some() {
            return Ok(());
        }
        while !matches!(self.peek(), "," | ")") {
            match self.peek() {
                "(" | "[" | "{" => self.skip_brackets()?,
                "" => return Err(self.unexpected()),
                _ => self.bump(),
            }
        }
        Ok(())
    }

    /// Qualifiers, exception specification and trailing return type behind a parameter list.
    fn tail(&mut self, out: &mut Function) -> Read<()> {
        let (mut constant, mut volatile, mut reference) = (false, false, "");
        let mut exceptions = String::new();
        loop {
            match self.peek() {
                "const" => constant = true,
                "volatile" => volatile = true,
                text @ ("&" | "&&") => reference = if text == "&" { " &" } else { " &&" },
                "noexcept" => {
                    exceptions = self.exceptions()?;
                    continue;
                }
                "throw" if self.ahead(1) == "(" => {
                    exceptions = self.dynamic_exceptions()?;
                    continue;
                }
                _ => break,
            }
            self.bump();
        }
        let constant = if constant { " const" } else { "" };
        let volatile = if volatile { " volatile" } else { "" };
        out.tail = format!("{constant}{volatile}{reference}{exceptions}");
        if self.eat("->") {
            let outer = std::mem::replace(&mut self.within.trailing, true);
            let trailing = self.type_id(Use::Type);
            self.within.trailing = outer;
            out.trailing = Some(trailing?);
        }
        Ok(())
    }

    /// `noexcept`, `noexcept(e)`.
    fn exceptions(&mut self) -> Read<String> {
        self.bump();
        if !self.eat("(") {
            return Ok(" noexcept".to_owned());
        }
        let text = self.within_angles(false, Parser::expression)?.text;
        self.expect(")")?;
        if has_bare_greater(&text) {
            self.note(super::Problem::BareGreater);
        }
        Ok(format!(" noexcept({text})"))
    }

    /// `throw()`, `throw(A, B)`.
    fn dynamic_exceptions(&mut self) -> Read<String> {
        self.bump();
        self.bump();
        let mut types = Vec::new();
        self.within_angles(false, |p| {
            while p.peek() != ")" {
                types.push(p.type_id(Use::Type)?);
                if !p.eat(",") {
                    break;
                }
            }
            p.expect(")")
        })?;
        Ok(format!(" throw({})", types.join(", ")))
    }

    /// The name of a function, qualified or not.
    fn id(&mut self) -> Read<Id> {
        let mut scope = None;
        self.eat("::");
        loop {
            self.spend(1)?;
            self.eat("template");
            match self.peek() {
                "operator" => {
                    let mut id = self.operator()?;
                    id.scope = scope;
                    return Ok(id);
                }
                "~" => {
                    self.bump();
                    let text = format!("~{}", self.peek());
                    self.bump();
                    return Ok(Id {
                        text,
                        destructor: true,
                        scope,
                        ..Id::default()
                    });
                }
                text if is_name(text) => {
                    self.bump();
                    let arguments = if self.peek() == "<" {
                        Some(self.arguments("")?)
                    } else {
                        None
                    };
                    if !self.eat("::") {
                        return Ok(Id {
                            text: text.to_owned(),
                            arguments,
                            scope,
                            ..Id::default()
                        });
                    }
                    scope = Some(text.to_owned());
                }
                _ => return Err(self.unexpected()),
            }
        }
    }

    /// The name of an operator, a conversion function or a literal operator.
    fn operator(&mut self) -> Read<Id> {
        self.bump();
        let first = self.peek();
        let text = match first {
            "(" | "[" => {
                self.bump();
                self.bump();
                if first == "(" {
                    "operator()".to_owned()
                } else {
                    "operator[]".to_owned()
                }
            }
            "new" | "delete" => {
                self.bump();
                let array = self.eat("[") && self.eat("]");
                format!("operator {first}{}", if array { "[]" } else { "" })
            }
            "co_await" => {
                self.bump();
                "operator co_await".to_owned()
            }
            _ if first.starts_with('"') => {
                self.bump();
                let joined = first.trim_start_matches('"');
                let suffix = if joined.is_empty() {
                    let suffix = self.peek();
                    self.bump();
                    suffix
                } else {
                    joined
                };
                format!("operator \"\"{suffix}")
            }
            _ if first == "::" || first == "decltype" || ident::is_word(first) => return self.conversion(),
            "" => return Err(self.unexpected()),
            _ => {
                self.bump();
                format!("operator{first}")
            }
        };
        let arguments = if self.peek() == "<" {
            Some(self.arguments("")?)
        } else {
            None
        };
        Ok(Id {
            text,
            arguments,
            ..Id::default()
        })
    }

    /// The type of a conversion function.
    fn conversion(&mut self) -> Read<Id> {
        let specifiers = self.specifiers(Use::Type, false)?;
        let mut parts = Vec::new();
        while let Some(pointer) = self.pointer()? {
            parts.push(pointer);
        }
        // Here a pointer to member has no parentheses.
        let operators: String = parts
            .iter()
            .map(|p| super::print::print_parts(std::slice::from_ref(p), ""))
            .map(|p| p.trim_matches(['(', ')']).to_owned())
            .collect();
        let blank = if operators.is_empty() { "" } else { " " };
        let text = format!("operator {}{blank}{operators}", specifiers.text(true));
        parts.reverse();
        Ok(Id {
            text,
            conversion: Some((specifiers, parts)),
            ..Id::default()
        })
    }
}

impl Id {
    /// The name with the arguments that it is written with, or with others.
    pub(super) fn with(&self, arguments: Option<&[String]>) -> String {
        match arguments {
            None => self.text.clone(),
            Some(arguments) => {
                let symbol = self.text.starts_with("operator") && self.conversion.is_none() && !self.text.contains('"');
                let blank = if symbol { " " } else { "" };
                format!("{}{blank}{} ", self.text, angle(arguments))
            }
        }
    }
}

/// Whether `>` compares or shifts outside all parentheses of an expression.
fn has_bare_greater(text: &str) -> bool {
    let (mut depth, mut angles) = (0i32, 0i32);
    let bytes = text.as_bytes();
    for (i, b) in bytes.iter().enumerate() {
        match b {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            // Template arguments are printed as `< a>`, comparisons as `a < b`.
            b'<' if depth == 0 && i > 0 && bytes[i - 1] != b' ' && bytes[i - 1] != b'<' => angles += 1,
            b'>' if depth == 0 && i > 0 && bytes[i - 1] != b'-' => {
                if angles == 0 {
                    return bytes.get(i + 1) != Some(&b'=');
                }
                angles -= 1;
            }
            _ => {}
        }
    }
    false
}

/// Whether a part has its return type after its parameters: the `auto` in front of it is no placeholder.
fn returns_at_its_end(part: &Part) -> bool {
    matches!(part, Part::Function(function) if function.trailing.is_some())
}

/// Placeholders of an abbreviated template, as they are in the list of template arguments.
pub(super) fn placeholders(function: &Function) -> Vec<String> {
    let text = |p: &Param| format!("{}{}", p.specifiers.base, if p.pack { "..." } else { "" });
    function
        .params
        .iter()
        .filter(|p| p.specifiers.placeholder && !p.parts.iter().any(returns_at_its_end))
        .map(text)
        .collect()
}
