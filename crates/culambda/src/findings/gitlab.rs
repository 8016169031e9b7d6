//! A code quality report of GitLab.

use culambda_rules::Level;
use serde::Serialize;

use super::{Checked, Printer, Row};
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
            let rows = checked.rows().into_iter().zip(fingerprints(checked));
            issues.extend(rows.map(|(row, fingerprint)| issue(row, fingerprint)));
        }
        json(&issues).map(String::into_bytes)
    }
}

fn issue(row: Row<'_>, fingerprint: String) -> Issue<'_> {
    Issue {
        description: row.message,
        check_name: row.rule,
        fingerprint,
        severity: match row.level {
            Level::Error => "major",
            Level::Warning => "minor",
            Level::Note => "info",
        },
        location: Location {
            path: row.at.file.trim_start_matches("./"),
            lines: Lines { begin: row.at.line },
        },
    }
}
