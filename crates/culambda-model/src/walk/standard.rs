//! What a walk notes of objects of the standard library, whose headers are never read: who makes and who destroys them.

use super::made::Made;
use super::record::Record;
use crate::spaces::{Called, Code, Side, makes_literal, object_of_library};
use crate::ty::{ClassTy, Ty};
use culambda_syntax::{Field, Kind, Node};

impl<'a> Record<'a> {
    /// A variable that a declaration makes, if its type is a class of the library.
    pub(super) fn library_variable_is_made(
        &mut self,
        code: &Code,
        ty: Ty,
        value: Option<Node<'a>>,
        declarator: Node<'a>,
        made: Made,
    ) {
        let Some(class) = object_of_library(ty) else { return };
        let list = |v: &Node<'a>| matches!(v.kind(), Kind::ArgumentList | Kind::InitializerList);
        let constructor = match value {
            Some(value) if !list(&value) => {
                let copied = self.library_copy(&class, value);
                copied.or_else(|| self.library_conversion(&class, value))
            }
            list => self.library_constructor(&class, list),
        };
        self.note_library_object(code, &class, constructor, declarator, made);
    }

    /// What a call makes: `std::pair<int, int>(1, 2)`.
    pub(super) fn library_object_is_called(&mut self, code: &Code, call: Node<'a>) {
        let function = call.field(Field::Function);
        if let Some(class) = function.and_then(|f| self.library_class_named(f)) {
            let constructor = self.library_constructor(&class, call.field(Field::Arguments));
            self.note_library_object(code, &class, constructor, call, Made::by_call(call));
        }
    }

    /// The same with braces.
    pub(super) fn library_object_is_braced(&mut self, code: &Code, node: Node<'a>) {
        let named = node
            .field(Field::Type)
            .filter(|_| node.kind() == Kind::CompoundLiteralExpression);
        if let Some(class) = named.and_then(|ty| self.library_class_named(ty)) {
            let constructor = self.library_constructor(&class, node.field(Field::Value));
            self.note_library_object(code, &class, constructor, node, Made::by_expression(node));
        }
    }

    /// A variable whose definition reads like the declaration of a function.
    pub(super) fn library_object_in_disguise(
        &mut self,
        code: &Code,
        declaration: Node<'a>,
        declarator: Node<'a>,
        list: Node<'a>,
    ) {
        let class = declaration
            .field(Field::Type)
            .and_then(|ty| self.library_class_named(ty));
        if let Some(class) = class.filter(|_| !self.is_static_in_disguise(declaration)) {
            let constructor = self.library_constructor_in_disguise(&class, list);
            self.note_library_object(code, &class, constructor, declarator, Made::Variable);
        }
    }

    fn note_library_object(
        &mut self,
        code: &Code,
        class: &ClassTy,
        constructor: Option<Called>,
        node: Node<'a>,
        made: Made,
    ) {
        let template = self.in_definition_of_template();
        // What takes memory and is `constexpr` calls so much of the library that this is wrong for code of the device alone
        // already where it is read, in a header.
        let here = |called: &Called| !called.constexpr || makes_literal(&called.name) || !code.space.device_only();
        if let Some(called) = constructor.filter(|c| made.makes(Side::Host, false) && here(c)) {
            self.note_called(code, &called, node, template);
        }
        let destructor = self.library_destructor(class);
        if let Some(called) = destructor.filter(|c| made.destroys(Side::Host) && here(c)) {
            self.note_destructor(code, &called, node, made);
        }
    }
}
