//! Which items of a preprocessed file mention a name in their heads.
//!
//! The first names are searched in the text, which is as fast as reading it. Whoever asks for more gets a table of
//! all words of all heads, so that the time does not grow with names times text.

use super::extent::extent;
use crate::words::{self, Table};
use culambda_source::File;
use culambda_source::ident::{self, is_continue};
use memchr::memmem::Finder;
use std::cell::{Cell, OnceCell};

/// Names that are searched before the table is made.
const SEARCHES: u32 = 8;

/// The names in one file.
pub(super) struct Mentions<'u> {
    /// Index of the file in its unit.
    pub(super) file: usize,
    found: &'u File,
    searches: Cell<u32>,
    table: OnceCell<Table>,
}

impl<'u> Mentions<'u> {
    /// `None` if names may be in the heads of a file that its text does not show.
    pub(super) fn of(found: &'u File, file: usize) -> Option<Mentions<'u>> {
        (found.preprocessed && !has_splices(&found.text)).then(|| Mentions {
            file,
            found,
            searches: Cell::new(0),
            table: OnceCell::new(),
        })
    }

    /// The items that may declare a name, in order: every one whose head mentions it where a declaration has its name,
    /// and perhaps others.
    pub(super) fn items(&self, name: &str) -> Vec<usize> {
        let plain = !name.is_empty() && ident::is_whole(name);
        if !plain {
            return self.mentioning(name);
        }
        if self.searches.get() < SEARCHES {
            self.searches.set(self.searches.get() + 1);
            return self.search(name.as_bytes(), |at, end| may_be_declared(&self.found.text, at, end));
        }
        items_of(self.table.get_or_init(|| table_of(self.found)), name.as_bytes())
    }

    /// The items whose head has a word, wherever that is.
    pub(super) fn mentioning(&self, word: &str) -> Vec<usize> {
        self.search(word.as_bytes(), |_, _| true)
    }

    fn search(&self, name: &[u8], counts: impl Fn(usize, usize) -> bool) -> Vec<usize> {
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
            if !ident::is_word_at(text, at, name.len()) || !counts(at, end) {
                continue;
            }
            let behind = items.partition_point(|item| item.span.start as usize <= at);
            let Some(item) = behind.checked_sub(1) else { continue };
            let span = items[item].span;
            if at >= span.end as usize {
                continue;
            }
            if at < extent(text, items[item]).end as usize {
                out.push(item);
            }
            // What else the item has does not matter.
            from = from.max(span.end as usize);
        }
        out
    }
}

/// Whether the word at a place of preprocessed text may be the name of what is declared, by what is around it. Most
/// words in heads name types: another word follows, `*`, `&`, `::` or `>`.
fn may_be_declared(text: &[u8], at: usize, end: usize) -> bool {
    let behind = text.get(end..).unwrap_or_default().trim_ascii_start();
    match behind.first() {
        Some(b':') => behind.get(1) != Some(&b':'),
        // The files that line markers name have slashes in their names.
        Some(b'/') => matches!(behind.get(1), Some(b'/' | b'*')),
        Some(b'*' | b'&' | b'>' | b'.' | b'-' | b'+' | b'|' | b'?') => false,
        Some(b) if is_continue(*b) => is_trailer(behind) || follows_key(text.get(..at).unwrap_or_default()),
        _ => true,
    }
}

/// Whether a text begins with a word that may follow a declared name.
fn is_trailer(text: &[u8]) -> bool {
    let length = ident::prefix(text);
    let word = text.get(..length).unwrap_or_default();
    matches!(word, b"final" | b"alignas" | b"asm" | b"requires") || word.starts_with(b"__")
}

/// Whether a text ends with a word after which the name of a class, an enumeration or a namespace is.
fn follows_key(before: &[u8]) -> bool {
    matches!(
        ident::last(before.trim_ascii_end()),
        b"class" | b"struct" | b"union" | b"enum" | b"namespace" | b"concept" | b"using"
    )
}

/// Whether a name may be written on two lines.
fn has_splices(text: &[u8]) -> bool {
    memchr::memchr_iter(b'\\', text).any(|at| {
        let rest = text.get(at + 1..).unwrap_or_default();
        let end = rest.iter().find(|b| !matches!(b, b' ' | b'\t' | b'\r'));
        end == Some(&b'\n')
    })
}

/// The items of all words of all heads that may be declared there; ascending for each word.
fn table_of(file: &File) -> Table {
    let mut all = Vec::new();
    for (item, found) in file.items.iter().enumerate() {
        let head = extent(&file.text, *found);
        words::each(&file.text, head, |hash, at, end| {
            if may_be_declared(&file.text, at, end) {
                all.push((hash, item as u32));
            }
        });
    }
    Table::of(&all)
}

fn items_of(table: &Table, name: &[u8]) -> Vec<usize> {
    let mut out: Vec<usize> = table.numbers(name).map(|item| item as usize).collect();
    out.dedup();
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_find_the_heads_that_mention_a_name() {
        let text = "# 1 \"a.cu\"\nint one; struct two { int one; } three;\nnamespace a { void one(int two) { three(); } }\n\
                    enum class four { one, \u{e4}one, onetwo };\nint one_two, other = one;";
        let unit = crate::testing::unit(text);
        let mentions = Mentions::of(&unit.files[0], 0).expect("all names are visible");
        let table = table_of(&unit.files[0]);
        for (name, items) in [
            ("one", &[0, 1, 2, 3, 4][..]),
            ("two", &[1, 2]),
            ("three", &[1]),
            ("four", &[3]),
            ("int", &[]),
            ("on", &[]),
        ] {
            assert_eq!(mentions.items(name), items, "{name}");
            assert_eq!(items_of(&table, name.as_bytes()), items, "{name}");
        }
        assert!(has_splices(b"a\\ \n") && !has_splices(b"'\\n'"));
    }
}
