//! Which of several functions a call means, where the types of all arguments say so.

use super::{Code, FunctionSpace, Side};
use crate::class::ClassInfo;
use crate::declarator::is_pack_parameter;
use crate::here::Here;
use crate::instantiate::candidate::{Candidate, Passed};
use crate::instantiate::signature::Signature;
use crate::space::Annotations;
use crate::ty::{ClassTy, Ty, bare};
use culambda_source::Builtin;
use culambda_syntax::{Field, Kind, Node};
use std::rc::Rc;

/// How well a function fits a call: for each argument how far it must be converted, then whether it is a template.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fit {
    ranks: Vec<u8>,
    template: bool,
    /// Whether it surely can be called; else it fits no better than this.
    sure: bool,
}

/// Of class templates with more arguments nothing is known.
const MAX_PARAMETERS: usize = 16;

/// Whether a function fits a call.
#[derive(Clone, Debug)]
enum Fitting {
    Known(Fit),
    Never,
    Unknown,
}

/// How a parameter and an argument fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Match {
    /// As far as this must be converted: not at all, promoted, converted.
    Rank(u8),
    /// No better than this, or not at all.
    AtBest(u8),
    /// Not at all.
    Never,
    /// That is not known.
    Unknown,
}

/// A function that a call may mean, with what its declaration says.
pub(super) type Viable<'n> = (&'n Candidate, Rc<FunctionSpace>);

impl Here<'_> {
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
        let syntax = self.index.syntax_of(candidate.spot.file, candidate.spot.item);
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
        if all.len() < 2 {
            return Some(all);
        }
        let arrow = access.field(Field::Operator).is_some_and(|o| o.kind() == Kind::MinusGt);
        let Some(constant) = self.is_constant_object(object, arrow) else {
            return Some(all);
        };
        let spaces: Option<Vec<_>> = all.iter().map(|c| self.declared_space(c.spot)).collect();
        let spaces = spaces?;
        let beaten = |own: &FunctionSpace| {
            let other = |o: &Rc<FunctionSpace>| o.shape == own.shape && o.of_constant == constant;
            own.of_constant != constant && spaces.iter().any(other)
        };
        let fits = all.iter().zip(&spaces).filter(|(_, own)| !beaten(own));
        Some(fits.map(|(c, _)| c.clone()).collect())
    }

    /// Whether an object is constant; none if that is not known.
    fn is_constant_object(&self, object: Node<'_>, arrow: bool) -> Option<bool> {
        let name = self.text(object);
        let symbol = self.scopes.lookup(name).filter(|_| object.kind() == Kind::Identifier)?;
        // What a lambda captures may be constant there.
        if symbol.frame + 1 != self.frames.len() {
            return None;
        }
        let mut ty = self.type_of_symbol(name, symbol, &self.type_scope());
        if let Ty::Reference(inner) = ty {
            ty = *inner;
        }
        if let (Ty::Pointer(inner), true) = (bare(ty.clone()), arrow) {
            ty = *inner;
        } else if arrow {
            return None;
        }
        match ty {
            Ty::Const(_) => Some(true),
            Ty::Class(_) => Some(false),
            _ => None,
        }
    }

    /// Those declarations that are of the best function; all of them if that is not known.
    pub(super) fn best<'n>(&self, viable: Vec<Viable<'n>>, passed: &[Passed], explicit: bool) -> Vec<Viable<'n>> {
        let mut kinds: Vec<(&Viable<'n>, Fit)> = Vec::new();
        for one in &viable {
            if kinds.iter().any(|(known, _)| is_same(known, one)) {
                continue;
            }
            match self.fit(one, passed, explicit) {
                Fitting::Known(fit) => kinds.push((one, fit)),
                Fitting::Never => {}
                Fitting::Unknown => return viable,
            }
        }
        let beats = |a: &Fit, b: &Fit| {
            let all = a.ranks.iter().zip(&b.ranks);
            let never_worse = all.clone().all(|(x, y)| x <= y);
            let better = all.clone().any(|(x, y)| x < y);
            never_worse && (better || !a.template && b.template)
        };
        let best = kinds
            .iter()
            .filter(|(_, fit)| fit.sure)
            .find(|(one, fit)| kinds.iter().all(|(other, f)| is_same(one, other) || beats(fit, f)));
        let Some((best, _)) = best else { return viable };
        let best = (best.0, Rc::clone(&best.1));
        viable.into_iter().filter(|one| is_same(one, &best)).collect()
    }

    /// How a function fits; an empty one has no ranks.
    fn fit(&self, (candidate, space): &Viable<'_>, passed: &[Passed], explicit: bool) -> Fitting {
        let template = space.shape.0 > 0;
        if explicit && !template {
            return Fitting::Never;
        }
        if explicit {
            // What is written out is not compared.
            let ranks = vec![0; passed.len()];
            return Fitting::Known(Fit {
                ranks,
                template,
                sure: true,
            });
        }
        self.compare(candidate, template, passed).unwrap_or(Fitting::Unknown)
    }

    fn compare(&self, candidate: &Candidate, template: bool, passed: &[Passed]) -> Option<Fitting> {
        if candidate.class.as_ref().is_some_and(|c| !c.arguments.is_empty()) {
            return None;
        }
        // A specialisation may have other bases and conversions.
        let special = |ty: &Ty| {
            let Ty::Class(class) = bare(ty.clone()) else {
                return false;
            };
            let chosen = self.definition_chosen(&class).and_then(|c| c.info);
            !class.arguments.is_empty() && chosen.is_none_or(|i| i.arguments.is_some())
        };
        if passed.iter().any(|(ty, _)| special(ty)) {
            return None;
        }
        let syntax = self.index.syntax_of(candidate.spot.file, candidate.spot.item);
        let signature = Signature::at(&syntax, candidate.spot.name_at)?;
        let scope = candidate.scope(&signature, &signature.template_names());
        let parameters = signature.parameters();
        if parameters.iter().any(|p| is_pack_parameter(*p)) {
            return None;
        }
        let (mut ranks, mut sure) = (Vec::new(), true);
        for (index, (ty, lvalue)) in passed.iter().enumerate() {
            let parameter = *parameters.get(index)?;
            let declared = self.declared_type(parameter, parameter.field(Field::Declarator), &scope);
            match rank(&declared, ty, *lvalue) {
                Match::Rank(rank) => ranks.push(rank),
                Match::AtBest(rank) => {
                    ranks.push(rank);
                    sure = false;
                }
                Match::Never => return Some(Fitting::Never),
                Match::Unknown => return None,
            }
        }
        Some(Fitting::Known(Fit { ranks, template, sure }))
    }
}

impl Here<'_> {
    /// The specialisations of a template that a call with these arguments means; nothing if that is not known.
    pub(super) fn specialised<'v, 'n>(
        &self,
        special: &'v [Viable<'n>],
        passed: &[Passed],
    ) -> Option<Vec<&'v Viable<'n>>> {
        let mut out = Vec::new();
        for one in special {
            match self.fit(one, passed, false) {
                Fitting::Known(fit) if fit.sure && fit.ranks.iter().all(|r| *r == 0) => out.push(one),
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

/// How far an argument must be converted for a parameter.
fn rank(parameter: &Ty, ty: &Ty, lvalue: bool) -> Match {
    let inner = match parameter {
        // A reference to what is not a constant may be one to an rvalue.
        Ty::Reference(t) if !matches!(**t, Ty::Const(_)) && (!lvalue || matches!(ty, Ty::Const(_))) => {
            return Match::Unknown;
        }
        Ty::Reference(t) => bare((**t).clone()),
        other => bare(other.clone()),
    };
    match (&inner, &bare(ty.clone())) {
        (Ty::Parameter(_), Ty::Builtin(_) | Ty::Class(_) | Ty::Dependent) => Match::Rank(0),
        (Ty::Builtin(to), Ty::Builtin(from)) => Match::Rank(between(*to, *from)),
        (Ty::Class(to), Ty::Class(from)) => between_classes(to, from),
        (Ty::Class(to), Ty::Builtin(_)) => {
            let made = to.info.as_ref().filter(|i| i.complete);
            converted_unless(made.is_some_and(|i| !i.members.contains_key(&i.name)))
        }
        (Ty::Builtin(_), Ty::Class(from)) => {
            let own = from.info.as_ref().filter(|i| i.complete && i.bases.is_empty());
            if from.is_enum {
                Match::Unknown
            } else {
                converted_unless(own.is_some_and(|i| !converts(i)))
            }
        }
        (Ty::Pointer(to), Ty::Pointer(from)) => between_pointers(to, from),
        // Nothing is deduced from a number.
        (Ty::Pointer(to), Ty::Builtin(from)) if from.is_floating() || crate::ty::mentions_parameter(to) => Match::Never,
        // At best, since only `0` is a pointer.
        (Ty::Pointer(_), Ty::Builtin(_)) => Match::Rank(3),
        (Ty::Builtin(to), Ty::Pointer(_)) => never_if(to.name() != "bool"),
        (Ty::Parameter(_), Ty::Pointer(_)) => Match::Rank(0),
        _ => Match::Unknown,
    }
}

/// How a pointer and one that is passed fit together.
fn between_pointers(to: &Ty, from: &Ty) -> Match {
    match (to, from) {
        (Ty::Parameter(_), Ty::Builtin(_) | Ty::Class(_)) => Match::Rank(0),
        (Ty::Builtin(_), Ty::Builtin(_)) if crate::ty::same(to, from) => Match::Rank(0),
        (Ty::Builtin(a), Ty::Builtin(_)) => never_if(a.name() != "void"),
        _ => Match::Unknown,
    }
}

fn never_if(sure: bool) -> Match {
    if sure { Match::Never } else { Match::Unknown }
}

/// What a constructor or a conversion of a class does, unless there surely is none.
fn converted_unless(never: bool) -> Match {
    if never { Match::Never } else { Match::AtBest(3) }
}

fn converts(class: &ClassInfo) -> bool {
    class.members.keys().any(|k| k.starts_with("operator "))
}

fn between_classes(to: &ClassTy, from: &ClassTy) -> Match {
    let (Some(target), Some(own)) = (to.info.as_ref(), from.info.as_ref()) else {
        return Match::Unknown;
    };
    let written = own.arguments.is_some() || target.arguments.is_some();
    if target.place == own.place {
        let any = from.arguments.is_empty() || !written && takes_any_arguments(to);
        return if any { Match::Rank(0) } else { Match::Unknown };
    }
    // Neither is a base of the other, and nothing converts: what is deduced from never does.
    let unrelated = own.complete && own.bases.is_empty() && !written;
    let deduced = to.arguments.iter().any(|a| matches!(a, Ty::Parameter(_)));
    let converted = !target.complete || converts(own) || target.members.contains_key(&target.name);
    if unrelated && (deduced || !converted) {
        return Match::Never;
    }
    // To a base, or by a function. A template deduces its arguments from the class itself.
    if !deduced && !written {
        Match::AtBest(2)
    } else {
        Match::Unknown
    }
}

/// Whether the arguments of a class template are parameters to be deduced, each another one.
fn takes_any_arguments(class: &ClassTy) -> bool {
    let numbers: Vec<usize> = class.arguments.iter().filter_map(parameter).collect();
    let apart = numbers.iter().enumerate().all(|(i, n)| !numbers[..i].contains(n));
    numbers.len() == class.arguments.len() && numbers.len() <= MAX_PARAMETERS && apart
}

fn parameter(ty: &Ty) -> Option<usize> {
    match ty {
        Ty::Parameter(number) => Some(*number),
        _ => None,
    }
}

fn between(to: Builtin, from: Builtin) -> u8 {
    let promoted =
        from.promoted() == to || Some(to) == Builtin::parse("double") && Some(from) == Builtin::parse("float");
    match (to == from, promoted) {
        (true, _) => 0,
        (_, true) => 1,
        _ => 2,
    }
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
