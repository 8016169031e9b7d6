//! 20144: the enclosing function is a member of a class without a name.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::FunctionFacts;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_parent_class_unnamed",
    number: Some(20144),
    level: Level::Error,
    message: r#"The enclosing parent function ("%n") for an extended %s lambda cannot be a member function of a class that is unnamed"#,
    summary: "the function around the lambda is a member of a class that has no name",
    documentation: Documentation {
        what: "The function around an extended lambda is a direct member of a `struct`, `class` or `union` without a name. A
name that a `typedef` gives to such a class does not count. Unnamed *namespaces* are fine.",
        why: "nvcc refers to the lambda by the qualified name of the function around it, `Class::function`. Without a class
name there is nothing to write before the `::`.",
        bad: "struct {
  void step(int n) {
    auto op = [n] __device__ () { return n; };
    (void)op;
  }
} worker;
",
        good: "struct Worker {
  void step(int n) {
    auto op = [n] __device__ () { return n; };
    (void)op;
  }
} worker;
",
        remedy: "Give the class a name.",
    },
    check: Check::Function(check),
};

fn check(lambda: &Lambda<'_>, function: &FunctionFacts, out: &mut Vec<Finding>) {
    let Some(class) = function.class.as_ref().filter(|c| c.name.is_empty()) else {
        return;
    };
    out.push(
        lambda
            .finding_about(&RULE, lambda.head.next(), &function.name)
            .here("an extended lambda in a member function of a class without a name")
            .label(lambda.head.place_in_unit(class.place), "this class has no name")
            .note("nvcc names the lambda after the function around it, and that needs the name of its class")
            .help("give the class a name"),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn a_typedef_name_is_no_name() {
        assert_eq!(
            lines(
                &RULE,
                "typedef struct { void f() { auto l = [] __device__ () {}; } } Named;"
            ),
            [1]
        );
        assert!(
            lines(
                &RULE,
                "namespace { struct S { void f() { auto l = [] __device__ () {}; } }; }"
            )
            .is_empty()
        );
    }
}
