//! Members of bases that are meant by their names alone.

use super::ScopeNames;
use crate::class::{Member, MemberKind, TypeKind};
use crate::spell::Inherited;
use crate::ty::ClassTy;

impl ScopeNames<'_, '_> {
    /// Where a member function comes from that a lone name means; `None` for one of the class itself.
    pub(super) fn method_of_base(&self, name: &str) -> Option<Result<Inherited, String>> {
        let w = self.walker;
        if w.scopes.lookup(name).is_some() {
            return None;
        }
        let own = w.class_where_defined(&w.classes.get(w.this_class()?)?.info);
        let brought = |m: &Member| matches!(m.kind, MemberKind::Using { .. });
        if let Some(list) = own.info.as_ref()?.members.get(name) {
            return list.iter().any(brought).then_some(Ok(Inherited::Plain));
        }
        let base = w.base_with_member(&own, name, false)?;
        let found = base.info.as_ref()?;
        match found.members.get(name)?.as_slice() {
            [one] if one.is_static => None,
            [one] if brought(one) => Some(Ok(Inherited::Plain)),
            [_] => Some(self.path_from_here(&base).map(Inherited::Of).ok_or_else(|| {
                format!("it calls `{name}` of a base that is a template, nested or in an unnamed namespace by its name alone")
            })),
            _ => Some(Ok(Inherited::Plain)),
        }
    }

    /// A type that a class has from a base which depends on no parameter, where another base does: it is written with the
    /// class that declares it, and that with the namespaces that are not around, but for the last one. A class template with
    /// `dependent` arguments stays as it is.
    pub(super) fn type_of_plain_base(&self, name: &str, dependent: bool) -> Option<String> {
        let w = self.walker;
        if w.scopes.lookup(name).is_some() || !self.has_dependent_base() {
            return None;
        }
        let own = w.class_where_defined(&w.classes.get(w.this_class()?)?.info);
        if own.info.as_ref()?.members.contains_key(name) {
            return None;
        }
        let base = w.base_with_member(&own, name, false)?;
        let info = base.info.as_ref()?;
        let [member] = info.members.get(name)?.as_slice() else {
            return None;
        };
        let template = match &member.kind {
            MemberKind::Type(kind) => *kind == TypeKind::AliasTemplate,
            MemberKind::Class(_) if dependent => return None,
            MemberKind::Class(_) => info.nested.iter().any(|c| c.name == name && c.params.is_some()),
            _ => return None,
        };
        if info.params.is_some() || base.chain.iter().any(|outer| outer.params.is_some()) {
            let why = || format!("nvcc writes the class that declares `{name}`, which is an instance of a template");
            self.doubt.borrow_mut().get_or_insert_with(why);
            return None;
        }
        let spaces = self.namespaces_from_here(w.index.namespace_at(info.place.0, info.place.1)?)?;
        let is_named = |part: &&String| !part.starts_with("_GLOBAL__N_");
        let mut path: Vec<&str> = spaces.iter().filter(is_named).map(String::as_str).collect();
        if path.is_empty() {
            path.push("");
        }
        path.extend(base.chain.iter().map(|outer| outer.name.as_str()));
        path.push(&info.name);
        let keyword = if template { "template " } else { "" };
        Some(format!("{}::{keyword}{name}", path.join("::")))
    }

    /// The path of a class from the namespace around; `None` for one whose name is written in more ways.
    pub(super) fn path_from_here(&self, class: &ClassTy) -> Option<Vec<String>> {
        let w = self.walker;
        let info = class
            .info
            .as_ref()
            .filter(|i| i.params.is_none() && class.chain.is_empty())?;
        let here = w.index.path(w.namespace).ok()?;
        let mut path = w.index.path(class.namespace).ok()?;
        if path.starts_with(&here) {
            path.drain(..here.len());
        }
        path.push(info.name.clone());
        let is_named = |part: &String| !part.starts_with("_GLOBAL__N_");
        path.iter().all(is_named).then_some(path)
    }
}
