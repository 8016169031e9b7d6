//! Expressions, in the order of their text.

use super::Walker;
use super::instances::{each_element, operator};
use super::record::Doubtful;
use crate::declarator::path_of;
use crate::here::Call;
use crate::scope::SymbolKind;
use culambda_syntax::{Field, Kind, Node};

impl<'a> Walker<'a> {
    /// An expression, or whatever else is where one may.
    pub(crate) fn expression(&mut self, node: Node<'a>) {
        match node.kind() {
            Kind::Identifier => {
                self.name_used(node);
                self.name_crosses(node);
            }
            Kind::QualifiedIdentifier => {
                self.qualified(node, None);
                self.name_crosses(node);
                self.note_reference(node);
            }
            Kind::This => {
                if self.around.captures() {
                    self.this_used(node.start());
                }
            }
            Kind::LambdaExpression => self.lambda(node),
            Kind::CallExpression => self.call(node),
            Kind::TemplateFunction => {
                self.template_function(node, None);
                self.name_crosses(node);
                self.note_reference(node);
            }
            // The reference captures `this` for member calls in them, see `Record::member_used`.
            kind if is_unevaluated(kind) || is_of_sizeof(node) => self.unevaluated(|w| w.each_child(node)),
            Kind::FieldExpression => {
                self.field_access(node);
                operator(self, node);
            }
            Kind::TemplateArgumentList | Kind::AbstractArrayDeclarator => {
                self.constant(|w| w.each_child(node));
            }
            Kind::CastExpression => {
                self.typed(node);
                self.operator_crosses(node);
                self.conversions_cross(node);
            }
            Kind::CompoundLiteralExpression | Kind::NewExpression => {
                self.typed(node);
                self.operator_crosses(node);
            }
            // `new int[n][3]`: bounds after the first are constants.
            Kind::NewDeclarator if node.parent().is_some_and(|n| n.kind() == Kind::NewDeclarator) => {
                self.constant(|w| w.each_child(node));
            }
            Kind::InitializerPair => {
                if let Some(value) = node.field(Field::Value) {
                    self.expression(value);
                }
                for d in node.children().filter(|c| c.kind() == Kind::SubscriptDesignator) {
                    self.unevaluated(|w| w.each_child(d));
                }
            }
            Kind::FieldIdentifier
            | Kind::TypeIdentifier
            | Kind::NamespaceIdentifier
            | Kind::StatementIdentifier
            | Kind::PrimitiveType
            | Kind::Comment
            | Kind::FieldDesignator => {}
            literal if literal.is_literal() => {}
            Kind::UserDefinedLiteral => self.operator_crosses(node),
            Kind::DeleteExpression => {
                self.each_child(node);
                self.operator_crosses(node);
            }
            Kind::PointerExpression => {
                self.pointer(node);
                operator(self, node);
            }
            Kind::BinaryExpression
            | Kind::AssignmentExpression
            | Kind::UnaryExpression
            | Kind::UpdateExpression
            | Kind::SubscriptExpression => {
                self.each_child(node);
                operator(self, node);
                self.conversions_cross(node);
            }
            Kind::ConditionalExpression => {
                self.each_child(node);
                self.conversions_cross(node);
            }
            Kind::FoldExpression | Kind::ParameterPackExpansion => each_element(self, node),
            // A declaration in a condition, a statement in an expression: the statement walk knows them.
            Kind::Declaration
            | Kind::CompoundStatement
            | Kind::FunctionDefinition
            | Kind::TemplateDeclaration
            | Kind::AliasDeclaration
            | Kind::UsingDeclaration
            | Kind::TypeDefinition => self.statement(node),
            defined if defined.is_class_or_enum() => self.statement(node),
            Kind::ParameterDeclaration | Kind::OptionalParameterDeclaration => self.type_of(node),
            _ => self.each_child(node),
        }
    }

    fn call(&mut self, node: Node<'a>) {
        let function = node.field(Field::Function);
        let name = function.map(|f| self.text(f)).unwrap_or_default();
        let unevaluated = matches!(
            name,
            "noexcept"
                | "typeid"
                | "__alignof__"
                | "__alignof"
                | "alignof"
                | "__builtin_types_compatible_p"
                | "__builtin_offsetof"
                | "__builtin_constant_p"
                | "__builtin_classify_type"
                | "__builtin_has_attribute"
        );
        self.operator_is_lacking(node, name);
        if name == "typeid" {
            self.typeid(node);
        }
        if unevaluated {
            return self.unevaluated(|w| w.each_child(node));
        }
        let arguments = node.field(Field::Arguments);
        self.may_declare(node);
        let (captured, lambdas) = (self.captured(), self.record.lambdas.len());
        let behind = function.is_some_and(|f| self.callee(f, arguments.map(Call::with)));
        if let Some(arguments) = arguments {
            self.each_child(arguments);
        }
        if behind {
            self.this_used(node.start());
        }
        self.note_call(node);
        self.call_crosses(node);
        self.conversions_cross(node);
        let has_lambdas = self.record.lambdas.len() != lambdas;
        if (self.captured() != captured || has_lambdas) && self.may_be_macro(node) {
            if has_lambdas {
                self.record.numbers_unknown(lambdas, &self.of_macro_with_lambdas(name));
            }
            if self.captured() != captured {
                let why = self.of_macro_call(name);
                self.captures_unknown(why);
            }
        }
    }

    /// `DECLARE(x);` and `for_each(i, n) {`: what nothing visible declares may be a macro that declares its arguments.
    fn may_declare(&mut self, call: Node<'a>) {
        let Some(function) = call.field(Field::Function).filter(|f| f.kind() == Kind::Identifier) else {
            return;
        };
        let unfinished = || {
            call.parent()
                .is_some_and(|s| s.kind() == Kind::ExpressionStatement && s.all_children().any(Node::is_missing))
        };
        if !(self.may_be_macro(call) || unfinished() && self.is_undeclared(self.text(function))) {
            return;
        }
        for argument in call
            .field(Field::Arguments)
            .into_iter()
            .flat_map(Node::children)
            .filter(|a| a.kind() == Kind::Identifier)
        {
            let name = self.text(argument);
            if self.record.here.scopes.lookup(name).is_none() {
                let doubtful = &mut self.record.doubtful;
                doubtful.entry(name.to_owned()).or_insert(Doubtful::Macro);
            }
        }
    }

    /// The callee of a call; tells whether `this` is captured after the arguments.
    fn callee(&mut self, node: Node<'a>, call: Option<Call<'a>>) -> bool {
        match node.kind() {
            Kind::Identifier => return self.callee_named(node, call),
            Kind::QualifiedIdentifier => return self.qualified(node, call),
            Kind::TemplateFunction => return self.template_function(node, call),
            Kind::ParenthesizedExpression => {
                if let Some(inside) = node.children().next() {
                    return self.callee(inside, call);
                }
            }
            _ => self.expression(node),
        }
        false
    }

    /// `f<a, b>`: the name is used, the arguments are constants.
    fn template_function(&mut self, node: Node<'a>, call: Option<Call<'a>>) -> bool {
        let behind = node
            .field(Field::Name)
            .is_some_and(|name| self.callee_named(name, call));
        let Some(arguments) = node.field(Field::Arguments) else {
            return behind;
        };
        let compares = node
            .field(Field::Name)
            .is_some_and(|n| self.compares(&[self.text(n).to_owned()]));
        if compares {
            self.disguised(arguments);
        } else {
            self.constant(|w| w.each_child(arguments));
        }
        behind
    }

    fn qualified(&mut self, node: Node<'a>, call: Option<Call<'a>>) -> bool {
        let behind = self.qualified_used(node, call);
        let mut at = Some(node);
        while let Some(n) = at.filter(|n| n.kind() == Kind::QualifiedIdentifier) {
            if let Some(scope) = n
                .field(Field::Scope)
                .filter(|s| matches!(s.kind(), Kind::TemplateType | Kind::Decltype))
            {
                self.unevaluated(|w| w.expression(scope));
            }
            at = n.field(Field::Name);
        }
        if let Some(arguments) = at.and_then(|n| n.field(Field::Arguments)) {
            if self.compares(&crate::declarator::path_of(self.syntax, node)) {
                self.disguised(arguments);
            } else {
                self.constant(|w| w.each_child(arguments));
            }
        }
        behind
    }

    /// `a.b`, `a->b`: the object is used, the member's name is not.
    fn field_access(&mut self, node: Node<'a>) {
        if let Some(object) = node.field(Field::Argument) {
            self.expression(object);
        }
        if let Some(member) = node.field(Field::Field) {
            for child in member
                .all_children()
                .filter(|c| matches!(c.kind(), Kind::TemplateArgumentList | Kind::TemplateMethod))
            {
                let list = child.field(Field::Arguments).unwrap_or(child);
                if self.holds_variables(list) {
                    self.disguised(list);
                } else {
                    self.unevaluated(|w| w.each_child(child));
                }
            }
        }
    }

    /// `T{..}`, `(T)x`, `new T[n]`: the type first, then the rest in order.
    fn typed(&mut self, node: Node<'a>) {
        let t = node.field(Field::Type);
        if let Some(ty) = t.filter(|_| node.kind() != Kind::CastExpression) {
            let found =
                self.instantiated_by_definition(ty, node.field(Field::Value).or_else(|| node.field(Field::Arguments)));
            let found = self.unless_folded(found, node);
            self.note(found);
        }
        for child in node.children() {
            if Some(child) == t {
                // `x{1}` where `x` is a variable is not a type; nothing else is captured by a type.
                match self.variable_in_cast(node, child) {
                    Some(variable) if variable.kind() == Kind::TypeIdentifier => self.name_used(variable),
                    Some(member) => self.expression(member),
                    None => self.type_node(child),
                }
            } else {
                self.expression(child);
            }
        }
    }

    /// The variable of `(x) & y == z`, or the member of `(B::x) - 1`, which the grammar takes for a cast.
    fn variable_in_cast(&self, cast: Node<'a>, ty: Node<'a>) -> Option<Node<'a>> {
        let name = ty
            .children()
            .next()
            .filter(|_| cast.kind() == Kind::CastExpression && ty.kind() == Kind::TypeDescriptor)?;
        if ty.children().nth(1).is_some() {
            return None;
        }
        if name.kind() == Kind::QualifiedIdentifier {
            let path = path_of(self.syntax, name);
            let [scope @ .., last] = path.as_slice() else {
                return None;
            };
            return matches!(self.qualified_member(scope, last), crate::meaning::Meaning::Field).then_some(name);
        }
        let alone = name.kind() == Kind::TypeIdentifier;
        let known = || match self.scopes.lookup(self.text(name)) {
            Some(symbol) => matches!(symbol.kind, SymbolKind::Variable | SymbolKind::Ambiguous),
            None => matches!(self.member(self.text(name)), crate::meaning::Meaning::Field),
        };
        (alone && known()).then_some(name)
    }

    /// `&S::m` is a pointer to member and needs no object.
    fn pointer(&mut self, node: Node<'a>) {
        let Some(argument) = node.field(Field::Argument) else {
            return self.each_child(node);
        };
        let address = node.field(Field::Operator).is_some_and(|o| o.kind() == Kind::Amp);
        if address && argument.kind() == Kind::QualifiedIdentifier {
            self.name_crosses(argument);
            self.unevaluated(|w| w.each_child(argument));
        } else {
            self.expression(argument);
        }
    }
}

/// Whether nothing in a node of a kind is evaluated.
fn is_unevaluated(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::SizeofExpression
            | Kind::AlignofExpression
            | Kind::Decltype
            | Kind::RequiresExpression
            | Kind::OffsetofExpression
            | Kind::TypeDescriptor
            | Kind::TemplateType
            | Kind::DependentType
            | Kind::RequirementSeq
            | Kind::ParameterList
    )
}

/// `sizeof(x)[i]`, `sizeof(x).a[i]`: whether what is indexed, or a member of which is named, was read as a `sizeof` in front of parentheses.
fn is_of_sizeof(node: Node<'_>) -> bool {
    let mut at = node;
    while matches!(at.kind(), Kind::SubscriptExpression | Kind::FieldExpression)
        && let Some(object) = at.field(Field::Argument)
    {
        at = object;
    }
    at.kind() == Kind::SizeofExpression
}
