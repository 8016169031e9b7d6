//! `struct S`: a class or an enumeration whose name alone means something else. The reference keeps the keyword where the
//! scope of the type gives the name to a value as well; where a scope further in does, it writes the type with its path.

use super::ScopeNames;
use crate::class::{ClassInfo, MemberKind, TypeKind};
use crate::index::{ClassLookup, DeclaredKind, Found, NamespaceId};
use crate::spell::Elaborated;
use crate::ty::ClassTy;

/// What the members of a name are.
#[derive(Clone, Copy, Default)]
struct Named {
    ty: bool,
    value: bool,
}

impl ScopeNames<'_, '_> {
    /// How a type is written that is named with the keyword in front.
    pub(super) fn with_keyword(&self, path: &[&str], global: bool) -> Elaborated {
        let [name] = path else {
            return self.of_path(path, global);
        };
        if global {
            return self.of_path(path, global);
        }
        let w = self.walker;
        if w.is_template_parameter(name)
            || w.scopes
                .lookup(name)
                .is_some_and(crate::scope::Symbol::is_type_of_block)
        {
            return Elaborated::Plain;
        }
        let mut hidden = false;
        let around = w.own_classes();
        for frame in around.iter().rev() {
            if let Some((class, _)) = crate::constant::find(w, &frame.info, name) {
                let named = named(&class, name);
                if named.ty {
                    return self.of_class(&class, named.value, hidden);
                }
                hidden |= named.value;
                let is_type = |base: &ClassTy| base.info.as_ref().is_some_and(|info| self::named(info, name).ty);
                let of_base = |base: &ClassTy| is_type(base).then(|| base.info.clone()).flatten();
                let own = w.class_where_defined(&frame.info);
                if let Some(base) = w.search_bases(&own, |_| true, of_base).found() {
                    return self.of_class(&base, self::named(&base, name).value, hidden);
                }
            } else if frame.info.name == *name {
                if hidden && frame.info.params.is_some() {
                    self.doubt_elaborated(name);
                }
                return if hidden && frame.info.outer().is_none() {
                    let namespace = w.namespace_around(&frame.info).unwrap_or(w.namespace);
                    self.one_level(namespace, name)
                } else {
                    if hidden {
                        self.doubt_elaborated(name);
                    }
                    Elaborated::Plain
                };
            }
        }
        self.of_namespaces(name, hidden)
    }

    /// A type in a class.
    fn of_class(&self, class: &ClassInfo, keyword: bool, hidden: bool) -> Elaborated {
        match (keyword, hidden) {
            (true, false) => Elaborated::Keyword,
            (true, true) => {
                self.doubt_elaborated(&class.name);
                Elaborated::Keyword
            }
            (false, true) if class.params.is_none() && !class.name.is_empty() => Elaborated::Within(class.name.clone()),
            (false, true) => {
                self.doubt_elaborated(&class.name);
                Elaborated::Plain
            }
            (false, false) => Elaborated::Plain,
        }
    }

    /// A type that is found in the namespaces around.
    fn of_namespaces(&self, name: &str, mut hidden: bool) -> Elaborated {
        let w = self.walker;
        let path = [name.to_owned()];
        let mut at = Some(w.namespace);
        let mut value = false;
        while let Some(namespace) = at {
            let all = w.index.lookup_kinds(namespace, &path);
            if let Some(found) = all.iter().find_map(|found| self.type_of(*found)) {
                let is_beside = |f: &Found<'_>| f.namespace == found.namespace && f.declared.kind.is_value();
                let keyword = w.index.lookup_kinds(found.namespace, &path).iter().any(is_beside);
                let direct = std::iter::successors(Some(w.namespace), |ns| w.index.namespaces[*ns].parent)
                    .any(|around| around == found.namespace);
                if hidden && keyword && w.classes.iter().any(|class| class.info.params.is_some()) {
                    self.doubt_elaborated(name);
                }
                return match (keyword, hidden) {
                    (true, true) if !direct => self.path_to(found.namespace, name, true),
                    (true, _) => Elaborated::Keyword,
                    (false, true) if !direct => self.path_to(found.namespace, name, false),
                    (false, true) => self.one_level(found.namespace, name),
                    (false, false) => Elaborated::Plain,
                };
            }
            value |= all.iter().any(|found| found.declared.kind.is_value());
            hidden |= value;
            at = w.index.namespaces[namespace].parent;
        }
        // A header that was not read may declare a function of the name beside the type: with the keyword it is that type.
        let is_missing = || w.unit.files.iter().any(|f| f.includes.iter().any(|i| i.file.is_none()));
        let is_value_here = |f: &Found<'_>| f.namespace == w.namespace && f.declared.kind.is_value();
        match hidden {
            _ if is_missing() => Elaborated::Keyword,
            // It is declared here, or further down.
            true if w.index.lookup_kinds(w.namespace, &path).iter().any(is_value_here) => Elaborated::Keyword,
            true if w.classes.iter().all(|class| class.info.params.is_none()) => self.one_level(w.namespace, name),
            true => Elaborated::Keyword,
            false => Elaborated::Plain,
        }
    }

    /// The class or enumeration that a declaration leads to.
    fn type_of<'i>(&'i self, found: Found<'i>) -> Option<Found<'i>> {
        let target = self.walker.index.target(found)?;
        matches!(target.declared.kind, DeclaredKind::Class { .. } | DeclaredKind::Enum).then_some(target)
    }

    /// A type that is written with a path.
    fn of_path(&self, path: &[&str], global: bool) -> Elaborated {
        let w = self.walker;
        let Some((name, outer)) = path.split_last() else {
            return Elaborated::Plain;
        };
        let start = global.then(String::new);
        let whole: Vec<String> = start
            .into_iter()
            .chain(path.iter().map(|part| (*part).to_owned()))
            .collect();
        let all = w.index.lookup_kinds(w.namespace, &whole);
        let keyword = match all.iter().find_map(|found| self.type_of(*found)) {
            Some(found) => {
                let is_beside = |f: &Found<'_>| f.namespace == found.namespace && f.declared.kind.is_value();
                let path = [(*name).to_owned()];
                w.index.lookup_kinds(found.namespace, &path).iter().any(is_beside)
            }
            None if outer.is_empty() => false,
            None => match w.index.class_around(w.namespace, &whole[..whole.len() - 1]) {
                ClassLookup::Found(class) => {
                    let named = named(&class, name);
                    named.ty && named.value
                }
                _ => false,
            },
        };
        if keyword {
            Elaborated::Keyword
        } else {
            Elaborated::Plain
        }
    }

    /// A type with the innermost namespace that it is in.
    fn one_level(&self, namespace: NamespaceId, name: &str) -> Elaborated {
        let path = self.walker.index.path(namespace).unwrap_or_default();
        match path.last() {
            Some(last) if last.starts_with("_GLOBAL__N_") => {
                self.doubt_elaborated(name);
                Elaborated::Plain
            }
            last => Elaborated::Within(last.cloned().unwrap_or_default()),
        }
    }

    /// A type with all of its path.
    fn path_to(&self, namespace: NamespaceId, name: &str, keyword: bool) -> Elaborated {
        let path = self.walker.index.path(namespace).unwrap_or_default();
        if path.is_empty() || path.iter().any(|part| part.starts_with("_GLOBAL__N_")) {
            self.doubt_elaborated(name);
        }
        let path = path.join("::");
        if keyword {
            Elaborated::KeywordWithin(path)
        } else {
            Elaborated::Within(path)
        }
    }

    /// Says that it is not known how a type is written.
    fn doubt_elaborated(&self, name: &str) {
        let doubt = || format!("nvcc writes the type `{name}` in another way where something else has that name");
        self.doubt.borrow_mut().get_or_insert_with(doubt);
    }
}

/// What the members of a class are that have a name.
fn named(class: &ClassInfo, name: &str) -> Named {
    let mut out = Named::default();
    for member in class.members.get(name).into_iter().flatten() {
        match &member.kind {
            MemberKind::Class(_) | MemberKind::Type(TypeKind::Enumeration) => out.ty = true,
            _ => out.value |= member.is_value(),
        }
    }
    out
}
