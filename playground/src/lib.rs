//! The libraries of culambda for the playground of the book: source in, rewrite and findings out.
//!
//! A page fills in the source byte by byte, calls [`run`] and takes the answer byte by byte, so that no memory is
//! shared and no glue has to be generated. A lambda's source is some kilobytes; that is quick enough.

use std::cell::RefCell;

use culambda_model::analyse;
use culambda_rewrite::{Options, PreamblePlace, changes};
use culambda_rules::{Position, Report, Settings, check, refusals};
use culambda_source::{NoLoader, Spaces, Target, UnitOptions};
use serde::Serialize;

/// What is shown for a source.
#[derive(Serialize)]
struct Answer {
    /// The text for the host compiler without the templates, lambdas that are refused left as they are.
    rewritten: String,
    findings: Vec<Found>,
    /// Why lambdas are not written, each with its line.
    refused: Vec<Refused>,
    /// Annotated lambdas about which nothing is known, each with its line.
    not_analysed: Vec<Refused>,
    /// How many lambdas are written.
    sites: usize,
}

#[derive(Serialize)]
struct Found {
    rule: &'static str,
    number: Option<u32>,
    severity: &'static str,
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
    message: String,
    notes: Vec<String>,
    help: String,
    labels: Vec<Label>,
}

#[derive(Serialize)]
struct Label {
    line: u32,
    column: u32,
    text: String,
}

#[derive(Serialize)]
struct Refused {
    line: u32,
    reasons: Vec<String>,
}

/// Analyses, checks and rewrites a source. `host_view` also writes launches, device functions and conditions.
pub fn answer(source: &[u8], host_view: bool) -> String {
    let text = source.to_vec().into();
    // Nobody says here which standard it is.
    let target = Target {
        standard_known: false,
        ..Target::default()
    };
    let looking = |spaces| UnitOptions {
        spaces,
        target,
        ..UnitOptions::default()
    };
    let unit = looking(Spaces::Lambdas);
    let analysis = analyse("playground.cu", &text, &NoLoader, &unit);
    let settings = Settings {
        target: unit.target,
        ..Settings::default()
    };
    let report = check(&analysis, &settings);
    // A rewrite looks at no more than the front end of the host.
    let unit = looking(Spaces::Rejected);
    let analysis = analyse("playground.cu", &text, &NoLoader, &unit);
    let options = Options {
        target: unit.target,
        preamble: PreamblePlace::None,
        keep_going: true,
        host_view,
    };
    let against = refusals(&analysis, &unit.target);
    let (text, refused) = match changes(&analysis, &against, &options) {
        Ok(changes) => (changes.pieces(source).concat(), changes.refused),
        Err(error) => (error.to_string().into_bytes(), Vec::new()),
    };
    let line = |offset: u32| {
        let before = source.get(..offset as usize).unwrap_or(source);
        1 + u32::try_from(before.iter().filter(|&&byte| byte == b'\n').count()).unwrap_or(u32::MAX)
    };
    let answer = Answer {
        rewritten: String::from_utf8_lossy(&text).into_owned(),
        findings: report.findings.iter().map(|finding| found(&report, finding)).collect(),
        sites: (0..)
            .zip(&analysis.entries)
            .filter(|(at, entry)| {
                analysis.lambda(entry).has_wrapper() && !refused.iter().any(|refused| refused.entry == *at)
            })
            .count(),
        refused: refused
            .iter()
            .map(|one| Refused {
                line: line(one.span.start),
                reasons: one.refusals.iter().map(|refusal| refusal.message.to_string()).collect(),
            })
            .collect(),
        not_analysed: analysis
            .not_analysed
            .iter()
            .map(|lost| Refused {
                line: line(lost.span.start),
                reasons: vec![lost.reason.to_string()],
            })
            .collect(),
    };
    serde_json::to_string(&answer).unwrap_or_default()
}

fn found(report: &Report, finding: &culambda_rules::Finding) -> Found {
    let Position {
        line,
        column,
        end_line,
        end_column,
        ..
    } = report.position(finding.place);
    Found {
        rule: finding.rule.name,
        number: finding.rule.number,
        severity: finding.level.word(),
        line,
        column,
        end_line,
        end_column,
        message: finding.message.to_string(),
        notes: finding.notes.iter().map(ToString::to_string).collect(),
        help: finding.help.to_string(),
        labels: finding
            .labels
            .iter()
            .map(|label| {
                let at = report.position(label.place);
                Label {
                    line: at.line,
                    column: at.column,
                    text: label.text.to_string(),
                }
            })
            .collect(),
    }
}

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Appends a byte of the source.
#[unsafe(no_mangle)]
pub extern "C" fn put(byte: u32) {
    INPUT.with_borrow_mut(|input| input.push(byte as u8));
}

/// Takes the source and gives the length of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn run(host_view: u32) -> u32 {
    let source = INPUT.take();
    let answer = answer(&source, host_view != 0).into_bytes();
    let length = answer.len() as u32;
    OUTPUT.set(answer);
    length
}

/// A byte of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn get(at: u32) -> u32 {
    OUTPUT.with_borrow(|output| output.get(at as usize).copied().unwrap_or(0).into())
}
