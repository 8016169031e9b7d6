//! What a declaration of a function says of where it runs: data only.

use crate::facts::Place;
use crate::space::Annotations;
use std::rc::Rc;

/// What one declaration of a function says of where it runs.
#[derive(Clone, Debug)]
pub(crate) struct FunctionSpace {
    /// Its annotations; none when something at its head may be one that is not known.
    pub(crate) annotations: Option<Annotations>,
    /// Its annotations where nothing but a condition that cannot be decided hides them.
    pub(crate) under_condition: Option<Annotations>,
    /// Whether it is `constexpr`.
    pub(crate) constexpr: bool,
    /// Whether it is `consteval`, deleted, or defaulted where it is declared first.
    pub(crate) special: bool,
    /// Whether it is `virtual`.
    pub(crate) is_virtual: bool,
    /// Whether it has a body.
    pub(crate) definition: bool,
    /// Whether it is inline.
    pub(crate) inline: Inline,
    /// Its parameters, as what tells overloads apart.
    pub(crate) shape: (usize, Rc<[String]>),
    /// What else tells it apart, beside its parameters.
    pub(crate) rest: String,
    /// Whether it is a member function of constant objects.
    pub(crate) of_constant: bool,
    /// The fewest and the most arguments.
    pub(crate) arity: (usize, usize),
    /// Its name in the file.
    pub(crate) place: Option<Place>,
}

/// From where on a function is inline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inline {
    /// Nothing makes it so.
    Never,
    /// The same of one that is `static` at namespace scope.
    Internal,
    /// Wherever it is called: its body is in its class, or that of a lambda.
    Anywhere,
    /// The same of one that is declared `inline` in its class: that of a class template has the word before anything asks for it.
    Said,
    /// The same of a member of a class template, which is not there before something asks for it.
    Made,
    /// Behind a declaration.
    From(Place),
}

impl FunctionSpace {
    /// All that tells it apart from other functions of its name and scope.
    pub(crate) fn whole(&self) -> (&(usize, Rc<[String]>), &str) {
        (&self.shape, &self.rest)
    }

    /// Whether the declaration may say for which arguments it is.
    pub(crate) fn is_constrained(&self) -> bool {
        self.shape.0 > 0
            && ["enable_if", "requires", "::"]
                .iter()
                .any(|word| self.rest.contains(word))
    }

    /// Whether it is a function of the host.
    pub(crate) fn is_host(&self) -> bool {
        !self.special && self.annotations.is_some_and(|a| !a.device && !a.global)
    }
}
