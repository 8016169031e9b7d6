//! Where a file mentions a word, outside of system headers and of line markers.
//!
//! A few words are searched in the text, which is as fast as reading it. Whoever asks for more gets a table of all words,
//! so that the time does not grow with words times text.

use crate::words::{self, Table, is_word};
use culambda_source::{File, Span};
use memchr::memmem::Finder;
use std::cell::{Cell, OnceCell};

/// Words that are searched before the table is made.
const SEARCHES: u32 = 24;

/// The places of the words of a file.
pub(super) struct Places<'u> {
    text: &'u [u8],
    parts: Vec<Span>,
    searches: Cell<u32>,
    /// The offsets of all words.
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
        let table = self.table.get_or_init(|| self.table());
        let is_it = |at: &u32| {
            self.text
                .get(*at as usize..)
                .is_some_and(|t| t.starts_with(word.as_bytes()))
        };
        table.numbers(word.as_bytes()).filter(is_it).collect()
    }

    fn search(&self, word: &[u8]) -> Vec<u32> {
        let finder = Finder::new(word);
        let mut out = Vec::new();
        for part in &self.parts {
            let text = self.text.get(part.range()).unwrap_or_default();
            let found = finder.find_iter(text).filter(|at| {
                let before = at.checked_sub(1).and_then(|b| text.get(b));
                !before.is_some_and(|b| is_word(*b)) && !text.get(at + word.len()).is_some_and(|b| is_word(*b))
            });
            out.extend(found.map(|at| part.start + at as u32));
        }
        out
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
    fn both_ways_find_the_same_places() {
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
