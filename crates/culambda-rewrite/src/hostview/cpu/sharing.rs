//! Kernels without a barrier in which threads may use what others write to memory of the block.
//!
//! On a device threads of a warp often go in step, and such a kernel may do what its author meant. Here each thread
//! finds what those before it left, so this is told. What is looked at are indices that differ from thread to thread: a
//! thread that writes to one place and reads another one, or takes the addresses of two, has not its own part of the
//! memory.

use std::collections::BTreeSet;

use culambda_source::{MarkKind, Span};

use super::super::Unwritten;
use super::super::function::Shared;
use super::super::tokens::{Kind, Tokens};

/// An index, and whether it differs from thread to thread.
type Index = (String, bool);

/// How the elements of an array are used.
#[derive(Debug, Default)]
struct Uses {
    written: BTreeSet<Index>,
    read: BTreeSet<Index>,
    addressed: BTreeSet<Index>,
    /// The indices of the last dimension, if there are several.
    columns: BTreeSet<Index>,
}

impl Uses {
    fn cross(&self) -> bool {
        let by_thread = |indices: &BTreeSet<Index>| indices.iter().filter(|(_, differs)| *differs).count();
        let own_column = self.columns.len() == 1 && by_thread(&self.columns) == 1;
        let reads_others = by_thread(&self.written) > 0 && self.read.iter().any(|index| !self.written.contains(index));
        !own_column && (reads_others || by_thread(&self.addressed) > 1)
    }
}

/// The first array of a kernel's body of which threads may use what others write.
pub(super) fn told(
    tokens: &Tokens<'_>,
    outside: &Shared,
    kernel: &str,
    first: usize,
    last: usize,
) -> Option<Unwritten> {
    let by_thread = by_thread(tokens, first, last);
    let variable = Some(Kind::Mark(MarkKind::Variable));
    let marks = (first..=last).filter(|&at| tokens.get(at).map(|tok| tok.kind) == variable);
    let mut named: BTreeSet<&str> = BTreeSet::new();
    let others = (first..=last).filter(|&at| outside.contains_key(tokens.text(at)) && named.insert(tokens.text(at)));
    let mut arrays = marks
        .flat_map(|mark| arrays(tokens, mark, last))
        .chain(others.map(|at| (at, at)));
    let crossing = arrays.find(|&(at, end)| uses(tokens, at, end, last, &by_thread).cross());
    let (at, _) = crossing?;
    Some(Unwritten {
        span: tokens.get(at).map_or(Span::at(0), |tok| tok.source),
        message: format!(
            "threads of the kernel `{kernel}` may use what others write to `{}`, and nothing in it waits for them: on \
             the CPU they run one after another",
            tokens.text(at)
        ),
        help:
            "with `__syncthreads` or `__syncwarp` where threads use values of others the launch says that it cannot run"
                .to_owned(),
    })
}

/// The arrays that a declaration has after its annotation, each with the end of the declaration.
fn arrays(tokens: &Tokens<'_>, mark: usize, last: usize) -> Vec<(usize, usize)> {
    let end = (mark..=last).find(|&at| matches!(tokens.text(at), ";" | "{" | "}"));
    let end = end.unwrap_or(last);
    let mut found = Vec::new();
    let mut at = mark + 1;
    while at < end {
        match tokens.text(at) {
            "[" | "(" => {
                at = tokens.behind_group(at);
                continue;
            }
            "<" => {
                at = tokens.behind_angles(at, end).unwrap_or(at + 1);
                continue;
            }
            _ if tokens.is_word(at) && tokens.text(at + 1) == "[" => found.push((at, end)),
            _ => {}
        }
        at += 1;
    }
    found
}

/// What differs from thread to thread: variables that are made of `threadIdx`, and of those.
fn by_thread<'v>(tokens: &Tokens<'v>, first: usize, last: usize) -> BTreeSet<&'v str> {
    let mut found = BTreeSet::from(["threadIdx"]);
    for at in (first..last).filter(|&at| tokens.is_word(at) && matches!(tokens.text(at + 1), "=" | "(" | "{")) {
        let end = (at + 2..last).find(|&end| matches!(tokens.text(end), ";" | "," | "{"));
        // What is called is no variable; a declaration has a type in front.
        let declared = tokens.text(at + 1) == "=" || at > first && tokens.is_word(at - 1);
        if declared && (at + 2..end.unwrap_or(last)).any(|part| found.contains(tokens.text(part))) {
            found.insert(tokens.text(at));
        }
    }
    found
}

/// The text of an index, in which all that is the same for every thread, as the variable of a loop, has one name.
fn index(tokens: &Tokens<'_>, from: usize, to: usize, by_thread: &BTreeSet<&str>) -> Index {
    let is_member = |at: usize| at > from && matches!(tokens.text(at - 1), "." | "->");
    let differs = (from..to).any(|at| by_thread.contains(tokens.text(at)));
    let words = (from..to).map(|at| match tokens.text(at) {
        word if tokens.is_word(at) && !by_thread.contains(word) && !is_member(at) => "_",
        word => word,
    });
    (words.collect::<Vec<_>>().join(" "), differs)
}

/// How an array is used behind its declaration.
fn uses(tokens: &Tokens<'_>, name: usize, end: usize, last: usize, by_thread: &BTreeSet<&str>) -> Uses {
    let word = tokens.text(name);
    let mut uses = Uses::default();
    for at in (end..last).filter(|&at| tokens.text(at) == word && tokens.text(at + 1) == "[") {
        let before = at.checked_sub(1).map_or("", |before| tokens.text(before));
        if matches!(before, "." | "->" | "::") {
            continue;
        }
        let index = |from: usize, to: usize| index(tokens, from, to, by_thread);
        let (mut column, mut behind) = (at + 1, at + 1);
        while tokens.text(behind) == "[" {
            column = behind;
            behind = tokens.behind_group(behind);
        }
        uses.columns.extend((column > at + 1).then(|| index(column, behind)));
        let index = index(at + 1, behind);
        let operator = tokens.text(behind);
        match before {
            "&" if !is_operand(tokens, at - 1) => {
                let atomic = at >= 3 && tokens.text(at - 2) == "(" && tokens.text(at - 3).starts_with("atomic");
                if !atomic {
                    uses.addressed.insert(index);
                }
            }
            _ if operator == "=" => {
                uses.written.insert(index);
            }
            "++" | "--" => {
                uses.written.insert(index);
            }
            _ if operator.len() > 1 && operator.ends_with('=') && !matches!(operator, "==" | "!=" | "<=" | ">=") => {
                uses.written.insert(index);
            }
            _ if matches!(operator, "++" | "--") => {
                uses.written.insert(index);
            }
            _ => {
                uses.read.insert(index);
            }
        }
    }
    uses
}

/// Whether an `&` stands behind an operand, and is an operator of two.
fn is_operand(tokens: &Tokens<'_>, at: usize) -> bool {
    at > 0 && (tokens.is_word(at - 1) || matches!(tokens.text(at - 1), ")" | "]"))
}
