//! Loops in which a thread does nothing but wait until something changes: `while (atomicCAS(lock, 0, 1) != 0);`.
//!
//! Threads of a kernel run one after another, so such a loop ends at once or never. It gets a counter, by which the
//! runtime ends the program: `for (unsigned long long culambda_spun = 0; CONDITION; spins(culambda_spun));`. A condition
//! that makes progress by itself is none of these.

use culambda_source::Span;

use super::super::changes::Changes;
use super::super::device::Text;
use super::super::tokens::{Place, Tokens};

/// What a condition may call: it says the same again if no other thread runs. Those in the second list do so if what
/// they are given last is nothing.
const SAME: [&str; 8] = [
    "atomicCAS",
    "atomicExch",
    "__ldcg",
    "__ldcv",
    "__ldg",
    "__nv_atomic_load_n",
    "load",
    "sizeof",
];
const SAME_BY_NOTHING: [&str; 3] = ["atomicAdd", "atomicOr", "atomicSub"];

/// What a body may call that changes nothing.
const IDLE: [&str; 4] = [
    "__threadfence",
    "__threadfence_block",
    "__threadfence_system",
    "__nanosleep",
];

/// Operators that change what they are applied to.
const CHANGING: [&str; 13] = [
    "=", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
];

/// Writes the loops of a body.
pub(super) fn write(text: &Text<'_, '_>, first: usize, last: usize, changes: &mut Changes) {
    let tokens = text.tokens;
    for at in (first..last).filter(|&at| tokens.text(at) == "while" && tokens.text(at + 1) == "(") {
        let Some(close) = tokens.mate(at + 1).filter(|close| *close < last) else {
            continue;
        };
        let Some(begin) = begin(tokens, at, close, first).filter(|_| is_same(tokens, at + 2, close)) else {
            continue;
        };
        let (Some(from), Some(open), Some(end)) = (tokens.get(begin), tokens.get(at + 1), tokens.get(close)) else {
            continue;
        };
        if from.place == Place::Macro || from.place != open.place || open.place != end.place {
            continue;
        }
        let front = from.source.to(open.source);
        let counter = [
            &b"for (unsigned long long culambda_spun = 0; "[..],
            &super::line_ends(text, front),
        ];
        changes.replace(front, counter.concat());
        changes.replace(
            Span::new(end.source.start, end.source.end),
            "; ::culambda_cpu::spins(culambda_spun))",
        );
    }
}

/// Where a loop begins that has a body which does nothing.
fn begin(tokens: &Tokens<'_>, at: usize, close: usize, first: usize) -> Option<usize> {
    let before = at.checked_sub(1).filter(|before| *before >= first)?;
    if tokens.text(before) == "}"
        && let Some(open) = tokens.mate(before).filter(|open| *open > first)
        && tokens.text(open - 1) == "do"
    {
        return (open + 1 == before && tokens.text(close + 1) == ";").then_some(open - 1);
    }
    let of_do = tokens.text(before) == ";" && is_behind_do(tokens, before, first);
    let idle = match tokens.text(close + 1) {
        ";" => true,
        "{" => is_idle(tokens, close + 1),
        _ => false,
    };
    (idle && !of_do).then_some(at)
}

/// Whether the statement that ends with this `;` is the body of a `do`.
fn is_behind_do(tokens: &Tokens<'_>, end: usize, first: usize) -> bool {
    let starts = |at: &usize| matches!(tokens.text(*at), ";" | "{" | "}" | "do");
    let start = (first..end).rev().find(starts);
    start.is_some_and(|start| tokens.text(start) == "do")
}

/// Whether a block has nothing but calls that change nothing.
fn is_idle(tokens: &Tokens<'_>, open: usize) -> bool {
    let Some(close) = tokens.mate(open).filter(|close| *close > open) else {
        return false;
    };
    let mut at = open + 1;
    while at < close {
        at = match tokens.text(at) {
            ";" => at + 1,
            word if IDLE.contains(&word) && tokens.text(at + 1) == "(" => tokens.behind_group(at + 1),
            "continue" => at + 1,
            _ => return false,
        };
    }
    true
}

/// Whether a condition that holds goes on to hold, if no other thread runs.
fn is_same(tokens: &Tokens<'_>, first: usize, end: usize) -> bool {
    let changes = (first..end).any(|at| CHANGING.contains(&tokens.text(at)));
    let reads = (first..end).any(|at| tokens.is_word(at) && !matches!(tokens.text(at), "true" | "false"));
    let called = |at: &usize| tokens.is_word(*at) && tokens.text(at + 1) == "(" && *at + 1 < end;
    reads && !changes && (first..end).filter(called).all(|at| says_the_same(tokens, at))
}

fn says_the_same(tokens: &Tokens<'_>, at: usize) -> bool {
    let name = tokens.text(at);
    let plain = ["_block", "_system"].iter().find_map(|scope| name.strip_suffix(scope));
    let plain = plain.unwrap_or(name);
    let behind = tokens.behind_group(at + 1);
    let nothing = || {
        behind
            .checked_sub(2)
            .is_some_and(|given| matches!(tokens.text(given), "0" | "0u" | "0U" | "0ull"))
    };
    SAME.contains(&plain) || SAME_BY_NOTHING.contains(&plain) && nothing()
}
