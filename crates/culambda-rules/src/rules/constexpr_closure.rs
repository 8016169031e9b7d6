//! A `constexpr` variable that holds an extended lambda.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::literal::WHY;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::NotLiteral;

/// The rule.
pub static RULE: Rule = Rule {
    name: "constexpr-closure",
    number: None,
    level: Level::Error,
    message: "a constexpr variable must have a literal type or a reference type",
    summary: "a `constexpr` variable holds the lambda",
    documentation: Documentation {
        what: "An extended lambda in a function is the value of a `constexpr` variable.",
        why: WHY,
        bad: "// std: 17
void run() {
  constexpr auto twice = [] __host__ __device__ (int x) { return 2 * x; };
  (void)twice;
}
",
        good: "// std: 17
void run() {
  const auto twice = [] __host__ __device__ (int x) { return 2 * x; };
  (void)twice;
}
",
        remedy: "Declare the variable `const`, or put it at namespace scope, where no lambda is extended.",
    },
    check: Check::Lambda(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    if let Some(NotLiteral::Variable { at }) = lambda.facts.not_literal {
        out.push(
            lambda
                .finding(&RULE, at)
                .here("the variable is `constexpr`")
                .of_no_literal_type(lambda)
                .help("declare it `const`"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn other_variables_and_lambdas_are_fine() {
        let with = |text: &str| lines(&RULE, &format!("// std: 17\nvoid f(int k) {{ {text} }}\n"));
        assert_eq!(with("constexpr auto l = [] __device__ () { return 1; };"), [2]);
        assert_eq!(with("static constexpr auto l{[] __device__ () { return 1; }};"), [2]);
        assert!(with("const auto l = [] __device__ () { return 1; };").is_empty());
        assert!(with("constexpr auto l = [] () { return 1; };").is_empty());
        assert!(lines(&RULE, "constexpr auto l = [] __device__ () { return 1; };").is_empty());
        assert!(
            lines(
                &RULE,
                "template <class T> void f() { constexpr auto l = [] __device__ () { return 1; }; }"
            )
            .is_empty()
        );
    }
}
