//! SARIF 2.1.0, for code scanning services.

use std::collections::BTreeMap;

use culambda_rules::explain;
use culambda_rules::fix::Fix;
use culambda_rules::registry::RULES;
use culambda_rules::{Finding, Level, Place, Report, Rule};
use serde_sarif::sarif;

use super::columns::Columns;
use super::{Checked, Printer};
use crate::baseline::fingerprints;
use crate::names;
use crate::report::json;

/// Where people read about the program.
const INFORMATION: &str = env!("CARGO_PKG_HOMEPAGE");

pub(super) struct Sarif;

impl Printer for Sarif {
    fn print(&self, all: &[Checked]) -> std::io::Result<Vec<u8>> {
        let results = all
            .iter()
            .flat_map(|c| {
                let places = Places::of(&c.report);
                let findings = c.report.findings.iter().zip(fingerprints(c));
                findings.map(move |(finding, fingerprint)| result(&places, finding, fingerprint))
            })
            .collect::<Vec<_>>();
        let notifications = all.iter().flat_map(|c| self.notifications(c)).collect::<Vec<_>>();
        let invocation = sarif::Invocation::builder()
            .execution_successful(true)
            .tool_execution_notifications(notifications)
            .build();
        let driver = sarif::ToolComponent::builder()
            .name("culambda")
            .semantic_version(env!("CARGO_PKG_VERSION"))
            .information_uri(INFORMATION)
            .rules(RULES.iter().map(|rule| descriptor(rule)).collect::<Vec<_>>())
            .build();
        let given_up: usize = all.iter().map(|c| c.report.given_up).sum();
        let properties = sarif::PropertyBag::builder()
            .additional_properties(BTreeMap::from([("givenUp".to_owned(), given_up.into())]))
            .build();
        let run = sarif::Run::builder()
            .properties(properties)
            .tool(sarif::Tool::builder().driver(driver).build())
            .column_kind(sarif::ResultColumnKind::UnicodeCodePoints.to_string())
            .invocations(vec![invocation])
            .results(results)
            .build();
        let log = sarif::Sarif::builder()
            .schema(sarif::SCHEMA_URL)
            .version(sarif::Version::V2_1_0.to_string())
            .runs(vec![run])
            .build();
        json(&log).map(String::into_bytes)
    }
}

impl Sarif {
    /// Lambdas that could not be analysed.
    fn notifications(&self, checked: &Checked) -> Vec<sarif::Notification> {
        let places = Places::of(&checked.report);
        let one = |(lambda, how_bad): (&culambda_model::facts::NotAnalysed, Level)| {
            let text = format!("{}: {}", checked.not_analysed_message(), lambda.reason);
            sarif::Notification::builder()
                .level(level(how_bad).to_string())
                .message(message(text))
                .locations(vec![location(
                    &places,
                    Place {
                        file: 0,
                        span: lambda.span,
                    },
                    None,
                )])
                .build()
        };
        checked.listed().map(one).collect()
    }
}

fn message(text: impl Into<String>) -> sarif::Message {
    sarif::Message::builder().text(text.into()).build()
}

fn level(level: Level) -> sarif::ResultLevel {
    match level {
        Level::Error => sarif::ResultLevel::Error,
        Level::Warning => sarif::ResultLevel::Warning,
        Level::Note => sarif::ResultLevel::Note,
    }
}

fn descriptor(rule: &Rule) -> sarif::ReportingDescriptor {
    let page = explain::page(rule);
    let text = |text: &str| sarif::MultiformatMessageString::builder().text(text).build();
    let descriptor = sarif::ReportingDescriptor::builder()
        .id(rule.name)
        .short_description(text(rule.summary))
        .full_description(text(rule.documentation.what))
        .help(
            sarif::MultiformatMessageString::builder()
                .text(page.as_str())
                .markdown(page.as_str())
                .build(),
        )
        .default_configuration(
            sarif::ReportingConfiguration::builder()
                .level(level(rule.level).to_string())
                .build(),
        )
        .build();
    sarif::ReportingDescriptor {
        help_uri: explain::address(rule),
        ..descriptor
    }
}

/// Where the findings of a file are, with columns in characters.
struct Places<'r> {
    report: &'r Report,
    /// For each file, what was counted before.
    columns: Vec<Columns<'r>>,
}

impl<'r> Places<'r> {
    fn of(report: &'r Report) -> Places<'r> {
        let columns = report.files.iter().map(|file| Columns::of(&file.text)).collect();
        Places { report, columns }
    }
}

fn result(places: &Places<'_>, finding: &Finding, fingerprint: String) -> sarif::Result {
    let mut text = finding.message.clone();
    for note in &finding.notes {
        text = text + "\n" + note;
    }
    if !finding.help.is_empty() {
        text = text + "\nhelp: " + &finding.help;
    }
    let index = RULES
        .iter()
        .position(|rule| *rule == finding.rule)
        .and_then(|i| i64::try_from(i).ok());
    let related = finding.labels.iter().map(|l| location(places, l.place, Some(&l.text)));
    sarif::Result::builder()
        .rule_id(finding.rule.name)
        .rule_index(index.unwrap_or(-1))
        .level(level(finding.level))
        .message(message(text))
        .locations(vec![location(places, finding.place, None)])
        .related_locations(related.collect::<Vec<_>>())
        .partial_fingerprints(BTreeMap::from([("culambda/v1".to_owned(), fingerprint)]))
        .fixes(
            finding
                .fixes
                .iter()
                .filter_map(|fix| repair(places, fix))
                .collect::<Vec<_>>(),
        )
        .build()
}

/// A fix; what somebody has to choose has no edits, and none in SARIF.
fn repair(places: &Places<'_>, fix: &Fix) -> Option<sarif::Fix> {
    let replacement = |edit: &culambda_rules::fix::Edit| {
        sarif::Replacement::builder()
            .deleted_region(region(
                places,
                Place {
                    file: 0,
                    span: edit.span,
                },
            ))
            .inserted_content(sarif::ArtifactContent::builder().text(edit.text.as_str()).build())
            .build()
    };
    let replacements: Vec<_> = fix.edits().iter().map(replacement).collect();
    let first = fix.edits().first()?;
    let change = sarif::ArtifactChange::builder()
        .artifact_location(artifact(
            places
                .report
                .position(Place {
                    file: 0,
                    span: first.span,
                })
                .file,
        ))
        .replacements(replacements)
        .build();
    Some(
        sarif::Fix::builder()
            .description(message(fix.title.as_str()))
            .artifact_changes(vec![change])
            .build(),
    )
}

fn location(places: &Places<'_>, place: Place, text: Option<&str>) -> sarif::Location {
    let physical = sarif::PhysicalLocation::builder()
        .artifact_location(artifact(places.report.position(place).file))
        .region(region(places, place))
        .build();
    match text.filter(|t| !t.is_empty()) {
        Some(text) => sarif::Location::builder()
            .physical_location(physical)
            .message(message(text))
            .build(),
        None => sarif::Location::builder().physical_location(physical).build(),
    }
}

fn artifact(file: &str) -> sarif::ArtifactLocation {
    sarif::ArtifactLocation::builder().uri(uri(file)).build()
}

/// A region; its columns count characters.
fn region(places: &Places<'_>, place: Place) -> sarif::Region {
    let at = places.report.position(place);
    let column = |offset, column| {
        places
            .columns
            .get(place.file)
            .map_or(1, |file| file.column(offset, column))
    };
    sarif::Region::builder()
        .start_line(i64::from(at.line))
        .start_column(column(place.span.start, at.column))
        .end_line(i64::from(at.end_line))
        .end_column(column(place.span.end, at.end_column))
        .build()
}

/// A path as a URI reference.
fn uri(path: &str) -> String {
    let front = if path.starts_with('/') { "file://" } else { "" };
    format!("{front}{}", names::encoded(path.trim_start_matches("./")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_become_uris() {
        assert_eq!(uri("./src/a b.cu"), "src/a%20b.cu");
        assert_eq!(uri("/x/ä.cu"), "file:///x/%C3%A4.cu");
        #[cfg(unix)]
        assert_eq!(uri("\\xff.cu"), "%FF.cu");
    }
}
