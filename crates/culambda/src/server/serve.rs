//! The server itself: what came in is taken in, then the next thing is done.

use std::io::{self, Stdout};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError};

use lsp_server::{ErrorCode, Message, Notification, Request, RequestId, Response};
use lsp_types::{
    CancelParams, DidChangeTextDocumentParams, DidChangeWatchedFilesParams, DidChangeWorkspaceFoldersParams,
    DidCloseTextDocumentParams, DidOpenTextDocumentParams, InitializeParams, MessageType, NumberOrString,
    PublishDiagnosticsParams, Uri, VersionedTextDocumentIdentifier,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::answer::{Answer, Refusal, answer, params};
use super::client::Client;
use super::documents::Documents;
use super::queue::Queue;
use super::transport::Incoming;
use super::{actions, capabilities, diagnostics, lambdas, place, watched};
use crate::Status;
use crate::options::ServerArgs;

/// How far client and server are.
enum Phase {
    /// Nothing was said yet.
    New,
    /// Everything may be asked.
    Running,
    /// Nothing may be asked any more.
    ShutDown,
    /// It is over.
    Ended(Status),
}

/// What is known of the client and of its buffers.
pub(super) struct Server {
    incoming: Receiver<Incoming>,
    out: Stdout,
    phase: Phase,
    client: Client,
    documents: Documents,
    queue: Queue,
    /// The last number of a request of ours.
    asked: i32,
}

impl Server {
    pub(super) fn new(args: ServerArgs, incoming: Receiver<Incoming>) -> Server {
        Server {
            incoming,
            out: io::stdout(),
            phase: Phase::New,
            client: Client::default(),
            documents: Documents::new(args),
            queue: Queue::default(),
            asked: 0,
        }
    }

    /// Does what comes, and says how it ended.
    pub(super) fn serve(mut self) -> io::Result<Status> {
        loop {
            let next = match self.incoming.try_recv() {
                Ok(incoming) => Some(incoming),
                Err(TryRecvError::Disconnected) => return Ok(Status::Findings),
                Err(TryRecvError::Empty) if self.queue.is_empty() => match self.incoming.recv() {
                    Ok(incoming) => Some(incoming),
                    Err(_) => return Ok(Status::Findings),
                },
                Err(TryRecvError::Empty) => None,
            };
            match next {
                Some(Incoming::Message(message)) => self.take(message)?,
                Some(Incoming::Wrong(wrong)) => wrong.answer(&mut self.out)?,
                None => self.work()?,
            }
            if let Phase::Ended(status) = self.phase {
                return Ok(status);
            }
        }
    }

    /// Takes a message in; what takes time is put into the queue.
    fn take(&mut self, message: Message) -> io::Result<()> {
        match message {
            Message::Request(request) => self.take_request(request),
            Message::Notification(notification) => self.take_notification(notification),
            Message::Response(_) => Ok(()),
        }
    }

    fn take_request(&mut self, request: Request) -> io::Result<()> {
        let answer = match (&self.phase, request.method.as_str()) {
            (Phase::New, "initialize") => self.initialize(request.params),
            (Phase::New, _) => Err(Refusal(
                ErrorCode::ServerNotInitialized,
                "say `initialize` first".into(),
            )),
            (Phase::Running, "initialize") => Err(Refusal(ErrorCode::InvalidRequest, "this was said before".into())),
            (Phase::Running, "shutdown") => {
                self.phase = Phase::ShutDown;
                for request in self.queue.clear() {
                    self.cancelled(request)?;
                }
                Ok(Value::Null)
            }
            (Phase::Running, _) => {
                self.queue.push(request);
                return Ok(());
            }
            (Phase::ShutDown | Phase::Ended(_), _) => Err(Refusal(
                ErrorCode::InvalidRequest,
                "only `exit` comes after `shutdown`".into(),
            )),
        };
        self.respond(request.id, answer)
    }

    fn respond(&mut self, id: RequestId, answer: Answer) -> io::Result<()> {
        let response = match answer {
            Ok(value) => Response {
                id,
                response_result: Ok(value),
            },
            Err(Refusal(code, text)) => Response::new_err(id, code as i32, text),
        };
        self.send(response.into())
    }

    fn cancelled(&mut self, request: Request) -> io::Result<()> {
        let refusal = Refusal(ErrorCode::RequestCanceled, "cancelled".into());
        self.respond(request.id, Err(refusal))
    }

    fn notify(&mut self, method: &str, params: impl Serialize) -> io::Result<()> {
        let params = serde_json::to_value(params)?;
        let method = method.to_owned();
        self.send(Notification { method, params }.into())
    }

    /// Asks the client for something; what it answers does not matter.
    fn ask(&mut self, method: &str, params: impl Serialize) -> io::Result<()> {
        self.asked += 1;
        let params = serde_json::to_value(params)?;
        let (id, method) = (self.asked.into(), method.to_owned());
        self.send(Request { id, method, params }.into())
    }

    fn send(&mut self, message: Message) -> io::Result<()> {
        message.write(&mut self.out)
    }

    fn initialize(&mut self, given: Value) -> Answer {
        let given: InitializeParams = params(given)?;
        self.client = Client::of(&given.capabilities);
        self.client.configure(given.initialization_options.as_ref());
        let folders = given.workspace_folders.unwrap_or_default();
        let mut folders: Vec<Uri> = folders.into_iter().map(|folder| folder.uri).collect();
        #[expect(deprecated, reason = "old clients know nothing else")]
        if folders.is_empty() {
            folders.extend(given.root_uri);
        }
        let folders: Vec<PathBuf> = folders.iter().filter_map(place::path).collect();
        for folder in folders {
            self.documents.add_folder(folder);
        }
        self.phase = Phase::Running;
        answer(capabilities::introduction(self.client.encoding))
    }

    /// Asks to be told of files that change.
    fn initialized(&mut self) -> io::Result<()> {
        if !self.client.watches {
            return Ok(());
        }
        let watchers: Vec<Value> = watched::all().map(|glob| json!({ "globPattern": glob })).collect();
        let registration = json!({
            "id": "files",
            "method": "workspace/didChangeWatchedFiles",
            "registerOptions": { "watchers": watchers },
        });
        self.ask("client/registerCapability", json!({ "registrations": [registration] }))
    }

    /// Does the next thing.
    fn work(&mut self) -> io::Result<()> {
        if let Some(request) = self.queue.next_request() {
            let answer = self.answer(&request.method, request.params);
            return self.respond(request.id, answer);
        }
        match self.queue.next_look() {
            Some(uri) => self.publish(&uri),
            None => Ok(()),
        }
    }

    fn answer(&mut self, method: &str, given: Value) -> Answer {
        let (documents, client) = (&mut self.documents, &self.client);
        match method {
            "textDocument/codeAction" => actions::answer(documents, client, params(given)?),
            "textDocument/hover" => lambdas::hover(documents, client, params(given)?),
            "textDocument/inlayHint" => lambdas::hints(documents, client, params(given)?),
            "textDocument/documentSymbol" => lambdas::symbols(documents, client, params(given)?),
            "workspace/executeCommand" => lambdas::execute(documents, client, params(given)?),
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

    fn take_notification(&mut self, notification: Notification) -> io::Result<()> {
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
            "workspace/didChangeConfiguration" => self.configure(given.get("settings"))?,
            "$/cancelRequest" => self.cancel(said(given)?)?,
            // What there is to be known besides is not needed here.
            _ => {}
        }
        Ok(())
    }

    fn configure(&mut self, settings: Option<&Value>) -> io::Result<()> {
        let differs = self.client.configure(settings);
        if differs && self.client.refreshes_hints {
            self.ask("workspace/inlayHint/refresh", Value::Null)?;
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
        self.queue.drop(&uri);
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
