//! What functions using directives in blocks and the arguments of a call bring.

use super::library;
use crate::here::Here;
use crate::index::DeclaredKind;
use crate::instantiate::candidate::Candidate;
use crate::ty::{Ty, bare};
use culambda_syntax::Node;
use rustc_hash::FxHashSet;

impl<'a> Here<'a> {
    /// Whether a using directive of a block may bring something of a name.
    pub(crate) fn is_brought(&self, name: &str) -> bool {
        let mut all = self.scopes.directives().peekable();
        if all.peek().is_none() {
            return false;
        }
        let of_library = |namespace: &[String]| namespace == ["std"] && library::runs_on_device(name);
        all.any(of_library) || !self.brought(name).is_empty()
    }

    /// Adds the functions of a name that directives bring; nothing if they run on other sides than those without them: which
    /// of them hide others is not asked.
    pub(super) fn with_brought(&self, name: &str, mut all: Vec<Candidate>) -> Option<Vec<Candidate>> {
        if !self.is_brought(name) {
            return Some(all);
        }
        let mut known = all.iter().map(|c| c.spot).collect::<Vec<_>>();
        for path in self.brought(name) {
            let more = self.free_functions(self.namespace, &path)?;
            let new = more.into_iter().filter(|c| !known.contains(&c.spot));
            all.extend(new);
            known.clear();
            known.extend(all.iter().map(|c| c.spot));
        }
        self.are_on_one_side(&all)?.then_some(all)
    }

    /// Whether functions run on the same sides; none if that is not known.
    fn are_on_one_side(&self, all: &[Candidate]) -> Option<bool> {
        let mut sides = Vec::new();
        for candidate in all {
            sides.push(self.declared_space(candidate.spot)?.annotations?.space());
        }
        Some(sides.windows(2).all(|pair| pair[0] == pair[1]))
    }

    /// Adds what argument-dependent lookup finds, or may find where an argument is not known: the functions of the name in
    /// every namespace; nothing if others may be among them.
    pub(super) fn add_associated(&self, name: &str, arguments: Node<'a>, out: &mut Vec<Candidate>) -> Option<()> {
        let friends = self.found_as_friends(name, self.types_of(arguments.children()))?;
        if !friends.is_empty() && (out.is_empty() && self.everywhere(name).is_empty()) {
            out.extend(friends);
            return Some(());
        }
        // What friends of a class template take hangs on its arguments: beside others it is not asked which fits better.
        if friends.iter().any(|one| self.is_in_template(one)) {
            return None;
        }
        if out.is_empty() && self.may_be_of_unread(arguments) {
            return None;
        }
        let own = out.len();
        let mut known: FxHashSet<(usize, usize)> = out.iter().map(|c| (c.spot.file, c.spot.item)).collect();
        let namespaces = self.associated_namespaces(self.types_of(arguments.children()));
        let is_associated = |namespace| {
            let all = namespaces.as_ref();
            all.is_none_or(|all| all.iter().any(|own| self.index.is_beside(namespace, *own)))
        };
        for found in self.everywhere(name) {
            if !self.index.budget.step() {
                return None;
            }
            if !is_associated(found.namespace) {
                continue;
            }
            let is_function = matches!(found.declared.kind, DeclaredKind::Function { .. });
            let place = (found.declared.file, found.declared.item);
            if is_function && found.declared.path.len() == 1 && !known.contains(&place) {
                let before = out.len();
                self.add_function(&found, out)?;
                known.extend(out[before..].iter().map(|c| (c.spot.file, c.spot.item)));
            }
        }
        // One of another namespace, that no argument brings, may fit better than all others.
        let (ordinary, more) = out.split_at(own);
        let beside = |c: &Candidate| ordinary.iter().any(|o| self.index.is_beside(o.namespace, c.namespace));
        let all_found = namespaces.is_some() || more.iter().all(beside);
        let settled = all_found || friends.is_empty() && self.are_on_one_side(out)?;
        if !settled {
            return None;
        }
        out.extend(friends);
        Some(())
    }

    /// Whether a function that no scope around a call shows, so that arguments must bring it, may be one of a header that was
    /// not found: not all of what is passed is known.
    fn may_be_of_unread(&self, arguments: Node<'a>) -> bool {
        let mut includes = self.unit.files.iter().flat_map(|file| &file.includes);
        if !includes.any(|i| i.file.is_none() && !crate::wellknown::is_standard_header(&i.name)) {
            return false;
        }
        let known = |ty: Ty| match bare(ty) {
            Ty::Class(class) => class.is_known(),
            Ty::Unknown | Ty::Dependent => false,
            _ => true,
        };
        !arguments
            .children()
            .all(|argument| known(self.type_of_object(argument)))
    }
}
