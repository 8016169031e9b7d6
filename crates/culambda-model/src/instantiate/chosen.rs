//! Which definition of a class template is instantiated, and with which arguments.

use super::candidate::Candidate;
use crate::here::Here;
use crate::ty::{ClassTy, Ty};

impl Here<'_> {
    /// Whether all code for the device is asked for: what is found out about captures does not hang on that.
    pub(crate) fn is_everywhere(&self) -> bool {
        self.instance.as_ref().is_some_and(|i| i.interest.everywhere)
    }

    /// Whether the class of a member has visible specialisations, and which of its definitions is meant is not known.
    pub(super) fn is_specialised(&self, candidate: &Candidate) -> bool {
        let Some((class, info)) = candidate.class.as_ref().and_then(|c| Some((c, c.info.as_ref()?))) else {
            return false;
        };
        self.is_of_specialised(candidate) && {
            let chosen = self.definition_chosen(class).and_then(|chosen| chosen.info);
            chosen.is_none_or(|chosen| chosen.place != info.place)
        }
    }

    /// Whether the class of a member has visible specialisations.
    pub(super) fn is_of_specialised(&self, candidate: &Candidate) -> bool {
        let Some(info) = candidate.class.as_ref().and_then(|c| c.info.as_ref()) else {
            return false;
        };
        info.params.is_some()
            && self
                .index
                .is_specialised(candidate.namespace, std::slice::from_ref(&info.name))
    }

    /// A class as the definition that its arguments choose, where that is asked for code of the device: what is found out
    /// about captures does not hang on it.
    pub(super) fn definition_meant(&self, class: &ClassTy) -> Option<ClassTy> {
        let path = class
            .info
            .as_ref()
            .filter(|i| i.params.is_some() && self.is_everywhere());
        let path = path.map(|info| std::slice::from_ref(&info.name));
        let meant = || {
            let special = path.is_some_and(|path| self.index.is_specialised(class.namespace, path));
            if special {
                self.definition_chosen(class)
            } else {
                Some(class.clone())
            }
        };
        // What an instance means is found where that is made: after all specialisations.
        if self.instance.as_ref().is_some_and(|i| i.only.is_some()) {
            self.index.anywhere(meant)
        } else {
            meant()
        }
    }

    /// The arguments of a class, with those by default, if there are as many as parameters then.
    pub(super) fn all_arguments(&self, class: &ClassTy, parameters: usize) -> Vec<Ty> {
        if class.arguments.len() < parameters && self.is_everywhere() {
            return self.bound_of(class).iter().map(|(_, ty)| ty.clone()).collect();
        }
        class.arguments.clone()
    }
}
