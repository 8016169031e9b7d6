//! How bad a finding is: what the command line says of rules.

use crate::finding::Level;
use crate::rule::Rule;

/// What options call lambdas that could not be analysed.
pub const NOT_ANALYSED: &str = "not-analysed";

/// The rules that are errors where somebody wants strictness: the code compiles, but what they report is certainly wrong on
/// the device, or certainly rejected by nvcc with the real headers.
pub const STRICT: &[&str] = &[
    "this_addr_capture_ext_lambda",
    "host-pointer-capture",
    "silenced-restriction",
    "test-body",
];

/// What an option does with the rules that it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Only named rules are on, at their own level.
    Select,
    /// Off.
    Ignore,
    /// On, as warnings.
    Warn,
    /// On, as errors.
    Error,
    /// On, as errors, whatever the file says.
    Deny,
}

/// An option with the rules that it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What is done.
    pub action: Action,
    /// Tags, names and numbers; `all` means every rule.
    pub rules: Vec<String>,
}

/// What is said of rules: the last one that names a rule wins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Levels {
    /// What the project says; the options win over it.
    pub configured: Vec<Choice>,
    /// The options, in the order of the command line.
    pub choices: Vec<Choice>,
}

/// The level of a rule, as project and command line give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// `None` when the rule is off.
    pub level: Option<Level>,
    /// Whether nothing in the file can change it.
    pub denied: bool,
}

impl Choice {
    /// That of strictness.
    pub fn strict() -> Choice {
        Choice {
            action: Action::Error,
            rules: STRICT.iter().map(|&rule| rule.to_owned()).collect(),
        }
    }
}

impl Levels {
    /// What the options make of a rule.
    pub fn of(&self, rule: &Rule) -> Setting {
        let own = |choices: &[Choice]| {
            let names = |c: &&Choice| c.rules.iter().any(|word| word == "all" || rule.is_named(word));
            choices.iter().rfind(names).map(|c| c.action)
        };
        let (configured, option) = (own(&self.configured), own(&self.choices));
        let only_named = self.choices.iter().any(|c| c.action == Action::Select);
        let last = match option {
            None if only_named => Some(Action::Ignore),
            // To be selected does not change a level, and wins over being off.
            Some(Action::Select) => configured.filter(|action| *action != Action::Ignore),
            None => configured,
            other => other,
        };
        let level = match last {
            None | Some(Action::Select) => Some(rule.level),
            Some(Action::Ignore) => None,
            Some(Action::Warn) => Some(Level::Warning),
            Some(Action::Error | Action::Deny) => Some(Level::Error),
        };
        Setting {
            level,
            denied: last == Some(Action::Deny),
        }
    }

    /// How bad a lambda is that could not be analysed; `None` when it is not to be listed.
    pub fn not_analysed(&self) -> Option<Level> {
        let mut all = self.configured.iter().chain(&self.choices);
        let last = all.rfind(|c| c.rules.iter().any(|word| word == NOT_ANALYSED));
        match last.map(|c| c.action) {
            Some(Action::Error | Action::Deny) => Some(Level::Error),
            Some(Action::Ignore) => None,
            _ => Some(Level::Warning),
        }
    }

    /// The words of the options that name no rule.
    pub fn unknown(&self) -> impl Iterator<Item = &str> {
        let words = self.choices.iter().flat_map(|c| &c.rules).map(String::as_str);
        words.filter(|word| *word != "all" && *word != NOT_ANALYSED && crate::registry::find(word).is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::find;

    fn levels(choices: &[(Action, &str)]) -> Levels {
        Levels {
            configured: Vec::new(),
            choices: choices
                .iter()
                .map(|(action, rule)| Choice {
                    action: *action,
                    rules: vec![(*rule).to_owned()],
                })
                .collect(),
        }
    }

    #[test]
    fn the_last_option_that_names_a_rule_wins() {
        let rule = find("20136").expect("it is in the list");
        let level = |choices: &[(Action, &str)]| levels(choices).of(rule).level;
        assert_eq!(level(&[]), Some(Level::Error));
        assert_eq!(
            level(&[(Action::Ignore, "20136"), (Action::Warn, "all")]),
            Some(Level::Warning)
        );
        assert_eq!(
            level(&[
                (Action::Warn, "all"),
                (Action::Ignore, "extended_lambda_reference_capture")
            ]),
            None
        );
        assert_eq!(level(&[(Action::Select, "20137")]), None);
        assert_eq!(
            level(&[(Action::Select, "20137"), (Action::Deny, "20136")]),
            Some(Level::Error)
        );
    }

    #[test]
    fn strictness_names_rules_that_are_warnings() {
        let strict = Levels {
            choices: vec![Choice::strict()],
            ..Levels::default()
        };
        for name in STRICT {
            let rule = find(name).expect("it is in the list");
            assert_eq!(rule.level, Level::Warning, "{name}");
            assert_eq!(strict.of(rule).level, Some(Level::Error));
        }
    }

    #[test]
    fn options_win_over_the_project() {
        let rule = find("20136").expect("it is in the list");
        let level = |configured: (Action, &str), options: &[(Action, &str)]| {
            let choices = levels(options).choices;
            let configured = levels(&[configured]).choices;
            Levels { configured, choices }.of(rule).level
        };
        let (warn, off) = ((Action::Warn, "20136"), (Action::Ignore, "all"));
        assert_eq!(level(warn, &[]), Some(Level::Warning));
        assert_eq!(level(off, &[]), None);
        assert_eq!(level((Action::Error, "20136"), &[]), Some(Level::Error));
        assert_eq!(level(warn, &[(Action::Deny, "20136")]), Some(Level::Error));
        assert_eq!(level(warn, &[(Action::Select, "20137")]), None, "it is not selected");
        assert_eq!(level(warn, &[(Action::Select, "20136")]), Some(Level::Warning));
        assert_eq!(level(off, &[(Action::Select, "20136")]), Some(Level::Error));
    }

    #[test]
    fn words_that_name_nothing_are_told() {
        assert_eq!(
            levels(&[(Action::Warn, "20136"), (Action::Warn, "nonsense")])
                .unknown()
                .collect::<Vec<_>>(),
            ["nonsense"]
        );
    }
}
