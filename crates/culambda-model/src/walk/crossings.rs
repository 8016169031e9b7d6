//! What a walk notes of calls and variables across execution spaces.

use super::made::Made;
use super::record::Record;
use crate::crossing::{CrossingKind, Emission, Memory, Missing, VariableUse};
use crate::facts::{Place, Space};
use crate::here::Call;
use crate::spaces::{Absent, Called, CalledLambda, Code, Home, Inline, Side, Special, Variable};
use crate::ty::Ty;
use culambda_syntax::{Field, Kind, Node};

impl<'a> Record<'a> {
    /// A call: whether all that it may mean is on the other side.
    pub(crate) fn call_crosses(&mut self, call: Node<'a>) {
        if self.question().is_some() {
            let index = self.index;
            index.budget.aside(|| self.look_at_call(call));
        }
    }

    /// A name in an expression, not that of a callee: whether it is a variable of the other side.
    pub(crate) fn name_crosses(&mut self, name: Node<'a>) {
        if self.question().is_some() {
            let index = self.index;
            index.budget.aside(|| self.look_at_name(name));
        }
    }

    /// A declaration of a function: whether it puts it on another side than those before it, or has annotations that
    /// mean nothing.
    pub(crate) fn redeclaration_crosses(&mut self, node: Node<'a>) {
        let Some(question) = self.question().filter(|q| q.everywhere && self.instance.is_none()) else {
            return;
        };
        let index = self.index;
        index.budget.aside(|| {
            let jit = question.jit.is_some();
            if let Some((name, own)) = self.annotated_default(node).filter(|_| question.host || jit) {
                for host in [(own.device, false), (own.host, true)]
                    .into_iter()
                    .filter(|w| w.0)
                    .map(|w| w.1)
                {
                    self.note_declaration(node, &name, None, CrossingKind::Ignored { host }, false);
                }
                return;
            }
            if question.host {
                self.overriding_crosses(node);
            }
            let found = match node.kind() {
                Kind::TemplateInstantiation => {
                    self.instantiation_uses(node);
                    self.instantiated_with(node)
                }
                _ => self.redeclared(node),
            };
            if let Some(found) = found.filter(|_| question.device) {
                let kind = CrossingKind::Redeclared(found.how);
                self.note_declaration(node, &found.name, found.declared, kind, found.by_name);
            }
        });
    }

    /// A declaration in a class: whether it overrides a function that runs elsewhere.
    fn overriding_crosses(&mut self, node: Node<'a>) {
        let Some(found) = self.overridden_elsewhere(node) else {
            return;
        };
        let (overridden, own) = found.spaces;
        let before = self.across.crossings.len();
        let kind = CrossingKind::Overriding { overridden, own };
        self.note_declaration(node, &found.names.0, found.declared, kind, false);
        for noted in self.across.crossings.iter_mut().skip(before) {
            noted.caller.clone_from(&found.names.1);
        }
    }

    fn note_declaration(&mut self, node: Node<'a>, name: &str, declared: Option<Place>, kind: CrossingKind, by: bool) {
        let function = node
            .field(Field::Declarator)
            .and_then(crate::declarator::function_declarator);
        let at = function.and_then(crate::declarator::name_node).unwrap_or(node);
        self.note_named(at, name, declared, kind, by, Emission::Parsed);
    }

    /// Notes what is wrong with a declaration, at a node of it.
    pub(super) fn note_named(
        &mut self,
        at: Node<'a>,
        name: &str,
        declared: Option<Place>,
        kind: CrossingKind,
        by: bool,
        emission: Emission,
    ) {
        let named = Called {
            name: name.to_owned(),
            declared: declared.into(),
            by_name: by,
            ..Called::unnamed(Side::Host)
        };
        let code = Code {
            space: Space::HostDevice,
            caller: name.to_owned(),
            lambda: None,
            plain: Vec::new(),
            function: None,
            host_alone: false,
            of_device: false,
        };
        self.note_crossing(&code, &named, at, kind, emission);
    }

    fn look_at_call(&mut self, call: Node<'a>) {
        let (Some(function), Some(arguments)) = (call.field(Field::Function), call.field(Field::Arguments)) else {
            return;
        };
        let callee = self.callee_at(function);
        self.reference_in_constant(call, function, callee);
        let Some(code) = self.calling_code(function, callee) else {
            return;
        };
        if let Some(kernel) = self.launched_by(function) {
            return self.launch_uses(&code, kernel, arguments);
        }
        self.loop_is_given(&code, function, arguments);
        if self.doubtful.contains_key(callee) {
            return;
        }
        let lambda = self.lambda_called(function, &code);
        if let Some(lambda) = lambda.or_else(|| self.closure_called(function, &code)) {
            self.lambda_crosses(&code, &lambda, call);
        }
        self.deduced_crosses(&code, function, arguments, call);
        if self.is_unevaluated() {
            return;
        }
        if matches!(function.kind(), Kind::Identifier | Kind::QualifiedIdentifier)
            && let Some(variable) = self.static_variable(function)
        {
            // A pointer to a function, or an object with a call operator.
            // A call of a lambda may be folded as a whole.
            let asked = variable.home == Home::Host && code.plain.is_empty();
            match asked.then(|| self.absent_array(&variable, function)).flatten() {
                Some(absent) => self.is_absent(&code, absent, function),
                None => self.variable_crosses(&code, &variable, function),
            }
        }
        if let Some(class) = self.class_of_cast(function) {
            return self.object_is_cast(&code, &class, arguments, call);
        }
        let template = self.in_definition_of_template();
        let called = self.called(function, arguments, &code);
        if let Some(called) = called {
            let depends = template && self.depends_on_parameters(&called, function, arguments);
            self.note_called(&code, &called, call, depends);
        } else if let Some(class) = self.class_of_callee(function) {
            self.object_is_made(&code, &class, Some(arguments), call, Made::by_call(call));
        } else if let Some(called) = self.constructor_of_specialisations(function, arguments) {
            self.note_called(&code, &called, call, template);
        } else if let Some(called) = template
            .then(|| self.called_in_instances(function, arguments))
            .flatten()
        {
            self.note_in_instances(&code, &called, call);
        } else {
            self.library_object_is_called(&code, call);
            if self.index.kept.assumes() && !self.runs_anywhere(function) {
                self.doubt(&code);
            }
        }
    }

    /// A call of a function of the device whose return type nothing but its body tells, evaluated or not.
    fn deduced_crosses(&mut self, code: &Code, function: Node<'a>, arguments: Node<'a>, call: Node<'a>) {
        let asked = self.question().is_some_and(|q| q.host) && code.on_host() && self.instance.is_none();
        if !asked || self.around.discarded > 0 || !self.reaches(call, false, false) {
            return;
        }
        let Some(called) = self.deduced_by_body(function, arguments, code) else {
            return;
        };
        let template = self.in_definition_of_template();
        if !template || !self.depends_on_parameters(&called, function, arguments) {
            self.note_crossing(code, &called, call, CrossingKind::DeducedReference, Emission::Parsed);
        }
    }

    /// A call of a lambda in a `constexpr` function of the device: what the lambda returns must be known without its body.
    fn reference_in_constant(&mut self, call: Node<'a>, function: Node<'a>, callee: &str) {
        let Some(code) = self.constant_device_code() else {
            return;
        };
        let Some(called) = self.deduced_on_device(function) else {
            return;
        };
        if !self.doubtful.contains_key(callee) && self.reaches(call, false, true) {
            self.note_crossing(&code, &called, call, CrossingKind::DeducedReference, Emission::Parsed);
        }
    }

    /// Whether what a call in a template means is decided where that is instantiated: by its arguments, or by those that the
    /// name of a template has.
    fn depends_on_parameters(&self, called: &Called, function: Node<'a>, arguments: Node<'a>) -> bool {
        if self.names_parameters(function) {
            return true;
        }
        let object = match function.kind() {
            Kind::FieldExpression => function.field(Field::Argument).filter(|o| o.kind() != Kind::This),
            Kind::Identifier if called.name == "operator()" => Some(function),
            _ => None,
        };
        if let Some(depends) = object.and_then(|o| self.is_object_dependent(o)) {
            return depends
                || !self.has_independent_arguments(function)
                || !arguments.children().all(|a| self.is_independent(a));
        }
        if self.is_object_independent(function) {
            return !arguments.children().all(|a| self.is_independent(a));
        }
        if called.by_name || self.is_member_in_any_case(function) {
            return !arguments.children().all(|a| self.is_independent(a));
        }
        self.dependent_arguments(Call::with(arguments)) != Some(false)
    }

    /// What a call in a template means in some of its instances, where others call a function for the device.
    fn called_in_instances(&self, function: Node<'a>, arguments: Node<'a>) -> Option<Called> {
        self.called_in_some(function, arguments, self.names_parameters(function))
    }

    /// Whether the name of a callee has parameters of the templates around in it: `f<T>`, `C<T>::f`.
    fn names_parameters(&self, function: Node<'a>) -> bool {
        if !matches!(function.kind(), Kind::TemplateFunction | Kind::QualifiedIdentifier) {
            return false;
        }
        let mut names = self.template_names();
        names.extend(self.class_template_parameters());
        !names.is_empty() && crate::class::mentions(self.syntax, function, &names)
    }

    /// Whether a member function of a class template is looked up where that is defined: one of the class after `this->`, one
    /// of a base that depends on no parameter. For others the implied object counts as dependent.
    fn is_member_in_any_case(&self, function: Node<'a>) -> bool {
        let of_template = |at: usize| self.classes[..at].iter().any(|c| c.info.params.is_some());
        let Some(at) = self.this_class().filter(|at| !of_template(*at)) else {
            return false;
        };
        let class = self.walked_class(at);
        let inherited = |name: &str| self.base_with_member(&class, name, false).is_some();
        let own = |name: &str| class.info.as_ref().is_some_and(|i| i.members.contains_key(name));
        match function.kind() {
            Kind::Identifier => !own(self.text(function)) && inherited(self.text(function)),
            Kind::FieldExpression if function.field(Field::Argument).map(Node::kind) == Some(Kind::This) => {
                let name = function.field(Field::Field).map_or("", |n| self.text(n));
                own(name) || inherited(name)
            }
            _ => false,
        }
    }

    /// A lambda that is called.
    fn lambda_crosses(&mut self, code: &Code, lambda: &CalledLambda, call: Node<'a>) {
        let depends = lambda.local && lambda.called.side == Side::Device && self.in_definition_of_template();
        if !self.is_unevaluated() {
            self.note_called(code, &lambda.called, call, depends);
        }
        if let Some(name) = lambda.variable.clone().filter(|_| self.around.unevaluated == 0) {
            let held = Called {
                name,
                ..lambda.called.clone()
            };
            let kind = CrossingKind::HostVariable(VariableUse::Address);
            let asked = self.question().is_some_and(|q| q.device)
                && self.in_definition_of_template() == self.instance.is_some();
            if asked && self.is_read_anyway(call) {
                self.note_crossing(code, &held, call, kind, Emission::Parsed);
            }
        }
        let asked = self.question().is_some_and(|q| q.host) && code.on_host() && self.instance.is_none();
        let deduced = lambda.called.side == Side::Device && !lambda.says_return;
        let reached = self.around.discarded == 0 && self.reaches(call, false, false);
        if deduced && asked && reached && !depends {
            self.note_crossing(
                code,
                &lambda.called,
                call,
                CrossingKind::DeducedReference,
                Emission::Parsed,
            );
        }
    }

    /// Conversions of objects in an expression or a statement.
    pub(crate) fn conversions_cross(&mut self, node: Node<'a>) {
        if self.question().is_none() || self.is_unevaluated() {
            return;
        }
        let index = self.index;
        index.budget.aside(|| {
            let Some(code) = self.code() else { return };
            for (operand, called) in self.conversions(node) {
                let template = self.in_definition_of_template();
                self.note_called(&code, &called, operand, template);
            }
        });
    }

    /// A loop over a range: where that begins and ends.
    pub(crate) fn range_crosses(&mut self, node: Node<'a>, range: Node<'a>) {
        if self.question().is_none() || self.is_unevaluated() {
            return;
        }
        let index = self.index;
        index.budget.aside(|| {
            let Some(code) = self.code() else { return };
            for called in self.called_by_range(range) {
                let template = self.in_definition_of_template();
                self.note_called(&code, &called, node, template);
            }
        });
    }

    /// An initialiser of a constructor: the constructor that it calls.
    pub(crate) fn initialiser_crosses(&mut self, init: Node<'a>) {
        if self.question().is_none() || self.is_unevaluated() {
            return;
        }
        let index = self.index;
        index.budget.aside(|| {
            let (Some(mut code), Some((called, of_base))) = (self.code(), self.called_by_initialiser(init)) else {
                return;
            };
            let itself = self
                .unit
                .files
                .first()
                .is_some_and(culambda_source::File::is_compiled_by_itself);
            if of_base && itself {
                // The compiler makes a function of it, which is on the sides of all constructors of derived classes.
                if code.space != Space::HostDevice {
                    return;
                }
                code.caller = format!("{0}::{0} [subobject]", called.name);
            }
            let template = self.in_definition_of_template();
            self.note_called(&code, &called, init, template);
        });
    }

    /// `H h(i);`, which reads like the declaration of a function.
    fn crossing_in_disguise(&mut self, declaration: Node<'a>, declarator: Node<'a>, list: Node<'a>) {
        let Some(code) = self.code() else { return };
        let template = self.in_definition_of_template();
        let class = declaration.field(Field::Type).and_then(|ty| self.class_named(ty));
        let Some(class) = class.filter(|_| !self.is_static_in_disguise(declaration)) else {
            return self.library_object_in_disguise(&code, declaration, declarator, list);
        };
        let constructor = self.constructor_in_disguise(&class, list);
        if let Some(called) = constructor {
            self.note_called(&code, &called, declarator, template);
        }
        if let Some(called) = self.destructor(&class) {
            self.note_destructor(&code, &called, declarator, Made::Variable);
        }
        if self.is_copy_in_disguise(&class, list) {
            if let Some(called) = self.written(&class, Special::Copy) {
                self.note_called(&code, &called, declarator, template);
            }
            self.note_implicit(&code, &class, Special::Copy, declarator);
        }
        self.note_implicit(&code, &class, Special::Destroy, declarator);
    }

    /// A variable of a class whose definition reads like the declaration of a function.
    pub(crate) fn disguised_definition_crosses(&mut self, declaration: Node<'a>, declarator: Node<'a>, list: Node<'a>) {
        if self.question().is_some() && !self.is_unevaluated() {
            let index = self.index;
            index
                .budget
                .aside(|| self.crossing_in_disguise(declaration, declarator, list));
        }
    }

    /// The initialiser of a variable of fundamental type: it may be converted.
    pub(super) fn value_crosses(&mut self, code: &Code, declaration: Node<'a>, declarator: Node<'a>, value: Node<'a>) {
        let ty = self.declared_type(declaration, Some(declarator), &self.type_scope());
        let made = match &crate::ty::bare(ty.clone()) {
            Ty::Class(class) => self.converting(class, value),
            _ => None,
        };
        // What makes a constant is evaluated where it is read, and no call.
        let constant = crate::declarator::has_specifier(self.syntax, declaration, "constexpr");
        let made = made.filter(|called| !(constant && called.constexpr));
        if let Some(called) = self.conversion_in(&ty, value).or(made) {
            let template = self.in_definition_of_template();
            self.note_called(code, &called, value, template);
        }
    }

    /// An expression that may call an operator of a class, or make an object of one.
    pub(crate) fn operator_crosses(&mut self, node: Node<'a>) {
        if self.question().is_none() || self.is_unevaluated() {
            return;
        }
        let index = self.index;
        index.budget.aside(|| {
            let Some(code) = self.code() else { return };
            if node.kind() == Kind::FieldExpression {
                self.look_at_static_member(&code, node);
            }
            if matches!(node.kind(), Kind::CompoundLiteralExpression | Kind::NewExpression) {
                let class = node.field(Field::Type).and_then(|ty| self.class_named(ty));
                let arguments = node.field(Field::Value).or_else(|| node.field(Field::Arguments));
                if let Some(class) = class {
                    let memory = self.called_for_memory(node, &class);
                    if let Some(called) = memory {
                        let template = self.in_definition_of_template();
                        self.note_called(&code, &called, node, template);
                    }
                    let made = Made::by_expression(node);
                    self.object_is_made(&code, &class, arguments, node, made);
                } else {
                    self.library_object_is_braced(&code, node);
                }
                return;
            }
            if node.kind() == Kind::DeleteExpression {
                return self.object_is_deleted(&code, node);
            }
            if node.kind() == Kind::CastExpression {
                let class = node.field(Field::Type).and_then(|ty| self.class_named(ty));
                let made = class.zip(node.field(Field::Value));
                return made.map_or((), |(class, value)| self.object_is_cast(&code, &class, value, node));
            }
            if let Some(called) = self.called_by_operator(node) {
                let template = self.in_definition_of_template();
                self.note_called(&code, &called, node, template);
            }
        });
    }

    /// The name that is called, for names that may be declared by what could not be read.
    fn callee_at(&self, function: Node<'a>) -> &'a str {
        crate::declarator::callee_name(function).map_or("", |n| {
            let name = n.field(Field::Name).unwrap_or(n);
            self.text(name)
        })
    }

    fn look_at_name(&mut self, name: Node<'a>) {
        let last = crate::declarator::bare_name(self.syntax, crate::declarator::last_name(name));
        let Some(code) = self.naming_code(last) else { return };
        let path = crate::declarator::path_of(self.syntax, name);
        let first = path.first().map_or("", String::as_str);
        let unevaluated = self.around.unevaluated > 0 && self.around.later.is_none();
        if unevaluated || self.doubtful.contains_key(first) {
            return;
        }
        let named = self.functions_by_name(&path);
        self.note_uses(&code, &named, name);
        let variable = self.static_variable_of(&path, name);
        let absent = match &variable {
            Some(variable) if variable.home == Home::Host => self.absent_array(variable, name),
            Some(_) => None,
            None => self
                .absent_local(name, &code)
                .or_else(|| self.absent_function(&path, name, &code))
                .or_else(|| self.absent_stream(name)),
        };
        if let Some(absent) = absent {
            self.is_absent(&code, absent, name);
        } else if let Some(variable) = variable {
            self.variable_crosses(&code, &variable, name);
        }
    }

    /// A static data member that is named through an object.
    fn look_at_static_member(&mut self, code: &Code, access: Node<'a>) {
        let called = access.parent();
        if called.is_some_and(|c| c.kind() == Kind::CallExpression && c.field(Field::Function) == Some(access)) {
            return;
        }
        if let Some(variable) = self.static_through_object(access) {
            self.variable_crosses(code, &variable, access);
        }
    }

    /// Notes what code needs that does not exist on the device, if that code is compiled for it.
    pub(super) fn is_absent(&mut self, code: &Code, absent: Absent, node: Node<'a>) {
        let Some(question) = self.question() else { return };
        let instantiated = self.in_definition_of_template() == self.instance.is_some();
        if !question.device || !code.on_device() || !instantiated || !self.is_reached(node, true) {
            return;
        }
        let Some(emission) = self.emission(code) else { return };
        let named = Called {
            name: absent.name,
            declared: absent.declared.into(),
            by_name: absent.by_name,
            ..Called::unnamed(Side::Host)
        };
        self.note_crossing(code, &named, node, CrossingKind::Undefined(absent.what), emission);
    }

    fn variable_crosses(&mut self, code: &Code, variable: &Variable, node: Node<'a>) {
        let later = self.around.later.is_some();
        let Some(question) = self.question().filter(|_| self.around.unevaluated == 0 || later) else {
            return;
        };
        let template = self.in_definition_of_template();
        // No parameter of a template changes which variable at namespace scope is meant.
        let evident = variable.by_name && template && self.instance.is_none();
        let function = || self.in_template() && code.lambda.is_none() && self.follows_uses();
        // A generic lambda is read where it is called.
        let called = || matches!(self.emission(code), Some(Emission::Emitted | Emission::Used(_)));
        let lambda = || code.lambda.is_some() || !code.plain.is_empty();
        let evident = evident && (function() || lambda() && !self.in_template() && called());
        let asked = match variable.home {
            Home::Host => question.device && code.on_device() && (evident || template == self.instance.is_some()),
            Home::Device(_) => {
                let definition =
                    || self.is_used_in_definition(node) || !self.in_template() && self.is_generic_called(code);
                question.host && code.on_host() && self.instance.is_none() && (!template || definition())
            }
        };
        if !asked {
            return;
        }
        // An array that is constant has an address, too.
        let array = matches!(crate::ty::bare(variable.ty.clone()), Ty::Array(..));
        let counts = match variable.constant {
            Some(constant) => !constant || (array && variable.home != Home::Host),
            None => false,
        };
        let read = match variable.home {
            Home::Host => self.is_read_anyway(node),
            // What `if constexpr` discards counts here.
            Home::Device(_) => self.is_mentioned(node),
        };
        if !counts || !read {
            return;
        }
        let Some(uses) = self.uses_of(node, &variable.ty) else {
            return;
        };
        let object = matches!(crate::ty::bare(variable.ty.clone()), Ty::Class(c) if !c.is_enum);
        if uses.written && !array && !object && variable.home == Home::Device(Memory::Constant) {
            // It cannot be written at all, which is another error.
            return;
        }
        let used = Called {
            side: Side::Host,
            constexpr: false,
            evaluated: true,
            later: false,
            is_virtual: false,
            inline: Inline::Never,
            is_only: true,
            bodies: Vec::new(),
            name: variable.name.clone(),
            member: variable.member,
            declared: variable.declared.into(),
            by_name: variable.by_name,
        };
        if later {
            let kind = CrossingKind::Undefined(Missing::Variable);
            let emission = self.emission(code).filter(|_| variable.home == Home::Host);
            return emission.map_or((), |e| self.note_crossing(code, &used, node, kind, e));
        }
        let emission = match variable.home {
            Home::Host => self.reading(code),
            // The host front end says so where it reads a template.
            Home::Device(_) => Some(Emission::Parsed),
        };
        let Some(emission) = emission else { return };
        for one in uses.each() {
            let kind = match variable.home {
                Home::Host => CrossingKind::HostVariable(one),
                Home::Device(_) if one == VariableUse::Address => continue,
                Home::Device(memory) => CrossingKind::DeviceVariable(one, memory),
            };
            self.note_crossing(code, &used, node, kind, emission);
            // `v<int>` names one of many.
            let plain = node.kind() == Kind::Identifier;
            let scalar = plain && matches!(crate::ty::bare(variable.ty.clone()), Ty::Builtin(_) | Ty::Pointer(_));
            if let Some(noted) = self.across.crossings.last_mut().filter(|n| n.name == used.name) {
                noted.hangs_on.name &= !variable.beside;
                if scalar {
                    noted.remedy.copies = vec![noted.own.unwrap_or(noted.place)];
                }
            }
        }
    }
}
