//! The `culambda` command: arguments, files, reports.
//!
//! This crate alone knows the world: it reads files and the environment, starts threads, writes and
//! prints. What a file means is said by `culambda-model`, what becomes of it by `culambda-rewrite`.
//!
//! * [`options`]: what can be given on the command line;
//! * [`command`]: one module for each command;
//! * [`input`]: the files that were named, each analysed on a thread with a deep stack;
//! * [`config`]: what holds for each of them: `culambda.toml`, the command line, [`compile_commands`];
//! * [`preprocess`]: the host compiler's preprocessor, for those who want it run; [`cuda_headers`]: CUDA's headers for it;
//! * [`cc`]: the compiler for programs that run on the CPU;
//! * `generated`: generated text for people;
//! * `html`: the pages of a report;
//! * `rewriting`: one input rewritten, for `rewrite` and `diff`; `cpu`, `told`: the same for programs that run on the CPU, and what is said of them;
//! * [`selection`]: what `check` looks at; [`baseline`], [`changed`]: findings that are known, files that changed;
//! * [`loader`]: how an `#include` finds its file; `texts`: what files have, read once;
//! * [`tree`]: the folders that were named, and what their files need from each other;
//! * [`progress`]: how far a run is; `timings`: what it takes its time for; `jobs`: how many threads it has;
//! * `session`, `server`: files that are looked at while somebody writes them, and the language server that does so (feature `server`);
//! * [`trust`]: what may be read, and shown of it;
//! * [`io`]: reading and writing, whole or not at all; [`names`]: paths as text; [`outputs`]: what must not be written over;
//! * [`report`]: messages, and how they are shown; [`findings`]: what `check` found, in its formats; [`schemas`]: what programs may rely on in them.

pub mod baseline;
pub mod cc;
pub mod changed;
mod checking;
pub mod command;
pub mod compile_commands;
pub mod config;
mod coverage;
mod cpu;
pub mod cuda_headers;
pub mod depfile;
pub mod findings;
mod generated;
mod headers;
mod html;
pub mod input;
pub mod io;
mod jobs;
pub mod layout;
pub mod loader;
pub mod names;
pub mod options;
pub mod outputs;
pub mod preprocess;
pub mod progress;
pub mod report;
mod rewriting;
pub mod schemas;
pub mod selection;
#[cfg(feature = "server")]
pub mod server;
#[cfg(feature = "server")]
pub mod session;
mod texts;
mod timings;
mod told;
pub mod tree;
pub mod trust;
pub mod wildcards;

use std::io::{IsTerminal as _, Write as _};
use std::process::ExitCode;

use clap::Parser as _;
use clap::error::Error;

use options::{Cli, ColorChoice, Command};
use report::Reporter;

/// How a run ended; a worse end wins over a better one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// Everything was done.
    #[default]
    Done,
    /// There are findings, or sites that could not be rewritten.
    Findings,
    /// The command line, a file or the system stood in the way.
    Failed,
}

impl Status {
    /// The worse of both.
    #[must_use]
    pub fn and(self, other: Status) -> Status {
        self.max(other)
    }
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> ExitCode {
        ExitCode::from(match status {
            Status::Done => 0,
            Status::Findings => 1,
            Status::Failed => 2,
        })
    }
}

/// Runs the command that the arguments of the process name.
pub fn run() -> ExitCode {
    if let Some(args) = options::CcArgs::of_nvcc(std::env::args_os()) {
        return cc::run(&args, &mut Reporter::new(ColorChoice::Auto));
    }
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => {
            // Nobody is left to tell when the error stream itself is gone.
            let _ = std::io::stderr().write_all(options::wrong(&error).as_bytes());
            return Status::Failed.into();
        }
        Err(help) => return show_help(&help).into(),
    };
    jobs::set(cli.jobs);
    // Consoles of Windows take colours if they are asked to; nobody else is asked.
    let _ = anstyle_query::windows::enable_ansi_colors();
    let mut reporter = Reporter::new(cli.color);
    if let Command::Cc(args) = &cli.command {
        return cc::run(args, &mut reporter);
    }
    let status = match &cli.command {
        Command::Cc(_) => Status::Done,
        Command::Toolkit(args) => command::toolkit::run(args, &mut reporter),
        Command::Overlay(args) => cc::overlay::run(args, &mut reporter),
        Command::Rewrite(args) => command::rewrite::run(args, &mut reporter),
        Command::Check(args) => command::check::run(args, cli.color, &mut reporter),
        Command::Explain(args) => command::explain::run(args, cli.color, &mut reporter),
        Command::Diff(args) => command::diff::run(args, cli.color, &mut reporter),
        Command::List(args) => command::list::run(args, cli.color, &mut reporter),
        Command::Show(args) => command::show::run(args, cli.color, &mut reporter),
        #[cfg(feature = "server")]
        Command::Server(args) => server::run(args, &mut reporter),
        Command::Report(args) => command::report::run(args, &mut reporter),
        Command::Preamble(args) => command::preamble::run(args, &mut reporter),
        Command::Config(args) => command::config::run(args, &mut reporter),
        Command::Completions { shell } => command::shell::completions(*shell, &mut reporter),
        Command::Man(args) => command::shell::man(args, &mut reporter),
    };
    status.into()
}

/// Shows help or the version, which clap takes for errors.
fn show_help(help: &Error) -> Status {
    let text = help.render();
    let colored = ColorChoice::Auto.wanted(std::io::stdout().is_terminal());
    let text = if colored {
        text.ansi().to_string()
    } else {
        text.to_string()
    };
    command::print(Ok(text), &mut Reporter::new(ColorChoice::Auto))
}
