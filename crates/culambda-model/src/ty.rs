//! Types, as far as captures and rules need them: data only. What asks for them is in `types`.

mod aliases;
mod asked;
mod bases;
mod chosen;
mod parts;

pub(crate) use aliases::{AliasKey, Aliases};
pub(crate) use asked::{Asked, Asker};
pub(crate) use bases::{BaseTypes, Bases, Path, Searched, class_identity, identities};
pub(crate) use chosen::{Choice, KeptChoice};
pub(crate) use parts::*;

use crate::class::{Access, ClassInfo};
use crate::facts::Place;
use crate::namespace::NamespaceId;
use culambda_source::Builtin;
use culambda_syntax::Syntax;
use std::rc::Rc;

/// A type.
#[derive(Clone, Debug)]
pub(crate) enum Ty {
    /// A fundamental type.
    Builtin(Builtin),
    /// A class or enumeration.
    Class(Box<ClassTy>),
    /// A closure type; `extended` when it is that of an annotated lambda.
    Closure {
        extended: bool,
        /// Whether the lambda is in a function.
        in_function: bool,
        /// Whether the lambda is in code for the device.
        in_device: bool,
        /// Whether it has `__device__` alone.
        device_alone: bool,
        text: String,
        place: Option<Place>,
    },
    Const(Box<Ty>),
    Pointer(Box<Ty>),
    Reference(Box<Ty>),
    Array(Box<Ty>, Extent),
    /// Class, then the member's type.
    MemberPointer(Box<Ty>, Box<Ty>),
    /// Return type, then parameters.
    Function(Vec<Ty>),
    /// `{1, 2}`.
    List,
    /// A template argument that is a value, as written.
    Value(String),
    /// The template parameter of this number, in the signature of the template that arguments are deduced for.
    Parameter(usize),
    /// Depends on a template parameter.
    Dependent,
    /// Not to be known.
    Unknown,
}

impl Ty {
    /// The class, where its definition is known.
    pub(crate) fn known_class(&self) -> Option<&ClassTy> {
        match self {
            Ty::Class(class) if class.info.is_some() => Some(class),
            _ => None,
        }
    }
}

/// The bound of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    Known(i64),
    /// Depends on a template parameter.
    Dependent,
    Unknown,
}

/// A class or enumeration with the way to it.
#[derive(Clone, Debug, Default)]
pub(crate) struct ClassTy {
    /// Its definition, when that is known.
    pub(crate) info: Option<Rc<ClassInfo>>,
    /// The classes around it and itself, outermost first.
    pub(crate) levels: Vec<Level>,
    /// Template arguments.
    pub(crate) arguments: Vec<Ty>,
    /// Those of the classes around it.
    pub(crate) outer_arguments: Vec<Ty>,
    /// Classes around it, for names in its body.
    pub(crate) chain: Vec<Rc<ClassInfo>>,
    pub(crate) namespace: NamespaceId,
    pub(crate) is_enum: bool,
}

impl ClassTy {
    /// Its name, when its definition is known.
    pub(crate) fn name(&self) -> Option<&String> {
        self.info.as_ref().map(|info| &info.name)
    }

    /// Whether a declaration that was read says what it is. A class that is not known may be an alias of anything.
    pub(crate) fn is_known(&self) -> bool {
        self.info.is_some() || self.is_enum
    }

    /// What it is where its header was not read: `std::size_t` and the like.
    pub(crate) fn of_library(&self) -> Option<Builtin> {
        match self.levels.as_slice() {
            [level] if !self.is_known() => {
                let name = level.name.strip_prefix("::std::").unwrap_or(&level.name);
                Builtin::of_library(name.trim_start_matches("std::"))
            }
            _ => None,
        }
    }

    /// What is local about the way to a class is local about its members.
    pub(crate) fn stands_in(&mut self, around: &ClassTy) {
        if around.levels.iter().any(|l| l.local) && self.levels.len() > around.levels.len() {
            self.levels.splice(..around.levels.len(), around.levels.iter().cloned());
            self.levels.iter_mut().for_each(|l| l.local = true);
        }
    }
}

/// One class on the way to a type.
#[derive(Clone, Debug)]
pub(crate) struct Level {
    pub(crate) name: String,
    /// Its access in the class around it.
    pub(crate) access: Access,
    /// Whether it is defined in a function body.
    pub(crate) local: bool,
    pub(crate) place: Option<Place>,
}

/// Where the names of a type are looked up.
#[derive(Clone)]
pub(crate) struct Scope<'s> {
    /// The syntax that the nodes belong to.
    pub(crate) syntax: &'s Syntax,
    /// Whether local names of the walk are visible.
    pub(crate) local: bool,
    /// Classes around, outermost first.
    pub(crate) classes: Vec<Rc<ClassInfo>>,
    pub(crate) namespace: NamespaceId,
    /// What template parameters stand for, where that is known.
    pub(crate) bound: Bound,
}

impl<'s> Scope<'s> {
    /// The scope of a declaration at namespace scope, which is in a syntax of its own.
    pub(crate) fn of_namespace(syntax: &'s Syntax, namespace: NamespaceId) -> Scope<'s> {
        Scope {
            syntax,
            local: false,
            classes: Vec::new(),
            namespace,
            bound: Bound::default(),
        }
    }

    /// That of the members of a class, which is in a syntax of its own.
    pub(crate) fn within(syntax: &'s Syntax, class: ClassTy) -> Scope<'s> {
        let mut classes = class.chain;
        classes.extend(class.info);
        Scope {
            classes,
            ..Scope::of_namespace(syntax, class.namespace)
        }
    }
}

/// A type without references and `const` around it.
pub(crate) fn bare(ty: Ty) -> Ty {
    match ty {
        Ty::Reference(t) | Ty::Const(t) => bare(*t),
        t => t,
    }
}

/// What an array or function becomes as a parameter or by `auto`.
pub(crate) fn decay(ty: Ty) -> Ty {
    match ty {
        Ty::Array(t, _) => Ty::Pointer(t),
        t @ Ty::Function(_) => Ty::Pointer(Box::new(t)),
        t => t,
    }
}

/// Names of template parameters with their types.
pub(crate) type Bound = Rc<[(String, Ty)]>;

/// The parameters of a class template with its arguments; nothing unless every parameter has one.
pub(crate) fn of_class(class: &ClassTy) -> Bound {
    let params = class
        .info
        .as_ref()
        .and_then(|i| i.params.as_deref())
        .unwrap_or_default();
    if params.len() == class.arguments.len() {
        pairs(params, &class.arguments)
    } else {
        Bound::default()
    }
}

/// The same of the classes around a class, the innermost first. Of a single one with other numbers of parameters and
/// arguments those have theirs that no pack is, and no default: the last may be a pack.
pub(crate) fn of_classes_around(class: &ClassTy) -> Vec<(String, Ty)> {
    let given = &class.outer_arguments;
    if given.is_empty() {
        return Vec::new();
    }
    let levels: Vec<&[String]> = class
        .chain
        .iter()
        .filter_map(|around| around.params.as_deref())
        .collect();
    let count = levels.iter().map(|params| params.len()).sum::<usize>();
    let known = match (count == given.len(), levels.len()) {
        (true, _) => count,
        (false, 1) => given.len().min(count.saturating_sub(1)),
        (false, _) => 0,
    };
    let params = levels.into_iter().flatten().enumerate();
    let bound = params.map(|(at, name)| {
        let ty = given.get(at).filter(|_| at < known);
        (name.clone(), ty.cloned().unwrap_or(Ty::Dependent))
    });
    let mut bound: Vec<(String, Ty)> = bound.collect();
    bound.reverse();
    bound
}

/// Template parameters as themselves, by their numbers: for the signature that arguments are deduced from.
pub(crate) fn as_parameters(names: &[String]) -> Bound {
    names
        .iter()
        .enumerate()
        .map(|(i, n)| (n.clone(), Ty::Parameter(i)))
        .collect()
}

pub(crate) fn pairs(params: &[String], arguments: &[Ty]) -> Bound {
    params.iter().cloned().zip(arguments.iter().cloned()).collect()
}
