//! The examples of every rule, and what its fixes make of them, against what the reference said about them.
//!
//! `cargo xtask oracle examples` writes the records of `grammar-tests/examples`.

use culambda_rules::examples::{self, Example, Kind, report};
use culambda_rules::fix::Applicability;
use culambda_rules::registry::RULES;
use culambda_rules::settle::settle;
use culambda_rules::{Level, Report, Rule};
use serde_json::Value;
use std::path::Path;

/// Rules of ours whose bad examples the host compiler rejects, after the reference was silent.
const HOST_COMPILER_FAILS: [&str; 15] = [
    "abbreviated-template",
    "array-reference-capture",
    "brace-init-capture",
    "function-init-capture",
    "lambda-to-pointer",
    "pack-init-capture",
    "parameter-packs-order",
    "static-lambda",
    "undeclared-friend",
    "unnameable-class-argument",
    "unnameable-function-pointer",
    "unnameable-return-type",
    "unnamed-template-parameter",
    "unwritable-function",
    "unwritable-return-type",
];

/// Rules whose examples show something that the reference reports on purpose, or need macros of a test framework.
const NOT_FOR_THE_REFERENCE: [&str; 2] = ["allow-without-reason", "test-body"];

fn records(rule: &Rule) -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests/examples");
    let path = folder.join(format!("{}.json", rule.name));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Lines and tags of the reference's rules.
fn found(report: &Report) -> Vec<(u64, String)> {
    let of_reference = report
        .findings
        .iter()
        .filter(|f| f.rule.of_reference() || f.rule.of_language());
    let mut out: Vec<_> = of_reference
        .map(|f| (u64::from(report.line_column(f.place).0), f.rule.name.to_owned()))
        .collect();
    out.sort();
    out
}

/// Those of the host front end, and each of the device front end that it lacks, once.
fn recorded(record: &Value) -> Vec<(u64, String)> {
    let key = |d: &Value| Some((d["line"].as_u64()?, d["tag"].as_str()?.to_owned()));
    let list = |name: &str| -> Vec<_> { record[name].as_array().into_iter().flatten().filter_map(key).collect() };
    let mut out = list("diagnostics");
    for found in list("device_diagnostics") {
        if !out.contains(&found) {
            out.push(found);
        }
    }
    out.sort();
    out
}

/// What is wrong with an example, if anything is.
fn wrong(rule: &Rule, example: &Example, record: &Value) -> Option<String> {
    if record["text"] != example.text.as_str() || record["kind"] != example.kind.word() {
        return Some("is not what was recorded: `cargo xtask oracle examples`".into());
    }
    let report = report(&example.text);
    let (want, got) = (recorded(record), found(&report));
    if NOT_FOR_THE_REFERENCE.contains(&rule.name) {
        return None;
    }
    if want != got {
        return Some(format!("recorded {want:?}, found {got:?}"));
    }
    let builds = record["host_compiler"] == "ok" && record.get("other_errors").is_none();
    let fine = want.is_empty() && builds && report.count(Level::Error) == 0;
    match example.kind {
        Kind::Bad if rule.of_reference() && !want.iter().any(|w| w.1 == rule.name) => {
            Some("the reference does not report it".into())
        }
        Kind::Bad if HOST_COMPILER_FAILS.contains(&rule.name) && builds => Some("it builds".into()),
        Kind::Good | Kind::Fixed(_) if !fine => Some(format!("{}\nis not fine: {record}", example.text)),
        Kind::Fixed(_) if report.findings.iter().any(|f| f.rule == rule) => Some("is not repaired".into()),
        _ => None,
    }
}

#[test]
fn examples_and_fixes_are_what_the_reference_says() {
    let mut all = Vec::new();
    for rule in RULES {
        let (examples, records) = (examples::of(rule), records(rule));
        assert_eq!(
            examples.len(),
            records.len(),
            "{}: `cargo xtask oracle examples`",
            rule.name
        );
        for (example, record) in examples.iter().zip(&records) {
            let wrong = wrong(rule, example, record);
            all.extend(wrong.map(|w| format!("{}, {}: {w}", rule.name, example.kind.word())));
        }
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

/// The example with all of its fixes applied.
fn settled(text: &str) -> String {
    let checked = |text: &culambda_source::Text| report(&String::from_utf8_lossy(text));
    let done = settle(text.as_bytes().into(), Applicability::Unsafe, checked);
    String::from_utf8_lossy(&done.text).into_owned()
}

#[test]
fn fixes_keep_the_line_ends_of_a_file() {
    let two = |text: &str| text.replace('\n', "\r\n");
    for rule in RULES {
        let bad = rule.documentation.bad;
        assert_eq!(settled(&two(bad)), two(&settled(bad)), "{}", rule.name);
    }
}
