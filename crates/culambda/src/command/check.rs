//! `culambda check`: every restriction, explained, with the remedy.

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use culambda_rules::fix::{Applicability, Settled, settle};
use culambda_rules::levels::Levels;
use culambda_rules::{Level, Report, Settings};
use culambda_source::{MacroOption, NoLoader, Presets, Text};

use crate::changed::Changed;
use crate::command::{diff, explain};
use crate::config::Project;
use crate::findings::{self, Checked};
use crate::input::{self, Input};
use crate::loader::Cache;
use crate::options::{CheckArgs, CheckFormat, ColorChoice};
use crate::progress::Progress;
use crate::report::{Message, Reporter, Source};
use crate::tree::Tree;
use crate::{Status, baseline, io};

/// Checks the inputs.
pub fn run(args: &CheckArgs, color: ColorChoice, reporter: &mut Reporter) -> Status {
    let levels = args.levels();
    let wrong = unknown_rules(&levels);
    if !wrong.is_empty() {
        reporter.show_all(&wrong);
        return Status::Failed;
    }
    let Chosen {
        inputs,
        tree,
        mut looked_at,
    } = match inputs(args, reporter) {
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
        match one.and_then(|(source, settled)| finish(input, &source, settled, args, &levels, color)) {
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
    let settled = wanted
        .path(&checked_inputs)
        .map(|path| wanted.settle(&path, &looked_at, &mut all, reporter));
    if let Some(Err(message)) = settled {
        reporter.show(&message);
        return Status::Failed;
    }
    let found = all.iter().any(|c| {
        c.report.count(Level::Error) > 0 || (c.not_analysed == Level::Error && !c.report.not_analysed.is_empty())
    });
    if found && !args.exit_zero {
        status = status.and(Status::Findings);
    }
    let style = findings::Style {
        colored: color.wanted(std::io::stdout().is_terminal()),
        files: looked_at.len(),
    };
    let printed = if args.diff {
        Ok(patches)
    } else {
        findings::printer(args.format, args.statistics, style).print(&all)
    };
    if let Err(error) = printed.and_then(|text| io::write_stdout(&text)) {
        reporter.error(format!("cannot write the standard output: {error}"));
        status = Status::Failed;
    }
    status
}

/// What is to be checked.
struct Chosen {
    /// The files that may hold lambdas.
    inputs: Vec<Input>,
    /// The project around them if folders were named.
    tree: Option<Tree>,
    /// All files about which something is known then.
    looked_at: Vec<PathBuf>,
}

/// Chooses the inputs.
fn inputs(args: &CheckArgs, reporter: &mut Reporter) -> Result<Chosen, Message> {
    let project = args.read.project()?;
    let named = files(args);
    let (named, tree) = if Tree::is_wanted(&named) {
        if named.iter().any(|file| file.as_os_str() == "-") {
            return Err(Message::error(
                "the standard input cannot be checked together with folders",
            ));
        }
        let tree = Tree::read(&named, &macros(&named, &project)?)?;
        (tree.suspects(), Some(tree))
    } else {
        (named, None)
    };
    let mut inputs = input::named_in(&project, &named, &args.read, reporter)?;
    let changed = args.changed_since.as_deref().map(Changed::since).transpose()?;
    let out = |path: &Path| {
        let excluded = (args.force_exclude || tree.is_some()) && project.excludes(path);
        excluded || changed.as_ref().is_some_and(|changed| !changed.contains(path))
    };
    inputs.retain(|input| input.path.is_none() || !input.place().is_some_and(out));
    let looked_at = match &tree {
        Some(tree) => tree.asked().filter(|path| !out(path)).map(Path::to_owned).collect(),
        None => inputs
            .iter()
            .map(|input| input.place().unwrap_or(Path::new("-")).to_owned())
            .collect(),
    };
    Ok(Chosen {
        inputs,
        tree,
        looked_at,
    })
}

/// The macros that are given in folders and for files.
fn macros(named: &[PathBuf], project: &Project) -> Result<Vec<MacroOption>, Message> {
    let mut out: Vec<MacroOption> = Vec::new();
    for path in named {
        let inside = if path.is_dir() { path.join("-") } else { path.clone() };
        for option in project.settings(Some(&inside))?.unit_options().macros {
            if !out.contains(&option) {
                out.push(option);
            }
        }
    }
    Ok(out)
}

/// What the options say of the baseline.
fn baseline(args: &CheckArgs) -> baseline::Wanted<'_> {
    baseline::Wanted {
        named: args.baseline.as_deref(),
        write: args.write_baseline,
        counted: matches!(args.format, CheckFormat::Pretty | CheckFormat::Json) && !args.diff,
    }
}

/// The files that were named; the standard input if none was.
fn files(args: &CheckArgs) -> Vec<PathBuf> {
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
    tree: Option<&Tree>,
) -> Result<(Arc<Source>, Settled), Message> {
    let source = match tree.and_then(|tree| tree.text(&input.name)) {
        Some(text) => Source::new(&*input.name, text),
        None => input.read()?,
    };
    let loader = input.loader(cache);
    let mut options = input.unit_options(args.no_extended_lambda);
    options.presets = Presets::seen_in(&source.text, &options.libraries);
    let settings = Settings {
        extended_lambda: options.target.extended_lambda,
        standard: options.target.standard,
        levels: levels_of(input, levels),
    };
    let check = |text: &Text| -> Report {
        let analysis = match tree {
            // What lies beside a file the tree knows itself.
            Some(tree) if input.settings.folders().is_empty() => tree.analyse(&input.name, text, &NoLoader, &options),
            Some(tree) => tree.analyse(&input.name, text, &loader, &options),
            None => culambda_model::analyse(&input.name, text, &loader, &options),
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
    settled: Settled,
    args: &CheckArgs,
    levels: &Levels,
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
        let found = std::fs::metadata(path);
        let written = found.and_then(|_| io::write(path, &settled.text));
        written.map_err(|error| Message::error(format!("cannot write `{}`: {error}", input.name)))?;
    }
    Ok((
        Checked {
            text: settled.text,
            report: settled.report,
            fixed: settled.applied,
            in_baseline: 0,
            not_analysed: if levels_of(input, levels).not_analysed_denied() {
                Level::Error
            } else {
                Level::Warning
            },
        },
        patch,
    ))
}
