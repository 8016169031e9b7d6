//! 20139: an init-capture of an array.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::{Capture, CaptureKind, Space};

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_init_capture_array",
    number: Some(20139),
    level: Level::Error,
    message: "An extended %s lambda cannot init-capture variables with array type",
    summary: "an init-capture is initialised with an array",
    documentation: Documentation {
        what: "A `__device__` lambda has an init-capture whose initialiser is an array: `[v = table]`. A plain capture of an
array, `[table]`, is allowed, and so are pointers to its elements and string literals.",
        why: "nvcc takes the type of the captured variable from the type of its initialiser. For an array that is the array
type, which cannot be initialised with another array.",
        bad: "void run() {
  int table[3] = {1, 2, 3};
  auto op = [v = table] __device__ () { return v[0]; };
  (void)op;
}
",
        good: "void run() {
  int table[3] = {1, 2, 3};
  auto op = [table] __device__ () { return table[0]; };
  (void)op;
}
",
        remedy: "Capture the array itself, `[table]`: that copies all elements. (`[v = table]` would only have kept a pointer to
the host, which is of no use on the device.) Or put the elements into a `std::array` or a structure and capture
that.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    if lambda.facts.space == Space::HostDevice {
        return;
    }
    let init = |c: &&Capture| matches!(c.kind, CaptureKind::Init { .. }) && !c.by_reference;
    for capture in lambda.facts.captures.iter().filter(init) {
        let Some(ty) = capture
            .ty
            .known()
            .filter(|t| !t.dependent && (t.array.is_some() || t.reference_to_array.is_some()))
        else {
            continue;
        };
        out.push(
            lambda
                .finding(&RULE, capture.at)
                .here(format!("its initialiser has type `{}`", ty.text))
                .note("the captured variable would get the array type, which another array cannot initialise")
                .help("capture the array by its own name, or copy it into a `std::array` or a structure first"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn string_literals_are_pointers() {
        assert!(
            lines(
                &RULE,
                "void f() { auto l = [s = \"abc\"] __device__ () { return s[0]; }; }"
            )
            .is_empty()
        );
    }
}
