//! An init-capture of a function.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "function-init-capture",
    number: None,
    level: Level::Error,
    message: "an extended lambda init-captures a function: the code that nvcc generates does not compile",
    summary: "the lambda has an init-capture that is initialised with a function itself",
    documentation: Documentation {
        what: "An extended lambda has an init-capture that is initialised with the name of a function: `[f = compute]`.",
        why: "The captured variable is a pointer, but nvcc writes `decltype(compute)` for its type, which is the function type.
The host compiler stops where the wrapper declares a field of that. nvcc itself says nothing.",
        bad: "float compute(int);
void run() {
  auto op = [f = compute] __device__ () { return sizeof(f); };
  (void)op;
}
",
        good: "float compute(int);
void run() {
  auto op = [f = &compute] __device__ () { return sizeof(f); };
  (void)op;
}
",
        remedy: "Capture the address: `[f = &compute]`.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    for capture in lambda.facts.captures.iter().filter(|c| c.of_function) {
        out.push(
            lambda
                .finding(&RULE, capture.at)
                .here("this is a function, not a pointer to one")
                .note("the host compiler fails with `field .. invalidly declared function type`")
                .help(format!("capture its address: `{} = &..`", capture.name)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn variables_and_addresses_are_fine() {
        let with = |list: &str| {
            let text = format!("int g(int);\nvoid f(int a) {{ auto l = [{list}] __device__ () {{}}; }}\n");
            lines(&RULE, &text)
        };
        assert_eq!(with("p = g"), [2]);
        assert_eq!(with("p(g)"), [2]);
        assert!(with("p = &g").is_empty());
        assert!(with("p = a").is_empty());
        assert!(with("p = g(1)").is_empty());
    }
}
