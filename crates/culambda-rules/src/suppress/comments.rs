//! Comments that allow a finding: `// culambda: allow(rule) reason`.

use super::trivia::{Reader, Trivia};
use crate::registry;
use crate::rule::Rule;
use culambda_source::{File, Span};

/// What a comment begins with.
const MARKER: &str = "culambda:";

/// A comment that allows rules on its lines and on the next one.
#[derive(Debug)]
pub(crate) struct Allowance {
    /// The comment.
    pub(crate) span: Span,
    /// First and last line that it works on.
    pub(crate) lines: (u32, u32),
    /// Its rules.
    pub(crate) rules: Vec<Named>,
    /// Whether a reason is given.
    pub(crate) reason: bool,
    /// Whether it is for this program, but cannot be understood.
    pub(crate) malformed: bool,
}

/// A word in a comment, and what it names.
#[derive(Debug)]
pub(crate) struct Named {
    /// The word.
    pub(crate) word: String,
    /// The rule, if there is one of the name.
    pub(crate) rule: Option<&'static Rule>,
    /// Whether a finding was met that it allows.
    pub(crate) used: bool,
}

/// The comments of a file that allow something, in order.
pub(crate) fn read(file: &File) -> Vec<Allowance> {
    if memchr::memmem::find(&file.text, MARKER.as_bytes()).is_none() {
        return Vec::new();
    }
    let mut comments = Vec::new();
    for trivia in Reader::new(&file.text) {
        match trivia {
            Trivia::Comment(span) => comments.push(span),
            // At the end of a `#define`.
            Trivia::Directive(span) => {
                let comment = |t| {
                    if let Trivia::Comment(span) = t {
                        Some(span)
                    } else {
                        None
                    }
                };
                comments.extend(Reader::inside(&file.text, span).filter_map(comment));
            }
            Trivia::Word(_) => {}
        }
    }
    let mut all: Vec<Allowance> = Vec::new();
    // A reason may go on in further comments: then the line after those counts.
    let mut going_on = false;
    for span in comments {
        let found = allowance(file, span);
        let line = file.lines().line_column(span.start).0;
        match (all.last_mut(), &found) {
            (Some(last), None) if going_on && line == last.lines.1 && alone(file, span) => {
                last.lines.1 = file.lines().line_column(span.end).0 + 1;
            }
            _ => going_on = found.is_some() && alone(file, span),
        }
        all.extend(found);
    }
    all
}

/// Whether only blanks are in front of a comment on its line.
fn alone(file: &File, span: Span) -> bool {
    let before = file.text.get(..span.start as usize).unwrap_or_default();
    let line = memchr::memrchr(b'\n', before).map_or(0, |end| end + 1);
    before.get(line..).unwrap_or_default().trim_ascii().is_empty()
}

/// Where the list of rules begins in a comment of ours.
pub(crate) fn list_of(comment: &[u8]) -> Option<usize> {
    let inner = comment.trim_ascii_start();
    let marks = inner
        .iter()
        .position(|byte| !matches!(byte, b'/' | b'*' | b'!' | b'<' | b' ' | b'\t'))?;
    let said = inner.get(marks..)?.strip_prefix(MARKER.as_bytes())?;
    let open = memchr::memchr(b'(', said)?;
    let word = said.get(..open)?.trim_ascii();
    (word == b"allow").then(|| comment.len() - said.len() + open + 1)
}

fn allowance(file: &File, span: Span) -> Option<Allowance> {
    let text = String::from_utf8_lossy(file.text.get(span.range())?);
    let inner = text.trim_start_matches(['/', '*', '!', '<']).trim_start();
    let said = inner.strip_prefix(MARKER)?.trim_start();
    let parts = said
        .strip_prefix("allow")
        .and_then(|rest| rest.trim_start().strip_prefix('('))
        .and_then(|rest| rest.split_once(')'));
    let (list, reason) = parts.unwrap_or_default();
    let malformed = list.trim().is_empty();
    let named = |word: &str| Named {
        word: word.to_owned(),
        rule: registry::find(word),
        used: false,
    };
    let reason = reason
        .trim_end_matches("*/")
        .trim_matches(|c: char| c.is_whitespace() || matches!(c, ':' | '-' | '.'));
    let line = |offset| file.lines().line_column(offset).0;
    Some(Allowance {
        span,
        lines: (line(span.start), line(span.end) + 1),
        rules: list
            .split(',')
            .map(str::trim)
            .filter(|w| !w.is_empty())
            .map(named)
            .collect(),
        reason: !reason.is_empty(),
        malformed,
    })
}

/// Whether a comment allows a rule on one of these lines; marks it as used.
pub(crate) fn allows(allowances: &mut [Allowance], rule: &Rule, lines: &[u32]) -> bool {
    let mut found = false;
    for allowance in allowances.iter_mut() {
        if lines.iter().any(|l| allowance.lines.0 <= *l && *l <= allowance.lines.1) {
            for named in allowance.rules.iter_mut().filter(|n| n.rule == Some(rule)) {
                named.used = true;
                found = true;
            }
        }
    }
    found
}
