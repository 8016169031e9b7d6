//! What is known of the lambdas of one item.

use crate::fact::Fact;
use culambda_source::Span;
use culambda_syntax::Syntax;

/// Where code runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// No annotation, or `__host__`.
    Host,
    /// `__device__`.
    Device,
    /// `__host__ __device__`.
    HostDevice,
    /// `__global__`.
    Global,
}

impl Space {
    /// The space that a set of annotations means.
    pub fn of(host: bool, device: bool, global: bool) -> Space {
        match (host, device, global) {
            (_, _, true) => Space::Global,
            (true, true, false) => Space::HostDevice,
            (false, true, false) => Space::Device,
            _ => Space::Host,
        }
    }

    /// How the reference writes it in messages.
    pub fn spelling(self) -> &'static str {
        match self {
            Space::Host => "__host__",
            Space::Device => "__device__",
            Space::HostDevice => "__host__ __device__",
            Space::Global => "__global__",
        }
    }

    /// Whether such a function or lambda runs on the device only.
    pub fn device_only(self) -> bool {
        matches!(self, Space::Device | Space::Global)
    }
}

/// What becomes of an annotated lambda.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    /// An extended lambda: it is rewritten.
    Site,
    /// Not extended, and accepted; says why.
    Ordinary(Ordinary),
}

/// Why an annotated lambda is not extended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Ordinary {
    InDeviceFunction,
    InDeviceLambda,
    NamespaceScope,
    DefaultMemberInitialiser,
    DefaultArgument,
    LambdaDefaultArgument,
    Declaration,
    HostOnly,
}

impl Ordinary {
    /// Whether the lambda stands in code whose body the device compiler alone sees.
    pub fn in_device_code(self) -> bool {
        matches!(self, Ordinary::InDeviceFunction | Ordinary::InDeviceLambda)
    }

    /// A reason for people.
    pub fn reason(self) -> &'static str {
        match self {
            Ordinary::InDeviceFunction => "it stands in a function that runs on the device, where lambdas need no rewriting",
            Ordinary::InDeviceLambda => "it stands in the body of a `__device__` lambda",
            Ordinary::NamespaceScope => "it stands in the initialiser of a variable at namespace scope or of a static data member",
            Ordinary::DefaultMemberInitialiser => "it stands in a default member initialiser",
            Ordinary::DefaultArgument => "it stands in the default argument of a function",
            Ordinary::LambdaDefaultArgument => "it stands in the default argument of a lambda",
            Ordinary::Declaration => "it stands in a declaration, outside of any function body",
            Ordinary::HostOnly => "it is `__host__` only",
        }
    }
}

/// A capture-default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptureDefault {
    /// `[=]`.
    Copy,
    /// `[&]`.
    Reference,
}

/// Around the index of a head in [`CaptureKind::Init`]'s value: an annotated lambda stands there, as the site that
/// it becomes. A private-use character, which no source can mean.
pub const LAMBDA_MARK: char = '\u{E000}';

/// What is captured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CaptureKind {
    /// A variable; also a structured binding.
    Variable,
    /// `this`, the pointer.
    This,
    /// `*this`, a copy.
    StarThis,
    /// An init-capture.
    Init {
        /// `=`, `(` or `{`.
        style: u8,
        /// The initialiser as the reference prints it.
        value: Fact<String>,
        /// Offsets of the initialiser in the text.
        range: (usize, usize),
    },
}

/// One capture, explicit or implicit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capture {
    /// What.
    pub kind: CaptureKind,
    /// The variable's name; `this` for both forms of it.
    pub name: String,
    /// Whether it stands in the capture list.
    pub explicit: bool,
    /// `&x`, or captured through `[&]`.
    pub by_reference: bool,
    /// Whether it is a parameter pack or an element of one.
    pub pack: bool,
    /// Offset in the text of the name in the list, or of the first use.
    pub at: usize,
    /// Whether the first use of an implicit capture stands inside an `if constexpr` of the body.
    pub in_constexpr_if: bool,
}

/// The trailing return type of a lambda, as far as the tag needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trailing {
    /// None, or one that the reference does not preserve.
    Plain,
    /// A type that goes into the tag.
    Type(Fact<String>),
}

/// A reason not to rewrite a site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What is wrong, as one sentence.
    pub message: String,
    /// What to do about it.
    pub help: String,
    /// Offset in the text that it is about.
    pub at: usize,
    /// The reference's number of the restriction that is broken, if it is one.
    pub number: Option<u32>,
}

/// A lambda with an execution space annotation.
#[derive(Clone, Debug)]
pub struct LambdaFacts {
    /// Index into [`Syntax::heads`].
    pub head: usize,
    /// `[` to `}` in the text.
    pub text: Span,
    /// Its annotation.
    pub space: Space,
    /// Whether it is a site.
    pub role: Role,
    /// The function whose tag it carries; an index into [`ItemFacts::functions`].
    pub function: Option<usize>,
    /// The annotated lambda around it, if any.
    pub parent: Option<usize>,
    /// Whether it stands in an init-capture of `parent`'s list (and not in its body).
    pub in_init_capture: bool,
    /// Its number within the function.
    pub id: Fact<u32>,
    /// Whether it is `mutable`.
    pub mutable: bool,
    /// Its capture-default.
    pub default: Option<CaptureDefault>,
    /// What it captures, in order.
    pub captures: Vec<Capture>,
    /// Why the list of captures is not known, if it is not.
    pub captures_unknown: Option<String>,
    /// Its trailing return type.
    pub trailing: Trailing,
    /// Why it is refused; empty when it can be rewritten.
    pub refusals: Vec<Refusal>,
}

/// A function that encloses lambdas.
#[derive(Clone, Debug)]
pub struct FunctionFacts {
    /// Its name as messages show it.
    pub name: String,
    /// Where it runs.
    pub space: Space,
    /// Offset of the definition and of its body in the text.
    pub text: (usize, usize),
    /// The type in the tag.
    pub fn_type: Fact<String>,
    /// The name in the tag.
    pub fn_name: Fact<String>,
    /// Why no lambda in it can be extended, or be rewritten.
    pub refusals: Vec<Refusal>,
}

/// A lambda that could not be analysed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAnalysed {
    /// Its place in the file.
    pub span: Span,
    /// Why.
    pub reason: String,
}

/// The facts of one item.
#[derive(Debug)]
pub struct ItemFacts {
    /// File of the unit.
    pub file: usize,
    /// Its syntax.
    pub syntax: Syntax,
    /// Functions that enclose annotated lambdas.
    pub functions: Vec<FunctionFacts>,
    /// Annotated lambdas, in the order of their `[`.
    pub lambdas: Vec<LambdaFacts>,
    /// Annotated lambdas that could not be read.
    pub not_analysed: Vec<NotAnalysed>,
}
