//! 20125: a kernel template is launched with a closure that is not an extended lambda.

use crate::context::KernelLaunch;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::facts::LibraryLoop;

/// The rule.
pub static RULE: Rule = Rule {
    name: "global_lambda_template_arg",
    number: Some(20125),
    level: Level::Error,
    message: r#"The closure type for a lambda ("%n", defined at %p) cannot be used in the template argument type of a __global__ function template instantiation, unless the lambda is defined within a __device__ or __global__ function, or the flag '-extended-lambda' is specified and the lambda is an extended lambda (a __device__ or __host__ __device__ lambda defined within a __host__ or __host__ __device__ function)"#,
    summary: "a kernel template is launched with a closure that is not an extended lambda",
    documentation: Documentation {
        what: "A kernel template is launched, and one of its template arguments is, or contains, the type of a lambda of host code
that is not an extended lambda: one without annotation, one that is only `__host__`, or an annotated one that is
outside of any function. It is reported at the launch. Where the launch is in a template, the place is
shown where that is instantiated for such a lambda.",
        why: "The host has to name the instantiation of the kernel that it launches, and the type of a lambda has no name. For
extended lambdas nvcc puts a type of its own in the place of the lambda; it does that for lambdas with
`__device__` or `__host__ __device__` that are in a function, and for no others.",
        bad: "template <class F> __global__ void kernel(F f) { f(); }
void run() {
  kernel<<<1, 32>>>([] {});
}
",
        good: "template <class F> __global__ void kernel(F f) { f(); }
void run() {
  kernel<<<1, 32>>>([] __device__ () {});
}
",
        remedy: "Annotate the lambda `__device__`, or `__host__ __device__` if the host calls it as well. Move a lambda at namespace
scope into the function that launches it, or make it a functor.",
    },
    check: Check::Launch(check),
};

fn check(launch: &KernelLaunch<'_>, out: &mut Vec<Finding>) {
    match launch.facts.of_library {
        Some(LibraryLoop::Kernel) => return check_loop(launch, out),
        Some(LibraryLoop::Lambda) => return,
        None => {}
    }
    let Some(place) = launch.place(Some(launch.facts.place)) else {
        return;
    };
    for closure in &launch.facts.closures {
        let defined = closure.place.map_or_else(String::new, |p| launch.written(p));
        out.push(
            Finding {
                rule: &RULE,
                level: RULE.level,
                place,
                message: RULE.message.replacen("%n", &closure.name, 1).replacen("%p", &defined, 1),
                here: format!("`{}` is launched with a lambda that is not extended", launch.facts.kernel),
                labels: Vec::new(),
                notes: Vec::new(),
                help: String::new(),
                fixes: Vec::new(),
                open: false,
                by_flags: false,
                late: false,
                waits: None,
            }
            .label(launch.place(closure.place), "this lambda")
            .label(launch.place(launch.facts.instantiated), "the launch is instantiated for it here")
            .note("only the closure types of lambdas with `__device__` that are in a function may be arguments of kernels")
            .help("write `__device__` after the capture list of the lambda; move it into a function if it is outside of one"),
        );
    }
}

/// A loop of a library that launches what it is given, which was not followed.
fn check_loop(launch: &KernelLaunch<'_>, out: &mut Vec<Finding>) {
    for closure in &launch.facts.closures {
        let defined = closure.place.map_or_else(String::new, |p| launch.written(p));
        let message = RULE
            .message
            .replacen("%n", &closure.name, 1)
            .replacen("%p", &defined, 1);
        let found = launch.of_library(&RULE, message);
        let note = format!(
            "`{}` launches a kernel with this lambda: nvcc reports it there",
            launch.facts.kernel
        );
        out.extend(found.map(|f| launch.as_far_as_known(f.note(note))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    const KERNEL: &str = "template <class F> __global__ void k(F f) { f(); }\n";

    #[test]
    fn extended_lambdas_and_functors_are_fine() {
        for body in [
            "k<<<1, 1>>>([] __device__ () {});",
            "auto l = [] __host__ __device__ () {}; k<<<1, 1>>>(l);",
            "struct S {}; k<<<1, 1>>>(S{}); [] __device__ () {};",
        ] {
            assert!(
                lines(&RULE, &format!("{KERNEL}void f() {{ {body} }}")).is_empty(),
                "{body}"
            );
        }
    }

    #[test]
    fn loops_of_libraries_launch_what_they_are_given() {
        let text = "// options: spaces
void f(int n) {
  mfem::forall(n, [=](int i) {});
  mfem::forall(n, [=] __host__ __device__ (int i) {});
  amrex::ParallelFor(n, [=](int i) {});
  Kokkos::parallel_for(\"name\", n, [=](int i) {});
  Kokkos::parallel_for(Kokkos::RangePolicy<Kokkos::Serial>(0, n), [=](int i) {});
  Kokkos::parallel_for(n, [=] __host__ __device__ (int i) { Kokkos::parallel_for(n, [=](int i) {}); });
}
";
        assert_eq!(lines(&RULE, text), [3, 6]);
    }

    #[test]
    fn an_argument_of_a_class_that_was_not_read_may_want_another_overload() {
        let text = "struct Device { explicit Device(const char *); };
template <class F> void launch(const Device &d, F f) {
  k<<<1, 1>>>(f);
}
";
        let call = |head: &str, d: &str| format!("{KERNEL}{text}void f({head}) {{ launch({d}, [] {{}}); }}");
        assert_eq!(lines(&RULE, &call("Device &d", "d")), [4]);
        assert_eq!(lines(&RULE, &call("", "\"gpu\"")), [4]);
        for argument in ["other::queue d", "other::queue &d", "const other::queue &d", "queue d"] {
            assert!(lines(&RULE, &call(argument, "d")).is_empty(), "{argument}");
        }
        // The class of the parameter was not read either.
        let other = |argument: &str| {
            let launch = "template <class F> void launch(const core::Device &d, F f) {\n  k<<<1, 1>>>(f);\n}\n";
            format!("{KERNEL}{launch}void f({argument} d) {{ launch(d, [] {{}}); }}")
        };
        assert!(lines(&RULE, &other("other::queue &")).is_empty());
        assert_eq!(lines(&RULE, &other("const core::Device &")), [3]);
    }

    #[test]
    fn a_launch_in_a_template_is_reported_there_once() {
        let rest = "template <class F> void launch(F f) {\n  k<<<1, 1>>>(f);\n}\n\
                    void f() { launch([] {}); launch([] __device__ () {}); launch([] { return 1; }); }\n";
        assert_eq!(lines(&RULE, &format!("{KERNEL}{rest}")), [3]);
    }
}
