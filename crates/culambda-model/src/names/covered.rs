//! Paths whose first name means something else where the function is: a member of its classes, a value that is a parameter of
//! a template, or what a namespace between declares. In front of `::` the language passes over what is no scope, and the
//! reference, which looks for anything, begins further out.

use super::ScopeNames;
use crate::class::{Member, MemberKind};
use crate::here::ClassFrame;
use crate::index::{DeclaredKind, Found, NamespaceId};
use crate::meaning::Meaning;
use crate::scope::SymbolKind;
use crate::spell::{Position, Shown};

impl ScopeNames<'_, '_> {
    /// How a path of a type is written whose first name is not found from the function.
    pub(super) fn shown_past_cover(&self, components: &[&str], at: Position) -> Option<Shown> {
        let w = self.walker;
        let first = *components.first()?;
        let is_type = w.scopes.lookup(first).is_some_and(|s| s.kind == SymbolKind::Type);
        let path: Vec<String> = components.iter().map(|c| (*c).to_owned()).collect();
        if is_type || w.classes.iter().any(|c| c.info.name == first) || self.is_member_type(first) {
            // A member that is declared later is not meant where parameters are declared.
            let is_namespace = || w.index.find_namespace(w.namespace, &path[..1]).is_some();
            if at.parameters && path.len() > 1 && is_namespace() && w.index.first(w.namespace, &path).is_some() {
                self.doubt_covered(first);
            }
            return None;
        }
        let found = self.scope_of_path(&path[..1]);
        let mut namespaces = (1..path.len()).rev();
        let scope = namespaces.find_map(|n| Some((n, w.index.find_namespace(w.namespace, &path[..n])?)));
        let (scope, home) = if let Some((written, namespace)) = scope {
            self.check_later_namespace(&path, (written, namespace));
            let named = found.filter(|found| found.declared.kind == DeclaredKind::NamespaceAlias);
            if named.is_some_and(|alias| w.index.shows_another(w.namespace, alias.namespace, first)) {
                self.doubt_covered(first);
            }
            let outer = || w.index.namespaces[w.index.find_namespace(w.namespace, &path[..1])?].parent;
            let home = named.map_or_else(outer, |alias| Some(alias.namespace))?;
            ((written, namespace), home)
        } else {
            let target = w.index.target(found?)?;
            if !target.declared.kind.is_type() || !self.is_covered(first, target.namespace) {
                return None;
            }
            if path.len() > 1 && !matches!(target.declared.kind, DeclaredKind::Class { .. }) {
                self.doubt_covered(first);
                return None;
            }
            ((0, target.namespace), target.namespace)
        };
        // Of a name alone it is asked elsewhere what the namespaces between and their directives show.
        let is_covered = if path.len() > 1 {
            self.is_covered(first, home)
        } else {
            self.is_hidden_by_class_or_template(first) && w.index.is_around(home, w.namespace)
        };
        if !is_covered {
            return None;
        }
        let (written, namespace) = scope;
        if written > 0 && home != 0 && w.index.kept.texts.has_class(w.unit, first) {
            self.doubt_covered(first);
        }
        self.seen_from_around(&path, (written, namespace), at)
    }

    /// Whether a name alone is one that a class around, or a parameter that is a value, covers.
    pub(super) fn is_covered_alone(&self, name: &str, at: Position) -> bool {
        !self.hides(name, at) && self.shown_past_cover(&[name], at).is_some()
    }

    /// Whether the function, its classes or their bases give a namespace's name another meaning.
    pub(super) fn is_hidden_inside(&self, namespace: &str) -> bool {
        self.walker.scopes.lookup(namespace).is_some() || self.is_hidden_by_class_or_template(namespace)
    }

    /// The same of classes, bases and parameters of templates; of a base that depends on a parameter the template counts.
    pub(super) fn is_hidden_by_class_or_template(&self, namespace: &str) -> bool {
        let w = self.walker;
        let means = |meaning| !matches!(meaning, Meaning::None | Meaning::Unknown(_));
        // What a using declaration brings of a base that depends on a parameter is not there yet.
        let open = |m: &Member| matches!(m.kind, MemberKind::Using { dependent: true, .. });
        let brought = |c: &ClassFrame| {
            let own = c.info.members.get(namespace);
            own.is_some_and(|own| own.iter().all(open))
        };
        let of_template = |c: &ClassFrame| {
            let own = w.class_where_defined(&c.info);
            w.base_with_member(&own, namespace, true).is_some()
        };
        let mut classes = w.classes.iter();
        let member = |c: &ClassFrame| !brought(c) && (means(w.member_of(&c.info, namespace)) || of_template(c));
        w.is_template_parameter(namespace) || classes.any(member)
    }

    /// Whether the first namespace of a path is not found from the function.
    pub(super) fn is_covered_scope(&self, path: &[String]) -> bool {
        let index = self.walker.index;
        let first = path.first().filter(|first| !first.is_empty());
        let found = first.and_then(|_| index.find_namespace(self.walker.namespace, &path[..1]));
        let home = found.and_then(|found| index.namespaces[found].parent);
        home.is_some_and(|home| self.is_covered(&path[0], home))
    }

    /// The declaration that a name in front of `::` means: of a type or a namespace, whatever else is found before it.
    fn scope_of_path(&self, name: &[String]) -> Option<Found<'_>> {
        let index = self.walker.index;
        let is_scope = |kind: DeclaredKind| kind.is_type() || kind == DeclaredKind::NamespaceAlias;
        let mut from = Some(self.walker.namespace);
        while let Some(at) = from {
            let found = index.first(at, name)?;
            if index.target(found).is_none_or(|target| is_scope(target.declared.kind)) {
                return Some(found);
            }
            from = std::iter::successors(Some(at), |at| index.namespaces[*at].parent)
                .find(|at| *at == found.namespace)
                .and_then(|at| index.namespaces[at].parent);
        }
        None
    }

    /// Doubts a path through a namespace that lacks its type where one of the name further out has it: the nearer one may be
    /// declared later.
    fn check_later_namespace(&self, path: &[String], (written, namespace): (usize, NamespaceId)) {
        let index = self.walker.index;
        let has = |at: NamespaceId| path.get(written).is_none_or(|name| index.declares(at, name));
        let outer = || {
            let parent = index.namespaces[namespace].parent?;
            let outer = index.find_namespace(index.namespaces[parent].parent?, &path[..written])?;
            (outer != namespace).then_some(outer)
        };
        if !has(namespace) && outer().is_some_and(has) {
            self.doubt_covered(&path[0]);
        }
    }

    /// Whether a name that a namespace around declares is found nearer to the function, as anything, before and after it.
    pub(super) fn is_covered(&self, name: &str, home: NamespaceId) -> bool {
        let w = self.walker;
        let above = || std::iter::successors(Some(w.namespace), |at| w.index.namespaces[*at].parent);
        let mut between = above().take_while(|at| *at != home);
        let is_around = above().any(|at| at == home);
        let mut is_nearer = || between.any(|at| w.index.declares(at, name));
        is_around
            && (self.is_hidden_by_class_or_template(name)
                || is_nearer()
                || w.index.shows_another(w.namespace, home, name))
    }

    /// The same of one level of a path from the outermost namespace, of which those before it are around the function.
    pub(super) fn is_covered_level(&self, path: &[String], level: usize) -> bool {
        let index = self.walker.index;
        let depth = |at: NamespaceId| index.path(at).map_or(0, |path| path.len());
        let mut above = std::iter::successors(Some(self.walker.namespace), |at| index.namespaces[*at].parent);
        let home = above.find(|at| depth(*at) <= level);
        home.is_some_and(|home| self.is_covered(&path[level], home))
    }

    /// Whether a name is that of a type that a class around has, or a base of one.
    fn is_member_type(&self, name: &str) -> bool {
        let w = self.walker;
        let found = w
            .classes
            .iter()
            .rev()
            .find_map(|c| crate::constant::find(w, &c.info, name));
        found.is_some_and(|(class, member)| {
            // Constructors have the name of their class, which means the class.
            let is_constructor = class.name == name;
            is_constructor
                || matches!(
                    member.kind,
                    MemberKind::Type(_) | MemberKind::Class(_) | MemberKind::Using { .. }
                )
        })
    }

    /// Notes that nvcc writes a name in a way that is not known, because it does not find it.
    pub(super) fn doubt_covered(&self, name: &str) {
        let doubt = || format!("nvcc does not find `{name}` where something else has that name");
        self.doubt.borrow_mut().get_or_insert_with(doubt);
    }
}
