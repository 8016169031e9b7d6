//! Names of types that using declarations and directives in a block bring.

use super::{ScopeNames, written};
use crate::spell::Position;
use crate::wellknown;

impl ScopeNames<'_, '_> {
    /// The path of a type that a using declaration in a block names.
    pub(super) fn by_using(&self, name: &str) -> Option<String> {
        let w = self.walker;
        let path = w.path_of_using(name)?;
        // Another one of the block may have brought its first name.
        let beyond = || self.path_of_type(&w.beyond_blocks(&path)?);
        // One of a name that no visible file declares says its path itself.
        let unseen = || {
            let (name, scope) = path.split_last()?;
            let is_unseen = scope == ["std"] && w.index.first(w.namespace, &path).is_none();
            let is_written = wellknown::is_twice(name) || !wellknown::is_global(name);
            (is_unseen && is_written).then(|| self.join(scope, name)).flatten()
        };
        self.path_of_type(&path).or_else(beyond).or_else(unseen)
    }

    /// The path of a type or namespace that a using directive in a block makes known.
    pub(super) fn by_directive(&self, name: &str, at: Position) -> Option<String> {
        let w = self.walker;
        let path = w.only_brought(name)?;
        if at.head {
            // In the head of the function it is not meant, but hides what is.
            self.doubt_undeclared(name);
            return None;
        }
        if let Some(found) = w.index.find_namespace(w.namespace, &path) {
            let mut whole = w.index.path(found).ok()?;
            let own = whole.pop()?;
            return self.join_from_here(&whole, &own);
        }
        self.path_of_type(&path)
    }

    fn path_of_type(&self, path: &[String]) -> Option<String> {
        let w = self.walker;
        let target = w.index.target(w.index.first(w.namespace, path)?)?;
        let name = target.declared.path.last()?;
        let whole = w.index.path(target.namespace).ok()?;
        target
            .declared
            .kind
            .is_type()
            .then(|| self.join_from_here(&whole, name))?
    }

    /// A name with the part of its path that begins after the namespaces around; the whole one where something hides the
    /// beginning of that.
    fn join_from_here(&self, path: &[String], name: &str) -> Option<String> {
        let index = self.walker.index;
        let here = index.path(self.walker.namespace).unwrap_or_default();
        let common = path
            .iter()
            .zip(&here)
            .take_while(|(theirs, ours)| theirs == ours)
            .count();
        let rest = path.get(common..)?;
        let Some(first) = rest.first().filter(|_| common > 0) else {
            return if common == 0 {
                self.join(path, name)
            } else {
                Some(name.to_owned())
            };
        };
        let around = std::iter::successors(Some(self.walker.namespace), |ns| index.namespaces[*ns].parent);
        let mut inside = around.take(here.len().saturating_sub(common));
        if inside.any(|ns| index.declares(ns, first)) || self.is_hidden_inside(first) {
            return self.join(path, name);
        }
        written(rest, name)
    }
}
