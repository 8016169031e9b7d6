//! `#pragma nv_exec_check_disable`, also as `hd_warning_disable`: calls in the function after it are not checked.

use super::texts::says_pragma;
use crate::here::Here;
use culambda_syntax::{Kind, Node};

impl<'a> Here<'a> {
    /// Whether the pragma is in front of a function: between it and the declaration before it.
    pub(crate) fn has_unchecked_calls(&self, function: Node<'a>) -> bool {
        let template = |n: &Node<'a>| n.kind() == Kind::TemplateDeclaration;
        let first = function.ancestors().take_while(template).last();
        let start = first.unwrap_or(function).start();
        let Some(text) = self.unit.files.get(self.syntax.view.file).map(|f| &f.text[..]) else {
            return true;
        };
        let end = self.source_span(start.byte()).range().start;
        let before = text.get(..end).unwrap_or_default();
        let from = memchr::memrchr3(b';', b'}', b'{', before).map_or(0, |at| at + 1);
        let texts = &self.index.kept.texts;
        texts.says_unchecked(self.unit, before.get(from..).unwrap_or_default())
    }

    /// Whether the pragma is in a body, where it is an error.
    pub(crate) fn has_misplaced_pragma(&self, body: Node<'a>) -> bool {
        if !self.index.kept.texts.has_pragmas(self.unit) {
            return false;
        }
        let span = self.source_span(body.span());
        let text = self.unit.files.get(self.syntax.view.file).map(|f| &f.text[..]);
        text.and_then(|t| t.get(span.range())).is_some_and(says_pragma)
    }
}
