//! `throw` or `try` in device code.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::CrossingKind;

/// The rule.
pub static RULE: Rule = Rule {
    name: "no_exception_on_device",
    number: None,
    level: Level::Error,
    message: "device code does not support exception handling",
    summary: "device code throws or catches",
    documentation: Documentation {
        what: "The body of a `__device__` or `__host__ __device__` lambda, a function with one of these annotations, or a kernel has a `throw` or a
`try` block.",
        why: "The GPU has no exceptions. nvcc rejects them wherever it reads the device code, whether it ever runs there or not.",
        bad: "// options: spaces
template <class F> void keep(F) {}
void start() {
  keep([=] __device__ (int i) { if (i < 0) throw i; return i; });
}
",
        good: "// options: spaces
#include <assert.h>
template <class F> void keep(F) {}
void start() {
  keep([=] __device__ (int i) { assert(i >= 0); return i; });
}
",
        remedy: "Report errors by a value, by `assert` or by `__trap()`. In code for both sides, put the `throw` where `__CUDA_ARCH__` is not defined
(`#ifndef __CUDA_ARCH__`).",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    if crossed.facts.kind != CrossingKind::Exception {
        return;
    }
    out.push(
        crossed
            .finding(&RULE)
            .here("exceptions exist on the host only")
            .note(format!("{} is compiled for the GPU, which has none", crossed.code()))
            .help("report the error by a value, by `assert` or by `__trap()`"),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn only_the_text_for_the_device_counts() {
        assert_eq!(
            lines(
                &RULE,
                "// options: spaces
template <class F> void keep(F) {}
void f() { keep([] __device__ (int i) { try { return i; } catch (...) {} return 0; }); }
"
            ),
            [3]
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
template <class F> void keep(F) {}
void f() { keep([] __host__ __device__ (int i) {
#ifndef __CUDA_ARCH__
  throw i;
#endif
}); }
"
            )
            .is_empty()
        );
        assert!(
            lines(
                &RULE,
                "// options: spaces
void f() { try { throw 1; } catch (...) {} }
"
            )
            .is_empty()
        );
    }
}
