//! What `culambda check` found, and how it is printed: one printer for each format.

mod azure;
mod checkstyle;
mod columns;
mod concise;
mod github;
mod gitlab;
mod json;
mod junit;
mod pretty;
mod rdjson;
mod sarif;
mod statistics;
mod withheld;
mod xml;

pub use json::schema as json_schema;

use culambda_model::facts::NotAnalysed;
use culambda_rules::{Level, Position, Report};

use crate::coverage::{Lambdas, LeftOut};
use crate::options::CheckFormat;
use crate::report::printable;
use culambda_source::Text;

pub(crate) use withheld::{tells, withhold};

/// One input that was checked.
#[derive(Debug)]
pub struct Checked {
    /// The text that was checked; with `--fix` the repaired one.
    pub text: Text,
    /// What was found in it.
    pub report: Report,
    /// How many fixes were applied.
    pub fixed: usize,
    /// How bad lambdas are that could not be analysed; `None` if they are only counted.
    pub not_analysed: Option<Level>,
    /// How many findings are known and were taken out.
    pub in_baseline: usize,
    /// How many were allowed by comments that this run wrote, and were taken out.
    pub allowed: usize,
    /// Which of the files of the report are not shown.
    pub hidden: Vec<bool>,
    /// Its lambdas, by what is known of them.
    pub lambdas: Lambdas,
    /// Whether the file could not be read, so that what is not analysed is all of it.
    pub unread: bool,
}

/// Prints all that was found.
pub trait Printer {
    /// The whole output.
    ///
    /// # Errors
    /// None that the data can cause; those of a formatter.
    fn print(&self, all: &[Checked]) -> std::io::Result<Vec<u8>>;
}

/// What all printers are told.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Whether colours are wanted.
    pub colored: bool,
    /// How wide the terminal is, if it goes to one.
    pub width: Option<usize>,
    /// How many files were looked at: of a folder only those are among the inputs that may hold lambdas.
    pub files: usize,
    /// Whether what was needed was looked up in the whole project.
    pub project: bool,
    /// Whether folders or patterns were asked about.
    pub is_many: bool,
    /// Files that may hold lambdas and were not looked at.
    pub left_out: LeftOut,
    /// Whether the numbers of what was found come last.
    pub counts: bool,
}

/// The printer of a format, or of the numbers alone.
pub fn printer(format: CheckFormat, statistics: bool, style: Style) -> Box<dyn Printer> {
    match format {
        CheckFormat::Pretty | CheckFormat::Concise if statistics => Box::new(statistics::Statistics(style)),
        CheckFormat::Pretty => Box::new(pretty::Pretty(style)),
        CheckFormat::Concise => Box::new(concise::Concise),
        CheckFormat::Json => Box::new(json::Json(style)),
        CheckFormat::Sarif => Box::new(sarif::Sarif),
        CheckFormat::Github => Box::new(github::Github),
        CheckFormat::Gitlab => Box::new(gitlab::Gitlab),
        CheckFormat::Junit => Box::new(junit::Junit),
        CheckFormat::Azure => Box::new(azure::Azure),
        CheckFormat::Checkstyle => Box::new(checkstyle::Checkstyle),
        CheckFormat::Rdjson => Box::new(rdjson::Rdjson),
    }
}

/// What formats of one row for each finding say of it.
struct Row<'r> {
    at: Position<'r>,
    level: Level,
    rule: &'r str,
    message: String,
}

impl Row<'_> {
    /// In one line.
    fn line(&self) -> String {
        let (at, level) = (&self.at, self.level.word());
        let line = format!(
            "{}:{}:{}: {level}: {} [{}]",
            at.file, at.line, at.column, self.message, self.rule
        );
        // A name may have a line feed, and what is behind it is no line of its own.
        printable(&line).into_owned()
    }
}

impl Checked {
    /// A row for each finding, then for each lambda that could not be analysed and is to be listed.
    fn rows(&self) -> Vec<Row<'_>> {
        let findings = self.report.findings.iter().map(|finding| Row {
            at: self.report.position(finding.place),
            level: finding.level,
            rule: finding.rule.name,
            message: finding.message.clone(),
        });
        let lost = self.listed().map(|(lambda, level)| Row {
            at: self.position_of(lambda),
            level,
            rule: "not-analysed",
            message: format!("{}: {}", self.not_analysed_message(), lambda.reason),
        });
        findings.chain(lost).collect()
    }

    /// Whether no text of a file of the report is shown.
    pub(crate) fn hides(&self, file: usize) -> bool {
        self.hidden.get(file).copied().unwrap_or(false)
    }

    /// Whether it has errors, or lambdas that could not be analysed where that is one.
    pub(crate) fn fails(&self) -> bool {
        let is_denied = self.not_analysed == Some(Level::Error);
        self.report.count(Level::Error) > 0 || (is_denied && !self.report.not_analysed.is_empty())
    }

    /// The lambdas that could not be analysed and are to be listed, with how bad that is.
    pub(crate) fn listed(&self) -> impl Iterator<Item = (&NotAnalysed, Level)> {
        let level = self.not_analysed.into_iter();
        level.flat_map(|level| self.report.not_analysed.iter().map(move |lambda| (lambda, level)))
    }

    /// What is said of something that could not be analysed.
    fn not_analysed_message(&self) -> &'static str {
        if self.unread {
            "this file could not be analysed"
        } else {
            "this lambda could not be analysed"
        }
    }

    /// The place of a lambda that could not be analysed.
    fn position_of(&self, lambda: &NotAnalysed) -> Position<'_> {
        self.report.position(culambda_rules::Place {
            file: 0,
            span: lambda.span,
        })
    }
}

/// Numbers of what was found.
#[derive(Clone, Copy, Debug, Default)]
struct Summary {
    files: usize,
    errors: usize,
    warnings: usize,
    notes: usize,
    not_analysed: usize,
    /// How many of these are whole files.
    unread: usize,
    partly_analysed: usize,
    given_up: usize,
    in_unseen_classes: usize,
    in_system_headers: usize,
    fixed: usize,
    in_baseline: usize,
    allowed: usize,
}

impl Summary {
    fn of(all: &[Checked], files: usize) -> Summary {
        let sum = |count: &dyn Fn(&Checked) -> usize| all.iter().map(count).sum();
        Summary {
            files,
            errors: sum(&|c| c.report.count(Level::Error)),
            warnings: sum(&|c| c.report.count(Level::Warning)),
            notes: sum(&|c| c.report.count(Level::Note)),
            not_analysed: sum(&|c| c.report.not_analysed.len()),
            unread: sum(&|c| if c.unread { c.report.not_analysed.len() } else { 0 }),
            partly_analysed: sum(&|c| c.report.partly_analysed.len()),
            given_up: sum(&|c| c.report.given_up),
            in_unseen_classes: sum(&|c| c.report.in_unseen_classes),
            in_system_headers: sum(&|c| c.report.in_system_headers),
            fixed: sum(&|c| c.fixed),
            in_baseline: sum(&|c| c.in_baseline),
            allowed: sum(&|c| c.allowed),
        }
    }
}

/// The lambdas of all files.
pub(crate) fn lambdas(all: &[Checked]) -> Lambdas {
    let mut out = Lambdas::default();
    for checked in all {
        out.add(&checked.lambdas);
    }
    out
}

/// A number with its noun.
pub(crate) fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
