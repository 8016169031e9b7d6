//! Nodes of a tree: what the model asks again and again. No answer allocates, and each costs as much as it is long.

use crate::kind::{Field, Kind};
use crate::tree::{Record, Tree};
use culambda_source::{ViewOffset, ViewSpan};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A node of a tree.
#[derive(Clone, Copy)]
pub struct Node<'t> {
    tree: &'t Tree,
    at: u32,
}

/// What a node is known by where nothing may be borrowed. No two nodes of trees that exist at the same time have the
/// same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId {
    tree: usize,
    at: u32,
}

impl PartialEq for Node<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at && std::ptr::eq(self.tree, other.tree)
    }
}

impl Eq for Node<'_> {}

impl Hash for Node<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.at.hash(state);
        std::ptr::from_ref(self.tree).hash(state);
    }
}

impl fmt::Debug for Node<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {:?}", self.kind().name(), self.span().range())
    }
}

/// The named nodes of the subtree as an s-expression.
impl fmt::Display for Node<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut open: Vec<Node<'_>> = Vec::new();
        for node in self.descendants().filter(|n| n.is_named() || n.is_missing()) {
            while open.last().is_some_and(|around| around.after() <= node.at) {
                open.pop();
                f.write_str(")")?;
            }
            if !open.is_empty() {
                f.write_str(" ")?;
            }
            if let Some(field) = node.own_field().filter(|_| node != *self) {
                write!(f, "{}: ", field.name())?;
            }
            let missing = if node.is_missing() { "MISSING " } else { "" };
            write!(f, "({missing}{}", node.kind().name())?;
            open.push(node);
        }
        f.write_str(&")".repeat(open.len()))
    }
}

impl<'t> Node<'t> {
    pub(crate) fn new(tree: &'t Tree, at: u32) -> Node<'t> {
        Node { tree, at }
    }

    fn record(self) -> Record {
        self.tree.record(self.at)
    }

    /// The place of the first node after the subtree.
    fn after(self) -> u32 {
        self.at + self.record().size
    }

    /// What it is known by.
    pub fn id(self) -> NodeId {
        NodeId {
            tree: std::ptr::from_ref(self.tree).addr(),
            at: self.at,
        }
    }

    /// What it is.
    pub fn kind(self) -> Kind {
        self.record().kind
    }

    /// Where its text begins.
    pub fn start(self) -> ViewOffset {
        self.record().start
    }

    /// Where its text ends.
    pub fn end(self) -> ViewOffset {
        self.record().end
    }

    /// Where its text is.
    pub fn span(self) -> ViewSpan {
        let record = self.record();
        ViewSpan::new(record.start, record.end)
    }

    /// Whether a rule of the grammar made it, and not a word or sign that the grammar spells out.
    pub fn is_named(self) -> bool {
        self.record().is_named()
    }

    /// Whether it may be anywhere, as comments may, and what the parser skipped after an error.
    pub fn is_extra(self) -> bool {
        self.record().is_extra()
    }

    /// Whether the parser put it in, with no text, because nothing else could follow.
    pub fn is_missing(self) -> bool {
        self.record().is_missing()
    }

    /// Whether it is text that could not be parsed.
    pub fn is_error(self) -> bool {
        self.kind() == Kind::Error
    }

    /// Whether it is an error, or holds one.
    pub fn has_error(self) -> bool {
        self.record().has_error()
    }

    /// The node around it.
    pub fn parent(self) -> Option<Node<'t>> {
        (self.at != 0).then(|| Node::new(self.tree, self.record().parent))
    }

    /// The nodes around it, innermost first.
    pub fn ancestors(self) -> impl Iterator<Item = Node<'t>> {
        std::iter::successors(self.parent(), |node| node.parent())
    }

    /// Itself, and the nodes around it, innermost first.
    pub fn self_and_ancestors(self) -> impl Iterator<Item = Node<'t>> {
        std::iter::successors(Some(self), |node| node.parent())
    }

    /// The nearest node around it that has one of the kinds.
    pub fn ancestor(self, kinds: &[Kind]) -> Option<Node<'t>> {
        self.ancestors().find(|node| kinds.contains(&node.kind()))
    }

    /// Its subtree in preorder, itself first.
    pub fn descendants(self) -> impl Iterator<Item = Node<'t>> {
        (self.at..self.after()).map(move |at| Node::new(self.tree, at))
    }

    /// Its children, tokens and comments included.
    pub fn all_children(self) -> AllChildren<'t> {
        AllChildren {
            next: Node::new(self.tree, self.at + 1),
            end: self.after(),
        }
    }

    /// Its named children that are not comments.
    pub fn children(self) -> impl Iterator<Item = Node<'t>> {
        self.all_children().filter(|n| {
            let record = n.record();
            record.is_named() && !record.is_extra()
        })
    }

    /// The first child of a kind.
    pub fn child(self, kind: Kind) -> Option<Node<'t>> {
        self.all_children().find(|n| n.kind() == kind)
    }

    /// The field of its parent which it is in.
    pub fn own_field(self) -> Option<Field> {
        self.record().field
    }

    /// The first child in a field. What could not be parsed has none.
    pub fn field(self, field: Field) -> Option<Node<'t>> {
        let mut all = self.all_children();
        all.find(|n| n.own_field() == Some(field)).filter(|_| !self.is_error())
    }

    /// All named children in a field (`declarator` of a declaration with several of them).
    pub fn fields(self, field: Field) -> impl Iterator<Item = Node<'t>> {
        self.all_children()
            .filter(move |n| n.own_field() == Some(field) && n.is_named())
    }

    /// Whether its text lies within that of another node.
    pub fn is_within(self, outer: Node<'_>) -> bool {
        outer.span().covers(self.span())
    }
}

/// The children of a node.
#[derive(Clone, Debug)]
pub struct AllChildren<'t> {
    next: Node<'t>,
    end: u32,
}

impl<'t> Iterator for AllChildren<'t> {
    type Item = Node<'t>;

    fn next(&mut self) -> Option<Node<'t>> {
        if self.next.at >= self.end {
            return None;
        }
        let node = self.next;
        self.next.at = node.after();
        Some(node)
    }
}
