//! 20135: the enclosing function is a member of a local class.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::FunctionFacts;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_enclosing_function_local",
    number: Some(20135),
    level: Level::Error,
    message: r#"The enclosing parent function ("%n") for an extended %s lambda must not be defined inside another function"#,
    summary: "the function around the lambda is a member of a class that is defined inside another function",
    documentation: Documentation {
        what: "A class can be defined inside a function; it is then *local* to that function. This rule finds extended lambdas
in member functions of such classes, however deep the classes are nested.",
        why: "nvcc refers to the lambda from outside by the name of the function around it. A member of a local class has no
name that can be written outside of the function that defines the class.",
        bad: "void run() {
  struct Worker {
    void step(int n) {
      auto op = [n] __device__ () { return n; };
      (void)op;
    }
  };
  Worker().step(1);
}
",
        good: "namespace detail {
struct Worker {
  void step(int n) {
    auto op = [n] __device__ () { return n; };
    (void)op;
  }
};
}
void run() {
  detail::Worker().step(1);
}
",
        remedy: "Move the class out of the function, for example into an unnamed namespace or a namespace `detail` before
it. Or let the member function call a free function (template) that contains the lambda.",
    },
    check: Check::Function(check),
};

fn check(lambda: &Lambda<'_>, function: &FunctionFacts, out: &mut Vec<Finding>) {
    let Some(class) = function.class.as_ref().filter(|c| c.local) else {
        return;
    };
    let what = if class.name.is_empty() {
        "this class is local to a function".to_owned()
    } else {
        format!("`{}` is local to a function", class.name)
    };
    out.push(
        lambda
            .finding_about(&RULE, lambda.head.next(), &function.name)
            .here("an extended lambda in a member function of a local class")
            .label(lambda.head.place_in_unit(class.place), what)
            .note("nvcc names the lambda after the function around it, and nobody outside can name a member of a local class")
            .help(format!("move the class to namespace scope, or move the lambda into a free function that `{}` calls", function.name)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn a_class_within_a_local_class_is_local() {
        let text = "void f() { struct A { struct B { void g() {\nauto l = [] __device__ () {}; } }; }; }";
        assert_eq!(lines(&RULE, text), [2]);
    }

    #[test]
    fn a_class_that_could_not_be_read_to_its_end_is_not_local_to_the_next_function() {
        let text = "struct S {
static void f(int n) { run(n, [=] __host__ __device__ (int i) { }); }
{
}
static real g(const real& lw, const real& tau) {
}
};";
        assert!(lines(&RULE, text).is_empty());
    }
}
