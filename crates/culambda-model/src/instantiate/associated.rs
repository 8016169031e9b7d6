//! What argument-dependent lookup adds to what a name means.

use super::candidate::{Candidate, Passed, Spot};
use crate::declarator::declared_name;
use crate::here::Here;
use crate::index::{DeclaredKind, Found, NamespaceId};
use crate::ty::{ClassTy, Searched, Ty};

impl Here<'_> {
    /// Adds the functions of a name that are declared beside the classes of arguments, which a call without qualification
    /// finds wherever it is. Those that ordinary lookup has found are there already.
    pub(super) fn add_associated_with(&self, passed: &[Passed], name: &str, all: &mut Vec<Candidate>) {
        if all.iter().any(|c| c.class.is_some()) {
            // A member hides them.
            return;
        }
        let mut namespaces = Vec::new();
        for (ty, _) in passed {
            self.add_namespaces_of(ty, &mut namespaces);
        }
        namespaces.retain(|n| all.iter().all(|c| !self.index.is_beside(c.namespace, *n)));
        if namespaces.is_empty() {
            return;
        }
        let beside = |f: &Found<'_>| namespaces.iter().any(|n| self.index.is_beside(f.namespace, *n));
        let found = self.everywhere(name).into_iter().filter(beside);
        all.extend(found.filter_map(|f| self.candidate_of(&f)));
    }

    /// The namespaces that arguments of some types bring into the lookup of a function; none if one of them is not known.
    pub(crate) fn associated_namespaces(&self, mut types: impl Iterator<Item = Ty>) -> Option<Vec<NamespaceId>> {
        let mut all = Vec::new();
        types.all(|ty| self.add_namespaces_of(&ty, &mut all)).then_some(all)
    }

    fn candidate_of(&self, found: &Found<'_>) -> Option<Candidate> {
        let declared = found.declared;
        let DeclaredKind::Function { specialisation, .. } = declared.kind else {
            return None;
        };
        let (file, item) = (declared.file, declared.item);
        let [name] = declared.path.as_slice() else { return None };
        let instance = crate::index::is_explicit_instantiation(self.unit, file, item);
        let seen = self.index.is_before_horizon(file, item) && !instance;
        let name_at = declared_name(&self.index.syntax_of(file, item), name, declared.nth).filter(|_| seen)?;
        Some(Candidate {
            spot: Spot { file, item, name_at },
            namespace: found.namespace,
            class: None,
            special: specialisation,
        })
    }

    /// Adds the namespaces of the classes that are associated with a type; says whether all of these are known.
    fn add_namespaces_of(&self, ty: &Ty, out: &mut Vec<NamespaceId>) -> bool {
        match ty {
            Ty::Builtin(_) | Ty::Value(_) => true,
            Ty::Const(inner) | Ty::Pointer(inner) | Ty::Reference(inner) | Ty::Array(inner, _) => {
                self.add_namespaces_of(inner, out)
            }
            Ty::MemberPointer(class, member) => {
                self.add_namespaces_of(class, out);
                self.add_namespaces_of(member, out);
                false
            }
            Ty::Function(all) => {
                for ty in all {
                    self.add_namespaces_of(ty, out);
                }
                false
            }
            Ty::Class(class) => self.add_namespaces_of_class(class, out),
            Ty::Closure { place: Some(at), .. } => {
                out.extend(self.index.namespace_at(at.file, at.span.start));
                true
            }
            _ => false,
        }
    }

    fn add_namespaces_of_class(&self, class: &ClassTy, out: &mut Vec<NamespaceId>) -> bool {
        if !class.is_known() || !self.index.budget.step() {
            return false;
        }
        out.push(class.namespace);
        let bases = self.search_bases(
            class,
            |_| true,
            |base| {
                out.push(base.namespace);
                None::<()>
            },
        );
        let mut known = matches!(bases, Searched::Nothing);
        for ty in class.arguments.iter().chain(&class.outer_arguments) {
            known &= self.add_namespaces_of(ty, out);
        }
        known
    }
}
