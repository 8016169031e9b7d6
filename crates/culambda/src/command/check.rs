//! `culambda check`: every restriction, explained, with the remedy.

use std::io::IsTerminal as _;
use std::sync::Arc;

use culambda_rules::fix::{Applicability, Settled, settle};
use culambda_rules::levels::Levels;
use culambda_rules::{Level, Report, Settings};
use culambda_source::{Presets, Text};

use crate::command::{diff, explain};
use crate::findings::{self, Checked, withhold};
use crate::input::{self, Input};
use crate::loader::Cache;
use crate::options::{CheckArgs, CheckFormat, ColorChoice, OutputFile};
use crate::progress::Progress;
use crate::report::{Message, Reporter, Source};
use crate::selection::{Chosen, Wanted};
use crate::tree::Tree;
use crate::trust::shown::Shown;
use crate::{Status, baseline, io, trust};

/// Checks the inputs.
pub fn run(args: &CheckArgs, color: ColorChoice, reporter: &mut Reporter) -> Status {
    let levels = args.levels();
    let wrong = unknown_rules(&levels);
    if !wrong.is_empty() {
        reporter.show_all(&wrong);
        return Status::Failed;
    }
    if let Some(message) = two_outputs_in_one(args) {
        reporter.show(&message);
        return Status::Failed;
    }
    let Chosen {
        inputs,
        tree,
        mut looked_at,
        of_the_host,
        shown,
    } = match Wanted::by_check(args).choose(reporter) {
        Ok(found) => found,
        Err(message) => {
            reporter.show(&message);
            return Status::Failed;
        }
    };
    if args.fix && args.read.preprocessing.preprocess {
        let message = Message::error("what the preprocessor makes of a file cannot be fixed");
        reporter.show(&message.help("leave out --preprocess"));
        return Status::Failed;
    }
    if args.fix && inputs.iter().any(|i| i.path.is_none()) {
        reporter.show(&Message::error("the standard input cannot be fixed").help("see the changes with --diff"));
        return Status::Failed;
    }
    let cache = Cache::default();
    let progress = Progress::new(inputs.len());
    let work = |input: &Input| {
        let done = check_input(input, args, &levels, &cache, tree.as_ref());
        progress.step();
        done
    };
    let done = match input::map(&inputs, work) {
        Ok(done) => done,
        Err(error) => {
            reporter.error(format!("cannot start a thread: {error}"));
            return Status::Failed;
        }
    };
    drop(progress);
    let (mut all, mut patches, mut status) = (Vec::new(), Vec::new(), Status::Done);
    let mut checked_inputs = Vec::new();
    for (input, one) in inputs.iter().zip(done) {
        match one.and_then(|(source, settled)| finish(input, &source, settled, args, &levels, &shown, color)) {
            Ok((checked, patch)) => {
                checked_inputs.push(input);
                all.push(checked);
                patches.extend(patch);
            }
            Err(message) => {
                reporter.show(&message);
                status = Status::Failed;
                looked_at.retain(|file| Some(file.as_path()) != input.place());
            }
        }
    }
    let wanted = baseline(args);
    let settled = wanted.path(&checked_inputs).and_then(|path| match path {
        Some(path) => wanted.settle(&path, &looked_at, &mut all, reporter),
        None => Ok(()),
    });
    if let Err(message) = settled {
        reporter.show(&message);
        return Status::Failed;
    }
    let found = all.iter().any(|c| {
        c.report.count(Level::Error) > 0 || (c.not_analysed == Some(Level::Error) && !c.report.not_analysed.is_empty())
    });
    if found && !args.exit_zero {
        status = status.and(Status::Findings);
    }
    let style = findings::Style {
        colored: color.wanted(std::io::stdout().is_terminal()),
        files: looked_at.len(),
        project: tree.is_some(),
        of_the_host,
    };
    let printed = if args.diff {
        Ok(patches)
    } else {
        findings::printer(args.format, args.statistics, style).print(&all)
    };
    for file in &args.output_file {
        let style = findings::Style {
            colored: false,
            ..style
        };
        if let Err(error) = write(file, findings::printer(file.format, false, style).print(&all)) {
            reporter.error(format!("cannot write `{}`: {error}", file.path.display()));
            status = Status::Failed;
        }
    }
    if let Err(error) = printed.and_then(|text| io::write_stdout(&text)) {
        reporter.error(format!("cannot write the standard output: {error}"));
        status = Status::Failed;
    }
    status
}

fn write(file: &OutputFile, text: std::io::Result<Vec<u8>>) -> std::io::Result<()> {
    io::write(&file.path, &text?)
}

/// Whether the further outputs go to one place each.
fn two_outputs_in_one(args: &CheckArgs) -> Option<Message> {
    let mut seen = Vec::new();
    let baseline = args.baseline.as_ref().filter(|_| args.write_baseline);
    for path in baseline
        .into_iter()
        .chain(args.output_file.iter().map(|file| &file.path))
    {
        let place = trust::resolved(path);
        if seen.contains(&place) {
            let text = format!("two outputs would go to `{}`", path.display());
            return Some(Message::error(text));
        }
        seen.push(place);
    }
    None
}

/// What the options say of the baseline.
fn baseline(args: &CheckArgs) -> baseline::Wanted<'_> {
    baseline::Wanted {
        named: args.baseline.as_deref(),
        write: args.write_baseline,
        counted: matches!(args.format, CheckFormat::Pretty | CheckFormat::Json) && !args.diff,
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
    tree: Option<&Tree>,
) -> Result<(Arc<Source>, Settled), Message> {
    let source = input.source(tree)?;
    let mut options = input.unit_options(args.no_extended_lambda);
    if !options.reads_as_preprocessed(&source.text) {
        options.presets = Presets::seen_in(&source.text, &options.libraries);
    }
    let settings = Settings {
        extended_lambda: options.target.extended_lambda,
        standard: options.target.standard,
        levels: levels_of(input, levels),
    };
    let check = |text: &Text| -> Report {
        let analysis = match tree {
            Some(tree) => input.analyse_in(tree, text, cache, &options),
            None => culambda_model::analyse(&input.name, text, &input.loader(cache), &options),
        };
        culambda_rules::check(&analysis, &settings)
    };
    let text = source.text.clone();
    let mut settled = if args.fix || args.diff {
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
    if !args.system_headers {
        settled.report.leave_out_system_headers();
    }
    Ok((source, settled))
}

/// What project and command line say of rules for an input.
fn levels_of(input: &Input, options: &Levels) -> Levels {
    Levels {
        configured: input.settings.choices(),
        choices: options.choices.clone(),
    }
}

/// Writes what was fixed, or makes a patch of it.
fn finish(
    input: &Input,
    source: &Source,
    mut settled: Settled,
    args: &CheckArgs,
    levels: &Levels,
    shown: &Shown,
    color: ColorChoice,
) -> Result<(Checked, Vec<u8>), Message> {
    let mut patch = Vec::new();
    if args.diff {
        let style = diff::Style {
            colored: color.wanted(std::io::stdout().is_terminal()),
        };
        patch = style.patch(&input.name, &source.text, &settled.text);
    } else if let Some(path) = input.path.as_ref().filter(|_| settled.applied > 0) {
        // Of a folder, names that are no UTF-8 are known only nearly.
        let written = match std::fs::metadata(path) {
            Ok(found) if found.permissions().readonly() => Err(std::io::Error::other("it is read-only")),
            Ok(_) => io::write(path, &settled.text),
            Err(error) => Err(error),
        };
        written.map_err(|error| Message::error(format!("cannot write `{}`: {error}", input.name)))?;
    }
    let hidden = withhold(&mut settled.report, shown, input.path.as_deref());
    Ok((
        Checked {
            text: settled.text,
            report: settled.report,
            fixed: settled.applied,
            in_baseline: 0,
            hidden,
            not_analysed: levels_of(input, levels).not_analysed(),
        },
        patch,
    ))
}
