//! `culambda server`: a language server over the standard input and output.
//!
//! One thread reads messages, another one does everything else: it takes in all that has come, then does the next thing
//! that is to be done, so that what was typed meanwhile makes old work unnecessary before it is begun.
//!
//! * `transport`: messages on the wire; `text`, `place`: positions and files as clients have them;
//! * `documents`: the buffers that are open; `work`: what is to be done, and in which order;
//! * `lifecycle`: what client and server can do; `diagnostics`, `actions`: what is said of a buffer.

mod actions;
mod diagnostics;
mod documents;
mod lifecycle;
mod place;
mod text;
mod transport;
mod work;

use std::io::{self, Stdout};
use std::sync::mpsc::{self, Receiver, TryRecvError};

use lsp_server::{ErrorCode, Message, Notification, Request, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Status;
use crate::command::explain;
use crate::input::with_deep_stack;
use crate::options::ServerArgs;
use crate::report::{self, Reporter};
use documents::Documents;
use lifecycle::{Client, Phase};
use transport::Incoming;
use work::Queue;

/// Serves one client until it says that it is done, or is gone.
pub fn run(args: &ServerArgs, reporter: &mut Reporter) -> Status {
    if args.read.preprocessing.preprocess {
        let message = report::Message::error("the server runs no preprocessor: it looks at what is being typed");
        reporter.show(&message.help("leave out --preprocess"));
        return Status::Failed;
    }
    let wrong: Vec<report::Message> = args.rules.levels().unknown().map(explain::unknown).collect();
    if !wrong.is_empty() {
        reporter.show_all(&wrong);
        return Status::Failed;
    }
    let (sender, receiver) = mpsc::channel();
    let reader = std::thread::Builder::new().spawn(move || {
        let mut input = io::stdin().lock();
        while let Ok(Some(incoming)) = transport::read(&mut input) {
            if sender.send(incoming).is_err() {
                break;
            }
        }
    });
    let served = reader.and_then(|_| with_deep_stack(|| Server::new(args.clone(), receiver).serve()));
    match served {
        Ok(Ok(status)) => status,
        Ok(Err(error)) => failed(&error, reporter),
        Err(error) => {
            reporter.error(format!("cannot start a thread: {error}"));
            Status::Failed
        }
    }
}

fn failed(error: &io::Error, reporter: &mut Reporter) -> Status {
    // Nobody is told of a client that went away.
    if error.kind() != io::ErrorKind::BrokenPipe {
        reporter.error(format!("cannot write the standard output: {error}"));
    }
    Status::Findings
}

/// What is known of the client and of its buffers.
struct Server {
    incoming: Receiver<Incoming>,
    out: Stdout,
    phase: Phase,
    client: Client,
    documents: Documents,
    queue: Queue,
    /// The last number of a request of ours.
    asked: i32,
}

/// Why a request has no result.
struct Refusal(ErrorCode, String);

type Answer = Result<serde_json::Value, Refusal>;

impl Server {
    fn new(args: ServerArgs, incoming: Receiver<Incoming>) -> Server {
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
    fn serve(mut self) -> io::Result<Status> {
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
                Ok(serde_json::Value::Null)
            }
            (Phase::Running, _) => {
                self.queue.push(request);
                return Ok(());
            }
            (Phase::ShutDown | Phase::Ended(_), _) => Err(Refusal(
                ErrorCode::InvalidRequest,
                "only `exit` comes behind `shutdown`".into(),
            )),
        };
        self.respond(request.id, answer)
    }

    fn respond(&mut self, id: lsp_server::RequestId, answer: Answer) -> io::Result<()> {
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
}

/// The parameters of a request.
fn params<T: DeserializeOwned>(params: serde_json::Value) -> Result<T, Refusal> {
    serde_json::from_value(params).map_err(|error| Refusal(ErrorCode::InvalidParams, error.to_string()))
}

/// A result as JSON.
fn answer(result: impl Serialize) -> Answer {
    serde_json::to_value(result).map_err(|error| Refusal(ErrorCode::InternalError, error.to_string()))
}
