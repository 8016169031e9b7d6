//! Earlier declarations of a function, which may have attributes: the reference prints those of all of them.

use crate::class::signature;
use crate::declarator::{bare_name, function_declarator};
use crate::here::{FunctionFrame, Here};
use crate::index::{DeclaredKind, Found, NamespaceId};
use crate::spell;
use culambda_source::{FUNCTION, MarkKind, ViewSpan};
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::sync::Arc;

/// More earlier declarations of one function than this are not read.
const MAX_EARLIER: usize = 16;

/// The declarations of functions of a name in a namespace that do not define them.
pub(super) fn declarations<'i>(w: &Here<'i>, namespace: NamespaceId, name: &str) -> Vec<Found<'i>> {
    let only_declares = |f: &Found<'_>| {
        f.namespace == namespace && matches!(f.declared.kind, DeclaredKind::Function { definition: false, .. })
    };
    w.index
        .lookup(namespace, name)
        .into_iter()
        .filter(only_declares)
        .collect()
}

/// The earlier declarations of a function of a namespace that may have attributes.
pub(super) fn earlier_syntaxes(w: &Here<'_>, frame: &FunctionFrame<'_>) -> Vec<Arc<Syntax>> {
    let (Some(name), true) = (w.function_name_node(frame.node), frame.owner.outside_class.is_none()) else {
        return Vec::new();
    };
    if frame.class_depth > 0 || name.kind() == Kind::QualifiedIdentifier {
        return Vec::new();
    }
    let has_attributes = |file: usize, item: usize| {
        let file = w.unit.files.get(file)?;
        let text = file.text.get(file.items.get(item)?.span.range())?;
        text.windows(2).any(|w| w == b"[[").then_some(())
    };
    let name = bare_name(w.syntax, name);
    let declarations = declarations(w, w.namespace, name);
    // A header that nothing else was looked for in may declare it with attributes, too; but one with a `main` defines that for
    // programs which have none.
    let is_main = name == "main" && w.namespace == 0;
    if declarations.is_empty() && !is_main && has_attributes_in_head(w, frame.node) {
        w.index.ask(&[FUNCTION.to_owned(), name.to_owned()]);
    }
    declarations
        .into_iter()
        .filter(|f| has_attributes(f.declared.file, f.declared.item).is_some())
        .take(MAX_EARLIER)
        .map(|f| w.index.syntax_of(f.declared.file, f.declared.item))
        .collect()
}

/// Whether the head of a function has attributes.
fn has_attributes_in_head(w: &Here<'_>, function: Node<'_>) -> bool {
    let end = function.field(Field::Body).map_or(function.end(), Node::start);
    let head = ViewSpan::new(function.start(), end);
    let view = &w.syntax.view;
    let marked = |m: &culambda_source::Mark| m.kind == MarkKind::StandardAttribute;
    view.text_of(head).contains("[[") || view.marks_in(head).iter().any(marked)
}

/// What an earlier declaration brings, if it declares the same function.
pub(super) fn earlier<'w>(
    w: &Here<'_>,
    frame: &FunctionFrame<'_>,
    syntax: &'w Syntax,
) -> Option<spell::Declaration<'w>> {
    let mut node = syntax.root().children().next()?;
    if node.kind() == Kind::TemplateDeclaration {
        node = node.children().last()?;
    }
    let of = |syntax: &Syntax, node: Node<'_>| {
        node.field(Field::Declarator)
            .and_then(function_declarator)
            .map(|f| signature(syntax, f))
    };
    let same = !syntax.too_deep && of(syntax, node)? == of(w.syntax, frame.node)?;
    same.then_some(spell::Declaration {
        syntax,
        node,
        parameters: Vec::new(),
        types: false,
    })
}
