//! Facts: known, or unknown with the reason. Never guessed.

/// Something that was established from what was read, or could not be.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Fact<T> {
    /// Established.
    Known(T),
    /// Not to be known from what was read; the text says why, and what would help.
    Unknown(String),
}

impl<T> Fact<T> {
    /// The value, when it is known.
    pub fn known(&self) -> Option<&T> {
        match self {
            Fact::Known(v) => Some(v),
            Fact::Unknown(_) => None,
        }
    }

    /// Why it is unknown.
    pub fn reason(&self) -> Option<&str> {
        match self {
            Fact::Known(_) => None,
            Fact::Unknown(why) => Some(why),
        }
    }
}

/// The type of a function as it is written for some of its lambdas.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TypeWhere {
    /// The names in the head of the function that are hidden there.
    pub(crate) hidden: Vec<String>,
    /// Whether that is in an inner block.
    pub(crate) nested: bool,
    pub(crate) fn_type: Fact<String>,
}
