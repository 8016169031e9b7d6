//! The bytes of a file, shared by all who look at them.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use bytes::Bytes;

use crate::directive::{self, Line};

/// Bytes that are cheap to clone.
#[derive(Clone, Default)]
pub struct Text {
    bytes: Bytes,
    /// What it is made of, where that is known: every reading of the file goes through these.
    directives: Option<Arc<[Line]>>,
}

impl Text {
    /// A text that is nothing but directives, each at the start of its line, which are read once and for all. One that is
    /// something else as well is a text like any other.
    pub fn of_directives(bytes: Vec<u8>) -> Text {
        let directives = directive::alone(&bytes).map(Into::into);
        Text {
            bytes: bytes.into(),
            directives,
        }
    }

    /// The directives that are all of it, if that is known.
    pub(crate) fn directives(&self) -> Option<&Arc<[Line]>> {
        self.directives.as_ref()
    }
}

impl From<Bytes> for Text {
    fn from(bytes: Bytes) -> Text {
        Text {
            bytes,
            directives: None,
        }
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        self.bytes == other.bytes
    }
}

impl Eq for Text {}

impl Hash for Text {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bytes.hash(state);
    }
}

impl Deref for Text {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes
    }
}

impl AsRef<[u8]> for Text {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Text({} bytes)", self.bytes.len())
    }
}

impl From<Vec<u8>> for Text {
    fn from(bytes: Vec<u8>) -> Text {
        Bytes::from(bytes).into()
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        Bytes::from(text).into()
    }
}

impl From<&[u8]> for Text {
    fn from(bytes: &[u8]) -> Text {
        Bytes::copy_from_slice(bytes).into()
    }
}

impl<const N: usize> From<&[u8; N]> for Text {
    fn from(bytes: &[u8; N]) -> Text {
        Bytes::copy_from_slice(bytes).into()
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        text.as_bytes().into()
    }
}
