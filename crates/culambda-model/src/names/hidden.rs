//! Names that a function hides: the reference writes what its parameters and outermost block hide from further out.

use super::ScopeNames;
use super::own::OwnNames;
use crate::class::MemberKind;
use crate::here::{Frame, Here};
use crate::index::DeclaredKind;
use crate::scope::SymbolKind;
use crate::spell::{FieldOf, Shown};
use culambda_source::ViewSpan;
use std::ops::ControlFlow;
use std::rc::Rc;

impl Here<'_> {
    /// The names of the innermost function.
    pub(super) fn own_names(&self) -> Option<&OwnNames> {
        let function = self.frames.iter().rev().find_map(|f| match f {
            Frame::Function(f) => Some(f),
            _ => None,
        })?;
        Some(function.names.get_or_init(|| OwnNames::of(self.syntax, function.node)))
    }
}

impl ScopeNames<'_, '_> {
    /// How a name of a type is written whose beginning the function hides.
    ///
    /// The path starts at the innermost namespace around that is not hidden. A class that a parameter hides gets its
    /// keyword instead.
    pub(super) fn shown(&self, components: &[&str], is_template: bool) -> Option<Shown> {
        self.shown_as(components, is_template, DeclaredKind::is_type)
    }

    /// The same for a name of what `counts`.
    pub(super) fn shown_as(
        &self,
        components: &[&str],
        is_template: bool,
        counts: impl Fn(DeclaredKind) -> bool,
    ) -> Option<Shown> {
        let w = self.walker;
        let first = *components.first()?;
        let own = w.own_names()?;
        let symbol = w.scopes.lookup(first);
        let hides = |name: &str| own.hide(name) || w.scopes.lookup(name).is_some_and(|s| s.kind != SymbolKind::Type);
        if !hides(first) {
            return None;
        }
        if symbol.is_some_and(|s| s.kind == SymbolKind::Type) || w.classes.iter().any(|c| c.info.name == first) {
            return None;
        }
        if let ControlFlow::Break(member) = self.member_type(first) {
            return member;
        }
        let path: Vec<String> = components.iter().map(|c| (*c).to_owned()).collect();
        let namespaces = (1..path.len())
            .rev()
            .find_map(|n| Some((n, w.index.find_namespace(w.namespace, &path[..n])?)));
        let (replaced, namespace) = if let Some(found) = namespaces {
            found
        } else {
            let found = w.index.first(w.namespace, &path[..1])?;
            let target = w.index.target(found)?;
            let class = matches!(target.declared.kind, DeclaredKind::Class { .. });
            if !counts(target.declared.kind) || (class && !is_template && path.len() > 1) {
                return None;
            }
            if class && !is_template && own.parameters.contains(first) {
                return self.elaborated(target, first);
            }
            (0, target.namespace)
        };
        let around = w.index.path(w.namespace).ok()?;
        let mut whole: Vec<String> = w.index.path(namespace).ok()?;
        whole.extend_from_slice(&path[replaced..]);
        let last = whole.len() - (path.len() - replaced);
        let mut from = whole.iter().zip(&around).take_while(|(a, b)| a == b).count().min(last);
        let hidden = |at: usize| hides(&whole[at]) || whole[at] == "_GLOBAL__N__";
        while from > 0 && hidden(from) {
            from -= 1;
        }
        let start = if hidden(from) { "::" } else { "" };
        let written: Vec<&str> = whole[from..=last]
            .iter()
            .map(String::as_str)
            .filter(|n| *n != "_GLOBAL__N__")
            .collect();
        Some(Shown {
            replaced: replaced + 1,
            text: format!("{start}{}", written.join("::")),
        })
    }

    /// How a member type of a class around is written that the function hides: with its class; goes on if there is none.
    fn member_type(&self, name: &str) -> ControlFlow<Option<Shown>> {
        let w = self.walker;
        let around = w.this_class().map_or(&[][..], |c| &w.classes[..=c]);
        let found = around
            .iter()
            .rev()
            .find_map(|c| crate::constant::find(w, &c.info, name));
        let Some((class, member)) = found else {
            return if w.classes.iter().any(|c| c.info.members.contains_key(name)) {
                ControlFlow::Break(None)
            } else {
                ControlFlow::Continue(())
            };
        };
        let is_class = matches!(member.kind, MemberKind::Class(_));
        if !(is_class || matches!(member.kind, MemberKind::Type(_))) || (is_class && class.params.is_some()) {
            return ControlFlow::Break(None);
        }
        let frame = around.iter().rfind(|c| Rc::ptr_eq(&c.info, &class));
        let scope = match frame {
            Some(frame) if class.params.is_some() => format!("typename {} ", frame.context.in_pointer()),
            _ if class.params.is_none() => class.name.clone(),
            _ => return ControlFlow::Break(None),
        };
        if w.own_names().is_some_and(|own| own.parameters.contains(name)) {
            let doubt = || format!("nvcc writes the member `{name}` in another way where a parameter has that name");
            self.doubt.borrow_mut().get_or_insert_with(doubt);
        }
        let text = format!("{scope}::{name}");
        ControlFlow::Break(Some(Shown { replaced: 1, text }))
    }

    /// Where a data member is declared that a name of the function hides where a token is.
    pub(super) fn hidden_field(&self, token: usize, name: &str) -> Option<FieldOf> {
        let w = self.walker;
        let token = w.syntax.view.tokens.get(token)?;
        let at = w.syntax.node_at(ViewSpan::new(token.at, token.at + token.len));
        let hides = |names: &OwnNames| names.hide_at(w.syntax, at, name, || w.index.budget.step());
        w.own_names().filter(|names| hides(names))?;
        let own = w.class_where_defined(&w.classes.get(w.this_class()?)?.info);
        if own.info.as_ref()?.members.contains_key(name) {
            return Some(FieldOf::Own);
        }
        let base = w.base_with_member(&own, name, false);
        Some(FieldOf::Base(base.and_then(|base| self.path_from_here(&base))))
    }

    /// `struct S`: a class that a parameter of its name hides.
    fn elaborated(&self, class: crate::index::Found<'_>, name: &str) -> Option<Shown> {
        let w = self.walker;
        let declared = class.declared;
        let file = w.unit.files.get(declared.file)?;
        let text = file.text.get(file.items.get(declared.item)?.span.range())?;
        let keyword = ["struct", "class", "union"]
            .into_iter()
            .filter_map(|k| Some((memchr::memmem::find(text, k.as_bytes())?, k)))
            .min()?
            .1;
        let path = super::Names::qualify(self, name).unwrap_or_else(|| name.to_owned());
        Some(Shown {
            replaced: 1,
            text: format!("{keyword} {path}"),
        })
    }
}
