//! Whether an expression is an lvalue, and whether what it means is constant.

use super::overriding::is_of_constant;
use crate::class::Member;
use crate::declarator::{is_constant, name_node};
use crate::here::{Frame, Here};
use crate::instantiate::signature::Signature;
use crate::scope::Symbol;
use crate::ty::{Ty, bare};
use culambda_syntax::{CaptureToken, Field, Kind, LambdaHead, Node};

/// What an argument is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Lvalue {
        /// Whether the object is constant; none if that is not known.
        constant: Option<bool>,
    },
    Rvalue,
}

impl<'a> Here<'a> {
    /// Whether an argument is an lvalue, and a constant; none where its form does not say it.
    pub(super) fn kind_of_value(&self, node: Node<'a>, ty: &Ty) -> Option<Value> {
        let _step = self.index.budget.enter()?;
        let number = matches!(bare(ty.clone()), Ty::Builtin(_) | Ty::Pointer(_));
        let constant = matches!(ty, Ty::Const(_));
        let lvalue = |known: Option<bool>| {
            let constant = if constant { Some(true) } else { known };
            Some(Value::Lvalue { constant })
        };
        match node.kind() {
            Kind::ParenthesizedExpression => self.kind_of_value(node.children().next()?, ty),
            Kind::Identifier => {
                let Some(symbol) = self.scopes.lookup(self.text(node)) else {
                    return lvalue(self.is_constant_member(self.text(node)));
                };
                symbol.declarator?;
                let declared = symbol.declaration.and_then(|d| d.field(Field::Type))?;
                let captured = self.is_constant_by_capture(self.text(node), symbol);
                if captured == Some(false) && declared.kind() == Kind::PlaceholderTypeSpecifier {
                    return lvalue(self.is_constant_as_initialised(node, symbol));
                }
                lvalue(captured)
            }
            Kind::NumberLiteral | Kind::CharLiteral | Kind::True | Kind::False => Some(Value::Rvalue),
            Kind::CompoundLiteralExpression => Some(Value::Rvalue),
            Kind::BinaryExpression | Kind::UnaryExpression if number => Some(Value::Rvalue),
            Kind::PointerExpression if self.text(node).starts_with('&') => Some(Value::Rvalue),
            Kind::FieldExpression => {
                let object = node.field(Field::Argument)?;
                if object.kind() == Kind::This {
                    return lvalue(self.is_constant_member(self.text(node.field(Field::Field)?)));
                }
                let own = self.plain_type_with_constness(object);
                let known = match (node.field(Field::Operator)?.kind(), own) {
                    (Kind::MinusGt, Ty::Pointer(to)) => (!matches!(*to, Ty::Const(_))).then_some(false),
                    (Kind::MinusGt, _) => return None,
                    (_, own) => match self.kind_of_value(object, &own)? {
                        Value::Lvalue { constant: Some(true) } => self.is_part_of_value(object, node).then_some(true),
                        Value::Lvalue { constant } => constant,
                        Value::Rvalue => return None,
                    },
                };
                lvalue(known)
            }
            Kind::SubscriptExpression | Kind::PointerExpression => {
                let pointer = node.field(Field::Argument)?;
                match self.plain_type_with_constness(pointer) {
                    Ty::Pointer(_) => lvalue(self.is_constant_at(pointer)),
                    array @ Ty::Array(..) => lvalue(self.is_constant_array(pointer, &array)),
                    _ => self.value_of_element(node),
                }
            }
            Kind::ConditionalExpression => {
                let arms = [node.field(Field::Consequence)?, node.field(Field::Alternative)?];
                let [first, second] = arms.map(|arm| {
                    let own = self.plain_type_with_constness(arm);
                    self.kind_of_value(arm, &own)
                });
                match (first?, second?) {
                    (Value::Lvalue { constant: a }, Value::Lvalue { constant: b }) if a == b => lvalue(a),
                    (Value::Rvalue, Value::Rvalue) => Some(Value::Rvalue),
                    _ => None,
                }
            }
            Kind::CallExpression => match self.type_of_expression(node, &self.type_scope()) {
                Ty::Builtin(_) | Ty::Class(_) | Ty::Const(_) | Ty::Pointer(_) => Some(Value::Rvalue),
                _ => None,
            },
            _ => None,
        }
    }

    /// What `object[i]` or `*object` is, by what the operator of the class returns that is called.
    pub(super) fn value_of_element(&self, node: Node<'a>) -> Option<Value> {
        let key = match node.kind() {
            _ if !self.follows_uses() => return None,
            Kind::SubscriptExpression => "operator[]",
            Kind::PointerExpression if node.field(Field::Operator)?.kind() == Kind::Star => "operator*",
            _ => return None,
        };
        let object = node.field(Field::Argument)?;
        let Ty::Class(class) = bare(self.type_of_object(object)) else {
            return None;
        };
        let own = class.info.as_ref().is_some_and(|info| info.members.contains_key(key));
        let class = if own {
            *class
        } else {
            self.base_with_member(&class, key, true)?
        };
        let class = self.definition_chosen(&class)?;
        let info = class.info.as_ref()?;
        let called = self.of_constness(self.member_functions(&class, key)?, object, node)?;
        let mut found: Option<Value> = None;
        for member in info.members.get(key)? {
            if !called.iter().any(|c| c.spot.name_at == member.at) {
                continue;
            }
            let own = match self.returned_by(&class, info, member) {
                Ty::Reference(to) if matches!(*to, Ty::Unknown | Ty::Dependent) => return None,
                Ty::Reference(to) => Value::Lvalue {
                    constant: Some(matches!(*to, Ty::Const(_))),
                },
                Ty::Builtin(_) | Ty::Pointer(_) | Ty::Class(_) => Value::Rvalue,
                _ => return None,
            };
            if *found.get_or_insert(own) != own {
                return None;
            }
        }
        found
    }

    /// The type of an expression without a reference around it; that of a pointer without `const` around it.
    pub(super) fn plain_type_with_constness(&self, node: Node<'a>) -> Ty {
        let ty = match self.type_of_expression(node, &self.type_scope()) {
            Ty::Reference(ty) => *ty,
            ty => ty,
        };
        match ty {
            Ty::Const(inner) if matches!(*inner, Ty::Pointer(_)) => *inner,
            ty => ty,
        }
    }

    /// Whether a data member of the class around is constant where the walk is; none if that is not known.
    pub(super) fn is_constant_member(&self, name: &str) -> Option<bool> {
        let class = self.walked_class(self.this_class()?);
        let all = class.info.as_ref()?.members.get(name)?;
        let value = |m: &Member| m.field().is_some_and(|f| !f.reference && !f.dependent) && !m.is_static;
        if !all.iter().all(value) {
            return None;
        }
        if all.iter().any(|m| m.field().is_some_and(|f| f.mutable)) {
            return Some(false);
        }
        self.is_this_constant()
    }

    /// Whether what `this` points to is constant where the walk is; none if that is not known.
    pub(super) fn is_this_constant(&self) -> Option<bool> {
        match self.copy_of_this() {
            Some(head) => Some(!head.has_specifier(&self.syntax.view, "mutable")),
            None => self.is_this_constant_around(),
        }
    }

    /// The same where a member function is called by its name alone: of the object that a lambda has copied the one is meant
    /// that the function around it would call.
    pub(super) fn is_this_constant_by_name(&self) -> Option<bool> {
        if self.copy_of_this().is_none() {
            return self.is_this_constant_around();
        }
        match self.frames.iter().rev().nth(1)? {
            Frame::Function(f) => Some(is_of_constant(&Signature::of(self.syntax, f.node)?)),
            _ => None,
        }
    }

    /// The lambda around, if it has copied `*this`.
    fn copy_of_this(&self) -> Option<&LambdaHead> {
        match self.frames.last()? {
            Frame::Lambda(lambda) => self.syntax.head_at(lambda.at?).filter(|head| copies_this(head)),
            _ => None,
        }
    }

    fn is_this_constant_around(&self) -> Option<bool> {
        for frame in self.frames.iter().rev() {
            match frame {
                Frame::Lambda(lambda) => {
                    if copies_this(self.syntax.head_at(lambda.at?)?) {
                        return None;
                    }
                }
                Frame::Function(f) => {
                    let signature = Signature::of(self.syntax, f.node)?;
                    return Some(is_of_constant(&signature));
                }
                _ => return None,
            }
        }
        None
    }

    /// Whether the elements of an array are constant; none if that is not known.
    pub(super) fn is_constant_array(&self, array: Node<'a>, ty: &Ty) -> Option<bool> {
        if matches!(ty, Ty::Array(element, _) if matches!(**element, Ty::Const(_))) {
            return Some(true);
        }
        match self.kind_of_value(array, ty)? {
            Value::Lvalue { constant } => constant,
            Value::Rvalue => None,
        }
    }

    /// Whether what `auto &` or `auto` refers to is constant by what it is initialised with, where that is evident: in the same
    /// function or lambda, which holds nothing in other ways than the initialiser does.
    pub(super) fn is_constant_as_initialised(&self, name: Node<'a>, symbol: &Symbol<'a>) -> Option<bool> {
        let (declaration, declarator) = (symbol.declaration?, symbol.declarator?);
        if is_constant(self.syntax, declaration) {
            return Some(true);
        }
        if !crate::declarator::is_reference(declarator) {
            // A copy is as constant as it says itself.
            return Some(false);
        }
        let value = self.initialiser_here(name, symbol)?;
        let ty = self.plain_type_with_constness(value);
        if declaration.kind() == Kind::ForRangeLoop {
            return matches!(ty, Ty::Array(..)).then(|| self.is_constant_array(value, &ty))?;
        }
        match self.kind_of_value(value, &ty)? {
            Value::Lvalue { constant } => constant,
            Value::Rvalue => None,
        }
    }

    /// What a variable is initialised with, or the range of its loop, where the walk is in the function or lambda that declares it.
    pub(super) fn initialiser_here(&self, name: Node<'a>, symbol: &Symbol<'a>) -> Option<Node<'a>> {
        let declaration = symbol.declaration.filter(|d| is_placeholder(*d))?;
        if symbol.frame + 1 != self.frames.len() {
            return None;
        }
        if declaration.kind() == Kind::ForRangeLoop {
            return declaration
                .field(Field::Right)
                .filter(|range| range.end() <= name.start());
        }
        let own = |d: &Node<'a>| {
            d.kind() == Kind::InitDeclarator && name_node(*d).is_some_and(|n| self.text(n) == self.text(name))
        };
        let value = declaration.children().find(own)?.field(Field::Value)?;
        let list = matches!(value.kind(), Kind::ArgumentList | Kind::InitializerList);
        (!list && value.end() <= name.start()).then_some(value)
    }
}

/// Whether a declaration leaves its type to the initialiser.
pub(super) fn is_placeholder(declaration: Node<'_>) -> bool {
    declaration
        .field(Field::Type)
        .is_some_and(|ty| ty.kind() == Kind::PlaceholderTypeSpecifier)
}

/// Whether a lambda captures a copy of the object that the function around is called on.
fn copies_this(head: &LambdaHead) -> bool {
    head.captures.iter().any(|c| matches!(c.form, CaptureToken::StarThis))
}
