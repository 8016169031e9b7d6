//! What advice of ours asks of a lambda: who it is handed to, and which pointers to the host's stack it takes along.

use super::{Frame, Here};
use crate::declarator::{is_reference, name_node};
use crate::facts::LocalTarget;
use crate::scope::{Symbol, SymbolKind};
use culambda_source::{ViewOffset, ViewSpan};
use culambda_syntax::{Field, Kind, Node};

impl<'a> Here<'a> {
    /// The qualified name of the function that a lambda is an argument of, without template arguments.
    pub(crate) fn handed_to(&self, lambda: Node<'a>) -> Option<String> {
        let call = lambda.parent().filter(|p| p.kind() == Kind::ArgumentList)?.parent()?;
        let callee = call
            .field(Field::Function)
            .filter(|_| call.kind() == Kind::CallExpression)?;
        match callee.kind() {
            Kind::Identifier | Kind::QualifiedIdentifier | Kind::TemplateFunction => {
                Some(crate::declarator::path_of(self.syntax, callee).join("::"))
            }
            _ => None,
        }
    }

    /// The local variable whose address an initialiser is.
    pub(crate) fn address_of_local(&self, value: Node<'a>) -> Option<LocalTarget> {
        let value = if matches!(value.kind(), Kind::ArgumentList | Kind::InitializerList) {
            value.children().next().filter(|_| value.children().count() == 1)?
        } else {
            value
        };
        let address = value.field(Field::Operator).is_some_and(|o| o.kind() == Kind::Amp);
        let target = value
            .field(Field::Argument)
            .filter(|a| address && value.kind() == Kind::PointerExpression && a.kind() == Kind::Identifier)?;
        let name = self.text(target);
        let symbol = self
            .scopes
            .lookup(name)
            .filter(|s| s.kind == SymbolKind::Variable && self.in_function(s))?;
        let reference = symbol.declarator.is_some_and(is_reference);
        (!reference).then(|| LocalTarget {
            name: name.to_owned(),
            at: target.start(),
        })
    }

    /// The same for a captured variable: a pointer that is initialised so, and never changed or handed out.
    pub(crate) fn pointer_to_local(&self, name: &str) -> Option<LocalTarget> {
        let symbol = self
            .scopes
            .lookup(name)
            .filter(|s| s.kind == SymbolKind::Variable && self.in_function(s))?;
        if !self.wants_types() || symbol.declarator.is_some_and(is_reference) {
            return None;
        }
        // Whether it may change is asked last: that reads the whole function.
        let target = self.address_of_local(symbol.value?)?;
        (!self.may_change(name, symbol)).then_some(target)
    }

    /// Where a local variable is declared.
    pub(crate) fn declared_at(&self, name: &str) -> Option<ViewOffset> {
        let symbol = self.scopes.lookup(name)?;
        symbol.declarator.and_then(name_node).map(Node::start)
    }

    /// Whether a variable belongs to the body of a function, not to a lambda in it.
    fn in_function(&self, symbol: &Symbol<'a>) -> bool {
        matches!(self.frames.get(symbol.frame), Some(Frame::Function(_)))
    }

    /// Whether a variable is assigned to, or its address taken, anywhere in the enclosing function.
    fn may_change(&self, name: &str, symbol: &Symbol<'a>) -> bool {
        let Some(Frame::Function(f)) = self.frames.get(symbol.frame) else {
            return true;
        };
        let view = &self.syntax.view;
        let declared = symbol.declarator.map_or(ViewOffset::default(), Node::end);
        let after = view.tokens_in(ViewSpan::new(declared, f.node.end()));
        after.into_iter().filter(|t| view.word(*t) == name).any(|t| {
            let (before, behind) = (view.word(t.wrapping_sub(1)), view.word(t + 1));
            // `*p = v` changes what it points to.
            matches!(before, "&" | "++" | "--") || (before != "*" && matches!(behind, "=" | "++" | "--" | "+=" | "-="))
        })
    }
}
