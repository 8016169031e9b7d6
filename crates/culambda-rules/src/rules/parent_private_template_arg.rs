//! 20148: a template argument of the enclosing function is a private or protected member template.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Instantiation;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_parent_private_template_arg",
    number: Some(20148),
    level: Level::Error,
    message: "A template that is a private or protected class member cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended %s lambda",
    summary: "a template argument of the enclosing function is a private or protected member template",
    documentation: Documentation {
        what: "The function around an extended lambda is a template with a template template parameter, and it is instantiated for
a class template or alias template that is a private or protected member of a class.
It is reported at the lambda, and the instantiation is shown beside it.",
        why: "The type that nvcc generates for the lambda carries the address of its enclosing function as a template argument.
That address is written at namespace scope, with the template arguments of the function: `&apply<Solver::Buffer>`.
Private and protected members may not be named there.",
        bad: "template <template <class> class Q> void apply() {
  auto op = [] __device__ () { return 0; };
  (void)op;
}
class Solver {
  template <class T> struct Buffer {};
 public:
  void run() { apply<Buffer>(); }
};
",
        good: "template <template <class> class Q> void apply() {
  auto op = [] __device__ () { return 0; };
  (void)op;
}
class Solver {
 public:
  template <class T> struct Buffer {};
  void run() { apply<Buffer>(); }
};
",
        remedy: "Make the member template public, or move it to namespace scope.",
    },
    check: Check::Instantiation(check),
};

fn check(lambda: &Lambda<'_>, instantiation: &Instantiation, out: &mut Vec<Finding>) {
    for argument in &instantiation.arguments {
        let Some(named) = &argument.private_template else {
            continue;
        };
        out.push(
            lambda
                .finding(&RULE, lambda.head.next())
                .here(format!(
                    "the enclosing function is instantiated with a private or protected template, for `{}`",
                    argument.parameter
                ))
                .label(
                    lambda.head.place_in_unit(named.place),
                    format!("this makes `{}` a private or protected member", named.name),
                )
                .note("nvcc writes the enclosing function with its template arguments at namespace scope, where this template may not be named")
                .help(format!("make `{}` public, or move it to namespace scope", named.name)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn public_ones_are_fine() {
        let text = |access: &str| {
            format!(
                "template <template <class> class Q> void apply() {{ auto op = [] __device__ () {{}}; }}\n\
                 struct C {{ {access}: template <class T> using A = T *; public: void f() {{ apply<A>(); }} }};\n"
            )
        };
        assert_eq!(lines(&RULE, &text("protected")), [1]);
        assert!(lines(&RULE, &text("public")).is_empty());
    }
}
