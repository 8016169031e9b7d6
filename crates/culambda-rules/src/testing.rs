//! What tests of rules share.

pub(crate) use crate::examples::report;
use crate::rule::Rule;

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
