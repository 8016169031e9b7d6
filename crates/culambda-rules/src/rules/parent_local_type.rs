//! 20149: a template argument of the enclosing function is local to a function.

use crate::context::{KernelLaunch, Lambda};
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::{Instantiation, LibraryLoop};

/// The rule.
pub static RULE: Rule = Rule {
    name: "extended_lambda_parent_local_type",
    number: Some(20149),
    level: Level::Error,
    message: r#"A type local to a function ("%n") cannot be used in the template argument of the enclosing parent function (and any parent classes) of an extended __device__ or __host__ __device__ lambda"#,
    summary: "a template argument of the enclosing function is local to a function",
    documentation: Documentation {
        what: "The function around an extended lambda is a template, and it is instantiated for a type that is, or contains, a type
that is defined inside a function: a local class, union or enumeration, or the type of an ordinary lambda. The
type is searched through pointers, references, arrays, typedefs and template arguments. The types of other
*extended* lambdas are fine.
Every instantiation counts, also one that another template makes, and whether or not the lambda reaches a kernel.
Arguments of the *class* around a member function do not count. It is reported at the lambda, and the
instantiation is shown beside it.",
        why: "The type that nvcc generates for the lambda carries the address of its enclosing function as a template argument.
That address is written at namespace scope, with the template arguments of the function: `&apply<Range>`. A type
that is defined inside a function has no name there.",
        bad: "template <class T> void apply(T value) {
  auto op = [value] __device__ () { return sizeof(value); };
  (void)op;
}
void run() {
  struct Range { int begin, end; };
  apply(Range{0, 10});
}
",
        good: "template <class T> void apply(T value) {
  auto op = [value] __device__ () { return sizeof(value); };
  (void)op;
}
namespace {
struct Range { int begin, end; };
}
void run() {
  apply(Range{0, 10});
}
",
        remedy: "Move the type to namespace scope, before the function; an unnamed namespace or a namespace `detail` will
do. If the argument is an ordinary lambda, annotate that lambda `__host__ __device__`: the types of extended
lambdas may be template arguments.",
    },
    check: Check::InstantiationOrLoop(check, check_loop),
};

fn check(lambda: &Lambda<'_>, instantiation: &Instantiation, out: &mut Vec<Finding>) {
    for argument in &instantiation.arguments {
        for named in &argument.local {
            out.push(
                lambda
                    .finding_about(&RULE, lambda.head.next(), &named.name)
                    .here(format!(
                        "the enclosing function is instantiated with a type that is local to a function, for `{}`",
                        argument.parameter
                    ))
                    .label(
                        lambda.head.place_in_unit(named.place),
                        format!("`{}` is local to a function", named.name),
                    )
                    .note("nvcc writes the enclosing function with its template arguments at namespace scope, where this type may not be named")
                    .help(help(&named.name)),
            );
        }
    }
}

/// A loop of a library with an extended lambda in it, which was not followed.
fn check_loop(launch: &KernelLaunch<'_>, out: &mut Vec<Finding>) {
    if launch.facts.of_library != Some(LibraryLoop::Lambda) {
        return;
    }
    for closure in &launch.facts.closures {
        let message = RULE.message.replacen("%n", &closure.name, 1);
        let found = launch.of_library(&RULE, message);
        let note = format!(
            "`{}` is instantiated with the type of this lambda, and has an extended lambda in it that calls it on the GPU: nvcc reports it there",
            launch.facts.kernel
        );
        out.extend(found.map(|f| launch.as_far_as_known(f.note(note))));
    }
}

fn help(name: &str) -> String {
    if name.starts_with("lambda ") {
        return "annotate the lambda that is the argument `__host__ __device__`, or make it a functor at namespace scope"
            .to_owned();
    }
    format!("move `{name}` to namespace scope, before the function that defines it")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{lines, report};

    const TEMPLATE: &str = "template <class T> void apply(T) {\n  auto op = [] __device__ () {};\n}\n";

    #[test]
    fn it_is_reported_once_and_shows_the_instantiations() {
        let text = format!("{TEMPLATE}void f() {{ struct L {{}}; apply(L{{}});\n apply(new L); apply(1); }}");
        assert_eq!(lines(&RULE, &text), [2]);
        let labels = report(&text).findings[0].labels.clone();
        let shown: Vec<&str> = labels.iter().map(|l| l.text.as_str()).collect();
        assert_eq!(
            shown,
            [
                "`L` is local to a function",
                "instantiated here, with `T` = `L`",
                "instantiated here, with `T` = `L *`"
            ]
        );
    }

    #[test]
    fn loops_of_libraries_have_lambdas_of_their_own() {
        let text = "// options: spaces
void f(int n) {
  amrex::ParallelFor(n, [=](int i) {});
  auto held = [=](int i) {};
  amrex::For(n, held);
  amrex::ParallelFor(n, [=] __device__ (int i) {});
  amrex::ParallelFor(n, [=] UNSEEN (int i) {});
  amrex::ParallelFor(n, __device__ [=](int i) {});
  amrex::LoopOnCpu(n, [=](int i) {});
  mine::ParallelFor(n, [=](int i) {});
  (void)sizeof(amrex::ParallelFor(n, [=](int i) {}));
}
#ifdef UNSEEN
void g(int n) { amrex::ParallelFor(n, [=](int i) {}); }
#endif
template <class T> void h(int n) { amrex::ParallelFor(n, [=](int i) {}); }
namespace own {
template <class F> void ParallelFor(int n, F f) { f(n); }
void f(int n) { ParallelFor(n, [=](int i) {}); }
}
";
        // The last one is a note: nothing decides about its condition.
        assert_eq!(lines(&RULE, text), [3, 4, 14]);
    }

    #[test]
    fn what_is_not_evident_is_not_reported() {
        for rest in [
            "",
            "template <class U> void g() { struct L {}; apply(L{}); }",
            "template <class U> void apply(U, int = 0); void f() { struct L {}; apply(L{}); }",
            "void f() { struct L {}; apply(unseen(L{})); }",
            "void f() { struct L {}; if constexpr (UNSEEN) apply(L{}); }",
            "#ifdef UNSEEN\nvoid f() { struct L {}; apply(L{}); }\n#endif\n",
        ] {
            assert!(lines(&RULE, &format!("{TEMPLATE}{rest}")).is_empty(), "{rest}");
        }
    }
}
