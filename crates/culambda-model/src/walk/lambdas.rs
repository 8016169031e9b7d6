//! Lambdas: whether they are sites, their introducers, and the walk into their bodies.

use super::Walker;
use crate::fact::Fact;
use crate::facts::{Capture, CaptureDefault, CaptureKind, Ordinary, Space, Trailing};
use crate::here::initialisers;
use crate::here::{Frame, LambdaFrame, Listed, is_in_nested_block};
use crate::scope::SymbolKind;
use culambda_source::MarkKind;
use culambda_syntax::{CaptureToken, Field, Kind, LambdaHead, Node};
use rustc_hash::FxHashSet;

impl<'a> Walker<'a> {
    /// A lambda expression. An annotated one has steps of its own.
    pub(crate) fn lambda(&mut self, node: Node<'a>) {
        let head = self.syntax.head_at(node.start());
        if head.is_none_or(|h| h.annotations.is_empty()) {
            return self.lambda_expression(node);
        }
        let first = self.lambdas.len();
        let outer = self.index.budget.open();
        let nested = std::mem::replace(&mut self.record.here.around.nested, is_in_nested_block(node));
        let lambda = self.record.here.around.lambda.replace(node.start());
        self.lambda_expression(node);
        (self.record.here.around.nested, self.record.here.around.lambda) = (nested, lambda);
        if self.index.budget.close(outer)
            && let Some(facts) = self.lambdas[first..].iter_mut().find(|l| l.text.start == node.start())
        {
            facts.given_up = true;
        }
    }

    fn lambda_expression(&mut self, node: Node<'a>) {
        let syntax = self.syntax;
        let Some(index) = syntax.heads.binary_search_by_key(&node.start(), |h| h.start).ok() else {
            // The tokens do not show its head: its parts are walked, nothing is known of it.
            self.lambda_frame(LambdaFrame::default(), |w| w.each_child(node));
            return;
        };
        let head = &syntax.heads[index];
        let space = self.space_of(head);
        let mut frame = LambdaFrame {
            space,
            at: Some(node.start()),
            default: CaptureDefault::of(head),
            generic: head.template.is_some() || self.has_auto_parameter(node),
            ..LambdaFrame::default()
        };
        // Init-captures belong to what is around; lambdas in them are numbered first.
        let listed = self.introducer(node, head);
        let view = &syntax.view;
        let behind = view.tokens.get(head.close + 1).map_or(node.start(), |t| t.at);
        let annotated = [MarkKind::Host, MarkKind::Device]
            .iter()
            .any(|kind| head.annotated(view, *kind));
        self.lambda_for_jit(node, behind, annotated);
        match space {
            Some(space @ (Space::Device | Space::HostDevice)) => {
                if self.around.discarded > 0 {
                    self.live.discarded.insert(index);
                }
                if let Some((facts, site)) = self.annotated(node, index, head, space, listed) {
                    frame.facts = Some(facts);
                    frame.site = site;
                }
            }
            Some(_) if head.annotated(&self.syntax.view, MarkKind::Host) => {
                self.never_extended(node, index, head, listed, Ordinary::HostOnly);
            }
            _ if self.is_misplaced(head) => {
                self.never_extended(node, index, head, listed, Ordinary::Misplaced);
            }
            _ => {}
        }
        frame.explicit = head
            .captures
            .iter()
            .filter_map(|c| c.name(view))
            .map(str::to_owned)
            .collect();
        let facts = frame.facts;
        let wants_signature = frame.site && space == Some(Space::HostDevice) && !frame.generic;
        let mut parameters = Vec::new();
        let done = self.lambda_frame(frame, |w| {
            w.lambda_inside(node, head);
            if wants_signature {
                parameters = w.lambda_parameters(node);
            }
        });
        if let Some(done) = done.as_ref().filter(|_| space.is_none()) {
            self.copies_are_captured(node, head, done);
        }
        if let Some(done) = done.as_ref().filter(|d| d.site) {
            self.captured_are_destroyed(node, head, done);
        }
        let Some(facts) = facts else { return };
        let Some(done) = done else { return };
        self.finish(facts, node, head, done.returned.as_ref());
        let returned = self.lambda_return(node, done.returned.map(|first| first.ty));
        let facts = &mut self.lambdas[facts];
        if wants_signature {
            facts.call_operator = std::iter::once(returned).chain(parameters).collect();
        } else if head.arrow.is_none() {
            facts.returns = match returned {
                Fact::Known(ty) => Fact::Known(ty.text.clone()),
                Fact::Unknown(why) => Fact::Unknown(why),
            };
        } else if matches!(facts.trailing, Trailing::Type(_)) {
            facts.call_operator = vec![returned];
        }
    }

    /// The capture list, in the scope around the lambda.
    fn introducer(&mut self, node: Node<'a>, head: &LambdaHead) -> Listed {
        let view = &self.syntax.view;
        let mut out = Listed::default();
        let values = initialisers(node);
        let mut names = FxHashSet::default();
        for entry in &head.captures {
            let Some(name) = entry.name(view) else { continue };
            let at = view.tokens[entry.token].at;
            if self.is_macro_capture(entry, head) {
                out.macros.push(at);
                continue;
            }
            if self.is_static_capture(entry) {
                out.not_captured.push(at);
                continue;
            }
            if !names.insert(name) {
                continue;
            }
            let capture = |kind, by_reference, pack| Capture {
                kind,
                name: name.to_owned(),
                explicit: true,
                by_reference,
                pack,
                at,
                declared: None,
                of_function: false,
                in_constexpr_if: false,
                ty: Fact::Unknown(String::new()),
                points_to_local: None,
            };
            match entry.form {
                CaptureToken::DefaultCopy | CaptureToken::DefaultReference => {}
                CaptureToken::This => {
                    self.this_used(at);
                    let ty = self.type_of_capture(name, &CaptureKind::This);
                    out.captures.push(Capture {
                        ty,
                        ..capture(CaptureKind::This, false, false)
                    });
                }
                CaptureToken::StarThis => {
                    self.this_used(at);
                    let ty = self.type_of_capture(name, &CaptureKind::StarThis);
                    out.captures.push(Capture {
                        ty,
                        ..capture(CaptureKind::StarThis, false, false)
                    });
                }
                CaptureToken::Simple { by_reference, pack } => {
                    let symbol = self.record.here.scopes.lookup(name).copied();
                    if let Some(symbol) = symbol {
                        self.local_listed(name, symbol, at);
                    }
                    let pack = pack || symbol.is_some_and(|s| s.pack);
                    let ty = self.type_of_capture(name, &CaptureKind::Variable);
                    let points_to_local = self.pointer_to_local(name);
                    out.captures.push(Capture {
                        ty,
                        points_to_local,
                        declared: self.declared_at(name),
                        ..capture(CaptureKind::Variable, by_reference, pack)
                    });
                }
                CaptureToken::Init {
                    by_reference,
                    pack,
                    style,
                } => {
                    let value = values.get(&at).copied();
                    if let Some(value) = value {
                        self.expression(value);
                    }
                    let range = value.map_or(at.to_len(0), Node::span);
                    let text = self.spell_initialiser(entry);
                    let ty = match (value, style) {
                        (_, b'=') if self.is_list(entry) => self.type_of_braces(entry),
                        (Some(value), _) => self.type_of_initialiser(value),
                        (None, _) => Fact::Unknown("the initialiser could not be read".into()),
                    };
                    let points_to_local = value.and_then(|v| self.address_of_local(v));
                    out.captures.push(Capture {
                        ty,
                        points_to_local,
                        of_function: self.names_function(style, range),
                        ..capture(
                            CaptureKind::Init {
                                style,
                                value: text,
                                range,
                            },
                            by_reference,
                            pack,
                        )
                    });
                }
            }
        }
        out
    }

    /// Parameters, specifiers and body, in the lambda's own scope.
    pub(crate) fn lambda_inside(&mut self, node: Node<'a>, head: &LambdaHead) {
        self.record.here.declare_init_captures(node, head);
        if let Some(template) = node
            .field(Field::TemplateParameters)
            .or_else(|| node.child(Kind::TemplateParameterList))
        {
            self.lambda_template(template);
        }
        if let Some(declarator) = node.field(Field::Declarator) {
            if let Some(list) = declarator.child(Kind::ParameterList) {
                self.parameters(list);
                self.default_arguments(list, || Frame::LambdaDefaultArgument);
            }
            for child in declarator.children().filter(|c| c.kind() != Kind::ParameterList) {
                // A lambda in an exception specification or a return type belongs to no function.
                self.record.here.around.in_return += 1;
                self.framed(Frame::Outside(Ordinary::Declaration), |w| {
                    w.unevaluated(|w| w.each_child(child));
                });
                self.record.here.around.in_return -= 1;
            }
        }
        if let Some(body) = node.field(Field::Body) {
            self.statement(body);
        }
    }

    fn lambda_template(&mut self, list: Node<'a>) {
        for p in list.children() {
            if let Some(name) = crate::class::template_parameter_name(self.syntax, p) {
                let kind = if p.kind().is_type_parameter() {
                    SymbolKind::Type
                } else {
                    SymbolKind::Constant
                };
                self.record.here.declare_as(&name, kind);
            }
        }
    }
}
