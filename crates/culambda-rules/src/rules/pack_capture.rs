//! 20137: a capture of a parameter pack.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::CaptureKind;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_pack_capture",
    number: Some(20137),
    level: Level::Error,
    message: "An extended %s lambda cannot capture an element of a parameter pack",
    summary: "the lambda captures a function parameter pack",
    documentation: Documentation {
        what: "An extended lambda in a variadic template captures a function parameter pack: with `[args...]` in its list, or
by expanding `args...` in its body under a capture default. `sizeof...(args)` captures nothing and is fine.",
        why: "The object that carries the captured variables to the device has one member for each of them, and its type is a
template with one argument for each. nvcc cannot write that list for a pack whose length it does not know when
it reads the template.",
        bad: "template <class... T> void run(T... args) {
  auto op = [=] __device__ () { return (args + ...); };
  (void)op;
}
",
        good: "template <class T> void run(T first, T second) {
  auto op = [=] __device__ () { return first + second; };
  (void)op;
}
",
        remedy: "Put the pack into a tuple first, `auto all = cuda::std::make_tuple(args...);` (or `thrust::make_tuple`), capture
`all`, and take it apart in the body, for example with `cuda::std::apply`. If there are only a few elements,
name them.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    let packs = lambda
        .facts
        .captures
        .iter()
        .filter(|c| c.pack && !matches!(c.kind, CaptureKind::Init { .. }));
    for capture in packs {
        out.push(
            lambda
                .finding(&RULE, capture.at)
                .here(format!("`{}` is a parameter pack", capture.name))
                .note("the number of elements is not known when nvcc replaces the lambda")
                .help(format!(
                    "put `{0}...` into a tuple (`cuda::std::make_tuple({0}...)`) and capture the tuple",
                    capture.name
                )),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn the_number_of_elements_captures_nothing() {
        assert!(
            lines(
                &RULE,
                "template <class... T> void f(T... v) { auto l = [=] __device__ () { return sizeof...(v); }; }"
            )
            .is_empty()
        );
        assert_eq!(
            lines(
                &RULE,
                "template <class... T> void f(T... v) { auto l = [v...] __device__ () {}; }"
            ),
            [1]
        );
    }
}
