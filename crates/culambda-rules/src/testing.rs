//! What tests of rules share.

use crate::rule::Rule;
use crate::{Report, Settings, check};
use culambda_model::analyse;
use culambda_source::{NoLoader, Standard, UnitOptions};

/// Checks a text; its first lines may say `// std: 20` and `// options: no-extended-lambda`.
pub(crate) fn report(text: &str) -> Report {
    let head = |key: &str| {
        text.lines()
            .take_while(|l| l.starts_with("//"))
            .find_map(|l| l.strip_prefix(key))
    };
    let standard: Standard = head("// std: ").and_then(|s| s.trim().parse().ok()).unwrap_or_default();
    let mut options = UnitOptions::default();
    options.target.standard = standard;
    let extended_lambda = !head("// options: ").is_some_and(|o| o.contains("no-extended-lambda"));
    let analysis = analyse("a.cu", &text.as_bytes().into(), &NoLoader, &options);
    check(
        &analysis,
        &Settings {
            extended_lambda,
            standard,
            ..Settings::default()
        },
    )
}

/// The lines on which a rule reports.
pub(crate) fn lines(rule: &'static Rule, text: &str) -> Vec<u32> {
    let report = report(text);
    report
        .findings
        .iter()
        .filter(|f| f.rule == rule)
        .map(|f| report.line_column(f.place).0)
        .collect()
}
