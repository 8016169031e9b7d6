//! What is written of each item in each reading, brought together.
//!
//! A macro that a condition defines in two ways may make another number of lambdas in another reading: then its use
//! cannot be written for both, and what is in it stays as it is.

use std::collections::{BTreeMap, BTreeSet};

use culambda_source::Span;

use crate::edit::{EditList, EditOverlap};

/// The edits of the items that were looked at.
#[derive(Default)]
pub(crate) struct Written {
    all: EditList,
    items: Vec<Item>,
    /// Which item edits what.
    item_of: BTreeMap<Span, usize>,
    /// The items whose edits meet those of another reading.
    clashing: BTreeSet<usize>,
}

/// The edits of one item, and the entries of its lambdas.
struct Item {
    edits: EditList,
    entries: Vec<usize>,
}

impl Written {
    /// Adds an item.
    pub(crate) fn add(&mut self, edits: EditList, entries: Vec<usize>) {
        let number = self.items.len();
        let met: Vec<Span> = self.all.clashes(&edits).collect();
        if met.is_empty() && self.all.join(&edits).is_ok() {
            for span in edits.spans() {
                self.item_of.entry(span).or_insert(number);
            }
        } else {
            self.clashing.insert(number);
            self.clashing
                .extend(met.iter().filter_map(|span| self.item_of.get(span)));
        }
        self.items.push(Item { edits, entries });
    }

    /// The entries of the lambdas that would be written in two ways.
    pub(crate) fn clashing(&self) -> Vec<usize> {
        let items = self.clashing.iter().filter_map(|item| self.items.get(*item));
        items.flat_map(|item| item.entries.iter().copied()).collect()
    }

    /// The edits of all other items.
    ///
    /// # Errors
    /// Two of them meet.
    pub(crate) fn edits(self) -> Result<EditList, EditOverlap> {
        if self.clashing.is_empty() {
            return Ok(self.all);
        }
        let mut out = EditList::new();
        let others = self.items.iter().enumerate();
        for (_, item) in others.filter(|(number, _)| !self.clashing.contains(number)) {
            out.join(&item.edits)?;
        }
        Ok(out)
    }
}
