//! Statements, in the order of their text.

use super::Walker;
use crate::here::{FirstReturn, Returned};
use culambda_syntax::{Field, Kind, Node};

impl<'a> Walker<'a> {
    /// Walks what is at namespace scope in an item.
    pub(crate) fn children_at_namespace_scope(&mut self, node: Node<'a>) {
        self.record.here.scopes.push();
        for child in node.children() {
            self.declaration_outside(child);
        }
        self.record.here.scopes.pop();
    }

    /// A declaration outside of functions.
    pub(crate) fn declaration_outside(&mut self, node: Node<'a>) {
        match node.kind() {
            Kind::NamespaceDefinition => {
                let here = &mut self.record.here;
                let inner = here.index.namespace_in_item(here.namespace, here.syntax, node);
                let outer = std::mem::replace(&mut here.namespace, inner);
                node.children().for_each(|child| self.declaration_outside(child));
                self.record.here.namespace = outer;
            }
            Kind::LinkageSpecification | Kind::DeclarationList | Kind::Error => {
                for child in node.children() {
                    self.declaration_outside(child);
                }
            }
            _ => self.statement(node),
        }
    }

    /// Walks all named children as statements or expressions.
    pub(crate) fn each_child(&mut self, node: Node<'a>) {
        for child in node.children() {
            self.statement(child);
        }
    }

    /// A statement, a declaration, or an expression.
    pub(crate) fn statement(&mut self, node: Node<'a>) {
        match node.kind() {
            Kind::CompoundStatement => {
                let outer = self.around.in_statement;
                let expression = node.parent().is_some_and(|p| p.kind() == Kind::ParenthesizedExpression);
                self.record.here.around.in_statement |= expression;
                self.scoped(|w| w.each_child(node));
                self.record.here.around.in_statement = outer;
            }
            Kind::IfStatement => self.if_statement(node),
            Kind::ForStatement | Kind::WhileStatement | Kind::DoStatement | Kind::SwitchStatement => self.scoped(|w| {
                let first = node.field(Field::Initializer);
                let declares = first.is_some_and(|first| declares_in_disguise(w, first));
                let rest = node.children().filter(|child| !declares || Some(*child) != first);
                rest.for_each(|child| w.statement(child));
                w.conversions_cross(node);
            }),
            Kind::ForRangeLoop => self.range_for(node),
            Kind::CatchClause => self.catch_clause(node),
            Kind::CaseStatement => self.case_statement(node),
            Kind::ReturnStatement => self.return_statement(node),
            Kind::LabeledStatement => node
                .children()
                .filter(|c| c.kind() != Kind::StatementIdentifier)
                .for_each(|c| self.statement(c)),
            Kind::Declaration | Kind::FieldDeclaration => self.declaration(node),
            Kind::TypeDefinition => self.type_definition(node),
            Kind::AliasDeclaration => self.alias(node),
            Kind::UsingDeclaration => self.using(node),
            Kind::ClassSpecifier | Kind::StructSpecifier | Kind::UnionSpecifier => {
                self.class(node);
                self.record.here.anonymous_union(node);
            }
            Kind::EnumSpecifier => self.enumeration(node),
            Kind::TemplateDeclaration => self.template(node),
            Kind::FunctionDefinition => self.function(node),
            Kind::FriendDeclaration => self.each_child(node),
            Kind::TemplateInstantiation if self.instance.is_some() => {
                let found = self.explicitly_instantiated(node);
                self.note(found);
            }
            Kind::TemplateInstantiation => self.redeclaration_crosses(node),
            Kind::ExpressionStatement => {
                if !declares_in_disguise(self, node) {
                    self.each_child(node);
                }
            }
            Kind::StaticAssertDeclaration | Kind::ConceptDefinition => self.outside_or_constant(node),
            Kind::NamespaceAliasDefinition => self.record.here.alias_namespace(node),
            Kind::GotoStatement | Kind::AccessSpecifier | Kind::BreakStatement | Kind::ContinueStatement => {}
            Kind::ThrowStatement | Kind::TryStatement => {
                self.exception_crosses(node);
                self.expression(node);
            }
            _ => self.expression(node),
        }
    }

    /// `static_assert` and its like: constants, in a function or outside.
    fn outside_or_constant(&mut self, node: Node<'a>) {
        if self.record.here.frames.is_empty() {
            self.framed_declaration(node);
        } else {
            self.constant(|w| w.each_child(node));
        }
    }

    fn if_statement(&mut self, node: Node<'a>) {
        let is_constexpr = node.all_children().any(|c| c.kind() == Kind::Constexpr);
        self.scoped(|w| {
            if is_constexpr {
                w.record.here.around.constexpr_ifs.push(w.record.here.frames.len());
            }
            if is_constexpr && w.record.here.instance.is_some() {
                w.branches(node);
            } else {
                w.each_child(node);
                w.conversions_cross(node);
            }
            if is_constexpr {
                w.record.here.around.constexpr_ifs.pop();
            }
        });
    }

    fn range_for(&mut self, node: Node<'a>) {
        self.scoped(|w| {
            if let Some(init) = node.field(Field::Initializer) {
                w.statement(init);
            }
            // The range is looked up before the loop variable is declared.
            if let Some(right) = node.field(Field::Right) {
                w.expression(right);
                w.range_crosses(node, right);
            }
            if let Some(declarator) = node.field(Field::Declarator) {
                w.type_of(node);
                w.record.here.declare(node, declarator, None);
            }
            if let Some(body) = node.field(Field::Body) {
                w.statement(body);
            }
        });
    }

    fn catch_clause(&mut self, node: Node<'a>) {
        self.scoped(|w| {
            if let Some(list) = node.field(Field::Parameters) {
                w.parameters(list);
            }
            if let Some(body) = node.field(Field::Body).or_else(|| node.child(Kind::CompoundStatement)) {
                w.statement(body);
            }
        });
    }

    /// The returned type of a host-device lambda is a fact of it; only here are the names of its body in scope.
    fn return_statement(&mut self, node: Node<'a>) {
        self.each_child(node);
        self.conversions_cross(node);
        let lambda = match self.record.here.frames.last() {
            Some(super::Frame::Lambda(l)) if l.site && l.returned.is_none() => Some(l.at),
            _ => None,
        };
        if let (Some(at), Some(value)) = (lambda, node.children().next()) {
            // The type is a fact of it, its text what a placeholder after an arrow stands for.
            let head = at.and_then(|at| self.syntax.head_at(at));
            let shows = head.is_none_or(|head| head.arrow.is_some());
            let ty = self.wants_types().then(|| self.returned_type_of(value));
            let first = FirstReturn {
                ty: ty.unwrap_or(crate::ty::Ty::Unknown),
                shown: shows.then(|| crate::types::shown_type(self, value)).flatten(),
            };
            if let Some(super::Frame::Lambda(l)) = self.record.here.frames.last_mut() {
                l.returned = Some(first);
            }
        }
        if matches!(self.record.here.frames.last(), Some(super::Frame::Function(f)) if f.returned != Returned::Unknown)
        {
            let ty = match node.children().next() {
                Some(value) => crate::ty::builtin_text(&self.returned_type_of(value)),
                None => Some("void".to_owned()),
            };
            let one = ty.map_or(Returned::Unknown, Returned::One);
            if let Some(super::Frame::Function(f)) = self.record.here.frames.last_mut() {
                let same = f.returned == Returned::Nothing || f.returned == one;
                f.returned = if same { one } else { Returned::Unknown };
            }
        }
    }

    fn case_statement(&mut self, node: Node<'a>) {
        let value = node.field(Field::Value);
        if let Some(value) = value {
            self.constant(|w| w.expression(value));
        }
        for child in node.children().filter(|c| Some(*c) != value) {
            self.statement(child);
        }
    }
}

/// Walks what an expression declares, if it does. A name is not yet known in its own bounds, and is in what initialises it.
fn declares_in_disguise<'a>(w: &mut Walker<'a>, node: Node<'a>) -> bool {
    let Some(declared) = w.record.here.declared_in_disguise(node) else {
        return false;
    };
    for one in declared {
        let bounds = w.record.here.bounds_around(one.name);
        for bound in bounds {
            w.expression(bound);
        }
        w.record.here.declare_disguised(&one);
        for evaluated in one.evaluated {
            w.expression(evaluated);
        }
    }
    true
}
