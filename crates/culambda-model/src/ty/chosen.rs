//! Which definitions of class templates their arguments choose, once that was found.

use super::Ty;
use crate::class::ClassInfo;
use crate::namespace::NamespaceId;
use std::rc::Rc;

/// What decides which definition of a class template is chosen.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Choice {
    pub(crate) class: (usize, u32),
    pub(crate) namespace: NamespaceId,
    /// The arguments, as [`identities`](super::identities) tells them apart.
    pub(crate) arguments: String,
    /// The last item that lookup sees.
    pub(crate) horizon: usize,
    /// Whether an instance is walked, and one of a single definition: there parameters may stand for values.
    pub(crate) instance: Option<bool>,
    pub(crate) follows_uses: bool,
}

/// A choice that is kept.
#[derive(Clone, Debug)]
pub(crate) enum KeptChoice {
    Primary,
    /// A specialisation, with what its own parameters stand for.
    Special(Rc<ClassInfo>, Vec<Ty>),
    Open,
}
