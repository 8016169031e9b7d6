//! The XML of `JUnit`, which many CI services show: a file is a test, and what is found in it makes it fail.

use std::fmt::Write as _;

use culambda_rules::Level;

use super::{Checked, Printer, Row, xml};

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
    checked.rows().iter().map(|row| row.level).max()
}

fn test(checked: &Checked, out: &mut String) {
    let name = checked.report.files.first().map_or("", |file| &file.name);
    let _ = write!(out, "    <testcase name={} classname=\"culambda\"", xml::quoted(name));
    let lines: Vec<String> = checked.rows().iter().map(Row::line).collect();
    if lines.is_empty() {
        out.push_str("/>\n");
        return;
    }
    let text = xml::escaped(&lines.join("\n"));
    let (tag, note) = if worst(checked) == Some(Level::Error) {
        let first = lines.first().map_or("", String::as_str);
        ("failure", format!(" message={}", xml::quoted(first)))
    } else {
        // Warnings and notes fail nothing.
        ("system-out", String::new())
    };
    let _ = writeln!(out, ">\n      <{tag}{note}>{text}</{tag}>\n    </testcase>");
}
