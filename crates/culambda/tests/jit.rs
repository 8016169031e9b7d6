//! Every recorded case in `grammar-tests/jit`: what is said of a program for NVRTC is what NVRTC says, line by
//! line, but for what `missed.txt` lists.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use culambda::input::with_deep_stack;
use culambda_rules::{Level, Settings, check};
use culambda_source::{Jit, NoLoader, Target, Text, UnitOptions};
use serde_json::Value;

/// A line, the tag of what is said there, and how bad it is.
type Said = (u64, String, String);

/// What NVRTC says with a tag; what has none is about something else.
fn wanted(record: &Value) -> BTreeSet<Said> {
    let all = record["diagnostics"].as_array().unwrap().iter();
    let said = all.filter_map(|d| {
        let severity = d["severity"].as_str()?.to_owned();
        Some((d["line"].as_u64()?, d["tag"].as_str()?.to_owned(), severity))
    });
    said.collect()
}

/// What we say.
fn found(path: &Path, record: &Value) -> BTreeSet<Said> {
    let says = |word: &str| {
        record["options"]
            .as_array()
            .is_some_and(|all| all.iter().any(|o| o == word))
    };
    let target = Target {
        standard: record["std"].as_str().unwrap().parse().unwrap(),
        ..Target::default()
    };
    let options = UnitOptions {
        target: target.for_jit(Jit {
            default_device: says("default-device"),
        }),
        ..UnitOptions::default()
    };
    let text: Text = fs::read(path).unwrap().into();
    let analysis = culambda_model::analyse("case.cu", &text, &NoLoader, &options);
    let settings = Settings {
        target: options.target,
        ..Settings::default()
    };
    let report = check(&analysis, &settings);
    // A note is what NVRTC may say.
    let of_reference = report
        .findings
        .iter()
        .filter(|f| f.rule.of_reference() && f.level != Level::Note);
    let said = of_reference.map(|f| {
        let level = match f.level {
            Level::Error => "error",
            Level::Warning => "warning",
            Level::Note => "note",
        };
        let line = u64::from(report.line_column(f.place).0);
        (line, f.rule.name.to_owned(), level.to_owned())
    });
    said.collect()
}

#[test]
fn recorded_programs_for_nvrtc() {
    with_deep_stack(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests/jit");
        let mut cases: Vec<PathBuf> = fs::read_dir(&folder).unwrap().map(|e| e.unwrap().path()).collect();
        cases.retain(|path| path.extension().is_some_and(|e| e == "cu"));
        cases.sort();
        assert!(cases.len() > 15, "the cases are missing");
        let list = fs::read_to_string(folder.join("missed.txt")).unwrap();
        let expected: BTreeSet<String> = list.lines().map(str::to_owned).collect();
        let (mut wrong, mut missed) = (Vec::new(), BTreeSet::new());
        for path in cases {
            let name = path.file_stem().unwrap().to_str().unwrap();
            let record: Value =
                serde_json::from_str(&fs::read_to_string(path.with_extension("json")).unwrap()).unwrap();
            let (want, got) = (wanted(&record), found(&path, &record));
            wrong.extend(
                got.difference(&want)
                    .map(|s| format!("{name}.cu:{}: {} is false ({})", s.0, s.1, s.2)),
            );
            missed.extend(want.difference(&got).map(|s| format!("{name}.cu:{} {}", s.0, s.1)));
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        assert_eq!(missed, expected, "what is missed is not what missed.txt says");
    })
    .unwrap();
}
