//! Which of several functions a call means, where the types of all arguments say so.

use super::lvalues::{Value, is_placeholder};
use super::ranks::{Match, Operands, Rank, contradict, is_more_special};
use super::{Code, FunctionSpace, Side};
use crate::class::Member;
use crate::declarator::{is_constant, is_pack_parameter, is_reference};
use crate::facts::CaptureDefault;
use crate::here::{Frame, Here};
use crate::instantiate::candidate::Candidate;
use crate::instantiate::signature::Signature;
use crate::scope::Symbol;
use crate::space::Annotations;
use crate::ty::{Bound, Scope, Ty, bare};
use culambda_syntax::{CaptureToken, Field, Kind, Node};
use std::rc::Rc;

/// How well a function fits a call: for each argument how far it must be converted, then whether it is a template.
#[derive(Clone, Debug)]
struct Fit {
    ranks: Vec<Rank>,
    /// The types of the parameters of a template, for telling which of two is more special.
    template: Option<Vec<Ty>>,
    /// Whether it surely can be called; else it fits no better than this.
    sure: bool,
}

/// Whether a function fits a call.
#[derive(Clone, Debug)]
enum Fitting {
    Known(Fit),
    Never,
    Unknown,
}

/// A function that a call may mean, with what its declaration says.
pub(super) type Viable<'n> = (&'n Candidate, Rc<FunctionSpace>);

impl<'a> Here<'a> {
    /// Whether a look at the heads of all functions of a name is enough: each may be called here.
    pub(super) fn is_fine_anyway(&self, function: Node<'_>, name: &str, code: &Code) -> bool {
        let fine = |a: Annotations| a.device && (a.host || !code.on_host());
        if function.kind() == Kind::FieldExpression {
            return false;
        }
        let found = self.everywhere(name);
        if !self.index.budget.steps(found.len()) {
            // Nobody knows.
            return true;
        }
        !found.is_empty() && found.iter().all(|f| fine(f.declared.annotations)) && self.this_class().is_none()
    }

    /// Whether a call without template arguments may mean a function: what its parameters are must come from somewhere.
    pub(super) fn is_deducible(&self, (candidate, space): &Viable<'_>) -> bool {
        if space.shape.0 == 0 {
            return true;
        }
        let syntax = self.syntax_of_signature(candidate.spot);
        Signature::at(&syntax, candidate.spot.name_at).is_none_or(|s| s.is_deducible())
    }

    /// Of member functions that differ in this alone, those for objects that are constant, or not, as the one is that is
    /// accessed.
    pub(super) fn of_constness(
        &self,
        all: Vec<Candidate>,
        object: Node<'_>,
        access: Node<'_>,
    ) -> Option<Vec<Candidate>> {
        let arrow = access.field(Field::Operator).is_some_and(|o| o.kind() == Kind::MinusGt);
        self.of_object(all, object, arrow)
    }

    /// The same for an object, or with an arrow for what a pointer points to.
    pub(super) fn of_object(&self, all: Vec<Candidate>, object: Node<'a>, arrow: bool) -> Option<Vec<Candidate>> {
        if all.len() < 2 {
            return Some(all);
        }
        let all = self.of_category(all, object, arrow)?;
        match self.is_constant_object(object, arrow) {
            Some(constant) => self.of_known_constness(all, constant),
            None => Some(all),
        }
    }

    /// Of member functions with `&` or `&&` after their parameters those that may be called on an object, if its form says it.
    fn of_category(&self, all: Vec<Candidate>, object: Node<'a>, arrow: bool) -> Option<Vec<Candidate>> {
        let spaces: Option<Vec<_>> = all.iter().map(|c| self.declared_space(c.spot)).collect();
        let spaces = spaces?;
        if !spaces.iter().any(|space| space.rest.ends_with('&')) {
            return Some(all);
        }
        let named = object.kind() == Kind::Identifier && self.scopes.lookup(self.text(object)).is_some();
        let lvalue = if arrow || named {
            true
        } else {
            let ty = self.plain_type_with_constness(object);
            match self.kind_of_value(object, &ty) {
                Some(Value::Lvalue { .. }) => true,
                Some(Value::Rvalue) => false,
                None => return Some(all),
            }
        };
        let fits = |own: &FunctionSpace| match (own.rest.ends_with("&&"), own.rest.ends_with('&')) {
            (true, _) => !lvalue,
            (false, true) => lvalue || own.of_constant,
            (false, false) => true,
        };
        let left = all.iter().zip(&spaces).filter(|(_, own)| fits(own));
        let left: Vec<Candidate> = left.map(|(c, _)| c.clone()).collect();
        (!left.is_empty()).then_some(left)
    }

    /// The same where it is known whether the object is constant.
    pub(super) fn of_known_constness(&self, all: Vec<Candidate>, constant: bool) -> Option<Vec<Candidate>> {
        if all.len() < 2 {
            return Some(all);
        }
        let spaces: Option<Vec<_>> = all.iter().map(|c| self.declared_space(c.spot)).collect();
        let spaces = spaces?;
        let beaten = |own: &FunctionSpace| {
            let other = |o: &Rc<FunctionSpace>| o.shape == own.shape && o.of_constant == constant;
            own.of_constant != constant && spaces.iter().any(other)
        };
        let fits = all.iter().zip(&spaces).filter(|(_, own)| !beaten(own));
        Some(fits.map(|(c, _)| c.clone()).collect())
    }

    /// Whether an object is constant; none if that is not known. With an arrow it is what the pointer points to.
    fn is_constant_object(&self, object: Node<'a>, arrow: bool) -> Option<bool> {
        if arrow {
            return self.is_constant_at(object);
        }
        if object.kind() != Kind::Identifier {
            let ty = self.plain_type_with_constness(object);
            if let Ty::Reference(to) = self.type_of_expression(object, &self.type_scope())
                && object.kind() == Kind::CallExpression
            {
                return matches!(*to, Ty::Class(_) | Ty::Const(_)).then_some(matches!(*to, Ty::Const(_)));
            }
            if let (Ty::Unknown, Some(value)) = (&ty, self.value_of_element(object)) {
                return match value {
                    Value::Lvalue { constant } => constant,
                    Value::Rvalue => Some(false),
                };
            }
            return match self.kind_of_value(object, &ty)? {
                Value::Lvalue { constant } if matches!(ty, Ty::Class(_) | Ty::Const(_)) => constant,
                Value::Rvalue => match ty {
                    Ty::Class(_) => Some(false),
                    Ty::Const(_) => Some(true),
                    _ => None,
                },
                Value::Lvalue { .. } => None,
            };
        }
        let name = self.text(object);
        let Some(symbol) = self.scopes.lookup(name) else {
            return match self.plain_type_with_constness(object) {
                Ty::Const(_) => Some(true),
                Ty::Class(_) => self.is_constant_member(name),
                _ => None,
            };
        };
        if self.is_constant_by_capture(name, symbol)? {
            return Some(true);
        }
        let (declaration, declarator) = (symbol.declaration, symbol.declarator);
        let deduced = declaration.is_some_and(is_placeholder) && declarator.is_some_and(is_reference);
        let mut ty = self.type_of_symbol(name, symbol, &self.type_scope());
        if let Ty::Reference(inner) = ty {
            ty = *inner;
        }
        match ty {
            _ if declaration.is_some_and(|d| deduced && is_constant(self.syntax, d)) => Some(true),
            Ty::Const(_) => Some(true),
            Ty::Class(_) if deduced => self.is_constant_as_initialised(object, symbol),
            Ty::Class(_) => Some(false),
            _ => None,
        }
    }

    /// Whether what a pointer points to is constant, by its type or by what it is the address of.
    pub(super) fn is_constant_at(&self, pointer: Node<'a>) -> Option<bool> {
        let _step = self.index.budget.enter()?;
        match pointer.kind() {
            Kind::ParenthesizedExpression => return self.is_constant_at(pointer.children().next()?),
            Kind::PointerExpression if self.text(pointer).starts_with('&') => {
                return self.is_constant_object(pointer.field(Field::Argument)?, false);
            }
            Kind::This => return self.is_this_constant(),
            Kind::ConditionalExpression => {
                let arms = [pointer.field(Field::Consequence)?, pointer.field(Field::Alternative)?];
                let [first, second] = arms.map(|arm| self.is_constant_at(arm));
                return first.filter(|_| first == second);
            }
            Kind::BinaryExpression => {
                let sides = [pointer.field(Field::Left)?, pointer.field(Field::Right)?];
                let points =
                    |side: &Node<'a>| matches!(bare(self.type_of_object(*side)), Ty::Pointer(_) | Ty::Array(..));
                let mut all = sides.into_iter().filter(points);
                let only = all.next().filter(|_| all.next().is_none())?;
                return self.is_constant_at(only);
            }
            _ => {}
        }
        let to = match self.plain_type_with_constness(pointer) {
            Ty::Pointer(to) => to,
            array @ Ty::Array(..) => return self.is_constant_array(pointer, &array),
            Ty::Unknown if pointer.kind() == Kind::Identifier => {
                let symbol = self.scopes.lookup(self.text(pointer))?;
                return self.is_constant_at(self.initialiser_here(pointer, symbol)?);
            }
            _ => return None,
        };
        let constant = matches!(*to, Ty::Const(_));
        // What `auto` points to may be what a lambda has captured.
        let declaration = || self.scopes.lookup(self.text(pointer)).and_then(|s| s.declaration);
        let deduced = pointer.kind() == Kind::Identifier && declaration().is_some_and(is_placeholder);
        if !constant && deduced {
            let symbol = self.scopes.lookup(self.text(pointer))?;
            return self.is_constant_at(self.initialiser_here(pointer, symbol)?);
        }
        Some(constant)
    }

    /// Whether what is accessed is constant where the object is: no reference, and not `mutable`.
    pub(super) fn is_part_of_value(&self, object: Node<'a>, access: Node<'a>) -> bool {
        let name = access.field(Field::Field).map_or("", |f| self.text(f));
        let Some(class) = self.class_accessed(object, access) else {
            return false;
        };
        let fields = class.info.as_ref().and_then(|info| info.members.get(name).cloned());
        let part = |m: &Member| m.field().is_some_and(|f| !f.reference && !f.mutable && !f.dependent);
        let value = |ty: &Ty| !matches!(ty, Ty::Reference(_) | Ty::Unknown | Ty::Dependent);
        fields.is_some_and(|all| all.iter().all(part)) && value(&self.data_member(&class, name))
    }

    /// Whether the lambdas around hold a local variable as a constant copy; none if that is not known.
    pub(super) fn is_constant_by_capture(&self, name: &str, symbol: &Symbol<'a>) -> Option<bool> {
        let by_init = symbol.declaration.is_none() && matches!(self.frames.get(symbol.frame), Some(Frame::Lambda(_)));
        for frame in self.frames.iter().skip(symbol.frame + usize::from(!by_init)).rev() {
            let Frame::Lambda(lambda) = frame else { return None };
            let view = &self.syntax.view;
            let head = self.syntax.head_at(lambda.at?)?;
            let listed = head.captures.iter().find(|c| c.name(view) == Some(name));
            let by_reference = match listed.map(|c| c.form) {
                Some(CaptureToken::Simple { by_reference, .. }) => by_reference,
                Some(CaptureToken::Init {
                    by_reference: false, ..
                }) => false,
                Some(_) => return None,
                None => CaptureDefault::of(head)? == CaptureDefault::Reference,
            };
            if !by_reference {
                return Some(!head.has_specifier(view, "mutable"));
            }
        }
        (!by_init).then_some(false)
    }

    /// Those declarations that are of the best function; all of them if that is not known.
    pub(super) fn best<'n>(
        &self,
        viable: Vec<Viable<'n>>,
        given: &Operands<'_, 'a>,
        explicit: bool,
    ) -> Vec<Viable<'n>> {
        let mut kinds: Vec<(&Viable<'n>, Fit)> = Vec::new();
        let (mut never, mut known) = (Vec::new(), true);
        for one in &viable {
            if kinds.iter().any(|(known, _)| is_same(known, one)) {
                continue;
            }
            match self.fit(one, given, explicit) {
                Fitting::Known(fit) => kinds.push((one, fit)),
                Fitting::Never => never.push(one),
                Fitting::Unknown => known = false,
            }
        }
        let left = || {
            let fits = |one: &&Viable<'n>| !never.iter().any(|n| is_same(n, one));
            viable.iter().filter(fits).cloned().collect()
        };
        if !known {
            return left();
        }
        let beats = |a: &Fit, b: &Fit| {
            let all = a.ranks.iter().zip(&b.ranks);
            let never_worse = all.clone().all(|(x, y)| !y.is_better(*x));
            let better = all.clone().any(|(x, y)| x.is_better(*y));
            let special = || match (&a.template, &b.template) {
                (None, Some(_)) => true,
                (Some(own), Some(other)) => is_more_special(own, other),
                _ => false,
            };
            never_worse && (better || special())
        };
        let best = kinds
            .iter()
            .filter(|(_, fit)| fit.sure)
            .find(|(one, fit)| kinds.iter().all(|(other, f)| is_same(one, other) || beats(fit, f)));
        let Some((best, _)) = best else { return left() };
        let best = (best.0, Rc::clone(&best.1));
        viable.into_iter().filter(|one| is_same(one, &best)).collect()
    }

    /// How a function fits; an empty one has no ranks.
    fn fit(&self, (candidate, space): &Viable<'_>, given: &Operands<'_, 'a>, explicit: bool) -> Fitting {
        let template = space.shape.0 > 0;
        if explicit && !template {
            return Fitting::Never;
        }
        if explicit {
            // What is written out is not compared.
            let ranks = vec![Rank::EXACT; given.passed.len()];
            return Fitting::Known(Fit {
                ranks,
                template: Some(Vec::new()),
                sure: true,
            });
        }
        let mut fitting = self.compare(candidate, space, given).unwrap_or(Fitting::Unknown);
        // Whether constraints leave it may be unknown.
        if let Fitting::Known(fit) = &mut fitting
            && (space.is_constrained() || template && self.may_be_invalid(candidate))
        {
            fit.sure &= self.is_admitted(candidate, None, given.passed) == Some(true);
        }
        fitting
    }

    /// Whether what the head or the result of a template names may not be there for some arguments.
    fn may_be_invalid(&self, candidate: &Candidate) -> bool {
        let syntax = self.syntax_of_signature(candidate.spot);
        Signature::at(&syntax, candidate.spot.name_at).is_none_or(|s| {
            let trailing = s.function.child(Kind::TrailingReturnType);
            let places = s.template_parameters().into_iter();
            let places = places.chain(s.declaration.field(Field::Type)).chain(trailing);
            let hangs = |n: Node<'_>| matches!(n.kind(), Kind::DependentType | Kind::Decltype);
            places.flat_map(Node::descendants).any(hangs)
        })
    }

    /// What the parameters of a class template stand for in a member function; none if that is not evident.
    fn bound_of_member(&self, candidate: &Candidate) -> Option<Bound> {
        let Some(class) = candidate.class.as_ref().filter(|c| !c.arguments.is_empty()) else {
            return Some(Bound::default());
        };
        let known = class
            .arguments
            .iter()
            .all(|a| !matches!(a, Ty::Unknown | Ty::Dependent));
        let bound = crate::ty::of_class(class);
        (known && class.outer_arguments.is_empty() && !bound.is_empty()).then_some(bound)
    }

    fn compare(&self, candidate: &Candidate, space: &FunctionSpace, given: &Operands<'_, 'a>) -> Option<Fitting> {
        let of_class = self.bound_of_member(candidate)?;
        // A specialisation may have other bases and conversions.
        let special = |ty: &Ty| {
            let Ty::Class(class) = bare(ty.clone()) else {
                return false;
            };
            let chosen = self.definition_chosen(&class).and_then(|c| c.info);
            !class.arguments.is_empty() && chosen.is_none_or(|i| i.arguments.is_some())
        };
        if given.passed.iter().any(|(ty, _)| special(ty)) {
            return None;
        }
        let syntax = self.syntax_of_signature(candidate.spot);
        let signature = Signature::at(&syntax, candidate.spot.name_at)?;
        let own = candidate.scope(&signature, &signature.template_names());
        let bound = own.bound.iter().chain(of_class.iter()).cloned().collect();
        let scope = Scope { bound, ..own };
        let parameters = signature.parameters();
        if parameters.iter().any(|p| is_pack_parameter(*p)) {
            return None;
        }
        let (mut ranks, mut types, mut sure) = (Vec::new(), Vec::new(), true);
        let of_object = usize::from(given.with_object && candidate.class.is_some());
        if of_object == 1 {
            match self.rank_of_object(space.of_constant, given) {
                Match::Rank(rank) => ranks.push(rank),
                Match::Never => return Some(Fitting::Never),
                _ => return None,
            }
            types.push(given.passed.first()?.0.clone());
        }
        for index in of_object..given.passed.len() {
            let Some(parameter) = parameters.get(index - of_object).copied() else {
                // What `...` takes.
                ranks.push(Rank::ELLIPSIS);
                continue;
            };
            let declarator = parameter.field(Field::Declarator);
            let declared = self.declared_type(parameter, declarator, &scope);
            let forwards = super::ranks::forwards(&syntax, declarator);
            match self.rank(&declared, forwards, given, index) {
                Match::Rank(rank) => ranks.push(rank),
                Match::AtBest(rank) => {
                    ranks.push(rank);
                    sure = false;
                }
                Match::Never => return Some(Fitting::Never),
                Match::Unknown => return None,
            }
            types.push(declared);
        }
        if of_object == 0 && contradict(&types, given.passed) {
            return Some(Fitting::Never);
        }
        let template = (space.shape.0 > 0).then_some(types);
        Some(Fitting::Known(Fit { ranks, template, sure }))
    }
}

impl<'a> Here<'a> {
    /// The specialisations of a template that a call with these arguments means; nothing if that is not known.
    pub(super) fn specialised<'v, 'n>(
        &self,
        special: &'v [Viable<'n>],
        given: &Operands<'_, 'a>,
    ) -> Option<Vec<&'v Viable<'n>>> {
        let mut out = Vec::new();
        for one in special {
            match self.fit(one, given, false) {
                Fitting::Known(fit) if fit.sure && fit.ranks.iter().all(|r| r.is_exact()) => out.push(one),
                Fitting::Unknown => return None,
                _ => {}
            }
        }
        Some(out)
    }
}

fn is_same(a: &Viable<'_>, b: &Viable<'_>) -> bool {
    a.1.whole() == b.1.whole() && a.0.namespace == b.0.namespace
}

/// The side of functions that may be meant, if it is one.
pub(super) fn sides(viable: &[Viable<'_>]) -> Option<Side> {
    if viable.is_empty() {
        return None;
    }
    if viable.iter().all(|(_, s)| s.is_host()) {
        return Some(Side::Host);
    }
    // A declaration without annotations is one of the function that another one annotates.
    let device = |(c, s): &Viable<'_>| {
        let own = s.annotations?;
        // Annotations of what is defaulted where it is declared first mean nothing.
        let elsewhere = |(_, o): &Viable<'_>| !o.special && o.shape == s.shape;
        if s.special && !viable.iter().any(elsewhere) {
            return None;
        }
        if own.device || own.host || own.global {
            return Some(own.device && !own.host);
        }
        let same = viable.iter().any(|(other, o)| {
            let one = !is_another(o, s) && o.of_constant == s.of_constant && other.namespace == c.namespace;
            one && o.annotations.is_some_and(|a| a.device && !a.host)
        });
        // Of a member of a class template the host front end asks only the declaration in the class.
        let template = c
            .class
            .as_ref()
            .and_then(|c| c.info.as_ref())
            .is_some_and(|i| i.params.is_some());
        Some(same && !s.special && (s.definition || !template))
    };
    viable.iter().all(|v| device(v) == Some(true)).then_some(Side::Device)
}

/// Whether the functions are not all declarations of one.
pub(super) fn several(viable: &[Viable<'_>]) -> bool {
    viable.windows(2).any(|w| is_another(&w[0].1, &w[1].1))
}

/// Whether two declarations are those of two functions. Templates with bodies are, if only their constraints differ.
pub(super) fn is_another(a: &FunctionSpace, b: &FunctionSpace) -> bool {
    let constrained = a.shape.0 > 0 && a.definition && b.definition && a.rest != b.rest;
    a.shape != b.shape || constrained
}

/// Whether some of the functions are `constexpr`, and others are not.
pub(super) fn mixed(viable: &[Viable<'_>]) -> bool {
    several(viable) && viable.windows(2).any(|w| w[0].1.constexpr != w[1].1.constexpr)
}
