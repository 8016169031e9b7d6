//! 20136: a capture by reference.

use crate::context::Lambda;
use crate::finding::Place;
use crate::finding::{Finding, Level};
use crate::repairs;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::CaptureDefault;
use culambda_syntax::CaptureToken;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_reference_capture",
    number: Some(20136),
    level: Level::Error,
    message: "An extended %s lambda cannot capture variables by reference",
    summary: "the lambda captures a host variable by reference",
    documentation: Documentation {
        what: "An extended lambda captures by reference: with `[&x]`, with `[&r = x]`, or with the default `[&]`. The default
is reported once at the lambda, even if nothing is captured, and once more for each local variable that the body
mentions, constants included.",
        why: "The body runs on the device, and a reference to a variable on the stack of the host leads nowhere there. Even on
systems where the device can read that memory, nvcc builds the object that travels to the device from copies.",
        bad: "void scale(float *data, float factor) {
  auto op = [&] __device__ (int i) { data[i] *= factor; };
  auto other = [&factor] __device__ (float v) { return v * factor; };
  (void)op; (void)other;
}
",
        good: "void scale(float *data, float factor) {
  auto op = [=] __device__ (int i) { data[i] *= factor; };
  auto other = [factor] __device__ (float v) { return v * factor; };
  (void)op; (void)other;
}
",
        remedy: "Capture by value: `[=]` instead of `[&]`, `[x]` instead of `[&x]`. A pointer that is captured by value still
points to the same device memory. If the body writes to the variable in order to give a result back, give it a
pointer to device memory to write to.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    let facts = lambda.facts;
    if facts.default == Some(CaptureDefault::Reference) && facts.broken.is_none() {
        let at = facts_default(lambda);
        out.push(
            explain(lambda.finding(&RULE, lambda.head.next()), None)
                .here("the capture default is `&`")
                .label(at, "everything is captured by reference")
                .fix(repairs::default_by_copy(lambda)),
        );
    }
    for capture in facts.captures.iter().filter(|c| c.by_reference) {
        let here = if capture.explicit {
            "captured by reference"
        } else {
            "the first use captures it by reference"
        };
        let fixes = if capture.explicit {
            repairs::by_copy(lambda, capture)
        } else {
            None
        };
        out.push(
            explain(lambda.finding(&RULE, capture.at), Some(&capture.name))
                .here(here)
                .fix(fixes),
        );
    }
}

/// The `&` of the list.
fn facts_default(lambda: &Lambda<'_>) -> Option<Place> {
    let entry = lambda
        .head
        .head
        .captures
        .iter()
        .find(|c| c.form == CaptureToken::DefaultReference)?;
    lambda.head.place(lambda.head.offset(entry.token))
}

fn explain(finding: Finding, name: Option<&str>) -> Finding {
    let finding =
        finding.note("the body runs on the device, where the host variables cannot be reached through a reference");
    match name {
        Some(name) => finding.help(format!("capture `{name}` by value")),
        None => finding.help("capture by value: `[=]`"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn the_default_is_reported_once_and_each_use_once() {
        assert_eq!(
            lines(
                &RULE,
                "void f(int a) {\nauto l = [&] __device__ () {\nreturn a\n+ a; }; }"
            ),
            [2, 3]
        );
        assert_eq!(lines(&RULE, "void f(int a) { auto l = [&] __device__ () {}; }"), [1]);
    }

    #[test]
    fn copies_of_references_are_fine() {
        assert!(lines(&RULE, "void f(int &a) { auto l = [a] __device__ () { return a; }; }").is_empty());
    }
}
