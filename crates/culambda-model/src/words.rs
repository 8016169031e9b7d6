//! Words of texts: tables of those of large ones, by their hashes.

use culambda_source::Span;
use culambda_source::ident::is_continue;

/// Low bits of a hash that choose its bucket, at most.
const BUCKETS: usize = 0xffff;

/// Numbers by the hashes of words, in the order in which they were given.
#[derive(Default)]
pub(crate) struct Table {
    /// Where each bucket begins in `entries`, and where the last one ends; there are a power of two of them.
    starts: Vec<u32>,
    entries: Vec<(u32, u32)>,
}

impl Table {
    /// Sorts pairs of hash and number into buckets.
    pub(crate) fn of(all: &[(u32, u32)]) -> Table {
        let last = (all.len().next_power_of_two() - 1).min(BUCKETS);
        let bucket = |hash: u32| hash as usize & last;
        let mut starts = vec![0_u32; last + 2];
        for (hash, _) in all {
            starts[bucket(*hash) + 1] += 1;
        }
        for at in 1..starts.len() {
            starts[at] += starts[at - 1];
        }
        let mut next = starts.clone();
        let mut entries = vec![(0, 0); all.len()];
        for entry in all {
            let place = &mut next[bucket(entry.0)];
            entries[*place as usize] = *entry;
            *place += 1;
        }
        Table { starts, entries }
    }

    /// The numbers of a word, and perhaps those of others that have its hash.
    pub(crate) fn numbers(&self, word: &[u8]) -> impl Iterator<Item = u32> {
        let hash = hash(word);
        let bucket = hash as usize & self.starts.len().saturating_sub(2);
        let bounds = self.starts.get(bucket).zip(self.starts.get(bucket + 1));
        let entries = bounds.and_then(|(first, end)| self.entries.get(*first as usize..*end as usize));
        let entries = entries.unwrap_or_default().iter();
        entries.filter(move |entry| entry.0 == hash).map(|entry| entry.1)
    }
}

/// The hash of a word, as [`each`] tells it.
pub(crate) fn hash(word: &[u8]) -> u32 {
    (word.iter().fold(0, |hash, byte| step(hash, *byte)) >> 32) as u32
}

fn step(hash: u64, byte: u8) -> u64 {
    (hash.rotate_left(5) ^ u64::from(byte)).wrapping_mul(0x517c_c1b7_2722_0a95)
}

/// Tells the hash of each word of a part of a text, and where it begins and ends; line markers are left out.
pub(crate) fn each(text: &[u8], part: Span, mut tell: impl FnMut(u32, usize, usize)) {
    let end = (part.end as usize).min(text.len());
    let text = text.get(..end).unwrap_or_default();
    let mut at = part.start as usize;
    while let Some(&first) = text.get(at) {
        if first == b'#' && is_marker(text, at) {
            at += memchr::memchr(b'\n', &text[at..]).unwrap_or(text.len() - at);
            continue;
        }
        let (start, mut hash) = (at, 0);
        while let Some(&byte) = text.get(at).filter(|b| is_continue(**b)) {
            hash = step(hash, byte);
            at += 1;
        }
        if at > start {
            tell((hash >> 32) as u32, start, at);
        } else {
            at += 1;
        }
    }
}

/// Whether a line marker begins at an offset.
fn is_marker(text: &[u8], at: usize) -> bool {
    text.get(at + 1) == Some(&b' ') && text.get(at + 2).is_some_and(u8::is_ascii_digit)
}
