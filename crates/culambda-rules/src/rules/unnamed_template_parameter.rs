//! A template parameter of the enclosing function has no name.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::repairs;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::FunctionFacts;

/// The rule.
pub static RULE: Rule = Rule {
    name: "unnamed-template-parameter",
    number: None,
    level: Level::Error,
    message: "a template parameter of the function around an extended lambda has no name: the code that nvcc generates does not compile",
    summary: "the function template around the lambda has a template parameter without a name",
    documentation: Documentation {
        what: "The function around an extended lambda is a template, and one of its own template parameters has no name:
`template <class>`, `template <class T, int = 0>`, or the idiom `typename std::enable_if<...>::type = 0`. The
definition counts; declarations may leave names out. Parameters of a class template around the function are no
problem.",
        why: "nvcc writes the template parameters of the enclosing function out in order to name the lambda. For one without a
name it makes up `__T0`, which nobody declares: the host compiler stops with `'__T0' was not declared in this
scope`, even if the template is never used. nvcc's guide lists the restriction, and nvcc has a message for it,
but never prints it.",
        bad: "template <class T, class = void> void run(T n) {
  auto op = [n] __device__ () { return n; };
  (void)op;
}
",
        good: "template <class T, class T0 = void> void run(T n) {
  auto op = [n] __device__ () { return n; };
  (void)op;
}
",
        remedy: "Give the parameter a name.",
    },
    check: Check::Function(check),
};

fn check(lambda: &Lambda<'_>, function: &FunctionFacts, out: &mut Vec<Finding>) {
    if !lambda.is_first_in_function() {
        return;
    }
    for parameter in function.template.iter().filter(|p| p.name.is_none()) {
        out.push(
            lambda
                .finding(&RULE, parameter.text.start)
                .here("this parameter has no name")
                .label(
                    lambda.head.place(lambda.head.open()),
                    "for the sake of this lambda the parameters are written out",
                )
                .note("the host compiler fails with `'__T0' was not declared in this scope`")
                .help("give the parameter a name")
                .fix(repairs::name_parameter(&lambda.head, parameter)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn the_definition_counts_and_the_class_does_not() {
        assert_eq!(
            lines(
                &RULE,
                "template <class T> void f();\ntemplate <class>\nvoid f() { auto l = [] __device__ () {}; auto m = [] __device__ () {}; }"
            ),
            [2]
        );
        assert!(
            lines(
                &RULE,
                "template <class> struct S { void f() { auto l = [] __device__ () {}; } };"
            )
            .is_empty()
        );
        assert!(
            lines(
                &RULE,
                "template <class> void f();\ntemplate <class T> void f() { auto l = [] __device__ () {}; }"
            )
            .is_empty()
        );
    }
    #[test]
    fn arguments_of_a_name_that_a_macro_makes_are_no_parameters() {
        let text = "template <class T> void NAME_(a, b)<T>::f() { auto l = [] __device__ () {}; }";
        assert!(lines(&RULE, text).is_empty());
    }
}
