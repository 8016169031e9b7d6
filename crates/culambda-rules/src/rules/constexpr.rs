//! 20163: a `constexpr` or `consteval` specifier.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::repairs;
use crate::rule::{Check, Documentation, Rule};
use culambda_source::Standard;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_constexpr",
    number: Some(20163),
    level: Level::Error,
    message: "The constexpr specifier is not allowed for an extended %s lambda",
    summary: "the lambda is `constexpr` or `consteval`",
    documentation: Documentation {
        what: "An extended lambda is declared `constexpr` or `consteval`.",
        why: "In the host code nvcc replaces the lambda by an object whose call operator has no usable body, so it can be no
constant expression.",
        bad: "void run() {
  auto op = [] __device__ () constexpr { return 1; };
  (void)op;
}
",
        good: "void run() {
  auto op = [] __device__ () { return 1; };
  (void)op;
}
",
        remedy: "Delete the specifier. In device code a lambda is `constexpr` without being told so, when its body allows it.",
    },
    check: Check::Lambda(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    let head = &lambda.head;
    if head.target.standard < Standard::Cpp17 {
        // There the language itself has no such lambdas, and a general error comes instead.
        return;
    }
    for token in &head.head.specifiers {
        let word = head.word(*token);
        if !matches!(word, "constexpr" | "consteval") {
            continue;
        }
        let own = head.place(head.offset(*token));
        let mut finding = lambda
            .finding(&RULE, head.brace())
            .label(own, format!("`{word}` is here"))
            .note("what nvcc puts in place of the lambda on the host is not a constant expression")
            .help(format!("delete `{word}`"))
            .fix(repairs::delete_word(head, *token));
        finding.message = finding.message.replacen("constexpr", word, 1);
        out.push(finding);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn the_line_is_that_of_the_brace() {
        assert_eq!(
            lines(
                &RULE,
                "void f() { auto l = [] __device__ () constexpr\n{ return 1; }; }"
            ),
            [2]
        );
        assert!(
            lines(
                &RULE,
                "__device__ void f() { auto l = [] __device__ () constexpr { return 1; }; }"
            )
            .is_empty()
        );
    }
}
