//! 20141: the elements of a captured array cannot be default constructed.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::fact::Fact;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_array_capture_default_constructible",
    number: Some(20141),
    level: Level::Error,
    message: r#"An extended %s lambda cannot capture an array variable whose element type ("%n") is not default constructible on the host"#,
    summary: "the elements of a captured array cannot be default constructed on the host",
    documentation: Documentation {
        what: "An extended lambda captures an array variable whose elements cannot be default constructed on the host. For
arrays of several dimensions the innermost element type counts. An accessible default constructor is needed,
written or implicit; `explicit` does no harm.",
        why: "An array cannot simply be copied into a member of the object that travels to the device. nvcc first makes an
array of default constructed elements there and then assigns the captured elements to them one by one. So both
the default constructor and the assignment must be usable, on the host.",
        bad: "struct Cell { Cell(int v) : v(v) {} int v; };
void run() {
  Cell cells[2] = {1, 2};
  auto op = [cells] __device__ () { return cells[0].v; };
  (void)op;
}
",
        good: "struct Cell { Cell() = default; Cell(int v) : v(v) {} int v; };
void run() {
  Cell cells[2] = {1, 2};
  auto op = [cells] __device__ () { return cells[0].v; };
  (void)op;
}
",
        remedy: "Give the element type a default constructor. Or wrap the array in a structure at namespace scope, which is
copied as a whole, and capture the structure.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    for (capture, _, array) in lambda.arrays().filter(|a| lambda.counts(a.1)) {
        if array.default_constructible == Fact::Known(false) {
            out.push(
                lambda
                    .finding_about(&RULE, capture.at, &array.element)
                    .here(format!("the elements of `{}` cannot be default constructed", capture.name))
                    .note("nvcc makes a default constructed array and assigns the elements one by one")
                    .help(format!("give `{}` a default constructor, or wrap the array in a structure at namespace scope and capture that", array.element)),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn an_explicit_default_constructor_will_do() {
        assert!(
            lines(
                &RULE,
                "struct C { explicit C(); };\nvoid f() { C c[2]; auto l = [c] __device__ () {}; }"
            )
            .is_empty()
        );
        assert_eq!(
            lines(
                &RULE,
                "struct C { C(int); };\nvoid f() { C c[1][1] = {{1}}; auto l = [c] __device__ () {}; }"
            ),
            [2]
        );
    }
}
