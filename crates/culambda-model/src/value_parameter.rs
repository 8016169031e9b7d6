//! What a parameter of a template says of the values that are given for it.

use culambda_source::builtin::Builtin;

/// How nvcc prints a number that is the argument of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueParameter {
    /// As a value of this type: `3U`.
    Of(Builtin),
    /// As it is: the parameter is a type or an enumeration, or has the type of its argument.
    AsWritten,
    /// The template is not visible, or the type of its parameter is not known.
    Unknown,
}
