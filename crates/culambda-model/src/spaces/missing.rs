//! What has a value on the device but no address: constant arrays, static variables of functions, functions of the host.

use super::usage::Uses;
use super::{Code, Variable};
use crate::crossing::Missing;
use crate::declarator::{has_specifier, is_constant, is_constexpr};
use crate::facts::Place;
use crate::here::{Frame, Here};
use crate::instantiate::candidate::Candidate;
use crate::ty::{Ty, bare};
use culambda_syntax::{Field, Kind, Node};

/// Something that a name means and that does not exist on the device.
#[derive(Clone, Debug)]
pub(crate) struct Absent {
    pub(crate) what: Missing,
    pub(crate) name: String,
    pub(crate) declared: Option<Place>,
    pub(crate) by_name: bool,
}

impl<'a> Here<'a> {
    /// Whether a use of a constant array needs it in memory: one of its elements is fetched.
    pub(crate) fn absent_array(&self, variable: &Variable, name: Node<'a>) -> Option<Absent> {
        let array = matches!(bare(variable.ty.clone()), Ty::Array(..));
        let around = name.ancestors().find(|n| n.kind() != Kind::ParenthesizedExpression)?;
        let fetched = around.kind() == Kind::SubscriptExpression
            && around
                .field(Field::Argument)
                .is_some_and(|a| a.span().contains(name.start()));
        if array && !fetched && variable.constant == Some(true) && self.is_array_needed(variable, name, around) {
            return Some(Absent {
                what: Missing::Array,
                name: variable.name.clone(),
                declared: variable.declared,
                by_name: variable.by_name,
            });
        }
        if !array && variable.constant == Some(true) && self.is_needed_in_memory(variable, name) {
            return Some(Absent {
                what: Missing::Variable,
                name: variable.name.clone(),
                declared: variable.declared,
                by_name: variable.by_name,
            });
        }
        let folded = || variable.member && self.is_plain_element(name) || self.is_element_folded(around);
        (array && fetched && variable.constant == Some(true) && !folded()).then(|| Absent {
            what: Missing::Array,
            name: variable.name.clone(),
            declared: variable.declared,
            by_name: variable.by_name,
        })
    }

    /// Whether the address of a constant array is surely needed: it is returned, or given to a function that is no template of
    /// the library.
    fn is_array_needed(&self, variable: &Variable, name: Node<'a>, around: Node<'a>) -> bool {
        let kept = match around.kind() {
            Kind::ReturnStatement => true,
            Kind::ArgumentList => !self.is_given_to_library(name) && !self.is_call_of_constant(around),
            _ => false,
        };
        kept && self.uses_of(name, &variable.ty) == Some(Uses::ADDRESS)
    }

    /// Whether a call may be one of a function that is evaluated where it is read.
    fn is_call_of_constant(&self, list: Node<'a>) -> bool {
        let call = list.parent().filter(|n| n.kind() == Kind::CallExpression);
        call.is_none_or(|call| !self.is_call_at_run_time(call))
    }

    /// Whether the compiler of the device does without an element of a constant array: nothing is done with it, or it is
    /// one of known number in an initialiser, which is evaluated as far as possible.
    fn is_element_folded(&self, element: Node<'a>) -> bool {
        let index = element.field(Field::Indices);
        let mut numbers = index.into_iter().flat_map(Node::children);
        let known = |n: Node<'a>| crate::types::evaluate(self, n, &self.type_scope()).is_some();
        let constant = numbers.next().is_some_and(|n| known(n) || self.is_made_number(n)) && numbers.next().is_none();
        let of_object = || brackets_behind(element).is_some_and(|call| self.is_subscript_folded(element, call));
        if self.is_for_nothing(element) || constant && of_object() {
            return true;
        }
        let mut inside = element;
        for around in element.ancestors() {
            match around.kind() {
                Kind::ConditionalExpression
                    if around.field(Field::Condition) != Some(inside)
                        && !around.field(Field::Condition).is_some_and(known) =>
                {
                    return false;
                }
                Kind::InitDeclarator => {
                    let reference = around
                        .field(Field::Declarator)
                        .is_some_and(crate::declarator::is_reference);
                    return constant && !reference;
                }
                Kind::ConditionClause if around.parent().is_some_and(is_constexpr) => return true,
                Kind::FieldInitializer
                | Kind::FieldDeclaration
                | Kind::Declaration
                | Kind::NewExpression
                | Kind::OptionalParameterDeclaration
                | Kind::LambdaCaptureInitializer => return constant,
                Kind::FunctionDefinition => return false,
                _ => {}
            }
            inside = around;
        }
        false
    }

    /// Whether an expression makes a number of a type, which may be a constant: `int(1)`, `decltype(x)(1)`. The parser does
    /// not see `decltype`.
    fn is_made_number(&self, node: Node<'a>) -> bool {
        let inner = |n: Node<'a>| {
            n.children()
                .next()
                .filter(|_| n.kind() == Kind::ParenthesizedExpression)
        };
        let node = std::iter::successors(Some(node), |n| inner(*n)).last().unwrap_or(node);
        let literal = |list: Node<'a>| list.children().all(|n| n.kind().is_literal());
        let cast = node.field(Field::Function).is_some_and(|f| f.kind().is_builtin_type());
        cast && node.field(Field::Arguments).is_some_and(literal)
            || self.syntax.view.text_of(node.span()).contains("decltype")
    }

    /// Whether a use of a constant needs more than its value: its address, or a value that is known at run time only.
    fn is_needed_in_memory(&self, variable: &Variable, name: Node<'a>) -> bool {
        let Some(uses) = self.uses_of(name, &variable.ty) else {
            return false;
        };
        // What the library does with the reference may be folded.
        let address =
            || !self.is_given_to_library(name) && !self.is_call_folded(name) && !self.is_compared_with_null(name);
        uses.address && address() || uses.read && variable.at_run_time && !self.is_address_folded(name)
    }

    /// Whether a constant pointer may be known where it is followed at once or compared: what it points to is used then.
    fn is_address_folded(&self, name: Node<'a>) -> bool {
        let around = name.ancestors().find(|n| n.kind() != Kind::ParenthesizedExpression);
        around.is_some_and(|n| matches!(n.kind(), Kind::PointerExpression | Kind::BinaryExpression))
            && matches!(bare(self.type_of_object(name)), Ty::Pointer(_))
    }

    /// Whether an address is of no account, as it is compared with `nullptr`.
    fn is_compared_with_null(&self, name: Node<'a>) -> bool {
        let mut around = name.ancestors().filter(|n| n.kind() != Kind::ParenthesizedExpression);
        let address = around.next().is_some_and(|n| n.kind() == Kind::PointerExpression);
        let compared = around.next().filter(|n| address && n.kind() == Kind::BinaryExpression);
        compared.is_some_and(|n| {
            let sides = [Field::Left, Field::Right].into_iter().filter_map(|side| n.field(side));
            sides.into_iter().any(|side| side.kind() == Kind::Null)
        })
    }

    /// Whether an element of a constant array is a constant itself: one of a static data member with a plain number as index,
    /// which is told from where the element is used, and never said here.
    fn is_plain_element(&self, name: Node<'a>) -> bool {
        let subscripts = name.ancestors().take_while(|n| n.kind() == Kind::SubscriptExpression);
        let plain = |n: Node<'a>| {
            let variable = || self.scopes.lookup(self.text(n)).is_some() || self.static_variable(n).is_some();
            !matches!(n.kind(), Kind::Identifier | Kind::QualifiedIdentifier) || !variable()
        };
        let mut indices = subscripts.filter_map(|n| n.field(Field::Indices)).peekable();
        let named = matches!(name.kind(), Kind::Identifier | Kind::QualifiedIdentifier);
        named && indices.peek().is_some() && indices.all(|index| index.descendants().into_iter().all(plain))
    }

    /// Whether a constant object is only there for a call that is evaluated where it is read: one of a `constexpr` function
    /// with nothing of run time among its arguments.
    fn is_call_folded(&self, name: Node<'a>) -> bool {
        let Some(around) = name.parent() else { return false };
        let call = match around.kind() {
            Kind::SubscriptExpression if around.field(Field::Argument) == Some(name) => {
                return self.is_subscript_folded(name, around);
            }
            _ if self.is_operand_of_class(name, around) => return true,
            Kind::CallExpression => Some(around),
            Kind::FieldExpression if around.field(Field::Argument) == Some(name) => around.parent(),
            _ => None,
        };
        let callee = |c: &Node<'a>| c.field(Field::Function).filter(|f| *f == name || *f == around);
        let call = call.filter(|c| c.kind() == Kind::CallExpression);
        let Some((call, function)) = call.and_then(|c| Some((c, callee(&c)?))) else {
            return false;
        };
        let Some(arguments) = call.field(Field::Arguments) else {
            return false;
        };
        if arguments.children().any(|a| self.is_decided_at_run_time(a)) {
            return false;
        }
        let all = match self.functions_named(function, arguments) {
            Some(named) => Some(named.all),
            None => match bare(self.type_of_object(function)) {
                Ty::Class(class) => self.member_functions(&class, "operator()"),
                _ => None,
            },
        };
        self.may_be_constexpr(all)
    }

    /// Whether one of some functions is `constexpr`, or may be: of what nobody knows nothing is said.
    fn may_be_constexpr(&self, all: Option<Vec<Candidate>>) -> bool {
        let constexpr = |c: &Candidate| self.declared_space(c.spot).is_none_or(|space| space.constexpr);
        all.is_none_or(|all| all.iter().any(constexpr))
    }

    /// Whether an operator may be a function of the class of an object: it may be `constexpr`.
    fn is_operand_of_class(&self, object: Node<'a>, around: Node<'a>) -> bool {
        let operator = around.field(Field::Operator).map_or("", |o| self.text(o));
        let called = match around.kind() {
            Kind::BinaryExpression | Kind::UnaryExpression | Kind::UpdateExpression => true,
            Kind::PointerExpression => operator == "*",
            Kind::FieldExpression => operator == "->",
            _ => false,
        };
        called && matches!(bare(self.type_of_object(object)), Ty::Class(class) if !class.is_enum)
    }

    /// The same for `object[1]`, where the class has the operator.
    fn is_subscript_folded(&self, object: Node<'a>, subscript: Node<'a>) -> bool {
        let indices = subscript.field(Field::Indices);
        if indices.is_some_and(|list| list.children().any(|i| self.is_decided_at_run_time(i))) {
            return false;
        }
        let operators = match bare(self.type_of_object(object)) {
            Ty::Class(class) => self.member_functions(&class, "operator[]"),
            _ => return false,
        };
        self.may_be_constexpr(operators)
    }

    /// Whether a name is in an argument of a function of the standard library that takes it by reference.
    fn is_given_to_library(&self, name: Node<'a>) -> bool {
        let list = name.ancestors().find(|n| n.kind() == Kind::ArgumentList);
        let function = list.and_then(Node::parent).and_then(|call| call.field(Field::Function));
        function.is_some_and(|function| self.is_reference_of_library(function))
    }

    /// A stream of the C library, if nothing that was read declares another thing of the name.
    pub(crate) fn absent_stream(&self, name: Node<'a>) -> Option<Absent> {
        let text = self.text(name);
        let declared = || {
            self.scopes.lookup(text).is_some()
                || self.is_brought(text)
                || !self.everywhere(text).is_empty()
                || !self.is_no_member(text)
        };
        let stream = name.kind() == Kind::Identifier && matches!(text, "stderr" | "stdin" | "stdout");
        (stream && !declared()).then(|| Absent {
            what: Missing::Variable,
            name: text.to_owned(),
            declared: None,
            by_name: true,
        })
    }

    /// A static variable of a function around the lambda that the walk is in.
    pub(crate) fn absent_local(&self, name: Node<'a>, code: &Code) -> Option<Absent> {
        let text = self.text(name);
        let symbol = self.scopes.lookup(text).copied()?;
        let declaration = symbol.declaration?;
        let declarator = symbol.declarator?;
        let lambda = self
            .frames
            .iter()
            .position(|f| matches!(f, Frame::Lambda(l) if l.at == code.lambda && l.at.is_some()))?;
        let is_static = symbol.is_static_variable() && has_specifier(self.syntax, declaration, "static");
        if !is_static || symbol.frame >= lambda || self.device_variable(declaration) {
            return None;
        }
        let ty = self.type_of_symbol(text, &symbol, &self.type_scope());
        let constant = is_constant(self.syntax, declaration);
        let array = matches!(bare(ty.clone()), Ty::Array(..));
        let scalar = matches!(ty, Ty::Builtin(_)) && !constant;
        if !(array || scalar) || self.is_thrown_away(name) {
            return None;
        }
        let token = self.syntax.view.token_at(declarator.start())?;
        Some(Absent {
            what: Missing::StaticLocal,
            name: text.to_owned(),
            declared: Some(Place {
                file: self.syntax.view.file,
                span: self.syntax.view.tokens.get(token)?.source,
            }),
            by_name: false,
        })
    }

    /// A function of the host that is named, and not called.
    pub(crate) fn absent_function(&self, path: &[String], name: Node<'a>, code: &Code) -> Option<Absent> {
        let first = path.first()?;
        let local = self.scopes.lookup(first).is_some() || self.is_brought(first);
        // Host-device code may name what it does not call.
        if !code.space.device_only() || local || self.is_template_parameter(first) || !self.is_no_member(first) {
            return None;
        }
        let free = self.free_functions(self.namespace, path)?;
        let all = match path.split_last() {
            Some((last, [_, ..])) if free.is_empty() => self.member_functions(&self.class_of_path(name)?, last)?,
            _ => free,
        };
        if all.is_empty() {
            return None;
        }
        let mut declared = None;
        for candidate in &all {
            let space = self.declared_space(candidate.spot)?;
            if !space.is_host() || space.constexpr || space.is_virtual {
                return None;
            }
            declared = declared.or(space.place);
        }
        let annotated = |f: &crate::index::Found<'_>| f.declared.annotations.device || f.declared.annotations.global;
        if self.is_thrown_away(name) || self.everywhere(path.last()?).iter().any(annotated) {
            return None;
        }
        Some(Absent {
            what: Missing::Function,
            name: path.join("::"),
            declared,
            by_name: true,
        })
    }

    fn is_no_member(&self, name: &str) -> bool {
        use crate::meaning::Meaning;
        match self.member(name) {
            Meaning::None => true,
            Meaning::Unknown(_) => !self.may_be_member(name),
            _ => false,
        }
    }

    /// Whether nothing is done with a value: `(void)v`, `v;`.
    fn is_thrown_away(&self, name: Node<'a>) -> bool {
        let around = name.ancestors().find(|n| n.kind() != Kind::ParenthesizedExpression);
        around.is_none_or(|n| match n.kind() {
            Kind::ExpressionStatement | Kind::CommaExpression => true,
            Kind::CastExpression => n.field(Field::Type).is_some_and(|t| self.text(t) == "void"),
            _ => false,
        })
    }
}

/// The brackets behind those of an element: `objects[1][2]`.
fn brackets_behind(element: Node<'_>) -> Option<Node<'_>> {
    let outer = element.parent()?;
    (outer.kind() == Kind::SubscriptExpression && outer.field(Field::Argument) == Some(element)).then_some(outer)
}
