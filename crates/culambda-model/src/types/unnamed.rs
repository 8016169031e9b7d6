//! Classes and enumerations without a name: members have their access all the same, and a typedef names them.

use crate::class::{ClassInfo, ClassReader, Member, UNNAMED};
use crate::here::Here;
use crate::ty::{ClassTy, Level, Scope, Ty};
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

impl Here<'_> {
    /// The type of a specifier without a name in the declaration of a member; `name` is what a typedef calls it.
    pub(super) fn unnamed_member(
        &self,
        (class, around): (&Rc<ClassInfo>, &[Rc<ClassInfo>]),
        member: &Member,
        specifier: Node<'_>,
        name: Option<&str>,
        scope: &Scope<'_>,
    ) -> Ty {
        let Ty::Class(owner) = self.class_type(class, around, scope) else {
            return Ty::Unknown;
        };
        let mut chain = around.to_vec();
        chain.push(Rc::clone(class));
        let mut levels = owner.levels;
        levels.push(Level {
            name: name.map_or_else(|| name_of(specifier), str::to_owned),
            access: member.access,
            local: false,
            place: member.access_place,
        });
        let is_enum = specifier.kind() == Kind::EnumSpecifier;
        let reader = ClassReader::new(scope.syntax, Vec::new(), None);
        Ty::Class(Box::new(ClassTy {
            info: (!is_enum).then(|| reader.read(specifier, None).shared()),
            levels,
            chain,
            namespace: scope.namespace,
            is_enum,
            ..ClassTy::default()
        }))
    }
}

/// The specifier of a declaration that defines a class or enumeration without a name.
pub(super) fn specifier(declaration: Node<'_>) -> Option<Node<'_>> {
    declaration
        .field(Field::Type)
        .filter(|t| t.kind().is_class_or_enum() && t.field(Field::Name).is_none() && t.field(Field::Body).is_some())
}

/// What messages call a class or enumeration without a name: `struct <unnamed>`.
pub(super) fn name_of(specifier: Node<'_>) -> String {
    format!("{} {UNNAMED}", specifier.kind().class_key())
}
