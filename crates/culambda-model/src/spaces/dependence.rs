//! Whether an expression in a template means the same whatever the parameters stand for.

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
                // The operators of classes are looked for where the template is instantiated.
                Kind::BinaryExpression | Kind::UnaryExpression | Kind::SubscriptExpression | Kind::UpdateExpression
                    if !converted && !self.has_plain_operands(node) =>
                {
                    return false;
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
        let fundamental = |ty: Node<'a>| matches!(ty.kind(), Kind::PrimitiveType | Kind::SizedTypeSpecifier);
        let described = |ty: Node<'a>| {
            let mut parts = ty.children();
            ty.kind() == Kind::TypeDescriptor && parts.next().is_some_and(fundamental) && parts.next().is_none()
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
                        .is_some_and(|list| self.is_decided_at_run_time(list))
                };
                fundamental(function) && open() || cast && arguments().all(described)
            }),
            _ => false,
        }
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
            Kind::QualifiedIdentifier => !of_template,
            Kind::CallExpression | Kind::CompoundLiteralExpression => self.is_independent(function),
            _ => false,
        }
    }

    /// Whether the name of a type does not depend on the parameters of the class templates around.
    fn is_independent_type(&self, name: &str) -> bool {
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
                    return arms.all(|arm| arm.kind().is_literal());
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
