//! Declarators as the reference prints them.

use super::declarator::{Function, Param, Part};
use super::tokens::RESTRICT;
use super::types::Specifiers;
use culambda_source::ident;

/// A declaration in the reference's form.
pub(super) fn print(specifiers: &Specifiers, volatile: bool, parts: &[Part], name: &str) -> String {
    let declarator = print_parts(parts, name);
    let base = specifiers.text(volatile);
    match (base.is_empty(), declarator.is_empty()) {
        (false, false) => format!("{base} {declarator}"),
        _ => base + &declarator,
    }
}

/// A declarator from the name outwards.
pub(super) fn print_parts(parts: &[Part], name: &str) -> String {
    let mut text = name.to_owned();
    // The text so far is a pointer and needs parentheses in front of a suffix; to members it always has them.
    let (mut pointer, mut member) = (false, false);
    for part in parts {
        if member || (pointer && !matches!(part, Part::Pointer { .. })) {
            text = format!("({text})");
        }
        // The reference counts them twice in front of a bound.
        if member && matches!(part, Part::Array(_)) {
            text = format!("({text})");
        }
        (pointer, member) = (false, false);
        match part {
            Part::Pointer {
                operator,
                constant,
                volatile,
            } => {
                let mut head = operator.clone();
                head += if *constant { "const" } else { "" };
                head += match (constant, volatile) {
                    (true, true) => " volatile",
                    (false, true) => "volatile",
                    _ => "",
                };
                let blank = (ident::prefix(&text) > 0 || text.starts_with(['.', '\\', ':']))
                    || ((*constant || *volatile || operator.ends_with(RESTRICT)) && text.starts_with(['*', '&']));
                text = format!("{head}{}{text}", if blank { " " } else { "" });
                (pointer, member) = (true, operator.ends_with("::*"));
            }
            Part::Array(bound) => text = format!("{text}[{bound}]"),
            Part::Function(function) => text = format!("{text}{}", function.text()),
        }
    }
    if member { format!("({text})") } else { text }
}

impl Function {
    /// `(params) qualifiers->trailing`.
    pub(super) fn text(&self) -> String {
        let mut params: Vec<String> = self.params.iter().map(Param::text).collect();
        if self.variadic {
            params.push("...".to_owned());
        }
        let params = if params.is_empty() {
            "void".to_owned()
        } else {
            params.join(", ")
        };
        let trailing = self.trailing.as_ref().map(|t| format!("->{t}")).unwrap_or_default();
        format!("({params}){}{trailing}", self.tail)
    }
}

impl Param {
    /// The parameter, without a `volatile` of its own.
    fn text(&self) -> String {
        let name = format!("{}{}{}", if self.pack { "..." } else { "" }, self.name, self.attributes);
        let mut parts = self.parts.clone();
        if let Some(Part::Pointer { volatile, .. }) = parts.first_mut() {
            *volatile = false;
        }
        print(&self.specifiers, !parts.is_empty(), &parts, &name)
    }
}
