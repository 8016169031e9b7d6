//! Whether what a macro stands for is, for calls and variables across execution spaces, the same in the text for the
//! device as in that for the host, although it counts threads there: a loop from `threadIdx.x` on instead of one from
//! 0 on, `__syncthreads()` instead of nothing.

use crate::spaces::library::is_of_device;
use culambda_source::builtin::Builtin;
use rustc_hash::FxHashSet;

/// A token of what a macro stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Made<'v> {
    /// Where it is in the file, or the macro that made it.
    pub(super) at: u32,
    pub(super) text: &'v str,
}

/// Whether two texts of one macro call and name the same but for CUDA's own variables and functions of the device.
///
/// Two that are nothing but numbers are not alike: with such macros code asks which side it is on.
pub(super) fn are_alike(host: &[Made<'_>], device: &[Made<'_>]) -> bool {
    let only_value = |tokens: &[Made<'_>]| tokens.len() == 1 && tokens.iter().all(|t| is_value(t.text));
    !(only_value(host) && only_value(device)) && foreign(host) == foreign(device)
}

/// Whether the text of a macro is an expression, and no statement or part of one.
pub(super) fn is_expression(tokens: &[Made<'_>]) -> bool {
    !tokens.is_empty() && tokens.iter().all(|t| !matches!(t.text, ";" | "for" | "if"))
}

/// Whether a value beside this token may be folded, so that what else is there is not evaluated.
pub(super) fn folds(text: &str) -> bool {
    matches!(text, "&&" | "||" | "?" | "constexpr")
}

/// The tokens that may call or name something.
fn foreign<'v>(tokens: &[Made<'v>]) -> FxHashSet<Made<'v>> {
    let before = |at: usize, back: usize| at.checked_sub(back).map_or("", |at| tokens[at].text);
    let is_part = |at: usize| before(at, 1) == "." && is_of_device(before(at, 2));
    let numbered = tokens.iter().enumerate();
    let all = numbered.filter(|(at, t)| !is_plain(t.text) && !is_part(*at));
    all.map(|(_, token)| *token).collect()
}

/// Whether a token neither calls nor names anything of the program.
fn is_plain(text: &str) -> bool {
    const SIGNS: &[&str] = &[
        "(", ")", ";", ",", "=", "<", ">", "<=", ">=", "!=", "==", "+", "-", "*", "/", "%", "++", "--", "+=", "-=", ".",
    ];
    const WORDS: &[&str] = &["for", "if", "const"];
    SIGNS.contains(&text)
        || WORDS.contains(&text)
        || is_value(text)
        || Builtin::parse(text).is_some()
        || is_of_device(text)
}

fn is_value(text: &str) -> bool {
    matches!(text, "true" | "false") || text.starts_with(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Made<'_>> {
        text.split_whitespace().map(|text| Made { at: 0, text }).collect()
    }

    fn alike(host: &str, device: &str) -> bool {
        are_alike(&tokens(host), &tokens(device))
    }

    #[test]
    fn threads_are_counted() {
        let device = "for ( int i = threadIdx . x ; i < n ; i += blockDim . x )";
        assert!(alike("for ( int i = 0 ; i < n ; i ++ )", device));
        assert!(alike("", "__syncthreads ( )") && alike("0", "blockIdx . y"));
    }

    #[test]
    fn other_differences_matter() {
        assert!(!alike("0", "1") && !alike("false", "true"));
        assert!(!alike("fail ( n )", "") && !alike("n", "0 && n") && !alike("n", "sizeof ( n )"));
        assert!(!alike("{ }", "") && !alike("auto i = 0", "auto i = threadIdx . x + f ( )"));
    }
}
