//! Looking for classes.

use super::{ClassLookup, DeclaredKind, Index, MAX_ALIASES};
use crate::class::ClassInfo;
use crate::namespace::NamespaceId;
use std::rc::Rc;

impl Index<'_> {
    /// The definition of a class at namespace scope, or nested in one, by its path.
    pub fn class(&self, from: NamespaceId, path: &[String]) -> ClassLookup {
        for split in (1..=path.len()).rev() {
            let (outer, nested) = path.split_at(split);
            let is_whole = split > 1 || nested.is_empty() || outer[0].is_empty();
            match self.class_in_namespace(from, outer) {
                ClassLookup::Found(c) => return self.nested_class(from, c, outer, nested),
                ClassLookup::Ambiguous if is_whole => return ClassLookup::Ambiguous,
                _ => {}
            }
        }
        ClassLookup::NotInSight
    }

    /// The same for a class that a lambda is in, or a base of it: when it is not known, that is noted.
    pub fn class_around(&self, from: NamespaceId, path: &[String]) -> ClassLookup {
        let found = self.class(from, path);
        if matches!(found, ClassLookup::NotInSight) {
            self.ask(path);
        }
        found
    }

    /// Notes a name that no file of the unit declares: the project may know which one does.
    pub fn ask(&self, path: &[String]) {
        self.asked.borrow_mut().insert(path.to_vec());
    }

    /// Whether a name was noted.
    pub(crate) fn is_asked(&self, path: &[String]) -> bool {
        self.asked.borrow().contains(path)
    }

    /// The paths of the classes around lambdas, of their bases, and of names in types, that no file of the unit declares.
    pub fn asked(&self) -> Vec<Vec<String>> {
        self.asked.borrow().iter().cloned().collect()
    }

    fn nested_class(
        &self,
        from: NamespaceId,
        mut class: Rc<ClassInfo>,
        outer: &[String],
        nested: &[String],
    ) -> ClassLookup {
        for (depth, name) in nested.iter().enumerate() {
            let inside: Vec<_> = class.nested.iter().filter(|c| c.name == *name).collect();
            match inside.as_slice() {
                [one] => class = Rc::clone(one),
                [] => {
                    // Defined outside of its class: `struct Outer::Inner { .. }`.
                    let full: Vec<String> = outer.iter().chain(&nested[..=depth]).cloned().collect();
                    match self.class_defined_outside(from, &full) {
                        Some(found) => class = found,
                        None => return ClassLookup::NotInSight,
                    }
                }
                _ => return ClassLookup::Ambiguous,
            }
        }
        ClassLookup::Found(class)
    }

    fn class_defined_outside(&self, from: NamespaceId, path: &[String]) -> Option<Rc<ClassInfo>> {
        let name = path.last()?;
        let mut at = Some(from);
        while let Some(id) = at {
            for d in self.declarations.of(id, name) {
                if d.path.len() > 1 && path.ends_with(&d.path) && d.kind.is_class_definition() {
                    return self.classes_of(d).into_iter().find(|c| d.path_in_item().eq(&c.path));
                }
            }
            at = self.namespaces[id].parent;
        }
        None
    }

    fn class_in_namespace(&self, from: NamespaceId, path: &[String]) -> ClassLookup {
        self.class_through(from, path, MAX_ALIASES)
    }

    /// The same; `usings` using-declarations may still be followed. One that finds itself would never end.
    fn class_through(&self, from: NamespaceId, path: &[String], usings: u32) -> ClassLookup {
        let found = self.lookup_kinds(from, path);
        let mut primaries: Vec<Rc<ClassInfo>> = Vec::new();
        for f in &found {
            match f.declared.kind {
                DeclaredKind::Class {
                    defined: true,
                    specialisation: false,
                } => {
                    let name = f.declared.path.last().cloned().unwrap_or_default();
                    primaries.extend(
                        self.classes_of(f.declared)
                            .into_iter()
                            .filter(|c| c.name == name && c.arguments.is_none()),
                    );
                }
                DeclaredKind::UsingDeclaration if f.declared.target.len() > 1 => {
                    return match usings.checked_sub(1) {
                        Some(left) => self.class_through(f.namespace, &f.declared.target, left),
                        None => ClassLookup::NotInSight,
                    };
                }
                _ => {}
            }
        }
        match primaries.len() {
            0 => ClassLookup::NotInSight,
            1 => ClassLookup::Found(primaries.remove(0)),
            _ => ClassLookup::Ambiguous,
        }
    }

    /// Whether a member template of a class is specialised outside of it: `template <> struct Outer::Inner<int>`.
    pub(crate) fn is_specialised_outside(&self, from: NamespaceId, outer: &str, inner: &str) -> bool {
        let mut all = self.declarations.of(from, inner);
        all.any(|d| {
            let is_special = matches!(
                d.kind,
                DeclaredKind::Class {
                    specialisation: true,
                    ..
                }
            );
            is_special && matches!(d.path.as_slice(), [.., around, _] if around == outer)
        })
    }
}
