//! 20140: a captured array with too many dimensions.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::TypeFacts;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_array_capture_rank",
    number: Some(20140),
    level: Level::Error,
    message: "An extended %s lambda cannot capture an array variable (type: %n) with more than 7 dimensions",
    summary: "a captured array has more than 7 dimensions",
    documentation: Documentation {
        what: "An extended lambda captures an array variable with more than 7 dimensions. Dimensions that a typedef hides count
too. Arrays inside of a structure do not.",
        why: "An array cannot simply be copied into a member of the object that travels to the device, so nvcc copies the
elements in nested loops. It has a prepared piece of code for each number of dimensions up to 7.",
        bad: "void run() {
  int t[1][1][1][1][1][1][1][1] = {};
  auto op = [t] __device__ () { return t[0][0][0][0][0][0][0][0]; };
  (void)op;
}
",
        good: "struct Table { int v[1][1][1][1][1][1][1][1]; };
void run() {
  Table t = {};
  auto op = [t] __device__ () { return t.v[0][0][0][0][0][0][0][0]; };
  (void)op;
}
",
        remedy: "Put the array into a structure (at namespace scope, not inside the function: that would break rule 20146) and
capture the structure. Or capture a pointer to device memory.",
    },
    check: Check::Captures(check),
};

/// The most dimensions that the reference takes.
const MAX_RANK: usize = 7;

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    for (capture, ty, array) in lambda.arrays() {
        if array.rank > MAX_RANK {
            out.push(
                lambda
                    .finding_about(&RULE, capture.at, &shown(ty))
                    .here(format!("`{}` has {} dimensions", capture.name, array.rank))
                    .note("nvcc copies captured arrays element by element, and has code for up to 7 dimensions")
                    .help("put the array into a structure at namespace scope and capture that, or capture a pointer to device memory"),
            );
        }
    }
}

/// The type as the reference shows it: as it is declared, and what that means.
fn shown(ty: &TypeFacts) -> String {
    match &ty.written {
        Some(written) if ty.dependent || *written == ty.text => format!("\"{written}\""),
        Some(written) => format!("\"{written}\" (aka \"{}\")", ty.text),
        None => format!("\"{}\"", ty.text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn seven_dimensions_are_accepted() {
        assert!(
            lines(
                &RULE,
                "void f() { int t[1][1][1][1][1][1][1]; auto l = [t] __device__ () {}; }"
            )
            .is_empty()
        );
        assert_eq!(
            lines(
                &RULE,
                "typedef int T[1][1][1][1];\nvoid f() { T t[1][1][1][1]; auto l = [=] __device__ () {\nreturn t[0]; }; }"
            ),
            [3]
        );
    }

    #[test]
    fn an_alias_is_shown_with_its_meaning() {
        let text = "typedef float T[2][2];\ntemplate <class U> void f() { T t[1][1][1][1][1][1]; U u[1][1][1][1][1][1][1][1]; auto l = [t, u] __device__ () {}; }";
        let shown: Vec<String> = crate::testing::report(text)
            .findings
            .iter()
            .map(|f| f.message.clone())
            .collect();
        assert!(
            shown[0].contains(r#"(type: "T [1][1][1][1][1][1]" (aka "float [1][1][1][1][1][1][2][2]"))"#),
            "{shown:?}"
        );
        assert!(
            shown[1].contains(r#"(type: "U [1][1][1][1][1][1][1][1]")"#),
            "{shown:?}"
        );
    }
}
