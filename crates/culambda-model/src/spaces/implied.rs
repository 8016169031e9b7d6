//! Whether the object of a member call depends on the parameters of the templates around: then the host front end does not
//! look at the call before the template is instantiated.

use crate::class::Member;
use crate::here::Here;
use crate::ty::{Ty, bare};
use culambda_syntax::{Field, Kind, Node};

/// Of objects with more parts nothing is said.
const MAX_PARTS: usize = 32;

impl<'a> Here<'a> {
    /// Whether an object is of a type that the parameters of the templates around decide; none if that is not known.
    pub(crate) fn is_object_dependent(&self, object: Node<'a>) -> Option<bool> {
        let names = self.all_template_names();
        let (mut at, mut sure) = (object, true);
        for _ in 0..MAX_PARTS {
            if !self.index.budget.step() {
                return None;
            }
            at = match at.kind() {
                Kind::This => return sure.then_some(false),
                Kind::ParenthesizedExpression => at.children().next()?,
                Kind::PointerExpression => {
                    let inner = at.field(Field::Argument)?;
                    // What an operator of a class gives is not asked before.
                    if matches!(bare(self.type_of_object(inner)), Ty::Class(_)) {
                        return Some(true);
                    }
                    inner
                }
                Kind::SubscriptExpression => {
                    let index = at.field(Field::Indices);
                    sure &= index
                        .into_iter()
                        .flat_map(Node::children)
                        .all(|i| self.is_independent(i));
                    at.field(Field::Argument)?
                }
                Kind::FieldExpression if self.is_this_object(at.field(Field::Argument)?) => {
                    let name = at.field(Field::Field).map_or("", |n| self.text(n));
                    return self.is_member_dependent(name).filter(|depends| sure || *depends);
                }
                Kind::FieldExpression => at.field(Field::Argument)?,
                Kind::Identifier => {
                    let Some(symbol) = self.scopes.lookup(self.text(at)) else {
                        let found = self.is_member_dependent(self.text(at));
                        return found.filter(|depends| sure || *depends);
                    };
                    let ty = symbol.declaration.and_then(|d| d.field(Field::Type))?;
                    match (ty.kind(), symbol.value) {
                        _ if crate::class::mentions(self.syntax, ty, &names) => return Some(true),
                        (Kind::PlaceholderTypeSpecifier, Some(value)) => value,
                        (Kind::PlaceholderTypeSpecifier, None) => return None,
                        // What it names may be a type of the class, or one that the function makes of its parameters.
                        _ => return self.is_plain_type(ty).then_some(false).filter(|_| sure),
                    }
                }
                // An object is of its class, whatever it is made of.
                Kind::CallExpression if self.class_of_callee(at.field(Field::Function)?).is_some() => {
                    return self
                        .is_made_dependent(at.field(Field::Function)?, &names)
                        .filter(|d| sure || *d);
                }
                Kind::CompoundLiteralExpression => {
                    return self
                        .is_made_dependent(at.field(Field::Type)?, &names)
                        .filter(|d| sure || *d);
                }
                // What is returned depends on all that is in it.
                _ => {
                    let mut named = at.descendants().filter(|n| n.kind() == Kind::Identifier);
                    let depends = crate::class::mentions(self.syntax, at, &names)
                        || named.any(|n| self.hangs_on_parameters(n, &names));
                    return depends.then_some(true);
                }
            };
        }
        None
    }

    /// Whether the parameters decide what an expression makes that begins with the name of a class; none if that is not
    /// known.
    fn is_made_dependent(&self, class: Node<'a>, names: &[String]) -> Option<bool> {
        if crate::class::mentions(self.syntax, class, names) {
            return Some(true);
        }
        let kinds = [Kind::TypeIdentifier, Kind::Identifier];
        let mut words = class
            .descendants()
            .filter(|n| kinds.contains(&n.kind()))
            .map(|n| self.text(n));
        let of_nobody = |word: &str| self.scopes.lookup(word).is_none() && self.is_independent_type(word);
        words.all(of_nobody).then_some(false)
    }

    /// Whether no template argument of a member that is called may depend on parameters.
    pub(crate) fn has_independent_arguments(&self, function: Node<'a>) -> bool {
        let list = crate::declarator::callee_name(function).and_then(|n| n.field(Field::Arguments));
        list.is_none_or(|list| self.is_made_dependent(list, &self.all_template_names()) == Some(false))
    }

    /// Whether a qualified name surely is one of neither the class around nor a base of it.
    pub(super) fn is_of_another_class(&self, name: Node<'a>) -> bool {
        let path = crate::declarator::path_of(self.syntax, name);
        let Some((_, outer)) = path.split_last() else {
            return false;
        };
        let base = |word: &String| {
            let mut bases = self.classes.iter().flat_map(|c| &c.info.bases);
            bases.any(|b| b.path.last() == Some(word) || b.dependent)
        };
        !outer.is_empty() && outer.iter().all(|word| self.is_independent_type(word) && !base(word))
    }

    /// `this` and `*this`, whose members are known where the class is defined.
    fn is_this_object(&self, object: Node<'a>) -> bool {
        let inner = match object.kind() {
            Kind::ParenthesizedExpression => object.children().next(),
            _ => Some(object),
        };
        inner.is_some_and(|n| match n.kind() {
            Kind::This => true,
            Kind::PointerExpression => n.field(Field::Argument).is_some_and(|a| a.kind() == Kind::This),
            _ => false,
        })
    }

    /// The same of a data member of the class around, by its name.
    fn is_member_dependent(&self, name: &str) -> Option<bool> {
        let depth = self.this_class()?;
        let info = &self.classes.get(depth)?.info;
        let member = info
            .members
            .get(name)?
            .first()
            .filter(|m: &&Member| m.field().is_some())?;
        let syntax = self.syntax_of_class(info)?;
        let (declaration, _) = member.declared(&syntax)?;
        let ty = declaration.field(Field::Type)?;
        if crate::class::mentions(&syntax, ty, &self.class_template_parameters()) {
            return Some(true);
        }
        let plain = ty.descendants().filter(|n| n.kind() == Kind::TypeIdentifier);
        let mut names = plain.map(|n| syntax.text_of(n));
        names.all(|word| self.is_independent_type(word)).then_some(false)
    }

    /// Whether no name in a type is one of the class around, or one that is local.
    fn is_plain_type(&self, ty: Node<'a>) -> bool {
        let mut names = ty.descendants().filter(|n| n.kind() == Kind::TypeIdentifier);
        let of_nobody = |word: &str| self.scopes.lookup(word).is_none() && self.is_independent_type(word);
        ty.kind() != Kind::Decltype && names.all(|n| of_nobody(self.text(n)))
    }
}
