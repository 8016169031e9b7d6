//! What a name means in a class, and what a call of it captures.

use crate::class::Signature;

/// What a name means in a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// A non-static data member.
    Field,
    /// Member functions: those that overload resolution chooses from.
    Functions(Vec<Candidate>),
    /// A static member, a type, an enumerator: needs no object.
    Other,
    /// No member.
    None,
    /// Not to be known, and why.
    Unknown(String),
}

/// What choosing one of several member functions needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Candidate {
    pub(crate) is_static: bool,
    /// The fewest and the most arguments.
    pub(crate) arity: (usize, usize),
    pub(crate) template: bool,
    pub(crate) signature: Signature,
}

/// When a call of a member function captures `this`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Implied {
    /// Never: it is static.
    Never,
    /// In front of the arguments.
    First,
    /// After the arguments: the reference had to choose between several first, or to deduce template arguments.
    Last,
    /// It depends on which one is called.
    Unknown,
}

impl Candidate {
    /// What a dependent base brings in may be anything.
    pub(crate) fn of_dependent_base() -> Candidate {
        Candidate {
            is_static: false,
            arity: (0, usize::MAX),
            template: true,
            signature: Signature::default(),
        }
    }
}

impl Meaning {
    /// Whether a call of it may need an object.
    pub(crate) fn is_method(&self) -> bool {
        matches!(self, Meaning::Functions(all) if all.iter().any(|c| !c.is_static))
    }

    /// What a call with so many arguments captures; `None` for what is not a function. A pack or a dependent class
    /// leaves the choice open (`arguments` is `None`), and the reference then takes it for a call that needs `this`.
    pub(crate) fn implied(&self, arguments: Option<usize>) -> Option<Implied> {
        let Meaning::Functions(all) = self else { return None };
        let takes = |c: &&Candidate| arguments.is_none_or(|n| c.arity.0 <= n && n <= c.arity.1);
        let statics = all.iter().filter(takes).filter(|c| c.is_static).count();
        Some(match (statics, all.iter().filter(takes).count()) {
            _ if all.iter().all(|c| c.is_static) => Implied::Never,
            _ if all.len() == 1 && !all[0].template => Implied::First,
            (0, _) => Implied::Last,
            (_, _) if arguments.is_none() => Implied::Last,
            (some, viable) if some == viable => Implied::Never,
            _ => Implied::Unknown,
        })
    }
}
