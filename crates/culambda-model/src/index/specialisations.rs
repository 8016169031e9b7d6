//! The specialisations of class templates, and which of them has some arguments as they are written.

use super::{DeclaredKind, Found, Index};
use crate::class::{ClassInfo, fold};
use crate::namespace::NamespaceId;
use culambda_source::ident;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Where a class template is looked for, and its path.
pub(crate) type ClassPath = (NamespaceId, Vec<String>);

/// A specialisation that is defined.
const SPECIAL: DeclaredKind = DeclaredKind::Class {
    defined: true,
    specialisation: true,
};

/// A specialisation, with the file and the item that define it.
type Special = (usize, usize, Rc<ClassInfo>);

/// The specialisations of a class template wherever they are defined, by their arguments: of a template with thousands
/// of them, each member that is defined outside asks for one.
#[derive(Debug, Default)]
pub(crate) struct Specialisations {
    /// By the arguments, with the brackets and without blanks.
    written: FxHashMap<String, Vec<Special>>,
    /// The same without the qualifiers of names.
    unqualified: FxHashMap<String, Vec<Special>>,
    /// How many there are.
    count: usize,
}

impl Index<'_> {
    /// The specialisations of a class template that are defined and visible.
    pub fn specialisations(&self, from: NamespaceId, path: &[String]) -> Vec<Rc<ClassInfo>> {
        let found = self.lookup_path(from, path);
        let all = found.iter().flat_map(|f| self.specials_of(f, path));
        all.map(|(.., class)| class).collect()
    }

    /// Whether a class template has a specialisation that is defined and visible.
    pub(crate) fn is_specialised(&self, from: NamespaceId, path: &[String]) -> bool {
        let any = |found: Vec<Found<'_>>| found.iter().any(|f| !self.specials_of(f, path).is_empty());
        let few = self.lookup_kinds(from, path);
        // Where the first that is defined cannot be read, another one may.
        let is_defined = few.iter().any(|f| f.declared.kind == SPECIAL);
        is_defined && (any(few) || any(self.lookup_path(from, path)))
    }

    /// How many specialisations of a class template are defined, wherever that is.
    pub(crate) fn specialisation_count(&self, from: NamespaceId, path: &[String]) -> usize {
        self.specialisations_by_arguments(from, path).count
    }

    /// Those whose arguments read the same as these, brackets included.
    pub(crate) fn specialisations_read_as(
        &self,
        from: NamespaceId,
        path: &[String],
        arguments: &str,
    ) -> Vec<Rc<ClassInfo>> {
        let all = self.specialisations_by_arguments(from, path);
        self.visible_among(all.written.get(&fold(arguments)))
    }

    /// Those whose arguments read the same when the qualifiers of names are left out.
    pub(crate) fn specialisations_read_unqualified_as(
        &self,
        from: NamespaceId,
        path: &[String],
        arguments: &str,
    ) -> Vec<Rc<ClassInfo>> {
        let all = self.specialisations_by_arguments(from, path);
        self.visible_among(all.unqualified.get(&unqualified(&fold(arguments))))
    }

    fn visible_among(&self, all: Option<&Vec<Special>>) -> Vec<Rc<ClassInfo>> {
        let all = all.into_iter().flatten();
        let visible = all.filter(|(file, item, _)| self.is_before_horizon(*file, *item));
        visible.map(|(.., class)| Rc::clone(class)).collect()
    }

    fn specialisations_by_arguments(&self, from: NamespaceId, path: &[String]) -> Rc<Specialisations> {
        let key = (from, path.to_vec());
        if let Some(known) = self.kept.specialisations.borrow().get(&key) {
            return Rc::clone(known);
        }
        let mut new = Specialisations::default();
        let found = self.anywhere(|| self.lookup_path(from, path));
        for special in found.iter().flat_map(|f| self.specials_of(f, path)) {
            let written = fold(special.2.arguments.as_deref().unwrap_or_default());
            let plain = unqualified(&written);
            new.written.entry(written).or_default().push(special.clone());
            new.unqualified.entry(plain).or_default().push(special);
            new.count += 1;
        }
        let new = Rc::new(new);
        self.kept.specialisations.borrow_mut().insert(key, Rc::clone(&new));
        new
    }

    /// The specialisations that a declaration defines.
    fn specials_of(&self, found: &Found<'_>, path: &[String]) -> Vec<Special> {
        let declared = found.declared;
        if declared.kind != SPECIAL {
            return Vec::new();
        }
        let classes = self.classes_of(declared).into_iter();
        let named = classes.filter(|c| path.last() == Some(&c.name) && c.arguments.is_some());
        named.map(|class| (declared.file, declared.item, class)).collect()
    }
}

/// A text without the qualifiers of its names.
fn unqualified(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for part in text.split("::") {
        out.truncate(out.len() - ident::last(out.as_bytes()).len());
        out.push_str(part);
    }
    out
}
