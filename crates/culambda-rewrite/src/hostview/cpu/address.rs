//! Kernels that are launched by their address: `cudaLaunchKernel((void *)k, g, b, arguments)`.
//!
//! From a `void *` nobody can call a kernel, so the cast is taken out: the prelude has a template for pointers to
//! functions. A kernel whose address was made a `void *` elsewhere is left to the linker, which names the function.

use culambda_source::Span;

use super::super::changes::Changes;
use super::super::device::Text;
use super::super::tokens::Place;

/// The functions, each with the place of the kernel among its arguments.
const LAUNCHING: [(&str, usize); 2] = [("cudaLaunchKernel", 0), ("cudaLaunchKernelExC", 1)];

/// What a text holds that calls one of them.
pub(in super::super) const SIGN: &[u8] = b"cudaLaunchKernel";

/// Tokens that an argument in front of the kernel may have.
const REACH: usize = 64;

/// Takes out the casts.
pub(super) fn write(text: &Text<'_, '_>, hidden: &[Span], changes: &mut Changes) {
    let tokens = text.tokens;
    for at in 0..tokens.len() {
        let word = tokens.text(at);
        let Some((_, place)) = LAUNCHING.iter().find(|(name, _)| *name == word) else {
            continue;
        };
        let kernel = (tokens.text(at + 1) == "(")
            .then(|| argument(text, at + 1, *place))
            .flatten();
        let Some((first, last)) = kernel.and_then(|kernel| cast(text, kernel)) else {
            continue;
        };
        let (Some(first), Some(last)) = (tokens.get(first), tokens.get(last)) else {
            continue;
        };
        // The definition of a macro is changed where it is.
        let one_place = first.place == last.place && first.place != Place::Macro;
        if one_place && !Span::any_contains(hidden, first.source.start) {
            let whole = first.source.to(last.source);
            changes.replace(whole, super::line_ends(text, whole));
        }
    }
}

/// The first token of an argument.
fn argument(text: &Text<'_, '_>, open: usize, number: usize) -> Option<usize> {
    let tokens = text.tokens;
    let mut at = open + 1;
    for _ in 0..number {
        let end = at + REACH;
        while tokens.text(at) != "," {
            if at >= end || tokens.text(at) == ")" {
                return None;
            }
            at = match tokens.text(at) {
                "(" | "[" | "{" => tokens.behind_group(at),
                _ => at + 1,
            };
        }
        at += 1;
    }
    Some(at)
}

/// The tokens of a cast to `void *`, if an expression begins with one.
fn cast(text: &Text<'_, '_>, at: usize) -> Option<(usize, usize)> {
    let tokens = text.tokens;
    let (open, behind) = match tokens.text(at) {
        "(" => (at, tokens.behind_group(at)),
        "reinterpret_cast" if tokens.text(at + 1) == "<" => (at + 1, tokens.behind_angles(at + 1, at + REACH)?),
        _ => return None,
    };
    let last = behind.checked_sub(1).filter(|last| *last > open)?;
    let named: Vec<&str> = (open + 1..last).map(|at| tokens.text(at)).collect();
    let is_void = matches!(
        named.as_slice(),
        ["void", "*"] | ["const", "void", "*"] | ["void", "const", "*"]
    );
    // What follows is the kernel, not the end of an argument called `void`.
    let goes_on = !matches!(tokens.text(behind), "," | ")" | "");
    (is_void && goes_on).then_some((at, last))
}
