//! What a call and its deduction need of the declaration of a function or function template.

use crate::class::parameter_types;
use crate::declarator::{function_declarator, is_pack, name_node, parameters};
use culambda_source::ident::prefix;
use culambda_syntax::Syntax;
use culambda_syntax::node::{children, field};
use std::rc::Rc;
use tree_sitter::Node;

/// A declaration of a function.
#[derive(Clone, Copy)]
pub(crate) struct Signature<'s> {
    pub(crate) syntax: &'s Syntax,
    /// The definition or declaration, without its template head.
    pub(crate) declaration: Node<'s>,
    /// The function declarator.
    pub(crate) function: Node<'s>,
    /// Its own template head.
    pub(crate) head: Option<Node<'s>>,
}

impl<'s> Signature<'s> {
    /// The declaration whose name is at an offset.
    pub(crate) fn at(syntax: &'s Syntax, name_at: usize) -> Option<Signature<'s>> {
        let name = syntax.root().descendant_for_byte_range(name_at, name_at + 1)?;
        let declares = |n: &Node<'_>| matches!(n.kind(), "function_definition" | "declaration" | "field_declaration");
        let declaration = syntax.ancestors(name).find(declares)?;
        Signature::of(syntax, declaration)
    }

    /// A declaration as a function's.
    pub(crate) fn of(syntax: &'s Syntax, declaration: Node<'s>) -> Option<Signature<'s>> {
        let function = field(declaration, "declarator").and_then(function_declarator)?;
        let head = declaration.parent().filter(|p| p.kind() == "template_declaration");
        let head = head.filter(|_| heads(declaration) > class_heads(function));
        Some(Signature {
            syntax,
            declaration,
            function,
            head,
        })
    }

    /// Whether it has a body.
    pub(crate) fn is_definition(&self) -> bool {
        self.declaration.kind() == "function_definition"
    }

    /// Its template parameters.
    pub(crate) fn template_parameters(&self) -> Vec<Node<'s>> {
        let list = self.head.and_then(|h| field(h, "parameters"));
        list.into_iter()
            .flat_map(children)
            .filter(|p| p.kind().ends_with("_declaration"))
            .collect()
    }

    /// Their names; an unnamed one is empty.
    pub(crate) fn template_names(&self) -> Vec<String> {
        let names = self
            .head
            .map(|h| crate::class::template_parameter_names(self.syntax, h));
        names.unwrap_or_default()
    }

    /// Its parameters, without a lone `void`.
    pub(crate) fn parameters(&self) -> Vec<Node<'s>> {
        let list = parameters(self.function);
        let all = list
            .into_iter()
            .flat_map(children)
            .filter(|p| p.kind().ends_with("declaration"));
        all.filter(|p| self.syntax.text_of(*p) != "void").collect()
    }

    /// The fewest and the most arguments.
    pub(crate) fn arity(&self) -> (usize, usize) {
        let all = self.parameters();
        let optional = all.iter().filter(|p| field(**p, "default_value").is_some()).count();
        let packs = all.iter().filter(|p| is_pack_parameter(**p)).count();
        let list = parameters(self.function);
        let open = packs > 0 || list.is_some_and(|l| culambda_syntax::node::child_of_kind(l, "...").is_some());
        let most = if open { usize::MAX } else { all.len() };
        (all.len().saturating_sub(optional + packs), most)
    }

    /// The number of its template parameters, and the types of its parameters: what tells overloads apart.
    pub(crate) fn shape(&self) -> (usize, Rc<[String]>) {
        (self.template_parameters().len(), self.folded().into())
    }

    /// What tells declarations apart that have the same parameters: what is after those, and for a template its
    /// return type and its own parameters, with the names of these as numbers.
    pub(crate) fn rest(&self) -> String {
        let names = self.template_names();
        let text = |n: Node<'s>| crate::class::fold(self.syntax.text_of(n));
        let mut parts = Vec::new();
        for parameter in self.template_parameters() {
            let named = ["default_value", "default_type"]
                .iter()
                .find_map(|f| field(parameter, f));
            let end = named.map_or(parameter.end_byte(), |d| d.start_byte());
            let own = self.syntax.text.get(parameter.start_byte()..end).unwrap_or_default();
            parts.push(crate::class::fold(own.trim_end().trim_end_matches('=')));
        }
        parts.extend(self.head.and_then(|_| field(self.declaration, "type")).map(text));
        let after = |n: &Node<'_>| matches!(n.kind(), "type_qualifier" | "ref_qualifier" | "trailing_return_type");
        let trailing = |n: &Node<'_>| n.kind() != "trailing_return_type" || self.head.is_some();
        parts.extend(children(self.function).filter(after).filter(trailing).map(text));
        numbered(&parts.join(" "), &names)
    }

    /// Its parameter types as texts, with the names of template parameters as numbers: the same for two declarations
    /// of one function.
    pub(crate) fn folded(&self) -> Vec<String> {
        let names = self.template_names();
        let list = parameters(self.function);
        let types = list.map(|l| parameter_types(self.syntax, l)).unwrap_or_default();
        types.iter().map(|t| numbered(t, &names)).collect()
    }
}

/// How many template heads stand in front of a declaration.
fn heads(declaration: Node<'_>) -> usize {
    let (mut count, mut at) = (0, declaration.parent());
    while let Some(n) = at.filter(|n| n.kind() == "template_declaration") {
        count += 1;
        at = n.parent();
    }
    count
}

/// How many of them belong to the classes that qualify the name.
fn class_heads(function: Node<'_>) -> usize {
    let (mut count, mut at) = (0, name_node(function));
    while let Some(n) = at.filter(|n| n.kind() == "qualified_identifier") {
        count += usize::from(field(n, "scope").is_some_and(|s| field(s, "arguments").is_some()));
        at = field(n, "name");
    }
    count
}

/// Whether a function parameter is a pack.
pub(crate) fn is_pack_parameter(parameter: Node<'_>) -> bool {
    parameter.kind().starts_with("variadic") || field(parameter, "declarator").is_some_and(is_pack)
}

/// A text with each word that is one of the names replaced by its number.
fn numbered(text: &str, names: &[String]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (word, tail) = rest.split_at(prefix(rest).max(first.len_utf8()));
        match names.iter().position(|n| *n == word) {
            Some(index) => {
                out.push('$');
                out.push_str(&index.to_string());
            }
            None => out.push_str(word),
        }
        rest = tail;
    }
    out
}
