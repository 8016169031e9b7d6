//! How often each rule speaks, and in which folders.

use std::collections::BTreeMap;
use std::io::Write as _;

use super::{Checked, Printer, Style, Summary, counted};
use crate::report::printable;

pub(super) struct Statistics(pub(super) Style);

/// Findings of a rule by folder.
type Table<'a> = BTreeMap<String, BTreeMap<&'a str, usize>>;

impl Printer for Statistics {
    fn print(&self, all: &[Checked]) -> std::io::Result<Vec<u8>> {
        let mut table = Table::new();
        for checked in all {
            let report = &checked.report;
            let mut add = |rule: String, file| {
                *table.entry(rule).or_default().entry(folder(file)).or_default() += 1;
            };
            for finding in &report.findings {
                let number = finding.rule.number.map(|n| format!(" {n}")).unwrap_or_default();
                add(
                    format!("{}{number}", finding.rule.name),
                    report.position(finding.place).file,
                );
            }
            for lambda in &report.not_analysed {
                add("not-analysed".into(), checked.position_of(lambda).file);
            }
        }
        let mut rules: Vec<(usize, &String)> = table.iter().map(|(rule, by)| (by.values().sum(), rule)).collect();
        rules.sort_by_key(|&(count, rule)| (std::cmp::Reverse(count), rule));
        let mut out = Vec::new();
        for (count, rule) in rules {
            writeln!(out, "{count:>6}  {rule}")?;
            for (folder, count) in table.get(rule).into_iter().flatten() {
                writeln!(out, "        {count:>6}  {}", printable(folder))?;
            }
        }
        let s = Summary::of(all, self.0.files);
        let findings = s.errors + s.warnings + s.notes + s.not_analysed;
        writeln!(out, "{} in {}", counted(findings, "finding"), counted(s.files, "file"))?;
        Ok(out)
    }
}

fn folder(file: &str) -> &str {
    file.rsplit_once('/').map_or(".", |(folder, _)| folder)
}
