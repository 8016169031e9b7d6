//! One input rewritten, with the messages about it: what `rewrite` and `diff` share.

use std::path::PathBuf;
use std::sync::Arc;

use culambda_model::facts::{Refusal, Space};
use culambda_model::{Analysis, Entry};
use culambda_rewrite::preamble::Counts;
use culambda_source::{Span, Unit};

use crate::headers::Header;
use crate::input::Input;
use crate::loader::{Cache, FileLoader};
use crate::options::{ReadArgs, RewriteMode};
use crate::pending::{self as rewrite, Options, PreamblePlace};
use crate::report::{Message, Severity, Source};
use crate::{Status, headers};

/// The restriction that annotated lambdas break without extended lambda mode.
const EXTENDED_LAMBDA_DISALLOWED: &str = "20155";

/// What is asked for, the same for every input.
pub(crate) struct Request<'a> {
    /// How sources are read.
    pub(crate) read: &'a ReadArgs,
    /// How they are rewritten.
    pub(crate) mode: &'a RewriteMode,
    /// Where the preamble goes.
    pub(crate) preamble: PreamblePlace,
    /// Whether quoted includes are searched for sites of their own.
    pub(crate) headers: bool,
    /// The texts of includes.
    pub(crate) cache: Cache,
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
    /// Its text rewritten.
    pub(crate) text: Vec<u8>,
    /// The numbers of captures that occur.
    pub(crate) counts: Counts,
    /// Whether the text stands on a preamble.
    pub(crate) needs_preamble: bool,
    /// Whether the text is preprocessed, so that nothing can be included.
    pub(crate) preprocessed: bool,
    /// The includes that were read.
    pub(crate) read: Vec<PathBuf>,
    /// The quoted includes that have sites of their own, if that was asked for.
    pub(crate) headers: Vec<Header>,
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
    let source = match input.read() {
        Ok(source) => source,
        Err(message) => return Outcome::failed(message),
    };
    let loader = FileLoader::new(&input.name, input.place(), &request.read.include, &request.cache);
    let extended = !request.mode.no_extended_lambda;
    let options = request.read.unit_options(extended);
    let analysis = culambda_model::analyse(&input.name, &source.text, &loader, &options);
    let mut messages = problems(&analysis, &source);
    let keep_going = request.mode.keep_going;
    let refused = if extended {
        refused_sites(&analysis, &source, keep_going)
    } else {
        disallowed(&analysis, &source)
    };
    let mut outcome = Outcome {
        status: if refused.is_empty() {
            Status::Done
        } else {
            Status::Findings
        },
        messages: Vec::new(),
        done: None,
    };
    let go_on = refused.is_empty() || keep_going && extended;
    messages.extend(refused);
    if go_on {
        let headers = if request.headers {
            headers::with_sites(&analysis, &source, &loader, &options)
        } else {
            Vec::new()
        };
        let options = Options {
            target: options.target,
            preamble: request.preamble,
            keep_going,
        };
        match rewrite::rewrite(&analysis, &options) {
            Ok(rewritten) => {
                outcome.done = Some(Done {
                    text: rewritten.text,
                    counts: rewritten.counts,
                    needs_preamble: rewritten.needs_preamble,
                    preprocessed: main_unit(&analysis).files[0].preprocessed,
                    read: loader.into_read(),
                    headers,
                    source,
                });
            }
            Err(error) => {
                messages.push(Message::error(format!("cannot rewrite `{}`: {error}", input.name)));
                outcome.status = Status::Failed;
            }
        }
    }
    outcome.messages = messages;
    outcome
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

/// What stands in the way of a rewrite: refused sites and lambdas that were not analysed, by place.
fn refused_sites(analysis: &Analysis, source: &Arc<Source>, keep_going: bool) -> Vec<Message> {
    let severity = if keep_going { Severity::Warning } else { Severity::Error };
    let mut found: Vec<(Span, Message)> = Vec::new();
    for entry in &analysis.entries {
        let refusals = analysis.refusals(entry);
        if let Some((first, rest)) = refusals.split_first() {
            let span = analysis.span(entry);
            found.push((span, refusal(analysis, entry, source, severity, first, rest)));
        }
    }
    for lost in &analysis.not_analysed {
        let text = format!("this annotated lambda was not analysed: {}", lost.reason);
        found.push((lost.span, Message::new(severity, text).at(source, lost.span, "")));
    }
    found.sort_by_key(|(span, _)| *span);
    let left = |mut message: Message| {
        if keep_going {
            message.notes.push("it is left as it is".into());
        }
        message
    };
    found.into_iter().map(|(_, message)| left(message)).collect()
}

/// One message for one site, whatever is wrong with it.
fn refusal(
    analysis: &Analysis,
    entry: &Entry,
    source: &Arc<Source>,
    severity: Severity,
    first: &Refusal,
    rest: &[Refusal],
) -> Message {
    let span = analysis.span(entry);
    let mut message = Message::new(severity, format!("cannot rewrite this lambda: {}", first.message));
    message.code = first.number.map(|number| number.to_string().into());
    let view = &analysis.item(entry).syntax.view;
    let token = view.token_at(first.at as u32).and_then(|token| view.tokens.get(token));
    let place = token.map_or(span, |token| token.source);
    let introducer = introducer(source, span);
    if introducer.covers(place) && place.start > span.start {
        message = message.at(source, place, "");
    } else if place.start == span.start {
        message = message.at(source, introducer, "");
    } else {
        message = message.at(source, place, "").seen(source, introducer, "the lambda");
    }
    message = message.help(&first.help);
    for other in rest {
        message.notes.push(format!("besides, {}", other.message));
        if !message.help.contains(&other.help) {
            message.help.push(other.help.clone());
        }
    }
    message
}

/// The start of a lambda: enough to see which one is meant.
fn introducer(source: &Source, span: Span) -> Span {
    let bytes = source.text.get(span.range()).unwrap_or_default();
    let end = bytes.iter().position(|&b| b == b']').map_or(bytes.len(), |at| at + 1);
    Span::new(span.start, span.start + end as u32)
}

/// The errors of annotated lambdas without extended lambda mode.
fn disallowed(analysis: &Analysis, source: &Arc<Source>) -> Vec<Message> {
    let annotated = analysis
        .entries
        .iter()
        .filter(|entry| analysis.lambda(entry).space != Space::Global);
    let spans = annotated.map(|entry| analysis.span(entry));
    let lost = analysis.not_analysed.iter().map(|lost| lost.span);
    let mut spans: Vec<Span> = spans.chain(lost).collect();
    spans.sort_unstable();
    let message = |span| {
        let text = "__host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag";
        let mut message = Message::error(text)
            .at(source, introducer(source, span), "")
            .help("leave out --no-extended-lambda (and give --extended-lambda to nvcc)")
            .help("or delete the annotation, if the lambda is called where it stands");
        message.code = Some(EXTENDED_LAMBDA_DISALLOWED.into());
        message
    };
    spans.into_iter().map(message).collect()
}
