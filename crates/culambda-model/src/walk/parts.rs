//! What constructors and destructors that are written call of the members that they do not name.

use super::record::Record;
use crate::spaces::Special;
use culambda_syntax::{Field, Kind, Node};

impl<'a> Record<'a> {
    /// A function that is defined: the constructors of members that a constructor leaves out, at the brace that begins its
    /// body, and the destructors of members, at the one that ends it.
    pub(crate) fn parts_cross(&mut self, node: Node<'a>) {
        let asked = self.question().is_some_and(|q| q.device) && self.follows_uses() && !self.is_unevaluated();
        let body = node
            .field(Field::Body)
            .filter(|b| asked && b.kind() == Kind::CompoundStatement);
        let Some((body, (class, special))) = body.and_then(|body| Some((body, self.special_defined(node)?))) else {
            return;
        };
        let index = self.index;
        index.budget.aside(|| {
            let Some(code) = self.code() else { return };
            let at = match special {
                Special::Destroy => body.all_children().last().unwrap_or(body),
                _ => body,
            };
            let template = self.in_definition_of_template();
            for called in self.called_for_members(&class, special, node) {
                self.note_called(&code, &called, at, template);
            }
        });
    }
}
