//! Which functions are inline where the compiler of the device looks at a call.

use super::overload::Viable;
use super::{Fate, FunctionSpace, Inline};
use crate::class::deduces_return;
use crate::declarator::{function_declarator, has_specifier};
use crate::here::{Frame, Here, LambdaFrame};
use culambda_source::Standard;
use culambda_syntax::{Field, Node};

impl Here<'_> {
    /// From where on the functions that may be meant are inline, one of them if there are several.
    pub(super) fn inline_of(&self, viable: &[Viable<'_>]) -> Inline {
        let after = self.is_looked_at_late() && self.are_generic_called();
        let late = after || self.in_template() && !self.is_made_where_used();
        let own_template = |s: &FunctionSpace| s.shape.0 > 0;
        let made = |(c, s): &&Viable<'_>| own_template(s) || s.inline == Inline::Said || c.is_made(late);
        let inline = |(c, s): &Viable<'_>| match s.inline {
            Inline::Anywhere | Inline::Said if self.in_template() && !c.is_made(false) => Inline::Made,
            Inline::Said => Inline::Anywhere,
            Inline::Internal => Inline::Never,
            own => own,
        };
        let all = || viable.iter().filter(made).map(inline);
        let first = all().find(|i| matches!(i, Inline::Anywhere | Inline::Made));
        first
            .or_else(|| all().find(|i| *i != Inline::Never))
            .unwrap_or(Inline::Never)
    }

    /// Whether the template around is made where it is used, and not after all that is read: nothing but its body tells what it
    /// returns.
    fn is_made_where_used(&self) -> bool {
        let function = self.frames.iter().rev().find_map(|f| match f {
            Frame::Function(f) => Some(f.node),
            _ => None,
        });
        function.is_some_and(|f| {
            let declarator = f.field(Field::Declarator).and_then(function_declarator);
            declarator.is_some_and(|d| deduces_return(self.syntax, f, d))
        })
    }

    /// Whether the generic lambdas around are called: others are not made.
    fn are_generic_called(&self) -> bool {
        self.frames.iter().all(|frame| match frame {
            Frame::Lambda(l) if l.generic => l.at.is_some_and(|at| self.fate_of_lambda(at) >= Fate::Called),
            _ => true,
        })
    }

    /// Whether the compiler of the device looks at the calls of the function around only when it has made what they call: the
    /// function is `constexpr`, as lambdas are from C++17 on, or has a lambda in it.
    fn is_looked_at_late(&self) -> bool {
        if self.target.standard < Standard::Cpp17
            && let Some(late) = self.lambda_is_looked_at_late()
        {
            return late;
        }
        let outermost = self.frames.iter().find_map(|f| match f {
            Frame::Function(f) => Some(f.node),
            _ => None,
        });
        outermost.is_some_and(|function| has_specifier(self.syntax, function, "constexpr") || self.has_lambda(function))
    }

    /// The same for the lambdas around, where they are not `constexpr`.
    fn lambda_is_looked_at_late(&self) -> Option<bool> {
        let lambdas = || {
            self.frames.iter().filter_map(|f| match f {
                Frame::Lambda(l) => Some(l),
                _ => None,
            })
        };
        let last = lambdas().last()?;
        // In a call of it a generic lambda is one like others.
        let lambda = |l: &LambdaFrame| l.at.and_then(|at| self.lambda_at(at));
        let is_generic = |l: &LambdaFrame| l.generic || lambda(l).is_some_and(|l| self.has_auto_parameter(l));
        let generic = lambdas().any(is_generic);
        let asked = if generic { Some(last) } else { lambdas().next() };
        let lambda = asked.and_then(lambda);
        Some(is_generic(last) || lambda.is_some_and(|lambda| self.has_lambda(lambda)))
    }

    /// Whether a lambda begins within a function or another lambda.
    fn has_lambda(&self, around: Node<'_>) -> bool {
        let (start, end) = (around.start(), around.end());
        let heads = &self.syntax.heads;
        let next = heads.partition_point(|head| head.start <= start);
        heads.get(next).is_some_and(|head| head.start < end)
    }
}
