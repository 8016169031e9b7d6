//! Lambdas of the host that loops of known libraries are given: these instantiate kernels for them.

use super::record::Record;
use crate::facts::{Launch, LibraryLoop, Named};
use crate::here::Question;
use crate::meaning::Meaning;
use crate::spaces::{Code, library};
use crate::ty::Ty;
use culambda_source::ViewSpan;
use culambda_syntax::{Kind, Node};

impl<'a> Record<'a> {
    /// A call in code of the host: whether it hands a lambda that is not extended to a loop that launches it.
    pub(super) fn loop_is_given(&mut self, code: &Code, function: Node<'a>, arguments: Node<'a>) {
        let asked = |q: Question| q.host && q.everywhere;
        let host = code.lambda.is_none() && code.on_host() && !code.on_device();
        if !host || self.instance.is_some() || !self.question().is_some_and(asked) || !self.is_reached(function, false)
        {
            return;
        }
        let Some((name, launches)) = self.loop_of_library(function, arguments) else {
            return;
        };
        if self.reported(function.start()).is_none_or(|at| self.is_undecided(at)) {
            return;
        }
        let template = self.in_definition_of_template();
        if template
            && self
                .unit
                .files
                .first()
                .is_some_and(culambda_source::File::is_compiled_by_itself)
        {
            // Nothing shows that something instantiates it.
            return;
        }
        for argument in arguments.children() {
            let lambda = self.held_by(argument).filter(|n| n.kind() == Kind::LambdaExpression);
            let Some(lambda) = lambda.filter(|n| self.is_plain(*n)) else {
                continue;
            };
            let Ty::Closure {
                extended: false,
                in_device: false,
                text,
                place: Some(place),
                ..
            } = self.type_of_expression(lambda, &self.type_scope())
            else {
                continue;
            };
            if self.index.budget.is_spent() {
                continue;
            }
            let closure = Named {
                name: text,
                place: Some(place),
            };
            self.across.launches.push(Launch {
                place,
                closures: vec![closure],
                kernel: name.clone(),
                instantiated: None,
                of_library: Some(launches),
                open: template,
            });
        }
    }

    /// Whether nothing in the head of a lambda, or in front of it, may be an annotation or a macro that has one.
    fn is_plain(&self, lambda: Node<'a>) -> bool {
        let view = &self.syntax.view;
        self.syntax.head_at(lambda.start()).is_some_and(|head| {
            let before = head.open.checked_sub(1).and_then(|t| view.tokens.get(t));
            let before = ViewSpan::new(before.map_or(lambda.start(), |t| t.span().end), lambda.start());
            let next = view.tokens.get(head.close + 1).map_or("", |t| view.text_of(t.span()));
            head.annotations.is_empty() && view.marks_in(before).is_empty() && matches!(next, "(" | "{")
        })
    }

    /// The loop of a library that a callee means, with the way in which it launches what it is given.
    fn loop_of_library(&self, function: Node<'a>, arguments: Node<'a>) -> Option<(String, LibraryLoop)> {
        let path = crate::declarator::path_of(self.syntax, function);
        let (last, outer) = path.split_last().map(|(last, outer)| (last.clone(), outer.to_vec()))?;
        if !library::is_loop(&last) {
            return None;
        }
        let found = match outer.as_slice() {
            [] => {
                if self.scopes.lookup(&last).is_some() || self.member(&last) != Meaning::None {
                    return None;
                }
                // Its arguments may bring in the namespace of the library, if there is no other function of the name.
                self.everywhere(&last)
            }
            [first, ..] if self.scopes.lookup(first).is_some() => return None,
            _ => self.index.lookup_path(self.namespace, &path),
        };
        // What the main file has a body of is followed.
        if found.iter().any(|f| f.declared.file == 0) || !self.index.budget.steps(found.len()) {
            return None;
        }
        if found.is_empty() && outer.is_empty() {
            self.ask_for_functions(function);
            return None;
        }
        let mut whole = (!outer.is_empty()).then_some(path);
        for one in &found {
            let mut own = self.index.path(one.namespace).ok()?;
            own.push(last.clone());
            match &whole {
                // A header may be included inside of a namespace.
                _ if own.len() == 1 && outer.is_empty() => {}
                Some(known) if *known != own && outer.is_empty() => return None,
                _ => whole = Some(own),
            }
        }
        let whole = whole?;
        let parts: Vec<&str> = whole.iter().map(String::as_str).collect();
        let launches = library::launches(&parts, self.counts_to_number(arguments))?;
        Some((whole.join("::"), launches))
    }

    /// Whether the first argument that is no name for what happens is a number.
    fn counts_to_number(&self, arguments: Node<'a>) -> bool {
        let first = arguments.children().find(|a| a.kind() != Kind::StringLiteral);
        let ty = first.map(|a| crate::ty::bare(self.type_of_expression(a, &self.type_scope())));
        matches!(ty, Some(Ty::Builtin(_)))
    }
}
