//! Macros at the start of a declaration, as the scan meets them.

use super::{Open, Scan};
use crate::opening::{Opening, Step, opening};
use crate::preprocess::Preprocessor;
use crate::span::Span;
use crate::unit::{Item, ScopeKind};

impl Scan {
    /// Looks at a macro that may be at the start of a declaration; says whether it is dealt with.
    pub(super) fn opening(&mut self, pre: &mut Preprocessor<'_>, text: &[u8]) -> bool {
        let Some(found) = opening(pre, &self.state, text, self.pos as u32) else {
            return false;
        };
        let Opening {
            end,
            steps,
            opens,
            closed,
            goes_on,
        } = found;
        let span = Span::new(self.pos as u32, end);
        if goes_on {
            self.invoked(pre, text, end as usize);
            self.open = Some(Open {
                start: span.start,
                unjudged: end,
                ..Open::default()
            });
            return true;
        }
        for step in steps {
            match step {
                Step::Open(kinds) => self.open_scopes(kinds, Span::new(span.start, text.len() as u32)),
                // What several of its declarations say is in one place, and what goes on after it begins there.
                Step::Declaration if opens.is_some() || self.items.last().is_some_and(|item| item.span == span) => {}
                Step::Declaration => self.items.push(Item {
                    span,
                    brace: None,
                    scope: self.scope(),
                }),
                Step::Close => self.close_scope(pre, span.start),
                Step::CloseUnknown => {
                    let inner = self.scopes.get(self.scope().0 as usize);
                    if inner.is_some_and(|scope| matches!(scope.kind, ScopeKind::Unknown { .. })) {
                        self.close_scope(pre, span.start);
                    }
                }
            }
        }
        if opens.is_some() {
            self.open = Some(Open {
                start: span.start,
                unjudged: span.start,
                braces: 1,
                brace: Some(end),
                opens,
                closed,
                ..Open::default()
            });
            self.pos = end as usize;
            return true;
        }
        self.invoked(pre, text, end as usize);
        true
    }

    /// What closes the brace of a declaration that a macro opens is here.
    pub(super) fn close_opened(&mut self, pre: &mut Preprocessor<'_>, text: &[u8]) {
        let Some(open) = &mut self.open else { return };
        let Some(closed) = open.closed.take() else { return };
        open.braces = 1;
        self.pos = closed.at as usize;
        if let Some(end) = closed.end {
            self.invoked(pre, text, end as usize);
            self.item(end);
        }
    }
}
