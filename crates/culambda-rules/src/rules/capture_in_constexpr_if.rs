//! 20234: a first capture inside an `if constexpr`.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::repairs;
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_capture_in_constexpr_if",
    number: Some(20234),
    level: Level::Error,
    message: "An extended %s lambda cannot first-capture variable in constexpr-if context",
    summary: "a variable is mentioned for the first time inside an `if constexpr`",
    documentation: Documentation {
        what: "A lambda with a capture default (`[=]`) mentions a variable for the first time inside an `if constexpr`: in one
of its branches, whether it is taken or not, or in its condition. Only the first mention that captures counts;
`sizeof(x)` captures nothing. An entry in the capture list avoids the error as well.",
        why: "An `if constexpr` drops the branch that is not taken, and the captures that only that branch makes with it. What
a lambda captures would then depend on the condition, but nvcc needs the list of captured variables before that:
it writes them down for the host compiler when it reads the lambda, templates included.",
        bad: "template <bool Scale> void run(float *data, float factor) {
  auto op = [=] __device__ (int i) {
    if constexpr (Scale) { data[i] *= factor; }
  };
  (void)op;
}
",
        good: "template <bool Scale> void run(float *data, float factor) {
  auto op = [=] __device__ (int i) {
    (void)data;
    (void)factor;
    if constexpr (Scale) { data[i] *= factor; }
  };
  (void)op;
}
",
        remedy: "Mention the variable once before the `if constexpr`: a statement `(void)x;` at the start of the body is enough,
`(void)this;` for members. Or list the variables instead of using a default: `[data, factor]`.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    for capture in lambda
        .facts
        .captures
        .iter()
        .filter(|c| !c.explicit && c.in_constexpr_if)
    {
        let (name, at) = (&capture.name, capture.at);
        out.push(
            lambda
                .finding(&RULE, at)
                .here(format!("`{name}` is mentioned here for the first time"))
                .label(
                    lambda.head.place(lambda.head.brace()),
                    format!("a statement `(void){name};` after this brace repairs it"),
                )
                .note("what an `if constexpr` drops must not decide what the lambda captures")
                .help(format!(
                    "write `(void){name};` at the start of the body, or list `{name}` in the capture list"
                ))
                .fix(repairs::mention_first(lambda, name)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn an_earlier_mention_avoids_it() {
        let with = |first: &str| {
            lines(
                &RULE,
                &format!(
                    "void f(int a) {{ auto l = [=] __device__ () {{ {first} if constexpr (true) {{ return a; }} return 0; }}; }}"
                ),
            )
        };
        assert_eq!(with(""), [1]);
        assert!(with("(void)a;").is_empty());
        assert_eq!(with("(void)sizeof(a);"), [1]);
    }
}
