//! Every recorded case in `grammar-tests/diagnostics`: a rewrite refuses what the reference's host front end rejects,
//! with its number, and nothing else but what no host compiler takes.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use culambda::input::with_deep_stack;
use culambda_model::Analysis;
use culambda_model::facts::Role;
use culambda_rewrite::Refused;
use culambda_source::{NoLoader, Target, Text, UnitOptions};
use serde_json::Value;

fn cases(folder: &str, least: usize) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../grammar-tests")
        .join(folder);
    let listed = fs::read_dir(&folder).expect("the records are there");
    let mut cases: Vec<PathBuf> = listed.map(|entry| entry.expect("an entry").path()).collect();
    cases.retain(|path| path.extension().is_some_and(|extension| extension == "cu"));
    cases.sort();
    assert!(cases.len() >= least, "only {} cases", cases.len());
    cases
}

fn record(path: &Path) -> Value {
    let json = fs::read(path.with_extension("json")).expect("a case has a record");
    serde_json::from_slice(&json).expect("a record is JSON")
}

fn answer(path: &Path, record: &Value) -> (Analysis, Vec<Refused>) {
    let text: Text = fs::read(path).expect("a case can be read").into();
    let options = record["options"].as_array().cloned().unwrap_or_default();
    let target = Target {
        standard: record["std"].as_str().unwrap_or("17").parse().expect("a standard"),
        extended_lambda: !options.iter().any(|option| option == "no-extended-lambda"),
        ..Target::default()
    };
    let unit = UnitOptions {
        target,
        ..UnitOptions::default()
    };
    let analysis = culambda_model::analyse("case.cu", &text, &NoLoader, &unit);
    let refusals = culambda_rules::refusals(&analysis, &target);
    let refused = culambda_rewrite::refused(&analysis, &refusals, &target);
    (analysis, refused)
}

/// The errors of the host front end: each line with the number of the rule, as the tags are listed.
fn errors(record: &Value) -> BTreeSet<(u32, u32)> {
    let all = record["diagnostics"].as_array().cloned().unwrap_or_default();
    let errors = all
        .iter()
        .filter(|found| found["severity"] == "error" || found["severity"] == "internal error");
    let key = |found: &Value| {
        let rule = culambda_rules::registry::find(found["tag"].as_str()?)?;
        Some((u32::try_from(found["line"].as_u64()?).ok()?, rule.number?))
    };
    errors.filter_map(key).collect()
}

/// What the refusals say: each line with the number, without what the whole file is refused for.
fn reasons(analysis: &Analysis, refused: &[Refused]) -> BTreeSet<(u32, u32)> {
    let lines = analysis.variants[0].unit.files[0].lines();
    let all = refused.iter().flat_map(|one| &one.refusals);
    all.filter_map(|one| Some((lines.line_column(one.place?.start).0, one.number?)))
        .collect()
}

/// What is wrong with one case, if anything is.
fn wrong(path: &Path) -> Option<String> {
    let record = record(path);
    let (analysis, refused) = answer(path, &record);
    let (want, got) = (errors(&record), reasons(&analysis, &refused));
    if want != got {
        return Some(format!("recorded {want:?}, refused for {got:?}"));
    }
    let accepted = want.is_empty() && record["build"] != "host front end";
    if accepted && !refused.is_empty() && record["build"] != "host compiler" {
        let why: Vec<&str> = refused.iter().map(|one| one.refusals[0].message.as_str()).collect();
        return Some(format!("is accepted and refused: {why:?}"));
    }
    let of_file = |one: &Refused| one.refusals.iter().any(|reason| reason.number == Some(20164));
    let sites = analysis
        .entries
        .iter()
        .filter(|e| analysis.lambda(e).role == Role::Site);
    if refused.iter().any(of_file) && refused.len() < sites.count() {
        return Some("20164 refuses all lambdas of the file".into());
    }
    None
}

#[test]
fn what_the_reference_rejects_is_refused() {
    let mut table = Vec::new();
    for path in cases("diagnostics", 394) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let found = with_deep_stack(|| wrong(&path)).expect("a thread");
        table.extend(found.map(|what| format!("{name}: {what}")));
    }
    assert!(table.is_empty(), "{} cases\n{}", table.len(), table.join("\n"));
}

#[test]
fn what_the_reference_writes_breaks_no_restriction() {
    let mut table = Vec::new();
    for path in cases("sites", 200) {
        let record = record(&path);
        let (analysis, refused) = with_deep_stack(|| answer(&path, &record)).expect("a thread");
        let found = reasons(&analysis, &refused);
        if record["rc"] == 0 && !found.is_empty() {
            table.push(format!("{}: {found:?}", path.display()));
        }
    }
    assert!(table.is_empty(), "{}", table.join("\n"));
}

/// What explains reasons is what says them: each is used by whoever finds it out.
#[test]
fn every_reason_is_said() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let home = root.join("crates/culambda-model/src/reasons.rs");
    let table = fs::read_to_string(&home).expect("the table");
    let names: Vec<&str> = table
        .lines()
        .filter_map(|line| line.strip_prefix("pub const ")?.strip_suffix(": Reason = Reason {"))
        .collect();
    assert_eq!(names.len(), culambda_model::reasons::ALL.len());
    let mut pending: Vec<PathBuf> = ["culambda", "culambda-model", "culambda-rewrite"]
        .map(|name| root.join("crates").join(name).join("src"))
        .to_vec();
    let mut said = String::new();
    while let Some(path) = pending.pop() {
        if path.is_dir() {
            pending.extend(
                fs::read_dir(&path)
                    .expect("a folder")
                    .map(|entry| entry.expect("an entry").path()),
            );
        } else if path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with("src/reasons.rs") {
            said.push_str(&fs::read_to_string(&path).expect("a source"));
        }
    }
    said.push_str(&fs::read_to_string(root.join("crates/culambda-model/src/budget.rs")).expect("a source"));
    let words: BTreeSet<&str> = said.split(|c: char| !(c.is_alphanumeric() || c == '_')).collect();
    let is_said = |name: &str| words.contains(name);
    let unsaid: Vec<&&str> = names.iter().filter(|name| !is_said(name)).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}
