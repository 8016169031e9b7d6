//! The JSON of reviewdog, which comments on pull requests of many services.

use culambda_rules::fix::{Applicability, Fix};
use culambda_rules::{Level, Position, explain};
use serde::Serialize;

use super::{Checked, Printer};
use crate::report::json;

pub(super) struct Rdjson;

#[derive(Serialize)]
struct Output<'r> {
    source: Source,
    diagnostics: Vec<Diagnostic<'r>>,
}

#[derive(Serialize)]
struct Source {
    name: &'static str,
    url: &'static str,
}

#[derive(Serialize)]
struct Diagnostic<'r> {
    message: String,
    location: Location<'r>,
    severity: &'static str,
    code: Code<'r>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    suggestions: Vec<Suggestion<'r>>,
}

#[derive(Serialize)]
struct Location<'r> {
    path: &'r str,
    range: Range,
}

#[derive(Serialize)]
struct Range {
    start: Point,
    end: Point,
}

/// Lines and columns count from 1, columns in bytes; the end is after the last one.
#[derive(Serialize)]
struct Point {
    line: u32,
    column: u32,
}

#[derive(Serialize)]
struct Code<'r> {
    value: &'r str,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
}

#[derive(Serialize)]
struct Suggestion<'r> {
    range: Range,
    text: &'r str,
}

impl Printer for Rdjson {
    fn print(&self, all: &[Checked]) -> std::io::Result<Vec<u8>> {
        let output = Output {
            source: Source {
                name: "culambda",
                url: env!("CARGO_PKG_HOMEPAGE"),
            },
            diagnostics: all.iter().flat_map(diagnostics).collect(),
        };
        json(&output).map(String::into_bytes)
    }
}

fn diagnostics(checked: &Checked) -> Vec<Diagnostic<'_>> {
    let findings = checked.report.findings.iter().map(Some);
    let rows = checked.rows().into_iter().zip(findings.chain(std::iter::repeat(None)));
    let one = rows.map(|(row, finding)| Diagnostic {
        message: row.message,
        severity: match row.level {
            Level::Error => "ERROR",
            Level::Warning => "WARNING",
            Level::Note => "INFO",
        },
        location: Location {
            path: row.at.file,
            range: range(&row.at),
        },
        code: Code {
            value: row.rule,
            url: finding.and_then(|finding| explain::address(finding.rule)),
        },
        suggestions: finding.map_or(Vec::new(), |finding| {
            finding
                .fixes
                .iter()
                .filter_map(|fix| suggestion(checked, fix))
                .collect()
        }),
    });
    one.collect()
}

/// A fix that is one replacement; each suggestion is taken by itself, so others cannot be said.
fn suggestion<'r>(checked: &'r Checked, fix: &'r Fix) -> Option<Suggestion<'r>> {
    let [edit] = fix.edits() else { return None };
    let place = culambda_rules::Place {
        file: 0,
        span: edit.span,
    };
    (fix.applicability != Applicability::DisplayOnly).then(|| Suggestion {
        range: range(&checked.report.position(place)),
        text: &edit.text,
    })
}

fn range(at: &Position<'_>) -> Range {
    let point = |line, column| Point { line, column };
    Range {
        start: point(at.line, at.column),
        end: point(at.end_line, at.end_column),
    }
}
