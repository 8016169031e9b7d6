//! 20178: `this` is captured implicitly.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::repairs;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::{CaptureKind, Space};

/// The rule.
pub static RULE: Rule = Rule {
    name: "this_addr_capture_ext_lambda",
    number: Some(20178),
    level: Level::Warning,
    message: "Implicit capture of 'this' in extended lambda expression",
    summary: "the body uses a member, which silently captures the pointer `this`",
    documentation: Documentation {
        what: "The body of an extended lambda uses a member of the class, and a capture default (`[=]` or `[&]`) makes that
capture `this`. What is captured is not the member but the *address* of the object. nvcc knows this warning but
keeps it off; it is on here, because it is the most frequent cause of crashes on the device that no compiler
reports.",
        why: "The object usually lives in host memory. The body runs on the device and follows the pointer `this`
there: it reads memory that is not its own, and the kernel dies with an illegal memory access, or worse, reads
something.",
        bad: "struct Grid {
  int n;
  void run() {
    auto op = [=] __device__ (int i) { return i < n; };
    (void)op;
  }
};
",
        good: "struct Grid {
  int n;
  void run() {
    int n = this->n;
    auto op = [=] __device__ (int i) { return i < n; };
    (void)op;
  }
};
",
        remedy: "Copy the members that are needed into local variables before the lambda; the lambda then captures those. Or
capture a copy of the whole object with `[=, *this]` (C++17), if it can be copied to the device. If the object
really lives where the device can reach it, in managed memory for example, say so with `[=, this]` (C++20) or
`[this]`.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    let implicit = lambda
        .facts
        .captures
        .iter()
        .find(|c| !c.explicit && c.kind == CaptureKind::This);
    let Some(capture) = implicit else { return };
    out.push(
        lambda
            .finding(&RULE, capture.at)
            .here("this uses `this`, the address of the object")
            .label(
                lambda.head.place(lambda.head.open()),
                "this capture default also captures `this`",
            )
            .note(note(lambda.facts.space))
            .help("copy the members that are needed into local variables before the lambda, or capture `*this`")
            .fix(repairs::copy_of_this(lambda))
            .fix(repairs::copies_of_members(lambda)),
    );
}

/// What may be wrong, and where: on the host nothing is, and the object may lie where the device can read it.
fn note(space: Space) -> &'static str {
    if space == Space::HostDevice {
        "the lambda holds the pointer, not the object: where it runs on the device, the pointer is of use only if the object \
         lies in memory that the device can read"
    } else {
        "the pointer is copied to the device, the object is not: the pointer is of use there only if the object lies in \
         memory that the device can read"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn what_is_written_is_meant() {
        let with = |list: &str| {
            lines(
                &RULE,
                &format!("struct S {{ int n; void f() {{ auto l = [{list}] __device__ () {{ return n; }}; }} }};"),
            )
        };
        assert_eq!(with("="), [1]);
        assert_eq!(with("&"), [1]);
        assert!(with("this").is_empty());
        assert!(with("=, *this").is_empty());
    }
}
