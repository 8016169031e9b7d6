//! 20153: the call operator uses a type that is local to a function.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_call_operator_local_type",
    number: Some(20153),
    level: Level::Error,
    message: r#"A type local to a function ("%n") cannot be used in the return or parameter types of the operator() of an extended __device__ or __host__ __device__ lambda"#,
    summary: "the call operator uses a type that is local to a function",
    documentation: Documentation {
        what: "The return type or a parameter type of a `__host__ __device__` lambda is, or contains, a type that is defined
inside a function. A return type that is deduced from the body counts as well. Every occurrence is reported, at
the `[` of the lambda. (The message speaks of `__device__` lambdas too, but the compiler does not check those.)",
        why: "So that the host can call the lambda, nvcc generates a call operator with the same return and parameter types,
in a class at namespace scope. A type that is defined inside a function has no name there.",
        bad: "void run() {
  struct Range { int begin, end; };
  auto op = [] __host__ __device__ (Range r) { return r.end; };
  (void)op;
}
",
        good: "namespace {
struct Range { int begin, end; };
}
void run() {
  auto op = [] __host__ __device__ (Range r) { return r.end; };
  (void)op;
}
",
        remedy: "Move the type to namespace scope, before the function. If only the device calls the lambda, make it
`__device__`: the rule is for `__host__ __device__` lambdas only.",
    },
    check: Check::Lambda(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    lambda.for_each_operator_type(
        |ty| &ty.local,
        |what, named| {
            out.push(
                lambda
                    .finding_about(&RULE, lambda.head.open(), &named.name)
                    .here(format!("{what} of this lambda mentions `{}`", named.name))
                    .label(
                        lambda.head.place_in_unit(named.place),
                        format!("`{}` is local to a function", named.name),
                    )
                    .note("nvcc writes the call operator again at namespace scope, where this type may not be named")
                    .help(format!(
                        "move `{}` to namespace scope, or make the lambda `__device__` only",
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
        assert!(lines(&RULE, "void f() { struct L {}; auto l = [] __device__ (L) {}; }").is_empty());
        assert_eq!(
            lines(
                &RULE,
                "void f() { struct L {}; auto l = [] __host__ __device__ (L, L *) {}; }"
            ),
            [1, 1]
        );
    }
}
