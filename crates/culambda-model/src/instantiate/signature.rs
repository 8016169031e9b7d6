//! What a call and its deduction need of the declaration of a function or function template.

use crate::class::{of_parameter, parameter_types};
use crate::declarator::{declared_in, declared_name, function_declarator, is_pack_parameter, name_node, parameters};
use culambda_source::ident::{prefix, words_of};
use culambda_source::{ViewOffset, ViewSpan};
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::rc::Rc;

/// A declaration of a function.
#[derive(Clone, Copy)]
pub(crate) struct Signature<'s> {
    pub(crate) syntax: &'s Syntax,
    /// The definition or declaration, without its template head.
    pub(crate) declaration: Node<'s>,
    /// Its whole declarator: `*f()` for `int *f()`.
    pub(crate) declarator: Node<'s>,
    /// The function declarator.
    pub(crate) function: Node<'s>,
    /// Its own template head.
    pub(crate) head: Option<Node<'s>>,
}

impl<'s> Signature<'s> {
    /// That of the n-th function of a name at namespace scope, in the syntax of its item.
    pub(crate) fn declared(syntax: &'s Syntax, name: &str, nth: usize) -> Option<Signature<'s>> {
        if name == "operator" {
            return Signature::of(syntax, declared_in(syntax).next()?);
        }
        Signature::at(syntax, declared_name(syntax, name, nth)?)
    }

    /// The declaration whose name is at an offset.
    pub(crate) fn at(syntax: &'s Syntax, name_at: ViewOffset) -> Option<Signature<'s>> {
        let name = syntax.node_at(name_at.byte());
        let declares = |n: &Node<'_>| {
            matches!(
                n.kind(),
                Kind::FunctionDefinition | Kind::Declaration | Kind::FieldDeclaration
            )
        };
        let declaration = name.ancestors().find(declares)?;
        // `int f(int), g(int);`
        let own = declaration.fields(Field::Declarator).find(|d| name.is_within(*d));
        own.and_then(|own| Signature::of_declarator(syntax, declaration, own))
    }

    /// A declaration as a function's.
    pub(crate) fn of(syntax: &'s Syntax, declaration: Node<'s>) -> Option<Signature<'s>> {
        let first = declaration.field(Field::Declarator)?;
        Signature::of_declarator(syntax, declaration, first)
    }

    fn of_declarator(syntax: &'s Syntax, declaration: Node<'s>, declarator: Node<'s>) -> Option<Signature<'s>> {
        let function = function_declarator(declarator)?;
        let head = declaration.parent().filter(|p| p.kind() == Kind::TemplateDeclaration);
        let head = head.filter(|_| heads(declaration) > class_heads(function));
        Some(Signature {
            syntax,
            declaration,
            declarator,
            function,
            head,
        })
    }

    /// Whether it has a body.
    pub(crate) fn is_definition(&self) -> bool {
        self.declaration.kind() == Kind::FunctionDefinition
    }

    /// Its template parameters.
    pub(crate) fn template_parameters(&self) -> Vec<Node<'s>> {
        let list = self.head.and_then(|h| h.field(Field::Parameters));
        list.into_iter()
            .flat_map(Node::children)
            .filter(|p| p.kind().is_parameter())
            .collect()
    }

    /// Their names; an unnamed one is empty.
    pub(crate) fn template_names(&self) -> Vec<String> {
        let names = self
            .head
            .map(|h| crate::class::template_parameter_names(self.syntax, h));
        names.unwrap_or_default()
    }

    /// Whether arguments may say what each of its template parameters is, or it says so itself.
    pub(crate) fn is_deducible(&self) -> bool {
        self.fewest_written() == 0
    }

    /// How many template arguments must be written out at least, because nothing else says what they are.
    pub(crate) fn fewest_written(&self) -> usize {
        let types = parameters(self.function).map_or("", |list| self.syntax.text_of(list));
        let open = |(name, parameter): &(&String, Node<'s>)| self.is_open(name, *parameter, types);
        let names = self.template_names();
        let all: Vec<_> = names.iter().zip(self.template_parameters()).collect();
        all.iter().rposition(open).map_or(0, |last| last + 1)
    }

    /// Whether nothing says what a template parameter is but an argument that is written out.
    fn is_open(&self, name: &str, parameter: Node<'s>, types: &str) -> bool {
        let default = [Field::DefaultValue, Field::DefaultType]
            .into_iter()
            .any(|f| parameter.field(f).is_some());
        let pack = crate::class::is_template_pack(parameter);
        !default && !pack && words_of(types).all(|word| word != name)
    }

    /// Its parameters, without a lone `void`.
    pub(crate) fn parameters(&self) -> Vec<Node<'s>> {
        let list = parameters(self.function);
        let all = list
            .into_iter()
            .flat_map(Node::children)
            .filter(|p| p.kind().is_parameter());
        all.filter(|p| self.syntax.text_of(*p) != "void").collect()
    }

    /// The fewest and the most arguments.
    pub(crate) fn arity(&self) -> (usize, usize) {
        let all = self.parameters();
        let optional = all.iter().filter(|p| p.field(Field::DefaultValue).is_some()).count();
        let packs = all.iter().filter(|p| is_pack_parameter(**p)).count();
        let list = parameters(self.function);
        let open = packs > 0 || list.is_some_and(|l| l.child(Kind::DotDotDot).is_some());
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
            let named = [Field::DefaultValue, Field::DefaultType]
                .into_iter()
                .find_map(|f| parameter.field(f));
            let end = named.map_or(parameter.end(), Node::start);
            let own = self.syntax.part(ViewSpan::new(parameter.start(), end));
            let own = crate::class::fold(own.trim_end().trim_end_matches('='));
            // It means the same.
            parts.push(
                own.strip_prefix("typename ")
                    .map_or(own.clone(), |t| format!("class {t}")),
            );
        }
        parts.extend(self.head.and_then(|h| h.child(Kind::RequiresClause)).map(text));
        parts.extend(self.head.and_then(|_| self.declaration.field(Field::Type)).map(text));
        let after = |n: &Node<'_>| {
            matches!(
                n.kind(),
                Kind::TypeQualifier | Kind::RefQualifier | Kind::TrailingReturnType | Kind::RequiresClause
            )
        };
        let trailing = |n: &Node<'_>| n.kind() != Kind::TrailingReturnType || self.head.is_some();
        parts.extend(self.function.children().filter(after).filter(trailing).map(text));
        numbered(&parts.join(" "), &names)
    }

    /// Its parameter types as texts, with the names of template parameters as numbers: the same for two declarations
    /// of one function.
    pub(crate) fn folded(&self) -> Vec<String> {
        let names = self.template_names();
        let list = parameters(self.function);
        let types = list.map(|l| parameter_types(self.syntax, l)).unwrap_or_default();
        types.iter().map(|t| numbered(&of_parameter(t), &names)).collect()
    }
}

/// How many template heads are in front of a declaration.
fn heads(declaration: Node<'_>) -> usize {
    let around = declaration.ancestors();
    around.take_while(|n| n.kind() == Kind::TemplateDeclaration).count()
}

/// How many of them belong to the classes that qualify the name.
fn class_heads(function: Node<'_>) -> usize {
    let (mut count, mut at) = (0, name_node(function));
    while let Some(n) = at.filter(|n| n.kind() == Kind::QualifiedIdentifier) {
        count += usize::from(
            n.field(Field::Scope)
                .is_some_and(|s| s.field(Field::Arguments).is_some()),
        );
        at = n.field(Field::Name);
    }
    count
}

/// A text with each word that is one of the names replaced by its number.
pub(crate) fn numbered(text: &str, names: &[String]) -> String {
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
