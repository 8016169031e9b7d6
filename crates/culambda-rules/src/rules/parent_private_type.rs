//! 20150: a template argument of the enclosing function is a private or protected member.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::Instantiation;

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_parent_private_type",
    number: Some(20150),
    level: Level::Error,
    message: r#"A type that is a private or protected class member ("%n") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda"#,
    summary: "a template argument of the enclosing function is a private or protected member",
    documentation: Documentation {
        what: "The function around an extended lambda is a template, and it is instantiated for a type that is, or contains, a
private or protected member type of a class. The type is searched through pointers, references, arrays, typedefs
and template arguments, and the classes around it count too.
Every instantiation counts, also one that another template makes, and whether or not the lambda reaches a kernel.
Arguments of the *class* around a member function do not count. It is reported at the lambda, and the
instantiation is shown beside it.",
        why: "The type that nvcc generates for the lambda carries the address of its enclosing function as a template argument.
That address is written at namespace scope, with the template arguments of the function: `&apply<Solver::State>`.
Private and protected member types may not be named there.",
        bad: "template <class T> void apply(T value) {
  auto op = [value] __device__ () { return sizeof(value); };
  (void)op;
}
class Solver {
  struct State { int step; };
 public:
  void run() { apply(State{1}); }
};
",
        good: "template <class T> void apply(T value) {
  auto op = [value] __device__ () { return sizeof(value); };
  (void)op;
}
class Solver {
 public:
  struct State { int step; };
  void run() { apply(State{1}); }
};
",
        remedy: "Make the type public in its class. Or call the template with the parts of the object that it needs. A public
alias for a private type does not help, and neither does friendship.",
    },
    check: Check::Instantiation(check),
};

fn check(lambda: &Lambda<'_>, instantiation: &Instantiation, out: &mut Vec<Finding>) {
    for argument in &instantiation.arguments {
        for named in &argument.private {
            out.push(
                lambda
                    .finding_about(&RULE, lambda.head.next(), &named.name)
                    .here(format!(
                        "the enclosing function is instantiated with a private or protected member type, for `{}`",
                        argument.parameter
                    ))
                    .label(
                        lambda.head.place_in_unit(named.place),
                        format!("this makes `{}` a private or protected member", named.name),
                    )
                    .note("nvcc writes the enclosing function with its template arguments at namespace scope, where this type may not be named")
                    .help(format!("make `{}` public", named.name)),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn explicit_instantiations_are_reported_each() {
        let text = "class C { struct P {}; enum Q {}; public: struct R {}; };\n\
                    template <class T> void apply(T) {\n  auto op = [] __device__ () {};\n}\n\
                    template void apply<C::P>(C::P);\ntemplate void apply(C::Q);\ntemplate void apply<C::R>(C::R);\n";
        assert_eq!(lines(&RULE, text), [3, 3]);
    }

    #[test]
    fn arguments_of_the_class_do_not_count() {
        let text = "template <class T> struct S { void run() { auto op = [] __device__ () {}; } };\n\
                    class C { struct P {}; public: void f() { S<P>{}.run(); } };\n";
        assert!(lines(&RULE, text).is_empty());
    }
}
