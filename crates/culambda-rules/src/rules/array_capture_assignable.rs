//! 20142: the elements of a captured array cannot be assigned.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::fact::Fact;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_array_capture_assignable",
    number: Some(20142),
    level: Level::Error,
    message: r#"An extended %s lambda cannot capture an array variable whose element type ("%n") is not assignable on the host"#,
    summary: "the elements of a captured array cannot be assigned on the host",
    documentation: Documentation {
        what: "An extended lambda captures an array variable whose elements cannot be assigned on the host. For arrays of
several dimensions the innermost element type counts. Besides a deleted, private or missing `operator=`, a
`const` or reference data member (or such a base class) makes a class impossible to assign.",
        why: "An array cannot simply be copied into a member of the object that travels to the device. nvcc first makes an
array of default constructed elements there and then assigns the captured elements to them one by one. So both
the default constructor and the assignment must be usable, on the host.",
        bad: "struct Cell { const int id = 1; };
void run() {
  Cell cells[2];
  auto op = [cells] __device__ () { return cells[0].id; };
  (void)op;
}
",
        good: "struct Cell { int id = 1; };
void run() {
  Cell cells[2];
  auto op = [cells] __device__ () { return cells[0].id; };
  (void)op;
}
",
        remedy: "Make the element type assignable: a `const` or reference member, or a deleted or private `operator=`, is in
the way. Or wrap the array in a structure at namespace scope, which is copied as a whole, and capture the
structure.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    for (capture, _, array) in lambda.arrays().filter(|a| lambda.counts(a.1)) {
        if array.assignable == Fact::Known(false) {
            out.push(
                lambda
                    .finding_about(&RULE, capture.at, &array.element)
                    .here(format!("the elements of `{}` cannot be assigned", capture.name))
                    .note("nvcc makes a default constructed array and assigns the elements one by one")
                    .help(format!("let `{}` be assigned (no `const` or reference members, no deleted `operator=`), or wrap the array in a structure at namespace scope and capture that", array.element)),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn arrays_of_constants_are_accepted() {
        assert!(
            lines(
                &RULE,
                "void f() { const int c[2] = {1, 2}; auto l = [c] __device__ () { return c; }; }"
            )
            .is_empty()
        );
        assert_eq!(
            lines(
                &RULE,
                "struct C { C &operator=(const C &) = delete; };\nvoid f() { C c[1]; auto l = [c] __device__ () {}; }"
            ),
            [2]
        );
    }
}
