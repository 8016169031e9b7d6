//! What is to be done: requests first, then the buffers about which something new is to be said.

use std::collections::VecDeque;
use std::io;

use lsp_server::{ErrorCode, Notification, Request, RequestId};
use lsp_types::{
    CancelParams, DidChangeTextDocumentParams, DidChangeWatchedFilesParams, DidChangeWorkspaceFoldersParams,
    DidCloseTextDocumentParams, DidOpenTextDocumentParams, MessageType, NumberOrString, PublishDiagnosticsParams, Uri,
    VersionedTextDocumentIdentifier,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::lifecycle::Phase;
use super::{Answer, Refusal, Server, actions, diagnostics, params};
use crate::Status;

/// What is to be done.
#[derive(Default)]
pub(super) struct Queue {
    requests: VecDeque<Request>,
    /// Buffers about which something new is to be said, by their URIs, each once.
    stale: VecDeque<String>,
}

impl Queue {
    pub(super) fn is_empty(&self) -> bool {
        self.requests.is_empty() && self.stale.is_empty()
    }

    pub(super) fn push(&mut self, request: Request) {
        self.requests.push_back(request);
    }

    /// Drops everything; gives the requests that nobody will answer.
    pub(super) fn clear(&mut self) -> VecDeque<Request> {
        self.stale.clear();
        std::mem::take(&mut self.requests)
    }

    /// Takes a request out.
    fn cancel(&mut self, id: &RequestId) -> Option<Request> {
        let at = self.requests.iter().position(|request| request.id == *id)?;
        self.requests.remove(at)
    }

    /// The buffer that somebody writes comes before those that see it.
    fn look_first(&mut self, uri: &Uri) {
        self.stale.retain(|known| known != uri.as_str());
        self.stale.push_front(uri.as_str().to_owned());
    }

    fn look(&mut self, uri: String) {
        if !self.stale.contains(&uri) {
            self.stale.push_back(uri);
        }
    }
}

impl Server {
    /// Does the next thing.
    pub(super) fn work(&mut self) -> io::Result<()> {
        if let Some(request) = self.queue.requests.pop_front() {
            let answer = self.answer(&request.method, request.params);
            return self.respond(request.id, answer);
        }
        match self.queue.stale.pop_front() {
            Some(uri) => self.publish(&uri),
            None => Ok(()),
        }
    }

    fn answer(&mut self, method: &str, given: Value) -> Answer {
        match method {
            "textDocument/codeAction" => actions::answer(self, params(given)?),
            _ => Err(Refusal(
                ErrorCode::MethodNotFound,
                format!("there is no `{method}` here"),
            )),
        }
    }

    /// Says what was found in a buffer.
    fn publish(&mut self, uri: &str) -> io::Result<()> {
        let Some(document) = self.documents.looked_at(uri) else {
            return Ok(());
        };
        let told = PublishDiagnosticsParams {
            uri: document.uri.clone(),
            diagnostics: diagnostics::of(document, &self.client),
            version: Some(document.version),
        };
        self.notify("textDocument/publishDiagnostics", told)
    }

    pub(super) fn take_notification(&mut self, notification: Notification) -> io::Result<()> {
        let Notification { method, params } = notification;
        match (&self.phase, method.as_str()) {
            (phase, "exit") => {
                self.phase = Phase::Ended(match phase {
                    Phase::ShutDown => Status::Done,
                    _ => Status::Findings,
                });
                Ok(())
            }
            (Phase::Running, _) => match self.learn(&method, params) {
                Ok(()) => Ok(()),
                Err(Learnt::Io(error)) => Err(error),
                Err(Learnt::Wrong(text)) => self.log(&format!("`{method}` was left out: {text}")),
            },
            _ => Ok(()),
        }
    }

    /// Tells the client what nobody has to see.
    fn log(&mut self, text: &str) -> io::Result<()> {
        let params = json!({ "type": MessageType::WARNING, "message": text });
        self.notify("window/logMessage", params)
    }

    fn learn(&mut self, method: &str, given: Value) -> Result<(), Learnt> {
        match method {
            "initialized" => self.initialized()?,
            "textDocument/didOpen" => {
                let DidOpenTextDocumentParams { text_document: new } = said(given)?;
                self.documents.open(new.uri.clone(), new.version, new.text);
                self.touched(&new.uri);
            }
            "textDocument/didChange" => self.changed(said(given)?)?,
            "textDocument/didClose" => self.closed(said(given)?)?,
            // Who does not tell of files that change lets us look again.
            "textDocument/didSave" if !self.client.watches => {
                self.documents.forget();
                self.all_touched();
            }
            "workspace/didChangeWatchedFiles" => {
                let DidChangeWatchedFilesParams { changes } = said(given)?;
                if self.documents.changed_on_disk(&changes) {
                    self.all_touched();
                }
            }
            "workspace/didChangeWorkspaceFolders" => {
                let DidChangeWorkspaceFoldersParams { event } = said(given)?;
                self.documents.change_folders(&event);
                self.all_touched();
            }
            "workspace/didChangeConfiguration" => self.client.configure(given.get("settings")),
            "$/cancelRequest" => self.cancel(said(given)?)?,
            // What there is to be known besides is not needed here.
            _ => {}
        }
        Ok(())
    }

    fn changed(&mut self, change: DidChangeTextDocumentParams) -> Result<(), Learnt> {
        let VersionedTextDocumentIdentifier { uri, version } = change.text_document;
        let encoding = self.client.encoding;
        if !self.documents.change(&uri, version, change.content_changes, encoding) {
            return Err(Learnt::Wrong(format!("`{}` is not open", uri.as_str())));
        }
        self.touched(&uri);
        Ok(())
    }

    fn closed(&mut self, old: DidCloseTextDocumentParams) -> Result<(), Learnt> {
        let uri = old.text_document.uri;
        if !self.documents.is_open(&uri) {
            return Err(Learnt::Wrong(format!("`{}` is not open", uri.as_str())));
        }
        let seen = self.documents.who_sees(&uri);
        self.documents.close(&uri);
        self.queue.stale.retain(|known| known != uri.as_str());
        self.look_again(seen);
        let told = PublishDiagnosticsParams {
            uri,
            diagnostics: Vec::new(),
            version: None,
        };
        self.notify("textDocument/publishDiagnostics", told)?;
        Ok(())
    }

    fn cancel(&mut self, cancel: CancelParams) -> Result<(), Learnt> {
        let id = match cancel.id {
            NumberOrString::Number(id) => id.into(),
            NumberOrString::String(id) => id.into(),
        };
        if let Some(request) = self.queue.cancel(&id) {
            self.cancelled(request)?;
        }
        Ok(())
    }

    /// Something new is to be said of a buffer, and of those that see it.
    fn touched(&mut self, uri: &Uri) {
        self.look_again(self.documents.who_sees(uri));
        self.queue.look_first(uri);
    }

    fn all_touched(&mut self) {
        self.look_again(self.documents.all());
    }

    fn look_again(&mut self, all: Vec<String>) {
        for uri in all {
            self.documents.forget_look(&uri);
            self.queue.look(uri);
        }
    }
}

/// Why a notification had no effect.
enum Learnt {
    Io(io::Error),
    Wrong(String),
}

impl From<io::Error> for Learnt {
    fn from(error: io::Error) -> Learnt {
        Learnt::Io(error)
    }
}

/// The parameters of a notification.
fn said<T: DeserializeOwned>(given: Value) -> Result<T, Learnt> {
    serde_json::from_value(given).map_err(|error| Learnt::Wrong(error.to_string()))
}
