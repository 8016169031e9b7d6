//! Copies of arguments that are passed by value, and of objects that are returned. The host front end does not look at these
//! calls.

use super::{Called, Side};
use crate::declarator::has_specifier;
use crate::here::{Frame, Here};
use crate::ty::{ClassTy, Ty, bare};
use culambda_syntax::{Field, Kind, Node};

impl<'a> Here<'a> {
    /// The constructor that copies or moves an argument to a parameter of class type.
    pub(super) fn copied_for(&self, parameter: &Ty, argument: Node<'a>) -> Option<Called> {
        let Ty::Class(class) = bare(parameter.clone()) else {
            return None;
        };
        let called = match self.is_moved(argument) {
            Some(true) => self.moved(&class, argument),
            Some(false) => self.copied(&class, argument),
            None => None,
        };
        called.filter(|c| c.side != Side::Device)
    }

    /// The same of an object that the function around returns. A variable of its own is made where the result is.
    pub(super) fn copied_as_result(&self, class: &ClassTy, value: Node<'a>) -> Option<Called> {
        if value.kind() != Kind::Identifier {
            let plain = matches!(value.kind(), Kind::FieldExpression | Kind::QualifiedIdentifier);
            return plain
                .then(|| self.copied(class, value))?
                .filter(|c| c.side != Side::Device);
        }
        let Some(symbol) = self.scopes.lookup(self.text(value)) else {
            return self.copied(class, value).filter(|c| c.side != Side::Device);
        };
        let declaration = symbol.declaration.filter(|_| symbol.frame + 1 == self.frames.len())?;
        let ty = self.type_of_symbol(self.text(value), symbol, &self.type_scope());
        let reference = matches!(ty, Ty::Reference(_));
        let called = match (declaration.kind().is_parameter(), reference) {
            // It may be one to an object that is moved.
            (_, true) if self.text(declaration).contains("&&") => None,
            (_, true) => self.copied(class, value),
            // In a lambda the parameters are those of another function.
            (true, false) if matches!(self.frames.last(), Some(Frame::Function(_))) && !matches!(ty, Ty::Const(_)) => {
                self.moved(class, value)
            }
            (false, false) if has_specifier(self.syntax, declaration, "static") => self.copied(class, value),
            _ => None,
        };
        called.filter(|c| c.side != Side::Device)
    }

    /// The same of an object that is moved and all that parentheses or braces hold.
    pub(crate) fn moved_by(&self, class: &ClassTy, list: Node<'a>) -> Option<Called> {
        let mut all = list.children();
        let only = all.next().filter(|_| all.next().is_none())?;
        self.moved_from(class, only)
    }

    /// The same of a value: `C c = std::move(d);`.
    pub(crate) fn moved_from(&self, class: &ClassTy, value: Node<'a>) -> Option<Called> {
        (self.is_moved(value) == Some(true)).then(|| self.moved(class, value))?
    }

    /// Whether an argument is an object that is moved, or one that goes on to live; none for what is made for the call.
    fn is_moved(&self, argument: Node<'a>) -> Option<bool> {
        if argument.kind() != Kind::CallExpression {
            return self.is_named_object(argument).then_some(false);
        }
        let function = argument.field(Field::Function)?;
        let text: String = self.text(function).split_whitespace().collect();
        let cast = text.starts_with("static_cast<") && text.ends_with("&&>");
        (cast || text == "std::move").then_some(true)
    }

    /// Whether a call returns a reference to a constant object.
    pub(super) fn is_constant_reference(&self, value: Node<'a>) -> bool {
        let ty = || self.type_of_expression(value, &self.type_scope());
        let library = |f: Node<'a>| self.text(f).starts_with("std::") || self.text(f).contains("_cast");
        let called = value.field(Field::Function).is_some_and(|f| !library(f));
        value.kind() == Kind::CallExpression
            && called
            && matches!(ty(), Ty::Reference(of) if matches!(*of, Ty::Const(_)))
    }

    /// The constructor that moves an object of a class: the one for that, or the one that copies if there is none.
    fn moved(&self, class: &ClassTy, value: Node<'a>) -> Option<Called> {
        let info = class
            .info
            .as_ref()
            .filter(|info| info.complete && info.params.is_none())?;
        let same = match bare(self.type_of_expression(value, &self.type_scope())) {
            Ty::Class(other) => other.info.as_ref().is_some_and(|o| o.place == info.place),
            _ => false,
        };
        if !same {
            return None;
        }
        let (mut moves, mut copies) = (Vec::new(), Vec::new());
        for candidate in self.member_functions(class, &info.name)? {
            let space = self.declared_space(candidate.spot)?;
            let first = space.shape.1.first();
            let own = first.filter(|p| culambda_source::ident::words_of(p).any(|word| word == info.name));
            if space.shape.0 > 0 && space.arity.0 <= 1 {
                return None;
            }
            match own.filter(|_| space.arity.0 <= 1) {
                Some(p) if p.contains("&&") => moves.push(candidate),
                Some(p) if p.contains('&') => copies.push(candidate),
                _ => {}
            }
        }
        // Without a constructor that is written, or with an assignment that is, nobody moves by a written one.
        let all = if moves.is_empty() { copies } else { moves };
        (!all.is_empty()).then(|| self.judged_unwritten(all, 1, &info.name))?
    }
}
