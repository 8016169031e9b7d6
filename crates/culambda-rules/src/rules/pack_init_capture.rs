//! An init-capture of a pack.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::{CaptureKind, Space};

/// The rule.
pub static RULE: Rule = Rule {
    name: "pack-init-capture",
    number: None,
    level: Level::Error,
    message: "an extended lambda has an init-capture of a parameter pack: the code that nvcc generates does not compile",
    summary: "the lambda has an init-capture of a parameter pack",
    documentation: Documentation {
        what: "A `__device__` lambda has an init-capture that expands a parameter pack (C++20): `[...v = args]`. (On a
`__host__ __device__` lambda rule 20158 reports it.)",
        why: "nvcc copies the initialiser into generated code without its dots, and the host compiler stops with `parameter
packs not expanded with '...'`. nvcc itself says nothing.",
        bad: "// std: 20
template <class... T> void run(T... args) {
  auto op = [...v = args] __device__ () { return (v + ...); };
  (void)op;
}
",
        good: "// std: 20
template <class T> void run(T first, T second) {
  auto op = [first, second] __device__ () { return first + second; };
  (void)op;
}
",
        remedy: "Put the pack into a tuple first, `auto all = cuda::std::make_tuple(args...);`, capture `all`, and take it apart
in the body.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    let packs = lambda
        .facts
        .captures
        .iter()
        .filter(|c| c.pack && matches!(c.kind, CaptureKind::Init { .. }));
    for capture in packs.filter(|_| lambda.facts.space == Space::Device) {
        out.push(
            lambda
                .finding(&RULE, capture.at)
                .here("this init-capture expands a pack")
                .note("the host compiler fails with `parameter packs not expanded with '...'`")
                .help("put the pack into a tuple (`cuda::std::make_tuple`) and capture that"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn host_device_lambdas_have_their_own_rule() {
        assert!(
            lines(
                &RULE,
                "// std: 20\ntemplate <class... T> void f(T... a) { auto l = [...v = a] __host__ __device__ () {}; }"
            )
            .is_empty()
        );
    }
}
