//! The tags of lambdas in generated text.
//!
//! A tag repeats the type of the enclosing function, twice for each device lambda. People read the name of that
//! function and the number of the lambda: `‹scale#1›`.

use super::lines::{closing, split};

/// How all tags begin.
const TAG: &str = "__nv_dl_t";
/// How they go on, with the number of arguments after the name of the function.
const TAGS: [(&str, usize); 2] = [("ag<", 1), ("railing_return_tag<", 2)];
/// Longer names are shown without the classes and namespaces around them.
const MAX_NAME: usize = 40;

/// A part of generated text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part<'t> {
    /// Text without tags.
    Text(&'t str),
    /// The tag of a lambda.
    Tag {
        /// All of it.
        whole: &'t str,
        /// What people call it.
        name: String,
    },
}

/// A text in parts; what looks like a tag and is none that can be read is text.
pub(crate) fn parts(text: &str) -> Vec<Part<'_>> {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some((at, open, behind)) = next(rest) {
        let found = closing(rest, open).and_then(|close| {
            let name = name(rest.get(open + 1..close)?, behind)?;
            Some((rest.get(at..=close)?, name, rest.get(close + 1..)?))
        });
        let Some((whole, name, after)) = found else {
            break;
        };
        out.extend(rest.get(..at).filter(|front| !front.is_empty()).map(Part::Text));
        out.push(Part::Tag { whole, name });
        rest = after;
    }
    if !rest.is_empty() {
        out.push(Part::Text(rest));
    }
    out
}

/// The first tag: where it begins and where its bracket is, and what is after the name of the function.
fn next(text: &str) -> Option<(usize, usize, usize)> {
    let mut from = 0;
    loop {
        let at = from + text.get(from..)?.find(TAG)?;
        from = at + TAG.len();
        let rest = text.get(from..)?;
        if let Some((word, behind)) = TAGS.iter().find(|(word, _)| rest.starts_with(word)) {
            return Some((at, from + word.len() - 1, *behind));
        }
    }
}

/// What people call a tag.
fn name(inside: &str, behind: usize) -> Option<String> {
    let arguments = split(inside);
    let number = arguments.last()?.trim();
    let function = arguments.get(arguments.len().checked_sub(behind + 1)?)?.trim();
    // A macro that gives both type and name stands for the two.
    let function = function
        .split_once("_HELPER(")
        .map_or(function, |(_, names)| names.split(",(").next().unwrap_or(names));
    let function = function.trim_matches(|c: char| c.is_whitespace() || "(&):".contains(c));
    let is_number = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    if function.is_empty() || !is_number {
        return None;
    }
    Some(format!("\u{2039}{}#{number}\u{203a}", short(function)))
}

/// A name that is not long.
fn short(name: &str) -> &str {
    if name.len() <= MAX_NAME {
        return name;
    }
    let (mut depth, mut start, mut end) = (0_u32, 0, name.len());
    for (at, c) in name.char_indices() {
        match c {
            '<' if depth == 0 => (depth, end) = (1, at),
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            ':' if depth == 0 => (start, end) = (at + 1, name.len()),
            _ => {}
        }
    }
    name.get(start..end).filter(|last| !last.is_empty()).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(text: &str) -> String {
        let one = |part: Part<'_>| match part {
            Part::Text(text) => text.to_owned(),
            Part::Tag { name, .. } => name,
        };
        parts(text).into_iter().map(one).collect()
    }

    #[test]
    fn tags_have_names() {
        for (text, want) in [
            (
                "a __nv_dl_tag<void (*)(int n, S<int, 2> s),(& ::scale),1> {} b",
                "a ‹scale#1› {} b",
            ),
            ("__nv_dl_tag<void (S::*)(),(&S::f),12> ", "‹S::f#12› "),
            ("__nv_dl_trailing_return_tag<void (*)(),(& ::f),int, 3> {}", "‹f#3› {}"),
            ("__nv_dl_tag<__NV_LAMBDA_WRAPPER_HELPER((&g),(&g)),2> ", "‹g#2› "),
            (
                "__nv_dl_tag<A,(& ::f),1> , __nv_dl_tag<A,(& ::f),1> {}",
                "‹f#1› , ‹f#1› {}",
            ),
            (
                "__nv_dl_tag<void (*)(),(&some_namespace::inner::SomeLongClass<T, U>::member<X>),1>",
                "‹member#1›",
            ),
        ] {
            assert_eq!(folded(text), want);
        }
    }

    #[test]
    fn what_is_no_tag_stays() {
        for text in [
            "",
            "int n",
            "__nv_dl_tag<void",
            "__nv_dl_tag<>",
            "__nv_dl_tag<A,(&f),N>",
            "__nv_dl_tag<a,b",
        ] {
            assert_eq!(folded(text), text);
        }
        let text = "x __nv_dl_tag<void (*)(),(& ::f),1> y";
        let whole: String = parts(text)
            .iter()
            .map(|part| match part {
                Part::Text(text) => *text,
                Part::Tag { whole, .. } => whole,
            })
            .collect();
        assert_eq!(whole, text);
    }
}
