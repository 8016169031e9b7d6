//! The lambda is in the body of a test of `GoogleTest`.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::FunctionFacts;

/// The rule.
pub static RULE: Rule = Rule {
    name: "test-body",
    number: None,
    level: Level::Warning,
    message: "the body of a GoogleTest test is a private member function, in which nvcc accepts no extended lambda (20151)",
    summary: "the lambda is in the body of a GoogleTest test, which is a private function",
    documentation: Documentation {
        what: "An extended lambda is in the body of `TEST`, `TEST_F`, `TYPED_TEST` or `TYPED_TEST_P`, and the
header that defines the macro was not found. (When it is, rule 20151 sees the same itself.) The body of a `TEST_P`
is public, and nothing is wrong with a lambda there.",
        why: "GoogleTest makes a class of every test, and its body becomes the private member function `TestBody`. nvcc
accepts no extended lambdas in private functions: rule 20151, `extended_lambda_inaccessible_parent`.",
        bad: "TEST(Vector, Scale) {
  int n = 3;
  auto op = [n] __device__ () { return n; };
  (void)op;
}
",
        good: "void vector_scale() {
  int n = 3;
  auto op = [n] __device__ () { return n; };
  (void)op;
}
TEST(Vector, Scale) { vector_scale(); }
",
        remedy: "Move the body into a free function and call it from the test.",
    },
    check: Check::Function(check),
};

/// The macros of `GoogleTest` that make a class with a private `TestBody`.
const MACROS: [&str; 4] = ["TEST", "TEST_F", "TYPED_TEST", "TYPED_TEST_P"];

fn check(lambda: &Lambda<'_>, function: &FunctionFacts, out: &mut Vec<Finding>) {
    // A function of that name has a return type; the use of a macro begins with its name.
    let is_macro = function.text.start == function.name_at && function.class.is_none();
    if is_macro && MACROS.contains(&function.name.as_str()) {
        out.push(
            lambda
                .finding(&RULE, lambda.head.next())
                .here("an extended lambda in the body of a test")
                .label(
                    lambda.head.place(function.name_at),
                    format!("`{}` puts its body into a private member function", function.name),
                )
                .note("nvcc will report rule 20151 here: the enclosing function (\"TestBody\") is private")
                .help("move the body into a free function and call it from the test"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn a_function_of_the_name_is_no_test() {
        assert!(lines(&RULE, "void TEST(int a, int b) { auto l = [] __device__ () {}; }").is_empty());
        assert!(lines(&RULE, "TEST_P(Fixture, Name) { auto l = [] __device__ () {}; }").is_empty());
        assert_eq!(
            lines(&RULE, "TEST_F(Fixture, Name) {\nauto l = [] __device__ () {}; }"),
            [2]
        );
    }
}
