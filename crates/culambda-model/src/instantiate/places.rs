//! Where a file mentions a word, outside of system headers and of line markers.
//!
//! The first words are searched in the text, which is as fast as reading it. Whoever asks for more gets a table of all
//! words, so that the time does not grow with words times text.

use crate::words::{self, Table};
use culambda_source::ident::is_word_at;
use culambda_source::{File, Span};
use std::cell::{Cell, OnceCell};

/// Words that are searched before the table is made.
const SEARCHES: u32 = 6;

/// The places of the words of a file.
pub(super) struct Places<'u> {
    text: &'u [u8],
    /// What counts of it, in order.
    parts: Vec<Span>,
    searches: Cell<u32>,
    table: OnceCell<Table>,
}

impl<'u> Places<'u> {
    pub(super) fn of(file: &'u File) -> Places<'u> {
        Places {
            text: &file.text,
            parts: file.markers().user_parts(&file.text),
            searches: Cell::new(0),
            table: OnceCell::new(),
        }
    }

    /// The offsets of a word, in order.
    pub(super) fn of_word(&self, word: &str) -> Vec<u32> {
        if self.searches.get() < SEARCHES {
            self.searches.set(self.searches.get() + 1);
            return self.search(word.as_bytes());
        }
        let is_it = |at: &u32| {
            self.text
                .get(*at as usize..)
                .is_some_and(|t| t.starts_with(word.as_bytes()))
        };
        let table = self.table.get_or_init(|| self.table());
        table.numbers(word.as_bytes()).filter(is_it).collect()
    }

    fn search(&self, word: &[u8]) -> Vec<u32> {
        let counts = |at: usize| {
            let behind = self.parts.partition_point(|p| p.start as usize <= at);
            behind.checked_sub(1).is_some_and(|i| self.parts[i].contains(at as u32))
        };
        let found = memchr::memmem::find_iter(self.text, word);
        found
            .filter(|at| is_word_at(self.text, *at, word.len()) && counts(*at))
            .map(|at| at as u32)
            .collect()
    }

    fn table(&self) -> Table {
        let mut all = Vec::new();
        for part in &self.parts {
            words::each(self.text, *part, |hash, at, _| all.push((hash, at as u32)));
        }
        Table::of(&all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use culambda_source::{Assumptions, NoLoader, Unit, UnitOptions};

    #[test]
    fn mentions_in_headers_and_markers_do_not_count() {
        let text =
            "# 1 \"fill.cu\"\nint fill, refill; fill fills;\n# 1 \"fill.h\" 1 3\nint fill;\n# 3 \"fill.cu\" 2\nfill();";
        let (options, assume) = (UnitOptions::default(), Assumptions::default());
        let unit = Unit::read("fill.cu", text.as_bytes().into(), &NoLoader, &options, &assume);
        let places = Places::of(&unit.files[0]);
        let found = places.of_word("fill");
        let expected: Vec<u32> = [text.find("fill,"), text.find("fill fills"), text.find("fill();")]
            .map(|at| at.expect("the text has it") as u32)
            .into();
        assert_eq!(found, expected);
        places.searches.set(SEARCHES);
        assert_eq!(places.of_word("fill"), expected);
        assert!(places.of_word("header").is_empty());
    }
}
