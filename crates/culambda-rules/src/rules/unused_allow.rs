//! A comment that allows nothing.

use crate::finding::Place;
use crate::finding::{Finding, Level};
use crate::registry;
use crate::rule::{Check, Documentation, Rule};
use crate::suppress::comments::Named;

/// The rule.
pub static RULE: Rule = Rule {
    name: "unused-allow",
    number: None,
    level: Level::Warning,
    message: "this comment allows a finding that is not there",
    summary: "an `allow` comment suppresses nothing",
    documentation: Documentation {
        what: "A comment `// culambda: allow(rule) reason` is at a line, but the rule finds nothing there or on the next
line; or its word names no rule; or the comment begins with `culambda:` and is not written like that.",
        why: "A comment that suppresses nothing hides the next violation that somebody makes at that place, and tells readers
of a problem that is gone.",
        bad: "// culambda: allow(20136) the buffer is managed memory
void run(int n) {
  auto op = [n] __device__ () { return n; };
  (void)op;
}
",
        good: "void run(int n) {
  auto op = [n] __device__ () { return n; };
  (void)op;
}
",
        remedy: "Delete the comment, or the word that is not needed. If the word should name a rule, `culambda explain` knows
them.",
    },
    check: Check::Comments,
};

/// The finding for a word of a comment.
pub(crate) fn finding(place: Place, named: &Named) -> Finding {
    let word = &named.word;
    let (message, help) = match (named.rule, registry::nearest(word)) {
        (Some(_), _) => (
            format!("this comment allows `{word}`, which is not reported here"),
            "delete it".to_owned(),
        ),
        (None, Some(near)) => (
            format!("`{word}` in this comment names no rule"),
            format!("did you mean `{}`?", near.name),
        ),
        (None, None) => (
            format!("`{word}` in this comment names no rule"),
            "`culambda explain` lists the rules".to_owned(),
        ),
    };
    about(place, message, help)
}

/// The finding for a comment that cannot be understood.
pub(crate) fn not_understood(place: Place) -> Finding {
    let message = "this comment allows nothing: it names no rule in parentheses".to_owned();
    about(place, message, "write `culambda: allow(RULE) reason`".to_owned())
}

fn about(place: Place, message: String, help: String) -> Finding {
    Finding {
        rule: &RULE,
        level: RULE.level,
        place,
        message,
        here: String::new(),
        labels: Vec::new(),
        notes: vec![
            "a comment allows a rule on its own line and on the next one, or on that after further comments".to_owned(),
        ],
        help,
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
    fn a_comment_works_on_its_line_and_the_next() {
        let with = |gap: &str| {
            lines(
                &RULE,
                &format!(
                    "void f(int a) {{\n// culambda: allow(20136) because\n{gap}auto l = [&a] __device__ () {{}}; }}"
                ),
            )
        };
        assert!(with("").is_empty());
        assert_eq!(with("\n"), [2]);
        // A reason may be long.
        assert!(with("// of this\n  // and that\n").is_empty());
        assert_eq!(with("int b; // of this\n"), [2]);
    }

    #[test]
    fn words_that_name_nothing_are_told() {
        assert_eq!(
            lines(
                &RULE,
                "auto l = [] __device__ () {}; // culambda: allow(nonsense) because"
            ),
            [1]
        );
    }

    #[test]
    fn what_is_written_in_another_way_is_told() {
        let with = |comment: &str| lines(&RULE, &format!("auto l = [] __device__ () {{}};\n{comment}\n"));
        for comment in [
            "// culambda: allow() because",
            "// culambda: allow 20136 because",
            "/* culambda: alow(20136) because */",
            "#define M(x) [x] __device__ () {} // culambda: allow(20136) because",
        ] {
            assert_eq!(with(comment), [2], "{comment}");
        }
        assert!(with("// about culambda: allow(20136) does nothing here").is_empty());
    }

    #[test]
    fn where_nothing_is_known_nothing_is_told() {
        let left_out = "#if 0\n// culambda: allow(20136) because\n#endif\n";
        assert!(lines(&RULE, left_out).is_empty());
        let unknown = "void f(int a) { run([&a] UNKNOWN_DEVICE () {}); } // culambda: allow(20136) because\n";
        assert!(lines(&RULE, unknown).is_empty());
    }
}
