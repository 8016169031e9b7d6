//! Init-captures: their initialisers as the reference writes them.

use super::Here;
use super::LambdaFrame;
use crate::declarator::path_of;
use crate::fact::Fact;
use crate::facts::{LAMBDA_MARK, Ordinary, TypeFacts};
use crate::names::ScopeNames;
use crate::spell::{self, Names as _, Position};
use culambda_source::{ViewOffset, ViewSpan, builtin, ident};
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
        let names = ScopeNames::new(self);
        let params = self.template_names();
        let unread = std::cell::RefCell::new(None);
        let place = names.place(&params);
        let lambda = |head: &LambdaHead| {
            let text = self.lambda_in_initialiser(head, &names, &place);
            Some(text.unwrap_or_else(|why| unread.replace(Some(why)).unwrap_or_default()))
        };
        let text = names.sure(spell::capture_value(&place, entry, &lambda));
        match (text, unread.take()) {
            (Ok(text), None) => Fact::Known(text),
            (Err(why), _) | (_, Some(why)) => Fact::Unknown(why),
        }
    }

    /// The text of a lambda in an initialiser; an annotated one is left to the writer of sites.
    ///
    /// # Errors
    ///
    /// Why it cannot be written.
    fn lambda_in_initialiser(
        &self,
        head: &LambdaHead,
        names: &ScopeNames<'_, '_>,
        place: &spell::Place<'_>,
    ) -> Result<String, String> {
        if !head.annotations.is_empty() || self.is_misplaced(head) {
            let index = self
                .syntax
                .heads
                .iter()
                .position(|h| h.start == head.start)
                .unwrap_or_default();
            return Ok(format!("{LAMBDA_MARK}{index}{LAMBDA_MARK}"));
        }
        // Macros are what they stand for, comments are left out, numbers, digraphs and `decltype` have one spelling.
        let tokens = &self.syntax.view.tokens;
        let first = tokens.partition_point(|t| t.at < head.start);
        let types = self.types_in(ViewSpan::new(head.start, tokens[head.end].span().end), names, place);
        let mut text = String::new();
        let mut past_type = first;
        for (at, written) in spell::texts(self.unit, self.syntax, first, head.end + 1)? {
            if at < past_type {
                continue;
            }
            let apart = at > first && tokens[at - 1].span().end < tokens[at].at;
            text.push_str(if apart { " " } else { "" });
            if let Some((end, spelling)) = types.get(&at) {
                text.push_str(spelling);
                past_type = *end;
                continue;
            }
            // `-> struct S`.
            let elaborates = matches!(written.as_ref(), "struct" | "class" | "union" | "enum");
            if elaborates && at > first && self.syntax.view.word(at - 1) == "->" {
                continue;
            }
            if written == "decltype" {
                let mut operand = at + 1..self.syntax.tokens().past(at + 1);
                if operand.any(|t| names.is_of_range_loop(self.syntax.view.word(t))) {
                    return Err(spell::OF_RANGE_LOOP.to_owned());
                }
            }
            if written == "{" && self.makes_zero(at, names) {
                return Err("nvcc writes the value that `{}` makes of a type which is no class".to_owned());
            }
            match one_spelling(&written) {
                Some(spelling) => text.push_str(&spelling),
                None => text.push_str(&self.named_in_initialiser(at, names).unwrap_or(written.into_owned())),
            }
        }
        Ok(text)
    }

    /// Whether the brace at a token begins `{}` that may make a value of a type which is no class: `int{}`, `T x{}`.
    fn makes_zero(&self, brace: usize, names: &ScopeNames<'_, '_>) -> bool {
        /// Tokens that are looked through for a declaration.
        const FAR: usize = 500;
        let back = |count: usize| brace.checked_sub(count).map_or("", |at| self.syntax.view.word(at));
        if self.syntax.tokens().past(brace) != brace + 2 {
            return false;
        }
        // `struct S { };` in the lambda itself.
        let declared = |ty: &str| {
            let mut before = (1..brace).rev().take(FAR);
            before.any(|at| {
                let is_key = matches!(self.syntax.view.word(at - 1), "struct" | "class" | "union");
                is_key && self.syntax.view.word(at) == ty
            })
        };
        let may_be_plain =
            |ty: &str| names.stands_for_class(ty) != Some(true) && !names.is_dependent(ty) && !declared(ty);
        match (back(2), back(1)) {
            ("->" | "::" | "struct" | "class" | "union" | "enum", _) => false,
            (_, ty) if builtin::is_word(ty) => true,
            (_, name) if !spell::is_name(name) => false,
            ("*" | "&", _) => true,
            (ty, _) if builtin::is_word(ty) => true,
            (ty, _) if spell::is_name(ty) => may_be_plain(ty),
            (">", _) => false,
            (_, ty) => may_be_plain(ty),
        }
    }

    /// The names of types between two places, by their first token: the token after each, and how it is written, with
    /// the namespace that it was found in and without `struct`.
    fn types_in(
        &self,
        span: ViewSpan,
        names: &ScopeNames<'_, '_>,
        place: &spell::Place<'_>,
    ) -> FxHashMap<usize, (usize, String)> {
        use Kind::{ClassSpecifier, EnumSpecifier, StructSpecifier, UnionSpecifier};
        let is_path = |node: Node<'_>| {
            let path = path_of(self.syntax, node);
            names.is_type_path(&path.iter().map(String::as_str).collect::<Vec<_>>())
        };
        let is_named = |node: &Node<'_>| match (node.own_field(), node.kind()) {
            (Some(Field::Type), Kind::TypeIdentifier | Kind::TemplateType | Kind::QualifiedIdentifier) => true,
            (Some(Field::Type), StructSpecifier | ClassSpecifier | UnionSpecifier | EnumSpecifier) => {
                node.field(Field::Body).is_none()
            }
            // `ns::T(x)`.
            (Some(Field::Function), Kind::QualifiedIdentifier) => is_path(*node),
            _ => false,
        };
        let nodes = self.syntax.node_at(span).descendants();
        nodes
            .filter(is_named)
            .filter_map(|node| {
                let tokens = self.syntax.view.tokens_in(node.span());
                let spelled = spell::type_text(place, (tokens.start, tokens.end)).ok()?;
                Some((tokens.start, (tokens.end, spelled.text)))
            })
            .collect()
    }

    /// How a name in a lambda in an initialiser is written, if that is not how it is in the source: a member function
    /// of the class around that is called by its name alone, and a type that has a path.
    fn named_in_initialiser(&self, token: usize, names: &ScopeNames<'_, '_>) -> Option<String> {
        let view = &self.syntax.view;
        let name = view.word(token);
        let before = token.checked_sub(1).map_or("", |at| view.word(at));
        let after = view.tokens.get(token + 1).map(|_| view.word(token + 1))?;
        if !ident::is_word(name) || matches!(before, "." | "->" | "::") || self.scopes.lookup(name).is_some() {
            return None;
        }
        if after == "(" && self.member(name).is_method() {
            return self.called_in_initialiser(name, names);
        }
        if after == "::" && self.is_qualified_call(token, names) {
            return Some(format!("(this)->{name}"));
        }
        let is_type = !matches!(after, "::" | "<") && names.is_type(name);
        names.qualify(name, Position::default()).filter(|_| is_type)
    }

    /// How a lone name of a member function is written where it is called. In a template those of the class itself stay.
    fn called_in_initialiser(&self, name: &str, names: &ScopeNames<'_, '_>) -> Option<String> {
        let class = &self.classes.get(self.this_class()?)?.info;
        if class.params.is_none() {
            return Some(format!("(this)->{name}"));
        }
        match spell::Names::inherited_method(names, name)?.ok()? {
            spell::Inherited::Of(path) => Some(format!("(this)->{}::{name}", path.join("::"))),
            spell::Inherited::Plain => None,
        }
    }

    /// Whether a member function is called by the path that begins at a token, of a base where the class is a template.
    fn is_qualified_call(&self, token: usize, names: &ScopeNames<'_, '_>) -> bool {
        /// Longer paths are not looked at.
        const LONGEST: usize = 10;
        let word = |at: usize| {
            self.syntax
                .view
                .tokens
                .get(at)
                .map_or("", |_| self.syntax.view.word(at))
        };
        let mut path = vec![word(token)];
        let mut at = token + 1;
        while word(at) == "::" && path.len() < LONGEST {
            path.push(word(at + 1));
            at += 2;
        }
        let Some((last, scope)) = path.split_last().filter(|_| word(at) == "(") else {
            return false;
        };
        let own = self.this_class().and_then(|class| self.classes.get(class));
        let own =
            own.is_some_and(|class| class.info.params.is_some() && scope.last() == Some(&class.info.name.as_str()));
        !own && spell::Names::qualified_member(names, scope, last) == Some(spell::Qualified::Method)
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
