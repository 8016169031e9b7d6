//! What was made of a text before, by the text: the readings of a file differ in few of its items, and many files ask for
//! the same classes.

use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Bytes of text in a generation, where nobody says how many.
const GENERATION: usize = 1 << 20;

/// What all threads made of texts. What is not asked for while a whole generation of others is made is given up.
#[derive(Debug)]
pub struct ByText<V>(Mutex<Generations<V>>);

impl<V> Default for ByText<V> {
    fn default() -> Self {
        ByText::of_size(GENERATION)
    }
}

impl<V> ByText<V> {
    /// With so many bytes of text in a generation: few, where much is made of each.
    #[must_use]
    pub fn of_size(generation: usize) -> Self {
        ByText(Mutex::new(Generations::of_size(generation)))
    }

    /// What was made of a text, or is made now.
    pub fn of(&self, text: &[u8], make: impl FnOnce() -> V) -> Arc<V> {
        let all = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(made) = all().get(text) {
            return made;
        }
        let made = Arc::new(make());
        all().keep(text.into(), &made);
        made
    }
}

#[derive(Debug)]
struct Generations<V> {
    now: FxHashMap<Arc<[u8]>, Arc<V>>,
    bytes: usize,
    /// The most of them.
    limit: usize,
    before: FxHashMap<Arc<[u8]>, Arc<V>>,
}

impl<V> Generations<V> {
    fn of_size(limit: usize) -> Self {
        Generations {
            now: FxHashMap::default(),
            bytes: 0,
            limit,
            before: FxHashMap::default(),
        }
    }

    fn get(&mut self, text: &[u8]) -> Option<Arc<V>> {
        if let Some(made) = self.now.get(text) {
            return Some(Arc::clone(made));
        }
        let (text, made) = self.before.remove_entry(text)?;
        self.keep(text, &made);
        Some(made)
    }

    fn keep(&mut self, text: Arc<[u8]>, made: &Arc<V>) {
        if text.len() > self.limit / 4 {
            return;
        }
        if self.bytes + text.len() > self.limit {
            self.before = std::mem::take(&mut self.now);
            self.bytes = 0;
        }
        self.bytes += text.len();
        self.now.insert(text, Arc::clone(made));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_again_is_kept() {
        let mut kept = Generations::of_size(GENERATION);
        let text = |number: usize| -> Arc<[u8]> { format!("{number:08}").repeat(GENERATION / 64).into_bytes().into() };
        let made = Arc::new(());
        for number in 0..100 {
            kept.keep(text(number), &made);
            assert!(kept.get(&text(0)).is_some(), "{number}");
        }
        assert!(kept.get(&text(50)).is_none() && kept.get(&text(99)).is_some());
        assert!(kept.now.len() + kept.before.len() <= 16);
        let long: Arc<[u8]> = vec![b'x'; GENERATION].into();
        kept.keep(Arc::clone(&long), &made);
        assert!(kept.get(&long).is_none());
    }

    #[test]
    fn what_is_kept_is_not_made_again() {
        let kept = ByText::default();
        assert_eq!(*kept.of(b"a", || 1), 1);
        assert_eq!(*kept.of(b"a", || 2), 1);
        assert_eq!(*kept.of(b"b", || 3), 3);
    }
}
