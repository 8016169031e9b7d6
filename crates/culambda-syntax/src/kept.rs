//! Trees that were made before, by their texts: the readings of a file differ in few of its items, and many files ask for
//! the same classes.

use crate::tree::Tree;
use rustc_hash::FxHashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// Bytes of text in a generation of trees.
const GENERATION: usize = 1 << 20;

/// The trees of all threads.
static TREES: LazyLock<Mutex<Trees>> = LazyLock::new(Mutex::default);

/// Trees by their texts. What is not asked for while a whole generation of others is made is given up.
#[derive(Default)]
struct Trees {
    now: FxHashMap<Arc<str>, Arc<Tree>>,
    bytes: usize,
    before: FxHashMap<Arc<str>, Arc<Tree>>,
}

impl Trees {
    fn get(&mut self, text: &str) -> Option<Arc<Tree>> {
        if let Some(tree) = self.now.get(text) {
            return Some(Arc::clone(tree));
        }
        let (text, tree) = self.before.remove_entry(text)?;
        self.keep(text, &tree);
        Some(tree)
    }

    fn keep(&mut self, text: Arc<str>, tree: &Arc<Tree>) {
        if text.len() > GENERATION / 4 {
            return;
        }
        if self.bytes + text.len() > GENERATION {
            self.before = std::mem::take(&mut self.now);
            self.bytes = 0;
        }
        self.bytes += text.len();
        self.now.insert(text, Arc::clone(tree));
    }
}

/// The tree of a text, parsed or remembered.
pub(crate) fn tree_of(text: &str) -> Arc<Tree> {
    let trees = || TREES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(tree) = trees().get(text) {
        return tree;
    }
    let tree = Arc::new(Tree::of(text));
    trees().keep(text.into(), &tree);
    tree
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_again_is_kept() {
        let mut trees = Trees::default();
        let text = |number: usize| -> Arc<str> { format!("{number:08}").repeat(GENERATION / 64).into() };
        let tree = Arc::new(Tree::of("int a;"));
        for number in 0..100 {
            trees.keep(text(number), &tree);
            assert!(trees.get(&text(0)).is_some(), "{number}");
        }
        assert!(trees.get(&text(50)).is_none() && trees.get(&text(99)).is_some());
        assert!(trees.now.len() + trees.before.len() <= 16);
        let long: Arc<str> = "x".repeat(GENERATION).into();
        trees.keep(Arc::clone(&long), &tree);
        assert!(trees.get(&long).is_none());
    }
}
