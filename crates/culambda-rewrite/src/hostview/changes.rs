//! The changes of a host view on their way to edits.

use std::collections::BTreeMap;

use culambda_source::Span;

use crate::edit::Edit;

/// Changes of a file, by place.
///
/// Unlike an [`EditList`](crate::edit::EditList) it takes the same change twice, because two readings of a
/// conditional see the same text, and what lies inside of a replaced part gives way to that.
#[derive(Debug, Default)]
pub(super) struct Changes {
    inserted: BTreeMap<(u32, u32), Vec<u8>>,
    replaced: BTreeMap<u32, (u32, Vec<u8>)>,
}

/// Which of several insertions at one offset comes first.
#[derive(Clone, Copy, Debug)]
#[repr(u32)]
pub(super) enum Order {
    /// What closes a thing before it.
    Closes = 0,
    /// What is put in.
    Opens = 1,
    /// What stands for a body.
    Body = 2,
}

impl Changes {
    /// Inserts text.
    pub(super) fn insert(&mut self, at: u32, order: Order, text: impl Into<Vec<u8>>) {
        self.inserted.insert((at, order as u32), text.into());
    }

    /// Replaces bytes; a wider replacement wins.
    pub(super) fn replace(&mut self, span: Span, text: impl Into<Vec<u8>>) {
        if let Some((&start, &(end, _))) = self.replaced.range(..=span.start).next_back()
            && span.start < end
        {
            if span.end <= end && !(start == span.start && end == span.end) {
                return;
            }
            self.replaced.remove(&start);
        }
        let inside: Vec<u32> = self
            .replaced
            .range(span.start..span.end)
            .map(|(&start, _)| start)
            .collect();
        for start in inside {
            self.replaced.remove(&start);
        }
        self.replaced.insert(span.start, (span.end, text.into()));
    }

    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.inserted.is_empty() && self.replaced.is_empty()
    }

    /// Adds the changes of a part of the file whose text was read for itself.
    pub(super) fn extend(&mut self, other: Changes, offset: u32) {
        for ((at, order), text) in other.inserted {
            self.inserted.insert((at + offset, order), text);
        }
        for (start, (end, text)) in other.replaced {
            self.replace(Span::new(start + offset, end + offset), text);
        }
    }

    /// One list of these and of the edits that were made for lambdas.
    pub(super) fn merged_with(mut self, lambdas: Vec<Edit>) -> Vec<Edit> {
        let mut kept = Vec::with_capacity(lambdas.len() + self.inserted.len() + self.replaced.len());
        for edit in lambdas {
            let span = edit.span;
            if self.covers(span) {
                continue;
            }
            if !span.is_empty() {
                self.inserted.retain_outside(span);
                let inside: Vec<u32> = self
                    .replaced
                    .range(span.start..span.end)
                    .map(|(&start, _)| start)
                    .collect();
                for start in inside {
                    self.replaced.remove(&start);
                }
            }
            kept.push(((span.start, span.end), 1, edit));
        }
        let replaced: Vec<(u32, u32)> = self.replaced.iter().map(|(&start, &(end, _))| (start, end)).collect();
        let hidden = |at: u32| {
            let behind = replaced.partition_point(|&(start, _)| start < at);
            behind
                .checked_sub(1)
                .and_then(|last| replaced.get(last))
                .is_some_and(|&(_, end)| at < end)
        };
        for ((at, order), text) in self.inserted {
            if !hidden(at) {
                let span = Span::at(at);
                kept.push(((at, at), if order == 0 { 0 } else { 2 }, Edit { span, text }));
            }
        }
        for (start, (end, text)) in self.replaced {
            let span = Span::new(start, end);
            kept.push(((start, end), 3, Edit { span, text }));
        }
        kept.sort_by_key(|(place, order, _)| (*place, *order));
        kept.into_iter().map(|(_, _, edit)| edit).collect()
    }

    /// Whether a replacement takes all of a part, and what is at its edges is not an insertion.
    fn covers(&self, span: Span) -> bool {
        let before = self.replaced.range(..=span.start).next_back();
        before.is_some_and(|(&start, &(end, _))| {
            if span.is_empty() {
                start < span.start && span.start < end
            } else {
                span.start < end
            }
        })
    }
}

/// Dropping insertions inside of a replaced part.
trait RetainOutside {
    fn retain_outside(&mut self, span: Span);
}

impl RetainOutside for BTreeMap<(u32, u32), Vec<u8>> {
    fn retain_outside(&mut self, span: Span) {
        let inside: Vec<(u32, u32)> = self
            .range((span.start + 1, 0)..(span.end, 0))
            .map(|(&place, _)| place)
            .collect();
        for place in inside {
            self.remove(&place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::apply;

    fn text(changes: Changes, lambdas: Vec<Edit>) -> String {
        let edits = changes.merged_with(lambdas);
        String::from_utf8(apply(b"0123456789", &edits)).unwrap()
    }

    #[test]
    fn the_same_change_twice_is_one() {
        let mut changes = Changes::default();
        for _ in 0..2 {
            changes.insert(2, Order::Body, "<");
            changes.insert(4, Order::Closes, ">");
            changes.replace(Span::new(6, 8), "x");
        }
        assert_eq!(text(changes, Vec::new()), "01<23>45x89");
    }

    #[test]
    fn what_is_replaced_takes_what_lies_inside() {
        let mut changes = Changes::default();
        changes.replace(Span::new(3, 4), "a");
        changes.insert(5, Order::Opens, "b");
        changes.replace(Span::new(2, 7), "c");
        changes.replace(Span::new(4, 5), "d");
        assert_eq!(text(changes, Vec::new()), "01c789");
    }

    #[test]
    fn edits_of_lambdas_inside_of_a_replacement_are_dropped_and_those_around_win() {
        let edit = |start, end, text: &str| Edit {
            span: Span::new(start, end),
            text: text.into(),
        };
        let mut changes = Changes::default();
        changes.replace(Span::new(2, 5), "c");
        assert_eq!(text(changes, vec![edit(3, 4, "x"), edit(8, 8, "y")]), "01c567y89");
        let mut changes = Changes::default();
        changes.replace(Span::new(3, 4), "c");
        changes.insert(3, Order::Body, "z");
        assert_eq!(text(changes, vec![edit(2, 5, "x")]), "01x56789");
    }
}
