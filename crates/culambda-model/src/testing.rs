//! What tests of several modules need.

use culambda_source::{Assumptions, Loaded, Loader, NoLoader, Unit, UnitOptions};

/// Gives one text for every header.
pub(crate) struct Header(pub(crate) &'static str);

impl Loader for Header {
    fn include(&self, _: &str, name: &str, _: bool) -> Option<Loaded> {
        Some(Loaded {
            name: name.to_owned(),
            text: self.0.as_bytes().into(),
        })
    }
}

/// A unit of one file, read without headers.
pub(crate) fn unit(text: &str) -> Unit {
    Unit::read(
        "a.cu",
        text.as_bytes().into(),
        &NoLoader,
        &UnitOptions::default(),
        &Assumptions::default(),
    )
}
