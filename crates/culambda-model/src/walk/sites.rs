//! Facts of annotated lambdas: what they are, their numbers and their enclosing functions.

use super::record::Record;
use crate::enclosing;
use crate::fact::Fact;
use crate::facts::{LambdaFacts, NotAnalysed, NotLiteral, Ordinary, Role, Space};
use crate::here::{Context, FirstReturn, Frame, Listed, is_in_body};
use crate::reasons::UNPARSED;
use culambda_source::{MarkKind, Span, ViewOffset, ViewSpan};
use culambda_syntax::{LambdaHead, Node};
use rustc_hash::FxHashSet;

impl<'a> Record<'a> {
    /// Records an annotated lambda; returns its facts and whether it is an extended one.
    pub(crate) fn annotated(
        &mut self,
        node: Node<'a>,
        index: usize,
        head: &LambdaHead,
        space: Space,
        listed: Listed,
    ) -> Option<(usize, bool)> {
        if let Some(reason) = self.unreadable(node, head) {
            self.not_analysed.push(NotAnalysed {
                span: self.source_span(node.span()),
                reason,
            });
            return None;
        }
        let mut broken = None;
        let (role, id) = match self.context(node.start()) {
            Context::Site if self.around.vanishing > 0 => {
                self.next_id(node.start());
                (
                    Role::Ordinary(Ordinary::Declaration),
                    Fact::Unknown("it is not a site".into()),
                )
            }
            Context::Site => {
                let id = self.next_id(node.start());
                self.note_delayed(node.start());
                (Role::Site, id)
            }
            Context::Ordinary(why) => (Role::Ordinary(why), Fact::Unknown("it is not a site".into())),
            Context::Broken(why) => {
                broken = Some(why);
                (Role::Site, Fact::Unknown("no extended lambda may be here".into()))
            }
            Context::Unknown(reason) => {
                self.not_analysed.push(NotAnalysed {
                    span: self.source_span(node.span()),
                    reason,
                });
                return None;
            }
        };
        let site = role == Role::Site;
        let around = site.then(|| self.enclosing_facts(node.start())).flatten();
        let facts = LambdaFacts {
            space,
            function: around.as_ref().map(|around| around.0),
            own_type: around.and_then(|around| around.1),
            role,
            named_by: self.named_by(head).filter(|_| site),
            nested: self.around.nested,
            id,
            captures_unknown: self.unread_list(&listed).or_else(|| self.unreadable_body(node, head)),
            broken,
            becomes_pointer: site && self.becomes_pointer(node, head, space),
            not_literal: if site { self.untold(node) } else { None },
            handed_to: self.handed_to(node),
            ..self.facts_of_head(node, index, head, listed)
        };
        self.lambdas.push(facts);
        Some((self.lambdas.len() - 1, site))
    }

    /// What a lambda is used for that only a literal type can be: of a `constexpr` function the reference tells of the
    /// first one alone.
    fn untold(&self, lambda: Node<'a>) -> Option<NotLiteral> {
        let of_function = |found: &NotLiteral| matches!(found, NotLiteral::InFunction { .. });
        let found = self.not_literal(lambda)?;
        let function = self.function_around(self.frames.len()).filter(|_| of_function(&found));
        let Some(Frame::Function(f)) = function.and_then(|at| self.frames.get(at)) else {
            return Some(found);
        };
        let inside = |l: &&LambdaFacts| f.node.span().contains(l.text.start);
        let told = self
            .lambdas
            .iter()
            .filter(inside)
            .filter_map(|l| l.not_literal.as_ref());
        (!told.into_iter().any(of_function)).then_some(found)
    }

    /// Records a lambda that is extended nowhere.
    pub(crate) fn never_extended(
        &mut self,
        node: Node<'a>,
        index: usize,
        head: &LambdaHead,
        listed: Listed,
        why: Ordinary,
    ) {
        if self.unreadable(node, head).is_none() {
            let mut facts = self.facts_of_head(node, index, head, listed);
            facts.role = Role::Ordinary(why);
            self.lambdas.push(facts);
        }
    }

    pub(crate) fn next_id(&mut self, at: ViewOffset) -> Fact<u32> {
        for frame in self.here.frames.iter_mut().rev() {
            if let Frame::Function(f) = frame
                && is_in_body(f, at)
            {
                f.ids = f.ids.clone().map(|id| id + 1);
                return match &f.ids {
                    Ok(id) => Fact::Known(*id),
                    Err(why) => Fact::Unknown(why.clone()),
                };
            }
        }
        Fact::Unknown("it is not in a function".into())
    }

    /// Lambdas from one on are arguments of a macro that nothing defines: how often it uses them is not known, so neither
    /// are their numbers and those after them.
    pub(crate) fn numbers_unknown(&mut self, from: usize, why: &str) {
        let all = self.lambdas.get_mut(from..).unwrap_or_default();
        for lambda in all.iter_mut().filter(|l| l.id.known().is_some()) {
            lambda.id = Fact::Unknown(why.to_owned());
        }
        let functions = self.here.frames.iter_mut().rev();
        if let Some(Frame::Function(f)) = functions.into_iter().find(|f| matches!(f, Frame::Function(_))) {
            // The first one says what has to be known first.
            if f.ids.is_ok() {
                f.ids = Err(why.to_owned());
            }
        }
    }

    /// Notes the next lambda when it is in a part of a local class that is read when the class is complete.
    pub(crate) fn note_delayed(&mut self, at: ViewOffset) {
        let inner = self.here.frames.iter().rev();
        let inner = inner.take_while(|f| !matches!(f, Frame::Function(f) if is_in_body(f, at)));
        let found = inner
            .filter_map(|f| if let Frame::Outside(why) = f { Some(*why) } else { None })
            .last();
        if let Some(why @ (Ordinary::DefaultMemberInitialiser | Ordinary::DefaultArgument)) = found {
            let initialiser = why == Ordinary::DefaultMemberInitialiser;
            self.delayed.push((self.lambdas.len(), initialiser));
        }
    }

    /// Numbers what was noted in a local class: the default arguments in it come before the member initialisers.
    pub(crate) fn number_delayed(&mut self, from: usize) {
        let mut by_function: Vec<(Option<usize>, bool, usize)> = Vec::new();
        for (lambda, initialiser) in self.delayed.drain(from..) {
            if let Some(facts) = self.lambdas.get(lambda) {
                by_function.push((facts.function, initialiser, lambda));
            }
        }
        by_function.sort_unstable();
        for group in by_function.chunk_by(|a, b| a.0 == b.0) {
            let mut ids: Vec<u32> = group
                .iter()
                .filter_map(|(_, _, l)| self.lambdas[*l].id.known().copied())
                .collect();
            ids.sort_unstable();
            for ((_, _, lambda), id) in group.iter().zip(ids) {
                self.lambdas[*lambda].id = Fact::Known(id);
            }
        }
    }

    /// The facts of the enclosing function, made for the first lambda in it, and its type as it is written for this lambda,
    /// if other names of its head are hidden here.
    pub(crate) fn enclosing_facts(&mut self, offset: ViewOffset) -> Option<(usize, Option<Fact<String>>)> {
        let of_body = |f: &Frame<'_>| matches!(f, Frame::Function(f) if is_in_body(f, offset));
        let at = self.here.frames.iter().rposition(of_body)?;
        let Frame::Function(f) = &self.here.frames[at] else {
            return None;
        };
        let hidden = self.here.hidden_in_head(f.node);
        let index = match f.facts {
            Some(done) if self.functions[done].hidden != hidden => {
                return Some((done, Some(self.other_type(at, done, hidden))));
            }
            Some(done) => done,
            None => {
                let made = self.facts_of(at)?;
                self.functions[made].hidden = hidden;
                made
            }
        };
        self.note_nested_type(at, index);
        Some((index, None))
    }

    /// The type of the function of a frame for lambdas where these names of its head are hidden.
    fn other_type(&mut self, at: usize, index: usize, hidden: Vec<String>) -> Fact<String> {
        let nested = self.here.around.nested;
        let mut known = self.functions[index].types.iter();
        if let Some(known) = known.find(|known| known.nested == nested && known.hidden == hidden) {
            return known.fn_type.clone();
        }
        let outer = self.index.budget.open();
        let fn_type = match self.here.frames.get(at) {
            Some(Frame::Function(f)) => enclosing::tag_type(self, f),
            _ => return self.functions[index].fn_type.clone(),
        };
        let given_up = self.index.budget.close(outer);
        let facts = &mut self.functions[index];
        facts.given_up |= given_up;
        facts.types.push(crate::fact::TypeWhere {
            hidden,
            nested,
            fn_type: fn_type.clone(),
        });
        fn_type
    }

    /// Makes the facts of the function of a frame.
    fn facts_of(&mut self, at: usize) -> Option<usize> {
        let nested = std::mem::take(&mut self.here.around.nested);
        let outer = self.index.budget.open();
        let facts = match self.here.frames.get(at) {
            Some(Frame::Function(f)) => Some(enclosing::facts(self, f)),
            _ => None,
        };
        let given_up = self.index.budget.close(outer);
        self.here.around.nested = nested;
        let facts = facts?;
        self.functions.push(facts);
        let index = self.functions.len() - 1;
        self.functions[index].given_up = given_up;
        if let Some(Frame::Function(f)) = self.here.frames.get_mut(at) {
            f.facts = Some(index);
        }
        Some(index)
    }

    /// Finds the type that the tags of lambdas in inner blocks have, once for each function. Elsewhere than in members of
    /// templates it is the same.
    fn note_nested_type(&mut self, at: usize, index: usize) {
        let facts = &self.functions[index];
        let asked = facts.nested_type.is_none() && facts.fn_type.known().is_some();
        if !asked || self.classes.is_empty() || !self.in_template() {
            return;
        }
        let nested = std::mem::replace(&mut self.here.around.nested, true);
        if let Some(Frame::Function(f)) = self.here.frames.get(at) {
            let outer = self.index.budget.open();
            let ty = enclosing::tag_type(self, f);
            let everywhere = ty != self.functions[index].fn_type && enclosing::hides_outer_name(self, f);
            let given_up = self.index.budget.close(outer);
            let facts = &mut self.functions[index];
            if everywhere {
                facts.fn_type = ty.clone();
            }
            facts.nested_type = Some(ty);
            facts.given_up |= given_up;
        }
        self.here.around.nested = nested;
    }

    /// What is known only after the body: the trailing return type, and captures that a macro may hide.
    ///
    /// `returned` is what the body returns first.
    pub(crate) fn finish(&mut self, facts: usize, node: Node<'a>, head: &LambdaHead, returned: Option<&FirstReturn>) {
        self.lambdas[facts].captures.shrink_to_fit();
        if self.lambdas[facts].role != Role::Site {
            return;
        }
        if self.lambdas[facts].space == Space::Device {
            let (trailing, unwritable) = crate::trailing::of(self, node, head, returned);
            self.lambdas[facts].trailing = trailing;
            self.lambdas[facts].unwritable_return = unwritable;
        }
        if self.lambdas[facts].default.is_some()
            && let Some(why) = self.hidden_macro(node)
        {
            self.lambdas[facts].captures_unknown.get_or_insert(why);
        }
    }

    /// Gives up on every annotated lambda of the item.
    pub(crate) fn give_up(&mut self, reason: &str) {
        for head in self.syntax.heads.iter().filter(|h| !h.annotations.is_empty()) {
            // Heads may be nested by the thousand: only their ends are looked at.
            let tokens = &self.syntax.view.tokens;
            let (open, end) = (tokens[head.open].source, tokens[head.end].source);
            self.not_analysed.push(NotAnalysed {
                span: Span {
                    start: open.start,
                    end: end.end.max(open.end),
                },
                reason: reason.into(),
            });
        }
    }

    /// Every annotated head must have been met by the walk; what was not is not analysed.
    pub(crate) fn account_for_all(&mut self) {
        let met: FxHashSet<usize> = self.lambdas.iter().map(|l| l.head).collect();
        // Where the text could not be parsed, the end of a lambda is not sure.
        let said: FxHashSet<u32> = self.not_analysed.iter().map(|n| n.span.start).collect();
        for (index, head) in self.syntax.heads.iter().enumerate() {
            if !head.annotated(&self.syntax.view, MarkKind::Device) || met.contains(&index) {
                continue;
            }
            let end = self.syntax.view.tokens[head.end];
            let span = self.source_span(ViewSpan::new(head.start, end.span().end));
            if !said.contains(&span.start) {
                self.not_analysed.push(NotAnalysed {
                    span,
                    reason: format!("the code around it {UNPARSED}"),
                });
            }
        }
    }
}
