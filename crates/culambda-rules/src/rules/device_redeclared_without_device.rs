//! A function of the GPU is declared again without `__device__`.

use crate::crossed::Crossed;
use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};
use culambda_model::crossing::Redeclared;

/// The rule.
pub static RULE: Rule = Rule {
    name: "device_function_redeclared_without_device",
    number: Some(20037),
    level: Level::Warning,
    message: "a __device__ function(\"%n\") redeclared without __device__, hence treated as a __host__ __device__ function",
    summary: "a function of the GPU is declared again without `__device__`",
    documentation: Documentation {
        what: "A `__device__` function is declared again without any annotation. Often that is the definition of a member function outside of its
class.",
        why: "The host compiler and the GPU compiler must agree where a function runs. Where its declarations differ, the GPU compiler takes it for a
function of both sides from the later declaration on, and warns: whether its body can run there nobody has said. The host front
end goes on to take a function with `__device__` and without `__host__` for one of the GPU.",
        bad: "// options: spaces
struct Sum {
  __device__ int add(int a);
};
int Sum::add(int a) { return a + 1; }
",
        good: "// options: spaces
struct Sum {
  __device__ int add(int a);
};
__device__ int Sum::add(int a) { return a + 1; }
",
        remedy: "Write the same annotations in front of each declaration of the function.",
    },
    check: Check::Crossing(check),
};

fn check(crossed: &Crossed<'_>, out: &mut Vec<Finding>) {
    out.extend(crossed.redeclaration(&RULE, Redeclared::DeviceWithoutDevice));
}
