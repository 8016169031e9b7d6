//! A captured reference to an array that cannot be copied.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::fact::Fact;
use culambda_model::facts::CaptureKind;

/// The rule.
pub static RULE: Rule = Rule {
    name: "array-reference-capture",
    number: None,
    level: Level::Error,
    message: "an extended lambda captures an array through a reference, and its elements cannot be copied on the host: the code that nvcc generates does not compile",
    summary: "the lambda captures, through a reference, an array that nvcc cannot copy",
    documentation: Documentation {
        what: "An extended lambda captures a variable that is a *reference* to an array, and the array breaks rule 20140, 20141
or 20142: it has more than 7 dimensions, or its elements cannot be default constructed or assigned on the host.",
        why: "The capture copies the array all the same. nvcc applies the three rules to array variables only and forgets
references to arrays, so that the host compiler fails in generated code.",
        bad: "struct Cell { Cell(int v) : v(v) {} int v; };
void run(Cell (&cells)[2]) {
  auto op = [cells] __device__ () { return cells[0].v; };
  (void)op;
}
",
        good: "struct Cell { Cell() = default; Cell(int v) : v(v) {} int v; };
void run(Cell (&cells)[2]) {
  auto op = [cells] __device__ () { return cells[0].v; };
  (void)op;
}
",
        remedy: "Make the elements default constructible and assignable, or wrap the array in a structure at namespace scope and
capture that.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    for capture in lambda
        .facts
        .captures
        .iter()
        .filter(|c| c.kind == CaptureKind::Variable && !c.by_reference)
    {
        let Some(array) = capture
            .ty
            .known()
            .filter(|t| lambda.counts(t))
            .and_then(|t| t.reference_to_array.as_ref())
        else {
            continue;
        };
        let why = if array.rank > 7 {
            format!("it has {} dimensions, and nvcc copies up to 7", array.rank)
        } else if array.default_constructible == Fact::Known(false) {
            format!("`{}` cannot be default constructed", array.element)
        } else if array.assignable == Fact::Known(false) {
            format!("`{}` cannot be assigned", array.element)
        } else {
            continue;
        };
        out.push(
            lambda
                .finding(&RULE, capture.at)
                .here(why)
                .note("nvcc makes a default constructed array and assigns the elements one by one; it checks that for array variables only")
                .help("wrap the array in a structure at namespace scope and capture that"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn arrays_that_can_be_copied_are_fine() {
        assert!(
            lines(
                &RULE,
                "void f(int (&a)[2]) { auto l = [a] __device__ () { return a[0]; }; }"
            )
            .is_empty()
        );
    }
}
