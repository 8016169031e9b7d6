//! Member functions of bases that are called by their names alone.

use super::ScopeNames;
use crate::class::{Member, MemberKind};
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
