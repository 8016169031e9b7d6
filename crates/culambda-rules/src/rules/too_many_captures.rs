//! 20138: too many captures.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_too_many_captures",
    number: Some(20138),
    level: Level::Error,
    message: "An extended %s lambda can only capture up to 1023 variables",
    summary: "the lambda captures 1023 variables or more",
    documentation: Documentation {
        what: "An extended lambda captures 1023 variables or more. (The message says that 1023 are allowed; 1022 is the number
that really compiles.)",
        why: "nvcc limits how many variables travel to the device with one lambda. The real compiler does not even get the
message out: it stops with an internal error while it writes it.",
        bad: "#define TEN(x) x##0, x##1, x##2, x##3, x##4, x##5, x##6, x##7, x##8, x##9
#define HUNDRED(x) TEN(x##0), TEN(x##1), TEN(x##2), TEN(x##3), TEN(x##4), TEN(x##5), TEN(x##6), TEN(x##7), TEN(x##8), TEN(x##9)
#define MANY HUNDRED(a), HUNDRED(b), HUNDRED(c), HUNDRED(d), HUNDRED(e), HUNDRED(f), HUNDRED(g), HUNDRED(h), HUNDRED(i), HUNDRED(j), TEN(k), TEN(l), TEN(m)
void run() {
  int MANY;
  auto op = [MANY] __device__ () { return a00; };
  (void)op;
}
",
        good: "struct Params { int v[2000]; };
void run(Params p) {
  auto op = [p] __device__ () { return p.v[0]; };
  (void)op;
}
",
        remedy: "Gather the variables in a structure (at namespace scope) and capture that.",
    },
    check: Check::Captures(check),
};

/// The most captures that the reference takes.
const MAX_CAPTURES: usize = 1022;

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    let captures = &lambda.facts.captures;
    let Some(first_too_many) = captures.get(MAX_CAPTURES) else {
        return;
    };
    out.push(
        lambda
            .finding(&RULE, lambda.head.open())
            .here(format!("{} variables are captured", captures.len()))
            .label(lambda.head.place(first_too_many.at), "the first one too many")
            .note("1022 is the most that compiles; from 1023 on the compiler stops with an internal error")
            .help("gather variables in a structure and capture that"),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn one_thousand_and_twenty_two_are_accepted() {
        let list = |n: usize| (0..n).map(|i| format!("v{i} = 0")).collect::<Vec<_>>().join(", ");
        assert!(
            lines(
                &RULE,
                &format!("void f() {{ auto l = [{}] __device__ () {{}}; }}", list(1022))
            )
            .is_empty()
        );
        assert_eq!(
            lines(
                &RULE,
                &format!("void f() {{ auto l = [{}] __device__ () {{}}; }}", list(1023))
            ),
            [1]
        );
    }
}
