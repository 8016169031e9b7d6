//! One input rewritten, with the messages about it: what `rewrite` and `diff` share.

use std::path::PathBuf;
use std::sync::Arc;

use culambda_model::Analysis;
use culambda_model::facts::Space;
use culambda_rewrite::{Changes, Options, PreamblePlace, Refused};
use culambda_source::{Span, Unit};

use crate::headers::Header;
use crate::input::Input;
use crate::loader::Cache;
use crate::options::RewriteMode;
use crate::report::{Message, Severity, Source};
use crate::{Status, headers};

/// The restriction that annotated lambdas break without extended lambda mode.
const EXTENDED_LAMBDA_DISALLOWED: &str = "20155";

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
    /// The includes that were read.
    pub(crate) read: Vec<PathBuf>,
    /// The quoted includes that have sites of their own, if that was asked for.
    pub(crate) headers: Vec<Header>,
}

impl Done {
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
    let source = match input.read() {
        Ok(source) => source,
        Err(message) => return Outcome::failed(message),
    };
    let loader = input.loader(&request.cache);
    let unit_options = input.unit_options(request.mode.no_extended_lambda);
    let extended = unit_options.target.extended_lambda;
    let analysis = culambda_model::analyse_sites(&input.name, &source.text, &loader, &unit_options);
    source.set_markers(main_unit(&analysis).files[0].markers());
    let mut messages = problems(&analysis, &source);
    let options = Options {
        target: unit_options.target,
        preamble: request.preamble,
        keep_going: request.mode.keep_going,
        host_view: request.mode.host_view,
    };
    let changes = match culambda_rewrite::changes(&analysis, &options) {
        Ok(changes) => changes,
        Err(error) => {
            messages.push(Message::error(format!("cannot rewrite `{}`: {error}", input.name)));
            return Outcome {
                status: Status::Failed,
                messages,
                done: None,
            };
        }
    };
    let findings = if extended {
        in_the_way(&analysis, &changes, &source, options.keep_going)
    } else {
        disallowed(&analysis, &source, options.keep_going)
    };
    let status = if findings.is_empty() {
        Status::Done
    } else {
        Status::Findings
    };
    let go_on = findings.is_empty() || options.keep_going;
    messages.extend(findings);
    let headers = if go_on && request.headers {
        headers::with_sites(&analysis, &source, &loader, &unit_options)
    } else {
        Vec::new()
    };
    let done = go_on.then(|| Done {
        changes,
        preprocessed: main_unit(&analysis).files[0].preprocessed,
        read: loader.into_read(),
        headers,
        source,
    });
    Outcome { status, messages, done }
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

/// What stands in the way of a rewrite: refused sites and lambdas that were not analysed, by place.
fn in_the_way(analysis: &Analysis, changes: &Changes, source: &Arc<Source>, keep_going: bool) -> Vec<Message> {
    let severity = severity(keep_going);
    let mut found: Vec<(Span, Message)> = Vec::new();
    for refused in &changes.refused {
        if let Some(message) = refusal(analysis, refused, source, severity) {
            found.push((refused.span, message));
        }
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
        .map(|(_, message)| left(message, keep_going))
        .collect()
}

/// Says of a lambda that is gone past what becomes of it.
fn left(mut message: Message, keep_going: bool) -> Message {
    if keep_going {
        message.notes.push("it is left as it is".into());
    }
    message
}

/// One message for one site, whatever is wrong with it.
fn refusal(analysis: &Analysis, refused: &Refused, source: &Arc<Source>, severity: Severity) -> Option<Message> {
    let entry = analysis.entries.get(refused.entry)?;
    let (first, rest) = refused.refusals.split_first()?;
    let span = refused.span;
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
    let mut said = vec![first.message.as_str()];
    for other in rest {
        if !repeats(&other.message, &said) {
            message.notes.push(format!("besides, {}", other.message));
            said.push(&other.message);
        }
        if !message.help.contains(&other.help) {
            message.help.push(other.help.clone());
        }
    }
    Some(message)
}

/// Whether a reason says of another field what was said before.
pub(crate) fn repeats(reason: &str, said: &[&str]) -> bool {
    let because = reason.split_once("not known: ").map_or(reason, |(_, why)| why);
    said.iter().any(|before| before.ends_with(because))
}

/// The start of a lambda: enough to see which one is meant.
fn introducer(source: &Source, span: Span) -> Span {
    let bytes = source.text.get(span.range()).unwrap_or_default();
    let end = bytes.iter().position(|&b| b == b']').map_or(bytes.len(), |at| at + 1);
    Span::new(span.start, span.start + end as u32)
}

/// The errors of annotated lambdas without extended lambda mode.
fn disallowed(analysis: &Analysis, source: &Arc<Source>, keep_going: bool) -> Vec<Message> {
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
        let mut message = Message::new(severity(keep_going), text)
            .at(source, introducer(source, span), "")
            .help("leave out --no-extended-lambda (and give --extended-lambda to nvcc)")
            .help("or delete the annotation, if the lambda is called where it stands");
        message.code = Some(EXTENDED_LAMBDA_DISALLOWED.into());
        left(message, keep_going)
    };
    spans.into_iter().map(message).collect()
}
