//! What a parameter of a template says of the values that are given for it, and what conversions ask of values.

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
    /// As a value with a cast to the alias that the parameter is declared with: `(std::uint8_t)'\005'`.
    Cast,
    /// As the object that it makes: the parameter is of a class, `B< N{3}> ` for `B<3>`.
    Object,
    /// The template is not visible, or the type of its parameter is not known.
    Unknown,
}

/// The type of a value, as far as it decides which conversions nvcc writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueType {
    /// A fundamental one.
    Of(Builtin),
    /// An enumeration, which may have operators of its own.
    Enumeration,
    /// A pointer, also to a member.
    Pointer,
    /// One that depends on a template parameter: nothing is converted yet.
    Dependent,
    /// One that is not known.
    Unknown,
}
