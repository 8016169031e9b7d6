//! 20143: the enclosing function is a constructor or destructor.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::{FunctionFacts, FunctionKind};

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_cant_take_function_address",
    number: Some(20143),
    level: Level::Error,
    message: r#"The enclosing parent function ("%n") for an extended %s lambda must allow its address to be taken"#,
    summary: "the lambda is in a constructor or destructor",
    documentation: Documentation {
        what: "An extended lambda is in a constructor or a destructor: in the body, in a member initialiser (`:
value(run([] __device__ () {...}))`) or in the handler of a function-try-block.",
        why: "nvcc tells lambdas apart by the address of the function around them. C++ has no way to take the address of a
constructor or a destructor.",
        bad: "struct Field {
  Field(int n) {
    auto op = [n] __device__ () { return n; };
    (void)op;
  }
};
",
        good: "struct Field {
  Field(int n) { fill(n); }
  void fill(int n) {
    auto op = [n] __device__ () { return n; };
    (void)op;
  }
};
",
        remedy: "Move the lambda, with the code that uses it, into a public member function and call that from the constructor or
destructor. (Not a private one: that is rule 20151.)",
    },
    check: Check::Function(check),
};

fn check(lambda: &Lambda<'_>, function: &FunctionFacts, out: &mut Vec<Finding>) {
    let what = match function.kind {
        FunctionKind::Ordinary => return,
        FunctionKind::Constructor => "constructor",
        FunctionKind::Destructor => "destructor",
    };
    out.push(
        lambda
            .finding_about(&RULE, lambda.head.next(), &function.name)
            .here(format!("an extended lambda in a {what}"))
            .label(lambda.head.place(function.name_at), format!("the {what}"))
            .note(format!("nvcc names the lambda by the address of the function around it, and a {what} has none that C++ can take"))
            .help(format!("move the lambda and the code that uses it into a public member function, and call that from the {what}")),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn destructors_and_templates_count() {
        assert_eq!(
            lines(&RULE, "struct S { ~S() { auto l = [] __device__ () {}; } };"),
            [1]
        );
        assert_eq!(
            lines(
                &RULE,
                "template <class T> struct S { S(); };\ntemplate <class T> S<T>::S() {\nauto l = [] __device__ () {}; }"
            ),
            [3]
        );
    }
}
