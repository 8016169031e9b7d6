//! The XML of Checkstyle, which Jenkins and many other services show.

use std::fmt::Write as _;

use culambda_rules::Level;

use super::{Checked, Printer, xml};

pub(super) struct Checkstyle;

impl Printer for Checkstyle {
    fn print(&self, all: &[Checked]) -> std::io::Result<Vec<u8>> {
        let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n");
        // Writing to a string cannot fail.
        for checked in all {
            let mut file = None;
            for row in checked.rows() {
                // A finding can be in another file than the one that was checked.
                if file != Some(row.at.file) {
                    end(file, &mut out);
                    file = Some(row.at.file);
                    let _ = writeln!(out, "  <file name={}>", xml::quoted(row.at.file));
                }
                let severity = match row.level {
                    Level::Error => "error",
                    Level::Warning => "warning",
                    Level::Note => "info",
                };
                let _ = writeln!(
                    out,
                    "    <error line=\"{}\" column=\"{}\" severity=\"{severity}\" message={} source=\"culambda.{}\"/>",
                    row.at.line,
                    row.at.column,
                    xml::quoted(&row.message),
                    row.rule
                );
            }
            end(file, &mut out);
        }
        out.push_str("</checkstyle>\n");
        Ok(out.into_bytes())
    }
}

/// Ends what is said of a file.
fn end(file: Option<&str>, out: &mut String) {
    if file.is_some() {
        out.push_str("  </file>\n");
    }
}
