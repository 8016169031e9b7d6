//! The trailing return type of a device lambda: whether the tag preserves it, and as what.

use crate::declarator::name_node;
use crate::fact::Fact;
use crate::facts::{Trailing, UnwritableReturn};
use crate::here::{FirstReturn, Here};
use crate::names::ScopeNames;
use crate::types;
use culambda_source::{ViewOffset, ident};
use culambda_syntax::{Field, Kind, LambdaHead, Node};

/// A return type that no tag can write, and where it is in the text.
type Unwritable = Option<(UnwritableReturn, ViewOffset)>;

/// Reads the trailing return type of a lambda whose body was walked.
pub(crate) fn of(
    w: &Here<'_>,
    node: Node<'_>,
    head: &LambdaHead,
    returned: Option<&FirstReturn>,
) -> (Trailing, Unwritable) {
    let mut unwritable = None;
    let trailing = read(w, node, head, returned, &mut unwritable);
    (trailing, unwritable)
}

fn read(
    w: &Here<'_>,
    node: Node<'_>,
    head: &LambdaHead,
    returned: Option<&FirstReturn>,
    unwritable: &mut Unwritable,
) -> Trailing {
    if head.arrow.is_none() {
        return Trailing::Plain;
    }
    let declarator = node.field(Field::Declarator);
    let Some(descriptor) = declarator
        .and_then(|d| d.child(Kind::TrailingReturnType))
        .and_then(|t| t.child(Kind::TypeDescriptor))
    else {
        return Trailing::Type(Fact::Unknown("the trailing return type could not be read".into()));
    };
    let parameters = declarator.and_then(|d| d.child(Kind::ParameterList));
    match mention_of_parameter(w, parameters, descriptor) {
        Mention::None => {}
        Mention::Value => return Trailing::Plain,
        Mention::Type => {
            let why = "it names a parameter of the lambda itself, whose type or name nvcc writes then";
            return Trailing::Type(Fact::Unknown(why.into()));
        }
    }
    if is_placeholder(w, descriptor) {
        if w.in_template() || is_generic(w, node, head) {
            *unwritable = Some((UnwritableReturn::Placeholder, descriptor.start()));
            return spelled(w, head);
        }
        if w.syntax.touches_error(node.span()) {
            return Trailing::Type(Fact::Unknown(
                "the return type is deduced from a body that could not be parsed".into(),
            ));
        }
        return Trailing::Type(types::deduced_return(w, node, head, descriptor, returned));
    }
    let own: Vec<String> = template_names(w, node);
    if crate::class::mentions(w.syntax, descriptor, &own) {
        *unwritable = Some((UnwritableReturn::OwnParameter, descriptor.start()));
        if let Some(value) = value_in(w, node, descriptor) {
            return Trailing::Type(Fact::Unknown(format!(
                "nvcc writes another name for `{value}`, that of such a parameter of the first template in the file"
            )));
        }
        if let Trailing::Type(Fact::Known(text)) = spelled(w, head) {
            return Trailing::Type(Fact::Known(anonymous(&text, &own)));
        }
    }
    spelled(w, head)
}

/// A template parameter of the lambda itself that is a value and that its return type names, unless no other template of the
/// file has one.
fn value_in(w: &Here<'_>, node: Node<'_>, descriptor: Node<'_>) -> Option<String> {
    let own = values_of(node).find_map(|value| {
        let name = crate::class::template_parameter_name(w.syntax, value)?;
        let named = std::slice::from_ref(&name);
        crate::class::mentions(w.syntax, descriptor, named).then_some(name)
    })?;
    let of_lambdas = w
        .syntax
        .root()
        .descendants()
        .filter(|n| n.kind() == Kind::LambdaExpression);
    let with_values = of_lambdas.filter(|lambda| values_of(*lambda).next().is_some());
    let elsewhere = w.unit.candidates.iter().filter(|candidate| candidate.file == 0).count() > w.syntax.heads.len();
    let text = w.unit.files.first().map(|file| &file.text);
    let in_templates = || text.is_none_or(|text| ident::words(text).any(|word| word == b"template"));
    (elsewhere || with_values.count() > 1 || in_templates()).then_some(own)
}

/// The template parameters of a lambda that are values.
fn values_of(lambda: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    let list = lambda
        .field(Field::TemplateParameters)
        .or_else(|| lambda.child(Kind::TemplateParameterList));
    let all = list.into_iter().flat_map(Node::children);
    all.filter(|p| p.kind().is_parameter() && !p.kind().is_type_parameter())
}

/// The reference prints every type that is a template parameter of the lambda itself as `T`, whatever its name.
fn anonymous(text: &str, own: &[String]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let end = ident::prefix(rest).max(c.len_utf8());
        let (word, tail) = rest.split_at(end);
        out.push_str(if own.iter().any(|n| n == word) { "T" } else { word });
        rest = tail;
    }
    out
}

fn spelled(w: &Here<'_>, head: &LambdaHead) -> Trailing {
    let names = ScopeNames::new(w);
    let params = w.template_names();
    let text =
        names.sure(crate::spell::return_type(&names.place(&params), head).unwrap_or_else(|| Err("it has none".into())));
    Trailing::Type(match text {
        Ok(spelling) => Fact::Known(spelling.text),
        Err(why) => Fact::Unknown(why),
    })
}

fn template_names(w: &Here<'_>, node: Node<'_>) -> Vec<String> {
    let list = node
        .field(Field::TemplateParameters)
        .or_else(|| node.child(Kind::TemplateParameterList));
    list.map(|l| {
        l.children()
            .filter_map(|p| crate::class::template_parameter_name(w.syntax, p))
            .collect()
    })
    .unwrap_or_default()
}

fn is_generic(w: &Here<'_>, node: Node<'_>, head: &LambdaHead) -> bool {
    head.template.is_some() || w.has_auto_parameter(node)
}

/// `auto`, `decltype(auto)`, `auto *`, `const auto &`.
fn is_placeholder(w: &Here<'_>, descriptor: Node<'_>) -> bool {
    descriptor.field(Field::Type).is_some_and(|t| {
        t.kind() == Kind::PlaceholderTypeSpecifier
            || (t.kind() == Kind::Decltype
                && w.text(t).trim_start_matches("decltype").trim_matches(['(', ')', ' ']) == "auto")
    })
}

/// Where a return type names a parameter of the lambda itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mention {
    None,
    /// In the operand of the `decltype` that it is, as a value: the reference gives it up. What is asked for its size
    /// there counts if that depends on a template parameter, and is not all of the operand.
    Value,
    /// Only in other operands, in template arguments, in a further `decltype`, or in a `decltype` that is a part of the type.
    Type,
}

/// Whether an expression asks only for the size of an operand, or whether it may throw.
fn is_unevaluated(w: &Here<'_>, node: Node<'_>) -> bool {
    match node.kind() {
        Kind::SizeofExpression | Kind::AlignofExpression => true,
        Kind::CallExpression => node
            .field(Field::Function)
            .is_some_and(|called| w.text(called) == "noexcept"),
        _ => false,
    }
}

fn mention_of_parameter(w: &Here<'_>, parameters: Option<Node<'_>>, descriptor: Node<'_>) -> Mention {
    let (mut names, mut nodes) = (Vec::new(), Vec::new());
    for parameter in parameters.into_iter().flat_map(Node::children) {
        if let Some(name) = parameter.field(Field::Declarator).and_then(name_node) {
            names.push(w.text(name).to_owned());
            nodes.push(parameter);
        }
    }
    if !crate::class::mentions_value(w.syntax, descriptor, &names) {
        return Mention::None;
    }
    let is_whole = |ty: &Node<'_>| ty.kind() == Kind::Decltype && w.text(*ty) == w.text(descriptor).trim();
    let Some(operand) = descriptor.field(Field::Type).filter(is_whole) else {
        return Mention::Type;
    };
    // The parser was given `decltype` for `__typeof__`.
    let (first, _) = crate::spell::token_range(w.syntax, operand);
    if w.syntax.view.word(first).contains("typeof") {
        return Mention::Type;
    }
    let scope = ScopeNames::new(w);
    let depends = |node: &Node<'_>| ident::words_of(w.text(*node)).any(|word| word == "auto" || scope.depends(word));
    let is_named = |node: Node<'_>, dependent: bool| {
        let mut all = names.iter().zip(&nodes);
        all.any(|(name, parameter)| name == w.text(node) && (!dependent || depends(parameter)))
    };
    // With each node goes whether only what depends on a template parameter counts in it.
    let mut pending: Vec<(Node<'_>, bool)> = operand.children().map(|node| (node, false)).collect();
    while let Some((node, dependent)) = pending.pop() {
        match node.kind() {
            Kind::TemplateArgumentList | Kind::Decltype => {}
            Kind::Identifier | Kind::TypeIdentifier if is_named(node, dependent) => return Mention::Value,
            _ if is_unevaluated(w, node) => {
                let mut around = node.ancestors().take_while(|n| n.start() > operand.start());
                if !around.all(|n| n.kind() == Kind::ParenthesizedExpression) {
                    pending.extend(node.children().map(|node| (node, true)));
                }
            }
            _ => pending.extend(node.children().map(|node| (node, dependent))),
        }
    }
    Mention::Type
}
