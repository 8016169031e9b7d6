//! Noting calls and variables across execution spaces: whether the reference reports them, and when.

use super::record::Record;
use crate::crossing::{Body, Crossing, CrossingKind, Emission, HangsOn, Inside, Missing, Remedy};
use crate::declarator::has_specifier;
use crate::facts::{Place, Space};
use crate::here::Frame;
use crate::instantiate::outermost_macro;
use crate::meaning::Meaning;
use crate::spaces::{Absent, Called, Code, Inline, Side};
use culambda_source::ViewOffset;
use culambda_syntax::{Field, Kind, Node};

/// Why a number is known at run time only.
enum AtRunTime<'a> {
    /// It may change.
    Variable,
    /// It hangs on what it is made of.
    MadeOf(Node<'a>),
}

impl<'a> Record<'a> {
    /// Notes a call, if what it means is on the other side.
    pub(super) fn note_called(&mut self, code: &Code, called: &Called, call: Node<'a>, depends: bool) {
        let Some(question) = self.question() else { return };
        if self.is_unchecked(code) {
            // Neither is what is in for arguments that the call leaves out.
            let own = [called.declared.at, called.declared.also].map(|place| place.map(Body::from));
            let functions = called.bodies.iter().copied().filter(|body| own.contains(&Some(*body)));
            self.note_uses(code, &functions.collect::<Vec<_>>(), call);
        } else {
            self.note_uses(code, &called.bodies, call);
        }
        if self.around.later.is_some() && called.constexpr {
            return;
        }
        let constexpr = called.constexpr;
        if called.side == Side::Host && code.space.device_only() && !constexpr && self.is_unchecked(code) {
            // The pragma takes back that the call is wrong, but the function is no more there than it was.
            return self.note_named_only(code, called, call, depends);
        }
        if constexpr && self.target.relaxed_constexpr || self.around.constant && !constexpr {
            return;
        }
        let crossing = match called.side {
            Side::Device if question.host && code.on_host() && self.is_read_on_host(code, called, depends) => {
                // In the definition of a template the host front end looks at no calls in `if constexpr`.
                let passed_over = || self.in_template() && self.instance.is_none() && self.is_in_constexpr_if(call);
                (self.is_reached(call, false) && !self.is_unchecked_on_host(code) && !passed_over())
                    .then_some((CrossingKind::DeviceCall { constexpr }, self.reading_of_host()))
            }
            Side::Host if self.is_unchecked(code) || constexpr && self.is_unchecked_kernel(code) => None,
            Side::Host if question.device && code.on_device() && self.is_looked_at(code, called, depends) => {
                // Of a default argument it counts who uses it.
                let parsed = constexpr && called.evaluated || called.is_virtual && self.around.later.is_none();
                self.note_generic(code, called, call);
                let emission = if parsed {
                    self.reading(code)
                } else {
                    self.emission(code)
                };
                // Operands that are folded away are read.
                let folds = !parsed || called.is_virtual || !self.is_call_of_function(call);
                emission
                    .filter(|_| self.is_reached(call, folds))
                    .map(|e| (CrossingKind::HostCall { constexpr }, e))
            }
            _ => None,
        };
        if let Some((kind, emission)) = crossing {
            self.note_crossing(code, called, call, kind, emission);
            let global = matches!(called.name.as_str(), "std::max" | "std::min") && self.has_numbers(call);
            if let Some(noted) = self.across.crossings.last_mut().filter(|_| global) {
                noted.remedy.global = noted.name == called.name;
            }
        }
    }

    /// Notes a call of a function of the host that only some instances of the template around make.
    pub(super) fn note_in_instances(&mut self, code: &Code, called: &Called, call: Node<'a>) {
        let before = self.across.crossings.len();
        self.note_called(code, called, call, true);
        for noted in self.across.crossings.iter_mut().skip(before) {
            noted.hangs_on.chosen = true;
        }
    }

    /// Notes a function of the host that code of the device needs, where it is not looked at as a call.
    fn note_named_only(&mut self, code: &Code, called: &Called, node: Node<'a>, depends: bool) {
        if code.space.device_only() && self.is_looked_at(code, called, depends) {
            let absent = Absent {
                what: Missing::Function,
                name: called.name.clone(),
                declared: called.declared.at,
                by_name: called.by_name,
            };
            self.is_absent(code, absent, node);
        }
    }

    /// The same for what the compiler calls in code of its own.
    pub(super) fn note_unnamed_use(&mut self, code: &Code, called: &Called, node: Node<'a>, depends: bool) {
        self.note_uses(code, &called.bodies, node);
        if !called.constexpr {
            self.note_named_only(code, called, node, depends);
        }
    }

    /// Whether the compiler of the device looks at a call here: in a template where that is instantiated; what does not
    /// depend on the parameters of a generic lambda it reads with the lambda.
    fn is_looked_at(&self, code: &Code, called: &Called, depends: bool) -> bool {
        let template = self.in_definition_of_template();
        if template == self.instance.is_some() {
            return true;
        }
        // Which function is meant must not hang on what the parameters stand for.
        let evident = template && (!depends || called.is_only);
        let generic = code.lambda.is_some() && !self.in_template();
        let early = called.constexpr && called.evaluated && !depends;
        let launched = || matches!(self.emission(code), Some(Emission::Emitted | Emission::Used(_)));
        let nested = code.lambda.is_some() && self.in_template();
        evident && (generic && (early || launched()) || nested || code.lambda.is_none() && self.follows_uses())
    }

    /// When the compiler of the device reads code: a template where something instantiates it.
    pub(super) fn reading(&self, code: &Code) -> Option<Emission> {
        let definition = self.in_template() && self.instance.is_none();
        match code.function.filter(|_| definition) {
            Some(frame) => Some(Emission::Instantiated(self.body_of_function(frame)?)),
            None => Some(Emission::Parsed),
        }
    }

    /// When the host front end reads code.
    fn reading_of_host(&self) -> Emission {
        if self.is_read_by_host() {
            Emission::AtOnce
        } else {
            Emission::Parsed
        }
    }

    /// An inline function of the host in a function for both sides, of which the compiler says something while it reads.
    fn note_generic(&mut self, code: &Code, called: &Called, call: Node<'a>) {
        let in_function = code.lambda.is_none() && code.space == Space::HostDevice;
        let constexpr = called.constexpr;
        let plain = if constexpr {
            let known = called.declared.at.is_some();
            let is_class = |f| self.class_of_callee(f).or_else(|| self.class_of_cast(f)).is_some();
            let makes = call.field(Field::Function).is_some_and(is_class);
            let is_call = matches!(
                call.kind(),
                Kind::CallExpression
                    | Kind::BinaryExpression
                    | Kind::SubscriptExpression
                    | Kind::UnaryExpression
                    | Kind::CastExpression
            );
            known && is_call && !makes && !self.target.relaxed_constexpr && self.is_no_constant(call)
        } else {
            self.is_inline_at(called.inline, call)
        };
        let plain = plain && (!called.is_virtual || self.is_bound_early(call));
        let reached = || self.is_reached(call, true) || self.is_discarded_and_read(called, call);
        if in_function && plain && !self.has_several_open(called, call) && reached() {
            let Some(emission) = self.reading(code) else { return };
            // Whoever hands over an object has made its class.
            let parameter = self.is_called_on_parameter(call);
            let before = self.across.crossings.len();
            self.note_crossing(code, called, call, CrossingKind::GenericCall { constexpr }, emission);
            for noted in self.across.crossings.iter_mut().skip(before) {
                noted.hangs_on.made = called.inline == Inline::Made && !parameter;
            }
        }
    }

    /// Whether an expression calls a function or an operator, and makes no object.
    fn is_call_of_function(&self, call: Node<'a>) -> bool {
        match call.kind() {
            Kind::CallExpression => {
                let function = call.field(Field::Function);
                function.is_some_and(|f| self.class_of_callee(f).is_none())
            }
            Kind::BinaryExpression | Kind::SubscriptExpression | Kind::UnaryExpression => true,
            _ => false,
        }
    }

    /// Whether a call is in what `if constexpr` discards in a function that is no template: inline functions are looked at
    /// there, but not those of classes that the call makes.
    fn is_discarded_and_read(&self, called: &Called, call: Node<'a>) -> bool {
        let function = !self.in_definition_of_template() && called.inline != Inline::Made;
        function && self.is_call_of_function(call) && !self.is_unevaluated() && self.reaches(call, true, true)
    }

    /// Whether a member is called on a parameter of the function around.
    fn is_called_on_parameter(&self, call: Node<'a>) -> bool {
        let object = call.field(Field::Function).and_then(|f| f.field(Field::Argument));
        let symbol = object
            .filter(|o| o.kind() == Kind::Identifier)
            .and_then(|o| self.scopes.lookup(self.text(o)));
        symbol
            .and_then(|s| s.declaration)
            .is_some_and(|d| d.kind().is_parameter())
    }

    /// Whether a call of a `constexpr` function is surely no constant: an argument, or the object that it is called on, is
    /// known at run time only.
    fn is_no_constant(&self, call: Node<'a>) -> bool {
        let at_run_time = |a: Node<'a>| {
            let constant = crate::types::evaluate(self, a, &self.type_scope()).is_some();
            !constant && self.reads_number_at_run_time(a)
        };
        let arguments = call.field(Field::Arguments).or_else(|| call.field(Field::Indices));
        if arguments.into_iter().flat_map(Node::children).any(at_run_time) {
            return true;
        }
        let object = match call.kind() {
            Kind::CallExpression => call.field(Field::Function).and_then(|f| match f.kind() {
                Kind::FieldExpression => f.field(Field::Argument),
                Kind::Identifier => Some(f),
                _ => None,
            }),
            _ => call.field(Field::Argument),
        };
        let is_static = |o: &Node<'a>| {
            let function = call.field(Field::Function);
            function.is_some_and(|f| f.kind() == Kind::FieldExpression && self.is_static_of_object(f, *o))
        };
        // A reference of which nobody knows what it refers to.
        object.filter(|o| !is_static(o)).is_some_and(|o| {
            let name = self.text(o);
            let symbol = self.scopes.lookup(name).filter(|_| o.kind() == Kind::Identifier);
            let reference = |s| {
                matches!(
                    self.type_of_symbol(name, s, &self.type_scope()),
                    crate::ty::Ty::Reference(_)
                )
            };
            symbol
                .is_some_and(|s| reference(s) && s.declaration.is_some_and(|d| d.kind() == Kind::ParameterDeclaration))
        })
    }

    /// Whether what an expression comes to is known at run time only: it reads a number that is no constant, or calls a
    /// function that is not `constexpr`.
    fn reads_number_at_run_time(&self, expression: Node<'a>) -> bool {
        let mut pending = vec![expression];
        while let Some(node) = pending.pop() {
            match node.kind() {
                _ if !self.index.budget.step() => return false,
                Kind::Identifier | Kind::QualifiedIdentifier => match self.initialiser_of_number(node) {
                    Some(AtRunTime::Variable) => return true,
                    Some(AtRunTime::MadeOf(value)) => pending.push(value),
                    None => {}
                },
                Kind::NewExpression => return true,
                Kind::CallExpression if self.is_unevaluated_operator(node) => {}
                Kind::CallExpression if self.is_call_at_run_time(node) => return true,
                Kind::ConditionalExpression => pending.extend(self.parts_taken(node)),
                Kind::SizeofExpression | Kind::Decltype | Kind::LambdaExpression | Kind::TemplateArgumentList => {}
                _ => pending.extend(node.children()),
            }
        }
        false
    }

    /// The parts of `a ? b : c` that are evaluated, as far as that is known.
    fn parts_taken(&self, node: Node<'a>) -> impl Iterator<Item = Node<'a>> {
        let condition = node.field(Field::Condition);
        let known = condition.and_then(|c| crate::types::evaluate(self, c, &self.type_scope()));
        let arms = [
            (Field::Condition, known.is_none()),
            (Field::Consequence, known != Some(0)),
            (Field::Alternative, known.is_none_or(|v| v == 0)),
        ];
        arms.into_iter()
            .filter_map(move |(part, taken)| node.field(part).filter(|_| taken))
    }

    /// Why a name may be that of a number that is known at run time only.
    fn initialiser_of_number(&self, name: Node<'a>) -> Option<AtRunTime<'a>> {
        let text = self.text(name);
        let Some(symbol) = self.scopes.lookup(text) else {
            let variable = self.static_variable(name)?;
            let number = matches!(crate::ty::bare(variable.ty), crate::ty::Ty::Builtin(_));
            return (number && variable.constant == Some(false)).then_some(AtRunTime::Variable);
        };
        let ty = crate::ty::bare(self.type_of_symbol(text, symbol, &self.type_scope()));
        if !matches!(ty, crate::ty::Ty::Builtin(_)) {
            return None;
        }
        if self.is_variable_at_run_time(text) {
            return Some(AtRunTime::Variable);
        }
        let plain = |d: Node<'a>| {
            let says = |word| has_specifier(self.syntax, d, word);
            d.end() <= name.start() && says("const") && !says("constexpr") && !says("static")
        };
        let local = symbol.declaration.is_some_and(plain);
        symbol.value.filter(|_| local).map(AtRunTime::MadeOf)
    }

    /// Whether more than one argument of a call is no constant: then that is not said. Operators that are no members take
    /// both operands.
    fn has_several_open(&self, called: &Called, call: Node<'a>) -> bool {
        let arguments = call.field(Field::Arguments).into_iter().flat_map(Node::children);
        let arguments = arguments.filter(|a| a.kind() != Kind::Comment);
        let beside = call.kind() == Kind::BinaryExpression && !self.is_operator_of_left(call);
        let operands = [Field::Left, Field::Right]
            .into_iter()
            .filter_map(|side| call.field(side));
        let parameters = self.parameters_taking(called.declared.at);
        let all = arguments.chain(operands.filter(|_| beside)).enumerate();
        let mut all = all.filter(|(at, a)| self.is_open_argument(*a, parameters.get(*at).copied()));
        let mut all = all.by_ref().map(|(_, a)| a);
        let first = all.next();
        // What is in for an argument that is left out may be no constant either.
        let own = [called.declared.at, called.declared.also].map(|place| place.map(Body::from));
        let folded = call.parent().is_some_and(|n| n.kind() == Kind::FoldExpression);
        let left_out = || !folded && called.bodies.iter().any(|body| !own.contains(&Some(*body)));
        first.is_some_and(|a| a.kind() == Kind::ParameterPackExpansion || left_out()) || all.next().is_some()
    }

    /// Whether the class of the left operand declares the operator.
    fn is_operator_of_left(&self, node: Node<'a>) -> bool {
        let operator = node.field(Field::Operator).map_or("", |o| self.text(o));
        let left = node
            .field(Field::Left)
            .map(|n| self.type_of_expression(n, &self.type_scope()));
        match left.map(crate::ty::bare) {
            Some(crate::ty::Ty::Class(class)) => {
                let info = class.info.as_ref();
                info.is_none_or(|i| i.members.contains_key(&format!("operator{operator}")))
            }
            _ => false,
        }
    }

    /// Whether a function is inline where it is called.
    fn is_inline_at(&self, inline: Inline, call: Node<'a>) -> bool {
        match inline {
            Inline::Never | Inline::Internal => false,
            Inline::Anywhere | Inline::Said | Inline::Made => true,
            Inline::From(declared) => self.reported(call.start()).is_some_and(|at| {
                // Where others include what this file does not, nobody knows.
                let included = || declared.file == 0 || self.unit.files[declared.file].is_included();
                if at.file == declared.file {
                    declared.span.start < at.span.start
                } else {
                    included()
                }
            }),
        }
    }

    /// Whether calls of host functions are not checked in the function around.
    pub(super) fn is_unchecked(&self, code: &Code) -> bool {
        let function = code.function.filter(|_| code.lambda.is_none());
        let Some(Frame::Function(f)) = function.and_then(|at| self.frames.get(at)) else {
            return false;
        };
        code.space != Space::Global && self.has_unchecked_calls(f, code.space.device_only())
    }

    /// Whether calls of `constexpr` functions are not checked in the kernel around, which is no template.
    fn is_unchecked_kernel(&self, code: &Code) -> bool {
        let function = code.function.filter(|_| code.lambda.is_none());
        let Some(Frame::Function(f)) = function.and_then(|at| self.frames.get(at)) else {
            return false;
        };
        code.space == Space::Global && !self.in_template() && self.has_unchecked_calls(f, true)
    }

    /// Whether the host front end comes to what the walk is in: to the definition of a template without what depends on its
    /// parameters, to an instance only if it needs the body at once.
    fn is_read_on_host(&self, code: &Code, called: &Called, depends: bool) -> bool {
        match &self.instance {
            // A generic lambda in it is read where that is called.
            Some(_) => self.is_read_by_host() && !self.in_generic_lambda(),
            None => {
                !depends || !self.in_template() && (!called.by_name || called.is_only) && self.is_generic_called(code)
            }
        }
    }

    /// Whether calls of device functions are not checked in the function around. In the definition of a template they are.
    fn is_unchecked_on_host(&self, code: &Code) -> bool {
        let own = code.lambda.is_none() && code.plain.is_empty();
        let Some(Frame::Function(f)) = code.function.filter(|_| own).and_then(|at| self.frames.get(at)) else {
            return false;
        };
        let definition = self.in_definition_of_template() && self.instance.is_none();
        !definition && self.has_unchecked_calls(f, true)
    }

    /// Whether what is used by its name alone may be a member of a base class that was not found.
    fn may_be_inherited(&self, node: Node<'a>) -> bool {
        let named = node.field(Field::Function).unwrap_or(node);
        let name = self.text(named);
        named.kind() == Kind::Identifier
            && self.scopes.lookup(name).is_none()
            && self.may_be_member(name)
            && matches!(self.member(name), Meaning::Unknown(_))
    }

    /// Whether what is at an offset comes from a macro that is defined so under an open condition.
    fn is_of_open_macro(&self, at: ViewOffset) -> bool {
        let name = outermost_macro(&self.syntax.view, at);
        name.is_some_and(|name| self.unit.is_open_macro(name))
    }

    /// Notes a use.
    pub(super) fn note_crossing(
        &mut self,
        code: &Code,
        called: &Called,
        node: Node<'a>,
        kind: CrossingKind,
        emission: Emission,
    ) {
        if self.index.budget.is_spent() {
            return;
        }
        let at = node.start();
        let Some(place) = self.reported(at) else { return };
        let span = self.source_span(at.byte());
        let own = Place { span, ..place };
        let head = code.lambda.and_then(|at| {
            let heads = &self.syntax.heads;
            heads.binary_search_by_key(&at, |h| h.start).ok()
        });
        self.across.crossings.push(Crossing {
            kind,
            space: code.space,
            caller: code.caller.clone(),
            name: called.name.clone(),
            member: called.member,
            declared: called.declared,
            place,
            own: (own != place).then_some(own),
            inside: Inside {
                head,
                item: None,
                asked: None,
            },
            emission,
            hangs_on: HangsOn {
                name: called.by_name,
                base: called.by_name && self.may_be_inherited(node),
                standard: called.later,
                definition: self.is_of_open_macro(at),
                made: false,
                begins: false,
                chosen: false,
            },
            remedy: Remedy {
                within: self.within(code),
                ..Remedy::default()
            },
        });
    }
}
