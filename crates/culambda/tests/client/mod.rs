//! A client of the language server, as an editor is one.

#![allow(dead_code, unreachable_pub, reason = "not every test uses all of it")]

use std::collections::VecDeque;
use std::io::{BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// Nothing takes that long.
const PATIENCE: Duration = Duration::from_secs(300);

/// The program, spoken with.
pub struct Client {
    child: Child,
    stdin: Option<ChildStdin>,
    incoming: Receiver<Value>,
    /// What came and nobody asked for yet.
    seen: VecDeque<Value>,
    asked: i64,
}

impl Client {
    /// Starts a server; nothing was said yet.
    pub fn spawn(folder: &Path, args: &[&str]) -> Client {
        let mut child = Command::new(env!("CARGO_BIN_EXE_culambda"))
            .arg("server")
            .args(args)
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (sender, incoming) = mpsc::channel();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            while let Some(message) = read(&mut out) {
                if sender.send(message).is_err() {
                    return;
                }
            }
        });
        Client {
            stdin: child.stdin.take(),
            child,
            incoming,
            seen: VecDeque::new(),
            asked: 0,
        }
    }

    /// Starts one that works in some folders, for a client that can do what `more` says.
    pub fn start(folders: &[&Path], args: &[&str], more: &Value) -> Client {
        let mut client = Client::spawn(folders[0], args);
        let all: Vec<Value> = folders
            .iter()
            .map(|folder| json!({ "uri": uri(folder), "name": "folder" }))
            .collect();
        let mut params = json!({
            "processId": null,
            "workspaceFolders": all,
            "capabilities": {
                "general": { "positionEncodings": ["utf-8", "utf-16"] },
                "textDocument": { "publishDiagnostics": { "relatedInformation": true } },
                "workspace": { "workspaceEdit": { "documentChanges": true } },
            },
        });
        merge(&mut params, more);
        let answer = client.request("initialize", params);
        assert!(answer["capabilities"].is_object(), "{answer}");
        client.notify("initialized", json!({}));
        client
    }

    /// Sends bytes, whatever they are.
    pub fn raw(&mut self, bytes: &[u8]) {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(bytes).unwrap();
        stdin.flush().unwrap();
    }

    pub fn send(&mut self, message: &Value) {
        let text = message.to_string();
        self.raw(format!("Content-Length: {}\r\n\r\n{text}", text.len()).as_bytes());
    }

    pub fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    /// Asks without waiting; gives the number of the request.
    pub fn ask(&mut self, method: &str, params: Value) -> i64 {
        self.asked += 1;
        let message = json!({ "jsonrpc": "2.0", "id": self.asked, "method": method, "params": params });
        self.send(&message);
        self.asked
    }

    /// The answer to a request that was sent.
    pub fn answer(&mut self, id: i64) -> Value {
        self.wait(&format!("the answer {id}"), |message| {
            message["id"] == json!(id) && message.get("method").is_none()
        })
    }

    /// Asks and waits for the result.
    pub fn request(&mut self, method: &str, params: Value) -> Value {
        let id = self.ask(method, params);
        let answer = self.answer(id);
        assert!(answer.get("error").is_none(), "{method}: {answer}");
        answer["result"].clone()
    }

    /// The code of the error that a request is answered with.
    pub fn refused(&mut self, method: &str, params: Value) -> i64 {
        let id = self.ask(method, params);
        let answer = self.answer(id);
        answer["error"]["code"].as_i64().unwrap_or_else(|| panic!("{answer}"))
    }

    pub fn open(&mut self, path: &Path, text: &str) {
        let document = json!({ "uri": uri(path), "languageId": "cuda-cpp", "version": 1, "text": text });
        self.notify("textDocument/didOpen", json!({ "textDocument": document }));
    }

    pub fn change(&mut self, path: &Path, version: i64, changes: Value) {
        let document = json!({ "uri": uri(path), "version": version });
        self.notify(
            "textDocument/didChange",
            json!({ "textDocument": document, "contentChanges": changes }),
        );
    }

    /// Replaces the whole text.
    pub fn replace(&mut self, path: &Path, version: i64, text: &str) {
        self.change(path, version, json!([{ "text": text }]));
    }

    /// What is said of a version of a file.
    pub fn diagnostics(&mut self, path: &Path, version: i64) -> Vec<Value> {
        let (uri, version) = (json!(uri(path)), json!(version));
        let told = self.wait(&format!("diagnostics of {uri}, {version}"), |message| {
            let params = &message["params"];
            message["method"] == "textDocument/publishDiagnostics"
                && params["uri"] == uri
                && params["version"] == version
        });
        told["params"]["diagnostics"].as_array().unwrap().clone()
    }

    /// What is said of a file that was just opened.
    pub fn opened(&mut self, path: &Path, text: &str) -> Vec<Value> {
        self.open(path, text);
        self.diagnostics(path, 1)
    }

    /// The code actions for a range.
    pub fn actions(&mut self, path: &Path, range: &Value, only: Value) -> Vec<Value> {
        let params = json!({
            "textDocument": { "uri": uri(path) },
            "range": range,
            "context": { "diagnostics": [], "only": only },
        });
        let found = self.request("textDocument/codeAction", params);
        found.as_array().unwrap().clone()
    }

    /// The first message that is wanted, now or later.
    pub fn wait(&mut self, what: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        if let Some(at) = self.seen.iter().position(&wanted) {
            return self.seen.remove(at).unwrap();
        }
        let end = Instant::now() + PATIENCE;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let message = self
                .incoming
                .recv_timeout(left)
                .unwrap_or_else(|error| panic!("{what}: {error}: {:?}", self.seen));
            if wanted(&message) {
                return message;
            }
            self.seen.push_back(message);
        }
    }

    /// Whether something that is wanted came, up to now.
    pub fn has_seen(&self, wanted: impl Fn(&Value) -> bool) -> bool {
        self.seen.iter().any(wanted)
    }

    /// Closes its input and waits.
    pub fn end(mut self) -> ExitStatus {
        self.stdin = None;
        self.child.wait().unwrap()
    }

    /// Ends it as the protocol wants.
    pub fn finish(mut self) {
        self.request("shutdown", Value::Null);
        self.notify("exit", Value::Null);
        assert_eq!(self.end().code(), Some(0));
    }
}

/// The URI of a file.
pub fn uri(path: &Path) -> String {
    format!("file://{}", path.display())
}

/// A range from numbers.
pub fn range(from: (u64, u64), to: (u64, u64)) -> Value {
    json!({
        "start": { "line": from.0, "character": from.1 },
        "end": { "line": to.0, "character": to.1 },
    })
}

/// The text after the edits of a code action in it; columns are bytes.
pub fn edited(text: &str, action: &Value) -> String {
    let changes = &action["edit"]["documentChanges"][0]["edits"];
    let mut edits: Vec<(usize, usize, String)> = changes
        .as_array()
        .unwrap_or_else(|| panic!("{action}"))
        .iter()
        .map(|edit| {
            let at = |end: &str| {
                let place = &edit["range"][end];
                let line = place["line"].as_u64().unwrap() as usize;
                let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
                start + place["character"].as_u64().unwrap() as usize
            };
            (at("start"), at("end"), edit["newText"].as_str().unwrap().to_owned())
        })
        .collect();
    edits.sort();
    let mut out = text.to_owned();
    for (from, to, new) in edits.into_iter().rev() {
        out.replace_range(from..to, &new);
    }
    out
}

fn merge(into: &mut Value, from: &Value) {
    match (into, from) {
        (Value::Object(into), Value::Object(from)) => {
            for (key, value) in from {
                merge(into.entry(key.clone()).or_insert(Value::Null), value);
            }
        }
        (into, from) if !from.is_null() => *into = from.clone(),
        _ => {}
    }
}

fn read(out: &mut impl std::io::BufRead) -> Option<Value> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if out.read_line(&mut line).ok()? == 0 {
            return None;
        }
        let line = line.trim_end();
        if line.is_empty() {
            break;
        }
        if let Some(number) = line.strip_prefix("Content-Length: ") {
            length = number.parse().unwrap();
        }
    }
    let mut text = vec![0; length];
    out.read_exact(&mut text).ok()?;
    Some(serde_json::from_slice(&text).unwrap())
}
