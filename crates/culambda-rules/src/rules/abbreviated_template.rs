//! The enclosing function is an abbreviated template.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::{FunctionFacts, Problem};

/// The rule.
pub static RULE: Rule = Rule {
    name: "abbreviated-template",
    number: None,
    level: Level::Error,
    message: "the function around an extended lambda has an `auto` parameter: the code that nvcc generates does not compile",
    summary: "the function around the lambda has an `auto` parameter",
    documentation: Documentation {
        what: "The function around an extended lambda has a parameter of type `auto` (C++20), which makes it a template with a
parameter that has no name.",
        why: "nvcc writes the template parameters of the enclosing function out in order to name the lambda, and writes `auto`
for this one. The host compiler stops with `'auto' parameter not permitted in this context`. nvcc itself says
nothing.",
        bad: "// std: 20
void run(auto n) {
  auto op = [n] __device__ () { return n; };
  (void)op;
}
",
        good: "// std: 20
template <class T> void run(T n) {
  auto op = [n] __device__ () { return n; };
  (void)op;
}
",
        remedy: "Write the template out: `template <class T> void run(T n)`, in every declaration of the function.",
    },
    check: Check::Function(check),
};

fn check(lambda: &Lambda<'_>, function: &FunctionFacts, out: &mut Vec<Finding>) {
    let unread = (function.problem == Some(Problem::Abbreviated)).then_some(function.name_at);
    let Some(at) = function
        .abbreviated
        .or(unread)
        .filter(|_| lambda.is_first_in_function())
    else {
        return;
    };
    out.push(
        lambda
            .finding(&RULE, at)
            .here("this makes the function a template whose parameter has no name")
            .label(
                lambda.head.place(lambda.head.open()),
                "for the sake of this lambda the parameter is written out",
            )
            .note("the host compiler fails with `'auto' parameter not permitted in this context`")
            .help(format!(
                "write `template <class T>` before `{}`, and `T` in place of `auto`",
                function.name
            )),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn a_lambda_with_auto_is_no_such_function() {
        assert_eq!(
            lines(
                &RULE,
                "// std: 20\nvoid f(int a,\nauto v) { auto l = [] __device__ () {}; }"
            ),
            [3]
        );
        assert!(
            lines(
                &RULE,
                "// std: 20\nvoid f(int a) { auto l = [] __device__ (auto v) {}; }"
            )
            .is_empty()
        );
    }
}
