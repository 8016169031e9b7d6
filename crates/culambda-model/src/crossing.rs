//! Uses across execution spaces: what code that runs on one side calls or names of the other, as data. The rules have
//! the words.

use crate::facts::{Launch, Place, Space};
use culambda_source::{Span, View, ViewOffset};

/// What is used of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CrossingKind {
    /// Code for the device calls a function of the host.
    HostCall {
        /// Whether that is `constexpr`.
        constexpr: bool,
    },
    /// Code of the host hands an object to a function of a library that calls it on the device, where its call operator is
    /// of the host.
    Functor {
        /// Whether that is `constexpr`.
        constexpr: bool,
    },
    /// Code of the host calls a function of the device.
    DeviceCall {
        /// Whether that is `constexpr`.
        constexpr: bool,
    },
    /// Code for the device uses a variable of the host.
    HostVariable(VariableUse),
    /// Code of the host uses a variable of the device.
    DeviceVariable(VariableUse, Memory),
    /// Code for the device needs the address of something that has none there.
    Undefined(Missing),
    /// Code for the device throws or catches.
    Exception,
    /// Code for the device has something else that no code for the device may have.
    Lacking(Lacking),
    /// A function for both sides calls an inline function of the host: the compiler of the device says so while it reads.
    GenericCall {
        /// Whether that is `constexpr`, and the call no constant.
        constexpr: bool,
    },
    /// Code of the host must know what a lambda for the device returns that does not say it.
    DeducedReference,
    /// A declaration puts a function on another side than those before it.
    Redeclared(Redeclared),
    /// A declaration or a lambda that NVRTC does not compile.
    NotForJit(NotForJit),
    /// A member function overrides one that runs elsewhere.
    Overriding {
        /// Where that runs.
        overridden: Space,
        /// Where it runs itself.
        own: Space,
    },
    /// An annotation of a function that is defaulted where it is declared first means nothing.
    Ignored {
        /// Whether that is `__host__`; else it is `__device__`.
        host: bool,
    },
}

/// What no code for the device may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lacking {
    /// `dynamic_cast` or `typeid`.
    Operator,
    /// A `thread_local` variable.
    ThreadLocal,
    /// An array of which the number of elements is not constant.
    VariableLength,
}

impl CrossingKind {
    /// Whether the host front end reports it; everything else is reported where the device code is compiled.
    pub fn by_host(self) -> bool {
        matches!(
            self,
            CrossingKind::DeviceCall { .. }
                | CrossingKind::DeviceVariable(..)
                | CrossingKind::Ignored { .. }
                | CrossingKind::Overriding { .. }
                | CrossingKind::DeducedReference
        )
    }
}

/// What NVRTC does not compile, because it is of the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotForJit {
    /// A function without annotations.
    Function,
    /// A function that is declared with `__host__` alone.
    Host,
    /// A variable without annotations at namespace scope.
    Variable,
    /// A static data member that is not constant.
    StaticMember,
    /// A lambda in no function, or in one of the host.
    Closure,
    /// A lambda with annotations.
    Lambda,
}

/// How a declaration differs from those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Redeclared {
    HostWithDevice,
    HostWithHostDevice,
    DeviceWithHost,
    DeviceWithHostDevice,
    DeviceWithoutDevice,
}

/// What has no address on the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Missing {
    /// An array of constants at namespace scope, or a static data member that is one.
    Array,
    /// A static variable of the function around a lambda.
    StaticLocal,
    /// A function of the host that is not called but named.
    Function,
    /// A variable at namespace scope.
    Variable,
}

/// How a variable is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VariableUse {
    /// Its value is read.
    Read,
    /// It is written.
    Written,
    /// Its address is taken, or a reference to it is made.
    Address,
}

/// The memory of the device in which a variable lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Memory {
    Device,
    Constant,
    Shared,
}

impl Memory {
    /// How it is written.
    pub fn spelling(self) -> &'static str {
        match self {
            Memory::Device => "__device__",
            Memory::Constant => "__constant__",
            Memory::Shared => "__shared__",
        }
    }
}

/// Whether the reference comes to report it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Emission {
    /// Always: it is reported where the code is read.
    Parsed,
    /// Always: the host front end reads the template around where it is used, because it needs the body.
    AtOnce,
    /// The code around is compiled for the device.
    Emitted,
    /// That depends on what was not read: who launches the lambda.
    Open,
    /// The code around is compiled for the device if what is compiled uses this function.
    Used(Body),
    /// The template around is read for the device if something instantiates it.
    Instantiated(Body),
}

impl Emission {
    /// Whether that hangs on code that was not read.
    pub fn is_open(self) -> bool {
        matches!(self, Emission::Open | Emission::Used(_) | Emission::Instantiated(_))
    }
}

/// Code that other code may use: a function by the place of its name, a default argument or the default initialiser of a
/// member by its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Body {
    /// The file of the unit.
    pub file: usize,
    /// The offset in it.
    pub at: u32,
}

impl Body {
    /// What is at an offset of a view's text.
    pub(crate) fn at(view: &View, text_offset: ViewOffset) -> Option<Body> {
        let token = view.tokens.get(view.token_at(text_offset)?)?;
        Some(Body {
            file: view.file,
            at: token.source.start,
        })
    }
}

/// A function by the place of its name.
impl From<Place> for Body {
    fn from(place: Place) -> Body {
        Body {
            file: place.file,
            at: place.span.start,
        }
    }
}

/// Code that uses other code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Use {
    /// The function around; none where that is compiled whoever uses it.
    pub from: Option<Body>,
    /// What is used.
    pub to: Body,
    /// Whether the function around is a template, or a member of one.
    pub template: bool,
    /// Where the code around runs.
    pub space: Space,
    /// The function around, as messages show it.
    pub caller: String,
    /// Whether it is a constructor that is not written: it runs wherever it is used.
    pub implicit: bool,
    /// Whether it is in an instance of a template.
    pub instance: bool,
    /// Where it is said.
    pub place: Body,
    /// Where that is in the order of uses; 0 for what is no use of code by other code.
    pub at: u32,
    /// Where the body begins, of a constructor that is written.
    pub begins: Option<Place>,
}

/// What a file has to say of functions that other files may use, or have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Link {
    /// The function is compiled for the device.
    Emitted(Body),
    /// The function, or template, is read for the device.
    Instantiated(Body),
    /// One function uses another one.
    Uses {
        /// The function that uses.
        from: Body,
        /// What it uses.
        to: Body,
    },
}

/// A use of the other side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crossing {
    /// What is used.
    pub kind: CrossingKind,
    /// Where the code around runs.
    pub space: Space,
    /// The function around, as messages show it; `operator()` for a lambda.
    pub caller: String,
    /// What is called or named, as written; a data member with its class.
    pub name: String,
    /// Whether that is a data member.
    pub member: bool,
    /// Where it is declared.
    pub declared: Declared,
    /// Where the reference reports it.
    pub place: Place,
    /// Where it is, when a macro has it and the reference reports the use of the macro.
    pub own: Option<Place>,
    /// What it is in.
    pub inside: Inside,
    /// Whether it is reported.
    pub emission: Emission,
    /// What could change it.
    pub hangs_on: HangsOn,
    /// What would mend it.
    pub remedy: Remedy,
}

/// Where something is declared that is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Declared {
    /// Its definition, or else a declaration; none where that was not read.
    pub at: Option<Place>,
    /// Another declaration of a function: that in its class, where it is defined outside of that.
    pub also: Option<Place>,
    /// Whether it is the call operator of a lambda.
    pub lambda: bool,
    /// Whether that is in one branch of a condition which nothing decides: another one may declare something else.
    pub in_branch: bool,
}

impl Declared {
    /// That of the call operator of a lambda.
    pub(crate) fn of_lambda(at: Option<Place>) -> Declared {
        Declared {
            lambda: true,
            ..Declared::from(at)
        }
    }
}

impl From<Option<Place>> for Declared {
    fn from(at: Option<Place>) -> Declared {
        Declared {
            at,
            ..Declared::default()
        }
    }
}

/// What a use is in: an annotated lambda, an instance of a template.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Inside {
    /// The head of the lambda in the item; none outside of lambdas.
    pub head: Option<usize>,
    /// The item, by its number among those with facts.
    pub item: Option<usize>,
    /// In a template of a header: where code of the main file asks for the instance.
    pub asked: Option<Place>,
}

/// What would mend a use across execution spaces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remedy {
    /// The declarations that want annotations so that a function of the host may be called, that of the function first;
    /// none where that is not enough, or not known.
    pub for_both: Vec<ForBoth>,
    /// Where the lambda reads a variable of the host that can be copied into a local variable; none where it is used in
    /// other ways, too.
    pub copies: Vec<Place>,
    /// Whether it is a call of `std::max` or `std::min` for which CUDA has a function of its own in the global namespace.
    pub global: bool,
    /// The function around, if it is not in a lambda with annotations.
    pub(crate) within: Option<Body>,
}

/// A declaration in the main file that wants annotations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForBoth {
    /// The function.
    pub name: String,
    /// Where they go: an empty span in the main file.
    pub at: Span,
    /// Whether it has `__host__` already.
    pub host: bool,
}

/// What could change whether a use is one across execution spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HangsOn {
    /// Another declaration of the name, of which nobody knows.
    pub name: bool,
    /// A base class that was not found: it may declare a member of the name.
    pub base: bool,
    /// The standard: a later one makes the function `constexpr`.
    pub standard: bool,
    /// The definition of a macro that it comes from, under a condition that nothing decides.
    pub definition: bool,
    /// Other code that asks for the function, a member of a class template.
    pub made: bool,
    /// The constructor that uses an initialiser by default: what that makes is made where the body of it begins.
    pub begins: bool,
    /// The arguments with which the template around is instantiated: only some choose the definition of a class template that
    /// has this function.
    pub chosen: bool,
}

/// What a walk found of uses across execution spaces.
#[derive(Clone, Debug, Default)]
pub struct Across {
    /// The uses.
    pub crossings: Vec<Crossing>,
    /// Which functions the code uses, where that decides what is compiled for the device.
    pub uses: Vec<Use>,
    /// How many functions were looked at: those whose space is known.
    pub functions: usize,
    /// Whether the steps for the file were spent: then not all of it was looked at.
    pub ended_early: bool,
    /// Lambdas of the host that loops of libraries launch.
    pub launches: Vec<Launch>,
    /// What it tells of functions that other files use, too.
    pub links: Vec<Link>,
}

impl Across {
    /// Adds what another walk found.
    pub(crate) fn append(&mut self, mut other: Across) {
        self.crossings.append(&mut other.crossings);
        self.uses.append(&mut other.uses);
        self.functions += other.functions;
        self.ended_early |= other.ended_early;
        self.launches.append(&mut other.launches);
        self.links.append(&mut other.links);
    }
}
