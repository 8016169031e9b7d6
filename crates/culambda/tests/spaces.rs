//! Every recorded case in `grammar-tests/spaces`: what is said of calls and variables across execution spaces is what
//! the reference says, line by line, and nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use culambda::input::with_deep_stack;
use culambda::loader::{Cache, FileLoader};
use culambda_rules::levels::{Action, Choice};
use culambda_rules::{Level, Settings, check};
use culambda_source::{Spaces, Text, UnitOptions};
use serde_json::Value;

/// A file, a line of it and the tag of what is said there.
type Key = (String, u64, String);

/// The only one that is a consequence of others: where they are said at its line, it says nothing more.
const CONSEQUENCE: &str = "undefined_device_identifier";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests/spaces")
}

/// Whether a tag is one of what is recorded here.
fn is_of_spaces(tag: &str) -> bool {
    [
        "illegal_call",
        "undefined_device_identifier",
        "no_exception_on_device",
        "redeclared_with",
        "auto_device_fn_ref",
        "esa_on_defaulted",
        "-on-device",
        "override-space-mismatch",
    ]
    .iter()
    .any(|part| tag.contains(part))
        || tag.ends_with("_in_device")
        || tag.ends_with("_in_host")
}

/// The function that a message is about, if it is a special member: its class, and the rest of its name.
fn special_member(message: &str) -> Option<String> {
    let caller = message.split("function(\"").nth(2)?.split("\")").next()?;
    let (class, name) = caller.rsplit_once("::")?;
    let class = class.split('<').next()?.rsplit("::").next()?.trim();
    let plain = name.trim_end_matches(" [subobject]").trim_start_matches('~');
    (class == plain).then(|| name.to_owned())
}

/// The lines at which the reference reports what special members do, by the tags and their names. Where nobody writes one, that
/// is behind the last code that was made, and not where it is used.
fn lines_of_special_members(record: &Value) -> BTreeMap<(String, String), u64> {
    let all = record["device_diagnostics"].as_array().into_iter().flatten();
    let lines = all.filter_map(|d| {
        let name = special_member(d["message"].as_str()?)?;
        Some(((d["tag"].as_str()?.to_owned(), name), d["line"].as_u64()?))
    });
    lines.collect()
}

/// What the reference says of a case, with how bad it is.
fn wanted(record: &Value) -> BTreeMap<Key, String> {
    let lists = ["diagnostics", "device_diagnostics"].map(|name| record[name].as_array());
    let all = lists.into_iter().flatten().flatten();
    let mut out = BTreeMap::new();
    for d in all {
        let tag = d["tag"].as_str().unwrap_or_default();
        if is_of_spaces(tag) {
            let file = d["file"].as_str().unwrap_or_default().to_owned();
            let key = (file, d["line"].as_u64().unwrap(), tag.to_owned());
            out.insert(key, d["severity"].as_str().unwrap().to_owned());
        }
    }
    without_consequences(out)
}

/// The files and lines with more than a consequence.
fn lines_of_causes(all: &BTreeMap<Key, String>) -> BTreeSet<(String, u64)> {
    let causes = all.keys().filter(|k| k.2 != CONSEQUENCE);
    causes.map(|k| (k.0.clone(), k.1)).collect()
}

fn without_consequences(mut all: BTreeMap<Key, String>) -> BTreeMap<Key, String> {
    let lines = lines_of_causes(&all);
    all.retain(|k, _| k.2 != CONSEQUENCE || !lines.contains(&(k.0.clone(), k.1)));
    all
}

/// How the reference was called: standard and options of a case.
fn called(record: &Value) -> (UnitOptions, Settings) {
    let mut options = UnitOptions {
        spaces: Spaces::All,
        ..UnitOptions::default()
    };
    options.target.standard = record["std"].as_str().unwrap().parse().unwrap();
    let mut settings = Settings {
        target: options.target,
        ..Settings::default()
    };
    for option in record["options"].as_array().into_iter().flatten() {
        let option = option.as_str().unwrap();
        match option.split_once('=').unwrap_or((option, "")) {
            ("relaxed-constexpr", _) => options.target.relaxed_constexpr = true,
            ("werror-cross-execution-space-call", _) => settings.crossings.errors = true,
            (level, number) => {
                let action = match level {
                    "diag_suppress" => Action::Ignore,
                    "diag_error" => Action::Error,
                    _ => panic!("what does {option} mean?"),
                };
                settings.levels.choices.push(Choice {
                    action,
                    rules: vec![number.to_owned()],
                });
            }
        }
    }
    (options, settings)
}

/// What we say of it.
fn found(path: &Path, record: &Value) -> BTreeMap<Key, String> {
    let (options, settings) = called(record);
    let text: Text = fs::read(path).unwrap().into();
    let name = path.file_name().unwrap().to_str().unwrap();
    let cache = Cache::default();
    let loader = FileLoader::new(name, Some(path), &[], &cache);
    let analysis = culambda_model::analyse(name, &text, &loader, &options);
    let report = check(&analysis, &settings);
    let special = lines_of_special_members(record);
    let mut out = BTreeMap::new();
    for finding in report.findings.iter().filter(|f| is_of_spaces(f.rule.name)) {
        let file = match finding.place.file {
            0 => String::new(),
            _ => Path::new(&report.position(finding.place).file)
                .file_name()
                .and_then(|name| name.to_str())
                .unwrap_or_default()
                .to_owned(),
        };
        let tag = finding.rule.name.to_owned();
        let special = special_member(&finding.message).and_then(|name| special.get(&(tag.clone(), name)));
        let line = special.copied();
        let key = (
            file,
            line.unwrap_or_else(|| u64::from(report.line_column(finding.place).0)),
            tag,
        );
        let word = match finding.level {
            Level::Error => "error",
            Level::Warning => "warning",
            Level::Note => "note",
        };
        out.insert(key, word.to_owned());
    }
    out
}

#[test]
fn recorded_spaces() {
    with_deep_stack(|| {
        let list = fs::read_to_string(folder().join("whole.txt")).unwrap();
        let expected: BTreeSet<&str> = list.lines().collect();
        let mut whole = BTreeSet::new();
        let mut wrong = Vec::new();
        let mut cases: Vec<PathBuf> = fs::read_dir(folder()).unwrap().map(|e| e.unwrap().path()).collect();
        cases.retain(|path| path.extension().is_some_and(|e| e == "cu"));
        cases.sort();
        assert!(cases.len() > 200, "the cases are missing");
        for path in cases {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            let record = fs::read_to_string(path.with_extension("json")).unwrap();
            let record: Value = serde_json::from_str(&record).unwrap();
            let (want, got) = (wanted(&record), found(&path, &record));
            let lines = lines_of_causes(&want);
            for (key, level) in &got {
                let consequence = key.2 == CONSEQUENCE && lines.contains(&(key.0.clone(), key.1));
                match want.get(key) {
                    None if !consequence => wrong.push(format!("{name}.cu:{}:{}: {} is false", key.0, key.1, key.2)),
                    Some(severity) if severity != level => {
                        wrong.push(format!(
                            "{name}.cu:{}:{}: {} is {severity}, and no {level}",
                            key.0, key.1, key.2
                        ));
                    }
                    _ => {}
                }
            }
            if want.keys().all(|key| got.contains_key(key)) {
                whole.insert(name);
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        let whole: BTreeSet<&str> = whole.iter().map(String::as_str).collect();
        let lost: Vec<_> = expected.difference(&whole).collect();
        let new: Vec<_> = whole.difference(&expected).collect();
        assert!(lost.is_empty(), "no longer whole: {lost:?}");
        assert!(new.is_empty(), "whole now, to be added to whole.txt: {new:?}");
    })
    .unwrap();
}
