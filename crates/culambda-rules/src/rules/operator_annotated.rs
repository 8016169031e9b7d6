//! 20164: an annotation in the wrong place.

use crate::context::Head;
use crate::finding::{Finding, Level};
use crate::repairs;
use crate::rule::{Check, Documentation, Rule};
use culambda_source::MarkKind;

/// The rule.
pub static RULE: Rule = Rule {
    name: "lambda_operator_annotated",
    number: Some(20164),
    level: Level::Error,
    message: "The operator() function for a lambda cannot be explicitly annotated with execution space annotations (__host__/__device__/__global__), the annotations are derived from its closure class",
    summary: "the annotation is after the parameters instead of after the `]`",
    documentation: Documentation {
        what:
            "An execution space annotation is after the parameter list of a lambda, after its `<template parameters>`,
or after a standard attribute (`[] [[nodiscard]] __device__ ()`). All lambdas are checked, also those in device
code. The error is reported at the `{` of the body.",
        why: "For nvcc an annotation belongs to the whole lambda and follows the `]` directly. After the parameters it
would belong to the call operator alone.",
        bad: "void run(int n) {
  auto op = [n] (int i) __device__ { return i + n; };
  (void)op;
}
",
        good: "void run(int n) {
  auto op = [n] __device__ (int i) { return i + n; };
  (void)op;
}
",
        remedy: "Move the annotations directly after the `]`, before everything else.",
    },
    check: Check::Head(check),
};

fn check(head: &Head<'_>, out: &mut Vec<Finding>) {
    let mut misplaced = head.head.misplaced.iter().filter_map(|m| head.view().marks.get(*m));
    // `__global__` alone is another error, which has nothing to do with lambdas.
    let Some(first) = misplaced.find(|m| m.kind != MarkKind::Global) else {
        return;
    };
    let own = head.place_of_source(first.source);
    out.push(
        head.finding(&RULE, head.brace())
            .here("the body of a lambda with a misplaced annotation")
            .label(Some(own), "this annotation is in the wrong place")
            .label(
                head.place(head.offset(head.head.close)),
                "it belongs after this bracket",
            )
            .help("write the annotations directly after the `]`")
            .fix(repairs::move_annotations(head)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn every_lambda_is_checked() {
        assert_eq!(
            lines(
                &RULE,
                "__device__ void f() { auto l = [] () mutable __device__ -> int\n{ return 1; }; }"
            ),
            [2]
        );
        assert_eq!(lines(&RULE, "auto l = [] __device__ () __device__ {};"), [1]);
        assert!(lines(&RULE, "void f() { auto l = [] __device__ () -> int { return 1; }; }").is_empty());
    }
}
