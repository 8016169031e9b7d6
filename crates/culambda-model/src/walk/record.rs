//! What the walk has found out so far.

use crate::crossing::Across;
use crate::facts::{FunctionFacts, LambdaFacts, NotAnalysed};
use crate::here::Here;
use culambda_source::ViewSpan;
use culambda_source::ident::is_word;
use culambda_syntax::{Kind, Node, Syntax};
use rustc_hash::FxHashMap;
use std::ops::Deref;

/// Why a name that no scope knows may have a declaration all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doubtful {
    /// It occurs where the text could not be parsed.
    Unparsed,
    /// It occurs in the arguments of what may be a macro that is not visible.
    Macro,
}

/// What the walk has found out, and where it is.
pub(crate) struct Record<'a> {
    pub(crate) here: Here<'a>,
    pub(crate) functions: Vec<FunctionFacts>,
    pub(crate) lambdas: Vec<LambdaFacts>,
    pub(crate) not_analysed: Vec<NotAnalysed>,
    /// Uses across execution spaces.
    pub(crate) across: Across,
    /// Lambdas in default arguments and default member initialisers of the local classes around, and whether each is in
    /// the latter.
    pub(crate) delayed: Vec<(usize, bool)>,
    /// Names that may be declared where no declaration is seen.
    pub(crate) doubtful: FxHashMap<String, Doubtful>,
}

impl<'a> Deref for Record<'a> {
    type Target = Here<'a>;

    fn deref(&self) -> &Here<'a> {
        &self.here
    }
}

impl<'a> Record<'a> {
    /// At the start of an item.
    pub(crate) fn new(here: Here<'a>) -> Record<'a> {
        let doubtful = unparsed_names(here.syntax).map(|n| (n, Doubtful::Unparsed)).collect();
        Record {
            here,
            functions: Vec::new(),
            lambdas: Vec::new(),
            not_analysed: Vec::new(),
            across: Across::default(),
            delayed: Vec::new(),
            doubtful,
        }
    }
}

impl Record<'_> {
    /// A macro that is not known may declare the names in a node.
    pub(crate) fn doubt_names_in(&mut self, node: Node<'_>) {
        let is_name = |n: &Node<'_>| matches!(n.kind(), Kind::Identifier | Kind::TypeIdentifier);
        let names = node.descendants().filter(is_name);
        for name in names.map(|name| self.text(name).to_owned()).collect::<Vec<_>>() {
            self.doubtful.entry(name).or_insert(Doubtful::Macro);
        }
    }
}

/// The names that occur where the text could not be parsed.
fn unparsed_names(syntax: &Syntax) -> impl Iterator<Item = String> + '_ {
    let view = &syntax.view;
    let lists = if syntax.errors.is_empty() {
        Vec::new()
    } else {
        using_lists(syntax)
    };
    let read = move |error: &ViewSpan| lists.iter().any(|l| l.start <= error.start && error.end <= l.end);
    syntax
        .errors
        .iter()
        .filter(move |error| !read(error))
        .flat_map(move |error| {
            let inside = view.tokens[view.tokens_in(*error)].iter();
            let words = inside.map(|t| view.text_of(t.span()));
            words.filter(|w| !NEVER_NAMES.contains(w)).map(str::to_owned)
        })
}

/// The declarations like `using a::f, a::g;`, of which the walk reads the tokens: the grammar knows one name in them.
fn using_lists(syntax: &Syntax) -> Vec<ViewSpan> {
    let view = &syntax.view;
    let is_list = |span: &ViewSpan| {
        let mut in_name = true;
        view.tokens_in(*span).all(|at| {
            let word = view.word(at);
            let fits = match word {
                "using" | "typename" => true,
                "::" | "," | ";" => {
                    in_name = false;
                    true
                }
                _ => is_word(word) && !std::mem::replace(&mut in_name, true),
            };
            in_name &= !matches!(word, "using" | "typename");
            fits
        })
    };
    let all = syntax.root().descendants();
    let using = all.filter(|node| node.kind() == Kind::UsingDeclaration);
    using.map(Node::span).filter(is_list).collect()
}

/// Keywords in front of angle brackets, which the grammar takes for names where it cannot parse.
const NEVER_NAMES: [&str; 5] = [
    "operator",
    "static_cast",
    "const_cast",
    "reinterpret_cast",
    "dynamic_cast",
];
