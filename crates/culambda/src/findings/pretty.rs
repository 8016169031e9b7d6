//! For people: excerpts of the source with the places marked, reasons and remedies; the count comes last.

use std::io::Write as _;
use std::sync::Arc;

use culambda_rules::fix::Applicability;
use culambda_rules::{Finding, Level};

use super::{Checked, Printer, Style, Summary, counted};
use crate::report::{self, Message, Printer as _, Severity, Source, pretty};

pub(super) struct Pretty(pub(super) Style);

impl Printer for Pretty {
    fn print(&self, all: &[Checked]) -> std::io::Result<Vec<u8>> {
        let mut printer = pretty::Pretty::new(self.0.colored, self.0.width);
        let mut out = Vec::new();
        for checked in all {
            let sources: Vec<Arc<Source>> = checked
                .report
                .files
                .iter()
                .enumerate()
                .map(|(index, f)| {
                    let source = Source::with(f.name.clone(), f.text.clone(), checked.hides(index));
                    source.set_markers(&f.markers);
                    source
                })
                .collect();
            for finding in &checked.report.findings {
                if let Some(message) = message(finding, &sources) {
                    printer.print(&message, &mut out)?;
                }
            }
            for (lambda, level) in checked.listed() {
                let Some(main) = sources.first() else { continue };
                let message = Message::new(severity(level), checked.not_analysed_message())
                    .at(main, lambda.span, &*lambda.reason)
                    .note(if checked.unread {
                        "what is in it was not looked at"
                    } else {
                        "no rule was asked about it: nvcc may accept it or not"
                    });
                printer.print(&message, &mut out)?;
            }
        }
        if self.0.counts {
            writeln!(out, "{}", last_line(all, self.0))?;
        }
        Ok(out)
    }
}

fn severity(level: Level) -> Severity {
    match level {
        Level::Error => Severity::Error,
        Level::Warning => Severity::Warning,
        Level::Note => Severity::Note,
    }
}

/// A finding as a message; `None` if its file is not there.
fn message(finding: &Finding, sources: &[Arc<Source>]) -> Option<Message> {
    let mut message = Message::new(severity(finding.level), &*finding.message);
    let number = finding.rule.number.map(|n| format!("{n} ")).unwrap_or_default();
    message.code = Some(format!("{number}{}", finding.rule.name).into());
    message = message.at(sources.get(finding.place.file)?, finding.place.span, &*finding.here);
    for label in &finding.labels {
        message = message.seen(sources.get(label.place.file)?, label.place.span, &*label.text);
    }
    for note in &finding.notes {
        message = message.note(&**note);
    }
    if !finding.help.is_empty() {
        message = message.help(&*finding.help);
    }
    for fix in &finding.fixes {
        let how = match fix.applicability {
            Applicability::Safe => "--fix",
            Applicability::Unsafe => "--fix --unsafe-fixes",
            // The help says it already.
            Applicability::DisplayOnly => continue,
        };
        message = message.help(format!("a fix: {} ({how})", fix.title));
    }
    Some(message)
}

fn last_line(all: &[Checked], style: Style) -> String {
    let s = Summary::of(all, style.files);
    let mut parts = vec![counted(s.errors, "error"), counted(s.warnings, "warning")];
    if s.notes > 0 {
        parts.push(counted(s.notes, "note"));
    }
    let mut clauses = vec![format!("{} in {}", parts.join(", "), counted(s.files, "file"))];
    let lambdas = s.not_analysed.saturating_sub(s.unread);
    for (count, noun) in [(lambdas, "lambda"), (s.unread, "file")] {
        if count == 0 {
            continue;
        }
        let denied = all.iter().any(|c| c.not_analysed == Some(Level::Error));
        let how = if denied { ", which is denied" } else { "" };
        clauses.push(format!("{} could not be analysed{how}", counted(count, noun)));
    }
    if s.partly_analysed > 0 {
        clauses.push(format!(
            "captures of {} not known (-v says why)",
            counted(s.partly_analysed, "lambda")
        ));
    }
    if s.given_up > 0 {
        clauses.push(format!(
            "{} not looked at to the end, because that takes too many steps",
            counted(s.given_up, "lambda")
        ));
    }
    if s.in_unseen_classes > 0 && !style.project {
        clauses.push(format!(
            "{} in members of classes whose definition was not found (-I helps)",
            counted(s.in_unseen_classes, "lambda")
        ));
    }
    let lambdas = super::lambdas(all);
    if style.is_many {
        clauses.extend(lambdas.clauses());
    }
    clauses.extend(lambdas.left_out());
    // Else a file with macros that are not known would look like one whose lambdas are all right.
    if lambdas.count() == 0 && s.files > 0 && s.unread == 0 {
        clauses.push("no annotated lambda".to_owned());
    }
    clauses.extend(lambdas.spaces(style.is_many));
    clauses.extend(lambdas.flags());
    clauses.extend(style.left_out.clauses());
    if s.in_system_headers > 0 {
        clauses.push(format!(
            "{} in system headers (--system-headers shows them)",
            counted(s.in_system_headers, "finding")
        ));
    }
    if s.fixed > 0 {
        clauses.push(format!(
            "{} applied",
            if s.fixed == 1 {
                "1 fix".into()
            } else {
                format!("{} fixes", s.fixed)
            }
        ));
    }
    if s.allowed > 0 {
        clauses.push(format!("{} allowed by new comments", counted(s.allowed, "finding")));
    }
    if s.in_baseline > 0 {
        clauses.push(format!("{} in the baseline", counted(s.in_baseline, "finding")));
    }
    report::clauses(&clauses, style.width)
}
