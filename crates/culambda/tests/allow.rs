//! `culambda check --add-allow` on every recorded case: what it allows is not found again, and nothing else is.

mod place;

use std::fs;
use std::path::Path;

use place::Place;
use serde_json::Value;

/// File, rule and line of the errors that are found.
fn found(place: &Place) -> Vec<(String, String, u64)> {
    let output = place.run(&["check", "cases", "--isolated", "--format", "json"]);
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    let all = json["findings"].as_array().unwrap().iter();
    let all = all.filter(|one| one["severity"] == "error");
    all.map(|one| {
        let word = |key: &str| one[key].as_str().unwrap_or_default().to_owned();
        (word("file"), word("rule"), one["line"].as_u64().unwrap_or_default())
    })
    .collect()
}

#[test]
fn what_is_allowed_is_not_found_again() {
    let place = Place::new(&[]);
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests/diagnostics");
    fs::create_dir(place.path("cases")).unwrap();
    let mut texts = Vec::new();
    for entry in fs::read_dir(cases).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.extension().is_some_and(|ending| ending == "cu") {
            let name = format!("cases/{}", entry.file_name().unwrap().to_str().unwrap());
            let text = fs::read_to_string(&entry).unwrap();
            fs::write(place.path(&name), &text).unwrap();
            texts.push((name, text));
        }
    }
    let before = found(&place);
    assert!(before.len() > 300, "{}", before.len());
    place.run(&["check", "cases", "--isolated", "--add-allow", "it is a test"]);
    let after = found(&place);
    // A comment cannot be within a macro, and where a pragma asks for the first finding alone the next one is first now.
    let is_left = |(file, _, line): &(String, String, u64)| {
        let text = place.text(file);
        let lines: Vec<&str> = text.lines().collect();
        let above = (*line as usize).checked_sub(2).and_then(|at| lines.get(at));
        text.contains("#pragma nv_diag") || above.is_some_and(|above| above.trim_end().ends_with('\\'))
    };
    let wrong: Vec<_> = after.iter().filter(|one| !is_left(one)).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    assert!(after.len() * 20 < before.len(), "{} of {}", after.len(), before.len());
    // Without the comments the texts are what they were, and a second run writes nothing.
    let written: Vec<String> = texts.iter().map(|(name, _)| place.text(name)).collect();
    for ((name, text), written) in texts.iter().zip(&written) {
        let kept: String = written
            .split_inclusive('\n')
            .filter(|line| !line.trim_end().ends_with(") it is a test"))
            .collect();
        assert_eq!(
            kept.replace("culambda: allow(", ""),
            text.replace("culambda: allow(", ""),
            "{name}"
        );
    }
    place.run(&["check", "cases", "--isolated", "--add-allow", "it is a test"]);
    let plain = texts
        .iter()
        .zip(&written)
        .filter(|((_, text), _)| !text.contains("#pragma nv_diag"));
    for ((name, _), written) in plain {
        assert_eq!(place.text(name), *written);
    }
}

#[test]
fn a_comment_at_the_lambda_allows_what_is_in_a_header() {
    let place = Place::new(&[]);
    fs::write(
        place.path("l.h"),
        "template <class F> auto launch(F f) { return f(0); }\n",
    )
    .unwrap();
    let text = "#include \"l.h\"\nvoid m() {\n  launch([] __device__ (int x) { return x; });\n}\n";
    let run = |text: &str| {
        fs::write(place.path("a.cu"), text).unwrap();
        let output = place.run(&["check", "a.cu", "--isolated", "--format", "json"]);
        let json: Value = serde_json::from_slice(&output.stdout).unwrap();
        json["findings"].as_array().unwrap().len()
    };
    assert_eq!(run(text), 1);
    let comment = "  // culambda: allow(general_d_h_illegal_call) never called\n  launch";
    assert_eq!(run(&text.replace("  launch", comment)), 0);
}
