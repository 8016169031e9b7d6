//! What an expression does with a variable: whether it is read, written, or its address taken.

use super::copies::{Copying, is_same_class};
use super::steps::{Held, Step};
use crate::crossing::VariableUse;
use crate::declarator::is_reference;
use crate::here::Here;
use crate::ty::{ClassTy, Ty, bare};
use culambda_syntax::{Field, Kind, Node};

/// What a use of a variable does with it; none if that is not certain, or nothing is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Uses {
    pub(crate) read: bool,
    pub(crate) written: bool,
    pub(crate) address: bool,
}

impl Uses {
    pub(super) const READ: Uses = Uses {
        read: true,
        written: false,
        address: false,
    };
    const WRITTEN: Uses = Uses {
        read: false,
        written: true,
        address: false,
    };
    const CHANGED: Uses = Uses {
        read: true,
        written: true,
        address: false,
    };
    pub(super) const ADDRESS: Uses = Uses {
        read: false,
        written: false,
        address: true,
    };

    /// As single uses.
    pub(crate) fn each(self) -> impl Iterator<Item = VariableUse> {
        let all = [
            (self.read, VariableUse::Read),
            (self.written, VariableUse::Written),
            (self.address, VariableUse::Address),
        ];
        all.into_iter().filter(|(on, _)| *on).map(|(_, u)| u)
    }
}

impl<'a> Here<'a> {
    /// What the walk does with a variable whose name is at a node.
    pub(crate) fn uses_of(&self, name: Node<'a>, ty: &Ty) -> Option<Uses> {
        if matches!(ty, Ty::Reference(_)) {
            // Whatever is done to the object that it refers to.
            return Some(Uses::READ);
        }
        let mut at = name;
        let mut held = Held::object(bare_of(ty));
        for around in name.ancestors() {
            held = match self.step(around, at, held) {
                Step::To(next) => next,
                Step::Ends(uses) => return uses,
            };
            at = around;
        }
        None
    }

    /// What the expression around an object does with it.
    pub(super) fn use_in(&self, around: Node<'a>, at: Node<'a>, ty: &Ty, operator: &str) -> Option<Uses> {
        let scalar = is_scalar(ty);
        let array = matches!(ty, Ty::Array(..));
        match around.kind() {
            Kind::CallExpression if around.field(Field::Function) == Some(at) => match ty {
                Ty::Pointer(_) => Some(Uses::READ),
                Ty::Class(_) | Ty::Closure { .. } => Some(Uses::ADDRESS),
                _ => None,
            },
            Kind::AssignmentExpression if operator == "=" && is_class(ty) => self.use_in_assignment(around, at, ty),
            Kind::AssignmentExpression if is_class(ty) => {
                let left = around.field(Field::Left) == Some(at);
                (left && self.has_own_operator(ty, operator)).then_some(Uses::ADDRESS)
            }
            Kind::UnaryExpression | Kind::UpdateExpression | Kind::PointerExpression if is_class(ty) => {
                self.has_own_operator(ty, operator).then_some(Uses::ADDRESS)
            }
            Kind::AssignmentExpression if around.field(Field::Left) == Some(at) => match operator {
                _ if !scalar => None,
                "=" => Some(Uses::WRITTEN),
                _ => Some(Uses::CHANGED),
            },
            Kind::UpdateExpression if scalar => Some(Uses::CHANGED),
            Kind::PointerExpression if scalar => Some(Uses::READ),
            Kind::BinaryExpression if array => Some(Uses::ADDRESS),
            // An operator of a class takes its object by reference.
            Kind::BinaryExpression
                if matches!(operator, "<<" | ">>") && is_stream(ty) && around.field(Field::Left) == Some(at) =>
            {
                Some(Uses::ADDRESS)
            }
            Kind::BinaryExpression if is_class(ty) => {
                let Ty::Class(class) = ty else { return None };
                if self.operator_takes_by_value(around, at, ty)? {
                    self.use_by_copying(class, Copying::Construction, Uses::READ)
                } else {
                    Some(Uses::ADDRESS)
                }
            }
            Kind::AssignmentExpression | Kind::BinaryExpression => {
                let other = [Field::Left, Field::Right]
                    .into_iter()
                    .find_map(|s| around.field(s).filter(|n| *n != at))?;
                let null = other.kind() == Kind::Null;
                let other = self.type_of_object(other);
                if scalar && is_class(&other) && around.kind() == Kind::BinaryExpression {
                    let by_value = self.operator_takes_by_value(around, at, ty);
                    let taken = by_value.map(|value| if value { Uses::READ } else { Uses::ADDRESS });
                    return taken.or_else(|| self.is_number_of_library(&other).then_some(Uses::READ));
                }
                (scalar && (null || is_built_in(&other) || self.is_number_of_library(&other))).then_some(Uses::READ)
            }
            Kind::UnaryExpression if array => Some(Uses::ADDRESS),
            Kind::UnaryExpression if scalar => Some(Uses::READ),
            Kind::ConditionalExpression if array => self.use_of_array_arm(around, at),
            Kind::ForRangeLoop if array && around.field(Field::Right) == Some(at) => Some(Uses::ADDRESS),
            Kind::ConditionClause | Kind::ReturnStatement if array => Some(Uses::ADDRESS),
            Kind::ConditionalExpression if around.field(Field::Condition) == Some(at) && scalar => Some(Uses::READ),
            Kind::ConditionalExpression if scalar => match self.other_arm(around, at) {
                Some(other) if self.is_other_value(other, ty) => Some(Uses::READ),
                _ => self.use_of_value(around, ty),
            },
            Kind::SubscriptExpression if scalar => Some(Uses::READ),
            Kind::SubscriptArgumentList if scalar => {
                let object = around.parent()?.field(Field::Argument)?;
                let array = bare_of(&self.type_of_expression(object, &self.type_scope()));
                if matches!(array, Ty::Pointer(_) | Ty::Array(..)) {
                    return Some(Uses::READ);
                }
                let by_value = self.members_take_by_value(object, "operator[]", (1, 0), ty)?;
                Some(if by_value { Uses::READ } else { Uses::ADDRESS })
            }
            Kind::ConditionClause | Kind::ForStatement | Kind::DoStatement if scalar => Some(Uses::READ),
            Kind::CastExpression => self.use_in_cast(around.field(Field::Type), ty),
            Kind::ReturnStatement if scalar => self.use_in_return(at, ty),
            Kind::ReturnStatement if is_class(ty) => self.use_in_result(ty),
            Kind::SwitchStatement if scalar => Some(Uses::READ),
            Kind::InitDeclarator => self.use_in_declaration(around, ty),
            Kind::ArgumentList | Kind::InitializerList if scalar && self.initialises_number(around) => Some(Uses::READ),
            Kind::ArgumentList | Kind::InitializerList if self.is_only_in(around, at) && !array => {
                self.use_in_declaration(around.parent()?, ty)
            }
            Kind::ArgumentList => self.use_in_arguments(around, at, ty),
            // A default argument, the default initialiser of a member.
            Kind::OptionalParameterDeclaration | Kind::FieldDeclaration if scalar => Some(Uses::READ),
            _ => None,
        }
    }

    /// Whether the class of an object has an operator as a member, which gets its address.
    pub(super) fn has_own_operator(&self, ty: &Ty, operator: &str) -> bool {
        let Ty::Class(class) = ty else { return false };
        let all = self.member_functions(class, &format!("operator{operator}"));
        all.is_some_and(|all| !all.is_empty())
    }

    /// Whether parentheses or braces initialise a variable with one value.
    fn is_only_in(&self, list: Node<'a>, value: Node<'a>) -> bool {
        let declares = |n: Node<'a>| n.kind() == Kind::InitDeclarator && n.field(Field::Value) == Some(list);
        list.parent().is_some_and(declares) && list.children().all(|n| n == value)
    }

    /// Whether a list initialises a member that is a number or a pointer, or an array of such.
    fn initialises_number(&self, list: Node<'a>) -> bool {
        let Some(around) = list.parent() else { return false };
        let number = |ty: &Ty| matches!(bare_of(ty), Ty::Builtin(_) | Ty::Pointer(_));
        match around.kind() {
            Kind::FieldInitializer => {
                let name = around.children().next().filter(|n| n.kind() == Kind::FieldIdentifier);
                let class = self.this_class().map(|at| self.walked_class(at));
                name.zip(class)
                    .is_some_and(|(name, class)| number(&self.data_member(&class, self.text(name))))
            }
            Kind::InitDeclarator if list.kind() == Kind::InitializerList => {
                let parts = around.field(Field::Declarator).zip(around.parent());
                parts.is_some_and(|(own, declaration)| {
                    let made = self.declared_type(declaration, Some(own), &self.type_scope());
                    matches!(bare_of(&made), Ty::Array(inner, _) if number(&inner))
                })
            }
            _ => false,
        }
    }

    /// What an assignment does with an object of a class.
    fn use_in_assignment(&self, around: Node<'a>, at: Node<'a>, ty: &Ty) -> Option<Uses> {
        let Ty::Class(class) = ty else { return None };
        let (left, right) = (around.field(Field::Left)?, around.field(Field::Right)?);
        let written = left == at;
        let other = self.type_of_expression(if written { right } else { left }, &self.type_scope());
        let same = is_same_class(ty, &other) || written && right.kind() == Kind::InitializerList;
        let own = || class.info.as_ref().is_some_and(|i| i.members.contains_key("operator="));
        // A number is made an object first, where nothing else takes it.
        let made = || written && matches!(bare_of(&other), Ty::Builtin(_)) && !own();
        if !same && !made() {
            return (written && own()).then_some(Uses::ADDRESS);
        }
        let plain = if written { Uses::WRITTEN } else { Uses::READ };
        self.use_by_copying(class, Copying::Assignment, plain)
    }

    /// What copying an object does with it: a function that is written takes a reference.
    fn use_by_copying(&self, class: &ClassTy, how: Copying, plain: Uses) -> Option<Uses> {
        let like_a_number = self.is_copied_like_a_number(class, how)?;
        Some(if like_a_number { plain } else { Uses::ADDRESS })
    }

    /// The other one of the values of which a conditional expression chooses one.
    fn other_arm(&self, around: Node<'a>, arm: Node<'a>) -> Option<Node<'a>> {
        let arms = [Field::Consequence, Field::Alternative].map(|field| around.field(field));
        arms.contains(&Some(arm))
            .then(|| arms.into_iter().flatten().find(|n| *n != arm))?
    }

    /// What a conditional expression does with an array: of two of one type it chooses one, and does nothing with it itself.
    fn use_of_array_arm(&self, around: Node<'a>, arm: Node<'a>) -> Option<Uses> {
        let other = self.other_arm(around, arm);
        let pointer = |n| matches!(self.type_of_object(n), Ty::Pointer(_)) || n.kind() == Kind::Null;
        other.is_none_or(pointer).then_some(Uses::ADDRESS)
    }

    /// Whether a conditional expression chooses one of two variables of a type, and does nothing with it itself.
    pub(super) fn is_one_of_two(&self, around: Node<'a>, arm: Node<'a>, ty: &Ty) -> bool {
        self.other_arm(around, arm).is_some_and(|other| {
            let same = || bare_of(&self.type_of_expression(other, &self.type_scope()));
            self.is_named_object(other) && matches!((ty, same()), (Ty::Builtin(a), Ty::Builtin(b)) if *a == b)
        })
    }

    /// Whether the other arm surely is no variable of the type: then the value is read, whatever becomes of it.
    fn is_other_value(&self, other: Node<'a>, ty: &Ty) -> bool {
        let of_other = bare_of(&self.type_of_object(other));
        let (Ty::Builtin(own), Ty::Builtin(of_other)) = (ty, of_other) else {
            return false;
        };
        *own != of_other || self.is_number_of_its_own(other)
    }

    /// Whether an expression is a number and no object: a literal, what an operator gives, a cast, what a function returns
    /// by value.
    pub(super) fn is_number_of_its_own(&self, node: Node<'a>) -> bool {
        match node.kind() {
            Kind::BinaryExpression => true,
            Kind::UnaryExpression => self.type_of_unary(node).is_some(),
            Kind::ParenthesizedExpression => node.children().next().is_some_and(|n| self.is_number_of_its_own(n)),
            Kind::SizeofExpression => true,
            Kind::CallExpression => {
                let cast = node.field(Field::Function).is_some_and(|f| f.kind().is_builtin_type());
                cast || self.number_returned(node).is_some()
            }
            kind => kind.is_literal(),
        }
    }

    /// What happens to the value of a conditional expression.
    fn use_of_value(&self, node: Node<'a>, ty: &Ty) -> Option<Uses> {
        let around = node.ancestors().find(|n| n.kind() != Kind::ParenthesizedExpression)?;
        if around.kind() == Kind::InitDeclarator {
            let own = around.field(Field::Declarator)?;
            return matches!(own.kind(), Kind::Identifier).then_some(Uses::READ);
        }
        let read = || self.use_in_return(node, ty) == Some(Uses::READ);
        (around.kind() == Kind::ReturnStatement && read()).then_some(Uses::READ)
    }

    fn use_in_cast(&self, ty: Option<Node<'a>>, of: &Ty) -> Option<Uses> {
        let ty = ty?;
        if self.text(ty) == "void" {
            return None;
        }
        let plain = matches!(
            bare_of(&self.descriptor(ty, &self.type_scope())),
            Ty::Builtin(_) | Ty::Pointer(_)
        );
        let reference = self.text(ty).contains('&');
        match of {
            Ty::Array(..) if !reference => Some(Uses::ADDRESS),
            of if is_scalar(of) && plain && !reference => Some(Uses::READ),
            _ => None,
        }
    }

    /// What returning an object of the class does with it.
    fn use_in_result(&self, ty: &Ty) -> Option<Uses> {
        let Ty::Class(class) = ty else { return None };
        let same = is_same_class(&self.returned_by_declaration()?, ty);
        same.then(|| self.use_by_copying(class, Copying::Construction, Uses::READ))?
    }

    fn use_in_declaration(&self, declarator: Node<'a>, ty: &Ty) -> Option<Uses> {
        let own = declarator.field(Field::Declarator)?;
        let declaration = declarator.parent()?;
        if is_reference(own) {
            // Of another type it refers to a copy.
            return match self.declared_type(declaration, Some(own), &self.type_scope()) {
                Ty::Reference(to) if is_scalar(ty) && matches!(*to, Ty::Const(_)) => {
                    self.use_for_reference(&bare(*to), ty)
                }
                _ => Some(Uses::ADDRESS),
            };
        }
        let of = declaration.field(Field::Type)?;
        let parts = own.kind() == Kind::StructuredBindingDeclarator;
        match ty {
            Ty::Array(..) => (!parts).then_some(Uses::ADDRESS),
            Ty::Class(class) if !class.is_enum => {
                let made = self.declared_type(declaration, Some(own), &self.type_scope());
                let plain = parts || own.kind() == Kind::Identifier;
                let deduced = of.kind() == Kind::PlaceholderTypeSpecifier && plain;
                let copied = deduced || is_same_class(&made, ty);
                copied.then(|| self.use_by_copying(class, Copying::Construction, Uses::READ))?
            }
            ty if is_scalar(ty) => {
                let plain = matches!(
                    of.kind(),
                    Kind::PrimitiveType | Kind::SizedTypeSpecifier | Kind::PlaceholderTypeSpecifier
                ) || own.kind() == Kind::PointerDeclarator;
                plain.then_some(Uses::READ)
            }
            _ => None,
        }
    }

    /// What a call does with an argument: it depends on the parameter.
    fn use_in_arguments(&self, list: Node<'a>, at: Node<'a>, ty: &Ty) -> Option<Uses> {
        let call = list.parent().filter(|c| c.kind() == Kind::CallExpression)?;
        let function = call.field(Field::Function)?;
        let index = list.children().position(|a| a == at)?;
        if function.kind() == Kind::PrimitiveType {
            return is_scalar(ty).then_some(Uses::READ);
        }
        if function.kind() == Kind::TemplateFunction && self.text(function).starts_with("static_cast") {
            let arguments = function.field(Field::Arguments)?;
            let target = arguments.children().next()?;
            return self.use_in_cast(Some(target), ty);
        }
        if matches!(ty, Ty::Builtin(_)) && self.is_reference_of_library(function) {
            return Some(Uses::ADDRESS);
        }
        let by_value = self.takes_by_value(function, list, index, ty)?;
        let closure = || bare_of(&self.type_of_expression(function, &self.type_scope()));
        if !by_value && function.kind() == Kind::Identifier && matches!(closure(), Ty::Closure { .. }) {
            // The call of a lambda may be a constant.
            return None;
        }
        match ty {
            Ty::Array(..) => by_value.then_some(Uses::ADDRESS),
            _ if !by_value => Some(Uses::ADDRESS),
            Ty::Class(class) if is_class(ty) => self.use_by_copying(class, Copying::Construction, Uses::READ),
            ty => is_scalar(ty).then_some(Uses::READ),
        }
    }
}

/// A type without what does not change how an object of it is used.
pub(super) fn bare_of(ty: &Ty) -> Ty {
    bare(ty.clone())
}

/// Whether objects of a type are used by the language's own operators.
pub(super) fn is_scalar(ty: &Ty) -> bool {
    match ty {
        Ty::Builtin(_) | Ty::Pointer(_) => true,
        Ty::Class(c) => c.is_enum,
        _ => false,
    }
}

/// Whether a type is that of objects of a class.
fn is_class(ty: &Ty) -> bool {
    matches!(ty, Ty::Class(c) if !c.is_enum)
}

/// Whether a type is that of a stream of the C++ library, of which nothing was read.
fn is_stream(ty: &Ty) -> bool {
    matches!(ty, Ty::Class(c) if c.info.is_none() && c.levels.is_empty() && !c.is_enum)
}

/// Whether an operator between a scalar and something of a type is the language's own.
fn is_built_in(other: &Ty) -> bool {
    match other {
        Ty::Builtin(_) | Ty::Pointer(_) | Ty::Array(..) => true,
        Ty::Class(c) => c.is_enum,
        _ => false,
    }
}
