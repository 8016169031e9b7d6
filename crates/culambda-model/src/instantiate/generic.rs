//! Calls of generic lambdas: what is called in their bodies depends on the arguments.

use crate::types::{Ty, bare, decay, substitute};
use crate::walk::{LambdaFrame, Walker};
use culambda_syntax::node::{child_of_kind, children, field};
use tree_sitter::Node;

impl<'a> Walker<'a> {
    /// The generic lambda that a callee is: itself, or a local variable that is initialised with one.
    pub(super) fn generic_lambda(&self, function: Node<'a>) -> Option<Node<'a>> {
        let lambda = match function.kind() {
            "lambda_expression" => function,
            "parenthesized_expression" => children(function).next()?,
            "identifier" => self.scopes.lookup(self.text(function))?.value?,
            _ => return None,
        };
        (lambda.kind() == "lambda_expression" && self.has_auto_parameter(lambda)).then_some(lambda)
    }

    /// Walks the body of a generic lambda once more with the types of the arguments.
    pub(super) fn generic_call(&mut self, lambda: Node<'a>, arguments: Node<'a>) {
        let syntax = self.syntax;
        let Some(head) = syntax.head_at(lambda.start_byte()) else {
            return;
        };
        let passed = self.passed(arguments);
        let list = field(lambda, "declarator").and_then(|d| child_of_kind(d, "parameter_list"));
        let mut scope = self.type_scope();
        scope.bound = crate::types::as_parameters(&["auto".to_owned()]);
        let mut bound = Vec::new();
        for (p, (ty, lvalue)) in list.into_iter().flat_map(children).zip(passed) {
            let pattern = self.declared_type(p, field(p, "declarator"), &scope);
            let text = field(p, "declarator").map_or("", |d| syntax.text_of(d));
            let forwarded = lvalue && text.trim_start().starts_with("&&");
            bound.push((p.id(), argument(pattern, ty, forwarded)));
        }
        let Some(instance) = self.instance.as_mut().filter(|i| i.generic_calls > 0) else {
            return;
        };
        instance.generic_calls -= 1;
        let before = instance.placeholders.clone();
        instance.placeholders.extend(bound);
        self.lambda_frame(LambdaFrame::default(), |w| w.lambda_inside(lambda, head));
        if let Some(instance) = &mut self.instance {
            instance.placeholders = before;
        }
    }
}

/// The type of a parameter that is declared with `auto`.
fn argument(pattern: Ty, ty: Ty, forwarded: bool) -> Ty {
    let unqualified = |t: Ty| if let Ty::Const(t) = t { *t } else { t };
    let auto = match &pattern {
        _ if matches!(ty, Ty::Unknown | Ty::Dependent | Ty::List) => return Ty::Unknown,
        Ty::Reference(_) if forwarded => return Ty::Reference(Box::new(ty)),
        Ty::Reference(inner) => match inner.as_ref() {
            Ty::Const(_) => unqualified(ty),
            _ => ty,
        },
        Ty::Pointer(inner) => match (bare(decay(ty)), inner.as_ref()) {
            (Ty::Pointer(t), Ty::Const(_)) => unqualified(*t),
            (Ty::Pointer(t), _) => *t,
            _ => return Ty::Unknown,
        },
        _ => decay(bare(ty)),
    };
    substitute(pattern, &[auto])
}
