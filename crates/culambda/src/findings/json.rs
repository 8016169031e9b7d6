//! One JSON object, for programs.

use culambda_rules::fix::Fix;
use culambda_rules::{Finding, Place, Position, Report};
use schemars::JsonSchema;
use serde::Serialize;

use super::{Checked, Printer, Style, Summary};
use crate::report::json;
use crate::schemas;

/// The version of the format.
const SCHEMA: u32 = 1;

/// The JSON schema of the output.
pub fn schema() -> schemars::Schema {
    schemas::of_output::<Output<'_>>("culambda check --format json")
}

pub(super) struct Json(pub(super) Style);

#[derive(Serialize, JsonSchema)]
struct Output<'a> {
    schema: u32,
    findings: Vec<Found<'a>>,
    not_analysed: Vec<Lambda<'a>>,
    summary: Counts,
}

/// Lines and columns count from 1, columns in bytes; the end is after the last byte.
#[derive(Serialize, JsonSchema)]
struct At<'a> {
    file: &'a str,
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
}

#[derive(Serialize, JsonSchema)]
struct Found<'a> {
    rule: &'static str,
    number: Option<u32>,
    severity: &'static str,
    #[serde(flatten)]
    at: At<'a>,
    message: &'a str,
    notes: &'a [String],
    help: &'a str,
    labels: Vec<Label<'a>>,
    fixes: Vec<Repair<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct Label<'a> {
    #[serde(flatten)]
    at: At<'a>,
    text: &'a str,
}

#[derive(Serialize, JsonSchema)]
struct Repair<'a> {
    title: &'a str,
    applicability: &'static str,
    edits: Vec<Edit<'a>>,
}

/// A replacement in the file of the finding.
#[derive(Serialize, JsonSchema)]
struct Edit<'a> {
    #[serde(flatten)]
    at: At<'a>,
    text: &'a str,
}

/// A lambda that could not be analysed; `partly` when only its captures are not all known.
#[derive(Serialize, JsonSchema)]
struct Lambda<'a> {
    #[serde(flatten)]
    at: At<'a>,
    reason: &'a str,
    partly: bool,
}

#[derive(Serialize, JsonSchema)]
struct Counts {
    files: usize,
    errors: usize,
    warnings: usize,
    notes: usize,
    not_analysed: usize,
    partly_analysed: usize,
    /// Lambdas that were not looked at to the end, because that takes too many steps.
    given_up: usize,
    fixed: usize,
    in_baseline: usize,
    left_out: usize,
}

impl<'a> From<Position<'a>> for At<'a> {
    fn from(p: Position<'a>) -> At<'a> {
        At {
            file: p.file,
            line: p.line,
            column: p.column,
            end_line: p.end_line,
            end_column: p.end_column,
        }
    }
}

impl Printer for Json {
    fn print(&self, all: &[Checked]) -> std::io::Result<Vec<u8>> {
        let summary = Summary::of(all, self.0.files);
        let output = Output {
            schema: SCHEMA,
            findings: all
                .iter()
                .flat_map(|c| c.report.findings.iter().map(|f| found(&c.report, f)))
                .collect(),
            not_analysed: all.iter().flat_map(lambdas).collect(),
            summary: Counts {
                files: summary.files,
                errors: summary.errors,
                warnings: summary.warnings,
                notes: summary.notes,
                not_analysed: summary.not_analysed,
                partly_analysed: summary.partly_analysed,
                given_up: summary.given_up,
                fixed: summary.fixed,
                in_baseline: summary.in_baseline,
                left_out: self.0.left_out.count(),
            },
        };
        json(&output).map(String::into_bytes)
    }
}

fn found<'a>(report: &'a Report, finding: &'a Finding) -> Found<'a> {
    let at = |place: Place| report.position(place).into();
    Found {
        rule: finding.rule.name,
        number: finding.rule.number,
        severity: finding.level.word(),
        at: at(finding.place),
        message: &finding.message,
        notes: &finding.notes,
        help: &finding.help,
        labels: finding
            .labels
            .iter()
            .map(|l| Label {
                at: at(l.place),
                text: &l.text,
            })
            .collect(),
        fixes: finding.fixes.iter().map(|f| repair(report, f)).collect(),
    }
}

fn repair<'a>(report: &'a Report, fix: &'a Fix) -> Repair<'a> {
    let at = |span| report.position(Place { file: 0, span }).into();
    Repair {
        title: &fix.title,
        applicability: fix.applicability.word(),
        edits: fix
            .edits()
            .iter()
            .map(|e| Edit {
                at: at(e.span),
                text: &e.text,
            })
            .collect(),
    }
}

fn lambdas(checked: &Checked) -> Vec<Lambda<'_>> {
    let mut out = Vec::new();
    for (all, partly) in [
        (&checked.report.not_analysed, false),
        (&checked.report.partly_analysed, true),
    ] {
        out.extend(all.iter().map(|l| Lambda {
            at: checked.position_of(l).into(),
            reason: &l.reason,
            partly,
        }));
    }
    out
}
