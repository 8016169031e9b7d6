//! 20158: an init-capture of a host-device lambda.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::repairs;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::{CaptureKind, Space};

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_hd_init_capture",
    number: Some(20158),
    level: Level::Error,
    message: "init-captures are not allowed for extended __host__ __device__ lambdas",
    summary: "a `__host__ __device__` lambda has an init-capture",
    documentation: Documentation {
        what: "A `__host__ __device__` lambda has an *init-capture*, a capture with an initialiser of its own: `[v = a + b]`,
`[v{a}]`, `[v(a)]` or `[&r = a]`. Lambdas that are `__device__` only may have init-captures.",
        why: "So that the host can call a `__host__ __device__` lambda, nvcc has to keep the real lambda next to the object
that travels to the device, and make one from the other. It does not know how to do that for variables that
exist only in the capture list.",
        bad: "void run(int a) {
  auto op = [twice = 2 * a] __host__ __device__ () { return twice; };
  (void)op;
}
",
        good: "void run(int a) {
  auto twice = 2 * a;
  auto op = [twice] __host__ __device__ () { return twice; };
  (void)op;
}
",
        remedy: "Declare a local variable with the initialiser before the statement, and capture that by its name. If only
the device calls the lambda, make it `__device__`.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    if lambda.facts.space != Space::HostDevice {
        return;
    }
    for capture in lambda
        .facts
        .captures
        .iter()
        .filter(|c| matches!(c.kind, CaptureKind::Init { .. }))
    {
        out.push(
            lambda
                .finding(&RULE, capture.at)
                .here("this capture has an initialiser of its own")
                .note("nvcc can only copy variables that exist outside of a `__host__ __device__` lambda")
                .help(format!(
                    "declare a local variable `{}` with this initialiser before the lambda, and capture that",
                    capture.name
                ))
                .fix(repairs::local_before(lambda, capture)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn the_order_of_annotations_does_not_matter() {
        assert_eq!(
            lines(
                &RULE,
                "void f(int a) { auto l = [v = a, w(a)] __device__ __host__ () {}; }"
            ),
            [1, 1]
        );
        assert!(lines(&RULE, "void f(int a) { auto l = [v = a] __device__ () {}; }").is_empty());
    }
}
