//! Lambdas that are called by the variable that holds them.

use super::{Called, Code, Side};
use crate::declarator::{has_specifier, name_node, path_of};
use crate::facts::{Place, Space};
use crate::here::Here;
use crate::index::DeclaredKind;
use culambda_source::Standard;
use culambda_syntax::node::{child_of_kind, children, field, fields};
use tree_sitter::Node;

/// Variables that hold the lambda of others are followed this far.
const MAX_STEPS: u32 = 4;

/// A lambda that a call means, as far as execution spaces go.
pub(crate) struct CalledLambda {
    pub(crate) called: Called,
    /// Whether what it returns is known without its body.
    pub(crate) says_return: bool,
    /// The variable at namespace scope that holds it, unless that is constant.
    pub(crate) variable: Option<String>,
}

impl<'a> Here<'a> {
    /// The lambda that a callee means, if it is on the other side for certain.
    pub(crate) fn lambda_called(&self, function: Node<'a>, code: &Code) -> Option<CalledLambda> {
        let node = self.held_by(function)?;
        if node.kind() != "lambda_expression" {
            let found = self.global_lambda(node, code)?;
            // A copy that the lambda captures is used in place of the variable.
            let variable = found.variable.filter(|_| node == function);
            return Some(CalledLambda { variable, ..found });
        }
        let head = self.syntax.head_at(node.start_byte())?;
        if head.template.is_some() || self.has_auto_parameter(node) {
            return None;
        }
        let declarator = field(node, "declarator");
        let says_return = declarator.is_some_and(|d| child_of_kind(d, "trailing_return_type").is_some());
        let side = match self.space_of(head) {
            Some(Space::Device) => Side::Device,
            Some(Space::Host) => Side::Host,
            Some(_) => return None,
            None if code.on_device() && self.is_plain_of_host(node, code) => Side::Host,
            None => return None,
        };
        let constexpr = side == Side::Host && self.is_constexpr_lambda(node)?;
        let token = self.syntax.view.token_at(node.start_byte() as u32)?;
        Some(CalledLambda {
            called: Called {
                constexpr,
                method: true,
                declared: Some(Place {
                    file: self.syntax.view.file,
                    span: self.syntax.view.tokens.get(token)?.source,
                }),
                name: "operator()".to_owned(),
                ..Called::unnamed(side)
            },
            says_return,
            variable: None,
        })
    }

    /// The lambda expression that an expression is, or that the variable holds which it names; the name of a variable
    /// at namespace scope.
    fn held_by(&self, expression: Node<'a>) -> Option<Node<'a>> {
        let mut at = expression;
        for _ in 0..MAX_STEPS {
            match at.kind() {
                "lambda_expression" | "qualified_identifier" => return Some(at),
                "parenthesized_expression" => at = children(at).next()?,
                "identifier" => {
                    let Some(symbol) = self.scopes.lookup(self.text(at)) else {
                        return Some(at);
                    };
                    let declaration = symbol.declaration.filter(|d| d.kind() == "declaration")?;
                    let placeholder = field(declaration, "type").is_some_and(|t| self.text(t) == "auto");
                    // In its own initialiser a name means itself.
                    let value = symbol.value.filter(|v| !v.byte_range().contains(&at.start_byte()))?;
                    if !placeholder {
                        return None;
                    }
                    at = value;
                }
                _ => return None,
            }
        }
        None
    }

    /// Whether a lambda without annotation belongs to code of the host that is around the lambda of the walk.
    fn is_plain_of_host(&self, node: Node<'a>, code: &Code) -> bool {
        let Some(at) = code.lambda else { return false };
        let inside = self
            .lambda_at(at)
            .is_none_or(|l| l.byte_range().contains(&node.start_byte()));
        let annotated = |n: Node<'a>| {
            n.kind() == "lambda_expression"
                && self
                    .syntax
                    .head_at(n.start_byte())
                    .is_none_or(|h| self.space_of(h).is_some())
        };
        let function = code.function.and_then(|f| self.frames.get(f));
        let host = match function {
            Some(crate::here::Frame::Function(f)) => self.space_of_function(f) == Some(Space::Host),
            _ => false,
        };
        !inside && host && !self.syntax.ancestors(node).any(annotated)
    }

    /// Whether the call operator of a lambda without annotation is `constexpr`: it is from C++17 on unless its body
    /// does what no constant expression may.
    fn is_constexpr_lambda(&self, node: Node<'a>) -> Option<bool> {
        if self.target.standard < Standard::Cpp17 {
            return Some(false);
        }
        let open = |kind: &str| {
            matches!(
                kind,
                "call_expression"
                    | "new_expression"
                    | "delete_expression"
                    | "throw_statement"
                    | "try_statement"
                    | "lambda_expression"
                    | "asm_statement"
                    | "goto_statement"
                    | "declaration"
            )
        };
        self.has_no(field(node, "body")?, open).then_some(true)
    }

    /// Whether no node of some kinds stands in code, as far as the budget goes.
    fn has_no(&self, code: Node<'_>, kinds: impl Fn(&str) -> bool) -> bool {
        let mut pending = vec![code];
        while let Some(at) = pending.pop() {
            if !self.index.budget.step() || kinds(at.kind()) {
                return false;
            }
            pending.extend(children(at));
        }
        true
    }

    /// A lambda without annotation that a variable at namespace scope holds.
    fn global_lambda(&self, function: Node<'a>, code: &Code) -> Option<CalledLambda> {
        if !matches!(function.kind(), "identifier" | "qualified_identifier") || !code.on_device() {
            return None;
        }
        let path = path_of(self.syntax, function);
        if self.scopes.lookup(path.first()?).is_some() {
            return None;
        }
        let found = self.index.lookup_path(self.namespace, &path);
        let [one] = found.as_slice() else { return None };
        let one = self.index.target(*one)?;
        if !matches!(one.declared.kind, DeclaredKind::Variable { .. }) || one.declared.path.len() != 1 {
            return None;
        }
        let syntax = self.index.syntax_of(one.declared.file, one.declared.item);
        let declaration = children(syntax.root()).find(|n| n.kind() == "declaration")?;
        let is_it =
            |d: &Node<'_>| name_node(*d).is_some_and(|n| Some(syntax.text_of(n)) == path.last().map(String::as_str));
        let declarator = fields(declaration, "declarator").into_iter().find(is_it)?;
        let value = field(declarator, "value").filter(|v| v.kind() == "lambda_expression")?;
        let head = syntax.head_at(value.start_byte())?;
        if !head.annotations.is_empty() || head.template.is_some() {
            return None;
        }
        // What a body may call that is not read is not asked.
        let open = |kind: &str| {
            matches!(
                kind,
                "call_expression" | "new_expression" | "throw_statement" | "declaration"
            )
        };
        if !self.has_no(field(value, "body")?, open) {
            return None;
        }
        let generic = field(value, "declarator").and_then(|d| child_of_kind(d, "parameter_list"));
        if generic.is_some_and(|l| crate::types::has_placeholder(&syntax, l))
            || has_specifier(&syntax, declaration, "extern")
        {
            return None;
        }
        let constant = ["const", "constexpr"]
            .iter()
            .any(|w| has_specifier(&syntax, declaration, w));
        Some(CalledLambda {
            called: Called {
                constexpr: self.target.standard >= Standard::Cpp17,
                name: "operator()".to_owned(),
                method: true,
                by_name: true,
                ..Called::unnamed(Side::Host)
            },
            says_return: true,
            variable: (!constant).then(|| path.join("::")),
        })
    }
}
