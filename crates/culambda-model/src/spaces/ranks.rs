//! How far arguments must be converted for parameters: what ranks the functions that a call may mean.

use super::arguments::{is_made_of_other, without_alias};
use super::lvalues::Value;
use crate::class::{ClassInfo, Member};
use crate::here::Here;
use crate::instantiate::candidate::Passed;
use crate::instantiate::signature::Signature;
use crate::ty::{ClassTy, Ty, bare};
use culambda_source::Builtin;
use culambda_syntax::{Field, Kind, Node, Syntax};

/// Of class templates with more arguments nothing is known.
const MAX_PARAMETERS: usize = 16;

/// What is passed: the types, and the expressions, as far as each is one argument.
pub(super) struct Operands<'p, 'a> {
    pub(super) passed: &'p [Passed],
    pub(super) nodes: &'p [Node<'a>],
    /// Whether the first one is the object of those functions that are members.
    pub(super) with_object: bool,
}

/// How far an argument is converted. Only what one argument may come to is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rank {
    steps: Steps,
    /// How a reference is bound; nothing for what is passed by value.
    bound: Option<Binding>,
}

/// What is done with an argument, the better ones first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Steps {
    Exact,
    /// `T *` to `const T *`.
    Qualified,
    Promoted,
    /// A number to another one, an object to its base.
    Converted,
    /// A pointer to `void *`.
    ToVoid,
    /// A pointer to `bool`.
    ToBool,
    /// By a constructor or a conversion function.
    ByClass,
    Ellipsis,
}

/// How a reference is bound to an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Binding {
    /// A reference to an rvalue to one, or one to an lvalue to that.
    matching: bool,
    constant: bool,
}

/// How a parameter and an argument fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Match {
    /// As far as this must be converted.
    Rank(Rank),
    /// No better than this, or not at all.
    AtBest(Rank),
    /// Not at all.
    Never,
    /// That is not known.
    Unknown,
}

/// What kind of a reference a parameter is by its declarator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Declarator {
    /// `&`
    Lvalue,
    /// `&&`
    Rvalue,
    /// None: only an alias may make it one.
    Plain,
}

impl Rank {
    pub(super) const EXACT: Rank = Rank {
        steps: Steps::Exact,
        bound: None,
    };
    pub(super) const ELLIPSIS: Rank = Rank {
        steps: Steps::Ellipsis,
        bound: None,
    };

    pub(super) fn is_exact(self) -> bool {
        self.steps == Steps::Exact
    }

    /// Whether this is surely better than another one of the same argument.
    pub(super) fn is_better(self, other: Rank) -> bool {
        if self.steps != other.steps {
            return self.steps < other.steps;
        }
        match (self.bound, other.bound) {
            (Some(own), Some(its)) if own.matching != its.matching => own.matching,
            (Some(own), Some(its)) => !own.constant && its.constant,
            _ => false,
        }
    }
}

impl Match {
    fn with(self, bound: Option<Binding>) -> Match {
        match self {
            Match::Rank(rank) => Match::Rank(Rank { bound, ..rank }),
            Match::AtBest(rank) => Match::AtBest(Rank { bound, ..rank }),
            other => other,
        }
    }

    /// The same for a reference that only the object itself can be bound to, or a base of it.
    fn of_itself(self) -> Match {
        match self {
            Match::Rank(rank) | Match::AtBest(rank) if matches!(rank.steps, Steps::ByClass | Steps::Promoted) => {
                Match::Never
            }
            other => other,
        }
    }
}

pub(super) fn known(steps: Steps) -> Match {
    Match::Rank(Rank { steps, bound: None })
}

pub(super) fn at_best(steps: Steps) -> Match {
    Match::AtBest(Rank { steps, bound: None })
}

fn never_if(sure: bool) -> Match {
    if sure { Match::Never } else { Match::Unknown }
}

/// What kind of a reference a declarator makes.
pub(super) fn forwards(syntax: &Syntax, declarator: Option<Node<'_>>) -> Declarator {
    match declarator {
        Some(d) if matches!(d.kind(), Kind::ReferenceDeclarator | Kind::AbstractReferenceDeclarator) => {
            if syntax.text_of(d).starts_with("&&") {
                Declarator::Rvalue
            } else {
                Declarator::Lvalue
            }
        }
        _ => Declarator::Plain,
    }
}

impl<'a> Here<'a> {
    /// How far an argument must be converted for a parameter.
    pub(super) fn rank(&self, parameter: &Ty, declarator: Declarator, given: &Operands<'_, 'a>, index: usize) -> Match {
        let Some((ty, _)) = given.passed.get(index) else {
            return Match::Unknown;
        };
        let alone = given.nodes.len() == given.passed.len();
        let node = given.nodes.get(index).copied().filter(|_| alone);
        let Ty::Reference(target) = parameter else {
            return self.converted(&bare(parameter.clone()), ty, node);
        };
        let constant = matches!(**target, Ty::Const(_));
        let inner = bare((**target).clone());
        // A number is no array, and becomes none.
        if matches!((&inner, &bare(ty.clone())), (Ty::Array(..), Ty::Builtin(_))) {
            return Match::Never;
        }
        let plain = self.converted(&inner, ty, node);
        let kind = node.and_then(|n| self.kind_of_value(n, ty));
        let lvalue = kind.map(|k| matches!(k, Value::Lvalue { .. }));
        let of_constant = match kind {
            Some(Value::Lvalue { constant: None }) if declarator == Declarator::Lvalue && !constant => {
                return Match::Unknown;
            }
            Some(Value::Lvalue { constant: Some(own) }) => own,
            _ => matches!(ty, Ty::Const(_)),
        };
        let deduced = matches!(inner, Ty::Parameter(_));
        match (declarator, lvalue) {
            (Declarator::Lvalue, _) if constant => plain.with(Some(Binding {
                matching: lvalue == Some(true),
                constant: true,
            })),
            (Declarator::Lvalue, Some(true)) => {
                if of_constant && !deduced {
                    return Match::Never;
                }
                // A number is no part of another one.
                let number = matches!((&inner, &bare(ty.clone())), (Ty::Builtin(a), Ty::Builtin(b)) if a != b);
                let own = if number || is_made_of_other(&inner, ty) {
                    Match::Never
                } else {
                    plain.of_itself()
                };
                own.with(Some(Binding {
                    matching: true,
                    constant: of_constant,
                }))
            }
            (Declarator::Lvalue, Some(false)) => Match::Never,
            (Declarator::Rvalue, Some(lvalue)) => {
                let forwarding = deduced && !constant;
                let itself = matches!(plain, Match::Rank(rank) if rank.is_exact());
                match (lvalue && !forwarding, itself) {
                    (true, true) => Match::Never,
                    (true, false) => Match::Unknown,
                    (false, _) => plain.with(Some(Binding {
                        matching: true,
                        constant: constant || forwarding && of_constant,
                    })),
                }
            }
            _ => Match::Unknown,
        }
    }

    /// How the object fits that a member is called on.
    pub(super) fn rank_of_object(&self, of_constant: bool, given: &Operands<'_, 'a>) -> Match {
        let (Some((ty, _)), Some(node)) = (given.passed.first(), given.nodes.first()) else {
            return Match::Unknown;
        };
        let known = |matching| {
            let constant = of_constant;
            known(Steps::Exact).with(Some(Binding { matching, constant }))
        };
        match self.kind_of_value(*node, ty) {
            Some(Value::Rvalue) => known(false),
            Some(Value::Lvalue { constant: Some(true) }) if !of_constant => Match::Never,
            Some(Value::Lvalue { constant: Some(_) }) => known(true),
            Some(Value::Lvalue { constant: None }) if of_constant => known(true),
            _ => Match::Unknown,
        }
    }

    /// The type of a pointer to an object, as constant as that is; none if that is not known.
    fn address_passed(&self, node: Node<'a>, ty: &Ty) -> Option<Ty> {
        let address = node.kind() == Kind::PointerExpression && self.text(node).starts_with('&');
        let Ty::Pointer(to) = bare(ty.clone()) else {
            return Some(ty.clone());
        };
        if !address {
            return Some(ty.clone());
        }
        match self.kind_of_value(node.field(Field::Argument)?, &to)? {
            Value::Lvalue { constant: Some(true) } => {
                let to = Box::new(bare(*to));
                Some(Ty::Pointer(Box::new(Ty::Const(to))))
            }
            Value::Lvalue { constant: Some(false) } => Some(Ty::Pointer(to)),
            _ => None,
        }
    }

    /// How far an argument must be converted to a type that is no reference.
    fn converted(&self, inner: &Ty, ty: &Ty, node: Option<Node<'a>>) -> Match {
        let Some(ty) = &node.map_or_else(|| Some(ty.clone()), |n| self.address_passed(n, ty)) else {
            return Match::Unknown;
        };
        let (inner, ty) = (&without_alias(inner), &without_alias(ty));
        if let Some(own) = self.converted_otherwise(inner, ty, node) {
            return own;
        }
        match (inner, &bare(ty.clone())) {
            (Ty::Parameter(_), Ty::Builtin(_) | Ty::Class(_) | Ty::Pointer(_) | Ty::Closure { .. } | Ty::Dependent) => {
                known(Steps::Exact)
            }
            (Ty::Builtin(to), Ty::Builtin(from)) => known(between(*to, *from)),
            (Ty::Class(to), Ty::Class(from)) => self.between_classes(to, from),
            (Ty::Class(to), Ty::Builtin(_) | Ty::Pointer(_)) => self.ranked_as_made(to, &bare(ty.clone()), node),
            (Ty::Builtin(_), Ty::Class(from)) => {
                let own = from.info.as_ref().filter(|i| i.complete && i.bases.is_empty());
                match own {
                    _ if from.is_enum => Match::Unknown,
                    Some(i) if !converts(i) => Match::Never,
                    Some(i) if self.surely_converts(i) => known(Steps::ByClass),
                    _ => at_best(Steps::ByClass),
                }
            }
            (Ty::Pointer(to), Ty::Pointer(from)) => self.between_pointers(to, from),
            // Nothing is deduced from an object.
            (Ty::Pointer(to), Ty::Class(from)) => {
                let plain = from.info.as_ref().filter(|i| i.complete && i.bases.is_empty());
                let never = crate::ty::mentions_parameter(to) || plain.is_some_and(|i| !converts(i));
                if never && !from.is_enum {
                    Match::Never
                } else {
                    at_best(Steps::ByClass)
                }
            }
            // Nothing is deduced from a number.
            (Ty::Pointer(to), Ty::Builtin(from)) if from.is_floating() || crate::ty::mentions_parameter(to) => {
                Match::Never
            }
            // Only `0` is a pointer.
            (Ty::Pointer(_), Ty::Builtin(_)) => match node {
                Some(n) if n.kind() == Kind::NumberLiteral && self.text(n) != "0" => Match::Never,
                Some(n) if matches!(self.kind_of_value(n, ty), Some(Value::Lvalue { .. })) => Match::Never,
                _ => at_best(Steps::Converted),
            },
            (Ty::Builtin(to), Ty::Pointer(_)) if to.name() == "bool" => known(Steps::ToBool),
            (Ty::Builtin(_), Ty::Pointer(_)) => Match::Never,
            _ => Match::Unknown,
        }
    }

    /// How a pointer and one that is passed fit together.
    pub(super) fn between_pointers(&self, to: &Ty, from: &Ty) -> Match {
        let (target, own) = (bare(to.clone()), bare(from.clone()));
        let constant = |ty: &Ty| matches!(ty, Ty::Const(_));
        if matches!(to, Ty::Parameter(_)) {
            return match own {
                Ty::Builtin(_) | Ty::Class(_) | Ty::Pointer(_) => known(Steps::Exact),
                _ => Match::Unknown,
            };
        }
        let loses = constant(from) && !constant(to);
        let itself = if constant(from) == constant(to) {
            known(Steps::Exact)
        } else {
            known(Steps::Qualified)
        };
        match (&target, &own) {
            (Ty::Parameter(_), Ty::Builtin(_) | Ty::Class(_) | Ty::Pointer(_)) => itself,
            (Ty::Builtin(a), Ty::Builtin(b)) if a == b => {
                if loses {
                    Match::Never
                } else {
                    itself
                }
            }
            (Ty::Builtin(a), Ty::Builtin(_) | Ty::Class(_) | Ty::Pointer(_)) if a.name() == "void" => {
                if loses {
                    Match::Never
                } else {
                    known(Steps::ToVoid)
                }
            }
            (Ty::Builtin(_), Ty::Builtin(_) | Ty::Pointer(_)) => Match::Never,
            (Ty::Builtin(_), Ty::Class(class)) => never_if(class.is_known()),
            (Ty::Class(class), Ty::Builtin(_)) => never_if(class.is_known()),
            (Ty::Class(a), Ty::Class(b)) => match self.between_classes(a, b) {
                Match::Rank(_) if loses => Match::Never,
                Match::Rank(rank) if rank.is_exact() => itself,
                Match::Rank(rank) if rank.steps == Steps::Converted => Match::Rank(rank),
                Match::Never => Match::Never,
                _ => never_if(a.is_known() && b.info.as_ref().is_some_and(|i| i.complete && i.bases.is_empty())),
            },
            _ => Match::Unknown,
        }
    }

    /// How an object of a class fits one of another class.
    fn between_classes(&self, to: &ClassTy, from: &ClassTy) -> Match {
        let (Some(target), Some(own)) = (to.info.as_ref(), from.info.as_ref()) else {
            return Match::Unknown;
        };
        let written = own.arguments.is_some() || target.arguments.is_some();
        if target.place == own.place {
            let same = || crate::ty::same(&Ty::Class(Box::new(to.clone())), &Ty::Class(Box::new(from.clone())));
            let any = from.arguments.is_empty() || !written && takes_any_arguments(to) || same();
            return if any { known(Steps::Exact) } else { Match::Unknown };
        }
        // Neither is a base of the other, and nothing converts: what is deduced from never does.
        let unrelated =
            !written && own.complete && (own.bases.is_empty() || self.follows_uses() && self.is_apart(from, target));
        let deduced = to.arguments.iter().any(|a| matches!(a, Ty::Parameter(_)));
        let converted = !target.complete || converts(own) || target.members.contains_key(&target.name);
        if unrelated && (deduced || !converted) {
            return Match::Never;
        }
        // A template deduces its arguments from the class itself.
        if deduced || written {
            return Match::Unknown;
        }
        if to.arguments.is_empty() && self.is_direct_base(to, from) {
            return known(Steps::Converted);
        }
        at_best(if unrelated { Steps::ByClass } else { Steps::Converted })
    }

    /// Whether a class is named as a base of another one.
    fn is_direct_base(&self, base: &ClassTy, class: &ClassTy) -> bool {
        let place = base.info.as_ref().map(|i| i.place);
        let types = self.base_types(class);
        let number = class.info.as_ref().map_or(0, |i| i.bases.len());
        number == 1
            && (0..number).any(|n| match &*self.base_type(class, &types, n) {
                Ty::Class(one) => one.info.as_ref().map(|i| i.place) == place,
                _ => false,
            })
    }

    /// How a number or a pointer fits an object of a class.
    pub(super) fn ranked_as_made(&self, class: &ClassTy, ty: &Ty, node: Option<Node<'a>>) -> Match {
        let Some(info) = class.info.as_ref().filter(|i| i.complete) else {
            return at_best(Steps::ByClass);
        };
        // Nothing is deduced from it.
        if class.arguments.iter().any(crate::ty::mentions_parameter) {
            return Match::Never;
        }
        let Some(all) = info.members.get(&info.name) else {
            return Match::Never;
        };
        let number = matches!(ty, Ty::Builtin(_));
        let plain = class.arguments.is_empty() && info.params.is_none();
        let Some(syntax) = self.syntax_of_class(info).filter(|_| number && plain) else {
            return at_best(Steps::ByClass);
        };
        let copies = |member: &Member| {
            let signature = Signature::at(&syntax, member.at).filter(|s| s.head.is_none());
            let one = signature.and_then(|s| <[_; 1]>::try_from(s.parameters()).ok());
            let ty = one.and_then(|[only]| only.field(Field::Type));
            ty.is_some_and(|ty| syntax.text_of(ty) == info.name)
        };
        let nothing = |member: &Member| {
            Signature::at(&syntax, member.at).is_some_and(|s| s.head.is_none() && s.arity() == (0, 0))
        };
        let inherits = !info.bases.is_empty();
        if !inherits && all.iter().all(|member| copies(member) || nothing(member)) {
            return Match::Never;
        }
        let takes = all.iter().any(|member| {
            Signature::at(&syntax, member.at).is_some_and(|s| {
                let (fewest, most) = s.arity();
                let first = s.parameters().first().and_then(|p| p.field(Field::Type));
                let is_explicit = s.declaration.all_children().any(|n| n.kind().is_explicit());
                let taken = first.is_some_and(|t| t.kind().is_builtin_type());
                let by_value = s.parameters().first().and_then(|p| p.field(Field::Declarator));
                let by_value = by_value.is_none_or(|d| d.kind() == Kind::Identifier);
                fewest <= 1 && most >= 1 && s.head.is_none() && !is_explicit && taken && by_value
            })
        });
        let pointer = |member: &Member| {
            let signature = Signature::at(&syntax, member.at).filter(|s| s.head.is_none());
            let first = signature.and_then(|s| s.parameters().first().and_then(|p| p.field(Field::Declarator)));
            first.is_some_and(|d| matches!(d.kind(), Kind::PointerDeclarator | Kind::AbstractPointerDeclarator))
        };
        let zero = node.is_none_or(|n| self.text(n) == "0");
        if takes {
            known(Steps::ByClass)
        } else if !inherits
            && !zero
            && all
                .iter()
                .all(|member| copies(member) || nothing(member) || pointer(member))
        {
            Match::Never
        } else {
            at_best(Steps::ByClass)
        }
    }

    /// Whether a class surely has a conversion to a number that is not explicit.
    fn surely_converts(&self, info: &ClassInfo) -> bool {
        let to_number = |key: &str| {
            key.strip_prefix("operator ")
                .is_some_and(|t| Builtin::parse(t).is_some())
        };
        let mut all = info.members.keys().filter(|key| key.starts_with("operator "));
        let only = all.next().filter(|_| all.next().is_none());
        let members = only
            .and_then(|key| info.members.get(key))
            .map_or(&[][..], Vec::as_slice);
        let alone = members.len() == 1 && members.iter().all(|m| !self.is_explicit(info, m));
        alone && only.is_some_and(|key| to_number(key))
    }
}

pub(super) fn converts(class: &ClassInfo) -> bool {
    class.members.keys().any(|k| k.starts_with("operator "))
}

/// Whether the arguments of a class template are parameters to be deduced, each another one.
fn takes_any_arguments(class: &ClassTy) -> bool {
    let numbers: Vec<usize> = class.arguments.iter().filter_map(parameter).collect();
    are_apart(&numbers) && numbers.len() == class.arguments.len() && numbers.len() <= MAX_PARAMETERS
}

fn are_apart(numbers: &[usize]) -> bool {
    numbers.iter().enumerate().all(|(i, n)| !numbers[..i].contains(n))
}

fn parameter(ty: &Ty) -> Option<usize> {
    match ty {
        Ty::Parameter(number) => Some(*number),
        _ => None,
    }
}

fn between(to: Builtin, from: Builtin) -> Steps {
    let promoted =
        from.promoted() == to || Some(to) == Builtin::parse("double") && Some(from) == Builtin::parse("float");
    match (to == from, promoted) {
        (true, _) => Steps::Exact,
        (_, true) => Steps::Promoted,
        _ => Steps::Converted,
    }
}

/// Whether arguments say of one template parameter that it is two types: numbers, or a number and something else.
pub(super) fn contradict(parameters: &[Ty], passed: &[Passed]) -> bool {
    let alone = |(pattern, (ty, _)): (&Ty, &Passed)| Some((parameter(&bare(pattern.clone()))?, bare(ty.clone())));
    let known: Vec<(usize, Ty)> = parameters.iter().zip(passed).filter_map(alone).collect();
    let differ = |a: &Ty, b: &Ty| match (a, b) {
        (Ty::Builtin(a), Ty::Builtin(b)) => a != b,
        (Ty::Builtin(_), Ty::Class(_) | Ty::Pointer(_)) | (Ty::Class(_) | Ty::Pointer(_), Ty::Builtin(_)) => true,
        _ => false,
    };
    let own = |i: usize| {
        known[..i]
            .iter()
            .any(|(n, ty)| *n == known[i].0 && differ(ty, &known[i].1))
    };
    (0..known.len()).any(own)
}

/// Whether a template is more special than another one, by the types of their parameters: each of these is the same, or that
/// of the other one is a parameter alone, which takes anything.
pub(super) fn is_more_special(own: &[Ty], other: &[Ty]) -> bool {
    let whole = |ty: &Ty| bare(ty.clone());
    let numbers: Vec<usize> = other.iter().filter_map(|ty| parameter(&whole(ty))).collect();
    if own.len() != other.len() || !are_apart(&numbers) {
        return false;
    }
    let mut special = false;
    for (a, b) in own.iter().zip(other) {
        match (whole(a), whole(b)) {
            (Ty::Unknown | Ty::Dependent, _) | (_, Ty::Unknown | Ty::Dependent) => return false,
            (Ty::Parameter(_), Ty::Parameter(_)) => {}
            (_, Ty::Parameter(_)) => special = true,
            (x, y) if crate::ty::same(&x, &y) => {}
            _ => return false,
        }
    }
    let mine: Vec<usize> = own.iter().filter_map(|ty| parameter(&whole(ty))).collect();
    special && are_apart(&mine)
}
