//! What operators, lambdas and functions give, where their words say it: as arguments they decide between overloads.

use super::callee::Named;
use super::library;
use crate::declarator::path_of;
use crate::here::Here;
use crate::instantiate::candidate::Candidate;
use crate::instantiate::signature::Signature;
use crate::ty::{Ty, bare};
use culambda_source::Builtin;
use culambda_syntax::{Field, Kind, Node};

/// Functions of the C library, and what they return.
const RETURNED: [(&str, &str); 9] = [
    ("atoi", "int"),
    ("fprintf", "int"),
    ("isalpha", "int"),
    ("isdigit", "int"),
    ("printf", "int"),
    ("puts", "int"),
    ("rand", "int"),
    ("strcmp", "int"),
    ("strlen", "unsigned long"),
];

/// Functions that return a number of the type that their arguments have in common.
const COMMON: [&str; 3] = ["abs", "max", "min"];

/// So many operators in operators are looked at.
const MAX_DEPTH: u32 = 16;

/// So many functions of a name are asked what they return.
const MAX_FUNCTIONS: usize = 16;

impl<'a> Here<'a> {
    /// The type of `!x`, `-x` and `~x`, where `x` is a number.
    pub(super) fn type_of_unary(&self, node: Node<'a>) -> Option<Ty> {
        let own = match bare(self.type_of_object(node.field(Field::Argument)?)) {
            Ty::Builtin(own) => own,
            Ty::Class(class) if !class.is_enum => {
                let key = format!("operator{}", self.text(node.field(Field::Operator)?));
                return (!self.has_free_operators(&key)).then(|| self.result_of(&class, &key))?;
            }
            _ => return None,
        };
        match node.field(Field::Operator)?.kind() {
            Kind::Bang => Builtin::parse("bool").map(Ty::Builtin),
            Kind::Minus | Kind::Tilde => Some(Ty::Builtin(own.promoted())),
            _ => None,
        }
    }

    /// The number that a call returns.
    pub(super) fn number_returned(&self, call: Node<'a>) -> Option<Ty> {
        let function = call.field(Field::Function)?;
        let lambda = self
            .held_by(function)
            .filter(|held| held.kind() == Kind::LambdaExpression);
        if let Some(lambda) = lambda {
            return self.number_returned_by_lambda(lambda);
        }
        let arguments = call.field(Field::Arguments)?;
        match self.functions_named(function, arguments) {
            Some(named) => self.number_of_all(&named),
            None => self
                .number_of_library(function, arguments)
                .or_else(|| self.number_by_pointer(function)),
        }
    }

    /// The number that a function returns to which a local variable points.
    fn number_by_pointer(&self, function: Node<'a>) -> Option<Ty> {
        let name = self.text(function);
        let symbol = self
            .scopes
            .lookup(name)
            .filter(|_| function.kind() == Kind::Identifier)?;
        let Ty::Pointer(to) = self.type_of_symbol(name, symbol, &self.type_scope()) else {
            return None;
        };
        match *to {
            Ty::Function(all) => all.into_iter().next().filter(|ty| matches!(ty, Ty::Builtin(_))),
            _ => None,
        }
    }

    /// The number that an operator returns of which one operand is an object of a class.
    pub(super) fn number_of_operator(&self, node: Node<'a>) -> Option<Ty> {
        self.number_of_all(&self.operators_of_two(node)?)
    }

    /// The number that functions return, if all return the same.
    fn number_of_all(&self, named: &Named) -> Option<Ty> {
        let (first, others) = named.all.get(..named.all.len().min(MAX_FUNCTIONS + 1))?.split_first()?;
        let number = self.number_by_words(first)?;
        let same = others.len() < MAX_FUNCTIONS && others.iter().all(|o| self.number_by_words(o) == Some(number));
        same.then_some(Ty::Builtin(number))
    }

    /// What a name with template arguments may mean, without the specialisations for other fundamental types than these.
    pub(super) fn without_other_specialisations(&self, mut named: Named, name: Node<'a>) -> Named {
        let Some(written) = name.field(Field::Arguments) else {
            return named;
        };
        named.all.retain(|candidate| {
            if !candidate.special || !self.index.budget.step() {
                return true;
            }
            let syntax = self.syntax_of_signature(candidate.spot);
            let own = syntax.node_at(candidate.spot.name_at.byte()).self_and_ancestors();
            let own = own.take(2).find_map(|n| n.field(Field::Arguments));
            let pairs = own.into_iter().flat_map(|own| own.children().zip(written.children()));
            let another = |(a, b): (Node<'_>, Node<'a>)| {
                let (a, b) = (described(a, syntax.text_of(a)), described(b, self.text(b)));
                a.is_some() && b.is_some() && a != b
            };
            !pairs.into_iter().any(another)
        });
        named
    }

    /// The number that a function returns as its declaration says.
    fn number_by_words(&self, candidate: &Candidate) -> Option<Builtin> {
        if !self.index.budget.steps(2) {
            return None;
        }
        let syntax = self.index.syntax_of(candidate.spot.file, candidate.spot.item);
        let signature = Signature::at(&syntax, candidate.spot.name_at)?;
        let plain = signature.declarator == signature.function;
        if let Some(trailing) = signature.function.child(Kind::TrailingReturnType).filter(|_| plain) {
            let descriptor = trailing.child(Kind::TypeDescriptor)?;
            return described(descriptor, syntax.text_of(descriptor));
        }
        let ty = signature.declaration.field(Field::Type).filter(|_| plain)?;
        match ty.kind() {
            Kind::PlaceholderTypeSpecifier if syntax.text_of(ty) == "auto" => number_deduced(&signature),
            _ => fundamental(ty, syntax.text_of(ty)),
        }
    }

    /// The number that a lambda returns: it says so, or it has one statement, which returns something of the code around.
    fn number_returned_by_lambda(&self, lambda: Node<'a>) -> Option<Ty> {
        let declarator = lambda.field(Field::Declarator);
        if let Some(trailing) = declarator.and_then(|d| d.child(Kind::TrailingReturnType)) {
            let descriptor = trailing.children().find(|n| n.kind() == Kind::TypeDescriptor)?;
            return described(descriptor, self.text(descriptor)).map(Ty::Builtin);
        }
        let mut statements = lambda
            .field(Field::Body)?
            .children()
            .filter(|n| n.kind() != Kind::Comment);
        let only = statements.next().filter(|s| s.kind() == Kind::ReturnStatement)?;
        let value = only.children().next().filter(|_| statements.next().is_none())?;
        let parameters = || {
            declarator
                .into_iter()
                .flat_map(Node::descendants)
                .filter(|n| n.kind().is_parameter())
        };
        let parameter =
            |name: &str| parameters().find(|p| crate::declarator::name_node(*p).is_some_and(|n| self.text(n) == name));
        if value.kind() == Kind::Identifier
            && let Some(own) = parameter(self.text(value))
        {
            let plain = own
                .field(Field::Declarator)
                .is_some_and(|d| d.kind() == Kind::Identifier);
            let ty = own.field(Field::Type).filter(|_| plain)?;
            return fundamental(ty, self.text(ty)).map(Ty::Builtin);
        }
        // What its parameters are the code around does not say, nor what it captures with other names. What a member
        // returns that is not overloaded does not hang on them.
        let member = value
            .field(Field::Function)
            .filter(|f| f.kind() == Kind::FieldExpression);
        let mut names = member
            .unwrap_or(value)
            .descendants()
            .filter(|n| n.kind() == Kind::Identifier);
        if names.any(|n| parameter(self.text(n)).is_some()) || self.has_init_captures(lambda) {
            return None;
        }
        match bare(self.type_of_object(value)) {
            Ty::Builtin(ty) => Some(Ty::Builtin(ty)),
            _ => None,
        }
    }

    fn has_init_captures(&self, lambda: Node<'a>) -> bool {
        let list = lambda.children().find(|n| n.kind() == Kind::LambdaCaptureSpecifier);
        list.is_none_or(|list| self.text(list).contains(['=', '(', '{']) && self.text(list).trim() != "[=]")
    }

    /// The number that a function of the C or the C++ library returns.
    fn number_of_library(&self, function: Node<'a>, arguments: Node<'a>) -> Option<Ty> {
        let path = path_of(self.syntax, function);
        let parts: Vec<&str> = path.iter().map(String::as_str).collect();
        let ([name] | ["" | "std", name]) = parts.as_slice() else {
            return None;
        };
        let own = |name: &str| self.scopes.lookup(name).is_some() || !self.everywhere(name).is_empty();
        if own(name) || own("std") {
            return None;
        }
        if let Some((_, ty)) = RETURNED.iter().find(|(known, _)| known == name) {
            return Builtin::parse(ty).map(Ty::Builtin);
        }
        let is_real = !COMMON.contains(name);
        if is_real && !library::is_of_real_numbers(name) {
            return None;
        }
        let mut common: Option<Builtin> = None;
        for argument in arguments.children() {
            let Ty::Builtin(ty) = bare(self.type_of_object(argument)) else {
                return None;
            };
            let ty = if is_real && ty.is_integral() {
                Builtin::Double
            } else {
                ty
            };
            common = match common {
                None => Some(ty),
                Some(before) => before.common(ty),
            };
        }
        common.map(|ty| Ty::Builtin(if *name == "abs" { ty.promoted() } else { ty }))
    }
}

/// The number that a function returns whose body is one statement, made of literals and of its own parameters.
fn number_deduced(signature: &Signature<'_>) -> Option<Builtin> {
    let body = signature.declaration.field(Field::Body)?;
    let mut statements = body.children().filter(|n| n.kind() != Kind::Comment);
    let only = statements.next().filter(|s| s.kind() == Kind::ReturnStatement)?;
    let value = only.children().next().filter(|_| statements.next().is_none())?;
    number_of_parameters(value, signature, MAX_DEPTH)
}

/// The type of an expression that is made of literals and of parameters of fundamental types.
fn number_of_parameters(value: Node<'_>, signature: &Signature<'_>, depth: u32) -> Option<Builtin> {
    let depth = depth.checked_sub(1)?;
    let of = |field| number_of_parameters(value.field(field)?, signature, depth);
    match value.kind() {
        Kind::Identifier => {
            let name = signature.syntax.text_of(value);
            let declares = |p: &Node<'_>| {
                let own = p.field(Field::Declarator).filter(|d| d.kind() == Kind::Identifier);
                own.is_some_and(|own| signature.syntax.text_of(own) == name)
            };
            let parameter = signature.parameters().into_iter().find(declares)?;
            let ty = parameter.field(Field::Type)?;
            fundamental(ty, signature.syntax.text_of(ty))
        }
        Kind::ParenthesizedExpression => number_of_parameters(value.children().next()?, signature, depth),
        Kind::BinaryExpression => {
            let operator = value.field(Field::Operator)?;
            let (left, right) = (of(Field::Left)?, of(Field::Right)?);
            let arithmetic = matches!(operator.kind(), Kind::Plus | Kind::Minus | Kind::Star | Kind::Slash);
            left.common(right).filter(|_| arithmetic)
        }
        kind if kind.is_literal() => Builtin::of_literal(signature.syntax.text_of(value)),
        _ => None,
    }
}

/// A fundamental type that a type descriptor has and nothing else.
fn described(descriptor: Node<'_>, text: &str) -> Option<Builtin> {
    let mut parts = descriptor.children();
    let only = parts
        .next()
        .filter(|_| descriptor.kind() == Kind::TypeDescriptor && parts.next().is_none())?;
    fundamental(only, text)
}

/// A fundamental type by its words.
fn fundamental(ty: Node<'_>, text: &str) -> Option<Builtin> {
    let known = ty.kind().is_builtin_type();
    Builtin::parse(text).filter(|_| known && text != "void")
}
