//! Which functions are inline where the compiler of the device looks at a call.

use super::overload::Viable;
use super::{Fate, FunctionSpace, Inline};
use crate::declarator::has_specifier;
use crate::here::{Frame, Here};

impl Here<'_> {
    /// From where on the functions that may be meant are inline, one of them if there are several.
    pub(super) fn inline_of(&self, viable: &[Viable<'_>]) -> Inline {
        let late = self.in_template() || self.is_looked_at_late() && self.are_generic_called();
        let own_template = |s: &FunctionSpace| s.shape.0 > 0;
        let made = |(c, s): &&Viable<'_>| own_template(s) || c.is_made(late);
        let inline = |(c, s): &Viable<'_>| match s.inline {
            Inline::Anywhere if self.in_template() && !c.is_made(false) => Inline::Made,
            own => own,
        };
        let all = || viable.iter().filter(made).map(inline);
        let first = all().find(|i| matches!(i, Inline::Anywhere | Inline::Made));
        first
            .or_else(|| all().find(|i| *i != Inline::Never))
            .unwrap_or(Inline::Never)
    }

    /// Whether the generic lambdas around are called: others are not made.
    fn are_generic_called(&self) -> bool {
        self.frames.iter().all(|frame| match frame {
            Frame::Lambda(l) if l.generic => l.at.is_some_and(|at| self.fate_of_lambda(at) >= Fate::Called),
            _ => true,
        })
    }

    /// Whether the compiler of the device looks at the calls of the function around only when it has made what they call: the
    /// function is `constexpr`, or has a lambda in it.
    fn is_looked_at_late(&self) -> bool {
        let outermost = self.frames.iter().find_map(|f| match f {
            Frame::Function(f) => Some(f.node),
            _ => None,
        });
        outermost.is_some_and(|function| {
            let span = function.span();
            let lambda = |h: &culambda_syntax::LambdaHead| span.contains(h.start);
            has_specifier(self.syntax, function, "constexpr") || self.syntax.heads.iter().any(lambda)
        })
    }
}
