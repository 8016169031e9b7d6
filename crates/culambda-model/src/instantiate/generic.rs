//! Calls of generic lambdas: what is called in their bodies depends on the arguments.

use crate::here::Here;
use crate::ty::{Ty, bare, decay, substitute};
use culambda_syntax::{Field, Kind, LambdaHead, Node, NodeId};

impl<'a> Here<'a> {
    /// The generic lambda that a callee is: itself, or a local variable that is initialised with one.
    pub(crate) fn generic_lambda(&self, function: Node<'a>) -> Option<Node<'a>> {
        let lambda = match function.kind() {
            Kind::LambdaExpression => function,
            Kind::ParenthesizedExpression => function.children().next()?,
            Kind::Identifier => self.scopes.lookup(self.text(function))?.value?,
            _ => return None,
        };
        (lambda.kind() == Kind::LambdaExpression && self.has_auto_parameter(lambda)).then_some(lambda)
    }

    /// The head of a generic lambda that is called, and the types of its `auto` parameters, by declaration.
    pub(crate) fn generic_parameters(
        &self,
        lambda: Node<'a>,
        arguments: Node<'a>,
    ) -> Option<(&'a LambdaHead, Vec<(NodeId, Ty)>)> {
        let syntax = self.syntax;
        let head = syntax.head_at(lambda.start())?;
        let passed = self.passed(arguments);
        let list = lambda
            .field(Field::Declarator)
            .and_then(|d| d.child(Kind::ParameterList));
        let mut scope = self.type_scope();
        scope.bound = crate::ty::as_parameters(&["auto".to_owned()]);
        let mut bound = Vec::new();
        for (p, (ty, lvalue)) in list.into_iter().flat_map(Node::children).zip(passed) {
            let pattern = self.declared_type(p, p.field(Field::Declarator), &scope);
            let text = p.field(Field::Declarator).map_or("", |d| syntax.text_of(d));
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
