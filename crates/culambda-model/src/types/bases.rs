//! Bases of classes. A base is named where its class is defined, whoever asks: every search for a member goes through
//! [`Walker::base_type`].

use super::{ClassTy, Scope, Ty, bind};
use crate::class::{Base, ClassInfo};
use crate::index::{ClassLookup, NamespaceId};
use crate::walk::Walker;
use std::rc::Rc;

impl Walker<'_> {
    /// A class as a type, in the scope that it is defined in and without template arguments.
    pub(crate) fn class_where_defined(&self, info: &Rc<ClassInfo>) -> ClassTy {
        ClassTy {
            info: Some(Rc::clone(info)),
            chain: self.classes_around(info),
            namespace: self.namespace_of_class(info).unwrap_or(self.namespace),
            ..ClassTy::default()
        }
    }

    /// The type of a base of a class, looked up in the scope of the class, with its arguments put in.
    pub(crate) fn base_type(&self, class: &ClassTy, base: &Base, depth: u32) -> Ty {
        let Some(info) = &class.info else { return Ty::Unknown };
        let written = base.text.contains('<');
        let text = if written {
            format!("using base = {};", base.text)
        } else {
            String::new()
        };
        let syntax = self.index.syntax_of_text(&text);
        let local = self.is_local(class);
        let scope = Scope {
            syntax: &syntax,
            local,
            classes: self.chain_of(class, info),
            namespace: if local {
                class.namespace
            } else {
                self.namespace_of_class(info).unwrap_or(class.namespace)
            },
            bound: self.parameters_of(class, info),
            depth: depth + 1,
        };
        if !written {
            return self.resolve_path(&base.path, Vec::new(), &scope);
        }
        match super::alias_target(&syntax, "base") {
            Some((node, declarator)) => self.declared_type(node, declarator, &scope),
            None => Ty::Unknown,
        }
    }

    /// The bases of a class whose definitions are known, with their own text.
    pub(crate) fn known_bases<'c>(
        &'c self,
        class: &'c ClassTy,
        depth: u32,
    ) -> impl Iterator<Item = (&'c Base, Option<ClassTy>)> {
        let bases = class.info.as_ref().map_or(&[][..], |i| &i.bases);
        bases.iter().map(move |base| {
            let found = match self.base_type(class, base, depth) {
                Ty::Class(c) if c.info.is_some() => Some(*c),
                _ => None,
            };
            (base, found)
        })
    }

    /// The namespace that a class is defined in; `None` where its text is in no file.
    pub(super) fn namespace_of_class(&self, info: &ClassInfo) -> Option<NamespaceId> {
        let (file, offset) = info.place;
        // What is defined in the item that is walked sees what the walk sees: it may be local to a function that is
        // defined outside of its namespace.
        let span = self.syntax.view.span;
        if file == self.syntax.view.file && (span.start..span.end).contains(&offset) {
            return Some(self.namespace);
        }
        let around = self.index.namespace_at(file, offset)?;
        // `struct space::Class { .. }`
        let outer = &info.path[..info.path.len().saturating_sub(1)];
        let named = (1..=outer.len())
            .rev()
            .find_map(|n| self.index.find_namespace(around, &outer[..n]));
        Some(named.unwrap_or(around))
    }

    fn is_local(&self, class: &ClassTy) -> bool {
        let walked = |info: &Rc<ClassInfo>| self.classes.iter().any(|f| f.local && Rc::ptr_eq(&f.info, info));
        class.levels.iter().any(|l| l.local) || class.info.as_ref().is_some_and(walked)
    }

    fn chain_of(&self, class: &ClassTy, info: &Rc<ClassInfo>) -> Vec<Rc<ClassInfo>> {
        if class.chain.is_empty() {
            self.classes_around(info)
        } else {
            class.chain.clone()
        }
    }

    /// The classes that a class is defined in, outermost first.
    fn classes_around(&self, info: &Rc<ClassInfo>) -> Vec<Rc<ClassInfo>> {
        if let Some(depth @ 1..) = self.classes.iter().position(|f| Rc::ptr_eq(&f.info, info)) {
            return self.classes[..depth].iter().map(|f| Rc::clone(&f.info)).collect();
        }
        let outside = || {
            let outer = &info.path[..info.path.len().checked_sub(1)?];
            let from = self.namespace_of_class(info).unwrap_or(self.namespace);
            // The components that name namespaces are no classes.
            let classes = (0..outer.len()).find_map(|n| match self.index.class(from, &outer[n..]) {
                ClassLookup::Found(c) => Some(c),
                _ => None,
            });
            classes.filter(|c| c.place != info.place)
        };
        let Some(outer) = info.outer().or_else(outside) else {
            return Vec::new();
        };
        let mut around = self.classes_around(&outer);
        around.push(outer);
        around
    }

    /// What the template parameters of a class stand for in the names of its bases.
    fn parameters_of(&self, class: &ClassTy, info: &Rc<ClassInfo>) -> bind::Bound {
        let bound = bind::of_class(class);
        let Some(params) = info.params.as_ref().filter(|_| bound.is_empty()) else {
            return bound;
        };
        let walked = self.classes.iter().any(|f| Rc::ptr_eq(&f.info, info));
        params
            .iter()
            .map(|p| (p.clone(), if walked { self.bound_to(p) } else { Ty::Dependent }))
            .collect()
    }
}
