//! Bases of classes. A base is named where its class is defined, whoever asks: every search for a member goes through
//! [`Here::base_type`].

use crate::class::{Base, ClassInfo};
use crate::here::Here;
use crate::index::ClassLookup;
use crate::namespace::NamespaceId;
use crate::ty::{ClassTy, Scope, Searched, Ty, class_identity, is_same_class};
use culambda_syntax::Syntax;
use rustc_hash::FxHashSet;
use std::rc::Rc;
use std::sync::Arc;

impl Here<'_> {
    /// A class as a type, in the scope that it is defined in and without template arguments.
    pub(crate) fn class_where_defined(&self, info: &Rc<ClassInfo>) -> ClassTy {
        ClassTy {
            info: Some(Rc::clone(info)),
            chain: self.classes_around(info),
            namespace: self.namespace_of_class(info).unwrap_or(self.namespace),
            ..ClassTy::default()
        }
    }

    /// The type of a base of a class, looked up in the scope of the class, with its arguments put in. It is found once.
    pub(crate) fn base_type(&self, class: &ClassTy, base: &Base) -> Ty {
        let Some(info) = &class.info else { return Ty::Unknown };
        let local = self.is_local(class);
        let bound = self.parameters_of(class, info);
        // What a class of the walked item means by its parameters depends on whether the walk is in it.
        let plain = |c: &Rc<ClassInfo>| c.params.is_none();
        let sure = !self.is_walked(info) || (plain(info) && class.chain.iter().all(plain));
        let own = self.namespace_of_class(info);
        let key = (!local && sure).then(|| self.index.kept.bases.key(info, own, base, &bound));
        if let Some(known) = key.as_ref().and_then(|key| self.index.kept.bases.get(key)) {
            return known;
        }
        let Some(_step) = self.index.budget.enter() else {
            return Ty::Unknown;
        };
        let around = Scope {
            syntax: self.syntax,
            local,
            classes: self.chain_of(class, info),
            namespace: own.filter(|_| !local).unwrap_or(class.namespace),
            bound,
        };
        let found = self.find_base(info, base, around);
        if let (Some(key), false) = (key, self.index.budget.is_spent()) {
            self.index.kept.bases.keep(key, info, &found);
        }
        found
    }

    /// The type that a base names in the scope around it.
    fn find_base(&self, class: &ClassInfo, base: &Base, around: Scope<'_>) -> Ty {
        if !base.text.contains('<') {
            return self.resolve_path(&base.path, Vec::new(), &around);
        }
        let Some(syntax) = self.syntax_of_class(class) else {
            return Ty::Unknown;
        };
        let scope = Scope {
            syntax: &syntax,
            ..around
        };
        match syntax.root().descendant_for_byte_range(base.at.0, base.at.1) {
            Some(node) => self.resolve(node, &scope),
            None => Ty::Unknown,
        }
    }

    /// The syntax that a class was read from.
    pub(crate) fn syntax_of_class(&self, info: &ClassInfo) -> Option<Arc<Syntax>> {
        let (file, offset) = info.place;
        let read = || {
            Some(
                self.index
                    .syntax_of(file, self.unit.files.get(file)?.item_index(offset)?),
            )
        };
        info.syntax.clone().or_else(read)
    }

    /// Asks the bases of a class and theirs, in the order of their declaration, until one answers. Each is asked once,
    /// by however many ways it is a base. One whose definition is not known, and one that is a base of itself (the
    /// specialisation that ends a recursive template is not chosen here), leave the answer open.
    pub(crate) fn search_bases<T>(
        &self,
        class: &ClassTy,
        follows: impl Fn(&Base) -> bool,
        mut ask: impl FnMut(&ClassTy) -> Option<T>,
    ) -> Searched<T> {
        let mut open = false;
        let mut seen: FxHashSet<(usize, String)> = FxHashSet::default();
        let mut path = vec![(class.clone(), 0)];
        while let Some((class, next)) = path.last_mut() {
            let info = class.info.clone();
            let Some(base) = info.as_ref().and_then(|i| i.bases.get(*next)) else {
                path.pop();
                continue;
            };
            *next += 1;
            if !follows(base) {
                continue;
            }
            if !self.index.budget.step() {
                return Searched::Open;
            }
            let found = match self.base_type(class, base) {
                Ty::Class(c) if c.info.is_some() => *c,
                _ => {
                    open = true;
                    continue;
                }
            };
            if path.iter().any(|(c, _)| is_same_class(c, &found)) {
                open = true;
                continue;
            }
            if !seen.insert(class_identity(&found)) {
                continue;
            }
            if let Some(answer) = ask(&found) {
                return Searched::Found(answer);
            }
            path.push((found, 0));
        }
        if open { Searched::Open } else { Searched::Nothing }
    }

    /// The namespace that a class is defined in; `None` where its text is in no file.
    pub(super) fn namespace_of_class(&self, info: &ClassInfo) -> Option<NamespaceId> {
        let (file, offset) = info.place;
        // What is defined in the item that is walked sees what the walk sees: it may be local to a function that is
        // defined outside of its namespace.
        if self.is_walked(info) {
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

    /// Whether what the names in a class mean depends on where the walk is.
    pub(crate) fn depends_on_place(&self, class: &ClassTy) -> bool {
        self.is_local(class) || class.info.as_ref().is_none_or(|info| self.is_walked(info))
    }

    /// Whether a class is defined in the item that is walked.
    fn is_walked(&self, info: &ClassInfo) -> bool {
        let (file, offset) = info.place;
        let span = self.syntax.view.span;
        file == self.syntax.view.file && (span.start..span.end).contains(&offset)
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
    fn parameters_of(&self, class: &ClassTy, info: &Rc<ClassInfo>) -> crate::ty::Bound {
        let bound = crate::ty::of_class(class);
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
