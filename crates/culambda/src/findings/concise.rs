//! One line for each finding: `file:line:column: error: message [rule]`.

use std::io::Write as _;

use super::{Checked, Printer};
use crate::report::printable;

pub(super) struct Concise;

impl Printer for Concise {
    fn print(&self, all: &[Checked]) -> std::io::Result<Vec<u8>> {
        let mut out = Vec::new();
        for checked in all {
            let report = &checked.report;
            for finding in &report.findings {
                let at = report.position(finding.place);
                let number = finding.rule.number.map(|n| format!(" {n}")).unwrap_or_default();
                let (level, message) = (finding.level.word(), printable(&finding.message));
                let file = printable(at.file);
                writeln!(
                    out,
                    "{file}:{}:{}: {level}: {message} [{}{number}]",
                    at.line, at.column, finding.rule.name
                )?;
            }
            for (lambda, level) in checked.listed() {
                let at = checked.position_of(lambda);
                let (level, reason) = (level.word(), printable(&lambda.reason));
                let file = printable(at.file);
                writeln!(
                    out,
                    "{file}:{}:{}: {level}: {}: {reason} [not-analysed]",
                    at.line,
                    at.column,
                    checked.not_analysed_message()
                )?;
            }
        }
        Ok(out)
    }
}
