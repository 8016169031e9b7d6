//! Which items of a preprocessed file mention a name in their heads.
//!
//! The first names are searched in the text, which is as fast as reading it. Whoever asks for more gets a table of
//! all words of all heads, so that the time does not grow with names times text.

use super::heads;
use culambda_source::File;
use memchr::memmem::Finder;
use std::cell::{Cell, OnceCell};

/// Names that are searched before the table is made.
const SEARCHES: u32 = 16;

/// The names in one file.
pub(super) struct Mentions<'u> {
    /// Index of the file in its unit.
    pub(super) file: usize,
    found: &'u File,
    searches: Cell<u32>,
    table: OnceCell<Table>,
}

impl<'u> Mentions<'u> {
    /// `None` if names may stand in the heads of a file that its text does not show.
    pub(super) fn of(found: &'u File, file: usize) -> Option<Mentions<'u>> {
        (found.preprocessed && !has_splices(&found.text)).then(|| Mentions {
            file,
            found,
            searches: Cell::new(0),
            table: OnceCell::new(),
        })
    }

    /// The items that may declare a name, in order: every one whose head mentions it, and perhaps others.
    pub(super) fn items(&self, name: &str) -> Vec<usize> {
        let plain = !name.is_empty() && name.bytes().all(is_word);
        if !plain || self.searches.get() < SEARCHES {
            self.searches.set(self.searches.get() + 1);
            return self.search(name.as_bytes());
        }
        self.table.get_or_init(|| Table::of(self.found)).items(name.as_bytes())
    }

    fn search(&self, name: &[u8]) -> Vec<usize> {
        let mut out = Vec::new();
        if name.is_empty() {
            return out;
        }
        let (text, items) = (&self.found.text, &self.found.items);
        let finder = Finder::new(name);
        let mut from = 0;
        while let Some(at) = finder.find(text.get(from..).unwrap_or_default()) {
            let at = from + at;
            let end = at + name.len();
            from = end;
            let joined = |byte: Option<&u8>| byte.is_some_and(|b| is_word(*b));
            if joined(text.get(end)) || joined(at.checked_sub(1).and_then(|before| text.get(before))) {
                continue;
            }
            let behind = items.partition_point(|item| item.span.start as usize <= at);
            let Some(item) = behind.checked_sub(1) else { continue };
            let span = items[item].span;
            if at >= span.end as usize {
                continue;
            }
            if at < heads::extent(text, span).end as usize {
                out.push(item);
            }
            // What else the item has does not matter.
            from = from.max(span.end as usize);
        }
        out
    }
}

/// Whether a name may be written on two lines.
fn has_splices(text: &[u8]) -> bool {
    memchr::memchr_iter(b'\\', text).any(|at| {
        let rest = text.get(at + 1..).unwrap_or_default();
        let end = rest.iter().find(|b| !matches!(b, b' ' | b'\t' | b'\r'));
        end == Some(&b'\n')
    })
}

/// Whether a byte is part of a plain word; characters behind ASCII may stand in names, and between them.
fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Low bits of a hash that choose its bucket.
const BUCKET: u32 = 0xffff;

/// The items of all plain words of all heads, by the hash of the word.
struct Table {
    /// Where each bucket begins in `entries`.
    starts: Vec<u32>,
    /// Hash and item; ascending items within a bucket.
    entries: Vec<(u32, u32)>,
}

impl Table {
    fn of(file: &File) -> Table {
        let mut all = Vec::new();
        for (item, found) in file.items.iter().enumerate() {
            let head = heads::extent(&file.text, found.span);
            hashes(file.text.get(head.range()).unwrap_or_default(), |hash| {
                all.push((hash, item as u32));
            });
        }
        let bucket = |hash: u32| (hash & BUCKET) as usize;
        let mut starts = vec![0_u32; BUCKET as usize + 2];
        for (hash, _) in &all {
            starts[bucket(*hash) + 1] += 1;
        }
        for at in 1..starts.len() {
            starts[at] += starts[at - 1];
        }
        let mut next = starts.clone();
        let mut entries = vec![(0, 0); all.len()];
        for entry in all {
            let place = &mut next[bucket(entry.0)];
            entries[*place as usize] = entry;
            *place += 1;
        }
        Table { starts, entries }
    }

    fn items(&self, name: &[u8]) -> Vec<usize> {
        let mut out: Vec<usize> = Vec::new();
        hashes(name, |hash| {
            let bucket = (hash & BUCKET) as usize;
            let entries = &self.entries[self.starts[bucket] as usize..self.starts[bucket + 1] as usize];
            out.extend(
                entries
                    .iter()
                    .filter(|entry| entry.0 == hash)
                    .map(|entry| entry.1 as usize),
            );
        });
        out.dedup();
        out
    }
}

/// Tells the hash of each word of a text.
fn hashes(text: &[u8], mut tell: impl FnMut(u32)) {
    let mut hash = 0_u64;
    for &byte in text.iter().chain(b" ") {
        if is_word(byte) {
            hash = (hash.rotate_left(5) ^ u64::from(byte)).wrapping_mul(0x517c_c1b7_2722_0a95);
        } else if hash != 0 {
            tell((hash >> 32) as u32);
            hash = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use culambda_source::{Assumptions, NoLoader, Unit, UnitOptions};

    #[test]
    fn both_ways_find_the_heads_that_mention_a_name() {
        let text = "# 1 \"a.cu\"\nint one; struct two { int one; } three;\nnamespace a { void one(int two) { three(); } }\n\
                    enum class four { one, \u{e4}one, onetwo };\nint one_two, other = one;";
        let unit = Unit::read(
            "a.cu",
            text.as_bytes().into(),
            &NoLoader,
            &UnitOptions::default(),
            &Assumptions::default(),
        );
        let mentions = Mentions::of(&unit.files[0], 0).expect("all names are in sight");
        let table = Table::of(&unit.files[0]);
        for (name, items) in [
            ("one", &[0, 1, 2, 3, 4][..]),
            ("two", &[1, 2]),
            ("three", &[1]),
            ("four", &[3]),
            ("on", &[]),
        ] {
            assert_eq!(mentions.search(name.as_bytes()), items, "{name}");
            assert_eq!(table.items(name.as_bytes()), items, "{name}");
        }
        assert!(has_splices(b"a\\ \n") && !has_splices(b"'\\n'"));
    }
}
