//! Why lambdas that the scan saw are in no item.

use crate::facts::NotAnalysed;
use crate::reasons::MACRO_BEGINS;
use culambda_source::{Span, Unit, View};

/// A lambda that a macro begins which nothing visible defines.
pub(super) fn unknown_macro(unit: &Unit, span: Span) -> NotAnalysed {
    let text = unit.files[0].text.get(span.range()).unwrap_or_default();
    let word = &text[..culambda_source::ident::prefix(text)];
    let word = String::from_utf8_lossy(word);
    let reason = format!("the macro `{word}` {MACRO_BEGINS}: give its header's folder with -I, or define it with -D");
    NotAnalysed { span, reason }
}

/// Why a lambda that the scan saw could not be read: the word after its `]` may be a macro that is not visible.
pub(super) fn unread(unit: &Unit, view: &View, span: Span) -> String {
    if view.too_long {
        return "the declaration that it is in is too long to be read: divide it".into();
    }
    let text = unit.files[0].text.get(span.range()).unwrap_or_default();
    let word = String::from_utf8_lossy(culambda_source::ident::last(text));
    if word.is_empty() || word.starts_with("__") {
        return "no lambda could be read here".into();
    }
    format!(
        "the macro `{word}` after its capture list is not known: give its header's folder with -I, or define it with -D"
    )
}
