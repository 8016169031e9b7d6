//! The SARIF that `culambda check` prints, held against the schema of the standard.

use std::process::Command;

use serde_json::Value;

const TEXT: &str = "\
class Solver {
  void step(int n) {
    /* \u{e4}\u{1f600} */ auto op = [&n] __device__ () constexpr { return n; };
  }
};
void lost(int a) { auto x = [a] __device__ (; }; }
";

fn sarif() -> Value {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a b.cu"), TEXT).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_culambda"))
        .current_dir(folder.path())
        .args(["check", "a b.cu", "--format", "sarif"])
        .output()
        .unwrap();
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn the_schema_accepts_it() {
    // One pattern of the standard has a bracket too much, which only JavaScript overlooks.
    let schema = include_str!("data/sarif-2.1.0.json").replace("{2}]?$", "{2}\\\\]?$");
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let log = sarif();
    let errors: Vec<String> = validator
        .iter_errors(&log)
        .map(|e| format!("{}: {e}", e.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
    let broken = serde_json::json!({"version": "2.1.0", "runs": [{}]});
    assert!(!validator.is_valid(&broken), "the schema rejects nothing");
}

#[test]
fn places_count_characters_and_rules_have_help() {
    let log = sarif();
    let run = &log["runs"][0];
    let results = run["results"].as_array().unwrap();
    let reference = results
        .iter()
        .find(|r| r["ruleId"] == "extended_lambda_reference_capture")
        .unwrap();
    let place = &reference["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "a%20b.cu");
    assert_eq!(place["region"]["startLine"], 3);
    assert_eq!(place["region"]["startColumn"], 26);
    let rule = &run["tool"]["driver"]["rules"][reference["ruleIndex"].as_u64().unwrap() as usize];
    assert_eq!(rule["id"], reference["ruleId"]);
    let driver = &run["tool"]["driver"];
    let book = driver["informationUri"].as_str().unwrap();
    let page = rule["helpUri"].as_str().unwrap();
    let below = page.strip_prefix(book.trim_end_matches('/')).unwrap();
    assert_eq!(below, "/rules/extended_lambda_reference_capture.html");
    assert!(reference["partialFingerprints"]["culambda/v1"].is_string());
    assert!(
        rule["help"]["markdown"]
            .as_str()
            .unwrap()
            .contains("## Why nvcc rejects it")
    );
    let lost = &run["invocations"][0]["toolExecutionNotifications"][0];
    assert_eq!(lost["locations"][0]["physicalLocation"]["region"]["startLine"], 6);
}
