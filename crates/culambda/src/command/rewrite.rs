//! `culambda rewrite`: files as the host compiler gets them.

use std::collections::BTreeSet;
use std::fs;
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};

use culambda_rewrite as place;
use culambda_rewrite::Wants;
use culambda_rewrite::preamble::Counts;
use culambda_source::Target;

use crate::findings::counted;
use crate::headers::Header;
use crate::input::{self, Input};
use crate::io::Identity;
use crate::options::{Named, PreamblePlace, RewriteArgs};
use crate::report::{Message, Reporter, printable};
use crate::rewriting::{Done, Request, rewrite_input};
use crate::selection::{self, Wanted};
use crate::tree::Tree;
use crate::trust::shown::Shown;
use crate::{Status, depfile, io, layout, names, outputs, wildcards};

/// A byte order mark stays in front of everything.
const BOM: &[u8] = b"\xef\xbb\xbf";

/// What is read, and where it goes: `outputs` belong to `inputs`, `-` is the standard output.
struct Plan {
    inputs: Vec<Input>,
    tree: Option<Tree>,
    outputs: Vec<PathBuf>,
    /// Whether folders or patterns are named: then only what changes is written.
    is_many: bool,
    shown: Shown,
}

/// Rewrites the inputs.
pub fn run(args: &RewriteArgs, reporter: &mut Reporter) -> Status {
    let mut plan = match Plan::of(args, reporter) {
        Ok(plan) => plan,
        Err(message) => {
            reporter.show(&message);
            return Status::Failed;
        }
    };
    let request = Request {
        mode: &args.mode,
        preamble: match args.preamble {
            None => place::PreamblePlace::Auto,
            Some(PreamblePlace::Front) => place::PreamblePlace::Front,
            Some(PreamblePlace::Sentinel) => place::PreamblePlace::Sentinel,
            Some(PreamblePlace::None | PreamblePlace::File(_)) => place::PreamblePlace::None,
        },
        headers: true,
        cache: crate::loader::Cache::default(),
        shown: std::mem::take(&mut plan.shown),
        tree: plan.tree.take(),
        printed: false,
        line: !args.no_line,
        only: &|_, _| Ok(None),
    };
    let outcomes = match input::map(&plan.inputs, |input| rewrite_input(input, &request)) {
        Ok(outcomes) => outcomes,
        Err(error) => {
            reporter.error(format!("cannot start a thread: {error}"));
            return Status::Failed;
        }
    };
    let mut status = Status::Done;
    let mut done = Vec::new();
    for outcome in outcomes {
        reporter.show_all(&outcome.messages);
        status = status.and(outcome.status);
        done.push(outcome.done);
    }
    warn_of_headers(args, &plan, &done, reporter);
    if plan.is_many {
        for one in &mut done {
            one.take_if(|done| done.changes.edits.is_empty());
        }
    }
    let written = done.iter().flatten().count();
    match write_all(args, &plan, done, status) {
        Ok(()) if plan.is_many => status.and(told(args, written, reporter)),
        Ok(()) => status,
        Err(messages) => {
            reporter.show_all(&messages);
            Status::Failed
        }
    }
}

/// Says how much was written.
fn told(args: &RewriteArgs, written: usize, reporter: &mut Reporter) -> Status {
    let folder = args.out_dir.as_deref().map(names::name).unwrap_or_default();
    let text = format!("{}: {}\n", printable(&folder), counted(written, "file"));
    super::print(Ok(text), reporter)
}

impl Plan {
    fn of(args: &RewriteArgs, reporter: &mut Reporter) -> Result<Plan, Message> {
        let Named { mut files, or_here } = args.list.with(&args.files)?;
        if files.is_empty() && or_here {
            if std::io::stdin().is_terminal() {
                return Err(
                    Message::error("no file is given").help("culambda rewrite FILE, or `-` to read what is typed here")
                );
            }
            files.push("-".into());
        }
        let patterns = wildcards::expand(&files)? != files;
        let is_many = patterns || Tree::is_wanted(&files);
        let (inputs, tree, shown) = if is_many {
            many(args, &files, reporter)?
        } else {
            let (inputs, tree) = selection::named(&files, &args.read, reporter)?;
            let shown = selection::shown(&files, &args.read, tree.as_ref());
            (inputs, tree, shown)
        };
        let outputs = match &args.out_dir {
            Some(folder) => below(folder, &inputs, &files)?,
            None if is_many => {
                return Err(
                    Message::error("the files of a folder need a folder to be written to").help("give --out-dir DIR")
                );
            }
            None if inputs.len() > 1 => {
                return Err(Message::error("several files need a folder to be written to").help("give --out-dir DIR"));
            }
            None if inputs.is_empty() => Vec::new(),
            None => vec![args.output.clone().unwrap_or("-".into())],
        };
        let plan = Plan {
            inputs,
            tree,
            outputs,
            is_many,
            shown,
        };
        plan.check(args)?;
        Ok(plan)
    }

    /// Everything that is written.
    fn all_outputs<'a>(&'a self, args: &'a RewriteArgs) -> Vec<&'a Path> {
        let mut all: Vec<&Path> = self.outputs.iter().map(PathBuf::as_path).collect();
        if let Some(PreamblePlace::File(file)) = &args.preamble {
            all.push(file);
        }
        all.extend(args.depfile.as_deref());
        all
    }

    /// Whether every output has a file of its own, and is none that is read.
    fn check(&self, args: &RewriteArgs) -> Result<(), Message> {
        let all = self.all_outputs(args);
        let read = outputs::read_before(&self.inputs, &args.read);
        outputs::spare(&all, read.iter().map(PathBuf::as_path))?;
        outputs::check(&all)?;
        if args.depfile.is_some() && self.outputs.iter().any(|path| path.as_os_str() == "-") {
            return Err(Message::error("--depfile needs a file whose dependencies it can give")
                .help("give -o OUT or --out-dir DIR"));
        }
        Ok(())
    }
}

/// The files of folders and patterns that are to be written, with the project around them.
fn many(
    args: &RewriteArgs,
    files: &[PathBuf],
    reporter: &mut Reporter,
) -> Result<(Vec<Input>, Option<Tree>, Shown), Message> {
    let wanted = Wanted {
        apart: args.out_dir.as_deref(),
        of_device: args.mode.host_view || args.mode.cpu,
        ..Wanted::all_of(files, &[], &args.read)
    };
    let chosen = wanted.choose(reporter)?;
    // A file that cannot be read is told of, and stops nobody who did not name it.
    let (inputs, unread): (Vec<Input>, Vec<Input>) =
        chosen.inputs.into_iter().partition(|input| input.unread.is_none());
    for input in unread {
        let why = input.unread.unwrap_or_default();
        reporter.show(&Message::warning(format!("`{}` is left out: {why}", input.name)));
    }
    Ok((inputs, chosen.tree, chosen.shown))
}

/// The outputs of `--out-dir`: folders that are named keep what is in them together.
fn below(folder: &Path, inputs: &[Input], named: &[PathBuf]) -> Result<Vec<PathBuf>, Message> {
    let mut places = Vec::new();
    for input in inputs {
        places.push(input.place().ok_or_else(|| {
            Message::error("with --out-dir, the standard input needs a name").help("give --stdin-filename FILE")
        })?);
    }
    let folders = named.iter().map(PathBuf::as_path).filter(|path| path.is_dir());
    let names = layout::below_common_folder(&places, folders).map_err(|e| Message::error(e.to_string()))?;
    let outputs: Vec<PathBuf> = names.iter().map(|name| folder.join(name)).collect();
    for (input, output) in places.iter().zip(&outputs) {
        if Identity::of_input(input).is_some_and(|input| Identity::of_output(output) == Some(input)) {
            let text = format!("`{}` would be written over itself", names::name(input));
            return Err(Message::error(text).help("give another folder with --out-dir"));
        }
    }
    Ok(outputs)
}

/// Tells of includes that need a rewrite, too, or that do not go together with their includer.
fn warn_of_headers(args: &RewriteArgs, plan: &Plan, done: &[Option<Done>], reporter: &mut Reporter) {
    let own_preamble = !matches!(args.preamble, Some(PreamblePlace::File(_) | PreamblePlace::None));
    let mut told: Vec<&Path> = Vec::new();
    let inputs = plan.inputs.iter().filter_map(Input::place);
    let inputs: BTreeSet<Identity> = inputs.filter_map(Identity::of_input).collect();
    let headers = done.iter().flatten().flat_map(|done| &done.headers);
    for header in headers {
        let is_input = Identity::of_input(&header.path).is_some_and(|header| inputs.contains(&header));
        let message: fn(&Header) -> Message = match (is_input, own_preamble) {
            (false, _) => Header::not_rewritten,
            (true, true) if header.has_preamble() => Header::own_preamble,
            (true, _) => continue,
        };
        if !told.contains(&header.path.as_path()) {
            told.push(&header.path);
            reporter.show(&message(header));
        }
    }
}

/// Writes everything that was done. Nothing is written before it is known that all of it can be.
fn write_all(args: &RewriteArgs, plan: &Plan, done: Vec<Option<Done>>, status: Status) -> Result<(), Vec<Message>> {
    spare_what_was_read(args, plan, &done)?;
    let mut failed = Vec::new();
    let rules = match &args.depfile {
        Some(_) => rules(args, plan, &done, &mut failed),
        None => Vec::new(),
    };
    let mut fronts = Vec::new();
    for (output, done) in plan.outputs.iter().zip(&done) {
        let front = match (&args.preamble, done) {
            (Some(PreamblePlace::File(file)), Some(done)) if done.changes.needs_preamble && !done.preprocessed => {
                including(file, output, &done.source.name)
            }
            _ => Ok(Vec::new()),
        };
        fronts.push(front.unwrap_or_else(|message| {
            failed.push(message);
            Vec::new()
        }));
    }
    if !failed.is_empty() {
        return Err(failed);
    }
    if let Some(PreamblePlace::File(file)) = &args.preamble {
        let wants = Wants {
            templates: true,
            prelude: args.mode.host_view,
        };
        let target = shared_target(&plan.inputs).map_err(|message| vec![message])?;
        failed.extend(write(file, &[&shared_preamble(&target, wants, &done)]).err());
    }
    for ((output, front), done) in plan.outputs.iter().zip(&fronts).zip(&done) {
        let Some(done) = done else { continue };
        failed.extend(write(output, &with_front(front, done.pieces())).err());
    }
    if let Some(depfile) = &args.depfile
        && status == Status::Done
        && failed.is_empty()
    {
        failed.extend(write(depfile, &[&rules]).err());
    }
    if failed.is_empty() { Ok(()) } else { Err(failed) }
}

/// Folders may have changed since the plan was made, and now all includes are known.
fn spare_what_was_read(args: &RewriteArgs, plan: &Plan, done: &[Option<Done>]) -> Result<(), Vec<Message>> {
    let before = outputs::read_before(&plan.inputs, &args.read);
    let mut read: BTreeSet<&Path> = before.iter().map(PathBuf::as_path).collect();
    read.extend(done.iter().flatten().flat_map(|done| &done.read).map(PathBuf::as_path));
    let outputs = plan.all_outputs(args);
    let spared = outputs::spare(&outputs, read).and_then(|()| outputs::check(&outputs));
    spared.map_err(|message| vec![message])
}

/// What a dependency file says: each output is made from its input and what that includes, the preamble from all.
fn rules(args: &RewriteArgs, plan: &Plan, done: &[Option<Done>], failed: &mut Vec<Message>) -> Vec<u8> {
    let mut rules = Vec::new();
    let mut everything: Vec<&Path> = Vec::new();
    for ((input, output), done) in plan.inputs.iter().zip(&plan.outputs).zip(done) {
        let Some(done) = done else { continue };
        let read = done.read.iter().map(PathBuf::as_path);
        let inputs: Vec<&Path> = input.place().into_iter().chain(read).collect();
        rules.extend(rule(output, &inputs, failed));
        everything.extend(inputs);
    }
    if let Some(PreamblePlace::File(file)) = &args.preamble {
        let mut seen = BTreeSet::new();
        everything.retain(|path| seen.insert(*path));
        rules.extend(rule(file, &everything, failed));
    }
    rules
}

fn rule(target: &Path, inputs: &[&Path], failed: &mut Vec<Message>) -> Vec<u8> {
    let mut out = Vec::new();
    let made = depfile::rule(target, inputs.iter().copied(), &mut out);
    failed.extend(made.err().map(Message::error));
    out
}

fn write(path: &Path, pieces: &[&[u8]]) -> Result<(), Message> {
    let folder = io::folder_of(path);
    let made = if folder.is_dir() {
        Ok(())
    } else {
        fs::create_dir_all(folder)
    };
    made.and_then(|()| io::write_pieces(path, pieces, io::Before::Anything))
        .map_err(|error| Message::error(format!("cannot write `{}`: {error}", names::name(path))))
}

/// What all files are compiled for.
fn shared_target(inputs: &[Input]) -> Result<Target, Message> {
    let mut targets = inputs.iter().map(|input| (input, input.settings.target()));
    let (first, target) = targets.next().ok_or_else(|| Message::error("there are no inputs"))?;
    match targets.find(|(_, other)| *other != target) {
        None => Ok(target),
        Some((other, _)) => {
            let text = format!("`{}` and `{}` cannot share a preamble", first.name, other.name);
            Err(Message::error(text)
                .note("they are compiled for different standards, releases or host compilers")
                .help("`culambda config show FILE` says where that comes from"))
        }
    }
}

/// The preamble that all files share.
fn shared_preamble(target: &Target, wants: Wants, done: &[Option<Done>]) -> Vec<u8> {
    let mut counts = Counts::default();
    done.iter()
        .flatten()
        .for_each(|done| counts.union_with(&done.changes.counts));
    let mut text = Vec::new();
    culambda_rewrite::front(target, &counts, wants, &mut text);
    text
}

/// What includes a preamble file, for the front of a rewritten text that people know as `name`.
fn including(preamble: &Path, output: &Path, name: &str) -> Result<Vec<u8>, Message> {
    let way = if output.as_os_str() == "-" {
        Ok(preamble.to_owned())
    } else {
        layout::relative(io::folder_of(output), preamble)
    };
    let way = way.map_err(|error| Message::error(error.to_string()))?;
    let way = way.as_os_str().as_encoded_bytes();
    if way.iter().any(|byte| matches!(byte, b'"' | b'\n' | b'\r')) {
        let text = format!("`{}` cannot be included: its name has a quote", names::name(preamble));
        return Err(Message::error(text));
    }
    if name.contains(['\n', '\r']) {
        return Err(Message::error(format!("no `#line` can name `{name}`")));
    }
    let mut text = b"#include \"".to_vec();
    text.extend(way);
    text.extend(b"\"\n#line 1 \"");
    for byte in names::bytes(name) {
        match byte {
            b'"' | b'\\' => text.extend([b'\\', byte]),
            // A line feed would end the directive, and what follows would be code.
            0..b' ' | 0x7f => text.extend(format!("\\{byte:03o}").bytes()),
            _ => text.push(byte),
        }
    }
    text.extend(b"\"\n");
    Ok(text)
}

/// Pieces with something in front of all but a byte order mark.
fn with_front<'p>(front: &'p [u8], pieces: Vec<&'p [u8]>) -> Vec<&'p [u8]> {
    let (first, others) = pieces
        .split_first()
        .map_or((&[][..], &[][..]), |(first, others)| (*first, others));
    let bom = if first.starts_with(BOM) { BOM.len() } else { 0 };
    let (bom, rest) = first.split_at(bom);
    [&[bom, front, rest], others].concat()
}
