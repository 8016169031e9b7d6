//! What the rules about closures in constant expressions share: the closure of an extended lambda is of no literal type.

use crate::context::Lambda;
use crate::finding::Finding;

/// Why it is not.
pub(crate) const WHY: &str =
    "For the host nvcc puts an object of a class template in place of the lambda, which is of no literal type. Host
compilers that see the lambda itself take it from C++17 on, so such code builds for the CPU; nvcc's front end stops
with this error, which has no number and which no pragma silences. In templates it says nothing.";

impl Finding {
    /// Points at the lambda.
    pub(crate) fn of_no_literal_type(self, lambda: &Lambda<'_>) -> Finding {
        let at = lambda.head.place(lambda.head.open());
        self.label(at, "the closure of an extended lambda is of no literal type")
    }
}
