//! A variable in a `constexpr` function that holds an extended lambda.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::literal::WHY;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::NotLiteral;

/// The rule.
pub static RULE: Rule = Rule {
    name: "closure-in-constexpr-function",
    number: None,
    level: Level::Error,
    message: "variable type \"%n\" in constexpr function is not a literal type",
    summary: "a variable in a `constexpr` function holds the lambda",
    documentation: Documentation {
        what:
            "A variable in a function that is declared `constexpr` holds an extended lambda. It is reported once for a
function. C++23 allows it.",
        why: WHY,
        bad: "// std: 17
constexpr int twice(int n) {
  auto op = [] __host__ __device__ (int x) { return 2 * x; };
  return op(n);
}
",
        good: "// std: 17
constexpr int twice(int n) {
  auto op = [] (int x) { return 2 * x; };
  return op(n);
}
",
        remedy: "Leave out the annotations, or the `constexpr` of the function.",
    },
    check: Check::Lambda(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    if let Some(NotLiteral::InFunction { at, closure }) = &lambda.facts.not_literal {
        let closure = with_return_type(lambda, closure);
        out.push(
            lambda
                .finding_about(&RULE, *at, &closure)
                .here("this variable is in a `constexpr` function")
                .of_no_literal_type(lambda)
                .help("leave out the annotations of the lambda, or the `constexpr` of the function"),
        );
    }
}

/// A closure type as messages show it: what its body returns is known once that was read.
fn with_return_type(lambda: &Lambda<'_>, closure: &str) -> String {
    let facts = lambda.facts;
    let of_operator = || facts.call_operator.first()?.known().map(|ty| ty.text.as_str());
    let returned = facts.returns.known().map(String::as_str).or_else(of_operator);
    match returned.filter(|_| !closure.contains("->")) {
        Some(returned) => format!("{closure}->{returned}"),
        None => closure.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn the_first_variable_is_told() {
        let with =
            |std: u32, text: &str| lines(&RULE, &format!("// std: {std}\nconstexpr int f(int k) {{\n{text} }}\n"));
        let lambda = "[] __host__ __device__ (int x) { return x; };";
        assert_eq!(with(17, &format!("auto l = {lambda}\nauto m = {lambda}")), [3]);
        assert_eq!(with(20, &format!("if (k) {{ const auto l = {lambda} }}")), [3]);
        assert!(with(23, &format!("auto l = {lambda}")).is_empty());
        assert!(with(17, &format!("auto &&l = {lambda}")).is_empty());
        assert!(with(17, "auto l = [] (int x) { return x; };").is_empty());
    }
}
