//! Calls that no parentheses show: constructors and destructors of classes, call operators.

use super::callee::Named;
use super::{Called, Inline, Side};
use crate::class::{ClassInfo, Member, MemberKind};
use crate::here::Here;
use crate::index::ClassLookup;
use crate::instantiate::candidate::Candidate;
use crate::scope::SymbolKind;
use crate::ty::{ClassTy, Searched, Ty, bare};
use culambda_syntax::{Field, Kind, Node};

impl<'a> Here<'a> {
    /// What `delete pointer` calls of a class: its destructor.
    pub(crate) fn called_by_delete(&self, node: Node<'a>) -> Option<Called> {
        let pointer = node.children().next()?;
        match bare(self.type_of_expression(pointer, &self.type_scope())) {
            Ty::Pointer(object) => match bare(*object) {
                Ty::Class(class) => self.destructor(&class),
                _ => None,
            },
            _ => None,
        }
    }

    /// The function of a class that gives memory to `new`, if it has its own.
    pub(crate) fn called_for_memory(&self, node: Node<'a>, class: &ClassTy) -> Option<Called> {
        let array = node.field(Field::Declarator).is_some();
        if node.kind() != Kind::NewExpression || array || node.field(Field::Placement).is_some() {
            return None;
        }
        let key = "operator new";
        class.info.as_ref()?.members.get(key)?;
        let all = self.member_functions(class, key)?;
        let called = self.judged_by(&Named { all, by_name: false }, &|_| Some(1), key.to_owned())?;
        // The host front end does not look at this call.
        (called.side != Side::Device).then_some(called)
    }

    /// What calling an object calls: its call operator.
    pub(crate) fn called_object(&self, function: Node<'a>, arguments: Node<'a>) -> Option<Called> {
        let ty = bare(self.type_of_object(function));
        let Ty::Class(class) = ty else {
            return self.called_where_made(function);
        };
        let class = self.as_special(*class);
        if let Some(called) = self.member_of_library(&class, "operator()") {
            return Some(called);
        }
        self.ask_on_device(&class);
        let all = self.of_constness(self.member_functions(&class, "operator()")?, function, function)?;
        let named = Named { all, by_name: false };
        self.number_of(arguments)?;
        self.judged(&named, arguments, None, "operator()".to_owned())
    }

    /// What a call of an object of a class means where nobody knows the arguments, if all of its call operators are of the
    /// host.
    pub(crate) fn called_on_object(&self, object: Node<'a>) -> Option<Called> {
        let Ty::Class(class) = bare(self.type_of_expression(object, &self.type_scope())) else {
            return None;
        };
        let info = class.info.as_ref()?;
        let all = self.member_functions(&class, "operator()")?;
        let named = Named { all, by_name: false };
        let called = self.judged_by(&named, &|_| None, format!("{}::operator()", info.name))?;
        (called.side == Side::Host).then_some(called)
    }

    /// The constructor that makes an object of a class from arguments, in parentheses, braces or none.
    pub(crate) fn constructor(&self, class: &ClassTy, arguments: Option<Node<'a>>) -> Option<Called> {
        let info = class.info.as_ref()?;
        let all = self.member_functions(class, &info.name)?;
        let list: Vec<Node<'a>> = arguments.into_iter().flat_map(Node::children).collect();
        let pack = list.iter().any(|a| a.kind() == Kind::ParameterPackExpansion);
        let number = arguments.map_or(Some(0), |list| self.number_of(list));
        if number != Some(0) && brings_constructors(info) {
            return None;
        }
        if pack {
            let number = number?;
            // One that is passed on may be copied.
            let ty = || self.passed_objects(&list).first().map(|(ty, _)| bare(ty.clone()));
            if number == 1 && !ty().is_some_and(|ty| self.is_never_copied_into(&ty, info)) {
                return None;
            }
        } else if let [only] = list.as_slice() {
            // An object of the class, or of one that is derived from it, is copied.
            let ty = bare(self.type_of_operand(*only));
            if !self.is_never_copied_into(&ty, info) && !self.is_wrapped(&all, info, *only, arguments?) {
                return None;
            }
        }
        let all = if number == Some(1) {
            self.without_copies(all, &info.name)?
        } else {
            all
        };
        let named = Named { all, by_name: false };
        let called = match arguments {
            Some(arguments) => self.judged(&named, arguments, None, info.name.clone())?,
            None => self.judged_by(&named, &|_| Some(0), info.name.clone())?,
        };
        Some(Called {
            inline: Inline::Never,
            ..called
        })
    }

    /// The constructor of a member, a base, or the class itself that an initialiser of a constructor calls, and whether it is
    /// that of a base.
    pub(crate) fn called_by_initialiser(&self, init: Node<'a>) -> Option<(Called, bool)> {
        let (class, arguments, of_base) = self.class_initialised(init)?;
        let called = self.copied_by(&class, arguments);
        let called = called.or_else(|| self.constructor(&class, Some(arguments)));
        let called = called.filter(|_| !class.is_enum)?;
        // Which of these are evaluated where they are read hangs on the arguments of the constructor. The host front end
        // does not look at these calls.
        (!called.constexpr && called.side != Side::Device).then_some((called, of_base))
    }

    /// The class of which an initialiser makes an object, with the arguments, and whether it is that of a base.
    pub(crate) fn class_initialised(&self, init: Node<'a>) -> Option<(ClassTy, Node<'a>, bool)> {
        let name = init.children().next()?;
        let list = |n: &Node<'a>| matches!(n.kind(), Kind::ArgumentList | Kind::InitializerList);
        let arguments = init.children().find(list)?;
        let own = self.walked_class(self.this_class()?);
        let info = own.info.as_ref()?;
        let path = crate::declarator::path_of(self.syntax, name);
        let last = path.last()?;
        let member = info.members.get(last).and_then(|all| all.first());
        let mut of_base = false;
        let class = match member.filter(|m| m.field().is_some()) {
            _ if *last == info.name && path.len() == 1 => own.clone(),
            Some(_) => match self.data_member(&own, last) {
                Ty::Class(class) => *class,
                _ => return None,
            },
            None => {
                of_base = true;
                let arguments = self.template_arguments(name.field(Field::Arguments), &self.type_scope());
                // Its own name is found in the base as that of its constructor.
                let base = info.bases.iter().position(|b| b.path == path);
                let ty = match base {
                    Some(number) => (*self.base_type(&own, &self.base_types(&own), number)).clone(),
                    None => self.resolve_path(&path, arguments, &self.type_scope()),
                };
                match ty {
                    Ty::Class(class) => *class,
                    _ => return None,
                }
            }
        };
        Some((class, arguments, of_base))
    }

    /// The copy constructor that makes an object of a class from another one of it.
    pub(crate) fn copied(&self, class: &ClassTy, value: Node<'a>) -> Option<Called> {
        let info = class.info.as_ref().filter(|info| info.params.is_none())?;
        if !self.is_named_object_of(class, value) {
            return None;
        }
        let mut all = self.member_functions(class, &info.name)?;
        let mut own = Vec::new();
        for candidate in all.drain(..) {
            let space = self.declared_space(candidate.spot)?;
            match space.shape.1.as_ref() {
                [only]
                    if space.shape.0 == 0
                        && only.contains('&')
                        && !only.contains("&&")
                        && only.contains(&info.name) =>
                {
                    own.push(candidate);
                }
                [_] if space.shape.0 > 0 => return None,
                _ => {}
            }
        }
        self.judged_unwritten(own, 1, &info.name)
    }

    /// What one of the special members of a class means that no call in the text names, with a number of arguments.
    pub(super) fn judged_unwritten(&self, all: Vec<Candidate>, arguments: usize, name: &str) -> Option<Called> {
        let named = Named { all, by_name: false };
        let called = self.judged_by(&named, &|_| Some(arguments), name.to_owned())?;
        Some(Called {
            inline: Inline::Never,
            ..called
        })
    }

    /// Whether an expression names an object of a class, which is copied then.
    pub(crate) fn is_named_object_of(&self, class: &ClassTy, value: Node<'a>) -> bool {
        let place = |of: &ClassTy| of.info.as_ref().map(|i| i.place);
        match bare(self.type_of_expression(value, &self.type_scope())) {
            Ty::Class(other) => {
                place(&other) == place(class) && (self.is_named_object(value) || self.is_constant_reference(value))
            }
            _ => false,
        }
    }

    /// The same for what is all that parentheses or braces hold.
    pub(crate) fn is_object_of(&self, class: &ClassTy, list: Node<'a>) -> bool {
        let mut all = list.children();
        let only = all.next().filter(|_| all.next().is_none());
        only.is_some_and(|value| self.is_named_object_of(class, value))
    }

    /// The same for an object that is all that parentheses or braces hold.
    pub(crate) fn copied_by(&self, class: &ClassTy, list: Node<'a>) -> Option<Called> {
        let mut all = list.children();
        let only = all.next().filter(|_| all.next().is_none())?;
        self.copied(class, only)
    }

    /// Whether an expression names an object that goes on to live: what a call or an operator returns is made in place.
    pub(super) fn is_named_object(&self, value: Node<'a>) -> bool {
        let mut at = value;
        loop {
            at = match at.kind() {
                Kind::Identifier | Kind::QualifiedIdentifier => return true,
                Kind::ParenthesizedExpression => match at.children().next() {
                    Some(inner) => inner,
                    None => return false,
                },
                Kind::FieldExpression | Kind::SubscriptExpression | Kind::PointerExpression => {
                    let Some(inner) = at.field(Field::Argument) else {
                        return false;
                    };
                    let through = match bare(self.type_of_expression(inner, &self.type_scope())) {
                        Ty::Pointer(_) => return true,
                        Ty::Array(..) => true,
                        _ => at.kind() == Kind::FieldExpression,
                    };
                    if !through {
                        return false;
                    }
                    inner
                }
                _ => return false,
            };
        }
    }

    /// The constructor that `C<T>(1)` calls of a class template of which only specialisations are defined: of all of them, if
    /// they are functions of the host and alike.
    pub(crate) fn constructor_of_specialisations(&self, function: Node<'a>, arguments: Node<'a>) -> Option<Called> {
        let path = crate::declarator::path_of(self.syntax, function);
        let (first, last) = (path.first()?, path.last()?);
        let named = crate::declarator::last_name(function);
        let local = self.scopes.lookup(first).is_some() || self.is_template_parameter(first);
        if named.kind() != Kind::TemplateFunction || local {
            return None;
        }
        let count = crate::here::Call::with(arguments).number().filter(|n| *n > 1)?;
        let all = self.functions_of_declared_template(&path, last)?;
        // To ask for a class that nothing defines would bring in other files.
        if matches!(self.index.class_around(self.namespace, &path), ClassLookup::Found(_)) {
            return None;
        }
        let called = self.judged_unwritten(all, count, last)?;
        Some(Called {
            is_only: true,
            ..called
        })
    }

    /// Whether an object `C<T>(x)` is made of a `T` by a constructor that takes one, in the definition of a template: `T` is
    /// not the class itself then, and of one that is derived from it nothing fits better.
    fn is_wrapped(&self, all: &[Candidate], class: &ClassInfo, value: Node<'a>, list: Node<'a>) -> bool {
        if self.instance.is_some() || !self.in_template() {
            return false;
        }
        let Some(parameter) = self.parameter_of_value(value) else {
            return false;
        };
        let written = list.ancestors().find_map(|n| match n.kind() {
            Kind::CallExpression => n.field(Field::Function),
            Kind::CompoundLiteralExpression | Kind::Declaration => n.field(Field::Type),
            _ => None,
        });
        let given = written.and_then(|w| crate::declarator::last_name(w).field(Field::Arguments));
        let names = |w: &[u8]| w == parameter.as_bytes();
        let within = given.is_some_and(|g| culambda_source::ident::words(self.text(g).as_bytes()).any(names));
        let own = |first: &String| {
            let first = first.trim_start_matches("const ").trim_end_matches(['&', ' ']);
            class.params.iter().flatten().any(|p| p == first)
        };
        let takes = |c: &Candidate| {
            let space = self.declared_space(c.spot)?;
            (space.shape.0 == 0 && space.shape.1.first().is_some_and(own)).then_some(())
        };
        within && all.iter().any(|c| takes(c).is_some())
    }

    /// The template parameter that is the type of a variable, or of what a variable points to that is dereferenced.
    fn parameter_of_value(&self, value: Node<'a>) -> Option<&'a str> {
        let pointer = value.kind() == Kind::PointerExpression;
        let name = if pointer {
            let argument = value.field(Field::Argument);
            argument.filter(|_| self.text(value).starts_with('*'))?
        } else {
            value
        };
        let symbol = self
            .scopes
            .lookup(self.text(name))
            .filter(|_| name.kind() == Kind::Identifier)?;
        let ty = symbol.declaration?.field(Field::Type)?;
        let declared = symbol.declarator.map_or(Kind::Identifier, Node::kind);
        let fits = if pointer {
            declared == Kind::PointerDeclarator
        } else {
            matches!(declared, Kind::Identifier | Kind::ReferenceDeclarator)
        };
        let parameter = self.text(ty);
        let known = fits && ty.kind() == Kind::TypeIdentifier && self.is_template_parameter(parameter);
        known.then_some(parameter)
    }

    /// The constructors of a class that take something else than an object of it.
    pub(super) fn without_copies(&self, all: Vec<Candidate>, class: &str) -> Option<Vec<Candidate>> {
        let mut out = Vec::new();
        for candidate in all {
            let space = self.declared_space(candidate.spot)?;
            let copies = match space.shape.1.first() {
                Some(first) => first.trim_start_matches("const ").trim_end_matches(['&', ' ']) == class,
                None => false,
            };
            if !copies {
                out.push(candidate);
            }
        }
        Some(out)
    }

    /// The constructor that makes an object whose arguments read like parameters: names of variables.
    pub(crate) fn constructor_in_disguise(&self, class: &ClassTy, list: Node<'a>) -> Option<Called> {
        let info = class.info.as_ref().filter(|info| !brings_constructors(info))?;
        let all = self.member_functions(class, &info.name)?;
        let mut at_run_time = false;
        let arguments: Vec<Node<'a>> = list.children().collect();
        let mut passed = Vec::new();
        for argument in &arguments {
            let name = argument
                .field(Field::Type)
                .filter(|t| t.kind() == Kind::TypeIdentifier)?;
            let symbol = self.scopes.lookup(self.text(name)).copied()?;
            let ty = bare(self.type_of_symbol(self.text(name), &symbol, &self.type_scope()));
            let alone = arguments.len() == 1;
            let variable = symbol.kind == SymbolKind::Variable;
            let known = match ty {
                Ty::Builtin(_) | Ty::Pointer(_) => true,
                _ => variable && (!alone || self.is_never_copied_into(&ty, info)),
            };
            if argument.field(Field::Declarator).is_some() || !known {
                return None;
            }
            at_run_time |= self.is_variable_at_run_time(self.text(name));
            passed.push((ty, true));
        }
        let all = if arguments.len() == 1 {
            self.without_copies(all, &info.name)?
        } else {
            all
        };
        let named = Named { all, by_name: false };
        let count = Some(arguments.len());
        let called = self.judged_by(&named, &|_| count, info.name.clone());
        // What reads like a parameter is no expression, of which more than the type could be asked.
        let by_types = || self.judged_for(&named, count, &|| (Vec::new(), passed.clone()), None, info.name.clone());
        let called = called.or_else(by_types)?;
        (!called.constexpr || at_run_time).then_some(Called {
            inline: Inline::Never,
            evaluated: false,
            ..called
        })
    }

    /// Whether such a definition copies another variable of its class.
    pub(crate) fn is_copy_in_disguise(&self, class: &ClassTy, list: Node<'a>) -> bool {
        let mut all = list.children();
        let only = all.next().filter(|_| all.next().is_none());
        let name = only
            .filter(|only| only.field(Field::Declarator).is_none())
            .and_then(|only| only.field(Field::Type))
            .filter(|name| name.kind() == Kind::TypeIdentifier);
        let symbol = name.and_then(|name| Some((name, self.scopes.lookup(self.text(name)).copied()?)));
        symbol.is_some_and(|(name, symbol)| {
            let ty = self.type_of_symbol(self.text(name), &symbol, &self.type_scope());
            symbol.kind == SymbolKind::Variable
                && super::copies::is_same_class(&ty, &Ty::Class(Box::new(class.clone())))
        })
    }

    /// Whether a variable is not one of the block it is in.
    pub(crate) fn is_static_in_disguise(&self, declaration: Node<'a>) -> bool {
        let words = ["static", "extern", "thread_local"];
        words
            .iter()
            .any(|w| crate::declarator::has_specifier(self.syntax, declaration, w))
            || self.device_variable(declaration)
    }

    /// Whether arguments are constants, so that a `constexpr` constructor is evaluated where it is read; nothing if
    /// that is not known.
    pub(crate) fn has_constant_arguments(&self, arguments: Option<Node<'a>>) -> Option<bool> {
        let mut all = true;
        for argument in arguments.into_iter().flat_map(Node::children) {
            all &= self.is_constant_value(argument)?;
        }
        Some(all)
    }

    /// Whether an argument is a constant, if that is known.
    pub(super) fn is_constant_value(&self, argument: Node<'a>) -> Option<bool> {
        let constant = crate::types::evaluate(self, argument, &self.type_scope()).is_some()
            || matches!(
                argument.kind(),
                Kind::NumberLiteral | Kind::CharLiteral | Kind::True | Kind::False
            );
        (constant || self.is_decided_at_run_time(argument)).then_some(constant)
    }

    /// The destructor of a class, if it is written and no other one may run in its place.
    pub(crate) fn destructor(&self, class: &ClassTy) -> Option<Called> {
        self.own_destructor(class).filter(|called| !called.is_virtual)
    }

    /// The destructor of a class, if it is written: the one that runs for a base or a member.
    pub(crate) fn own_destructor(&self, class: &ClassTy) -> Option<Called> {
        let info = class.info.as_ref()?;
        let key = format!("~{}", info.name);
        // That of a base is not its own.
        info.members.get(&key)?;
        let all = self.member_functions(class, &key)?;
        self.judged_unwritten(all, 0, &key).filter(|called| !called.constexpr)
    }

    /// The class of a variable of a type, or of the elements of one that is an array.
    pub(crate) fn class_of_variable(&self, ty: &Ty, declaration: Node<'a>, declarator: Node<'a>) -> Option<ClassTy> {
        match ty {
            Ty::Class(class) if !class.is_enum && class.info.is_some() => Some((**class).clone()),
            Ty::Unknown if declarator.kind() == Kind::Identifier => self.base_named(declaration.field(Field::Type)?),
            _ => None,
        }
    }

    /// The type of a variable, or of the elements of one that is an array.
    pub(crate) fn type_of_variable(
        &self,
        declaration: Node<'a>,
        declarator: Node<'a>,
        value: Option<Node<'a>>,
    ) -> Option<Ty> {
        let scope = self.type_scope();
        let auto = declaration.field(Field::Type).map(Node::kind) == Some(Kind::PlaceholderTypeSpecifier);
        let mut ty = match (declarator.kind(), value) {
            (Kind::Identifier, Some(value)) if auto => bare(self.type_of_expression(value, &scope)),
            (Kind::Identifier | Kind::ArrayDeclarator, _) => self.declared_type(declaration, Some(declarator), &scope),
            _ => return None,
        };
        while let Ty::Const(inner) | Ty::Array(inner, ..) = ty {
            ty = *inner;
        }
        Some(ty)
    }

    /// The base of the class around that a name is found in, as its own.
    fn base_named(&self, name: Node<'a>) -> Option<ClassTy> {
        let plain = matches!(name.kind(), Kind::Identifier | Kind::TypeIdentifier);
        let text = Some(self.text(name)).filter(|text| plain && self.scopes.lookup(text).is_none())?;
        let own = self.walked_class(self.this_class()?);
        let named = |base: &ClassTy| base.info.as_ref().is_some_and(|i| i.name == text).then(|| base.clone());
        match self.search_bases(&own, |base| !base.dependent, named) {
            Searched::Found(base) => Some(base),
            _ => None,
        }
    }

    /// The class that an expression names to make an object of it.
    pub(crate) fn class_named(&self, ty: Node<'a>) -> Option<ClassTy> {
        let found = match ty.kind() {
            Kind::TypeDescriptor => self.descriptor(ty, &self.type_scope()),
            Kind::TypeIdentifier | Kind::QualifiedIdentifier | Kind::TemplateType => {
                self.resolve(ty, &self.type_scope())
            }
            _ => return None,
        };
        match found {
            Ty::Class(class) if !class.is_enum && class.info.is_some() => Some(*class),
            Ty::Class(class) => {
                self.ask_on_device(&class);
                self.known_as_special(*class)
            }
            Ty::Unknown => self.base_named(ty),
            _ => None,
        }
    }

    /// The class that a template parameter stands for in an instance: `T(1)`.
    fn class_of_parameter(&self, function: Node<'a>, name: &str) -> Option<ClassTy> {
        let bound = self.instance.as_ref()?.bindings.get(name)?;
        let hidden = self.scopes.lookup(name).is_some_and(|s| s.kind != SymbolKind::Type);
        match bare(bound.clone()) {
            Ty::Class(class) if function.kind() == Kind::Identifier && !hidden => {
                Some(*class).filter(|c| !c.is_enum && c.info.is_some())
            }
            _ => None,
        }
    }

    /// The class that a callee names: `H(1)`.
    pub(crate) fn class_of_callee(&self, function: Node<'a>) -> Option<ClassTy> {
        let path = crate::declarator::path_of(self.syntax, function);
        let first = path.first()?;
        if let Some(class) = self.class_of_parameter(function, first) {
            return Some(class);
        }
        let named = match function.kind() {
            Kind::Identifier => self.is_known_type(first),
            Kind::TemplateFunction | Kind::QualifiedIdentifier => true,
            _ => false,
        };
        if !named {
            return self.base_named(function);
        }
        if self.scopes.lookup(first).is_some() {
            return None;
        }
        let arguments = crate::declarator::last_name(function).field(Field::Arguments);
        let arguments = self.template_arguments(arguments, &self.type_scope());
        match self.resolve_path(&path, arguments, &self.type_scope()) {
            Ty::Class(class) if !class.is_enum && class.info.is_some() => Some(*class),
            Ty::Class(class) => {
                self.ask_on_device(&class);
                self.known_as_special(*class)
            }
            Ty::Unknown => self.base_named(function),
            _ => None,
        }
    }
}

/// Whether a class has constructors of a base as well: `using Base::Base;`.
pub(super) fn brings_constructors(info: &ClassInfo) -> bool {
    let mut bases = info.bases.iter().filter_map(|base| base.path.last());
    let is_brought = |m: &Member| matches!(m.kind, MemberKind::Using { .. });
    bases.any(|name| info.members.get(name).is_some_and(|all| all.iter().any(is_brought)))
}
