//! Aliases of the classes around that are declared after the function with the lambda.
//!
//! The reference prints a function where it is defined in its class, and there it knows of no alias that comes later: it
//! writes what such a one stands for. In class templates it keeps the name.

use super::{MAX_ALIASES, ScopeNames};
use crate::class::{ClassInfo, Member, MemberKind, TypeKind};
use crate::spell::{self, Place};
use culambda_source::ViewSpan;
use culambda_source::ident::words_of;
use culambda_syntax::{Field, Kind, Node};

impl ScopeNames<'_, '_> {
    /// What such an alias stands for, as it is printed; in doubt if that is more than a name.
    pub(super) fn late_alias(&self, name: &str) -> Option<String> {
        let w = self.walker;
        let lambda = w.around.lambda?;
        let is_template = w.classes.iter().any(|class| class.info.params.is_some());
        if is_template || w.is_defined_outside() || w.scopes.lookup(name).is_some() || self.aliases.get() > MAX_ALIASES
        {
            return None;
        }
        let class = w.classes.iter().rfind(|class| class.info.members.contains_key(name))?;
        let [member] = class.info.members.get(name)?.as_slice() else {
            return None;
        };
        let is_late = matches!(member.kind, MemberKind::Type(TypeKind::Alias)) && member.at > lambda;
        let text = is_late.then(|| self.plain_target(name, &class.info, member))?;
        if text.is_none() {
            self.unread_alias(name);
        }
        text
    }

    /// The type that a member alias stands for, if it is a name without pointers and qualifiers.
    fn plain_target(&self, name: &str, class: &ClassInfo, member: &Member) -> Option<String> {
        let syntax = self.walker.syntax_of_class(class)?;
        let (node, declarator) = crate::types::alias_in(&syntax, member.node(&syntax)?, name)?;
        let named = match node.kind() {
            Kind::TypeDescriptor => node,
            _ => node.field(Field::Type)?,
        };
        // Qualifiers are in front of the type or after it.
        let end = declarator.map_or(node.end(), Node::start);
        let mut words = words_of(syntax.part(ViewSpan::new(node.start(), end)));
        if declarator.is_some() || words.any(|word| matches!(word, "const" | "volatile")) {
            return None;
        }
        let params = Vec::new();
        let place = Place {
            syntax: &syntax,
            ..self.place(&params)
        };
        self.aliases.set(self.aliases.get() + 1);
        let spelled = spell::type_text(&place, spell::token_range(&syntax, named));
        self.aliases.set(self.aliases.get() - 1);
        spelled
            .ok()
            .filter(|spelled| spelled.problem.is_none())
            .map(|spelled| spelled.text)
    }
}
