//! Calls that name no function: constructors and calls of objects.

use super::candidate::{Callee, Found};
use crate::declarator::callee_name;
use crate::declarator::{last_name, path_of};
use crate::here::Here;
use crate::ty::{ClassTy, Ty, bare};
use culambda_source::ViewOffset;
use culambda_syntax::{Field, Kind, Node};

impl<'a> Here<'a> {
    /// `S<T>(a)`: the constructor.
    pub(super) fn instantiated_by_construction(
        &self,
        function: Node<'a>,
        arguments: Option<Node<'a>>,
    ) -> Option<Found> {
        let scope = self.type_scope();
        let explicit = callee_name(function).and_then(|n| n.field(Field::Arguments));
        let explicit = self.template_arguments(explicit, &scope);
        if function.kind() == Kind::FieldExpression {
            return None;
        }
        match self.resolve_path(&path_of(self.syntax, function), explicit, &scope) {
            Ty::Class(class) => self.constructed(&class, arguments, function.start()),
            _ => None,
        }
    }

    /// `S<T> s(a);`, `S<T>{a}`, `new S<T>(a)`: the constructor.
    pub(crate) fn instantiated_by_definition(&self, ty: Node<'a>, arguments: Option<Node<'a>>) -> Option<Found> {
        let named = matches!(
            ty.kind(),
            Kind::TypeIdentifier | Kind::TemplateType | Kind::QualifiedIdentifier
        );
        if !named || !self.is_live() || !self.is_wanted(last_name(ty)) {
            return None;
        }
        let list = arguments.filter(|a| matches!(a.kind(), Kind::ArgumentList | Kind::InitializerList));
        match self.resolve(ty, &self.type_scope()) {
            Ty::Class(class) => self.constructed(&class, list, ty.start()),
            _ => None,
        }
    }

    fn constructed(&self, class: &ClassTy, arguments: Option<Node<'a>>, at: ViewOffset) -> Option<Found> {
        self.member_called(class, &class.info.as_ref()?.name, arguments, at)
    }

    /// `object(a)`: the call operator of its class.
    pub(super) fn instantiated_by_object(&self, function: Node<'a>, arguments: Option<Node<'a>>) -> Option<Found> {
        let wanted = self.instance.as_ref().is_some_and(|i| i.interest.call_operators);
        if !wanted
            || arguments.is_none()
            || matches!(function.kind(), Kind::TemplateFunction | Kind::QualifiedIdentifier)
        {
            return None;
        }
        match bare(self.type_of_expression(function, &self.type_scope())) {
            Ty::Class(class) => self.member_called(&class, "operator()", arguments, function.start()),
            _ => None,
        }
    }

    fn member_called(&self, class: &ClassTy, name: &str, arguments: Option<Node<'a>>, at: ViewOffset) -> Option<Found> {
        let place = self.reported(at)?;
        let callee = Callee {
            candidates: self.members_named(class, name).filter(|c| self.matters(c, name))?,
            explicit: None,
        };
        let passed = arguments.map(|a| self.passed(a)).unwrap_or_default();
        let found = self.chosen(&callee, Some(&passed), place, false)?;
        self.as_read(found, &callee, Some(&passed), name)
    }
}
