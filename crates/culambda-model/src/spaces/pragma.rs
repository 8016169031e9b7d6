//! `#pragma nv_exec_check_disable`, also as `hd_warning_disable`: calls in the function after it are not checked.

use super::texts::says_pragma;
use crate::here::{FunctionFrame, Here};
use culambda_source::Span;
use culambda_syntax::{Kind, Node};

impl<'a> Here<'a> {
    /// Whether the pragma is in front of a function: between it and the declaration before it.
    pub(crate) fn has_unchecked_calls(&self, function: Node<'a>, device: bool) -> bool {
        self.is_unchecked_from(self.syntax.view.file, self.start_with_heads(function), device)
    }

    /// Where a function begins in the file, its template heads included.
    fn start_with_heads(&self, function: Node<'a>) -> u32 {
        let template = |n: &Node<'a>| n.kind() == Kind::TemplateDeclaration;
        let first = function.ancestors().take_while(template).last();
        self.source_span(first.unwrap_or(function).start().byte()).start
    }

    /// Whether the host front end does not check what a function calls, by any of its declarations.
    pub(crate) fn has_unchecked_device_calls(&self, f: &FunctionFrame<'a>) -> bool {
        let own = self.start_with_heads(f.node);
        let others = self
            .function_name_node(f.node)
            .map(|name| self.other_declarations(f, name));
        let places = others.iter().flatten().filter_map(|o| o.place);
        self.is_unchecked_from(self.syntax.view.file, own, true)
            || places
                .into_iter()
                .any(|p| self.is_unchecked_from(p.file, p.span.start, true))
    }

    /// Whether the pragma is between a place and the declaration before it; so it is where that cannot be told.
    fn is_unchecked_from(&self, file: usize, at: u32, of_device: bool) -> bool {
        let text = self
            .unit
            .files
            .get(file)
            .and_then(|f| f.text.get(Span::new(0, at).range()));
        let Some(before) = text else { return true };
        let from = memchr::memrchr3(b';', b'}', b'{', before).map_or(0, |at| at + 1);
        let before = before.get(from..).unwrap_or_default();
        self.index.kept.texts.says_unchecked(self.unit, before, of_device)
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
