//! What speaks against writing lambdas: rules say it, a rewrite obeys it.

use std::collections::BTreeMap;

use culambda_source::Span;

/// A reason not to write a lambda.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusal {
    /// What is wrong, as one sentence.
    pub message: String,
    /// The reference's number of the restriction that is broken, if it is one.
    pub number: Option<u32>,
    /// The part of the main file that it is about; none for the lambda as a whole.
    pub place: Option<Span>,
    /// What is at the place, in a few words; may be empty.
    pub here: String,
    /// Further places of the main file, with what is there.
    pub labels: Vec<(Span, String)>,
    /// Why it is so.
    pub notes: Vec<String>,
    /// What to do about it; may be empty.
    pub help: String,
}

/// All that speaks against writing the lambdas of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusals {
    /// What is wrong with one lambda, by its index in [`crate::Analysis::entries`].
    pub lambdas: BTreeMap<usize, Vec<Refusal>>,
    /// What keeps every lambda of the file from being written.
    pub file: Vec<Refusal>,
    /// What is wrong with lambdas that the analysis does not have. They stay as they are; the others are written if
    /// the rewrite is to go on past what is refused.
    pub others: Vec<Refusal>,
}
