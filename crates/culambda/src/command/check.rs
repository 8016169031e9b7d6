//! `culambda check`: every restriction, explained, with the remedy.

use std::cell::RefCell;
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use culambda_model::facts::NotAnalysed;
use culambda_rules::Report;
use culambda_rules::ReportFile;
use culambda_rules::fix::Applicability;
use culambda_rules::levels::Levels;
use culambda_rules::settle::{Settled, settle};
use culambda_source::{LineIndex, Markers, Text};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::baseline::Baseline;
use crate::checking::Checking;
use crate::command::{diff, explain};
use crate::coverage::Lambdas;
use crate::findings::{self, Checked, withhold};
use crate::input::{self, Input};
use crate::loader::Cache;
use crate::options::{CheckArgs, CheckFormat, ColorChoice, OutputFile};
use crate::progress::Progress;
use crate::report::{Message, Reporter, Source, printable, width_of};
use crate::selection::{self, Chosen, Touched, Wanted};
use crate::timings::Timings;
use crate::tree::{Known, Tree};
use crate::trust::shown::Shown;
use crate::{Status, baseline, checking, io, names, outputs, trust};

mod allow;
mod elsewhere;
mod watch;

/// Checks the inputs, once or whenever they change.
pub fn run(args: &CheckArgs, color: ColorChoice, reporter: &mut Reporter) -> Status {
    if args.watch {
        return watch::run(args, color, reporter);
    }
    once(args, color, reporter, &mut Look::default())
}

/// What a run tells those who watch.
#[derive(Default)]
struct Look {
    /// The files that it has read.
    read: Vec<PathBuf>,
    /// Whether nobody takes what it prints.
    unprinted: bool,
}

/// Checks the inputs.
fn once(args: &CheckArgs, color: ColorChoice, reporter: &mut Reporter, look: &mut Look) -> Status {
    let levels = args.rules.levels();
    let mut timings = Timings::new(args.timings);
    let mut chosen = match choose(args, &levels, reporter) {
        Ok(chosen) => chosen,
        Err(status) => return status,
    };
    timings.part("finding files and reading their project");
    let cache = Cache::default();
    let wanted = baseline(args);
    let known = wanted.open(&chosen.inputs).and_then(|known| {
        spare(args, &chosen.inputs, chosen.tree.as_ref(), &cache, known.as_ref())?;
        Ok(known)
    });
    let known = match known {
        Ok(known) => known,
        Err(message) => {
            reporter.show(&message);
            return Status::Failed;
        }
    };
    let shown = &chosen.shown;
    let progress = Progress::new(chosen.inputs.len());
    let work = |input: &Input| {
        let done = timings.file(&input.name, || check_input(input, args, &levels, &cache, &chosen));
        progress.step();
        done
    };
    let mut done = match input::map(&chosen.inputs, work) {
        Ok(done) => done,
        Err(error) => {
            reporter.error(format!("cannot start a thread: {error}"));
            return Status::Failed;
        }
    };
    drop(progress);
    if args.watch {
        look.read = read_by(args, &chosen.inputs, chosen.tree.as_ref(), &cache);
    }
    timings.part("analysing them");
    // Now all includes are known.
    if let Err(message) = spare(args, &chosen.inputs, chosen.tree.as_ref(), &cache, known.as_ref()) {
        reporter.show(&message);
        return Status::Failed;
    }
    let mut looked_at = std::mem::take(&mut chosen.looked_at);
    let mut about = About::default();
    elsewhere::settle(done.iter_mut().flatten().map(|done| &mut done.settled.report));
    let (mut all, mut patches, mut status) = (Vec::new(), Vec::new(), Status::Done);
    let mut taken = Vec::new();
    for (input, one) in chosen.inputs.iter().zip(done) {
        if let (Ok(done), Some(touched)) = (&one, &chosen.touched)
            && !about.sees(touched, input, &done.told)
        {
            continue;
        }
        match one.and_then(|done| finish(input, done, args, &levels, shown, color)) {
            Ok((checked, patch)) => {
                all.push(checked);
                taken.push(input);
                patches.extend(patch);
            }
            Err(message) => {
                reporter.show(&message);
                status = Status::Failed;
                looked_at.retain(|file| Some(file.as_path()) != input.place());
            }
        }
    }
    if let Some(touched) = &chosen.touched {
        looked_at.retain(|file| about.taken.contains(file) || about.is_touched(touched, file, false));
    }
    let settled = known.map(|known| wanted.settle(known, &looked_at, &mut all, reporter));
    if let Some(Err(message)) = settled {
        reporter.show(&message);
        return Status::Failed;
    }
    if let Some(reason) = &args.add_allow {
        let all = taken.into_iter().zip(&mut all);
        status = status.and(allow::add_all(all, &levels, reason, reporter));
    }
    if all.iter().any(Checked::fails) && !args.exit_zero {
        status = status.and(Status::Findings);
    }
    let style = findings::Style {
        colored: color.wanted(std::io::stdout().is_terminal()),
        width: width_of(&std::io::stdout()),
        files: looked_at.len(),
        project: chosen.tree.is_some(),
        is_many: chosen.is_many,
        left_out: chosen.left_out,
        // After a failure of everything there is nothing to count.
        counts: !(args.quiet || (status == Status::Failed && all.is_empty())),
    };
    let printed = print(args, style, &all, patches, reporter);
    look.unprinted = !printed;
    // What would mend most comes last, where somebody sees it.
    if !args.quiet {
        selection::told(&chosen, &findings::lambdas(&all), args.verbose, reporter);
    }
    timings.tell(reporter);
    if printed { status } else { Status::Failed }
}

/// Chooses what is checked; how it ends if nothing is.
fn choose(args: &CheckArgs, levels: &Levels, reporter: &mut Reporter) -> Result<Chosen, Status> {
    let wrong = unknown_rules(levels);
    if !wrong.is_empty() {
        reporter.show_all(&wrong);
        return Err(Status::Failed);
    }
    let chosen = args
        .list
        .with(&args.files)
        .and_then(|named| Wanted::by_check(args, &named).choose(reporter));
    let chosen = chosen.and_then(|chosen| match no_fix(args, &chosen.inputs) {
        Some(message) => Err(message),
        None => Ok(chosen),
    });
    match chosen {
        Ok(chosen) if args.show_files => Err(show_files(&chosen.inputs, reporter)),
        Ok(chosen) => Ok(chosen),
        Err(message) => {
            reporter.show(&message);
            Err(Status::Failed)
        }
    }
}

/// Prints the names of what would be checked.
fn show_files(inputs: &[Input], reporter: &mut Reporter) -> Status {
    let names: String = inputs
        .iter()
        .map(|input| format!("{}\n", printable(&input.name)))
        .collect();
    super::print(Ok(names), reporter)
}

/// Why inputs cannot be fixed, if they are to be.
fn no_fix(args: &CheckArgs, inputs: &[Input]) -> Option<Message> {
    let changes = args.fix || args.add_allow.is_some();
    if changes && args.read.preprocessing.preprocess {
        let message = Message::error("what the preprocessor makes of a file cannot be fixed");
        return Some(message.help("leave out --preprocess"));
    }
    let stdin = changes && inputs.iter().any(|input| input.path.is_none());
    let message = || Message::error("the standard input cannot be fixed").help("see the changes with --diff");
    stdin.then(message)
}

/// What is known of an input that was checked.
struct Done {
    source: Arc<Source>,
    settled: Settled,
    lambdas: Lambdas,
    /// The other files of which something was read.
    told: Vec<PathBuf>,
}

/// What a run that is about some files only takes along.
#[derive(Default)]
struct About {
    /// The inputs that it is about.
    taken: FxHashSet<PathBuf>,
    /// What was asked before: many inputs include the same files.
    known: FxHashMap<(PathBuf, bool), bool>,
}

impl About {
    fn is_touched(&mut self, touched: &Touched, file: &Path, told: bool) -> bool {
        let key = (file.to_owned(), told);
        let ask = || {
            if told {
                touched.has_told(file)
            } else {
                touched.has(file)
            }
        };
        *self.known.entry(key).or_insert_with(ask)
    }

    /// Whether the run is about an input: it is one of the files, or sees one of them.
    fn sees(&mut self, touched: &Touched, input: &Input, told: &[PathBuf]) -> bool {
        let Some(place) = input.place() else { return true };
        let sees =
            self.is_touched(touched, place, false) || told.iter().any(|file| self.is_touched(touched, file, true));
        if sees {
            self.taken.insert(place.to_owned());
        }
        sees
    }
}

/// Writes the outputs; whether all could be written.
fn print(args: &CheckArgs, style: findings::Style, all: &[Checked], patches: Vec<u8>, reporter: &mut Reporter) -> bool {
    let mut written = true;
    let printed = if args.diff {
        Ok(patches)
    } else {
        findings::printer(args.format, args.statistics, style).print(all)
    };
    for file in &args.output_file {
        let style = findings::Style {
            colored: false,
            width: None,
            ..style
        };
        if let Err(error) = write(file, findings::printer(file.format, false, style).print(all)) {
            reporter.error(format!("cannot write `{}`: {error}", names::name(&file.path)));
            written = false;
        }
    }
    super::print(printed, reporter) == Status::Done && written
}

fn write(file: &OutputFile, text: std::io::Result<Vec<u8>>) -> std::io::Result<()> {
    io::write(&file.path, &text?)
}

/// Whether the further outputs go to a place each, and to none that is read, as far as that is known.
fn spare(
    args: &CheckArgs,
    inputs: &[Input],
    tree: Option<&Tree>,
    cache: &Cache,
    known: Option<&Baseline>,
) -> Result<(), Message> {
    let mut all: Vec<&Path> = args.output_file.iter().map(|file| file.path.as_path()).collect();
    if all.is_empty() {
        return Ok(());
    }
    for path in &all {
        stays_inside(path, &names::name(path))?;
    }
    let mut read = read_by(args, inputs, tree, cache);
    let known = known.map(Baseline::path);
    read.extend(known.filter(|_| !args.write_baseline).map(Path::to_owned));
    outputs::spare(&all, read.iter().map(PathBuf::as_path))?;
    all.extend(known.filter(|_| args.write_baseline));
    outputs::check(&all)
}

/// The files that are read, as far as that is known.
fn read_by(args: &CheckArgs, inputs: &[Input], tree: Option<&Tree>, cache: &Cache) -> Vec<PathBuf> {
    let mut read = outputs::read_before(inputs, &args.read);
    read.extend(tree.into_iter().flat_map(Tree::files).map(Path::to_owned));
    read.extend(cache.files());
    read
}

/// Whether what is written under a name lies where the name says: a link may have come with the project.
fn stays_inside(path: &Path, name: &str) -> Result<(), Message> {
    if !trust::leads_out(path) {
        return Ok(());
    }
    let text = format!("cannot write `{name}`: it leads out of the project, by a link in it");
    Err(Message::error(text).help("name the file that it leads to"))
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
    chosen: &Chosen,
) -> Result<Done, Message> {
    let tree = chosen.tree.as_ref();
    if let Some(lost) = input.not_analysed() {
        let source = Source::new(input.name.clone(), Text::default());
        return Ok(Done {
            source,
            settled: unread(input, lost),
            lambdas: Lambdas::default(),
            told: Vec::new(),
        });
    }
    let source = input.source(tree)?;
    let checking = Checking::of(&args.rules, levels, input, tree);
    let learnt = RefCell::new((Lambdas::default(), Vec::new()));
    let check = |text: &Text| -> Report {
        let (analysis, told) = if chosen.touched.is_some() {
            let Known { analysis, told, .. } = checking.analyse_with_sources(text, cache);
            (analysis, told)
        } else {
            (checking.analyse(text, cache), Vec::new())
        };
        let report = checking.report(&analysis);
        let lambdas = Lambdas::of(&analysis).across(&analysis, checking.spaces(), &report);
        learnt.replace((lambdas, told));
        report
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
        let mut report = check(&text);
        report.spare_files();
        Settled {
            text,
            applied: 0,
            report,
        }
    };
    checking.leave_out(&mut settled.report);
    let (lambdas, told) = learnt.into_inner();
    Ok(Done {
        source,
        settled,
        lambdas,
        told,
    })
}

/// The outcome for a file that cannot be read.
fn unread(input: &Input, lost: NotAnalysed) -> Settled {
    let file = ReportFile {
        name: input.name.clone(),
        text: Text::default(),
        lines: LineIndex::new(Text::default()),
        markers: Markers::default(),
    };
    let report = Report {
        files: vec![file],
        not_analysed: vec![lost],
        ..Report::default()
    };
    Settled {
        text: Text::default(),
        applied: 0,
        report,
    }
}

/// Writes what was fixed, or makes a patch of it.
fn finish(
    input: &Input,
    done: Done,
    args: &CheckArgs,
    levels: &Levels,
    shown: &Shown,
    color: ColorChoice,
) -> Result<(Checked, Vec<u8>), Message> {
    let Done {
        source,
        mut settled,
        lambdas,
        ..
    } = done;
    let mut patch = Vec::new();
    let hidden = withhold(&mut settled.report, shown, input.path.as_deref());
    if args.diff && source.text != settled.text && findings::tells(&settled, &source.text, &hidden) {
        let text = format!(
            "the changes of `{}` are not shown: they have text of a file that lies outside of the project",
            input.name
        );
        return Err(Message::error(text).help("name the folder of that file with -I to see them"));
    }
    if args.diff {
        let style = diff::Patches {
            colored: color.wanted(std::io::stdout().is_terminal()),
        };
        patch = style.patch(&input.name, &source.text, &settled.text);
    } else if let Some(path) = input.path.as_ref().filter(|_| settled.applied > 0) {
        stays_inside(path, &input.name)?;
        let written = io::write_pieces(path, &[&settled.text], io::Before::Text(&source.text));
        written.map_err(|error| Message::error(format!("cannot write `{}`: {error}", input.name)))?;
    }
    Ok((
        Checked {
            text: settled.text,
            report: settled.report,
            fixed: settled.applied,
            in_baseline: 0,
            allowed: 0,
            hidden,
            lambdas,
            unread: input.unread.is_some(),
            not_analysed: checking::levels_of(input, levels).not_analysed(),
        },
        patch,
    ))
}
