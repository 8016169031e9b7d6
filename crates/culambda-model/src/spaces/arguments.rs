//! How far arguments are converted that are neither numbers, nor pointers, nor objects: enumerators, arrays, strings, `nullptr`.

use super::ranks::{Match, Steps, at_best, converts, known};
use crate::here::Here;
use crate::index::{ClassLookup, DeclaredKind};
use crate::ty::{ClassTy, Ty, bare, mentions_parameter};
use crate::types::enumerations_named;
use culambda_source::Builtin;
use culambda_syntax::{Field, Kind, Node, Syntax};

/// Digits of a value that is no larger than an `int`.
const DIGITS: usize = 9;

/// What the values of an enumeration are converted to.
enum Values {
    /// By themselves to nothing.
    Scoped,
    Numbers {
        /// The type that it is declared with.
        fixed: Option<Builtin>,
    },
}

impl<'a> Here<'a> {
    /// How far such an argument must be converted to a type that is no reference; none if it is another one.
    pub(super) fn converted_otherwise(&self, inner: &Ty, ty: &Ty, node: Option<Node<'a>>) -> Option<Match> {
        if node.is_some_and(|n| n.kind() == Kind::Null) {
            return Some(of_null(inner));
        }
        let text = node.filter(|n| n.kind() == Kind::StringLiteral && self.text(*n).starts_with('"'));
        if text.is_some() {
            let element = Ty::Const(Box::new(Ty::Builtin(Builtin::Char)));
            return self.converted_as_pointer(inner, &element);
        }
        match (inner, &bare(ty.clone())) {
            (_, Ty::Array(element, _)) => {
                let constant = self.is_constant_array(node?, &bare(ty.clone()))?;
                let element = match bare((**element).clone()) {
                    own if constant => Ty::Const(Box::new(own)),
                    own => own,
                };
                self.converted_as_pointer(inner, &element)
            }
            (Ty::Class(to), from) if to.is_enum => Some(match from {
                Ty::Class(other) if other.is_enum => {
                    if crate::ty::same(&Ty::Class(to.clone()), from) {
                        known(Steps::Exact)
                    } else {
                        Match::Never
                    }
                }
                Ty::Class(other) => {
                    let plain = other.info.as_ref().filter(|i| i.complete && i.bases.is_empty());
                    match plain {
                        Some(info) if !converts(info) => Match::Never,
                        _ => at_best(Steps::ByClass),
                    }
                }
                Ty::Builtin(_) | Ty::Pointer(_) => Match::Never,
                _ => return None,
            }),
            (to, Ty::Class(from)) if from.is_enum => match to {
                Ty::Builtin(to) => Some(self.of_enumerator(*to, from)),
                Ty::Pointer(_) => Some(Match::Never),
                Ty::Class(to) if to.arguments.iter().any(mentions_parameter) => Some(Match::Never),
                Ty::Class(_) => Some(at_best(Steps::ByClass)),
                _ => None,
            },
            _ => None,
        }
    }

    /// How what becomes a pointer to something fits.
    fn converted_as_pointer(&self, inner: &Ty, element: &Ty) -> Option<Match> {
        match inner {
            Ty::Pointer(to) => Some(self.between_pointers(to, element)),
            Ty::Builtin(to) if to.name() == "bool" => Some(known(Steps::ToBool)),
            Ty::Builtin(_) => Some(Match::Never),
            Ty::Parameter(_) => Some(known(Steps::Exact)),
            Ty::Class(to) if to.is_enum => Some(Match::Never),
            Ty::Class(to) => {
                let pointer = Ty::Pointer(Box::new(element.clone()));
                Some(self.ranked_as_made(to, &pointer, None))
            }
            _ => None,
        }
    }

    fn of_enumerator(&self, to: Builtin, from: &ClassTy) -> Match {
        match self.values_of(from) {
            Some(Values::Scoped) => Match::Never,
            Some(Values::Numbers { fixed }) => {
                let own = fixed.map_or(Builtin::Int, Builtin::promoted);
                if to == own || Some(to) == fixed {
                    known(Steps::Promoted)
                } else {
                    known(Steps::Converted)
                }
            }
            None => Match::Unknown,
        }
    }

    fn values_of(&self, class: &ClassTy) -> Option<Values> {
        let path: Vec<String> = class
            .levels
            .iter()
            .flat_map(|l| l.name.split("::"))
            .map(str::to_owned)
            .collect();
        let enumeration = |f: &crate::index::Found<'_>| matches!(f.declared.kind, DeclaredKind::Enum);
        let (last, outer) = path.split_last()?;
        if let Some(found) = self.index.first(class.namespace, &path).filter(enumeration) {
            let syntax = self.index.syntax_of(found.declared.file, found.declared.item);
            return values_in(&syntax, last);
        }
        match self.index.class(class.namespace, outer) {
            ClassLookup::Found(info) if !outer.is_empty() => {
                let syntax = self.syntax_of_class(&info)?;
                values_in(&syntax, last)
            }
            _ => None,
        }
    }
}

/// What becomes of the values of the only enumeration of a name in a text.
fn values_in(syntax: &Syntax, name: &str) -> Option<Values> {
    let mut all = enumerations_named(syntax, name);
    let only = all.next().filter(|_| all.next().is_none())?;
    let list = only.field(Field::Body);
    let end = list.map_or(only.end(), Node::start);
    let words = only.all_children();
    let scoped = words
        .into_iter()
        .any(|n| n.start() < end && matches!(syntax.text_of(n), "class" | "struct"));
    if scoped {
        return Some(Values::Scoped);
    }
    if let Some(base) = only.field(Field::Base) {
        let fixed = Builtin::parse(syntax.text_of(base))?;
        return Some(Values::Numbers { fixed: Some(fixed) });
    }
    let large = |n: Node<'_>| {
        let text = syntax.text_of(n);
        n.kind() == Kind::NumberLiteral && (text.len() > DIGITS || text.contains(['u', 'U', 'l', 'L']))
    };
    let plain = !list?.descendants().into_iter().any(large);
    plain.then_some(Values::Numbers { fixed: None })
}

/// How `nullptr` fits.
fn of_null(inner: &Ty) -> Match {
    match inner {
        Ty::Pointer(to) if mentions_parameter(to) => Match::Never,
        Ty::Pointer(_) => known(Steps::Converted),
        Ty::Parameter(_) | Ty::Builtin(Builtin::Nullptr) => known(Steps::Exact),
        Ty::Builtin(_) | Ty::Array(..) => Match::Never,
        Ty::Class(to) if to.is_enum => Match::Never,
        Ty::Class(to) if to.info.is_some() => at_best(Steps::ByClass),
        _ => Match::Unknown,
    }
}

/// Whether a number or a pointer that a reference is bound to is made of something else, which is no number and no pointer.
pub(super) fn is_made_of_other(inner: &Ty, ty: &Ty) -> bool {
    let other = match bare(ty.clone()) {
        Ty::Class(class) => class.is_enum,
        Ty::Array(..) => true,
        _ => false,
    };
    other && matches!(inner, Ty::Builtin(_) | Ty::Pointer(_))
}

/// The number that a name of the C library stands for, whose headers need not be there.
pub(super) fn without_alias(ty: &Ty) -> Ty {
    let own = match ty {
        Ty::Class(class) => class.of_library(),
        _ => None,
    };
    own.map_or_else(|| ty.clone(), Ty::Builtin)
}
