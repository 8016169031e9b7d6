//! Conversions of objects of classes to fundamental types, which no parentheses show.

use super::callee::Named;
use super::standard::class_of_library;
use super::{Called, Side};
use crate::class::ClassInfo;
use crate::here::{Frame, Here};
use crate::meaning::Meaning;
use crate::ty::{ClassTy, Searched, Ty, bare};
use culambda_source::Builtin;
use culambda_syntax::{Field, Kind, Node};

/// So many operands are looked at at a time.
const MAX_OPERANDS: usize = 16;

/// What an object is converted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// A fundamental type.
    Type(Builtin),
    /// A condition.
    Condition,
    /// An operand of an arithmetic operator.
    Number,
}

impl<'a> Here<'a> {
    /// The conversions in an expression: each operand that is converted, with the function that does it.
    pub(crate) fn conversions(&self, node: Node<'a>) -> Vec<(Node<'a>, Called)> {
        let mut out = match node.kind() {
            // The types of all parameters are dear.
            Kind::CallExpression if self.question().is_some_and(|q| q.everywhere) => self.converted_arguments(node),
            Kind::ReturnStatement => self.converted_result(node).into_iter().collect(),
            _ => Vec::new(),
        };
        for (operand, wanted, explicit) in self.converted_operands(node) {
            if self.is_evident_number(operand) {
                continue;
            }
            let ty = bare(self.type_of_expression(operand, &self.type_scope()));
            if let Ty::Class(class) = ty
                && let Some(called) = self.conversion(&class, wanted, explicit)
            {
                out.push((operand, called));
            }
        }
        out
    }

    /// The operands of a node that would be converted if they were objects of classes, and whether a conversion that is
    /// `explicit` counts.
    fn converted_operands(&self, node: Node<'a>) -> Vec<(Node<'a>, Wanted, bool)> {
        let operator = node.field(Field::Operator).map_or("", |o| self.text(o));
        let condition = |n: Option<Node<'a>>| n.map(|n| (n, Wanted::Condition, true)).into_iter().collect();
        let typed = |wanted: Option<Builtin>, value: Option<Node<'a>>, explicit| {
            let one = wanted.zip(value).map(|(w, v)| (v, Wanted::Type(w), explicit));
            one.into_iter().collect()
        };
        match node.kind() {
            Kind::IfStatement
            | Kind::WhileStatement
            | Kind::DoStatement
            | Kind::ForStatement
            | Kind::ConditionalExpression => {
                let clause = node.field(Field::Condition);
                let value = clause.and_then(|c| {
                    if c.kind() == Kind::ConditionClause {
                        c.field(Field::Value)
                    } else {
                        Some(c)
                    }
                });
                condition(value)
            }
            Kind::UnaryExpression if operator == "!" => condition(node.field(Field::Argument)),
            Kind::BinaryExpression if matches!(operator, "&&" | "||") => {
                let both = [node.field(Field::Left), node.field(Field::Right)];
                both.into_iter()
                    .flatten()
                    .map(|n| (n, Wanted::Condition, true))
                    .collect()
            }
            Kind::BinaryExpression => self.operand_beside_number(node, operator).into_iter().collect(),
            Kind::AssignmentExpression => {
                let left = node
                    .field(Field::Left)
                    .map(|l| bare(self.type_of_expression(l, &self.type_scope())));
                let wanted = left.and_then(|t| builtin(&t));
                let right = node.field(Field::Right);
                typed(wanted, right, false)
            }
            Kind::ReturnStatement => {
                let value = node.children().next();
                let wanted = self.returned_builtin();
                typed(wanted, value, false)
            }
            Kind::CastExpression => {
                let ty = node.field(Field::Type).map(|t| self.descriptor(t, &self.type_scope()));
                let value = node.field(Field::Value);
                let wanted = ty.and_then(|t| builtin(&t));
                typed(wanted, value, true)
            }
            Kind::CallExpression => self.operand_of_named_cast(node).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// `object + 1`, where no operator takes the object.
    fn operand_beside_number(&self, node: Node<'a>, operator: &str) -> Option<(Node<'a>, Wanted, bool)> {
        let (left, right) = (node.field(Field::Left)?, node.field(Field::Right)?);
        if self.is_evident_number(left) && self.is_evident_number(right) {
            return None;
        }
        let scope = self.type_scope();
        let types = [left, right].map(|n| bare(self.type_of_expression(n, &scope)));
        let (object, class) = match &types {
            [Ty::Class(c), Ty::Builtin(_)] => (left, c),
            [Ty::Builtin(_), Ty::Class(c)] => (right, c),
            _ => return None,
        };
        let key = format!("operator{operator}");
        if class_of_library(class) == Some("atomic") {
            let left = self.is_left_to_library(&[left, right], &key);
            return left.then_some((object, Wanted::Number, false));
        }
        let info = class.info.as_ref().filter(|i| i.complete && !class.is_enum)?;
        if self.member_of(info, &key) != Meaning::None || self.has_free_operators(&key) {
            return None;
        }
        Some((object, Wanted::Number, false))
    }

    /// Whether a look at an expression shows that it is not an object of a class.
    pub(crate) fn is_evident_number(&self, expression: Node<'a>) -> bool {
        let mut pending = vec![expression];
        while let Some(node) = pending.pop() {
            let number = match node.kind() {
                Kind::NumberLiteral | Kind::CharLiteral | Kind::True | Kind::False | Kind::SizeofExpression => true,
                Kind::Identifier => {
                    let symbol = self.scopes.lookup(self.text(node));
                    let declared = symbol.filter(|s| s.declarator.is_some()).and_then(|s| s.declaration);
                    let ty = declared.and_then(|d| d.field(Field::Type));
                    ty.is_some_and(|t| t.kind().is_builtin_type())
                }
                Kind::BinaryExpression | Kind::ParenthesizedExpression | Kind::UnaryExpression => {
                    pending.extend(node.children());
                    true
                }
                _ => false,
            };
            if !number || pending.len() > MAX_OPERANDS {
                return false;
            }
        }
        true
    }

    /// `static_cast<int>(object)`, `int(object)`.
    fn operand_of_named_cast(&self, node: Node<'a>) -> Option<(Node<'a>, Wanted, bool)> {
        let (function, arguments) = (node.field(Field::Function)?, node.field(Field::Arguments)?);
        let mut all = arguments.children();
        let value = all.next().filter(|_| all.next().is_none())?;
        if function.kind() == Kind::PrimitiveType {
            return Some((value, Wanted::Type(Builtin::parse(self.text(function))?), true));
        }
        let target = self.target_of_static_cast(function)?;
        let ty = builtin(&self.descriptor(target, &self.type_scope()))?;
        Some((value, Wanted::Type(ty), true))
    }

    /// The type in `static_cast<T>`.
    pub(crate) fn target_of_static_cast(&self, function: Node<'a>) -> Option<Node<'a>> {
        let name = function
            .field(Field::Name)
            .filter(|_| function.kind() == Kind::TemplateFunction)?;
        let arguments = function
            .field(Field::Arguments)
            .filter(|_| self.text(name) == "static_cast")?;
        arguments.children().next()
    }

    /// The class to which a call converts: `static_cast<H>(1)`, `(H)(1)`.
    pub(crate) fn class_of_cast(&self, function: Node<'a>) -> Option<ClassTy> {
        if function.kind() == Kind::ParenthesizedExpression {
            let named = function.children().next()?;
            return self
                .class_of_callee(named)
                .filter(|_| named.kind() != Kind::LambdaExpression);
        }
        self.class_named(self.target_of_static_cast(function)?)
    }

    /// The arguments of a call that are converted to the types of the parameters, where one function may be meant.
    fn converted_arguments(&self, call: Node<'a>) -> Vec<(Node<'a>, Called)> {
        let mut out = Vec::new();
        let (Some(function), Some(arguments)) = (call.field(Field::Function), call.field(Field::Arguments)) else {
            return out;
        };
        let objects = |n: Node<'a>| bare(self.type_of_expression(n, &self.type_scope()));
        let all: Vec<(Node<'a>, Ty)> = arguments.children().map(|n| (n, objects(n))).collect();
        let may_convert = |(n, ty): &(Node<'a>, Ty)| {
            matches!(ty, Ty::Class(_) | Ty::Builtin(_) | Ty::Array(..)) || n.kind() == Kind::StringLiteral
        };
        if !all.iter().any(may_convert) {
            return out;
        }
        let Some(types) = self.types_of_parameters(function, arguments) else {
            return out;
        };
        for ((node, ty), parameter) in all.iter().zip(types) {
            if matches!(ty, Ty::Class(_)) && !matches!(parameter, Ty::Reference(_)) {
                out.extend(self.copied_for(&parameter, *node).map(|c| (*node, c)));
            }
            let parameter = bare(parameter);
            let called = match (ty, &parameter) {
                (own, Ty::Class(class)) if is_no_object(own) => self.converting(class, *node).filter(by_device),
                (Ty::Class(class), Ty::Builtin(to)) => self.conversion(class, Wanted::Type(*to), false),
                _ => None,
            };
            out.extend(called.map(|c| (*node, c)));
        }
        out
    }

    /// The value of `return` that is made an object of the class which the function returns.
    fn converted_result(&self, node: Node<'a>) -> Option<(Node<'a>, Called)> {
        let value = node.children().next()?;
        let Ty::Class(class) = self.returned_by_declaration()? else {
            return None;
        };
        let made = self.converting(&class, value).filter(by_device);
        Some((value, made.or_else(|| self.copied_as_result(&class, value))?))
    }

    /// The fundamental type that the function around returns by its declaration.
    fn returned_builtin(&self) -> Option<Builtin> {
        builtin(&self.returned_by_declaration()?)
    }

    /// The type that the function around returns by its declaration.
    pub(super) fn returned_by_declaration(&self) -> Option<Ty> {
        match self.frames.last()? {
            Frame::Lambda(l) => {
                let node = l.at.and_then(|at| self.lambda_at(at))?;
                let trailing = node.field(Field::Declarator)?.child(Kind::TrailingReturnType)?;
                Some(self.descriptor(trailing.child(Kind::TypeDescriptor)?, &self.type_scope()))
            }
            Frame::Function(f) => {
                let plain = f
                    .node
                    .field(Field::Declarator)
                    .filter(|d| d.kind() == Kind::FunctionDeclarator)?;
                let trailing = plain.child(Kind::TrailingReturnType);
                let ty = f.node.field(Field::Type).filter(|_| trailing.is_none())?;
                Some(self.resolve(ty, &self.type_scope()))
            }
            _ => None,
        }
    }

    /// The conversion of an object of a class to what a declaration declares.
    pub(crate) fn conversion_in(&self, declared: &Ty, value: Node<'a>) -> Option<Called> {
        let wanted = Wanted::Type(builtin(declared)?);
        match bare(self.type_of_expression(value, &self.type_scope())) {
            Ty::Class(class) => self.conversion(&class, wanted, false),
            _ => None,
        }
    }

    /// The conversion function of a class that is called, if it is one for certain.
    fn conversion(&self, class: &ClassTy, wanted: Wanted, explicit: bool) -> Option<Called> {
        if class.info.is_none() {
            return self.conversion_of_library(class, wanted, explicit);
        }
        let info = class
            .info
            .as_ref()
            .filter(|i| i.complete && !class.is_enum && i.bases.is_empty())?;
        // `(void)object` converts nothing.
        if matches!(wanted, Wanted::Type(Builtin::Void)) {
            return None;
        }
        let target_of = |key: &str| target_of(key).or_else(|| target_in(class, key));
        let mut keys: Vec<&String> = info.members.keys().filter(|k| is_conversion(k)).collect();
        let target = match wanted {
            Wanted::Type(t) => Some(t),
            Wanted::Condition => Builtin::parse("bool"),
            Wanted::Number => None,
        };
        if let Some(exact) = keys.iter().find(|k| target.is_some() && target_of(k) == target) {
            if !self.are_of_one_constness(class, &keys) {
                return None;
            }
            keys = vec![*exact];
        }
        let [key] = keys.as_slice() else { return None };
        // Only a number converts on to a number.
        target_of(key)?;
        let [member] = info.members.get(*key)?.as_slice() else {
            return None;
        };
        if !explicit && self.is_explicit(info, member) {
            return None;
        }
        let all = self.member_functions(class, key)?;
        self.judged_by(&Named { all, by_name: false }, &|_| Some(0), (*key).clone())
    }

    /// Whether conversion functions are all for constant objects, or all for others: if they differ in that, it may decide which
    /// one is the best, before what they convert to does.
    fn are_of_one_constness(&self, class: &ClassTy, keys: &[&String]) -> bool {
        let mut first = None;
        keys.len() < 2
            || keys.iter().all(|key| {
                let all = self.member_functions(class, key).unwrap_or_default();
                let own = |c: &crate::instantiate::candidate::Candidate| {
                    let of_constant = self.declared_space(c.spot).map(|s| s.of_constant);
                    of_constant.is_some() && *first.get_or_insert(of_constant) == of_constant
                };
                !all.is_empty() && all.iter().all(own)
            })
    }

    pub(super) fn is_explicit(&self, info: &ClassInfo, member: &crate::class::Member) -> bool {
        let Some(syntax) = self.syntax_of_class(info) else {
            return true;
        };
        let signature = crate::instantiate::signature::Signature::at(&syntax, member.at);
        signature.is_none_or(|s| {
            let mut all = s.declaration.all_children();
            all.any(|n| n.kind().is_explicit())
        })
    }

    /// Whether an object of a class that is made from something of a type is surely no copy of an object: the type is that
    /// of no object, or of another class that is not derived from it and converts to nothing.
    pub(super) fn is_never_copied_into(&self, ty: &Ty, class: &ClassInfo) -> bool {
        match ty {
            Ty::Class(other) if !is_no_object(ty) => self.is_apart(other, class),
            _ => is_no_object(ty),
        }
    }

    /// Whether a class is surely not another one, is not derived from it, and converts to nothing.
    pub(crate) fn is_apart(&self, other: &ClassTy, class: &ClassInfo) -> bool {
        let known = |of: &ClassTy| {
            let info = of.info.as_ref().filter(|i| i.complete)?;
            let special = info.params.is_some() && self.has_specialisations(of);
            let converts = info.members.keys().any(|key| is_conversion(key));
            (!special && !converts && info.place != class.place).then_some(())
        };
        let bases = || self.search_bases(other, |_| true, |base| known(base).is_none().then_some(()));
        known(other).is_some() && matches!(bases(), Searched::Nothing)
    }
}

/// Whether only the device front end looks at the constructor that converts an argument or a result.
fn by_device(constructor: &Called) -> bool {
    constructor.side != Side::Device
}

/// Whether a type is that of a number, a pointer, an enumerator or an array: what is made of it is no copy of an object.
pub(super) fn is_no_object(ty: &Ty) -> bool {
    match ty {
        Ty::Builtin(_) | Ty::Pointer(_) | Ty::Array(..) => true,
        Ty::Class(class) => class.is_enum || class.of_library().is_some(),
        _ => false,
    }
}

/// Whether a member is a conversion function, by its key.
pub(super) fn is_conversion(key: &str) -> bool {
    let words = ["operator new", "operator delete", "operator co_await"];
    key.starts_with("operator ") && !words.iter().any(|w| key.starts_with(w))
}

/// The fundamental type that a conversion function converts to, by its key as a member.
fn target_of(key: &str) -> Option<Builtin> {
    Builtin::parse(key.strip_prefix("operator ")?)
}

/// The same of one to what a parameter of a class template stands for.
fn target_in(class: &ClassTy, key: &str) -> Option<Builtin> {
    let name = key.strip_prefix("operator ")?;
    let bound = crate::ty::of_class(class);
    let (_, ty) = bound.iter().find(|(parameter, _)| parameter == name)?;
    builtin(ty)
}

/// A fundamental type.
fn builtin(ty: &Ty) -> Option<Builtin> {
    match ty {
        Ty::Const(inner) => builtin(inner),
        Ty::Builtin(b) => Some(*b),
        _ => None,
    }
}
