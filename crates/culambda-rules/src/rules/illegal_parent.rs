//! 20134: a malformed `__nv_parent` directive.

use crate::context::Head;
use crate::finding::{Finding, Level};
use crate::repairs;
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_illegal_parent",
    number: Some(20134),
    level: Level::Error,
    message: "malformed __nv_parent annotation. Expected address of enclosing function",
    summary: "the operand of a `__nv_parent` directive is not the address of a function",
    documentation: Documentation {
        what: "`__nv_parent(&function)` is an undocumented directive of nvcc that may follow the capture list of a
lambda. Its operand has to be the address of a function.",
        why: "The directive names the function around the lambda.",
        bad: "void run(int n) {
  auto op = [n] __nv_parent(3) __device__ () { return n; };
  (void)op;
}
",
        good: "void run(int n) {
  auto op = [n] __device__ () { return n; };
  (void)op;
}
",
        remedy: "Write `__nv_parent(&run)` with the name of the function around the lambda; better, delete the directive: nobody
needs it.",
    },
    check: Check::Head(check),
};

fn check(head: &Head<'_>, out: &mut Vec<Finding>) {
    if !head.target.extended_lambda {
        return;
    }
    for directive in head.parent_directives() {
        if head
            .item
            .parents
            .iter()
            .any(|p| p.mark_at == directive.at && !p.function)
        {
            out.push(
                head.finding(&RULE, head.behind(directive))
                    .here("after the directive")
                    .label(
                        Some(head.place_of_source(directive.source)),
                        "this is not the address of a function",
                    )
                    .help("write the address of the function around the lambda, or delete the directive")
                    .fix(repairs::delete_mark(head, directive)),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn addresses_of_variables_do_not_count() {
        assert_eq!(
            lines(
                &RULE,
                "int g;\nvoid f() { auto l = [] __nv_parent(&g) __device__ () {}; }"
            ),
            [2]
        );
        assert!(lines(&RULE, "void f() { auto l = [] __nv_parent(&f) __device__ () {}; }").is_empty());
    }
}
