//! An extended lambda in a constant expression.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::literal::WHY;
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::NotLiteral;

/// The rule.
pub static RULE: Rule = Rule {
    name: "constant-closure",
    number: None,
    level: Level::Error,
    message: "expression must have a constant value",
    summary: "the lambda is a part of a constant expression",
    documentation: Documentation {
        what: "An extended lambda is called, or handed on, in the value of a `constexpr` variable, in a `static_assert`, after
`case` or in the condition of an `if constexpr`. Operands of `&&`, `||` and `?:` are not looked at: they may not be
evaluated.",
        why: WHY,
        bad: "// std: 17
void run() {
  constexpr int six = [] __host__ __device__ (int x) { return 2 * x; }(3);
  (void)six;
}
",
        good: "// std: 17
void run() {
  constexpr int six = [] (int x) { return 2 * x; }(3);
  (void)six;
}
",
        remedy: "Leave the annotations out: what is evaluated while the program is compiled needs none. Or call a `constexpr`
function.",
    },
    check: Check::Lambda(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    if let Some(NotLiteral::Expression { at }) = lambda.facts.not_literal {
        out.push(
            lambda
                .finding(&RULE, at)
                .here("this must be constant")
                .of_no_literal_type(lambda)
                .help("leave the annotations of the lambda out, or call a `constexpr` function"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn what_is_not_evaluated_is_fine() {
        let with = |text: &str| {
            let text = text.replace('L', "[] __host__ __device__ (int x) { return x; }");
            lines(&RULE, &format!("// std: 17\nvoid f(int k) {{ {text} }}\n"))
        };
        assert_eq!(with("constexpr int n = -(L(3) + 1);"), [2]);
        assert_eq!(with("static_assert(L(3) == 3);"), [2]);
        assert_eq!(with("if constexpr (L(3) == 3) {}"), [2]);
        assert_eq!(with("switch (k) { case L(3): break; }"), [2]);
        for text in [
            "int n = L(3);",
            "constexpr bool n = false && L(3);",
            "constexpr int n = true ? 1 : L(3);",
            "if (L(3)) {}",
        ] {
            assert!(with(text).is_empty(), "{text}");
        }
    }
}
