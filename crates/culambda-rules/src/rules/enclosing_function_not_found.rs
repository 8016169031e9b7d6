//! 20160: inside an ordinary lambda that is outside of any function.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Broken;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_enclosing_function_not_found",
    number: Some(20160),
    level: Level::Error,
    message: "If an extended %s lambda is defined within the body of one or more nested lambda expressions, each of these enclosing lambda expressions must be defined within the immediate or nested block scope of a function.",
    summary: "the lambda is in another lambda that is outside of any function",
    documentation: Documentation {
        what: "An extended lambda is in the body of another lambda, and that one is outside of any function: in the
initialiser of a variable at namespace scope or of a static data member, in a default member initialiser or in a
default argument.",
        why: "nvcc names an extended lambda after the function around it. Here there is none: the body of the outer lambda is
not a function that can be named.",
        bad: "int value = [] {
  auto op = [] __device__ () { return 2; };
  (void)op;
  return 1;
}();
",
        good: "int make_value() {
  auto op = [] __device__ () { return 2; };
  (void)op;
  return 1;
}
int value = make_value();
",
        remedy: "Move the initialiser into a function and call it.",
    },
    check: Check::Lambda(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    if lambda.facts.broken == Some(Broken::LambdaOutsideFunction) {
        out.push(
            lambda
                .finding(&RULE, lambda.head.next())
                .here("the lambda around it is outside of any function")
                .note("nvcc names an extended lambda after the function around it, and here is none")
                .help("move the initialiser into a function, and call that"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn a_lambda_that_stands_there_itself_is_accepted() {
        assert!(lines(&RULE, "auto l = [] __device__ () {};").is_empty());
        assert_eq!(
            lines(
                &RULE,
                "struct S { int v = [] { auto l = [] __device__ () {}; return 1; }(); };"
            ),
            [1]
        );
    }
}
