//! What is found in one file, whoever asks: `check`, or the language server of an open buffer.

use culambda_model::Analysis;
use culambda_rules::levels::Levels;
use culambda_rules::rule::Check;
use culambda_rules::{Report, Rule, Settings};
#[cfg(feature = "server")]
use culambda_source::Target;
use culambda_source::{Spaces, Text, UnitOptions};

use crate::input::Input;
use crate::loader::Cache;
use crate::options::RuleArgs;
use crate::tree::{Known, Tree};

/// How one input is checked.
pub(crate) struct Checking<'a> {
    input: &'a Input,
    tree: Option<&'a Tree>,
    options: UnitOptions,
    settings: Settings,
    system_headers: bool,
}

impl<'a> Checking<'a> {
    /// How an input is checked that has a project around it, or none; `levels` are those of the rules' options.
    pub(crate) fn of(rules: &RuleArgs, levels: &Levels, input: &'a Input, tree: Option<&'a Tree>) -> Checking<'a> {
        let mut options = input.unit_options(rules.no_extended_lambda);
        options.spaces = rules.spaces.over(&input.settings.spaces).code;
        let place = input.place().filter(|_| !input.is_given_to_nvcc());
        if place
            .zip(tree)
            .is_some_and(|(path, tree)| tree.includes_another_model(path))
        {
            // What is no lambda of CUDA's there is compiled by no nvcc.
            options.spaces = options.spaces.min(Spaces::Rejected);
        }
        options.target = rules.spaces.target(options.target);
        options.target = rules.jit.target(&input.settings.jit, options.target);
        let settings = Settings {
            target: options.target,
            levels: levels_of(input, levels),
            crossings: rules.spaces.crossings(&input.settings, tree.is_some()),
        };
        Checking {
            input,
            tree,
            options,
            settings,
            system_headers: rules.system_headers,
        }
    }

    /// Which code is looked at for calls and variables across host and device.
    pub(crate) fn spaces(&self) -> Spaces {
        match self.options.target.jit {
            Some(_) => Spaces::All,
            None => self.options.spaces,
        }
    }

    /// What is known of the input if it has a text.
    pub(crate) fn analyse(&self, text: &Text, cache: &Cache) -> Analysis {
        self.input.analyse(self.tree, text, cache, &self.options)
    }

    /// The same, and what it was learnt from.
    pub(crate) fn analyse_with_sources(&self, text: &Text, cache: &Cache) -> Known {
        self.input.analyse_with_sources(self.tree, text, cache, &self.options)
    }

    /// The same analysis, or one in which extended lambdas are allowed, with what is compiled for then: so `list` and
    /// `show` ask what becomes of them.
    #[cfg(feature = "server")]
    pub(crate) fn allowed(&self, analysis: Analysis, text: &Text, cache: &Cache) -> (Analysis, Target) {
        let target = self.options.target;
        if target.extended_lambda {
            return (analysis, target);
        }
        let mut options = self.options.clone();
        options.target = target.with_lambdas();
        let analysis = self.input.analyse(self.tree, text, cache, &options);
        (analysis, options.target)
    }

    /// What is found then.
    pub(crate) fn report(&self, analysis: &Analysis) -> Report {
        culambda_rules::check(analysis, &self.settings)
    }

    /// Takes out of a report what nobody wants to hear of.
    pub(crate) fn leave_out(&self, report: &mut Report) {
        if !self.system_headers {
            report.leave_out_system_headers();
        }
    }
}

/// What project and options say of rules for an input.
pub(crate) fn levels_of(input: &Input, options: &Levels) -> Levels {
    Levels {
        configured: input.settings.choices(),
        choices: options.choices.clone(),
    }
}

/// Whether a comment in the text can allow what a rule reports at some levels.
pub(crate) fn may_allow(levels: &Levels, rule: &Rule) -> bool {
    !matches!(rule.check, Check::Comments) && !levels.of(rule).denied
}
