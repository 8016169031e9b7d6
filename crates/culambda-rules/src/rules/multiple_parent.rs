//! 20133: a second `__nv_parent` directive.

use crate::context::Head;
use crate::finding::{Finding, Level};
use crate::repairs;
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_multiple_parent",
    number: Some(20133),
    level: Level::Error,
    message: "Cannot specify multiple __nv_parent directives in a lambda declaration",
    summary: "a lambda has more than one `__nv_parent` directive",
    documentation: Documentation {
        what: "`__nv_parent(&function)` is an undocumented directive of nvcc that may follow the capture list of a
lambda. This rule finds lambdas with two of them.",
        why: "The directive names the function around the lambda, and there is only one.",
        bad: "void run(int n) {
  auto op = [n] __nv_parent(&run) __nv_parent(&run) __device__ () { return n; };
  (void)op;
}
",
        good: "void run(int n) {
  auto op = [n] __device__ () { return n; };
  (void)op;
}
",
        remedy: "Delete the second directive; better, delete both: nobody needs them.",
    },
    check: Check::Head(check),
};

fn check(head: &Head<'_>, out: &mut Vec<Finding>) {
    let directives = head.parent_directives();
    if let (true, Some(second)) = (head.target.extended_lambda, directives.get(1)) {
        out.push(
            head.finding(&RULE, head.behind(second))
                .here("after the second directive")
                .label(Some(head.place_of_source(second.source)), "the second directive")
                .help("delete it")
                .fix(repairs::delete_mark(head, second)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn one_directive_is_accepted() {
        assert!(lines(&RULE, "void f() { auto l = [] __nv_parent(&f) __device__ () {}; }").is_empty());
    }
}
