//! A pragma silences a restriction, and the build fails all the same.

use crate::finding::{Finding, Level};
use crate::rule::{Check, Documentation, Rule};

/// The rule.
pub static RULE: Rule = Rule {
    name: "silenced-restriction",
    number: None,
    level: Level::Warning,
    message: "a pragma silences this restriction, but the code that nvcc generates does not compile",
    summary: "a pragma silences a restriction that the host compiler then runs into",
    documentation: Documentation {
        what: "A pragma like `#pragma nv_diag_suppress extended_lambda_inaccessible_parent` silences a restriction on the
function around the lambda (20143, 20151 or 20152), or turns it into a warning.",
        why: "The pragma silences nvcc's message and nothing else. nvcc still writes an expression like `&Solver::step` at
namespace scope, and the host compiler refuses it: `is private within this context`, or `taking address of
constructor`.",
        bad: "class Solver {
#pragma nv_diag_suppress extended_lambda_inaccessible_parent
  void step(int n) {
    auto op = [n] __device__ () { return n; };
    (void)op;
  }
};
",
        good: "class Solver {
 public:
  void step(int n) {
    auto op = [n] __device__ () { return n; };
    (void)op;
  }
};
",
        remedy: "Follow the restriction, and delete the pragma.",
    },
    check: Check::Comments,
};

/// The rules of which the host compiler insists.
pub(crate) const INSISTED: [u32; 3] = [20143, 20151, 20152];

/// The finding for one that a pragma silences.
pub(crate) fn finding(silenced: &Finding) -> Option<Finding> {
    silenced.rule.number.filter(|n| INSISTED.contains(n))?;
    let mut finding = silenced.clone();
    finding.rule = &RULE;
    finding.level = RULE.level;
    RULE.message.clone_into(&mut finding.message);
    finding
        .notes
        .insert(0, format!("the restriction: {}", silenced.message));
    Some(finding)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::lines;

    #[test]
    fn what_compiles_all_the_same_is_left_alone() {
        let with = |rule: &str, list: &str| {
            lines(
                &RULE,
                &format!(
                    "#pragma nv_diag_suppress {rule}\nstruct S {{ S() {{ int a; auto l = [{list}] __device__ () {{}}; }} }};"
                ),
            )
        };
        assert_eq!(with("20143", ""), [2]);
        assert!(with("20136", "&a").is_empty());
    }
}
