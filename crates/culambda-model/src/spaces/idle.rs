//! Values of which nothing is done: the compiler of the device does without what leads to them.
//!
//! Of `a[b[i]];` no code is made, as the element is only named, and nothing that is evaluated for that has an effect. Of
//! `-a[i];` it is, because that needs the value.

use crate::here::Here;
use crate::ty::{Ty, bare};
use culambda_syntax::{Field, Kind, Node};

/// So many expressions of which nothing is done are looked at around one.
const MAX_LEVELS: usize = 4;

impl<'a> Here<'a> {
    /// Whether an expression only leads to an object of which nothing is done.
    pub(super) fn is_for_nothing(&self, expression: Node<'a>) -> bool {
        let mut inside = expression;
        let mut levels = 0;
        for around in expression.ancestors() {
            if self.throws_away(around, inside) {
                levels += 1;
                if self.names_object(inside) && !self.has_effects(inside) {
                    return true;
                }
            }
            if levels == MAX_LEVELS || !self.index.budget.step() || is_statement(around.kind()) {
                return false;
            }
            inside = around;
        }
        false
    }

    /// Whether nothing is done with a value: `v;`, `(void)v`, `v, w`.
    pub(super) fn throws_away(&self, around: Node<'a>, value: Node<'a>) -> bool {
        match around.kind() {
            Kind::ExpressionStatement => true,
            Kind::CommaExpression => around.field(Field::Left) == Some(value),
            Kind::CastExpression => around.field(Field::Type).is_some_and(|t| self.text(t) == "void"),
            Kind::ForStatement => [Field::Initializer, Field::Update]
                .into_iter()
                .any(|part| around.field(part) == Some(value)),
            Kind::ArgumentList => around.parent().is_some_and(|call| self.makes_void(call)),
            _ => false,
        }
    }

    /// Whether a call is a cast to `void`.
    fn makes_void(&self, call: Node<'a>) -> bool {
        let function = call.field(Field::Function).map_or("", |f| self.text(f));
        let argument = function.strip_prefix("static_cast").map(str::trim);
        function == "void"
            || argument
                .and_then(|a| a.strip_prefix('<')?.strip_suffix('>'))
                .is_some_and(|a| a.trim() == "void")
    }

    /// Whether an expression stands for an object, whose value is something else.
    fn names_object(&self, expression: Node<'a>) -> bool {
        let mut pending = vec![expression];
        while let Some(node) = pending.pop() {
            let parts = match node.kind() {
                Kind::Identifier | Kind::QualifiedIdentifier | Kind::SubscriptExpression => continue,
                Kind::PointerExpression if node.field(Field::Operator).is_some_and(|o| o.kind() == Kind::Star) => {
                    continue;
                }
                Kind::FieldExpression => match node.field(Field::Operator).map_or("", |o| self.text(o)) {
                    "." => [node.field(Field::Argument), None],
                    _ => continue,
                },
                Kind::ParenthesizedExpression => [node.children().next(), None],
                Kind::CommaExpression => [node.field(Field::Right), None],
                Kind::ConditionalExpression => [node.field(Field::Consequence), node.field(Field::Alternative)],
                _ => return false,
            };
            pending.extend(parts.into_iter().flatten());
        }
        true
    }

    /// Whether something is done where an expression is evaluated: a call, also of an operator, an assignment, an object that
    /// is made.
    fn has_effects(&self, expression: Node<'a>) -> bool {
        let mut pending = vec![expression];
        while let Some(node) = pending.pop() {
            if !self.index.budget.step() {
                return false;
            }
            match node.kind() {
                Kind::SizeofExpression | Kind::Decltype | Kind::TemplateArgumentList => continue,
                Kind::CallExpression if self.is_unevaluated_operator(node) => continue,
                Kind::CallExpression if !self.is_cast_of_number(node) => return true,
                Kind::AssignmentExpression
                | Kind::UpdateExpression
                | Kind::NewExpression
                | Kind::DeleteExpression
                | Kind::CompoundLiteralExpression
                | Kind::LambdaExpression => return true,
                Kind::SubscriptExpression if self.is_object(node.field(Field::Argument)) => return true,
                Kind::PointerExpression | Kind::UnaryExpression if self.is_object(node.field(Field::Argument)) => {
                    return true;
                }
                Kind::BinaryExpression
                    if [Field::Left, Field::Right]
                        .into_iter()
                        .any(|side| self.is_object(node.field(side))) =>
                {
                    return true;
                }
                _ => {}
            }
            pending.extend(node.children());
        }
        false
    }

    /// Whether an expression is an object of a class, whose operators are calls.
    fn is_object(&self, expression: Option<Node<'a>>) -> bool {
        let ty = expression.map(|node| bare(self.type_of_expression(node, &self.type_scope())));
        matches!(ty, Some(Ty::Class(class)) if !class.is_enum)
    }

    /// Whether a call is a cast between numbers: `int(v)`, `static_cast<int>(v)`.
    fn is_cast_of_number(&self, call: Node<'a>) -> bool {
        let Some(function) = call.field(Field::Function) else {
            return false;
        };
        let cast = function.kind() == Kind::TemplateFunction && self.text(function).starts_with("static_cast");
        let target = function.field(Field::Arguments).filter(|_| cast);
        let target = target.and_then(|arguments| arguments.children().next());
        function.kind().is_builtin_type()
            || target.is_some_and(|t| matches!(bare(self.descriptor(t, &self.type_scope())), Ty::Builtin(_)))
    }
}

/// Whether a node holds expressions and is none.
fn is_statement(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::ExpressionStatement
            | Kind::CompoundStatement
            | Kind::Declaration
            | Kind::ReturnStatement
            | Kind::ForStatement
            | Kind::LambdaExpression
            | Kind::FunctionDefinition
    )
}
