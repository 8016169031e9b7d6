//! The namespaces of a unit, and which of them show what they declare in those around them.

use super::heads::Inner;
use crate::namespace::NamespaceId;
use culambda_source::{Scope, ScopeKind, Unit};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// One namespace with what it declares.
#[derive(Debug, Default)]
pub struct Namespace {
    /// Its name; `None` when unnamed, or global.
    pub name: Option<String>,
    /// Whether it is inline.
    pub inline: bool,
    /// The namespace around it.
    pub parent: Option<NamespaceId>,
    /// A macro that is not known opened it: its path is unknown.
    pub unknown: Option<String>,
    children: Vec<NamespaceId>,
    /// The first child of each name.
    pub(super) named: FxHashMap<Box<str>, NamespaceId>,
    pub(super) extent: Extent,
}

impl Namespace {
    /// Whether what it declares is visible in the namespace around it: it is inline or unnamed.
    pub(super) fn is_transparent(&self) -> bool {
        self.parent.is_some() && (self.inline || self.name.is_none())
    }
}

/// Why the path of a namespace is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPath {
    /// This macro opened a namespace on the way, and is not known.
    Macro(String),
    /// Finding it takes too many steps.
    TooManySteps,
}

/// Where a namespace is among all, when each is counted before those in it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Extent {
    /// Its number.
    pub(super) first: usize,
    /// The number after those of all that are in it.
    pub(super) end: usize,
    /// The outermost namespace in which what it declares is visible.
    pub(super) outermost: NamespaceId,
}

/// The namespaces while they are found.
pub(super) struct Tree<'u> {
    pub(super) found: Vec<Namespace>,
    known: FxHashMap<Key<'u>, NamespaceId>,
}

/// Parent, name and macro.
type Key<'u> = (NamespaceId, Option<Cow<'u, str>>, Option<&'u str>);

impl<'u> Tree<'u> {
    /// The namespaces of a unit that its scopes are, and the one of every scope of every file.
    pub(super) fn of(unit: &'u Unit) -> (Tree<'u>, Vec<Vec<NamespaceId>>) {
        let mut tree = Tree {
            found: vec![Namespace::default()],
            known: FxHashMap::default(),
        };
        let scopes = unit.files.iter().map(|file| tree.add_scopes(&file.scopes)).collect();
        (tree, scopes)
    }

    /// The namespace that what an item declares is in, whose own namespace is given.
    pub(super) fn inner(&mut self, namespace: NamespaceId, inner: &[Inner]) -> NamespaceId {
        inner.iter().fold(namespace, |parent, one| {
            let name = one.name.clone().map(Cow::Owned);
            self.child(parent, name, one.inline, None)
        })
    }

    /// Adds the scopes of a file; for each the namespace that it belongs to.
    fn add_scopes(&mut self, scopes: &'u [Scope]) -> Vec<NamespaceId> {
        let mut ids: Vec<NamespaceId> = Vec::with_capacity(scopes.len());
        for scope in scopes {
            let parent = scope.parent.and_then(|p| ids.get(p.0 as usize).copied()).unwrap_or(0);
            ids.push(match &scope.kind {
                ScopeKind::File | ScopeKind::Linkage => parent,
                ScopeKind::Namespace { name, inline } => {
                    self.child(parent, name.as_deref().map(Cow::Borrowed), *inline, None)
                }
                ScopeKind::Unknown { macro_name } => self.child(parent, None, false, Some(macro_name)),
            });
        }
        ids
    }

    /// The inline and unnamed namespaces of each one.
    pub(super) fn transparent(&self) -> Vec<Vec<NamespaceId>> {
        let shows = |id: &NamespaceId| self.found[*id].is_transparent();
        let of = |n: &Namespace| n.children.iter().copied().filter(shows).collect();
        self.found.iter().map(of).collect()
    }

    /// Counts the namespaces. They may be nested thousands deep.
    pub(super) fn number(&mut self) {
        let mut open = vec![(0, 0)];
        let mut next = 1;
        while let Some((id, visited)) = open.pop() {
            let Some(&child) = self.found[id].children.get(visited) else {
                self.found[id].extent.end = next;
                continue;
            };
            open.push((id, visited + 1));
            open.push((child, 0));
            let outermost = if self.found[child].is_transparent() {
                self.found[id].extent.outermost
            } else {
                child
            };
            self.found[child].extent = Extent {
                first: next,
                end: next,
                outermost,
            };
            next += 1;
        }
    }

    /// The namespace of a name in another, made when it is new.
    fn child(
        &mut self,
        parent: NamespaceId,
        name: Option<Cow<'u, str>>,
        inline: bool,
        unknown: Option<&'u str>,
    ) -> NamespaceId {
        let id = self.found.len();
        let key = (parent, name, unknown);
        if let Some(&id) = self.known.get(&key) {
            self.found[id].inline |= inline;
            return id;
        }
        let name = key.1.as_deref().map(str::to_owned);
        self.known.insert(key, id);
        if let Some(name) = &name {
            self.found[parent].named.entry(name.as_str().into()).or_insert(id);
        }
        self.found.push(Namespace {
            name,
            inline,
            parent: Some(parent),
            unknown: unknown.map(str::to_owned),
            ..Namespace::default()
        });
        self.found[parent].children.push(id);
        id
    }
}
