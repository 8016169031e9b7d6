//! Declarations that may be expressions, and the other way round.

use super::Here;
use crate::scope::SymbolKind;
use culambda_syntax::node::{children, field};
use tree_sitter::Node;

impl<'a> Here<'a> {
    /// Whether the "parameters" of a local function declaration are really the arguments of an initialiser.
    pub(crate) fn arguments_in_disguise(&self, list: Node<'a>) -> bool {
        children(list).any(|p| {
            let Some(t) = field(p, "type") else { return false };
            let value = match t.kind() {
                "qualified_identifier" => self.is_type(t) == Some(false),
                "type_identifier" => match self.scopes.lookup(self.text(t)) {
                    Some(s) => matches!(s.kind, SymbolKind::Variable | SymbolKind::Static | SymbolKind::Constant),
                    None => self.is_known_value(self.text(t)),
                },
                _ => false,
            };
            value || field(p, "declarator").is_some_and(|d| self.call_in_disguise(d))
        })
    }

    /// The same for what the parentheses in a parameter hold: in `int(f(n))` the name `f` may be that of the parameter,
    /// but `n` must be a type then.
    pub(crate) fn call_in_disguise(&self, declarator: Node<'a>) -> bool {
        let mut at = Some(declarator);
        while let Some(node) = at {
            let list = field(node, "parameters").filter(|_| node.kind() == "abstract_function_declarator");
            if let Some(list) = list {
                let mut all = children(list);
                let (first, more) = (all.next(), all.next());
                let named = first
                    .filter(|p| more.is_none() && field(*p, "type").is_some_and(|t| t.kind() == "type_identifier"));
                let found = match named {
                    Some(p) => field(p, "declarator").is_some_and(|d| self.call_in_disguise_of(d)),
                    None => self.arguments_in_disguise(list),
                };
                if found {
                    return true;
                }
            }
            at = field(node, "declarator").or_else(|| children(node).find(|n| n.kind().starts_with("abstract_")));
        }
        false
    }

    /// Behind the name of a parameter a list is one of parameters.
    pub(crate) fn call_in_disguise_of(&self, declarator: Node<'a>) -> bool {
        let mut at = Some(declarator);
        while let Some(node) = at {
            if field(node, "parameters").is_some_and(|list| self.arguments_in_disguise(list)) {
                return true;
            }
            at = field(node, "declarator").or_else(|| children(node).find(|n| n.kind().starts_with("abstract_")));
        }
        false
    }

    /// Whether a name in parentheses is the type of a nameless parameter of a function type.
    pub(crate) fn is_type_of_nameless(&self, name: Node<'a>) -> bool {
        let list = || name.parent()?.parent()?.parent();
        let nameless =
            name.kind() == "type_identifier" && list().is_some_and(|d| d.kind() == "abstract_function_declarator");
        nameless
            && (self.is_known_type(self.text(name))
                || self.is_template_parameter(self.text(name))
                || self
                    .scopes
                    .lookup(self.text(name))
                    .is_some_and(|s| s.kind == SymbolKind::Type))
    }

    /// Whether a declarator is the name of a parameter in parentheses.
    pub(crate) fn is_name_in_parentheses(&self, declarator: Node<'_>) -> bool {
        crate::declarator::name_in_parentheses(declarator).is_some()
    }

    /// Whether they may be: every one is a lone name that no readable declaration makes a type.
    pub(crate) fn may_be_arguments(&self, list: Node<'a>) -> bool {
        let mut any = false;
        let all = children(list).all(|p| {
            any = true;
            let declarator = field(p, "declarator");
            let alone = declarator.is_none();
            let called = declarator.is_some_and(|d| d.kind() == "abstract_function_declarator");
            let lone = p.kind() == "parameter_declaration" && (alone || called);
            lone && field(p, "type").is_some_and(|t| match t.kind() {
                "type_identifier" => {
                    alone && self.scopes.lookup(self.text(t)).is_none() && !self.is_known_type(self.text(t))
                }
                "qualified_identifier" => self.is_type(t).is_none(),
                _ => false,
            })
        });
        any && all
    }

    /// Whether a name is a variable, a function or an enumerator by a declaration in sight.
    pub(crate) fn is_known_value(&self, name: &str) -> bool {
        let member = match self.member(name) {
            crate::meaning::Meaning::Field | crate::meaning::Meaning::Functions(_) => return true,
            other => other == crate::meaning::Meaning::None,
        };
        member
            && self
                .index
                .lookup(self.namespace, name)
                .first()
                .is_some_and(|f| f.declared.kind.is_value())
    }

    /// Whether a name is a type by a declaration in sight.
    pub(crate) fn is_known_type(&self, name: &str) -> bool {
        self.index
            .lookup(self.namespace, name)
            .iter()
            .any(|f| f.declared.kind.is_type())
    }

    /// `a * b;` and `a < b > c;` read as declarations although `a` is a variable.
    pub(crate) fn is_expression_in_disguise(&self, node: Node<'a>) -> bool {
        let Some(t) = field(node, "type") else { return false };
        let name = match t.kind() {
            "type_identifier" => t,
            "template_type" => match field(t, "name") {
                Some(n) => n,
                None => return false,
            },
            _ => return false,
        };
        self.scopes
            .lookup(self.text(name))
            .is_some_and(|s| matches!(s.kind, SymbolKind::Variable | SymbolKind::Static))
    }
}
