//! Which instances the host front end reads, as a walk sees it: [`super::at_once`] says which may be looked for.

use super::candidate::{Callee, Candidate, Found, Passed};
use super::signature::Signature;
use crate::class::deduces_return;
use crate::declarator::has_specifier;
use crate::here::Here;
use crate::ty::{Ty, closures};
use culambda_source::Standard;
use culambda_syntax::{Field, Kind, Node};

impl<'a> Here<'a> {
    /// Whether the walk is in an instance that the host front end reads.
    pub(crate) fn is_read_by_host(&self) -> bool {
        self.instance.as_ref().is_some_and(|i| i.by_host)
    }

    /// Whether the host front end comes to a place in a further walk: it is in no template, or in one that it reads.
    pub(crate) fn is_seen_by_host(&self) -> bool {
        self.instance.as_ref().is_some_and(|i| i.only.is_none() || i.by_host)
    }

    /// Whether a name may be that of a template that the host front end reads here.
    pub(super) fn may_be_at_once(&self, name: &str) -> bool {
        let interest = self.instance.as_ref().map(|i| &i.interest);
        interest.is_some_and(|i| i.at_once.has(name)) && self.is_seen_by_host()
    }

    /// Whether the host front end reads a generic lambda that is called: since C++17 each is `constexpr`, as far as it
    /// may be.
    pub(crate) fn is_read_at_once(&self, lambda: Node<'a>) -> bool {
        let declarator = lambda.field(Field::Declarator);
        let says_return = declarator.is_some_and(|d| d.child(Kind::TrailingReturnType).is_some());
        self.is_unannotated(lambda) && (!says_return || self.target.standard >= Standard::Cpp17)
    }

    /// An instantiation with what is known of those who read it; none if nobody does who matters.
    pub(super) fn as_read(
        &self,
        found: Found,
        callee: &Callee<'a>,
        passed: Option<&[Passed]>,
        name: &str,
    ) -> Option<Found> {
        let seen = found.spot.file == 0 || callee.candidates.iter().any(|c| self.is_of_followed_header(c, name));
        let further = seen && self.matters_further(&callee.candidates, name);
        let by_host = self.may_be_at_once(name) && self.is_at_once(&found, callee, passed);
        (further || by_host).then_some(Found {
            further,
            by_host,
            ..found
        })
    }

    /// Whether a template of a name is followed into headers.
    pub(super) fn is_of_followed_header(&self, candidate: &Candidate, name: &str) -> bool {
        let Some(followed) = self.instance.as_ref().map(|i| &i.interest.of_headers) else {
            return false;
        };
        match candidate.class.as_ref() {
            Some(class) => class.info.as_ref().is_some_and(|i| followed.classes.contains(&i.name)),
            None if name.starts_with(super::operators::NAME) => followed.functions.contains(super::operators::NAME),
            None => followed.functions.contains(name),
        }
    }

    /// Whether the host front end reads the body of a function that gets a lambda of the device.
    fn is_at_once(&self, found: &Found, callee: &Callee<'a>, passed: Option<&[Passed]>) -> bool {
        let mut arguments = found.arguments.iter().chain(&found.class_arguments);
        if !arguments.any(|a| a.types().iter().any(has_device_closure)) || !self.is_only_definition(callee, passed) {
            return false;
        }
        let syntax = self.index.syntax_of(found.spot.file, found.spot.item);
        let Some(signature) = Signature::at(&syntax, found.spot.name_at) else {
            return false;
        };
        let declaration = signature.declaration;
        has_specifier(&syntax, declaration, "constexpr") || deduces_return(&syntax, declaration, signature.function)
    }

    /// Whether no two definitions may be meant, of which constraints choose one.
    fn is_only_definition(&self, callee: &Callee<'a>, passed: Option<&[Passed]>) -> bool {
        let explicit = callee.explicit.is_some();
        let mut definitions = 0;
        for candidate in &callee.candidates {
            if self.is_specialised(candidate) {
                return false;
            }
            let Some(overload) = self.overload(candidate.spot) else {
                return false;
            };
            let (fewest, most) = overload.arity;
            let takes =
                passed.is_none_or(|p| fewest <= p.len() && p.len() <= most && self.may_take(candidate, p, explicit));
            definitions += usize::from(takes && overload.definition);
        }
        definitions <= 1
    }
}

/// Whether a type is made of the type of a lambda of the device.
fn has_device_closure(ty: &Ty) -> bool {
    let mut found = false;
    closures(ty, &mut |closure| {
        found |= matches!(
            closure,
            Ty::Closure {
                extended: true,
                device_alone: true,
                ..
            }
        );
    });
    found
}
