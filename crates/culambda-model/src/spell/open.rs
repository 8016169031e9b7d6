//! Template arguments after a scope that depends on a template parameter: `typename A<T>::template B<n>`. What `B` takes is
//! not known there, and the reference prints values as they are written.

use super::Position;
use super::names::Name;
use super::parser::{Parser, Read, is_name};
use culambda_source::builtin;

/// Tokens of a path that are looked at.
const FAR: usize = 64;

impl Parser<'_> {
    /// Whether what a name begins with depends on a template parameter, and is not the class around itself.
    pub(super) fn is_open_scope(&self, name: &Name) -> bool {
        if name.components.is_empty() || !self.prints_values() || !self.env.in_template() || !self.name_depends(name) {
            return false;
        }
        let [first] = name.components.as_slice() else {
            return true;
        };
        let given = first.arguments.as_ref();
        let mut around = self.env.classes();
        !around.any(|class| class.name == first.name && given.is_none_or(|given| Some(given) == class.params.as_ref()))
    }

    /// A template argument, after such a scope if it is open: there types are known, and of values those that depend on a
    /// parameter, numbers and the names of constants.
    pub(super) fn argument_in(&mut self, open: bool, template: &str, before: &[String]) -> Read<String> {
        if !open {
            return self.argument(template, before);
        }
        let first = self.peek();
        let alone = matches!(self.ahead(1), "," | ">" | ">>");
        if alone && first.bytes().all(|byte| byte.is_ascii_digit()) {
            self.bump();
            return Ok(first.to_owned());
        }
        let names = self.env.names;
        let is_named_value = alone && is_name(first) && !names.is_type(first) && !self.depends(first);
        if is_named_value {
            let is_plain = self.env.classes().next().is_none() && names.qualify(first, Position::default()).is_none();
            if is_plain && names.is_variable(first) {
                self.bump();
                return Ok(first.to_owned());
            }
        }
        let path: Vec<&str> = (0..FAR)
            .map(|at| self.ahead(at))
            .take_while(|word| is_name(word) || *word == "::")
            .filter(|word| *word != "::")
            .collect();
        let is_fundamental = builtin::is_word(first) && !matches!(self.ahead(1), "(" | "{");
        let is_word = matches!(
            first,
            "const" | "volatile" | "typename" | "struct" | "class" | "enum" | "decltype"
        );
        let is_template = self.ahead(1) == "<" && !names.is_variable_template(first);
        let is_type = is_fundamental || is_word || is_template || !path.is_empty() && names.is_type_path(&path);
        let text = self.argument(template, before)?;
        if is_type || self.depends(&text) {
            return Ok(text);
        }
        Err(format!(
            "nvcc writes `{text}` as it is written after a scope that depends on a template parameter"
        ))
    }
}
