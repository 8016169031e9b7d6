//! Tables of the words of large texts, by their hashes.

use culambda_source::Span;

/// Whether a byte is part of a plain word; characters behind ASCII may stand in names, and between them.
pub(crate) fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Low bits of a hash that choose its bucket.
const BUCKET: u32 = 0xffff;

/// Numbers by the hashes of words, in the order in which they were given.
pub(crate) struct Table {
    /// Where each bucket begins in `entries`.
    starts: Vec<u32>,
    entries: Vec<(u32, u32)>,
}

impl Table {
    /// Sorts pairs of hash and number into buckets.
    pub(crate) fn of(all: &[(u32, u32)]) -> Table {
        let bucket = |hash: u32| (hash & BUCKET) as usize;
        let mut starts = vec![0_u32; BUCKET as usize + 2];
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
        let hash = word.iter().fold(0, |hash, byte| step(hash, *byte));
        let hash = (hash >> 32) as u32;
        let bucket = (hash & BUCKET) as usize;
        let entries = &self.entries[self.starts[bucket] as usize..self.starts[bucket + 1] as usize];
        entries.iter().filter(move |entry| entry.0 == hash).map(|entry| entry.1)
    }
}

fn step(hash: u64, byte: u8) -> u64 {
    (hash.rotate_left(5) ^ u64::from(byte)).wrapping_mul(0x517c_c1b7_2722_0a95)
}

/// Tells the hash of each word of a part of a text, and where it begins and ends.
pub(crate) fn each(text: &[u8], part: Span, mut tell: impl FnMut(u32, usize, usize)) {
    let (mut hash, mut start) = (0_u64, 0);
    let end = (part.end as usize).min(text.len());
    for at in part.start as usize..=end {
        let byte = text.get(at).copied().filter(|_| at < end).unwrap_or(b' ');
        if is_word(byte) {
            if hash == 0 {
                start = at;
            }
            hash = step(hash, byte);
        } else if hash != 0 {
            tell((hash >> 32) as u32, start, at);
            hash = 0;
        }
    }
}
