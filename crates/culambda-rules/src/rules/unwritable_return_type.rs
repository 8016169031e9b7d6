//! A trailing return type that the host compiler does not take as nvcc writes it.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::UnwritableReturn;

/// The rule.
pub static RULE: Rule = Rule {
    name: "unwritable-return-type",
    number: None,
    level: Level::Error,
    message: "nvcc writes the trailing return type of an extended lambda where it does not compile",
    summary: "the trailing return type of the `__device__` lambda means nothing where nvcc writes it",
    documentation: Documentation {
        what: "The trailing return type of a `__device__` lambda names a template parameter of the lambda itself, or is a
placeholder (`-> auto`) in a template or on a generic lambda.",
        why: "nvcc writes the trailing return type into the type of the wrapper, before the lambda. The lambda's own template
parameter is not declared there, and `auto` is not a template argument: the host compiler stops. nvcc itself says
nothing.",
        bad: "template <class T> void run(T n) {
  auto op = [n] __device__ () -> auto { return n; };
  (void)op;
}
",
        good: "template <class T> void run(T n) {
  auto op = [n] __device__ () -> T { return n; };
  (void)op;
}
",
        remedy: "Write the type out, or leave the return type out.",
    },
    check: Check::Lambda(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    let Some((why, at)) = lambda
        .facts
        .unwritable_return
        .filter(|_| lambda.instantiation.is_none())
    else {
        return;
    };
    let here = match why {
        UnwritableReturn::Placeholder => "this placeholder stays as it is in a template",
        UnwritableReturn::OwnParameter => "this names a template parameter of the lambda itself",
    };
    out.push(
        lambda
            .finding(&RULE, at)
            .here(here)
            .help("write the return type out, or leave it out"),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn outside_of_templates_the_type_is_known() {
        assert!(
            lines(
                &RULE,
                "void f(int n) { auto l = [n] __device__ () -> auto { return n; }; }"
            )
            .is_empty()
        );
        let own = "// std: 20\nvoid f() { auto l = [] __device__ <class T> (T t) -> T { return t; }; }\n";
        assert_eq!(lines(&RULE, own), [2]);
    }
}
