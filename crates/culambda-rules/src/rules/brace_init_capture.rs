//! An init-capture with braces.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::repairs;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::{Capture, CaptureKind, Space};

/// The rule.
pub static RULE: Rule = Rule {
    name: "brace-init-capture",
    number: None,
    level: Level::Error,
    message: "an extended lambda has an init-capture with braces: the code that nvcc generates does not compile",
    summary: "the lambda has an init-capture that is initialised with braces",
    documentation: Documentation {
        what: "A `__device__` lambda has an init-capture that is initialised with braces: `[w{a}]`. (On a `__host__ __device__`
lambda rule 20158 reports it.)",
        why: "nvcc writes `decltype({a})` for the type of the variable, and the host compiler stops with `expected
primary-expression before '{' token`. nvcc itself says nothing.",
        bad: "void run(int a) {
  auto op = [w{a}] __device__ () { return w; };
  (void)op;
}
",
        good: "void run(int a) {
  auto op = [w(a)] __device__ () { return w; };
  (void)op;
}
",
        remedy: "Write `[w(a)]` or `[w = a]`.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    let braced = |c: &&Capture| matches!(c.kind, CaptureKind::Init { style: b'{', .. }) && !c.by_reference && !c.pack;
    for capture in lambda
        .facts
        .captures
        .iter()
        .filter(braced)
        .filter(|_| lambda.facts.space == Space::Device)
    {
        out.push(
            lambda
                .finding(&RULE, capture.at)
                .here("this init-capture has braces")
                .note("the host compiler fails with `expected primary-expression before '{' token`")
                .help(format!("write `{0}(...)` or `{0} = ...`", capture.name))
                .fix(repairs::parentheses(lambda, capture)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn parentheses_and_equals_signs_are_fine() {
        assert!(lines(&RULE, "void f(int a) { auto l = [v(a), w = a] __device__ () {}; }").is_empty());
    }
}
