//! Types of enumerators, and of members that a qualified name names.

use crate::class::{Access, ClassInfo, Member, MemberKind, place_of};
use crate::declarator::{last_name, path_of};
use crate::here::Here;
use crate::ty::{ClassTy, Level, Scope, Ty};
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::rc::Rc;

impl Here<'_> {
    /// The type of an enumerator of a class.
    pub(super) fn enumerator_of_class(
        &self,
        class: &Rc<ClassInfo>,
        around: &[Rc<ClassInfo>],
        member: &Member,
        scope: &Scope<'_>,
    ) -> Ty {
        let syntax = self.syntax_of_class(class);
        let Some((syntax, node)) = syntax.as_ref().and_then(|s| Some((s, enumeration(member.node(s)?)?))) else {
            return Ty::Unknown;
        };
        if let Some(name) = node.field(Field::Name) {
            let name = syntax.text_of(name);
            return self.member_type(class, around, name, scope).unwrap_or(Ty::Unknown);
        }
        let typedef = node.parent().filter(|p| p.kind() == Kind::TypeDefinition);
        let name = typedef
            .and_then(|t| t.field(Field::Declarator))
            .filter(|d| d.kind() == Kind::TypeIdentifier);
        let inner = Scope {
            syntax,
            ..scope.clone()
        };
        self.unnamed_member((class, around), member, node, name.map(|n| syntax.text_of(n)), &inner)
    }

    /// The type of an enumerator of an enumeration in a function.
    pub(super) fn local_enumerator(&self, enumeration: Node<'_>, scope: &Scope<'_>) -> Ty {
        match enumeration.field(Field::Name) {
            Some(name) => self.resolve_path(&path_of(self.syntax, name), Vec::new(), scope),
            None => Ty::Class(Box::new(ClassTy {
                levels: vec![Level {
                    name: super::unnamed::name_of(enumeration),
                    access: Access::Public,
                    local: true,
                    place: place_of(self.syntax, enumeration),
                }],
                is_enum: true,
                ..ClassTy::default()
            })),
        }
    }

    /// The type of `C::m`: an enumerator or a static member.
    pub(super) fn type_behind_class(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        let Some(Ty::Class(class)) = self.qualifier(node, scope) else {
            return Ty::Unknown;
        };
        if class.is_enum {
            return Ty::Class(class);
        }
        let name = scope.syntax.text_of(last_name(node));
        self.type_of_named_member(&class, name, scope)
    }

    /// The type of `&C::m`.
    pub(super) fn member_address(&self, node: Node<'_>, scope: &Scope<'_>) -> Ty {
        let Some(Ty::Class(class)) = self.qualifier(node, scope) else {
            return Ty::Unknown;
        };
        let name = scope.syntax.text_of(last_name(node));
        let member = class.info.as_ref().and_then(|i| i.members.get(name)?.first());
        match member {
            Some(m) if m.is_static => Ty::Unknown,
            Some(m) if m.field().is_some() => {
                let ty = self.data_member(&class, name);
                Ty::MemberPointer(Box::new(Ty::Class(class)), Box::new(ty))
            }
            Some(Member {
                kind: MemberKind::Function { .. },
                ..
            }) => Ty::MemberPointer(Box::new(Ty::Class(class)), Box::new(Ty::Function(Vec::new()))),
            _ => Ty::Unknown,
        }
    }

    /// The type of a data member or an enumerator of a class.
    pub(super) fn type_of_named_member(&self, class: &ClassTy, name: &str, scope: &Scope<'_>) -> Ty {
        let Some(info) = &class.info else { return Ty::Unknown };
        match info.members.get(name).and_then(|m| m.first()) {
            Some(m) if m.kind == MemberKind::Enumerator => {
                let inner = Scope {
                    local: false,
                    namespace: class.namespace,
                    ..scope.clone()
                };
                match self.enumerator_of_class(info, &class.chain, m, &inner) {
                    Ty::Class(mut enumeration) => {
                        enumeration.stands_in(class);
                        Ty::Class(enumeration)
                    }
                    other => other,
                }
            }
            _ => self.data_member(class, name),
        }
    }

    /// The class or enumeration in front of the last `::` of a name.
    pub(crate) fn qualifier(&self, node: Node<'_>, scope: &Scope<'_>) -> Option<Ty> {
        let components = super::resolve::components_of(scope, node, self);
        let (_, outer) = components.split_last()?;
        (!outer.is_empty()).then(|| self.resolve_components(outer, scope))
    }
}

/// The enumerations of a name in a text.
pub(crate) fn enumerations_named<'s>(syntax: &'s Syntax, name: &'s str) -> impl Iterator<Item = Node<'s>> {
    let all = syntax.root().descendants();
    all.filter(move |node| {
        let own = node.field(Field::Name).filter(|_| node.kind() == Kind::EnumSpecifier);
        own.is_some_and(|own| syntax.text_of(own) == name)
    })
}

/// The enumeration in a text that has an enumerator of a name.
pub(crate) fn enumeration_with<'s>(syntax: &'s Syntax, name: &str) -> Option<Node<'s>> {
    let is_it = |node: &Node<'_>| {
        let own = node.field(Field::Name).filter(|_| node.kind() == Kind::Enumerator);
        own.is_some_and(|own| syntax.text_of(own) == name)
    };
    let enumerator = syntax.root().descendants().find(is_it)?;
    enumerator.ancestors().find(|node| node.kind() == Kind::EnumSpecifier)
}

/// The enumeration that the declaration of a member defines.
pub(crate) fn enumeration(declaration: Node<'_>) -> Option<Node<'_>> {
    let ty = || declaration.field(Field::Type);
    Some(declaration)
        .into_iter()
        .chain(ty())
        .find(|n| n.kind() == Kind::EnumSpecifier)
}
