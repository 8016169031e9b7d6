//! Files of which nothing can be known, because what they are in is not read with them.

use super::Analysis;
use crate::facts::NotAnalysed;
use culambda_source::Span;

impl Analysis {
    /// The same with nothing known of any lambda, for this reason.
    #[must_use]
    pub fn without_facts(mut self, reason: &str) -> Analysis {
        let mut spans: Vec<Span> = self.entries.iter().map(|entry| self.span(entry)).collect();
        spans.extend(self.not_analysed.iter().map(|lost| lost.span));
        spans.sort_unstable();
        spans.dedup();
        self.not_analysed = spans
            .into_iter()
            .map(|span| NotAnalysed {
                span,
                reason: reason.to_owned(),
            })
            .collect();
        self.entries.clear();
        self.entry_of.clear();
        for variant in &mut self.variants {
            variant.items.clear();
            variant.launches.clear();
            variant.not_analysed.clear();
        }
        self
    }
}
