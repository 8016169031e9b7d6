//! Whether an expression in a template means the same whatever the parameters stand for.

use crate::declarator::unparenthesised;
use crate::here::Here;
use crate::meaning::Meaning;
use crate::scope::SymbolKind;
use crate::ty::{Ty, bare};
use culambda_syntax::{Field, Kind, Node};

/// Whether a word is an operator whose operand nobody evaluates.
fn is_operator(word: &[u8]) -> bool {
    matches!(word, b"noexcept" | b"alignof" | b"typeid" | b"decltype")
}

impl<'a> Here<'a> {
    /// Whether an expression surely does not depend on the parameters of the templates around by its type: no name in it
    /// does.
    pub(crate) fn is_independent(&self, expression: Node<'a>) -> bool {
        let mut names = self.template_names();
        names.extend(self.class_template_parameters());
        let of_template = self.classes.iter().any(|c| c.info.params.is_some());
        // Of operands that nobody evaluates the reference does not ask, and the grammar takes some of them for calls.
        let words = culambda_source::ident::words(self.text(expression).as_bytes());
        if words.into_iter().any(is_operator) {
            return false;
        }
        let mut pending = vec![(expression, false)];
        while let Some((node, converted)) = pending.pop() {
            if !self.index.budget.step() || node.is_error() {
                return false;
            }
            match node.kind() {
                Kind::SizeofExpression => {
                    if self.text(node).contains("...") {
                        return false;
                    }
                }
                // What it is does not hang on the variables that it is made of.
                Kind::Identifier if converted && self.is_local_variable(node) => {}
                _ if self.is_converted_to_number(node) => {
                    let parts = node.field(Field::Value).or_else(|| node.field(Field::Arguments));
                    pending.extend(parts.map(|part| (part, true)));
                }
                Kind::LambdaExpression | Kind::PrimitiveType => return false,
                Kind::This if of_template => return false,
                Kind::Identifier => {
                    if let Some(symbol) = self.scopes.lookup(self.text(node)) {
                        let Some(ty) = symbol.declaration.and_then(|d| d.field(Field::Type)) else {
                            return false;
                        };
                        match (ty.kind(), symbol.value) {
                            (Kind::PrimitiveType | Kind::SizedTypeSpecifier, _) => {}
                            (Kind::PlaceholderTypeSpecifier, Some(value)) => pending.push((value, converted)),
                            (Kind::PlaceholderTypeSpecifier, None) => return false,
                            _ if of_template || crate::class::mentions(self.syntax, ty, &names) => return false,
                            _ => {}
                        }
                    } else {
                        let name = self.text(node);
                        let member = || of_template && self.member(name) != Meaning::None;
                        if names.iter().any(|n| n == name) || member() {
                            return false;
                        }
                    }
                }
                Kind::BinaryExpression | Kind::UnaryExpression | Kind::SubscriptExpression | Kind::UpdateExpression
                    if !converted && !self.has_plain_operands(node) =>
                {
                    if !self.is_operator_independent(node, &names) {
                        return false;
                    }
                    pending.extend(node.children().map(|part| (part, converted)));
                }
                // Which of two values it is changes nothing.
                Kind::ConditionalExpression => {
                    let arms = [Field::Consequence, Field::Alternative];
                    pending.extend(
                        arms.into_iter()
                            .filter_map(|arm| node.field(arm))
                            .map(|arm| (arm, converted)),
                    );
                }
                // An object is of its class, whatever it is made of.
                Kind::CallExpression if !of_template && self.is_made_of_class(node) => {
                    pending.extend(node.field(Field::Function).map(|function| (function, converted)));
                }
                Kind::CompoundLiteralExpression | Kind::NewExpression if !of_template => {
                    let ty = node.field(Field::Type).filter(|ty| !ty.kind().is_builtin_type());
                    pending.extend(ty.map(|ty| (ty, converted)));
                }
                Kind::TypeIdentifier if of_template => {
                    let name = self.text(node);
                    if names.iter().any(|n| n == name) || !self.is_independent_type(name) {
                        return false;
                    }
                }
                Kind::TypeIdentifier
                | Kind::QualifiedIdentifier
                | Kind::TemplateFunction
                | Kind::TemplateType
                | Kind::TypeDescriptor => {
                    if of_template || crate::class::mentions(self.syntax, node, &names) {
                        return false;
                    }
                }
                _ => pending.extend(node.children().map(|part| (part, converted))),
            }
        }
        true
    }

    /// Whether a name is a local variable or a parameter of a function.
    fn is_local_variable(&self, name: Node<'a>) -> bool {
        let symbol = self.scopes.lookup(self.text(name));
        symbol.is_some_and(|s| s.kind == SymbolKind::Variable && s.declaration.is_some() && !s.pack)
    }

    /// Whether an expression is a cast to a fundamental type: `int(x)`, `(int)x`, `static_cast<int>(x)`.
    fn is_converted_to_number(&self, node: Node<'a>) -> bool {
        let described = |ty: Node<'a>| {
            let mut parts = ty.children();
            ty.kind() == Kind::TypeDescriptor
                && parts.next().is_some_and(|part| part.kind().is_builtin_type())
                && parts.next().is_none()
        };
        match node.kind() {
            Kind::CastExpression => node.field(Field::Type).is_some_and(described),
            Kind::CallExpression => node.field(Field::Function).is_some_and(|function| {
                let arguments = || function.field(Field::Arguments).into_iter().flat_map(Node::children);
                let named = || function.field(Field::Name).map(|name| self.text(name));
                let cast = function.kind() == Kind::TemplateFunction && named() == Some("static_cast");
                // Of `int(1.5)` the reference says nothing.
                let open = || {
                    node.field(Field::Arguments)
                        .is_some_and(|list| self.is_more_than_literals(list))
                };
                function.kind().is_builtin_type() && open() || cast && arguments().all(described)
            }),
            _ => false,
        }
    }

    /// Whether an expression has a variable in it that is no constant, a call of a function, or an object made with braces.
    fn is_more_than_literals(&self, expression: Node<'a>) -> bool {
        let mut pending = vec![expression];
        while let Some(node) = pending.pop() {
            if !self.index.budget.step() {
                return false;
            }
            match node.kind() {
                Kind::Identifier if self.scopes.lookup(self.text(node)).is_some() => {
                    if self.is_variable_at_run_time(self.text(node)) {
                        return true;
                    }
                }
                Kind::Identifier | Kind::QualifiedIdentifier
                    if self.static_variable(node).is_some_and(|v| v.constant == Some(false)) =>
                {
                    return true;
                }
                Kind::SizeofExpression | Kind::Decltype | Kind::LambdaExpression | Kind::TemplateArgumentList => {}
                Kind::CompoundLiteralExpression => return true,
                Kind::CallExpression if self.calls_function(node) => return true,
                _ => pending.extend(node.children()),
            }
        }
        false
    }

    /// Whether a call surely calls a function that was declared, or one of the mathematical library.
    fn calls_function(&self, call: Node<'a>) -> bool {
        let Some((function, arguments)) = call.field(Field::Function).zip(call.field(Field::Arguments)) else {
            return false;
        };
        match function.kind() {
            Kind::Identifier | Kind::QualifiedIdentifier | Kind::TemplateFunction | Kind::FieldExpression => {
                self.is_mathematical(function)
                    || self
                        .functions_named(function, arguments)
                        .is_some_and(|named| !named.all.is_empty())
            }
            _ => false,
        }
    }

    /// Whether a call makes an object of a class.
    fn is_made_of_class(&self, call: Node<'a>) -> bool {
        call.field(Field::Function)
            .is_some_and(|f| self.class_of_callee(f).is_some())
    }

    /// Whether an operator of a class is looked for where the template is read: its operands are of types that are known
    /// there. An operator of two operands waits for the instantiation if one of them is `C(1)`, or if parameters are named.
    fn is_operator_independent(&self, node: Node<'a>, names: &[String]) -> bool {
        let operands = [Field::Left, Field::Right, Field::Argument];
        let mut operands = operands.into_iter().filter_map(|field| node.field(field));
        let binary = node.kind() == Kind::BinaryExpression;
        let named = || {
            let mut words = node.descendants().filter(|n| n.kind() == Kind::Identifier);
            words.any(|n| self.hangs_on_parameters(n, names))
        };
        let known = |operand: Node<'a>| {
            let operand = unparenthesised(operand);
            let made = binary && operand.kind() == Kind::CallExpression && self.is_made_of_class(operand);
            let ty = bare(self.type_of_object(operand));
            !made && matches!(ty, Ty::Builtin(_) | Ty::Pointer(_) | Ty::Array(..) | Ty::Class(_))
        };
        operands.all(known) && !(binary && named())
    }

    /// Whether a variable has a type that the parameters of templates are in, or is one.
    pub(super) fn hangs_on_parameters(&self, name: Node<'a>, names: &[String]) -> bool {
        let text = self.text(name);
        let Some(symbol) = self.scopes.lookup(text) else {
            return names.iter().any(|n| n == text);
        };
        let ty = symbol.declaration.and_then(|d| d.field(Field::Type));
        ty.is_none_or(|ty| {
            ty.kind() == Kind::PlaceholderTypeSpecifier && symbol.value.is_none_or(|value| !self.is_independent(value))
                || crate::class::mentions(self.syntax, ty, names)
        })
    }

    /// Whether the operands of an operator are numbers and pointers.
    fn has_plain_operands(&self, node: Node<'a>) -> bool {
        let operands = [Field::Left, Field::Right, Field::Argument];
        operands.into_iter().filter_map(|field| node.field(field)).all(|n| {
            let ty = bare(self.type_of_expression(n, &self.type_scope()));
            matches!(ty, Ty::Builtin(_) | Ty::Pointer(_) | Ty::Array(..))
        })
    }

    /// Whether a callee is a member of what does not depend on the parameters of the templates around: not one of an object
    /// that nobody names.
    pub(crate) fn is_object_independent(&self, function: Node<'a>) -> bool {
        let of_template = self.classes.iter().any(|c| c.info.params.is_some());
        match function.kind() {
            Kind::FieldExpression => function.field(Field::Argument).is_some_and(|o| self.is_independent(o)),
            Kind::QualifiedIdentifier => !of_template || self.is_of_another_class(function),
            Kind::CallExpression | Kind::CompoundLiteralExpression => self.is_independent(function),
            _ => false,
        }
    }

    /// Whether the name of a type does not depend on the parameters of the class templates around.
    pub(super) fn is_independent_type(&self, name: &str) -> bool {
        self.classes.iter().all(|c| c.info.name != name) && self.member(name) == Meaning::None
    }

    /// Whether the host front end reads the value of a variable in the definition of a template: what is done with it does
    /// not depend on the parameters. Values that are returned are converted where the template is instantiated.
    pub(crate) fn is_used_in_definition(&self, name: Node<'a>) -> bool {
        let mut inside = name;
        for around in name.ancestors() {
            let others = |n: &Node<'a>| *n != inside;
            match around.kind() {
                Kind::ParenthesizedExpression => {}
                Kind::ReturnStatement | Kind::UpdateExpression => return false,
                Kind::CommaExpression if around.field(Field::Right) == Some(inside) => {}
                Kind::SubscriptExpression if around.field(Field::Argument) == Some(inside) => {
                    if !around.children().filter(others).all(|n| self.is_independent(n)) {
                        return false;
                    }
                }
                Kind::FieldExpression => {}
                // Of two variables it is one that is returned, or whatever becomes of it.
                Kind::ConditionalExpression if around.field(Field::Condition) != Some(inside) => {
                    let arms = [Field::Consequence, Field::Alternative];
                    let mut arms = arms.into_iter().filter_map(|arm| around.field(arm)).filter(others);
                    return arms.all(|arm| self.is_number_of_its_own(arm) && self.is_independent(arm));
                }
                Kind::InitDeclarator
                | Kind::ExpressionStatement
                | Kind::ConditionClause
                | Kind::SwitchStatement
                | Kind::IfStatement
                | Kind::WhileStatement
                | Kind::DoStatement
                | Kind::ForStatement
                | Kind::FieldInitializer => return true,
                Kind::ArgumentList => {
                    let call = around.parent();
                    let callee = call.and_then(|c| c.field(Field::Function));
                    return around.children().filter(others).all(|n| self.is_independent(n))
                        && callee.is_none_or(|c| self.is_independent(c));
                }
                _ => return around.children().filter(others).all(|n| self.is_independent(n)),
            }
            inside = around;
        }
        false
    }
}
