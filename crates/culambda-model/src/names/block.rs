//! Names of types that using declarations and directives in a block bring.

use super::ScopeNames;

impl ScopeNames<'_, '_> {
    /// The path of a type that a using declaration in a block names.
    pub(super) fn by_using(&self, name: &str) -> Option<String> {
        let path = self.walker.path_of_using(name)?;
        self.path_of_type(&path)
    }

    /// The path of a type or namespace that a using directive in a block makes known.
    pub(super) fn by_directive(&self, name: &str) -> Option<String> {
        let w = self.walker;
        let path = w.only_brought(name)?;
        if let Some(found) = w.index.find_namespace(w.namespace, &path) {
            let mut whole = w.index.path(found).ok()?;
            let own = whole.pop()?;
            return self.join(&whole, &own);
        }
        self.path_of_type(&path)
    }

    fn path_of_type(&self, path: &[String]) -> Option<String> {
        let w = self.walker;
        let target = w.index.target(w.index.first(w.namespace, path)?)?;
        let name = target.declared.path.last()?;
        let whole = w.index.path(target.namespace).ok()?;
        target.declared.kind.is_type().then(|| self.join(&whole, name))?
    }
}
