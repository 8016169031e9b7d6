//! Every recorded case in `grammar-tests/sites`: what we say of it is what the reference front end does with it.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use culambda::command::list::Inventory;
use culambda::input::with_deep_stack;
use culambda::loader::{Cache, FileLoader};
use culambda_model::compare::{differences, relax};
use culambda_source::{Target, Text, UnitOptions};
use serde_json::Value;
use similar::{Algorithm, DiffTag, capture_diff_slices};

fn sites_of(path: &Path) -> Vec<Value> {
    let text = fs::read(path).unwrap();
    let first = String::from_utf8_lossy(text.split(|&b| b == b'\n').next().unwrap()).into_owned();
    let standard = first
        .strip_prefix("// std: ")
        .and_then(|rest| rest.split_whitespace().next())
        .unwrap_or("17");
    let target = Target {
        standard: standard.parse().unwrap(),
        ..Target::default()
    };
    let name = path.file_name().unwrap().to_str().unwrap();
    let text: Text = text.into();
    let cache = Cache::default();
    let loader = FileLoader::new(name, Some(path), &[], &cache);
    let options = UnitOptions {
        target,
        ..UnitOptions::default()
    };
    let analysis = culambda_model::analyse(name, &text, &loader, &options);
    let json = Inventory::of(&analysis, &target).json().unwrap();
    let mut value: Value = serde_json::from_str(&json).unwrap();
    serde_json::from_value(value["sites"].take()).unwrap()
}

/// A field as text; what is not there is empty.
fn text<'a>(site: &'a Value, field: &str) -> &'a str {
    site[field].as_str().unwrap_or_default()
}

/// Pairs the sites of a case by their order; where the numbers differ, by function, id and wrapper.
fn pairs<'a>(want: &'a [Value], got: &'a [Value]) -> Vec<(Option<&'a Value>, Option<&'a Value>)> {
    if want.len() == got.len() {
        return want.iter().map(Some).zip(got.iter().map(Some)).collect();
    }
    let key = |site: &Value| {
        (
            relax(text(site, "fn")),
            text(site, "id").to_owned(),
            text(site, "wrapper").to_owned(),
        )
    };
    let keys = |sites: &[Value]| sites.iter().map(key).collect::<Vec<_>>();
    let mut out = Vec::new();
    for op in capture_diff_slices(Algorithm::Myers, &keys(want), &keys(got)) {
        let (tag, old, new) = op.as_tag_tuple();
        if tag == DiffTag::Equal {
            out.extend(want[old].iter().map(Some).zip(got[new].iter().map(Some)));
        } else {
            out.extend(want[old].iter().map(|site| (Some(site), None)));
            out.extend(got[new].iter().map(|site| (None, Some(site))));
        }
    }
    out
}

fn report(case: &str, want: &[Value], got: &[Value]) -> (usize, String) {
    let (mut equal, mut wrong) = (0, String::new());
    for (want, got) in pairs(want, got) {
        let place = |site: &Value| format!("{case}.cu:{}", site["line"]);
        match (want, got) {
            (Some(want), Some(got)) => {
                let found = differences(want, got);
                if found.is_empty() {
                    equal += 1;
                } else {
                    let refused = got["refused"]
                        .as_str()
                        .map(|why| format!(" [refused: {why}]"))
                        .unwrap_or_default();
                    writeln!(wrong, "  {}{refused}", place(got)).unwrap();
                    for line in &found {
                        writeln!(wrong, "    {line}").unwrap();
                    }
                }
            }
            (Some(want), None) => writeln!(wrong, "  {} missing: {}", place(want), want["source"]).unwrap(),
            (None, Some(got)) => writeln!(
                wrong,
                "  {} is not in the record: {} {}",
                place(got),
                got["fn"],
                got["id"]
            )
            .unwrap(),
            (None, None) => {}
        }
    }
    (equal, wrong)
}

#[test]
fn recorded_sites() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests/sites");
    let mut cases: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    cases.retain(|path| path.extension().is_some_and(|extension| extension == "cu"));
    cases.sort();
    assert!(cases.len() >= 164, "only {} cases", cases.len());
    let (mut whole, mut equal, mut all, mut table) = (0, 0, 0, String::new());
    for path in &cases {
        let case = path.file_stem().unwrap().to_str().unwrap();
        let record: Value = serde_json::from_slice(&fs::read(path.with_extension("json")).unwrap()).unwrap();
        let want = record["sites"].as_array().unwrap();
        let got = with_deep_stack(|| sites_of(path)).unwrap();
        let (same, wrong) = report(case, want, &got);
        all += want.len();
        equal += same;
        whole += usize::from(wrong.is_empty());
        if !wrong.is_empty() {
            write!(table, "{case}\n{wrong}").unwrap();
        }
    }
    let summary = format!("{whole} of {} cases, {equal} of {all} sites", cases.len());
    assert!(table.is_empty(), "{summary}\n{table}");
}
