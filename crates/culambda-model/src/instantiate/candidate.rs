//! What a callee may mean, and what was chosen: data only.

use super::signature::Signature;
use crate::crossing::Emission;
use crate::facts::Place;
use crate::ty::{ClassTy, Scope, Ty};
use culambda_source::ViewOffset;
use culambda_syntax::Node;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// The declaration of a function, by the offset of its name in the text of its item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Spot {
    pub(crate) file: usize,
    pub(crate) item: usize,
    pub(crate) name_at: ViewOffset,
}

/// What stands for a template parameter.
#[derive(Clone, Debug)]
pub(crate) struct Argument {
    /// The parameter's name.
    pub(crate) name: String,
    pub(crate) kind: ArgumentKind,
}

impl Argument {
    /// The types among it.
    pub(crate) fn types(&self) -> &[Ty] {
        match &self.kind {
            ArgumentKind::Types { all, .. } => all,
            _ => &[],
        }
    }
}

/// A template argument.
#[derive(Clone, Debug)]
pub(crate) enum ArgumentKind {
    /// A type; several for a pack.
    Types { all: Vec<Ty>, pack: bool },
    /// A template; set when it is a private or protected member.
    Template {
        private: Option<crate::facts::Named>,
        /// The template by its name, as a class without arguments.
        class: Ty,
    },
    /// A value, when it is evident.
    Value(i64),
    /// What could not be found out.
    Other,
}

/// An instantiation that a walk found.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) spot: Spot,
    /// The arguments of the template itself.
    pub(crate) arguments: Vec<Argument>,
    /// Those of the class.
    pub(crate) class_arguments: Vec<Argument>,
    /// Where it is asked for, as the reference places it.
    pub(crate) place: Place,
    pub(crate) explicit: bool,
    /// Whether it may lead to a template that matters.
    pub(crate) further: bool,
    /// Whether the host front end reads the body there.
    pub(crate) by_host: bool,
    /// What is known of the code that asks for it.
    pub(crate) user: User,
}

/// What is known of code that instantiates a template.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum User {
    /// Nothing.
    #[default]
    Unknown,
    /// Nothing compiles it for the device.
    Nobody,
    /// When it is compiled for the device.
    Code(Emission),
}

impl Found {
    /// The types that names stand for.
    pub(crate) fn bindings(&self) -> FxHashMap<String, Ty> {
        let mut out = FxHashMap::default();
        for a in self.class_arguments.iter().chain(&self.arguments) {
            match &a.kind {
                ArgumentKind::Types { all, pack: false } => {
                    if let [one] = all.as_slice() {
                        out.insert(a.name.clone(), one.clone());
                    }
                }
                ArgumentKind::Template {
                    class: Ty::Class(class),
                    ..
                } if class.info.is_some() => {
                    out.insert(a.name.clone(), Ty::Class(class.clone()));
                }
                _ => {}
            }
        }
        out
    }
}

impl Found {
    /// The places of the extended lambdas whose types are among the arguments.
    pub(crate) fn extended_lambdas(&self) -> Vec<Place> {
        let mut out = Vec::new();
        for ty in self
            .arguments
            .iter()
            .chain(&self.class_arguments)
            .flat_map(Argument::types)
        {
            crate::ty::closures(ty, &mut |closure| {
                if let Ty::Closure {
                    extended: true, place, ..
                } = closure
                {
                    out.extend(*place);
                }
            });
        }
        out
    }

    /// The types that packs stand for.
    pub(crate) fn packs(&self) -> FxHashMap<String, Vec<Ty>> {
        let all = self.class_arguments.iter().chain(&self.arguments);
        let pack = |a: &Argument| match &a.kind {
            ArgumentKind::Types { all, pack: true } => Some((a.name.clone(), all.clone())),
            _ => None,
        };
        all.filter_map(pack).collect()
    }

    /// The values that names stand for.
    pub(crate) fn values(&self) -> FxHashMap<String, i64> {
        let all = self.class_arguments.iter().chain(&self.arguments);
        let value = |a: &Argument| match a.kind {
            ArgumentKind::Value(v) => Some((a.name.clone(), v)),
            _ => None,
        };
        all.filter_map(value).collect()
    }
}

/// A declaration that a callee may mean.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) spot: Spot,
    pub(crate) namespace: usize,
    /// The class that it is a member of.
    pub(crate) class: Option<ClassTy>,
    pub(crate) special: bool,
}

impl Candidate {
    /// Whether the device compiler has it while it looks at a call of it: the member functions of class templates are made
    /// later than most functions are read, but not than templates.
    pub(crate) fn is_made(&self, late: bool) -> bool {
        let known = |class: &ClassTy| {
            let own = class.info.iter().chain(&class.chain);
            late || own
                .into_iter()
                .all(|info| info.params.as_deref().unwrap_or_default().is_empty())
        };
        self.class.as_ref().is_none_or(known)
    }

    /// Where the types in its declaration are looked up, with its template parameters as such.
    pub(crate) fn scope<'s>(&self, signature: &Signature<'s>, names: &[String]) -> Scope<'s> {
        let class = self.class.as_ref();
        let mut classes = class.map(|c| c.chain.clone()).unwrap_or_default();
        classes.extend(class.and_then(|c| c.info.clone()));
        Scope {
            syntax: signature.syntax,
            local: false,
            classes,
            namespace: self.namespace,
            bound: crate::ty::as_parameters(names),
        }
    }
}

/// What choosing between overloads asks of one of them.
#[derive(Debug)]
pub(crate) struct Overload {
    /// The fewest and the most arguments.
    pub(crate) arity: (usize, usize),
    /// Number of its template parameters.
    pub(crate) templates: usize,
    /// Whether one of them is a pack.
    pub(crate) pack: bool,
    /// Its parameter types.
    pub(crate) folded: Rc<[String]>,
    /// What else tells it apart.
    pub(crate) rest: String,
    /// So many template arguments must be written out at least: nothing says what the others are.
    pub(crate) written: usize,
    pub(crate) definition: bool,
}

/// The functions at namespace scope that names mean in namespaces; `None` where that is not evident.
pub(crate) type Free = FxHashMap<(usize, Vec<String>), Option<Vec<Candidate>>>;

/// A callee: what it may mean, and its explicit template arguments.
pub(crate) struct Callee<'a> {
    pub(crate) candidates: Vec<Candidate>,
    pub(crate) explicit: Option<Node<'a>>,
}

/// What is passed: the type, and whether it is an lvalue.
pub(crate) type Passed = (Ty, bool);
