//! What is known of the lambdas of one item.

use crate::class::Access;
use crate::crossing::Across;
use crate::fact::Fact;
pub use crate::spell::Problem;
use culambda_source::{Span, ViewOffset, ViewSpan};
use culambda_syntax::{CaptureToken, LambdaHead, Syntax};
use std::borrow::Cow;
use std::sync::Arc;

/// Where code runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    Misplaced,
}

impl Ordinary {
    /// Whether the lambda is in code whose body the device compiler alone sees.
    pub fn in_device_code(self) -> bool {
        matches!(self, Ordinary::InDeviceFunction | Ordinary::InDeviceLambda)
    }

    /// A reason for people.
    pub fn reason(self) -> &'static str {
        match self {
            Ordinary::InDeviceFunction => {
                "it is in a function that runs on the device, where lambdas need no rewriting"
            }
            Ordinary::InDeviceLambda => "it is in the body of a `__device__` lambda",
            Ordinary::NamespaceScope => {
                "it is in the initialiser of a variable at namespace scope or of a static data member"
            }
            Ordinary::DefaultMemberInitialiser => "it is in a default member initialiser",
            Ordinary::DefaultArgument => "it is in the default argument of a function",
            Ordinary::LambdaDefaultArgument => "it is in the default argument of a lambda",
            Ordinary::Declaration => "it is in a declaration, outside of any function body",
            Ordinary::HostOnly => "it is `__host__` only",
            Ordinary::Misplaced => "its annotation is in the wrong place, where it means nothing",
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

impl CaptureDefault {
    /// That of a capture list, if it has one.
    pub fn of(head: &LambdaHead) -> Option<CaptureDefault> {
        head.captures.iter().find_map(|c| match c.form {
            CaptureToken::DefaultCopy => Some(CaptureDefault::Copy),
            CaptureToken::DefaultReference => Some(CaptureDefault::Reference),
            _ => None,
        })
    }
}

/// Around the index of a head in [`CaptureKind::Init`]'s value: an annotated lambda is there, as the site that
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
        /// Where the initialiser is in the text.
        range: ViewSpan,
    },
}

/// A place in a file of the unit, for labels: `file` is an index into its files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The file.
    pub file: usize,
    /// Where in it.
    pub span: Span,
}

/// What rules ask of a type.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct TypeFacts {
    /// The type as messages show it.
    pub text: String,
    /// How an array is declared, when its elements are declared by an alias: `Block [4]`.
    pub written: Option<String>,
    /// Set when it is an array.
    pub array: Option<ArrayFacts>,
    /// Set when it is a reference to an array.
    pub reference_to_array: Option<ArrayFacts>,
    /// Whether it is `std::initializer_list`, or a reference to one.
    pub initializer_list: bool,
    /// Whether it depends on template parameters.
    pub dependent: bool,
    /// Whether it was found in the definition of a template: what is wrong with classes in it the reference reports
    /// only where the template is instantiated, whether they depend on it or not.
    pub in_template: bool,
    /// Types in it that are local to a function, in order; one entry for each occurrence.
    pub local: Vec<Named>,
    /// Types in it that are private or protected members, in order; one entry for each occurrence.
    pub private: Vec<Named>,
    /// What is in function types, which the reference does not search.
    pub in_functions: Unnameable,
}

/// Types that no code outside of a function or class may name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Unnameable {
    /// Those that are local to a function.
    pub local: Vec<Named>,
    /// Private or protected members.
    pub private: Vec<Named>,
}

/// A type that a [`TypeFacts`] mentions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Named {
    /// Its name: `T`, `C::T`, `lambda [](int)->void`.
    pub name: String,
    /// Where it is declared, when that is known.
    pub place: Option<Place>,
}

/// An array type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ArrayFacts {
    /// Number of dimensions, those after typedefs included.
    pub rank: usize,
    /// The innermost element type.
    pub element: String,
    /// Whether that can be default constructed on the host.
    pub default_constructible: Fact<bool>,
    /// Whether it can be copy assigned on the host.
    pub assignable: Fact<bool>,
}

/// One capture, explicit or implicit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Capture {
    /// What.
    pub kind: CaptureKind,
    /// The variable's name; `this` for both forms of it.
    pub name: String,
    /// Whether it is in the capture list.
    pub explicit: bool,
    /// `&x`, or captured through `[&]`.
    pub by_reference: bool,
    /// Whether it is a parameter pack or an element of one.
    pub pack: bool,
    /// Offset in the text of the name in the list, or of the first use.
    pub at: ViewOffset,
    /// Offset in the text of the name where the variable is declared; nothing for `this` and for init-captures.
    pub declared: Option<ViewOffset>,
    /// Whether it is an init-capture of a function itself: a field of function type, which nothing compiles.
    pub of_function: bool,
    /// Whether the first use of an implicit capture is inside an `if constexpr` of the body, and not reported for a lambda
    /// around: of nested lambdas in a template the front end reports the outermost alone.
    pub in_constexpr_if: bool,
    /// Its type: of the variable, or of the initialiser.
    pub ty: Fact<Arc<TypeFacts>>,
    /// Set when it evidently is a pointer to a local variable of the enclosing function.
    pub points_to_local: Option<LocalTarget>,
}

/// The local variable that a captured pointer points to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalTarget {
    /// Its name.
    pub name: String,
    /// Offset in the text of the place where its address is taken.
    pub at: ViewOffset,
}

/// The trailing return type of a lambda, as far as the tag needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trailing {
    /// None, or one that the reference does not preserve.
    Plain,
    /// A type that goes into the tag.
    Type(Fact<String>),
}

/// What a lambda is used for that only an object of a literal type can be, with the place where the reference says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotLiteral {
    /// It is the value of a `constexpr` variable.
    Variable {
        /// Offset in the text of the word `constexpr`.
        at: ViewOffset,
    },
    /// It is in a constant expression.
    Expression {
        /// Offset in the text of that.
        at: ViewOffset,
    },
    /// A variable in a `constexpr` function holds it.
    InFunction {
        /// Offset in the text of the variable's name.
        at: ViewOffset,
        /// The variable's type, as messages show it.
        closure: String,
    },
}

/// Why the host compiler does not take a trailing return type in the tag, where the reference writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnwritableReturn {
    /// It is a placeholder that a template leaves as it is.
    Placeholder,
    /// It names a template parameter of the lambda itself.
    OwnParameter,
}

/// A lambda with an execution space annotation.
#[derive(Clone, Debug, PartialEq)]
pub struct LambdaFacts {
    /// Index into [`Syntax::heads`].
    pub head: usize,
    /// `[` to `}` in the text.
    pub text: ViewSpan,
    /// Its annotation.
    pub space: Space,
    /// Whether it is a site.
    pub role: Role,
    /// The function whose tag it carries; an index into [`ItemFacts::functions`].
    pub function: Option<usize>,
    /// The type of that function as this tag has it, where the function hides other names than around its first lambda.
    pub own_type: Option<Fact<String>>,
    /// The annotated lambda around it, if any.
    pub parent: Option<usize>,
    /// What an `__nv_parent(..)` directive names instead of the function, as the tag has it: `(&f)`.
    pub named_by: Option<Fact<String>>,
    /// Whether it is in a block within the outermost one of its function.
    pub nested: bool,
    /// Its number within the function.
    pub id: Fact<u32>,
    /// Whether it is `mutable`.
    pub mutable: bool,
    /// Its capture-default.
    pub default: Option<CaptureDefault>,
    /// What it captures, in order.
    pub captures: Vec<Capture>,
    /// Offsets in the text of names in its list that are variables with static storage, which nothing captures.
    pub static_captures: Vec<ViewOffset>,
    /// Offsets in the text of macros in its list that nothing defines.
    pub macros_in_list: Vec<ViewOffset>,
    /// Offsets in the text of names and of `this` through which the body uses the object around, the first ones.
    pub this_uses: Vec<ViewOffset>,
    /// Why the list of captures is not known, if it is not.
    pub captures_unknown: Option<String>,
    /// Its trailing return type.
    pub trailing: Trailing,
    /// Set with the offset of its trailing return type when the host compiler does not take that in the tag.
    pub unwritable_return: Option<(UnwritableReturn, ViewOffset)>,
    /// Set when no extended lambda may be where it is; its role is [`Role::Site`] all the same.
    pub broken: Option<Broken>,
    /// Whether it is converted to a pointer to a function, which the object in its place does not allow.
    pub becomes_pointer: bool,
    /// Set when it is used as only an object of a literal type can be.
    pub not_literal: Option<NotLiteral>,
    /// Whether it is generic.
    pub generic: bool,
    /// Return type, then parameter types of the call operator; filled for host-device lambdas that are not generic.
    /// For device lambdas the return type alone, when it goes into the tag.
    pub call_operator: Vec<Fact<Arc<TypeFacts>>>,
    /// The type that its body returns, for device lambdas without a trailing return type.
    pub returns: Fact<String>,
    /// The function that it is an argument of: its qualified name without template arguments.
    pub handed_to: Option<String>,
    /// Whether it is evidently launched as (part of) the argument of a kernel template.
    pub launched: bool,
    /// Whether a search for a fact about it was given up, because it took too many steps.
    pub given_up: bool,
}

impl LambdaFacts {
    /// Whether the reference writes a wrapper for it. A generic host-device lambda breaks a restriction (20157); with
    /// that silenced it takes a number, and loses its annotation like a lambda that is not extended.
    pub fn has_wrapper(&self) -> bool {
        self.role == Role::Site && !(self.generic && self.space == Space::HostDevice)
    }
}

impl LambdaFacts {
    /// Type and name of a function, as the tag of this lambda in it has them. Of what a directive names a macro of the
    /// preamble gives both.
    pub fn tag<'f>(&'f self, function: &'f FunctionFacts) -> (Cow<'f, Fact<String>>, Cow<'f, Fact<String>>) {
        match &self.named_by {
            None => {
                let nested = function.nested_type.as_ref().filter(|_| self.nested);
                let own = self.own_type.as_ref().or(nested);
                (
                    Cow::Borrowed(own.unwrap_or(&function.fn_type)),
                    Cow::Borrowed(&function.fn_name),
                )
            }
            Some(known @ Fact::Known(name)) => {
                let ty = Fact::Known(format!("__NV_LAMBDA_WRAPPER_HELPER({name},{name})"));
                (Cow::Owned(ty), Cow::Borrowed(known))
            }
            Some(unknown) => (Cow::Borrowed(unknown), Cow::Borrowed(unknown)),
        }
    }
}

impl ItemFacts {
    /// The function around a lambda of the item.
    pub fn function_of(&self, lambda: &LambdaFacts) -> Option<&FunctionFacts> {
        self.functions.get(lambda.function?)
    }
}

/// A place where no extended lambda may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Broken {
    /// Inside an ordinary lambda that is outside of any function (20160).
    LambdaOutsideFunction,
    /// Inside a generic lambda (20161).
    GenericLambda,
    /// Inside an extended host-device lambda (20162).
    HostDeviceLambda,
}

/// A function that encloses lambdas.
#[derive(Clone, Debug, PartialEq)]
pub struct FunctionFacts {
    /// Its name as messages show it.
    pub name: String,
    /// Where it runs.
    pub space: Space,
    /// From the definition to its end in the text.
    pub text: ViewSpan,
    /// The type in the tag.
    pub fn_type: Fact<String>,
    /// The same for lambdas in inner blocks, where there are any and the function is a member in a template.
    pub nested_type: Option<Fact<String>>,
    /// The names in its head that it hides where its first lambda is.
    pub(crate) hidden: Vec<String>,
    /// Its types for lambdas where it hides others.
    pub(crate) types: Vec<crate::fact::TypeWhere>,
    /// The name in the tag.
    pub fn_name: Fact<String>,
    /// Offset of its name in the text.
    pub name_at: ViewOffset,
    /// What sort of function it is.
    pub kind: FunctionKind,
    /// The class that it is a member of.
    pub class: Option<EnclosingClass>,
    /// Whether its return type is deduced.
    pub deduced_return: bool,
    /// Where the `auto` is in the text that stands for its return type, when nothing else belongs to that.
    pub placeholder: Option<ViewSpan>,
    /// The type that all its return statements return, where that is deduced and evident.
    pub returns: Option<String>,
    /// Whether it is defined as a friend and declared nowhere else.
    pub undeclared_friend: bool,
    /// Whether it is defined outside of its class, and the visible definition of that declares no function of its name.
    pub undeclared_member: bool,
    /// Whether it, or a class around it, is a template; an explicit specialisation is none.
    pub in_template: bool,
    /// Its own template parameters (not those of its class).
    pub template: Vec<TemplateParameter>,
    /// Offset in the text of the first parameter of placeholder type (`auto`), if any: an abbreviated template.
    pub abbreviated: Option<ViewOffset>,
    /// Whether a search for a fact about it was given up, because it took too many steps.
    pub given_up: bool,
    /// Why the host compiler does not take its type or its name in the tag.
    pub problem: Option<Problem>,
}

/// Sorts of functions that rules tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum FunctionKind {
    Ordinary,
    Constructor,
    Destructor,
}

/// A template parameter of an enclosing function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateParameter {
    /// Its name, if it has one.
    pub name: Option<String>,
    /// Whether it is a pack.
    pub pack: bool,
    /// Where it is in the text.
    pub text: ViewSpan,
}

/// The class of an enclosing function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnclosingClass {
    /// Its name; empty when it has none.
    pub name: String,
    /// Whether it, or a class around it, is local to a function.
    pub local: bool,
    /// Whether its definition is known.
    pub in_sight: bool,
    /// Where it is defined, when that is known.
    pub place: Option<Place>,
    /// The access of the function in it; unknown when the declaration is not known.
    pub access: Fact<Access>,
    /// The access specifier that gives it, when there is one.
    pub access_place: Option<Place>,
    /// The classes around, innermost first, that are members of others, the class itself included.
    pub nested: Vec<NestedClass>,
}

/// A class that is a member of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NestedClass {
    /// Its name.
    pub name: String,
    /// Its access there.
    pub access: Access,
    /// The access specifier that gives it, when there is one.
    pub access_place: Option<Place>,
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
    pub syntax: Arc<Syntax>,
    /// Functions that enclose annotated lambdas.
    pub functions: Vec<FunctionFacts>,
    /// Annotated lambdas, in the order of their `[`.
    pub lambdas: Vec<LambdaFacts>,
    /// Annotated lambdas that could not be read.
    pub not_analysed: Vec<NotAnalysed>,
    /// The `__nv_parent(..)` directives of which it is known what they name.
    pub parents: Vec<ParentDirective>,
    /// What the main file evidently instantiates of the templates among the functions.
    pub instantiations: Vec<Instantiation>,
    /// Uses across execution spaces, and which functions its code uses.
    pub across: Across,
}

/// An instantiation of a function template, or of a member of a class template, that holds extended lambdas.
#[derive(Clone, Debug)]
pub struct Instantiation {
    /// The function; an index into [`ItemFacts::functions`].
    pub function: usize,
    /// Where the main file asks for it: the call, or the explicit instantiation.
    pub place: Place,
    /// Whether it is an explicit instantiation, which the host front end reports too.
    pub explicit: bool,
    /// The template arguments of the function itself.
    pub arguments: Vec<ArgumentFacts>,
    /// Those of the classes around it.
    pub class_arguments: Vec<ArgumentFacts>,
    /// Its lambdas with the types that they have in it; those in discarded branches are left out.
    pub lambdas: Vec<LambdaFacts>,
}

/// What rules ask of a template argument.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArgumentFacts {
    /// The parameter that it is for.
    pub parameter: String,
    /// The argument as messages show it.
    pub text: String,
    /// Types in it that are local to a function.
    pub local: Vec<Named>,
    /// Types in it that are private or protected members.
    pub private: Vec<Named>,
    /// What is in function types, which the reference does not search.
    pub in_functions: Unnameable,
    /// Set when it is a class or alias template that is a private or protected member.
    pub private_template: Option<Named>,
}

/// A kernel launch whose template arguments name closure types that no kernel may be instantiated for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// The launch, as the reference places it.
    pub place: Place,
    /// The closure types, with the place of each lambda.
    pub closures: Vec<Named>,
    /// The kernel's name.
    pub kernel: String,
    /// Where the template around the launch is instantiated, when it is in one.
    pub instantiated: Option<Place>,
    /// How a loop of a library launches them; none for a launch that was read.
    pub of_library: Option<LibraryLoop>,
    /// Whether only those who instantiate the template around it make it happen.
    pub open: bool,
    /// Whether it is under a condition that nothing decides: code of the host alone may be.
    pub undecided: bool,
}

/// How a loop of a library launches what it is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LibraryLoop {
    /// It launches a kernel template with it.
    Kernel,
    /// It has an extended lambda of its own, which calls it.
    Lambda,
}

/// An `__nv_parent(..)` directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParentDirective {
    /// Offset of its mark in the text.
    pub mark_at: ViewOffset,
    /// Whether its operand is the address of a function.
    pub function: bool,
}
