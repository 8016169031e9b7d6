//! The language server, driven as an editor drives it.
#![cfg(feature = "server")]

mod client;
mod place;

use std::fs;
use std::path::{Path, PathBuf};

use client::{Client, edited, range, uri};
use place::Place;
use serde_json::{Value, json};

const PRIVATE: &str = "struct A {\n private:\n  int n;\n  void f() { auto l = [=] __device__ () { return n; }; }\n};\n";
const REFERENCE: &str = "void f(int n) {\n  auto l = [&n] __device__ () { return n; };\n}\n";

fn codes(diagnostics: &[Value]) -> Vec<&str> {
    diagnostics.iter().filter_map(|one| one["code"].as_str()).collect()
}

#[test]
fn from_the_first_word_to_the_last() {
    let place = Place::new(&[]);
    let mut client = Client::spawn(place.folder(), &[]);
    assert_eq!(client.refused("textDocument/hover", json!({})), -32002);
    client.open(&place.path("a.cu"), "");
    let answer = client.request(
        "initialize",
        json!({ "processId": null, "rootUri": null, "capabilities": {} }),
    );
    assert_eq!(answer["capabilities"]["positionEncoding"], "utf-16");
    assert_eq!(answer["serverInfo"]["name"], "culambda");
    assert_eq!(client.refused("initialize", json!({ "capabilities": {} })), -32600);
    assert_eq!(client.refused("nothing/atAll", json!({})), -32601);
    assert_eq!(client.refused("textDocument/codeAction", json!([1])), -32602);
    client.notify("nothing/atAll", json!({}));
    client.request("shutdown", Value::Null);
    assert_eq!(client.refused("textDocument/codeAction", json!({})), -32600);
    client.notify("exit", Value::Null);
    assert_eq!(client.end().code(), Some(0));
}

#[test]
fn who_goes_away_without_a_word() {
    let place = Place::new(&[]);
    assert_eq!(Client::spawn(place.folder(), &[]).end().code(), Some(1));
    let mut client = Client::start(&[place.folder()], &[], &Value::Null);
    client.notify("exit", Value::Null);
    assert_eq!(client.end().code(), Some(1));
}

#[test]
fn command_lines() {
    let place = Place::new(&[]);
    let output = place.expect(2, &["server", "--ignore", "no_such_rule"]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("no_such_rule"));
    place.expect(2, &["server", "--preprocess"]);
    let mut client = Client::start(
        &[place.folder()],
        &["--stdio", "--ignore", "20136", "-D", "M=[&n] __device__"],
        &Value::Null,
    );
    let path = place.path("a.cu");
    assert_eq!(client.opened(&path, REFERENCE), Vec::<Value>::new());
    client.finish();
}

#[test]
fn diagnostics_follow_the_text() {
    let place = Place::new(&[("a.cu", b"")]);
    let path = place.path("a.cu");
    let mut client = Client::start(&[place.folder()], &[], &Value::Null);
    let found = client.opened(&path, PRIVATE);
    assert_eq!(
        codes(&found),
        ["extended_lambda_inaccessible_parent", "this_addr_capture_ext_lambda"]
    );
    let first = &found[0];
    assert_eq!((&first["severity"], &first["source"]), (&json!(1), &json!("culambda")));
    assert!(
        first["message"]
            .as_str()
            .unwrap()
            .contains("private or protected access")
    );
    let href = first["codeDescription"]["href"].as_str().unwrap();
    assert!(
        href.ends_with("/rules/extended_lambda_inaccessible_parent.html"),
        "{href}"
    );
    let related = first["relatedInformation"].as_array().unwrap();
    assert!(
        related.iter().any(|one| one["location"]["range"]["start"]["line"] == 1),
        "{related:?}"
    );
    // `private` goes, in two changes that follow each other.
    let changes = json!([
        { "range": range((1, 1), (1, 8)), "text": "publi" },
        { "range": range((1, 6), (1, 6)), "text": "c" },
    ]);
    client.change(&path, 2, changes);
    let found = client.diagnostics(&path, 2);
    assert_eq!(codes(&found), ["this_addr_capture_ext_lambda"]);
    client.replace(&path, 3, REFERENCE);
    let found = client.diagnostics(&path, 3);
    assert_eq!(codes(&found), ["extended_lambda_reference_capture"]);
    let document = json!({ "textDocument": { "uri": uri(&path) } });
    client.notify("textDocument/didClose", document.clone());
    let told = client.wait("nothing is left", |message| {
        message["params"]["diagnostics"] == json!([]) && message["params"]["uri"] == json!(uri(&path))
    });
    assert!(told["params"].get("version").is_none_or(Value::is_null));
    // What is closed cannot be changed, and nothing happens.
    client.replace(&path, 4, PRIVATE);
    client.notify("textDocument/didClose", document);
    client.wait("it says so", |message| message["method"] == "window/logMessage");
    client.finish();
}

#[test]
fn columns_are_those_of_the_client() {
    let place = Place::new(&[]);
    let text = "void f(int n) { /* \u{e4}\u{1f600} */ auto l = [&n] __device__ () { return n; }; }\n";
    let bytes = text.find("&n").unwrap();
    let units = text[..bytes].encode_utf16().count();
    for (encodings, encoding, column) in [
        (json!(["utf-16"]), "utf-16", units),
        (json!(["utf-8", "utf-16"]), "utf-8", bytes),
        (json!([]), "utf-16", units),
    ] {
        let more = json!({ "capabilities": { "general": { "positionEncodings": encodings } } });
        let mut client = Client::start(&[place.folder()], &[], &more);
        let path = place.path("a.cu");
        let found = client.opened(&path, text);
        assert_eq!(codes(&found), ["extended_lambda_reference_capture"], "{encoding}");
        // The name after the sign.
        let behind = column + 1;
        assert_eq!(found[0]["range"]["start"]["character"], json!(behind), "{encoding}");
        // After the wide signs, a change of one.
        let at = column as u64;
        client.change(&path, 2, json!([{ "range": range((0, at), (0, at + 1)), "text": "" }]));
        assert_eq!(client.diagnostics(&path, 2), Vec::<Value>::new(), "{encoding}");
        client.finish();
    }
}

#[test]
fn fixes_with_their_safety() {
    let place = Place::new(&[("a.cu", b"")]);
    let path = place.path("a.cu");
    let mut client = Client::start(&[place.folder()], &[], &Value::Null);
    let found = client.opened(&path, REFERENCE);
    let here = found[0]["range"].clone();
    let actions = client.actions(&path, &here, Value::Null);
    let titles: Vec<&str> = actions.iter().filter_map(|one| one["title"].as_str()).collect();
    let fix = actions
        .iter()
        .find(|one| one["title"].as_str().unwrap().contains("(unsafe"));
    let fix = fix.unwrap_or_else(|| panic!("{titles:?}"));
    assert!(fix.get("isPreferred").is_none(), "{fix}");
    assert_eq!(fix["diagnostics"][0]["code"], "extended_lambda_reference_capture");
    assert_eq!(edited(REFERENCE, fix), REFERENCE.replace("&n", "n"));
    assert_eq!(fix["edit"]["documentChanges"][0]["textDocument"]["version"], 1);
    let allow = actions
        .iter()
        .find(|one| one["title"].as_str().unwrap().starts_with("Allow"))
        .unwrap();
    let allowed = edited(REFERENCE, allow);
    assert!(
        allowed.contains("\n  // culambda: allow(extended_lambda_reference_capture) TODO"),
        "{allowed}"
    );
    client.replace(&path, 2, &allowed);
    assert_eq!(client.diagnostics(&path, 2), Vec::<Value>::new());
    // There is nothing safe about it.
    assert_eq!(
        client.actions(&path, &here, json!(["source.fixAll"])),
        Vec::<Value>::new()
    );
    client.finish();
}

#[test]
fn all_that_is_safe_to_fix() {
    let text = "void f(int n) {\n  auto l = [=] __device__ () constexpr { return n; };\n  auto m = [=] __device__ () constexpr { return -n; };\n}\n";
    let place = Place::new(&[("a.cu", text.as_bytes()), ("b.cu", text.as_bytes())]);
    place.expect(0, &["check", "--fix", "b.cu"]);
    let path = place.path("a.cu");
    let mut client = Client::start(&[place.folder()], &[], &Value::Null);
    let found = client.opened(&path, text);
    assert_eq!(found.len(), 2, "{found:?}");
    let whole = range((0, 0), (4, 0));
    let all = client.actions(&path, &whole, json!(["source.fixAll"]));
    assert_eq!(all.len(), 1, "{all:?}");
    assert_eq!(edited(text, &all[0]).as_bytes(), place.read("b.cu"));
    let kinds = |client: &mut Client, trigger: u64| -> Vec<Value> {
        let params = json!({
            "textDocument": { "uri": uri(&path) },
            "range": whole,
            "context": { "diagnostics": [], "triggerKind": trigger },
        });
        let all = client.request("textDocument/codeAction", params);
        all.as_array().unwrap().iter().map(|one| one["kind"].clone()).collect()
    };
    let fix_all = json!("source.fixAll.culambda");
    assert!(
        kinds(&mut client, 1).contains(&fix_all),
        "somebody wants to see everything"
    );
    assert!(!kinds(&mut client, 2).contains(&fix_all), "the cursor moved");
    let single = client.actions(&path, &found[1]["range"], json!(["quickfix"]));
    let preferred: Vec<&Value> = single.iter().filter(|one| one["isPreferred"] == true).collect();
    assert_eq!(preferred.len(), 1, "{single:?}");
    assert!(edited(text, preferred[0]).contains("() constexpr { return n; }"));
    assert!(!edited(text, preferred[0]).contains("() constexpr { return -n; }"));
    client.finish();
}

#[test]
fn a_second_allowance_joins_the_first() {
    let text =
        "void f(int n) {\n  // culambda: allow(test-body) told\n  auto l = [&n] __device__ () { return n; };\n}\n";
    let place = Place::new(&[]);
    let path = place.path("a.cu");
    let mut client = Client::start(&[place.folder()], &[], &Value::Null);
    let found = client.opened(&path, text);
    let at = found
        .iter()
        .find(|one| one["code"] == "extended_lambda_reference_capture")
        .unwrap();
    let actions = client.actions(&path, &at["range"], json!(["quickfix"]));
    let allow = actions
        .iter()
        .find(|one| one["title"].as_str().unwrap().starts_with("Allow"))
        .unwrap();
    assert!(edited(text, allow).contains("// culambda: allow(extended_lambda_reference_capture, test-body) told"));
    // In the definition of a macro there is no line for a comment; where it is denied, none helps.
    let text = "void f(int n) {\n  g(1, \\\n    [&n] __device__ () { return n; });\n}\n";
    client.replace(&path, 2, text);
    let found = client.diagnostics(&path, 2);
    let actions = client.actions(&path, &found[0]["range"], json!(["quickfix"]));
    assert!(
        actions
            .iter()
            .all(|one| !one["title"].as_str().unwrap().starts_with("Allow"))
    );
    client.finish();
    let mut client = Client::start(&[place.folder()], &["--deny", "20136"], &Value::Null);
    let found = client.opened(&path, REFERENCE);
    let actions = client.actions(&path, &found[0]["range"], json!(["quickfix"]));
    assert!(
        actions
            .iter()
            .all(|one| !one["title"].as_str().unwrap().starts_with("Allow"))
    );
    client.finish();
}

#[test]
fn settings_hold_and_mistakes_in_them_are_shown() {
    let toml = b"exclude = [\"gone\"]\n[rules]\n20136 = \"warn\"\n";
    let place = Place::new(&[
        ("culambda.toml", toml),
        ("a.cu", b""),
        ("gone/b.cu", b""),
        ("bad/culambda.toml", b"stdd = 17\n"),
        ("bad/c.cu", b""),
    ]);
    let mut client = Client::start(&[place.folder()], &[], &Value::Null);
    let found = client.opened(&place.path("a.cu"), REFERENCE);
    assert_eq!(
        (codes(&found)[0], &found[0]["severity"]),
        ("extended_lambda_reference_capture", &json!(2))
    );
    assert_eq!(client.opened(&place.path("gone/b.cu"), REFERENCE), Vec::<Value>::new());
    let found = client.opened(&place.path("bad/c.cu"), REFERENCE);
    assert!(
        found[0]["message"].as_str().unwrap().contains("unknown key `stdd`"),
        "{found:?}"
    );
    let location = &found[0]["relatedInformation"][0]["location"];
    assert_eq!(location["uri"], json!(uri(&place.path("bad/culambda.toml"))));
    client.finish();
}

/// What `check` says of a file, as the server would say it.
fn checked(folder: &Path, file: &str) -> Vec<Value> {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_culambda"));
    let output = command
        .args(["check", "--format", "json", "--force-exclude", file])
        .current_dir(folder)
        .output()
        .unwrap();
    let all: Value = serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{file}: {output:?}"));
    let at = |one: &Value| {
        let number = |name: &str| one[name].as_u64().unwrap() - 1;
        range(
            (number("line"), number("column")),
            (number("end_line"), number("end_column")),
        )
    };
    let level = |one: &Value| match one["severity"].as_str().unwrap() {
        "error" => 1,
        "warning" => 2,
        _ => 3,
    };
    let finding = |one: &Value| {
        let notes = one["notes"]
            .as_array()
            .unwrap()
            .iter()
            .map(|note| note.as_str().unwrap().to_owned());
        let help = one["help"]
            .as_str()
            .filter(|help| !help.is_empty())
            .map(|help| format!("help: {help}"));
        let lines: Vec<String> = std::iter::once(one["message"].as_str().unwrap().to_owned())
            .chain(notes)
            .chain(help)
            .collect();
        let labels: Vec<Value> = one["labels"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|label| !label["file"].as_str().unwrap().starts_with('<'))
            .map(|label| {
                json!([
                    uri(&folder.join(label["file"].as_str().unwrap())),
                    at(label),
                    label["text"]
                ])
            })
            .collect();
        json!([one["rule"], at(one), level(one), lines.join("\n"), labels])
    };
    let lost = all["not_analysed"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|one| one["partly"] == false);
    let lost = lost.map(|one| {
        json!([
            "not-analysed",
            at(one),
            2,
            format!("this lambda could not be analysed: {}", one["reason"].as_str().unwrap()),
            []
        ])
    });
    all["findings"]
        .as_array()
        .unwrap()
        .iter()
        .map(finding)
        .chain(lost)
        .collect()
}

/// A diagnostic in the same form.
fn shortened(one: &Value) -> Value {
    let related = one["relatedInformation"].as_array().cloned().unwrap_or_default();
    let labels: Vec<Value> = related
        .iter()
        .map(|one| json!([one["location"]["uri"], one["location"]["range"], one["message"]]))
        .collect();
    json!([one["code"], one["range"], one["severity"], one["message"], labels])
}

/// Recorded cases in folders by their standards: what the disk has is not what is asked about.
fn cases(kind: &str, step: usize) -> Vec<(String, String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../grammar-tests")
        .join(kind);
    let mut all: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    all.retain(|path| path.extension().is_some_and(|ending| ending == "cu"));
    all.sort();
    let case = |path: &PathBuf| {
        let text = String::from_utf8(fs::read(path).unwrap()).ok()?;
        let std = text.lines().next()?.strip_prefix("// std: ")?.trim().to_owned();
        // Cases of two kinds may have one name.
        let name = format!("{kind}-{}", path.file_stem()?.to_str()?);
        Some((std, name, text))
    };
    all.iter().step_by(step).filter_map(case).collect()
}

#[test]
fn one_answer() {
    let all: Vec<_> = [("diagnostics", 5), ("spaces", 7), ("sites", 9)]
        .into_iter()
        .flat_map(|(kind, step)| cases(kind, step))
        .collect();
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    let mut stds: Vec<&str> = all.iter().map(|(std, ..)| std.as_str()).collect();
    stds.sort_unstable();
    stds.dedup();
    for std in &stds {
        files.push((
            format!("{std}/culambda.toml"),
            format!("std = \"{std}\"\n").into_bytes(),
        ));
    }
    // Each case is a project of its own.
    for (std, name, text) in &all {
        files.push((format!("{std}/{name}/.git/config"), Vec::new()));
        files.push((format!("{std}/{name}/a.cu"), text.clone().into_bytes()));
    }
    let files: Vec<(&str, &[u8])> = files
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_slice()))
        .collect();
    let place = Place::new(&files);
    let check = |(std, name, _): &(String, String, String)| checked(&place.path(std), &format!("{name}/a.cu"));
    let wanted: Vec<Vec<Value>> = all.iter().map(check).collect();
    for (std, name, _) in &all {
        fs::write(place.path(&format!("{std}/{name}/a.cu")), "int before;\n").unwrap();
    }
    let folders: Vec<_> = stds.iter().map(|std| place.path(std)).collect();
    let folders: Vec<&Path> = folders.iter().map(PathBuf::as_path).collect();
    let mut client = Client::start(&folders, &[], &Value::Null);
    let mut found = 0;
    for ((std, name, text), want) in all.iter().zip(&wanted) {
        let path = place.path(&format!("{std}/{name}/a.cu"));
        client.open(&path, "int before;\n");
        client.replace(&path, 2, text);
        let got: Vec<Value> = client.diagnostics(&path, 2).iter().map(shortened).collect();
        assert_eq!(&got, want, "{name}");
        found += got.len();
        client.notify(
            "textDocument/didClose",
            json!({ "textDocument": { "uri": uri(&path) } }),
        );
    }
    assert!(all.len() > 100 && found > 100, "{} cases, {found} findings", all.len());
    client.finish();
}

/// The files below a folder that a compiler is called for.
fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, out);
        } else if path
            .extension()
            .is_some_and(|ending| ending == "cu" || ending == "cpp" || ending == "inl")
        {
            out.push(path);
        }
    }
}

#[test]
fn one_answer_in_projects() {
    let trees = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammar-tests/trees");
    let (mut count, mut found) = (0, 0);
    let mut all: Vec<PathBuf> = fs::read_dir(trees)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    all.retain(|path| path.is_dir() && path.extension().is_none());
    all.sort();
    for tree in all.iter().step_by(2) {
        let place = Place::new(&[(".git/config", b"")]);
        place::copy(tree, place.folder());
        let mut client = Client::start(&[place.folder()], &[], &Value::Null);
        let mut files = Vec::new();
        sources(place.folder(), &mut files);
        for path in files {
            let name = path.strip_prefix(place.folder()).unwrap().to_str().unwrap();
            let want = checked(place.folder(), name);
            let text = fs::read_to_string(&path).unwrap();
            fs::write(&path, "int before;\n").unwrap();
            client.open(&path, "int before;\n");
            client.diagnostics(&path, 1);
            client.replace(&path, 2, &text);
            let got: Vec<Value> = client.diagnostics(&path, 2).iter().map(shortened).collect();
            assert_eq!(got, want, "{}", path.display());
            // Another keystroke, where nothing is said.
            client.replace(&path, 3, &format!("{text}\n"));
            assert_eq!(client.diagnostics(&path, 3).len(), want.len(), "{}", path.display());
            fs::write(&path, &text).unwrap();
            client.notify(
                "textDocument/didClose",
                json!({ "textDocument": { "uri": uri(&path) } }),
            );
            (count, found) = (count + 1, found + got.len());
        }
        client.finish();
    }
    assert!(count > 20, "{count} files, {found} findings");
}
