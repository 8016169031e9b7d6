//! The enclosing function is a friend that is declared in its class only.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::FunctionFacts;

/// The rule.
pub static RULE: Rule = Rule {
    name: "undeclared-friend",
    number: None,
    level: Level::Error,
    message: "the function around an extended lambda is a friend that is declared nowhere but in its class: the code that nvcc generates does not compile",
    summary: "the function around the lambda is a friend that is declared in its class only",
    documentation: Documentation {
        what: "The function around an extended lambda is defined inside a class as a `friend`, and no declaration at namespace
scope was found.",
        why: "nvcc names the lambda by the address of the function around it, `&::helper`. A friend that only its class
declares is found by its arguments, not by its name: the host compiler stops with `'::helper' has not been
declared`. nvcc itself says nothing.",
        bad: "class Solver {
  friend int helper(Solver &) {
    auto op = [] __device__ () { return 0; };
    (void)op;
    return 1;
  }
};
",
        good: "class Solver;
int helper(Solver &);
class Solver {
  friend int helper(Solver &) {
    auto op = [] __device__ () { return 0; };
    (void)op;
    return 1;
  }
};
",
        remedy: "Declare the function at namespace scope, before the class.",
    },
    check: Check::Function(check),
};

fn check(lambda: &Lambda<'_>, function: &FunctionFacts, out: &mut Vec<Finding>) {
    if function.undeclared_friend && lambda.is_first_in_function() {
        out.push(
            lambda
                .finding(&RULE, function.name_at)
                .here("declared in this class only")
                .label(
                    lambda.head.place(lambda.head.open()),
                    "for the sake of this lambda the function is named at namespace scope",
                )
                .note(format!(
                    "the host compiler fails with `'::{}' has not been declared`",
                    function.name
                ))
                .help("declare the function at namespace scope, before the class"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn a_declaration_before_the_class_will_do() {
        assert_eq!(
            lines(
                &RULE,
                "struct S { friend void f(S) { auto l = [] __device__ () {}; } };"
            ),
            [1]
        );
        assert!(
            lines(
                &RULE,
                "struct S; void f(S); struct S { friend void f(S) { auto l = [] __device__ () {}; } };"
            )
            .is_empty()
        );
    }
}
