//! Functions, classes and templates: what opens and closes around the lambdas in them.

use super::Walker;
use crate::declarator::{function_declarator, parameters};
use crate::enclosing;
use crate::facts::Ordinary;
use crate::here::{Frame, FunctionFrame, LambdaFrame};
use culambda_syntax::{Field, Kind, Node};

impl<'a> Walker<'a> {
    /// A template head with what it introduces.
    pub(crate) fn template(&mut self, node: Node<'a>) {
        if self.record.here.frames.is_empty() && !self.enters(node) || self.passes_over(node) {
            return;
        }
        self.record.here.templates.push(node);
        self.record.here.scopes.push();
        self.template_parameters(node);
        for child in node.children().filter(|c| c.kind() != Kind::TemplateParameterList) {
            if child.kind() == Kind::RequiresClause {
                self.framed(Frame::Outside(Ordinary::Declaration), |w| {
                    w.unevaluated(|w| w.each_child(child));
                });
            } else {
                self.statement(child);
            }
        }
        self.record.here.scopes.pop();
        self.record.here.templates.pop();
    }

    /// A class with its members; member functions without annotated lambdas are passed over.
    pub(crate) fn class(&mut self, node: Node<'a>) {
        let Some(body) = node.field(Field::Body) else { return };
        let name = crate::class::name_of(node)
            .map(|n| crate::declarator::bare_name(self.syntax, crate::declarator::last_name(n)))
            .unwrap_or_default();
        self.record.here.declare_type(name, node, None);
        if !self.enters(node) {
            return;
        }
        let frame = self.class_frame(node);
        let (delayed, outermost) = (self.delayed.len(), !self.in_class_body());
        self.record.here.classes.push(frame);
        // Template heads around the class are its own, not those of its members. A local class is no template itself.
        let templates = if self.record.here.frames.is_empty() {
            std::mem::take(&mut self.record.here.templates)
        } else {
            self.record.here.templates.clone()
        };
        self.record.here.scopes.push();
        for member in body.children() {
            if self.enters(member) {
                self.statement(member);
            }
        }
        self.record.here.scopes.pop();
        self.record.here.templates = templates;
        self.record.here.classes.pop();
        if outermost {
            self.number_delayed(delayed);
        }
    }

    /// A function definition. It has steps of its own, beside those of its lambdas.
    pub(crate) fn function(&mut self, node: Node<'a>) {
        let outer = self.index.budget.open();
        self.function_definition(node);
        self.index.budget.close(outer);
    }

    fn function_definition(&mut self, node: Node<'a>) {
        let in_function = !self.record.here.frames.is_empty() && !self.in_class_body();
        let Some(declarator) = node.field(Field::Declarator).filter(|_| !in_function) else {
            // What looks like a function inside of a function is a statement that was misread.
            return self.each_child(node);
        };
        if !self.enters(node) {
            return;
        }
        if let Some(class) = node.field(Field::Type).filter(|t| t.field(Field::Body).is_some()) {
            // `struct S { .. } f() { .. }` is not C++: the class was cut short in front of its member `f`, of which
            // nothing is known now.
            return self.type_node(class);
        }
        let Some(list) = function_declarator(declarator).and_then(parameters) else {
            return self.each_child(node);
        };
        if self.record.here.instance.as_ref().is_some_and(|i| i.only.is_none()) && self.has_placeholder(list) {
            return;
        }
        let enclosing = enclosing::resolve(self, node, declarator);
        let space = self.function_space(node, list, &enclosing);
        let classes = self.record.here.classes.len();
        if let Some(class) = &enclosing.outside_class {
            self.record.here.classes.push(class.clone());
        }
        let namespace = self.namespace;
        let own_namespace = self.namespace_of_definition(&enclosing, declarator);
        let frame = FunctionFrame {
            space,
            facts: None,
            class_depth: self.record.here.classes.len(),
            ids: Ok(0),
            node,
            owner: enclosing,
            returned: crate::here::Returned::Nothing,
            names: std::cell::OnceCell::new(),
            sure_space: std::cell::OnceCell::new(),
            explicit: std::cell::OnceCell::new(),
        };
        self.record.here.namespace = own_namespace.unwrap_or(namespace);
        let frame = self.framed(Frame::Function(frame), |w| {
            w.type_of(node);
            w.parameters(list);
            w.function_head(declarator);
            w.redeclaration_crosses(node);
            w.declaration_for_jit(node, declarator);
            w.function_is_used(node);
            w.parts_cross(node);
            for child in node.children() {
                match child.kind() {
                    Kind::FieldInitializerList => w.member_initialisers(child),
                    Kind::CompoundStatement | Kind::TryStatement => w.statement(child),
                    Kind::RequiresClause => w.framed_declaration(child),
                    _ => {}
                }
            }
        });
        self.record.here.namespace = namespace;
        if let Some(Frame::Function(f)) = frame
            && let Some(facts) = f.facts.and_then(|i| self.functions.get_mut(i))
            && facts.placeholder.is_some()
        {
            facts.returns = match f.returned {
                crate::here::Returned::Nothing => Some("void".to_owned()),
                crate::here::Returned::One(ty) => Some(ty),
                crate::here::Returned::Unknown => None,
            };
        }
        self.record.here.classes.truncate(classes);
    }

    /// Default arguments, exception specification and trailing return type: outside of the function.
    pub(crate) fn function_head(&mut self, declarator: Node<'a>) {
        let Some(function) = function_declarator(declarator) else {
            return;
        };
        if let Some(list) = parameters(function) {
            self.default_arguments(list, || Frame::Outside(Ordinary::DefaultArgument));
        }
        for child in function.children().filter(|c| {
            matches!(
                c.kind(),
                Kind::TrailingReturnType | Kind::Noexcept | Kind::ThrowSpecifier | Kind::RequiresClause
            )
        }) {
            self.framed_declaration(child);
        }
    }

    /// Unevaluated code of a declaration, which is not part of the function around.
    pub(super) fn framed_declaration(&mut self, node: Node<'a>) {
        self.framed(Frame::Outside(Ordinary::Declaration), |w| {
            w.unevaluated(|w| w.each_child(node));
        });
    }

    /// `: a(1), B{2}`: the arguments are expressions, the names are not.
    fn member_initialisers(&mut self, list: Node<'a>) {
        for init in list.children() {
            let found = self.instantiated_by_initialiser(init);
            self.note(found);
            self.record.initialiser_crosses(init);
            for child in init
                .children()
                .filter(|c| matches!(c.kind(), Kind::ArgumentList | Kind::InitializerList))
            {
                self.expression(child);
            }
        }
    }

    /// The frame of an ordinary lambda's body and of an extended one's.
    pub(crate) fn lambda_frame(&mut self, frame: LambdaFrame, step: impl FnOnce(&mut Self)) -> Option<LambdaFrame> {
        let (unevaluated, constant, later, in_return, ifs) = (
            self.around.unevaluated,
            self.around.constant,
            self.record.here.around.later.take(),
            self.around.in_return,
            self.record.here.around.constexpr_ifs.len(),
        );
        let around = &mut self.record.here.around;
        (around.unevaluated, around.constant, around.in_return) = (0, false, 0);
        let frame = LambdaFrame {
            class_depth: self.record.here.classes.len(),
            ..frame
        };
        let frame = self.framed(Frame::Lambda(frame), step);
        let around = &mut self.record.here.around;
        (around.unevaluated, around.constant, around.in_return) = (unevaluated, constant, in_return);
        around.later = later;
        around.constexpr_ifs.truncate(ifs);
        match frame {
            Some(Frame::Lambda(l)) => Some(l),
            _ => None,
        }
    }
}
