//! What is to be said of a text that is written for the CPU.

use std::sync::Arc;

use culambda_rewrite::{CpuView, Unwritten};

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
