//! How namespaces are named between modules.

/// A namespace; 0 is the global one.
pub type NamespaceId = usize;
