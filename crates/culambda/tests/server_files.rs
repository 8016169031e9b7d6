//! The language server and the world around it: files on the disk, folders, work that nobody wants any more, and clients
//! that say nonsense.
#![cfg(feature = "server")]

mod client;
mod place;

use std::fs;
use std::path::Path;

use client::{Client, range, uri};
use place::Place;
use serde_json::{Value, json};

const USER: &str = "#include \"a.h\"\nvoid f(int n) { auto l = TAKEN __device__ () { return n; }; }\n";
const BY_VALUE: &str = "#define TAKEN [n]\n";
const BY_REFERENCE: &str = "#define TAKEN [&n]\n";

/// A file that takes its captures from a header, which captures by value.
fn user_of_header() -> Place {
    Place::new(&[
        (".git/config", b""),
        ("a.h", BY_VALUE.as_bytes()),
        ("a.cu", USER.as_bytes()),
    ])
}

fn watching() -> Value {
    json!({ "capabilities": { "workspace": { "didChangeWatchedFiles": { "dynamicRegistration": true } } } })
}

fn tell(client: &mut Client, path: &Path) {
    let changes = json!([{ "uri": uri(path), "type": 2 }]);
    client.notify("workspace/didChangeWatchedFiles", json!({ "changes": changes }));
}

#[test]
fn files_that_change_on_the_disk() {
    let place = user_of_header();
    let (path, header) = (place.path("a.cu"), place.path("a.h"));
    let mut client = Client::start(&[place.folder()], &[], &watching());
    let asked = client.wait("a registration", |message| {
        message["method"] == "client/registerCapability"
    });
    let watched = asked["params"]["registrations"][0]["registerOptions"]["watchers"].to_string();
    assert!(
        watched.contains("culambda.toml") && watched.contains("CMakeLists.txt") && watched.contains("cuh"),
        "{watched}"
    );
    client.send(&json!({ "jsonrpc": "2.0", "id": asked["id"], "result": null }));
    assert_eq!(client.opened(&path, USER), Vec::<Value>::new());
    fs::write(&header, BY_REFERENCE).unwrap();
    // Nobody has told of it.
    client.replace(&path, 2, USER);
    assert_eq!(client.diagnostics(&path, 2), Vec::<Value>::new());
    tell(&mut client, &header);
    assert_eq!(client.diagnostics(&path, 2).len(), 1);
    fs::write(place.path("culambda.toml"), "[rules]\nall = \"off\"\n").unwrap();
    tell(&mut client, &place.path("culambda.toml"));
    assert_eq!(client.diagnostics(&path, 2), Vec::<Value>::new());
    fs::remove_file(place.path("culambda.toml")).unwrap();
    tell(&mut client, &place.path("culambda.toml"));
    assert_eq!(client.diagnostics(&path, 2).len(), 1);
    fs::remove_file(&header).unwrap();
    tell(&mut client, &header);
    let lost = client.diagnostics(&path, 2);
    assert!(
        lost.iter()
            .all(|one| one["code"] != "extended_lambda_reference_capture"),
        "{lost:?}"
    );
    client.finish();
}

#[test]
fn who_does_not_watch_saves() {
    let place = user_of_header();
    let path = place.path("a.cu");
    let mut client = Client::start(&[place.folder()], &[], &Value::Null);
    assert_eq!(client.opened(&path, USER), Vec::<Value>::new());
    fs::write(place.path("a.h"), BY_REFERENCE).unwrap();
    client.notify("textDocument/didSave", json!({ "textDocument": { "uri": uri(&path) } }));
    assert_eq!(client.diagnostics(&path, 1).len(), 1);
    client.finish();
}

#[test]
fn a_buffer_tells_of_itself_in_others() {
    let place = user_of_header();
    let (path, header) = (place.path("a.cu"), place.path("a.h"));
    let mut client = Client::start(&[place.folder()], &[], &watching());
    assert_eq!(client.opened(&path, USER), Vec::<Value>::new());
    client.open(&header, BY_VALUE);
    assert_eq!(client.diagnostics(&path, 1), Vec::<Value>::new());
    client.replace(&header, 2, BY_REFERENCE);
    assert_eq!(client.diagnostics(&path, 1).len(), 1);
    // What the disk has does not matter while it is open.
    tell(&mut client, &header);
    client.replace(&path, 2, USER);
    assert_eq!(client.diagnostics(&path, 2).len(), 1);
    client.notify(
        "textDocument/didClose",
        json!({ "textDocument": { "uri": uri(&header) } }),
    );
    assert_eq!(client.diagnostics(&path, 2), Vec::<Value>::new());
    client.finish();
}

#[test]
fn several_folders() {
    let place = Place::new(&[
        ("one/.git/config", b""),
        ("one/a.h", BY_REFERENCE.as_bytes()),
        ("one/a.cu", b""),
        ("two/.git/config", b""),
        ("two/a.h", BY_VALUE.as_bytes()),
        ("two/a.cu", b""),
        ("two/culambda.toml", b"std = \"20\"\n"),
        ("three/a.h", BY_REFERENCE.as_bytes()),
        ("three/a.cu", b""),
    ]);
    let (one, two) = (place.path("one"), place.path("two"));
    let mut client = Client::start(&[&one, &two], &[], &Value::Null);
    assert_eq!(client.opened(&one.join("a.cu"), USER).len(), 1);
    assert_eq!(client.opened(&two.join("a.cu"), USER), Vec::<Value>::new());
    // One in no folder of the workspace has its own.
    assert_eq!(client.opened(&place.path("three/a.cu"), USER).len(), 1);
    let folder = json!({ "uri": uri(&two), "name": "two" });
    let event = json!({ "event": { "added": [], "removed": [folder] } });
    client.notify("workspace/didChangeWorkspaceFolders", event);
    assert_eq!(client.diagnostics(&two.join("a.cu"), 1), Vec::<Value>::new());
    let event = json!({ "event": { "added": [folder], "removed": [] } });
    client.notify("workspace/didChangeWorkspaceFolders", event);
    assert_eq!(client.diagnostics(&two.join("a.cu"), 1), Vec::<Value>::new());
    client.replace(&one.join("a.cu"), 2, USER);
    assert_eq!(client.diagnostics(&one.join("a.cu"), 2).len(), 1);
    client.finish();
}

#[test]
#[cfg(unix)]
fn a_folder_that_is_reached_by_a_link() {
    let place = Place::new(&[
        ("real/CMakeLists.txt", b"project(p CUDA)\n"),
        ("real/include/a.h", BY_REFERENCE.as_bytes()),
        ("real/src/a.cu", b""),
    ]);
    std::os::unix::fs::symlink("real", place.path("link")).unwrap();
    let mut client = Client::start(&[&place.path("link")], &[], &Value::Null);
    // The project around it is the folder, as for a command that runs there.
    let path = place.path("link/src/a.cu");
    assert_eq!(client.opened(&path, USER).len(), 1);
    let header = place.path("link/include/a.h");
    client.open(&header, BY_VALUE);
    assert_eq!(client.diagnostics(&path, 1), Vec::<Value>::new());
    client.finish();
}

#[test]
fn a_buffer_without_a_file() {
    let place = Place::new(&[]);
    let mut client = Client::start(&[place.folder()], &[], &Value::Null);
    let text = "void f(int n) { auto l = [&n] __device__ () { return n; }; }\n";
    for name in ["untitled:Untitled-1", "vscode-notebook-cell:/a/b.cu#x"] {
        let document = json!({ "uri": name, "languageId": "cuda-cpp", "version": 1, "text": text });
        client.notify("textDocument/didOpen", json!({ "textDocument": document }));
        let told = client.wait(name, |message| message["params"]["uri"] == name);
        assert_eq!(told["params"]["diagnostics"].as_array().unwrap().len(), 1, "{told}");
    }
    let gone = place.path("not/there/yet.cu");
    assert_eq!(client.opened(&gone, text).len(), 1);
    client.finish();
}

/// Many lambdas, which take a while.
fn long(count: usize) -> String {
    (0..count)
        .map(|at| format!("void f{at}(int n) {{ auto l = [&n] __device__ () {{ return n + {at}; }}; }}\n"))
        .collect()
}

#[test]
fn what_nobody_wants_any_more_is_not_done() {
    let place = Place::new(&[("a.cu", b"")]);
    let path = place.path("a.cu");
    let mut client = Client::start(&[place.folder()], &[], &Value::Null);
    client.open(&path, &long(1000));
    for version in 2..=40 {
        client.change(
            &path,
            version,
            json!([{ "range": range((0, 0), (0, 0)), "text": "\n" }]),
        );
    }
    let hover = json!({ "textDocument": { "uri": uri(&path) }, "position": { "line": 39, "character": 26 } });
    let cancelled = client.ask("textDocument/hover", hover.clone());
    let kept = client.ask("textDocument/hover", hover);
    client.notify("$/cancelRequest", json!({ "id": cancelled }));
    client.notify("$/cancelRequest", json!({ "id": 4711 }));
    assert_eq!(client.answer(cancelled)["error"]["code"], -32800);
    assert!(client.answer(kept)["result"].is_object());
    assert_eq!(client.diagnostics(&path, 40).len(), 1000);
    let told = |version: i64| {
        move |message: &Value| {
            message["method"] == "textDocument/publishDiagnostics" && message["params"]["version"] == version
        }
    };
    let all = (1..40).filter(|&version| client.has_seen(told(version))).count();
    assert!(all < 10, "{all} versions were looked at");
    client.finish();
}

#[test]
fn nonsense_is_answered_and_work_goes_on() {
    let place = Place::new(&[("a.cu", b"")]);
    let path = place.path("a.cu");
    let mut client = Client::start(&[place.folder()], &[], &Value::Null);
    let frame = |text: &str| format!("Content-Length: {}\r\n\r\n{text}", text.len()).into_bytes();
    let wrong = |message: &Value| message["id"].is_null() && message["error"].is_object();
    for bytes in [
        frame("{"),
        frame("\u{0}"),
        frame("[]"),
        frame(r#"{"jsonrpc":"2.0","id":null,"method":"x"}"#),
        frame(r#"{"jsonrpc":"2.0","id":[1],"method":"x"}"#),
        b"no header\r\n\r\n".to_vec(),
        b"Content-Length: many\r\n\r\n".to_vec(),
    ] {
        client.raw(&bytes);
        let answer = client.wait(&String::from_utf8_lossy(&bytes), wrong);
        assert!(answer["error"]["code"].as_i64().unwrap() < 0);
    }
    let other = path.with_extension("h");
    let id = |uri: Value| json!({ "textDocument": { "uri": uri, "version": 2 }, "contentChanges": [] });
    for (method, params) in [
        ("textDocument/didOpen", json!({})),
        (
            "textDocument/didOpen",
            json!({ "textDocument": { "uri": "no uri", "version": 1, "languageId": "c", "text": "" } }),
        ),
        ("textDocument/didChange", id(json!(7))),
        ("textDocument/didChange", id(json!(uri(&other)))),
        (
            "textDocument/didClose",
            json!({ "textDocument": { "uri": uri(&other) } }),
        ),
        ("$/cancelRequest", json!({ "id": {} })),
        ("workspace/didChangeWatchedFiles", json!({ "changes": 3 })),
    ] {
        client.notify(method, params.clone());
        client.wait(&format!("{method} {params}"), |message| {
            message["method"] == "window/logMessage"
        });
    }
    client.notify("workspace/didChangeConfiguration", json!(null));
    client.notify("workspace/didChangeConfiguration", json!({ "settings": [1] }));
    client.open(&path, "void f(int n) { auto l = [&n] __device__ () { return n; }; }");
    assert_eq!(client.diagnostics(&path, 1).len(), 1);
    // Places that are none.
    let nowhere = range((u64::from(u32::MAX), u64::from(u32::MAX)), (0, 3));
    client.change(&path, 2, json!([{ "range": nowhere, "text": "\u{0}\u{feff}" }]));
    client.diagnostics(&path, 2);
    for method in [
        "textDocument/hover",
        "textDocument/documentSymbol",
        "textDocument/inlayHint",
        "textDocument/codeAction",
    ] {
        let params = json!({
            "textDocument": { "uri": uri(&path) },
            "position": { "line": 99, "character": 99 },
            "range": nowhere,
            "context": { "diagnostics": [] },
        });
        client.request(method, params.clone());
        assert_eq!(client.refused(method, json!("what")), -32602, "{method}");
        // One that is not open has nothing.
        let mut elsewhere = params;
        elsewhere["textDocument"]["uri"] = json!(uri(&other));
        client.request(method, elsewhere);
    }
    client.finish();
}

#[test]
fn a_folder_that_went_away() {
    let place = Place::new(&[("in/a.cu", b"")]);
    let path = place.path("in/a.cu");
    let mut client = Client::start(&[&place.path("in")], &[], &Value::Null);
    fs::remove_dir_all(place.path("in")).unwrap();
    let found = client.opened(&path, USER);
    assert_eq!(found.len(), 1, "{found:?}");
    client.finish();
}
