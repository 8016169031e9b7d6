//! Invocations: their argument lists, and what is remembered of them.

use crate::expand::Expander;
use crate::macros::{MacroDef, MacroOrigin};
use crate::offset::ViewSpan;
use crate::span::Span;
use crate::tok::{Spell, Tok};
use crate::view::{Invocation, TokenOrigin};

/// The arguments of an invocation, as ranges of the tokens between its parentheses.
pub(crate) struct Arguments {
    pub(crate) tokens: Vec<Tok>,
    pub(crate) ranges: Vec<(usize, usize)>,
}

impl Arguments {
    pub(crate) fn get(&self, index: usize) -> &[Tok] {
        self.ranges
            .get(index)
            .and_then(|&(start, end)| self.tokens.get(start..end))
            .unwrap_or_default()
    }
}

/// So many tokens most argument lists do not exceed.
const USUAL: usize = 16;

impl Expander<'_> {
    /// Reads an argument list; `None` puts back what was read. Gives the arguments and the `)`.
    pub(crate) fn collect(&mut self, found: &MacroDef, name: &Tok) -> Option<(Arguments, Tok)> {
        let wanted = found.parameters.as_ref().map_or(0, Vec::len);
        let before = self.before_arguments();
        let mut tokens = Vec::with_capacity(USUAL);
        tokens.push(self.pull_argument()?);
        let mut ranges = Vec::with_capacity(wanted);
        let mut depth = 1_u32;
        let mut start = 1;
        let close = loop {
            let Some(tok) = self.pull_argument() else {
                if !self.is_aborted() {
                    self.problem(name.source, found, "is not closed");
                    self.put_back(before, tokens);
                }
                return None;
            };
            self.grow_argument(&tok);
            let tok = self.paint(tok);
            if tok.is(b'(') {
                depth += 1;
            } else if tok.is(b')') {
                depth -= 1;
                if depth == 0 {
                    break tok;
                }
            } else if tok.is(b',') && depth == 1 && (!found.variadic || ranges.len() + 1 < wanted) {
                ranges.push((start, tokens.len()));
                start = tokens.len() + 1;
            }
            tokens.push(tok);
        };
        if wanted > 0 || tokens.len() > 1 {
            ranges.push((start, tokens.len()));
        }
        let fits = ranges.len() == wanted || (found.variadic && ranges.len() + 1 == wanted);
        if !fits {
            self.problem(
                name.source,
                found,
                "has another number of arguments than its definition",
            );
            tokens.push(close);
            self.put_back(before, tokens);
            return None;
        }
        Some((Arguments { tokens, ranges }, close))
    }

    fn problem(&mut self, span: Span, found: &MacroDef, what: &str) {
        self.problems
            .push((span, format!("the invocation of `{}` {what}", found.name)));
    }

    /// The entry of [`Invocation`] that the tokens of this invocation belong to.
    pub(crate) fn register(&mut self, found: &MacroDef, name: &Tok, call: Option<(&Arguments, &Tok)>) -> u32 {
        let end = call.map_or(name.source, |(_, close)| close.source);
        let own = match name.origin {
            TokenOrigin::Macro(_) => false,
            TokenOrigin::Source => true,
            // In an argument that is expanded by itself, made of nothing but the file.
            TokenOrigin::Argument(_) => {
                let same = |tok: &Tok| tok.origin == name.origin;
                self.innermost_is_argument()
                    && call.is_none_or(|(arguments, close)| same(close) && arguments.tokens.iter().all(same))
            }
        };
        let parent = match name.origin {
            TokenOrigin::Source => None,
            TokenOrigin::Argument(index) | TokenOrigin::Macro(index) => Some(index),
        };
        let args = || call.map(|(arguments, _)| argument_spans(arguments)).unwrap_or_default();
        if let Some(index) = parent.filter(|_| !own) {
            if call.is_some_and(|(_, close)| close.origin == TokenOrigin::Source) {
                // The expansion ends in the name of a macro whose arguments are in the file.
                if let Some(invocation) = self.invocations.get_mut(index as usize) {
                    invocation.span = invocation.span.to(end);
                    invocation.args.extend(args());
                }
            }
            return index;
        }
        self.invocations.push(Invocation {
            name: found.name.clone(),
            span: name.source.to(end),
            out: ViewSpan::default(),
            args: args(),
            stringised: Vec::new(),
            known: found.origin != MacroOrigin::Preset,
            parent,
        });
        self.invocations.len() as u32 - 1
    }

    /// Paints the operand of an operator of `#if`.
    pub(crate) fn protect(&mut self, operator: &Tok) {
        let parenthesised = self.open_follows();
        let mut tokens = Vec::new();
        let mut depth = 0_u32;
        let only_name = !parenthesised || *self.spelling(operator) == *b"defined";
        while let Some(mut tok) = self.pull_argument() {
            tok.painted = true;
            depth += u32::from(tok.is(b'('));
            if tok.is(b')') {
                depth = depth.saturating_sub(1);
            }
            tokens.push(tok);
            if depth == 0 || (only_name && tokens.len() > 2) {
                break;
            }
        }
        if !self.is_aborted() {
            self.push(tokens, None, false);
        }
    }
}

/// The places of arguments in the file; empty ones have none.
fn argument_spans(arguments: &Arguments) -> Vec<Span> {
    let spans = arguments.ranges.iter().map(|&(start, end)| {
        let tokens = arguments.tokens.get(start..end).unwrap_or_default();
        tokens.iter().map(|tok| tok.source).reduce(Span::to)
    });
    spans.flatten().collect()
}
