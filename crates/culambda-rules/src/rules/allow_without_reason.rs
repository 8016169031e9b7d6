//! A comment that allows something without a reason.

use crate::finding::Place;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "allow-without-reason",
    number: None,
    level: Level::Warning,
    message: "this comment allows a finding without saying why",
    summary: "an `allow` comment gives no reason",
    documentation: Documentation {
        what: "A comment `// culambda: allow(rule)` gives no reason after the closing parenthesis.",
        why: "Whoever reads the code later cannot know whether the reason still holds.",
        bad: "void run(int n) {
  // culambda: allow(extended_lambda_reference_capture)
  auto op = [&n] __device__ () { return 1; };
  (void)op;
}
",
        good: "void run(int n) {
  // culambda: allow(extended_lambda_reference_capture) never launched, only its type is used
  auto op = [&n] __device__ () { return 1; };
  (void)op;
}
",
        remedy: "Write the reason after the parenthesis.",
    },
    check: Check::Comments,
};

/// The finding for a comment.
pub(crate) fn finding(place: Place) -> Finding {
    Finding {
        rule: &RULE,
        level: RULE.level,
        place,
        message: RULE.message.to_owned(),
        here: String::new(),
        labels: Vec::new(),
        notes: Vec::new(),
        help: "write the reason after the closing parenthesis".to_owned(),
        fixes: Vec::new(),
        open: false,
        by_flags: false,
        late: false,
        waits: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn punctuation_is_no_reason() {
        let with = |reason: &str| {
            lines(
                &RULE,
                &format!("void f(int a) {{ auto l = [&a] __device__ () {{}}; }} /* culambda: allow(20136){reason} */"),
            )
        };
        assert_eq!(with(" - "), [1]);
        assert!(with(": measured").is_empty());
    }
}
