//! 20152: a class around the enclosing function is a private or protected member.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::class::Access;
use culambda_model::facts::FunctionFacts;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_inaccessible_ancestor",
    number: Some(20152),
    level: Level::Error,
    message: r#"An extended %s lambda cannot be defined inside a class ("%n") with private or protected access within another class"#,
    summary: "a class around the lambda is a private or protected member of another class",
    documentation: Documentation {
        what: "The class whose member function contains the extended lambda, or a class further out, is a private or protected
member of the class around it. Every such class is reported, from the inside out.",
        why: "To name the lambda, nvcc writes an expression like `&Outer::Inner::step` at namespace scope. If `Inner` is
private in `Outer` it may not be named there.",
        bad: "class Outer {
  struct Inner {
    void step(int n) {
      auto op = [n] __device__ () { return n; };
      (void)op;
    }
  };
};
",
        good: "class Outer {
 public:
  struct Inner {
    void step(int n) {
      auto op = [n] __device__ () { return n; };
      (void)op;
    }
  };
};
",
        remedy: "Make the nested class public, on every level that is reported; or move the lambda into a free function that the
member function calls.",
    },
    check: Check::Function(check),
};

fn check(lambda: &Lambda<'_>, function: &FunctionFacts, out: &mut Vec<Finding>) {
    let Some(class) = &function.class else { return };
    // In templates the reference stops at the first one.
    let most = if function.in_template { 1 } else { usize::MAX };
    for nested in class.nested.iter().filter(|n| n.access != Access::Public).take(most) {
        let name = if nested.name.is_empty() {
            "<unknown>"
        } else {
            &nested.name
        };
        let word = nested.access.word();
        out.push(
            lambda
                .finding_about(&RULE, lambda.head.next(), name)
                .here(format!("an extended lambda in a member function of a {word} class"))
                .label(
                    lambda.head.place_in_unit(nested.access_place),
                    format!("{word} from here on"),
                )
                .note(format!(
                    "nvcc names the lambda at namespace scope, where the {word} class `{name}` may not be named"
                ))
                .help(format!("make `{name}` public, or move the lambda into a free function")),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn every_level_is_reported() {
        let text = "class A { class B { class C { public: void f() { auto l = [] __device__ () {}; } }; }; };";
        assert_eq!(lines(&RULE, text), [1, 1]);
    }

    #[test]
    fn in_templates_the_innermost_one_is_reported() {
        let text = "template <class T> class A { class B { class C { public: void f() { auto l = [] __device__ () {}; } }; }; };";
        assert_eq!(lines(&RULE, text), [1]);
    }
}
