//! What the speller asks about names, answered from the place of a lambda.

use crate::index::Via;
use crate::scope::SymbolKind;
use crate::spell::{ClassContext, Names, Place};
use crate::walk::{Meaning, Walker};

/// Names as the enclosing function sees them.
pub(crate) struct ScopeNames<'w, 'a> {
    walker: &'w Walker<'a>,
}

impl<'w, 'a> ScopeNames<'w, 'a> {
    pub(crate) fn new(walker: &'w Walker<'a>) -> Self {
        ScopeNames { walker }
    }

    /// The place of a text inside the function that is being walked.
    pub(crate) fn place<'p>(&'p self, params: &'p [String]) -> Place<'p> {
        let w = self.walker;
        let class: Option<&'p ClassContext> = w.this_class().map(|c| &w.classes[c].context);
        Place { unit: w.unit, syntax: w.syntax, names: self, class, params, standard: w.target.standard }
    }
}

impl Names for ScopeNames<'_, '_> {
    fn qualify(&self, first: &str) -> Option<String> {
        let w = self.walker;
        if first.is_empty() || w.scopes.lookup(first).is_some() || w.classes.iter().any(|c| c.info.name == first || c.info.members.contains_key(first)) {
            return None;
        }
        let found = w.index.lookup(w.namespace, first);
        let Some(f) = found.first() else { return self.namespace(first) };
        if f.via == Via::Scope {
            return None;
        }
        if f.declared.kind == crate::index::DeclaredKind::UsingDeclaration {
            let target = w.index.lookup_path(f.namespace, &f.declared.target);
            // A using declaration of a name that no file in sight declares says its path itself.
            let path = match target.first() {
                Some(t) => w.index.path(t.namespace).ok()?,
                None => f.declared.target[..f.declared.target.len().saturating_sub(1)].to_vec(),
            };
            return join(&path, first);
        }
        let mut path = w.index.path(f.namespace).ok()?;
        if f.via == Via::Transparent {
            // An inline or unnamed namespace is written from the namespace around it that the lookup went through.
            path = self.relative(f.namespace)?;
        }
        join(&path, first)
    }

    fn is_member_function(&self, name: &str) -> bool {
        self.walker.scopes.lookup(name).is_none() && self.walker.member(name).is_method()
    }

    fn is_data_member(&self, name: &str) -> bool {
        self.walker.scopes.lookup(name).is_none() && self.walker.member(name) == Meaning::Field
    }

    fn is_type(&self, name: &str) -> bool {
        use crate::index::DeclaredKind as K;
        let w = self.walker;
        match w.scopes.lookup(name) {
            Some(symbol) => symbol.kind == SymbolKind::Type,
            None => w.index.lookup(w.namespace, name).first().is_some_and(|f| matches!(f.declared.kind, K::Class { .. } | K::Enum | K::Alias)),
        }
    }

    fn constant(&self, path: &str) -> Option<String> {
        let path: Vec<String> = path.split("::").map(|p| p.trim().to_owned()).collect();
        let value = crate::types::constant_value(self.walker, &path)?;
        Some(value.to_string())
    }

    fn is_variable(&self, name: &str) -> bool {
        use crate::index::DeclaredKind as K;
        let w = self.walker;
        match w.scopes.lookup(name) {
            Some(symbol) => matches!(symbol.kind, SymbolKind::Variable | SymbolKind::Static | SymbolKind::Constant),
            None => w.index.lookup(w.namespace, name).first().is_some_and(|f| matches!(f.declared.kind, K::Variable { .. } | K::Enumerator)),
        }
    }
}

impl ScopeNames<'_, '_> {
    /// A namespace that is itself found through a using directive.
    fn namespace(&self, first: &str) -> Option<String> {
        let w = self.walker;
        let name = [first.to_owned()];
        let mut at = Some(w.namespace);
        while let Some(ns) = at {
            if w.index.has_child(ns, first) {
                return None;
            }
            if let Some(found) = w.index.through_directives(ns, &name) {
                let mut path = w.index.path(found).ok()?;
                path.pop();
                return join(&path, first);
            }
            at = w.index.namespaces[ns].parent;
        }
        None
    }

    /// The part of a transparent namespace's path below the namespace that lookup found it from.
    fn relative(&self, namespace: usize) -> Option<Vec<String>> {
        let index = self.walker.index;
        let mut at = namespace;
        let mut from_unnamed = false;
        while index.namespaces[at].inline || index.namespaces[at].name.is_none() {
            from_unnamed |= index.namespaces[at].name.is_none();
            at = index.namespaces[at].parent?;
            if at == 0 {
                break;
            }
        }
        let whole = index.path(namespace).ok()?;
        let depth = index.path(at).ok()?.len();
        if from_unnamed {
            // The unnamed level is left out, so the path from the global namespace is written.
            return Some(whole.into_iter().filter(|p| p != "_GLOBAL__N__").collect());
        }
        Some(whole[depth..].to_vec())
    }
}

fn join(path: &[String], name: &str) -> Option<String> {
    let parts: Vec<&str> = path.iter().map(String::as_str).filter(|p| *p != "_GLOBAL__N__" && !p.is_empty()).collect();
    (!parts.is_empty()).then(|| format!("{}::{name}", parts.join("::")))
}
