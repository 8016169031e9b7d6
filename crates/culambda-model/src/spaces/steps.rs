//! From the name of a variable outwards to what is done with it: members, elements, addresses that are followed at once.
//!
//! The front end folds these into one place: `*array`, `*(array + 1)` and `(&object)->member` use what they come to, and
//! take no address.

use super::usage::{Uses, bare_of};
use crate::here::Here;
use crate::ty::Ty;
use culambda_syntax::{Field, Kind, Node};

/// What an expression around a name has of the variable.
pub(super) struct Held {
    /// The type of the object.
    ty: Ty,
    /// Whether it is the address of the object.
    pointer: bool,
    /// Whether the object was got at by its address or as an element: it is looked for, whatever becomes of it.
    fetched: bool,
    /// Whether the last step was `*`.
    followed: bool,
}

/// What an expression does with what is held.
pub(super) enum Step {
    /// It has something of the variable itself.
    To(Held),
    /// It uses it.
    Ends(Option<Uses>),
}

impl Held {
    pub(super) fn object(ty: Ty) -> Held {
        Held {
            ty,
            pointer: false,
            fetched: false,
            followed: false,
        }
    }

    fn address(ty: &Ty) -> Step {
        Step::To(Held {
            pointer: true,
            ..Held::object(bare_of(ty))
        })
    }

    fn fetched(ty: &Ty) -> Step {
        Step::To(Held {
            fetched: true,
            ..Held::object(bare_of(ty))
        })
    }

    /// The type of what an address leads to: an array becomes that of its first element.
    fn pointee(&self) -> Option<&Ty> {
        match &self.ty {
            own if self.pointer => Some(own),
            Ty::Array(element, _) => Some(element),
            _ => None,
        }
    }
}

impl<'a> Here<'a> {
    /// What the next expression around a variable, or a part of it, does with that.
    pub(super) fn step(&self, around: Node<'a>, at: Node<'a>, held: Held) -> Step {
        let operator = around.field(Field::Operator).map_or("", |o| self.text(o));
        let argument = around.field(Field::Argument) == Some(at);
        match around.kind() {
            Kind::ParenthesizedExpression => return Step::To(held),
            Kind::CommaExpression if around.field(Field::Right) == Some(at) => return Step::To(held),
            _ if held.fetched && self.throws_away(around, at) => return Step::Ends(Some(Uses::ADDRESS)),
            Kind::FieldExpression if argument => return self.step_to_member(around, operator, &held),
            Kind::SubscriptExpression if argument => {
                return match (held.pointee(), &held.ty) {
                    (Some(element), _) => Held::fetched(element),
                    (None, Ty::Pointer(_)) => Step::Ends(Some(Uses::READ)),
                    (None, Ty::Class(_)) => Step::Ends(Some(Uses::ADDRESS)),
                    _ => Step::Ends(None),
                };
            }
            // `1[array]`
            Kind::SubscriptArgumentList if self.is_index_in_number(around) && held.pointee().is_some() => {
                return Step::To(held);
            }
            Kind::SubscriptExpression => {
                return held.pointee().map_or(Step::Ends(None), Held::fetched);
            }
            Kind::PointerExpression if operator == "&" && !held.pointer => {
                let again = held.followed && self.is_followed(around);
                return if again {
                    Step::Ends(None)
                } else {
                    Held::address(&held.ty)
                };
            }
            Kind::PointerExpression if operator == "*" => {
                if let Some(object) = held.pointee() {
                    return Step::To(Held {
                        fetched: true,
                        followed: true,
                        ..Held::object(bare_of(object))
                    });
                }
            }
            Kind::BinaryExpression if matches!(operator, "+" | "-") && around.field(Field::Left) == Some(at) => {
                if let Some(object) = held.pointee() {
                    return Held::address(object);
                }
            }
            Kind::CastExpression => {
                let Some(target) = around.field(Field::Type) else {
                    return Step::Ends(None);
                };
                if self.text(target).contains('&') {
                    if let Some(next) = self.step_through_cast(target, &held) {
                        return next;
                    }
                } else if held.pointee().is_some() && self.text(target) != "void" {
                    return Step::Ends(Some(Uses::ADDRESS));
                }
            }
            Kind::ArgumentList if self.target_of_cast(around).is_some() => {
                return match self
                    .target_of_cast(around)
                    .and_then(|target| self.step_through_cast(target, &held))
                {
                    Some(next) => next,
                    None if held.pointee().is_some() => Step::Ends(Some(Uses::ADDRESS)),
                    None => Step::Ends(self.use_in(around, at, &held.ty, operator)),
                };
            }
            Kind::CallExpression if around.field(Field::Arguments) == Some(at) => return Step::To(held),
            Kind::ConditionalExpression if !held.pointer && self.is_one_of_two(around, at, &held.ty) => {
                return Step::To(held);
            }
            _ => {}
        }
        if held.pointer {
            return Step::Ends(Some(Uses::ADDRESS));
        }
        Step::Ends(self.use_in(around, at, &held.ty, operator))
    }

    /// `object.member` and `pointer->member`.
    fn step_to_member(&self, access: Node<'a>, operator: &str, held: &Held) -> Step {
        let object = match (operator, held.pointee(), &held.ty) {
            ("->", Some(object), _) => object,
            ("->", None, Ty::Class(_)) => {
                return Step::Ends(self.has_own_operator(&held.ty, "->").then_some(Uses::ADDRESS));
            }
            ("->", None, ty) => return Step::Ends(matches!(ty, Ty::Pointer(_)).then_some(Uses::READ)),
            (_, _, ty) => ty,
        };
        let Ty::Class(class) = bare_of(object) else {
            return Step::Ends(None);
        };
        let call = access.parent();
        if call.is_some_and(|c| c.kind() == Kind::CallExpression && c.field(Field::Function) == Some(access)) {
            return Step::Ends(Some(Uses::ADDRESS));
        }
        let member = access.field(Field::Field).map_or("", |f| self.text(f));
        let found = class.info.as_ref().and_then(|info| info.members.get(member));
        if found.is_some_and(|all| all.iter().any(|m| m.is_static)) {
            return Step::Ends(None);
        }
        match self.data_member(&class, member) {
            // What it refers to is no part of the object.
            Ty::Reference(_) => Step::Ends(None),
            ty if operator == "->" || held.fetched => Held::fetched(&ty),
            ty => Step::To(Held::object(bare_of(&ty))),
        }
    }

    /// A cast that gives the object itself, or its address.
    fn step_through_cast(&self, target: Node<'a>, held: &Held) -> Option<Step> {
        let reference = self.text(target).contains('&');
        match bare_of(&self.descriptor(target, &self.type_scope())) {
            Ty::Unknown | Ty::Dependent => None,
            ty if reference && !held.pointer => Some(Step::To(Held {
                ty,
                fetched: held.fetched,
                ..Held::object(Ty::Unknown)
            })),
            Ty::Pointer(object) if !reference && held.pointee().is_some() => Some(Held::address(&object)),
            _ => None,
        }
    }

    /// The type of a cast that is written with a word, by the parentheses of its operand.
    fn target_of_cast(&self, list: Node<'a>) -> Option<Node<'a>> {
        let function = list.parent()?.field(Field::Function)?;
        let name = function.field(Field::Name).map_or("", |n| self.text(n));
        let cast = function.kind() == Kind::TemplateFunction
            && matches!(name, "static_cast" | "reinterpret_cast" | "const_cast");
        cast.then(|| function.field(Field::Arguments)?.children().next())?
    }

    /// Whether an address is followed at once.
    fn is_followed(&self, address: Node<'a>) -> bool {
        let Some(around) = address.ancestors().find(|n| n.kind() != Kind::ParenthesizedExpression) else {
            return false;
        };
        let operator = around.field(Field::Operator).map_or("", |o| self.text(o));
        match around.kind() {
            Kind::PointerExpression => operator == "*",
            Kind::FieldExpression => operator == "->",
            Kind::SubscriptExpression => true,
            _ => false,
        }
    }

    /// Whether brackets come after a number: what is in them is a pointer.
    fn is_index_in_number(&self, indices: Node<'a>) -> bool {
        let object = indices.parent().and_then(|n| n.field(Field::Argument));
        object.is_some_and(|n| matches!(self.type_of_object(n), Ty::Builtin(_)))
    }
}
