//! Calls in the expansion of a pack: one for each of its types.

use super::callee::Named;
use super::{Called, Side};
use crate::declarator::path_of;
use crate::here::Here;
use crate::ty::{Ty, bare};
use culambda_syntax::{Kind, Node};

/// Of longer packs nothing is said.
const MAX_TYPES: usize = 16;

impl<'a> Here<'a> {
    /// What `T::f(a)` calls where `T` is a pack in an instance: of the functions for its types one of the host, if there is
    /// one, with the bodies of all.
    pub(super) fn called_of_pack(&self, function: Node<'a>, arguments: Node<'a>) -> Option<Called> {
        let packs = &self.instance.as_ref().filter(|i| !i.packs.is_empty())?.packs;
        let path = path_of(self.syntax, function);
        let [pack, name] = path.as_slice() else { return None };
        let types = packs
            .get(pack)
            .filter(|all| function.kind() == Kind::QualifiedIdentifier && all.len() <= MAX_TYPES)?;
        let count = self.number_of(arguments)?;
        let mut found: Option<Called> = None;
        for ty in types {
            let Ty::Class(class) = bare(ty.clone()) else {
                return None;
            };
            let all = self.member_functions(&class, name)?;
            let own = self.judged_by(&Named { all, by_name: false }, &|_| Some(count), name.clone())?;
            found = Some(match found {
                Some(mut known) if own.side != Side::Host || known.side == Side::Host => {
                    known.bodies.extend(own.bodies);
                    known
                }
                Some(known) => Called {
                    bodies: own.bodies.iter().chain(&known.bodies).copied().collect(),
                    ..own
                },
                None => own,
            });
        }
        found
    }
}
