//! Kernels without a barrier in which threads may use what others write to memory of the block.
//!
//! On a device threads of a warp often go in step, and such a kernel may do what its author meant. Here each thread
//! finds what those before it left, so this is told. What is looked at are indices: a thread that writes to one place
//! and reads another one, or takes the addresses of two, has not its own part of the memory.

use std::collections::BTreeSet;

use culambda_source::{MarkKind, Span};

use super::super::Unwritten;
use super::super::tokens::{Kind, Tokens};

/// How the elements of an array are used.
#[derive(Debug, Default)]
struct Uses {
    written: BTreeSet<String>,
    read: BTreeSet<String>,
    addressed: BTreeSet<String>,
}

impl Uses {
    fn cross(&self) -> bool {
        let reads_others = !self.written.is_empty() && self.read.iter().any(|index| !self.written.contains(index));
        reads_others || self.addressed.len() > 1
    }
}

/// The first array of a kernel's body of which threads may use what others write.
pub(super) fn told(tokens: &Tokens<'_>, kernel: &str, first: usize, last: usize) -> Option<Unwritten> {
    // A body that does not ask which thread it is in is one thread's alone, or the same for all.
    (first..=last).find(|&at| tokens.text(at) == "threadIdx")?;
    let variable = Some(Kind::Mark(MarkKind::Variable));
    let marks = (first..=last).filter(|&at| tokens.get(at).map(|tok| tok.kind) == variable);
    let arrays = marks.flat_map(|mark| arrays(tokens, mark, last));
    let crossing = arrays
        .into_iter()
        .find(|&(at, end)| uses(tokens, at, end, last).cross());
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

/// How an array is used behind its declaration.
fn uses(tokens: &Tokens<'_>, name: usize, end: usize, last: usize) -> Uses {
    let word = tokens.text(name);
    let mut uses = Uses::default();
    for at in (end..last).filter(|&at| tokens.text(at) == word && tokens.text(at + 1) == "[") {
        let before = at.checked_sub(1).map_or("", |before| tokens.text(before));
        if matches!(before, "." | "->" | "::") {
            continue;
        }
        let mut behind = at + 1;
        while tokens.text(behind) == "[" {
            behind = tokens.behind_group(behind);
        }
        let index = super::joined(tokens, at + 1..behind);
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
