//! What is known of the using directives of a file without reading it.

/// The using directives of a text, as far as where they begin tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Directive {
    #[default]
    None,
    /// Some are further in, in a namespace.
    Inner,
    /// One begins its line: it seems to hold for all that includes the file.
    Outer,
}
