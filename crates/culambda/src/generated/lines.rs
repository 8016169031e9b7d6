//! Generated text in lines that people can read: broken at its template and function arguments.

/// Shorter parts stay on one line.
const WIDTH: usize = 72;

/// A text, broken at its template and function arguments where it is too wide.
pub(crate) fn lines(text: &str) -> Vec<String> {
    let mut out = Vec::new();
    add(text.trim(), 0, "", &mut out);
    out
}

fn add(text: &str, depth: usize, end: &str, out: &mut Vec<String>) {
    let indent = "  ".repeat(depth);
    let Some((front, inside, behind)) = first_list(text).filter(|_| text.len() + indent.len() > WIDTH) else {
        out.push(format!("{indent}{text}{end}"));
        return;
    };
    out.push(format!("{indent}{front}"));
    let parts = split(inside);
    for (at, part) in parts.iter().enumerate() {
        let comma = if at + 1 < parts.len() { "," } else { "" };
        add(part.trim(), depth + 1, comma, out);
    }
    add(behind.trim(), depth, end, out);
}

/// The first list of arguments of a text that is divided: what is before it with its bracket, what is in it, and the
/// rest from its closing bracket on.
fn first_list(text: &str) -> Option<(&str, &str, &str)> {
    let (open, _) = text.char_indices().find(|(at, c)| opens(text, *at, *c))?;
    let close = closing(text, open)?;
    let inside = text.get(open + 1..close)?;
    let (front, behind) = (text.get(..=open)?, text.get(close..)?);
    if inside.trim().is_empty() || (front.len() == 1 && open == 0) {
        return None;
    }
    Some((front, inside, behind))
}

/// Whether a bracket begins there: `<` is one directly after a name.
fn opens(text: &str, at: usize, c: char) -> bool {
    let after_name = || {
        text.get(..at)
            .is_some_and(|before| before.ends_with(|c: char| c.is_alphanumeric() || c == '_'))
    };
    match c {
        '(' | '[' | '{' => true,
        '<' => after_name(),
        _ => false,
    }
}

/// Where the bracket at a place is closed.
pub(super) fn closing(text: &str, open: usize) -> Option<usize> {
    let mut stack: Vec<char> = Vec::new();
    for (at, c) in text.char_indices().skip_while(|(at, _)| *at < open) {
        if opens(text, at, c) {
            stack.push(c);
        } else if closes(text, at, c, &stack) {
            stack.pop();
            if stack.is_empty() {
                return Some(at);
            }
        }
    }
    None
}

fn closes(text: &str, at: usize, c: char, stack: &[char]) -> bool {
    match c {
        ')' => stack.last() == Some(&'('),
        ']' => stack.last() == Some(&'['),
        '}' => stack.last() == Some(&'{'),
        '>' => stack.last() == Some(&'<') && !text.get(..at).is_some_and(|before| before.ends_with('-')),
        _ => false,
    }
}

/// A list at its commas.
pub(super) fn split(inside: &str) -> Vec<&str> {
    let (mut out, mut stack, mut from) = (Vec::new(), Vec::new(), 0);
    for (at, c) in inside.char_indices() {
        if opens(inside, at, c) {
            stack.push(c);
        } else if closes(inside, at, c, &stack) {
            stack.pop();
        } else if c == ',' && stack.is_empty() {
            out.extend(inside.get(from..at));
            from = at + 1;
        }
    }
    out.extend(inside.get(from..));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_stand_below_each_other() {
        let text = "__nv_dl_wrapper_t< __nv_dl_tag<void (*)(int n, float *x),(& ::scale),1> , typename __nvdl_remove_ref<decltype(n)>::type>( __nv_dl_tag<void (*)(int n, float *x),(& ::scale),1> {} , n)";
        assert_eq!(
            lines(text),
            [
                "__nv_dl_wrapper_t<",
                "  __nv_dl_tag<void (*)(int n, float *x),(& ::scale),1>,",
                "  typename __nvdl_remove_ref<decltype(n)>::type",
                ">( __nv_dl_tag<void (*)(int n, float *x),(& ::scale),1> {} , n)"
            ]
        );
    }

    #[test]
    fn nothing_is_lost() {
        let squeeze = |text: &str| text.split_whitespace().collect::<String>();
        for text in ["a < b > c", "f(", "x<y<z>>( q, r<s> )", "", "a->b<c>(d, e)"] {
            let long = format!("{text}{}", " + name<argument, another>".repeat(8));
            assert_eq!(squeeze(&lines(&long).join(" ")), squeeze(&long), "{text}");
        }
    }
}
