//! What a rule is: its name, its documentation and its check.

use crate::context::{Head, KernelLaunch, Lambda};
use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use culambda_model::facts::{FunctionFacts, Instantiation};

/// A restriction, or an advice of ours.
pub struct Rule {
    /// The reference's tag; for a rule of ours a name in kebab-case.
    pub name: &'static str,
    /// The number that the reference shows; none for a rule of ours, and for errors across execution spaces.
    pub number: Option<u32>,
    /// How bad a finding is unless somebody says otherwise.
    pub level: Level,
    /// The message as the reference has it, with `%s` for the execution space; for a rule of ours its message.
    pub message: &'static str,
    /// One sentence for lists, without a full stop.
    pub summary: &'static str,
    /// What `culambda explain` prints and `docs/rules` shows.
    pub documentation: Documentation,
    /// How it is looked for.
    pub check: Check,
}

/// The documentation of a rule. Texts are Markdown.
#[derive(Clone, Copy, Debug)]
pub struct Documentation {
    /// What is found.
    pub what: &'static str,
    /// Why nvcc rejects it, or what goes wrong.
    pub why: &'static str,
    /// A whole file that the rule reports.
    pub bad: &'static str,
    /// The same repaired: no rule reports an error in it.
    pub good: &'static str,
    /// What to do.
    pub remedy: &'static str,
}

/// What a check is asked about.
#[derive(Clone, Copy)]
pub enum Check {
    /// Every lambda with an execution space annotation anywhere in its head, wherever it is.
    Head(fn(&Head<'_>, &mut Vec<Finding>)),
    /// Every extended lambda.
    Lambda(fn(&Lambda<'_>, &mut Vec<Finding>)),
    /// Every extended lambda whose enclosing function counts: not one in a place where none may be at all.
    Function(fn(&Lambda<'_>, &FunctionFacts, &mut Vec<Finding>)),
    /// The captures of every extended lambda; in a place where none may be, only those of its body.
    Captures(fn(&Lambda<'_>, &mut Vec<Finding>)),
    /// Every instantiation that the file evidently makes of a template around an extended lambda, for each lambda in it.
    Instantiation(fn(&Lambda<'_>, &Instantiation, &mut Vec<Finding>)),
    /// The same, and every loop of a library that is given a lambda of the host.
    InstantiationOrLoop(
        fn(&Lambda<'_>, &Instantiation, &mut Vec<Finding>),
        fn(&KernelLaunch<'_>, &mut Vec<Finding>),
    ),
    /// Every launch of a kernel template with closures that no kernel may be instantiated for.
    Launch(fn(&KernelLaunch<'_>, &mut Vec<Finding>)),
    /// Every use across execution spaces.
    Crossing(fn(&Crossed<'_>, &mut Vec<Finding>)),
    /// Nothing: the findings are about comments and pragmas, and come from their readers.
    Comments,
}

impl Rule {
    /// Whether it is a rule of the reference. Not all of its tags have a number that it shows; ours have a hyphen.
    pub fn of_reference(&self) -> bool {
        !self.name.contains('-')
    }

    /// Whether a pragma of nvcc changes its level: not that of errors across execution spaces.
    pub fn follows_pragmas(&self) -> bool {
        self.number.is_some()
    }

    /// The message for an execution space.
    pub fn message_for(&self, space: culambda_model::facts::Space) -> String {
        self.message.replacen("%s", space.spelling(), 1)
    }

    /// Whether a word on the command line, in a pragma or a comment means this rule.
    pub fn is_named(&self, word: &str) -> bool {
        word == self.name || self.number.is_some_and(|n| word.parse() == Ok(n))
    }
}

impl std::fmt::Debug for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

impl PartialEq for Rule {
    fn eq(&self, other: &Rule) -> bool {
        self.name == other.name
    }
}

impl Eq for Rule {}
