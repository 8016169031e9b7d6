//! Paths that begin with `::` and a namespace, and paths from a namespace around.
//!
//! nvcc writes a name of its own for that namespace (`::__T0::Ty` for `::g::Ty`) where it finds another class or namespace
//! of the name, or anything else, first, unless no class of the unit has it. So it does for the class of a pointer to member, with or without
//! `::`, wherever a class of the unit that is no template has the name.

use super::ScopeNames;
use crate::class::MemberKind;
use crate::index::{DeclaredKind, NamespaceId};

impl ScopeNames<'_, '_> {
    /// What is in front of the path of a type that begins with `::`: the inline namespaces that its first name is in.
    pub(super) fn global(&self, path: &[&str]) -> Vec<String> {
        let Some((first, _)) = path.split_first().filter(|(_, rest)| !rest.is_empty()) else {
            return Vec::new();
        };
        let name = [(*first).to_owned()];
        let meant = self.walker.index.find_namespace(0, &name);
        if let Some(meant) = meant {
            self.check_root(first, &name, meant);
        }
        self.inline_around(&name, meant)
    }

    /// The inline namespaces of the outermost level that a name is in, which is that of a namespace or of a class.
    fn inline_around(&self, name: &[String], meant: Option<NamespaceId>) -> Vec<String> {
        let index = self.walker.index;
        let declared = || Some(index.first(0, name)?.namespace);
        let around = declared().or_else(|| index.namespaces[meant?].parent);
        let level = |of: NamespaceId| index.namespaces[of].parent.map(|_| of);
        let mut levels = std::iter::successors(around, |of| index.namespaces[*of].parent).filter_map(level);
        if !levels.all(|of| index.namespaces[of].inline && index.namespaces[of].name.is_some()) {
            return Vec::new();
        }
        around.and_then(|of| index.path(of).ok()).unwrap_or_default()
    }

    /// Doubts a namespace of the outermost level where another class or namespace has its name.
    fn check_root(&self, first: &str, name: &[String], meant: NamespaceId) {
        let w = self.walker;
        let by_other = || self.is_hidden_by_namespace(meant, name) || w.hides(first) || self.is_hidden(first);
        if self.is_hidden_by_class(first) || w.index.kept.texts.has_class(w.unit, first) && by_other() {
            self.doubt_renamed_root(first);
        }
    }

    /// Told of the text of the class of a pointer to member: there any class of the unit is enough.
    pub(super) fn class_of_pointer(&self, class: &str) {
        let w = self.walker;
        let path = class.strip_prefix("::").unwrap_or(class);
        let Some((first, _)) = path.split_once("::") else {
            return;
        };
        let is_namespace = w.index.find_namespace(0, &[first.to_owned()]).is_some();
        if is_namespace && w.index.kept.texts.has_class(w.unit, first) {
            self.doubt_renamed_root(first);
        }
    }

    /// Told of a name with the path that the reference adds: from the outermost level it begins with a name of its own where
    /// any class of the unit is called like that namespace.
    pub(super) fn added(&self, path: &str) {
        let w = self.walker;
        let path = path.strip_prefix("::").unwrap_or(path);
        let Some((first, _)) = path.split_once("::") else {
            return;
        };
        let is_around = w
            .index
            .path(w.namespace)
            .is_ok_and(|around| around.first().is_some_and(|name| name == first));
        let is_namespace = || w.index.find_namespace(0, &[first.to_owned()]).is_some();
        if !is_around && is_namespace() && w.index.kept.texts.has_class(w.unit, first) {
            self.doubt_renamed_root(first);
        }
    }

    fn doubt_renamed_root(&self, name: &str) {
        let doubt =
            || format!("nvcc does not find the namespace `::{name}` where another class or namespace has that name");
        self.doubt.borrow_mut().get_or_insert_with(doubt);
    }

    /// Whether what is found of a name here is a class that is not a template.
    fn is_hidden_by_class(&self, name: &str) -> bool {
        let w = self.walker;
        let is_class = |kind: &MemberKind| matches!(kind, MemberKind::Class(_) | MemberKind::Using { .. });
        let member = w
            .classes
            .iter()
            .rev()
            .find_map(|c| crate::constant::find(w, &c.info, name));
        if let Some((class, member)) = member {
            let template = match member.kind {
                MemberKind::Class(Some(nested)) => class.nested.get(nested).is_some_and(|c| c.params.is_some()),
                _ => false,
            };
            return is_class(&member.kind) && !template;
        }
        let found = w.index.first(w.namespace, &[name.to_owned()]);
        let target = found.and_then(|found| w.index.target(found));
        target.is_some_and(|target| {
            matches!(target.declared.kind, DeclaredKind::Class { .. }) && self.keyword(target).is_some()
        })
    }

    /// Whether a name means another namespace here than it means at the outermost level.
    fn is_hidden_by_namespace(&self, meant: NamespaceId, name: &[String]) -> bool {
        let w = self.walker;
        // An alias hides as well, even one of that namespace.
        let alias = || {
            let found = w.index.first(w.namespace, name);
            found.is_some_and(|found| found.namespace != 0 && found.declared.kind == DeclaredKind::NamespaceAlias)
        };
        let beside = || w.index.named_in_transparent(0, &name[0]).any(|id| id != meant);
        w.index.find_namespace(w.namespace, name) != Some(meant) || w.namespace != 0 && alias() || beside()
    }

    /// Whether a namespace and the one of the function have one around them that has a name.
    pub(super) fn is_around_both(&self, namespace: usize) -> bool {
        let index = self.walker.index;
        let first = |of: usize| index.path(of).ok().and_then(|path| path.into_iter().next());
        first(namespace).is_some_and(|name| first(self.walker.namespace) == Some(name))
    }

    /// The path of a namespace from the innermost one around the function and it, between which and the function nothing
    /// hides where the path begins; none if there is none.
    pub(super) fn below_common(&self, namespace: NamespaceId, name: &str) -> Option<Vec<String>> {
        let index = self.walker.index;
        let above = |of: NamespaceId| std::iter::successors(Some(of), |at| index.namespaces[*at].parent);
        let whole = index.path(namespace).ok()?;
        let is_common = |at: &NamespaceId| above(namespace).any(|other| other == *at);
        above(self.walker.namespace).filter(is_common).find_map(|common| {
            let path = whole.get(index.path(common).ok()?.len()..)?.to_vec();
            let hides = |at: NamespaceId| {
                if let Some(first) = path.first() {
                    return index.declares(at, first);
                }
                let found = index.first(at, &[name.to_owned()]);
                let target = found.and_then(|found| index.target(found));
                target.is_none_or(|target| target.namespace != namespace)
            };
            let mut between = above(self.walker.namespace).take_while(|at| *at != common);
            let hidden = between.any(hides) || path.first().is_some_and(|first| self.is_hidden_inside(first));
            (!hidden).then_some(path)
        })
    }
}
