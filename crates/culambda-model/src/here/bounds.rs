//! Bounds of arrays: constants are not captured there, and what makes an array one of variable length is.

use super::Here;
use crate::declarator::{has_specifier, is_constant};
use crate::meaning::Meaning;
use crate::scope::SymbolKind;
use crate::ty::{Ty, bare};
use culambda_syntax::{Kind, Node};

/// So many variables that are initialised with each other are looked at.
const MAX_DEPTH: usize = 8;

impl<'a> Here<'a> {
    /// The variables in the bound of an array that are no constants, in order.
    pub(crate) fn varying_names(&self, bound: Node<'a>) -> Vec<Node<'a>> {
        let mut names = Vec::new();
        self.collect_varying(bound, &mut names);
        names
    }

    fn collect_varying(&self, node: Node<'a>, names: &mut Vec<Node<'a>>) {
        match node.kind() {
            Kind::Identifier if self.is_of_path(node) => {}
            Kind::Identifier if self.is_no_constant(self.text(node), MAX_DEPTH) => names.push(node),
            kind if is_unevaluated(kind) => {}
            Kind::CallExpression if self.is_unevaluated_operator(node) => {}
            _ => {
                for child in node.children() {
                    self.collect_varying(child, names);
                }
            }
        }
    }

    /// Whether a name is the last one of a path, which is none of the function: `C::k`.
    fn is_of_path(&self, name: Node<'a>) -> bool {
        let qualified = name.parent().is_some_and(|p| p.kind() == Kind::QualifiedIdentifier);
        qualified && self.scopes.lookup(self.text(name)).is_some()
    }

    /// Whether a name is one of them.
    pub(crate) fn varies(&self, name: &str) -> bool {
        self.is_no_constant(name, MAX_DEPTH)
    }

    /// Whether a name is surely that of a variable, or of a data member, that no constant expression may read.
    fn is_no_constant(&self, name: &str, depth: usize) -> bool {
        let Some(symbol) = self.scopes.lookup(name) else {
            return matches!(self.member(name), Meaning::Field);
        };
        let Some(declaration) = symbol.declaration.filter(|_| symbol.kind == SymbolKind::Variable) else {
            return false;
        };
        if declaration.kind() == Kind::ParameterDeclaration {
            return true;
        }
        if declaration.kind() != Kind::Declaration || has_specifier(self.syntax, declaration, "constexpr") {
            return false;
        }
        let reference = symbol.declarator.is_some_and(|d| d.kind() == Kind::ReferenceDeclarator);
        if reference || !is_constant(self.syntax, declaration) {
            return true;
        }
        // One whose type depends on template parameters may be a constant whatever initialises it.
        let known = || {
            matches!(
                bare(self.type_of_symbol(name, symbol, &self.type_scope())),
                Ty::Builtin(_)
            )
        };
        let value = symbol.value.filter(|_| depth > 0 && known());
        value.is_some_and(|value| self.reads_variable(value, depth - 1))
    }

    /// Whether an initialiser surely reads what is no constant.
    fn reads_variable(&self, node: Node<'a>, depth: usize) -> bool {
        match node.kind() {
            Kind::Identifier if self.is_of_path(node) => false,
            // Each initialiser may name many others.
            Kind::Identifier => self.index.budget.step() && self.is_no_constant(self.text(node), depth),
            kind if is_unevaluated(kind) => false,
            _ => node.children().any(|child| self.reads_variable(child, depth)),
        }
    }
}

/// Whether what is inside is not evaluated where it is.
fn is_unevaluated(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::SizeofExpression | Kind::AlignofExpression | Kind::Decltype | Kind::LambdaExpression
    )
}
