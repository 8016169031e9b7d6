//! What is asked about an expression: whether it is constant, or why that is not known.

use crate::here::Here;
use crate::ty::{Scope, Ty};
use culambda_syntax::Node;

/// Whether something is a constant; an error says why that is not known.
pub(crate) type Verdict = Result<bool, String>;

/// The type of an expression, without reference and `const` around it.
pub(crate) fn object_type(w: &Here<'_>, node: Node<'_>, scope: &Scope<'_>) -> Ty {
    crate::ty::bare(w.type_of_expression_in(node, scope))
}
