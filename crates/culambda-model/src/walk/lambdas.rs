//! Lambdas: whether they are sites, their introducers, and the walk into their bodies.

use super::{Frame, LambdaFrame, Walker};
use crate::enclosing;
use crate::fact::Fact;
use crate::facts::{
    Broken, Capture, CaptureDefault, CaptureKind, LAMBDA_MARK, LambdaFacts, NotAnalysed, Ordinary, Role, Space,
    Trailing, TypeFacts,
};
use crate::scope::{Symbol, SymbolKind};
use crate::spell;
use culambda_source::ident;
use culambda_source::{MarkKind, Span, TokenOrigin};
use culambda_syntax::head::word;
use culambda_syntax::node::{child_of_kind, children, field};
use culambda_syntax::{CaptureToken, GapKind, LambdaHead};
use rustc_hash::FxHashSet;
use tree_sitter::Node;

/// Where an annotated lambda stands.
enum Context {
    Site,
    Ordinary(Ordinary),
    /// Refused by a restriction on what is around it.
    Broken(Broken),
    Unknown(String),
}

impl<'a> Walker<'a> {
    /// A lambda expression. An annotated one has steps of its own.
    pub(crate) fn lambda(&mut self, node: Node<'a>) {
        let head = self.syntax.head_at(node.start_byte());
        if head.is_none_or(|h| h.annotations.is_empty()) {
            return self.lambda_expression(node);
        }
        let first = self.lambdas.len();
        let outer = self.index.budget.open();
        self.lambda_expression(node);
        if self.index.budget.close(outer)
            && let Some(facts) = self.lambdas[first..]
                .iter_mut()
                .find(|l| l.text.start as usize == node.start_byte())
        {
            facts.given_up = true;
        }
    }

    fn lambda_expression(&mut self, node: Node<'a>) {
        let syntax = self.syntax;
        let Some(index) = syntax
            .heads
            .binary_search_by_key(&(node.start_byte() as u32), |h| h.start)
            .ok()
        else {
            return self.unread_lambda(node);
        };
        let head = &syntax.heads[index];
        let space = self.space_of(head);
        let mut frame = LambdaFrame {
            space,
            default: default_of(head),
            generic: head.template.is_some() || self.has_auto_parameter(node),
            ..LambdaFrame::default()
        };
        // Init-captures belong to what stands around; lambdas in them are numbered first.
        let captures = self.introducer(node, head);
        match space {
            Some(space @ (Space::Device | Space::HostDevice)) => {
                if let Some((facts, site)) = self.annotated(node, index, head, space, captures) {
                    frame.facts = Some(facts);
                    frame.site = site;
                }
            }
            Some(_) if head.annotated(&self.syntax.view, MarkKind::Host) => {
                self.never_extended(node, index, head, captures, Ordinary::HostOnly);
            }
            _ if self.is_misplaced(head) => {
                self.never_extended(node, index, head, captures, Ordinary::Misplaced);
            }
            _ => {}
        }
        frame.explicit = head.captures.iter().filter_map(|c| self.explicit_name(c)).collect();
        let facts = frame.facts;
        let wants_signature = frame.site && space == Some(Space::HostDevice) && !frame.generic;
        let mut parameters = Vec::new();
        let done = self.lambda_frame(frame, |w| {
            w.lambda_inside(node, head);
            if wants_signature {
                parameters = w.lambda_parameters(node);
            }
        });
        let Some(facts) = facts else { return };
        self.finish(facts, node, head);
        let Some(done) = done else { return };
        let returned = self.lambda_return(node, done.returned);
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

    /// A lambda whose head the tokens do not show: its parts are walked, nothing is known of it.
    fn unread_lambda(&mut self, node: Node<'a>) {
        let frame = LambdaFrame::default();
        self.lambda_frame(frame, |w| w.each_child(node));
    }

    fn space_of(&self, head: &LambdaHead) -> Option<Space> {
        let any = |kind| head.annotated(&self.syntax.view, kind);
        let (host, device, global) = (any(MarkKind::Host), any(MarkKind::Device), any(MarkKind::Global));
        // `__global__` there is accepted and ignored.
        (host || device || global).then(|| Space::of(host, device, false))
    }

    pub(crate) fn has_auto_parameter(&self, node: Node<'a>) -> bool {
        let list = field(node, "declarator").and_then(|d| child_of_kind(d, "parameter_list"));
        list.is_some_and(|l| self.has_placeholder(l))
    }

    /// Whether a parameter of a list is declared with `auto`.
    pub(crate) fn has_placeholder(&self, list: Node<'a>) -> bool {
        children(list).any(|p| {
            field(p, "type").is_some_and(|t| {
                t.kind() == "placeholder_type_specifier" || self.text(t) == "auto" || self.text(t).ends_with(" auto")
            })
        })
    }

    fn explicit_name(&self, entry: &culambda_syntax::head::CaptureEntry) -> Option<String> {
        match entry.form {
            CaptureToken::This | CaptureToken::StarThis => Some("this".to_owned()),
            CaptureToken::Simple { .. } | CaptureToken::Init { .. } => {
                Some(word(&self.syntax.view, entry.token).to_owned())
            }
            _ => None,
        }
    }

    /// The capture list, in the scope around the lambda.
    fn introducer(&mut self, node: Node<'a>, head: &LambdaHead) -> Vec<Capture> {
        let view = &self.syntax.view;
        let mut out = Vec::new();
        let specifier = field(node, "captures");
        for entry in &head.captures {
            let name = self.explicit_name(entry).unwrap_or_default();
            let at = view.tokens[entry.token].at as usize;
            let capture = |kind, by_reference, pack| Capture {
                kind,
                name: name.clone(),
                explicit: true,
                by_reference,
                pack,
                at,
                of_function: false,
                in_constexpr_if: false,
                ty: Fact::Unknown(String::new()),
                points_to_local: None,
            };
            match entry.form {
                CaptureToken::DefaultCopy | CaptureToken::DefaultReference => {}
                CaptureToken::This => {
                    self.this_used(at);
                    let ty = self.type_of_capture(&name, &CaptureKind::This);
                    out.push(Capture {
                        ty,
                        ..capture(CaptureKind::This, false, false)
                    });
                }
                CaptureToken::StarThis => {
                    self.this_used(at);
                    let ty = self.type_of_capture(&name, &CaptureKind::StarThis);
                    out.push(Capture {
                        ty,
                        ..capture(CaptureKind::StarThis, false, false)
                    });
                }
                CaptureToken::Simple { by_reference, pack } => {
                    let symbol = self.scopes.lookup(&name).copied();
                    if let Some(symbol) = symbol {
                        self.local_listed(&name, symbol, at);
                    }
                    let pack = pack || symbol.is_some_and(|s| s.pack);
                    let ty = self.type_of_capture(&name, &CaptureKind::Variable);
                    let points_to_local = self.pointer_to_local(&name);
                    out.push(Capture {
                        ty,
                        points_to_local,
                        ..capture(CaptureKind::Variable, by_reference, pack)
                    });
                }
                CaptureToken::Init {
                    by_reference,
                    pack,
                    style,
                } => {
                    let value = specifier.and_then(|s| initialiser(s, at));
                    if let Some(value) = value {
                        self.expression(value);
                    }
                    let range = value.map_or((at, at), |v| (v.start_byte(), v.end_byte()));
                    let text = self.spell_initialiser(entry);
                    let ty = match (value, style) {
                        (_, b'=') if self.is_list(entry) => self.type_of_braces(entry),
                        (Some(value), _) => self.type_of_initialiser(value),
                        (None, _) => Fact::Unknown("the initialiser could not be read".into()),
                    };
                    let points_to_local = value.and_then(|v| self.address_of_local(v));
                    out.push(Capture {
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

    /// Whether an initialiser is `{1, 2}`.
    fn is_list(&self, entry: &culambda_syntax::head::CaptureEntry) -> bool {
        entry
            .init
            .is_some_and(|(first, _)| word(&self.syntax.view, first) == "{")
    }

    /// The type of `{1, 2}`, which the parser does not read. In the definition of a template it may depend on any name.
    fn type_of_braces(&self, entry: &culambda_syntax::head::CaptureEntry) -> Fact<std::sync::Arc<TypeFacts>> {
        let view = &self.syntax.view;
        let is_name = |t: usize| ident::is_word(word(view, t));
        let (first, end) = entry.init.unwrap_or_default();
        if self.instance.is_none() && self.in_template() && (first..end).any(is_name) {
            return Fact::Unknown("its type may depend on the template".into());
        }
        self.type_of_list()
    }

    fn spell_initialiser(&self, entry: &culambda_syntax::head::CaptureEntry) -> Fact<String> {
        let names = crate::names::ScopeNames::new(self);
        let params = self.template_names();
        let lambda = |head: &LambdaHead| Some(self.lambda_in_initialiser(head));
        match names.sure(crate::spell::capture_value(&names.place(&params), entry, &lambda)) {
            Ok(text) => Fact::Known(text),
            Err(why) => Fact::Unknown(why),
        }
    }

    /// The text of a lambda in an initialiser; an annotated one is left to the writer of sites.
    fn lambda_in_initialiser(&self, head: &LambdaHead) -> String {
        if !head.annotations.is_empty() || self.is_misplaced(head) {
            let index = self
                .syntax
                .heads
                .iter()
                .position(|h| h.start == head.start)
                .unwrap_or_default();
            return format!("{LAMBDA_MARK}{index}{LAMBDA_MARK}");
        }
        let view = &self.syntax.view;
        let end = view.tokens[head.end];
        let span = self.source_span(head.start as usize, (end.at + end.len) as usize);
        let source = &self.unit.files[view.file].text;
        let first = view.tokens.partition_point(|t| t.at < head.start);
        // Numbers have one spelling, everything else stays as it is written.
        let (mut text, mut from) = (String::new(), span.start);
        for (at, token) in view.tokens.iter().enumerate().take(head.end).skip(first) {
            let written = word(view, at);
            let inside = from <= token.source.start && token.source.end <= span.end;
            if inside
                && !matches!(token.origin, TokenOrigin::Macro(_))
                && written.starts_with(|c: char| c.is_ascii_digit())
            {
                let before = source
                    .get(from as usize..token.source.start as usize)
                    .unwrap_or_default();
                text.push_str(&String::from_utf8_lossy(before));
                text.push_str(&spell::number(written));
                from = token.source.end;
            }
        }
        let rest = source.get(from as usize..span.end as usize).unwrap_or_default();
        text + &String::from_utf8_lossy(rest)
    }

    /// Where a lambda stands, for the rules of extended lambdas.
    ///
    /// A default argument or default member initialiser in a local class does not end the way outwards for lambdas in
    /// a lambda.
    fn context(&self, at: usize) -> Context {
        let (mut inside, mut host_code, mut generic, mut outside) = (false, false, false, false);
        let mut outermost = None;
        for frame in self.frames.iter().rev() {
            match frame {
                Frame::Lambda(l) => {
                    outermost = Some(l);
                    match l.space {
                        Some(Space::Device) if !host_code => return Context::Ordinary(Ordinary::InDeviceLambda),
                        Some(Space::HostDevice) if l.site => return in_lambda(generic || l.generic),
                        // Not extended itself: what holds for it holds here. It runs on the host, too.
                        Some(Space::HostDevice | Space::Host) => host_code = true,
                        _ => {}
                    }
                    inside = true;
                    generic |= l.generic;
                }
                Frame::LambdaDefaultArgument if !inside => {
                    return Context::Ordinary(Ordinary::LambdaDefaultArgument);
                }
                Frame::LambdaDefaultArgument => {}
                Frame::Outside(why) if self.is_part_of_a_function(*why, outermost) => {
                    let why = "the lambda around it captures something, but no function is around that: the file seems to be included in one";
                    return Context::Unknown(why.into());
                }
                Frame::Outside(why) if !inside => return Context::Ordinary(*why),
                Frame::Outside(Ordinary::DefaultMemberInitialiser | Ordinary::DefaultArgument) => outside = true,
                Frame::Outside(_) if generic => return in_lambda(true),
                Frame::Outside(_) => return Context::Broken(Broken::LambdaOutsideFunction),
                Frame::Function(f) if is_in_body(f, at) => return in_function(f, host_code, generic),
                Frame::Function(_) => {}
            }
        }
        match outside {
            true if generic => in_lambda(true),
            true => Context::Broken(Broken::LambdaOutsideFunction),
            false => Context::Ordinary(Ordinary::NamespaceScope),
        }
    }

    /// Whether the file seems to be included in the body of a function: no variable at namespace scope is initialised
    /// with a lambda that captures something. In what is compiled by itself nvcc lets that pass.
    fn is_part_of_a_function(&self, why: Ordinary, outermost: Option<&LambdaFrame>) -> bool {
        why == Ordinary::NamespaceScope
            && outermost.is_some_and(|l| l.default.is_some() || !l.explicit.is_empty())
            && !self.unit.files[self.syntax.view.file].is_compiled_by_itself()
    }

    /// Records an annotated lambda; returns its facts and whether it is an extended one.
    fn annotated(
        &mut self,
        node: Node<'a>,
        index: usize,
        head: &LambdaHead,
        space: Space,
        captures: Vec<Capture>,
    ) -> Option<(usize, bool)> {
        self.note_discarded(index);
        if let Some(reason) = self.unreadable(node, head) {
            self.not_analysed.push(NotAnalysed {
                span: self.source_span(node.start_byte(), node.end_byte()),
                reason,
            });
            return None;
        }
        let mut broken = None;
        let (role, id) = match self.context(node.start_byte()) {
            Context::Site if self.vanishing > 0 => {
                self.next_id(node.start_byte());
                (
                    Role::Ordinary(Ordinary::Declaration),
                    Fact::Unknown("it is not a site".into()),
                )
            }
            Context::Site => {
                let id = self.next_id(node.start_byte());
                self.note_delayed(node.start_byte());
                (Role::Site, id)
            }
            Context::Ordinary(why) => (Role::Ordinary(why), Fact::Unknown("it is not a site".into())),
            Context::Broken(why) => {
                broken = Some(why);
                (Role::Site, Fact::Unknown("no extended lambda may be here".into()))
            }
            Context::Unknown(reason) => {
                self.not_analysed.push(NotAnalysed {
                    span: self.source_span(node.start_byte(), node.end_byte()),
                    reason,
                });
                return None;
            }
        };
        let site = role == Role::Site;
        let facts = LambdaFacts {
            space,
            function: if site {
                self.enclosing_facts(node.start_byte())
            } else {
                None
            },
            role,
            named_by: self.named_by(head).filter(|_| site),
            id,
            captures_unknown: self.unreadable_body(node, head),
            broken,
            handed_to: self.handed_to(node),
            ..self.facts_of_head(node, index, head, captures)
        };
        self.lambdas.push(facts);
        Some((self.lambdas.len() - 1, site))
    }

    /// Records a lambda that is extended nowhere.
    fn never_extended(
        &mut self,
        node: Node<'a>,
        index: usize,
        head: &LambdaHead,
        captures: Vec<Capture>,
        why: Ordinary,
    ) {
        if self.unreadable(node, head).is_none() {
            let mut facts = self.facts_of_head(node, index, head, captures);
            facts.role = Role::Ordinary(why);
            self.lambdas.push(facts);
        }
    }

    /// Whether a head has `__host__` or `__device__` in a wrong place.
    fn is_misplaced(&self, head: &LambdaHead) -> bool {
        let marks = &self.syntax.view.marks;
        let mut misplaced = head.misplaced.iter().filter_map(|m| marks.get(*m));
        misplaced.any(|m| m.kind != MarkKind::Global)
    }

    /// What the head alone says of a lambda; the rest is that of one of the host.
    fn facts_of_head(&self, node: Node<'a>, index: usize, head: &LambdaHead, captures: Vec<Capture>) -> LambdaFacts {
        let mut around = self.frames.iter().rev();
        LambdaFacts {
            head: index,
            text: Span {
                start: node.start_byte() as u32,
                end: node.end_byte() as u32,
            },
            space: Space::Host,
            function: None,
            role: Role::Ordinary(Ordinary::HostOnly),
            parent: around
                .find_map(|f| if let Frame::Lambda(l) = f { Some(l.facts) } else { None })
                .flatten(),
            named_by: None,
            id: Fact::Unknown("it is not a site".into()),
            mutable: head.has_specifier(&self.syntax.view, "mutable"),
            default: default_of(head),
            captures,
            this_uses: Vec::new(),
            captures_unknown: None,
            trailing: Trailing::Plain,
            broken: None,
            generic: head.template.is_some() || self.has_auto_parameter(node),
            call_operator: Vec::new(),
            returns: Fact::Unknown("it was not looked for".into()),
            handed_to: None,
            launched: false,
            given_up: false,
            unwritable_return: None,
        }
    }

    /// Whether an init-capture with `=` or `(` names a function: `[x = f]`.
    fn names_function(&self, style: u8, (start, end): (usize, usize)) -> bool {
        use crate::index::DeclaredKind;
        let part = |p: &str| p.trim().to_owned();
        let path: Vec<String> = self.syntax.text[start..end].split("::").map(part).collect();
        if start == end
            || !matches!(style, b'=' | b'(')
            || !path.iter().all(ident::is_whole)
            || self.scopes.lookup(&path[0]).is_some()
        {
            return false;
        }
        let found = self.index.lookup_path(self.namespace, &path);
        let function = |f: &crate::index::Found<'_>| matches!(f.declared.kind, DeclaredKind::Function { .. });
        !found.is_empty() && found.iter().all(function)
    }

    /// Why an annotated lambda cannot be analysed, when the text around it could not be parsed.
    fn unreadable(&self, node: Node<'a>, head: &LambdaHead) -> Option<String> {
        let body = self.syntax.view.tokens[head.body].at as usize;
        let end = culambda_syntax::head::end_of(&self.syntax.view, head.end);
        // What is wrong in a body whose ends are sure does not matter to what stands around it.
        let sure = node.end_byte() == end && field(node, "body").is_some_and(|b| b.start_byte() == body);
        if self
            .syntax
            .touches_error(node.start_byte(), if sure { body } else { node.end_byte() })
        {
            return Some("its text could not be parsed".into());
        }
        if self.syntax.lies_in_error(node.start_byte(), node.end_byte()) {
            return Some("the code around it could not be parsed".into());
        }
        let function = self
            .frames
            .iter()
            .rev()
            .find_map(|f| if let Frame::Function(f) = f { Some(f.node) } else { None })?;
        let body = field(function, "body").map_or(function.start_byte(), |b| b.start_byte());
        self.syntax
            .touches_error(function.start_byte(), body)
            .then(|| "the head of the enclosing function could not be parsed".into())
    }

    /// Why the captures that a default makes are not known, when the body could not be parsed.
    fn unreadable_body(&self, node: Node<'a>, head: &LambdaHead) -> Option<String> {
        default_of(head).filter(|_| self.syntax.touches_error(node.start_byte(), node.end_byte()))?;
        Some("its body could not be parsed".into())
    }

    fn next_id(&mut self, at: usize) -> Fact<u32> {
        for frame in self.frames.iter_mut().rev() {
            if let Frame::Function(f) = frame
                && is_in_body(f, at)
            {
                f.ids += 1;
                return Fact::Known(f.ids);
            }
        }
        Fact::Unknown("it stands in no function".into())
    }

    /// Notes the next lambda when it stands in a part of a local class that is read when the class is complete.
    fn note_delayed(&mut self, at: usize) {
        let inner = self.frames.iter().rev();
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

    /// The facts of the enclosing function, made for the first lambda in it.
    fn enclosing_facts(&mut self, offset: usize) -> Option<usize> {
        let of_body = |f: &Frame<'_>| matches!(f, Frame::Function(f) if is_in_body(f, offset));
        let at = self.frames.iter().rposition(of_body)?;
        let Frame::Function(f) = &self.frames[at] else {
            return None;
        };
        if let Some(done) = f.facts {
            return Some(done);
        }
        let outer = self.index.budget.open();
        let facts = enclosing::facts(self, f);
        let given_up = self.index.budget.close(outer);
        self.functions.push(facts);
        let index = self.functions.len() - 1;
        self.functions[index].given_up = given_up;
        if let Frame::Function(f) = &mut self.frames[at] {
            f.facts = Some(index);
        }
        Some(index)
    }

    /// Parameters, specifiers and body, in the lambda's own scope.
    pub(crate) fn lambda_inside(&mut self, node: Node<'a>, head: &LambdaHead) {
        self.declare_init_captures(node, head);
        if let Some(template) =
            field(node, "template_parameters").or_else(|| child_of_kind(node, "template_parameter_list"))
        {
            self.lambda_template(template);
        }
        if let Some(declarator) = field(node, "declarator") {
            if let Some(list) = child_of_kind(declarator, "parameter_list") {
                self.parameters(list);
                self.default_arguments(list, || Frame::LambdaDefaultArgument);
            }
            for child in children(declarator).filter(|c| c.kind() != "parameter_list") {
                // A lambda in an exception specification or a return type belongs to no function.
                self.in_return += 1;
                self.framed(Frame::Outside(Ordinary::Declaration), |w| {
                    w.unevaluated(|w| w.each_child(child));
                });
                self.in_return -= 1;
            }
        }
        if let Some(body) = field(node, "body") {
            self.statement(body);
        }
    }

    fn declare_init_captures(&mut self, node: Node<'a>, head: &LambdaHead) {
        let frame = self.frames.len() - 1;
        for entry in &head.captures {
            if let CaptureToken::Init { pack, .. } = entry.form {
                let at = self.syntax.view.tokens[entry.token].at as usize;
                let value = field(node, "captures").and_then(|s| initialiser(s, at));
                let name = word(&self.syntax.view, entry.token).to_owned();
                self.scopes.declare(
                    &name,
                    Symbol {
                        kind: SymbolKind::Variable,
                        frame,
                        declaration: None,
                        declarator: None,
                        value,
                        pack,
                    },
                );
            }
        }
    }

    fn lambda_template(&mut self, list: Node<'a>) {
        for p in children(list) {
            if let Some(name) = crate::class::template_parameter_name(self.syntax, p) {
                let kind = if p.kind().contains("type") {
                    SymbolKind::Type
                } else {
                    SymbolKind::Constant
                };
                self.declare_as(&name, kind);
            }
        }
    }

    /// What is known only after the body: the trailing return type, and captures that a macro may hide.
    fn finish(&mut self, facts: usize, node: Node<'a>, head: &LambdaHead) {
        if self.lambdas[facts].role != Role::Site {
            return;
        }
        if self.lambdas[facts].space == Space::Device {
            self.lambdas[facts].trailing = crate::trailing::of(self, node, head, facts);
        }
        if self.lambdas[facts].default.is_some()
            && let Some(why) = self.hidden_macro(node)
        {
            self.lambdas[facts].captures_unknown.get_or_insert(why);
        }
    }

    /// A macro in the body that had to be hidden with its arguments hides captures too.
    fn hidden_macro(&self, node: Node<'a>) -> Option<String> {
        let gap = self.syntax.gaps.iter().find(|g| {
            g.kind == GapKind::UnknownMacroCall
                && node.start_byte() <= g.at as usize
                && (g.at as usize) < node.end_byte()
        })?;
        let text = &self.syntax.view.text[gap.at as usize..];
        let name = &text[..ident::prefix(text)];
        Some(format!(
            "the macro `{name}` in its body is not in sight: what it captures is not known"
        ))
    }

    /// The span in the file of a range of the text.
    pub(crate) fn source_span(&self, start: usize, end: usize) -> Span {
        source_span(&self.syntax.view, start, end)
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
            let span = self.source_span(head.start as usize, (end.at + end.len) as usize);
            if !said.contains(&span.start) {
                self.not_analysed.push(NotAnalysed {
                    span,
                    reason: "the code around it could not be parsed".into(),
                });
            }
        }
    }
}

/// The span in the file that a range of the text comes from.
pub(crate) fn source_span(view: &culambda_source::View, start: usize, end: usize) -> Span {
    let first = view.tokens.partition_point(|t| ((t.at + t.len) as usize) <= start);
    let last = view.tokens.partition_point(|t| (t.at as usize) < end);
    let tokens = view.tokens.get(first..last).unwrap_or(&[]);
    let start = tokens.iter().map(|t| t.source.start).min().unwrap_or(view.span.start);
    let end = tokens.iter().map(|t| t.source.end).max().unwrap_or(view.span.start);
    Span { start, end }
}

/// The initialiser of the init-capture whose name stands at an offset.
fn initialiser(captures: Node<'_>, at: usize) -> Option<Node<'_>> {
    children(captures)
        .filter(|n| n.kind() == "lambda_capture_initializer")
        .find(|n| field(*n, "left").is_some_and(|l| l.start_byte() == at))
        .and_then(|n| field(n, "right"))
}

fn default_of(head: &LambdaHead) -> Option<CaptureDefault> {
    head.captures.iter().find_map(|c| match c.form {
        CaptureToken::DefaultCopy => Some(CaptureDefault::Copy),
        CaptureToken::DefaultReference => Some(CaptureDefault::Reference),
        _ => None,
    })
}

/// Whether an offset lies in the body of a function or in its member initialisers, not in its head.
fn is_in_body(f: &super::FunctionFrame<'_>, at: usize) -> bool {
    let parts = [
        "field_initializer_list",
        "compound_statement",
        "try_statement",
        "constructor_try_statement",
    ];
    let body = children(f.node).find(|c| parts.contains(&c.kind()));
    body.is_none_or(|b| b.start_byte() <= at)
}

/// The context inside of a generic lambda, or else of an extended host-device one.
fn in_lambda(generic: bool) -> Context {
    Context::Broken(if generic {
        Broken::GenericLambda
    } else {
        Broken::HostDeviceLambda
    })
}

/// The context in a function; `host_code` when a lambda in between is annotated `__host__`, which counts as host code
/// even in a device function.
fn in_function(f: &super::FunctionFrame<'_>, host_code: bool, generic: bool) -> Context {
    match &f.space {
        Ok(space) if space.device_only() && !host_code => Context::Ordinary(Ordinary::InDeviceFunction),
        Err(why) => Context::Unknown(why.clone()),
        Ok(_) if generic => in_lambda(true),
        Ok(_) => Context::Site,
    }
}
