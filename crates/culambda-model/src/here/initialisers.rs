//! Init-captures: their initialisers as the reference writes them.

use super::Here;
use super::LambdaFrame;
use crate::fact::Fact;
use crate::facts::{LAMBDA_MARK, Ordinary, TypeFacts};
use crate::spell;
use culambda_source::ident;
use culambda_source::{TokenOrigin, ViewOffset, ViewSpan};
use culambda_syntax::{Field, Kind, LambdaHead, Node};
use rustc_hash::FxHashMap;

impl Here<'_> {
    /// Whether an initialiser is `{1, 2}`.
    pub(crate) fn is_list(&self, entry: &culambda_syntax::head::CaptureEntry) -> bool {
        entry.init.is_some_and(|(first, _)| self.syntax.view.word(first) == "{")
    }

    /// The type of `{1, 2}`, which the parser does not read. In the definition of a template it may depend on any name.
    pub(crate) fn type_of_braces(
        &self,
        entry: &culambda_syntax::head::CaptureEntry,
    ) -> Fact<std::sync::Arc<TypeFacts>> {
        let view = &self.syntax.view;
        let is_name = |t: usize| ident::is_word(view.word(t));
        let (first, end) = entry.init.unwrap_or_default();
        if self.instance.is_none() && self.in_template() && (first..end).any(is_name) {
            return Fact::Unknown("its type may depend on the template".into());
        }
        self.type_of_list()
    }

    pub(crate) fn spell_initialiser(&self, entry: &culambda_syntax::head::CaptureEntry) -> Fact<String> {
        let names = crate::names::ScopeNames::new(self);
        let params = self.template_names();
        let lambda = |head: &LambdaHead| Some(self.lambda_in_initialiser(head));
        match names.sure(crate::spell::capture_value(&names.place(&params), entry, &lambda)) {
            Ok(text) => Fact::Known(text),
            Err(why) => Fact::Unknown(why),
        }
    }

    /// The text of a lambda in an initialiser; an annotated one is left to the writer of sites.
    pub(crate) fn lambda_in_initialiser(&self, head: &LambdaHead) -> String {
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
        let span = self.source_span(ViewSpan::new(head.start, end.span().end));
        let source = &self.unit.files[view.file].text;
        let first = view.tokens.partition_point(|t| t.at < head.start);
        let between = |from: u32, to: u32| {
            let bytes = source.get(from as usize..to as usize).unwrap_or_default();
            without_splices(&String::from_utf8_lossy(bytes))
        };
        // Numbers, digraphs and `decltype` have one spelling, everything else stays as it is written.
        let (mut text, mut from) = (String::new(), span.start);
        for (at, token) in view.tokens.iter().enumerate().take(head.end + 1).skip(first) {
            let inside = from <= token.source.start && token.source.end <= span.end;
            if !inside || matches!(token.origin, TokenOrigin::Macro(_)) {
                continue;
            }
            if let Some(printed) = one_spelling(view.word(at)) {
                text.push_str(&between(from, token.source.start));
                text.push_str(&printed);
                from = token.source.end;
            }
        }
        text + &between(from, span.end)
    }

    /// Whether the file seems to be included in the body of a function: no variable at namespace scope is initialised
    /// with a lambda that captures something. In what is compiled by itself nvcc lets that pass.
    pub(crate) fn is_part_of_a_function(&self, why: Ordinary, outermost: Option<&LambdaFrame>) -> bool {
        why == Ordinary::NamespaceScope
            && outermost.is_some_and(|l| l.default.is_some() || !l.explicit.is_empty())
            && !self.unit.files[self.syntax.view.file].is_compiled_by_itself()
    }
}

/// The initialisers of the init-captures of a lambda, by the offsets of the names.
pub(crate) fn initialisers(lambda: Node<'_>) -> FxHashMap<ViewOffset, Node<'_>> {
    let captures = lambda.field(Field::Captures).into_iter().flat_map(Node::children);
    captures
        .filter(|n| n.kind() == Kind::LambdaCaptureInitializer)
        .filter_map(|n| Some((n.field(Field::Left)?.start(), n.field(Field::Right)?)))
        .collect()
}

/// How the reference prints a token of a lambda in an initialiser, if that is not how it is written.
fn one_spelling(written: &str) -> Option<String> {
    match written {
        "decltype" => Some("__decltype".to_owned()),
        "[" | "]" | "{" | "}" => Some(written.to_owned()),
        number if number.starts_with(|c: char| c.is_ascii_digit()) => Some(spell::number(number)),
        _ => None,
    }
}

/// A text with its lines joined where they are spliced.
fn without_splices(text: &str) -> String {
    text.replace("\\\r\n", "").replace("\\\n", "")
}
