//! Operators at namespace scope, by their names. All of them have one name in the heads of declarations, so that each has to
//! be read to tell which one it is; that is done once for a unit.

use crate::instantiate::candidate::Spot;
use rustc_hash::FxHashMap;

/// The operators that a unit declares at namespace scope.
#[derive(Default)]
pub(crate) struct FreeOperators {
    /// Whether each is a function with a name that can be read.
    pub(super) known: bool,
    /// Whether each has a name that can be read.
    pub(super) named: bool,
    /// Those with a name alone, by what it says without blanks.
    pub(super) by_name: FxHashMap<String, Vec<Spotted>>,
    /// Operators of literals, those with a qualified name among them, by what the name says without any blank.
    pub(super) literals: FxHashMap<String, Vec<Spotted>>,
}

/// Where an operator is declared.
#[derive(Clone, Copy)]
pub(super) struct Spotted {
    pub(super) spot: Spot,
    pub(super) namespace: usize,
}
