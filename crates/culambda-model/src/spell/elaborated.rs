//! Names with a keyword of classes in front, and values of instances of class templates.

use super::Elaborated;
use super::names::{Component, Name, Use, qualified};
use super::parser::Parser;

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

    /// A value of an instance of a class template that is a template argument: of the namespaces those are written that are
    /// not around.
    pub(super) fn value_of_instance(&self, name: &Name) -> Option<String> {
        if !self.within.argument_value || name.global || name.typename || self.name_depends(name) {
            return None;
        }
        let at = name.components.iter().position(|c| c.arguments.is_some())?;
        let path = name.path();
        let own = self.env.names.canonical_template(path.get(..=at)?)?;
        let first = Component {
            name: own,
            ..name.components.get(at)?.clone()
        };
        let rest = name.components.get(at + 1..).filter(|rest| !rest.is_empty())?;
        Some(self.join("", &first, rest, false))
    }
}

/// Whether a word is one of those in front of the name of a class or an enumeration.
fn is_keyword_of_class(word: &str) -> bool {
    matches!(word, "struct" | "class" | "union" | "enum")
}
