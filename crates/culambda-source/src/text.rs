//! The bytes of a file, shared by all who look at them.

use std::fmt;
use std::ops::Deref;

use bytes::Bytes;

/// Bytes that are cheap to clone.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Text(Bytes);

impl Deref for Text {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl AsRef<[u8]> for Text {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Text({} bytes)", self.0.len())
    }
}

impl From<Vec<u8>> for Text {
    fn from(bytes: Vec<u8>) -> Text {
        Text(bytes.into())
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        Text(text.into())
    }
}

impl From<&[u8]> for Text {
    fn from(bytes: &[u8]) -> Text {
        Text(Bytes::copy_from_slice(bytes))
    }
}

impl<const N: usize> From<&[u8; N]> for Text {
    fn from(bytes: &[u8; N]) -> Text {
        Text(Bytes::copy_from_slice(bytes))
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        text.as_bytes().into()
    }
}
