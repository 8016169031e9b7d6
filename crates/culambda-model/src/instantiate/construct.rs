//! Calls that name no function: constructors and calls of objects.

use super::candidate::{Callee, Found, Passed, User};
use crate::crossing::Emission;
use crate::declarator::callee_name;
use crate::declarator::{last_name, path_of};
use crate::here::Here;
use crate::spaces::library::{self, Calls};
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

    /// `S<T> s(a);`, `S<T> s = a;`, `S<T>{a}`, `new S<T>(a)`: the constructor.
    pub(crate) fn instantiated_by_definition(&self, ty: Node<'a>, arguments: Option<Node<'a>>) -> Option<Found> {
        self.made_of(&self.class_made(ty)?, ty, arguments)
    }

    fn made_of(&self, class: &ClassTy, ty: Node<'a>, arguments: Option<Node<'a>>) -> Option<Found> {
        let is_list = |a: &Node<'a>| matches!(a.kind(), Kind::ArgumentList | Kind::InitializerList);
        let Some(value) = arguments.filter(|a| !is_list(a)) else {
            return self.constructed(class, arguments, ty.start());
        };
        let passed = self.passed_each(std::iter::once(value));
        // An object of a class is there already, or is copied.
        let number = matches!(passed.as_slice(), [(of, _)] if matches!(bare(of.clone()), Ty::Builtin(_)));
        let name = &class.info.as_ref()?.name;
        number.then(|| self.member_given(class, name, &passed, ty.start()))?
    }

    /// `S<T> s(a);`: the constructor and the destructor.
    pub(crate) fn instantiated_by_variable(&self, ty: Node<'a>, arguments: Option<Node<'a>>) -> Vec<Found> {
        let Some(class) = self.class_made(ty) else {
            return Vec::new();
        };
        let made = self.made_of(&class, ty, arguments);
        let destroyed = self.is_everywhere().then(|| self.destroyed(&class, ty.start()));
        made.into_iter().chain(destroyed.flatten()).collect()
    }

    /// The destructor of a class.
    fn destroyed(&self, class: &ClassTy, at: ViewOffset) -> Option<Found> {
        let key = format!("~{}", class.info.as_ref()?.name);
        self.member_given(class, &key, &[], at)
    }

    /// `: member(a)`, `: Base<T>(a)`: the constructor.
    pub(crate) fn instantiated_by_initialiser(&self, init: Node<'a>) -> Option<Found> {
        if !self.is_live() || !self.is_everywhere() {
            return None;
        }
        let (class, arguments, _) = self.class_initialised(init)?;
        self.constructed(&class, Some(arguments), init.start())
    }

    /// `S<T> s(a);` where that reads like the declaration of a function.
    pub(crate) fn instantiated_in_disguise(&self, ty: Node<'a>, list: Node<'a>) -> Option<Found> {
        let class = self.class_made(ty)?;
        let passed = |argument: Node<'a>| {
            let name = argument.field(Field::Type).map(|n| self.text(n))?;
            let symbol = self.scopes.lookup(name).copied()?;
            Some(match self.type_of_symbol(name, &symbol, &self.type_scope()) {
                Ty::Reference(ty) => (*ty, true),
                ty => (ty, true),
            })
        };
        let passed: Vec<Passed> = list.children().map(passed).collect::<Option<_>>()?;
        self.member_given(&class, &class.info.as_ref()?.name, &passed, ty.start())
    }

    /// Whether a type may be a class of a template for what parameters stand for here.
    fn is_dependent_class(&self, ty: Node<'a>) -> bool {
        let mut at = ty;
        while at.kind() == Kind::QualifiedIdentifier {
            if at
                .field(Field::Scope)
                .is_some_and(|scope| scope.field(Field::Arguments).is_some())
            {
                return true;
            }
            match at.field(Field::Name) {
                Some(name) => at = name,
                None => return false,
            }
        }
        at.kind() == Kind::TemplateType || at == ty && self.scopes.lookup(self.text(ty)).is_some()
    }

    /// The class of which a declaration may make an object that matters.
    fn class_made(&self, ty: Node<'a>) -> Option<ClassTy> {
        let named = matches!(
            ty.kind(),
            Kind::TypeIdentifier | Kind::TemplateType | Kind::QualifiedIdentifier
        );
        let followed = || {
            let instance = self.instance.as_ref().filter(|i| i.only.is_some());
            instance.is_some_and(|i| i.interest.has_members() || i.interest.everywhere && self.is_dependent_class(ty))
        };
        if !named || !self.is_live() || !(self.is_wanted(last_name(ty)) || followed()) {
            return None;
        }
        match self.resolve(ty, &self.type_scope()) {
            Ty::Class(class) => Some(*class),
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

    /// `Kokkos::parallel_for(n, object)`: the call operator of what a library calls on the device, as far as one may be
    /// meant. Whether it does hangs on where the policy says that it runs.
    pub(crate) fn instantiated_by_loop(&self, function: Node<'a>, arguments: Node<'a>) -> Vec<Found> {
        let followed = self.instance.as_ref().is_some_and(|i| i.interest.has_members());
        let calls = || {
            let path = path_of(self.syntax, function);
            let parts: Vec<&str> = path.iter().map(String::as_str).collect();
            library::calls(&parts) == Some(Calls::OnDevice)
        };
        if !followed || function.kind() != Kind::QualifiedIdentifier || !self.is_live() || !calls() {
            return Vec::new();
        }
        let name = "operator()";
        let of_argument = |argument: Node<'a>| {
            let plain = || self.type_of_expression(argument, &self.type_scope());
            let Ty::Class(class) = bare(self.this_object(argument).unwrap_or_else(plain)) else {
                return None;
            };
            let callee = Callee {
                candidates: self.members_named(&class, name).filter(|c| self.matters(c, name))?,
                explicit: None,
            };
            let found = self.chosen(&callee, None, self.reported(argument.start())?, false)?;
            let user = User::Code(Emission::Open);
            self.as_read(Found { user, ..found }, &callee, None, name)
        };
        arguments.children().filter_map(of_argument).collect()
    }

    fn member_called(&self, class: &ClassTy, name: &str, arguments: Option<Node<'a>>, at: ViewOffset) -> Option<Found> {
        let passed = arguments.map(|a| self.passed(a)).unwrap_or_default();
        self.member_given(class, name, &passed, at)
    }

    fn member_given(&self, class: &ClassTy, name: &str, passed: &[Passed], at: ViewOffset) -> Option<Found> {
        let place = self.reported(at)?;
        let callee = Callee {
            candidates: self.members_named(class, name).filter(|c| self.matters(c, name))?,
            explicit: None,
        };
        let found = self.chosen(&callee, Some(passed), place, false)?;
        self.as_read(found, &callee, Some(passed), name)
    }
}
