//! Class heads and their bodies.

use super::Inner;
use crate::hostview::tokens::Tokens;
use culambda_source::ident::looks_like_macro;

/// The body of the class whose keyword is at `at`, with the index after its `}`; or the index after the
/// name of a class that is only named.
pub(in crate::hostview) fn class(tokens: &Tokens<'_>, at: usize, end: usize) -> (Option<Inner>, usize) {
    let mut next = at + 1;
    let mut name = String::new();
    let mut behind_first = None;
    while next < end {
        if tokens.is_mark(next) {
            next += 1;
            continue;
        }
        match tokens.text(next) {
            "alignas" => next += 1,
            // The arguments of a macro in front of the name, too.
            "(" if takes_arguments(tokens.text(next.saturating_sub(1)), behind_first == Some(next)) => {
                next = tokens.behind_group(next);
                behind_first = None;
            }
            "<" if behind_first.is_some() => match tokens.behind_angles(next, end) {
                Some(behind) => {
                    next = behind;
                    behind_first = Some(next);
                }
                None => break,
            },
            "{" => return body_of(tokens, next, name, true),
            ":" => match class_brace(tokens, next + 1, end) {
                Some(brace) => return body_of(tokens, brace, name, true),
                None => break,
            },
            "::" => next += 1,
            "final" => next += 1,
            word if tokens.is_word(next) => {
                word.clone_into(&mut name);
                next += 1;
                let qualifier = tokens.text(next) == "::";
                if behind_first.is_none() || tokens.text(next.saturating_sub(2)) == "::" || qualifier {
                    behind_first = Some(next);
                }
            }
            _ => break,
        }
    }
    (None, behind_first.unwrap_or(at + 1))
}

fn takes_arguments(word: &str, first: bool) -> bool {
    word == "alignas" || first && looks_like_macro(word)
}

pub(super) fn body_of(tokens: &Tokens<'_>, brace: usize, name: String, is_class: bool) -> (Option<Inner>, usize) {
    let end = tokens.mate(brace).filter(|mate| *mate > brace);
    match end {
        Some(end) => {
            let inner = Inner {
                first: brace + 1,
                end,
                name,
                is_class,
            };
            (Some(inner), end + 1)
        }
        None => (None, brace + 1),
    }
}

/// The `{` after the base classes.
fn class_brace(tokens: &Tokens<'_>, from: usize, end: usize) -> Option<usize> {
    let mut next = from;
    while next < end {
        match tokens.text(next) {
            "{" => return Some(next),
            ";" | ")" | "}" => return None,
            "<" => next = tokens.behind_angles(next, end)?,
            "(" | "[" => next = tokens.behind_group(next),
            _ => next += 1,
        }
    }
    None
}
