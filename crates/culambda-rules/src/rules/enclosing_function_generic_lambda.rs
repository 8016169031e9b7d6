//! 20161: inside a generic lambda.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Broken;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_enclosing_function_generic_lambda",
    number: Some(20161),
    level: Level::Error,
    message: r#"An extended %s lambda cannot be defined inside a generic lambda expression("operator()")."#,
    summary: "the lambda is in the body of a generic lambda",
    documentation: Documentation {
        what: "An extended lambda is in the body of a *generic* lambda, one with an `auto` parameter or with template
parameters of its own, at any depth.",
        why: "The call operator of a generic lambda is a template without a name that nvcc could write down, so it cannot say
for which of its instances the inner lambda is meant.",
        bad: "void run(int n) {
  auto outer = [](auto v) {
    auto op = [v] __device__ () { return v; };
    (void)op;
  };
  outer(n);
}
",
        good: "template <class T> void outer(T v) {
  auto op = [v] __device__ () { return v; };
  (void)op;
}
void run(int n) { outer(n); }
",
        remedy: "Give the parameters of the outer lambda explicit types, or turn it into a function template.",
    },
    check: Check::Lambda(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    if lambda.facts.broken == Some(Broken::GenericLambda) {
        out.push(
            lambda
                .finding(&RULE, lambda.head.next())
                .here("an extended lambda in the body of a generic lambda")
                .note("the call operator of a generic lambda is a template that nvcc cannot name")
                .help("give the parameters of the lambda around it explicit types, or turn that lambda into a function template"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn a_plain_lambda_in_between_does_not_help() {
        assert_eq!(
            lines(
                &RULE,
                "void f() { auto g = [](auto v) { auto h = [] { auto l = [] __device__ () {}; }; }; }"
            ),
            [1]
        );
        assert!(
            lines(
                &RULE,
                "void f() { auto g = [](int v) { auto l = [] __device__ () {}; }; }"
            )
            .is_empty()
        );
    }
}
