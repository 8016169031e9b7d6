//! What a use of a name is: a member, a dependent name, a capture, and by which lambdas.

use super::Frame;
use super::Here;
use culambda_syntax::{Field, Kind, Node};

/// Names that no base class in a file out of sight hides, in practice and by reservation.
const NEVER_MEMBERS: [&str; 13] = [
    "static_cast",
    "const_cast",
    "reinterpret_cast",
    "dynamic_cast",
    "threadIdx",
    "blockIdx",
    "blockDim",
    "gridDim",
    "warpSize",
    "printf",
    "assert",
    "std",
    "nullptr",
];

/// A call whose callee is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Call<'a> {
    arguments: Node<'a>,
}

impl<'a> Call<'a> {
    /// The call with this argument list.
    pub(crate) fn with(arguments: Node<'a>) -> Call<'a> {
        Call { arguments }
    }

    /// How many arguments it has; `None` when a pack is expanded.
    pub(crate) fn number(self) -> Option<usize> {
        let mut all = self.arguments.children();
        let packs = all.any(|a| a.kind() == Kind::ParameterPackExpansion);
        (!packs).then(|| self.arguments.children().count())
    }
}

impl<'a> Here<'a> {
    pub(crate) fn may_be_member(&self, name: &str) -> bool {
        !NEVER_MEMBERS.contains(&name) && !name.starts_with("__")
    }

    /// Whether the choice between overloads waits for an instantiation; `None` when that cannot be told.
    pub(crate) fn dependent_arguments(&self, call: Call<'a>) -> Option<bool> {
        if self.own_classes().iter().any(|c| c.info.params.is_some()) {
            // The implied object is dependent itself.
            return Some(true);
        }
        let generic = self.frames.iter().any(|f| matches!(f, Frame::Lambda(l) if l.generic));
        if self.templates.is_empty() && !generic {
            return Some(false);
        }
        let mut all = Some(false);
        for argument in call.arguments.children() {
            match self.is_dependent(argument) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => all = None,
            }
        }
        all
    }

    /// Whether an expression is type-dependent, for the plainest ones.
    pub(crate) fn is_dependent(&self, expression: Node<'a>) -> Option<bool> {
        match expression.kind() {
            Kind::NumberLiteral | Kind::True | Kind::False | Kind::CharLiteral | Kind::StringLiteral | Kind::This => {
                Some(false)
            }
            Kind::Identifier => {
                let ty = self
                    .scopes
                    .lookup(self.text(expression))?
                    .declaration?
                    .field(Field::Type)?;
                let parameters = self.template_names();
                match ty.kind() {
                    Kind::PrimitiveType | Kind::SizedTypeSpecifier => Some(false),
                    _ => crate::class::mentions(self.syntax, ty, &parameters).then_some(true),
                }
            }
            _ => None,
        }
    }

    /// Whether a lambda between a frame and here would capture the name through its default.
    pub(crate) fn any_default_above(&self, frame: usize, name: &str) -> bool {
        self.frames
            .iter()
            .skip(frame + 1)
            .any(|f| matches!(f, Frame::Lambda(l) if l.default.is_some() && !l.explicit.contains(name)))
    }

    /// The frames of the lambdas between a declaration's frame and here that take a name implicitly, and have not yet.
    pub(crate) fn takers(&self, frame: usize, name: &str) -> Vec<usize> {
        // A constant may be mentioned in a lambda that captures nothing: then those around it capture nothing either.
        let stops = |f: &Frame<'_>| matches!(f, Frame::Lambda(l) if l.default.is_none() && !l.explicit.contains(name));
        let first = self
            .frames
            .iter()
            .rposition(stops)
            .map_or(frame, |stop| stop.max(frame))
            + 1;
        let takes = |f: &Frame<'_>| matches!(f, Frame::Lambda(l) if l.default.is_some() && !l.explicit.contains(name) && !l.implicit.contains(name));
        // A local name is out of reach for functions of local classes and for default arguments.
        let mut inside = self.frames.iter().skip(first);
        if inside.any(|f| matches!(f, Frame::Function(_))) {
            return Vec::new();
        }
        let lambdas = (first..self.frames.len()).take_while(|i| matches!(self.frames[*i], Frame::Lambda(_)));
        lambdas.filter(|i| takes(&self.frames[*i])).collect()
    }

    /// The frame of the function whose `this` is meant here.
    pub(crate) fn function_frame(&self) -> Option<usize> {
        self.frames
            .iter()
            .rposition(|f| matches!(f, Frame::Function(_) | Frame::Outside(_)))
    }
}

impl Here<'_> {
    /// How many captures the defaults of the lambdas around have made.
    pub(crate) fn captured(&self) -> usize {
        self.frames
            .iter()
            .map(|f| {
                if let super::Frame::Lambda(l) = f {
                    l.implicit.len()
                } else {
                    0
                }
            })
            .sum()
    }

    pub(crate) fn is_undeclared(&self, name: &str) -> bool {
        self.scopes.lookup(name).is_none()
            && !self.is_known_value(name)
            && !self.is_known_type(name)
            && !matches!(self.member(name), crate::meaning::Meaning::Other)
    }
}
