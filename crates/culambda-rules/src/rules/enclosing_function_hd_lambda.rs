//! 20162: inside an extended host-device lambda.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::repairs;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Broken;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_enclosing_function_hd_lambda",
    number: Some(20162),
    level: Level::Error,
    message: r#"An extended %s lambda cannot be defined inside an extended __host__ __device__  lambda expression("operator()")."#,
    summary: "the lambda is in the body of an extended `__host__ __device__` lambda",
    documentation: Documentation {
        what: "An annotated lambda is in the body of an extended `__host__ __device__` lambda, directly or with ordinary
lambdas in between.",
        why: "The body of the outer lambda is compiled for the host and for the device. In the host version the inner lambda
would have to be an extended one again, named after a call operator that has no name. Inside a lambda that is
`__device__` only there is no host version, and annotations are accepted.",
        bad: "void run(int n) {
  auto outer = [n] __host__ __device__ () {
    auto inner = [n] __device__ () { return n; };
    (void)inner;
  };
  (void)outer;
}
",
        good: "void run(int n) {
  auto outer = [n] __host__ __device__ () {
    auto inner = [n] () { return n; };
    return inner();
  };
  (void)outer;
}
",
        remedy: "Drop the annotation of the inner lambda: inside a `__host__ __device__` lambda an ordinary lambda can be called
on both sides. If the inner lambda has to be launched on its own, define it outside and capture it.",
    },
    check: Check::Lambda(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    if lambda.facts.broken == Some(Broken::HostDeviceLambda) {
        out.push(
            lambda
                .finding(&RULE, lambda.head.next())
                .here("an annotated lambda in the body of an extended `__host__ __device__` lambda")
                .note(
                    "the body of the outer lambda exists for the host too, and there the inner one would have no name",
                )
                .fix(repairs::drop_annotations(&lambda.head))
                .help("drop the annotation of the inner lambda: an ordinary lambda can be called on both sides here"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn inside_a_device_lambda_everything_is_device_code() {
        assert!(
            lines(
                &RULE,
                "void f() { auto g = [] __device__ () { auto l = [] __device__ () {}; }; }"
            )
            .is_empty()
        );
    }
}
