//! What is to be said of a text that is written for the CPU.

use std::sync::Arc;

use culambda_rewrite::{CpuView, Unwritten};
use culambda_source::Span;

use crate::report::{Message, Severity, Source};

/// What is to be said of a view.
pub(crate) fn of_view(view: &CpuView, source: &Arc<Source>, keep_going: bool) -> Vec<Message> {
    let severity = if keep_going { Severity::Warning } else { Severity::Error };
    let message = |severity, what: &Unwritten| {
        Message::new(severity, &what.message)
            .at(source, what.span, "")
            .help(&what.help)
    };
    let refused = view.unwritten.iter().map(|what| (what.span, message(severity, what)));
    let warned = view
        .warnings
        .iter()
        .map(|what| (what.span, message(Severity::Warning, what)));
    let mut all: Vec<_> = refused.chain(warned).collect();
    all.sort_by_key(|(span, _)| *span);
    all.into_iter().map(|(_, message)| message).collect()
}

/// What is to be said once of all conditions that choose the host's text, also where kernels come to it.
pub(crate) fn of_sides(found: &[(Arc<Source>, Vec<Span>)]) -> Option<Message> {
    let (source, first) = found
        .iter()
        .find_map(|(source, spans)| Some((source, *spans.first()?)))?;
    let what = match found.iter().map(|(_, spans)| spans.len()).sum::<usize>() {
        1 => "this condition chooses".to_owned(),
        2 => "this condition and another one choose".to_owned(),
        more => format!("this condition and {} others choose", more - 1),
    };
    let text = format!("on the CPU {what} the host's text, also where kernels come to it");
    let help = "code that differs between host and device does not do what the device would";
    Some(Message::warning(text).at(source, first, "").help(help))
}
