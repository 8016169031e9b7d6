//! What the language server shows of lambdas.
#![cfg(feature = "server")]

mod client;
mod place;

use std::path::Path;

use client::{Client, range, uri};
use place::Place;
use serde_json::{Value, json};

const SCALE: &str = "\
#define HD __host__ __device__
#define RUN(n, body) run(n, [=] __device__ (int i) { if (i < n) { body; } })
template <class F> void run(int n, F f);
void scale(float *data, int n, float factor) {
  run(n, [=] __device__ (int i) { data[i] *= factor; });
  run(n, [n] HD (int i) { return i + n; });
  RUN(n, data[i] = 0);
  auto plain = [=] { return n; };
}
struct A {
 private:
  int m;
  void f(int n) { run(n, [=, n = n] __device__ (int i) { return m + n + i; }); }
};
";

fn at(path: &Path, line: u64, character: u64) -> Value {
    json!({ "textDocument": { "uri": uri(path) }, "position": { "line": line, "character": character } })
}

/// The column of a word in a line.
fn column(line: u64, word: &str) -> u64 {
    let text = SCALE.lines().nth(usize::try_from(line).unwrap()).unwrap();
    text.find(word).unwrap() as u64
}

fn hover(client: &mut Client, path: &Path, line: u64, word: &str) -> Value {
    client.request("textDocument/hover", at(path, line, column(line, word)))
}

fn text_of(hover: &Value) -> &str {
    hover["contents"]["value"].as_str().unwrap_or_else(|| panic!("{hover}"))
}

#[test]
fn pages_of_lambdas() {
    let place = Place::new(&[("a.cu", b"")]);
    let path = place.path("a.cu");
    let mut client = Client::start(&[place.folder()], &[], &Value::Null);
    client.open(&path, SCALE);
    let found = hover(&mut client, &path, 4, "__device__");
    let page = text_of(&found);
    for part in [
        "device\\_\\_ lambda",
        "number 1",
        "`scale` (line 4)",
        "| `data` | by value, implicitly | `float *` | declared at line 4 |",
        "Becomes",
        "__nv_dl_tag<void (*)(float * data, int n, float factor),(& ::scale),1>",
    ] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    let (from, to) = (column(4, "[=]"), column(4, "{ data"));
    assert_eq!(found["range"], range((4, from), (4, to)));
    // In the body people point at other things, and elsewhere there is nothing.
    assert_eq!(hover(&mut client, &path, 4, "data"), Value::Null);
    assert_eq!(hover(&mut client, &path, 4, "run"), Value::Null);
    assert_eq!(hover(&mut client, &path, 7, "[=]"), Value::Null);
    let refused = hover(&mut client, &path, 12, "[=, n = n]");
    let page = text_of(&refused);
    assert!(
        page.contains("**Refused**: 20151: ") && page.contains("Would become"),
        "{page}"
    );
    assert!(page.contains("| `this` | this, the pointer, implicitly |"), "{page}");
    client.finish();
}

#[test]
fn a_macro_that_holds_a_lambda() {
    let place = Place::new(&[("a.cu", b"")]);
    let path = place.path("a.cu");
    let mut client = Client::start(&[place.folder()], &[], &Value::Null);
    client.open(&path, SCALE);
    let found = hover(&mut client, &path, 6, "RUN");
    let page = text_of(&found);
    let expansion =
        "`RUN` stands for\n\n```cpp\nrun(n, [=] __device__ (int i) {\n  if (i < n) {\n    data[i] = 0;\n  }\n})\n```";
    assert!(page.contains(expansion), "{page}");
    assert!(
        page.contains("Made by the macro `RUN`") && page.contains("number 3"),
        "{page}"
    );
    assert_eq!(found["range"]["start"], json!({ "line": 6, "character": 2 }));
    let plain = json!({ "capabilities": { "textDocument": { "hover": { "contentFormat": ["plaintext"] } } } });
    let mut other = Client::start(&[place.folder()], &[], &plain);
    other.open(&path, SCALE);
    let found = hover(&mut other, &path, 6, "RUN");
    assert_eq!(found["contents"]["kind"], "plaintext");
    assert!(
        text_of(&found).contains("\nmade by        the macro `RUN`\n"),
        "{found}"
    );
    other.finish();
    // One that holds none says nothing.
    assert!(!text_of(&hover(&mut client, &path, 5, "HD")).contains("stands for"));
    client.finish();
}

#[test]
fn hints_are_shown_to_those_who_want_them() {
    let place = Place::new(&[("a.cu", b"")]);
    let path = place.path("a.cu");
    let all = json!({ "textDocument": { "uri": uri(&path) }, "range": range((0, 0), (99, 0)) });
    let mut client = Client::start(&[place.folder()], &[], &Value::Null);
    client.open(&path, SCALE);
    assert_eq!(client.request("textDocument/inlayHint", all.clone()), json!([]));
    client.notify(
        "workspace/didChangeConfiguration",
        json!({ "settings": { "culambda": { "inlayHints": true } } }),
    );
    assert_eq!(
        client
            .request("textDocument/inlayHint", all.clone())
            .as_array()
            .unwrap()
            .len(),
        2
    );
    client.finish();
    let more = json!({
        "initializationOptions": { "inlayHints": true },
        "capabilities": { "workspace": { "inlayHint": { "refreshSupport": true } } },
    });
    let mut client = Client::start(&[place.folder()], &[], &more);
    client.open(&path, SCALE);
    let found = client.request("textDocument/inlayHint", all);
    let shown: Vec<(&Value, &Value)> = found
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (&one["label"], &one["position"]))
        .collect();
    let places = [(4, column(4, "]")), (12, column(12, "]"))];
    let position = |(line, character): (u64, u64)| json!({ "line": line, "character": character });
    assert_eq!(
        shown,
        [
            (&json!(", data, factor"), &position(places[0])),
            (&json!(", this"), &position(places[1])),
        ]
    );
    assert_eq!(found[0]["tooltip"], "data: float *\nfactor: float");
    let one_line = json!({ "textDocument": { "uri": uri(&path) }, "range": range((5, 0), (6, 0)) });
    assert_eq!(client.request("textDocument/inlayHint", one_line), json!([]));
    client.notify(
        "workspace/didChangeConfiguration",
        json!({ "settings": { "culambda": { "inlayHints": false } } }),
    );
    client.wait("hints are to be asked for again", |message| {
        message["method"] == "workspace/inlayHint/refresh"
    });
    client.finish();
}

#[test]
fn symbols_are_lambdas() {
    let place = Place::new(&[("a.cu", b"")]);
    let path = place.path("a.cu");
    let nested = json!({ "capabilities": { "textDocument": { "documentSymbol": { "hierarchicalDocumentSymbolSupport": true } } } });
    let mut names = Vec::new();
    for more in [nested, Value::Null] {
        let mut client = Client::start(&[place.folder()], &[], &more);
        client.open(&path, SCALE);
        let found = client.request(
            "textDocument/documentSymbol",
            json!({ "textDocument": { "uri": uri(&path) } }),
        );
        let all = found.as_array().unwrap();
        names.push(
            all.iter()
                .map(|one| one["name"].as_str().unwrap().to_owned())
                .collect::<Vec<_>>(),
        );
        let first = &all[0];
        let place = if more.is_null() {
            &first["location"]["range"]
        } else {
            &first["range"]
        };
        assert_eq!(
            place["start"],
            json!({ "line": 4, "character": column(4, "[=]") }),
            "{first}"
        );
        if more.is_null() {
            assert_eq!(first["containerName"], "scale");
        } else {
            assert_eq!(first["detail"], "[data, factor]");
        }
        client.finish();
    }
    assert_eq!(names[0], names[1]);
    assert_eq!(
        names[0],
        [
            "__device__ lambda 1 in scale",
            "__host__ __device__ lambda 2 in scale",
            "__device__ lambda 3 in scale",
            "__device__ lambda 1 in f",
        ]
    );
}

#[test]
fn what_becomes_of_a_lambda_is_what_show_says() {
    let place = Place::new(&[("a.cu", SCALE.as_bytes())]);
    let path = place.path("a.cu");
    let mut client = Client::start(&[place.folder()], &[], &Value::Null);
    client.open(&path, SCALE);
    for (line, word) in [(4, "[=]"), (4, "data[i]"), (5, "[n]"), (6, "RUN"), (12, "[=, n = n]")] {
        let column = column(line, word);
        let arguments = json!({ "command": "culambda.showRewrite", "arguments": [at(&path, line, column)] });
        let got = client.request("workspace/executeCommand", arguments);
        let output = place.expect(0, &["show", &format!("a.cu:{}:{}", line + 1, column + 1)]);
        assert_eq!(
            got.as_str().unwrap(),
            String::from_utf8(output.stdout).unwrap(),
            "{line}: {word}"
        );
    }
    let nothing = json!({ "command": "culambda.showRewrite", "arguments": [at(&path, 0, 0)] });
    assert_eq!(client.request("workspace/executeCommand", nothing), Value::Null);
    for wrong in [
        json!({ "command": "culambda.other", "arguments": [] }),
        json!({ "command": "culambda.showRewrite", "arguments": [] }),
        json!({ "command": "culambda.showRewrite", "arguments": ["here"] }),
        json!({ "command": 7 }),
    ] {
        assert_eq!(client.refused("workspace/executeCommand", wrong), -32602);
    }
    client.finish();
}

#[test]
fn lambdas_are_shown_where_they_are_not_allowed() {
    let place = Place::new(&[("a.cu", b""), ("culambda.toml", b"extended-lambda = false\n")]);
    let path = place.path("a.cu");
    let mut client = Client::start(&[place.folder()], &[], &Value::Null);
    assert!(!client.opened(&path, SCALE).is_empty());
    assert!(text_of(&hover(&mut client, &path, 4, "__device__")).contains("number 1"));
    client.finish();
}

#[test]
fn text_from_outside_of_the_project_is_not_shown() {
    let place = Place::new(&[
        (
            "other/secret.h",
            b"#define SECRET(n) [=] __device__ () { return n + hidden_word; }\nint hidden_word;\n",
        ),
        ("project/.git/config", b""),
        ("project/a.cu", b""),
    ]);
    let path = place.path("project/a.cu");
    let text = "#include \"../../other/secret.h\"\nvoid f(int n) { auto l = SECRET(n); }\n";
    let text = text.replace("../../other", &place.path("other").display().to_string());
    let mut client = Client::start(&[&place.path("project")], &[], &Value::Null);
    client.open(&path, &text);
    let found = client.request("textDocument/hover", at(&path, 1, 26));
    let page = found.to_string();
    assert!(!page.contains("hidden_word"), "{page}");
    client.finish();
}
