//! What is found in a buffer, as diagnostics.

use std::str::FromStr as _;

use culambda_model::facts::NotAnalysed;
use culambda_rules::levels::NOT_ANALYSED;
use culambda_rules::{Finding, Level, Place, explain};
use culambda_source::Span;
use lsp_types::{
    CodeDescription, Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, NumberOrString, Uri,
};

use super::client::Client;
use super::documents::Document;
use super::place;
use super::text::Lines;
use crate::names;
use crate::report::{Message, Severity, printable, printable_lines};
use crate::session::Looked;

/// Who says it.
const SOURCE: &str = "culambda";

/// All that is said of a buffer.
pub(super) fn of(document: &Document, client: &Client) -> Vec<Diagnostic> {
    match &document.looked {
        Some(Ok(Some(looked))) => {
            let mut places = Places::of(document, looked, client);
            let findings = &looked.checked.report.findings;
            let found: Vec<Diagnostic> = findings.iter().map(|finding| places.finding(finding)).collect();
            let lost = looked.checked.listed();
            let lost = lost.map(|(lambda, level)| not_analysed(document, lambda, level, client));
            found.into_iter().chain(lost).collect()
        }
        Some(Err(message)) => vec![of_message(document, message, client)],
        _ => Vec::new(),
    }
}

/// Where the findings of a report are.
pub(super) struct Places<'d> {
    document: &'d Document,
    looked: &'d Looked,
    client: &'d Client,
    /// The lines of other files, counted when first asked for.
    lines: Vec<Option<Lines>>,
}

impl<'d> Places<'d> {
    pub(super) fn of(document: &'d Document, looked: &'d Looked, client: &'d Client) -> Places<'d> {
        Places {
            document,
            looked,
            client,
            lines: vec![None; looked.checked.report.files.len()],
        }
    }

    /// A finding as a diagnostic.
    pub(super) fn finding(&mut self, finding: &Finding) -> Diagnostic {
        let related = std::iter::once((finding.place, finding.here.as_str())).filter(|(place, _)| place.file != 0);
        let labels = finding.labels.iter().map(|label| (label.place, label.text.as_str()));
        let related: Vec<DiagnosticRelatedInformation> = related
            .chain(labels)
            .filter(|_| self.client.related)
            .filter_map(|(place, text)| self.related(place, text))
            .collect();
        let mut text = finding.message.clone();
        for note in &finding.notes {
            text = format!("{text}\n{note}");
        }
        if !finding.help.is_empty() {
            text = format!("{text}\nhelp: {}", finding.help);
        }
        let page = explain::address(finding.rule);
        Diagnostic {
            range: self.document.range(self.here(finding.place), self.client.encoding),
            severity: Some(severity(finding.level)),
            code: Some(NumberOrString::String(finding.rule.name.to_owned())),
            code_description: page
                .and_then(|page| Uri::from_str(&page).ok())
                .map(|href| CodeDescription { href }),
            source: Some(SOURCE.to_owned()),
            message: printable_lines(&text).into_owned(),
            related_information: (!related.is_empty()).then_some(related),
            ..Diagnostic::default()
        }
    }

    /// The part of the buffer that a place is shown at: of another file, the head of the buffer.
    fn here(&self, place: Place) -> Span {
        if place.file == 0 { place.span } else { Span::at(0) }
    }

    fn related(&mut self, place: Place, text: &str) -> Option<DiagnosticRelatedInformation> {
        let file = self.looked.checked.report.files.get(place.file)?;
        let (uri, range) = if place.file == 0 {
            (
                self.document.uri.clone(),
                self.document.range(place.span, self.client.encoding),
            )
        } else {
            let path = names::path(&file.name);
            if !path.is_file() {
                return None;
            }
            let lines = self.lines.get_mut(place.file)?;
            let lines = lines.get_or_insert_with(|| Lines::of(&file.text));
            (
                place::uri(&path)?,
                lines.range(&file.text, place.span, self.client.encoding),
            )
        };
        Some(DiagnosticRelatedInformation {
            location: Location { uri, range },
            message: printable(text).into_owned(),
        })
    }
}

fn severity(level: Level) -> DiagnosticSeverity {
    match level {
        Level::Error => DiagnosticSeverity::ERROR,
        Level::Warning => DiagnosticSeverity::WARNING,
        Level::Note => DiagnosticSeverity::INFORMATION,
    }
}

fn not_analysed(document: &Document, lambda: &NotAnalysed, level: Level, client: &Client) -> Diagnostic {
    Diagnostic {
        range: document.range(lambda.span, client.encoding),
        severity: Some(severity(level)),
        code: Some(NumberOrString::String(NOT_ANALYSED.to_owned())),
        source: Some(SOURCE.to_owned()),
        message: format!("this lambda could not be analysed: {}", printable_lines(&lambda.reason)),
        ..Diagnostic::default()
    }
}

/// Why nothing can be said of a buffer: that is said at its head, and where the reason is.
fn of_message(document: &Document, message: &Message, client: &Client) -> Diagnostic {
    let mut text = message.text.clone();
    for more in message.notes.iter().chain(&message.help) {
        text = format!("{text}\n{more}");
    }
    let shown = message
        .labels
        .iter()
        .filter(|label| client.related && !label.source.hidden);
    let related: Vec<DiagnosticRelatedInformation> = shown
        .filter_map(|label| {
            let lines = Lines::of(&label.source.text);
            let range = lines.range(&label.source.text, label.span, client.encoding);
            let uri = place::uri(&names::path(&label.source.name))?;
            Some(DiagnosticRelatedInformation {
                location: Location { uri, range },
                message: if label.message.is_empty() {
                    "here".to_owned()
                } else {
                    printable(&label.message).into_owned()
                },
            })
        })
        .collect();
    Diagnostic {
        range: document.range(Span::at(0), client.encoding),
        severity: Some(match message.severity {
            Severity::Note => DiagnosticSeverity::INFORMATION,
            Severity::Warning => DiagnosticSeverity::WARNING,
            Severity::Error => DiagnosticSeverity::ERROR,
        }),
        source: Some(SOURCE.to_owned()),
        message: printable_lines(&text).into_owned(),
        related_information: (!related.is_empty()).then_some(related),
        ..Diagnostic::default()
    }
}
