//! `#pragma nv_exec_check_disable`, also as `hd_warning_disable`: calls in the function after it are not checked.

use super::texts::says_pragma;
use crate::class::template_parameter_names;
use crate::declarator::last_name;
use crate::here::{FunctionFrame, Here};
use crate::instantiate::signature::Signature;
use culambda_source::Span;
use culambda_syntax::{Kind, Node};

impl<'a> Here<'a> {
    /// Whether the pragma is in front of a declaration of a function: between it and the declaration before it.
    pub(crate) fn has_unchecked_calls(&self, f: &FunctionFrame<'a>, device: bool) -> bool {
        self.is_unchecked_from(self.syntax.view.file, self.start_with_heads(f.node), device)
            || self.index.kept.texts.may_have_pragmas(self.unit) && self.is_unchecked_elsewhere(f, device)
    }

    /// Whether it is in front of another declaration of the function, or of the template of which that is a specialisation.
    fn is_unchecked_elsewhere(&self, f: &FunctionFrame<'a>, device: bool) -> bool {
        let (Some(name), Some(signature)) = (self.function_name_node(f.node), Signature::of(self.syntax, f.node))
        else {
            return true;
        };
        let template = |n: &Node<'a>| n.kind() == Kind::TemplateDeclaration;
        let specialises = |head: Node<'a>| template_parameter_names(self.syntax, head).is_empty();
        let special = f.node.ancestors().take_while(template).any(specialises);
        let shape = signature.shape();
        let friend = f.owner.member.is_none() && f.owner.outside_class.is_none();
        friend && self.may_be_friend(self.text(last_name(name)))
            || self
                .other_declarations(f, name)
                .iter()
                .filter(|other| special || other.shape == shape)
                .filter_map(|other| other.place)
                .any(|p| self.is_unchecked_from(p.file, p.span.start, device))
    }

    /// Where a function begins in the file, its template heads included.
    fn start_with_heads(&self, function: Node<'a>) -> u32 {
        let template = |n: &Node<'a>| n.kind() == Kind::TemplateDeclaration;
        let first = function.ancestors().take_while(template).last();
        self.source_span(first.unwrap_or(function).start().byte()).start
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
