//! Aliases: what they stand for with given arguments, found once.

use super::unnamed;
use crate::class::{ClassInfo, Member, MemberKind, template_parameter_names};
use crate::declarator::is_around_declarations;
use crate::here::Here;
use crate::index::Found;
use crate::ty::{AliasKey, Bound, Scope, Ty};
use culambda_source::Builtin;
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::rc::Rc;

/// A class, and the classes around it.
type Nested<'c> = (&'c Rc<ClassInfo>, &'c [Rc<ClassInfo>]);

impl Here<'_> {
    /// What an alias at namespace scope stands for.
    pub(super) fn namespace_alias(&self, found: Found<'_>, name: &str, arguments: &[Ty]) -> Ty {
        let (file, item) = (found.declared.file, found.declared.item);
        let start = self.unit.files[file].items[item].span.start;
        let syntax = self.index.syntax_of(file, item);
        if !arguments.iter().all(|ty| self.is_elsewhere(ty)) {
            return self.alias_at(&syntax, found, name, arguments);
        }
        let key = AliasKey::new((file, start), name, found.namespace, arguments.iter());
        self.index.kept.aliases.get(self.index, key, || {
            self.outside(&syntax, found.namespace)
                .alias_at(&syntax, found, name, arguments)
        })
    }

    fn alias_at(&self, syntax: &Syntax, found: Found<'_>, name: &str, arguments: &[Ty]) -> Ty {
        let mut inner = Scope::of_namespace(syntax, found.namespace);
        match alias_target(syntax, name) {
            Some((node, declarator)) => {
                inner.bound = self.bound_by_alias(node, arguments.to_vec(), &inner);
                self.declared_type(node, declarator, &inner)
            }
            // The grammar takes `size_t` for a fundamental type: `typedef unsigned long size_t;` declares nothing.
            None => Builtin::of_library(name).map_or(Ty::Unknown, Ty::Builtin),
        }
    }

    /// What an alias that is a member of a class stands for, or a class that is only declared there.
    pub(super) fn member_alias(&self, class: Nested<'_>, name: &str, member: &Member, scope: &Scope<'_>) -> Ty {
        let Some(syntax) = self.syntax_of_class(class.0) else {
            return Ty::Unknown;
        };
        let find = |w: &Here<'_>| w.alias_in_class(&syntax, class, (name, member), (scope.namespace, &scope.bound));
        let classes = class.1.iter().chain([class.0]);
        let elsewhere =
            classes.clone().all(|c| !self.is_around(c)) && scope.bound.iter().all(|(_, ty)| self.is_elsewhere(ty));
        if !elsewhere {
            return find(self);
        }
        let arguments = scope.bound.iter().map(|(_, ty)| ty);
        let key = AliasKey::new(class.0.place, name, scope.namespace, arguments);
        let outside = || find(&self.outside(&syntax, scope.namespace));
        self.index.kept.aliases.get(self.index, key, outside)
    }

    /// What an alias template that is a member of a class around stands for with these arguments, if that is known.
    pub(super) fn alias_with(&self, name: &str, arguments: &[Ty], scope: &Scope<'_>) -> Option<Ty> {
        self.instance.as_ref().filter(|i| i.interest.everywhere)?;
        if scope.local && self.scopes.lookup(name).is_some() || scope.bound_to(name).is_some() {
            return None;
        }
        let declares = |class: &&Rc<ClassInfo>| class.members.contains_key(name);
        let class = scope.classes.iter().rev().find(declares)?;
        self.alias_template(class, name, arguments, scope)
    }

    /// What an alias template that is a member of a class stands for with these arguments, if that is known.
    pub(super) fn alias_of_class(
        &self,
        class: Nested<'_>,
        name: &str,
        arguments: &[Ty],
        scope: &Scope<'_>,
    ) -> Option<Ty> {
        if arguments.is_empty() || !self.follows_uses() {
            return None;
        }
        let inner = Scope {
            classes: chain_with(class.1, class.0),
            namespace: self.namespace_of_class(class.0).unwrap_or(scope.namespace),
            ..scope.clone()
        };
        self.alias_template(class.0, name, arguments, &inner)
    }

    /// The same where the names in a class are looked up in a scope.
    fn alias_template(&self, class: &Rc<ClassInfo>, name: &str, arguments: &[Ty], scope: &Scope<'_>) -> Option<Ty> {
        let member = class.members.get(name)?.first();
        let member = member.filter(|m| matches!(m.kind, MemberKind::Type(_)))?;
        let syntax = self.syntax_of_class(class)?;
        let template = member.node(&syntax).filter(|n| n.kind() == Kind::TemplateDeclaration)?;
        let names = template_parameter_names(&syntax, template);
        let (node, declarator) = alias_in(&syntax, template, name).filter(|_| names.len() == arguments.len())?;
        let own = names.into_iter().zip(arguments.iter().cloned());
        let inner = Scope {
            syntax: &syntax,
            local: false,
            bound: own.chain(scope.bound.iter().cloned()).collect(),
            ..scope.clone()
        };
        match self.declared_type(node, declarator, &inner) {
            Ty::Unknown | Ty::Dependent => None,
            known => Some(known),
        }
    }

    fn alias_in_class(
        &self,
        syntax: &Syntax,
        class: Nested<'_>,
        (name, member): (&str, &Member),
        (namespace, bound): (usize, &Bound),
    ) -> Ty {
        let inner = Scope {
            syntax,
            local: false,
            classes: chain_with(class.1, class.0),
            namespace,
            bound: Rc::clone(bound),
        };
        let Some((node, declarator)) = member.node(syntax).and_then(|node| alias_in(syntax, node, name)) else {
            let declared = ClassInfo {
                name: name.to_owned(),
                ..ClassInfo::default()
            };
            let mut ty = self.class_type(&Rc::new(declared), &inner.classes, &inner);
            if let Ty::Class(c) = &mut ty {
                c.info = None;
                c.is_enum = matches!(member.kind, MemberKind::Type(_));
            }
            return ty;
        };
        match unnamed::specifier(node) {
            Some(specifier) => {
                let own = Some(name).filter(|_| declarator.is_none());
                let base = self.unnamed_member(class, member, specifier, own, &inner);
                self.declared_on(base, node, declarator, &inner)
            }
            None => self.declared_type(node, declarator, &inner),
        }
    }

    /// The view from the place of a declaration in another item, with nothing around it.
    fn outside<'s>(&self, syntax: &'s Syntax, namespace: usize) -> Here<'s>
    where
        Self: 's,
    {
        Here::new(self.unit, self.index, self.target, self.wanted, namespace, syntax)
    }

    /// Whether what a type means is the same for whoever asks: nothing in it is local, or of a class around the walk.
    pub(super) fn is_elsewhere(&self, ty: &Ty) -> bool {
        let mut pending = vec![ty];
        while let Some(part) = pending.pop() {
            if let Ty::Class(class) = part {
                let around = class.info.iter().chain(&class.chain).any(|c| self.is_around(c));
                if around || class.levels.iter().any(|level| level.local) {
                    return false;
                }
                pending.extend(&class.outer_arguments);
            }
            pending.extend(crate::ty::parts(part));
        }
        true
    }
}

/// The classes around a member of a class.
pub(super) fn chain_with(around: &[Rc<ClassInfo>], class: &Rc<ClassInfo>) -> Vec<Rc<ClassInfo>> {
    let mut chain = around.to_vec();
    chain.push(Rc::clone(class));
    chain
}

/// The node with type and declarator that an alias or typedef of a name stands for.
pub(crate) fn alias_target<'t>(syntax: &'t Syntax, name: &str) -> Option<(Node<'t>, Option<Node<'t>>)> {
    alias_in(syntax, syntax.root(), name)
}

/// The same for the declaration of a member.
pub(crate) fn alias_in<'t>(syntax: &Syntax, declaration: Node<'t>, name: &str) -> Option<(Node<'t>, Option<Node<'t>>)> {
    let mut pending = vec![declaration];
    let mut budget = 4096;
    while let Some(node) = pending.pop() {
        match node.kind() {
            Kind::AliasDeclaration if node.field(Field::Name).is_some_and(|n| syntax.text_of(n) == name) => {
                let t = node.field(Field::Type)?;
                return Some((t, t.field(Field::Declarator)));
            }
            Kind::TypeDefinition => {
                let own = node
                    .fields(Field::Declarator)
                    .into_iter()
                    .find(|d| crate::declarator::name_node(*d).is_some_and(|n| syntax.text_of(n) == name));
                if let Some(d) = own {
                    return Some((node, Some(d).filter(|d| d.kind() != Kind::TypeIdentifier)));
                }
            }
            Kind::StructSpecifier | Kind::FieldDeclarationList | Kind::Declaration | Kind::FieldDeclaration => {
                pending.extend(node.children());
            }
            kind if is_around_declarations(kind) => pending.extend(node.children()),
            _ => {}
        }
        budget -= 1;
        if budget == 0 {
            return None;
        }
    }
    None
}
