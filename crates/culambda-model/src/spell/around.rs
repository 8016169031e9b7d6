//! The names of classes around, among them other instances of their templates.

use super::ClassContext;
use super::names::{Component, Name, Use, angle, component};
use super::parser::Parser;

impl Parser<'_> {
    /// A name that begins with the name of a class around it.
    pub(super) fn spell_class(&self, class: &ClassContext, name: &Name, place: Use) -> String {
        let first = &name.components[0];
        let rest = &name.components[1..];
        let mut typename = name.typename;
        if class.in_head {
            let Some(given) = &first.arguments else {
                return self.append(class.one_level(), rest, !self.within.argument_value);
            };
            let depends = !class.explicit && class.outer.is_some();
            let text = self.append(class.specialisation(given), rest, !self.within.argument_value);
            return if depends || typename {
                format!("typename {text}")
            } else {
                text
            };
        }
        let head = match (&class.params, &class.arguments) {
            // Of a value the class is written with its arguments, but without what is around it.
            (_, Some(own)) if self.is_value_in(name, place) => {
                format!(
                    "{}{}",
                    class.shown_name(),
                    angle(first.arguments.as_ref().unwrap_or(own))
                )
            }
            (_, Some(own)) => {
                // Written with a number among its arguments the class counts as another one.
                let number = |a: &String| a.starts_with(|c: char| c.is_ascii_digit());
                let given = first
                    .arguments
                    .as_ref()
                    .filter(|a| *a != own || (class.is_partial() && a.iter().any(number)));
                if class.is_partial() && given.is_none() && rest.is_empty() {
                    if first.arguments.is_some() {
                        self.env.names.own_arguments(&class.name);
                    }
                    return class.name.clone();
                }
                // A member template's other specialisation depends on the template.
                let depends = || given.is_none_or(|all| all.iter().any(|argument| self.depends(argument)));
                typename |= class.is_partial() && (class.outer.is_some() || !rest.is_empty() && depends());
                class.specialisation(given.unwrap_or(own))
            }
            (Some(params), None)
                if !rest.is_empty()
                    && params.iter().all(|p| !p.is_empty())
                    && first.arguments.as_ref().is_none_or(|a| a == params) =>
            {
                typename |= self.is_member_type(name, place);
                format!("{}{}", class.shown_name(), angle(params))
            }
            (params, None) if class.hidden && first.arguments.as_ref().is_none_or(|a| Some(a) == params.as_ref()) => {
                typename |= class.levels().skip(1).any(|outer| outer.params.is_some());
                format!(
                    "{}{}",
                    class.shown_name(),
                    params.as_deref().map(angle).unwrap_or_default()
                )
            }
            _ => self.other_instance(class, name).unwrap_or_else(|| component(first)),
        };
        let text = self.append(head, rest, typename || !self.within.argument_value);
        if typename { format!("typename {text}") } else { text }
    }

    /// Whether what follows the name of a class is a value.
    fn is_value_in(&self, name: &Name, place: Use) -> bool {
        let is_type = || self.is_member_type(name, Use::Either);
        place == Use::Value && name.components.len() > 1 && !name.typename && !is_type()
    }

    /// A member of a partial specialisation around that is written with what is around the class, too: one whose address
    /// makes a pointer to a member, and a member function that is a template.
    pub(super) fn member_of_partial(&self, name: &Name, address: bool) -> Option<String> {
        let [first, last] = name.components.as_slice() else {
            return None;
        };
        let is_own = |class: &&ClassContext| {
            let given = first.arguments.as_ref();
            class.name == first.name && given.is_none_or(|given| Some(given) == class.arguments.as_ref())
        };
        let class = self.env.classes().find(is_own).filter(|class| class.is_partial())?;
        let own = class.arguments.as_ref().filter(|_| !name.global && !class.in_head)?;
        let names = self.env.names;
        let pointed = address && names.qualified_member(&[&first.name], &last.name).is_some();
        let is_template = || names.is_member_function_template(&first.name, &last.name);
        (pointed || is_template()).then(|| self.append(class.specialisation(own), std::slice::from_ref(last), true))
    }

    /// A class template around, with arguments that depend on nothing: what a name in a class with a dependent base is.
    fn other_instance(&self, class: &ClassContext, name: &Name) -> Option<String> {
        let [first] = name.components.as_slice() else {
            return None;
        };
        let arguments = first.arguments.as_deref().filter(|_| class.params.is_some())?;
        if arguments.iter().any(|argument| self.argument_depends(argument)) {
            return None;
        }
        if class.outer.is_some() {
            self.env.names.check_member_behind_base(&class.name);
            return None;
        }
        let path = (self.env.names).behind_dependent_base(&first.name, arguments, false)?;
        let first = Component {
            name: path,
            ..first.clone()
        };
        Some(component(&first))
    }

    /// Whether a template argument depends on a template parameter: the name of a class template around does not, where it
    /// has arguments that do not.
    pub(super) fn argument_depends(&self, text: &str) -> bool {
        let is_around = |word: &str| {
            let mut around = self.env.classes();
            around.any(|class| class.name == word && class.params.is_some() && class.outer.is_none())
        };
        let pieces = super::pieces(text);
        let mut words = pieces.iter().zip(pieces.iter().skip(1).chain([&""]));
        words.any(|(word, next)| !(*next == "<" && is_around(word)) && self.depends(word))
    }
}
