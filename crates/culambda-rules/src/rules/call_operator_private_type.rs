//! 20154: the call operator uses a private or protected member type.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_call_operator_private_type",
    number: Some(20154),
    level: Level::Error,
    message: r#"A type that is a private or protected class member ("%n") cannot be used in the return or parameter types of the operator() of an extended __device__ or __host__ __device__ lambda"#,
    summary: "the call operator uses a private or protected member type",
    documentation: Documentation {
        what: "The return type or a parameter type of a `__host__ __device__` lambda is, or contains, a private or protected
member type of a class. A return type that is deduced from the body counts as well. Every occurrence is
reported, at the `[` of the lambda. (The message speaks of `__device__` lambdas too, but the compiler does not
check those.)",
        why: "So that the host can call the lambda, nvcc generates a call operator with the same return and parameter types,
in a class at namespace scope. Private and protected member types may not be named there.",
        bad: "class Solver {
  struct State { int step; };
 public:
  void run() {
    auto op = [] __host__ __device__ (State s) { return s.step; };
    (void)op;
  }
};
",
        good: "class Solver {
 public:
  struct State { int step; };
  void run() {
    auto op = [] __host__ __device__ (State s) { return s.step; };
    (void)op;
  }
};
",
        remedy: "Make the type public in its class. If only the device calls the lambda, make it `__device__`: the rule is for
`__host__ __device__` lambdas only.",
    },
    check: Check::Lambda(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    lambda.for_each_operator_type(
        |ty| &ty.private,
        |what, named| {
            out.push(
                lambda
                    .finding_about(&RULE, lambda.head.open(), &named.name)
                    .here(format!("{what} of this lambda mentions `{}`", named.name))
                    .label(
                        lambda.head.place_in_unit(named.place),
                        format!("this makes `{}` a private or protected member", named.name),
                    )
                    .note("nvcc writes the call operator again at namespace scope, where this type may not be named")
                    .help(format!(
                        "make `{}` public, or make the lambda `__device__` only",
                        named.name
                    )),
            );
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn device_lambdas_are_not_checked() {
        assert!(
            lines(
                &RULE,
                "class C { struct P {}; public: void f() { auto l = [] __device__ (P) {}; } };"
            )
            .is_empty()
        );
        assert_eq!(
            lines(
                &RULE,
                "class C { struct P {}; public: void f() { auto l = [] __host__ __device__ (P, P *) {}; } };"
            ),
            [1, 1]
        );
    }
}
