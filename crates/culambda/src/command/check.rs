//! `culambda check`: every restriction, explained, with the remedy.

use std::io::IsTerminal as _;
use std::sync::Arc;

use culambda_rules::fix::{Applicability, Settled, settle};
use culambda_rules::levels::Levels;
use culambda_rules::{Level, Report, Settings};

use crate::command::{diff, explain};
use crate::findings::{self, Checked};
use crate::input::{self, Input};
use crate::loader::{Cache, FileLoader};
use crate::options::{CheckArgs, ColorChoice};
use crate::report::{Message, Reporter, Source};
use crate::{Status, io};

/// Checks the inputs.
pub fn run(args: &CheckArgs, color: ColorChoice, reporter: &mut Reporter) -> Status {
    let levels = args.levels();
    let (inputs, wrong) = (Input::of(&files(args), &args.read), unknown_rules(&levels));
    let inputs = match inputs {
        Ok(inputs) if wrong.is_empty() => inputs,
        Ok(_) => {
            reporter.show_all(&wrong);
            return Status::Failed;
        }
        Err(message) => {
            reporter.show(&message);
            return Status::Failed;
        }
    };
    if args.fix && inputs.iter().any(|i| i.path.is_none()) {
        reporter.show(&Message::error("the standard input cannot be fixed").help("see the changes with --diff"));
        return Status::Failed;
    }
    let cache = Cache::default();
    let done = match input::map(&inputs, |input| check_input(input, args, &levels, &cache)) {
        Ok(done) => done,
        Err(error) => {
            reporter.error(format!("cannot start a thread: {error}"));
            return Status::Failed;
        }
    };
    let (mut all, mut patches, mut status) = (Vec::new(), Vec::new(), Status::Done);
    for (input, one) in inputs.iter().zip(done) {
        match one.and_then(|(source, settled)| finish(input, &source, settled, args, color)) {
            Ok((checked, patch)) => {
                all.push(checked);
                patches.extend(patch);
            }
            Err(message) => {
                reporter.show(&message);
                status = Status::Failed;
            }
        }
    }
    let denied = levels.not_analysed_denied();
    let found = all
        .iter()
        .any(|c| c.report.count(Level::Error) > 0 || (denied && !c.report.not_analysed.is_empty()));
    if found && !args.exit_zero {
        status = status.and(Status::Findings);
    }
    let style = findings::Style {
        colored: color.wanted(std::io::stdout().is_terminal()),
        not_analysed: if denied { Level::Error } else { Level::Warning },
    };
    let printed = if args.diff {
        Ok(patches)
    } else {
        findings::printer(args.format, style).print(&all)
    };
    if let Err(error) = printed.and_then(|text| io::write_stdout(&text)) {
        reporter.error(format!("cannot write the standard output: {error}"));
        status = Status::Failed;
    }
    status
}

/// The files that were named; the standard input if none was.
fn files(args: &CheckArgs) -> Vec<std::path::PathBuf> {
    if args.files.is_empty() {
        vec!["-".into()]
    } else {
        args.files.clone()
    }
}

fn unknown_rules(levels: &Levels) -> Vec<Message> {
    levels.unknown().map(explain::unknown).collect()
}

/// Reads and checks an input, and repairs its text as far as that was asked for.
fn check_input(
    input: &Input,
    args: &CheckArgs,
    levels: &Levels,
    cache: &Cache,
) -> Result<(Arc<Source>, Settled), Message> {
    let source = input.read()?;
    let loader = FileLoader::new(&input.name, input.place(), &args.read.include, cache);
    let extended_lambda = !args.no_extended_lambda;
    let options = args.read.unit_options(extended_lambda);
    let settings = Settings {
        extended_lambda,
        standard: options.target.standard,
        levels: levels.clone(),
    };
    let check = |text: &Arc<[u8]>| -> Report {
        let analysis = culambda_model::analyse(&input.name, text, &loader, &options);
        culambda_rules::check(&analysis, &settings)
    };
    let text = Arc::clone(&source.text);
    let settled = if args.fix || args.diff {
        let least = if args.unsafe_fixes {
            Applicability::Unsafe
        } else {
            Applicability::Safe
        };
        settle(text, least, check)
    } else {
        let report = check(&text);
        Settled {
            text,
            applied: 0,
            report,
        }
    };
    Ok((source, settled))
}

/// Writes what was fixed, or makes a patch of it.
fn finish(
    input: &Input,
    source: &Source,
    settled: Settled,
    args: &CheckArgs,
    color: ColorChoice,
) -> Result<(Checked, Vec<u8>), Message> {
    let mut patch = Vec::new();
    if args.diff {
        let style = diff::Style {
            colored: color.wanted(std::io::stdout().is_terminal()),
        };
        patch = style.patch(&input.name, &source.text, &settled.text);
    } else if let Some(path) = input.path.as_ref().filter(|_| settled.applied > 0) {
        let written = io::write(path, &settled.text);
        written.map_err(|error| Message::error(format!("cannot write `{}`: {error}", input.name)))?;
    }
    Ok((
        Checked {
            text: settled.text,
            report: settled.report,
            fixed: settled.applied,
        },
        patch,
    ))
}
