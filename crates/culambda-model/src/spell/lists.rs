//! Lists of expressions: in braces, and the arguments of calls.

use super::arguments::without_own_parentheses;
use super::expr::{Value, is_made_of_braces};
use super::names::Use;
use super::parser::{Parser, Read, Written, is_name};
use super::quoted;

impl Value {
    /// The expression in a list of arguments, where a string, a negative number and a cast of a constant have no
    /// parentheses of their own.
    fn in_list(self) -> String {
        match quoted::inside(&self.text) {
            Some(string) => string.to_owned(),
            None => without_own_parentheses(&self).unwrap_or(self.text),
        }
    }
}

impl Parser<'_> {
    /// `{a, .b = c}`.
    ///
    /// They make an object of a type, as far as that is known here.
    pub(super) fn braces(&mut self, of: Option<&str>) -> Read<String> {
        self.expect("{")?;
        let mut items = Vec::new();
        self.within_angles(false, |p| {
            while p.peek() != "}" {
                let mut item = String::new();
                if p.peek() == "." && is_name(p.ahead(1)) {
                    item = format!(".{}", p.ahead(1));
                    p.bump();
                    p.bump();
                    item += if p.eat("=") { " = " } else { "" };
                }
                let begin = p.position();
                let value = p.assignment()?;
                item += &if is_made_of_braces(&value.text, p.read_since(begin)) {
                    p.zero_in_braces(of)?.to_owned()
                } else {
                    p.listed(value, begin)?
                };
                if p.eat("...") {
                    item += "...";
                }
                items.push(item);
                if !p.eat(",") {
                    break;
                }
            }
            p.expect("}")
        })?;
        Ok(format!("{{{}}}", items.join(", ")))
    }

    /// A value in a list, where what is made of a template parameter has no parentheses of its own either.
    fn listed(&self, value: Value, begin: usize) -> Read<String> {
        // A call of a constructor is plain by its parentheses, and `int()` keeps its own.
        let mut last = ["", ""];
        for token in self.read_since(begin) {
            last = [last[1], token];
        }
        let keeps = self.written == Some(Written::Initialiser) || value.text == "((int)0)";
        if last == ["(", ")"] && value.text.ends_with(")0)") && keeps {
            return Ok(value.text);
        }
        if let Some(ty) = value.made.as_deref().filter(|_| value.text.starts_with('(')) {
            match self.makes_object(ty) {
                Ok(false) => {}
                Err(why) if self.written != Some(Written::Initialiser) => return Err(why),
                Ok(true) | Err(_) => return Ok(value.text),
            }
        }
        let inside = || value.text.strip_prefix('(')?.strip_suffix(')');
        let empty = || inside().filter(|made| made.strip_suffix("()").is_some_and(|ty| self.env.is_parameter(ty)));
        let made = self.made_alone(&value.text).or_else(empty);
        Ok(match made.filter(|_| value.is_enclosed()) {
            Some(made) => made.to_owned(),
            None => value.in_list(),
        })
    }

    /// Arguments of a call up to its `)`.
    pub(super) fn call_arguments(&mut self) -> Read<String> {
        let mut items = Vec::new();
        self.within_angles(false, |p| {
            while p.peek() != ")" {
                let mut item = match p.attempt(|p| {
                    let begin = p.position();
                    let value = p.assignment()?;
                    if matches!(p.peek(), "," | ")" | "...") {
                        p.listed(value, begin)
                    } else {
                        Err(p.unexpected())
                    }
                }) {
                    Some(text) => text,
                    // Built-in functions take types: `__is_same(T, U)`.
                    None => p.type_id(Use::Type)?,
                };
                if p.eat("...") {
                    item += "...";
                }
                items.push(item);
                if !p.eat(",") {
                    break;
                }
            }
            p.expect(")")
        })?;
        Ok(items.join(", "))
    }
}
