//! Templates that are members of classes, of which nvcc writes `typename` and `template` where their arguments depend on a
//! parameter.

use super::ScopeNames;
use super::paths::owned;
use crate::class::{ClassInfo, Member, MemberKind, TypeKind, template_parameter_names};
use crate::here::Frame;
use crate::index::ClassLookup;
use crate::spell::OwnFunction;
use crate::ty::Ty;
use culambda_source::ident::words_of;
use culambda_syntax::{Field, Kind, Node, Syntax};
use std::rc::Rc;

/// Aliases of aliases are followed this far.
const MAX_FOLLOWED: u32 = 8;

impl ScopeNames<'_, '_> {
    /// Whether the function around is a member that has an object.
    pub(super) fn has_object(&self) -> bool {
        let w = self.walker;
        let function = w.frames.iter().rev().find_map(|frame| match frame {
            Frame::Function(function) => Some(function),
            _ => None,
        });
        let member = function.and_then(|function| function.owner.member.as_ref());
        w.this_class().is_some() && !member.is_some_and(|member| member.is_static)
    }

    /// What kind of member function a name is in a class template around.
    pub(super) fn own_function(&self, name: &str) -> Option<OwnFunction> {
        let w = self.walker;
        if w.scopes.lookup(name).is_some() {
            return None;
        }
        let mut around = w.classes.iter().rev().map(|class| &class.info);
        let (class, members) = around.find_map(|info| Some((info, info.members.get(name)?)))?;
        class.params.as_ref().filter(|params| !params.is_empty())?;
        match members.first()?.kind {
            MemberKind::Function { template: true, .. } => Some(OwnFunction::Template),
            MemberKind::Function { .. } => Some(OwnFunction::Plain),
            _ => None,
        }
    }

    /// Whether a path is that of a class template which is a member of a class, or of the template of an alias there that
    /// stands for what a class template gives.
    pub(super) fn is_member_class_template(&self, path: &[&str]) -> bool {
        let (Some(name), Some((class, member))) = (path.last(), self.member_at(path)) else {
            return false;
        };
        match member.kind {
            MemberKind::Class(_) => true,
            MemberKind::Type(TypeKind::AliasTemplate) => self.stands_for_dependent(&class, &member, name, MAX_FOLLOWED),
            _ => false,
        }
    }

    /// Whether a path is that of the template of an alias which is a member of a class.
    pub(super) fn is_member_alias_template(&self, path: &[&str]) -> bool {
        let is_it = |member: Member| matches!(member.kind, MemberKind::Type(TypeKind::AliasTemplate));
        self.member_at(path).is_some_and(|(_, member)| is_it(member))
    }

    /// Whether a path is that of a template of static data members.
    pub(super) fn is_member_variable_template(&self, path: &[&str]) -> bool {
        let Some((class, member)) = self.member_at(path) else {
            return false;
        };
        let Some(syntax) = self
            .walker
            .syntax_of_class(&class)
            .filter(|_| matches!(member.kind, MemberKind::Field(_)))
        else {
            return false;
        };
        let node = member.node(&syntax);
        let mut around = node.into_iter().flat_map(|node| [Some(node), node.parent()]).flatten();
        around.any(|around| around.kind() == Kind::TemplateDeclaration)
    }

    /// The member at the end of a path, and its class.
    fn member_at(&self, path: &[&str]) -> Option<(Rc<ClassInfo>, Member)> {
        let w = self.walker;
        let (last, outer) = path.split_last().filter(|(_, outer)| !outer.is_empty())?;
        if w.scopes.lookup(outer[0]).is_some() {
            return None;
        }
        let outer = owned(outer);
        let class = match w.index.class(w.namespace, &outer) {
            ClassLookup::Found(class) => class,
            _ => match w.resolve_path(&outer, Vec::new(), &w.type_scope()) {
                Ty::Class(class) => class.info?,
                _ => return None,
            },
        };
        crate::constant::find(w, &class, last)
    }

    /// Whether the template of an alias stands for a type that depends on its parameters, and is neither one of these nor made
    /// of another type: a pointer, an array.
    fn stands_for_dependent(&self, class: &Rc<ClassInfo>, member: &Member, name: &str, left: u32) -> bool {
        let Some(syntax) = self.walker.syntax_of_class(class) else {
            return false;
        };
        let found = member
            .node(&syntax)
            .and_then(|node| crate::types::alias_in(&syntax, node, name));
        let Some((target, None)) = found else { return false };
        let template = target.ancestor(&[Kind::TemplateDeclaration, Kind::FieldDeclarationList]);
        let own = template.map(|template| template_parameter_names(&syntax, template));
        let is_own = |word: &str| own.iter().flatten().any(|own| own == word);
        if !words_of(syntax.text_of(target)).any(is_own) {
            return false;
        }
        match named_template(target) {
            // A parameter itself.
            Some(ty) if ty.kind() == Kind::TypeIdentifier => !is_own(syntax.text_of(ty)),
            Some(ty) => self.is_no_alias_of_parameter(class, &syntax, ty, left),
            None => true,
        }
    }

    /// Whether what a template gives is certain to be no parameter: that of an alias may be one.
    fn is_no_alias_of_parameter(&self, class: &Rc<ClassInfo>, syntax: &Syntax, ty: Node<'_>, left: u32) -> bool {
        let path = crate::declarator::path_of(syntax, ty);
        let names: Vec<&str> = path.iter().map(String::as_str).collect();
        let [.., last] = names.as_slice() else { return true };
        let own = crate::constant::find(self.walker, class, last).filter(|_| names.len() == 1);
        if let Some((class, member)) = own {
            let is_alias = matches!(member.kind, MemberKind::Type(TypeKind::AliasTemplate));
            return !is_alias || left > 0 && self.stands_for_dependent(&class, &member, last, left - 1);
        }
        if syntax.text_of(ty).starts_with("typename") || !self.leads_to_alias(&names) {
            return true;
        }
        // Which of its parameters the alias gives is not looked for.
        self.unread_alias(&names.join("::"));
        false
    }
}

/// What names a type that is no more than a name.
fn named_template(target: Node<'_>) -> Option<Node<'_>> {
    let ty = if target.kind() == Kind::TypeDescriptor {
        target.field(Field::Type)?
    } else {
        target
    };
    matches!(
        ty.kind(),
        Kind::TypeIdentifier | Kind::TemplateType | Kind::QualifiedIdentifier
    )
    .then_some(ty)
}
