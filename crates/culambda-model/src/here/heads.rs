//! The head of a lambda: annotations, captures and parameters, as they are written.

use super::Frame;
use super::Here;
use crate::fact::Fact;
use crate::facts::{Capture, CaptureDefault, LambdaFacts, Ordinary, Role, Space, Trailing};
use crate::index::{DeclaredKind, Found};
use crate::meaning::Meaning;
use crate::reasons::{MACRO_IN_HEAD, UNPARSED};
use culambda_source::{MarkKind, Span, View};
use culambda_source::{ViewOffset, ViewSpan, ident};
use culambda_syntax::head::CaptureEntry;
use culambda_syntax::{CaptureToken, Field, GapKind, Kind, LambdaHead, Node};

/// What a capture list names.
#[derive(Debug, Default)]
pub(crate) struct Listed {
    /// What it captures.
    pub(crate) captures: Vec<Capture>,
    /// Offsets in the text of variables with static storage, which nothing captures.
    pub(crate) not_captured: Vec<ViewOffset>,
    /// Offsets in the text of macros of unknown meaning.
    pub(crate) macros: Vec<ViewOffset>,
}

/// The space that the annotations of a head say, if it has any.
pub(crate) fn space_of(view: &View, head: &LambdaHead) -> Option<Space> {
    let any = |kind| head.annotated(view, kind);
    let (host, device, global) = (any(MarkKind::Host), any(MarkKind::Device), any(MarkKind::Global));
    // `__global__` there is accepted and ignored.
    (host || device || global).then(|| Space::of(host, device, false))
}

impl<'a> Here<'a> {
    pub(crate) fn space_of(&self, head: &LambdaHead) -> Option<Space> {
        space_of(&self.syntax.view, head)
    }

    pub(crate) fn has_auto_parameter(&self, node: Node<'a>) -> bool {
        let list = node.field(Field::Declarator).and_then(|d| d.child(Kind::ParameterList));
        list.is_some_and(|l| self.has_placeholder(l))
    }

    /// Whether a parameter of a list is declared with `auto`.
    pub(crate) fn has_placeholder(&self, list: Node<'a>) -> bool {
        crate::types::has_placeholder(self.syntax, list)
    }

    /// Whether an entry of a capture list surely names a variable with static storage.
    pub(crate) fn is_static_capture(&self, entry: &CaptureEntry) -> bool {
        let name = self.syntax.view.word(entry.token);
        if !matches!(entry.form, CaptureToken::Simple { .. }) {
            return false;
        }
        if let Some(symbol) = self.scopes.lookup(name) {
            return symbol.is_static_variable();
        }
        let found = self.index.lookup_kinds(self.namespace, &[name.to_owned()]);
        let variable = |f: &Found<'_>| {
            let target = self.index.target(*f);
            target.is_some_and(|f| matches!(f.declared.kind, DeclaredKind::Variable { .. }))
        };
        !found.is_empty() && found.iter().all(variable) && self.member(name) == Meaning::None
    }

    /// Whether a head has `__host__` or `__device__` in a wrong place.
    pub(crate) fn is_misplaced(&self, head: &LambdaHead) -> bool {
        let marks = &self.syntax.view.marks;
        let mut misplaced = head.misplaced.iter().filter_map(|m| marks.get(*m));
        misplaced.any(|m| m.kind != MarkKind::Global)
    }

    /// What the head alone says of a lambda; the rest is that of one of the host.
    pub(crate) fn facts_of_head(&self, node: Node<'a>, index: usize, head: &LambdaHead, listed: Listed) -> LambdaFacts {
        let mut around = self.frames.iter().rev();
        LambdaFacts {
            head: index,
            text: node.span(),
            space: Space::Host,
            function: None,
            own_type: None,
            role: Role::Ordinary(Ordinary::HostOnly),
            parent: around
                .find_map(|f| if let Frame::Lambda(l) = f { Some(l.facts) } else { None })
                .flatten(),
            named_by: None,
            nested: false,
            id: Fact::Unknown("it is not a site".into()),
            mutable: head.has_specifier(&self.syntax.view, "mutable"),
            default: CaptureDefault::of(head),
            captures: listed.captures,
            static_captures: listed.not_captured,
            macros_in_list: listed.macros,
            this_uses: Vec::new(),
            captures_unknown: None,
            trailing: Trailing::Plain,
            broken: None,
            becomes_pointer: false,
            not_literal: None,
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
    pub(crate) fn names_function(&self, style: u8, place: ViewSpan) -> bool {
        use crate::index::DeclaredKind;
        let part = |p: &str| p.trim().to_owned();
        let path: Vec<String> = self.syntax.part(place).split("::").map(part).collect();
        if place.is_empty()
            || !matches!(style, b'=' | b'(')
            || !path.iter().all(ident::is_whole)
            || self.scopes.lookup(&path[0]).is_some()
        {
            return false;
        }
        let found = self.index.lookup_kinds(self.namespace, &path);
        let function = |f: &crate::index::Found<'_>| matches!(f.declared.kind, DeclaredKind::Function { .. });
        !found.is_empty() && found.iter().all(function)
    }

    /// Why an annotated lambda cannot be analysed, when the text around it could not be parsed.
    pub(crate) fn unreadable(&self, node: Node<'a>, head: &LambdaHead) -> Option<String> {
        let mut frames = self.frames.iter().rev();
        let function = frames.find_map(|f| if let Frame::Function(f) = f { Some(f.node) } else { None });
        if let (None, Some(name)) = (function, self.macro_for_function(node.start())) {
            return Some(unknown_in_head(name));
        }
        if function.is_none() && self.classes.is_empty() && self.is_in_unread_body(node.start()) {
            return Some(format!("the code around it {UNPARSED}"));
        }
        let body = self.syntax.view.tokens[head.body].at;
        let end = self.syntax.tokens().end_of(head.end);
        // What is wrong in a body whose ends are sure does not matter to what is around it.
        let sure = node.end() == end && node.field(Field::Body).is_some_and(|b| b.start() == body);
        let outside = ViewSpan::new(node.start(), if sure { body } else { node.end() });
        if self.syntax.touches_error(outside) {
            return Some(
                self.unread_macro(outside)
                    .unwrap_or_else(|| format!("its text {UNPARSED}")),
            );
        }
        if self.syntax.lies_in_error(node.span()) || self.syntax.lies_in_lost_lambda(node.start()) {
            return Some(format!("the code around it {UNPARSED}"));
        }
        let function = function?;
        let body = function.field(Field::Body).map_or(function.start(), Node::start);
        let head = ViewSpan::new(function.start(), body);
        if self.syntax.touches_error(head) {
            return Some(self.unreadable_head(head));
        }
        let name = self
            .macro_for_head(function, head)
            .or_else(|| self.macro_for_type(function));
        name.map(unknown_in_head)
    }

    /// The macro that begins a declaration and gets a body there: `TEST_CASE("a") {`, `begin_setup {`. Nothing else does
    /// that without declaring something.
    fn macro_for_function(&self, at: ViewOffset) -> Option<&str> {
        let tokens = self.syntax.tokens();
        let first = self.declaration_with(at);
        let name = tokens.text(first);
        let next = first + 1;
        if tokens.text(next) == "{" {
            let inside = tokens.place(next)? < at && at < tokens.place(tokens.mate(next)?)?;
            let name = Some(name).filter(|name| ident::is_word(name) && !OPENS_BLOCK.contains(name));
            return name.filter(|_| inside);
        }
        let open = tokens.mate(next).filter(|_| tokens.text(next) == "(")? + 1;
        let close = tokens.mate(open).filter(|_| tokens.text(open) == "{")?;
        let inside = tokens.place(open)? < at && at < tokens.place(close)?;
        (inside && ident::looks_like_macro(name)).then_some(name)
    }

    /// Whether a place is in a brace after the parentheses of a declaration without `=`: a body of a function, whatever the
    /// parser took the declaration for.
    fn is_in_unread_body(&self, at: ViewOffset) -> bool {
        let tokens = self.syntax.tokens();
        let mut token = self.declaration_with(at);
        while tokens.place(token).is_some_and(|place| place < at) {
            match (tokens.text(token), tokens.mate(token)) {
                ("=" | "requires", _) => return false,
                ("(" | "[" | "{", Some(mate)) if tokens.place(mate).is_some_and(|end| end < at) => token = mate,
                ("{", Some(_)) => return token > 0 && tokens.text(token - 1) == ")",
                ("(" | "[", Some(_)) => return false,
                _ => {}
            }
            token += 1;
        }
        false
    }

    /// The first token of the declaration with a place: a macro may make several, `using T = list<>; TEST_CASE("a") {`.
    fn declaration_with(&self, at: ViewOffset) -> usize {
        let tokens = self.syntax.tokens();
        let (mut first, mut token) = (0, 0);
        while tokens.place(token).is_some_and(|place| place < at) {
            match (tokens.text(token), tokens.mate(token)) {
                (";", _) => first = token + 1,
                ("(" | "[" | "{", Some(mate)) if tokens.place(mate).is_some_and(|end| end < at) => token = mate,
                ("(" | "[" | "{", Some(_)) => break,
                _ => {}
            }
            token += 1;
        }
        first
    }

    /// The macro that a function is named by: `TEST(A, b) {`. No function but a constructor lacks a type.
    fn macro_for_head(&self, function: Node<'a>, head: ViewSpan) -> Option<&'a str> {
        let hidden = |g: &culambda_syntax::Gap| g.kind == GapKind::UnknownMacro && head.contains(g.at);
        if !self.classes.is_empty() || function.field(Field::Type).is_some() || self.syntax.gaps.iter().any(hidden) {
            return None;
        }
        let name = function.field(Field::Declarator)?.field(Field::Declarator)?;
        let name = (name.kind() == Kind::Identifier).then(|| self.syntax.text_of(name))?;
        // What GoogleTest's do is known.
        let known = matches!(name, "TEST" | "TEST_F" | "TEST_P" | "TYPED_TEST" | "TYPED_TEST_P");
        (ident::looks_like_macro(name) && !known).then_some(name)
    }

    /// The macro that stands where the type of a function would: `KERNEL f() {`. It may have an annotation in it.
    fn macro_for_type(&self, function: Node<'a>) -> Option<&'a str> {
        let ty = function
            .field(Field::Type)
            .filter(|ty| ty.kind() == Kind::TypeIdentifier)?;
        let name = self.syntax.text_of(ty);
        self.is_unknown_macro(name).then_some(name)
    }

    /// Why the head of a function could not be parsed: a macro in it, or before what was taken for it, may be one that
    /// nothing defines.
    fn unreadable_head(&self, head: ViewSpan) -> String {
        let before = self.syntax.view.text.get(..head.start.index()).unwrap_or_default();
        let start = before.rfind([';', '{', '}']).map_or(0, |end| end + 1);
        let text = self.syntax.view.text.get(start..head.end.index()).unwrap_or_default();
        match ident::words_of(text).find(|word| self.is_unknown_macro(word)) {
            Some(name) => unknown_in_head(name),
            None => format!("the head of the enclosing function {UNPARSED}"),
        }
    }

    /// Why the captures that a default makes are not known, when the body could not be parsed.
    pub(crate) fn unreadable_body(&self, node: Node<'a>, head: &LambdaHead) -> Option<String> {
        CaptureDefault::of(head).filter(|_| self.syntax.touches_error(node.span()))?;
        let why = self.unread_macro(node.span());
        Some(why.unwrap_or_else(|| format!("its body {UNPARSED}")))
    }

    /// The span in the file of a range of the text.
    pub(crate) fn source_span(&self, place: ViewSpan) -> Span {
        source_span(&self.syntax.view, place)
    }
}

/// Keywords that a brace may follow where an item begins.
const OPENS_BLOCK: [&str; 8] = ["namespace", "struct", "class", "union", "enum", "extern", "do", "try"];

/// What is said of a macro in the head of a function.
pub(crate) fn unknown_in_head(name: &str) -> String {
    format!("the macro `{name}` {MACRO_IN_HEAD}: give its header's folder with -I, or define it with -D")
}

/// The span in the file that a range of the text comes from.
pub(crate) fn source_span(view: &culambda_source::View, place: ViewSpan) -> Span {
    let first = view.tokens.partition_point(|t| t.span().end <= place.start);
    let last = view.tokens.partition_point(|t| t.at < place.end);
    let tokens = view.tokens.get(first..last).unwrap_or(&[]);
    let start = tokens.iter().map(|t| t.source.start).min().unwrap_or(view.span.start);
    let end = tokens.iter().map(|t| t.source.end).max().unwrap_or(view.span.start);
    Span { start, end }
}
