//! 20159: an init-capture with a braced list.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::{CaptureKind, Space};

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_init_capture_initlist",
    number: Some(20159),
    level: Level::Error,
    message: "An extended %s lambda cannot have init-captures with type std::initializer_list",
    summary: "an init-capture has type `std::initializer_list`",
    documentation: Documentation {
        what: "A `__device__` lambda has an init-capture of type `std::initializer_list`: `[v = {1, 2, 3}]`, or `[v = list]`
where `list` is a variable of that type.",
        why: "A `std::initializer_list` is only a pair of pointers to a temporary array on the host. A copy of it on the
device would point to memory that is not there.",
        bad: "#include <initializer_list>
void run() {
  auto op = [v = {1, 2, 3}] __device__ () { return *v.begin(); };
  (void)op;
}
",
        good: "void run() {
  int values[] = {1, 2, 3};
  auto op = [values] __device__ () { return values[0]; };
  (void)op;
}
",
        remedy: "Put the values into an array or a `std::array` and capture that.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    if lambda.facts.space == Space::HostDevice {
        return;
    }
    for capture in lambda
        .facts
        .captures
        .iter()
        .filter(|c| matches!(c.kind, CaptureKind::Init { .. }) && !c.by_reference)
    {
        if capture
            .ty
            .known()
            .is_some_and(|t| t.initializer_list && (lambda.instantiation.is_some() || !t.dependent))
        {
            out.push(
                lambda
                    .finding(&RULE, capture.at)
                    .here("this is a `std::initializer_list`")
                    .note("it would only hold pointers to a temporary array on the host")
                    .help("put the values into an array or a `std::array`, and capture that"),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn a_plain_capture_of_a_list_is_accepted() {
        assert_eq!(lines(&RULE, "void f() { auto l = [v = {1}] __device__ () {}; }"), [1]);
        assert!(lines(&RULE, "void f() { auto l = [v = int{1}] __device__ () {}; }").is_empty());
    }

    #[test]
    fn dependent_lists_are_reported_where_they_are_instantiated() {
        let template = "#include <initializer_list>\ntemplate <class T> void f(std::initializer_list<T> l) {\nauto a = [v = l] __device__ () {};\nauto b = [v = {T()}] __device__ () {}; }\n";
        assert!(lines(&RULE, template).is_empty());
        assert_eq!(lines(&RULE, &format!("{template}void g() {{ f<int>({{}}); }}")), [3, 4]);
    }
}
