//! What a walk notes of declarations and lambdas that NVRTC does not compile.

use super::record::Record;
use crate::crossing::{CrossingKind, Emission, NotForJit};
use culambda_source::ViewOffset;
use culambda_syntax::Node;

impl<'a> Record<'a> {
    /// Declarations that NVRTC does not compile.
    pub(crate) fn declaration_for_jit(&mut self, node: Node<'a>, declarator: Node<'a>) {
        if !self
            .question()
            .is_some_and(|q| q.jit.is_some() && self.instance.is_none())
        {
            return;
        }
        let index = self.index;
        index.budget.aside(|| {
            let found = match self.declares_function(declarator) {
                Some(_) => self.function_not_for_jit(node, declarator),
                None => self.variable_not_for_jit(node, declarator),
            };
            let name = crate::declarator::name_node(declarator).unwrap_or(declarator);
            if let Some(found) = found {
                let text = crate::class::fold(self.text(name));
                let kind = CrossingKind::NotForJit(found);
                self.note_named(name, &text, None, kind, false, Emission::Parsed);
            }
        });
    }

    /// A lambda that NVRTC takes for one of the host, or that has annotations; `after` is what follows those.
    pub(crate) fn lambda_for_jit(&mut self, node: Node<'a>, behind: ViewOffset, annotated: bool) {
        if !self
            .question()
            .is_some_and(|q| q.jit.is_some() && self.instance.is_none())
        {
            return;
        }
        let Some(emission) = self.lambda_is_read() else { return };
        let at = self.syntax.node_at(behind.byte());
        let lambda = annotated.then_some(NotForJit::Lambda);
        for found in [lambda, self.closure_not_for_jit()].into_iter().flatten() {
            let kind = CrossingKind::NotForJit(found);
            self.note_named(
                at,
                "operator()",
                crate::class::place_of(self.syntax, node),
                kind,
                false,
                emission,
            );
        }
    }
}
