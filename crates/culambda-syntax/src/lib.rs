//! tree-sitter-cpp over the view of one item.
//!
//! The job of this crate ends at the tree: it closes the gaps of the grammar by further masks of the same
//! length ([`gaps`]), reads the heads of lambdas from their tokens ([`head`]), parses ([`Syntax::parse`]) and
//! says where the tree cannot be trusted ([`Syntax::errors`]). What names mean is the model's business.
//!
//! Invariant: parsing never fails. Any view gives a [`Syntax`]; what could not be read is an error span in it.

// Any bytes are a valid input: what may not be there is asked for.
#![cfg_attr(not(test), deny(clippy::indexing_slicing))]

pub mod gaps;
pub mod head;
pub mod node;
mod repair;

use culambda_source::Span;
use culambda_source::View;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use tree_sitter::{Node, Parser, Tree};

pub use gaps::{Gap, GapKind};
pub use head::{CaptureToken, LambdaHead, Pairs};

/// Trees deeper than this are not analysed: everything behind this crate may recurse over nodes.
pub const MAX_DEPTH: usize = 1_200;

/// The syntax of one view.
#[derive(Debug)]
pub struct Syntax {
    /// The view that was parsed.
    pub view: View,
    /// The text that the parser saw: the view's, with the gaps of the grammar masked; same length.
    pub text: String,
    /// What was masked, ascending.
    pub gaps: Vec<Gap>,
    /// Brackets of the view's tokens.
    pub pairs: Pairs,
    /// Every lambda that the tokens show, ascending by its `[`.
    pub heads: Vec<LambdaHead>,
    /// Spans of text that could not be parsed, ascending.
    pub errors: Vec<Span>,
    /// Whether the tree is deeper than [`MAX_DEPTH`].
    pub too_deep: bool,
    tree: Tree,
}

impl Syntax {
    /// Parses a view.
    pub fn parse(view: View) -> Syntax {
        let pairs = Pairs::of(&view);
        let heads = head::lambdas(&view, &pairs);
        let (text, gaps) = gaps::mask(&view, &pairs, &heads);
        let unreadable = pairs.deepest() > MAX_DEPTH;
        let (tree, errors, too_deep) = if unreadable {
            // Each bracket is a level of the tree; where many are never closed, the parser keeps all that it has read.
            (tree_of(""), vec![Span::new(0, text.len() as u32)], true)
        } else {
            run(&text, view.tokens.len())
        };
        let first = Syntax {
            view,
            text,
            gaps,
            pairs,
            heads,
            errors,
            too_deep,
            tree,
        };
        if unreadable || first.errors.is_empty() {
            first
        } else {
            repair::repair(first)
        }
    }

    /// The root of the tree.
    pub fn root(&self) -> Node<'_> {
        self.tree.root_node()
    }

    /// The nodes around a node, innermost first. The parser keeps no way upwards: each question for one parent goes
    /// through all of them from the root.
    pub fn ancestors<'t>(&'t self, node: Node<'t>) -> impl Iterator<Item = Node<'t>> {
        let mut path = Vec::new();
        let mut at = Some(self.root());
        while let Some(around) = at.filter(|around| *around != node) {
            path.push(around);
            at = around.child_with_descendant(node);
        }
        path.into_iter().rev()
    }

    /// The text that the parser saw for a node.
    pub fn text_of(&self, node: Node<'_>) -> &str {
        self.text.get(node.byte_range()).unwrap_or("")
    }

    /// Whether a range of the text touches a place that could not be parsed.
    pub fn touches_error(&self, start: usize, end: usize) -> bool {
        self.error_after(start).is_some_and(|e| (e.start as usize) < end)
    }

    /// Whether a range of the text lies in a place that could not be parsed.
    pub fn lies_in_error(&self, start: usize, end: usize) -> bool {
        self.error_after(start)
            .is_some_and(|e| e.start as usize <= start && end <= e.end as usize)
    }

    /// The first place that could not be parsed and that ends after an offset: such places do not overlap.
    fn error_after(&self, offset: usize) -> Option<&Span> {
        let first = self
            .errors
            .partition_point(|e| (e.end as usize).max(e.start as usize + 1) <= offset);
        self.errors.get(first)
    }

    /// The lambda whose `[` stands at this offset of the text.
    pub fn head_at(&self, offset: usize) -> Option<&LambdaHead> {
        self.heads
            .binary_search_by_key(&(offset as u32), |h| h.start)
            .ok()
            .and_then(|i| self.heads.get(i))
    }
}

thread_local! {
    /// The trees that were made last, by their texts: the readings of a file differ in few of its items, and many files
    /// ask for the same classes.
    static TREES: RefCell<Trees> = RefCell::default();
    /// A parser keeps its stacks: making one for each of many small items costs as much as parsing them.
    static PARSER: RefCell<Parser> = RefCell::new(new_parser());
}

fn new_parser() -> Parser {
    let mut parser = Parser::new();
    parser
        .set_language(&tree_sitter_cpp::LANGUAGE.into())
        .expect("the grammar is linked in");
    parser
}

/// Bytes of text whose trees a thread keeps.
const MAX_KEPT: usize = 1 << 20;

/// Trees by their texts.
#[derive(Default)]
struct Trees {
    kept: FxHashMap<String, Tree>,
    bytes: usize,
}

impl Trees {
    fn keep(&mut self, text: &str, tree: &Tree) {
        if text.len() > MAX_KEPT / 4 {
            return;
        }
        if self.bytes + text.len() > MAX_KEPT {
            self.kept.clear();
            self.bytes = 0;
        }
        self.bytes += text.len();
        self.kept.insert(text.to_owned(), tree.clone());
    }
}

/// The tree of a text, parsed or remembered.
fn tree_of(text: &str) -> Tree {
    if let Some(tree) = TREES.with_borrow(|trees| trees.kept.get(text).cloned()) {
        return tree;
    }
    let tree = PARSER
        .with_borrow_mut(|parser| parser.parse(text, None))
        .expect("a language is set, and no time limit");
    TREES.with_borrow_mut(|trees| trees.keep(text, &tree));
    tree
}

/// Levels of a tree that no token accounts for.
const SPARE_DEPTH: usize = 100;

/// One run of the parser over a text of so many tokens: the tree, where it is wrong, and whether it is too deep to
/// be walked.
pub(crate) fn run(text: &str, tokens: usize) -> (Tree, Vec<Span>, bool) {
    let tree = tree_of(text);
    // Each level takes a token of its own, so few tokens cannot make a deep tree.
    if !tree.root_node().has_error() && tokens + SPARE_DEPTH < MAX_DEPTH {
        return (tree, Vec::new(), false);
    }
    let (errors, too_deep) = faults(&tree);
    (tree, errors, too_deep)
}

/// Spans of ERROR and MISSING nodes, and whether the tree is deeper than [`MAX_DEPTH`]; one walk without recursion.
fn faults(tree: &Tree) -> (Vec<Span>, bool) {
    let (mut errors, mut too_deep, mut depth) = (Vec::new(), false, 0usize);
    let mut cursor = tree.walk();
    loop {
        let node = cursor.node();
        if node.is_error() || node.is_missing() {
            errors.push(Span {
                start: node.start_byte() as u32,
                end: node.end_byte() as u32,
            });
        }
        let descend = !node.is_error() && (node.has_error() || !too_deep);
        if descend && cursor.goto_first_child() {
            depth += 1;
            too_deep |= depth > MAX_DEPTH;
            continue;
        }
        while !cursor.goto_next_sibling() {
            if !cursor.goto_parent() {
                return (errors, too_deep);
            }
            depth -= 1;
        }
    }
}

#[cfg(test)]
mod tests;
