//! Calls of generic lambdas: what is called in their bodies depends on the arguments.

use crate::here::Here;
use crate::ty::{Ty, bare, decay, substitute};
use culambda_syntax::LambdaHead;
use culambda_syntax::node::{child_of_kind, children, field};
use tree_sitter::Node;

impl<'a> Here<'a> {
    /// The generic lambda that a callee is: itself, or a local variable that is initialised with one.
    pub(crate) fn generic_lambda(&self, function: Node<'a>) -> Option<Node<'a>> {
        let lambda = match function.kind() {
            "lambda_expression" => function,
            "parenthesized_expression" => children(function).next()?,
            "identifier" => self.scopes.lookup(self.text(function))?.value?,
            _ => return None,
        };
        (lambda.kind() == "lambda_expression" && self.has_auto_parameter(lambda)).then_some(lambda)
    }

    /// The head of a generic lambda that is called, and the types of its `auto` parameters, by declaration.
    pub(crate) fn generic_parameters(
        &self,
        lambda: Node<'a>,
        arguments: Node<'a>,
    ) -> Option<(&'a LambdaHead, Vec<(usize, Ty)>)> {
        let syntax = self.syntax;
        let head = syntax.head_at(lambda.start_byte())?;
        let passed = self.passed(arguments);
        let list = field(lambda, "declarator").and_then(|d| child_of_kind(d, "parameter_list"));
        let mut scope = self.type_scope();
        scope.bound = crate::ty::as_parameters(&["auto".to_owned()]);
        let mut bound = Vec::new();
        for (p, (ty, lvalue)) in list.into_iter().flat_map(children).zip(passed) {
            let pattern = self.declared_type(p, field(p, "declarator"), &scope);
            let text = field(p, "declarator").map_or("", |d| syntax.text_of(d));
            let forwarded = lvalue && text.trim_start().starts_with("&&");
            bound.push((p.id(), argument(pattern, ty, forwarded)));
        }
        Some((head, bound))
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
