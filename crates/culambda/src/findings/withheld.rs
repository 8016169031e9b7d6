//! What a report must not tell: text of files that are not shown.

use std::path::Path;

use culambda_rules::fix::Fix;
use culambda_rules::settle::Settled;
use culambda_rules::{Finding, Report};
use culambda_source::Text;

use crate::names;
use crate::trust::shown::Shown;
use crate::trust::words::{Words, quoted};

/// Takes out of a report what only hidden files say; tells which files those are.
pub(crate) fn withhold(report: &mut Report, shown: &Shown, input: Option<&Path>) -> Vec<bool> {
    let files = report.files.iter().enumerate();
    let hidden: Vec<bool> = files
        .map(|(index, file)| match index {
            0 => !shown.shows_input(input),
            _ => !shown.shows(&names::path(&file.name)),
        })
        .collect();
    if !hidden.contains(&true) {
        return hidden;
    }
    let texts = |wanted: bool| {
        let files = report.files.iter().zip(&hidden);
        files
            .filter(move |(_, hidden)| **hidden == wanted)
            .map(|(file, _)| &file.text)
    };
    let edits = report
        .findings
        .iter()
        .flat_map(|finding| &finding.fixes)
        .flat_map(Fix::edits);
    let printed = messages(report)
        .flat_map(|text| quoted(text))
        .chain(edits.map(|edit| edit.text.as_str()));
    let words = Words::of(printed, texts(true), texts(false));
    if !words.is_empty() {
        report.findings.iter_mut().for_each(|finding| clean(finding, &words));
        let lambdas = report.not_analysed.iter_mut().chain(&mut report.partly_analysed);
        lambdas.for_each(|lambda| words.without_quoted(&mut lambda.reason));
    }
    hidden
}

/// Whether a patch of what was fixed in a text would show what only hidden files say.
pub(crate) fn tells(settled: &Settled, before: &Text, hidden: &[bool]) -> bool {
    if !hidden.contains(&true) {
        return false;
    }
    // The first file is the text itself, as it is now.
    let others = settled.report.files.iter().zip(hidden).skip(1);
    let texts = |wanted: bool| {
        let of_kind = others.clone().filter(move |(_, hidden)| **hidden == wanted);
        of_kind.map(|(file, _)| &file.text)
    };
    let printed = String::from_utf8_lossy(&settled.text);
    let words = Words::of(std::iter::once(&*printed), texts(true), texts(false).chain([before]));
    hidden.first() == Some(&true) || !words.is_empty()
}

/// All texts of a report.
fn messages(report: &Report) -> impl Iterator<Item = &String> {
    let findings = report.findings.iter().flat_map(|finding| {
        let own = [&finding.message, &finding.here, &finding.help];
        let labels = finding.labels.iter().map(|label| &label.text);
        let fixes = finding.fixes.iter().map(|fix| &fix.title);
        own.into_iter().chain(&finding.notes).chain(labels).chain(fixes)
    });
    let lambdas = report.not_analysed.iter().chain(&report.partly_analysed);
    findings.chain(lambdas.map(|lambda| &lambda.reason))
}

fn clean(finding: &mut Finding, words: &Words) {
    let own = [&mut finding.message, &mut finding.here, &mut finding.help];
    let labels = finding.labels.iter_mut().map(|label| &mut label.text);
    own.into_iter()
        .chain(&mut finding.notes)
        .chain(labels)
        .for_each(|text| words.without_quoted(text));
    // A repair that would write such text is none that can be shown.
    finding
        .fixes
        .retain(|fix| !fix.edits().iter().any(|edit| words.are_in(&edit.text)));
    for fix in &mut finding.fixes {
        words.without_quoted(&mut fix.title);
    }
}
