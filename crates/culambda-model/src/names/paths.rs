//! What paths of names lead to.

use super::ScopeNames;
use crate::index::DeclaredKind;
use crate::ty::Ty;

impl ScopeNames<'_, '_> {
    /// Whether a path is that of an alias at namespace scope, or of the template of one.
    pub(super) fn leads_to_alias(&self, path: &[&str]) -> bool {
        let w = self.walker;
        let found = w.index.lookup_path(w.namespace, &owned(path));
        let target = found.first().and_then(|f| w.index.target(*f));
        target.is_some_and(|t| t.declared.kind == DeclaredKind::Alias)
    }

    /// Whether a path is that of a type, at namespace scope or in a class.
    pub(super) fn leads_to_type(&self, path: &[&str]) -> bool {
        let w = self.walker;
        let path = owned(path);
        if let Some(found) = w.index.lookup_path(w.namespace, &path).first() {
            return found.declared.kind.is_type();
        }
        match w.resolve_path(&path, Vec::new(), &w.type_scope()) {
            Ty::Unknown | Ty::Dependent => false,
            // A path that leads nowhere is taken for that of a class which nothing defines.
            Ty::Class(class) => class.is_enum || class.info.is_some(),
            _ => true,
        }
    }
}

fn owned(path: &[&str]) -> Vec<String> {
    path.iter().map(|name| (*name).to_owned()).collect()
}
