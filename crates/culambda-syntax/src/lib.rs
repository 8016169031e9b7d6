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
pub mod grammar;
mod groups;
pub mod head;
pub mod kind;
mod node;
mod repair;
mod short;
mod statements;
mod tokens;
mod tree;

use culambda_source::{View, ViewOffset, ViewSpan};
use std::sync::Arc;
use tree::{Tree, tree_of};

pub use gaps::{Gap, GapKind};
pub use head::{CaptureToken, LambdaHead};
pub use kind::{Field, Kind};
pub use node::{AllChildren, Node, NodeId};
pub use tokens::{Brackets, Tokens};

/// Trees deeper than this are not analysed: whatever builds on this crate may recurse over nodes.
pub const MAX_DEPTH: usize = 1_200;

/// Views of so many tokens give back what can be found again while they are parsed.
const MANY_TOKENS: usize = 1 << 20;

/// The syntax of one view.
#[derive(Clone, Debug)]
pub struct Syntax {
    /// The view that was parsed.
    pub view: View,
    /// What [`Syntax::text`] gives, if it is not the view's.
    masked: Option<String>,
    /// What was masked, ascending.
    pub gaps: Vec<Gap>,
    /// Brackets of the view's tokens.
    brackets: Brackets,
    /// Every lambda that the tokens show, ascending by its `[`.
    pub heads: Vec<LambdaHead>,
    /// Spans of text that could not be parsed, ascending.
    pub errors: Vec<ViewSpan>,
    /// Lambdas that the tokens show and the tree does not, the outermost ones, ascending: what is in them seems to be
    /// code of the function around.
    lost: Vec<ViewSpan>,
    /// Whether the tree is deeper than [`MAX_DEPTH`].
    pub too_deep: bool,
    tree: Arc<Tree>,
}

impl Syntax {
    /// Parses a view.
    pub fn parse(view: View) -> Syntax {
        let brackets = Brackets::of(&view);
        let tokens = Tokens::new(&view, &brackets);
        let heads = head::lambdas(tokens);
        let (masked, gaps) = gaps::mask(tokens, &heads);
        let unreadable = brackets.deepest() > MAX_DEPTH;
        // The parser takes more memory than all the rest, and they are found again in no time.
        let brackets = (view.tokens.len() < MANY_TOKENS).then_some(brackets);
        let (tree, errors, too_deep) = if unreadable {
            // Each bracket is a level of the tree; where many are never closed, the parser keeps all that it has read.
            (tree_of(""), vec![view.whole()], true)
        } else {
            let tree = tree_of(masked.as_deref().unwrap_or(&view.text));
            (Arc::clone(&tree), tree.errors.clone(), tree.too_deep)
        };
        let brackets = brackets.unwrap_or_else(|| Brackets::of(&view));
        let first = Syntax {
            view,
            masked,
            gaps,
            brackets,
            heads,
            errors,
            lost: Vec::new(),
            too_deep,
            tree,
        };
        if unreadable || first.errors.is_empty() {
            return first.with_hidden_words();
        }
        let mut repaired = repair::repair(first).with_hidden_words();
        repaired.lost = repaired.lost_lambdas();
        repaired
    }

    /// The same of a view that differs in its file alone.
    #[must_use]
    pub fn in_file(&self, file: usize) -> Syntax {
        let copy = self.clone();
        Syntax {
            view: copy.view.in_file(file),
            ..copy
        }
    }

    /// Shows the words that the parser read as others.
    fn with_hidden_words(mut self) -> Syntax {
        let mut words = self.gaps.iter().filter(|gap| gap.kind == GapKind::Word).peekable();
        if words.peek().is_none() {
            return self;
        }
        let mut text = self.text().as_bytes().to_vec();
        for gap in words {
            let range = gap.span().range();
            if let (Some(place), Some(word)) = (text.get_mut(range.clone()), self.view.text.get(range)) {
                place.copy_from_slice(word.as_bytes());
            }
        }
        // A word for a word: the text stays UTF-8.
        self.masked = Some(String::from_utf8_lossy(&text).into_owned());
        self
    }

    fn lost_lambdas(&self) -> Vec<ViewSpan> {
        let all = self
            .root()
            .descendants()
            .filter(|node| node.kind() == Kind::LambdaExpression);
        let shown: Vec<ViewOffset> = all.map(Node::start).collect();
        let mut lost: Vec<ViewSpan> = Vec::new();
        let heads = self
            .heads
            .iter()
            .filter(|head| shown.binary_search(&head.start).is_err());
        for head in heads {
            let span = ViewSpan::new(head.start, self.tokens().end_of(head.end));
            if lost.last().is_none_or(|outer| !outer.covers(span)) {
                lost.push(span);
            }
        }
        lost
    }

    /// Whether a place is in a lambda that the tree does not show.
    pub fn lies_in_lost_lambda(&self, place: ViewOffset) -> bool {
        ViewSpan::any_contains(&self.lost, place)
    }

    /// The text that the parser saw: that of the view, but for the gaps of the grammar; same length. Of casts and of
    /// operators with template arguments it has the words that the view has.
    pub fn text(&self) -> &str {
        self.masked.as_deref().unwrap_or(&self.view.text)
    }

    /// The tokens of the view.
    pub fn tokens(&self) -> Tokens<'_> {
        Tokens::new(&self.view, &self.brackets)
    }

    /// The root of the tree.
    pub fn root(&self) -> Node<'_> {
        self.tree.root()
    }

    /// The smallest node that spans a range of the text; the root, where no other does.
    pub fn node_at(&self, span: ViewSpan) -> Node<'_> {
        self.tree.node_at(span)
    }

    /// The text that the parser saw for a node.
    pub fn text_of(&self, node: Node<'_>) -> &str {
        self.part(node.span())
    }

    /// The operator of an expression: of one that compares the parser may have seen another.
    pub fn operator(&self, expression: Node<'_>) -> Option<Kind> {
        let operator = expression.field(Field::Operator)?;
        let is_less = operator.kind() == Kind::Caret && self.view.text_of(operator.span()) == "<";
        Some(if is_less { Kind::Lt } else { operator.kind() })
    }

    /// A part of the text that the parser saw; nothing, where it has no such part.
    pub fn part(&self, span: ViewSpan) -> &str {
        self.text().get(span.range()).unwrap_or("")
    }

    /// Whether a range of the text touches a place that could not be parsed.
    pub fn touches_error(&self, span: ViewSpan) -> bool {
        self.error_after(span.start).is_some_and(|e| e.start < span.end)
    }

    /// Whether a range of the text lies in a place that could not be parsed.
    pub fn lies_in_error(&self, span: ViewSpan) -> bool {
        self.error_after(span.start).is_some_and(|e| e.covers(span))
    }

    /// The first place that could not be parsed and that ends after an offset: such places do not overlap.
    fn error_after(&self, offset: ViewOffset) -> Option<&ViewSpan> {
        let first = self.errors.partition_point(|e| e.end.max(e.start + 1) <= offset);
        self.errors.get(first)
    }

    /// The lambda whose `[` is at this offset of the text.
    pub fn head_at(&self, offset: ViewOffset) -> Option<&LambdaHead> {
        let found = self.heads.binary_search_by_key(&offset, |h| h.start).ok();
        found.and_then(|i| self.heads.get(i))
    }
}

#[cfg(test)]
mod tests;
