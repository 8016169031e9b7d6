//! One input rewritten, with the messages about it: what `rewrite` and `diff` share.

use std::path::PathBuf;
use std::sync::Arc;

use culambda_model::facts::Space;
use culambda_model::{Analysis, Refusal, Refusals};
use culambda_rewrite::{Changes, Edit, Options, PreamblePlace, Wants};
use culambda_source::{Assumptions, Span, Unit, UnitOptions};

use crate::coverage::not_found;
use crate::headers::Header;
use crate::input::Input;
use crate::loader::Cache;
use crate::options::RewriteMode;
use crate::report::{Message, Severity, Source};
use crate::tree::{Known, Missing, Tree};
use crate::trust::shown::Shown;
use crate::trust::texts::Texts;
use crate::{Status, headers};

/// Includes that are named of those that are not found.
const MAX_MISSING: usize = 3;

/// Says where the lambdas are that are asked about; an error says that they are not there.
pub(crate) type Only<'a> = dyn Fn(&Input, &Analysis) -> Result<Option<Vec<Span>>, Message> + Sync + 'a;

/// What is asked for, the same for every input.
pub(crate) struct Request<'a> {
    /// How they are rewritten.
    pub(crate) mode: &'a RewriteMode,
    /// Where the preamble goes.
    pub(crate) preamble: PreamblePlace,
    /// Whether quoted includes are searched for sites of their own.
    pub(crate) headers: bool,
    /// The texts of includes.
    pub(crate) cache: Cache,
    /// The project around the inputs.
    pub(crate) tree: Option<Tree>,
    /// Whose text may be shown.
    pub(crate) shown: Shown,
    /// Whether the result is for people, not for a compiler: then it has nothing either of what is not shown.
    pub(crate) printed: bool,
    /// Whether a text for the CPU begins with its name.
    pub(crate) line: bool,
    /// The lambdas of an input that are asked about, or what there is to say if they are not there; none means all.
    pub(crate) only: &'a Only<'a>,
}

/// What became of one input.
pub(crate) struct Outcome {
    /// How it ended.
    pub(crate) status: Status,
    /// What is to be said about it, in the order of its text.
    pub(crate) messages: Vec<Message>,
    /// The result; `None` if nothing is to be written.
    pub(crate) done: Option<Done>,
}

/// An input and what it is rewritten to.
pub(crate) struct Done {
    /// The input.
    pub(crate) source: Arc<Source>,
    /// What is changed in its text.
    pub(crate) changes: Changes,
    /// Whether the text is preprocessed, so that nothing can be included.
    pub(crate) preprocessed: bool,
    /// The files that were asked.
    pub(crate) read: Vec<PathBuf>,
    /// The quoted includes that have sites of their own, if that was asked for.
    pub(crate) headers: Vec<Header>,
}

impl Done {
    /// All changes, the templates included if they are wanted.
    pub(crate) fn edits(&self) -> Vec<Edit> {
        let mut all: Vec<Edit> = self
            .changes
            .preamble
            .iter()
            .chain(&self.changes.edits)
            .cloned()
            .collect();
        all.sort_by_key(|edit| edit.span);
        all
    }

    /// The text rewritten, as pieces.
    pub(crate) fn pieces(&self) -> Vec<&[u8]> {
        self.changes.pieces(&self.source.text)
    }
}

impl Outcome {
    fn failed(message: Message) -> Outcome {
        Outcome {
            status: Status::Failed,
            messages: vec![message],
            done: None,
        }
    }
}

/// Reads, analyses and rewrites an input.
pub(crate) fn rewrite_input(input: &Input, request: &Request<'_>) -> Outcome {
    if let Some(preprocessor) = input.preprocessor().filter(|_| request.mode.cpu) {
        return crate::cpu::preprocess_input(input, preprocessor, request);
    }
    let source = match input.read() {
        Ok(source) if request.shown.shows_input(input.path.as_deref()) => source,
        Ok(source) => Source::with(source.name.clone(), source.text.clone(), true),
        Err(message) => return Outcome::failed(message),
    };
    let unit_options = input.unit_options(request.mode.no_extended_lambda);
    if request.mode.cpu {
        return crate::cpu::rewrite_input(input, source, &unit_options, request);
    }
    let Known {
        analysis,
        asked,
        in_project,
        ..
    } = input.analyse_with_sources(request.tree.as_ref(), &source.text, &request.cache, &unit_options);
    let refusals = culambda_rules::refusals(&analysis, &unit_options.target);
    source.set_markers(main_unit(&analysis).files[0].markers());
    let texts = Texts::of(&analysis, &request.shown, input.path.as_deref());
    let mut messages = problems(&analysis, &source);
    let options = Options {
        target: unit_options.target,
        preamble: request.preamble,
        keep_going: request.mode.keep_going,
        host_view: request.mode.host_view,
    };
    let only = match (request.only)(input, &analysis) {
        Ok(only) => only,
        Err(message) => {
            return Outcome {
                status: Status::Findings,
                messages: vec![message],
                done: None,
            };
        }
    };
    let is_asked_for = |span: Span| {
        let meets = |asked: &Span| span.start <= asked.end && asked.start <= span.end;
        only.as_ref().is_none_or(|all| all.iter().any(meets))
    };
    let changes = match culambda_rewrite::changes(&analysis, &refusals, &options) {
        Ok(mut changes) => {
            changes.edits.retain(|edit| is_asked_for(edit.span));
            changes
        }
        Err(error) => {
            messages.push(Message::error(format!("cannot rewrite `{}`: {error}", input.name)));
            return Outcome {
                status: Status::Failed,
                messages,
                done: None,
            };
        }
    };
    let mut found = in_the_way(&analysis, &refusals, &changes, &source, options.keep_going);
    found.retain(|(span, _)| is_asked_for(*span));
    let mut findings: Vec<Message> = found.into_iter().map(|(_, message)| message).collect();
    name_missing(&mut findings, input, request.tree.as_ref());
    let untold = if request.printed {
        untold(&texts, &changes, &source, &options)
    } else {
        None
    };
    let is_told = untold.is_none();
    findings.extend(untold);
    let status = if findings.is_empty() {
        Status::Done
    } else {
        Status::Findings
    };
    let go_on = is_told && (findings.is_empty() || options.keep_going);
    messages.extend(findings);
    texts.clean(&mut messages);
    if go_on && request.mode.host_view {
        messages.extend(bodiless(&input.name, &analysis, &changes));
    }
    let headers = if go_on && request.headers {
        let parts = in_project.then_some(&*asked);
        headers_of(input, &analysis, parts, &source, request, &unit_options)
    } else {
        Vec::new()
    };
    let done = go_on.then(|| Done {
        changes,
        preprocessed: main_unit(&analysis).files[0].preprocessed,
        read: asked,
        headers,
        source,
    });
    Outcome { status, messages, done }
}

/// The quoted includes of an input that have sites of their own. `parts` are the files of the project of which only what was
/// asked for was read.
fn headers_of(
    input: &Input,
    analysis: &Analysis,
    parts: Option<&[PathBuf]>,
    source: &Arc<Source>,
    request: &Request<'_>,
    options: &UnitOptions,
) -> Vec<Header> {
    let with_sites = |unit: &Unit| headers::with_sites(unit, source, options.target, &request.shown);
    let Some(parts) = parts else {
        return with_sites(main_unit(analysis));
    };
    let project = request.tree.as_ref().zip(input.place());
    if !project.is_some_and(|(tree, path)| tree.quotes_suspects(parts, path)) {
        return Vec::new();
    }
    let loader = input.loader(&request.cache);
    let assume = Assumptions::default();
    with_sites(&Unit::read(&input.name, source.text.clone(), &loader, options, &assume))
}

/// Names the includes that are not found where something is not known, instead of what helps in general: the one that is
/// called like what is missing, or else those that most files want.
fn name_missing(messages: &mut [Message], input: &Input, tree: Option<&Tree>) {
    let Some((tree, place)) = tree.zip(input.place()) else {
        return;
    };
    let general = |help: &String| culambda_rewrite::wants_header(help);
    if !messages.iter().flat_map(|message| &message.help).any(general) {
        return;
    }
    let missing = tree.missing(std::iter::once(place), &|name| input.is_built(name));
    if missing.is_empty() {
        return;
    }
    let named: Vec<String> = missing.iter().take(MAX_MISSING).map(not_found).collect();
    let more = missing.len().saturating_sub(MAX_MISSING);
    let more = if more > 0 {
        format!("; {more} more are not found")
    } else {
        String::new()
    };
    let in_general = format!(
        "{}{more}: give the folders with -I, define macros of them with -D, or list the captures explicitly",
        named.join("; ")
    );
    for message in messages {
        let called = called_like(&message.text, &missing);
        let text = match called {
            Some(one) => format!("{}: give its folder with -I", not_found(one)),
            None => in_general.clone(),
        };
        for help in message.help.iter_mut().filter(|help| general(help)) {
            help.clone_from(&text);
        }
        message.help.dedup();
    }
}

/// The include that is called like one of the names in a message: `AMReX_Box.H` like `Box`.
fn called_like<'m>(text: &str, missing: &'m [Missing]) -> Option<&'m Missing> {
    let names = text
        .split('`')
        .skip(1)
        .step_by(2)
        .filter_map(|name| name.rsplit("::").next());
    let names: Vec<&str> = names.filter(|name| name.len() > 2).collect();
    let is_called = |one: &&Missing| {
        let file = one.name.rsplit('/').next().unwrap_or(&one.name);
        let stem = file.split('.').next().unwrap_or(file);
        let last = stem.rsplit(['_', '-']).next().unwrap_or(stem);
        let is = |name: &&str| stem.eq_ignore_ascii_case(name) || last.eq_ignore_ascii_case(name);
        names.iter().any(is)
    };
    missing.iter().find(is_called)
}

/// What a host view makes of lambdas for the device: the type that nvcc gives them, and nothing that runs.
fn bodiless(name: &str, analysis: &Analysis, changes: &Changes) -> Option<Message> {
    let refused = |entry: usize| changes.refused.iter().any(|refused| refused.entry == entry);
    let written = analysis.entries.iter().enumerate().filter(|(at, entry)| {
        let lambda = analysis.lambda(entry);
        lambda.has_wrapper() && lambda.space == Space::Device && !refused(*at)
    });
    let text = match written.count() {
        0 => return None,
        1 => "1 `__device__` lambda has no body for the host: it does nothing when it is called".to_owned(),
        several => format!("{several} `__device__` lambdas have no body for the host: they do nothing when called"),
    };
    let text = format!("`{name}`: {text}");
    Some(Message::warning(text).help("--cpu writes a program in which they run"))
}

/// What a rewrite writes of itself, besides the preamble and the numbers of lambdas.
const OWN_WORDS: &str = "exit free ___ __cudaPushCallConfiguration __attribute__ noinline __alignof__ define undef \
                         culambda_cpu launch launch_as const auto culambda_a uncopied get static dynamic_shared dynamic_pointer unused reinterpret_cast line ";

/// What is said instead of a result that has text of files that are not shown.
pub(crate) fn untold(texts: &Texts<'_>, changes: &Changes, source: &Arc<Source>, options: &Options) -> Option<Message> {
    let mut own = OWN_WORDS.as_bytes().to_vec();
    for number in 10..1000 {
        own.extend(format!(" {number}").bytes());
    }
    let everything = Wants {
        templates: true,
        prelude: true,
    };
    culambda_rewrite::front(&options.target, &changes.counts, everything, &mut own);
    let edits = changes.edits.iter().map(|edit| (edit.span, &*edit.text));
    let span = if texts.input_is_hidden {
        Span::at(0)
    } else {
        texts.told_by(edits, &own.into())?
    };
    let text = "what this becomes is not shown: it has text of a file that lies outside of the project";
    let message = Message::error(text).at(source, introducer(source, span), "");
    Some(message.help("name the folder of that file with -I to see it"))
}

/// The reading that stands for the file as a whole.
pub(crate) fn main_unit(analysis: &Analysis) -> &Unit {
    &analysis.variants[0].unit
}

/// What could not be read, if it can have to do with lambdas.
fn problems(analysis: &Analysis, source: &Arc<Source>) -> Vec<Message> {
    if analysis.entries.is_empty() && analysis.not_analysed.is_empty() {
        return Vec::new();
    }
    let own = main_unit(analysis).problems.iter().filter(|problem| problem.file == 0);
    own.map(|problem| {
        let mut message = Message::warning(&problem.message).at(source, problem.span, "");
        message.notes.extend(problem.note.clone());
        message
    })
    .collect()
}

fn severity(keep_going: bool) -> Severity {
    if keep_going { Severity::Warning } else { Severity::Error }
}

/// What is in the way of a rewrite: refused lambdas and those that were not analysed, by place.
fn in_the_way(
    analysis: &Analysis,
    refusals: &Refusals,
    changes: &Changes,
    source: &Arc<Source>,
    keep_going: bool,
) -> Vec<(Span, Message)> {
    let severity = severity(keep_going);
    let mut found: Vec<(Span, Message)> = Vec::new();
    for refused in &changes.refused {
        // What is wrong with the file is said once.
        let own = refused.refusals.iter().filter(|one| !one.whole_file);
        if let Some(message) = message("lambda", refused.span, &own.collect::<Vec<_>>(), source, severity) {
            found.push((refused.span, message));
        }
    }
    for (what, one) in [("file", &refusals.file), ("lambda", &refusals.others)]
        .iter()
        .flat_map(|(what, list)| list.iter().map(move |one| (*what, one)))
    {
        let span = one.place.unwrap_or(Span::at(0));
        found.extend(message(what, span, &[one], source, severity).map(|message| (span, message)));
    }
    for unwritten in &changes.unwritten {
        let message = Message::new(severity, &unwritten.message);
        let message = message.at(source, unwritten.span, "").help(&unwritten.help);
        found.push((unwritten.span, message));
    }
    for lost in &analysis.not_analysed {
        let text = format!("this annotated lambda was not analysed: {}", lost.reason);
        found.push((lost.span, Message::new(severity, text).at(source, lost.span, "")));
    }
    found.sort_by_key(|(span, _)| *span);
    found
        .into_iter()
        .map(|(span, message)| (span, left(message, keep_going)))
        .collect()
}

/// Says of a lambda that is gone past what becomes of it.
fn left(mut message: Message, keep_going: bool) -> Message {
    if keep_going {
        message.notes.push("it is left as it is".into());
    }
    message
}

/// One message for one lambda, whatever is wrong with it.
fn message(what: &str, span: Span, refusals: &[&Refusal], source: &Arc<Source>, severity: Severity) -> Option<Message> {
    let (first, rest) = refusals.split_first()?;
    let mut message = Message::new(severity, format!("cannot rewrite this {what}: {}", first.message));
    message.code = first.number.map(|number| number.to_string().into());
    let introducer = introducer(source, span);
    let place = first.place.filter(|place| place.start != span.start);
    message = match place {
        None => message.at(source, introducer, &first.here),
        Some(place) if introducer.covers(place) || what == "file" => message.at(source, place, &first.here),
        Some(place) => message
            .at(source, place, &first.here)
            .seen(source, introducer, "the lambda"),
    };
    for (span, text) in first.labels.iter().filter(|(span, _)| !introducer.covers(*span)) {
        message = message.seen(source, *span, text);
    }
    message.notes.extend(first.notes.iter().cloned());
    message
        .help
        .extend(Some(first.help.clone()).filter(|help| !help.is_empty()));
    let mut said = vec![first.message.as_str()];
    for other in rest {
        if repeats(&other.message, &said) {
            continue;
        }
        message.notes.push(format!("besides, {}", numbered(other)));
        said.push(&other.message);
        if !other.help.is_empty() && !message.help.contains(&other.help) {
            message.help.push(other.help.clone());
        }
    }
    Some(message)
}

/// A reason with its number in front.
pub(crate) fn numbered(refusal: &Refusal) -> String {
    let number = refusal.number.map(|number| format!("{number}: "));
    format!("{}{}", number.unwrap_or_default(), refusal.message)
}

/// Whether a reason says of another field what was said before.
pub(crate) fn repeats(reason: &str, said: &[&str]) -> bool {
    let because = reason.split_once("not known: ").map_or(reason, |(_, why)| why);
    said.iter().any(|before| before.ends_with(because))
}

/// The start of a lambda: enough to see which one is meant.
pub(crate) fn introducer(source: &Source, span: Span) -> Span {
    let bytes = source.text.get(span.range()).unwrap_or_default();
    let end = bytes.iter().position(|&b| b == b']').map_or(bytes.len(), |at| at + 1);
    Span::new(span.start, span.start + end as u32)
}

/// A text with edits, as pieces.
pub(crate) fn pieces<'t>(text: &'t [u8], edits: &'t [culambda_rules::fix::Edit]) -> Vec<&'t [u8]> {
    let (mut out, mut at) = (Vec::new(), 0);
    for edit in edits {
        out.push(text.get(at..edit.span.start as usize).unwrap_or_default());
        out.push(edit.text.as_bytes());
        at = edit.span.end as usize;
    }
    out.push(text.get(at..).unwrap_or_default());
    out
}
