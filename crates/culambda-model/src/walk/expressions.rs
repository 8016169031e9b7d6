//! Expressions, in the order of their text.

use super::Walker;
use super::record::Doubtful;
use crate::here::Call;
use crate::scope::SymbolKind;
use culambda_syntax::node::{all_children, children, field};
use tree_sitter::Node;

impl<'a> Walker<'a> {
    /// An expression, or whatever else stands where one may.
    pub(crate) fn expression(&mut self, node: Node<'a>) {
        match node.kind() {
            "identifier" => {
                self.name_used(node);
                self.name_crosses(node);
            }
            "qualified_identifier" => {
                self.qualified(node, None);
                self.name_crosses(node);
                self.note_reference(node);
            }
            "this" => {
                if self.around.unevaluated == 0 {
                    self.this_used(node.start_byte());
                }
            }
            "lambda_expression" => self.lambda(node),
            "call_expression" => self.call(node),
            "template_function" => {
                self.template_function(node, None);
                self.name_crosses(node);
                self.note_reference(node);
            }
            "field_expression" => {
                self.field_access(node);
                self.operator_crosses(node);
            }
            "sizeof_expression" | "alignof_expression" | "decltype" | "requires_expression" | "offsetof_expression" => {
                // The reference captures `this` for member calls in them, see `Record::member_used`.
                self.unevaluated(|w| w.each_child(node));
            }
            "type_descriptor" | "template_type" | "dependent_type" => {
                self.unevaluated(|w| w.each_child(node));
            }
            "template_argument_list" | "abstract_array_declarator" => {
                self.constant(|w| w.each_child(node));
            }
            "cast_expression" => {
                self.typed(node);
                self.conversions_cross(node);
            }
            "compound_literal_expression" | "new_expression" => {
                self.typed(node);
                self.operator_crosses(node);
            }
            "new_declarator" => self.each_child(node),
            "initializer_pair" => {
                if let Some(value) = field(node, "value") {
                    self.expression(value);
                }
                for d in children(node).filter(|c| c.kind() == "subscript_designator") {
                    self.unevaluated(|w| w.each_child(d));
                }
            }
            "field_identifier"
            | "type_identifier"
            | "namespace_identifier"
            | "statement_identifier"
            | "primitive_type"
            | "string_literal"
            | "number_literal"
            | "char_literal"
            | "raw_string_literal"
            | "concatenated_string"
            | "comment"
            | "field_designator" => {}
            "delete_expression" => {
                self.each_child(node);
                self.operator_crosses(node);
            }
            "pointer_expression" => {
                self.pointer(node);
                self.operator_crosses(node);
            }
            "binary_expression"
            | "assignment_expression"
            | "unary_expression"
            | "update_expression"
            | "subscript_expression" => {
                self.each_child(node);
                self.operator_crosses(node);
                self.conversions_cross(node);
            }
            "conditional_expression" => {
                self.each_child(node);
                self.conversions_cross(node);
            }
            // A declaration in a condition, a statement in an expression: the statement walk knows them.
            "declaration"
            | "compound_statement"
            | "class_specifier"
            | "struct_specifier"
            | "union_specifier"
            | "enum_specifier"
            | "function_definition"
            | "template_declaration"
            | "alias_declaration"
            | "using_declaration"
            | "type_definition" => self.statement(node),
            "requirement_seq" | "parameter_list" => self.unevaluated(|w| w.each_child(node)),
            "parameter_declaration" | "optional_parameter_declaration" => self.type_of(node),
            _ => self.each_child(node),
        }
    }

    fn call(&mut self, node: Node<'a>) {
        let function = field(node, "function");
        let name = function.map(|f| self.text(f)).unwrap_or_default();
        let unevaluated = matches!(
            name,
            "noexcept" | "typeid" | "__alignof__" | "__alignof" | "alignof" | "__builtin_types_compatible_p"
        );
        if name == "typeid" {
            self.typeid(node);
        }
        if unevaluated {
            return self.unevaluated(|w| w.each_child(node));
        }
        let arguments = field(node, "arguments");
        self.may_declare(node);
        let captured = self.captured();
        let behind = function.is_some_and(|f| self.callee(f, arguments.map(Call::with)));
        if let Some(arguments) = arguments {
            self.each_child(arguments);
        }
        if behind {
            self.this_used(node.start_byte());
        }
        self.note_call(node);
        self.call_crosses(node);
        self.conversions_cross(node);
        if self.captured() != captured && self.may_be_macro(node) {
            self.captures_unknown(format!(
                "the macro `{name}` is not known: neither is whether it uses its arguments, and in which order"
            ));
        }
    }

    /// `DECLARE(x);` and `for_each(i, n) {`: what nothing in sight declares may be a macro that declares its arguments.
    fn may_declare(&mut self, call: Node<'a>) {
        let Some(function) = field(call, "function").filter(|f| f.kind() == "identifier") else {
            return;
        };
        let unfinished = || {
            call.parent()
                .is_some_and(|s| s.kind() == "expression_statement" && all_children(s).iter().any(Node::is_missing))
        };
        if !(self.may_be_macro(call) || unfinished() && self.is_undeclared(self.text(function))) {
            return;
        }
        for argument in field(call, "arguments")
            .into_iter()
            .flat_map(children)
            .filter(|a| a.kind() == "identifier")
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
            "identifier" => return self.callee_named(node, call),
            "qualified_identifier" => return self.qualified(node, call),
            "template_function" => return self.template_function(node, call),
            "parenthesized_expression" => {
                if let Some(inside) = children(node).next() {
                    return self.callee(inside, call);
                }
            }
            _ => self.expression(node),
        }
        false
    }

    /// `f<a, b>`: the name is used, the arguments are constants.
    fn template_function(&mut self, node: Node<'a>, call: Option<Call<'a>>) -> bool {
        let behind = field(node, "name").is_some_and(|name| self.callee_named(name, call));
        let Some(arguments) = field(node, "arguments") else {
            return behind;
        };
        // `a < b, c > (d)` compares when `a` is a variable.
        let compares = field(node, "name").is_some_and(|n| {
            self.record
                .here
                .scopes
                .lookup(self.text(n))
                .is_some_and(|s| s.kind != SymbolKind::Type && s.declarator.is_some())
        });
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
        while let Some(n) = at.filter(|n| n.kind() == "qualified_identifier") {
            if let Some(scope) = field(n, "scope").filter(|s| matches!(s.kind(), "template_type" | "decltype")) {
                self.unevaluated(|w| w.expression(scope));
            }
            at = field(n, "name");
        }
        if let Some(arguments) = at.and_then(|n| field(n, "arguments")) {
            self.constant(|w| w.each_child(arguments));
        }
        behind
    }

    /// `a.b`, `a->b`: the object is used, the member's name is not.
    fn field_access(&mut self, node: Node<'a>) {
        if let Some(object) = field(node, "argument") {
            self.expression(object);
        }
        if let Some(member) = field(node, "field") {
            for child in all_children(member)
                .into_iter()
                .filter(|c| matches!(c.kind(), "template_argument_list" | "template_method"))
            {
                self.unevaluated(|w| w.each_child(child));
            }
        }
    }

    /// `T{..}`, `(T)x`, `new T[n]`: the type first, then the rest in order.
    fn typed(&mut self, node: Node<'a>) {
        let t = field(node, "type");
        if let Some(ty) = t.filter(|_| node.kind() != "cast_expression") {
            let found = self.instantiated_by_definition(ty, field(node, "value").or_else(|| field(node, "arguments")));
            self.note(found);
        }
        for child in children(node) {
            if Some(child) == t {
                // `x{1}` where `x` is a variable is not a type; nothing else is captured by a type.
                self.type_node(child);
            } else {
                self.expression(child);
            }
        }
    }

    /// `&S::m` is a pointer to member and needs no object.
    fn pointer(&mut self, node: Node<'a>) {
        let Some(argument) = field(node, "argument") else {
            return self.each_child(node);
        };
        let address = field(node, "operator").is_some_and(|o| o.kind() == "&");
        if address && argument.kind() == "qualified_identifier" {
            self.unevaluated(|w| w.each_child(argument));
        } else {
            self.expression(argument);
        }
    }
}
