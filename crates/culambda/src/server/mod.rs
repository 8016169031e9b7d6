//! `culambda server`: a language server over the standard input and output.
//!
//! One thread reads messages, another one does everything else: it takes in all that has come, then does the next thing
//! that is to be done, so that what was typed meanwhile makes old work unnecessary before it is begun.
//!
//! * `transport`: messages on the wire; `text`, `place`: positions and files as clients have them; `answer`;
//! * `client`: what it can do; `capabilities`: what the server can; `watched`: files that matter when they change;
//! * `documents`: the buffers that are open;
//! * `diagnostics`, `actions`, `lambdas`: what is said of a buffer, offered for it and shown of its lambdas;
//! * `serve`: what comes in, and what is to be done (`queue`).

mod actions;
mod answer;
mod capabilities;
mod client;
mod diagnostics;
mod documents;
mod lambdas;
mod place;
mod queue;
mod serve;
mod text;
mod transport;
mod watched;

use std::io;
use std::sync::mpsc;

use crate::Status;
use crate::command::{self, explain};
use crate::input::with_deep_stack;
use crate::options::ServerArgs;
use crate::report::{self, Reporter};
use serve::Server;

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
        reporter.show(&command::unprinted(error));
    }
    Status::Findings
}
