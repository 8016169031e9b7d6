//! What tests of several modules need.

use culambda_source::{Loaded, Loader};

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
