//! An enclosing function whose name or type the host compiler does not take as nvcc writes it.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::{FunctionFacts, Problem};

/// The rule.
pub static RULE: Rule = Rule {
    name: "unwritable-function",
    number: None,
    level: Level::Error,
    message: "nvcc writes the enclosing function of an extended lambda in a way that does not compile",
    summary: "the type or the name of the function around the lambda cannot be written as nvcc does",
    documentation: Documentation {
        what: "An extended lambda is in a conversion function template, or in a function template whose exception specification
has a `>` outside of parentheses.",
        why: "nvcc names the lambda by the type and the address of the function around it, as template arguments. It writes
`&Box::operator T *< T>` for a conversion function template, and a bare `>` ends the template arguments too early.
The host compiler stops at both. nvcc itself says nothing.",
        bad: "template <class T> void run(T n) noexcept(sizeof(T) > 2) {
  auto op = [n] __device__ () { return n; };
  (void)op;
}
",
        good: "template <class T> void run(T n) noexcept(2 < sizeof(T)) {
  auto op = [n] __device__ () { return n; };
  (void)op;
}
",
        remedy: "Compare the other way round; move the body of a conversion function to a function with a name, and call that.",
    },
    check: Check::Function(check),
};

fn check(lambda: &Lambda<'_>, function: &FunctionFacts, out: &mut Vec<Finding>) {
    let (here, help) = match function.problem {
        Some(Problem::ConversionTemplate) => (
            "this is a conversion function template, whose address cannot be written",
            "move its body to a function with a name, and call that",
        ),
        Some(Problem::BareGreater) => (
            "the `>` in its exception specification ends the template arguments around it",
            "compare with `<`, the other way round",
        ),
        Some(Problem::Placeholder) => ("its type has a placeholder", "write the type out"),
        // These have rules of their own.
        Some(Problem::UnnamedParameter | Problem::Abbreviated) | None => return,
    };
    if lambda.is_first_in_function() {
        out.push(
            lambda
                .finding(&RULE, function.name_at)
                .here(here)
                .label(
                    lambda.head.place(lambda.head.open()),
                    "for the sake of this lambda the function is written out",
                )
                .help(help),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn what_has_no_template_arguments_around_it_is_fine() {
        let lambda = "{ auto l = [] __device__ () {}; }";
        let with = |head: &str| lines(&RULE, &format!("{head} {lambda}\n"));
        assert_eq!(with("template <class T> void f() noexcept(sizeof(T) > 2)"), [1]);
        assert!(with("template <class T> void f() noexcept(sizeof(T) < 2)").is_empty());
        let member = |head: &str| lines(&RULE, &format!("struct S {{\n{head} {lambda}\n}};\n"));
        assert_eq!(member("template <class T> operator T *()"), [2]);
        assert!(member("operator int *()").is_empty());
    }
}
