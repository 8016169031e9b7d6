//! Annotations that stand where they may be those of a lambda's call operator: `[] () __device__ {}`.
//!
//! No lambda is extended by them, but the reference rejects them, so the declarations around are worth reading.

use crate::annotation::{run_end, yields};
use crate::lex::is_word;
use crate::macros::Macros;
use crate::span::{Span, slice};
use crate::unit::{Candidate, CandidateKind, File};

/// More macros than this that mean annotations are not searched for.
const MAX_NAMES: usize = 32;

/// Adds the places of one file.
pub(crate) fn find(macros: &Macros, index: usize, file: &File, out: &mut Vec<Candidate>) {
    let in_sight = (!file.preprocessed).then_some(macros);
    let mut needles: Vec<&[u8]> = vec![b"__device__", b"__host__", b"__global__", b"__attribute__"];
    if let Some(macros) = in_sight {
        let annotates = |index| yields(macros, index, &mut 100).is_some_and(|found| found.annotates);
        let bears = macros.indexed().filter(|&(index, _)| annotates(index));
        needles.extend(bears.map(|(_, def)| def.name.as_bytes()).take(MAX_NAMES));
    }
    needles.sort_unstable();
    needles.dedup();
    // Nobody is told about the lambdas of system headers, and they are most of a preprocessed text.
    let parts = file.markers.user_parts(file.text.len() as u32);
    for needle in needles {
        let finder = memchr::memmem::Finder::new(needle);
        let places = parts.iter().flat_map(|part| {
            let found = finder.find_iter(slice(&file.text, *part));
            found.map(|at| part.start as usize + at)
        });
        for at in places {
            if let Some(end) = misplaced(&file.text, at, in_sight) {
                let span = Span::new(at as u32, end);
                let active = !file.is_inactive(span.start);
                out.push(Candidate {
                    file: index,
                    span,
                    kind: CandidateKind::Misplaced,
                    active,
                });
            }
        }
    }
}

/// The end of a run of annotations that may belong to a call operator.
fn misplaced(text: &[u8], at: usize, macros: Option<&Macros>) -> Option<u32> {
    let (before, _) = text.split_at_checked(at)?;
    if before.last().is_some_and(|b| is_word(*b)) {
        return None;
    }
    let before = before.trim_ascii_end();
    if ends_in_attribute(before) {
        // The run began before.
        return None;
    }
    let closes = matches!(before.last(), Some(b')' | b'>')) || before.ends_with(b"]]");
    let specifier = [&b"mutable"[..], b"constexpr", b"consteval", b"noexcept"]
        .iter()
        .any(|w| before.ends_with(w));
    if !closes && !specifier {
        return None;
    }
    let end = run_end(text, at as u32, macros)?;
    let behind = text.get(end as usize..)?.trim_ascii_start();
    let goes_on = [&b"{"[..], b"->", b"mutable", b"constexpr", b"consteval", b"noexcept"]
        .iter()
        .any(|w| behind.starts_with(w));
    // Behind template parameters or an attribute the parameter list follows.
    (goes_on || (behind.starts_with(b"(") && !before.ends_with(b")"))).then_some(end)
}

/// Whether a text ends in `__attribute__((word))`.
fn ends_in_attribute(text: &[u8]) -> bool {
    let Some(inner) = text.strip_suffix(b"))") else {
        return false;
    };
    let word = inner.iter().rev().take_while(|&&b| is_word(b)).count();
    inner
        .get(..inner.len() - word)
        .is_some_and(|rest| rest.ends_with(b"__attribute__(("))
}

#[cfg(test)]
mod tests {
    use crate::{Assumptions, CandidateKind, NoLoader, Unit, UnitOptions};

    fn found(text: &str) -> Vec<&str> {
        let unit = Unit::read(
            "a.cu",
            text.as_bytes().into(),
            &NoLoader,
            &UnitOptions::default(),
            &Assumptions::default(),
        );
        unit.candidates
            .iter()
            .filter(|c| c.kind == CandidateKind::Misplaced)
            .map(|c| &text[c.span.range()])
            .collect()
    }

    #[test]
    fn annotations_of_call_operators_are_found() {
        assert_eq!(
            found("auto l = [] () __host__ __device__ {};"),
            ["__host__ __device__", "__device__"][..1]
        );
        assert_eq!(found("auto l = [] () mutable __device__ -> int { };"), ["__device__"]);
        assert_eq!(found("auto l = [] [[nodiscard]] __device__ () { };"), ["__device__"]);
        assert_eq!(found("#define HD __host__ __device__\nauto l = [] () HD { };"), ["HD"]);
    }

    #[test]
    fn declarations_are_left_alone() {
        assert!(
            found("template <class T> __device__ void f() {}\n__launch_bounds__(1) __global__ void k() {}").is_empty()
        );
        assert!(found("auto l = [] __device__ () {};").is_empty());
    }
}
