//! Sets of capture counts.

use std::fmt;

/// The largest number of captures for which the front end specialises its wrappers.
pub const MAX_CAPTURES: usize = 1022;

const WORD_BITS: usize = u64::BITS as usize;
const WORDS: usize = MAX_CAPTURES / WORD_BITS + 1;

/// A set of capture counts: a bit for each number from 0 to [`MAX_CAPTURES`].
///
/// The preamble depends on which counts occur in a unit, not on how often, so a thousand
/// lambdas with three captures each need the same text as one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CountSet {
    words: [u64; WORDS],
}

/// A lambda has more captures than the front end has wrappers for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyCaptures(
    /// The number that was asked for.
    pub usize,
);

impl fmt::Display for TooManyCaptures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} captures: an extended lambda can have at most {MAX_CAPTURES}",
            self.0
        )
    }
}

impl std::error::Error for TooManyCaptures {}

impl CountSet {
    /// The set without any count.
    pub fn new() -> Self {
        Self::default()
    }

    /// The set of all of `counts`, in any order and as often as they like.
    ///
    /// # Errors
    /// The first number above [`MAX_CAPTURES`].
    pub fn of(counts: impl IntoIterator<Item = usize>) -> Result<Self, TooManyCaptures> {
        let mut set = Self::new();
        for count in counts {
            set.insert(count)?;
        }
        Ok(set)
    }

    /// Adds `count`.
    ///
    /// # Errors
    /// `count` is above [`MAX_CAPTURES`]; the set stays as it was.
    pub fn insert(&mut self, count: usize) -> Result<(), TooManyCaptures> {
        if count > MAX_CAPTURES {
            return Err(TooManyCaptures(count));
        }
        if let Some(word) = self.words.get_mut(count / WORD_BITS) {
            *word |= 1 << (count % WORD_BITS);
        }
        Ok(())
    }

    /// Whether `count` is in the set.
    pub fn contains(&self, count: usize) -> bool {
        self.words
            .get(count / WORD_BITS)
            .is_some_and(|word| word >> (count % WORD_BITS) & 1 == 1)
    }

    /// Whether no count is in the set.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// The counts, ascending.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        (0..=MAX_CAPTURES).filter(|&count| self.contains(count))
    }

    /// Adds every count of `other`.
    pub fn union_with(&mut self, other: &Self) {
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            *word |= more;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_exactly_what_was_put_in() {
        let counts = [1022, 0, 64, 63, 0, 512];
        let set = CountSet::of(counts).unwrap();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 512, 1022]);
        assert!(set.contains(63) && !set.contains(62) && !set.contains(usize::MAX));
        assert!(!set.is_empty() && CountSet::new().is_empty());
    }

    #[test]
    fn refuses_what_the_front_end_has_no_wrapper_for() {
        let mut set = CountSet::new();
        assert_eq!(set.insert(1023), Err(TooManyCaptures(1023)));
        assert!(set.is_empty());
        assert_eq!(CountSet::of([3, 5000, 9000]), Err(TooManyCaptures(5000)));
    }

    #[test]
    fn union_keeps_both_sides() {
        let mut set = CountSet::of([1, 700]).unwrap();
        set.union_with(&CountSet::of([0, 700, 1022]).unwrap());
        assert_eq!(set, CountSet::of([0, 1, 700, 1022]).unwrap());
    }
}
