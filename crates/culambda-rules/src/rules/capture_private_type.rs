//! 20147: the type of a captured variable is a private or protected member.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_capture_private_type",
    number: Some(20147),
    level: Level::Error,
    message: r#"A type that is a private or protected class member ("%n") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda"#,
    summary: "the type of a captured variable is a private or protected member",
    documentation: Documentation {
        what: "The type of a variable that an extended lambda captures is, or contains, a private or protected member type of a
class. The type is searched through pointers, references, arrays, typedefs and template arguments, and the
classes around it count too. What matters is how the class declares the type; a public alias for a private type
does not help, and neither does friendship.",
        why: "The type of the captured variable becomes part of the type of the object that nvcc generates, and that type is
written at namespace scope. Private and protected member types may not be named there.",
        bad: "class Solver {
  struct State { int step; };
 public:
  void run() {
    State state{1};
    auto op = [state] __device__ () { return state.step; };
    (void)op;
  }
};
",
        good: "class Solver {
 public:
  struct State { int step; };
  void run() {
    State state{1};
    auto op = [state] __device__ () { return state.step; };
    (void)op;
  }
};
",
        remedy: "Make the type public in its class. Or capture the parts of the variable that the body needs, copied into local
variables, instead of the whole.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    for capture in lambda.typed_captures() {
        let Some(ty) = capture.ty.known().filter(|t| lambda.counts(t)) else {
            continue;
        };
        for named in &ty.private {
            out.push(
                lambda
                    .finding_about(&RULE, capture.at, &named.name)
                    .here(format!("the type of `{}` is `{}`", capture.name, ty.text))
                    .label(lambda.head.place_in_unit(named.place), format!("this makes `{}` a private or protected member", named.name))
                    .note("nvcc writes the types of captured variables at namespace scope, where this one may not be named")
                    .help(format!("make `{}` public, or capture only the parts of it that are needed", named.name)),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn a_private_alias_of_a_public_type_does_no_harm() {
        assert!(
            lines(
                &RULE,
                "struct T {}; class C { using P = T; public: void f() { P p; auto l = [p] __device__ () {}; } };"
            )
            .is_empty()
        );
    }
}
