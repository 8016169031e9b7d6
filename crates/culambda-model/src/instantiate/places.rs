//! Where a file mentions a word, outside of system headers and of line markers.

use crate::words::{self, Table};
use culambda_source::File;

/// The places of the words of a file.
pub(super) struct Places<'u> {
    text: &'u [u8],
    table: Table,
}

impl<'u> Places<'u> {
    pub(super) fn of(file: &'u File) -> Places<'u> {
        let mut all = Vec::new();
        for part in file.markers().user_parts(&file.text) {
            words::each(&file.text, part, |hash, at, _| all.push((hash, at as u32)));
        }
        let (text, table) = (&file.text[..], Table::of(&all));
        Places { text, table }
    }

    /// The offsets of a word, in order.
    pub(super) fn of_word(&self, word: &str) -> impl Iterator<Item = u32> {
        let is_it = |at: &u32| {
            self.text
                .get(*at as usize..)
                .is_some_and(|t| t.starts_with(word.as_bytes()))
        };
        self.table.numbers(word.as_bytes()).filter(is_it)
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
        let found: Vec<u32> = places.of_word("fill").collect();
        let expected: Vec<u32> = [text.find("fill,"), text.find("fill fills"), text.find("fill();")]
            .map(|at| at.expect("the text has it") as u32)
            .into();
        assert_eq!(found, expected);
        assert_eq!(places.of_word("header").next(), None);
    }
}
