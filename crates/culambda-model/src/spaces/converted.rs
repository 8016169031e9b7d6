//! Constructors that make an object of one value which no parentheses hold: by a conversion, by a cast.

use super::callee::Named;
use super::conversion::is_no_object;
use super::objects::brings_constructors;
use super::{Called, Inline};
use crate::here::Here;
use crate::instantiate::candidate::Spot;
use crate::instantiate::signature::Signature;
use crate::ty::{ClassTy, bare};
use culambda_syntax::{Kind, Node};

impl<'a> Here<'a> {
    /// The constructor that makes an object of a class from a value that is not an object, where nothing says that it does:
    /// `C c = 1;`, `return 1;`.
    pub(crate) fn converting(&self, class: &ClassTy, value: Node<'a>) -> Option<Called> {
        let info = class
            .info
            .as_ref()
            .filter(|i| i.complete && !class.is_enum && i.params.is_none())?;
        let ty = bare(self.type_of_operand(value));
        if !is_no_object(&ty) || value.kind() == Kind::InitializerList || brings_constructors(info) {
            return None;
        }
        let mut own = Vec::new();
        for candidate in self.member_functions(class, &info.name)? {
            let space = self.declared_space(candidate.spot)?;
            // One that takes an object of the class, or nothing, is not meant, and neither is an explicit one.
            let first = space.shape.1.first();
            let takes_value = first.is_some_and(|p| !p.contains(&info.name)) && space.arity.0 <= 1;
            if takes_value && !self.is_explicit_at(candidate.spot)? {
                own.push(candidate);
            }
        }
        let named = Named {
            all: own,
            by_name: false,
        };
        self.made_of_value(&named, value, &info.name)
    }

    /// The constructor that makes an object of a class from a value that is cast to it: `(C)1`.
    pub(crate) fn constructor_by_cast(&self, class: &ClassTy, value: Node<'a>) -> Option<Called> {
        let info = class.info.as_ref().filter(|info| !brings_constructors(info))?;
        let ty = bare(self.type_of_operand(value));
        if !self.is_never_copied_into(&ty, info) {
            return None;
        }
        let all = self.member_functions(class, &info.name)?;
        let all = self.without_copies(all, &info.name)?;
        self.made_of_value(&Named { all, by_name: false }, value, &info.name)
    }

    /// What one of the constructors of a class makes of a value.
    fn made_of_value(&self, constructors: &Named, value: Node<'a>, name: &str) -> Option<Called> {
        let given = || (vec![value], self.passed_objects(&[value]));
        let called = self.judged_for(constructors, Some(1), &given, None, name.to_owned())?;
        let constant = crate::types::evaluate(self, value, &self.type_scope()).is_some();
        // With a value of run time a constructor is called there, `constexpr` or not.
        if called.constexpr && !constant && !self.is_decided_at_run_time(value) {
            return None;
        }
        Some(Called {
            inline: Inline::Never,
            evaluated: constant,
            ..called
        })
    }

    /// Whether a constructor is explicit; nothing where a condition says it.
    fn is_explicit_at(&self, spot: Spot) -> Option<bool> {
        let syntax = self.index.syntax_of(spot.file, spot.item);
        let declaration = Signature::at(&syntax, spot.name_at)?.declaration;
        match declaration.all_children().find(|n| n.kind().is_explicit()) {
            None => Some(false),
            Some(word) => (word.all_children().nth(1).is_none()).then_some(true),
        }
    }
}
