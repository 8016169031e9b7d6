//! Small views of tree-sitter nodes: what the model asks again and again.

use std::collections::HashMap;
use std::num::NonZeroU16;
use std::sync::OnceLock;
use tree_sitter::{Language, Node};

/// The id of a field. The parser's own look-up compares names one by one, which costs more than the rest of a walk.
fn field_id(name: &str) -> Option<NonZeroU16> {
    static IDS: OnceLock<HashMap<String, NonZeroU16>> = OnceLock::new();
    let ids = IDS.get_or_init(|| {
        let language = Language::from(tree_sitter_cpp::LANGUAGE);
        let count = u16::try_from(language.field_count()).unwrap_or(u16::MAX);
        (1..=count)
            .filter_map(|id| Some((language.field_name_for_id(id)?.to_owned(), NonZeroU16::new(id)?)))
            .collect()
    });
    ids.get(name).copied()
}

/// The named children of a node that are no comments.
pub fn children<'t>(node: Node<'t>) -> impl Iterator<Item = Node<'t>> {
    let mut cursor = node.walk();
    let all: Vec<Node<'t>> = node.named_children(&mut cursor).filter(|n| !n.is_extra()).collect();
    all.into_iter()
}

/// All children of a node, tokens included.
pub fn all_children(node: Node<'_>) -> Vec<Node<'_>> {
    let mut cursor = node.walk();
    node.children(&mut cursor).collect()
}

/// The child in a field.
pub fn field<'t>(node: Node<'t>, name: &str) -> Option<Node<'t>> {
    node.child_by_field_id(field_id(name)?.get())
}

/// All children in a field (`declarator` of a declaration with several of them).
pub fn fields<'t>(node: Node<'t>, name: &str) -> Vec<Node<'t>> {
    let Some(id) = field_id(name) else { return Vec::new() };
    let mut cursor = node.walk();
    node.children_by_field_id(id, &mut cursor)
        .filter(tree_sitter::Node::is_named)
        .collect()
}

/// The first child of a kind.
pub fn child_of_kind<'t>(node: Node<'t>, kind: &str) -> Option<Node<'t>> {
    let mut cursor = node.walk();
    node.children(&mut cursor).find(|n| n.kind() == kind)
}

/// The nearest node around this one that has one of the kinds.
pub fn ancestor<'t>(node: Node<'t>, kinds: &[&str]) -> Option<Node<'t>> {
    let mut at = node.parent();
    while let Some(n) = at {
        if kinds.contains(&n.kind()) {
            return Some(n);
        }
        at = n.parent();
    }
    None
}

/// Whether `inner` lies within `outer`.
pub fn within(inner: Node<'_>, outer: Node<'_>) -> bool {
    outer.start_byte() <= inner.start_byte() && inner.end_byte() <= outer.end_byte()
}
