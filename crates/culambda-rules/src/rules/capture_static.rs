//! A variable with static storage in a capture list.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "capture-static",
    number: None,
    level: Level::Error,
    message: "a variable with static storage duration cannot be captured in a lambda",
    summary: "the capture list names a global or static variable",
    documentation: Documentation {
        what: "The capture list of an extended lambda names a variable that is no local one, or a local one that is `static`,
`extern` or `thread_local`.",
        why: "Only variables with automatic storage are captured; others are there by themselves. g++ does no more than warn,
so such code builds for the CPU; nvcc's front end stops with this error, which has no number and which no pragma
silences.",
        bad: "static int scale = 2;
void run(int n) {
  auto op = [n, scale] __device__ () { return n * scale; };
  (void)op;
}
",
        good: "static int scale = 2;
void run(int n) {
  auto op = [n, scale = scale] __device__ () { return n * scale; };
  (void)op;
}
",
        remedy: "For device code copy a host variable: `[x = x]` in a `__device__` lambda, or a local variable before
it. A `__device__` or `__constant__` variable needs no capture.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    for at in &lambda.facts.static_captures {
        let token = lambda.head.view().token_at(*at);
        let name = token.map_or("", |token| lambda.head.word(token));
        out.push(
            lambda
                .finding(&RULE, *at)
                .here("this variable is no local one with automatic storage")
                .note("g++ only warns")
                .help(format!(
                    "copy the value into a local variable and capture that; leave `{name}` out if it is a `__device__` variable"
                )),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn what_may_be_a_local_variable_is_fine() {
        let with = |list: &str| {
            let text = format!(
                "int g; namespace n {{ int h; }} using n::h; struct B;\n\
                 struct S : B {{ void f(int k) {{ static int s; int v, w(k); auto l = [{list}] __device__ () {{}}; }} }};\n\
                 void f(int g, int k) {{ static const int s = 1; extern int e; int fn(int); auto l = [{list}] __device__ () {{}}; }}"
            );
            lines(&RULE, &text)
        };
        assert_eq!(with("s"), [2, 3]);
        // A base that is not visible may have a member of the name.
        assert_eq!(with("h"), [3]);
        assert_eq!(with("e"), [3]);
        for list in ["g", "k", "v", "w", "fn", "g = g", "nowhere"] {
            assert!(with(list).is_empty(), "{list}");
        }
    }
}
