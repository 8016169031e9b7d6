//! 20157: a generic host-device lambda.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Space;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_host_device_generic_lambda",
    number: Some(20157),
    level: Level::Error,
    message: "__host__ __device__ extended lambdas cannot be generic lambdas",
    summary: "a `__host__ __device__` lambda is generic",
    documentation: Documentation {
        what: "A `__host__ __device__` lambda has an `auto` parameter or template parameters of its own (`[]<class T>(T v)`).
Lambdas that are `__device__` only may be generic.",
        why: "So that the host can call the lambda, nvcc generates a call operator that forwards to it, and that needs the
exact types of all parameters. A generic lambda has none.",
        bad: "void run() {
  auto op = [] __host__ __device__ (auto v) { return v; };
  (void)op;
}
",
        good: "void run() {
  auto op = [] __host__ __device__ (int v) { return v; };
  (void)op;
}
",
        remedy: "Write the types of the parameters out. If only the device calls the lambda, make it `__device__`. If both sides
need it for several types, write a class with a templated `operator()`.",
    },
    check: Check::Lambda(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    if lambda.facts.space == Space::HostDevice && lambda.facts.generic {
        out.push(
            lambda
                .finding(&RULE, lambda.head.open())
                .here("this lambda is generic")
                .note("nvcc has to write the call operator again for the host, with the exact types of its parameters")
                .help("write the types of the parameters out, or make the lambda `__device__` if only the device calls it"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn device_lambdas_may_be_generic() {
        assert!(lines(&RULE, "void f() { auto l = [] __device__ (auto v) {}; }").is_empty());
        assert_eq!(
            lines(
                &RULE,
                "// std: 20\nvoid f() { auto l = [] __host__ __device__ <class T> (T v) {}; }"
            ),
            [2]
        );
    }
}
