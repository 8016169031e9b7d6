//! Comments that allow findings, as edits of the text that they are in.

use std::collections::BTreeMap;

use culambda_source::Span;

use super::comments;
use super::trivia::{Reader, Trivia};
use crate::fix::Edit;
use crate::rule::Rule;

/// What writes comments for some findings.
#[derive(Debug, Default)]
pub struct Comments {
    /// Sorted and disjoint.
    pub edits: Vec<Edit>,
    /// The findings that no comment can be above, by their indices: their line begins in a literal, a comment or a
    /// directive, or goes on from the one before.
    pub left: Vec<usize>,
}

/// Comments with a reason above the lines of findings, each of which is a place in the text and a rule. A comment that
/// is there already takes the rules up.
pub fn comments(text: &[u8], findings: &[(u32, &'static Rule)], reason: &str) -> Comments {
    let mut lines: BTreeMap<usize, (Vec<&'static str>, Vec<usize>)> = BTreeMap::new();
    for (index, (at, rule)) in findings.iter().enumerate() {
        let (rules, indices) = lines.entry(line_start(text, *at as usize)).or_default();
        if !rules.contains(&rule.name) {
            rules.push(rule.name);
        }
        indices.push(index);
    }
    let mut out = Comments::default();
    let parts = Parts::of(text);
    for (start, (rules, indices)) in lines {
        match edit(text, start, &rules, reason, &parts) {
            Some(edit) => out.edits.push(edit),
            None => out.left.extend(indices),
        }
    }
    out.edits.sort();
    out
}

/// What no comment can part, and the comments among it, in their order.
struct Parts {
    whole: Vec<Span>,
    comments: Vec<Span>,
}

impl Parts {
    fn of(text: &[u8]) -> Parts {
        let mut reader = Reader::new(text);
        let (mut whole, mut comments) = (Vec::new(), Vec::new());
        for part in reader.by_ref() {
            match part {
                Trivia::Comment(span) => {
                    whole.push(span);
                    comments.push(span);
                }
                Trivia::Directive(span) => whole.push(span),
                Trivia::Word(_) => {}
            }
        }
        whole.extend(reader.raw_strings());
        whole.sort();
        Parts { whole, comments }
    }

    /// Whether a line begins within one of them.
    fn hold(&self, start: u32) -> bool {
        let next = self.whole.partition_point(|part| part.start < start);
        let before = next.checked_sub(1).and_then(|at| self.whole.get(at));
        before.is_some_and(|part| part.end > start)
    }

    /// The last comment that ends before a line.
    fn comment_before(&self, start: u32) -> Option<Span> {
        let next = self.comments.partition_point(|comment| comment.start < start);
        self.comments.get(next.checked_sub(1)?).copied()
    }
}

fn edit(text: &[u8], start: usize, rules: &[&str], reason: &str, parts: &Parts) -> Option<Edit> {
    let above = text.get(..start.saturating_sub(1)).unwrap_or_default();
    if parts.hold(start as u32) || above.trim_ascii_end_of_line().ends_with(b"\\") {
        return None;
    }
    // One of ours, right above.
    if let Some(comment) = parts.comment_before(start as u32) {
        let own = text.get(comment.range())?;
        let below = text.get(comment.end as usize..start)?;
        let is_next = below.trim_ascii().is_empty() && memchr::memchr_iter(b'\n', below).count() <= 1;
        if let Some(at) = comments::list_of(own).filter(|_| is_next) {
            return Some(Edit::insert(
                comment.start + at as u32,
                format!("{}, ", rules.join(", ")),
            ));
        }
    }
    let line = text.get(start..)?;
    let end = memchr::memchr(b'\n', line).unwrap_or(line.len());
    let line = line.get(..end)?;
    let bom: &[u8] = b"\xef\xbb\xbf";
    let front = if start == 0 && line.starts_with(bom) {
        bom.len()
    } else {
        0
    };
    let indent: String = line
        .get(front..)?
        .iter()
        .take_while(|byte| matches!(byte, b' ' | b'\t'))
        .map(|byte| char::from(*byte))
        .collect();
    let newline = if line.ends_with(b"\r") { "\r\n" } else { "\n" };
    let list = rules.join(", ");
    let comment = format!("{indent}// culambda: allow({list}) {reason}{newline}");
    Some(Edit::insert((start + front) as u32, comment))
}

/// Where the line of an offset begins.
fn line_start(text: &[u8], at: usize) -> usize {
    let before = text.get(..at.min(text.len())).unwrap_or_default();
    memchr::memrchr(b'\n', before).map_or(0, |end| end + 1)
}

/// Lines may end with `\r\n`, and blanks may follow a backslash that splices them.
trait Lines {
    fn trim_ascii_end_of_line(&self) -> &[u8];
}

impl Lines for [u8] {
    fn trim_ascii_end_of_line(&self) -> &[u8] {
        let blank = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\r');
        let end = self.iter().rposition(|byte| !blank(byte)).map_or(0, |at| at + 1);
        self.get(..end).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::find;

    /// The text with comments for 20136 at each `@`, which goes; and how many there are no comments for.
    fn allowed(text: &str) -> (String, usize) {
        let rule = find("20136").expect("it is in the list");
        let mut plain = String::new();
        let mut places = Vec::new();
        for part in text.split_inclusive('@') {
            plain.push_str(part.trim_end_matches('@'));
            if part.ends_with('@') {
                places.push((plain.len() as u32, rule));
            }
        }
        let made = comments(plain.as_bytes(), &places, "why");
        let mut out = plain;
        for edit in made.edits.iter().rev() {
            out.replace_range(edit.span.start as usize..edit.span.end as usize, &edit.text);
        }
        (out, made.left.len())
    }

    const ALLOW: &str = "// culambda: allow(extended_lambda_reference_capture) why";

    #[test]
    fn above_the_line_with_its_indentation_and_line_end() {
        assert_eq!(allowed("a;\n\t b@;@\n"), (format!("a;\n\t {ALLOW}\n\t b;\n"), 0));
        assert_eq!(allowed("a;\r\n b@;\r\n"), (format!("a;\r\n {ALLOW}\r\n b;\r\n"), 0));
        assert_eq!(allowed("b@"), (format!("{ALLOW}\nb"), 0));
        assert_eq!(allowed("\u{feff}b@\n"), (format!("\u{feff}{ALLOW}\nb\n"), 0));
    }

    #[test]
    fn a_comment_that_is_there_takes_it_up() {
        let list = |names: &str| format!("a;\n  // culambda: allow({names}) because\n  b@;\n");
        let want = "a;\n  // culambda: allow(extended_lambda_reference_capture, 20137) because\n  b;\n";
        assert_eq!(allowed(&list("20137")), (want.to_owned(), 0));
        // One after code is about its own line as well.
        let (text, left) = allowed("a; // about culambda: allow(20137)\nb@;\n");
        assert_eq!(
            (text, left),
            (format!("a; // about culambda: allow(20137)\n{ALLOW}\nb;\n"), 0)
        );
    }

    #[test]
    fn where_no_line_can_stand_there_is_none() {
        for text in [
            "#define M(x) a \\\n  b@ x\n",
            "#define M(x) a \\ \r\n  b@ x\r\n",
            "auto s = R\"(\n)\" + b@;\n",
            "/*\n*/ b@;\n",
            "#define X /*\n*/ b@\n",
        ] {
            assert_eq!(allowed(text), (text.replace('@', ""), 1), "{text}");
        }
        let after = "auto s = R\"(\n)\" + c;\nb@;\n";
        assert_eq!(allowed(after).1, 0);
        let quoted = "auto s = \"R\\\"(\"; b;\nb@;\n";
        assert_eq!(allowed(quoted).1, 0);
    }
}
