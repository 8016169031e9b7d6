//! Launches of kernel templates: which closure types they are instantiated for.

use super::candidate::Argument;
use super::signature::Signature;
use crate::facts::{LambdaFacts, Named, Place, Space};
use crate::here::Here;
use crate::ty::{Ty, closures};
use culambda_syntax::{Node, Syntax};

/// A launch in a further walk.
#[derive(Clone, Debug)]
pub(crate) struct Launched {
    /// The launch, as the reference places it.
    pub(super) place: Place,
    pub(super) kernel: String,
    /// Closure types among the template arguments that no kernel may be instantiated for.
    pub(super) forbidden: Vec<Named>,
    /// The places of the extended lambdas among them.
    pub(super) extended: Vec<Place>,
}

impl<'a> Here<'a> {
    /// `k<<<g, b>>>(arguments)`: the closure types that the kernel is instantiated for.
    pub(crate) fn launched(&self, kernel: Node<'a>, arguments: Node<'a>) -> Option<Launched> {
        let place = self.reported(kernel.start())?;
        let mut callee = self.callee_of(kernel)?;
        let passed = self.passed(arguments);
        self.with_associated(kernel, Some(&passed), &mut callee);
        let candidate = self.only_one(&callee, Some(&passed))?;
        let syntax = self.index.syntax_of(candidate.spot.file, candidate.spot.item);
        let signature = Signature::at(&syntax, candidate.spot.name_at).filter(|s| is_kernel(s))?;
        let all = self.deduced(&signature, &candidate, callee.explicit, Some(&passed));
        let mut launched = Launched {
            place,
            kernel: crate::declarator::path_of(self.syntax, kernel).join("::"),
            forbidden: Vec::new(),
            extended: Vec::new(),
        };
        for ty in all.iter().flat_map(Argument::types) {
            closures(ty, &mut |closure| {
                if let Ty::Closure {
                    extended,
                    in_device,
                    text,
                    place,
                    ..
                } = closure
                {
                    if *extended {
                        launched.extended.extend(*place);
                    } else if !in_device {
                        launched.forbidden.push(Named {
                            name: text.clone(),
                            place: *place,
                        });
                    }
                }
            });
        }
        (!self.index.budget.is_spent()).then_some(launched)
    }
}

/// Whether a declaration is that of a kernel template.
fn is_kernel(signature: &Signature<'_>) -> bool {
    let list = crate::declarator::parameters(signature.function);
    let global = list.is_some_and(|l| {
        let start = signature.declaration.start();
        crate::space::annotations(signature.syntax, start, l.start()).space() == Space::Global
    });
    global && !signature.template_parameters().is_empty()
}

/// Where a lambda is, as closure types know it.
pub(super) fn place_of(lambda: &LambdaFacts, syntax: &Syntax) -> Option<Place> {
    let token = syntax.view.token_at(lambda.text.start)?;
    Some(Place {
        file: syntax.view.file,
        span: syntax.view.tokens.get(token)?.source,
    })
}
