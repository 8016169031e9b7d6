//! What a loop over a range calls: `begin` and `end` of its class, members or functions that its type leads to.

use super::callee::Named;
use super::ranks::Operands;
use super::{Called, Side};
use crate::here::Here;
use crate::meaning::Meaning;
use crate::ty::{ClassTy, Ty, bare};
use culambda_syntax::Node;

impl<'a> Here<'a> {
    /// The functions that a loop over a range calls to find out where that begins and ends.
    pub(crate) fn called_by_range(&self, range: Node<'a>) -> Vec<Called> {
        let ty = self.type_of_expression(range, &self.type_scope());
        let Ty::Class(class) = bare(ty.clone()) else {
            return Vec::new();
        };
        if class.info.is_none() {
            return self.called_by_range_of_library(&class).into_iter().collect();
        }
        let Some(info) = class.info.as_ref().filter(|i| i.complete && !class.is_enum) else {
            return Vec::new();
        };
        let meanings = ["begin", "end"].map(|name| self.member_of(info, name));
        let found = if meanings.iter().all(|m| *m == Meaning::None) {
            ["begin", "end"].map(|name| self.begins_with_function(&ty, name))
        } else {
            ["begin", "end"].map(|name| self.begins_with_member(&class, name))
        };
        // The host front end does not look at these calls.
        let found = found.into_iter().flatten();
        let mut found: Vec<Called> = found.filter(|called| called.side != Side::Device).collect();
        if let Some(Ty::Class(iterator)) = self.result_of(&class, "begin") {
            found.extend(self.called_of_iterator(&iterator));
        }
        found
    }

    /// What a loop does with an iterator that is an object of a class, if that is what its members are for.
    fn called_of_iterator(&self, class: &ClassTy) -> Vec<Called> {
        let Some(info) = class.info.as_ref().filter(|i| i.complete && !class.is_enum) else {
            return Vec::new();
        };
        let called = |(key, count): (&str, usize)| {
            let all = match self.member_of(info, key) {
                Meaning::Functions(_) => self.member_functions(class, key)?,
                _ => return None,
            };
            self.judged_by(&Named { all, by_name: false }, &|_| Some(count), key.to_owned())
        };
        let all = [("operator!=", 1), ("operator*", 0), ("operator++", 0)];
        all.into_iter().filter_map(called).collect()
    }

    fn begins_with_member(&self, class: &ClassTy, name: &str) -> Option<Called> {
        let all = self.member_functions(class, name)?;
        self.judged_by(&Named { all, by_name: false }, &|_| Some(0), name.to_owned())
    }

    /// Functions at namespace scope are found by the type of the range alone.
    fn begins_with_function(&self, ty: &Ty, name: &str) -> Option<Called> {
        if self.may_be_found_as_friend(name, std::iter::once(ty.clone())) {
            return None;
        }
        let mut all = Vec::new();
        for found in self.everywhere(name) {
            if found.declared.path.len() == 1 {
                self.add_function(&found, &mut all)?;
            }
        }
        let named = Named { all, by_name: true };
        let one = |_: &_| Some(1);
        let called = self.judged_by(&named, &one, name.to_owned());
        called.or_else(|| {
            let passed = [(ty.clone(), true)];
            let given = Operands {
                passed: &passed,
                nodes: &[],
                with_object: false,
            };
            self.judged_by_types(&named, &given, name.to_owned())
        })
    }
}
