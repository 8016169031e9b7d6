//! What a page must not tell: text of files that are not shown.

use crate::html::Lambda;
use crate::trust::words::{Words, quoted};

/// All that is printed of source text about a lambda.
pub(super) fn texts(lambda: &Lambda) -> impl Iterator<Item = &str> {
    let captures = lambda.captures.iter().flatten();
    let captures = captures.flat_map(|capture| std::iter::once(&capture.name).chain(&capture.ty));
    let own = std::iter::once(&lambda.function)
        .chain(&lambda.function_type)
        .chain(&lambda.macros);
    let quotes = lambda.reason.iter().chain(lambda.unknown.iter().map(|(_, why)| why));
    own.chain(captures)
        .map(String::as_str)
        .chain(quotes.flat_map(|text| quoted(text)))
}

/// Takes out what only hidden files say.
pub(super) fn withhold(lambda: &mut Lambda, words: &Words) {
    if words.is_empty() {
        return;
    }
    lambda.function = words.without(&lambda.function).into_owned();
    lambda.function_type = lambda.function_type.take().filter(|ty| !words.are_in(ty));
    lambda.macros.retain(|name| !words.are_in(name));
    for capture in lambda.captures.iter_mut().flatten() {
        capture.name = words.without(&capture.name).into_owned();
        capture.ty = capture.ty.take().filter(|ty| !words.are_in(ty));
    }
    let reasons = lambda
        .reason
        .iter_mut()
        .chain(lambda.unknown.iter_mut().map(|(_, why)| why));
    reasons.for_each(|text| words.without_quoted(text));
}
