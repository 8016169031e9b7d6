//! A code quality report of GitLab.

use culambda_rules::{Level, Position};
use serde::Serialize;

use super::{Checked, Printer};
use crate::baseline::fingerprints;
use crate::report::json;

pub(super) struct Gitlab;

#[derive(Serialize)]
struct Issue<'r> {
    description: String,
    check_name: &'r str,
    fingerprint: String,
    severity: &'static str,
    location: Location<'r>,
}

#[derive(Serialize)]
struct Location<'r> {
    path: &'r str,
    lines: Lines,
}

#[derive(Serialize)]
struct Lines {
    begin: u32,
}

impl Printer for Gitlab {
    fn print(&self, all: &[Checked]) -> std::io::Result<Vec<u8>> {
        let mut issues = Vec::new();
        for checked in all {
            let mut prints = fingerprints(checked).into_iter();
            for (finding, fingerprint) in checked.report.findings.iter().zip(&mut prints) {
                let at = checked.report.position(finding.place);
                issues.push(issue(
                    finding.message.clone(),
                    finding.rule.name,
                    fingerprint,
                    finding.level,
                    &at,
                ));
            }
            for ((lambda, level), fingerprint) in checked.listed().zip(prints) {
                let at = checked.position_of(lambda);
                let text = format!("{}: {}", checked.not_analysed_message(), lambda.reason);
                issues.push(issue(text, "not-analysed", fingerprint, level, &at));
            }
        }
        json(&issues).map(String::into_bytes)
    }
}

fn issue<'r>(
    description: String,
    check_name: &'r str,
    fingerprint: String,
    level: Level,
    at: &Position<'r>,
) -> Issue<'r> {
    Issue {
        description,
        check_name,
        fingerprint,
        severity: match level {
            Level::Error => "major",
            Level::Warning => "minor",
            Level::Note => "info",
        },
        location: Location {
            path: at.file.trim_start_matches("./"),
            lines: Lines { begin: at.line },
        },
    }
}
