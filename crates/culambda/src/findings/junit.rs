//! The XML of `JUnit`, which many CI services show: a file is a test, and what is found in it makes it fail.

use std::fmt::Write as _;

use culambda_rules::Level;

use super::{Checked, Printer};
use crate::report::printable;

pub(super) struct Junit;

impl Printer for Junit {
    fn print(&self, all: &[Checked]) -> std::io::Result<Vec<u8>> {
        let failed = all
            .iter()
            .filter(|checked| worst(checked) == Some(Level::Error))
            .count();
        let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        let count = all.len();
        let totals = format!("tests=\"{count}\" failures=\"{failed}\" errors=\"0\"");
        // Writing to a string cannot fail.
        let _ = writeln!(out, "<testsuites name=\"culambda\" {totals}>");
        let _ = writeln!(out, "  <testsuite name=\"culambda\" {totals} skipped=\"0\">");
        for checked in all {
            test(checked, &mut out);
        }
        out.push_str("  </testsuite>\n</testsuites>\n");
        Ok(out.into_bytes())
    }
}

/// How bad the worst is that was found in a file.
fn worst(checked: &Checked) -> Option<Level> {
    let findings = checked.report.findings.iter().map(|finding| finding.level);
    let all = findings.chain(checked.listed().map(|(_, level)| level));
    all.max()
}

fn test(checked: &Checked, out: &mut String) {
    let name = checked.report.files.first().map_or("", |file| &file.name);
    let _ = write!(out, "    <testcase name={} classname=\"culambda\"", quoted(name));
    let lines = lines(checked);
    if lines.is_empty() {
        out.push_str("/>\n");
        return;
    }
    let text = escaped(&lines.join("\n"));
    let (tag, note) = if worst(checked) == Some(Level::Error) {
        let first = lines.first().map_or("", String::as_str);
        ("failure", format!(" message={}", quoted(first)))
    } else {
        // Warnings and notes fail nothing.
        ("system-out", String::new())
    };
    let _ = writeln!(out, ">\n      <{tag}{note}>{text}</{tag}>\n    </testcase>");
}

/// A line for each thing that was found.
fn lines(checked: &Checked) -> Vec<String> {
    let report = &checked.report;
    let findings = report.findings.iter().map(|finding| {
        let at = report.position(finding.place);
        let place = format!("{}:{}:{}", at.file, at.line, at.column);
        format!(
            "{place}: {}: {} [{}]",
            finding.level.word(),
            finding.message,
            finding.rule.name
        )
    });
    let lost = checked.listed().map(|(lambda, level)| {
        let at = checked.position_of(lambda);
        let place = format!("{}:{}:{}", at.file, at.line, at.column);
        let what = checked.not_analysed_message();
        format!("{place}: {}: {what}: {} [not-analysed]", level.word(), lambda.reason)
    });
    // A name may have a line feed, and what is behind it is no line of its own.
    findings.chain(lost).map(|line| printable(&line).into_owned()).collect()
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text).replace('\n', "&#10;"))
}

/// Text for XML, which has no control characters at all.
fn escaped(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|line| printable(line).into_owned()).collect();
    let text = lines.join("\n");
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_for_xml() {
        assert_eq!(escaped("a<b> & \"c\"\x1b\nd"), "a&lt;b&gt; &amp; &quot;c&quot;\\x1b\nd");
        assert_eq!(quoted("a\nb"), "\"a&#10;b\"");
    }
}
