//! Annotations of GitHub Actions: `::error file=a.cu,line=1::message`.

use std::io::Write as _;

use culambda_rules::{Level, Position};

use super::{Checked, Printer};
use crate::report::printable;

pub(super) struct Github;

impl Printer for Github {
    fn print(&self, all: &[Checked]) -> std::io::Result<Vec<u8>> {
        let mut out = Vec::new();
        for checked in all {
            let report = &checked.report;
            for finding in &report.findings {
                let number = finding.rule.number.map(|n| format!(" ({n})")).unwrap_or_default();
                let title = format!("{}{number}", finding.rule.name);
                let mut text = finding.message.clone();
                for note in &finding.notes {
                    text = text + "\n" + note;
                }
                if !finding.help.is_empty() {
                    text = text + "\nhelp: " + &finding.help;
                }
                annotate(&mut out, finding.level, &report.position(finding.place), &title, &text)?;
            }
            for (lambda, level) in checked.listed() {
                let text = format!("{}: {}", checked.not_analysed_message(), lambda.reason);
                annotate(&mut out, level, &checked.position_of(lambda), "not-analysed", &text)?;
            }
        }
        Ok(out)
    }
}

fn annotate(out: &mut Vec<u8>, level: Level, at: &Position<'_>, title: &str, text: &str) -> std::io::Result<()> {
    let command = match level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Note => "notice",
    };
    let (file, title) = (property(at.file), property(title));
    write!(out, "::{command} file={file},line={},endLine={}", at.line, at.end_line)?;
    // Columns are taken only where both ends are on one line.
    if at.line == at.end_line {
        write!(out, ",col={},endColumn={}", at.column, at.end_column)?;
    }
    writeln!(out, ",title={title}::{}", data(text))
}

/// Escapes the text after the second `::`.
fn data(text: &str) -> String {
    let text = text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A");
    printable(&text).into_owned()
}

/// Escapes the value of a property.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_ends_the_command() {
        let at = Position {
            file: "a,b:c.cu",
            line: 1,
            column: 2,
            end_line: 1,
            end_column: 4,
        };
        let mut out = Vec::new();
        annotate(&mut out, Level::Note, &at, "t", "50%\nmore\x1b").unwrap();
        let want = "::notice file=a%2Cb%3Ac.cu,line=1,endLine=1,col=2,endColumn=4,title=t::50%25%0Amore\\x1b\n";
        assert_eq!(String::from_utf8_lossy(&out), want);
    }
}
