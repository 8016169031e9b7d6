//! 20146: the type of a captured variable is local to a function.

use crate::context::Lambda;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_capture_local_type",
    number: Some(20146),
    level: Level::Error,
    message: r#"A type local to a function ("%n") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda"#,
    summary: "the type of a captured variable is local to a function",
    documentation: Documentation {
        what: "The type of a variable that an extended lambda captures is, or contains, a type that is defined inside a
function: a local class, union or enumeration, or the type of an ordinary lambda. The type is searched through
pointers, references, arrays, typedefs and template arguments: a `Pair<int, Local>` counts. The types of other
*extended* lambdas are fine.",
        why: "The type of the captured variable becomes part of the type of the object that nvcc generates, and that type is
written at namespace scope. A type that is defined inside a function has no name there.",
        bad: "void run() {
  struct Range { int begin, end; };
  Range range{0, 10};
  auto op = [range] __device__ () { return range.end; };
  (void)op;
}
",
        good: "namespace {
struct Range { int begin, end; };
}
void run() {
  Range range{0, 10};
  auto op = [range] __device__ () { return range.end; };
  (void)op;
}
",
        remedy: "Move the type to namespace scope, before the function; an unnamed namespace or a namespace `detail` will
do. If the captured variable is an ordinary lambda, annotate that lambda `__host__ __device__`: then its type
can be captured.",
    },
    check: Check::Captures(check),
};

fn check(lambda: &Lambda<'_>, out: &mut Vec<Finding>) {
    for capture in lambda.typed_captures() {
        let Some(ty) = capture.ty.known().filter(|t| lambda.counts(t)) else {
            continue;
        };
        for named in &ty.local {
            out.push(
                lambda
                    .finding_about(&RULE, capture.at, &named.name)
                    .here(format!("the type of `{}` is `{}`", capture.name, ty.text))
                    .label(lambda.head.place_in_unit(named.place), format!("`{}` is local to a function", named.name))
                    .note("nvcc writes the types of captured variables at namespace scope, where this one may not be named")
                    .help(format!("move `{}` to namespace scope, before the function", named.name)),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn a_template_counts_where_it_is_instantiated() {
        let text = "template <class T> void f(T v) { struct L { T v; }; L l{v}; auto x = [l] __device__ () {}; }";
        assert!(lines(&RULE, text).is_empty());
        assert_eq!(lines(&RULE, &format!("{text}\nvoid g() {{ f(1); }}")), [1]);
    }

    #[test]
    fn uses_inside_the_body_are_free() {
        assert!(
            lines(
                &RULE,
                "void f() { struct L { int v; }; auto l = [n = sizeof(L)] __device__ () { L x{}; return x.v; }; }"
            )
            .is_empty()
        );
    }
}
