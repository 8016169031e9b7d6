//! What the reference reports about the cases of `grammar-tests/diagnostics`, and what it does not report about
//! those of `grammar-tests/sites`.
//!
//! Compared is the multiset of lines and tags of the host front end, with those that only the device front end
//! reports added once. Records without a tag are about pragmas themselves and are not compared, and neither are our
//! own rules; 20178 only where the case turns it on.

use culambda_model::analyse;
use culambda_rules::finding::Level;
use culambda_rules::{Report, Settings, check};
use culambda_source::{NoLoader, UnitOptions};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// How often a tag is reported on a line.
type Counts = BTreeMap<(u32, String), usize>;

const IMPLICIT_THIS: &str = "this_addr_capture_ext_lambda";

fn cases(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../grammar-tests")
        .join(folder);
    let mut out: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap_or_else(|e| panic!("{}: {e}", folder.display()))
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|p| p.extension().is_some_and(|e| e == "cu"))
        .collect();
    out.sort();
    assert!(!out.is_empty(), "no cases in {}", folder.display());
    out
}

fn run(path: &Path) -> (String, Report) {
    let text = std::fs::read_to_string(path).expect("a case can be read");
    let head = |key: &str| {
        text.lines()
            .take_while(|l| l.starts_with("//"))
            .find_map(|l| l.strip_prefix(key))
            .unwrap_or("")
            .to_owned()
    };
    let mut options = UnitOptions::default();
    options.target.standard = head("// std: ").trim().parse().unwrap_or_default();
    options.target.extended_lambda = !head("// options: ").contains("no-extended-lambda");
    let analysis = analyse("case.cu", &text.as_bytes().into(), &NoLoader, &options);
    let report = check(
        &analysis,
        &Settings {
            target: options.target,
            ..Settings::default()
        },
    );
    (text, report)
}

/// What was recorded of a case.
fn record(path: &Path) -> Value {
    let json = std::fs::read_to_string(path.with_extension("json")).expect("a case has a record");
    serde_json::from_str(&json).expect("a record is JSON")
}

fn recorded(path: &Path) -> Counts {
    let record = record(path);
    let list = |key: &str| record[key].as_array().cloned().unwrap_or_default();
    let key = |r: &Value| Some((u32::try_from(r["line"].as_u64()?).ok()?, r["tag"].as_str()?.to_owned()));
    let mut out = Counts::new();
    for k in list("diagnostics").iter().filter_map(key) {
        *out.entry(k).or_default() += 1;
    }
    for k in list("device_diagnostics").iter().filter_map(key) {
        out.entry(k).or_insert(1);
    }
    out
}

fn found(text: &str, report: &Report) -> Counts {
    let this_compared = text.contains(&format!("diag_warn={IMPLICIT_THIS}"));
    let enabled_by_pragma = |line: u32| {
        let before = text.lines().take(line as usize).filter(|l| l.contains("#pragma"));
        before
            .filter(|l| l.contains(IMPLICIT_THIS) || l.contains("20178"))
            .last()
            .is_some_and(|l| !l.contains("nv_diag_default"))
    };
    let mut out = Counts::new();
    for f in report
        .findings
        .iter()
        .filter(|f| f.rule.of_reference() || f.rule.of_language())
    {
        let line = report.line_column(f.place).0;
        if f.rule.name != IMPLICIT_THIS || this_compared || enabled_by_pragma(line) {
            *out.entry((line, f.rule.name.to_owned())).or_default() += 1;
        }
    }
    out
}

fn difference(want: &Counts, got: &Counts) -> Vec<String> {
    let keys = want.keys().chain(got.keys()).collect::<std::collections::BTreeSet<_>>();
    let count = |c: &Counts, k| c.get(k).copied().unwrap_or(0);
    keys.into_iter()
        .filter(|k| count(want, k) != count(got, k))
        .map(|k| {
            format!(
                "line {} {}: {} recorded, {} found",
                k.0,
                k.1,
                count(want, k),
                count(got, k)
            )
        })
        .collect()
}

#[test]
fn what_the_reference_reports_is_reported() {
    let (mut table, mut whole) = (Vec::new(), 0);
    let cases = cases("diagnostics");
    for path in &cases {
        let (text, report) = run(path);
        let wrong = difference(&recorded(path), &found(&text, &report));
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        if wrong.is_empty() {
            whole += 1;
        } else {
            table.push(format!("{name:45} {}", wrong.join("; ")));
        }
    }
    assert!(
        table.is_empty(),
        "{whole} of {} cases are whole\n{}",
        cases.len(),
        table.join("\n")
    );
}

/// Rules of which the messages are not compared: the reference shows arrays with the aliases that they are declared by,
/// and fails while it writes about too many captures.
const OF_OTHER_WORDS: [&str; 2] = [
    "extended_lambda_array_capture_rank",
    "extended_lambda_too_many_captures",
];

/// Where a type or a name in a message is written otherwise: the arguments of a class around a member class, and the types
/// of conversion functions, which messages write in another way than the rewritten text.
const OTHER_WORDS: [(&str, u64); 4] = [
    ("forms_explicit_specialisations", 9),
    ("forms_explicit_specialisations", 10),
    ("more_private_types", 65),
    ("names_of_operators", 11),
];

#[test]
fn messages_have_the_words_of_the_reference() {
    let mut other = std::collections::BTreeSet::new();
    for path in cases("diagnostics") {
        let (_, report) = run(&path);
        let ours = report.findings.iter().map(|f| {
            let line = u64::from(report.line_column(f.place).0);
            (line, f.rule.name, f.message.as_str())
        });
        let folded = |message: &str| message.split_whitespace().collect::<Vec<_>>().join(" ");
        let ours: std::collections::BTreeSet<_> = ours.map(|(line, tag, m)| (line, tag, folded(m))).collect();
        let record = record(&path);
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for theirs in record["diagnostics"].as_array().into_iter().flatten() {
            let (Some(line), Some(tag)) = (theirs["line"].as_u64(), theirs["tag"].as_str()) else {
                continue;
            };
            let message = theirs["message"].as_str().unwrap_or_default();
            if !OF_OTHER_WORDS.contains(&tag) && !ours.contains(&(line, tag, folded(message))) {
                other.insert((name.clone(), line));
            }
        }
    }
    let known = OTHER_WORDS.iter().map(|(name, line)| ((*name).to_owned(), *line));
    assert_eq!(other, known.collect());
}

/// Whether the build ends in the host compiler, on code that the reference accepted; nothing when it was not asked.
fn host_compiler_fails(path: &Path) -> Option<bool> {
    match record(path)["build"].as_str()? {
        "ok" => Some(false),
        "host compiler" => Some(true),
        _ => None,
    }
}

/// Builds that fail for reasons that have nothing to do with how the reference rewrites lambdas.
const FAILS_ANYWAY: [&str; 1] = ["ref_namespace_scope"];

#[test]
fn what_only_the_host_compiler_rejects_is_an_error_of_ours() {
    let mut wrong = Vec::new();
    for path in cases("diagnostics") {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let Some(fails) = host_compiler_fails(&path).filter(|_| !FAILS_ANYWAY.contains(&name.as_str())) else {
            continue;
        };
        let (_, report) = run(&path);
        let ours = |f: &&culambda_rules::Finding| !f.rule.of_reference() && f.level == Level::Error;
        // A pack that is not last is a warning: it matters only where the template is used.
        let order = |f: &&culambda_rules::Finding| f.rule.name == "parameter-packs-order";
        let found = report.findings.iter().any(|f| ours(&f) || (fails && order(&f)));
        if found != fails {
            wrong.push(format!(
                "{name}: the host compiler {}",
                if fails { "fails" } else { "is content" }
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_the_reference_accepts_is_no_error() {
    let mut wrong = Vec::new();
    for path in cases("sites") {
        let (_, report) = run(&path);
        for f in report
            .findings
            .iter()
            .filter(|f| f.rule.of_reference() && f.level == Level::Error)
        {
            wrong.push(format!(
                "{}:{} {}",
                path.display(),
                report.line_column(f.place).0,
                f.rule.name
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
