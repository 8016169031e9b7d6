//! Logging commands of Azure Pipelines: `##vso[task.logissue type=error;sourcepath=a.cu]message`.

use std::io::Write as _;

use culambda_rules::Level;

use super::{Checked, Printer, Row};
use crate::report::printable;

pub(super) struct Azure;

impl Printer for Azure {
    fn print(&self, all: &[Checked]) -> std::io::Result<Vec<u8>> {
        let mut out = Vec::new();
        for row in all.iter().flat_map(Checked::rows) {
            writeln!(out, "{}", issue(&row))?;
        }
        Ok(out)
    }
}

fn issue(row: &Row<'_>) -> String {
    let kind = match row.level {
        Level::Error => "error",
        Level::Warning => "warning",
        // There is no third kind: a line of the log.
        Level::Note => return inert(&row.line()),
    };
    format!(
        "##vso[task.logissue type={kind};sourcepath={};linenumber={};columnnumber={};code={};]{}",
        property(row.at.file),
        row.at.line,
        row.at.column,
        row.rule,
        data(&row.message)
    )
}

/// Escapes the text after the command.
fn data(text: &str) -> String {
    let text = text.replace('%', "%AZP25").replace('\r', "%0D").replace('\n', "%0A");
    inert(&printable(&text))
}

/// A text in which no command begins: one may begin anywhere in a line.
fn inert(text: &str) -> String {
    text.replace("##", "# #")
}

/// Escapes the value of a property.
fn property(text: &str) -> String {
    data(text).replace(';', "%3B").replace(']', "%5D")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_ends_the_command() {
        assert_eq!(property("a];b%\n"), "a%5D%3Bb%AZP25%0A");
        assert_eq!(data("a];b\x1b"), "a];b\\x1b");
        assert_eq!(data("x ##vso[task.complete]"), "x # #vso[task.complete]");
    }
}
