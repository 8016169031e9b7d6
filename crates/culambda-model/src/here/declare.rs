//! What declarations declare in the scopes around.

use super::Frame;
use super::Here;
use super::initialisers;
use crate::declarator::{function_declarator, has_specifier, is_pack, layer_next_to_name, name_node, parameters};
use crate::scope::{Symbol, SymbolKind};
use culambda_source::ViewSpan;
use culambda_syntax::{CaptureToken, Field, Kind, LambdaHead, Node};

impl<'a> Here<'a> {
    /// Whether the walk is directly in a class body.
    pub(crate) fn in_class_body(&self) -> bool {
        let class = self.classes.len();
        match self.frames.last() {
            None => class > 0,
            Some(Frame::Function(f)) => class > f.class_depth,
            Some(Frame::Lambda(l)) => class > l.class_depth,
            _ => false,
        }
    }

    /// Declares the name of a declarator.
    pub(crate) fn declare(&mut self, declaration: Node<'a>, declarator: Node<'a>, value: Option<Node<'a>>) {
        let Some(name) = name_node(declarator).filter(|n| !self.is_type_of_nameless(*n)) else {
            return;
        };
        let kind = self.kind_of(declaration, declarator);
        let frame = self.frames.len().saturating_sub(1);
        let symbol = Symbol {
            kind,
            frame,
            declaration: Some(declaration),
            declarator: Some(declarator),
            value,
            pack: is_pack(declarator) || self.is_of_pack(declaration),
            order: 0,
        };
        if name.kind() == Kind::StructuredBindingDeclarator {
            for n in name.children().filter(|n| n.kind() == Kind::Identifier) {
                self.scopes.declare(self.text(n), symbol);
            }
        } else {
            self.scopes.declare(self.text(name), symbol);
        }
    }

    /// Whether a parameter of an explicit specialisation is one of those that a pack of the template stands for: the
    /// reference takes it for an element of a pack.
    fn is_of_pack(&self, parameter: Node<'a>) -> bool {
        let Some(Frame::Function(frame)) = self.frames.last().filter(|_| parameter.kind().is_parameter()) else {
            return false;
        };
        let from = || frame.specialised(self)?.pack_from;
        let list = frame.node.field(Field::Declarator).and_then(function_declarator);
        let list = list
            .and_then(parameters)
            .filter(|list| parameter.parent() == Some(*list));
        let first = list.and_then(|list| list.children().nth(from()?));
        first.is_some_and(|first| first.start() <= parameter.start())
    }

    pub(crate) fn kind_of(&self, declaration: Node<'a>, declarator: Node<'a>) -> SymbolKind {
        let is_static = ["static", "extern", "thread_local", "__thread"]
            .iter()
            .any(|w| has_specifier(self.syntax, declaration, w))
            || self.device_variable(declaration);
        // A parameter of function type is a pointer.
        let parameter = declaration.kind().is_parameter();
        match layer_next_to_name(declarator).filter(|_| !parameter) {
            Some(f) if f.kind() == Kind::FunctionDeclarator => match parameters(f) {
                _ if is_static => SymbolKind::Static,
                Some(list) if self.arguments_in_disguise(list) => SymbolKind::Variable,
                Some(list) if !self.may_be_arguments(list) => SymbolKind::Static,
                Some(_) if self.is_used_as_object(declarator) => SymbolKind::Variable,
                Some(_) => SymbolKind::Ambiguous,
                None => SymbolKind::Static,
            },
            _ if has_specifier(self.syntax, declaration, "typedef") => SymbolKind::Type,
            _ if is_static => SymbolKind::Static,
            _ => SymbolKind::Variable,
        }
    }

    /// `__shared__ int s[4];` and the like have static storage.
    pub(crate) fn device_variable(&self, declaration: Node<'a>) -> bool {
        use culambda_source::MarkKind;
        let view = &self.syntax.view;
        let end = declaration
            .fields(Field::Declarator)
            .next()
            .map_or(declaration.end(), Node::start);
        let start = declaration.start();
        let near = view.marks_in(ViewSpan::new(start.back(16), end)).iter();
        near.filter(|m| m.kind == MarkKind::Variable)
            .any(|m| m.at >= start || view.text_of(ViewSpan::new(m.at, start)).trim().is_empty())
    }

    /// Declares a local type: a class, an enumeration, an alias.
    ///
    /// A member of a class is found in the class, and what is declared beside functions, by the macro that makes them, is
    /// no type of a function.
    pub(crate) fn declare_type(&mut self, name: &str, declaration: Node<'a>, declarator: Option<Node<'a>>) {
        let in_function = self.frames.iter().any(|f| !matches!(f, Frame::Outside(_)));
        if self.in_class_body() || !in_function {
            return;
        }
        let frame = self.frames.len().saturating_sub(1);
        let symbol = Symbol {
            declaration: Some(declaration),
            declarator,
            ..Symbol::new(SymbolKind::Type, frame)
        };
        self.scopes.declare(name, symbol);
    }

    /// Declares a name that is never captured.
    pub(crate) fn declare_as(&mut self, name: &str, kind: SymbolKind) {
        let frame = self.frames.len().saturating_sub(1);
        self.scopes.declare(name, Symbol::new(kind, frame));
    }

    /// `union { int a; float b; };` in a function: its members are names of the block.
    pub(crate) fn anonymous_union(&mut self, node: Node<'a>) {
        let unnamed = node.kind() == Kind::UnionSpecifier && node.field(Field::Name).is_none();
        let Some(body) = node
            .field(Field::Body)
            .filter(|_| unnamed && !self.frames.is_empty() && !self.in_class_body())
        else {
            return;
        };
        for member in body.children().filter(|m| m.kind() == Kind::FieldDeclaration) {
            for declarator in member.fields(Field::Declarator) {
                if let Some(name) = name_node(declarator) {
                    self.declare_as(self.syntax.text_of(name), SymbolKind::Variable);
                }
            }
        }
    }
}

impl<'a> Here<'a> {
    pub(crate) fn declare_init_captures(&mut self, node: Node<'a>, head: &LambdaHead) {
        let frame = self.frames.len() - 1;
        let values = initialisers(node);
        for entry in &head.captures {
            if let CaptureToken::Init { pack, .. } = entry.form {
                let at = self.syntax.view.tokens[entry.token].at;
                let value = values.get(&at).copied();
                let name = self.syntax.view.word(entry.token).to_owned();
                self.scopes.declare(
                    &name,
                    Symbol {
                        value,
                        pack,
                        ..Symbol::new(SymbolKind::Variable, frame)
                    },
                );
            }
        }
    }

    /// Whether an init-capture declares a name that is used in a block.
    pub(crate) fn is_of_init_capture(&self, symbol: &Symbol<'a>, used: Node<'a>) -> bool {
        let in_lambda = matches!(self.frames.get(symbol.frame), Some(Frame::Lambda(_)));
        let around = || {
            let is_either = |n: &Node<'_>| matches!(n.kind(), Kind::CompoundStatement | Kind::ParameterList);
            used.ancestors().find(is_either)
        };
        symbol.kind == SymbolKind::Variable
            && symbol.declaration.is_none()
            && in_lambda
            && around().is_some_and(|n| n.kind() == Kind::CompoundStatement)
    }
}
