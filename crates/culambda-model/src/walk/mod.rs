//! One walk over an item that holds annotated lambdas.
//!
//! It goes through the text in order, keeps the scopes that are open, and tells each name that is used to the
//! lambdas around it. Everything that becomes a fact is collected on the way.

mod declarations;
mod disguise;
mod expressions;
mod functions;
mod handed;
mod lambdas;
mod members;
mod parents;
mod statements;
mod uses;

pub(crate) use declarations::DIRECTIVE;
pub(crate) use lambdas::source_span;
pub(crate) use members::Meaning;

use crate::analyse::Wanted;
use crate::class::ClassInfo;
use crate::facts::{CaptureDefault, ItemFacts, Ordinary, Space};
use crate::index::{Index, NamespaceId};
use crate::scope::Scopes;
use culambda_source::{Target, Unit};
use culambda_syntax::Syntax;
use rustc_hash::FxHashSet;
use std::rc::Rc;
use std::sync::Arc;
use tree_sitter::Node;

/// What stands around the place where the walk is, innermost last.
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

/// A function that is being walked.
#[derive(Debug)]
pub(crate) struct FunctionFrame<'a> {
    /// Where it runs; unknown when a macro at its head is not in sight.
    pub(crate) space: Result<Space, String>,
    /// Index into the facts, made when the first annotated lambda is met.
    pub(crate) facts: Option<usize>,
    /// How many classes are around it.
    pub(crate) class_depth: usize,
    /// Last id that was given.
    pub(crate) ids: u32,
    /// The definition.
    pub(crate) node: Node<'a>,
    /// What it is a member of.
    pub(crate) owner: crate::enclosing::Enclosing<'a>,
    /// What its return statements return so far.
    pub(crate) returned: Returned,
    /// The names of its parameters and of its outermost block, once somebody asks.
    pub(crate) names: std::cell::OnceCell<crate::names::OwnNames>,
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

/// A lambda that is being walked.
#[derive(Debug, Default)]
pub(crate) struct LambdaFrame {
    /// Index into the facts when it is annotated.
    pub(crate) facts: Option<usize>,
    pub(crate) space: Option<Space>,
    pub(crate) default: Option<CaptureDefault>,
    pub(crate) generic: bool,
    /// Whether it is an extended one.
    pub(crate) site: bool,
    /// Names in the capture list, `this` among them.
    pub(crate) explicit: FxHashSet<String>,
    /// How many classes are around it.
    pub(crate) class_depth: usize,
    /// The type of the first returned expression of a host-device lambda.
    pub(crate) returned: Option<crate::types::Ty>,
    /// Names captured implicitly so far.
    pub(crate) implicit: FxHashSet<String>,
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
}

/// The walk.
pub(crate) struct Walker<'a> {
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
    /// Inside an unevaluated operand or a constant expression.
    pub(crate) unevaluated: u32,
    /// Inside a constant expression of which the reference prints the value alone.
    pub(crate) vanishing: u32,
    /// Inside a trailing return type.
    pub(crate) in_return: u32,
    /// For each `if constexpr` around: how many frames were open.
    pub(crate) constexpr_ifs: Vec<usize>,
    /// Names that occur where the text could not be parsed.
    pub(crate) error_names: FxHashSet<String>,
    /// Names that stand in the arguments of what may be a macro that is not in sight: it may declare them.
    pub(crate) brought: FxHashSet<String>,
    pub(crate) functions: Vec<crate::facts::FunctionFacts>,
    pub(crate) lambdas: Vec<crate::facts::LambdaFacts>,
    pub(crate) not_analysed: Vec<crate::facts::NotAnalysed>,
    /// Lambdas in default arguments and default member initialisers of the local classes around, and whether each is in
    /// the latter.
    pub(crate) delayed: Vec<(usize, bool)>,
    /// Set in a further walk, which looks for what is instantiated.
    pub(crate) instance: Option<Box<crate::instantiate::Instance>>,
}

/// Walks an item and returns its facts.
pub(crate) fn walk(
    unit: &Unit,
    index: &Index<'_>,
    target: Target,
    file: usize,
    namespace: NamespaceId,
    syntax: Arc<Syntax>,
) -> ItemFacts {
    let (functions, mut lambdas, not_analysed) = {
        let mut walker = Walker::new(unit, index, target, Wanted::Types, namespace, &syntax);
        if syntax.too_deep {
            walker.give_up("the code around it is nested too deeply");
        } else {
            let outer = index.budget.open();
            walker.children_at_namespace_scope(syntax.root());
            index.budget.close(outer);
            walker.account_for_all();
        }
        (walker.functions, walker.lambdas, walker.not_analysed)
    };
    sort_by_place(&mut lambdas);
    let enclosing: Vec<&str> = functions.iter().map(|f| f.name.as_str()).collect();
    let parents = parents::directives(unit, index, namespace, &syntax, &enclosing);
    ItemFacts {
        file,
        syntax,
        functions,
        lambdas,
        not_analysed,
        parents,
        instantiations: Vec::new(),
    }
}

/// Orders lambdas by their `[`, an outer one before those in its init-captures, and keeps `parent` right.
fn sort_by_place(lambdas: &mut [crate::facts::LambdaFacts]) {
    let mut order: Vec<usize> = (0..lambdas.len()).collect();
    order.sort_by_key(|i| lambdas[*i].text.start);
    let mut new_place = vec![0; lambdas.len()];
    for (new, old) in order.iter().enumerate() {
        new_place[*old] = new;
    }
    for l in lambdas.iter_mut() {
        l.parent = l.parent.map(|p| new_place[p]);
    }
    lambdas.sort_by_key(|l| l.text.start);
}

impl<'a> Walker<'a> {
    pub(crate) fn new(
        unit: &'a Unit,
        index: &'a Index<'_>,
        target: Target,
        wanted: Wanted,
        namespace: NamespaceId,
        syntax: &'a Syntax,
    ) -> Walker<'a> {
        let mut error_names = FxHashSet::default();
        for error in &syntax.errors {
            let first = syntax.view.tokens.partition_point(|t| t.at < error.start);
            for t in syntax.view.tokens[first..].iter().take_while(|t| t.at < error.end) {
                let word = &syntax.view.text[t.at as usize..(t.at + t.len) as usize];
                if !matches!(
                    word,
                    "operator" | "static_cast" | "const_cast" | "reinterpret_cast" | "dynamic_cast"
                ) {
                    error_names.insert(word.to_owned());
                }
            }
        }
        Walker {
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
            unevaluated: 0,
            vanishing: 0,
            in_return: 0,
            constexpr_ifs: Vec::new(),
            error_names,
            brought: FxHashSet::default(),
            functions: Vec::new(),
            lambdas: Vec::new(),
            not_analysed: Vec::new(),
            delayed: Vec::new(),
            instance: None,
        }
    }

    /// The text of a node.
    pub(crate) fn text(&self, node: Node<'_>) -> &'a str {
        self.syntax.text_of(node)
    }

    /// Runs a step with unevaluated operands.
    pub(crate) fn unevaluated(&mut self, step: impl FnOnce(&mut Self)) {
        self.unevaluated += 1;
        step(self);
        self.unevaluated -= 1;
    }

    /// Runs a step in a constant of which the reference prints the value: a lambda in it takes a number all the same.
    pub(crate) fn vanishing(&mut self, step: impl FnOnce(&mut Self)) {
        self.vanishing += 1;
        self.unevaluated(step);
        self.vanishing -= 1;
    }

    /// Runs a step in a scope of its own.
    pub(crate) fn scoped(&mut self, step: impl FnOnce(&mut Self)) {
        self.scopes.push();
        step(self);
        self.scopes.pop();
    }

    /// Runs a step with a frame around it.
    pub(crate) fn framed(&mut self, frame: Frame<'a>, step: impl FnOnce(&mut Self)) -> Option<Frame<'a>> {
        self.frames.push(frame);
        self.scopes.push();
        step(self);
        self.scopes.pop();
        self.frames.pop()
    }
}
