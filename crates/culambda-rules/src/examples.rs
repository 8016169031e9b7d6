//! The examples of rules as texts to be checked: by our tests, and by the reference when the records are made.

use crate::rule::Rule;
use crate::{Finding, Report, Settings, check, fix};
use culambda_model::analyse;
use culambda_source::{Jit, NoLoader, Spaces, Standard, Target, UnitOptions};

/// Which text of a rule it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The rule reports it.
    Bad,
    /// Nothing is wrong with it.
    Good,
    /// The bad one, repaired by the fix of this place in the list of each finding.
    Fixed(usize),
}

impl Kind {
    /// A word for it.
    pub fn word(self) -> String {
        match self {
            Kind::Bad => "bad".into(),
            Kind::Good => "good".into(),
            Kind::Fixed(index) => format!("fix {}", index + 1),
        }
    }
}

/// An example of a rule.
#[derive(Clone, Debug)]
pub struct Example {
    /// Which.
    pub kind: Kind,
    /// The text.
    pub text: String,
}

/// Rounds of fixing before a fix counts as one that never ends.
const MAX_ROUNDS: usize = 100;

/// All examples of a rule: the bad one, the good one, and the bad one repaired in every way that there is.
pub fn of(rule: &Rule) -> Vec<Example> {
    let d = &rule.documentation;
    let mut out = vec![
        Example {
            kind: Kind::Bad,
            text: d.bad.to_owned(),
        },
        Example {
            kind: Kind::Good,
            text: d.good.to_owned(),
        },
    ];
    let ways = own(rule, &report(d.bad)).map(|f| f.fixes.len()).max().unwrap_or(0);
    for index in 0..ways {
        out.extend(repaired(rule, index).map(|text| Example {
            kind: Kind::Fixed(index),
            text,
        }));
    }
    out
}

fn own<'r>(rule: &'r Rule, report: &'r Report) -> impl Iterator<Item = &'r Finding> {
    report.findings.iter().filter(move |f| f.rule == rule)
}

/// The bad example with one of the fixes applied to finding after finding, until there is nothing to apply.
fn repaired(rule: &Rule, index: usize) -> Option<String> {
    let mut text = rule.documentation.bad.to_owned();
    let mut changed = false;
    for _ in 0..MAX_ROUNDS {
        let report = report(&text);
        let next = own(rule, &report).find_map(|f| f.fixes.get(index).filter(|fix| !fix.edits().is_empty()));
        let Some(next) = next else {
            return changed.then_some(text);
        };
        let (bytes, _) = fix::apply(text.as_bytes(), [next]);
        text = String::from_utf8_lossy(&bytes).into_owned();
        changed = true;
    }
    None
}

/// Checks an example; its first lines may say `// std: 20` and `// options: no-extended-lambda`.
pub fn report(text: &str) -> Report {
    let standard: Option<Standard> = head(text, "// std: ").and_then(|s| s.parse().ok());
    let mut options = UnitOptions::default();
    options.target.standard = standard.unwrap_or_default();
    options.target.standard_known = standard.is_some();
    let says = |word| head(text, "// options: ").is_some_and(|o| o.contains(word));
    if says("spaces") {
        options.spaces = Spaces::All;
    }
    let jit = says("jit");
    if jit {
        options.target = options.target.for_jit(Jit::default());
    }
    let extended_lambda = !says("no-extended-lambda") && !jit;
    let analysis = analyse("a.cu", &text.as_bytes().into(), &NoLoader, &options);
    check(
        &analysis,
        &Settings {
            target: Target {
                extended_lambda,
                ..options.target
            },
            ..Settings::default()
        },
    )
}

fn head<'t>(text: &'t str, key: &str) -> Option<&'t str> {
    let mut lines = text.lines().take_while(|l| l.starts_with("//"));
    lines.find_map(|l| l.strip_prefix(key)).map(str::trim)
}
