//! The tree of one text: what the parser found, in an array.
//!
//! tree-sitter keeps its trees small and shared, for editors: a node has no way to its parent, its children are found
//! by reading tables, and every question goes through calls into C. Here a text is parsed once and asked often, so its
//! tree is lowered right after the parse: one pass, one array in preorder, where a node knows its parent and the size
//! of its subtree. Nothing outside of this crate knows the parser.

use crate::kind::{Field, Kind};
use crate::node::Node;
use crate::short::Short;
use crate::statements::{Run, Statement, Taken};
use crate::{MAX_DEPTH, grammar};
use culambda_source::{ByText, ViewOffset, ViewSpan};
use std::cell::RefCell;
use std::sync::{Arc, LazyLock};
use tree_sitter::Parser;

/// Bytes of text in a generation: the files of a project ask for the classes of the same headers again and again.
const GENERATION: usize = 4 << 20;

/// What the parser gets for each byte of a number that is the only template argument of a member function that is called:
/// a name, as it takes `a.f<0>(b)` for two comparisons. Hardly any program has it in the names of types.
pub(crate) const NUMBER: u8 = b'$';

/// The trees of all threads.
static TREES: LazyLock<ByText<Tree>> = LazyLock::new(|| ByText::of_size(GENERATION));

/// The tree of a text, parsed or remembered.
pub(crate) fn tree_of(text: &str) -> Arc<Tree> {
    TREES.of(text.as_bytes(), || Tree::of(text))
}

/// What is kept of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Record {
    /// Where its text begins, and where it ends.
    pub(crate) start: ViewOffset,
    pub(crate) end: ViewOffset,
    /// The place of its parent; the root is its own.
    pub(crate) parent: u32,
    /// How many nodes there are in its subtree, itself among them.
    pub(crate) size: u32,
    pub(crate) kind: Kind,
    /// The field of its parent which it is in.
    pub(crate) field: Option<Field>,
    flags: u8,
}

impl Record {
    const NAMED: u8 = 1;
    const EXTRA: u8 = 2;
    const MISSING: u8 = 4;
    const HAS_ERROR: u8 = 8;

    /// A node that is nowhere: what a place outside of a tree would hold, if there were one.
    pub(crate) const NONE: Record = Record {
        start: ViewOffset::new(0),
        end: ViewOffset::new(0),
        parent: 0,
        size: 1,
        kind: Kind::Error,
        field: None,
        flags: Record::HAS_ERROR,
    };

    /// The same in a tree that has only what is from a place and an offset on.
    pub(crate) fn moved(self, first: u32, before: u32) -> Record {
        Record {
            start: self.start.back(before),
            end: self.end.back(before),
            parent: self.parent.checked_sub(first).unwrap_or(Statement::OUTSIDE),
            ..self
        }
    }

    pub(crate) fn is_named(self) -> bool {
        self.flags & Record::NAMED != 0
    }

    pub(crate) fn is_extra(self) -> bool {
        self.flags & Record::EXTRA != 0
    }

    pub(crate) fn is_missing(self) -> bool {
        self.flags & Record::MISSING != 0
    }

    pub(crate) fn has_error(self) -> bool {
        self.flags & Record::HAS_ERROR != 0
    }
}

/// A tree of nodes.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Tree {
    /// In preorder, the root first.
    nodes: Vec<Record>,
    /// Spans of text that could not be parsed, ascending: ERROR and MISSING nodes.
    pub(crate) errors: Vec<ViewSpan>,
    /// Whether the tree is deeper than [`MAX_DEPTH`]; what is deeper is not in it.
    pub(crate) too_deep: bool,
}

thread_local! {
    /// A parser keeps its stacks: making one for each of many small items costs as much as parsing them.
    static PARSER: RefCell<Parser> = RefCell::new(grammar::parser());
}

fn parsed(text: &str) -> tree_sitter::Tree {
    let tree = PARSER.with_borrow_mut(|parser| parser.parse(text, None));
    tree.expect("a language is set, and no time limit")
}

/// The tree of a text with which nothing is wrong.
fn correct(text: &str) -> Option<tree_sitter::Tree> {
    let tree = parsed(text);
    (!tree.root_node().has_error()).then_some(tree)
}

impl Tree {
    /// Parses a text.
    pub(crate) fn of(text: &str) -> Tree {
        let short = Short::of(text);
        let found = short.as_ref().and_then(|short| {
            let taken = Tree::of_taken(short, text);
            taken.or_else(|| Tree::of_short(short, text))
        });
        found.unwrap_or_else(|| Tree::of_whole(text))
    }

    /// The same, of a text with plain statements, with which nothing is wrong.
    pub(crate) fn of_taken(short: &Short, text: &str) -> Option<Tree> {
        let taken = Taken::out_of(short)?;
        let tree = correct(&taken.around.text)?;
        let mut lowering = Lowering::of(text, tree.root_node(), Some(&taken.around));
        (lowering.short_of_runs, lowering.runs) = (Some(short), &taken.runs);
        lowering.read(&tree);
        // Where one is no statement in the text around, it is not known what that says.
        lowering.runs.is_empty().then(|| lowering.finished())
    }

    /// The same, of a text with which nothing is wrong.
    pub(crate) fn of_short(short: &Short, text: &str) -> Option<Tree> {
        Some(Tree::lowered(&correct(&short.text)?, text, Some(short)))
    }

    /// The same of the text as it is, if nothing is wrong with it.
    pub(crate) fn of_correct(text: &str) -> Option<Tree> {
        Some(Tree::lowered(&correct(text)?, text, None))
    }

    /// The same of the text as it is.
    pub(crate) fn of_whole(text: &str) -> Tree {
        Tree::lowered(&parsed(text), text, None)
    }

    /// The nodes, in preorder.
    pub(crate) fn records(&self) -> &[Record] {
        &self.nodes
    }

    /// The node at a place.
    #[inline]
    pub(crate) fn record(&self, at: u32) -> Record {
        self.nodes.get(at as usize).copied().unwrap_or(Record::NONE)
    }

    /// The root.
    pub(crate) fn root(&self) -> Node<'_> {
        Node::new(self, 0)
    }

    /// The smallest node that spans a range of the text; the root, where no other does.
    pub(crate) fn node_at(&self, span: ViewSpan) -> Node<'_> {
        // Nodes begin in ascending order. Whatever spans the range is the last one that begins there or before, or is
        // around it.
        let after = self.nodes.partition_point(|node| node.start <= span.start);
        let last = Node::new(self, u32::try_from(after.saturating_sub(1)).unwrap_or(0));
        let spans = |node: &Node<'_>| node.span().covers(span) && node.span().contains(span.start);
        let around = last.self_and_ancestors().find(spans);
        around.unwrap_or_else(|| self.root())
    }

    /// The tree of a text, which the parser may have seen shortened.
    fn lowered(tree: &tree_sitter::Tree, text: &str, short: Option<&Short>) -> Tree {
        let mut lowering = Lowering::of(text, tree.root_node(), short);
        lowering.read(tree);
        lowering.finished()
    }
}

/// A tree that is being read.
struct Lowering<'s> {
    tree: Tree,
    /// The whole text.
    text: &'s str,
    /// The text that the parser saw, if it is not the whole one.
    short: Option<&'s Short>,
    /// Statements that the parser did not see, of those that are still to come, and the text that they are in.
    runs: &'s [Run],
    short_of_runs: Option<&'s Short>,
    /// The places of the nodes around the next one.
    around: Vec<u32>,
    /// How many of them are errors.
    wrong: usize,
    /// Whether the whole tree has an error: else no node is asked whether it is one.
    faulty: bool,
}

impl<'s> Lowering<'s> {
    fn of(text: &'s str, root: tree_sitter::Node<'_>, short: Option<&'s Short>) -> Lowering<'s> {
        Lowering {
            text,
            short,
            runs: &[],
            short_of_runs: None,
            tree: Tree {
                nodes: Vec::with_capacity(root.descendant_count()),
                errors: Vec::new(),
                too_deep: false,
            },
            around: Vec::new(),
            wrong: 0,
            faulty: root.has_error(),
        }
    }

    /// Reads the whole tree.
    fn read(&mut self, tree: &tree_sitter::Tree) {
        let mut cursor = tree.root_node().walk();
        // How many siblings are left after each of the open nodes: to look in vain for one takes as long as to find one.
        let mut left: Vec<u32> = Vec::new();
        loop {
            let node = cursor.node();
            if !self.takes_back(&node) {
                self.enter(&cursor, &node);
                let children = node.child_count();
                if children > 0 && self.goes_deeper() && cursor.goto_first_child() {
                    self.descend();
                    left.push(children - 1);
                    continue;
                }
            }
            loop {
                let Some(siblings) = left.last_mut() else {
                    return;
                };
                if *siblings > 0 && cursor.goto_next_sibling() {
                    *siblings -= 1;
                    break;
                }
                left.pop();
                cursor.goto_parent();
                self.ascend();
            }
        }
    }

    /// Whether a node is in place of statements that the parser did not see; then it is they that are entered.
    fn takes_back(&mut self, node: &tree_sitter::Node<'_>) -> bool {
        let (Some((run, rest)), Some(short)) = (self.runs.split_first(), self.short_of_runs) else {
            return false;
        };
        let is_it = node.start_byte() == run.at
            && node.end_byte() == run.at + 1
            && Kind::of_symbol(node.kind_id()).0 == Kind::ExpressionStatement;
        if !is_it || self.around.len() + run.depth > MAX_DEPTH {
            return false;
        }
        self.runs = rest;
        let around = self.around.last().copied().unwrap_or(0);
        for (start, known) in &run.statements {
            let Some(statement) = &**known else { continue };
            let first = u32::try_from(self.tree.nodes.len()).unwrap_or(u32::MAX);
            let nodes = statement.nodes.iter().map(|node| Record {
                start: short.start(start + node.start.index()),
                end: short.end(start + node.end.index()),
                parent: if node.parent == Statement::OUTSIDE {
                    around
                } else {
                    first + node.parent
                },
                ..*node
            });
            self.tree.nodes.extend(nodes);
        }
        true
    }

    fn enter(&mut self, cursor: &tree_sitter::TreeCursor<'_>, node: &tree_sitter::Node<'_>) {
        let (kind, named) = Kind::of_symbol(node.kind_id());
        let mut flags = if named { Record::NAMED } else { 0 };
        if (self.faulty || kind == Kind::Comment) && node.is_extra() {
            flags |= Record::EXTRA;
        }
        if self.faulty && node.has_error() {
            flags |= Record::HAS_ERROR;
            if node.is_missing() {
                flags |= Record::MISSING;
            }
        }
        let range = node.byte_range();
        let (start, end) = match self.short {
            Some(short) => (short.start(range.start), short.end(range.end)),
            None => (ViewOffset::of(range.start), ViewOffset::of(range.end)),
        };
        if kind == Kind::TypeIdentifier
            && self.text.as_bytes().get(start.index()) == Some(&NUMBER)
            && self.becomes_number()
        {
            return;
        }
        let record = Record {
            start,
            end,
            parent: self.around.last().copied().unwrap_or(0),
            size: 1,
            kind,
            field: cursor.field_id().and_then(|id| Field::of_id(id.get())),
            flags,
        };
        if self.wrong == 0 {
            if kind == Kind::Error || record.is_missing() {
                self.tree.errors.push(ViewSpan::new(record.start, record.end));
            }
            self.tree.too_deep |= self.around.len() > MAX_DEPTH;
        }
        self.tree.nodes.push(record);
    }

    /// Makes the number of the type that was read last of which such a name is all there is. Whether there is one.
    fn becomes_number(&mut self) -> bool {
        let last = self.tree.nodes.last_mut();
        let descriptor = last.filter(|node| node.kind == Kind::TypeDescriptor);
        descriptor.map(|node| node.kind = Kind::NumberLiteral).is_some()
    }

    /// Whether the children of the last node are read: of a tree that is too deep, nobody asks for more than that.
    fn goes_deeper(&self) -> bool {
        self.wrong > 0 || self.around.len() <= MAX_DEPTH
    }

    /// The next node is a child of the last one.
    fn descend(&mut self) {
        let at = self.tree.nodes.len().saturating_sub(1) as u32;
        self.wrong += usize::from(self.tree.record(at).kind == Kind::Error);
        self.around.push(at);
    }

    /// The last child of a node was the last one.
    fn ascend(&mut self) {
        let next = self.tree.nodes.len() as u32;
        let Some(at) = self.around.pop() else { return };
        if let Some(node) = self.tree.nodes.get_mut(at as usize) {
            node.size = next - at;
            self.wrong -= usize::from(node.kind == Kind::Error);
        }
    }

    fn finished(mut self) -> Tree {
        // The root ends with the text, whatever blanks that ends with.
        if let (Some(root), Some(_)) = (self.tree.nodes.first_mut(), self.short) {
            root.end = ViewOffset::of(self.text.len());
        }
        self.tree
    }
}
