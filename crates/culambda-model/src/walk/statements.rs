//! Statements, in the order of their text.

use super::Walker;
use crate::here::Returned;
use culambda_syntax::node::{all_children, child_of_kind, children, field};
use tree_sitter::Node;

impl<'a> Walker<'a> {
    /// Walks what is at namespace scope in an item.
    pub(crate) fn children_at_namespace_scope(&mut self, node: Node<'a>) {
        self.record.here.scopes.push();
        for child in children(node) {
            self.declaration_outside(child);
        }
        self.record.here.scopes.pop();
    }

    /// A declaration outside of functions.
    pub(crate) fn declaration_outside(&mut self, node: Node<'a>) {
        match node.kind() {
            "linkage_specification" | "declaration_list" | "namespace_definition" | "ERROR" => {
                for child in children(node) {
                    self.declaration_outside(child);
                }
            }
            _ => self.statement(node),
        }
    }

    /// Walks all named children as statements or expressions.
    pub(crate) fn each_child(&mut self, node: Node<'a>) {
        for child in children(node) {
            self.statement(child);
        }
    }

    /// A statement, a declaration, or an expression.
    pub(crate) fn statement(&mut self, node: Node<'a>) {
        match node.kind() {
            "compound_statement" => self.scoped(|w| w.each_child(node)),
            "if_statement" => self.if_statement(node),
            "for_statement" | "while_statement" | "do_statement" | "switch_statement" => self.scoped(|w| {
                w.each_child(node);
                w.conversions_cross(node);
            }),
            "for_range_loop" => self.range_for(node),
            "catch_clause" => self.catch_clause(node),
            "case_statement" => self.case_statement(node),
            "return_statement" => self.return_statement(node),
            "labeled_statement" => children(node)
                .filter(|c| c.kind() != "statement_identifier")
                .for_each(|c| self.statement(c)),
            "declaration" | "field_declaration" => self.declaration(node),
            "type_definition" => self.type_definition(node),
            "alias_declaration" => self.alias(node),
            "using_declaration" => self.using(node),
            "class_specifier" | "struct_specifier" | "union_specifier" => self.class(node),
            "enum_specifier" => self.enumeration(node),
            "template_declaration" => self.template(node),
            "function_definition" => self.function(node),
            "friend_declaration" => self.each_child(node),
            "template_instantiation" if self.instance.is_some() => {
                let found = self.explicitly_instantiated(node);
                self.note(found);
            }
            "template_instantiation" => self.redeclaration_crosses(node),
            "expression_statement" => match self.record.here.declared_in_disguise(node) {
                Some(used) => used.into_iter().for_each(|n| self.expression(n)),
                None => self.each_child(node),
            },
            "static_assert_declaration" | "concept_definition" => self.outside_or_constant(node),
            "goto_statement"
            | "namespace_alias_definition"
            | "access_specifier"
            | "break_statement"
            | "continue_statement" => {}
            "throw_statement" | "try_statement" => {
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
        let is_constexpr = all_children(node).iter().any(|c| c.kind() == "constexpr");
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
            if let Some(init) = field(node, "initializer") {
                w.statement(init);
            }
            // The range is looked up before the loop variable is declared.
            if let Some(right) = field(node, "right") {
                w.expression(right);
            }
            if let Some(declarator) = field(node, "declarator") {
                w.type_of(node);
                w.record.here.declare(node, declarator, None);
            }
            if let Some(body) = field(node, "body") {
                w.statement(body);
            }
        });
    }

    fn catch_clause(&mut self, node: Node<'a>) {
        self.scoped(|w| {
            if let Some(list) = field(node, "parameters") {
                w.parameters(list);
            }
            if let Some(body) = field(node, "body").or_else(|| child_of_kind(node, "compound_statement")) {
                w.statement(body);
            }
        });
    }

    /// The returned type of a host-device lambda is a fact of it; only here are the names of its body in scope.
    fn return_statement(&mut self, node: Node<'a>) {
        self.each_child(node);
        self.conversions_cross(node);
        let wanted =
            matches!(self.record.here.frames.last(), Some(super::Frame::Lambda(l)) if l.site && l.returned.is_none());
        if let (true, Some(value)) = (wanted, children(node).next()) {
            let ty = self.returned_type_of(value);
            if let Some(super::Frame::Lambda(l)) = self.record.here.frames.last_mut() {
                l.returned = Some(ty);
            }
        }
        if matches!(self.record.here.frames.last(), Some(super::Frame::Function(f)) if f.returned != Returned::Unknown)
        {
            let ty = match children(node).next() {
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
        let value = field(node, "value");
        if let Some(value) = value {
            self.constant(|w| w.expression(value));
        }
        for child in children(node).filter(|c| Some(*c) != value) {
            self.statement(child);
        }
    }
}
