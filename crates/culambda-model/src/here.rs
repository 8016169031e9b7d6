//! Where the walk is: a view of the code around a place, on which every question of lookup is asked.
//!
//! Types, constants, names and enclosing functions read it; the walk alone changes it.

mod blocks;
mod bounds;
mod classes;
mod context;
mod converted;
mod declare;
mod disguise;
mod functions;
mod handed;
mod heads;
mod initialisers;
mod literal;
mod macros;
mod members;
mod nested;
pub(crate) mod parents;
mod templates;
mod uses;
mod vexing;

pub(crate) use context::{Context, is_in_body};
pub(crate) use heads::{Listed, source_span, space_of, unknown_in_head};
pub(crate) use initialisers::initialisers;
pub(crate) use nested::is_in_nested_block;
pub(crate) use uses::Call;
pub(crate) use vexing::is_cast;

use crate::class::ClassInfo;
use crate::class::Member;
use crate::fact::Fact;
use crate::facts::{CaptureDefault, Ordinary, Space};
use crate::index::Index;
use crate::meaning::Meaning;
use crate::namespace::NamespaceId;
use crate::scope::Scopes;
use crate::space::Annotations;
use crate::spell::Owner;
use culambda_source::{Jit, Target, Unit, ViewOffset};
use culambda_syntax::{Node, Syntax};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use std::rc::Rc;

/// What is around the place where the walk is, innermost last.
#[derive(Debug)]
pub(crate) enum Frame<'a> {
    /// No function: an initialiser or a default argument, and which.
    Outside(Ordinary),
    /// A function body.
    Function(FunctionFrame<'a>),
    /// A lambda's body.
    Lambda(LambdaFrame),
    /// The default argument of a lambda's parameter.
    LambdaDefaultArgument,
}

/// What a function belongs to.
#[derive(Debug)]
pub(crate) struct Enclosing<'a> {
    /// How the tag names what it belongs to.
    pub(crate) owner: Fact<Owner>,
    /// The class of an out-of-line member.
    pub(crate) outside_class: Option<ClassFrame>,
    /// The template head of the function itself.
    pub(crate) template: Option<Node<'a>>,
    /// Annotations of its other declarations.
    pub(crate) declared: Option<Annotations>,
    /// The member declaration it belongs to.
    pub(crate) member: Option<Member>,
    /// It is defined in a friend declaration.
    pub(crate) friend: bool,
    /// The namespace that it is declared in, where it is no member of a class.
    pub(crate) namespace: Option<NamespaceId>,
}

/// A function that is being walked.
#[derive(Debug)]
pub(crate) struct FunctionFrame<'a> {
    /// Where it runs; unknown when a macro at its head is not known.
    pub(crate) space: Result<Space, String>,
    /// Index into the facts, made when the first annotated lambda is met.
    pub(crate) facts: Option<usize>,
    /// How many classes are around it.
    pub(crate) class_depth: usize,
    /// Last id that was given; unknown after a macro that may use a lambda any number of times.
    pub(crate) ids: Result<u32, String>,
    /// The definition.
    pub(crate) node: Node<'a>,
    /// What it is a member of.
    pub(crate) owner: Enclosing<'a>,
    /// What its return statements return so far.
    pub(crate) returned: Returned,
    /// The names of its parameters and of its outermost block, once somebody asks.
    pub(crate) names: std::cell::OnceCell<crate::names::OwnNames>,
    /// Where it runs by all its declarations, without any doubt, once somebody asks.
    pub(crate) sure_space: std::cell::OnceCell<Option<Space>>,
    /// What is known of it as an explicit specialisation, once somebody asks.
    pub(crate) explicit: std::cell::OnceCell<Option<crate::specialised::Explicit>>,
}

/// What the return statements of a function return.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Returned {
    /// There was none yet.
    #[default]
    Nothing,
    /// This type, all of them.
    One(String),
    /// Different types, or one that is not known.
    Unknown,
}

/// What a lambda returns first: all of its `return` statements return the same type.
#[derive(Debug)]
pub(crate) struct FirstReturn {
    pub(crate) ty: crate::ty::Ty,
    /// The type as the reference prints it, where that is evident.
    pub(crate) shown: Option<String>,
}

/// A lambda that is being walked.
#[derive(Debug, Default)]
pub(crate) struct LambdaFrame {
    /// Index into the facts when it is annotated.
    pub(crate) facts: Option<usize>,
    /// Where it begins in the text.
    pub(crate) at: Option<ViewOffset>,
    pub(crate) space: Option<Space>,
    pub(crate) default: Option<CaptureDefault>,
    pub(crate) generic: bool,
    /// Whether it is an extended one.
    pub(crate) site: bool,
    /// Names in the capture list, `this` among them.
    pub(crate) explicit: FxHashSet<String>,
    /// How many classes are around it.
    pub(crate) class_depth: usize,
    /// The first expression that it returns.
    pub(crate) returned: Option<FirstReturn>,
    /// Names captured implicitly so far.
    pub(crate) implicit: FxHashSet<String>,
    /// What becomes of it in code for the device, and where the host front end reads, once somebody asks.
    pub(crate) fates: [std::cell::OnceCell<crate::spaces::Fate>; 2],
}

/// A class that is being walked, or that an out-of-line member belongs to.
#[derive(Clone, Debug)]
pub(crate) struct ClassFrame {
    pub(crate) info: Rc<ClassInfo>,
    /// Whether it is local to a function.
    pub(crate) local: bool,
    /// How the tag names it.
    pub(crate) context: crate::spell::ClassContext,
    /// Its access within the class around it.
    pub(crate) access: crate::class::Access,
    /// The access specifier that gives it.
    pub(crate) access_place: Option<crate::facts::Place>,
    /// For an out-of-line member: the classes around it, innermost first.
    pub(crate) ancestors: Vec<crate::facts::NestedClass>,
    /// What names mean as its members, asked from within it.
    pub(crate) asked: RefCell<FxHashMap<String, Meaning>>,
}

/// What a walk is to find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// What lambdas there are, and what is instantiated.
    Sites,
    /// Types of captures and of call operators, too, which rules ask for.
    Types,
    /// Calls and variables across execution spaces, too.
    Spaces(Question),
}

/// What is asked of execution spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    /// Whether functions are looked at, and not only extended lambdas.
    pub(crate) everywhere: bool,
    /// Whether functions are looked at for what the host front end rejects, and for nothing else.
    pub(crate) rejected: bool,
    /// Whether the text is what the host front end reads.
    pub(crate) host: bool,
    /// Whether the text is what the device front end reads.
    pub(crate) device: bool,
    /// Whether NVRTC reads it.
    pub(crate) jit: Option<Jit>,
}

/// How the code around is evaluated.
#[derive(Debug, Default)]
pub(crate) struct Around {
    /// Unevaluated operands and constant expressions around.
    pub(crate) unevaluated: u32,
    /// Whether a statement expression is between here and what is nearest of them.
    pub(crate) in_statement: bool,
    /// Whether what is nearest of them is a constant expression, in which calls count for execution spaces.
    pub(crate) constant: bool,
    /// The default argument or the default initialiser around, which is evaluated where others use it.
    pub(crate) later: Option<crate::crossing::Body>,
    /// Constant expressions of which the reference prints the value alone.
    pub(crate) vanishing: u32,
    /// Trailing return types.
    pub(crate) in_return: u32,
    /// Branches that are not taken, or not known to be, in a further walk.
    pub(crate) discarded: u32,
    /// For each `if constexpr` around: how many frames were open.
    pub(crate) constexpr_ifs: Vec<usize>,
    /// Whether the annotated lambda that is being read is in a block within the outermost one of its function.
    pub(crate) nested: bool,
    /// Where that lambda begins.
    pub(crate) lambda: Option<ViewOffset>,
}

impl Around {
    /// Whether names here are captured: those in a statement expression are, also where nothing of it is evaluated.
    pub(crate) fn captures(&self) -> bool {
        self.unevaluated == 0 || self.in_statement
    }
}

/// Where the walk is.
pub(crate) struct Here<'a> {
    pub(crate) unit: &'a Unit,
    pub(crate) index: &'a Index<'a>,
    pub(crate) syntax: &'a Syntax,
    pub(crate) namespace: NamespaceId,
    pub(crate) target: Target,
    pub(crate) wanted: Wanted,
    pub(crate) scopes: Scopes<'a>,
    pub(crate) frames: Vec<Frame<'a>>,
    pub(crate) classes: Vec<ClassFrame>,
    /// Template heads around, outermost first.
    pub(crate) templates: Vec<Node<'a>>,
    pub(crate) around: Around,
    /// Set in a further walk, which looks for what is instantiated.
    pub(crate) instance: Option<Box<crate::instantiate::instance::Instance>>,
}

impl<'a> Here<'a> {
    /// At the start of an item.
    pub(crate) fn new(
        unit: &'a Unit,
        index: &'a Index<'_>,
        target: Target,
        wanted: Wanted,
        namespace: NamespaceId,
        syntax: &'a Syntax,
    ) -> Here<'a> {
        Here {
            unit,
            index,
            syntax,
            namespace,
            target,
            wanted,
            scopes: Scopes::default(),
            frames: Vec::new(),
            classes: Vec::new(),
            templates: Vec::new(),
            around: Around::default(),
            instance: None,
        }
    }

    /// The text of a node.
    pub(crate) fn text(&self, node: Node<'_>) -> &'a str {
        self.syntax.text_of(node)
    }
}
