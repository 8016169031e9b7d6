//! What code of the device does not have: exceptions, and operators and variables that the compiler rejects wherever it
//! reads such code, evaluated or not.

use super::record::Record;
use crate::crossing::{CrossingKind, Lacking};
use crate::declarator::{has_specifier, is_constant};
use crate::scope::SymbolKind;
use crate::spaces::{Called, Side};
use crate::ty::Ty;
use culambda_source::ident;
use culambda_syntax::{Field, Kind, Node};

impl<'a> Record<'a> {
    /// `throw` and `try`, which no code of the device has.
    pub(crate) fn exception_crosses(&mut self, statement: Node<'a>) {
        if self.question().is_some() && self.is_read_anyway(statement) {
            self.note_lacking(statement, "", CrossingKind::Exception);
        }
    }

    /// `typeid(e)`, `dynamic_cast<T>(e)`.
    pub(super) fn operator_is_lacking(&mut self, call: Node<'a>, function: &str) {
        let name = function.split('<').next().unwrap_or_default().trim_end();
        if matches!(name, "typeid" | "dynamic_cast") {
            self.note_lacking(call, name, CrossingKind::Lacking(Lacking::Operator));
        }
    }

    /// The variables of a function that a declaration declares.
    pub(super) fn variables_are_lacking(&mut self, declaration: Node<'a>) {
        if self.question().is_none() {
            return;
        }
        if has_specifier(self.syntax, declaration, "thread_local") {
            self.note_lacking(declaration, "", CrossingKind::Lacking(Lacking::ThreadLocal));
        }
        for declarator in declaration.fields(Field::Declarator) {
            let bounds = self.bounds(declarator).into_iter();
            let varying: Vec<_> = bounds.filter(|size| self.varies(*size)).collect();
            for size in varying {
                self.note_lacking(size, "", CrossingKind::Lacking(Lacking::VariableLength));
            }
        }
    }

    /// The bounds of a variable that is surely an array. With a macro of unknown meaning it may be an element instead:
    /// `v INDEX(i)[j] = 1`.
    fn bounds(&self, mut declarator: Node<'a>) -> Vec<Node<'a>> {
        let mut bounds = Vec::new();
        while let Some(inner) = declarator.field(Field::Declarator) {
            match declarator.kind() {
                Kind::ArrayDeclarator => bounds.extend(declarator.field(Field::Size)),
                Kind::InitDeclarator => {}
                _ => return Vec::new(),
            }
            declarator = inner;
        }
        let name = self.text(declarator);
        let named = matches!(declarator.kind(), Kind::Identifier | Kind::TypeIdentifier);
        if !named || ident::looks_like_macro(name) {
            bounds.clear();
        }
        bounds
    }

    /// Whether the number of elements of an array is surely none that the compiler knows: it has a variable in it that
    /// may change. Calls may be of functions that do not read theirs.
    fn varies(&self, size: Node<'a>) -> bool {
        match size.kind() {
            Kind::Identifier => self.is_changing(self.text(size)),
            Kind::BinaryExpression | Kind::UnaryExpression | Kind::ParenthesizedExpression => {
                let operator = size.field(Field::Operator).map_or("", |n| self.text(n));
                let lazy = matches!(operator, "&&" | "||" | "and" | "or" | "&");
                !lazy && size.children().any(|part| self.varies(part))
            }
            _ => false,
        }
    }

    fn is_changing(&self, name: &str) -> bool {
        let Some(symbol) = self.scopes.lookup(name).copied() else {
            return false;
        };
        let Some(declaration) = symbol.declaration.filter(|_| symbol.kind == SymbolKind::Variable) else {
            return false;
        };
        let constant = is_constant(self.syntax, declaration);
        let parameter = declaration.kind() == Kind::ParameterDeclaration;
        (parameter || !constant && declaration.kind() == Kind::Declaration)
            && matches!(self.type_of_symbol(name, &symbol, &self.type_scope()), Ty::Builtin(_))
    }

    fn note_lacking(&mut self, node: Node<'a>, name: &str, kind: CrossingKind) {
        let Some(question) = self.question() else { return };
        // Of default arguments and initialisers, which run where they are used, the compiler says nothing of the kind.
        let now = self.around.later.is_none();
        let Some(code) = self.code().filter(|code| now && code.on_device()) else {
            return;
        };
        let instantiated = self.in_definition_of_template() == self.instance.is_some();
        // A generic lambda is read where it stands; how long its arrays are is asked where it is called.
        let bound = kind == CrossingKind::Lacking(Lacking::VariableLength);
        let generic = || !self.in_template() && self.in_generic_lambda() && !bound;
        let function = || self.in_template() && code.lambda.is_none() && self.follows_uses();
        let evident = || self.instance.is_none() && (generic() || function());
        if question.device && (instantiated || evident()) {
            let Some(emission) = self.reading(&code) else { return };
            let lacking = Called {
                name: name.to_owned(),
                ..Called::unnamed(Side::Host)
            };
            self.note_crossing(&code, &lacking, node, kind, emission);
        }
    }
}
