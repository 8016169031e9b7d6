//! A name that is twice in a capture list.

use crate::context::Head;
use crate::finding::{Finding, Level};
use crate::fix::Applicability;
use crate::repairs;
use crate::rule::{Check, Documentation, Rule};
use rustc_hash::FxHashMap;

/// The rule.
pub static RULE: Rule = Rule {
    name: "capture-repeated",
    number: None,
    level: Level::Error,
    message: "a name cannot appear more than once in a capture-list",
    summary: "a name is twice in the capture list",
    documentation: Documentation {
        what: "The capture list of a lambda with an execution space annotation has a name twice, in whatever form: `[k, k]`,
`[&k, k]`, `[k, k = 1]`, `[this, *this]`.",
        why: "C++ forbids it. g++ does no more than warn, so such code builds for the CPU; nvcc's front end stops with this
error, which has no number and which no pragma silences.",
        bad: "void run(int n, int k) {
  auto op = [n, k, n] __device__ () { return n + k; };
  (void)op;
}
",
        good: "void run(int n, int k) {
  auto op = [n, k] __device__ () { return n + k; };
  (void)op;
}
",
        remedy: "Leave one of them out.",
    },
    check: Check::Head(check),
};

fn check(head: &Head<'_>, out: &mut Vec<Finding>) {
    let mut first = FxHashMap::default();
    for entry in head.captures().filter(|_| head.annotated()) {
        let Some(name) = head.name_of(entry) else { continue };
        let at = head.offset(entry.token);
        let Some(before) = first.insert(name, at) else { continue };
        let finding = head.finding(&RULE, at);
        out.push(
            finding
                .here(format!("`{name}` is in the list already"))
                .label(head.place(before), "here")
                .note("g++ only warns")
                .help("leave one of them out")
                .fix(repairs::drop_entry(head, entry, Applicability::Unsafe)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn every_further_one_is_told() {
        let with = |list: &str| {
            lines(
                &RULE,
                &format!("void f(int k, int m) {{ auto l = [{list}] __device__ () {{}}; }}"),
            )
        };
        assert_eq!(with("k, m, k, k"), [1, 1]);
        assert_eq!(with("k, k = m"), [1]);
        assert!(with("=, m = k").is_empty());
        let fixed = |list: &str| {
            let text = format!("void f(int k) {{ auto l = [{list}] __device__ () {{}}; }}");
            crate::examples::report(&text)
                .findings
                .iter()
                .any(|f| !f.fixes.is_empty())
        };
        assert!(fixed("k,\n  k"));
        assert!(!fixed("k, /* why */ k"), "a comment would be lost");
        assert!(lines(&RULE, "void f(int k) { auto l = [k, k] () {}; }").is_empty());
    }
}
