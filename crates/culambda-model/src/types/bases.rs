//! Bases of classes. A base is named where its class is defined, whoever asks: every search for a member goes through
//! [`Here::base_types`].

use crate::class::{Base, ClassInfo, Member, MemberKind, TypeKind};
use crate::here::Here;
use crate::index::ClassLookup;
use crate::namespace::NamespaceId;
use crate::ty::{BaseTypes, ClassTy, Path, Scope, Searched, Ty, class_identity};
use crate::types::special::Chosen;
use culambda_syntax::Syntax;
use rustc_hash::FxHashSet;
use std::cell::OnceCell;
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

    /// The types of the bases of a class, to be asked for with [`Here::base_type`]. What is found is kept for everybody
    /// who asks, where it does not depend on the place of the walk.
    pub(crate) fn base_types(&self, class: &ClassTy) -> BaseTypes {
        let Some(info) = &class.info else {
            return BaseTypes::default();
        };
        // What a class of the walked item means by its parameters depends on whether the walk is in it.
        let plain = |c: &Rc<ClassInfo>| c.params.is_none();
        let sure = !self.is_walked(info) || (plain(info) && class.chain.iter().all(plain));
        if self.is_local(class) || !sure {
            return info.bases.iter().map(|_| OnceCell::new()).collect();
        }
        let bound = self.parameters_of(class, info);
        let own = self.namespace_of_class(info);
        self.index.kept.bases.of(info, own, &bound)
    }

    /// The type of a base of a class, by its number, looked up in the scope of the class, with its arguments put in. It
    /// is found once.
    pub(crate) fn base_type(&self, class: &ClassTy, types: &BaseTypes, number: usize) -> Rc<Ty> {
        let Some(info) = &class.info else {
            return Rc::new(Ty::Unknown);
        };
        let (Some(base), Some(known)) = (info.bases.get(number), types.get(number)) else {
            return Rc::new(Ty::Unknown);
        };
        if let Some(known) = known.get() {
            return Rc::clone(known);
        }
        let Some(_step) = self.index.budget.enter() else {
            return Rc::new(Ty::Unknown);
        };
        let local = self.is_local(class);
        let own = self.namespace_of_class(info);
        let around = Scope {
            syntax: self.syntax,
            local,
            classes: self.chain_of(class, info),
            namespace: own.filter(|_| !local).unwrap_or(class.namespace),
            bound: self.parameters_of(class, info),
        };
        let found = self.as_chosen(self.find_base(info, base, around));
        let found = Rc::new(if is_complete(info, base, &found) {
            found
        } else {
            Ty::Unknown
        });
        if !self.index.budget.is_spent() {
            let _ = known.set(Rc::clone(&found));
        }
        found
    }

    /// What a path stands for in a class that begins with an alias of it; unknown for any other.
    pub(crate) fn alias_in(&self, class: &ClassTy, path: &[String]) -> Ty {
        let (Some(info), [first, ..]) = (&class.info, path) else {
            return Ty::Unknown;
        };
        let alias = |m: &Member| matches!(m.kind, MemberKind::Type(TypeKind::Alias));
        if !info.members.get(first).is_some_and(|all| all.iter().all(alias)) {
            return Ty::Unknown;
        }
        let Some(_step) = self.index.budget.enter() else {
            return Ty::Unknown;
        };
        let local = self.is_local(class);
        let mut classes = self.chain_of(class, info);
        classes.push(Rc::clone(info));
        let around = Scope {
            syntax: self.syntax,
            local,
            classes,
            namespace: self
                .namespace_of_class(info)
                .filter(|_| !local)
                .unwrap_or(class.namespace),
            bound: self.parameters_of(class, info),
        };
        self.resolve_path(path, Vec::new(), &around)
    }

    /// A class as the definition that its arguments choose; unknown where that is open.
    fn as_chosen(&self, ty: Ty) -> Ty {
        match &ty {
            Ty::Class(class) => match self.chosen_definition(class) {
                Chosen::Primary => ty,
                Chosen::Special(class) => Ty::Class(class),
                Chosen::Open => Ty::Unknown,
            },
            _ => ty,
        }
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
        self.resolve(syntax.node_at(base.at), &scope)
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
        ask: impl FnMut(&ClassTy) -> Option<T>,
    ) -> Searched<T> {
        self.search(class, follows, ask, None)
    }

    /// A member by name, with the class that has it: the one that is asked, or one of its bases.
    pub(crate) fn find_member(&self, class: &ClassTy, name: &str) -> Option<(ClassTy, Member)> {
        let own = |class: &ClassTy| {
            let member = class.info.as_ref()?.members.get(name)?.first()?;
            Some((class.clone(), member.clone()))
        };
        own(class).or_else(|| self.search_bases(class, |_| true, own).found())
    }

    /// The first base of a class, or of its bases, that has a member of a name; `dependent` bases are asked, too, or
    /// are not. That a class has none is kept: many ask for names that no class has.
    pub(crate) fn base_with_member(&self, class: &ClassTy, name: &str, dependent: bool) -> Option<ClassTy> {
        let has = |base: &ClassTy| {
            let info = base.info.as_ref()?;
            info.members.contains_key(name).then(|| base.clone())
        };
        let member = (name.to_owned(), dependent);
        self.search(class, |b| dependent || !b.dependent, has, Some(&member))
            .found()
    }

    /// The search. Where it is for a member of a name, bases that are known not to have it are passed over.
    fn search<T>(
        &self,
        class: &ClassTy,
        follows: impl Fn(&Base) -> bool,
        mut ask: impl FnMut(&ClassTy) -> Option<T>,
        member: Option<&(String, bool)>,
    ) -> Searched<T> {
        let mut open = false;
        let mut seen: FxHashSet<(usize, String)> = FxHashSet::default();
        // Each class with the types of its bases and the number of the next one.
        let mut path = Path::default();
        path.push(class.clone(), (self.base_types(class), 0));
        while let Some((class, (types, next))) = path.last() {
            let info = class.info.clone();
            let Some(base) = info.as_ref().and_then(|i| i.bases.get(*next)) else {
                let done = path.pop().filter(|_| !open && path.len() > 0);
                if let (Some(done), Some(member)) = (done, member) {
                    self.keep_without(&done, member);
                }
                continue;
            };
            let number = *next;
            *next += 1;
            if !follows(base) {
                continue;
            }
            if !self.index.budget.step() {
                return Searched::Open;
            }
            let ty = self.base_type(class, types, number);
            let Some(found) = ty.known_class().filter(|found| !path.has(found)) else {
                open = true;
                continue;
            };
            let identity = class_identity(found);
            if seen.contains(&identity) {
                continue;
            }
            let without = member.is_some_and(|member| self.index.kept.bases.is_without(&identity, member));
            seen.insert(identity);
            if without {
                continue;
            }
            if let Some(answer) = ask(found) {
                return Searched::Found(answer);
            }
            if found.info.as_ref().is_some_and(|i| !i.bases.is_empty()) {
                path.push(found.clone(), (self.base_types(found), 0));
            }
        }
        if open { Searched::Open } else { Searched::Nothing }
    }

    /// Keeps that a class and all of its bases have no member of a name, where that does not depend on the walk.
    fn keep_without(&self, class: &ClassTy, member: &(String, bool)) {
        if !self.index.budget.is_spent() && !self.depends_on_place(class) {
            self.index.kept.bases.keep_without(class_identity(class), member);
        }
    }

    /// The namespace that a class is defined in; `None` where its text is in no file.
    pub(crate) fn namespace_of_class(&self, info: &ClassInfo) -> Option<NamespaceId> {
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

    /// Whether a class is around the walk.
    pub(super) fn is_around(&self, info: &ClassInfo) -> bool {
        self.classes.iter().any(|f| f.info.place == info.place)
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
    pub(super) fn classes_around(&self, info: &Rc<ClassInfo>) -> Vec<Rc<ClassInfo>> {
        if let Some(depth @ 1..) = self.classes.iter().position(|f| Rc::ptr_eq(&f.info, info)) {
            return self.classes[..depth].iter().map(|f| Rc::clone(&f.info)).collect();
        }
        let outside = || {
            let outer = &info.path[..info.path.len().checked_sub(1)?];
            let from = self.namespace_of_class(info).unwrap_or(self.namespace);
            // The components that name namespaces are not classes.
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

    /// What the template parameters of a class stand for in the names of its bases: its own, and those of the classes around.
    fn parameters_of(&self, class: &ClassTy, info: &Rc<ClassInfo>) -> crate::ty::Bound {
        let bound = self.bound_of(class);
        let own = info.params.as_ref().filter(|_| bound.is_empty());
        let outer = crate::ty::of_classes_around(class);
        if own.is_none() && outer.is_empty() {
            return bound;
        }
        let walked = self.classes.iter().any(|f| Rc::ptr_eq(&f.info, info));
        let open = |p: &String| (p.clone(), if walked { self.bound_to(p) } else { Ty::Dependent });
        let own = own.into_iter().flatten().map(open);
        bound.iter().cloned().chain(own).chain(outer).collect()
    }
}

/// Whether a base is defined where its class names it. One that follows it in the same file is an incomplete type
/// there, an error of every compiler; classes that name each other would be asked in circles. What depends on a
/// template parameter is looked up at the instantiation.
fn is_complete(class: &ClassInfo, base: &Base, found: &Ty) -> bool {
    let follows = |other: &ClassInfo| other.place.0 == class.place.0 && other.place.1 > class.place.1;
    let found = found.known_class().and_then(|c| c.info.as_ref());
    base.dependent || !found.is_some_and(|other| follows(other))
}
