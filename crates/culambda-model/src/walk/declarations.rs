//! Declarations inside of functions and at namespace scope: what becomes visible, and when.

use super::Walker;
use crate::declarator::{function_declarator, has_specifier, inner, last_name, name_node, parameters};
use crate::facts::Ordinary;
use crate::here::{Call, Frame, is_cast};
use crate::scope::{Symbol, SymbolKind};
use culambda_syntax::{Field, Kind, Node};

impl<'a> Walker<'a> {
    /// A declaration with its declarators, in order.
    pub(crate) fn declaration(&mut self, node: Node<'a>) {
        if self.is_expression_in_disguise(node) {
            return self.disguised(node);
        }
        if self.record.here.frames.is_empty() || self.in_class_body() {
            return self.declaration_without_function(node);
        }
        self.type_of(node);
        self.variables_are_lacking(node);
        let constant = has_specifier(self.syntax, node, "constexpr");
        // In a condition the initialiser belongs to the declaration.
        let value = node.field(Field::Value).or_else(|| node.field(Field::DefaultValue));
        for declarator in node.fields(Field::Declarator) {
            self.declaration_for_jit(node, declarator);
            self.declarator(node, declarator, value, constant);
        }
        if let Some(value) = value {
            self.expression(value);
        }
    }

    /// A variable at namespace scope or a data member: lambdas in its initialiser belong to no function.
    fn declaration_without_function(&mut self, node: Node<'a>) {
        let outside = match (self.in_class_body(), has_specifier(self.syntax, node, "static")) {
            (true, false) => Ordinary::DefaultMemberInitialiser,
            _ => Ordinary::NamespaceScope,
        };
        self.type_of(node);
        for d in node.fields(Field::Declarator) {
            self.declaration_for_jit(node, d);
            if function_declarator(d).is_some() && d.child(Kind::ParameterList).is_some() {
                self.function_head(d);
                self.redeclaration_crosses(node);
            } else {
                self.framed(Frame::Outside(outside), |w| w.initialisers(d));
            }
        }
        for name in [Field::Value, Field::DefaultValue] {
            if let Some(value) = node.field(name) {
                let body = self.body_at(value.start());
                self.framed(Frame::Outside(outside), |w| {
                    w.record.here.around.later = body.filter(|_| outside == Ordinary::DefaultMemberInitialiser);
                    w.expression(value);
                    if outside == Ordinary::DefaultMemberInitialiser {
                        w.member_is_initialised(node, value);
                    }
                    w.record.here.around.later = None;
                });
            }
        }
        for clause in node.children().filter(|c| c.kind() == Kind::BitfieldClause) {
            self.framed(Frame::Outside(Ordinary::Declaration), |w| {
                w.unevaluated(|w| w.each_child(clause));
            });
        }
    }

    /// Everything in a declarator that is an expression, for declarations whose names are not looked up here.
    fn initialisers(&mut self, declarator: Node<'a>) {
        if declarator.kind() == Kind::InitDeclarator
            && let Some(value) = declarator.field(Field::Value)
        {
            self.expression(value);
        }
        array_bounds(self, declarator);
        self.declarator_functions(declarator);
    }

    /// Walks the type of a declaration: local classes, enumerations, `decltype`.
    pub(crate) fn type_of(&mut self, node: Node<'a>) {
        if let Some(t) = node.field(Field::Type) {
            self.type_node(t);
        }
    }

    /// A type: a class or enumeration that is defined in it, operands of `decltype`, template arguments.
    pub(crate) fn type_node(&mut self, node: Node<'a>) {
        match node.kind() {
            Kind::ClassSpecifier | Kind::StructSpecifier | Kind::UnionSpecifier => self.class(node),
            Kind::EnumSpecifier => self.enumeration(node),
            Kind::PrimitiveType | Kind::TypeIdentifier | Kind::SizedTypeSpecifier | Kind::PlaceholderTypeSpecifier => {}
            _ => self.unevaluated(|w| w.each_child(node)),
        }
    }

    /// One declarator of a declaration: the name is visible after it, also in its own initialiser.
    fn declarator(&mut self, declaration: Node<'a>, declarator: Node<'a>, behind: Option<Node<'a>>, constant: bool) {
        let (bare, value) = match declarator.kind() {
            Kind::InitDeclarator => (
                declarator.field(Field::Declarator).unwrap_or(declarator),
                declarator.field(Field::Value),
            ),
            _ => (declarator, None),
        };
        let list = value.filter(|v| v.kind() == Kind::ArgumentList && bare.kind() == Kind::Identifier);
        if list.is_some_and(|list| self.is_function_in_disguise(list)) {
            let name = self.text(bare);
            self.record.here.declare_as(name, SymbolKind::Static);
            if let Some(list) = list {
                bounds_of_parameters(self, list);
            }
            return;
        }
        array_bounds(self, bare);
        self.record.here.declare(declaration, bare, value.or(behind));
        if let Some(ty) = declaration
            .field(Field::Type)
            .filter(|_| matches!(bare.kind(), Kind::Identifier))
        {
            let found = self.instantiated_by_variable(ty, value.or(behind));
            self.note(found);
        }
        self.definition_crosses(declaration, bare, value.or(behind));
        if let Some(list) =
            parameters(bare).filter(|l| bare.kind() == Kind::FunctionDeclarator && self.arguments_in_disguise(*l))
        {
            let ty = declaration.field(Field::Type);
            let found = ty.and_then(|ty| self.instantiated_in_disguise(ty, list));
            self.note(found);
            self.disguised_definition_crosses(declaration, bare, list);
        }
        self.declarator_functions(bare);
        if let Some(value) = value {
            if constant {
                self.constant(|w| w.expression(value));
            } else {
                self.expression(value);
            }
        }
    }

    /// Functions in a declarator, and the arguments of `T x(a)` that was read as one, which are uses.
    fn declarator_functions(&mut self, declarator: Node<'a>) {
        let mut at = Some(declarator);
        while let Some(node) = at {
            if let Some(list) = parameters(node).filter(|_| node.kind() == Kind::FunctionDeclarator) {
                if self.arguments_in_disguise(list) {
                    self.disguised(list);
                } else {
                    self.function_head(node);
                    bounds_of_parameters(self, list);
                }
            }
            at = inner(node);
        }
    }

    /// Names in a node that was misread as a declaration are uses, in order.
    pub(crate) fn disguised(&mut self, node: Node<'a>) {
        // `f(n)` that was read as a type and a nameless function.
        let called = node
            .field(Field::Declarator)
            .filter(|d| d.kind() == Kind::AbstractFunctionDeclarator);
        let call = called.and_then(|d| d.field(Field::Parameters)).map(Call::with);
        let mut this_behind = None;
        let operator = node.field(Field::Type);
        if operator.is_some_and(|ty| matches!(self.text(ty), "sizeof" | "alignof" | "noexcept" | "typeid")) {
            // So read, what comes after it is a parameter, too, or its name, and not evaluated.
            return;
        }
        for child in node.children() {
            match child.kind() {
                Kind::TypeIdentifier if call.is_some() => {
                    if self.callee_named(child, call) {
                        this_behind = Some(child.start());
                    }
                }
                Kind::TypeIdentifier if is_cast(self.text(child)) => {}
                Kind::TemplateType if !self.is_comparison(child) => {
                    if let Some(list) = child.field(Field::Arguments) {
                        self.constant(|w| w.each_child(list));
                    }
                }
                Kind::TypeIdentifier | Kind::Identifier | Kind::FieldIdentifier => self.name_used(child),
                // `P::s < n > k`.
                Kind::QualifiedIdentifier if last_name(child).kind() == Kind::TemplateType => {
                    let list = last_name(child).field(Field::Arguments);
                    if let Some(list) = list {
                        self.disguised(list);
                    }
                }
                k if k.is_declarator()
                    || k.is_parameter()
                    || matches!(
                        k,
                        Kind::TemplateType | Kind::TemplateArgumentList | Kind::TypeDescriptor | Kind::ParameterList
                    ) =>
                {
                    self.disguised(child);
                }
                _ => self.expression(child),
            }
        }
        if let Some(at) = this_behind {
            self.this_used(at);
        }
    }

    /// Parameters of a function or a handler: declared in order, their default arguments outside of it.
    pub(crate) fn parameters(&mut self, list: Node<'a>) {
        for p in list.children() {
            self.type_of(p);
            if let Some(d) = p.field(Field::Declarator) {
                if self.macro_of_parameters(p).is_some() {
                    // What it makes of them is not known.
                    self.record.doubt_names_in(d);
                }
                array_bounds(self, d);
                self.record.here.declare(p, d, None);
                self.declarator_functions(d);
            }
        }
    }

    /// The default arguments of a parameter list, each in a frame of its own.
    pub(crate) fn default_arguments(&mut self, list: Node<'a>, frame: fn() -> Frame<'a>) {
        for p in list.children() {
            if let Some(value) = p.field(Field::DefaultValue) {
                let body = self.body_at(value.start());
                self.framed(frame(), |w| {
                    w.unevaluated(|w| {
                        w.record.here.around.later = body;
                        w.expression(value);
                    });
                });
            }
        }
    }

    /// Template parameters: their names, and lambdas in their defaults.
    pub(crate) fn template_parameters(&mut self, template: Node<'a>) {
        let Some(list) = template.field(Field::Parameters) else {
            return;
        };
        for p in list.children() {
            let constant = matches!(
                p.kind(),
                Kind::ParameterDeclaration | Kind::OptionalParameterDeclaration | Kind::VariadicParameterDeclaration
            ) && !self.record.here.is_constrained_type(p);
            if let Some(name) = crate::class::template_parameter_name(self.syntax, p) {
                let kind = if constant {
                    SymbolKind::Constant
                } else {
                    SymbolKind::Type
                };
                let frame = self.record.here.frames.len().saturating_sub(1);
                self.record.here.scopes.declare(
                    &name,
                    Symbol {
                        pack: p.kind().is_pack(),
                        ..Symbol::new(kind, frame)
                    },
                );
            }
            for name in [Field::DefaultValue, Field::DefaultType] {
                if let Some(value) = p.field(name) {
                    self.framed(Frame::Outside(Ordinary::Declaration), |w| {
                        w.unevaluated(|w| w.expression(value));
                    });
                }
            }
        }
    }

    /// `typedef T name;`
    pub(crate) fn type_definition(&mut self, node: Node<'a>) {
        self.variables_are_lacking(node);
        self.type_of(node);
        for d in node.fields(Field::Declarator) {
            if let Some(name) = name_node(d) {
                self.record.here.declare_type(self.text(name), node, Some(d));
            }
        }
    }

    /// `using name = T;`
    pub(crate) fn alias(&mut self, node: Node<'a>) {
        let target = node.field(Field::Type);
        let class = target
            .and_then(|t| t.field(Field::Type))
            .filter(|t| t.field(Field::Body).is_some());
        match (class, target) {
            (Some(class), _) => self.type_node(class),
            (None, Some(t)) if self.record.here.frames.is_empty() => {
                self.framed(Frame::Outside(Ordinary::Declaration), |w| w.type_node(t));
            }
            (None, Some(t)) => self.alias_target(t),
            (None, None) => {}
        }
        if let Some(name) = node.field(Field::Name) {
            self.record.here.declare_type(self.text(name), node, None);
        }
    }

    /// The type behind a local alias: the bounds of arrays in it are printed as values.
    fn alias_target(&mut self, descriptor: Node<'a>) {
        if let Some(t) = descriptor.field(Field::Type) {
            self.unevaluated(|w| w.expression(t));
        }
        for child in descriptor.children().filter(|c| c.kind().is_abstract_declarator()) {
            self.vanishing(|w| w.each_child(child));
        }
    }

    /// `using A::b;` in a function makes `b` something that is not captured.
    pub(crate) fn using(&mut self, node: Node<'a>) {
        if node.all_children().any(|c| c.kind() == Kind::Namespace) {
            self.record.here.direct(node);
            return;
        }
        if self.record.here.use_several(node) {
            return;
        }
        if let Some(name) = node.children().last() {
            let last = crate::declarator::last_name(name);
            let kind = match self.record.here.is_type(name) {
                Some(true) => SymbolKind::Type,
                _ => SymbolKind::Static,
            };
            self.record.here.declare_as(self.text(last), kind);
            self.record.here.scopes.set_declaration(self.text(last), node);
        }
    }

    /// An enumeration: its name, and its enumerators when it is unscoped.
    pub(crate) fn enumeration(&mut self, node: Node<'a>) {
        let scoped = node
            .all_children()
            .any(|n| matches!(n.kind(), Kind::Class | Kind::Struct));
        // `enum E e;` names one that is declared further out.
        let declares = scoped || node.field(Field::Body).is_some() || node.field(Field::Base).is_some();
        if let Some(name) = node.field(Field::Name).filter(|_| declares) {
            self.record.here.declare_type(self.text(name), node, None);
        }
        let Some(list) = node.field(Field::Body) else { return };
        for e in list.children().filter(|n| n.kind() == Kind::Enumerator) {
            match e.field(Field::Value) {
                Some(value) if self.record.here.frames.is_empty() => {
                    self.framed(Frame::Outside(Ordinary::Declaration), |w| {
                        w.vanishing(|w| w.expression(value));
                    });
                }
                Some(value) => self.vanishing(|w| w.expression(value)),
                None => {}
            }
            if let (Some(name), false) = (e.field(Field::Name), scoped) {
                self.record.here.declare_as(self.text(name), SymbolKind::Constant);
                self.record.here.scopes.set_declaration(self.text(name), node);
            }
        }
    }
}

/// The bounds of arrays in a declarator, in which its name is not yet known.
fn array_bounds<'a>(w: &mut Walker<'a>, declarator: Node<'a>) {
    let mut at = Some(declarator);
    while let Some(node) = at {
        if let Some(size) = node.field(Field::Size).filter(|_| node.kind() == Kind::ArrayDeclarator) {
            w.constant(|w| w.expression(size));
            for name in w.varying_names(size) {
                w.name_used(name);
            }
        }
        at = inner(node);
    }
}

/// Variables in bounds are used in the parameters of a function that a block declares, too: `int f(int(a[n]));`.
fn bounds_of_parameters<'a>(w: &mut Walker<'a>, list: Node<'a>) {
    if w.frames.is_empty() {
        return;
    }
    let bound = |n: Node<'a>| n.field(Field::Size).or_else(|| n.field(Field::Indices));
    let bounds = list.descendants().filter_map(bound);
    for name in bounds.flat_map(|bound| w.varying_names(bound)).collect::<Vec<_>>() {
        w.name_used(name);
    }
}
