//! A captured pointer to a local host variable.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Space;

/// The rule.
pub static RULE: Rule = Rule {
    name: "host-pointer-capture",
    number: None,
    level: Level::Warning,
    message: "an extended lambda captures a pointer to a variable on the stack of the host",
    summary: "the lambda captures a pointer to a local host variable",
    documentation: Documentation {
        what: "A `__device__` lambda captures a pointer that evidently points to a local variable of the function around it:
`[p = &value]`, or `[p]` after `int *p = &value;` if nothing else is done with `p`.",
        why: "The pointer is copied to the device, the variable is not. Its address lies in host memory, on the
stack: the body reads or writes memory that is not its own, and the kernel dies with an illegal memory access.
The compiler says nothing.",
        bad: "void run(int n) {
  int result = 0;
  auto op = [p = &result, n] __device__ () { *p = n; };
  (void)op;
}
",
        good: "void run(int n, int *device_result) {
  auto op = [p = device_result, n] __device__ () { *p = n; };
  (void)op;
}
",
        remedy: "Capture the value instead of the address if the body only reads it. If the body writes a result, allocate device
or managed memory for it (`cudaMalloc`, `cudaMallocManaged`) and capture a pointer to that.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    if lambda.facts.space != Space::Device {
        return;
    }
    for capture in &lambda.facts.captures {
        let Some(target) = &capture.points_to_local else {
            continue;
        };
        out.push(
            lambda
                .finding(&RULE, capture.at)
                .here(format!("this points to `{}`, a local host variable", target.name))
                .label(lambda.head.place(target.at), "the address is taken here")
                .note("the pointer is copied to the device, the variable stays on the stack of the host")
                .help("capture the value, or a pointer to memory that the device can reach"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn pointers_that_may_have_changed_are_not_accused() {
        assert_eq!(
            lines(
                &RULE,
                "void f() { int v; int *p = &v; auto l = [p] __device__ () { *p = 1; }; }"
            ),
            [1]
        );
        assert!(
            lines(
                &RULE,
                "void f() { int v; int *p = &v; get(&p); auto l = [p] __device__ () { *p = 1; }; }"
            )
            .is_empty()
        );
        assert!(
            lines(
                &RULE,
                "void f() { static int v; auto l = [p = &v] __device__ () { *p = 1; }; }"
            )
            .is_empty()
        );
    }
}
