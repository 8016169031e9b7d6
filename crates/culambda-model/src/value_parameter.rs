//! What a parameter of a template says of the values that are given for it.

use culambda_source::builtin::Builtin;

/// How nvcc prints a number that is the argument of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueParameter {
    /// As a value of this type: `3U`.
    Of(Builtin),
    /// As it is: the parameter is a type, an enumeration or a reference.
    AsWritten,
    /// As it is, but a function with `&` in front of it: the parameter is a pointer.
    Pointer,
    /// The same, and a constant as its value: the parameter has the type of its argument.
    Deduced,
    /// The template is not visible, or the type of its parameter is not known.
    Unknown,
}
