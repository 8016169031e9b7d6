//! Names with a keyword of classes in front, and values of instances of class templates.

use super::Elaborated;
use super::names::{Component, Name, Use, qualified};
use super::parser::{Parser, is_name};

impl Parser<'_> {
    /// How a name is written that has a keyword of classes or enumerations in front.
    pub(super) fn spell_elaborated(&self, keyword: &str, name: &Name) -> String {
        let text = self.spell_type(name, Use::Type);
        let is_plain = name.components.iter().all(|c| c.arguments.is_none());
        // Where a parameter hides it, the keyword is there.
        if !is_plain
            || text
                .split_once(' ')
                .is_some_and(|(first, _)| is_keyword_of_class(first))
        {
            return text;
        }
        match self.env.names.elaborated(&name.path(), name.global) {
            Elaborated::Plain => text,
            Elaborated::Keyword => format!("{keyword} {text}"),
            Elaborated::Within(scope) => qualified(&scope, &name.components[0].name),
            Elaborated::KeywordWithin(scope) => {
                format!("{keyword} {}", qualified(&scope, &name.components[0].name))
            }
        }
    }

    /// A dependent value among template arguments that a class template or a variable template gives: of the namespaces
    /// those are written that are not around.
    pub(super) fn value_in_namespace(&self, name: &Name) -> Option<String> {
        let has_arguments = name.components.iter().any(|c| c.arguments.is_some());
        let is_path = has_arguments && !name.global && !name.typename;
        if !is_path || !self.within.argument_value || !self.name_depends(name) {
            return None;
        }
        self.in_namespaces(name, self.env.names.namespaces_of_value(&name.path())?)
    }

    /// The class of a pointer to member with the namespaces that are not around.
    pub(super) fn class_in_namespace(&self, name: &Name) -> Option<String> {
        if name.global || name.typename || self.is_dependent_member(name) {
            return None;
        }
        self.in_namespaces(name, self.env.names.namespaces_of_class(&name.path())?)
    }

    /// A name with other namespaces in place of so many of its components.
    fn in_namespaces(&self, name: &Name, (replaced, mut shown): (usize, Vec<String>)) -> Option<String> {
        let (first, rest) = name.components.get(replaced..)?.split_first()?;
        shown.push(first.name.clone());
        let first = Component {
            name: shown.join("::"),
            ..first.clone()
        };
        Some(self.join("", &first, rest, false))
    }

    /// A value of an instance of a class template that is a template argument: of the namespaces those are written that are
    /// not around.
    pub(super) fn value_of_instance(&self, name: &Name) -> Option<String> {
        if !self.within.argument_value || name.global || name.typename || self.name_depends(name) {
            return None;
        }
        let at = name.components.iter().position(|c| c.arguments.is_some())?;
        let path = name.path();
        let is_last = at + 1 == path.len();
        // What the arguments of a call depend on decides which function it is.
        if is_last && self.calls_dependent() {
            return None;
        }
        let own = self.env.names.canonical_template(path.get(..=at)?, true)?;
        let first = Component {
            name: own,
            ..name.components.get(at)?.clone()
        };
        let rest = name.components.get(at + 1..)?;
        Some(self.join("", &first, rest, false))
    }
}

impl Parser<'_> {
    /// Whether a call begins here of which an argument depends on a template parameter.
    pub(super) fn calls_dependent(&self) -> bool {
        /// Longer lists are taken for such.
        const FAR: usize = 100;
        if self.peek() != "(" {
            return false;
        }
        let mut depth = 0_u32;
        for at in 0..FAR {
            match self.ahead(at) {
                "(" => depth += 1,
                ")" if depth == 1 => return false,
                ")" => depth -= 1,
                "" => return false,
                word if is_name(word) && self.depends(word) => return true,
                _ => {}
            }
        }
        true
    }
}

/// Whether a word is one of those in front of the name of a class or an enumeration.
fn is_keyword_of_class(word: &str) -> bool {
    matches!(word, "struct" | "class" | "union" | "enum")
}
